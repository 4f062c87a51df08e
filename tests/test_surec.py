"""Komut satırı, çıkış kodları, akışlar, kodlamalar, bozuk girdi; çoğunlukla ayrı bir süreçte.

Döküm gereken yerde beklenen, programın düz koşusununkidir (ornek_turnuva.duz_kosu, yankili).
"""

import errno
import os
import random
import re
import shlex
import shutil
import subprocess
import time
import unittest
from itertools import chain, repeat
from pathlib import Path
from unittest import mock

from tests.calistirma import (
    YORUMLAYICI,
    Ucbirim,
    ayri,
    baslat,
    baytlarla,
    dosyada,
    kapsamda_atlanir,
    ortam,
    surecte,
)
from tests.ornek_turnuva import (
    BITTI,
    ERKEN_BITEN,
    GIRDI,
    ORTA,
    SATIRLAR,
    TUR_SAYISI,
    duz_kosu,
    kayit,
    yanitlar,
    yankili,
)
from tests.uretec import ELO, alt_alta, oyuncu, turnuva_girdisi
from tests.yardim import BEKLEME, POSIX, PROGRAM, Sinama, gecici_klasor, metne, oku


def bir_kez(hata):
    """İlk çağrıldığında bu hatayı veren işlev: akış kapanırken kalanı yeniden yazılır."""
    return mock.Mock(side_effect=chain([hata], repeat(None)))


class Komut(Sinama):
    """Komut satırı: yardım, kaydın yazılışları; başka her şey anlaşılmaz."""

    # Adı değiştirilmiş programınki.
    KULLANIM = "Kullanımı: 05090004219.py [--kayit DOSYA] [--adimlar]\n"

    def setUp(self):
        self.klasor = gecici_klasor(self)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.klasor)

    def test_yardim(self):
        program = shutil.copy(PROGRAM, "05090004219.py")
        kod, cikti, hata = ayri("", "--help", program=program)
        self.assertEqual(ayri("", "-h", program=program), (kod, cikti, hata))
        self.assertEqual((kod, hata), (0, ""))
        self.baslar(cikti, self.KULLANIM)
        anlatilan = ["turnuva-listeler.html", "gevşek", "0 turnuva bitti", "130 Ctrl-C",
                     " < son yanıtı "]
        self.assertEqual([soz for soz in anlatilan if soz not in cikti], [])
        self.assertLessEqual(max(map(len, cikti.splitlines())), 79)

    def test_baska_her_sey_anlasilmaz(self):
        """Bir satır verileni yineler, altındaki kullanımdır; hiçbir dosya açılmaz."""
        for verilen in (
            "--yok", "-x", "-h -h", "--help=1", "-h --kayit a", "--kayit a --help", "--kayit a b",
            "--kayit a --kayit b", "--kayit=a b", "--kay a", "--KAYIT a", "-kayit a",
            "kayit=a", "dosya", "--kayit", "--kayit=", "--kayit ", "--kayit -a", "--kayit=-h", "",
            "--kayıt", "--kayıt=", "--kayıt -a", "--kayıt a --kayıt b", "--KAYIT=a",
            "--kay\udcc4\udcb1t a", "--kay\udcc4\udcb1t=a",  # sistemin çözemediği
            "--adimlar --adımlar", "--adımlar --kayit a --adimlar", "--adimlar=1",
            "-h --adimlar", "--kayit --adimlar", "--kayit --adimlar a",
        ):
            with self.subTest(verilen):
                kod, cikti, hata = surecte(GIRDI, *verilen.split(" "), program="x/05090004219.py")
                self.assertEqual((kod, cikti), (2, ""))
                yinelenen = re.escape(repr(verilen))
                self.assertRegex(hata, f"^.*{yinelenen}\n{re.escape(self.KULLANIM)}$")
        self.assertEqual(list(self.klasor.iterdir()), [])

    def test_kaydin_yazilislari(self):
        """Ayrı ya da = ile; Türkçe klavyenin --kayıt'ı da."""
        for no, secenekler in enumerate((
            ["--kayit", "a = b.txt"], ["--kayit=a = b.txt"],
            ["--kayıt", "a = b.txt"], ["--kayıt=a = b.txt"],
        )):
            self.assertEqual(surecte(SATIRLAR[no], *secenekler)[0], 1)
        self.assertEqual(oku(self.klasor / "a = b.txt"), kayit(4))


class CikisKodlari(Sinama):
    def test_erken_biten_girdi(self):
        """Nerede biterse bitsin, döküm o istemde kalır; borudan gelirken de."""
        for kac in range(len(SATIRLAR)):
            self.assertEqual(surecte(yanitlar(0, kac)), (1, yankili(0, kac), BITTI))
        self.assertEqual(ayri(yanitlar(0, ORTA)), (1, yankili(0, ORTA), BITTI))

    def test_son_bosaltmada_ctrl_c(self):
        """Son listeler boşaltılırken kesilen program sessizce biter."""
        u = Ucbirim(SATIRLAR, yazinca=("Çapraz", bir_kez(KeyboardInterrupt)), dosyada=("stdout",))
        self.assertEqual((u.kod, u.stderr), (130, ""))


class Akislar(Sinama):
    def aygit(self, yol, kip):
        akis = open(yol, kip)
        self.addCleanup(akis.close)
        return akis

    def test_yazilamayan_cikti(self):
        """Giden okuyanda sessizce, yazılamayan çıktıda bir satırla biter."""
        yol = gecici_klasor(self) / "k.txt"
        okuyan, yazan = os.pipe()
        os.close(okuyan)
        self.addCleanup(os.close, yazan)
        ciktilar = [(yazan, 0), (self.aygit(os.devnull, "rb"), 1)]
        if Path("/dev/full").exists():
            ciktilar.append((self.aygit("/dev/full", "wb"), 1))
        for cikti, ileti in ciktilar:
            for girdi, secenekler in (
                ("", ["--help"]), ("", []), ("muz\n", ["--kayit", yol]),
                (turnuva_girdisi(100, 7, 1), []),  # dökümü arabelleğe sığmaz
            ):
                for borudan in (True, False):
                    with self.subTest(cikti=cikti, girdi=girdi[:9], borudan=borudan), \
                            dosyada(girdi) as dosya, \
                            baslat(*secenekler, stdin=subprocess.PIPE if borudan else dosya,
                                   stdout=cikti) as surec:
                        _, hata = surec.communicate(girdi.encode() if borudan else None, 60)
                        self.assertEqual((surec.returncode, hata.count(b"\n")), (1, ileti), hata)

    def test_okuyanin_gittigini_bildiren_hatalar(self):
        """EPIPE'tır, Windows'ta EINVAL de; öbürleri söylenir."""
        for no, ileti in ((errno.EPIPE, 0), (errno.EINVAL, int(POSIX)), (errno.ENOSPC, 1)):
            u = Ucbirim([], yazinca=("Oyuncunun", bir_kez(OSError(no, ""))))
            self.assertEqual((u.kod, u.stderr.count("\n")), (1, ileti), errno.errorcode[no])

    def test_okunamayan_girdi(self):
        with baslat(stdin=self.aygit(os.devnull, "wb")) as surec:
            _, hata = surec.communicate(timeout=60)
        self.assertEqual((surec.returncode, hata.count(b"\n")), (1, 1), hata)

    @unittest.skipIf(POSIX, "POSIX'te akışlar kabukta kapatılır")
    def test_konsolsuz_surec(self):
        """Konsoldan ayrılmış süreçte (pythonw'da da) üç akış da yoktur."""
        sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM)], timeout=60, env=ortam(),
                               creationflags=subprocess.DETACHED_PROCESS)
        self.assertEqual(sonuc.returncode, 1)

    @unittest.skipUnless(POSIX, "Windows'un kabuğu akış kapatamaz (test_konsolsuz_surec)")
    def test_kapali_akislar(self):
        komut = shlex.join([*YORUMLAYICI, str(PROGRAM)])
        for kapali, ileti in (("<&-", 1), (">&-", 1), ("<&- >&-", 1), ("2>&-", 0)):
            sonuc = subprocess.run(f"{komut} {kapali}", shell=True, input=GIRDI.encode(),
                                   capture_output=True, timeout=60, env=ortam())
            bulunan = (sonuc.returncode, sonuc.stdout, sonuc.stderr.count(b"\n"))
            self.assertEqual(bulunan, (1, b"", ileti), kapali)

    def test_uzun_satir_yanlis_yanittir(self):
        """Satırın boyu sınırsızdır; binlerce basamaklı sayı da hiçbir soruda kabul edilmez."""
        sayi = "9" * 2_000
        for satir, kac in (
            ("ş" * 2_000_000, 0), (sayi, 0), (sayi, ELO), (sayi * 9, TUR_SAYISI), (sayi, ORTA),
        ):
            kod, cikti, hata = surecte(f"{yanitlar(0, kac)}{satir}\n{yanitlar(kac)}")
            self.assertEqual((kod, hata.count("\n")), (0, 1), (satir[:9], kac))
            self.biter(cikti, duz_kosu().rpartition(": \n")[2])  # son istemden sonrası

    def test_dosyada_artan_satirlar(self):
        """Turnuva bitince sıradan dosyada kalanlar bir satırla söylenir; boş satırlar sayılmaz."""
        yol = gecici_klasor(self) / "k.txt"
        yol.write_bytes(GIRDI.encode())
        for bas, secenekler, dokum in (
            (GIRDI, [], duz_kosu()), (ERKEN_BITEN, [], duz_kosu(ERKEN_BITEN)),
            ("", ["--kayit", yol], yankili(len(SATIRLAR))),
        ):
            for artan, ileti in ((b"1\n", 1), (b"\n\n\xff\xfe", 1), (b"\n \r\n\t\n", 0), (b"", 0)):
                with self.subTest(secenekler, artan=artan):
                    kod, cikti, hata = surecte(bas.encode() + artan, *secenekler)
                    self.assertEqual((kod, hata.count("\n")), (0, ileti), hata)
                    self.assertEqual(cikti, dokum)
        self.assertEqual(ayri(GIRDI + "1\n"), (0, duz_kosu(), ""))  # borudan

    def test_istem_ve_kayit_beklerken_yazilmistir(self):
        """Çıktı dosyadayken de, girdi borudan gelirken de; öldürülen turnuva kayıttan sürer."""
        klasor = gecici_klasor(self)
        yol, dokum_yolu = klasor / "k.txt", klasor / "dokum.txt"
        with open(dokum_yolu, "wb") as dokum, baslat("--kayit", yol, stdout=dokum) as surec:
            bas = 0
            for dek in (*range(6), *range(TUR_SAYISI, ORTA), len(SATIRLAR) - 2):
                surec.stdin.write(yanitlar(bas, dek).encode())
                surec.stdin.flush()
                bas, son = dek, time.monotonic() + BEKLEME
                while (gelen := metne(dokum_yolu.read_bytes())) != yankili(0, dek):
                    self.assertLess(time.monotonic(), son, f"{BEKLEME} saniyede gelen: {gelen}")
                    time.sleep(0.005)
                self.assertEqual(oku(yol), kayit(dek))
            surec.kill()
        self.assertEqual(surecte(yanitlar(dek), "--kayit", yol), (0, yankili(dek), ""))

    def test_iletiler_dokumun_arasinda_yerindedir(self):
        """İki çıktı aynı yere giderken ileti, girdi nereden gelirse gelsin, istemin ardındadır."""
        girdi = "muz\n" + yanitlar(0, 3)
        istem, (_, dokum, hata) = yankili(0, 0), surecte(girdi)
        uyari, son_soz = hata.splitlines(keepends=True)
        with dosyada(girdi) as dosya:
            for stdin, borudan in ((dosya, None), (subprocess.PIPE, girdi.encode())):
                with baslat(stdin=stdin, stderr=subprocess.STDOUT) as surec:
                    birlikte, _ = surec.communicate(borudan, timeout=60)
                beklenen = istem + uyari + dokum[len(istem):] + son_soz
                self.assertEqual(metne(birlikte), beklenen)


class Kodlamalar(Sinama):
    def dokum(self, girdi, kodlama, **ek):
        """Örneğin verilen baytlarıyla yazılan, düz koşunun o kodlamadaki dökümüdür."""
        bulunan = baytlarla(girdi, env=ortam(**ek))
        self.assertEqual(bulunan, (0, duz_kosu().encode(kodlama, "replace"), b""))

    def test_akisin_kodlamasi(self):
        """Türkçeyi ve ½'yi taşıyan kodlamada çıktı öyledir, öbürlerinde UTF-8'dir.

        Girdinin UTF-8 satırları her kodlamada UTF-8'dir, öbürleri o kodlamada.
        """
        # mac-turkish'te bütün Türkçe harfler vardır, ½ yoktur; cp857'de ’ yoktur.
        for akis, cikti, girdiler in (
            ("utf-8", "utf-8", ["utf-8"]), ("cp1254", "cp1254", ["utf-8", "cp1254"]),
            ("cp857", "cp857", ["utf-8", "cp857"]), ("ascii", "utf-8", ["utf-8"]),
            ("cp1252", "utf-8", ["utf-8"]), ("mac-turkish", "utf-8", ["utf-8", "mac-turkish"]),
        ):
            for kodlama in girdiler:
                with self.subTest(akis=akis, girdi=kodlama):
                    self.dokum(GIRDI.encode(kodlama), cikti, PYTHONIOENCODING=akis)

    def test_iki_kodlamanin_satirlari_karisik(self):
        satirlar = [satir.encode("utf-8" if no // 4 % 2 else "cp1254")
                    for no, satir in enumerate(SATIRLAR)]
        girdi = b"".join(satirlar)
        self.assertNotIn(girdi, (GIRDI.encode(), GIRDI.encode("cp1254")))
        self.dokum(girdi, "cp1254", PYTHONIOENCODING="cp1254")

    def test_turkceyi_tasimayan_girdi_kendi_kodlamasindadir(self):
        # Þ cp1254'te Ş'dir.
        ilk = alt_alta(*oyuncu(7, "Şen"))
        ikinci = alt_alta(*oyuncu(8, "Þór"), 0, 1, "b", 1)
        girdi = ilk.encode() + ikinci.encode("cp1252")
        beklenen = duz_kosu(ilk + ikinci).encode()
        self.assertEqual(baytlarla(girdi, kodlama="cp1252"), (0, beklenen, b""))

    def test_uyarilarin_kodlamasi(self):
        """stderr de öyle seçilir; taşınamayan harf soru işaretidir."""
        for yanit, kodlama, uyarininki, alinti in (
            ("Ж1", "cp1254", "cp1254", "'?1'"), ("ş1", "ascii", "utf-8", "'ş1'"),
        ):
            _, _, hata = baytlarla(f"{yanit}\n".encode(), kodlama=kodlama)
            self.baslar(hata.decode(uyarininki), alinti)

    def test_cozulemeyen_ad(self):
        """Reddedilir, nedeni de söylenir."""
        girdi = yanitlar(0, 1).encode() + b"Al\xff\xfe\n" + yanitlar(1).encode()
        kod, _, hata = baytlarla(girdi)
        self.assertRegex(hata.decode(), "^[^\n]+çözülemeyen karakter[^\n]+\n$")
        self.assertEqual(kod, 0)

    @unittest.skipIf(POSIX, "POSIX'in kendi kodlaması yereldedir (test_c_yereli)")
    def test_windows_un_kod_sayfasi(self):
        """Hiçbir şey ayarlanmamışken kod sayfası Türkçeyi taşıyorsa odur, taşımıyorsa UTF-8.

        Satır sonu CRLF'tir.
        """
        import ctypes
        sayfa = f"cp{ctypes.windll.kernel32.GetACP()}"
        kodlama = sayfa if sayfa in ("cp1254", "cp857") else "utf-8"
        sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM)], input=GIRDI.encode(kodlama),
                               capture_output=True, timeout=60, env=ortam())
        self.assertEqual((sonuc.returncode, sonuc.stderr), (0, b""), sayfa)
        crlf = duz_kosu().replace("\n", "\r\n")
        self.assertEqual(sonuc.stdout, crlf.encode(kodlama, "replace"))

    @unittest.skipUnless(POSIX, "Windows'ta C yereli yok (test_windows_un_kod_sayfasi)")
    @kapsamda_atlanir
    def test_c_yereli(self):
        """Öbür ayarlarla: test_salon.AsilanListeler."""
        self.dokum(GIRDI.encode(), "utf-8", LC_ALL="C")

    def test_satir_sonlari_ve_bom(self):
        for metin in (
            GIRDI.replace("\n", "\r\r\n"), GIRDI[:-1], "\ufeff" + GIRDI.replace("\n", "\r\n"),
        ):
            with self.subTest(metin[:9]):
                self.dokum(metin.encode(), "utf-8", PYTHONIOENCODING="utf-8")


class BozukGirdi(Sinama):
    """Hiçbir girdide geri izleme yoktur; çıkış kodu 0 ya da 1'dir."""

    PARCALAR = (
        b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\x1b[2J", b"\x04", b"\x1a",
        b"\xed\xa0\x80", b"9" * 5000, b"-9" * 4000, b"A" * 100_000, b"\xe2\x80\xa8",
        b"\xf0\x9f\x98\x80", b"", b"%s%d", b"b", b"0", b"1", b"5", b"1000", b"Ali", b"-1",
    )

    def boz(self, tohum):
        """Örneğin girdisi, aralarına ya da yerlerine bozuk satırlar konmuş; kimi kesik."""
        rastgele, satirlar = random.Random(tohum), GIRDI.encode().splitlines()
        for _ in range(rastgele.randint(1, 30)):
            yer, baytlar = rastgele.randrange(len(satirlar)), rastgele.choices(range(256), k=20)
            satirlar[yer:yer + tohum % 2] = [rastgele.choice([*self.PARCALAR, bytes(baytlar)])]
        girdi = b"\n".join(satirlar)
        return girdi[:rastgele.randrange(len(girdi))] if tohum % 4 == 3 else girdi

    def listeler(self, dokum):
        """Dökümün istem olmayan satırları; boşlar da çıkar: yerleri yankıya bağlıdır."""
        return [satir for satir in dokum.split("\n") if satir and "giriniz" not in satir]

    def test_bozuk_girdiler(self):
        """Her satır ya kabul edilir ya bir iletiyle reddedilir; kayıt aynı listeleri verir."""
        yol = gecici_klasor(self) / "k.txt"
        for tohum in range(16):
            girdi, kodlama = self.boz(tohum), ("utf-8", "cp1254")[tohum // 4 % 2]
            with self.subTest(tohum):
                yol.write_bytes(b"")
                kod, cikti, hata = baytlarla(girdi, "--kayit", yol, kodlama=kodlama)
                self.assertIn(kod, (0, 1))
                kayittan_kod, dokum, son_sozler = surecte("", "--kayit", yol)
                self.assertEqual(kayittan_kod, kod)
                self.assertEqual(self.listeler(cikti.decode(kodlama)), self.listeler(dokum))
                if kod == 1:
                    reddedilen = hata.count(b"\n") - son_sozler.count("\n")
                    kabul = len(re.findall("^[^#]", oku(yol), re.M))
                    self.assertEqual(reddedilen + kabul, len(re.findall(b"[^\n]+\n?|\n", girdi)))
