"""Çıkmazlar: tamamlama, gevşetmenin dört düzeyi, erken bitiş.

Beklenenler elle çıkarılmış ya da yalin.py ile bulunmuştur.
"""

import copy
import random
from collections import Counter
from itertools import product

from tests import yalin
from tests.konum import (
    esle,
    eslesebilir,
    gecmisten,
    hak,
    karsilasmayanlardan,
    notlar,
    rastgele_gecmis,
    yazim,
    yazimdan,
)
from tests.yardim import Sinama


class ElleHesaplananlar(Sinama):
    # Notlar (konum.notlar), turları 7: 1. masada renk kuralları, BSNo 3'e tur atlama kuralı.
    RENK, TUR_ATLAMA = (True, 7, 1), (False, 7, 3)

    def eslesir(self, yazimlar, masalar, tur_atlayan=None, notlar_=()):
        """Maçları (konum.mac'taki gibi) yazılan oyuncular böyle, bu notlarla eşleşir."""
        with self.subTest(yazimlar):
            durum = yazimdan(*yazimlar)
            self.assertEqual(esle(durum), (masalar, tur_atlayan))
            self.assertEqual(notlar(durum), [*notlar_])

    def test_tamamlama(self):
        # Yöntem: 1-2 (1.1), sonra 3 ile 4 karşılaşmış: çıkmaz. 1'in sıradaki adayı 4 (1.1),
        # 2-3 kalır.
        self.eslesir(["91b1", "92s1", "4b½", "3s½"], [(4, 1), (2, 3)])
        # 1-2 kalır; 3-4, 5 ile 6 karşılaşmış olduğundan bozulur: 3'ün sıradaki 1.1 adayı 6.
        self.eslesir(["91b1", "92s1", "93b½", "94s½", "6b0", "5s0"], [(2, 1), (6, 3), (4, 5)])

    def test_iki_cicegin_dugumleri_arasindaki_kenar(self):
        """Çiçeklerle dış olanlar komşulara geri verilmezse bu kenar görülmez, eşleştirme kaçar.

        Çiçekler 2-5-7 ile 3-9-4-10'dadır. 6'ya yalnızca 1, 8'e 3 kalmıştır; 10'a 4, 9'a 2, 5'e 7.
        """
        ciftler = [{1, 4}, {1, 6}, {1, 7}, {2, 5}, {2, 7}, {2, 9}, {3, 8}, {3, 9}, {3, 10},
                   {4, 9}, {4, 10}, {5, 7}]
        self.assertEqual(esle(karsilasmayanlardan(10, ciftler)),
                         ([(1, 6), (2, 9), (3, 8), (4, 10), (5, 7)], None))

    def test_sifirinci_duzey_baskasi_tur_atlar(self):
        # 3 atlasa 1 ile 2 karşılaşmış; 2 atlar, 1 ile 3 oynar.
        self.eslesir(["2b1", "1s0", "91s0"], [(3, 1)], 2, [(False, 7, 3, 2)])
        # Oynayabilecek çiftler yalnızca 1-3 ile 4-5: 5, 4 ya da 3 atlasa 2 ile kalanlar eşlenemez.
        self.eslesir(
            ["2b1 4s1 5b1", "1s0 3b1 4s1 5b1", "2s0 4b1 5s1", "1b0 2b0 3s0", "1s0 2s0 3b0"],
            [(3, 1), (4, 5)], 2, [(False, 7, 5, 2)],
        )

    def test_birinci_duzey_renk(self):
        # İkisi de iki kez üst üste beyaz aldı; 1 karşıt rengini (siyah) alır.
        self.eslesir(["91b1 92b1", "93b0 94b1"], [(2, 1)], None, [self.RENK])
        # 1, 2, 3 beyaza kilitli, 4 siyah yineleyebilir ama 1 ile karşılaşmış: 1'in izinli adayı
        # yok.
        # Gevşeyince 1'in adayları (sonda) sıralamayla 2, 3; 1-2 olunca 3-4 kalır (1.1).
        self.eslesir(["91b0 92b1 4s1 97b0 98b0", "93b0 94b1", "95b0 96b1", "99b0 1b0 92s0"],
                     [(2, 1), (4, 3)], None, [self.RENK])
        # 3 atlasa 1 ile 2, 1 atlasa 2 ile 3 karşılaşmış; 2 atlar ama 1 ile 3 beyaza kilitli: iki
        # not birden.
        self.eslesir(["2b1 91b1", "1s0 3b1", "2s0 92b½ 93b0"], [(3, 1)], 2,
                     [(False, 7, 3, 2), self.RENK])
        # 1, 2 ve 4 beyaza kilitli: 1 yakındaki 2'den önce alttaki 3'le (1.1); 2 ile 4 kalır.
        self.eslesir(["91b1 92b1", "93b1 94b1", "95b0 96s0", "97b0 98b0"], [(3, 1), (4, 2)], None,
                     [(True, 7, 2)])
        # 1 ile 2'ye birbirleri kalmıştır. 3 ile 4'te 4 beyazı yineleyebilir (1.2): not anmaz.
        self.eslesir(["3b1 4b1", "3b1 4b1", "1s0 2s0 93b½", "1s0 2s0 94b½"], [(2, 1), (4, 3)],
                     None, [self.RENK])

    def test_tur_atlama_kuralindan_once_renk_gevser(self):
        # 3 oynamadan puan almış, 2 ile de karşılaşmış; 1 ile 3 beyaza kilitli. Atlayabilen 2 ya da
        # 1 atlasa kalanlar eşlenemez; 3 atlasa 1 ile 2 oynardı (1.2).
        self.eslesir(["91b1 92b1", "3s1 93b0", "2b0 94b+"], [(3, 1)], 2, [self.RENK])

    def test_ikinci_ve_ucuncu_duzey_tur_atlama(self):
        # Üçü de oynamadan puan almış: en alttaki 3 (puanı en az) yeniden atlar, renkler korunur.
        self.eslesir(["91b+ 92s1", "93s+ 94b1", "- 95b0"], [(1, 2)], 3, [self.TUR_ATLAMA])
        # Üçü de beyaza da kilitli: ikisi birden.
        self.eslesir(["91b+ 92b1", "93b+ 94b1", "95b+ 96b0"], [(2, 1)], 3,
                     [self.TUR_ATLAMA, self.RENK])

    def test_eslestirme_kalmadiysa_none(self):
        self.eslesir(["91b1", "92s0"], [(2, 1)])
        self.assertIsNone(esle(yazimdan("2b1", "1s0")))
        # Tek sayıda: 1, 2, 3 birbiriyle oynamış; kim atlarsa atlasın kalan çift karşılaşmış.
        self.assertIsNone(esle(yazimdan("2b1 3s1 -", "1s0 - 3b1", "- 1b0 2s0")))


class RenkHaklari(Sinama):
    """Kimin kiminle eşleşebileceği iki yerde yazılıdır: adayların verilişi ve engeller."""

    HAKLAR = {"sb": "b", "s": "bb", "bs": "s", "b": "ss", "-": "-"}  # hak -> öylesinin renkleri

    def maclari(self, renkler, sonuc):
        """Bu renklerle, 80, 81, ... numaralarla oynanmış maçlar; - tur atlamadır."""
        return [(rakip, renk, sonuc) if renk != "-" else (None, None, "1")
                for rakip, renk in enumerate(renkler, start=80)]

    def test_adaylar_ile_engeller_ayni_ciftleri_verir(self):
        for bir, iki in product(self.HAKLAR.values(), repeat=2):
            for sonuc, renk_serbest in product("10", (False, True)):  # 0: 2 alt gruptadır
                gecmis = {1: self.maclari(bir, "1"), 2: self.maclari(iki, sonuc)}
                beklenen = bool(yalin.cizge(gecmis, [1, 2], renk_serbest))
                self.assertEqual(eslesebilir(gecmis, renk_serbest), (beklenen, beklenen),
                                 (bir, iki, sonuc, renk_serbest))

    def test_altinci_bir_hak_yoktur(self):
        for renkler in self.HAKLAR.values():
            self.assertEqual(self.HAKLAR[hak(renkler)], renkler)
        for tur in range(1, 7):
            for renkler in product("bs-", repeat=tur):
                self.assertIn(hak("".join(renkler)), self.HAKLAR)


class Konumlar(Sinama):
    """Rastgele konumlarda sonuç yalın uygulamanınkidir."""

    def beklenen(self, gecmis):
        sonuc = yalin.turu_esle(gecmis, yalin.sirala(gecmis))
        if sonuc is None:
            return None, yalin.ERKEN
        secimler, atlayan, duzey = sonuc
        masalar = [(a, b) if renk == "b" else (b, a) for a, b, renk in secimler]
        return (masalar, atlayan), duzey

    def beklenen_notlar(self, gecmis, masalar, atlayan):
        """Notlar: en alttaki atlayabilen değilse tur atlayan; aynı tek rengi alabilen masalar."""
        atlayabilenler = [o for o in yalin.sirala(gecmis) if yalin.tur_atlayabilir(gecmis, o)]
        sondaki = [o for o in atlayabilenler[-1:] if atlayan in atlayabilenler]
        renk_disi = [
            mno for mno, masa in enumerate(masalar, start=1)
            if [yalin.hak(gecmis, o) for o in masa] in (["b", "b"], ["s", "s"])
        ]
        return [(False, 7, *sondaki, atlayan)] * (atlayan not in (None, *sondaki)) + [
            (True, 7, *renk_disi)] * bool(renk_disi)

    def karsilastir(self, *konumun):
        """rastgele_gecmis(*konumun)'un sonraki turu ve notları; bulunduğu düzeyi döndürür."""
        gecmis = rastgele_gecmis(*konumun)
        konum = gecmisten(gecmis)
        verilen = copy.deepcopy(konum)
        beklenen, duzey = self.beklenen(gecmis)
        bu = f"yazimdan(*{yazim(gecmis)!r}), düzey {duzey}"
        try:
            self.assertEqual(esle(konum), beklenen, bu)
        except LookupError as hata:
            raise AssertionError(bu) from hata
        if beklenen is not None:
            self.assertEqual(notlar(konum), self.beklenen_notlar(gecmis, *beklenen), bu)
        self.assertEqual(konum, verilen, f"{bu}: girdi değiştirildi")
        return duzey

    def test_binlerce_konum(self):
        sayac = Counter()
        for tohum in range(3000):
            rastgele = random.Random(tohum)
            sayi = rastgele.randint(2, 10)
            tur, en_cok_yok = rastgele.randint(1, sayi - 1), (tohum % 4 == 3) * (sayi - 2)
            sayac[self.karsilastir(tohum, sayi, tur, en_cok_yok)] += 1
        self.assertEqual(len(sayac), 7, sayac)
        self.assertGreater(min(sayac.values()), 20, sayac)

    def test_buyuk_konumlar(self):
        """Küçüklerde görülmeyen çiçekler."""
        for duzey, *konumun in (  # düzey, tohum, oyuncu, tur
            ("renk", 439439647, 15, 12), (yalin.BASKASI, 579573023, 11, 9),
            ("tur atlama", 120633778, 11, 8), ("tur atlama", 133845238, 17, 13),
            (yalin.TAMAMLAMA, 64791706, 21, 13), (yalin.TAMAMLAMA, 393384232, 10, 5),
        ):
            self.assertEqual(self.karsilastir(*konumun), duzey)
