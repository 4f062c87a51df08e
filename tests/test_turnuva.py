"""Bütün turnuvalar: yalın uygulamayla aynı döküm, denetçiden geçen kurallar, uç alanlar."""

import hashlib
import random
import unittest
from collections import Counter

from tests import yalin
from tests.araclar.karsilastir import karsilastir
from tests.denetci import KuralDisi, denetle
from tests.konum import rastgele_gecmis
from tests.uretec import SONUC_TURLERI, turnuva_girdisi
from tests.yardim import ORNEK, gecici_klasor, notsuz, oku, surecte


class Turnuva(unittest.TestCase):
    def calistir(self, girdi):
        kod, cikti, hata = surecte(girdi)
        self.assertEqual((kod, hata), (0, ""))
        return cikti


class TakilmayanTurnuvalar(Turnuva):
    """Yöntemin takılmadığı turnuvalarda çıktı tam olarak yazıldığı gibi uygulanan yöntemdir."""

    def test_yuzlerce_turnuva(self):
        sayac = Counter()
        for tohum in range(600):
            sayi = 4 + tohum * 7 % 23
            tur = (sayi - 1).bit_length()
            girdi = turnuva_girdisi(sayi, tur, tohum, list(SONUC_TURLERI)[tohum % 3])
            try:
                beklenen, _ = yalin.turnuva(girdi, cikmazda_dene=False)
            except yalin.Takildi:
                sayac["takılan"] += 1
                continue
            sayac["takılmayan"] += 1
            with self.subTest(sayi=sayi, tohum=tohum):
                cikti = self.calistir(girdi)
                self.assertEqual(cikti, beklenen)
                self.assertEqual(denetle(cikti), (tur, 0))
        self.assertGreater(sayac["takılmayan"], 200, sayac)


class ButunKucukAlanlar(Turnuva):
    def test_4_ten_14_e_her_oyuncu_ve_tur_sayisi(self):
        duzeyler = Counter()
        for sayi in range(4, 15):
            for tur in range((sayi - 1).bit_length(), sayi):
                for tur_adi in SONUC_TURLERI:
                    with self.subTest(sayi=sayi, tur=tur, tur_adi=tur_adi):
                        duzeyler.update(karsilastir(sayi, tur, tur_adi, tohum=1))
        for duzey in (1, 2, "erken"):  # 3 çok seyrektir; test_cikmaz'daki konumlarda denenir
            self.assertGreater(duzeyler[duzey], 0, duzeyler)


class OrtaAlanlar(Turnuva):
    """15-40 oyuncu, en az turdan n - 1 tura: çıkmazda yalın uygulama matrisle karar verir."""

    # Her biri (oyuncu, tur, sonuçlar, tohum); düzeylerin ve erken bitişin hepsine rastlanır.
    ALANLAR = (
        (15, 6, "çok gelmeyen", 544689), (15, 14, "hep berabere", 289389), (15, 14, "karışık", 248274),
        (15, 14, "çok gelmeyen", 32901), (15, 14, "çok gelmeyen", 409762), (16, 14, "hep beyaz", 24504),
        (16, 15, "çok gelmeyen", 365036), (17, 5, "çok gelmeyen", 224852), (18, 15, "karışık", 633783),
        (19, 18, "hep siyah", 675166), (20, 19, "hep siyah", 267571), (21, 20, "hep siyah", 924389),
        (25, 5, "hep berabere", 886556), (27, 5, "çok gelmeyen", 187578), (28, 5, "hep beyaz", 93981),
        (28, 5, "hep siyah", 872866), (28, 5, "karışık", 812903), (40, 6, "karışık", 227930),
    )

    def test_yalin_uygulamayla_ayni(self):
        duzeyler = Counter()
        for alan in self.ALANLAR:
            with self.subTest(alan=alan):
                duzeyler.update(karsilastir(*alan))
        for duzey in (0, 1, 2, 3, "erken"):
            self.assertGreater(duzeyler[duzey], 0, duzeyler)

    def test_matris_denemeyle_ayni_karari_verir(self):
        """Küçük alanlarda iki yol da aynı eşleştirmeyi bulur."""
        for tohum in range(150):
            gecmis = rastgele_gecmis(tohum, 8, tohum % 6 + 1)
            sirali = yalin.sirala(gecmis)
            for renk_serbest in (False, True):
                self.assertEqual(
                    yalin.ilk_tam_cizgeyle(gecmis, sirali, renk_serbest, random.Random(tohum)),
                    yalin.ilk_tam(gecmis, sirali, renk_serbest, set()),
                )


class BuyukAlanlar(Turnuva):
    """60'tan çok oyuncu, hiç `Not:` satırı olmayan dökümler: sütunlar taşar, bölümler büyür, hiçbir şey değişmez.

    Özetler kaynağın 1.271 satırlık biçiminin yazdığı dökümlerin SHA-256'sının başıdır. İlk sekizi (257 oyuncuya
    dek) ayrıca yalin.py'nin yazdığıyla aynıdır: yöntemin takılmadıkları yazıldığı gibi, 96, 129 ve 257
    oyunculular matrisle (sonuncusu beş dakika); ondan büyükleri yalnızca denetçiden geçmiştir.
    """

    OZETLER = (
        (61, 6, "karışık", 1, "7d99677fc974ea6c"), (64, 6, "çok gelmeyen", 2, "98ce67285a5a6a44"),
        (65, 7, "karışık", 2, "bc15954ebce162ea"), (96, 7, "hep siyah", 12, "604a46f8a50b7bd5"),
        (101, 8, "çok gelmeyen", 3, "122920ddfe17bf31"), (128, 7, "karışık", 1, "7129edd962560a42"),
        (129, 9, "hep beyaz", 12, "73803722233de380"), (257, 9, "karışık", 1, "d9f98943e00c92cc"),
        (400, 11, "hep berabere", 1, "8b36266f474e27c6"), (513, 10, "çok gelmeyen", 1, "a2f1deb00188a9e2"),
        (1000, 12, "karışık", 1, "498fa57590c0570a"), (1025, 11, "karışık", 1, "aef8adcd5357f534"),
        (2000, 11, "karışık", 1, "a05061e38cd15b47"),
    )

    def test_dokumlerin_ozetleri(self):
        for sayi, tur, tur_adi, tohum, ozet in self.OZETLER:
            with self.subTest(sayi=sayi, tur=tur, tur_adi=tur_adi, tohum=tohum):
                cikti = self.calistir(turnuva_girdisi(sayi, tur, tohum, tur_adi))
                if hashlib.sha256(cikti.encode()).hexdigest()[:16] != ozet:
                    denetle(cikti)  # bozulan bir kuralsa onu söyler
                    self.fail(f"turnuva_girdisi({sayi}, {tur}, {tohum}, {tur_adi!r}) dökümü değişti: "
                              "rakamları kurallara uyuyor, sözleri ya da düzeni ayrı")


class BuyukCikmazlar(Turnuva):
    """Bütün eşleştirmelerin denenemeyeceği büyüklükte: bütün turlar oynanır, gerekeni gevşetir, denetçiden geçer."""

    def notlar(self, girdi, tur):
        """Girdinin bütün turları oynanmıştır; dökümün notlarını döndürür."""
        cikti = self.calistir(girdi)
        self.assertEqual(denetle(cikti)[0], tur, "turnuva erken bitti")
        return [satir for satir in cikti.split("\n") if satir.startswith("Not: ")]

    def test_tamamlama_yeter(self):
        for sayi, tur, tur_adi in ((100, 30, "çok gelmeyen"), (300, 12, "hep beyaz"), (200, 60, "hep beyaz")):
            with self.subTest(sayi=sayi, tur=tur, tur_adi=tur_adi):
                self.assertEqual(self.notlar(turnuva_girdisi(sayi, tur, 3, tur_adi), tur), [])

    def test_renk_kurallari_gevser(self):
        # Gevşemese son tur eşleştirilemezdi.
        (not_,) = self.notlar(turnuva_girdisi(60, 59, 4), 59)
        self.assertIn(". turda renk kuralları gevşetildi ", not_)

    def test_iki_kural_da_gevser(self):
        # Herkesin herkesle oynadığı tek sayılı alanlar.
        for sayi, tur_adi in ((33, "hep siyah"), (61, "hep berabere")):
            with self.subTest(sayi=sayi, tur_adi=tur_adi):
                notlar = self.notlar(turnuva_girdisi(sayi, sayi - 1, 3, tur_adi), sayi - 1)
                self.assertIn("renk kuralları gevşetildi", "".join(notlar))
                self.assertIn("tur atlama kuralı gevşetildi", "".join(notlar))

    def test_kimsenin_tur_atlayamadigi_buyuk_alan(self):
        # Her maçta birine +: tur atlayabilecek kimse kalmayınca son turlar kural gevşetilerek oynanır.
        girdi = turnuva_girdisi(1001, 12, 1).split("\n")
        girdi[4 * 1001 + 3:] = ["3", "4"] * (500 * 6)
        notlar = self.notlar("\n".join(girdi), 12)
        self.assertRegex(notlar[-1], "^Not: 12. turda tur atlama kuralı gevşetildi; ")


class UcAlanlar(Turnuva):
    def dokum(self, sayi, tur, sonuclar, renk="b"):
        satirlar = [s for i in range(sayi) for s in (str(i + 1), "Oyuncu", str(2000 - i), "0")]
        cikti = self.calistir("\n".join([*satirlar, "0", str(tur), renk, *list(sonuclar)]) + "\n")
        denetle(cikti)
        return cikti

    def test_iki_oyuncu_bir_tur(self):
        dokum = self.dokum(2, 1, "2", "s")
        self.assertIn("giriniz (1-1): ", dokum)
        self.assertTrue(dokum.endswith(
            "   1   1     1 OYUNCU       2000    0   2 s 1 1.00  0.00  0.00  0.00  1\n"
            "   2   2     2 OYUNCU       1999    0   1 b 0 0.00  0.00  0.00  0.00  0\n"), dokum)

    def test_uc_oyuncu_iki_tur(self):
        # Tur 1: 1-2 1-0, 3 atlar. Tur 2: sıra 1, 3, 2; 2 atlar; 1 beyaz almıştı: 3-1, ½-½.
        dokum = self.dokum(3, 2, "10")
        self.assertTrue(dokum.endswith(
            "   1   1     1 OYUNCU       2000    0   2 b 1   3 s ½ 1.50  1.50  0.00  1.75  1\n"
            "   2   3     2 OYUNCU       1999    0   1 s 0   - - 1 1.00  1.50  0.00  0.00  0\n"
            "   3   2     3 OYUNCU       1998    0   - - 1   1 b ½ 1.50  1.50  0.00  1.25  0\n"), dokum)


class OnBinOyuncu(unittest.TestCase):
    """Beş basamaklı BSNo'lar: elle bulunmuş masalar ve hücreler."""

    def test_ikinci_tur_ve_ara_liste(self):
        # 1. tur: 1-2, 3-4, ...; beyazlar kazanır, yalnızca son beş masa (10001-10002 ... 10009-10010) berabere.
        # 2. turda 1 puanlılar (tek BSNo'lar, hepsi beyaz almış) 2500 masaya oturur: 3-1, 7-5, ... Yarım puanlılardan
        # 10001 (beyaz almış) karşılaşmadığı ilk siyahla, 10004'le; 10002 ilk beyazla, 10003'le eşleşir.
        sayi = 10_010
        oyuncular = "".join(f"{bsno}\nA\n{30_000 - bsno}\n0\n" for bsno in range(1, sayi + 1))
        yol = gecici_klasor(self) / "k.txt"
        yol.write_text(oyuncular + "0\n14\nb\n" + "1\n" * 5000 + "0\n" * 5, encoding="utf-8")
        cikti = surecte("", "--kayit", yol)[1]
        satirlar = cikti.split("2. Tur Eşleştirme Listesi:\n")[1].split("\n")
        for masa, beyaz, beyazin, siyahin, siyah in (
            (1, 3, "1.00", "1.00", 1), (2500, 9999, "1.00", "1.00", 9997), (2501, 10004, "0.50", "0.50", 10001),
            (2502, 10002, "0.50", "0.50", 10003), (2505, 2, "0.00", "0.50", 10009),
        ):
            self.assertEqual(satirlar[masa + 2].split(), [str(masa), str(beyaz), str(beyaz), beyazin, "-",
                                                          siyahin, str(siyah), str(siyah)])
        tablo = cikti.split("1. tur sonunda çapraz tablo:\n")[1].split("\n")
        self.assertIn(" 10002 b ½ ", tablo[10_001 + 1])
        self.assertIn("  9999 s 0 ", tablo[10_000 + 1])


class Denetci(unittest.TestCase):
    """Denetçinin kendisi bozuk dökümü yakalamalı; yoksa yukarıdakiler bir şey kanıtlamaz."""

    def setUp(self):
        self.dokum = oku(ORNEK / "ornek_cikti.txt")
        self.assertEqual(denetle(self.dokum), (5, 0))

    def bozuk(self, eski, yeni):
        self.assertEqual(self.dokum.count(eski), 1, eski)
        with self.assertRaises(KuralDisi):
            denetle(self.dokum.replace(eski, yeni))

    def test_yinelenen_oyuncu(self):
        self.bozuk("  3    7   123 1.00 - 0.00   222    2\n", "  3    7   123 1.00 - 0.00    70    6\n")

    def test_yanlis_puan(self):
        self.bozuk("  1    1    99 3.00 - 2.00", "  1    1    99 2.50 - 2.00")

    def test_yanlis_sonuc(self):
        self.bozuk("  8 s + ", "  8 s 1 ")

    def test_kayan_sutun(self):
        self.bozuk("   9     3 FATMA BEYAZ     0    0\n", "   9    3 FATMA BEYAZ      0    0\n")

    def test_yanlis_nihai_sira(self):
        self.bozuk("  2    4     6 AHMET AĞA    1200    0 3.50 13.50 10.50 10.25  3",
                   "  2    4     6 AHMET AĞA    1200    0 3.50 13.50 10.50 11.25  3")

    def test_notsuz_renk_ihlali(self):
        dokum = surecte(oku(ORNEK / "cikmaz-renk_girdi.txt"))[1]
        denetle(dokum)
        with self.assertRaises(KuralDisi):
            denetle(notsuz(dokum))

    def test_notsuz_tur_atlama_ihlali(self):
        dokum = surecte(oku(ORNEK / "cikmaz-tur-atlama-kurali_girdi.txt"))[1]
        denetle(dokum)
        with self.assertRaises(KuralDisi):
            denetle(notsuz(dokum))
