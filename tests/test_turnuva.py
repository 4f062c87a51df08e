"""Bütün turnuvalar: yalın uygulamayla aynı döküm, denetçiden geçen kurallar, uç alanlar."""

import hashlib
import random
import unittest
from collections import Counter

from tests import yalin
from tests.araclar.karsilastir import karsilastir
from tests.denetci import KuralDisi, denetle, tablo_oku, turlari_oku
from tests.konum import rastgele_gecmis
from tests.uretec import SONUC_TURLERI, turnuva_girdisi
from tests.yardim import ORNEK, gecici_klasor, notsuz, oku, surecte


class Turnuva(unittest.TestCase):
    def calistir(self, girdi):
        kod, cikti, hata = surecte(girdi)
        self.assertEqual((kod, hata), (0, ""))
        return cikti


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

    def dokum(self, *alan):
        """turnuva_girdisi(*alan)'ın dökümü; bütün turları oynanmıştır."""
        cikti = self.calistir(turnuva_girdisi(*alan))
        self.assertEqual(denetle(cikti)[0], alan[1], "turnuva erken bitti")
        return cikti

    def zorunlu_notlar(self, *alan):
        """Dökümün notları: hiçbirinin turunda daha az gevşeterek herkes eşlenemezdi."""
        dokum = self.dokum(*alan)
        hucreler = {int(s["BSNo"]): [s[f"{tur}. Tur"].split() for tur in range(1, alan[1])]
                    for s in tablo_oku(dokum, "Çapraz Tablo:")}
        butun_notlar = ""
        for onceki, (_, atlayan, notlar) in enumerate(turlari_oku(dokum)):
            if notlar:
                gecmis = {bsno: [(None, None, "1") if rakip == "-" else (int(rakip), renk, sonuc)
                                 for rakip, renk, sonuc in kendi[:onceki]] for bsno, kendi in hucreler.items()}
                turun = "".join(notlar)
                duzey = ("renk kuralları" in turun) + 2 * ("tur atlama kuralı" in turun)
                self.assertFalse(yalin.daha_azi_yeter(gecmis, atlayan and atlayan[0], duzey), notlar)
                butun_notlar += turun
        return butun_notlar

    def test_tamamlama_yeter(self):
        for alan in ((100, 30, 3, "çok gelmeyen"), (300, 12, 3, "hep beyaz"), (200, 60, 3, "hep beyaz")):
            with self.subTest(alan):
                self.assertNotIn("\nNot: ", self.dokum(*alan))

    def test_renk_kurallari_gevser(self):
        # Gevşemese son tur eşleştirilemezdi.
        for alan in ((60, 59, 4), (104, 103, 680499, "hep siyah")):
            with self.subTest(alan):
                self.assertIn("renk kuralları gevşetildi", self.zorunlu_notlar(*alan))

    def test_iki_kural_da_gevser(self):
        # Herkesin herkesle oynadığı tek sayılı alanlar.
        for alan in ((33, 32, 3, "hep siyah"), (57, 56, 680499, "hep siyah"), (61, 60, 3, "hep berabere")):
            with self.subTest(alan):
                notlar = self.zorunlu_notlar(*alan)
                self.assertIn("renk kuralları gevşetildi", notlar)
                self.assertIn("tur atlama kuralı gevşetildi", notlar)

    def test_kimsenin_tur_atlayamadigi_buyuk_alan(self):
        # Her maçta birine +: tur atlayabilecek kimse kalmayınca son turlar kural gevşetilerek oynanır.
        girdi = turnuva_girdisi(1001, 12, 1).split("\n")
        girdi[4 * 1001 + 3:] = ["3", "4"] * (500 * 6)
        cikti = self.calistir("\n".join(girdi))
        self.assertEqual(denetle(cikti)[0], 12)
        self.assertIn("\nNot: 12. turda tur atlama kuralı gevşetildi; ", cikti)


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


class Kahinler(unittest.TestCase):
    """Denetçi bozuk dökümü yakalamalı, yalın uygulama kendisiyle çelişmemeli; yoksa yukarıdakiler kanıt değildir."""

    BOZUKLAR = (  # sağlam döküm, bozulan, bozan değişiklik (boşsa notlar silinir)
        ("ornek", "yinelenen oyuncu", {"    7   123 1.00 - 0.00   222    2\n": "    7   123 1.00 - 0.00    70    6\n"}),
        ("ornek", "yanlış puan", {"  1    1    99 3.00 - 2.00": "  1    1    99 2.50 - 2.00"}),
        ("ornek", "yanlış sonuç", {"  8 s + ": "  8 s 1 "}),
        ("ornek", "kayan sütun", {"   9     3 FATMA BEYAZ     0    0\n": "   9    3 FATMA BEYAZ      0    0\n"}),
        ("ornek", "yanlış nihai sıra", {"  0 3.50 13.50 10.50 10.25": "  0 3.50 13.50 10.50 11.25"}),
        ("cikmaz-renk", "not yok", {}),
        ("cikmaz-tur-atlama-kurali", "not yok", {}),
        # İki tarafın da kilitli olduğu masada karşıt rengini aranan (sıralamada üstteki) alır.
        ("cikmaz-renk", "yineleyen aranan", {"3 11024 1.50 - 1.00 41157    6": "6 41157 1.00 - 1.50 11024    3",
                                             "6 b 0 1.50": "6 s 0 1.50", "3 s 1 2.00": "3 b 1 2.00"}),
    )

    def test_denetci_bozuk_dokumu_yakalar(self):
        for ornek, ne, degisiklikler in self.BOZUKLAR:
            with self.subTest(ornek=ornek, ne=ne):
                dokum = surecte(oku(ORNEK / f"{ornek}_girdi.txt"))[1]
                denetle(dokum)
                bozuk = dokum if degisiklikler else notsuz(dokum)
                for eski, yeni in degisiklikler.items():
                    self.assertEqual(dokum.count(eski), 1, eski)
                    bozuk = bozuk.replace(eski, yeni)
                with self.assertRaises(KuralDisi):
                    denetle(bozuk)

    def test_yalin_uygulamanin_iki_yolu_da_ayni_eslestirmeyi_bulur(self):
        """Hiç budamayan üretecin ilki ve matris."""
        for tohum in range(150):
            gecmis = rastgele_gecmis(tohum, 8, tohum % 6 + 1)
            sirali = yalin.sirala(gecmis)
            for renk_serbest in (False, True):
                ilk = next(yalin.butun_eslestirmeler(gecmis, sirali, renk_serbest), None)
                self.assertEqual(yalin.ilk_tam(gecmis, sirali, renk_serbest), ilk)
