"""Listelerin düzeni: en az genişlikler, taşan değerler, hizalar."""

import re

from tests.calistirma import surecte
from tests.denetci import SON
from tests.yardim import Sinama


class Listeler(Sinama):
    def listeleri(self, adet, oyuncular, yanitlar):
        """Oyuncuların (LNo, ad, ELO, UKD) turnuvasının listeleri, satırlarıyla, sırayla."""
        girdi = "".join(f"{alan}\n" for oyuncu in oyuncular for alan in oyuncu) + "0\n"
        cikti = surecte(girdi + yanitlar)[1]
        _, *listeler = re.split(r"^(?=.* (?:Listesi|Tablo):\n)", cikti, flags=re.M)
        self.assertEqual(len(listeler), adet, f"dökümün sonu: {cikti[-SON:]!r}")
        return [liste.split("\n") for liste in listeler]

    def baslar_biter(self, satir, bas, son):
        """Ortası elle çıkarılmamış satırın başı ile sonu bunlardır."""
        self.assertEqual((satir[:len(bas)], satir[-len(son):]), (bas, son))

    def capraz_basligi(self, tanitim, tur_sayisi, en, olcutler):
        """Çapraz tablonun başlık satırı; tur sütunlarının eni en azından budur."""
        turlar = [f"{tur}. Tur".rjust(en) for tur in range(1, tur_sayisi + 1)]
        return " ".join([tanitim, *turlar, olcutler])

    def test_en_az_genislikler(self):
        """Üç oyunculu iki turun bütün listeleri, ölçütleriyle elle yazılmıştır.

        Tur 1: 1-2 1-0, 3 atlar. Tur 2: sıra 1, 3, 2; 2 atlar; 1 beyaz almıştı: 3-1, ½-½.
        """
        oyuncular = ((7, "ay", 0, 0), (8, "oy", 0, 0), (9, "uy", 0, 0))
        listeler = self.listeleri(5, oyuncular, "2\nb\n1\n0\n")
        for liste, beklenen in zip(listeler, (
            (
                "Başlangıç Sıralama Listesi:",
                "BSNo   LNo Ad-Soyad      ELO  UKD",
                "---- ----- ------------ ---- ----",
                "   1     7 AY              0    0",
                "   2     8 OY              0    0",
                "   3     9 UY              0    0",
            ), (
                "1. Tur Eşleştirme Listesi:",
                "        Beyazlar         Siyahlar",
                "MNo BSNo   LNo Puan - Puan   LNo BSNo",
                "--- ---- ----- ----   ---- ----- ----",
                "  1    1     7 0.00 - 0.00     8    2",
                "  2    3     9 0.00 - BYE",
            ), (
                "2. Tur Eşleştirme Listesi:",
                "        Beyazlar         Siyahlar",
                "MNo BSNo   LNo Puan - Puan   LNo BSNo",
                "--- ---- ----- ----   ---- ----- ----",
                "  1    3     9 1.00 - 1.00     7    1",
                "  2    2     8 0.00 - BYE",
            ), (
                "Nihai Sıralama Listesi:",
                "SNo BSNo   LNo Ad-Soyad      ELO  UKD Puan  BH-1  BH-2    SB GS",
                "--- ---- ----- ------------ ---- ---- ---- ----- ----- ----- --",
                "  1    1     7 AY              0    0 1.50  1.50  0.00  1.75  1",
                "  2    3     9 UY              0    0 1.50  1.50  0.00  1.25  0",
                "  3    2     8 OY              0    0 1.00  1.50  0.00  0.00  0",
            ), (
                "Çapraz Tablo:",
                "BSNo SNo   LNo Ad-Soyad      ELO  UKD  1. Tur  2. Tur Puan  BH-1  BH-2    SB GS",
                "---- --- ----- ------------ ---- ---- ------- ------- ---- ----- ----- ----- --",
                "   1   1     7 AY              0    0   2 b 1   3 s ½ 1.50  1.50  0.00  1.75  1",
                "   2   3     8 OY              0    0   1 s 0   - - 1 1.00  1.50  0.00  0.00  0",
                "   3   2     9 UY              0    0   - - 1   1 b ½ 1.50  1.50  0.00  1.25  0",
            ),
        )):
            self.assertEqual(liste[:len(beklenen)], [*beklenen])

    def test_genis_degerler_sutunu_genisletir(self):
        """Tur atlayanınki de; iki yarının sütunları ayrıdır."""
        oyuncular = ((5, "on üç harfli ad", 10**9, 0), (1, "b", 0, 20000), (12345678, "c", 0, 0))
        baslangic, ilk_tur = self.listeleri(2, oyuncular, "2\nb\n")
        self.assertEqual(baslangic[1:6], [
            "BSNo      LNo Ad-Soyad               ELO   UKD",
            "---- -------- --------------- ---------- -----",
            "   1        5 ON ÜÇ HARFLİ AD 1000000000     0",
            "   2        1 B                        0 20000",
            "   3 12345678 C                        0     0",
        ])
        self.assertEqual(ilk_tur[1:6], [
            "        Beyazlar         Siyahlar",
            "MNo BSNo      LNo Puan - Puan   LNo BSNo",
            "--- ---- -------- ----   ---- ----- ----",
            "  1    1        5 0.00 - 0.00     1    2",
            "  2    3 12345678 0.00 - BYE",
        ])

    def test_yuzuncu_tur_ve_yuz_puan(self):
        """BSNo 1 hep kazanır (hep 1. masadadır, bir beyaz bir siyah), öbür maçlar berabere biter.

        1'in rakipleri 100'er maçta berabere kalmıştır: 50'şer puan. BH-1 100 · 50, BH-2 99 · 50,
        SB 101 · 50. "100. Tur" en az genişlikten (7) geniştir: sütunu başlığı kadar olur.
        """
        oyuncular = [(lno, "A", 3000 - lno, 0) for lno in range(1, 203)]
        turlar = "".join(f"{1 + tur % 2}\n" + "0\n" * 100 for tur in range(101))
        *_, son_tur, nihai, capraz = self.listeleri(104, oyuncular, f"101\nb\n{turlar}")
        self.assertEqual(son_tur[:4], [
            "101. Tur Eşleştirme Listesi:",
            "        Beyazlar         Siyahlar",
            "MNo BSNo   LNo   Puan -  Puan   LNo BSNo",
            "--- ---- ----- ------   ----- ----- ----",
        ])
        self.baslar(son_tur[4], "  1    1     1 100.00 - ")
        self.assertEqual(nihai[1:4], [
            "SNo BSNo   LNo Ad-Soyad      ELO  UKD   Puan    BH-1    BH-2      SB  GS",
            "--- ---- ----- ------------ ---- ---- ------ ------- ------- ------- ---",
            "  1    1     1 A            2999    0 101.00 5000.00 4950.00 5050.00 101",
        ])
        baslik, cizgi, ilki = capraz[1:4]
        self.assertEqual(baslik, self.capraz_basligi(
            "BSNo SNo   LNo Ad-Soyad      ELO  UKD", 101, 7,
            "  Puan    BH-1    BH-2      SB  GS"))
        self.baslar_biter(cizgi, "---- --- ----- ------------ ---- ---- ------- ",
                          " ------- -------- -------- ------ ------- ------- ------- ---")
        self.baslar_biter(ilki, "   1   1     1 A            2999    0   2 b 1 ",
                          " 101.00 5000.00 4950.00 5050.00 101")

    def test_iki_bin_oyuncu_ve_sekiz_haneli_lno(self):
        """Dört haneli numaralar MNo ile SNo'yu, tur hücrelerini (1000 b ½) genişletir.

        Sol yarı 23 sütundur: Siyahlar 26'da başlar. Hep berabere: 11 turda Puan 5.50, BH-1 55.00,
        BH-2 49.50, SB 30.25.
        """
        oyuncular = [(10_000_000 + bsno, "A", 0, 0) for bsno in range(1, 2001)]
        sonuclar = "0\n" * 11_000
        baslangic, *turlar, nihai, capraz = self.listeleri(14, oyuncular, f"11\nb\n{sonuclar}")
        self.assertEqual([*baslangic[1:3], baslangic[2002]], [
            "BSNo      LNo Ad-Soyad      ELO  UKD",
            "---- -------- ------------ ---- ----",
            "2000 10002000 A               0    0",
        ])
        for tur in turlar:
            self.assertEqual(tur[1:4], [
                "        Beyazlar          Siyahlar",
                " MNo BSNo      LNo Puan - Puan      LNo BSNo",
                "---- ---- -------- ----   ---- -------- ----",
            ])
        self.assertEqual(turlar[0][1003], "1000 1999 10001999 0.00 - 0.00 10002000 2000")
        self.assertEqual([*nihai[1:3], nihai[2002], capraz[1]], [
            " SNo BSNo      LNo Ad-Soyad      ELO  UKD Puan  BH-1  BH-2    SB GS",
            "---- ---- -------- ------------ ---- ---- ---- ----- ----- ----- --",
            "2000 2000 10002000 A               0    0 5.50 55.00 49.50 30.25  0",
            self.capraz_basligi("BSNo  SNo      LNo Ad-Soyad      ELO  UKD", 11, 8,
                                "Puan  BH-1  BH-2    SB GS"),
        ])
        self.baslar_biter(capraz[2002], "2000 2000 10002000 A               0    0 1999 s ½ ",
                          " 5.50 55.00 49.50 30.25  0")
