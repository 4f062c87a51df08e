"""Bütün turnuvalar: yalın uygulamayla aynı döküm, aynı adımlar; büyük alanlar; görülen iş."""

import sys
from collections import Counter

from tests import yalin
from tests.calistirma import surecte
from tests.karsilastir import oynat
from tests.uretec import SONUC_TURLERI, turnuva_girdisi
from tests.yardim import Sinama


class YalinUygulamaylaAyni(Sinama):
    """Döküm, `Not:` satırları dışında, yalin.py'nin yazdığıdır, adımlar da; ilk farkta durulur."""

    def test_4_ten_13_e_her_oyuncu_ve_tur_sayisi(self):
        """Sözlü olanlar test_aksam'dadır."""
        duzeyler = Counter()
        for sayi in range(4, 14):
            for tur in range((sayi - 1).bit_length(), sayi):
                for tur_adi in SONUC_TURLERI:
                    duzeyler.update(oynat(turnuva_girdisi(sayi, tur, 1, tur_adi))[1])
        # "ikisi" çok seyrektir; test_eslestirme'deki konumlarda denenir.
        self.assertLessEqual({yalin.BASKASI, yalin.RENK, yalin.ATLAMA}, {*duzeyler})

    def test_buyuk_alanlar(self):
        """Satırlar: oyuncu, tur, tohum, sonuçlar; küçüklerde görülmeyen çıkmazları olanlar da."""
        for satir in """\
            17 5 224852 çok gelmeyen
            15 6 544689 çok gelmeyen
            25 5 886556 hep berabere
            27 5 187578 çok gelmeyen
            28 5 93981 hep beyaz
            28 5 872866 hep siyah
            28 5 812903 karışık
            15 14 289389 hep berabere
            15 14 248274 karışık
            15 14 32901 çok gelmeyen
            15 14 409762 çok gelmeyen
            16 14 24504 hep beyaz
            16 15 365036 çok gelmeyen
            18 15 633783 karışık
            19 18 675166 hep siyah
            20 19 267571 hep siyah
            21 20 924389 hep siyah
            23 21 268626 karışık
            24 22 725875 karışık
            33 32 3 hep siyah
            60 20 3 çok gelmeyen
            101 12 1 hep biri gelmeyen
            128 7 1 karışık""".splitlines():
            *sayilar, tur_adi = satir.split(maxsplit=3)
            oynat(turnuva_girdisi(*map(int, sayilar), tur_adi))


class Sayimlar(Sinama):
    """Sonucu değiştirmeyen bir yavaşlamayı süre değil, görülen işin sayısı söyler.

    Sınırlar bugünkü sayıların üç katıdır: bakılan adaylar, komşuları aranan düğümler, dış düğümler
    bulunurken yapılanlar. Her aday için ayrı aramak, aramayı ilk adayda kesmemek onları aşar.
    Python'un kendi içinde gezdikleri (listeden silmek gibi) sayılamaz.
    """

    def test_gorulen_is(self):
        sayilar = Counter()

        def say(cerceve, olay, _):
            if olay in ("call", "c_call"):  # dış düğüm bulunurken kümeleri, listesi değişir
                sayilar[cerceve.f_code.co_name] += 1

        self.addCleanup(sys.setprofile, sys.getprofile())
        sys.setprofile(say)
        surecte(turnuva_girdisi(300, 12, 3, "hep beyaz"))
        sys.setprofile(None)
        sinirlar = {"adimlara_uyanlar": 100_000, "eslenebilirler": 200_000, "dis_yollar": 350_000}
        asanlar = [ad for ad, sinir in sinirlar.items() if not 0 < sayilar[ad] <= sinir]
        self.assertEqual(asanlar, [], sayilar)
