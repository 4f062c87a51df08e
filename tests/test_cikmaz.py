"""Çıkmazlar: tamamlama, gevşetmenin dört düzeyi, erken bitiş ve alttaki eşleme aramaları.

Beklenenler elle çıkarılmış ya da yalin.py'nin bütün eşleştirmeleri denemesiyle bulunmuştur.
"""

import copy
import itertools
import random
import unittest
from collections import Counter

from tests import yalin
from tests.denetci import beklenen_notlar, yineleyecek
from tests.konum import birlestir, dis_yollar, esle, gecmisten, notlar, rastgele_gecmis, yazim, yazimdan


def tam_eslenir(dugumler, kenarlar):
    """Kaba kuvvet: düğümlerin hepsi kenarlarla eşlenebilir mi?"""
    if not dugumler:
        return True
    ilk, gerisi = dugumler[0], dugumler[1:]
    return any(
        frozenset((ilk, d)) in kenarlar and tam_eslenir([g for g in gerisi if g != d], kenarlar)
        for d in gerisi
    )


def rastgele_cizge(rastgele, sayi):
    """(düğümler, kenarlar, tam bir eşleme) döndürür."""
    dugumler = rastgele.sample(range(100), sayi)
    yogunluk = rastgele.choice((0.1, 0.2, 0.35, 0.6))
    es = {}
    for a, b in zip(dugumler[::2], dugumler[1::2]):
        es[a], es[b] = b, a
    kenarlar = {frozenset(cift) for cift in es.items()}
    kenarlar |= {
        frozenset(cift) for cift in itertools.combinations(dugumler, 2) if rastgele.random() < yogunluk
    }
    return dugumler, kenarlar, es


class DisYollar(unittest.TestCase):
    def dislar(self, kok, es, kenarlar):
        """Bulunan dış düğümler; her yol almaşık, yinelemesiz ve kenarlardan mı diye denetlenir."""
        bulunan = dis_yollar(kok, es, kenarlar)
        for dis, yol in bulunan.items():
            self.assertEqual(yol[0], dis)
            self.assertEqual(len(set(yol)), len(yol))
            self.assertEqual(len(yol) % 2, 1)
            self.assertEqual(yol[-1], kok)
            for a, b in zip(yol[::2], yol[1::2]):
                self.assertEqual(es[a], b)
            for a, b in zip(yol[1::2], yol[2::2]):
                self.assertIn(frozenset((a, b)), kenarlar)
        return set(bulunan)

    def cizgede(self, yazim, es_yazimi):
        """"12 23" -> kenarlar ve eşler; 9'dan büyük düğümler onaltılık yazılır."""
        kenarlar, esler = ([[int(dugum, 16) for dugum in k] for k in cizgi.split()] for cizgi in (yazim, es_yazimi))
        return set(map(frozenset, kenarlar + esler)), {a: b for k in esler for a, b in (k, k[::-1])}

    def test_duz_yol(self):
        kenarlar, es = self.cizgede("12 34", "23 45")
        self.assertEqual(self.dislar(1, es, kenarlar), {1, 3, 5})

    def test_tek_cevrimde_herkes_distir(self):
        # 1-2=3-1 üçgeni: 2'ye 3 üzerinden de varılır.
        kenarlar, es = self.cizgede("12 13", "23")
        self.assertEqual(self.dislar(1, es, kenarlar), {1, 2, 3})

    def test_cift_cevrimde_icler_ic_kalir(self):
        # 1-2=3-4-1: 4'e iki yandan da aynı uzaklıkta varılır.
        kenarlar, es = self.cizgede("12 34 41", "23 45")
        self.assertEqual(self.dislar(1, es, kenarlar), {1, 3, 5})

    def test_saptaki_cicek(self):
        # 1-2=3, 3'ten beş düğümlük çevrim 3-4=5-6=7-3; 2 saptadır, iç kalır.
        kenarlar, es = self.cizgede("12 34 56 73", "23 45 67")
        self.assertEqual(self.dislar(1, es, kenarlar), {1, 3, 4, 5, 6, 7})

    def test_cicek_icinde_cicek(self):
        # 1-2=3-1 çiçeğinden çıkan 2-4=5-3 onu da içine alır; 6=7 çiçeğin içinden bulunur.
        kenarlar, es = self.cizgede("12 13 24 53 46", "23 45 67")
        self.assertEqual(self.dislar(1, es, kenarlar), {1, 2, 3, 4, 5, 7})

    def test_iki_cicek_arasindaki_kenar(self):
        # 3-4=5-3 ile 7-8=9-7 çiçekleri 2 ve 6 saplarındadır; 4-8 kenarı sapları da dış yapar.
        kenarlar, es = self.cizgede("12 34 35 16 78 79 48", "23 45 67 89")
        self.assertEqual(self.dislar(1, es, kenarlar), {1, 2, 3, 4, 5, 6, 7, 8, 9})
        self.assertEqual(self.dislar(1, es, kenarlar - {frozenset((4, 8))}), {1, 3, 4, 5, 7, 8, 9})

    def test_cicegin_butun_dugumlerinden_aranir(self):
        # 1-2=3-4=5-9=8-7=6-1 çiçeği 2, 4, 6 ve 8'i birden dış yapar; a=b'ye her birinden varılabilir.
        for cikis in (2, 4, 6, 8):
            kenarlar, es = self.cizgede(f"12 34 59 87 61 {cikis}a", "23 45 98 76 ab")
            self.assertEqual(self.dislar(1, es, kenarlar), {1, 2, 3, 4, 5, 6, 7, 8, 9, 11})

    def test_rastgele_cizgelerde_kaba_kuvvetle_ayni(self):
        rastgele = random.Random(1965)
        iclerli = 0
        for _ in range(1500):
            dugumler, kenarlar, es = rastgele_cizge(rastgele, rastgele.choice((2, 4, 6, 8, 10)))
            aranan = rastgele.choice(dugumler)
            kok = es.pop(aranan)
            beklenen = {
                d for d in dugumler if d != aranan
                and tam_eslenir([g for g in dugumler if g not in (d, aranan)], kenarlar)
            }
            verilen = copy.deepcopy(es)
            self.assertEqual(self.dislar(kok, es, kenarlar), beklenen)
            self.assertEqual(es, verilen)
            iclerli += len(beklenen) < len(dugumler) - 1
        self.assertGreater(iclerli, 300)

    def test_hedef_dissa_bulununca_durulur_degilse_arama_tamdir(self):
        rastgele = random.Random(1857)
        bulunamayan = 0
        for _ in range(500):
            dugumler, kenarlar, es = rastgele_cizge(rastgele, rastgele.choice((6, 8, 10)))
            kok = es.pop(dugumler[0])
            dislar = set(dis_yollar(kok, es, kenarlar))
            hedefler = set(rastgele.sample(dugumler[1:], 2))
            bulunan = dis_yollar(kok, es, kenarlar, hedefler)
            if hedefler & dislar:
                self.assertEqual(hedefler & set(bulunan), {list(bulunan)[-1]})
            else:
                self.assertEqual(set(bulunan), dislar)
                bulunamayan += 1
        self.assertGreater(bulunamayan, 100)


class Birlestirme(unittest.TestCase):
    """Boştaki iki düğüm, ancak herkes eşlenebiliyorsa eşlenir."""

    def test_rastgele_cizgelerde_kaba_kuvvetle_ayni(self):
        rastgele = random.Random(7)
        sonuclar = {True: 0, False: 0}
        for _ in range(1500):
            dugumler, kenarlar, es = rastgele_cizge(rastgele, rastgele.choice((2, 4, 6, 8, 10)))
            bir, oteki = dugumler[:2]
            kenarlar.discard(frozenset((bir, oteki)))
            del es[bir], es[oteki]
            olur = birlestir(bir, oteki, es, kenarlar)
            sonuclar[olur] += 1
            self.assertEqual(olur, tam_eslenir(dugumler, kenarlar))
            self.assertEqual(sorted(es), sorted(dugumler if olur else dugumler[2:]))
            for d in es:
                self.assertEqual(es[es[d]], d)
                self.assertIn(frozenset((d, es[d])), kenarlar)
        self.assertGreater(min(sonuclar.values()), 100)


class Konumlar(unittest.TestCase):
    """Rastgele konumlarda sonuç, bütün eşleştirmeler denenerek bulunanla aynıdır."""

    BUYUKLER = ((439439647, 15, 12), (579573023, 11, 9))  # (tohum, oyuncu, tur)

    def beklenen(self, gecmis):
        sonuc = yalin.turu_esle(gecmis, yalin.sirala(gecmis))
        if sonuc is None:
            return None, "bitti"
        secimler, atlayan, duzey = sonuc
        return ([(a, b) if renk == "b" else (b, a) for a, b, renk in secimler], atlayan), duzey

    def beklenen_notlar(self, gecmis, masalar, atlayan):
        """Notlar, geçmişten ve bulunan masalardan, denetçinin söylediği gibi."""
        atlayamayanlar = {o for o in gecmis if not yalin.tur_atlayabilir(gecmis, o)}
        renk_disi = [mno for mno, masa in enumerate(masalar, start=1)
                     if yineleyecek(*(yalin.renkleri(gecmis, o) for o in masa)) == "yasak"]
        return beklenen_notlar(7, yalin.sirala(gecmis), atlayamayanlar, atlayan, renk_disi)

    def karsilastir(self, *konumun):
        """rastgele_gecmis(*konumun)'un sonraki turu ve notları; hangi düzeyde bulunduğunu döndürür."""
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
            sayac[self.karsilastir(tohum, sayi, rastgele.randint(1, sayi - 1))] += 1
        self.assertEqual(set(sayac), {0, 1, 2, 3, "bitti"})
        self.assertGreater(min(sayac.values()), 20, sayac)

    def test_buyuk_konumlar(self):
        """Küçüklerde görülmeyen çiçekler."""
        self.assertEqual([self.karsilastir(*konumun) for konumun in self.BUYUKLER], [1, 0])


class ElleHesaplananlar(unittest.TestCase):
    def eslesir(self, yazimlar, masalar, tur_atlayan=None, notlar_=()):
        """Masalar, tur atlayan ve notların içinde geçmesi gerekenler (her nota bir desen)."""
        with self.subTest(yazimlar):
            durum = yazimdan(*yazimlar)
            self.assertEqual(esle(durum), (masalar, tur_atlayan))
            yazilan = notlar(durum)
            self.assertEqual(len(yazilan), len(notlar_), yazilan)
            for satir, desen in zip(yazilan, notlar_):
                self.assertRegex(satir, "^Not: 7[.] turda " + desen)

    def test_tamamlama(self):
        # Yöntem: 1-2 (1.1), sonra 3 ile 4 karşılaşmış: çıkmaz. 1'in sıradaki adayı 4 (1.1), 2-3 kalır.
        self.eslesir(["91b1", "92s1", "4b½", "3s½"], [(4, 1), (2, 3)])
        # 1-2 kalır; 3-4, 5 ile 6 karşılaşmış olduğundan bozulur: 3'ün sıradaki 1.1 adayı 6.
        self.eslesir(["91b1", "92s1", "93b½", "94s½", "6b0", "5s0"], [(2, 1), (6, 3), (4, 5)])

    def test_sifirinci_duzey_baskasi_tur_atlar(self):
        # 3 atlasa 1 ile 2 karşılaşmış; 2 atlar, 1 ile 3 oynar.
        self.eslesir(["2b1", "1s0", "91s0"], [(3, 1)], 2, ["sıradaki .*BSNo 3.* yerine BSNo 2 tur atladı"])
        # Oynayabilecek çiftler yalnızca 1-3 ile 4-5: 5, 4 ya da 3 atlasa 2 ile kalanlar eşlenemez.
        self.eslesir(["2b1 4s1 5b1", "1s0 3b1 4s1 5b1", "2s0 4b1 5s1", "1b0 2b0 3s0", "1s0 2s0 3b0"],
                     [(3, 1), (4, 5)], 2, ["sıradaki oyuncu \\(BSNo 5\\) yerine BSNo 2 tur atladı; "])

    def test_birinci_duzey_renk(self):
        # İkisi de iki kez üst üste beyaz aldı; 1 karşıt rengini (siyah) alır.
        self.eslesir(["91b1 92b1", "93b0 94b1"], [(2, 1)], None, [r"renk kuralları .*masa no: 1\)"])
        # 1, 2, 3 beyaza kilitli, 4 siyah yineleyebilir ama 1 ile karşılaşmış: 1'in izinli adayı yok.
        # Gevşeyince 1'in adayları (sonda) sıralamayla 2, 3; 1-2 olunca 3-4 kalır (1.1).
        self.eslesir(["91b0 92b1 4s1 97b0 98b0", "93b0 94b1", "95b0 96b1", "99b0 1b0 92s0"],
                     [(2, 1), (4, 3)], None, [r"renk kuralları .*masa no: 1\)"])
        # 3 atlasa 1 ile 2, 1 atlasa 2 ile 3 karşılaşmış; 2 atlar ama 1 ile 3 beyaza kilitli: iki not birden.
        self.eslesir(["2b1 91b1", "1s0 3b1", "2s0 92b½ 93b0"], [(3, 1)], 2,
                     ["sıradaki .*BSNo 3.* yerine BSNo 2 tur atladı; ", r"renk kuralları .*masa no: 1\)"])

    def test_ikinci_ve_ucuncu_duzey_tur_atlama(self):
        # Üçü de oynamadan puan almış: en alttaki 3 (puanı en az) yeniden atlar, renkler korunur.
        self.eslesir(["91b+ 92s1", "93s+ 94b1", "- 95b0"], [(1, 2)], 3, ["tur atlama kuralı .*BSNo 3"])
        # Üçü de beyaza da kilitli: ikisi birden.
        self.eslesir(["91b+ 92b1", "93b+ 94b1", "95b+ 96b0"], [(2, 1)], 3,
                     ["tur atlama kuralı .*BSNo 3", r"renk kuralları .*masa no: 1\)"])

    def test_eslestirme_kalmadiysa_none(self):
        self.eslesir(["91b1", "92s0"], [(2, 1)])
        self.assertIsNone(esle(yazimdan("2b1", "1s0")))
        # Tek sayıda: 1, 2, 3 birbiriyle oynamış; kim atlarsa atlasın kalan çift karşılaşmış.
        self.assertIsNone(esle(yazimdan("2b1 3s1 -", "1s0 - 3b1", "- 1b0 2s0")))
