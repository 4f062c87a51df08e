"""Listelerin düzeni: en az genişlikler, taşan değerler, hizalar."""

import re

from tests.denetci import denetle
from tests.konum import eslestirme_listesi
from tests.uretec import turnuva_girdisi
from tests.yardim import Sinama, surecte


class BaslangicListesi(Sinama):
    def liste(self, *oyuncular):
        """(LNo, ad, ELO, UKD)'lerden başlangıç listesinin satırları."""
        girdi = "".join(f"{alan}\n" for oyuncu in oyuncular for alan in oyuncu) + "0\n"
        cikti = surecte(girdi)[1]
        return cikti.split("Başlangıç Sıralama Listesi:\n")[1].split("\n\n")[0].split("\n")

    def test_en_az_genislikler(self):
        self.assertEqual(self.liste((7, "ay", 0, 0), (8, "oy", 0, 0)), [
            "BSNo   LNo Ad-Soyad      ELO  UKD",
            "---- ----- ------------ ---- ----",
            "   1     7 AY              0    0",
            "   2     8 OY              0    0",
        ])

    def test_genis_degerler_sutunu_genisletir(self):
        self.assertEqual(self.liste((12345678, "ON ÜÇ HARFLİ AD", 10**9, 0), (1, "B", 0, 20000)), [
            "BSNo      LNo Ad-Soyad               ELO   UKD",
            "---- -------- --------------- ---------- -----",
            "   1 12345678 ON ÜÇ HARFLİ AD 1000000000     0",
            "   2        1 B                        0 20000",
        ])


class EslestirmeListesi(Sinama):
    def test_bye_son_satirdadir(self):
        self.assertEqual(eslestirme_listesi([99, 222, 4], [3, 2, 0], [(2, 1), (3, 0)]), [
            "3. Tur Eşleştirme Listesi:",
            "        Beyazlar         Siyahlar",
            "MNo BSNo   LNo Puan - Puan   LNo BSNo",
            "--- ---- ----- ----   ---- ----- ----",
            "  1    2   222 1.00 - 1.50    99    1",
            "  2    3     4 0.00 - BYE",
        ])

    def test_tur_atlayanin_hucreleri_de_sutunu_genisletir(self):
        liste = eslestirme_listesi([99, 222, 1234567], [3, 2, 20], [(2, 1), (3, 0)])
        self.assertEqual(liste[2:], [
            "MNo BSNo     LNo  Puan - Puan   LNo BSNo",
            "--- ---- ------- -----   ---- ----- ----",
            "  1    2     222  1.00 - 1.50    99    1",
            "  2    3 1234567 10.00 - BYE",
        ])

    def test_iki_basamakli_puan_ve_genis_lno(self):
        # Sağ yarı 31. sütunda başlar: Siyahlar onun üstüne kayar. Her sütun kendi genişliğindedir.
        self.assertEqual(eslestirme_listesi([1234567890123, 5], [21, 18], [(1, 2)])[1:], [
            "        Beyazlar               Siyahlar",
            "MNo BSNo           LNo  Puan - Puan   LNo BSNo",
            "--- ---- ------------- -----   ---- ----- ----",
            "  1    1 1234567890123 10.50 - 9.00     5    2",
        ])


class GenisTurnuvalar(Sinama):
    """Taşan değerli turnuvalarda sütunlar düz, başlıklar yerlerindedir."""

    def test_yuzuncu_tur_ve_yuz_puan(self):
        """BSNo 1 hep kazanır (hep 1. masadadır, bir beyaz bir siyah), öbür maçlar berabere biter.

        1'in rakipleri 100'er maçta berabere kalmıştır: 50'şer puan. BH-1 100 · 50, BH-2 99 · 50,
        SB 101 · 50. "100. Tur" en az genişlikten (7) geniştir: sütunu başlığı kadar olur.
        """
        oyuncular = "".join(f"{lno}\nA\n{3000 - lno}\n0\n" for lno in range(1, 203))
        turlar = "".join(f"{1 + tur % 2}\n" + "0\n" * 100 for tur in range(101))
        cikti = surecte(f"{oyuncular}0\n101\nb\n{turlar}")[1]
        son_tur = cikti.split("101. Tur Eşleştirme Listesi:\n")[1].split("\n")
        self.assertEqual(son_tur[:3], [
            "        Beyazlar         Siyahlar",
            "MNo BSNo   LNo   Puan -  Puan   LNo BSNo",
            "--- ---- ----- ------   ----- ----- ----",
        ])
        self.baslar(son_tur[3], "  1    1     1 100.00 - ")
        nihai = cikti.split("Nihai Sıralama Listesi:\n")[1].split("\n")
        self.assertEqual(nihai[:3], [
            "SNo BSNo   LNo Ad-Soyad      ELO  UKD   Puan    BH-1    BH-2      SB  GS",
            "--- ---- ----- ------------ ---- ---- ------ ------- ------- ------- ---",
            "  1    1     1 A            2999    0 101.00 5000.00 4950.00 5050.00 101",
        ])
        capraz = cikti.split("Çapraz Tablo:\n")[1].split("\n")
        for satir, son in zip(capraz, (
            " 99. Tur 100. Tur 101. Tur   Puan    BH-1    BH-2      SB  GS",
            " ------- -------- -------- ------ ------- ------- ------- ---",
            " 101.00 5000.00 4950.00 5050.00 101",
        )):
            self.assertEqual(satir[-len(son):], son)

    def test_dort_haneli_bsno(self):
        """Hücreyi, o da sütunu genişletir; kısalar sağa yaslanır."""
        dokum = surecte(turnuva_girdisi(1001, 10, 1))[1]
        satirlar = dokum.split("Çapraz Tablo:\n")[1].splitlines()
        yer = satirlar[0].index("  1. Tur")
        hucreler = [satirlar[1 + bsno][yer:yer + 8] for bsno in (1, 999, 1000, 1001)]
        beklenen = "   2 [bs] [^ ],1000 [bs] [^ ], 999 [bs] [^ ],   - - 1"
        self.assertRegex(",".join(hucreler), f"^{beklenen}$")

    def test_sekiz_haneli_lno_uzun_ad(self):
        satirlar = []
        for i in range(6):
            satirlar += [str(10**7 + i), "ğüşiöç ıĞÜŞİÖÇ " * (i + 1), str(1000 * 10**i), "0"]
        girdi = "\n".join(satirlar + ["0", "3", "b"] + ["1", "0", "2"] * 3) + "\n"
        kod, cikti, _ = surecte(girdi)
        self.assertEqual(kod, 0)
        denetle(cikti)
        self.assertIn("\n   6 10000000 ĞÜŞİÖÇ IĞÜŞİÖÇ" + " " * 75, cikti)

    def test_iki_bin_oyuncu_ve_sekiz_haneli_lno(self):
        # Dört haneli numaralar MNo ile SNo'yu başlıklarından, tur hücrelerini (1000 b ½) 7'den
        # geniş yapar. Sol yarı 23 sütundur: Siyahlar 26'da başlar. Hep berabere: 11 turda Puan
        # 5.50, BH-1 55.00, BH-2 49.50, SB 30.25.
        oyuncular = "".join(f"{lno}\nA\n0\n0\n" for lno in range(10_000_001, 10_002_001))
        cikti = surecte(oyuncular + "0\n11\nb\n" + "0\n" * 11_000)[1]
        _, *listeler = re.split("^.* (?:Listesi|Tablo):\n", cikti, flags=re.M)
        baslangic, *turlar, nihai, capraz = (liste.split("\n") for liste in listeler)
        self.assertEqual([*baslangic[:2], baslangic[2001]], [
            "BSNo      LNo Ad-Soyad      ELO  UKD",
            "---- -------- ------------ ---- ----",
            "2000 10002000 A               0    0",
        ])
        for tur in turlar:
            self.assertEqual(tur[:3], [
                "        Beyazlar          Siyahlar",
                " MNo BSNo      LNo Puan - Puan      LNo BSNo",
                "---- ---- -------- ----   ---- -------- ----",
            ])
        self.assertEqual(turlar[0][1002], "1000 1999 10001999 0.00 - 0.00 10002000 2000")
        self.assertEqual([*nihai[:2], nihai[2001]], [
            " SNo BSNo      LNo Ad-Soyad      ELO  UKD Puan  BH-1  BH-2    SB GS",
            "---- ---- -------- ------------ ---- ---- ---- ----- ----- ----- --",
            "2000 2000 10002000 A               0    0 5.50 55.00 49.50 30.25  0",
        ])
        self.assertEqual(capraz[0], "BSNo  SNo      LNo Ad-Soyad      ELO  UKD " + "".join(
            f"{tur:>3}. Tur " for tur in range(1, 12)) + "Puan  BH-1  BH-2    SB GS")
        self.assertEqual(capraz[2001][:51], "2000 2000 10002000 A               0    0 1999 s ½ ")
