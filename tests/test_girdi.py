"""Metin, girdi denetimi ve istemler: ödevin kısıtları ile şartnamenin 1-3. bölümleri."""

import unittest

import satranc
from tests.yardim import ORNEK, oku, surecte

ANAHTAR = "0: ½ - ½, 1: 1 - 0, 2: 0 - 1, 3: + - -, 4: - - +, 5: - - -"
IKI_OYUNCU = ["5", "Ali Kaya", "0", "0", "7", "Veli Ak", "1200", "0"]


class BuyukHarf(unittest.TestCase):
    def test_turkce_harfler(self):
        self.assertEqual(
            satranc.buyuk_harf("abcçdefgğhıijklmnoöprsştuüvyz"), "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"
        )

    def test_yabanci_harfler_unicode_gibi(self):
        self.assertEqual(satranc.buyuk_harf("éß"), "ÉSS")


class AdSoyad(unittest.TestCase):
    def kabul(self, girilen, beklenen):
        self.assertEqual(satranc.ad_soyad_coz(girilen), beklenen)

    def ret(self, girilen):
        with self.assertRaises(ValueError) as yakalanan:
            satranc.ad_soyad_coz(girilen)
        self.assertNotIn("\n", str(yakalanan.exception))

    def test_buyuk_harfe_cevrilir(self):
        self.kabul("ırmak isil", "IRMAK İSİL")

    def test_bosluklar_teke_iner(self):
        self.kabul("  Ali \t  Can\u00a0Ay ", "ALİ CAN AY")

    def test_ayrik_yazilan_harfler_birlesir(self):
        self.kabul("Go\u0308kc\u0327e S\u0327en", "GÖKÇE ŞEN")
        self.kabul("I\u0307lker", "İLKER")

    def test_i_ile_birlesen_nokta_i_okunur(self):
        self.kabul("i\u0307lker", "İLKER")

    def test_kabul_edilen_isaretler(self):
        self.kabul("o'Neil d’Arc A.-B. Ak", "O'NEİL D’ARC A.-B. AK")

    def test_harfsiz_ad_gecersiz(self):
        for ad in ("", "   ", "-", "'.", "’ -"):
            self.ret(ad)

    def test_baska_karakter_gecersiz(self):
        for ad in ("Ali\x1cKaya", "Ve\x0bli", "A\x85B", "A\rB", "Ali\x1f", "\x0cAli",
                   "Ali2", "1500", "Ali\x00", "Ali\x1b[0m", "Ali_Can", "Ali;", "Ali\ufffd", "x\u030c", "²"):
            self.ret(ad)


class TamSayi(unittest.TestCase):
    def test_isaret_ve_ascii_rakam(self):
        for metin, deger in (("0", 0), ("+7", 7), ("-3", -3), ("-0", 0), ("007", 7), ("9" * 640, int("9" * 640)),
                             ("-" + "9" * 640, -int("9" * 640))):
            self.assertEqual(satranc.tam_sayi(metin), deger)

    def test_gecersizler(self):
        for metin in ("", "muz", "1_000", "1.0", "1e3", "٣", "1 2", "--1", "+", "0x10", "½", "1\n",
                      "9" * 641, "9" * 5000):
            with self.assertRaises(ValueError, msg=metin):
                satranc.tam_sayi(metin)
        for metin in ("x1", "*5", "٣1", "+-1"):  # int()'in kendi iletisi değil
            with self.assertRaisesRegex(ValueError, "bir tam sayı değil"):
                satranc.tam_sayi(metin)

    def test_uyari_ne_girildigini_soyler_ama_uzatmaz(self):
        with self.assertRaisesRegex(ValueError, "'muz' bir tam sayı değil"):
            satranc.tam_sayi("muz")
        with self.assertRaises(ValueError) as yakalanan:
            satranc.tam_sayi("9" * 100_000)
        self.assertLess(len(str(yakalanan.exception)), 200)
        self.assertIn("100000 basamaklı", str(yakalanan.exception))


class Alinti(unittest.TestCase):
    def test_uzun_yanit_kisalir_kontrol_karakterleri_yazilir(self):
        self.assertEqual(satranc.alinti("x" * 40), "'" + "x" * 40 + "'")
        self.assertEqual(satranc.alinti("x" * 41), "'" + "x" * 40 + "…'")
        self.assertEqual(satranc.alinti("ş\n\x1b"), "'ş\\n\\x1b'")


class Cozuculer(unittest.TestCase):
    def test_lno_tekil(self):
        self.assertEqual(satranc.lno_coz({5, 7}, "12"), 12)
        with self.assertRaisesRegex(ValueError, "'7' .*daha önce girildi"):
            satranc.lno_coz({5, 7}, "7")

    def test_iki_oyuncudan_az_ile_bitirilemez(self):
        for alinmis in (set(), {5}):
            for metin in ("0", "-1"):
                with self.assertRaisesRegex(ValueError, "[01] oyuncu girildi, en az 2 gerekir"):
                    satranc.lno_coz(alinmis, metin)
        self.assertEqual(satranc.lno_coz({5, 7}, "-555"), -555)

    def test_kuvvet_sifir_ya_da_en_az_bin(self):
        for metin, deger in (("0", 0), ("1000", 1000), ("2882", 2882), ("1" + "0" * 30, 10**30)):
            self.assertEqual(satranc.kuvvet_coz(metin), deger)
        for metin in ("999", "1", "-1", "-1000"):
            with self.assertRaisesRegex(ValueError, "en az 1000"):
                satranc.kuvvet_coz(metin)

    def test_renk(self):
        self.assertEqual([satranc.renk_coz(m) for m in "bBsS"], ["b", "b", "s", "s"])
        for metin in ("", "beyaz", "w", "bs", "1"):
            with self.assertRaisesRegex(ValueError, "b ya da s"):
                satranc.renk_coz(metin)

    def test_aralik(self):
        self.assertEqual([satranc.aralik_coz(4, 8, m) for m in ("4", "8")], [4, 8])
        for metin in ("3", "9", "-4", "4.0"):
            with self.assertRaises(ValueError):
                satranc.aralik_coz(4, 8, metin)

    def test_tur_sayisi_araligi(self):
        beklenen = {2: (1, 1), 3: (2, 2), 4: (2, 3), 5: (3, 4), 8: (3, 7), 9: (4, 8), 16: (4, 15),
                    17: (5, 16), 2**40: (40, 2**40 - 1), 2**40 + 1: (41, 2**40)}
        for sayi, aralik in beklenen.items():
            self.assertEqual(satranc.tur_sayisi_araligi(sayi), aralik)


class AlfabetikSira(unittest.TestCase):
    def sirali(self, *adlar):
        karisik = sorted(adlar, reverse=True)
        self.assertEqual(sorted(karisik, key=satranc.alfabe_anahtari), list(adlar))

    def test_29_harf_ve_komsulari(self):
        self.sirali(*"ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ")

    def test_bosluk_her_harften_once(self):
        self.sirali("ALİ", "ALİ AY", "ALİ ZOR", "ALİBEY", "ALİCAN")

    def test_oteki_harfler_temel_harfiyle(self):
        self.sirali("EMEL", "ÉMİN", "EMOŞ", "FATMA")
        self.assertEqual(satranc.alfabe_anahtari("Â"), satranc.alfabe_anahtari("A"))

    def test_temel_harfi_olmayanlar_sondan(self):
        self.sirali("ZÜMRÜT", "ØRN", "ЖЕНЯ")


class BaslangicSiralamasi(unittest.TestCase):
    def lnolar(self, *oyuncular):
        """(lno, ad, elo, ukd) dörtlülerinin sıralandıktan sonraki LNo'ları."""
        kayitlar = [dict(zip(("lno", "ad_soyad", "elo", "ukd"), o)) for o in oyuncular]
        sirali = satranc.baslangic_siralamasi(kayitlar)
        return [o["lno"] for o in sirali]

    def test_once_elo(self):
        self.assertEqual(self.lnolar((1, "A", 1500, 2000), (2, "B", 1600, 0)), [2, 1])

    def test_elo_esitse_ukd(self):
        self.assertEqual(self.lnolar((1, "A", 1500, 1000), (2, "B", 1500, 1001)), [2, 1])

    def test_ukd_esitse_turkce_ad(self):
        self.assertEqual(self.lnolar((1, "İLK", 0, 0), (2, "IRMAK", 0, 0), (3, "HASAN", 0, 0)), [3, 2, 1])

    def test_ad_esitse_lno(self):
        self.assertEqual(self.lnolar((10, "ALİ", 0, 0), (9, "ALİ", 0, 0), (100, "ALİ", 0, 0)), [9, 10, 100])


class Istemler(unittest.TestCase):
    """Yanlış yanıt: stderr'de bir satır, sonra aynı istem."""

    def dene(self, satirlar, hatalar):
        """Yanıtlar verilir; stderr satırları sırayla hatalar'daki parçaları içermelidir."""
        kod, cikti, hata = surecte("\n".join(satirlar) + "\n")
        yazilan = hata.splitlines()
        self.assertEqual(kod, 0, hata)
        self.assertEqual(len(yazilan), len(hatalar), hata)
        for satir, parca in zip(yazilan, hatalar):
            self.assertIn(parca, satir)
        return cikti

    def test_her_istemde_yanlis_yanit(self):
        cikti = self.dene(
            ["muz", "0", "5", "0", "Ali Kaya", "999", "0", "bin", "0",
             "5", "7", "1500", "Veli Ak", "-1", "1200", "1,5", "0", "-3",
             "2", "bir", "1", "beyaz", "B", "6", "-1", "", "1"],
            ["'muz' bir tam sayı değil", "0 oyuncu girildi", "'0' bir ad-soyad değil",
             "'999' geçersiz; 0 ya da en az 1000", "'bin'", "'5' lisans numarası daha önce",
             "'1500' bir ad-soyad değil", "'-1' geçersiz", "'1,5'", "1 ile 1 arasında", "'bir'",
             "'beyaz' bir renk değil", "'6' olmaz; " + ANAHTAR, "'-1' olmaz; " + ANAHTAR, "Yanıt boş; " + ANAHTAR],
        )
        dogrusu = surecte("\n".join([*IKI_OYUNCU, "-3", "1", "B", "1"]) + "\n")[1]
        for istem in ("numarasini", "adini-soyadini", "ELO’sunu", "UKD’sini", "tur sayisini", "rengini", "macin"):
            self.assertGreater(cikti.count(istem), dogrusu.count(istem), istem)
        self.assertEqual(cikti.split("Nihai")[1], dogrusu.split("Nihai")[1])

    def test_bir_oyuncuyla_bitirilemez(self):
        self.dene([*IKI_OYUNCU[:4], "0", *IKI_OYUNCU[4:], "0", "1", "b", "0"], ["1 oyuncu girildi"])

    def test_binlerce_yanlis_yanit_yigini_tasirmaz(self):
        self.dene(["x"] * 5000 + IKI_OYUNCU + ["0", "1", "b", "0"], ["'x'"] * 5000)

    def test_bosluklar_crlf_ve_bom_atilir(self):
        girdi = oku(ORNEK / "ornek_girdi.txt")
        beklenen = oku(ORNEK / "ornek_cikti.txt")
        bicimler = {
            "boşluk": "".join(f" \t{s} \t\n" for s in girdi.splitlines()),
            "CRLF": girdi.replace("\n", "\r\n"),
            "çift CR": girdi.replace("\n", "\r\r\n"),
            "BOM": "\ufeff" + girdi,
            "son satır sonu yok": girdi.rstrip("\n"),
        }
        for ad, metin in bicimler.items():
            with self.subTest(ad):
                self.assertEqual(surecte(metin), (0, beklenen, ""))


if __name__ == "__main__":
    unittest.main()
