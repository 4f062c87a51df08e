"""Listelerin düzeni: en az genişlikler, taşan değerler, hizalar."""

import re

from tests.calistirma import surecte
from tests.uretec import alt_alta, oyuncular
from tests.yardim import SON, Sinama


class Listeler(Sinama):
    def listeleri(self, adet, bilgiler, *yanitlar):
        """Oyuncuların (LNo, ad, ELO, UKD) turnuvasının listeleri, satırlarıyla, sırayla."""
        cikti = surecte(alt_alta(*oyuncular(bilgiler), *yanitlar))[1]
        _, *listeler = re.split(r"^(?=.* (?:Listesi|Tablo):\n)", cikti, flags=re.M)
        self.assertEqual(len(listeler), adet, f"dökümün sonu: {cikti[-SON:]!r}")
        return [liste.split("\n") for liste in listeler]

    def test_en_az_genislikler(self):
        """Üç oyunculu iki turun son listeleri, ölçütleriyle elle yazılmıştır.

        Tur 1: 1-2 1-0, 3 atlar. Tur 2: sıra 1, 3, 2; 2 atlar; 1 beyaz almıştı: 3-1, ½-½.
        """
        listeler = self.listeleri(5, ((7, "ay"), (8, "oy"), (9, "uy")), 2, "b", 1, 0)
        for liste, beklenen in zip(listeler[3:], (
            (
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

    def test_oynamayanlar_bsno_sirasindadir(self):
        """Küme sırası buna 18 oyuncudan az iken çoğu kez uyar."""
        girdi = alt_alta(*oyuncular(zip(range(1, 19))), 5, "b", "yok 17 2")
        self.assertEqual(re.findall(r" yok: (\d+)", surecte(girdi)[1]), ["2", "17"])

    def test_genis_degerler_sutunu_genisletir(self):
        """Tur atlayanınki de; iki yarının sütunları ayrıdır, Siyahlar sağ yarının üstüne kayar."""
        bilgiler = ((5, "on üç harfli ad", 10**9), (1, "b", 0, 20000), (123456789, "c"))
        baslangic, ilk_tur = self.listeleri(2, bilgiler, 2, "b")
        self.assertEqual(baslangic[1:6], [
            "BSNo       LNo Ad-Soyad               ELO   UKD",
            "---- --------- --------------- ---------- -----",
            "   1         5 ON ÜÇ HARFLİ AD 1000000000     0",
            "   2         1 B                        0 20000",
            "   3 123456789 C                        0     0",
        ])
        self.assertEqual(ilk_tur[1:6], [
            "        Beyazlar          Siyahlar",
            "MNo BSNo       LNo Puan - Puan   LNo BSNo",
            "--- ---- --------- ----   ---- ----- ----",
            "  1    1         5 0.00 - 0.00     1    2",
            "  2    3 123456789 0.00 - BYE",
        ])
