"""Listelerin düzeni: en az genişlikler, taşan değerler, hizalar."""

import unittest

import satranc
from tests.denetci import denetle, tablo_oku
from tests.uretec import turnuva_girdisi
from tests.yalin import turnuva
from tests.yardim import notsuz, surecte

BOS = {"masalar": [], "tur_atlayan": 0, "atlanan": 0, "renk_disi": [], "tur_atlama_disi": False}


def oyuncu(lno, ad="A", elo=0, ukd=0):
    return {"lno": lno, "ad_soyad": ad, "elo": elo, "ukd": ukd}


class BaslangicListesi(unittest.TestCase):
    def liste(self, *oyuncular):
        return satranc.baslangic_listesi(satranc.tanitim_hucreleri(oyuncular))

    def test_en_az_genislikler(self):
        self.assertEqual(self.liste(oyuncu(7, "AY", 0, 0)), [
            "Başlangıç Sıralama Listesi:",
            "BSNo   LNo Ad-Soyad      ELO  UKD",
            "---- ----- ------------ ---- ----",
            "   1     7 AY              0    0",
        ])

    def test_genis_degerler_sutunu_genisletir(self):
        self.assertEqual(self.liste(
            oyuncu(12345678, "ON ÜÇ HARFLİ AD", 10**9, 0), oyuncu(1, "B", 0, 20000),
        ), [
            "Başlangıç Sıralama Listesi:",
            "BSNo      LNo Ad-Soyad               ELO   UKD",
            "---- -------- --------------- ---------- -----",
            "   1 12345678 ON ÜÇ HARFLİ AD 1000000000     0",
            "   2        1 B                        0 20000",
        ])


class EslestirmeListesi(unittest.TestCase):
    def liste(self, lnolar, puanlar, **eslestirme):
        return satranc.eslestirme_listesi(
            3, {**BOS, **eslestirme}, satranc.tanitim_hucreleri([oyuncu(lno) for lno in lnolar]), [0, *puanlar],
        )

    def test_bye_son_satirdadir(self):
        self.assertEqual(self.liste([99, 222, 4], [3, 2, 0], masalar=[(2, 1)], tur_atlayan=3), [
            "3. Tur Eşleştirme Listesi:",
            "        Beyazlar         Siyahlar",
            "MNo BSNo   LNo Puan - Puan   LNo BSNo",
            "--- ---- ----- ----   ---- ----- ----",
            "  1    2   222 1.00 - 1.50    99    1",
            "  2    3     4 0.00 - BYE",
        ])

    def test_tur_atlayanin_hucreleri_de_sutunu_genisletir(self):
        self.assertEqual(
            self.liste([99, 222, 1234567], [3, 2, 20], masalar=[(2, 1)], tur_atlayan=3)[2:], [
                "MNo BSNo     LNo  Puan - Puan   LNo BSNo",
                "--- ---- ------- -----   ---- ----- ----",
                "  1    2     222  1.00 - 1.50    99    1",
                "  2    3 1234567 10.00 - BYE",
            ],
        )

    def test_iki_basamakli_puan_ve_genis_lno(self):
        # Sağ yarı 31. sütunda başlar: Siyahlar onun üstüne kayar. Her sütun kendi genişliğindedir.
        self.assertEqual(
            self.liste([1234567890123, 5], [21, 18], masalar=[(1, 2)])[1:], [
                "        Beyazlar               Siyahlar",
                "MNo BSNo           LNo  Puan - Puan   LNo BSNo",
                "--- ---- ------------- -----   ---- ----- ----",
                "  1    1 1234567890123 10.50 - 9.00     5    2",
            ],
        )


class CaprazTablo(unittest.TestCase):
    def test_hucreler(self):
        tur = {"rakipler": [7, 12, 123, 1234, 0], "renkler": list("sbbs-"), "sonuclar": ["1", "½", "+", "-", "BYE"]}
        bsnolar = list(map(str, range(1235)))
        self.assertEqual(satranc.tur_hucreleri(tur, bsnolar), ["7 s 1", "12 b ½", "123 b +", "1234 s -", "- - 1"])


class GenisTurnuvalar(unittest.TestCase):
    """Taşan değerli turnuvalarda sütunlar düz, döküm yalın uygulamanınkiyle aynıdır."""

    def test_yuzden_cok_oyuncu_ondan_cok_tur(self):
        for tohum in range(2):
            girdi = turnuva_girdisi(104 + tohum, 11, tohum)
            kod, cikti, hata = surecte(girdi)
            self.assertEqual((kod, hata), (0, ""))
            self.assertEqual(denetle(cikti)[0], 11)
            satirlar = tablo_oku(cikti, "Çapraz Tablo:")
            self.assertEqual(len(satirlar), 104 + tohum)
            self.assertIn("11. Tur", satirlar[0])

    def test_sekiz_haneli_lno_uzun_ad(self):
        satirlar = []
        for i in range(6):
            satirlar += [str(10**7 + i), "ğüşiöç ıĞÜŞİÖÇ " * (i + 1), str(1000 * 10**i), "0"]
        girdi = "\n".join(satirlar + ["0", "3", "b"] + ["1", "0", "2"] * 3) + "\n"
        kod, cikti, _ = surecte(girdi)
        self.assertEqual(kod, 0)
        denetle(cikti)
        self.assertIn("\n   6 10000000 ĞÜŞİÖÇ IĞÜŞİÖÇ" + " " * 75, cikti)

    def test_on_galibiyetlik_puan_sutunu(self):
        girdi = turnuva_girdisi(12, 11, 5, "hep beyaz")
        cikti = surecte(girdi)[1]
        self.assertEqual(notsuz(cikti), turnuva(girdi)[0])


if __name__ == "__main__":
    unittest.main()
