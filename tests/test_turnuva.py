"""Bütün turnuvalar: yalın uygulamayla aynı döküm, aynı adımlar; büyük alanlar; görülen iş."""

import sys
from collections import Counter

from tests import yalin
from tests.calistirma import surecte
from tests.karsilastir import karsilastir
from tests.uretec import SONUC_TURLERI, turnuva_girdisi
from tests.yardim import Sinama, notsuz, oku
from tests.yenile import OZETLER, alani_oku, ozet


class YalinUygulamaylaAyni(Sinama):
    """Döküm, `Not:` satırları dışında, yalin.py'nin yazdığıdır, adımlar da; ilk farkta durulur."""

    def test_4_ten_13_e_her_oyuncu_ve_tur_sayisi(self):
        """8'e dek kayıttaki sözlerle (kabul edilmeyenleri de), ikiye dek azalırken de."""
        duzeyler = Counter()
        for sayi in range(4, 14):
            for tur in range((sayi - 1).bit_length(), sayi):
                for tur_adi in SONUC_TURLERI:
                    for siklik in (0, 0.2) if sayi <= 8 else (0,):
                        duzeyler.update(karsilastir(sayi, tur, 1, tur_adi, siklik))
        # "ikisi" çok seyrektir; test_eslestirme'deki konumlarda denenir.
        self.assertLessEqual({yalin.BASKASI, yalin.RENK, yalin.ATLAMA}, {*duzeyler})

    def test_buyuk_alanlarin_ozetleri(self):
        """Özeti saklanandan başka olan alanı yalin.py de oynar: nerede ayrıldıkları görünür."""
        for satir in oku(OZETLER).splitlines():
            alan, beklenen = alani_oku(satir)
            cikti = surecte(turnuva_girdisi(*alan))[1]
            if ozet(notsuz(cikti)) != beklenen:
                karsilastir(*alan)
                self.fail(f"{alan}: saklanan özet eski; yenilemek için python3 -m tests.yenile")


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
