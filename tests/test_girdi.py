"""Yanıtlar: hangileri kabul edilir, edilmeyene ne söylenir; adların ve başlangıcın sırası."""

import unicodedata
import unittest

from tests.denetci import tablo_oku
from tests.yardim import surecte

ANAHTAR = "0: ½ - ½, 1: 1 - 0, 2: 0 - 1, 3: + - -, 4: - - +, 5: - - -"
IKI_OYUNCU = ["5", "Ali Kaya", "0", "0", "7", "Veli Ak", "1200", "0"]


def diyalog(*yanitlar):
    """Yanıtları verir; (stdout, stderr satırları) döndürür. Girdinin erken bitmesi sayılmaz."""
    _, cikti, hata = surecte("".join(f"{yanit}\n" for yanit in yanitlar))
    uyarilar = hata.splitlines()
    return cikti, uyarilar[:-1] if uyarilar and uyarilar[-1] == "Girdi turnuva bitmeden sona erdi." else uyarilar


def sutun(cikti, ad):
    """Başlangıç sıralama listesinin bir sütunu, BSNo sırasıyla."""
    return [satir[ad] for satir in tablo_oku(cikti, "Başlangıç Sıralama Listesi:")]


class AdSoyad(unittest.TestCase):
    def kabul(self, girilen, beklenen):
        cikti, uyarilar = diyalog("5", girilen, "0", "0", "7", "Z", "0", "0", "0")
        self.assertEqual(uyarilar, [])
        self.assertIn(beklenen, sutun(cikti, "Ad-Soyad"))

    def ret(self, girilen):
        cikti, uyarilar = diyalog("5", girilen, "Ali")
        self.assertEqual(len(uyarilar), 1, girilen)
        self.assertTrue(uyarilar[0].endswith("; harf giriniz (boşluk ' ’ - . da olur)."), uyarilar)
        self.assertEqual(cikti.count("adini-soyadini giriniz: "), 2)

    def test_turkce_harfler_buyur(self):
        self.kabul("abcçdefgğhıijklmnoöprsştuüvyz", "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ")
        self.kabul("ırmak isil", "IRMAK İSİL")

    def test_yabanci_harfler_unicode_gibi_buyur(self):
        self.kabul("éß", "ÉSS")

    def test_buyuyunce_ayrilan_harf_yeniden_birlesir(self):
        # ΐ'nin büyüğü üç ayrı karakterdir; ilk ikisi NFC'de birleşir.
        self.kabul("\u0390", "\u03aa\u0301")

    def test_bosluklar_teke_iner(self):
        self.kabul("  Ali \t  Can\u00a0Ay ", "ALİ CAN AY")

    def test_ayrik_yazilan_harfler_birlesir(self):
        self.kabul("Go\u0308kc\u0327e S\u0327en", "GÖKÇE ŞEN")
        self.kabul("I\u0307lker", "İLKER")

    def test_i_ile_birlesen_nokta_i_okunur(self):
        self.kabul("i\u0307lker", "İLKER")
        self.kabul("i\u0307li\u0307m", "İLİM")

    def test_kabul_edilen_isaretler(self):
        self.kabul("o'Neil d’Arc A.-B. Ak", "O'NEİL D’ARC A.-B. AK")

    def test_harfsiz_ad_gecersiz(self):
        for ad in ("", "   ", "-", "'.", "’ -"):
            self.ret(ad)

    def test_baska_karakter_gecersiz(self):
        for ad in ("Ali2", "1500", "1500 abc", "Ali\x00", "Ali\x1b[0m", "Ali_Can", "Ali;", "Ali\ufffd", "x\u030c", "²"):
            self.ret(ad)

    def test_satir_ayiran_karakter_bosluk_sayilmaz(self):
        for karakter in "\u2028\u2029":
            self.ret(f"Ali{karakter}Kaya")

    def test_denetim_karakteri_bosluk_sayilmaz(self):
        # Sekmeden başka bütün denetim karakterleri (Unicode'da Cc); \n satırın sonudur, adın içinde olamaz.
        denetim = [chr(kod) for kod in range(0x100) if unicodedata.category(chr(kod)) == "Cc"]
        self.assertEqual(len(denetim), 65)
        for karakter in set(denetim) - {"\t", "\n"}:
            self.ret(f"Ali{karakter}Kaya")


class TamSayi(unittest.TestCase):
    def test_isaret_ve_ascii_rakam(self):
        # Biri yazılan, öbürü en küçük LNo olan iki oyuncu.
        for metin, deger in (("+7", "7"), ("007", "7"), ("9" * 640, "9" * 640), ("+" + "9" * 640, "9" * 640)):
            cikti, uyarilar = diyalog(metin, "A", "0", "0", "1", "B", "0", "0", "-" + "9" * 640)
            self.assertEqual((sutun(cikti, "LNo"), uyarilar), ([deger, "1"], []))
        for bitis in ("0", "-0", "+0", "-3", "000"):
            cikti, uyarilar = diyalog("2", "A", "0", "0", "1", "B", "0", "0", bitis)
            self.assertEqual((sutun(cikti, "LNo"), uyarilar), (["2", "1"], []))

    def test_gecersizler(self):
        gecersizler = ["muz", "1_000", "1.0", "1e3", "٣", "1 2", "1500 abc", "--1", "+", "-", "0x10", "½",
                       "x1", "*5", "٣1", "+-1", "1-"]
        lno_icin, kuvvet_icin = "lisans no giriniz (bitirmek için 0).", "0 ya da en az 1000 giriniz."
        for oncekiler, beklenen in (((), lno_icin), (("5", "A"), kuvvet_icin), (("5", "A", "0"), kuvvet_icin),
                                    ((*IKI_OYUNCU, "0"), "1 giriniz.")):
            _, uyarilar = diyalog(*oncekiler, *gecersizler)
            self.assertEqual(uyarilar, [f"'{metin}' bir tam sayı değil; {beklenen}" for metin in gecersizler])

    def test_cok_uzun_sayi_uyari_uzatilmadan_reddedilir(self):
        _, uyarilar = diyalog("9" * 641, "-" + "9" * 641, "9" * 100_000)
        for uyari, basamak in zip(uyarilar, (641, 641, 100_000)):
            self.assertRegex(uyari, rf"^'-?9+…' {basamak} basamaklı; en çok 640 basamak girilebilir\.$")
            self.assertLess(len(uyari), 100)

    def test_kontrol_karakterleri_yazilir(self):
        self.assertIn("'ş\\x1b[0m' bir tam sayı değil", diyalog("ş\x1b[0m")[1][0])
        self.assertTrue(diyalog("x" * 40)[1][0].startswith("'" + "x" * 40 + "' "))
        self.assertTrue(diyalog("x" * 41)[1][0].startswith("'" + "x" * 40 + "…' "))


class Kisitlar(unittest.TestCase):
    """Her istemin sınırındaki yanıtlar; her oyuncudan sonra başka bir oyuncu daha girilir."""

    def test_lno_tekil(self):
        for yinelenen in ("7", "+7", "007"):
            _, uyarilar = diyalog("7", "A", "0", "0", yinelenen, "8")
            self.assertEqual(uyarilar, [
                f"'{yinelenen}' lisans numarası daha önce girildi; başka bir numara giriniz."])

    def test_iki_oyuncudan_az_ile_bitirilemez(self):
        for oyuncular, sayi in (((), 0), (("5", "A", "0", "0"), 1)):
            for bitis in ("0", "-1"):
                cikti, uyarilar = diyalog(*oyuncular, bitis, "9")
                self.assertEqual(uyarilar, [
                    f"'{bitis}' ile bitirilemez: {sayi} oyuncu girildi, en az 2 gerekir; lisans no giriniz."])
                self.assertEqual(cikti.count("numarasini giriniz"), sayi + 2)
                self.assertEqual(cikti.count("adini-soyadini"), sayi + 1)

    def test_elo_ve_ukd_sifir_ya_da_en_az_bin(self):
        for yer, ad in ((0, "ELO"), (1, "UKD")):
            for gecerli in ("0", "1000", "2882", "1" + "0" * 30):
                puanlar = ["0", "0"]
                puanlar[yer] = gecerli
                cikti, uyarilar = diyalog("5", "A", *puanlar, "6", "B", "0", "0", "0")
                self.assertEqual((sutun(cikti, ad)[0], uyarilar), (gecerli, []))
            for gecersiz in ("999", "1", "-1", "-1000"):
                _, uyarilar = diyalog("5", "A", *["0"] * yer, gecersiz)
                self.assertEqual(uyarilar, [f"'{gecersiz}' geçersiz; 0 ya da en az 1000 giriniz."])

    def test_tur_sayisi_araligi(self):
        for sayi, en_az, en_cok in ((2, 1, 1), (3, 2, 2), (4, 2, 3), (5, 3, 4), (8, 3, 7), (9, 4, 8), (16, 4, 15),
                                    (17, 5, 16), (1024, 10, 1023), (1025, 11, 1024), (2049, 12, 2048)):
            oyuncular = [alan for lno in range(1, sayi + 1) for alan in (lno, "A", 0, 0)] + ["0"]
            cikti, uyarilar = diyalog(*oyuncular, en_az - 1, en_cok + 1, en_az)
            self.assertIn(f"\nTurnuvadaki tur sayisini giriniz ({en_az}-{en_cok}): ", cikti)
            aralik = f"{en_az} ile {en_cok} arasında bir tam sayı" if en_az < en_cok else f"{en_az}"
            self.assertEqual(uyarilar, [f"'{dis}' geçersiz; {aralik} giriniz." for dis in (en_az - 1, en_cok + 1)])
            self.assertIn("rengini", cikti)
            self.assertNotIn("rengini", diyalog(*oyuncular, en_cok + 1)[0])
            self.assertIn("rengini", diyalog(*oyuncular, en_cok)[0])

    def test_binlerce_yanlis_yanit_yigini_tasirmaz(self):
        cikti, uyarilar = diyalog(*["x"] * 5000, *IKI_OYUNCU, "0", "1", "b", "0")
        self.assertEqual(len(uyarilar), 5000)
        self.assertIn("Çapraz Tablo:", cikti)

    def test_renk(self):
        oyuncular = [*IKI_OYUNCU, "0", "1"]
        for renk, beyaz in (("b", "1"), ("B", "1"), ("s", "2"), ("S", "2")):
            cikti, uyarilar = diyalog(*oyuncular, renk)
            self.assertEqual(uyarilar, [])
            self.assertRegex(cikti, rf"\n  1    {beyaz} ")
        gecersizler = ["beyaz", "w", "bs", "1", "ş", "\u017f"]  # sonuncu: büyüğü S olan uzun s
        self.assertEqual(diyalog(*oyuncular, *gecersizler)[1],
                         [f"'{metin}' bir renk değil; b ya da s giriniz." for metin in gecersizler])

    def test_sonuc(self):
        oyuncular = [*IKI_OYUNCU, "0", "1", "b"]
        for kod in ("0", "1", "2", "3", "4", "5", "+1", "05"):
            self.assertEqual(diyalog(*oyuncular, kod)[1], [])
        gecersizler = ["6", "-1", "muz", "1 0", "½"]
        self.assertEqual(diyalog(*oyuncular, *gecersizler)[1],
                         [f"'{metin}' sonuç değil; {ANAHTAR}" for metin in gecersizler])


class AlfabetikSira(unittest.TestCase):
    """Puanları eşit oyuncular ada göre sıralanır; LNo'ları tersine verilir ki sıra onlardan gelmesin."""

    def sirali(self, *adlar):
        oyuncular = [alan for lno, ad in enumerate(reversed(adlar), start=1) for alan in (lno, ad, 0, 0)]
        self.assertEqual(sutun(diyalog(*oyuncular, "0")[0], "Ad-Soyad"), list(adlar))

    def test_29_harf_ve_komsulari(self):
        self.sirali(*"ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ")

    def test_bosluk_her_harften_once(self):
        self.sirali("ALİ", "ALİ AY", "ALİ ZOR", "ALİBEY", "ALİCAN")

    def test_isaretler_bosluktan_sonra_harflerden_once(self):
        self.sirali("A B", "A'B", "A’B", "A-B", "A.B", "AB")

    def test_oteki_harfler_temel_harfiyle(self):
        self.sirali("EMEL", "ÉMİN", "EMOŞ", "FATMA")
        self.sirali("NGUYEM", "NGUYỄN", "NGUYEO", "NGUYF")  # iki işaretli harf

    def test_temel_harfi_ayni_olan_esittir(self):
        # Â ile A eşit: LNo karar verir.
        cikti, _ = diyalog("2", "Ali", "0", "0", "1", "Âli", "0", "0", "3", "Ali", "0", "0", "0")
        self.assertEqual(sutun(cikti, "LNo"), ["1", "2", "3"])

    def test_temel_harfi_olmayanlar_sondan(self):
        self.sirali("ZÜMRÜT", "ØRN", "ЖЕНЯ")


class BaslangicSiralamasi(unittest.TestCase):
    def lnolar(self, *oyuncular):
        """(lno, ad, elo, ukd) dörtlülerinin sıralandıktan sonraki LNo'ları."""
        cikti, _ = diyalog(*(alan for oyuncu in oyuncular for alan in oyuncu), "0")
        return list(map(int, sutun(cikti, "LNo")))

    def test_once_elo(self):
        self.assertEqual(self.lnolar((1, "A", 1500, 2000), (2, "B", 1600, 0)), [2, 1])
        self.assertEqual(self.lnolar((1, "A", 1000, 10**9), (2, "B", 1001, 0)), [2, 1])
        self.assertEqual(self.lnolar((1, "A", 2**53, 2000), (2, "B", 2**53 + 1, 0)), [2, 1])  # ondalıkta eşit olurlardı

    def test_elo_esitse_ukd(self):
        self.assertEqual(self.lnolar((1, "A", 1500, 1000), (2, "B", 1500, 1001)), [2, 1])

    def test_ukd_esitse_turkce_ad(self):
        self.assertEqual(self.lnolar((1, "İLK", 0, 0), (2, "IRMAK", 0, 0), (3, "HASAN", 0, 0)), [3, 2, 1])

    def test_ad_esitse_lno(self):
        self.assertEqual(self.lnolar((10, "ALİ", 0, 0), (9, "ALİ", 0, 0), (100, "ALİ", 0, 0)), [9, 10, 100])
