"""Çıkmazlar: tamamlama, gevşetmenin dört düzeyi, erken bitiş ve alttaki eşleme aramaları.

Beklenenler elle çıkarılmış ya da yalin.py'nin bütün eşleştirmeleri denemesiyle bulunmuştur.
"""

import copy
import itertools
import random
import unittest

import satranc
from tests import yalin
from tests.konum import gecmisten, rastgele_gecmis, yazimdan


def komsu_bulucu(kenarlar):
    """Kenar kümesinden dis_yollar ile onar'ın istediği komşuluk işlevi."""
    return lambda x, kume: {y for y in kume if frozenset((x, y)) in kenarlar and y != x}


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
        bulunan = {}
        for yol in satranc.dis_yollar(kok, es, komsu_bulucu(kenarlar)):
            self.assertNotIn(yol[0], bulunan)
            bulunan[yol[0]] = yol
            self.assertEqual(len(set(yol)), len(yol))
            self.assertEqual(len(yol) % 2, 1)
            self.assertEqual(yol[-1], kok)
            for a, b in zip(yol[::2], yol[1::2]):
                self.assertEqual(es[a], b)
            for a, b in zip(yol[1::2], yol[2::2]):
                self.assertIn(frozenset((a, b)), kenarlar)
        return set(bulunan)

    def cizgede(self, yazim, es_yazimi):
        """"12 23" -> kenarlar ve eşler."""
        kenarlar = {frozenset(map(int, k)) for k in yazim.split()}
        es = {int(a): int(b) for k in es_yazimi.split() for a, b in (k, k[::-1])}
        return kenarlar | {frozenset(map(int, k)) for k in es_yazimi.split()}, es

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

    def test_kaydirma_eslemeyi_bozmaz(self):
        rastgele = random.Random(7)
        for _ in range(300):
            dugumler, kenarlar, es = rastgele_cizge(rastgele, 10)
            aranan = dugumler[0]
            kok = es.pop(aranan)
            for yol in list(satranc.dis_yollar(kok, es, komsu_bulucu(kenarlar))):
                yeni = dict(es)
                satranc.kaydir(yeni, yol)
                for d in dugumler:
                    if d not in (aranan, yol[0]):
                        self.assertEqual(yeni[yeni[d]], d)
                        self.assertIn(frozenset((d, yeni[d])), kenarlar)


class HedefeDekArama(unittest.TestCase):
    def test_iki_esten_kisa_yol_aramasiz_bulunur(self):
        # 6 aranandır, eski eşi 1 köktür. 1 - 4 = 5 - 3 = 2 yolu kaydırılınca 2 boşta kalır.
        es = {1: 6, 2: 3, 3: 2, 4: 5, 5: 4}
        ara = satranc.hedefe_dek_ara
        self.assertEqual(ara(2, 1, es, komsu_bulucu({frozenset((1, 3)), frozenset((1, 4))})), {2: [2, 3, 1]})
        self.assertEqual(ara(2, 1, es, komsu_bulucu({frozenset((1, 4)), frozenset((5, 3))})), {2: [2, 3, 5, 4, 1]})
        # Kök ile hedefin kendisi aradaki eş olamaz.
        self.assertEqual(set(ara(2, 1, es, komsu_bulucu({frozenset((1, 2)), frozenset((3, 6))}))), {1, 3})

    def test_hedef_dis_dugumse_bulunur_degilse_arama_tamdir(self):
        rastgele = random.Random(1965)
        bulunamayan = 0
        for _ in range(500):
            dugumler, kenarlar, es = rastgele_cizge(rastgele, rastgele.choice((6, 8, 10)))
            aranan, komsular = dugumler[0], komsu_bulucu(kenarlar)
            kok = es.pop(aranan)
            dislar = {yol[0] for yol in satranc.dis_yollar(kok, es, komsular)}
            for hedef in set(es) - {kok}:
                sonuc = satranc.hedefe_dek_ara(hedef, kok, es, komsular)
                if hedef not in dislar:
                    self.assertEqual(set(sonuc), dislar)
                    bulunamayan += 1
                    continue
                yeni = dict(es)
                satranc.kaydir(yeni, sonuc[hedef])
                for d in set(es) - {hedef}:
                    self.assertEqual(yeni[yeni[d]], d)
                    self.assertIn(frozenset((d, yeni[d])), kenarlar)
        self.assertGreater(bulunamayan, 300)


class Yontem(unittest.TestCase):
    def test_sirasi_gelen_ilk_adayiyla_eslesir_adayi_olmayan_acikta_kalir(self):
        # 1-2 (1.1: karşıt renkler); 3 ile 4 karşılaşmış, ikisinin de adayı yok.
        durum = yazimdan("91b1", "92s1", "4b½", "3s½")
        self.assertEqual(satranc.sirayla_esle([1, 2, 3, 4], durum, ()), ([(1, 2, "s")], [3, 4]))

    def test_bye_en_alttaki_uygun_oyuncuyla(self):
        # 3 daha önce tur atlamış: 2 atlar; 1, 3 ile eşleşir.
        durum = yazimdan("91b1", "92s1", "-")
        self.assertEqual(satranc.sirayla_esle([0, 1, 2, 3], durum, ()), ([(0, 2, "-"), (1, 3, "s")], []))


class Onarma(unittest.TestCase):
    def test_rastgele_cizgelerde_kaba_kuvvetle_ayni(self):
        """Geçici eşler, tam bir eşleme varsa onunla değişir; yoksa False döner."""
        rastgele = random.Random(1857)
        sonuclar = {True: 0, False: 0}
        for _ in range(1500):
            dugumler, kenarlar, es = rastgele_cizge(rastgele, rastgele.choice((4, 6, 8, 10)))
            acikta = list(dugumler[: rastgele.choice((2, 4))])
            silinen = {frozenset(cift) for cift in zip(acikta[::2], acikta[1::2])}
            kenarlar -= silinen
            if rastgele.random() < 0.5:
                silinen = {frozenset(k) for k in rastgele.sample(sorted(map(sorted, kenarlar)), len(kenarlar) // 4)}
                kenarlar -= {k for k in silinen if k not in {frozenset(c) for c in es.items()}}
            olur = satranc.onar(es, acikta, komsu_bulucu(kenarlar))
            sonuclar[olur] += 1
            self.assertEqual(olur, tam_eslenir(dugumler, kenarlar))
            self.assertEqual(sorted(es), sorted(dugumler))
            for d in dugumler:
                self.assertEqual(es[es[d]], d)
                if olur:
                    self.assertIn(frozenset((d, es[d])), kenarlar)
        self.assertGreater(min(sonuclar.values()), 100)


class Konumlar(unittest.TestCase):
    """Rastgele konumlarda sonuç, bütün eşleştirmeler denenerek bulunanla aynıdır."""

    def beklenen(self, gecmis):
        sonuc = yalin.turu_esle(gecmis, yalin.sirala(gecmis))
        if sonuc is None:
            return None
        secimler, atlayan, duzey = sonuc
        return [(a, b) if renk == "b" else (b, a) for a, b, renk in secimler], atlayan or 0, duzey

    def test_binlerce_konum(self):
        sayac = {}
        for tohum in range(3000):
            rastgele = random.Random(tohum)
            sayi = rastgele.randint(2, 10)
            gecmis = rastgele_gecmis(tohum, sayi, rastgele.randint(1, sayi - 1))
            konum = gecmisten(gecmis)
            verilen = copy.deepcopy(konum)
            sonuc = satranc.tur_eslestir(konum)
            self.assertEqual(konum, verilen, "girdi değiştirildi")
            beklenen = self.beklenen(gecmis)
            duzey = "bitti" if beklenen is None else beklenen[2]
            sayac[duzey] = sayac.get(duzey, 0) + 1
            if beklenen is None:
                self.assertIsNone(sonuc, tohum)
                continue
            self.assertEqual((sonuc["masalar"], sonuc["tur_atlayan"]), beklenen[:2], tohum)
            self.assertEqual(bool(sonuc["renk_disi"]), duzey in (1, 3), tohum)
            self.assertEqual(sonuc["tur_atlama_disi"], duzey in (2, 3), tohum)
        self.assertEqual(set(sayac), {0, 1, 2, 3, "bitti"})
        self.assertGreater(min(sayac.values()), 20, sayac)

    def test_yalin_arama_da_butun_eslestirmelerin_ilkidir(self):
        """ilk_tam'ın budaması sonucu değiştirmez: hiç budamayan üreteçle karşılaştırılır."""
        for tohum in range(150):
            gecmis = rastgele_gecmis(tohum, 8, tohum % 6 + 1)
            sirali = yalin.sirala(gecmis)
            for renk_serbest in (False, True):
                butun = list(yalin.butun_eslestirmeler(gecmis, sirali, renk_serbest))
                ilk = yalin.ilk_tam(gecmis, sirali, renk_serbest, set())
                self.assertEqual(ilk, butun[0] if butun else None)

    def test_sonuc_yinelemede_aynidir(self):
        for tohum in range(50):
            konum = gecmisten(rastgele_gecmis(tohum, 10, 7))
            ters = {**konum, "rakipler": [rakipler[::-1] for rakipler in konum["rakipler"]]}
            self.assertEqual(satranc.tur_eslestir(konum), satranc.tur_eslestir(ters))


class ElleHesaplananlar(unittest.TestCase):
    def esle(self, *yazimlar):
        return satranc.tur_eslestir(yazimdan(*yazimlar))

    def test_tamamlama_bir_ust_secimi_degistirir(self):
        # Yöntem: 1-2 (1.1), sonra 3 ile 4 karşılaşmış: çıkmaz. 1'in sıradaki adayı 4 (1.1), 2-3 kalır.
        sonuc = self.esle("91b1", "92s1", "4b½", "3s½")
        self.assertEqual(sonuc["masalar"], [(4, 1), (2, 3)])
        self.assertEqual(sonuc["renk_disi"], [])

    def test_tamamlama_yalnizca_gerektigi_kadar_geri_alir(self):
        # 1-2 kalır; 3-4, 5 ile 6 karşılaşmış olduğundan bozulur: 3'ün sıradaki 1.1 adayı 6.
        sonuc = self.esle("91b1", "92s1", "93b½", "94s½", "6b0", "5s0")
        self.assertEqual(sonuc["masalar"], [(2, 1), (6, 3), (4, 5)])

    def test_sifirinci_duzey_tur_atlayan_bir_ustteki(self):
        # 3 atlasa 1 ile 2 karşılaşmış; 2 atlar, 1 ile 3 oynar.
        sonuc = self.esle("2b1", "1s0", "91s0")
        self.assertEqual((sonuc["masalar"], sonuc["tur_atlayan"]), ([(3, 1)], 2))
        self.assertEqual((sonuc["atlanan"], sonuc["renk_disi"], sonuc["tur_atlama_disi"]), (3, [], False))

    def test_birinci_duzey_renk(self):
        # İkisi de iki kez üst üste beyaz aldı; 1 karşıt rengini (siyah) alır.
        sonuc = self.esle("91b1 92b1", "93b0 94b1")
        self.assertEqual((sonuc["masalar"], sonuc["renk_disi"]), ([(2, 1)], [1]))

    def test_birinci_duzeyde_engelli_cift_son_adaydir(self):
        # 1, 2, 3 beyaza kilitli, 4 siyah yineleyebilir ama 1 ile karşılaşmış: 1'in izinli adayı yok.
        # Gevşeyince 1'in adayları sıralamayla 2, 3; 1-2 olunca 3-4 kalır (1.1).
        sonuc = self.esle("91b0 92b1 4s1 97b0 98b0", "93b0 94b1", "95b0 96b1", "99b0 1b0 92s0")
        self.assertEqual(sonuc["masalar"], [(2, 1), (4, 3)])
        self.assertEqual(sonuc["renk_disi"], [1])

    def test_ikinci_duzey_tur_atlama(self):
        # Üçü de oynamadan puan almış: en alttaki 3 (puanı en az) yeniden atlar, renkler korunur.
        sonuc = self.esle("91b+ 92s1", "93s+ 94b1", "- 95b0")
        self.assertEqual((sonuc["masalar"], sonuc["tur_atlayan"]), ([(1, 2)], 3))
        self.assertEqual((sonuc["tur_atlama_disi"], sonuc["atlanan"]), (True, 0))

    def test_ucuncu_duzey_ikisi_birden(self):
        # Üçü de oynamadan puan almış, üçü de beyaza kilitli.
        sonuc = self.esle("91b+ 92b1", "93b+ 94b1", "95b+ 96b0")
        self.assertEqual((sonuc["masalar"], sonuc["tur_atlayan"]), ([(2, 1)], 3))
        self.assertEqual((sonuc["tur_atlama_disi"], sonuc["renk_disi"]), (True, [1]))

    def test_eslestirme_kalmadiysa_none(self):
        self.assertIsNone(self.esle("2b1", "1s0"))
        # Tek sayıda: 1, 2, 3 birbiriyle oynamış; kim atlarsa atlasın kalan çift karşılaşmış.
        self.assertIsNone(self.esle("2b1 3s1 -", "1s0 - 3b1", "- 1b0 2s0"))


class Notlar(unittest.TestCase):
    def notlar(self, **alanlar):
        eslestirme = {"masalar": [], "tur_atlayan": 0, "atlanan": 0, "renk_disi": [], "tur_atlama_disi": False}
        return satranc.not_satirlari(7, {**eslestirme, **alanlar})

    def test_gevsetilmeyince_not_yok(self):
        self.assertEqual(self.notlar(tur_atlayan=5), [])

    def test_her_gevsetme_bir_satir(self):
        satirlar = self.notlar(tur_atlayan=5, atlanan=9, renk_disi=[2, 4])
        self.assertEqual(len(satirlar), 2)
        self.assertRegex(satirlar[0], r"^Not: 7\. turda .*BSNo 9.*BSNo 5 tur atladı")
        self.assertRegex(satirlar[1], r"^Not: 7\. turda renk kuralları .*masa no: 2, 4\)")
        (satir,) = self.notlar(tur_atlayan=5, tur_atlama_disi=True)
        self.assertRegex(satir, r"^Not: 7\. turda tur atlama kuralı .*BSNo 5")


if __name__ == "__main__":
    unittest.main()
