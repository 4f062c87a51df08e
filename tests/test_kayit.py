"""Kayıt dosyası (--kayit): her yanıt diskte, kaldığı yerden sürdürme.

Bozuk, kayıt olmayan, değişen dosyalar; disk.
"""

import errno
import os
import re
import signal
import unittest
from contextlib import ExitStack, suppress
from io import FileIO
from unittest import mock

from tests.yardim import (
    BITTI,
    CIKTI,
    ESKI_KAYIT,
    GIRDI,
    IKINCI_TUR,
    KAPSAM_OLCULUYOR,
    KAYIT,
    KESILDI,
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
    kayit,
    kayit_dosyasi,
    kayitta,
    metne,
    oku,
    soru_adi,
    surecte,
    yanitlar,
    yankili,
)

SONRA_UCBIRIMDE = "Dosyanın şimdiki hâlinden aynı komut turnuvayı sürdürür.\n"
SONRA_BORUDA = "Dosyanın şimdiki hâlinden kayıt kalan yanıtlarla sürdürülür.\n"
IZIN_YOK = "izin yok ya da başka bir program kullanıyor"

setUpModule = ctrl_c_devralinmasin


def elle_duzenlenmis(kac):
    """Örneğin, BOM'lu, CRLF'li, boşluklu kaydedilmiş kaydı."""
    return "\ufeff" + kayit(kac).replace("\n", " \r\n")


class Satirlar(KayitSinamasi):
    """Kayda yazılanlar: her yanıt sorusunun adıyla, her turun masaları."""

    def test_kayitta_yanitlar_ve_masalar_vardir(self):
        """Her yanıt sorusunun adıyladır; masalar turun ilk sonucundan öncedir."""
        self.assertEqual(self.calistir(GIRDI), (0, CIKTI, ""))
        self.kayitli(KAYIT)
        # Bitmiş kayıt turnuvayı yeniden yazar; adsız satırlar ve girdi metni de bir kayıttır.
        for bitmis in (KAYIT, ESKI_KAYIT, GIRDI):
            self.yaz(bitmis)
            self.surer(len(SATIRLAR))
            self.kayitli(bitmis)

    def test_yalniz_kabul_edilenler_yazilir(self):
        bozuk = "muz\n 5 \nAli2\nAli Kaya\t\n0\n0\n5\n7\nVeli\n0\n0\n-1\n2\n1\nb\n9\n1\n"
        self.assertEqual(self.calistir(bozuk)[0], 0)
        self.kayitli(
            "LNo: 5\nAd-Soyad: Ali Kaya\nELO: 0\nUKD: 0\nLNo: 7\nAd-Soyad: Veli\nELO: 0\nUKD: 0\n"
            "LNo: -1\ntur sayısı: 1\nilk renk: b\n# 1. tur: 5-7\n1. tur 1. masa (5-7): 1\n"
        )


class Adlar(KayitSinamasi):
    """Satır, adının sorusundan başkasını yanıtlamaz."""

    def test_baska_sorunun_satiri(self):
        """Ne beklendiği ve satırda ne olduğu söylenir."""
        olabilir = "Satır eksik, fazla ya da başka yerde olabilir; masanın LNo'ları da tutmalıdır."
        sonuc = "1. tur 1. masa (222-99)"
        for yer, yazan, beklenen in (
            (0, "Ad-Soyad: ALİ KAYA", "LNo"), (2, "UKD: 0", "ELO"),
            (37, "ilk renk: b", "tur sayısı"), (1, "ad-soyad: ALİ KAYA", "Ad-Soyad"),
            (3, "muz: 0", "UKD"), (3, ": 0", "UKD"),
            (40, "1. tur 2. masa (6-4): 1", sonuc), (40, "1. tur 1. masa (99-222): 1", sonuc),
            (40, "1. tur 1. masa: 1", sonuc), (40, "2. tur 1. masa (222-99): 1", sonuc),
        ):
            with self.subTest(yazan):
                satirlar = kayitta(41)
                satirlar[yer] = yazan + "\n"
                neden = f"Satırda '{yazan}' yazıyor.\n{olabilir}\n"
                self.reddedilir(satirlar, yer + 1, beklenen, neden)

    def test_addaki_bosluklara_bakilmaz(self):
        self.yaz(kayit(41).replace(". ", ".").replace(":", " :").replace("sayısı", " sayısı"))
        self.surer(41)


class Surdurme(KayitSinamasi):
    def test_artan_satirlar_bildirilir(self):
        """Masa satırları, boş satır, adı tutmayan da; turnuva erken bitmişse de."""
        erken = oku(ORNEK / "cikmaz-erken-bitis_girdi.txt")
        for bitmis, artan in (
            (GIRDI, "1\n2\n"), (KAYIT, "# 6. tur: 1-2\n"), (KAYIT, "\n"),
            (erken, "1\n"), (erken, "\n"), (erken, "# 5. tur: 1-2\n"), (erken, "ELO: 5\n"),
        ):
            with self.subTest(artan):
                self.yaz(bitmis)
                kod, cikti, _ = self.calistir()
                self.yaz(bitmis, artan)
                yer = f"{self.yol}: {bitmis.count(chr(10)) + 1}. satır"
                ileti = f"{yer} ve sonrası kullanılmadı;\nturnuva ondan önce bitti.\n"
                self.assertEqual(self.calistir(), (kod, cikti, ileti))
                self.kayitli(bitmis + artan)

    def test_yarida_kalan_kaldigi_yerden(self):
        for kac in (0, 1, 5, 36, 37, 38, 39, 45, 58):
            with self.subTest(kac):
                self.yol.unlink(missing_ok=True)
                kod, _, hata = self.calistir(yanitlar(0, kac))
                son = f"Son yanıt: {adli(kac - 1)}" if kac else ""
                self.assertEqual((kod, hata), (1, BITTI + self.kalan_yanitlar + son))
                self.kayitli(kayit(kac))
                self.surer(kac)
                self.kayitli(KAYIT)

    def test_yarim_kalan_son_satir_yeniden_sorulur(self):
        for kac, yarim in (
            (1, b"AL"), (1, "Ad-Soyad: ALİ KAYA".encode()), (2, b"EL"), (40, b"1. tur"),
            (1, b"AL\xc4"),  # harfin ortasında kesilmiş
            (1, "ALİ".encode() + b" KAYA" * 100),  # sonraki yanıttan uzun
        ):
            with self.subTest(kac=kac, yarim=yarim):
                self.yaz(kayit(kac), yarim)
                onceki = self.yol.read_bytes()
                # Yanıt gelmezse durur.
                self.assertEqual((self.calistir()[0], self.yol.read_bytes()), (1, onceki))
                self.surer(kac)
                self.kayitli(KAYIT)

    def test_elle_duzenlenmis_crlf_bosluk_ve_bom(self):
        self.yaz(elle_duzenlenmis(43))
        self.surer(43)

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
        for girdi, kod in ((yanitlar(0, 45), 1), (yanitlar(45), 0)):
            self.assertEqual(surecte(girdi, "--kayit", bag)[0], kod)
            self.assertTrue(bag.is_symlink())
        self.kayitli(KAYIT)

    @unittest.skipUnless(POSIX, "Windows'ta umask'a kalan izin yok")
    def test_yeni_dosyanin_izinleri_umask_a_kalir(self):
        self.addCleanup(os.umask, os.umask(0))
        self.calistir()
        self.assertEqual(self.yol.stat().st_mode & 0o777, 0o666)

    def test_kodlamadan_bagimsiz(self):
        """Klavye cp1254 ile de olsa kayıt UTF-8'dir."""
        baytlarla(yanitlar(0, 22).encode("cp1254"), "--kayit", self.yol, kodlama="cp1254")
        self.kayitli(kayit(22))

    def test_okunurken_ctrl_c(self):
        """Dosya ya da satırları okunurken; ekrandaki soru kaydın son yanıtı değildir."""
        for ek in (
            {"dosya": disk(read=[KeyboardInterrupt, b"L"])},
            {"yazinca": ("tur sayisini", lambda: signal.raise_signal(signal.SIGINT))},
        ):
            self.yaz(kayit(45))
            u = self.ucbirim(**ek)
            self.biter(u.ekran, KESILDI + self.ayni_komut)
            self.bitti(u, 130, kayit(45))


class GeriAlinan(KayitSinamasi):
    def test_kayittan_kesilir(self):
        """Son tam satır kesilir, baytlarıyla ve ardındaki yarımla birlikte."""
        for kac, yarim in ((43, ""), (3, "yar")):
            self.yaz(elle_duzenlenmis(kac), yarim)
            for kalan in (kac - 1, kac - 2):
                self.bitti(self.ucbirim("<\n"), 1, elle_duzenlenmis(kalan))


class Reddedilen(KayitSinamasi):
    """Kullanılamayan dosyada kod 2'dir, dosyaya dokunulmaz."""

    def test_bozuk_satir_numarasiyla(self):
        for yer, bozuk, neden in (
            (0, "muz\n", "'muz' bir tam sayı değil"),
            (1, "12\n", "'12' bir ad-soyad değil"),
            (2, "999\n", "'999' geçersiz; 0 ya da en az 1000"),
            (2, "\t\n", "Yanıt boş; 0 ya da en az 1000"),
            (3, "<\n", "'<' bir tam sayı değil"),
            (4, "555\n", "'555' lisans numarası daha önce girildi"),
            (37, "9\n", "'9' geçersiz; 4 ile 8 arasında"),
            (38, "x\n", "'x' bir renk değil"),
            (50, "6\n", "'6' sonuç değil; 0: ½ - ½, "),
            (58, "6\n", "'6' sonuç değil; 0: ½ - ½, "),
        ):
            with self.subTest(yer):
                soru = soru_adi(yer)
                satirlar = [*SATIRLAR[:yer], f"{soru}: {bozuk}", *SATIRLAR[yer + 1:]]
                self.reddedilir(satirlar, yer + 1, soru, neden)
        self.reddedilir(["555\nAli2\nyarım"], 2, "Ad-Soyad", "'Ali2' bir ad-soyad değil")
        self.reddedilir([*SATIRLAR[:4], "0\n"], 5, "LNo", "'0' ile bitirilemez: 1 oyuncu")

    def test_utf8_olmayan_satir(self):
        """Adında da olsa."""
        for bayt in (b"\xdd", b"\x80", b"\xff"):
            neden = "Satır UTF-8 değil; dosyayı UTF-8 olarak kaydediniz."
            self.reddedilir([b"555\nAL", bayt, b" KAYA\n0\n"], 2, "Ad-Soyad", neden)
            self.reddedilir([kayit(37), b"tur say", bayt, b": 5\n"], 38, "tur sayısı", neden)

    def test_bos_satir(self):
        """Silineceği söylenir; sonuç yerindeyse sonuçların anahtarı değil."""
        for yer in (0, 1, 37, 38, 41):
            satirlar = kayitta(42)
            satirlar.insert(yer, " \t\n")
            self.reddedilir(satirlar, yer + 1, soru_adi(min(yer, 40)), "Satır boş; siliniz.")

    def test_tam_satiri_olmayan_dosya_kayit_degildir(self):
        for icerik in (b"not defteri", b"5", b"\xc4\xb0", b"\x00", b"5\rA\r0\r", b"\xef\xbb\xbf"):
            with self.subTest(icerik):
                self.yaz(icerik)
                u = self.ucbirim()  # içinde yanıt olduğu da söylenmez
                ileti = f"{self.yol}: bir turnuva kaydı değil; dosyaya dokunulmadı.\n"
                self.assertEqual((u.ekran, u.kod, self.yol.read_bytes()), (ileti, 2, icerik))

    def test_acilamayan_dosyalar(self):
        klasor = self.yol.parent
        acilamiyor = "kayıt dosyası açılamıyor: "
        siradan_degil = "kayıt dosyası olamaz; sıradan bir dosya değil."
        yollar = {
            klasor: siradan_degil,
            klasor / ("a" * 300): acilamiyor,
            klasor / "yok" / "k.txt": f"{acilamiyor}böyle bir dosya ya da klasör yok.",
        }
        if POSIX:
            os.mkfifo(klasor / "boru")
            yollar.update({"/dev/null": siradan_degil, klasor / "boru": siradan_degil})
        else:
            gecersiz = f"{acilamiyor}geçersiz ad ya da işlem."
            yollar.update({"NUL": siradan_degil, "x?.txt": gecersiz})
        for yol, neden in yollar.items():
            with self.subTest(yol):
                kod, cikti, hata = surecte(GIRDI, "--kayit", yol)
                self.baslar(hata, f"{yol}: {neden}")
                self.assertEqual((kod, cikti, hata.count("\n")), (2, "", 1))

    def acilamaz(self, neden):
        """Kayıt, verilen nedenle, açılamaz."""
        ileti = f"{self.yol}: kayıt dosyası açılamıyor: {neden}.\n"
        self.assertEqual(self.calistir(GIRDI), (2, "", ileti))

    def test_okunamayan_ya_da_yazmaya_acilmayan(self):
        self.yaz(GIRDI)
        for no, neden in (
            (errno.EIO, "disk okunamıyor ya da yazılamıyor"), (errno.EACCES, IZIN_YOK),
            (errno.EROFS, "disk yazmaya kapalı"), (errno.EDOM, "başka"),
        ):
            for yontem in ("read", "__init__"):
                with kayit_dosyasi(disk(**{yontem: OSError(no, "başka")})):
                    self.acilamaz(neden)

    def test_izinsiz_dosya(self):
        self.yaz(GIRDI)
        self.yol.chmod(0o400)
        self.addCleanup(self.yol.chmod, 0o600)
        with suppress(PermissionError), self.yol.open("r+b"):
            self.skipTest("bu kullanıcı salt okunur dosyaya da yazabiliyor")
        self.acilamaz(IZIN_YOK)

    @unittest.skipIf(POSIX, "POSIX'te dosya tek başına açılmaz")
    def test_baskasinin_tek_basina_actigi(self):
        import _winapi
        self.yaz(GIRDI)
        okumak, var_olan = _winapi.GENERIC_READ, _winapi.OPEN_EXISTING
        acik = _winapi.CreateFile(str(self.yol), okumak, 0, 0, var_olan, 0, 0)
        self.addCleanup(_winapi.CloseHandle, acik)
        self.acilamaz(IZIN_YOK)

    def test_akislardan_biri(self):
        """Kayıt stdin ya da stdout olarak da verilmişse hiçbir şey yazılmaz."""
        self.yaz(kayit(45))
        for ad, kip in (("stdin", "rb"), ("stdout", "ab")):
            with self.subTest(ad), ExitStack() as acik:
                akis = {ad: acik.enter_context(open(self.yol, kip))}
                with baslat("--kayit", self.yol, **akis) as surec:
                    _, hata = surec.communicate(b"1\n" if ad != "stdin" else None, timeout=60)
                ileti = f"{self.yol}: kayıt dosyası olamaz; girdi ya da çıktı da odur.\n"
                self.assertEqual((metne(hata), surec.returncode), (ileti, 2))
                self.kayitli(kayit(45))

    def test_numarasi_olmayan_akis_kayit_degildir(self):
        """IDLE'da akış dosya değildir."""
        with mock.patch("os.path.sameopenfile", side_effect=OSError(errno.EBADF, "")):
            self.assertEqual(self.calistir(GIRDI), (0, CIKTI, ""))


def disk(yer=None, **bozuk):
    """Kayıt dosyasının sınıfı: `yer` bayttan fazlası sığmaz; sığan yazılır.

    `bozuk`taki yöntemleri (read, __init__) verilen hatayı verir.
    """
    class Disk(FileIO):
        def write(self, veri):
            sigan = None if yer is None else yer - os.fstat(self.fileno()).st_size
            if sigan == 0:
                raise OSError(errno.ENOSPC, "")
            return super().write(veri[:sigan])

    yontemler = {ad: mock.Mock(side_effect=hata) for ad, hata in bozuk.items()}
    return type("BozukDisk", (Disk,), yontemler)


class Disk(KayitSinamasi):
    """Yazılamayan yanıt söylenir; dosyada ancak tam satırlar kalır, aynı komut sürer."""

    def test_satirin_her_baytinda_dolan_disk(self):
        """Sığan yarım geri kesilir: yanıtınki de masalarınki de; yer açılınca aynı komut sürer."""
        for kac, kalan, satir in (
            (0, "", adli(0)), (1, kayit(1), adli(1)), (39, kayit(39), adli(39)),
            (42, kayit(42) + adli(42), MASALAR[1]),
        ):
            yazilamadi = f"{self.yol}: diskte yer yok.\nKaydedilmemiş olabilir: '{satir[:-1]}'.\n"
            for sigan in range(len(satir.encode())):
                with self.subTest(satir, sigan=sigan):
                    self.yaz(kayit(kac))
                    with kayit_dosyasi(disk(len(kalan.encode()) + sigan)):
                        kod, _, hata = self.calistir(SATIRLAR[kac])
                    self.assertEqual((kod, hata), (2, yazilamadi + SONRA_BORUDA))
                    self.kayitli(kalan)
            self.surer(kac + (satir == MASALAR[1]))
            self.kayitli(KAYIT)

    def test_diske_varmayan_geri_kesilir(self):
        """Yanıt da, masalar da (listeleri de yazılmaz), geri alma da; Ctrl-C ile kesilen de."""
        dolu = (2, f"{self.yol}: diskte yer yok.", SONRA_UCBIRIMDE)
        kesildi = (130, KESILDI[:-1], self.ayni_komut)
        for onceki, girilen, varan, ne, kalan, son in (
            ("5\nAli\n0\nyar", ["0\n"], 0, "'UKD: 0'", "5\nAli\n0\n", "Son yanıt: ELO: 0\n"),
            (kayit(38), [SATIRLAR[38]], 1, f"'{MASALAR[0][:-1]}'", kayit(38) + adli(38),
             "Son yanıt: ilk renk: s\n"),
            ("", ["5\n", "Ali\n", "<\n"], 2, "geri alma: Ad-Soyad: Ali", "LNo: 5\n", ""),
        ):
            for hata, (kod, bas, sonra) in ((OSError(errno.ENOSPC, ""), dolu),
                                            (KeyboardInterrupt, kesildi)):
                with self.subTest(ne, kod=kod):
                    self.yaz(onceki)
                    with mock.patch("os.fsync", side_effect=[*[None] * varan, hata]):
                        u = self.ucbirim(*girilen)
                    ileti = f"{bas}\nKaydedilmemiş olabilir: {ne}.\n{sonra}"
                    self.biter(u.stderr, ileti + son * (kod != 2))
                    self.bitti(u, kod, kalan)
                    self.assertNotIn("Eşleştirme", u.stdout)

    @unittest.skipUnless(POSIX, "Windows'ta süreç başına dosya boyu sınırı yok")
    @unittest.skipIf(KAPSAM_OLCULUYOR, "kapsam dosyası da sınıra sığmaz")
    def test_gercek_sinir(self):
        """Ayrı süreçte, çekirdeğin kendi hatasıyla."""
        def sinirla():
            import resource
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
        self.yaz("555\n")
        kod, _, hata = ayri(yanitlar(1), "--kayit", self.yol, preexec_fn=sinirla)
        self.assertIn("\nKaydedilmemiş olabilir: 'Ad-Soyad: ALİ KAYA'.\n", hata)
        self.assertEqual((kod, oku(self.yol)), (2, "555\n"))


class AlttanDegisen(KayitSinamasi):
    """Beklerken değişen dosyaya hiçbir şey yazılmaz; silinen ya da boşalan baştan yazılır."""

    KAC = 45  # 2. turun 3. masası sorulmuşken
    YANIT = adli(KAC)
    BIR_EKSIK, KAYITLI, BIR_FAZLA = kayit(KAC - 1), kayit(KAC), kayit(KAC + 1)

    def sur(self, *yazilanlar, yarim="", **ek):
        """KAC yanıtlık kaydı, klasöründe başka dosya yokken, bir uçbirimde sürdürür."""
        self.yaz(self.KAYITLI, yarim)
        for yol in self.yol.parent.glob("*-*"):
            yol.unlink()
        return self.ucbirim(*yazilanlar, **ek)

    def yanindaki(self, *icerikler):
        """Kaydın yanında, içeriği bunlar olan turnuva-1.txt, turnuva-2.txt, ... vardır."""
        self.assertEqual([oku(yol) for yol in sorted(self.yol.parent.glob("*-*"))], [*icerikler])

    def kopyalandi(self, no):
        """Programın bildiklerinin yeni dosyaya yazıldığını söyleyen satırlar."""
        kopya = self.yol.with_name(f"turnuva-{no}.txt")
        return (f"Programın bildiği bütün yanıtlar {kopya} dosyasına yazıldı;\n"
                "--kayit ile o dosya verilirse turnuva onlardan sürer.\n")

    def test_degisen_icerik(self):
        """Yanıtta da geri almada da Ctrl-D'de de; değişiklik olduğu gibi kalır, komut ondan sürer.

        Programın bildiği her şey, sorudaki yanıt da, dosyada değilse yanındaki dosyaya yazılır.
        """
        son = adli(self.KAC - 1)
        self.assertNotEqual(son[-2:], "0\n")
        for yeni in (
            self.BIR_EKSIK,  # silinen satır
            self.BIR_FAZLA + adli(self.KAC + 1),  # eklenen satırlar
            self.KAYITLI + "2. tur 3. masa (123-222): 5\n",  # başka bir yanıt
            self.BIR_EKSIK + son[:-2] + "0\n",  # aynı boyda
            self.KAYITLI.replace("\n", "\r\n"),
            "not\n",
            "\n",
        ):
            for yazilan, kod, islem, bilinen in (
                (SATIRLAR[self.KAC], 2, f"'{self.YANIT[:-1]}'", self.BIR_FAZLA),
                ("<\n", 2, f"geri alma: {son[:-1]}", self.KAYITLI),
                ("", 1, "", self.KAYITLI), (KeyboardInterrupt, 130, "", self.KAYITLI),
            ):
                with self.subTest(yeni[-60:], yazilan=yazilan):
                    u = self.sur(lambda yeni=yeni: self.yaz(yeni), yazilan)
                    uzamis = yeni.startswith(bilinen)
                    ileti = f"{self.yol}: dosya başka bir yerden değiştirildi.\n"
                    if islem:
                        ileti += f"Kaydedilmemiş olabilir: {islem}.\n"
                    ileti += SONRA_UCBIRIMDE + ("" if uzamis else self.kopyalandi(1))
                    if uzamis and not islem:  # yazılacak bir şey yoktur, değişik sayılmaz
                        ileti = f"{self.ayni_komut}Son yanıt: {son}"
                    self.biter(u.stderr, ileti)
                    self.bitti(u, kod, yeni)
                    self.yanindaki(*[] if uzamis else [bilinen])

    def test_kopyanin_adi_ve_yazilamamasi(self):
        """Kullanılmayan ilk numara; boruda kopya yoktur; yazılamıyorsa nedeni söylenir.

        Yarım kalmış son satır kopyada yoktur.
        """
        def boz():
            self.yaz("not\n")

        yanit = SATIRLAR[self.KAC]
        kopya = self.yol.with_name("turnuva-1.txt")
        u = self.sur(lambda: [boz(), kopya.touch()], yanit, yarim="yar")
        self.biter(u.stderr, self.kopyalandi(2))
        self.yanindaki("", self.BIR_FAZLA)
        u = self.sur(boz, yanit, dosya=disk(len(self.KAYITLI.encode())))
        yazilamadi = f"Programın bildikleri {kopya} dosyasına yazılamadı: diskte yer yok.\n"
        self.biter(u.stderr, SONRA_UCBIRIMDE + yazilamadi)
        u = self.sur(boz, yanit, dosyada=["stdin"])
        self.biter(u.stderr, SONRA_BORUDA)
        self.yanindaki()

    def test_baska_calistirmanin_ekledigi_satir(self):
        """Tam eklenecek satır eklenmişse yazılmış sayılır."""
        kac, yol = IKINCI_TUR - 1, self.yol

        class Listelenen(FileIO):
            def write(self, veri):
                """1. turun son sonucu yazılınca listeler yazdırılır: 2. turu o eşleştirir."""
                yazilan = super().write(veri)
                if veri == adli(kac).encode():
                    ayri("", "--kayit", yol)
                return yazilan

        self.yaz(kayit(kac))
        u = self.ucbirim(*SATIRLAR[kac:], dosya=Listelenen)
        self.bitti(u, 0, KAYIT)
        self.assertNotIn(("yazıldı", MASALAR[1].encode()), u.olaylar)
        # Elle eklenen yanıt da.
        self.bitti(self.sur(lambda: self.yaz(self.BIR_FAZLA), *SATIRLAR[self.KAC:]), 0, KAYIT)

    def test_uzun_kaydin_sonundaki_degisiklik(self):
        """Çok uzun kaydın sonu da karşılaştırılır; değişmediyse sürer."""
        uzun = "5\n" + "A" * 150_000 + "\n"
        for yeni, kod in ((uzun[:-2] + "B\n", 2), (uzun + "0\n", 2), (uzun + "ELO: 0\n", 1)):
            self.yaz(uzun)
            self.bitti(self.ucbirim(lambda yeni=yeni: self.yaz(yeni), "0\n"), kod, yeni)

    def test_yerine_konan_ayni_icerik_degisiklik_degildir(self):
        def kopya():
            self.yol.rename(self.yol.with_name("eski"))
            self.yaz(self.KAYITLI)

        self.bitti(self.sur(kopya, *SATIRLAR[self.KAC:]), 0, KAYIT)

    def test_silinen_ya_da_bosalan_dosya_bastan_yazilir(self):
        yeniden = f"{self.yol}: dosya silinmiş ya da boşaltılmış; yanıtlar baştan yazılıyor.\n"
        for sil in (
            self.yol.unlink, lambda: self.yaz(""),
            lambda: self.yol.replace(self.yol.with_name("baska")),
        ):
            for yazilanlar, kod, kalan in (
                (SATIRLAR[self.KAC:], 0, KAYIT), (["<\n"], 1, self.BIR_EKSIK),
                ([], 1, self.KAYITLI), ([KeyboardInterrupt], 130, self.KAYITLI),
            ):
                u = self.sur(sil, *yazilanlar)
                self.bitti(u, kod, kalan)
                # İstemin satırında değil, altında; boş satır ara sıralamanın ardındaki.
                bos_satir = "" if yazilanlar else "\n"
                ustu = re.findall(f"(\n*){re.escape(yeniden)}", u.ekran)
                self.assertEqual(ustu, [f"\n{bos_satir}"])
        # Son yanıttan sonra silinen de; orada istem yoktur.
        self.yaz(KAYIT)
        u = self.ucbirim(yazinca=("Çapraz Tablo", self.yol.unlink))
        self.assertRegex(u.ekran, f"[^\n]\n{re.escape(yeniden)}Kayıt ")
        self.bitti(u, 0, KAYIT)
        # Geri alınca yanıt kalmıyorsa yazılacak bir şey de yoktur.
        self.yol.unlink()
        u = self.ucbirim("5\n", lambda: self.yaz(""), "<\n", "6\n")
        self.assertNotIn(yeniden, u.stderr)
        self.bitti(u, 1, "LNo: 6\n")

    def test_yeniden_yazilirken_ctrl_c(self):
        """Yok sayılır: kayıt da, yanındaki kopya da yarım kalmaz, program sürer."""
        class Kesilen(FileIO):
            def write(self, veri):
                if os.fstat(self.fileno()).st_size <= 100:
                    signal.raise_signal(signal.SIGINT)
                return super().write(veri[:100])

        self.bitti(self.sur(self.yol.unlink, *SATIRLAR[self.KAC:], dosya=Kesilen), 0, KAYIT)
        u = self.sur(lambda: self.yaz("not\n"), SATIRLAR[self.KAC], dosya=Kesilen)
        self.bitti(u, 2, "not\n")
        self.yanindaki(self.BIR_FAZLA)
        self.assertIs(signal.getsignal(signal.SIGINT), signal.default_int_handler)

    def test_yeniden_yazilirken_dolan_disk(self):
        """Sığan tam satırlar kalır; yarım kalan masa satırı kalmaz."""
        tam = kayit(42) + adli(42)
        for sigan in (0, 10):  # ikincisi 2. turun masalarının ortası
            dolan = disk(len(tam.encode()) + sigan)
            u = self.sur(lambda: self.yaz(""), SATIRLAR[self.KAC], dosya=dolan)
            self.biter(
                u.stderr, f"{self.yol}: diskte yer yok.\n"
                f"Kaydedilmemiş olabilir: '{self.YANIT[:-1]}'.\n{SONRA_UCBIRIMDE}")
            self.bitti(u, 2, tam)

    @unittest.skipUnless(POSIX, "Windows açık klasörün adını değiştirtmez")
    def test_adi_degisen_klasor(self):
        klasor = self.yol.parent
        u = self.sur(lambda: klasor.rename(klasor.with_name("baska")), SATIRLAR[self.KAC])
        self.assertEqual((u.kod, klasor.exists()), (2, False))
        self.biter(
            u.stderr, f"{self.yol}: böyle bir dosya ya da klasör yok.\n"
            f"Kaydedilmemiş olabilir: '{self.YANIT[:-1]}'.\n"
            "Dosya başka bir yerdeyse --kayit ile orası verilince turnuva sürer.\n")

    def test_ikinci_program_kaydi_okur(self):
        """Kilit yoktur: turnuva sürerken kaydından listeler yazdırılır, kayıt değişmez."""
        gorulen = []
        u = self.sur(
            lambda: gorulen.extend([*ayri("", "--kayit", self.yol), oku(self.yol)]),
            *SATIRLAR[self.KAC:]
        )
        kod, cikti, _, kalan = gorulen
        self.baslar(cikti, f"{yankili(self.KAC, self.KAC)}\n1. tur sonunda sıralama:\n")
        self.assertEqual((kod, kalan), (1, self.KAYITLI))
        self.bitti(u, 0, KAYIT)
