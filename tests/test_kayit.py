"""Kayıt dosyası (--kayit): her yanıt diskte, kaldığı yerden sürdürme, bozuk dosyalar, kilit."""

import contextlib
import errno
import os
import signal
import stat
import time
import unittest
from contextlib import ExitStack
from io import FileIO
from unittest import mock

from tests.yardim import (
    CIKTI,
    GIRDI,
    KAPSAM_OLCULUYOR,
    POSIX,
    SATIRLAR,
    ayri,
    baslat,
    baytlarla,
    ctrl_c_devralinmasin,
    gecici_klasor,
    kayitta,
    metne,
    oku,
    oku_dek,
    surecte,
    yankili,
)

KAYIT = "".join(kayitta(len(SATIRLAR)))
KLASOR_YAZILMAZ = "Windows'ta klasör diske yazdırılamaz"
SONUC_SONU = "oynanan macin sonucunu giriniz (0-5): "


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

    def test_girdi_metni_de_bir_kayittir(self):
        self.yaz(GIRDI)
        self.assertEqual(self.calistir(""), (0, yankili(len(SATIRLAR)), ""))
        self.assertEqual(oku(self.yol), GIRDI)

    def test_cok_uzun_satirda_da_nasil_surecegi_soylenir(self):
        kod, _, hata = self.calistir("5\n" + "9" * 1_000_001 + "\n")
        self.assertEqual((kod, oku(self.yol)), (1, "5\n"))
        self.assertIn(f"\nGirilenler {self.yol} dosyasında; aynı komut turnuvayı sürdürür.\n", hata)

    def test_bitmis_kayit_turnuvayi_yeniden_yazar(self):
        self.yaz(KAYIT)
        self.assertEqual(self.calistir(""), (0, yankili(len(SATIRLAR)), ""))
        self.assertEqual(oku(self.yol), KAYIT)

    def test_yalniz_kabul_edilenler_yazilir(self):
        bozuk = "muz\n 5 \nAli2\nAli Kaya\t\n0\n0\n5\n7\nVeli\n0\n0\n-1\n2\n1\nb\n9\n1\n"
        self.assertEqual(self.calistir(bozuk)[0], 0)
        self.assertEqual(oku(self.yol), "5\nAli Kaya\n0\n0\n7\nVeli\n0\n0\n-1\n1\nb\n# 1. tur: 5-7\n1\n")

    def test_her_yanit_diske_yazilir(self):
        """Her satırdan (masalarınkinden de) sonra fsync; uzun yanıt kesilmeden."""
        uzun = "Ali" + " Kaya" * 200
        girdi = GIRDI.replace("ALİ KAYA", uzun)
        with mock.patch("os.fsync", wraps=os.fsync) as fsync:
            kod, _, hata = surecte(girdi, "--kayit", str(self.yol))
        self.assertEqual((kod, hata), (0, ""))
        self.assertEqual(oku(self.yol), KAYIT.replace("ALİ KAYA", uzun))
        self.assertEqual(fsync.call_count, len(SATIRLAR) + 5 + POSIX)  # POSIX'te bir de klasör

    def test_yarida_kalan_kaldigi_yerden(self):
        for kac in (0, 1, 5, 36, 37, 38, 39, 45, 58):
            with self.subTest(kac):
                self.yol.unlink(missing_ok=True)
                kod, _cikti, hata = self.calistir("".join(SATIRLAR[:kac]))
                self.assertEqual(kod, 1)
                self.assertIn(f"Girilenler {self.yol} dosyasında; aynı komut turnuvayı sürdürür.", hata)
                self.assertEqual(oku(self.yol), "".join(kayitta(kac)))
                self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
                self.assertEqual(oku(self.yol), KAYIT)

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
        for kac, yarim in ((1, "AL"), (1, "ALİ KAYA"), (2, "15"), (40, "1"), (0, "5"), (43, "# 2. tur: 99-6 88"),
                            (1, "ALİ" + " KAYA" * 100)):  # sonraki yanıttan uzun: üzerine yazmak yetmez
            with self.subTest(kac=kac, yarim=yarim):
                satirlar = kayitta(kac)
                if yarim.startswith("#"):
                    satirlar.pop()
                self.yaz("".join(satirlar) + yarim)
                self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
                self.assertEqual(oku(self.yol), KAYIT)

    def test_utf8_harfin_ortasinda_kesilmis_satir(self):
        self.yaz(b"555\nAL\xc4")
        self.assertEqual(self.calistir("".join(SATIRLAR[1:])), (0, yankili(1), ""))
        self.assertEqual(oku(self.yol), KAYIT)

    def test_yanit_gelmeden_biterse_yarim_satira_dokunulmaz(self):
        self.yaz("555\nAL")
        self.assertEqual(self.calistir("")[0], 1)
        self.assertEqual(oku(self.yol), "555\nAL")

    def test_elle_duzenlenmis_crlf_ve_bom(self):
        self.yaz("\ufeff" + "".join(kayitta(40)).replace("\n", "\r\n"))
        self.assertEqual(self.calistir("".join(SATIRLAR[40:])), (0, yankili(40), ""))

    def test_duzeltilen_sonuc_siralamayi_degistirir(self):
        self.yaz(GIRDI)
        onceki = self.calistir("")[1]
        duzeltilmis = [*SATIRLAR[:-1], "0\n"]  # 5. tur, 4. masa: iki gelmeme yerine beraberlik
        self.yaz("".join(duzeltilmis))
        kod, cikti, hata = self.calistir("")
        self.assertEqual((kod, hata), (0, ""))
        self.assertEqual(cikti.split("Nihai")[1], ayri("".join(duzeltilmis))[1].split("Nihai")[1])
        self.assertIn(" 70 ÖMÜRCAN AY      0 1800 1.50 ", onceki.split("Nihai")[1])
        self.assertIn(" 70 ÖMÜRCAN AY      0 1800 2.00 ", cikti.split("Nihai")[1])

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

    def test_kodlamadan_bagimsiz(self):
        """Klavye cp1254 ile de olsa kayıt UTF-8'dir ve UTF-8 bir oturumda sürer."""
        yarim = "".join(SATIRLAR[:22])
        self.assertEqual(baytlarla(yarim.encode("cp1254"), "--kayit", self.yol, kodlama="cp1254")[0], 1)
        self.assertEqual(oku(self.yol), yarim)
        self.assertEqual(self.calistir("".join(SATIRLAR[22:]))[0], 0)


class BozukKayit(Kayit):
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
        for yer, bozuk, soru, neden in (
            (0, "muz\n", "Oyuncunun lisans numarasini", "'muz' bir tam sayı değil"),
            (1, "12\n", "Oyuncunun adini-soyadini", "'12' bir ad-soyad değil"),
            (2, "999\n", "Oyuncunun ELO’sunu", "'999' geçersiz; 0 ya da en az 1000"),
            (3, "<\n", "Oyuncunun UKD’sini", "'<' bir tam sayı değil"),
            (4, "555\n", "Oyuncunun lisans numarasini", "'555' lisans numarası daha önce girildi"),
            (37, "9\n", "Turnuvadaki tur sayisini", "'9' geçersiz; 4 ile 8 arasında"),
            (38, "x\n", "ilk oyuncunun ilk turdaki rengini", "'x' bir renk değil"),
            (50, "6\n", "3. turda 4. masa", "'6' sonuç değil; 0: ½ - ½, "),
            (58, "\n", "5. turda 4. masa", "Yanıt boş; 0: ½ - ½, "),
        ):
            with self.subTest(yer):
                icerik = "".join(SATIRLAR[:yer]) + bozuk + "".join(SATIRLAR[yer + 1:])
                self.reddedilir(icerik, yer + 1, soru, neden)

    def test_bozuk_satir_yarim_satirla_birlikte(self):
        self.reddedilir("555\nAli2\nyarım", 2, "Oyuncunun adini-soyadini", "'Ali2' bir ad-soyad değil")

    def test_utf8_olmayan_satir(self):
        for bayt in (b"\xdd", b"\x80", b"\xff"):
            self.reddedilir(b"555\nAL" + bayt + b" KAYA\n0\n", 2, "Oyuncunun adini-soyadini", "UTF-8 değil")

    def test_erken_biten_oyuncu_listesi(self):
        self.reddedilir("".join(SATIRLAR[:4]) + "0\n", 5, "Oyuncunun lisans numarasini", "1 oyuncu")

    def test_acilamayan_dosyalar(self):
        klasor = self.yol.parent
        for yol in (klasor, klasor / "yok" / "turnuva.txt", klasor / ("a" * 300)):
            with self.subTest(yol):
                kod, cikti, hata = ayri(GIRDI, "--kayit", yol)
                self.assertEqual((kod, cikti, hata.count("\n")), (2, "", 1))
                self.assertIn(f"{yol}: kayıt dosyası", hata)
        self.assertIn("açılamıyor: böyle bir dosya ya da klasör yok.",
                      ayri("", "--kayit", klasor / "yok" / "turnuva.txt")[2])

    def test_bozuk_kayit_ve_giden_okuyucu(self):
        self.yaz("".join(SATIRLAR[:2]) + "999\n")
        with baslat("--kayit", self.yol) as surec:
            surec.stdout.close()
            hata = metne(surec.stderr.read())
            surec.stdin.close()
        # İleti yazılır ama çıkıştaki boşaltma iz bırakmaz.
        self.assertRegex(hata, r"^[^\n]+: 3\. satır [^\n]+\n'999' geçersiz[^\n]+\n$")

    def test_siradan_olmayan_dosya(self):
        siradan_degil = "kayıt dosyası olamaz; sıradan bir dosya değil."
        if POSIX:
            adlar = {"/dev/null": siradan_degil, self.yol.with_name("boru"): siradan_degil}
            os.mkfifo(self.yol.with_name("boru"))
        else:
            adlar = {"NUL": siradan_degil, "x?.txt": "kayıt dosyası açılamıyor: geçersiz ad ya da işlem."}
        for yol, neden in adlar.items():
            self.assertEqual(ayri(GIRDI, "--kayit", yol), (2, "", f"{yol}: {neden}\n"))

    def test_izinsiz_dosya(self):
        self.yaz(GIRDI)
        self.yol.chmod(0o400)
        self.addCleanup(self.yol.chmod, 0o600)
        with contextlib.suppress(PermissionError), self.yol.open("r+b"):
            self.skipTest("bu kullanıcı salt okunur dosyaya da yazabiliyor")
        self.assertEqual(self.calistir(""), (2, "", f"{self.yol}: kayıt dosyası açılamıyor: izin yok.\n"))

    @unittest.skipUnless(POSIX, "Windows'ta süreç başına dosya boyu sınırı yok")
    @unittest.skipIf(KAPSAM_OLCULUYOR, "kapsam dosyası da sınıra sığmaz")
    def test_yazilamayan_kayit(self):
        def sinirla():
            import resource
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
        self.yaz("555\n")
        kod, _, hata = ayri("".join(SATIRLAR[1:]), "--kayit", self.yol, preexec_fn=sinirla)
        self.assertEqual(kod, 2, hata)
        self.assertIn(f"{self.yol}: kayda yazılamıyor: ", hata)
        self.assertIn("Kaydedilmeyen yanıt: Oyuncunun adini-soyadini, ALİ KAYA.", hata)
        # Yazılabilen kadarı yarım satırdır; sonraki açılışta sayılmaz.
        self.assertEqual(self.calistir("".join(SATIRLAR[1:]))[0], 0)
        self.assertEqual(oku(self.yol), KAYIT)


class KayitOlmayan(Kayit):
    """Yanlışlıkla verilmiş dosyaya dokunulmaz."""

    def dokunulmaz(self, icerik):
        self.yaz(icerik)
        self.assertEqual(self.calistir(GIRDI),
                         (2, "", f"{self.yol}: bir turnuva kaydı değil; dosyaya dokunulmadı.\n"))
        self.assertEqual(self.yol.read_bytes(), icerik)

    def test_tam_satiri_olmayan_metin(self):
        for icerik in (b"not defteri", b"5a", b"--", b"+-5", b"5 6", b"\xc4\xb0", b"1_0", b"\x00", "½".encode()):
            with self.subTest(icerik):
                self.dokunulmaz(icerik)

    def test_satir_sonlari_cr_olan_metin(self):
        for icerik in (b"5\rAli\r0\r0\r", b"5\r6", b"5\n6\rAli", b"5\r\r"):
            with self.subTest(icerik):
                self.dokunulmaz(icerik)

    def test_lisans_numarasinin_basi_yarim_satirdir(self):
        for icerik in (b"", b"5", b"55", b"-", b"+", b" 5 ", b"\xef\xbb\xbf5", b"5\r", b"\xef\xbb\xbf"):
            with self.subTest(icerik):
                self.yaz(icerik)
                self.assertEqual(self.calistir(GIRDI), (0, CIKTI, ""))
                self.assertEqual(oku(self.yol), KAYIT)

    def test_akislarin_numarasi_yoksa_da_kayit_olur(self):
        """IDLE'da akışlar dosya değildir."""
        with mock.patch("os.path.sameopenfile", side_effect=OSError(errno.EBADF, "")):
            self.assertEqual(self.calistir(GIRDI), (0, CIKTI, ""))

    def test_akis_yanindaki_baska_dosyaysa_kayit_olur(self):
        self.yaz("".join(kayitta(45)))
        with open(self.yol.with_name("dokum.txt"), "wb") as dokum, baslat("--kayit", self.yol, stdout=dokum) as surec:
            surec.communicate("".join(SATIRLAR[45:]).encode(), timeout=60)
        self.assertEqual((surec.returncode, oku(self.yol)), (0, KAYIT))

    def test_akislardan_biri(self):
        """Kayıt stdin, stdout ya da stderr olarak da verilmişse hiçbir şey yazılmaz."""
        self.yaz("".join(kayitta(45)))
        for acilis in ({"stdin": "rb"}, {"stdout": "ab"}, {"stderr": "ab"}, {"stdout": "ab", "stderr": "ab"}):
            with self.subTest(acilis), ExitStack() as acik:
                akislar = {ad: acik.enter_context(open(self.yol, kip)) for ad, kip in acilis.items()}
                with baslat("--kayit", self.yol, **akislar) as surec:
                    _, hata = surec.communicate(b"1\n" if "stdin" not in akislar else None, timeout=60)
                self.assertEqual(surec.returncode, 2, acilis)
                self.assertEqual(oku(self.yol), "".join(kayitta(45)))
                if "stderr" not in akislar:
                    self.assertEqual(metne(hata), f"{self.yol}: kayıt dosyası olamaz; girdi ya da çıktı da odur.\n")


class Acma(Kayit):
    @unittest.skipUnless(POSIX, KLASOR_YAZILMAZ)
    def test_yeni_dosyanin_klasoru_diske_yazilir(self):
        with mock.patch("os.fsync", wraps=os.fsync) as fsync:
            surecte("", "--kayit", str(self.yol))
            self.assertEqual(fsync.call_count, 1)
            surecte("", "--kayit", str(self.yol))
            self.assertEqual(fsync.call_count, 1)  # var olan dosyanın adı zaten diskte, içi boş

    @unittest.skipUnless(POSIX, KLASOR_YAZILMAZ)
    def test_diske_yazilamayan_klasor_engel_degildir(self):
        # Yazılabilen ama okunamayan klasör: ilk açılış da ikincisi de çalışır.
        for islev in ("open", "fsync"):
            asil = getattr(os, islev)

            def klasorde_hata(hedef, *gerisi, asil=asil):
                if self.klasor_mu(hedef):
                    raise PermissionError(errno.EACCES, "olmaz")
                return asil(hedef, *gerisi)

            with self.subTest(islev), mock.patch(f"os.{islev}", klasorde_hata):
                self.yol.unlink(missing_ok=True)
                self.assertEqual(surecte(GIRDI, "--kayit", str(self.yol)), (0, CIKTI, ""))
                self.assertEqual(oku(self.yol), KAYIT)

    def klasor_mu(self, tanitici):  # yol ya da açık dosyanın numarası
        return stat.S_ISDIR(os.stat(tanitici).st_mode) if isinstance(tanitici, int) else os.path.isdir(tanitici)

    @unittest.skipUnless(POSIX, "Windows'ta umask'a kalan izin yok")
    def test_yeni_dosyanin_izinleri_umask_a_kalir(self):
        onceki = os.umask(0)
        self.addCleanup(os.umask, onceki)
        surecte("", "--kayit", str(self.yol))
        self.assertEqual(self.yol.stat().st_mode & 0o777, 0o666)

    def test_kilit_bilmeyen_dosya_sistemi(self):
        with mock.patch("fcntl.flock" if POSIX else "msvcrt.locking", side_effect=OSError(errno.ENOLCK, "kilit yok")):
            self.assertEqual(surecte(GIRDI, "--kayit", str(self.yol)), (0, CIKTI, ""))

    def test_diske_yazilamayan_yanit(self):
        """fsync'in hatası yazmanın hatasıdır: kaydedilmedi denen yanıt dosyada yoktur."""
        for kod, soz in ((errno.ENOSPC, "diskte yer yok"), (errno.EIO, "giriş/çıkış bozuk")):
            self.yaz("5\nAli\n0\nyar")
            with mock.patch("os.fsync", side_effect=[None, OSError(kod, "giriş/çıkış bozuk")]):  # açılış, yanıt
                kod, _, hata = surecte("0\n", "--kayit", str(self.yol))
            self.assertEqual(kod, 2, hata)
            self.assertEqual(hata, f"{self.yol}: kayda yazılamıyor: {soz}.\n"
                                   "Kaydedilmeyen yanıt: Oyuncunun UKD’sini, 0.\n"
                                   "Aynı komut turnuvayı dosyanın şimdiki hâlinden sürdürür.\n")
            self.assertEqual(oku(self.yol), "5\nAli\n0\n")

    def test_kaydedildigi_bilinmeyen_yanit(self):
        """Diske varmayan ve geri de kesilemeyen yanıt için kaydedilmedi denmez."""
        class Kesilemeyen(FileIO):
            def truncate(self, *_):
                raise OSError(errno.EIO, "kesilmedi")

        with mock.patch("satranc.FileIO", Kesilemeyen), \
                mock.patch("os.fsync", side_effect=OSError(errno.EIO, "giriş/çıkış bozuk")):
            kod, _, hata = surecte("5\n", "--kayit", str(self.yol))
        self.assertEqual((kod, oku(self.yol)), (2, "5\n"))
        self.assertIn("\nKaydedildiği bilinmeyen yanıt: Oyuncunun lisans numarasini, 5.\n", hata)

    def test_fsync_beklenirken_degisen_dosya(self):
        """Disk beklenirken saklanan değişiklik bizim sanılmaz: yanıt artık dosyada yoksa kaydedilmemiştir."""
        durumlar = [
            ("5\n", b"6\nBaska\n1500\n0\n", "Oyuncunun lisans numarasini, 5"),
            ("5\nAli\n", b"", "Oyuncunun adini-soyadini, Ali"),
            ("5\nAli\n", b"55\nAli\n", "Oyuncunun adini-soyadini, Ali"),
        ]
        if POSIX:  # Windows açık dosyayı sildirmez, aynı boydaki değişikliği söylemez
            durumlar += [("5\n", None, "Oyuncunun lisans numarasini, 5"),
                         ("5\nAli\n", b"5\n0\n0\n", "Oyuncunun adini-soyadini, Ali"),
                         ("5\nAli\n", b"6\nAli\n", "Oyuncunun ELO’sunu, 0")]  # yanıt yerinde: sonrakinde anlaşılır
        for bekleyen, yeni, kaydedilmeyen in durumlar:
            with self.subTest(yeni=yeni):
                self.yol.unlink(missing_ok=True)
                kod, _, hata = self.disk_beklenirken(yeni, len(bekleyen))
                self.assertEqual((kod, self.yol.read_bytes() if self.yol.exists() else None), (2, yeni))
                self.assertIn(f"\nKaydedilmeyen yanıt: {kaydedilmeyen}.\n", hata)

    def disk_beklenirken(self, yeni, boy):
        """Kayıt `boy` baytken, fsync sürerken dosya `yeni` olur (None ise silinir); koşunun sonucu."""
        asil = os.fsync

        def degistir(tanitici):
            asil(tanitici)
            if self.yol.exists() and os.fstat(tanitici).st_size == boy and os.path.isfile(self.yol):
                self.yol.write_bytes(yeni) if yeni is not None else self.yol.unlink()

        with mock.patch("os.fsync", degistir):
            return surecte("5\nAli\n0\n0\n", "--kayit", str(self.yol))

    def test_son_yanitin_diski_beklenirken_silinen_dosya(self):
        """Windows açık dosyayı sildirmez: orada içi boşalır."""
        asil = os.fsync

        def sil(tanitici):
            asil(tanitici)
            if os.fstat(tanitici).st_size == len(KAYIT.encode()):
                self.yol.unlink() if POSIX else self.yaz("")

        with mock.patch("os.fsync", sil):
            kod, _, hata = surecte(GIRDI, "--kayit", self.yol)
        self.assertEqual(kod, 2, hata)
        self.assertIn(f"\nKaydedilmeyen yanıt: 5. turda 4. masa, {SATIRLAR[-1][:-1]}.\n", hata)

    def test_yazilirken_degisen_dosya(self):
        """Yazma beklenirken büyüyen ya da kısalan dosya programın bıraktığı sanılmaz, kesilmez de."""
        for yapilan in (lambda yol: yol.write_bytes(yol.read_bytes() + b"baska\n"), lambda yol: yol.write_bytes(b"")):
            class Bekleyen(FileIO):
                def write(self, veri, yol=self.yol, yapilan=yapilan):
                    if bytes(veri) == b"Ali\n":
                        yapilan(yol)
                    return super().write(veri)

            self.yol.unlink(missing_ok=True)
            with mock.patch("satranc.FileIO", Bekleyen):
                kod, _, hata = surecte("5\nAli\n0\n", "--kayit", self.yol)
            self.assertEqual(kod, 2, hata)
            self.assertIn(": kayda yazılamıyor: dosya başka bir yerden değiştirildi ya da silindi.\n", hata)
            self.assertIn(" yanıt: Oyuncunun adini-soyadini, Ali.\n", hata)
            self.assertIn(oku(self.yol), ("5\nbaska\nAli\n", "Ali\n"))

    def test_yazilirken_ctrl_c(self):
        """Yanıt yazılırken kesilince ne başkası suçlanır ne de son yanıt yanlış söylenir."""
        self.yaz("5\n")
        with mock.patch("os.fsync", side_effect=[None, KeyboardInterrupt]):
            kod, _, hata = surecte("Ali\n", "--kayit", self.yol)
        self.assertEqual((kod, hata), (130, (
            f"Turnuva yarıda kesildi.\n{self.yol}: son yanıt yazılırken kesildi.\n"
            "Aynı komut turnuvayı dosyanın şimdiki hâlinden sürdürür.\n")))
        self.assertEqual(oku(self.yol), "5\nAli\n")

    def test_surdurulurken_onceki_satirlar_diske_yazilir(self):
        """Önceki koşu son satırını diske vardıramadan ölmüş olabilir."""
        self.yaz("5\nAli\n")
        with mock.patch("os.fsync", wraps=os.fsync) as fsync:
            surecte("", "--kayit", self.yol)
        self.assertEqual(fsync.call_count, 1)

    def test_fsync_beklenirken_degisen_ve_diske_varmayan(self):
        """Başkasının dosyası geri kesilmez."""
        yeni = b"6\nBaska\n1500\n0\n"

        def degistir(tanitici):
            if os.fstat(tanitici).st_size > 2:
                self.yol.write_bytes(yeni)
                raise OSError(errno.EIO, "giriş/çıkış bozuk")

        self.yaz("5\n")
        with mock.patch("os.fsync", degistir):
            kod, _, hata = surecte("Ali\n", "--kayit", str(self.yol))
        self.assertEqual((kod, self.yol.read_bytes()), (2, yeni))
        self.assertIn("\nKaydedilmeyen yanıt: Oyuncunun adini-soyadini, Ali.\n", hata)

    @unittest.skipUnless(POSIX, KLASOR_YAZILMAZ)
    def test_goreli_yolun_klasoru_diske_yazilir(self):
        onceki = os.getcwd()
        self.addCleanup(os.chdir, onceki)
        os.chdir(self.yol.parent)
        os.mkdir("alt")
        for yol, klasor in (("turnuva.txt", self.yol.parent), (os.path.join("alt", "k.txt"), self.yol.parent / "alt")):
            yazilan = []
            with mock.patch("os.fsync", lambda no, yazilan=yazilan: yazilan.append(os.fstat(no))):
                surecte("", "--kayit", yol)
            self.assertEqual([(iz.st_dev, iz.st_ino) for iz in yazilan],
                             [(klasor.stat().st_dev, klasor.stat().st_ino)])

    def test_okunurken_degisen_dosya(self):
        """Açılışta okunduktan sonra eklenen satır bizim bıraktığımız sayılmaz, kesilmez."""
        class Okunan(FileIO):
            def read(self, *boy, yol=self.yol):
                icerik = super().read(*boy)
                yol.write_bytes(icerik + b"1500\n")
                return icerik

        self.yaz("5\nAli\n")
        with mock.patch("satranc.FileIO", Okunan):
            kod, _, hata = surecte("0\n", "--kayit", self.yol)
        self.assertEqual((kod, oku(self.yol)), (2, "5\nAli\n1500\n"), hata)
        self.assertIn("\nKaydedilmeyen yanıt: Oyuncunun ELO’sunu, 0.\n", hata)

    def test_dolu_disk(self):
        """Yazılabilen kadarı yarım satırdır: yanıt kaydedilmemiştir, dosyada da yanıt olarak yoktur."""
        class Dolu(FileIO):
            def write(self, veri):
                if self.seek(0, os.SEEK_END) >= 4:
                    raise OSError(errno.ENOSPC, "")
                return super().write(veri[:2])

        self.yaz("5\n")
        with mock.patch("satranc.FileIO", Dolu):
            kod, _, hata = surecte("Ali\n", "--kayit", self.yol)
        self.assertEqual((kod, oku(self.yol)), (2, "5\nAl"))
        self.assertIn(": kayda yazılamıyor: diskte yer yok.\n"
                      "Kaydedilmeyen yanıt: Oyuncunun adini-soyadini, Ali.\n", hata)
        self.assertEqual(self.calistir("".join(["ALİ KAYA\n", *SATIRLAR[2:]]))[0], 0)

    def test_salt_okunur_kayit(self):
        """Yazılamayan ama okunabilen dosya; okumak için açılıp geçilmez."""
        def yazmaya_acmaz(yol, kip, *gerisi):
            if kip != "r":
                raise PermissionError(errno.EACCES, "Permission denied", yol)
            return FileIO(yol, kip, *gerisi)

        self.yaz(GIRDI)
        with mock.patch("satranc.FileIO", yazmaya_acmaz):
            self.assertEqual(self.calistir(""), (2, "", f"{self.yol}: kayıt dosyası açılamıyor: izin yok.\n"))

    @unittest.skipIf(POSIX, "POSIX'te dosya tek başına açılmaz")
    def test_baskasinin_tek_basina_actigi(self):
        import _winapi
        self.yaz(GIRDI)
        kullaniyor = (2, "", f"{self.yol}: kayıt dosyası açılamıyor: başka bir program kullanıyor.\n")
        acik = _winapi.CreateFile(str(self.yol), _winapi.GENERIC_READ, 0, 0, _winapi.OPEN_EXISTING, 0, 0)
        self.assertEqual(self.calistir(""), kullaniyor)
        _winapi.CloseHandle(acik)
        self.assertEqual(oku(self.yol), GIRDI)
        # Açılmış dosyada izin hatası, okunan yerin başkasınca kilitli olmasıdır.
        kilitli = type("Kilitli", (FileIO,), {"read": mock.Mock(side_effect=PermissionError(errno.EACCES, ""))})
        with mock.patch("satranc.FileIO", kilitli):
            self.assertEqual(self.calistir(""), kullaniyor)
        self.assertEqual(self.calistir("")[0], 0)

    def test_okunamayan_kayit(self):
        self.yaz(GIRDI)

        for bozukluk, soz in ((OSError(errno.EIO, "giriş/çıkış bozuk"), "giriş/çıkış bozuk"),
                              (MemoryError(), "belleğe sığmıyor")):
            okunmayan = type("Okunmayan", (FileIO,), {"read": mock.Mock(side_effect=bozukluk)})
            with mock.patch("satranc.FileIO", okunmayan):
                self.assertEqual(surecte(GIRDI, "--kayit", str(self.yol)),
                                 (2, "", f"{self.yol}: kayıt dosyası açılamıyor: {soz}.\n"))

    def test_parca_parca_yazilan_satir(self):
        class Yavas(FileIO):
            def write(self, veri):
                return super().write(veri[:3])

        with mock.patch("satranc.FileIO", Yavas):
            self.assertEqual(surecte(GIRDI, "--kayit", str(self.yol)), (0, CIKTI, ""))
        self.assertEqual(oku(self.yol), KAYIT)


class BaskasininDegistirdigi(Kayit):
    """Program çalışırken değişen kayda hiçbir şey yazılmaz; aynı komut dosyanın şimdiki hâlinden sürer."""

    KAC = 45  # 2. turun 3. masası sorulmuşken
    ONCEKI, KAYITLI = kayitta(KAC - 1), kayitta(KAC)  # bir yanıt önceki ve o andaki kayıt

    @contextlib.contextmanager
    def sorulmusken(self, verilmis, yeni=()):
        """Kayıtta `verilmis` satırlar varken başlatılıp `yeni` yanıtlar verilmiş, KAC. yanıtı bekleyen süreç."""
        self.yaz("".join(verilmis))
        with baslat("--kayit", self.yol) as surec:
            surec.stdin.write("".join(yeni).encode())
            surec.stdin.flush()
            oku_dek(surec.stdout.fileno(), lambda metin: metin.endswith("2. turda 3. masada " + SONUC_SONU))
            yield surec

    def degisir(self, degistir):
        """degistir() turnuva sürerken yapılır: o andaki yanıt kaydedilmez, dosyalara dokunulmaz."""
        with self.sorulmusken(kayitta(self.KAC - 2), SATIRLAR[self.KAC - 2:self.KAC]) as surec:
            degistir()
            sonra = {dosya: dosya.read_bytes() for dosya in self.yol.parent.parent.rglob("turnuva*")}
            _, hata = surec.communicate(SATIRLAR[self.KAC].encode())
        hata = metne(hata)
        self.assertEqual(surec.returncode, 2, hata)
        self.assertIn(f"{self.yol}: kayda yazılamıyor: ", hata)
        self.assertIn(f"\nKaydedilmeyen yanıt: 2. turda 3. masa, {SATIRLAR[self.KAC]}"[:-1] + ".\n", hata)
        self.assertIn("\nAynı komut turnuvayı dosyanın şimdiki hâlinden sürdürür.\n", hata)
        self.assertEqual({dosya: dosya.read_bytes() for dosya in sonra}, sonra)
        self.assertEqual(set(self.yol.parent.parent.rglob("turnuva*")), set(sonra))
        self.assertNotIn(b"\0", b"".join(sonra.values()))

    def degisir_ya_da_degistirilemez(self, degistir):
        """degisir gibi; Windows'ta açık dosyanın adı sahipsiz kalamaz: degistir() yapılamaz, turnuva sürer."""
        if POSIX:
            self.degisir(degistir)
            return
        with self.sorulmusken(self.KAYITLI) as surec:
            self.assertRaises(PermissionError, degistir)
            surec.communicate("".join(SATIRLAR[self.KAC:]).encode())
        self.assertEqual((surec.returncode, oku(self.yol)), (0, KAYIT))
        self.yaz("".join(self.KAYITLI))

    def surer(self, satirlar):
        """Aynı komut, dosyanın şimdiki hâlinden, geri kalan yanıtlarla biter."""
        self.assertEqual(oku(self.yol), "".join(satirlar))
        verilen = sum(not satir.startswith("#") for satir in satirlar)
        self.assertEqual(self.calistir("".join(SATIRLAR[verilen:]))[0], 0)

    def test_adiyla_yeni_dosya(self):
        # sed -i: aynı adla yeni bir dosya.
        def degistir():
            yeni = self.yol.with_name("yeni")
            yeni.write_bytes(self.yol.read_bytes())
            iz = self.yol.stat()
            os.utime(yeni, ns=(iz.st_atime_ns, iz.st_mtime_ns))  # içeriği ve anı aynı, dosya başka
            yeni.replace(self.yol)
        self.degisir_ya_da_degistirilemez(degistir)
        self.surer(self.KAYITLI)

    def test_silinen_satir(self):
        self.degisir(lambda: self.yaz("".join(self.ONCEKI)))
        self.surer(self.ONCEKI)

    def test_eklenen_satir(self):
        self.degisir(lambda: self.yaz("".join(kayitta(self.KAC + 1))))
        self.surer(kayitta(self.KAC + 1))

    def test_degisen_rakam(self):
        # Boyu aynı kalır, yalnızca değişme anı ayrıdır.
        yeni = [*self.ONCEKI, "2\n" if SATIRLAR[self.KAC - 1] != "2\n" else "1\n"]
        def degistir():
            time.sleep(0.05)
            self.yaz("".join(yeni))
        if POSIX:
            self.degisir(degistir)
        else:  # Windows yazılanın anını dosya kapanınca söyler: değişiklik sonraki açılışta geçerlidir
            with self.sorulmusken(self.KAYITLI) as surec:
                degistir()
                surec.communicate(SATIRLAR[self.KAC].encode())
            yeni.append(SATIRLAR[self.KAC])
        self.surer(yeni)

    def test_ani_geri_alinan_degisiklik(self):
        # Değişme anı aynı, boyu ayrıdır.
        def degistir():
            iz = self.yol.stat()
            self.yaz("".join(kayitta(self.KAC + 1)))
            os.utime(self.yol, ns=(iz.st_atime_ns, iz.st_mtime_ns))
        self.degisir(degistir)
        self.surer(kayitta(self.KAC + 1))

    def test_silinen_dosya(self):
        self.degisir_ya_da_degistirilemez(self.yol.unlink)
        self.assertEqual(self.yol.exists(), not POSIX)

    def test_degisen_kayitta_girdi_biter_ya_da_ctrl_c(self):
        """Başkasının değiştirdiği ya da sildiği kayıt için girilenler dosyada denmez."""
        bitisler = [(lambda surec: surec.stdin.close(), 1, "Girdi turnuva bitmeden sona erdi.")]
        if POSIX:
            bitisler.append((lambda surec: surec.send_signal(signal.SIGINT), 130, "Turnuva yarıda kesildi."))
        for degistir in (lambda: self.yaz("5\n"), *([self.yol.unlink] if POSIX else [])):
            for bitir, kod, neden in bitisler:
                with self.sorulmusken(self.KAYITLI) as surec:
                    degistir()
                    bitir(surec)
                    hata = metne(surec.stderr.read())
                    surec.stdin.close()
                    surec.wait(timeout=60)
                self.assertEqual((surec.returncode, hata), (
                    kod, f"{neden}\n{self.yol}: dosya başka bir yerden değiştirildi ya da silindi.\n"
                         "Aynı komut turnuvayı dosyanın şimdiki hâlinden sürdürür.\n"))

    @unittest.skipUnless(POSIX, "Windows açık dosyanın klasörünün adını değiştirtmez")
    def test_adi_degisen_klasor(self):
        self.degisir(lambda: self.yol.parent.rename(self.yol.parent.with_name("baska")))
        self.yol.parent.with_name("baska").rename(self.yol.parent)
        self.surer(self.KAYITLI)


class Kilit(Kayit):
    def test_ikinci_program_reddedilir(self):
        with baslat("--kayit", self.yol) as surec:
            surec.stdin.write(SATIRLAR[0].encode())
            surec.stdin.flush()
            oku_dek(surec.stdout.fileno(), lambda metin: metin.count(": ") == 2)
            kod, cikti, hata = self.calistir("1\n")
            self.assertEqual((kod, cikti), (2, ""))
            self.assertEqual(hata, f"{self.yol}: kayıt dosyasını başka bir program kullanıyor.\n")
            self.assertEqual(oku(self.yol), SATIRLAR[0])  # kilit okumaya engel değildir
            surec.communicate("".join(SATIRLAR[1:]).encode())
        self.assertEqual(surec.returncode, 0)
        self.assertEqual(oku(self.yol), KAYIT)

    @unittest.skipIf(POSIX, "POSIX'te kilit okumaya engel olmaz")
    def test_windows_kilidi_dosyanin_otesindedir(self):
        """Windows'un kilitlediği bayt okunamaz: kilit hiçbir kaydın uzanmayacağı yerde olmalıdır."""
        self.yaz("".join(kayitta(45)))
        yerler = []

        def kilitle(tanitici, _kip, boy):
            yerler.append((os.lseek(tanitici, 0, os.SEEK_CUR), boy))

        with mock.patch("msvcrt.locking", kilitle):
            self.calistir("")
        ((yer, boy),) = yerler
        self.assertGreater(yer, 10**9)
        self.assertEqual(boy, 1)
