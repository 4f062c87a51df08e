"""Gerçek program ayrı bir süreçte: çıkış kodları, kesintiler, akışlar, kodlamalar, bozuk girdi."""

import contextlib
import errno
import io
import os
import random
import select
import shlex
import signal
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest import mock

import satranc
from tests.uretec import turnuva_girdisi
from tests.yardim import (
    CIKTI,
    GIRDI,
    KOK,
    ORNEK,
    POSIX,
    PROGRAM,
    SATIRLAR,
    YORUMLAYICI,
    ayri,
    baslat,
    baytlarla,
    ctrl_c_devralinmasin,
    gecici_klasor,
    metne,
    oku_dek,
    ortam,
    surecte,
)

DOLU_AYGIT = POSIX and Path("/dev/full").exists()
PROGRAMI_CALISTIR = " ".join(map(shlex.quote, [*YORUMLAYICI, str(PROGRAM)]))


setUpModule = ctrl_c_devralinmasin


class CikisKodlari(unittest.TestCase):
    def test_erken_biten_girdi(self):
        for kac in (0, 3, 4, 36, 37, 38, 58):
            with self.subTest(kac):
                kod, cikti, hata = ayri("".join(SATIRLAR[:kac]))
                self.assertEqual(kod, 1)
                self.assertTrue(CIKTI.startswith(cikti))
                self.assertTrue(cikti.endswith(": "))
                self.assertEqual(hata, "Girdi turnuva bitmeden sona erdi.\n")

    def test_son_satirin_ortasinda_kesilen_girdi_yanittir(self):
        self.assertEqual(ayri(GIRDI[:-1]), (0, CIKTI, ""))

    def test_yardim(self):
        for secenek in ("-h", "--help"):
            kod, cikti, hata = ayri("", secenek)
            self.assertEqual((kod, hata), (0, ""))
            for parca in ("Kullanımı: python3 satranc.py", "--kayit DOSYA", "Not:", "130", "< son yanıtı geri alır",
                          "0: ½ - ½, 1: 1 - 0, 2: 0 - 1, 3: + - -, 4: - - +, 5: - - -"):
                self.assertIn(parca, cikti)
            self.assertLessEqual(max(map(len, cikti.splitlines())), 79)
            # Örnek iki soru, dersin örneğinin istemleridir.
            for istem, yanit in (("Turnuvadaki tur sayisini giriniz (4-8): ", "5"),
                                 ("1. turda 1. masada oynanan macin sonucunu giriniz (0-5): ", "1")):
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
        kayit = f"--kayit bir kez, ardından dosya adıyla verilir: --kayit turnuva.txt\n{yardim}"
        fazladan = f"fazladan verildi; kayıt dosyasıysa önüne --kayit yazınız.\n{yardim}"
        bosluk = "fazladan verildi; adda boşluk varsa tırnak içine alınız:\n--kayit"
        klasor = gecici_klasor(self)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(klasor)
        for secenekler, ileti in (
            (["--yok"], f"'yok' seçeneği anlaşılmadı. {yardim}"),
            (["-x"], f"'x' seçeneği anlaşılmadı. {yardim}"),
            (["--help=1"], f"'help' seçeneği anlaşılmadı. {yardim}"),
            (["dosya"], f"'dosya' {fazladan}"),
            (["bir", "iki"], f"'bir' {fazladan}"),
            (["--kayit", "a", "b"], f"'b' {bosluk} \"a b\"\n{yardim}"),
            (["--kayit", "Yaz", "Turnuvasi", "son.txt"], f"'Turnuvasi' {bosluk} \"Yaz Turnuvasi son.txt\"\n{yardim}"),
            (["--kayit"], kayit), (["--kayit="], kayit), (["--kayit", ""], kayit),
            (["--kayit", "a", "--kayit", "b"], kayit), (["--kayit", "a", "--kayit=a"], kayit),
            (["--kayit", "--help"], kayit), (["--kayit=-h"], kayit),
        ):
            with self.subTest(secenekler):
                self.assertEqual(surecte("", *secenekler), (2, "", ileti))
                self.assertLessEqual(max(map(len, ileti.splitlines())), 79)
        self.assertEqual(list(klasor.iterdir()), [])
        self.assertEqual(ayri("", "dosya"), (2, "", f"'dosya' {fazladan}"))

    @unittest.skipUnless(POSIX, "Popen Windows'ta Ctrl-C gönderemez, Wine'ınki de güvenilmez")
    def test_ctrl_c_her_tur_istemde(self):
        for kac in (0, 1, 2, 3, 37, 38, 39, 45):
            with self.subTest(kac), baslat() as surec:
                surec.stdin.write("".join(SATIRLAR[:kac]).encode())
                surec.stdin.flush()
                okunan = oku_dek(surec.stdout.fileno(),
                                 lambda metin, kac=kac: metin.count(": ") > kac and metin.endswith(": "))
                surec.send_signal(signal.SIGINT)
                kalan, hata = surec.communicate(timeout=30)
                self.assertEqual(surec.returncode, 130)
                self.assertTrue(CIKTI.startswith(okunan + metne(kalan)))
                self.assertEqual(metne(hata), "Turnuva yarıda kesildi.\n")

    @unittest.skipUnless(POSIX, "Popen Windows'ta Ctrl-C gönderemez, Wine'ınki de güvenilmez")
    def test_son_bosaltmada_ctrl_c(self):
        """Okuyan durmuş, boru dolmuşken kesilen program iz bırakmadan biter."""
        girdi = turnuva_girdisi(500, 9, 1).encode()
        with tempfile.TemporaryFile() as dosya:
            dosya.write(girdi)
            dosya.seek(0)
            with baslat(stdin=dosya) as surec:
                select.select([surec.stdout], [], [], 60)  # yazmaya başladı; boru az sonra dolar
                while surec.poll() is None:
                    surec.send_signal(signal.SIGINT)
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        surec.wait(timeout=0.2)
                hata = metne(surec.stderr.read())
                surec.stdout.close()
        self.assertEqual(surec.returncode, 130)
        self.assertNotIn("Traceback", hata)


class Akislar(unittest.TestCase):
    def test_okuyan_giderse_sessizce_biter(self):
        with baslat() as surec:
            surec.stdout.close()
            try:
                surec.stdin.write(GIRDI.encode())
                surec.stdin.close()
            except OSError:  # Windows'ta BrokenPipeError değildir
                pass
            hata = surec.stderr.read()
            surec.wait(timeout=30)
        self.assertEqual((surec.returncode, hata), (1, b""))

    @unittest.skipUnless(POSIX, "Windows'ta head yok (test_okuyan_giderse_sessizce_biter)")
    def test_kabukta_head(self):
        komut = f"{PROGRAMI_CALISTIR} < {shlex.quote(str(ORNEK / 'ornek_girdi.txt'))} | head -n 3"
        sonuc = subprocess.run(komut, shell=True, capture_output=True, env=ortam(PYTHONIOENCODING="utf-8"))
        self.assertEqual(sonuc.stderr, b"")
        self.assertEqual(metne(sonuc.stdout), "".join(CIKTI.splitlines(keepends=True)[:3]))

    @unittest.skipIf(POSIX, "POSIX'te akışlar kabukta kapatılır")
    def test_konsolsuz_surec(self):
        """Konsoldan ayrılmış süreçte (pythonw'da da) üç akış da yoktur."""
        yol = gecici_klasor(self) / "k.txt"
        yol.write_bytes(GIRDI.encode())
        sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM), "--kayit", str(yol)], timeout=60, env=ortam(),
                               creationflags=subprocess.DETACHED_PROCESS)
        self.assertEqual(sonuc.returncode, 0)

    @unittest.skipUnless(POSIX, "Windows'un kabuğu akış kapatamaz (test_konsolsuz_surec)")
    def test_kapali_akislar(self):
        def calistir(yonlendirme):
            komut = f"{PROGRAMI_CALISTIR} {yonlendirme}"
            return subprocess.run(komut, shell=True, input=GIRDI.encode(), capture_output=True,
                                  env=ortam(PYTHONIOENCODING="utf-8"))
        girdisiz = calistir("<&-")
        self.assertEqual(girdisiz.returncode, 1)
        self.assertNotIn(b"Traceback", girdisiz.stderr)
        ciktisiz = calistir(">&-")
        self.assertEqual((ciktisiz.returncode, ciktisiz.stderr), (0, b""))
        hatasiz = calistir("2>&-")
        self.assertEqual((hatasiz.returncode, metne(hatasiz.stdout)), (0, CIKTI))

    @unittest.skipUnless(POSIX, "Windows'un kabuğu akış kapatamaz (test_konsolsuz_surec)")
    def test_kapatilmamis_kaynak_yoktur(self):
        """Kapalı akışların yerine açılan boş aygıtlar uyarı vermez."""
        for yonlendirme in ("<&-", "<&- >&-", ">&- 2>&-"):
            komut = f"{shlex.quote(sys.executable)} -S -W error {shlex.quote(str(PROGRAM))} {yonlendirme}"
            sonuc = subprocess.run(komut, shell=True, input=GIRDI.encode(), capture_output=True, timeout=60,
                                   env=ortam(PYTHONIOENCODING="utf-8"))
            self.assertNotIn(b"Warning", sonuc.stderr)
            self.assertEqual(sonuc.returncode, 0 if "<&-" not in yonlendirme else 1)

    @unittest.skipUnless(DOLU_AYGIT, "hep dolu bir aygıt (/dev/full) yok")
    def test_iki_cikti_da_dolu_ve_az_tanitici(self):
        sinirla = "import os, resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (4, 4)); os.execv(%r, %r)"
        komut = [*YORUMLAYICI, "-c", sinirla % (sys.executable, [*YORUMLAYICI, str(PROGRAM)])]
        with open("/dev/full", "wb") as dolu:
            sonuc = subprocess.run(komut, stdin=subprocess.DEVNULL, stdout=dolu, stderr=dolu, timeout=60, env=ortam())
        self.assertEqual(sonuc.returncode, 1)

    def test_okunamayan_girdi_dongu_degildir(self):
        with open(os.devnull, "wb") as yazilir:
            sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM)], stdin=yazilir, capture_output=True, timeout=30)
        self.assertEqual(sonuc.returncode, 1)
        self.assertNotIn(b"Traceback", sonuc.stderr)

    def test_girdinin_gecersiz_islem_hatasi(self):
        """Giden okuyucunun hatası Windows'ta budur; başka yerde girdinin kendi hatasıdır, söylenir."""
        class Bozuk(io.StringIO):
            def readline(self, *_):
                raise OSError(errno.EINVAL, "Invalid argument")

        with mock.patch("sys.stdin", Bozuk()), contextlib.redirect_stdout(io.StringIO()), \
                contextlib.redirect_stderr(io.StringIO()) as hata, mock.patch("satranc.akisi_birak"):
            self.assertEqual(satranc.main([]), 1)
        ileti = "Okunamıyor ya da yazılamıyor: geçersiz ad ya da işlem\n"
        self.assertEqual(hata.getvalue(), ileti if POSIX else "")

    def test_sonu_gelmeyen_satir(self):
        """Bir milyon karakteri aşan satır yanıt değildir, sonuna dek okunmaz; kısası yanlış yanıttır."""
        with baslat() as surec:
            with contextlib.suppress(OSError):  # okumayı bırakınca
                while True:
                    surec.stdin.write(b"\0" * 65536)
            hata = surec.stderr.read()
            with contextlib.suppress(OSError):
                surec.stdin.close()
        self.assertEqual(surec.returncode, 1)
        self.assertEqual(metne(hata), "1000000 karakterden uzun bir satır geldi, sonuna dek okunmadı.\n")
        kod, cikti, hata = ayri("9" * 1_000_000 + "\n" + GIRDI)
        self.assertEqual((kod, hata.count("\n")), (0, 1))
        self.assertIn("1000000 basamaklı", hata)
        self.assertTrue(cikti.endswith(CIKTI))
        # Son satırın satır sonu olmayabilir: tam bir milyon karakter yine yanlış yanıttır.
        kod, _, hata = ayri("9" * 1_000_000)
        self.assertIn("1000000 basamaklı", hata)
        self.assertIn("Girdi turnuva bitmeden sona erdi.", hata)
        kod, cikti, hata = ayri("9" * 1_000_001 + "\n" + GIRDI)
        self.assertEqual(kod, 1)
        self.assertTrue(CIKTI.startswith(cikti))

    def test_okuyan_gitmisse_yarida_kaldigi_da_yanlis_yanit_da_soylenmez(self):
        """stdout'un okuyanı baştan yoksa hiçbir ileti yazılmaz: istemi de gören yoktur."""
        for girdi in (b"", b"muz\n"):
            with tempfile.TemporaryFile() as dosya:
                dosya.write(girdi)
                dosya.seek(0)
                okuyan, yazan = os.pipe()
                os.close(okuyan)
                with baslat(stdin=dosya, stdout=yazan) as surec:
                    os.close(yazan)
                    _, hata = surec.communicate(timeout=60)
            self.assertEqual((surec.returncode, hata), (1, b""), girdi)

    def test_artan_satirlar_dokumden_sonra_soylenir(self):
        yol = gecici_klasor(self) / "k.txt"
        yol.write_bytes((GIRDI + "1\n").encode())
        with baslat("--kayit", yol, stdin=subprocess.DEVNULL, stderr=subprocess.STDOUT) as surec:
            cikti, _ = surec.communicate(timeout=60)
        self.assertTrue(metne(cikti).endswith("\nturnuva ondan önce bitti.\n"), cikti[:200])

    def test_bos_aygit_ucbirim_degildir(self):
        """Windows'un boş aygıtı kendini uçbirim diye tanıtır: kimse yazmıyorken kaç yanıt okunduğu söylenmez."""
        yol = gecici_klasor(self) / "k.txt"
        yol.write_bytes(GIRDI.encode())
        for secenekler, kod, ileti in ((["--kayit", yol], 0, ""), ([], 1, "Girdi turnuva bitmeden sona erdi.\n")):
            with baslat(*secenekler, stdin=subprocess.DEVNULL) as surec:
                _, hata = surec.communicate(timeout=60)
            self.assertEqual((surec.returncode, metne(hata)), (kod, ileti))

    def test_stderr_i_okuyan_gidince_turnuva_surer(self):
        with baslat() as surec:
            surec.stderr.close()
            surec.stderr = None  # communicate, kapatılmış olanı okumaya kalkmasın
            cikti, _ = surec.communicate(("muz\n" * 3 + GIRDI).encode(), timeout=60)
        self.assertEqual(surec.returncode, 0)
        self.assertTrue(metne(cikti).endswith(CIKTI))

    def test_yazilamayan_uyari_turnuvayi_bitirmez(self):
        with open(os.devnull, "rb") as yazilmaz, baslat(stderr=yazilmaz) as surec:
            cikti, _ = surec.communicate(("muz\n" + GIRDI).encode(), timeout=60)
        self.assertEqual(surec.returncode, 0)
        self.assertTrue(metne(cikti).endswith(CIKTI))

    def test_yazilamayan_cikti(self):
        hedefler = {(os.devnull, "rb"): "okunup yazılabilen bir dosya değil"}
        if DOLU_AYGIT:
            hedefler["/dev/full", "wb"] = "diskte yer yok"
        for hedef, neden in hedefler.items():
            for secenekler in ([], ["--help"]):
                with self.subTest(hedef=hedef, secenekler=secenekler), open(*hedef) as yazilmaz, \
                        baslat(*secenekler, stdin=subprocess.DEVNULL, stdout=yazilmaz) as surec:
                    _, hata = surec.communicate(timeout=60)
                    self.assertEqual((surec.returncode, metne(hata)),
                                     (1, f"Okunamıyor ya da yazılamıyor: {neden}\n"))


class Kodlamalar(unittest.TestCase):
    def dokum(self, girdi_kodlamasi, cikti_kodlamasi, **ek):
        """Örnek, verilen kodlamayla yazılıp çalıştırılır; çıktının baytları döndürülür."""
        kod, cikti, hata = baytlarla(GIRDI.encode(girdi_kodlamasi), env=ortam(**ek))
        self.assertEqual((kod, hata), (0, b""))
        self.assertEqual(cikti, CIKTI.encode(cikti_kodlamasi, errors="replace"))
        return cikti

    def test_utf8(self):
        self.dokum("utf-8", "utf-8", PYTHONIOENCODING="utf-8")
        self.dokum("utf-8", "utf-8", PYTHONUTF8="1")

    def test_utf8_dosya_her_akistan_okunur(self):
        """Geçerli UTF-8 satır, konsolun kodlaması ne olursa olsun UTF-8'dir; öbürleri akışın kodlamasındadır."""
        for kodlama in ("utf-8", "cp1254", "cp857", "iso-8859-9"):
            for dosya in {"utf-8", kodlama}:
                with self.subTest(dosya=dosya, kodlama=kodlama):
                    self.dokum(dosya, kodlama, PYTHONIOENCODING=kodlama)

    def test_iki_kodlamanin_satirlari_karisik(self):
        satirlar = [satir.encode("utf-8" if no // 4 % 2 else "cp1254")
                    for no, satir in enumerate(SATIRLAR)]
        self.assertNotEqual(b"".join(satirlar), GIRDI.encode())
        self.assertEqual(baytlarla(b"".join(satirlar), kodlama="cp1254"), (0, CIKTI.encode("cp1254", "replace"), b""))

    def test_ascii_icermeyen_kodlama_utf8_sayilir(self):
        for kodlama in ("utf-16", "utf-16-le", "utf-32", "utf-7"):
            with self.subTest(kodlama):
                self.dokum("utf-8", "utf-8", PYTHONIOENCODING=kodlama)
                # Dosya o kodlamada da olsa geri izleme yoktur.
                kod, _, hata = baytlarla(GIRDI.encode(kodlama), kodlama=kodlama)
                self.assertIn(kod, (0, 1))
                self.assertNotIn(b"Traceback", hata)

    def test_ascii_icermeyen_kodlamada_utf8_olmayan_satir_reddedilir(self):
        kod, _, hata = baytlarla(b"5\n\xdd\x35\x05\n", kodlama="utf-16-le")
        self.assertEqual(kod, 1)
        self.assertIn("bir ad-soyad değil", hata.decode())

    def test_stderr_de_de_tasinamayan_harf_soru_isaretidir(self):
        _, _, hata = baytlarla("Ж\n".encode(), kodlama="cp1254")
        self.assertTrue(hata.decode("cp1254").startswith("'?' bir tam sayı değil"), hata)

    def test_uyarilar_da_utf8_dir(self):
        # stderr de Türkçeyi taşıyamayan kodlamasında bırakılmaz.
        _, _, hata = baytlarla("ş1\n".encode(), kodlama="ascii")
        self.assertIn("'ş1' bir tam sayı değil", hata.decode("utf-8"))

    def test_cp857_de_yarim_171_dir(self):
        self.assertIn(b" b \xab ", self.dokum("cp857", "cp857", PYTHONIOENCODING="cp857"))

    def test_turkceyi_tasiyamayanin_yerine_utf8(self):
        # Sonuncusunda bütün Türkçe harfler vardır, ½ yoktur.
        for kodlama in ("ascii", "cp1252", "latin-1", "cp437", "mac-turkish"):
            with self.subTest(kodlama):
                self.dokum("utf-8", "utf-8", PYTHONIOENCODING=kodlama)

    @unittest.skipIf(POSIX, "POSIX'in kendi kodlaması yereldedir (test_c_yereli)")
    def test_windows_un_kod_sayfasi(self):
        """Hiçbir şey ayarlanmamışken: kod sayfası Türkçeyi taşıyorsa odur, taşımıyorsa UTF-8; satır sonu CRLF'tir."""
        import ctypes
        sayfa = f"cp{ctypes.windll.kernel32.GetACP()}"
        kodlama = sayfa if sayfa in ("cp1254", "cp857") else "utf-8"
        sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM)], input=GIRDI.encode(kodlama), capture_output=True,
                               timeout=60, env=ortam())
        self.assertEqual((sonuc.returncode, sonuc.stderr), (0, b""), sayfa)
        self.assertEqual(sonuc.stdout, CIKTI.replace("\n", "\r\n").encode(kodlama, "replace"))

    @unittest.skipUnless(POSIX, "Windows'ta C yereli yok (test_windows_un_kod_sayfasi)")
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

    def test_cozulemeyen_bayt_yanlis_yanittir(self):
        kod, _, hata = ayri(b"5\nAl\xff\xfe\nAli\n0\n0\n6\nVeli\n0\n0\n0\n1\nb\n1\n")
        self.assertEqual((kod, hata.count("\n")), (0, 1))
        self.assertIn("bir ad-soyad değil", hata)

    def test_ciktida_olmayan_harf_soru_isareti_olur(self):
        girdi = "5\nЖеня Ö\n0\n0\n6\nVeli\n0\n0\n0\n1\nb\n1\n"
        self.assertIn("ЖЕНЯ Ö", ayri(girdi)[1])
        # Girdi UTF-8, çıktı cp1254: kodlama akış akış seçilir.
        kod = ("import io, sys; sys.path.insert(0, %r); import satranc; "
               "sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding='cp1254'); sys.exit(satranc.main([]))")
        sonuc = subprocess.run([*YORUMLAYICI, "-c", kod % str(KOK)], input=girdi.encode(), capture_output=True,
                               env=ortam(PYTHONIOENCODING="utf-8"))
        self.assertEqual((sonuc.returncode, sonuc.stderr), (0, b""))
        self.assertIn("???? Ö".encode("cp1254"), sonuc.stdout)

    def test_girdinin_kodlamasi_ciktininkinden_ayri(self):
        # Girdi cp1254, çıktı UTF-8.
        kod = ("import io, sys; sys.path.insert(0, %r); import satranc; "
               "sys.stdin = io.TextIOWrapper(sys.stdin.buffer, encoding='cp1254'); sys.exit(satranc.main([]))")
        sonuc = subprocess.run([*YORUMLAYICI, "-c", kod % str(KOK)], input=GIRDI.encode("cp1254"), capture_output=True,
                               env=ortam(PYTHONIOENCODING="utf-8"))
        self.assertEqual((sonuc.returncode, sonuc.stderr, metne(sonuc.stdout)), (0, b"", CIKTI))


class Iletiler(unittest.TestCase):
    def test_yanlis_yanitlar_79_sutuna_sigar(self):
        yanlislar = ["", "muz", "-" + "9" * 641, "0", "5", "", "Ali2", "Ali Kaya", "", "999", "0", "", "1", "0", "5",
                     "7", "Veli", "0", "0", "0", "", "3", "1", "", "x", "b", "", "9", "<", "1"]
        kod, _, hata = ayri("\n".join(yanlislar))
        self.assertEqual((kod, hata.count("\n")), (0, 18))
        self.assertLessEqual(max(map(len, hata.replace("9" * 39 + "…", "").splitlines())), 79)
        self.assertIn(" 641 basamaklı;", hata)  # işaret basamak değildir
        self.assertEqual(hata.count("Yanıt boş; "), 7)
        # Borudan gelen < yanlış bir yanıttır, geri almaz.
        self.assertIn("\n'<' sonuç değil; 0: ½ - ½, 1: 1 - 0, 2: 0 - 1, 3: + - -, 4: - - +, 5: - - -\n", hata)


class BozukGirdi(unittest.TestCase):
    """Hiçbir girdide geri izleme yoktur; çıkış kodu 0 ya da 1'dir."""

    PARCALAR = (
        b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\x1b[2J", b"\x04", b"\x1a", b"9" * 5000, b"-" + b"9" * 4000,
        b"A" * 100_000, b"1" * 100_000, "½".encode(), "٣".encode(), b"1_0", b"1e9", b"", b" ", b"nan", b"%s%d",
        "\u2028".encode(), "\U0001f600".encode(), b"b", b"s", b"0", b"1", b"5", b"1000", b"Ali", b"-1", b"\xed\xa0\x80",
    )

    def calistir(self, girdi_ve_kodlama):
        """Kayıtla çalıştırır; kayıt, verilen yanıtları yeniden yazar ve hiç uyarmaz."""
        girdi, kodlama = girdi_ve_kodlama
        with tempfile.TemporaryDirectory() as klasor:
            yol = Path(klasor) / "k.txt"
            kod, _, hata = baytlarla(girdi, "--kayit", yol, kodlama=kodlama)
            yeni_kod, _, yeni_hata = baytlarla(b"", "--kayit", yol, kodlama=kodlama)
        if yeni_kod != kod or yeni_hata.count(b"\n") > 3:
            return -1, yeni_hata
        return kod, hata

    def test_yuzlerce_bozuk_girdi(self):
        asil = GIRDI.encode().splitlines()
        girdiler = []
        for tohum in range(16):
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
            girdiler.append((girdi, ("utf-8", "cp1254")[tohum // 4 % 2]))
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
