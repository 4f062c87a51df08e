"""Gerçek program ayrı bir süreçte: çıkış kodları, kesintiler, akışlar, kodlamalar, bozuk girdi."""

import os
import random
import signal
import subprocess
import tempfile
import threading
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.yardim import CIKTI, GIRDI, KOK, ORNEK, POSIX, PROGRAM, YORUMLAYICI, ayri, baslat, ortam

try:
    import pty
except ImportError:  # Windows
    pty = None


def setUpModule():
    """Arka planda başlatılmış bir kabuk SIGINT'i yok saydırır; sınanan süreçler bunu devralmasın."""
    onceki = signal.signal(signal.SIGINT, signal.default_int_handler)
    unittest.addModuleCleanup(signal.signal, signal.SIGINT, onceki)


class CikisKodlari(unittest.TestCase):
    def test_erken_biten_girdi(self):
        satirlar = GIRDI.splitlines(keepends=True)
        for kac in (0, 1, 2, 3, 4, 36, 37, 38, 39, 58):
            with self.subTest(kac):
                kod, cikti, hata = ayri("".join(satirlar[:kac]))
                self.assertEqual(kod, 1)
                self.assertTrue(CIKTI.startswith(cikti))
                self.assertTrue(cikti.endswith(": "))
                self.assertEqual(hata.count("\n"), 1)
                self.assertIn("--kayit", hata)

    def test_son_satirin_ortasinda_kesilen_girdi_yanittir(self):
        self.assertEqual(ayri(GIRDI[:-1]), (0, CIKTI, ""))

    def test_yardim(self):
        for secenek in ("-h", "--help"):
            kod, cikti, hata = ayri("", secenek)
            self.assertEqual((kod, hata), (0, ""))
            for parca in ("Kullanımı: python3 satranc.py", "--kayit DOSYA", "Not:", "130"):
                self.assertIn(parca, cikti)

    def test_yanlis_kullanim(self):
        for secenekler in (["--yok"], ["-x"], ["dosya"], ["--kayit"], ["--help=1"], ["--kayit", "a", "b"]):
            with self.subTest(secenekler):
                kod, cikti, hata = ayri("", *secenekler)
                self.assertEqual((kod, cikti), (2, ""))
                self.assertEqual(hata.count("\n"), 1)
                self.assertIn("--help", hata)
        self.assertIn("'bir' fazladan", ayri("", "bir", "iki")[2])

    @unittest.skipUnless(POSIX, "POSIX sinyalleri")
    def test_ctrl_c_her_tur_istemde(self):
        satirlar = GIRDI.splitlines(keepends=True)
        for kac in (0, 1, 2, 3, 37, 38, 39, 45):
            with self.subTest(kac), baslat() as surec:
                surec.stdin.write("".join(satirlar[:kac]).encode())
                surec.stdin.flush()
                beklenen = CIKTI.encode()
                okunan = b""
                while okunan.count(b": ") < kac + 1 or not okunan.endswith(b": "):
                    okunan += os.read(surec.stdout.fileno(), 4096)
                surec.send_signal(signal.SIGINT)
                kalan, hata = surec.communicate(timeout=30)
                self.assertEqual(surec.returncode, 130)
                self.assertTrue(beklenen.startswith(okunan + kalan))
                self.assertIn("yarıda kesildi", hata.decode())
                self.assertEqual(hata.count(b"\n"), 1)


@unittest.skipUnless(POSIX, "POSIX akışları")
class Akislar(unittest.TestCase):
    def test_okuyan_giderse_sessizce_biter(self):
        with baslat() as surec:
            surec.stdout.close()
            try:
                surec.stdin.write(GIRDI.encode())
                surec.stdin.close()
            except BrokenPipeError:
                pass
            hata = surec.stderr.read()
            surec.wait(timeout=30)
        self.assertEqual((surec.returncode, hata), (1, b""))

    def test_kabukta_head(self):
        komut = f'{" ".join(YORUMLAYICI)} "{PROGRAM}" < "{ORNEK / "ornek_girdi.txt"}" | head -n 3'
        sonuc = subprocess.run(komut, shell=True, capture_output=True, env=ortam(PYTHONIOENCODING="utf-8"))
        self.assertEqual(sonuc.stderr, b"")
        self.assertEqual(sonuc.stdout.decode(), "".join(CIKTI.splitlines(keepends=True)[:3]))

    def test_kapali_akislar(self):
        def calistir(yonlendirme):
            komut = f'{" ".join(YORUMLAYICI)} "{PROGRAM}" {yonlendirme}'
            return subprocess.run(komut, shell=True, input=GIRDI.encode(), capture_output=True,
                                  env=ortam(PYTHONIOENCODING="utf-8"))
        girdisiz = calistir("<&-")
        self.assertEqual(girdisiz.returncode, 1)
        self.assertNotIn(b"Traceback", girdisiz.stderr)
        ciktisiz = calistir(">&-")
        self.assertEqual((ciktisiz.returncode, ciktisiz.stderr), (0, b""))
        hatasiz = calistir("2>&-")
        self.assertEqual((hatasiz.returncode, hatasiz.stdout.decode()), (0, CIKTI))

    def test_okunamayan_girdi_dongu_degildir(self):
        with open(os.devnull, "wb") as yazilir:
            sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM)], stdin=yazilir, capture_output=True, timeout=30)
        self.assertEqual(sonuc.returncode, 1)
        self.assertNotIn(b"Traceback", sonuc.stderr)

    @unittest.skipUnless(Path("/dev/full").exists(), "/dev/full yok")
    def test_dolu_diske_yazilamaz(self):
        with open("/dev/full", "wb") as dolu:
            sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM)], stdin=subprocess.DEVNULL, stdout=dolu,
                                   stderr=subprocess.PIPE, env=ortam(PYTHONIOENCODING="utf-8"))
        self.assertEqual(sonuc.returncode, 1)
        self.assertEqual(sonuc.stderr.count(b"\n"), 1)
        self.assertIn("yazılamıyor", sonuc.stderr.decode())


class Kodlamalar(unittest.TestCase):
    def dokum(self, girdi_kodlamasi, cikti_kodlamasi, **ek):
        """Örnek, verilen kodlamayla yazılıp çalıştırılır; çıktının baytları döndürülür."""
        sonuc = subprocess.run(
            [*YORUMLAYICI, str(PROGRAM)], input=GIRDI.encode(girdi_kodlamasi), capture_output=True,
            env=ortam(**ek), timeout=60,
        )
        self.assertEqual((sonuc.returncode, sonuc.stderr), (0, b""))
        self.assertEqual(sonuc.stdout, CIKTI.encode(cikti_kodlamasi, errors="replace"))
        return sonuc.stdout

    def test_utf8(self):
        self.dokum("utf-8", "utf-8", PYTHONIOENCODING="utf-8")
        self.dokum("utf-8", "utf-8", PYTHONUTF8="1")

    def test_cp1254(self):
        self.dokum("cp1254", "cp1254", PYTHONIOENCODING="cp1254")

    def test_cp857_de_yarim_171_dir(self):
        self.assertIn(b" b \xab ", self.dokum("cp857", "cp857", PYTHONIOENCODING="cp857"))

    def test_iso_8859_9(self):
        self.dokum("iso-8859-9", "iso-8859-9", PYTHONIOENCODING="iso-8859-9")

    def test_turkceyi_tasiyamayanin_yerine_utf8(self):
        for kodlama in ("ascii", "cp1252", "latin-1", "cp437"):
            with self.subTest(kodlama):
                self.dokum("utf-8", "utf-8", PYTHONIOENCODING=kodlama)

    @unittest.skipUnless(POSIX, "POSIX yerelleri")
    def test_c_yereli(self):
        asil = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
        for ek in ({"LC_ALL": "C"}, {"LC_ALL": "POSIX"}, asil):
            with self.subTest(ek):
                self.dokum("utf-8", "utf-8", **ek)

    def test_satir_sonlari_ve_bom(self):
        for ad, metin in (("CRLF", GIRDI.replace("\n", "\r\n")), ("CRCRLF", GIRDI.replace("\n", "\r\r\n")),
                          ("BOM", "\ufeff" + GIRDI),
                          ("BOM ve CRLF", "\ufeff" + GIRDI.replace("\n", "\r\n")), ("sonsuz", GIRDI.rstrip("\n"))):
            with self.subTest(ad):
                self.assertEqual(ayri(metin), (0, CIKTI, ""))

    def test_ayrik_yazilmis_harfler(self):
        import unicodedata
        self.assertEqual(ayri(unicodedata.normalize("NFD", GIRDI)), (0, CIKTI, ""))

    def test_cozulemeyen_bayt_yanlis_yanittir(self):
        kod, _, hata = ayri(b"5\nAl\xff\xfe\nAli\n0\n0\n6\nVeli\n0\n0\n0\n1\nb\n1\n")
        self.assertEqual((kod, hata.count("\n")), (0, 1))
        self.assertIn("bir ad-soyad değil", hata)

    def test_ciktida_olmayan_harf_soru_isareti_olur(self):
        girdi = "5\nЖеня Ö\n0\n0\n6\nVeli\n0\n0\n0\n1\nb\n1\n"
        sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM)], input=girdi.encode(), capture_output=True,
                               env=ortam(PYTHONIOENCODING="utf-8"))
        self.assertIn("ЖЕНЯ Ö", sonuc.stdout.decode())
        # Girdi UTF-8, çıktı cp1254: kodlama akış akış seçilir.
        kod = ("import io, sys; sys.path.insert(0, %r); import satranc; "
               "sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding='cp1254'); sys.exit(satranc.main([]))")
        sonuc = subprocess.run([*YORUMLAYICI, "-c", kod % str(KOK)], input=girdi.encode(), capture_output=True,
                               env=ortam(PYTHONIOENCODING="utf-8"))
        self.assertEqual((sonuc.returncode, sonuc.stderr), (0, b""))
        self.assertIn("???? Ö".encode("cp1254"), sonuc.stdout)


class BozukGirdi(unittest.TestCase):
    """Hiçbir girdide geri izleme yoktur; çıkış kodu 0 ya da 1'dir."""

    PARCALAR = (
        b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\x1b[2J", b"\x04", b"\x1a", b"9" * 5000, b"-" + b"9" * 4000,
        b"A" * 100_000, b"1" * 100_000, "½".encode(), "٣".encode(), b"1_0", b"1e9", b"", b" ", b"nan", b"%s%d",
        "\u2028".encode(), "\U0001f600".encode(), b"b", b"s", b"0", b"1", b"5", b"1000", b"Ali", b"-1", b"\xed\xa0\x80",
    )

    def calistir(self, girdi):
        sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM)], input=girdi, capture_output=True,
                               env=ortam(PYTHONIOENCODING="utf-8"), timeout=60)
        return sonuc.returncode, sonuc.stderr

    def test_yuzlerce_bozuk_girdi(self):
        asil = GIRDI.encode().splitlines()
        girdiler = []
        for tohum in range(240):
            rastgele = random.Random(tohum)
            satirlar = list(asil)
            tur = tohum % 4
            if tur == 0:  # aralara bozuk satırlar
                for _ in range(rastgele.randint(1, 30)):
                    satirlar.insert(rastgele.randrange(len(satirlar)), rastgele.choice(self.PARCALAR))
            elif tur == 1:  # rastgele baytlar
                satirlar = [bytes(rastgele.choices(range(256), k=rastgele.randrange(40))) for _ in range(200)]
            elif tur == 2:  # bozulan satırlar
                for _ in range(rastgele.randint(1, 20)):
                    satirlar[rastgele.randrange(len(satirlar))] = rastgele.choice(self.PARCALAR)
            girdi = b"\n".join(satirlar)
            if tur == 3:  # kesik girdi
                girdi = girdi[: rastgele.randrange(len(girdi))]
            girdiler.append(girdi)
        with ThreadPoolExecutor(os.cpu_count()) as havuz:
            for tohum, (kod, hata) in enumerate(havuz.map(self.calistir, girdiler)):
                with self.subTest(tohum):
                    self.assertIn(kod, (0, 1))
                    self.assertNotIn(b"Traceback", hata)

    def test_binlerce_basamakli_sayilar_her_istemde(self):
        dev = "7" * 10_000
        kod, _, hata = ayri("\n".join(
            [dev, "5", "Ali", dev, "0", "-" + dev, "0", dev, "6", "Veli", "0", dev, "0", "0",
             dev, "1", dev, "b", dev, "1"]
        ))
        self.assertEqual((kod, hata.count("\n")), (0, 8))
        self.assertLess(max(map(len, hata.splitlines())), 250)


@unittest.skipUnless(pty, "sözde uçbirim yok")
class Ucbirim(unittest.TestCase):
    def ac(self, *secenekler):
        """(süreç, uçbirimin ana ucu)"""
        ana, uydu = pty.openpty()
        surec = baslat(*secenekler, stdin=uydu, stdout=uydu, stderr=uydu, start_new_session=True,
                       preexec_fn=_denetleyen_ucbirim)
        os.close(uydu)
        self.addCleanup(surec.stdin.close if surec.stdin else int)
        self.addCleanup(surec.wait)
        self.addCleanup(surec.kill)
        return surec, ana

    def bekle(self, ana, parca, sure=20):
        """Ekrana `parca` yazılana kadar okur."""
        okunan, son = "", time.monotonic() + sure
        ham = b""
        while parca not in okunan:
            self.assertLess(time.monotonic(), son, okunan)
            try:
                gelen = os.read(ana, 65536)
            except OSError:
                gelen = b""
            if not gelen:
                break
            ham += gelen
            okunan = ham.decode("utf-8", errors="ignore").replace("\r\n", "\n")
        self.assertIn(parca, okunan)
        return okunan

    def sonuna_kadar(self, ana):
        ham = b""
        while True:
            try:
                gelen = os.read(ana, 65536)
            except OSError:  # Linux'ta uydu ucun kapanması
                gelen = b""
            if not gelen:
                # Yankı bir harfin baytlarının arasına girebilir: errors="replace".
                return ham.decode("utf-8", errors="replace").replace("\r\n", "\n")
            ham += gelen

    def yapistir(self, ana, veri):
        """Hepsini arka arkaya yazar; uçbirimin ara belleği doldukça bekler."""
        while veri:
            veri = veri[os.write(ana, veri[:512]):]

    def test_yazilan_oturum(self):
        """Her istem beklenip yanıtlanır; ekranda art arda iki boş satır olmaz."""
        surec, ana = self.ac()
        ekran = ""
        for yanit in GIRDI.splitlines():
            ekran += self.bekle(ana, ": ") if not ekran.endswith(": ") else ""
            os.write(ana, (yanit + "\n").encode())
            ekran += self.bekle(ana, yanit + "\n")
        ekran += self.sonuna_kadar(ana)
        self.assertEqual(surec.wait(timeout=20), 0)
        self.assertNotIn("\n\n\n", ekran)
        self.assertTrue(ekran.endswith(CIKTI[CIKTI.index("Nihai"):]), ekran[-300:])
        self.assertIn("giriniz): 555\nOyuncunun adini-soyadini giriniz: ALİ KAYA\n", ekran)
        self.assertIn("yoksa 0): 1200\n\nOyuncunun lisans", ekran)
        self.assertIn("giriniz): 0\n\nBaşlangıç Sıralama Listesi:\n", ekran)

    def test_yapistirilan_uzun_girdi(self):
        from tests.uretec import turnuva_girdisi
        girdi = turnuva_girdisi(400, 9, 4)
        self.assertGreater(len(girdi.encode()), 12_000)
        beklenen = ayri(girdi)[1]
        surec, ana = self.ac()
        yapistiran = threading.Thread(target=self.yapistir, args=(ana, girdi.encode()))
        yapistiran.start()
        ekran = self.sonuna_kadar(ana)
        yapistiran.join()
        self.assertEqual(surec.wait(timeout=20), 0)
        self.assertTrue(ekran.endswith(beklenen[beklenen.index("Nihai"):]))

    def test_ctrl_d_ve_ctrl_c(self):
        for tus, kod, ileti in ((b"\x04", 1, "sona erdi"), (b"\x03", 130, "yarıda kesildi")):
            for onceki in ("", "5\n", "5\nAli\n0\n0\n6\nVeli\n0\n0\n0\n", "5\nAli\n0\n0\n6\nVeli\n0\n0\n0\n1\nb\n"):
                with self.subTest(kod=kod, onceki=onceki):
                    surec, ana = self.ac()
                    ekran = self.bekle(ana, "giriniz): ")
                    for satir in onceki.splitlines(keepends=True):
                        os.write(ana, satir.encode())
                        ekran += self.bekle(ana, ": ")
                    time.sleep(0.05)
                    os.write(ana, tus)
                    ekran += self.sonuna_kadar(ana)
                    self.assertEqual(surec.wait(timeout=20), kod)
                    # İleti istemin ardına yapışmaz, kendi satırında başlar.
                    self.assertRegex(ekran, r"\n(Girdi|Turnuva)[^\n]*" + ileti)
                    self.assertNotIn("Traceback", ekran)

    def test_istemsiz_iletiden_once_bos_satir_yok(self):
        with tempfile.TemporaryDirectory() as klasor:
            bozuk, artan = Path(klasor) / "bozuk.txt", Path(klasor) / "artan.txt"
            bozuk.write_bytes(b"muz\n")
            artan.write_bytes((GIRDI + "1\n").encode())
            for secenekler, baslangic in ((["--yok"], "^'yok' seçeneği"), (["--kayit", bozuk], "^[^\n]*1. satır"),
                                          (["--kayit", artan], r"  6 s -[^\n]*\n[^\n]+ satırdan sonrası")):
                surec, ana = self.ac(*secenekler)
                self.assertRegex(self.sonuna_kadar(ana), baslangic)
                surec.wait(timeout=20)

    def test_okunamayan_girdinin_iletisi_istemin_altindadir(self):
        ana, uydu = pty.openpty()
        with open(os.devnull, "wb") as yazilir:
            surec = baslat(stdin=yazilir, stdout=uydu, stderr=uydu)
        os.close(uydu)
        self.assertRegex(self.sonuna_kadar(ana), r"giriniz\): \nOkunamıyor[^\n]*\n$")
        self.assertEqual(surec.wait(timeout=20), 1)

    def test_yanlis_yanit_alttaki_satirda_gorunur(self):
        _surec, ana = self.ac()
        self.bekle(ana, "giriniz): ")
        os.write(ana, b"muz\n")
        ekran = self.bekle(ana, "giriniz): ")
        self.assertRegex(ekran, r"^muz\n'muz' bir tam sayı değil[^\n]*\nOyuncunun lisans[^\n]*: $")
        os.write(ana, b"\x04")
        self.sonuna_kadar(ana)


def _denetleyen_ucbirim():
    """Çocuk süreçte stdin'i denetleyen uçbirim yapar ki Ctrl-C sinyal olsun."""
    import fcntl
    import termios
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


if __name__ == "__main__":
    unittest.main()
