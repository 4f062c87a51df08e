"""Kayıt dosyası (--kayit): her yanıt diskte, kaldığı yerden sürdürme; bozuk, kayıt olmayan, değişen dosyalar, disk."""

import errno
import os
import re
import signal
import unittest
from contextlib import ExitStack, suppress
from io import FileIO
from unittest import mock

from tests.uretec import turnuva_girdisi
from tests.yardim import (
    CIKTI,
    ESKI_KAYIT,
    GIRDI,
    IKINCI_TUR,
    KAPSAM_OLCULUYOR,
    KAYIT,
    MASALAR,
    ORNEK,
    POSIX,
    SATIRLAR,
    KayitSinamasi,
    adli,
    ayri,
    baslat,
    baytlarla,
    ctrl_c_devralinmasin,
    kayit_dosyasi,
    kayitta,
    metne,
    oku,
    oku_dek,
    soru_adi,
    surecte,
    yankili,
)

BITTI = "Girdi turnuva bitmeden sona erdi.\n"
SONRA_UCBIRIMDE = "Dosyanın şimdiki hâlinden aynı komut turnuvayı sürdürür.\n"
SONRA_BORUDA = "Dosyanın şimdiki hâlinden kayıt kalan yanıtlarla sürdürülür.\n"
IZIN_YOK = "izin yok ya da başka bir program kullanıyor"

setUpModule = ctrl_c_devralinmasin


class Surdurme(KayitSinamasi):
    def test_kayitta_yanitlar_ve_masalar_vardir(self):
        self.assertEqual(self.calistir(GIRDI), (0, CIKTI, ""))
        self.assertEqual(oku(self.yol), KAYIT)
        # Bitmiş kayıt turnuvayı yeniden yazar; adsız satırlar ve girdi metni de bir kayıttır.
        for kayit in (KAYIT, ESKI_KAYIT, GIRDI):
            self.yaz(kayit)
            self.assertEqual(self.calistir(), (0, yankili(len(SATIRLAR)), ""))
            self.assertEqual(oku(self.yol), kayit)

    def test_artan_satirlar_bildirilir(self):
        """Masa satırları, boş satır, adı tutmayan da; turnuva erken bitmişse de."""
        erken = oku(ORNEK / "cikmaz-erken-bitis_girdi.txt")
        for kayit, artan in (
            (GIRDI, "1\n2\n"), (KAYIT, "# 6. tur: 1-2\n"), (KAYIT, "\n"),
            (erken, "1\n"), (erken, "\n"), (erken, "# 5. tur: 1-2\n"), (erken, "ELO: 5\n"),
        ):
            with self.subTest(artan):
                self.yaz(kayit, artan)
                kod, cikti, hata = self.calistir()
                self.assertEqual((kod, hata), (0, f"{self.yol}: {kayit.count(chr(10)) + 1}. satır ve sonrası "
                                                  "kullanılmadı;\nturnuva ondan önce bitti.\n"))
                self.assertEqual(oku(self.yol), kayit + artan)
                self.yaz(kayit)
                self.assertEqual((kod, cikti, ""), self.calistir())

    def test_yalniz_kabul_edilenler_yazilir(self):
        bozuk = "muz\n 5 \nAli2\nAli Kaya\t\n0\n0\n5\n7\nVeli\n0\n0\n-1\n2\n1\nb\n9\n1\n"
        self.assertEqual(self.calistir(bozuk)[0], 0)
        self.assertEqual(oku(self.yol), (
            "LNo: 5\nAd-Soyad: Ali Kaya\nELO: 0\nUKD: 0\nLNo: 7\nAd-Soyad: Veli\nELO: 0\nUKD: 0\n"
            "LNo: -1\ntur sayısı: 1\nilk renk: b\n# 1. tur: 5-7\n1. tur 1. masa (5-7): 1\n"))

    def test_yarida_kalan_kaldigi_yerden(self):
        for kac in (0, 1, 5, 36, 37, 38, 39, 45, 58):
            with self.subTest(kac):
                self.yol.unlink(missing_ok=True)
                kod, _, hata = self.calistir("".join(SATIRLAR[:kac]))
                son = f"Son yanıt: {adli(kac - 1)}" if kac else ""
                self.assertEqual((kod, hata), (
                    1, f"{BITTI}Girilenler {self.yol} dosyasında; kayıt kalan yanıtlarla sürdürülür.\n{son}"))
                self.assertEqual(oku(self.yol), "".join(kayitta(kac)))
                self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
                self.assertEqual(oku(self.yol), KAYIT)

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

    def test_her_tur_yanittan_sonra_oldurulup_surdurme(self):
        """Her süreç bir yanıt alır, bir sonraki istemi yazdığı anda öldürülür."""
        for kac in (*range(4), 36, 37, 38, 42, 57):
            self.yaz(*kayitta(kac))
            with self.subTest(kac), baslat("--kayit", self.yol) as surec:
                surec.stdin.write(SATIRLAR[kac].encode())
                surec.stdin.flush()
                beklenen = yankili(kac, dek=kac + 1)
                okunan = oku_dek(surec.stdout.fileno(), lambda metin, hepsi=beklenen: len(metin) >= len(hepsi))
                surec.kill()
                surec.communicate()
                self.assertEqual((okunan, oku(self.yol)), (beklenen, "".join(kayitta(kac + 1))))
        self.assertEqual(self.calistir(SATIRLAR[-1]), (0, yankili(len(SATIRLAR) - 1), ""))

    def test_yarim_kalan_son_satir_yeniden_sorulur(self):
        for kac, yarim in (
            (1, b"AL"), (1, "Ad-Soyad: ALİ KAYA".encode()), (2, b"EL"), (40, b"1. tur"),
            (1, b"AL\xc4"),  # harfin ortasında kesilmiş
            (1, "ALİ".encode() + b" KAYA" * 100),  # sonraki yanıttan uzun
        ):
            with self.subTest(kac=kac, yarim=yarim):
                onceki = "".join(kayitta(kac)).encode() + yarim
                self.yaz(onceki)
                self.assertEqual((self.calistir()[0], self.yol.read_bytes()), (1, onceki))  # yanıt yoksa durur
                self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
                self.assertEqual(oku(self.yol), KAYIT)

    def test_elle_duzenlenmis_crlf_bosluk_ve_bom(self):
        """Sürer; geri almada son tam satır, baytlarıyla ve ardındaki yarımla birlikte kesilir."""
        def duzenlenmis(kac):
            return "\ufeff" + "".join(kayitta(kac)).replace("\n", " \r\n")

        self.yaz(duzenlenmis(43))
        self.assertEqual(self.calistir("".join(SATIRLAR[43:])), (0, yankili(43), ""))
        for kac, yarim in ((43, ""), (3, "yar")):
            self.yaz(duzenlenmis(kac), yarim)
            gorulen = []
            self.ucbirim(*["<\n", lambda gorulen=gorulen: gorulen.append(oku(self.yol))] * 2)
            self.assertEqual(gorulen, [duzenlenmis(kac - 1), duzenlenmis(kac - 2)])

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
        """Kayıt bağın gösterdiği dosyadır; dosya daha yoksa da, bağ yerinde kalır."""
        bag = self.yol.with_name("bag.txt")
        bag.symlink_to(self.yol)
        for yanitlar, kod in ((SATIRLAR[:45], 1), (SATIRLAR[45:], 0)):
            self.assertEqual(surecte("".join(yanitlar), "--kayit", bag)[0], kod)
            self.assertTrue(bag.is_symlink())
        self.assertEqual(oku(self.yol), KAYIT)

    @unittest.skipUnless(POSIX, "Windows'ta umask'a kalan izin yok")
    def test_yeni_dosyanin_izinleri_umask_a_kalir(self):
        self.addCleanup(os.umask, os.umask(0))
        self.calistir()
        self.assertEqual(self.yol.stat().st_mode & 0o777, 0o666)

    def test_kodlamadan_bagimsiz(self):
        """Klavye cp1254 ile de olsa kayıt UTF-8'dir ve UTF-8 bir oturumda sürer."""
        yarim = "".join(SATIRLAR[:22]).encode("cp1254")
        self.assertEqual(baytlarla(yarim, "--kayit", self.yol, kodlama="cp1254")[0], 1)
        self.assertEqual(oku(self.yol), "".join(kayitta(22)))
        self.assertEqual(self.calistir("".join(SATIRLAR[22:]))[0], 0)

    def test_surdurulurken_kesilince_son_yanit_soylenmez(self):
        """Kayıt daha okunurken gelen Ctrl-C'de ekrandaki son soru, kaydın son yanıtı değildir."""
        self.yaz(*kayitta(45))
        with mock.patch("satranc.ilk_turu_eslestir", side_effect=KeyboardInterrupt):
            kod, _, hata = self.calistir()
        self.assertEqual((kod, hata), (130, "Turnuva yarıda kesildi.\n"
                                            f"Girilenler {self.yol} dosyasında; kayıt kalan yanıtlarla sürdürülür.\n"))


class Reddedilen(KayitSinamasi):
    """Kullanılamayan dosyada kod 2'dir, dosyaya dokunulmaz."""

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
            (58, "6\n", "'6' sonuç değil; 0: ½ - ½, "),
        ):
            with self.subTest(yer):
                for satir in (SATIRLAR.__getitem__, adli):
                    satirlar = [satir(no) for no in range(len(SATIRLAR))]
                    adi = satirlar[yer].rpartition(": ")[0] and f"{soru_adi(yer)}: "
                    satirlar[yer] = adi + bozuk
                    self.reddedilir(satirlar, yer + 1, soru_adi(yer), neden)
        self.reddedilir([*SATIRLAR[:2], "ELO:\n"], 3, "ELO", "Yanıt boş; 0 ya da en az 1000")
        self.reddedilir(["555\nAli2\nyarım"], 2, "Ad-Soyad", "'Ali2' bir ad-soyad değil")
        self.reddedilir([*SATIRLAR[:4], "0\n"], 5, "LNo", "'0' ile bitirilemez: 1 oyuncu")
        for bayt in (b"\xdd", b"\x80", b"\xff"):
            utf8_degil = "Satır UTF-8 değil; dosyayı UTF-8 olarak kaydediniz."
            self.reddedilir([b"555\nAL", bayt, b" KAYA\n0\n"], 2, "Ad-Soyad", utf8_degil)
            self.reddedilir([*kayitta(37), b"tur say", bayt, b": 5\n"], 38, "tur sayısı", utf8_degil)

    def test_bos_satir(self):
        """Silineceği söylenir; sonuç yerindeyse sonuçların anahtarı değil."""
        for yer in (0, 1, 37, 38, 41):
            satirlar = kayitta(42)
            satirlar.insert(yer, " \t\n")
            self.reddedilir(satirlar, yer + 1, soru_adi(min(yer, 40)), "Satır boş; siliniz.")

    def test_baska_sorunun_satiri(self):
        """Ne beklendiği ve satırda ne olduğu söylenir; boşluklara bakılmaz."""
        for yer, yazan, beklenen in (
            (0, "Ad-Soyad: ALİ KAYA", "LNo"), (2, "UKD: 0", "ELO"), (37, "ilk renk: b", "tur sayısı"),
            (1, "ad-soyad: ALİ KAYA", "Ad-Soyad"), (3, "muz: 0", "UKD"), (3, ": 0", "UKD"),
            (40, "1. tur 2. masa (6-4): 1", "1. tur 1. masa (222-99)"),
            (40, "1. tur 1. masa (99-222): 1", "1. tur 1. masa (222-99)"),
            (40, "1. tur 1. masa: 1", "1. tur 1. masa (222-99)"),
            (40, "2. tur 1. masa (222-99): 1", "1. tur 1. masa (222-99)"),
        ):
            with self.subTest(yazan):
                satirlar = kayitta(41)
                satirlar[yer] = yazan + "\n"
                olabilir = "eksik, fazla ya da yeri değişmiş bir satır olabilir."
                self.reddedilir(satirlar, yer + 1, beklenen, f"Satırda '{yazan}' yazıyor; {olabilir}")
        self.yaz(*[re.sub("^(.*):", lambda ad: ad[1].replace(".", ". ") + " :", satir) for satir in kayitta(41)])
        self.assertEqual(self.calistir("".join(SATIRLAR[41:])), (0, yankili(41), ""))

    def test_tam_satiri_olmayan_dosya_kayit_degildir(self):
        for icerik in (b"not defteri", b"5", b"-", b"\xc4\xb0", b"\x00", b"5\rAli\r0\r0\r", b"\xef\xbb\xbf"):
            with self.subTest(icerik):
                self.yaz(icerik)
                u = self.ucbirim()  # içinde yanıt olduğu da söylenmez
                self.assertEqual((u.kod, u.ekran, self.yol.read_bytes()), (
                    2, f"{self.yol}: bir turnuva kaydı değil; dosyaya dokunulmadı.\n", icerik))

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
        self.assertEqual(self.calistir(), (2, "", f"{self.yol}: kayıt dosyası açılamıyor: {IZIN_YOK}.\n"))

    @unittest.skipIf(POSIX, "POSIX'te dosya tek başına açılmaz")
    def test_baskasinin_tek_basina_actigi(self):
        import _winapi
        self.yaz(GIRDI)
        acik = _winapi.CreateFile(str(self.yol), _winapi.GENERIC_READ, 0, 0, _winapi.OPEN_EXISTING, 0, 0)
        self.assertEqual(self.calistir(), (2, "", f"{self.yol}: kayıt dosyası açılamıyor: {IZIN_YOK}.\n"))
        _winapi.CloseHandle(acik)
        self.assertEqual(self.calistir()[0], 0)

    def test_akislardan_biri(self):
        """Kayıt stdin ya da stdout olarak da verilmişse hiçbir şey yazılmaz."""
        self.yaz(*kayitta(45))
        for ad, kip in (("stdin", "rb"), ("stdout", "ab")):
            with self.subTest(ad), ExitStack() as acik:
                akis = {ad: acik.enter_context(open(self.yol, kip))}
                with baslat("--kayit", self.yol, **akis) as surec:
                    _, hata = surec.communicate(b"1\n" if ad != "stdin" else None, timeout=60)
                self.assertEqual((surec.returncode, metne(hata)),
                                 (2, f"{self.yol}: kayıt dosyası olamaz; girdi ya da çıktı da odur.\n"))
                self.assertEqual(oku(self.yol), "".join(kayitta(45)))

    def test_numarasi_olmayan_akis_kayit_degildir(self):
        with mock.patch("os.path.sameopenfile", side_effect=OSError(errno.EBADF, "")):  # IDLE'da akış dosya değildir
            self.assertEqual((self.calistir(GIRDI)[0], oku(self.yol)), (0, KAYIT))


def disk(yer=None, parca=None, **bozuk):
    """Kayıt dosyasının sınıfı: `yer` bayttan fazlası sığmaz (sığan yazılır), bir kerede `parca` bayt yazılır.

    `bozuk`taki yöntemleri (read, __init__) verilen hatayı verir.
    """
    class Disk(FileIO):
        def write(self, veri):
            sigan = None if yer is None else yer - os.fstat(self.fileno()).st_size
            if sigan is not None and sigan <= 0:
                raise OSError(errno.ENOSPC, "")
            return super().write(veri[:sigan if parca is None else parca])

    return type("BozukDisk", (Disk,), {ad: mock.Mock(side_effect=hata) for ad, hata in bozuk.items()})


class Disk(KayitSinamasi):
    """Yazılamayan yanıt söylenir; dosyada ancak tam satırlar kalır, aynı komut sürer."""

    def test_satirin_her_baytinda_dolan_disk(self):
        """Sığan yarım geri kesilir: yanıtınki de masalarınki de; yer açılınca aynı komut sürer."""
        for kac, satir in ((0, adli(0)), (1, adli(1)), (39, adli(39)), (42, MASALAR[1])):
            onceki = "".join(kayitta(kac))
            kalan = onceki if satir == adli(kac) else onceki + adli(kac)
            ne = f"'{satir[:-1]}'"
            for sigan in range(len(satir.encode())):
                with self.subTest(ne, sigan=sigan):
                    self.yaz(onceki)
                    with kayit_dosyasi(disk(yer=len(kalan.encode()) + sigan)):
                        kod, _, hata = self.calistir(SATIRLAR[kac])
                    self.assertEqual((kod, hata, oku(self.yol)), (
                        2, f"{self.yol}: diskte yer yok.\nKaydedilmemiş olabilir: {ne}.\n{SONRA_BORUDA}", kalan))
            surmus = kac + (kalan != onceki)
            self.assertEqual(self.calistir("".join(SATIRLAR[surmus:])), (0, yankili(surmus), ""))
            self.assertEqual(oku(self.yol), KAYIT)

    def test_diske_varmayan_geri_kesilir(self):
        """Yanıt da, masalar da (listeleri de yazılmaz), geri alma da; Ctrl-C ile kesilen de."""
        dolu, kesildi = OSError(errno.ENOSPC, ""), "\nTurnuva yarıda kesildi."
        surer = f"Girilenler {self.yol} dosyasında; aynı komut turnuvayı sürdürür.\n"
        for kayit, yanitlar, hatalar, kod, neden, ne, kalan, son in (
            (["5\nAli\n0\nyar"], ["0\n"], [dolu], 2, "diskte yer yok", "'UKD: 0'", "5\nAli\n0\n", ""),
            *((["5\n"], ["Ali\n"], [OSError(no, "başka")], 2, soz, "'Ad-Soyad: Ali'", "5\n", "") for no, soz in (
                (errno.EIO, "disk okunamıyor ya da yazılamıyor"), (errno.EROFS, "disk yazmaya kapalı"),
                (errno.EDOM, "başka"))),
            (kayitta(38), [SATIRLAR[38]], [None, dolu], 2, "diskte yer yok", f"'{MASALAR[0][:-1]}'",
             "".join(kayitta(39)[:-1]), ""),
            (["5\n"], ["Ali\n"], [KeyboardInterrupt], 130, "", "'Ad-Soyad: Ali'", "5\n", "Son yanıt: LNo: 5\n"),
            ([], ["5\n", "Ali\n", "<\n"], [None, None, dolu], 2, "diskte yer yok", "geri alma: Ad-Soyad: Ali",
             "LNo: 5\n", ""),
            ([], ["5\n", "Ali\n", "<\n"], [None, None, KeyboardInterrupt], 130, "", "geri alma: Ad-Soyad: Ali",
             "LNo: 5\n", ""),
        ):
            with self.subTest(kod=kod, neden=neden, ne=ne):
                self.yol.unlink(missing_ok=True)
                if kayit:
                    self.yaz(*kayit)
                with mock.patch("os.fsync", side_effect=hatalar):
                    u = self.ucbirim(*yanitlar)
                bas, sonra = (f"{self.yol}: {neden}.", SONRA_UCBIRIMDE) if kod == 2 else (kesildi, surer)
                self.assertEqual(u.stderr.split("\n", 1)[1], f"{bas}\nKaydedilmemiş olabilir: {ne}.\n{sonra}{son}")
                self.assertEqual((u.kod, oku(self.yol)), (kod, kalan))
                self.assertNotIn("Eşleştirme", u.stdout)

    def test_parca_parca_yazilan_satir(self):
        with kayit_dosyasi(disk(parca=3)):
            self.assertEqual(self.calistir(GIRDI), (0, CIKTI, ""))
        self.assertEqual(oku(self.yol), KAYIT)

    def test_okunamayan_ya_da_yazmaya_acilmayan(self):
        self.yaz(GIRDI)
        for no, soz in ((errno.EIO, "disk okunamıyor ya da yazılamıyor"), (errno.EACCES, IZIN_YOK)):
            for yontem in ("read", "__init__"):
                with kayit_dosyasi(disk(**{yontem: OSError(no, "")})):
                    self.assertEqual(self.calistir(GIRDI),
                                     (2, "", f"{self.yol}: kayıt dosyası açılamıyor: {soz}.\n"))

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
        self.assertIn("\nKaydedilmemiş olabilir: 'Ad-Soyad: ALİ KAYA'.\n", hata)


class AlttanDegisen(KayitSinamasi):
    """Program beklerken değişen dosyaya hiçbir şey yazılmaz; silinen ya da boşalan baştan yazılır."""

    KAC = 45  # 2. turun 3. masası sorulmuşken
    BIR_EKSIK, KAYITLI = "".join(kayitta(KAC - 1)), "".join(kayitta(KAC))

    def sur(self, *yanitlar, **ek):
        """KAC yanıtlık kaydı bir uçbirimde sürdürür."""
        self.yaz(self.KAYITLI)
        return self.ucbirim(*yanitlar, **ek)

    def yanindakiler(self):
        """Kaydın klasöründeki öbür dosyalar: ad -> içerik; silinirler."""
        yanindakiler = {}
        for yol in sorted(self.yol.parent.iterdir()):
            if yol != self.yol:
                yanindakiler[yol.name] = oku(yol)
                yol.unlink()
        return yanindakiler

    def kopyalandi(self, ad):
        """Programın bildiklerinin yeni dosyaya yazıldığını söyleyen satırlar."""
        return (f"Programın bildiği bütün yanıtlar {self.yol.with_name(ad)} dosyasına yazıldı;\n"
                "--kayit ile o dosya verilirse turnuva onlardan sürer.\n")

    def test_degisen_icerik(self):
        """Yanıtta da geri almada da Ctrl-D'de de; değişiklik olduğu gibi kalır ve aynı komut ondan sürer.

        Programın bildiği her şey, sorudaki yanıt da, dosyada değilse yanındaki dosyaya yazılır.
        """
        yanit, son = SATIRLAR[self.KAC], adli(self.KAC - 1)
        self.assertNotEqual(son[-2:], "0\n")
        for yeni in (
            self.BIR_EKSIK,  # silinen satır
            self.KAYITLI + adli(self.KAC) + adli(self.KAC + 1),  # eklenen satırlar
            self.KAYITLI + "2. tur 3. masa (123-222): 5\n",  # başka bir yanıt
            self.BIR_EKSIK + son[:-2] + "0\n",  # aynı boyda
            self.KAYITLI.replace("\n", "\r\n"),
            "not\n",
            "\n",
        ):
            for yazilan, kod, islem, bilinen in (
                (yanit, 2, f"'{adli(self.KAC)[:-1]}'", self.KAYITLI + adli(self.KAC)),
                ("<\n", 2, f"geri alma: {son[:-1]}", self.KAYITLI),
                ("", 1, "", self.KAYITLI), (KeyboardInterrupt, 130, "", self.KAYITLI),
            ):
                with self.subTest(yeni[-60:], yazilan=yazilan):
                    u = self.sur(lambda yeni=yeni: self.yaz(yeni), yazilan)
                    uzamis = yeni.startswith(bilinen)
                    self.assertEqual((u.kod, oku(self.yol)), (kod, yeni), u.stderr)
                    self.assertEqual(self.yanindakiler(), {} if uzamis else {"turnuva-1.txt": bilinen})
                    if uzamis and not islem:  # yazılacak bir şey yokken yalnızca uzamış dosya değişik değildir
                        self.assertNotIn("değiştirildi", u.stderr)
                        continue
                    bitis = [f"\n{self.yol}: dosya başka bir yerden değiştirildi.",
                             f"Kaydedilmemiş olabilir: {islem}." if islem else "",
                             SONRA_UCBIRIMDE + ("" if uzamis else self.kopyalandi("turnuva-1.txt"))]
                    bitis = "\n".join(filter(None, bitis))
                    self.assertEqual(u.stderr[-len(bitis):], bitis)

    def test_kopyanin_adi_ve_yazilamamasi(self):
        """Kullanılmayan ilk numara; boruda kopya yoktur; yazılamıyorsa nedeni söylenir."""
        self.yol.with_name("turnuva-1.txt").write_text("başka\n", encoding="utf-8")
        bozan = lambda: self.yaz("not\n")  # noqa: E731
        u = self.sur(bozan, "1\n")
        self.assertEqual(u.stderr[-len(self.kopyalandi("turnuva-2.txt")):], self.kopyalandi("turnuva-2.txt"))
        bilinen = self.KAYITLI + adli(self.KAC).replace(": " + SATIRLAR[self.KAC], ": 1\n")
        self.assertEqual(self.yanindakiler(), {"turnuva-1.txt": "başka\n", "turnuva-2.txt": bilinen})
        # Kopya kaldığı yerden sürer.
        self.yaz(bilinen)
        self.assertEqual(self.calistir("".join(SATIRLAR[self.KAC + 1:]))[0], 0)
        u = self.sur(bozan, "1\n", dosya=disk(yer=len(self.KAYITLI.encode()) - 9))
        self.assertEqual(u.stderr.splitlines()[-1], f"Programın bildikleri {self.yol.with_name('turnuva-1.txt')} "
                                                    "dosyasına yazılamadı: diskte yer yok.")
        self.yanindakiler()
        self.yol.unlink()
        with baslat("--kayit", self.yol) as surec:
            surec.stdin.write(b"1\n")
            surec.stdin.flush()
            oku_dek(surec.stdout.fileno(), lambda metin: metin.endswith(": "))
            bozan()
            _, hata = surec.communicate(b"Ali\n", timeout=60)
        self.assertEqual((surec.returncode, self.yanindakiler()), (2, {}), metne(hata))

    def test_baska_calistirmanin_ekledigi_satir(self):
        """Tam eklenecek satır eklenmişse yazılmış sayılır: liste yazdıran çalıştırma turu eşleştirmiştir."""
        kac, yol = IKINCI_TUR - 1, self.yol

        class Listelenen(FileIO):
            def write(self, veri):
                """1. turun son sonucu yazılınca, 2. turun masaları daha yazılmadan listeler yazdırılır."""
                yazilan = super().write(veri)
                if veri == adli(kac).encode():
                    ayri("", "--kayit", yol)
                return yazilan

        self.yaz(*kayitta(kac))
        u = self.ucbirim(*SATIRLAR[kac:], dosya=Listelenen)
        self.assertEqual((u.kod, oku(self.yol)), (0, KAYIT), u.stderr)
        self.assertEqual(u.olaylar.count(("yazıldı", MASALAR[1].encode())), 0)
        # Elle eklenen yanıt da.
        u = self.sur(lambda: self.yaz(self.KAYITLI + adli(self.KAC)), *SATIRLAR[self.KAC:])
        self.assertEqual((u.kod, oku(self.yol)), (0, KAYIT), u.stderr)

    def test_uzun_kaydin_sonundaki_degisiklik(self):
        """Çok uzun kaydın sonu da karşılaştırılır."""
        kayit = "5\n" + "A" * 150_000 + "\n"
        for yeni in (kayit[:-2] + "B\n", kayit + "0\n"):
            self.yaz(kayit)
            u = self.ucbirim(lambda yeni=yeni: self.yaz(yeni), "0\n")
            self.assertEqual((u.kod, oku(self.yol) == yeni), (2, True))

    def test_yerine_konan_ayni_icerik_degisiklik_degildir(self):
        def kopya():
            yeni = self.yol.with_name("yeni")
            yeni.write_bytes(self.yol.read_bytes())
            yeni.replace(self.yol)

        self.assertEqual((self.sur(kopya, *SATIRLAR[self.KAC:]).kod, oku(self.yol)), (0, KAYIT))

    def test_silinen_ya_da_bosalan_dosya_bastan_yazilir(self):
        yeniden = f"{self.yol}: dosya silinmiş ya da boşaltılmış; bütün yanıtlar yeniden yazılıyor.\n"
        for sil in (self.yol.unlink, lambda: self.yaz(""), lambda: self.yol.replace(self.yol.with_name("baska"))):
            for yanitlar, kod, kalan in ((SATIRLAR[self.KAC:], 0, KAYIT), (["<\n"], 1, self.BIR_EKSIK),
                                         ([], 1, self.KAYITLI), ([KeyboardInterrupt], 130, self.KAYITLI)):
                u = self.sur(sil, *yanitlar)
                self.assertEqual((u.kod, oku(self.yol), u.stderr.count(yeniden)), (kod, kalan, 1))
                self.assertIn(f"\n{yeniden}", u.ekran)  # istemin satırında değil, altında
                self.assertEqual(f"\n\n{yeniden}" in u.ekran, not yanitlar)  # boş satır: ara sıralamanın ardında
        # Son yanıttan sonra silinen de.
        self.yaz(KAYIT)
        with mock.patch("satranc.capraz_tablo", side_effect=lambda *_: self.yol.unlink() or []):
            u = self.ucbirim()
        self.assertEqual((u.kod, oku(self.yol)), (0, KAYIT))
        self.assertRegex(u.ekran, f"[^\n]\n\n{re.escape(yeniden)}Kayıt ")  # listenin altındaki boş satır listeninkidir
        # Geri alınca yanıt kalmıyorsa yazılacak bir şey de yoktur.
        self.yol.unlink()
        u = self.ucbirim("5\n", lambda: self.yaz(""), "<\n", "6\n")
        self.assertEqual((u.kod, oku(self.yol), u.stderr.count(yeniden)), (1, "LNo: 6\n", 0))

    def test_bastan_yazilirken_ctrl_c(self):
        """Yarım yazılmış kayıt kalmaz: program biterken baştan yazılır, başkası değiştirdi denmez."""
        for kesilen in ("write", "fsync"):
            class Kesilen(FileIO):
                kalan = [KeyboardInterrupt]

                def write(self, veri):
                    yazilan = super().write(veri[:100])
                    if self.kalan:
                        raise self.kalan.pop()
                    return yazilan

            kesme = mock.patch("os.fsync", side_effect=[KeyboardInterrupt, None])
            with ExitStack() as yama:
                if kesilen == "fsync":
                    yama.enter_context(kesme)
                u = self.sur(self.yol.unlink, SATIRLAR[self.KAC], dosya=Kesilen if kesilen == "write" else FileIO)
            self.assertEqual((u.kod, oku(self.yol)), (130, self.KAYITLI), u.stderr)
            self.assertNotIn("değiştirildi", u.stderr)
            self.assertIn(f"Kaydedilmemiş olabilir: '{adli(self.KAC)[:-1]}'.\nGirilenler ", u.stderr)

    def test_bastan_yazilirken_dolan_disk(self):
        """Sığan tam satırlar kalır; yarım kalan masa satırı kalmaz."""
        tam = [*kayitta(42), adli(42)]
        sigan = len("".join(tam).encode())
        for yer in (sigan, sigan + 10):  # ikincisi 2. turun masalarının ortası
            u = self.sur(lambda: self.yaz(""), SATIRLAR[self.KAC], dosya=disk(yer=yer))
            self.assertEqual((u.kod, oku(self.yol)), (2, "".join(tam)))
            self.assertIn("; bütün yanıtlar yeniden yazılıyor.\n"
                          f"{self.yol}: diskte yer yok.\nKaydedilmemiş olabilir: '2. tur 3. masa ", u.stderr)

    @unittest.skipUnless(POSIX, "Windows açık klasörün adını değiştirtmez")
    def test_adi_degisen_klasor(self):
        u = self.sur(lambda: self.yol.parent.rename(self.yol.parent.with_name("baska")), "1\n")
        self.assertEqual((u.kod, self.yol.parent.exists()), (2, False))
        bitis = (f"{self.yol}: böyle bir dosya ya da klasör yok.\n"
                 "Kaydedilmemiş olabilir: '2. tur 3. masa (123-222): 1'.\n"
                 "Dosya başka bir yerdeyse --kayit ile orası verilince turnuva sürer.\n")
        self.assertEqual(u.stderr[-len(bitis):], bitis)

    def test_ikinci_program_kaydi_okur(self):
        """Kilit yoktur: turnuva sürerken kaydından listeler yazdırılır, kayıt da turnuva da değişmez."""
        def listele():
            kod, cikti, _ = ayri("", "--kayit", self.yol)
            self.assertEqual((kod, oku(self.yol)), (1, self.KAYITLI))
            self.assertTrue(cikti.startswith(yankili(self.KAC, dek=self.KAC) + "\n1. tur sonunda sıralama:\n"), cikti)

        self.assertEqual((self.sur(listele, *SATIRLAR[self.KAC:]).kod, oku(self.yol)), (0, KAYIT))
