"""Kayıt dosyası (--kayit): her yanıt diskte, kaldığı yerden sürdürme; bozuk, kayıt olmayan, değişen dosyalar, disk."""

import errno
import os
import signal
import unittest
from contextlib import ExitStack, suppress
from io import FileIO
from unittest import mock

from tests.uretec import turnuva_girdisi
from tests.yardim import (
    CIKTI,
    GIRDI,
    KAPSAM_OLCULUYOR,
    MASALAR,
    POSIX,
    SATIRLAR,
    Ucbirim,
    ayri,
    baslat,
    baytlarla,
    ctrl_c_devralinmasin,
    gecici_klasor,
    kayit_dosyasi,
    kayitta,
    metne,
    oku,
    oku_dek,
    soru_adi,
    surecte,
    yankili,
)

KAYIT = "".join(kayitta(len(SATIRLAR)))
BITTI = "Girdi turnuva bitmeden sona erdi.\n"
SONRA_UCBIRIMDE = "Dosyanın şimdiki hâlinden aynı komut turnuvayı sürdürür.\n"
SONRA_BORUDA = "Dosyanın şimdiki hâlinden kayıt kalan yanıtlarla sürdürülür.\n"
IZIN_YOK = "izin yok ya da başka bir program kullanıyor"

setUpModule = ctrl_c_devralinmasin


class Kayit(unittest.TestCase):
    def setUp(self):
        self.yol = gecici_klasor(self) / "gunluk 'a' $b" / "turnuva.txt"
        self.yol.parent.mkdir()

    def yaz(self, metin):
        self.yol.write_bytes(metin if isinstance(metin, bytes) else metin.encode("utf-8"))

    def calistir(self, girdi):
        return surecte(girdi, "--kayit", self.yol)


class Surdurme(Kayit):
    def test_kayitta_yanitlar_ve_masalar_vardir(self):
        self.assertEqual(self.calistir(GIRDI), (0, CIKTI, ""))
        self.assertEqual(oku(self.yol), KAYIT)
        # Bitmiş kayıt turnuvayı yeniden yazar.
        self.assertEqual(self.calistir(""), (0, yankili(len(SATIRLAR)), ""))
        self.assertEqual(oku(self.yol), KAYIT)

    def test_girdi_metni_de_bir_kayittir(self):
        self.yaz(GIRDI)
        self.assertEqual(self.calistir(""), (0, yankili(len(SATIRLAR)), ""))
        self.assertEqual(oku(self.yol), GIRDI)

    def test_yalniz_kabul_edilenler_yazilir(self):
        bozuk = "muz\n 5 \nAli2\nAli Kaya\t\n0\n0\n5\n7\nVeli\n0\n0\n-1\n2\n1\nb\n9\n1\n"
        self.assertEqual(self.calistir(bozuk)[0], 0)
        self.assertEqual(oku(self.yol), "5\nAli Kaya\n0\n0\n7\nVeli\n0\n0\n-1\n1\nb\n# 1. tur: 5-7\n1\n")

    def test_yarida_kalan_kaldigi_yerden(self):
        for kac in (0, 1, 5, 36, 37, 38, 39, 45, 58):
            with self.subTest(kac):
                self.yol.unlink(missing_ok=True)
                kod, _cikti, hata = self.calistir("".join(SATIRLAR[:kac]))
                son = f"Son yanıt: {soru_adi(kac - 1)}: {SATIRLAR[kac - 1]}" if kac else ""
                self.assertEqual((kod, hata), (
                    1, f"{BITTI}Girilenler {self.yol} dosyasında; kayıt kalan yanıtlarla sürdürülür.\n{son}"))
                self.assertEqual(oku(self.yol), "".join(kayitta(kac)))
                self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
                self.assertEqual(oku(self.yol), KAYIT)

    def test_cok_uzun_satirda_da_nasil_surecegi_soylenir(self):
        kod, _, hata = self.calistir("5\n" + "9" * 1_000_001 + "\n")
        self.assertEqual((kod, oku(self.yol)), (1, "5\n"))
        self.assertTrue(hata.startswith("1000000 karakterden uzun bir satır geldi, "), hata)
        self.assertIn(f"\nGirilenler {self.yol} dosyasında; kayıt kalan", hata)

    def test_iki_basamakli_turlar(self):
        """Onuncu ve sonraki turlar da kayıttan sürer."""
        satirlar = turnuva_girdisi(14, 13, 1).splitlines(keepends=True)
        beklenen = surecte("".join(satirlar))[1]
        ilk_sonuc = len(satirlar) - 13 * 7
        self.assertIn("13. Tur Eşleştirme Listesi:", beklenen)
        for kac in (ilk_sonuc + 9 * 7, ilk_sonuc + 10 * 7 + 3, len(satirlar)):
            with self.subTest(kac):
                self.yol.unlink(missing_ok=True)
                self.calistir("".join(satirlar[:kac]))
                kod, cikti, hata = self.calistir("".join(satirlar[kac:]))
                self.assertEqual((kod, hata, cikti.split("Nihai")[1]), (0, "", beklenen.split("Nihai")[1]))
                self.assertEqual(cikti.count("Not: "), beklenen.count("Not: "))

    def test_her_tur_yanittan_sonra_oldurulup_surdurme(self):
        """Her süreç bir yanıt alır, bir sonraki istemi yazdığı anda öldürülür."""
        for kac in (*range(6), *range(35, 44), 56, 57):
            satir = SATIRLAR[kac]
            self.yaz("".join(kayitta(kac)))
            with self.subTest(kac), baslat("--kayit", self.yol) as surec:
                surec.stdin.write(satir.encode())
                surec.stdin.flush()
                beklenen = yankili(kac, dek=kac + 1)
                okunan = oku_dek(surec.stdout.fileno(), lambda metin, hepsi=beklenen: len(metin) >= len(hepsi))
                surec.kill()
                surec.communicate()
                self.assertEqual(okunan, beklenen)
                self.assertEqual(oku(self.yol), "".join(kayitta(kac + 1)))
        self.assertEqual(self.calistir(SATIRLAR[-1]), (0, yankili(len(SATIRLAR) - 1), ""))
        self.assertEqual(oku(self.yol), KAYIT)

    def test_yarim_kalan_son_satir_yeniden_sorulur(self):
        for kac, yarim in ((1, b"AL"), (1, "ALİ KAYA".encode()), (2, b"15"), (40, b"1"),
                           (1, b"AL\xc4"),  # harfin ortasında kesilmiş
                           (1, "ALİ".encode() + b" KAYA" * 100)):  # sonraki yanıttan uzun: üzerine yazmak yetmez
            with self.subTest(kac=kac, yarim=yarim):
                self.yaz("".join(kayitta(kac)).encode() + yarim)
                self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
                self.assertEqual(oku(self.yol), KAYIT)

    def test_yanit_gelmeden_biterse_yarim_satira_dokunulmaz(self):
        self.yaz("555\nAL")
        self.assertEqual(self.calistir("")[0], 1)
        self.assertEqual(oku(self.yol), "555\nAL")

    def test_elle_duzenlenmis_crlf_bosluk_ve_bom(self):
        self.yaz("\ufeff" + "".join(kayitta(44)).replace("\n", " \r\n"))
        self.assertEqual(self.calistir("".join(SATIRLAR[44:])), (0, yankili(44), ""))

    def test_artan_satirlar_bildirilir(self):
        self.yaz(GIRDI + "1\n2\n")
        kod, cikti, hata = self.calistir("")
        self.assertEqual((kod, cikti), (0, yankili(len(SATIRLAR))))
        self.assertEqual(hata, f"{self.yol}: {len(SATIRLAR) + 1}. satır ve sonrası kullanılmadı;\n"
                               "turnuva ondan önce bitti.\n")
        self.assertEqual(oku(self.yol), GIRDI + "1\n2\n")

    def test_turkce_adli_dosya(self):
        yol = self.yol.with_name("günlük ½.txt")
        try:
            os.fsencode(yol)
        except UnicodeEncodeError:
            self.skipTest("dosya adlarının kodlaması ASCII")
        self.assertEqual(ayri(GIRDI, "--kayit", yol), (0, CIKTI, ""))
        self.assertEqual(oku(yol), KAYIT)

    @unittest.skipUnless(POSIX, "Windows'ta simgesel bağ kurmak yetki ister")
    def test_simgesel_bag(self):
        """Kayıt bağın gösterdiği dosyadır; dosya daha yoksa da bağ yerinde kalır."""
        bag = self.yol.with_name("bag.txt")
        bag.symlink_to(self.yol)
        for kac in (0, 45):
            self.assertEqual(surecte("".join(SATIRLAR[kac:45] if kac < 45 else SATIRLAR[45:]), "--kayit", bag)[0],
                             kac == 0)
            self.assertTrue(bag.is_symlink())
        self.assertEqual(oku(self.yol), KAYIT)

    @unittest.skipUnless(POSIX, "Windows'ta umask'a kalan izin yok")
    def test_yeni_dosyanin_izinleri_umask_a_kalir(self):
        onceki = os.umask(0)
        self.addCleanup(os.umask, onceki)
        surecte("", "--kayit", str(self.yol))
        self.assertEqual(self.yol.stat().st_mode & 0o777, 0o666)

    def test_kodlamadan_bagimsiz(self):
        """Klavye cp1254 ile de olsa kayıt UTF-8'dir ve UTF-8 bir oturumda sürer."""
        yarim = "".join(SATIRLAR[:22])
        self.assertEqual(baytlarla(yarim.encode("cp1254"), "--kayit", self.yol, kodlama="cp1254")[0], 1)
        self.assertEqual(oku(self.yol), yarim)
        self.assertEqual(self.calistir("".join(SATIRLAR[22:]))[0], 0)

    def test_surdurulurken_kesilince_son_yanit_soylenmez(self):
        """Kayıt daha okunurken gelen Ctrl-C'de ekrandaki son soru, kaydın son yanıtı değildir."""
        self.yaz("".join(kayitta(45)))
        with mock.patch("satranc.ilk_turu_eslestir", side_effect=KeyboardInterrupt):
            kod, _, hata = self.calistir("")
        self.assertEqual((kod, hata), (130, "Turnuva yarıda kesildi.\n"
                                            f"Girilenler {self.yol} dosyasında; kayıt kalan yanıtlarla sürdürülür.\n"))


class Reddedilen(Kayit):
    """Kullanılamayan dosyada kod 2'dir, dosyaya dokunulmaz."""

    def reddedilir(self, icerik, satir_no, soru, neden):
        self.yaz(icerik)
        onceki = self.yol.read_bytes()
        kod, _, hata = self.calistir(GIRDI)
        self.assertEqual(kod, 2, hata)
        yer, ileti = hata.splitlines()
        self.assertEqual(yer, f"{self.yol}: {satir_no}. satır ({soru}):")
        self.assertIn(neden, ileti)
        self.assertEqual(self.yol.read_bytes(), onceki)

    def test_bozuk_satir_numarasiyla(self):
        for yer, bozuk, neden in (
            (0, "muz\n", "'muz' bir tam sayı değil"),
            (1, "12\n", "'12' bir ad-soyad değil"),
            (2, "999\n", "'999' geçersiz; 0 ya da en az 1000"),
            (3, "<\n", "'<' bir tam sayı değil"),
            (4, "555\n", "'555' lisans numarası daha önce girildi"),
            (37, "9\n", "'9' geçersiz; 4 ile 8 arasında"),
            (38, "x\n", "'x' bir renk değil"),
            (50, "6\n", "'6' sonuç değil; 0: ½ - ½, "),
            (58, "\n", "Yanıt boş; 0: ½ - ½, "),
        ):
            with self.subTest(yer):
                icerik = "".join(SATIRLAR[:yer]) + bozuk + "".join(SATIRLAR[yer + 1:])
                self.reddedilir(icerik, yer + 1, soru_adi(yer), neden)
        self.reddedilir("555\nAli2\nyarım", 2, "Ad-Soyad", "'Ali2' bir ad-soyad değil")
        self.reddedilir("".join(SATIRLAR[:4]) + "0\n", 5, "LNo", "1 oyuncu")

    def test_utf8_olmayan_satir(self):
        for bayt in (b"\xdd", b"\x80", b"\xff"):
            self.reddedilir(b"555\nAL" + bayt + b" KAYA\n0\n", 2, "Ad-Soyad",
                            "Satır UTF-8 değil; dosyayı UTF-8 olarak kaydediniz.")

    def test_tam_satiri_olmayan_dosya_kayit_degildir(self):
        for icerik in (b"not defteri", b"5", b"-", b"\xc4\xb0", b"\x00", b"5\rAli\r0\r0\r", b"\xef\xbb\xbf"):
            with self.subTest(icerik):
                self.yaz(icerik)
                self.assertEqual(self.calistir(GIRDI),
                                 (2, "", f"{self.yol}: bir turnuva kaydı değil; dosyaya dokunulmadı.\n"))
                self.assertEqual(self.yol.read_bytes(), icerik)

    def test_reddedilen_kayit_icin_yanitlari_var_denmez(self):
        self.yaz("not defteri")
        self.assertEqual(Ucbirim([], "--kayit", self.yol).stderr.count("\n"), 1)

    def test_bozuk_kayit_ve_giden_okuyucu(self):
        self.yaz("".join(SATIRLAR[:2]) + "999\n")
        with baslat("--kayit", self.yol) as surec:
            surec.stdout.close()
            hata = metne(surec.stderr.read())
            surec.stdin.close()
        # İleti yazılır ama çıkıştaki boşaltma iz bırakmaz.
        self.assertRegex(hata, r"^[^\n]+: 3\. satır [^\n]+\n'999' geçersiz[^\n]+\n$")

    def test_acilamayan_dosyalar(self):
        klasor = self.yol.parent
        siradan_degil = "kayıt dosyası olamaz; sıradan bir dosya değil."
        yollar = {klasor: siradan_degil, klasor / ("a" * 300): "kayıt dosyası açılamıyor: ",
                  klasor / "yok" / "k.txt": "kayıt dosyası açılamıyor: böyle bir dosya ya da klasör yok."}
        if POSIX:
            os.mkfifo(klasor / "boru")
            yollar.update({"/dev/null": siradan_degil, klasor / "boru": siradan_degil})
        else:
            yollar.update({"NUL": siradan_degil, "x?.txt": "kayıt dosyası açılamıyor: geçersiz ad ya da işlem."})
        for yol, neden in yollar.items():
            with self.subTest(yol):
                kod, cikti, hata = ayri(GIRDI, "--kayit", yol)
                self.assertEqual((kod, cikti, hata.count("\n")), (2, "", 1))
                self.assertTrue(hata.startswith(f"{yol}: {neden}"), hata)

    def test_izinsiz_dosya(self):
        self.yaz(GIRDI)
        self.yol.chmod(0o400)
        self.addCleanup(self.yol.chmod, 0o600)
        with suppress(PermissionError), self.yol.open("r+b"):
            self.skipTest("bu kullanıcı salt okunur dosyaya da yazabiliyor")
        self.assertEqual(self.calistir(""), (2, "", f"{self.yol}: kayıt dosyası açılamıyor: {IZIN_YOK}.\n"))

    @unittest.skipIf(POSIX, "POSIX'te dosya tek başına açılmaz")
    def test_baskasinin_tek_basina_actigi(self):
        import _winapi
        self.yaz(GIRDI)
        acik = _winapi.CreateFile(str(self.yol), _winapi.GENERIC_READ, 0, 0, _winapi.OPEN_EXISTING, 0, 0)
        self.assertEqual(self.calistir(""), (2, "", f"{self.yol}: kayıt dosyası açılamıyor: {IZIN_YOK}.\n"))
        _winapi.CloseHandle(acik)
        self.assertEqual(self.calistir("")[0], 0)

    def test_akislardan_biri(self):
        """Kayıt stdin ya da stdout olarak da verilmişse hiçbir şey yazılmaz."""
        self.yaz("".join(kayitta(45)))
        for acilis in ({"stdin": "rb"}, {"stdout": "ab"}):
            with self.subTest(acilis), ExitStack() as acik:
                akislar = {ad: acik.enter_context(open(self.yol, kip)) for ad, kip in acilis.items()}
                with baslat("--kayit", self.yol, **akislar) as surec:
                    _, hata = surec.communicate(b"1\n" if "stdin" not in akislar else None, timeout=60)
                self.assertEqual((surec.returncode, metne(hata)),
                                 (2, f"{self.yol}: kayıt dosyası olamaz; girdi ya da çıktı da odur.\n"))
                self.assertEqual(oku(self.yol), "".join(kayitta(45)))

    def test_akislarin_numarasi_yoksa_ya_da_baska_dosyaysa_kayit_olur(self):
        with mock.patch("os.path.sameopenfile", side_effect=OSError(errno.EBADF, "")):  # IDLE'da akış dosya değildir
            self.assertEqual(self.calistir("".join(SATIRLAR[:45]))[0], 1)
        with open(self.yol.with_name("dokum.txt"), "wb") as dokum, baslat("--kayit", self.yol, stdout=dokum) as surec:
            surec.communicate("".join(SATIRLAR[45:]).encode(), timeout=60)
        self.assertEqual((surec.returncode, oku(self.yol)), (0, KAYIT))


def dolan(bos):
    """`bos` bayttan fazlasını alamayan diskteki dosyanın sınıfı; sığanı yazar."""
    class Dolan(FileIO):
        def write(self, veri):
            yer = bos - os.fstat(self.fileno()).st_size
            if yer <= 0:
                raise OSError(errno.ENOSPC, "")
            return super().write(veri[:yer])

    return Dolan


class Disk(Kayit):
    """Yazılamayan yanıt söylenir; dosyada ancak tam satırlar kalır, aynı komut sürer."""

    def diskle(self, girdi, sinif):
        """Programı, kayıt dosyası o sınıftanken çalıştırır."""
        with kayit_dosyasi(sinif):
            return self.calistir(girdi)

    def yazilamadi(self, sonuc, neden, ne):
        kod, _, hata = sonuc
        self.assertEqual((kod, hata), (2, f"{self.yol}: {neden}.\nKaydedilmemiş olabilir: {ne}.\n{SONRA_BORUDA}"))

    def test_satirin_her_baytinda_dolan_disk(self):
        """Sığan yarım geri kesilir: yanıtınki de masalarınki de; yer açılınca aynı komut sürer."""
        for kac, satir, ne in ((0, SATIRLAR[0], "LNo: 555"), (1, SATIRLAR[1], "Ad-Soyad: ALİ KAYA"),
                               (39, SATIRLAR[39], f"1. tur 1. masa: {SATIRLAR[39][:-1]}"),
                               (42, MASALAR[1], "2. turun masaları")):
            onceki = "".join(kayitta(kac))
            kalan = onceki if satir in SATIRLAR else onceki + SATIRLAR[kac]
            for sigan in range(len(satir.encode())):
                with self.subTest(ne, sigan=sigan):
                    self.yaz(onceki)
                    disk = dolan(len(kalan.encode()) + sigan)
                    self.yazilamadi(self.diskle(SATIRLAR[kac], disk), "diskte yer yok", ne)
                    self.assertEqual(oku(self.yol), kalan)
            surmus = len([s for s in kalan.splitlines() if s[0] != "#"])
            self.assertEqual(self.calistir("".join(SATIRLAR[surmus:])), (0, yankili(surmus), ""))
            self.assertEqual(oku(self.yol), KAYIT)

    def test_diske_varmayan_yanit_geri_kesilir(self):
        for kod, soz in ((errno.ENOSPC, "diskte yer yok"), (errno.EIO, "disk okunamıyor ya da yazılamıyor"),
                         (errno.EROFS, "disk yazmaya kapalı"), (errno.EDOM, "bilinmeyen neden")):
            self.yaz("5\nAli\n0\nyar")
            with mock.patch("os.fsync", side_effect=OSError(kod, "bilinmeyen neden")):
                self.yazilamadi(self.calistir("0\n"), soz, "UKD: 0")
            self.assertEqual(oku(self.yol), "5\nAli\n0\n")

    def test_yazilamayan_masalarin_listesi_de_yazilmaz(self):
        self.yaz("".join(SATIRLAR[:38]))
        with mock.patch("os.fsync", side_effect=[None, OSError(errno.ENOSPC, "")]):  # yanıt, masalar
            sonuc = self.calistir(SATIRLAR[38])
        self.assertTrue(sonuc[1].endswith(" (b/s): "), sonuc[1])
        self.yazilamadi(sonuc, "diskte yer yok", "1. turun masaları")
        self.assertEqual(oku(self.yol), "".join(SATIRLAR[:39]))

    def test_yazarken_ctrl_c(self):
        """Yanıt yazılırken kesilince kaydedilmemiş olabileceği söylenir; kayıtta yarım satır kalmaz."""
        self.yaz("5\n")
        with mock.patch("os.fsync", side_effect=KeyboardInterrupt):
            kod, _, hata = self.calistir("Ali\n")
        self.assertEqual((kod, hata), (130, "Turnuva yarıda kesildi.\nKaydedilmemiş olabilir: Ad-Soyad: Ali.\n"
                                            f"Girilenler {self.yol} dosyasında; kayıt kalan yanıtlarla sürdürülür.\n"
                                            "Son yanıt: LNo: 5\n"))
        self.assertEqual(oku(self.yol), "5\n")

    def test_geri_almak_da_yazmaktir(self):
        """Diske varmayan geri alma bildirilir."""
        for hata, ileti in ((OSError(errno.ENOSPC, ""), f"{self.yol}: diskte yer yok.\n"),
                            (KeyboardInterrupt, "\nTurnuva yarıda kesildi.\n")):
            self.yol.unlink(missing_ok=True)
            with mock.patch("os.fsync", side_effect=[None, None, hata]):
                u = Ucbirim(["5\n", "Ali\n", "<\n"], "--kayit", self.yol)
            self.assertIn(u.kod, (2, 130))
            self.assertTrue(u.stderr.split("yeni kayıt.\n")[1].startswith(
                ileti + "Kaydedilmemiş olabilir: geri alma: Ad-Soyad: Ali.\n"), u.stderr)
            self.assertEqual(oku(self.yol), "5\n")
            self.assertNotIn("değiştirildi", u.stderr)
            self.assertNotIn("Son yanıt", u.stderr)

    def test_parca_parca_yazilan_satir(self):
        class Yavas(FileIO):
            def write(self, veri):
                return super().write(veri[:3])

        self.assertEqual(self.diskle(GIRDI, Yavas), (0, CIKTI, ""))
        self.assertEqual(oku(self.yol), KAYIT)

    def test_okunamayan_ya_da_yazmaya_acilmayan(self):
        self.yaz(GIRDI)
        for kod, soz in ((errno.EIO, "disk okunamıyor ya da yazılamıyor"), (errno.EACCES, IZIN_YOK)):
            bozuk = mock.Mock(side_effect=OSError(kod, ""))
            for yontem in ("read", "__init__"):
                sinif = type("Bozuk", (FileIO,), {yontem: bozuk})
                self.assertEqual(self.diskle(GIRDI, sinif), (2, "", f"{self.yol}: kayıt dosyası açılamıyor: {soz}.\n"))

    @unittest.skipUnless(POSIX, "Windows'ta süreç başına dosya boyu sınırı yok")
    @unittest.skipIf(KAPSAM_OLCULUYOR, "kapsam dosyası da sınıra sığmaz")
    def test_gercek_sinir(self):
        """Ayrı süreçte, çekirdeğin kendi hatasıyla."""
        def sinirla():
            import resource
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
        self.yaz("555\n")
        kod, _, hata = ayri("".join(SATIRLAR[1:]), "--kayit", self.yol, preexec_fn=sinirla)
        self.assertEqual((kod, oku(self.yol)), (2, "555\n"), hata)
        self.assertIn("\nKaydedilmemiş olabilir: Ad-Soyad: ALİ KAYA.\n", hata)


class AlttanDegisen(Kayit):
    """Program beklerken değişen dosyaya hiçbir şey yazılmaz; silinen ya da boşalan baştan yazılır."""

    KAC = 45  # 2. turun 3. masası sorulmuşken
    BIR_EKSIK, KAYITLI = "".join(kayitta(KAC - 1)), "".join(kayitta(KAC))

    def sur(self, *yanitlar):
        """KAC yanıtlık kaydı bir uçbirimde sürdürür."""
        self.yaz(self.KAYITLI)
        return Ucbirim(yanitlar, "--kayit", self.yol)

    def test_degisen_icerik(self):
        """Yanıtta da geri almada da Ctrl-D'de de; değişiklik olduğu gibi kalır ve aynı komut ondan sürer."""
        son = SATIRLAR[self.KAC - 1]
        degisiklikler = {
            "silinen satır": self.BIR_EKSIK,
            "eklenen satır": self.KAYITLI + SATIRLAR[self.KAC],
            "aynı boyda": self.BIR_EKSIK + ("2\n" if son != "2\n" else "1\n"),
            "CRLF": self.KAYITLI.replace("\n", "\r\n"),
            "başka metin": "not\n",
        }
        for ad, yeni in degisiklikler.items():
            for yanit, kod, ne in (
                (SATIRLAR[self.KAC], 2, f"Kaydedilmemiş olabilir: 2. tur 3. masa: {SATIRLAR[self.KAC][:-1]}.\n"),
                ("<\n", 2, f"Kaydedilmemiş olabilir: geri alma: 2. tur 2. masa: {son[:-1]}.\n"),
                ("", 1, ""), (KeyboardInterrupt, 130, ""),
            ):
                with self.subTest(ad, yanit=yanit):
                    u = self.sur(lambda yeni=yeni: self.yaz(yeni), yanit)
                    self.assertEqual((u.kod, oku(self.yol)), (kod, yeni), u.stderr)
                    self.assertTrue(u.stderr.endswith(
                        f"\n{self.yol}: dosya başka bir yerden değiştirildi.\n{ne}{SONRA_UCBIRIMDE}"), u.stderr)

    def test_yerine_konan_ayni_icerik_degisiklik_degildir(self):
        def kopya():
            yeni = self.yol.with_name("yeni")
            yeni.write_bytes(self.yol.read_bytes())
            yeni.replace(self.yol)

        u = self.sur(kopya, *SATIRLAR[self.KAC:])
        self.assertEqual((u.kod, oku(self.yol)), (0, KAYIT))

    def test_silinen_ya_da_bosalan_dosya_bastan_yazilir(self):
        yeniden = f"{self.yol}: dosya silinmiş ya da boşaltılmış; bütün yanıtlar yeniden yazılıyor.\n"
        bitisler = (
            ((*SATIRLAR[self.KAC:],), 0, KAYIT), (("<\n", ""), 1, self.BIR_EKSIK),
            (("",), 1, self.KAYITLI), ((KeyboardInterrupt,), 130, self.KAYITLI),
        )
        for sil in (lambda: self.yol.unlink(), lambda: self.yaz(""),
                    lambda: self.yol.rename(self.yol.with_name("baska"))):
            for yanitlar, kod, kalan in bitisler:
                u = self.sur(sil, *yanitlar)
                self.assertEqual((u.kod, oku(self.yol)), (kod, kalan))
                self.assertEqual(u.stderr.count(yeniden), 1)
        # Son yanıttan sonra silinen de.
        self.yaz(KAYIT)
        with mock.patch("satranc.capraz_tablo", side_effect=lambda *_: self.yol.unlink() or []):
            kod, _, hata = self.calistir("")
        self.assertEqual((kod, hata, oku(self.yol)), (0, yeniden, KAYIT))

    def test_bosalan_dosyada_hepsi_geri_alinir(self):
        u = Ucbirim(["5\n", lambda: self.yaz(""), "<\n", "6\n", ""], "--kayit", self.yol)
        self.assertEqual((u.kod, oku(self.yol)), (1, "6\n"))

    def test_bastan_yazilirken_dolan_disk(self):
        """Sığan tam satırlar kalır; yarım kalan masa satırı kalmaz."""
        tam = "".join(kayitta(42)) + SATIRLAR[42]
        for sinir in (len(tam.encode()), len(tam.encode()) + 10):  # ikincisi 2. turun masalarının ortası
            self.yaz(self.KAYITLI)
            u = Ucbirim([lambda: self.yaz(""), SATIRLAR[self.KAC]], "--kayit", self.yol, dosya=dolan(sinir))
            self.assertEqual((u.kod, oku(self.yol)), (2, tam))
            self.assertIn("; bütün yanıtlar yeniden yazılıyor.\n"
                          f"{self.yol}: yalnızca ilk {len(kayitta(42)) + 1} satır yazılabildi.\n"
                          f"{self.yol}: diskte yer yok.\nKaydedilmemiş olabilir: 2. tur 3. masa: ", u.stderr)

    @unittest.skipUnless(POSIX, "Windows açık klasörün adını değiştirtmez")
    def test_adi_degisen_klasor(self):
        u = self.sur(lambda: self.yol.parent.rename(self.yol.parent.with_name("baska")), "1\n")
        self.assertEqual(u.kod, 2)
        self.assertIn(f"{self.yol}: böyle bir dosya ya da klasör yok.\nKaydedilmemiş olabilir: 2. tur 3. masa: 1.\n",
                      u.stderr)
        self.assertFalse(self.yol.parent.exists())

    def test_ikinci_program(self):
        """Kilit yoktur: sonra yanıt veren ilk yanıtında reddedilir; yaşayan kayıttan listeler yazdırılır."""
        with baslat("--kayit", self.yol) as surec:
            surec.stdin.write("".join(SATIRLAR[:44]).encode())
            surec.stdin.flush()
            oku_dek(surec.stdout.fileno(), lambda metin: metin.endswith("2. turda 2. masada oynanan macin sonucunu "
                                                                        "giriniz (0-5): "))
            kod, cikti, _ = self.calistir("")
            self.assertEqual((kod, cikti[: len(yankili(44, dek=44))]), (1, yankili(44, dek=44)))
            self.assertIn("1. tur sonunda çapraz tablo:", cikti)
            self.assertEqual(oku(self.yol), "".join(kayitta(44)))
            surec.communicate("".join(SATIRLAR[44:]).encode())
        self.assertEqual((surec.returncode, oku(self.yol)), (0, KAYIT))
