"""Uçbirim: ekranın görünüşü, geri alma, yarım satır, kesmeler.

Çoğu süreç içinde, birkaçı gerçek uçbirimde. Ekran, programın düz koşusunun dökümüdür: yanıtlar
istemlerinin ardında, iletiler kendi satırlarında.
"""

import io
import os
import re
import unittest
from contextlib import redirect_stderr, redirect_stdout, suppress
from unittest import mock

import satranc
from tests.calistirma import Ucbirim, baslat, komut
from tests.ornek_turnuva import (
    ADLI,
    BITTI,
    DOSYASIZ,
    ILK_RENK,
    ILK_SONUC,
    KAYIT,
    KAYITLAR,
    KESILDI,
    ORTA,
    SATIRLAR,
    TUR_SAYISI,
    KayitSinamasi,
    dosyasiz,
    duz_kosu,
    yankili,
)
from tests.uretec import alt_alta, oyuncular
from tests.yardim import BEKLEME, Sinama, gecici_klasor, gosterilen, oku

try:
    import pty
except ImportError:  # Windows
    pty = None


OYNAYANLAR = re.compile(r"^\d+ [^\d\n]+ - \d+ [^\d\n]+\n", re.M)


def kayitsizki(ekran):
    """Ekran, sonuç sorularının üstünde oynayanlar olmadan."""
    return OYNAYANLAR.sub("", ekran)


def geri_alinmis(kac):
    """Kayıtla, `kac` yanıt kalmışken, < ile alınan yanıtı duyuran ekran; sürdürürkenki gibidir."""
    return f"<\n{gosterilen(yankili(kac, kac), f'Geri alındı: {ADLI[kac]}')}"


class Ekran(KayitSinamasi):
    def test_kayitla_her_sonuc_sorusunun_ustunde_oynayanlar(self):
        """Yeri ornek/oturumlar.txt'dedir; stdout'a yazılmaz, kayıtsız yoktur."""
        self.yaz()
        u, kayitsiz = self.ucbirim(*SATIRLAR), Ucbirim(SATIRLAR)
        self.assertEqual((kayitsiz.sonuc, u.stdout), ((0, duz_kosu(), DOSYASIZ), duz_kosu()))
        self.assertEqual(kayitsiz.ekran, dosyasiz(yankili(len(SATIRLAR))))
        self.baslar(kayitsizki(u.ekran), yankili(len(SATIRLAR)))
        self.assertEqual(len(OYNAYANLAR.findall(u.stderr)), len(SATIRLAR) - ILK_SONUC)
        self.baslar(u.stderr, "222 IRMAK SU BİR - 99 ÇETİN CAN AY\n6 AHMET AĞA - 4 İLKNUR AKAR\n")

    def test_son_sozler_kendi_satirlarindadir(self):
        """Ctrl-D'de girdi sona ermiş, Ctrl-C'de turnuva yarıda kesilmiştir."""
        for son, kod, soz in (("", 1, BITTI), (KeyboardInterrupt, 130, KESILDI)):
            for kac in (0, TUR_SAYISI, ILK_RENK, ORTA + 2):
                girilen = [*SATIRLAR[:kac], son]
                u = Ucbirim(girilen)
                self.assertEqual(u.kod, kod)
                self.baslar(u.stderr, DOSYASIZ * (kac >= TUR_SAYISI) + soz)
                self.baslar(u.ekran, f"{dosyasiz(yankili(kac, kac))}\n{soz}")
                # Dosyadaki dökümde ileti için satır başı da yoktur.
                self.assertEqual(Ucbirim(girilen, dosyada=("stdout",)).stdout, yankili(0, kac))

    def test_idle(self):
        """Akışları baytsızdır, uçbirim gibidir: dökümü uçbirimdekidir, < de geri alır."""
        class Idle(io.StringIO):
            def isatty(self):
                return True

        yazilan = [SATIRLAR[0], "?\n", "<\n", *SATIRLAR]
        cikti, hata = Idle(), Idle()
        with mock.patch("sys.stdin", Idle("".join(yazilan))), komut(), \
                redirect_stdout(cikti), redirect_stderr(hata):
            kod = satranc.main()
        self.assertEqual((kod, cikti.getvalue(), hata.getvalue()), Ucbirim(yazilan).sonuc)

    def test_cikti_dosyadayken_de_duyuru_sorunun_ustundedir(self):
        """Dökümün hepsi yeniden yazılır, arabellekte kalmaz; sonuç varsa açık masalar söylenir."""
        for kac, acik in ((ILK_SONUC + 1, ""), (ILK_SONUC + 2, "Açık masalar: 2, 3, 4.\n")):
            u = Ucbirim([*SATIRLAR[:kac], "<\n"], dosyada=("stdout",))
            ustu, satir_basi, soru = yankili(kac - 1, kac - 1).rpartition("\n")
            duyuru = f"{acik}Geri alındı: {ADLI[kac - 1]}"
            self.assertEqual(u.ekranlar()[kac + 1], f"<\n{ustu}{satir_basi}{duyuru}{soru}")


class Dayaniklilik(KayitSinamasi):
    """Yazma, diske yazma ve sonraki istem hep bu sıradadır."""

    def test_fsync_sonraki_istemden_oncedir(self):
        """Her yanıt, listesinden önce de turun masaları, geri alma; yanlış yanıt dokunmaz."""
        harfler = {"klavye": "K", "yazıldı": "Y", "kesildi": "C", "fsync": "F", "stderr": ""}
        izler = ""
        for tur, deger in self.ucbirim("muz\n", *SATIRLAR[:-1], "<\n", *SATIRLAR[-2:]).olaylar:
            liste, istem = "L" * ("Eşleştirme" in str(deger)), "?" * str(deger).endswith(": ")
            izler += harfler.get(tur, liste + istem)
        sonra = r"KCFL\?KYF\?KYFK"  # geri alınca; sonuncusu son sorudur
        self.assertRegex(izler, rf"^\?K\?(KYF\?)+(KYFYFL\?(KYF\?){{3}}){{5}}{sonra}$")
        self.kayitli(KAYIT)


@unittest.skipUnless(pty, "Python'un Windows'ta sözde uçbirimi (pty) yok; konsol elle denenir")
class GercekUcbirim(Sinama):
    def ac(self, *secenekler):
        """(süreç, uçbirimin ana ucu, programın ucu)"""
        ana, uydu = pty.openpty()
        self.addCleanup(os.close, ana)
        return baslat(*secenekler, stdin=uydu, stdout=uydu, stderr=uydu), ana, uydu

    def gorunen(self, ana, son=b": "):
        """Ekranda, `son` ile ya da programla bitene dek, beliren."""
        ham = b""
        with suppress(OSError):  # Linux'ta öbür ucun kapanması
            while not ham.endswith(son) and (gelen := os.read(ana, 65536)):
                ham += gelen
        return ham.decode().replace("\r\n", "\n")

    def test_yarida_birakilan(self):
        """Ekran süreç içindekiyle aynıdır; satırın ortasındaki Ctrl-D yanıt değildir."""
        yol, kalan = gecici_klasor(self) / "k.txt", ORTA - 1
        yol.touch()
        surec, ana, uydu = self.ac("--kayit", yol)
        os.close(uydu)
        ekran = self.gorunen(ana)
        for satir in SATIRLAR[:ORTA]:
            os.write(ana, satir.encode())
            ekran += self.gorunen(ana)
        self.assertEqual(kayitsizki(ekran), yankili(ORTA, ORTA))
        os.write(ana, b"<\n")
        self.assertEqual(kayitsizki(self.gorunen(ana)), geri_alinmis(kalan))
        os.write(ana, b"5\x04\x04")
        self.biter(self.gorunen(ana, b"son"), f"{BITTI}Turnuva {yol} kaydından sürer.\n"
                   f"Son yanıt: {ADLI[kalan - 1]}")
        self.assertEqual((surec.wait(timeout=BEKLEME), oku(yol)), (1, KAYITLAR[kalan]))

    def test_kabuga_kalan(self):
        """Sona yapıştırılandan yalnızca Enter'la bitmemiş satır."""
        surec, ana, uydu = self.ac()
        self.addCleanup(os.close, uydu)
        girilen = alt_alta(*oyuncular(zip("12")), 1, "b", 1, "ls", "<")
        os.write(ana, f"{girilen}yarım".encode())
        self.assertEqual(surec.wait(timeout=BEKLEME), 0)
        os.write(ana, b"\n")
        self.assertEqual(os.read(uydu, 99).decode(), "yarım\n")
