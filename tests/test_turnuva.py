"""Bütün turnuvalar: yalın uygulamayla aynı döküm, denetçiden geçen kurallar, uç alanlar."""

import json
from collections import Counter

from tests import yalin
from tests.araclar.karsilastir import karsilastir
from tests.denetci import KuralDisi, denetle
from tests.konum import rastgele_gecmis
from tests.uretec import SONUC_TURLERI, turnuva_girdisi
from tests.yardim import ORNEK, Sinama, notsuz, oku, surecte
from tests.yenile import OZETLER, ozet


class YalinUygulamaylaAyni(Sinama):
    """Döküm, `Not:` satırları dışında, yalin.py'nin yazdığıdır; ilk ayrılan alanda durulur."""

    # Her biri (oyuncu, tur, sonuçlar, tohum); düzeylerin ve erken bitişin hepsine rastlanır.
    ALANLAR = (
        (15, 6, "çok gelmeyen", 544689), (15, 14, "hep berabere", 289389),
        (15, 14, "karışık", 248274), (15, 14, "çok gelmeyen", 32901),
        (15, 14, "çok gelmeyen", 409762), (16, 14, "hep beyaz", 24504),
        (16, 15, "çok gelmeyen", 365036), (17, 5, "çok gelmeyen", 224852),
        (18, 15, "karışık", 633783), (19, 18, "hep siyah", 675166),
        (20, 19, "hep siyah", 267571), (21, 20, "hep siyah", 924389),
        (23, 21, "karışık", 268626),  # yediden çok puan grubu
        (24, 22, "karışık", 725875),  # 16'dan çok puanlıyla berabere kalan
        (25, 5, "hep berabere", 886556), (27, 5, "çok gelmeyen", 187578),
        (28, 5, "hep beyaz", 93981), (28, 5, "hep siyah", 872866), (28, 5, "karışık", 812903),
        (33, 32, "hep siyah", 3), (40, 6, "karışık", 227930), (57, 56, "hep siyah", 680499),
        (61, 6, "karışık", 1), (64, 6, "çok gelmeyen", 2), (65, 7, "karışık", 2),
        (100, 30, "çok gelmeyen", 3),
        (101, 8, "çok gelmeyen", 3), (101, 12, "hep biri gelmeyen", 1),
        (128, 7, "karışık", 1), (257, 9, "karışık", 1), (400, 11, "hep berabere", 1),
        (513, 10, "çok gelmeyen", 1),
    )

    def test_4_ten_14_e_her_oyuncu_ve_tur_sayisi(self):
        duzeyler = Counter()
        for sayi in range(4, 15):
            for tur in range((sayi - 1).bit_length(), sayi):
                for tur_adi in SONUC_TURLERI:
                    duzeyler.update(karsilastir(sayi, tur, tur_adi, tohum=1))
        # "ikisi" çok seyrektir; aşağıda ve test_cikmaz'daki konumlarda denenir.
        self.assertLessEqual({yalin.BASKASI, "renk", "tur atlama", yalin.ERKEN}, {*duzeyler})

    def test_orta_alanlar(self):
        duzeyler = Counter()
        for alan in self.ALANLAR:
            duzeyler.update(karsilastir(*alan))
        self.assertLessEqual({"renk", "tur atlama", "ikisi", yalin.ERKEN}, {*duzeyler})


class BuyukAlanlar(Sinama):
    """yalin.py'nin çok zaman istediği alanlar: ya özeti onun dökümününküdür ya da denetlenir."""

    def dokum(self, *alan):
        """Alanın dökümü ve denetle'nin onda buldukları."""
        kod, cikti, hata = surecte(turnuva_girdisi(*alan))
        self.assertEqual((kod, hata), (0, ""))
        return cikti, denetle(cikti)

    def test_dokumlerin_ozetleri(self):
        for alan in json.loads(oku(OZETLER)):
            cikti, _ = self.dokum(alan["oyuncu"], alan["tur"], alan["tohum"], alan["sonuçlar"])
            self.assertEqual(ozet(notsuz(cikti)), alan["özet"], alan)

    def test_tamamlama_yeter(self):
        for alan in ((120, 101, 1, "hep berabere"), (200, 60, 3, "hep beyaz"),
                     (300, 12, 3, "hep beyaz")):
            self.assertEqual(self.dokum(*alan)[1], (0, False), alan)


class OnBinOyuncu(Sinama):
    def test_ikinci_tur(self):
        """Beş basamaklı BSNo'lar: elle bulunmuş masalar.

        1. tur: 1-2, 3-4, ...; beyazlar kazanır, yalnızca son beş masa (10001-10002 ...
        10009-10010) berabere. 2. turda 1 puanlılar (tek BSNo'lar, hepsi beyaz almış) 2500 masaya
        oturur: 3-1, 7-5, ... Yarım puanlılardan 10001 (beyaz almış) karşılaşmadığı ilk siyahla,
        10004'le; 10002 ilk beyazla, 10003'le eşleşir.
        """
        sayi = 10_010
        oyuncular = "".join(f"{bsno}\nA\n{30_000 - bsno}\n0\n" for bsno in range(1, sayi + 1))
        cikti = surecte(oyuncular + "0\n14\nb\n" + "1\n" * 5000 + "0\n" * 5)[1]
        satirlar = cikti.split("2. Tur Eşleştirme Listesi:\n")[1].split("\n")
        for satir in (
            "1 3 3 1.00 - 1.00 1 1", "2500 9999 9999 1.00 - 1.00 9997 9997",
            "2501 10004 10004 0.50 - 0.50 10001 10001",
            "2502 10002 10002 0.50 - 0.50 10003 10003", "2505 2 2 0.00 - 0.50 10009 10009",
        ):
            masa = int(satir.split()[0])
            self.assertEqual(" ".join(satirlar[masa + 2].split()), satir)


class Kahinler(Sinama):
    """Denetçi bozuk dökümü yakalamalı, yalın uygulama kendisiyle çelişmemeli.

    Yoksa yukarıdakiler kanıt değildir.
    """

    BOZUKLAR = (  # sağlam döküm, bozulan, bozan değişiklik (boşsa notlar silinir)
        ("ornek", "yinelenen oyuncu", {" 1.00 - 0.00   222    2\n": " 1.00 - 0.00    70    6\n"}),
        ("ornek", "yanlış puan", {"  1    1    99 3.00 - 2.00": "  1    1    99 2.50 - 2.00"}),
        ("ornek", "yanlış sonuç", {"  8 s + ": "  8 s 1 "}),
        ("ornek", "yanlış BH-1", {"11.00  9.50  7.25  2": "11.50  9.50  7.25  2"}),
        ("ornek", "yanlış SB", {" 3.00 11.00  9.00  7.00  3": " 3.00 11.00  9.00  7.25  3"}),
        ("ornek", "yanlış GS", {" 4.50  1": " 4.50  2"}),
        ("ornek", "kayan sütun", {"  3 FATMA BEYAZ     0    0\n": " 3 FATMA BEYAZ      0    0\n"}),
        ("cikmaz-renk", "not yok", {}),
        ("cikmaz-tur-atlama-kurali", "not yok", {}),
        # İki tarafın da kilitli olduğu masada karşıt rengini aranan (sıralamada üstteki) alır.
        ("cikmaz-renk", "yineleyen aranan", {
            "3 11024 1.50 - 1.00 41157    6": "6 41157 1.00 - 1.50 11024    3",
            "6 b 0 1.50": "6 s 0 1.50", "3 s 1 2.00": "3 b 1 2.00",
        }),
    )

    def test_denetci_bozuk_dokumu_yakalar(self):
        for ornek, ne, degisiklikler in self.BOZUKLAR:
            dokum = surecte(oku(ORNEK / f"{ornek}_girdi.txt"))[1]
            denetle(dokum)
            bozuk = dokum if degisiklikler else notsuz(dokum)
            for eski, yeni in degisiklikler.items():
                self.icerir(dokum, eski)
                bozuk = bozuk.replace(eski, yeni)
            with self.assertRaises(KuralDisi, msg=f"{ornek}: {ne}"):
                denetle(bozuk)

    def test_yalin_uygulamanin_iki_yolu_da_ayni_eslestirmeyi_bulur(self):
        """Hiç budamayan üretecin ilki ve matris."""
        for tohum in range(150):
            gecmis = rastgele_gecmis(tohum, 8, tohum % 6 + 1)
            sirali = yalin.sirala(gecmis)
            for renk_serbest in (False, True):
                ilk = next(yalin.butun_eslestirmeler(gecmis, sirali, renk_serbest), None)
                self.assertEqual(yalin.ilk_tam(gecmis, sirali, renk_serbest)[0], ilk)
