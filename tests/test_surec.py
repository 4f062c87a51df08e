"""Gerçek program ayrı bir süreçte: çıkış kodları, kesintiler, akışlar, kodlamalar, bozuk girdi."""

import contextlib
import os
import random
import re
import select
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from tests.yardim import (
    BITTI,
    CIKTI,
    GIRDI,
    KAPSAM_OLCULUYOR,
    KAYIT,
    KOK,
    POSIX,
    PROGRAM,
    SATIRLAR,
    YORUMLAYICI,
    Sinama,
    ayri,
    baslat,
    baytlarla,
    ctrl_c_devralinmasin,
    duz,
    gecici_klasor,
    kayit,
    metne,
    oku,
    ortam,
    surecte,
    yanitlar,
    yankili,
)

DOLU_AYGIT = POSIX and Path("/dev/full").exists()

setUpModule = ctrl_c_devralinmasin


@contextlib.contextmanager
def dosyada(girdi):
    """Girdiyi taşıyan, stdin olmaya hazır geçici dosya."""
    with tempfile.TemporaryFile() as dosya:
        dosya.write(girdi.encode())
        dosya.seek(0)
        yield dosya


class CikisKodlari(Sinama):
    def test_erken_biten_girdi(self):
        """Kayıt yokken, nerede biterse bitsin, döküm o istemde kalır: ara sıralama yazılmaz."""
        for kac in range(len(SATIRLAR)):
            self.assertEqual(surecte(yanitlar(0, kac)), (1, yankili(0, kac), BITTI))
        self.assertEqual(ayri(yanitlar(0, 58)), (1, yankili(0, 58), BITTI))

    def test_yardim(self):
        for secenek in ("-h", "--help"):
            kod, cikti, hata = ayri("", secenek)
            self.assertEqual((kod, hata), (0, ""))
            # Her paragrafın söylediği, sırayla.
            duz_metin = " ".join(cikti.split())
            for parca in (
                "Kullanımı: python3 satranc.py [--kayit DOSYA] ",
                " her turun eşleştirmesini, sonunda nihai sıralamayı ve çapraz tabloyu yazar. ",
                " --kayit DOSYA ", " turnuva kaldığı yerden sürer -h, --help ",
                " Uçbirimde < son yanıtı geri alır; yinelenirse bir öncekini. ",
                " 0: ½ - ½, 1: 1 - 0, 2: 0 - 1, 3: + - -, 4: - - +, 5: - - - ",
                " başka bir oyuncu tur atlar; renk kuralları, tur atlama kuralı, ikisi birden "
                "gevşetilir. Bu değişikliği ve gevşetmeleri bir `Not:` satırı söyler. ",
                " eşleştirilemiyorsa turnuva bir önceki turla biter. ",
                " Çıkış kodları: 0 turnuva bitti, 1 girdi erken bitti ya da çıktı yazılamadı, "
                "2 kullanım ya da kayıt dosyası hatası, 130 Ctrl-C.",
            ):
                onceki, bulunan, duz_metin = duz_metin.partition(parca.strip())
                self.assertEqual(bulunan, parca.strip(), onceki)
            self.assertLessEqual(max(map(len, cikti.splitlines())), 79)
            # Örnek iki soru, dersin örneğinin istemleridir.
            for istem, yanit in (
                ("Turnuvadaki tur sayisini giriniz (4-8): ", "5"),
                ("1. turda 1. masada oynanan macin sonucunu giriniz (0-5): ", "1"),
            ):
                self.assertIn(istem, CIKTI)
                self.assertIn(f"\n  {istem}{yanit}\n", cikti)

    def test_yardimla_birlikte_verilenler(self):
        """Yardım istenmişse kayıt açılmaz; anlaşılmayan seçenek yine söylenir."""
        yol = gecici_klasor(self) / "k.txt"
        for secenekler in (("-h", "--kayit", yol), ("--kayit", yol, "--help")):
            kod, cikti, _ = surecte("5\n", *secenekler)
            self.assertEqual((kod, cikti[:9]), (0, "Kullanımı"))
        self.assertFalse(yol.exists())
        self.assertEqual(surecte("", "-h", "dosya")[0], 2)

    def test_yanlis_kullanim(self):
        yardim = "Yardım için: python3 satranc.py --help\n"
        bir_kez = f"--kayit bir kez, ardından dosya adıyla verilir: --kayit turnuva.txt\n{yardim}"
        yazilisi = f"seçeneği anlaşılmadı; kayıt için: --kayit turnuva.txt\n{yardim}"
        fazladan = f"fazladan verildi; kayıt dosyasıysa önüne --kayit yazınız.\n{yardim}"
        bosluk = "fazladan verildi; adda boşluk varsa tırnak içine alınız:\n--kayit"
        klasor = gecici_klasor(self)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(klasor)
        for secenekler, ileti in (
            (["--yok"], f"'yok' seçeneği anlaşılmadı. {yardim}"),
            (["-x"], f"'x' seçeneği anlaşılmadı. {yardim}"),
            (["--help=1"], f"'help' seçeneği anlaşılmadı. {yardim}"),
            (["--kayıt", "a"], f"'kayıt' {yazilisi}"), (["-kayit", "a"], f"'k' {yazilisi}"),
            (["--KAYIT", "a"], f"'KAYIT' {yazilisi}"),
            (["dosya"], f"'dosya' {fazladan}"),
            (["bir", "iki"], f"'bir' {fazladan}"),
            (["--kayit", "a", "b"], f"'b' {bosluk} \"a b\"\n{yardim}"),
            (["--kayit", "Yaz", "Turnuvasi", "son.txt"],
             f"'Turnuvasi' {bosluk} \"Yaz Turnuvasi son.txt\"\n{yardim}"),
            (["--kayit"], bir_kez), (["--kayit="], bir_kez), (["--kayit", ""], bir_kez),
            (["--kayit", "a", "--kayit", "b"], bir_kez), (["--kayit", "a", "--kayit=a"], bir_kez),
            (["--kayit", "--help"], bir_kez), (["--kayit=-h"], bir_kez),
        ):
            with self.subTest(secenekler):
                self.assertEqual(surecte("", *secenekler), (2, "", ileti))
                self.assertLessEqual(max(map(len, ileti.splitlines())), 79)
        self.assertEqual(list(klasor.iterdir()), [])
        self.assertEqual(ayri("", "dosya"), (2, "", f"'dosya' {fazladan}"))

    @unittest.skipUnless(POSIX, "Popen Windows'ta Ctrl-C gönderemez, Wine'ınki de güvenilmez")
    def test_son_bosaltmada_ctrl_c(self):
        """Dökümün hepsi arabelleğe sığar; sondaki boşaltma, dolan boruda beklerken kesilir."""
        sayfa = 4096
        okuyan, yazan = os.pipe()
        self.addCleanup(os.close, okuyan)
        self.addCleanup(os.close, yazan)
        os.set_blocking(yazan, False)
        with contextlib.suppress(BlockingIOError):
            while True:
                os.write(yazan, bytes(sayfa))
        os.read(okuyan, sayfa)  # bir sayfalık yer açar
        os.set_blocking(yazan, True)
        with dosyada(GIRDI) as dosya, baslat(stdin=dosya, stdout=yazan) as surec:
            while surec.poll() is None and select.select([], [yazan], [], 0)[1]:
                time.sleep(0.005)
            surec.send_signal(signal.SIGINT)
            _, hata = surec.communicate(timeout=60)
        self.assertEqual((surec.returncode, hata), (130, b""))


class Akislar(Sinama):
    def hedef(self, ad):
        """Adıyla anılan akışın Popen'a verilecek hâli; sınama bitince kapanır."""
        if ad == "giden":  # okuyanı baştan gitmiş boru
            okuyan, yazan = os.pipe()
            os.close(okuyan)
            self.addCleanup(os.close, yazan)
            return yazan
        if ad == "boru":
            return subprocess.PIPE
        akis = open(*{"dolu": ("/dev/full", "wb"), "okunur": (os.devnull, "rb"),
                      "yazılır": (os.devnull, "wb")}[ad])
        self.addCleanup(akis.close)
        return akis

    def test_yazilamayan_ciktilar(self):
        """Giden okuyucuda sessizce biter; yazılamayan çıktı söylenir.

        Yazılamayan uyarı turnuvayı bitirmez.
        """
        yol = gecici_klasor(self) / "k.txt"
        yazilamaz = "Okunamıyor ya da yazılamıyor: okunup yazılabilen bir dosya değil\n"
        yer_yok = "Okunamıyor ya da yazılamıyor: diskte yer yok\n"
        bozuk = f"{yol}: 3. satır (ELO):\n'999' geçersiz; 0 ya da en az 1000 giriniz.\n"
        muz = "muz\n" * 3 + GIRDI
        for girdi, stdout, stderr, kaydi, kod, hata in (
            (GIRDI, "giden", "boru", None, 1, ""),
            ("", "giden", "boru", None, 1, ""),
            ("muz\n", "giden", "boru", None, 1, ""),
            ("", "giden", "boru", yanitlar(0, 2) + "999\n", 1, bozuk),
            ("", "okunur", "boru", None, 1, yazilamaz),
            ("", "okunur", "boru", "yardım", 1, yazilamaz),
            ("", "dolu", "boru", None, 1, yer_yok),
            ("", "dolu", "boru", "yardım", 1, yer_yok),
            (GIRDI, "dolu", "boru", "", 1, yer_yok),
            ("", "dolu", "boru", KAYIT, 1, yer_yok),
            (muz, "boru", "giden", None, 0, None),
            (muz, "boru", "okunur", None, 0, None),
        ):
            if stdout == "dolu" and not DOLU_AYGIT:
                continue
            secenekler = {None: [], "yardım": ["--help"]}.get(kaydi, ["--kayit", yol])
            for borudan in (True, False):
                ne = {"girdi": girdi[:9], "stdout": stdout, "stderr": stderr, "borudan": borudan}
                with self.subTest(**ne), dosyada(girdi) as dosya:
                    yol.write_bytes((kaydi or "").encode())
                    with baslat(*secenekler, stdin=subprocess.PIPE if borudan else dosya,
                                stdout=self.hedef(stdout), stderr=self.hedef(stderr)) as surec:
                        yazilacak = girdi.encode() if borudan else None
                        cikti, yazilan = surec.communicate(yazilacak, timeout=60)
                    self.assertEqual(surec.returncode, kod)
                    if stderr == "boru":
                        self.assertEqual(metne(yazilan), hata)
                    else:
                        self.assertEqual(metne(cikti), yankili(0, 0) * 3 + CIKTI)
                    if kaydi in ("", KAYIT):
                        self.baslar(KAYIT, oku(yol))

    @unittest.skipUnless(DOLU_AYGIT, "hep dolu bir aygıt (/dev/full) yok")
    def test_iki_cikti_da_dolu_ve_az_tanitici(self):
        sinirla = ("import os, resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (4, 4)); "
                   "os.execv(%r, %r)")
        komut = [*YORUMLAYICI, "-c", sinirla % (sys.executable, [*YORUMLAYICI, str(PROGRAM)])]
        dolu = self.hedef("dolu")
        sonuc = subprocess.run(komut, stdin=subprocess.DEVNULL, stdout=dolu, stderr=dolu,
                               timeout=60, env=ortam())
        self.assertEqual(sonuc.returncode, 1)

    def test_okunamayan_girdi(self):
        """Döngü değildir; hata söylenir, Windows'ta giden okuyucununki olan EINVAL de."""
        okunamayanlar = [(self.hedef("yazılır"), ".+")]
        if hasattr(select, "epoll"):
            epoll = select.epoll()  # okunması EINVAL'dir
            self.addCleanup(epoll.close)
            okunamayanlar.append((epoll, "geçersiz ad ya da işlem"))
        for stdin, neden in okunamayanlar:
            with baslat(stdin=stdin) as surec:
                _, hata = surec.communicate(timeout=60)
            self.assertEqual(surec.returncode, 1)
            self.assertRegex(metne(hata), f"^Okunamıyor ya da yazılamıyor: {neden}\n$")

    @unittest.skipIf(POSIX, "POSIX'te akışlar kabukta kapatılır")
    def test_konsolsuz_surec(self):
        """Konsoldan ayrılmış süreçte (pythonw'da da) üç akış da yoktur."""
        yol = gecici_klasor(self) / "k.txt"
        yol.write_bytes(GIRDI.encode())
        sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM), "--kayit", str(yol)], timeout=60,
                               env=ortam(), creationflags=subprocess.DETACHED_PROCESS)
        self.assertEqual(sonuc.returncode, 0)

    @unittest.skipUnless(POSIX, "Windows'un kabuğu akış kapatamaz (test_konsolsuz_surec)")
    def test_kapali_akislar(self):
        """Yerlerine açılan boş aygıtlar da uyarı vermez."""
        program = f"{shlex.quote(sys.executable)} -S -W error {shlex.quote(str(PROGRAM))}"
        for yonlendirme, *beklenen in (
            ("<&-", 1, yankili(0, 0), BITTI), (">&-", 0, "", ""), ("2>&-", 0, CIKTI, ""),
            ("<&- >&-", 1, "", BITTI), (">&- 2>&-", 0, "", ""),
        ):
            sonuc = subprocess.run(
                f"{program} {yonlendirme}", shell=True, input=GIRDI.encode(), capture_output=True,
                timeout=60, env=ortam(PYTHONIOENCODING="utf-8"))
            bulunan = [sonuc.returncode, sonuc.stdout.decode(), sonuc.stderr.decode()]
            self.assertEqual(bulunan, beklenen)

    def test_sonu_gelmeyen_satir(self):
        """Bir milyon karakteri aşan satır sonuna dek okunmaz; kısası yanlış yanıttır."""
        with baslat() as surec:
            with contextlib.suppress(OSError):  # okumayı bırakınca
                while True:
                    surec.stdin.write(b"\0" * 65536)
            hata = surec.stderr.read()
            with contextlib.suppress(OSError):
                surec.stdin.close()
        self.assertEqual(surec.returncode, 1)
        ileti = "1000000 karakterden uzun bir satır geldi, sonuna dek okunmadı.\n"
        self.assertEqual(metne(hata), ileti)
        self.assertEqual(surecte("9" * 1_000_001 + "\n" + GIRDI)[:2], (1, yankili(0, 0)))
        # Sınır bayt değil karakterdir; son satırın satır sonu olmayabilir.
        for harf, uyari in (("9", "1000000 basamaklı"), ("ş", "bir tam sayı değil")):
            satir = harf * 1_000_000
            kod, cikti, hata = ayri(satir + "\n" + GIRDI)
            self.assertEqual((kod, cikti, hata.count("\n")), (0, yankili(0, 0) + CIKTI, 1))
            self.assertIn(uyari, hata)
            self.assertRegex(surecte(satir)[2], f"{uyari}[^\n]*\n{BITTI}$")

    def test_istem_ve_kayit_beklerken_yazilmistir(self):
        """Çıktı dosyadayken de, girdi borudan gelirken de; öldürülen turnuva kayıttan sürer."""
        klasor = gecici_klasor(self)
        yol, dokum_yolu = klasor / "k.txt", klasor / "dokum.txt"
        with open(dokum_yolu, "wb") as dokum, baslat("--kayit", yol, stdout=dokum) as surec:
            bas = 0
            for dek in (0, 1, 2, 3, 4, 36, 37, 38, 39, 42, 43, 57):
                surec.stdin.write(yanitlar(bas, dek).encode())
                surec.stdin.flush()
                bas, son = dek, time.monotonic() + 60
                while metne(dokum_yolu.read_bytes()) != yankili(0, dek):
                    self.assertLess(time.monotonic(), son, dokum_yolu.read_bytes()[-200:])
                    time.sleep(0.005)
                self.assertEqual(oku(yol), kayit(dek))
            surec.kill()
        self.assertEqual(surecte(yanitlar(57), "--kayit", yol), (0, yankili(57), ""))

    def birlikte(self, girdi, *secenekler, **ek):
        """stdout ile stderr'in, aynı yere gidince, birlikte yazdığı."""
        with baslat(*secenekler, stderr=subprocess.STDOUT, **ek) as surec:
            return metne(surec.communicate(girdi, timeout=60)[0])

    def test_iletiler_dokumun_arasinda_yerindedir(self):
        """Girdi dosyadan ya da borudan gelip iki çıktı aynı yere gidince de."""
        muz = "'muz' bir tam sayı değil; lisans no giriniz (bitirmek için 0).\n"
        with dosyada("muz\n" + GIRDI) as girdi:
            self.assertEqual(self.birlikte(None, stdin=girdi), yankili(0, 0) + muz + CIKTI)
        yol = gecici_klasor(self) / "k.txt"
        yol.write_bytes((GIRDI + "1\n").encode())
        artan = f"{yol}: {len(SATIRLAR) + 1}. satır ve sonrası kullanılmadı;\n"
        beklenen = f"{yankili(len(SATIRLAR))}{artan}turnuva ondan önce bitti.\n"
        self.assertEqual(self.birlikte(b"", "--kayit", yol), beklenen)
        self.assertEqual(self.birlikte(b""), yankili(0, 0) + BITTI)


class Kodlamalar(Sinama):
    def dokum(self, girdi_kodlamasi, cikti_kodlamasi, **ek):
        """Örnek, verilen kodlamayla yazılıp çalıştırılır; çıktının baytları döndürülür."""
        kod, cikti, hata = baytlarla(GIRDI.encode(girdi_kodlamasi), env=ortam(**ek))
        self.assertEqual((kod, hata), (0, b""))
        self.assertEqual(cikti, CIKTI.encode(cikti_kodlamasi, errors="replace"))
        return cikti

    def test_utf8_dosya_her_akistan_okunur(self):
        """Geçerli UTF-8 satır, konsolun kodlaması ne olursa olsun, UTF-8'dir.

        Öbürleri akışın kodlamasındadır.
        """
        for kodlama in ("utf-8", "cp1254", "cp857", "iso-8859-9"):
            for dosya in {"utf-8", kodlama}:
                with self.subTest(dosya=dosya, kodlama=kodlama):
                    self.dokum(dosya, kodlama, PYTHONIOENCODING=kodlama)

    def test_iki_kodlamanin_satirlari_karisik(self):
        satirlar = [satir.encode("utf-8" if no // 4 % 2 else "cp1254")
                    for no, satir in enumerate(SATIRLAR)]
        girdi = b"".join(satirlar)
        self.assertNotEqual(girdi, GIRDI.encode())
        beklenen = CIKTI.encode("cp1254", "replace")
        self.assertEqual(baytlarla(girdi, kodlama="cp1254"), (0, beklenen, b""))

    def test_ascii_icermeyen_kodlama_utf8_sayilir(self):
        for kodlama in ("utf-16", "utf-16-le", "utf-32", "utf-7", "cp1026"):
            with self.subTest(kodlama):
                self.dokum("utf-8", "utf-8", PYTHONIOENCODING=kodlama)
                # Dosya o kodlamada da olsa geri izleme yoktur.
                kod, _, hata = baytlarla(GIRDI.encode(kodlama), kodlama=kodlama)
                self.assertIn(kod, (0, 1))
                self.assertNotIn(b"Traceback", hata)

    def test_uyarilarin_kodlamasi(self):
        """stderr de Türkçeyi taşıyamayan kodlamada bırakılmaz.

        Taşıyanda, taşınamayan harf soru işaretidir.
        """
        for girdi, kodlama, uyarininki, alinti in (
            ("Ж", "cp1254", "cp1254", "'?'"), ("ş1", "ascii", "utf-8", "'ş1'"),
            ("½", "cp1252", "utf-8", "'½'"),
        ):
            _, _, hata = baytlarla(f"{girdi}\n".encode(), kodlama=kodlama)
            self.baslar(hata.decode(uyarininki), f"{alinti} bir tam sayı değil")

    def test_turkceyi_tasiyamayanin_yerine_utf8(self):
        # Sonuncusunda bütün Türkçe harfler vardır, ½ yoktur.
        for kodlama in ("ascii", "cp1252", "latin-1", "cp437", "mac-turkish"):
            with self.subTest(kodlama):
                self.dokum("utf-8", "utf-8", PYTHONIOENCODING=kodlama)

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
        self.assertEqual(sonuc.stdout, CIKTI.replace("\n", "\r\n").encode(kodlama, "replace"))

    @unittest.skipUnless(POSIX, "Windows'ta C yereli yok (test_windows_un_kod_sayfasi)")
    @unittest.skipIf(KAPSAM_OLCULUYOR, "kapsam aracının .pth dosyası C yerelinde okunamayabilir")
    def test_c_yereli(self):
        asil = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
        for ek in ({"LC_ALL": "C"}, {"LC_ALL": "POSIX"}, asil):
            with self.subTest(ek):
                self.dokum("utf-8", "utf-8", **ek)

    def test_satir_sonlari_ve_bom(self):
        for metin in (
            GIRDI.replace("\n", "\r\r\n"), GIRDI[:-1], "\ufeff" + GIRDI.replace("\n", "\r\n"),
        ):
            with self.subTest(metin[:9]):
                self.assertEqual(ayri(metin), (0, CIKTI, ""))

    def test_cozulemeyen_bayt_yanlis_yanittir(self):
        for yanit, kodlama in ((b"Al\xff\xfe", "utf-8"), (b"\xdd\x35\x05", "utf-16-le")):
            girdi = b"5\n" + yanit + b"\nAli\n0\n0\n6\nVeli\n0\n0\n0\n1\nb\n1\n"
            kod, _, hata = baytlarla(girdi, kodlama=kodlama)
            self.assertEqual((kod, hata.count(b"\n")), (0, 1))
            neden = "' çözülemeyen karakter içeriyor; metni UTF-8 olarak veriniz."
            self.assertIn(neden, hata.decode())

    def test_tek_baytli_stdin_kendi_kodlamasindadir(self):
        """Türkçe harfleri taşımayan da: ü her ikisinde FC'dir, çıktı ise UTF-8 olur."""
        ilk, ikinci = yanitlar(0, 4), "8\nMüller\n0\n0\n0\n1\nb\n1\n"
        _, beklenen, _ = surecte(ilk + ikinci)
        self.assertIn(" MÜLLER ", beklenen)
        for kodlama in ("cp1252", "latin-1"):
            girdi = ilk.encode() + ikinci.encode(kodlama)
            self.assertEqual(baytlarla(girdi, kodlama=kodlama), (0, beklenen.encode(), b""))

    def test_akislarin_kodlamalari_ayri(self):
        """Kodlama akış akış seçilir; çıktının taşıyamadığı harf soru işaretidir."""
        kod = ("import io, sys; sys.path.insert(0, %r); import satranc; "
               "sys.%s = io.TextIOWrapper(sys.%s.buffer, encoding='cp1254'); "
               "sys.exit(satranc.main([]))")
        kiril = GIRDI.replace("555\nALİ KAYA", "555\nЖЕНЯ Ö")
        sorulu = CIKTI.replace("555 ALİ KAYA", "555 ???? Ö  ").encode("cp1254")
        for akis, girdi, cikti in (
            ("stdin", GIRDI.encode("cp1254"), CIKTI.encode()), ("stdout", kiril.encode(), sorulu),
        ):
            komut = [*YORUMLAYICI, "-c", kod % (str(KOK), akis, akis)]
            sonuc = subprocess.run(komut, input=girdi, timeout=60, capture_output=True,
                                   env=ortam(PYTHONIOENCODING="utf-8"))
            self.assertEqual((sonuc.returncode, sonuc.stderr, duz(sonuc.stdout)), (0, b"", cikti))
        self.assertIn("ЖЕНЯ Ö", ayri(kiril)[1])


class Iletiler(Sinama):
    def test_yanlis_yanitlar_79_sutuna_sigar(self):
        dev = "-" + "9" * 10_000
        ilk = f"\nmuz\n{dev}\n0\n5\n\nAli2\nAli Kaya\n\n{dev}\n999\n0\n\n{dev}\n1\n0\n"
        ikinci = f"5\n{dev}\n7\nVeli\n0\n0\n0\n"
        turlar = f"\n{dev}\n3\n1\n\nx\n{dev}\nb\n\n9\n{dev}\n<\n1"
        kod, _, hata = surecte(ilk + ikinci + turlar)
        self.assertEqual((kod, hata.count("\n")), (0, 24))
        self.assertLessEqual(max(map(len, hata.replace("9" * 39 + "…", "").splitlines())), 79)
        self.assertEqual(hata.count(" 10000 basamaklı;"), 5)  # işaret basamak değildir
        self.assertEqual(hata.count("Yanıt boş; "), 7)
        # Borudan gelen < yanlış bir yanıttır, geri almaz.
        anahtar = "0: ½ - ½, 1: 1 - 0, 2: 0 - 1, 3: + - -, 4: - - +, 5: - - -"
        self.assertIn(f"\n'<' sonuç değil; {anahtar}\n", hata)


class BozukGirdi(Sinama):
    """Hiçbir girdide geri izleme yoktur; çıkış kodu 0 ya da 1'dir."""

    PARCALAR = (
        b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\x1b[2J", b"\x04", b"\x1a",
        b"\xed\xa0\x80", b"9" * 5000, b"-" + b"9" * 4000, b"A" * 100_000, b"1" * 100_000,
        "½".encode(), "٣".encode(), "\u2028".encode(), "\U0001f600".encode(),
        b"", b" ", b"1_0", b"1e9", b"nan", b"%s%d",
        b"b", b"s", b"0", b"1", b"5", b"1000", b"Ali", b"-1",
    )

    def boz(self, tohum):
        """Örneğin tohumla bozulmuş girdisi."""
        rastgele, satirlar = random.Random(tohum), GIRDI.encode().splitlines()
        tur = tohum % 4
        if tur == 0:  # aralara bozuk satırlar
            for _ in range(rastgele.randint(1, 30)):
                satirlar.insert(rastgele.randrange(len(satirlar)), rastgele.choice(self.PARCALAR))
        elif tur == 1:  # rastgele baytlar
            satirlar = [
                bytes(rastgele.choices(range(256), k=rastgele.randrange(40))) for _ in range(200)
            ]
        elif tur == 2:  # bozulan satırlar
            for _ in range(rastgele.randint(1, 20)):
                satirlar[rastgele.randrange(len(satirlar))] = rastgele.choice(self.PARCALAR)
        girdi = b"\n".join(satirlar)
        return girdi[: rastgele.randrange(len(girdi))] if tur == 3 else girdi  # kesik girdi

    def test_bozuk_girdiler(self):
        """Kayıtta girilenlerden kabul edilenler, sırasıyla, vardır.

        Kayıt aynı listeleri uyarısız verir.
        """
        def metni(satir):
            with contextlib.suppress(UnicodeDecodeError):
                return satir.decode().strip(" \t\r\n\ufeff")
            return satir.decode(kodlama, "replace").strip(" \t\r\n")

        yol = gecici_klasor(self) / "k.txt"
        for tohum in range(16):
            girdi, kodlama = self.boz(tohum), ("utf-8", "cp1254")[tohum // 4 % 2]
            with self.subTest(tohum):
                yol.write_bytes(b"")
                kod, cikti, hata = baytlarla(girdi, "--kayit", yol, kodlama=kodlama)
                kabul = re.findall(r"^[^#].*: (.*)$", oku(yol), re.M)
                girilenler = [metni(satir) for satir in re.findall(rb"[^\n]*\n|[^\n]+", girdi)]
                kalanlar = iter(girilenler)
                self.assertTrue(all(yanit in kalanlar for yanit in kabul), kabul)
                uyarilar, bitti, _ = hata.decode(kodlama).partition(BITTI)
                self.assertEqual((kod, b"Nihai" in cikti), (1, False) if bitti else (0, True))
                if bitti:
                    self.assertEqual(len(kabul) + uyarilar.count("\n"), len(girilenler))
                yeni_kod, yeni_cikti, yeni_hata = surecte("", "--kayit", yol)
                self.assertEqual((yeni_kod, yeni_hata[:len(BITTI)]), (kod, bitti))
                istem = r"[^\n]*giriniz(?: \([^)]*\))?: "
                listeler = re.sub(istem, "", cikti.decode(kodlama))
                self.assertEqual(re.sub(istem + r"([^\n]+\n)?", "", yeni_cikti), listeler)
