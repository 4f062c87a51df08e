"""Komut satırı, çıkış kodları, akışlar, kodlamalar, bozuk girdi; çoğunlukla ayrı bir süreçte.

Döküm gereken yerde beklenen, programın düz koşusununkidir (ornek_turnuva.duz_kosu, yankili).
"""

import errno
import os
import random
import shlex
import shutil
import subprocess
import unittest
from itertools import chain, repeat
from pathlib import Path
from unittest import mock

from tests.calistirma import YORUMLAYICI, Ucbirim, ayri, baslat, baytlarla, dosyada, ortam, surecte
from tests.ornek_turnuva import (
    BITTI,
    DOSYASIZ,
    GIRDI,
    KAYIT,
    KAYITLAR,
    SATIRLAR,
    KayitSinamasi,
    duz_kosu,
    yanitlar,
    yankili,
)
from tests.uretec import SORULAR, boz, turnuva_girdisi
from tests.yardim import POSIX, PROGRAM, Sinama, gecici_klasor, oku


def bir_kez(hata):
    """İlk çağrıldığında bu hatayı veren işlev: akış kapanırken kalanı yeniden yazılır."""
    return mock.Mock(side_effect=chain([hata], repeat(None)))


class Komut(KayitSinamasi):
    """Komut satırı: yardım, kaydın yazılışları; başka her şey anlaşılmaz."""

    KULLANIM = "Kullanımı: %s [--kayit DOSYA] [--adimlar]\n"

    def test_yardim(self):
        program = shutil.copy(PROGRAM, "05090004219.py")
        kod, cikti, hata = ayri("", "--help", program=program)
        self.assertEqual(ayri("", "-h", program=program), (kod, cikti, hata))
        self.assertEqual((kod, hata), (0, ""))
        self.baslar(cikti, self.KULLANIM % program)
        self.assertLessEqual(max(map(len, cikti.splitlines())), 79)

    def test_baska_her_sey_anlasilmaz(self):
        """Bir satır verileni yineler, altındaki kullanımdır; hiçbir dosya açılmaz."""
        for verilen in (
            "--yok", "-x", "-h -h", "--help=1", "-h --kayit a", "--kayit a --help", "--kayit a b",
            "--kayit a --kayit b", "--kayit=a b", "--kay a", "--KAYIT a", "-kayit a",
            "kayit=a", "dosya", "--kayit", "--kayit=", "--kayit ", "--kayit -a", "--kayit=-h", "",
            "--kayıt", "--kayıt=", "--kayıt -a",
            "--kay\udcc4\udcb1t a", "--kay\udcc4\udcb1t=a",  # sistemin çözemediği
            "--adimlar --adımlar", "--adımlar --kayit a --adimlar", "--adimlar=1",
            "-h --adimlar", "--kayit --adimlar", "--kayit --adimlar a",
        ):
            with self.subTest(verilen):
                kod, cikti, hata = surecte(GIRDI, *verilen.split(" "))
                self.assertEqual((kod, cikti), (2, ""))
                self.assertEqual(hata.split("\n", 1)[1], self.KULLANIM % PROGRAM.name)
                self.assertIn(repr(verilen), hata.split("\n")[0])
        self.assertEqual(list(self.yol.parent.iterdir()), [])

    def test_kaydin_adinda_esittir(self):
        """Öbür yazılışlar test_adimlar'dadır."""
        surecte(SATIRLAR[0], "--kayit", "a = b.txt")
        surecte(SATIRLAR[1], "--kayit=a = b.txt")
        self.assertEqual(oku(self.yol.parent / "a = b.txt"), KAYITLAR[2])


class CikisKodlari(Sinama):
    def test_erken_biten_girdi(self):
        """Nerede biterse bitsin, döküm o istemde kalır. Son yanıtta Enter olmayabilir."""
        for kac in range(len(SATIRLAR)):
            self.assertEqual(surecte(yanitlar(0, kac)), (1, yankili(0, kac), BITTI))
        self.assertEqual(ayri(GIRDI[:-1]), (0, duz_kosu(), ""))

    def test_son_bosaltmada_ctrl_c(self):
        """Son listeler boşaltılırken kesilen program sessizce biter."""
        u = Ucbirim(SATIRLAR, yazinca=("Çapraz", bir_kez(KeyboardInterrupt)), dosyada=("stdout",))
        self.assertEqual((u.kod, u.stderr), (130, DOSYASIZ))


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
            for girdi, *secenekler in (
                ("", "--help"), ("",), ("muz\n", "--kayit", yol),
                (turnuva_girdisi(100, 7, 1),),  # dökümü arabelleğe sığmaz
            ):
                with self.subTest(cikti=cikti, girdi=girdi[:9]), dosyada(girdi) as dosya, \
                        baslat(*secenekler, stdin=dosya, stdout=cikti) as surec:
                    _, hata = surec.communicate(timeout=60)
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

    @unittest.skipUnless(POSIX, "Windows'un kabuğu akış kapatamaz")
    def test_kapali_akislar(self):
        komut = shlex.join([*YORUMLAYICI, str(PROGRAM)])
        for kapali, ileti in (("<&-", 1), (">&-", 1), ("<&- >&-", 1), ("2>&-", 0)):
            sonuc = subprocess.run(f"{komut} {kapali}", shell=True, input=GIRDI.encode(),
                                   capture_output=True, timeout=60, env=ortam())
            bulunan = (sonuc.returncode, sonuc.stdout, sonuc.stderr.count(b"\n"))
            self.assertEqual(bulunan, (1, b"", ileti), kapali)

    def test_dosyada_artan_satirlar(self):
        """Turnuva bitince sıradan dosyada kalanlar bir satırla söylenir; boş satırlar sayılmaz."""
        yol = gecici_klasor(self) / "k.txt"
        yol.write_bytes(KAYIT.encode())
        for bas, secenekler, dokum in (
            (GIRDI, [], duz_kosu()), ("", ["--kayit", yol], yankili(len(SATIRLAR))),
        ):
            for artan, ileti in ((b"1\n", 1), (b"\n\n\xff\xfe", 1), (b"\n \r\n\t\n", 0)):
                with self.subTest(secenekler, artan=artan):
                    kod, cikti, hata = surecte(bas.encode() + artan, *secenekler)
                    self.assertEqual((kod, hata.count("\n")), (0, ileti), hata)
                    self.assertEqual(cikti, dokum)
        self.assertEqual(ayri(GIRDI + "1\n"), (0, duz_kosu(), ""))  # borudan


class Kodlamalar(KayitSinamasi):
    def dokum(self, girdi, kodlama, *secenekler, **ek):
        """Örneğin verilen baytlarıyla yazılan, düz koşunun o kodlamadaki dökümüdür."""
        bulunan = baytlarla(girdi, *secenekler, env=ortam(**ek))
        self.assertEqual(bulunan, (0, duz_kosu().encode(kodlama, "replace"), b""))

    def test_akisin_kodlamasi(self):
        """Türkçeyi ve ½'yi taşıyan kodlamada çıktı öyledir, öbürlerinde UTF-8'dir.

        Girdinin UTF-8 satırları her kodlamada UTF-8'dir, öbürleri o kodlamada.
        """
        # mac-turkish'te bütün Türkçe harfler vardır, ½ yoktur; cp857'de ’ yoktur.
        for akis, cikti, *kodlamalar in (
            ("utf-8", "utf-8", "utf-8"), ("cp1254", "cp1254", "utf-8", "cp1254"),
            ("cp857", "cp857", "cp857", "utf-8"), ("ascii", "utf-8", "utf-8"),
            ("cp1252", "utf-8", "utf-8"), ("mac-turkish", "utf-8", "mac-turkish"),
        ):
            with self.subTest(akis):  # kodlamaları iki olanın oyuncuları sırayla ikisindedir
                satirlar = [satir.encode(kodlamalar[no // len(SORULAR) % len(kodlamalar)])
                            for no, satir in enumerate(SATIRLAR)]
                self.dokum(b"".join(satirlar), cikti, PYTHONIOENCODING=akis)

    def test_uyarilarin_kodlamasi(self):
        """stderr de öyle seçilir; taşınamayan harf soru işaretidir. Çözülemeyen ad söylenir."""
        for yanit, kodlama, uyarininki, alinti in (
            ("Ж1".encode(), "cp1254", "cp1254", "'?1'"), ("ş1".encode(), "ascii", "utf-8", "'ş1'"),
            (b"5\nAl\xff\xfe", "utf-8", "utf-8", "'Al\ufffd\ufffd' çözülemeyen karakter"),
        ):
            _, _, hata = baytlarla(yanit + b"\n", kodlama=kodlama)
            self.baslar(hata.decode(uyarininki), alinti)

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
    def test_c_yereli(self):
        """Döküm de, asılan sayfa da UTF-8'dir."""
        self.dokum(GIRDI.encode(), "utf-8", LC_ALL="C")
        self.dokum(GIRDI.encode(), "utf-8", "--kayit", self.yol, LC_ALL="C",
                   PYTHONCOERCECLOCALE="0", PYTHONUTF8="0")
        self.assertIn("ÇETİN CAN AY", self.asilan())


class BozukGirdi(Sinama):
    """Hiçbir girdide geri izleme yoktur; çıkış kodu 0 ya da 1'dir."""

    def test_bozuk_girdiler(self):
        for tohum in range(16):
            kodlama = ("utf-8", "cp1254")[tohum // 4 % 2]
            with self.subTest(tohum):
                kod, _, hata = baytlarla(boz(random.Random(tohum), GIRDI, 30), kodlama=kodlama)
                self.assertIn(kod, (0, 1))
                self.assertNotIn(b"Traceback", hata)
