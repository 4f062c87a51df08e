"""Kayıt dosyası (--kayit): her yanıt diskte, kaldığı yerden sürdürme, bozuk dosyalar, kilit."""

import errno
import os
import re
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import satranc
from tests.yardim import CIKTI, GIRDI, KAPSAM_OLCULUYOR, POSIX, PROGRAM, YORUMLAYICI, ayri, baslat, oku, ortam

SATIRLAR = GIRDI.splitlines(keepends=True)


def istem_sonlari():
    """Örneğin dökümünde her istemin bittiği yer."""
    istemler = (r"\(bitirmek için 0 ya da negatif giriniz\): |adini-soyadini giriniz: |yoksa 0\): |"
                r"sayisini giriniz \(4-8\): |giriniz \(b/s\): |giriniz \(0-5\): ")
    return [eslesen.end() for eslesen in re.finditer(istemler, CIKTI)]


SONLAR = istem_sonlari()


def kalan_dokum(kac):
    """Örneğin dökümünün, `kac` yanıttan sonraki istemden sonrası."""
    return CIKTI[SONLAR[kac]:]


def yankili(kac):
    """Örneğin, ilk `kac` yanıtı kayıttan yazılmış dökümü: istemin ardında yanıt ve satır sonu."""
    parcalar, onceki = [], 0
    for satir, son in zip(SATIRLAR[:kac], SONLAR):
        parcalar += [CIKTI[onceki:son], satir]
        onceki = son
    return "".join(parcalar) + CIKTI[onceki:]


class Kayit(unittest.TestCase):
    def setUp(self):
        klasor = tempfile.TemporaryDirectory()
        self.addCleanup(klasor.cleanup)
        self.yol = Path(klasor.name) / "turnuva.txt"

    def yaz(self, metin):
        self.yol.write_bytes(metin if isinstance(metin, bytes) else metin.encode("utf-8"))

    def calistir(self, girdi):
        return ayri(girdi, "--kayit", self.yol)


class Surdurme(Kayit):
    def test_kayit_bir_girdi_metnidir(self):
        self.assertEqual(self.calistir(GIRDI), (0, CIKTI, ""))
        self.assertEqual(oku(self.yol), GIRDI)

    def test_bitmis_kayit_turnuvayi_yeniden_yazar(self):
        self.yaz(GIRDI)
        self.assertEqual(self.calistir(""), (0, yankili(len(SATIRLAR)), ""))
        self.assertEqual(oku(self.yol), GIRDI)

    def test_yalniz_kabul_edilenler_yazilir(self):
        bozuk = "muz\n 5 \nAli2\nAli Kaya\t\n0\n0\n5\n7\nVeli\n0\n0\n-1\n2\n1\nb\n9\n1\n"
        self.assertEqual(self.calistir(bozuk)[0], 0)
        self.assertEqual(oku(self.yol), "5\nAli Kaya\n0\n0\n7\nVeli\n0\n0\n-1\n1\nb\n1\n")

    def test_yarida_kalan_kaldigi_yerden(self):
        for kac in (0, 1, 5, 36, 37, 38, 39, 45, 58):
            with self.subTest(kac):
                self.yol.unlink() if self.yol.exists() else None
                kod, _cikti, hata = self.calistir("".join(SATIRLAR[:kac]))
                self.assertEqual(kod, 1)
                self.assertIn(str(self.yol), hata)
                self.assertEqual(oku(self.yol), "".join(SATIRLAR[:kac]))
                self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
                self.assertEqual(oku(self.yol), GIRDI)

    @unittest.skipUnless(POSIX, "SIGKILL")
    def test_her_yanittan_sonra_oldurulup_surdurme(self):
        """Her süreç bir yanıt alır, bir sonraki istemi yazdığı anda SIGKILL ile öldürülür."""
        for kac, satir in enumerate(SATIRLAR[:-1]):
            with self.subTest(kac), baslat("--kayit", self.yol) as surec:
                surec.stdin.write(satir.encode())
                surec.stdin.flush()
                beklenen = yankili(kac)[: -len(kalan_dokum(kac + 1))].encode()
                okunan = b""
                while len(okunan) < len(beklenen):
                    okunan += os.read(surec.stdout.fileno(), 65536)
                surec.kill()
                surec.communicate()
                self.assertEqual(okunan, beklenen)
                self.assertEqual(oku(self.yol), "".join(SATIRLAR[: kac + 1]))
        self.assertEqual(self.calistir(SATIRLAR[-1]), (0, yankili(len(SATIRLAR) - 1), ""))
        self.assertEqual(oku(self.yol), GIRDI)

    def test_yarim_kalan_son_satir_yeniden_sorulur(self):
        for kac, yarim in ((1, "AL"), (1, "ALİ KAYA"), (2, "15"), (40, "1"), (0, "5")):
            with self.subTest(kac=kac, yarim=yarim):
                self.yaz("".join(SATIRLAR[:kac]) + yarim)
                self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
                self.assertEqual(oku(self.yol), GIRDI)

    def test_utf8_harfin_ortasinda_kesilmis_satir(self):
        self.yaz(b"555\nAL\xc4")
        self.assertEqual(self.calistir("".join(SATIRLAR[1:])), (0, yankili(1), ""))
        self.assertEqual(oku(self.yol), GIRDI)

    def test_yanit_gelmeden_biterse_yarim_satira_dokunulmaz(self):
        self.yaz("555\nAL")
        self.assertEqual(self.calistir("")[0], 1)
        self.assertEqual(oku(self.yol), "555\nAL")

    def test_elle_duzenlenmis_crlf_ve_bom(self):
        self.yaz("\ufeff" + "".join(SATIRLAR[:40]).replace("\n", "\r\n"))
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
        self.assertEqual(hata.count("\n"), 1)
        self.assertIn(f"{len(SATIRLAR) + 1}. satırdan", hata)
        self.assertEqual(oku(self.yol), GIRDI + "1\n2\n")

    def test_kodlamadan_bagimsiz(self):
        """Klavye cp1254 ile de olsa kayıt UTF-8'dir ve UTF-8 bir oturumda sürer."""
        yarim = "".join(SATIRLAR[:22])
        sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM), "--kayit", str(self.yol)], input=yarim.encode("cp1254"),
                               capture_output=True, env=ortam(PYTHONIOENCODING="cp1254"))
        self.assertEqual(sonuc.returncode, 1)
        self.assertEqual(oku(self.yol), yarim)
        self.assertEqual(self.calistir("".join(SATIRLAR[22:]))[0], 0)


class BozukKayit(Kayit):
    def reddedilir(self, icerik, satir_no, neden):
        self.yaz(icerik)
        onceki = self.yol.read_bytes()
        kod, _, hata = self.calistir(GIRDI)
        self.assertEqual(kod, 2)
        self.assertEqual(hata.count("\n"), 1)
        self.assertIn(f"{self.yol}: {satir_no}. satır: ", hata)
        self.assertIn(neden, hata)
        self.assertEqual(self.yol.read_bytes(), onceki)

    def test_bozuk_satir_numarasiyla(self):
        for yer, bozuk, neden in ((0, "muz\n", "tam sayı değil"), (1, "12\n", "ad-soyad değil"),
                                  (2, "999\n", "en az 1000"), (4, "555\n", "daha önce girildi"),
                                  (37, "9\n", "4 ile 8 arasında"), (38, "x\n", "renk değil"),
                                  (50, "6\n", "0 ile 5"), (58, "\n", "tam sayı değil")):
            with self.subTest(yer):
                self.reddedilir("".join(SATIRLAR[:yer]) + bozuk + "".join(SATIRLAR[yer + 1:]), yer + 1, neden)

    def test_bozuk_satir_yarim_satirla_birlikte(self):
        self.reddedilir("555\nAli2\nyarım", 2, "ad-soyad değil")

    def test_utf8_olmayan_satir(self):
        self.reddedilir(b"555\nAL\xdd KAYA\n0\n", 2, "UTF-8 değil")

    def test_erken_biten_oyuncu_listesi(self):
        self.reddedilir("".join(SATIRLAR[:4]) + "0\n", 5, "1 oyuncu")

    def test_acilamayan_dosyalar(self):
        klasor = self.yol.parent
        for yol in (klasor, klasor / "yok" / "turnuva.txt", "", klasor / ("a" * 300)):
            with self.subTest(yol):
                kod, cikti, hata = ayri(GIRDI, "--kayit", yol)
                self.assertEqual((kod, cikti, hata.count("\n")), (2, "", 1))
                self.assertIn("kayıt dosyası", hata)

    @unittest.skipUnless(POSIX, "POSIX akışları")
    def test_bozuk_kayit_ve_giden_okuyucu(self):
        self.yaz("".join(SATIRLAR[:2]) + "999\n")
        with baslat("--kayit", self.yol) as surec:
            surec.stdout.close()
            hata = surec.stderr.read().decode()
            surec.stdin.close()
        # İleti yazılır ama çıkıştaki boşaltma iz bırakmaz.
        self.assertEqual(hata.count("\n"), 1)
        self.assertIn("3. satır", hata)

    @unittest.skipUnless(POSIX, "POSIX dosyaları")
    def test_siradan_olmayan_dosya(self):
        fifo = self.yol.with_name("boru")
        os.mkfifo(fifo)
        for yol in (fifo, "/dev/null"):
            kod, cikti, hata = ayri(GIRDI, "--kayit", yol)
            self.assertEqual((kod, cikti, hata.count("\n")), (2, "", 1))

    @unittest.skipUnless(POSIX and hasattr(os, "geteuid") and os.geteuid() != 0, "yetkili kullanıcı her dosyayı açar")
    def test_izinsiz_dosya(self):
        self.yaz(GIRDI)
        self.yol.chmod(0o400)
        self.assertEqual(self.calistir("")[0], 2)

    @unittest.skipUnless(POSIX and not KAPSAM_OLCULUYOR, "dosya boyu sınırı; kapsam dosyasına da sığmaz")
    def test_yazilamayan_kayit(self):
        def sinirla():
            import resource
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
        self.yaz("555\n")
        kod, _, hata = ayri("".join(SATIRLAR[1:]), "--kayit", self.yol, preexec_fn=sinirla)
        self.assertEqual((kod, hata.count("\n")), (2, 1))
        self.assertIn("kayıt dosyasına yazılamıyor", hata)
        # Yazılabilen kadarı yarım satırdır; sonraki açılışta sayılmaz.
        self.assertEqual(self.calistir("".join(SATIRLAR[1:]))[0], 0)
        self.assertEqual(oku(self.yol), GIRDI)


@unittest.skipUnless(POSIX, "POSIX dosyaları")
class Acma(Kayit):
    def ac(self):
        kayit = satranc.kayit_ac(str(self.yol))
        self.addCleanup(kayit["dosya"].close)
        return kayit

    def test_yeni_dosyanin_klasoru_diske_yazilir(self):
        with mock.patch("os.fsync", wraps=os.fsync) as fsync:
            self.ac()["dosya"].close()
            self.assertEqual(fsync.call_count, 1)
            self.ac()
            self.assertEqual(fsync.call_count, 1)  # var olan dosyanın adı zaten diskte

    def test_yeni_dosyanin_izinleri_umask_a_kalir(self):
        onceki = os.umask(0)
        self.addCleanup(os.umask, onceki)
        self.ac()
        self.assertEqual(self.yol.stat().st_mode & 0o777, 0o666)

    def test_kilit_bilmeyen_dosya_sistemi(self):
        with mock.patch("fcntl.flock", side_effect=OSError(errno.ENOLCK, "kilit yok")):
            self.assertEqual(self.ac()["boy"], 0)

    def test_yazilamayan_satir(self):
        dolu = mock.Mock()
        dolu.write.side_effect = OSError(errno.ENOSPC, "yer yok")
        with self.assertRaisesRegex(satranc.KayitHatasi, "yazılamıyor.*yer yok"):
            satranc.kayda_ekle({**self.ac(), "dosya": dolu}, "5")

    def test_parca_parca_yazilan_satir(self):
        kayit = self.ac()
        asil = kayit["dosya"]
        yavas = mock.Mock(wraps=asil)
        yavas.write = lambda veri: asil.write(veri[:3])
        satranc.kayda_ekle({**kayit, "dosya": yavas}, "Çetin Can Ay")
        self.assertEqual(oku(self.yol), "Çetin Can Ay\n")


@unittest.skipUnless(POSIX, "kilit")
class Kilit(Kayit):
    def test_ikinci_program_reddedilir(self):
        with baslat("--kayit", self.yol) as surec:
            surec.stdin.write(SATIRLAR[0].encode())
            surec.stdin.flush()
            okunan = b""
            while okunan.count(b": ") < 2:
                okunan += os.read(surec.stdout.fileno(), 4096)
            kod, cikti, hata = self.calistir("1\n")
            self.assertEqual((kod, cikti), (2, ""))
            self.assertIn("başka bir program kullanıyor", hata)
            surec.communicate("".join(SATIRLAR[1:]).encode())
        self.assertEqual(surec.returncode, 0)
        self.assertEqual(oku(self.yol), GIRDI)


if __name__ == "__main__":
    unittest.main()
