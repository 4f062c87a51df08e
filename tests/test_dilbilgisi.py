"""Yanıtların dilbilgisi: üretilmiş binlerce yanıt, ikinci bir tanıma (dilbilgisi.py) göre."""

import random
import unicodedata

from tests import dilbilgisi
from tests.calistirma import surecte
from tests.denetci import tablo_oku
from tests.uretec import ELO, UKD, alt_alta, oyuncu, oyuncular
from tests.yardim import Sinama

# Boşluklar, satır ayırıcılar, denetim karakterleri; görünmeyen, boşluk sayılmayanlar (sonuncusu,
# BOM, yalnızca çevrede atılır); eksiler, artılar; rakamlar; harfler, birleşenler; işaretler.
ATOMLAR = [
    *(k for k in map(chr, range(0x110000)) if unicodedata.category(k) == "Zs"), *"\u2028\u2029",
    *(k for k in map(chr, range(0x100)) if unicodedata.category(k) == "Cc" and k != "\n"),
    *"\u00ad\u200b\u200d\u2060\u180e\u202e\ufeff",
    "--", "+-", *"-+\u2010\u2012\u2013\u2212\ufe63\uff0d\uff0b",
    *"٣３²①Ⅷ½৪𝟓", "0x1", "1e3", "1_0", "1.0", "1,5", "0b1",
    *"aıiİĞéßﬁǅЖ好ªʼℵΐև", "k\u0307", "o\u0308", "i\u0307", "I\u0307", "\u0307a",
    "a\u0327\u0301", "x\u030c", "\u0130\u0307", *"'’-.‘`\"_,;/(·‐′",
]
SAYILAR = ["", *"01256+-", "999", "1000", "1001", "+0", "-0", "+1", "-1", "+5", "007", "-007",
           "00", "05", "0" * 300 + "1", "0" * 637 + "1000", "0" * 640, "0" * 641, "9" * 640,
           "9" * 641]
OYUNCULAR = oyuncular(zip("5678"))


def karistir(rastgele, temeller, adet):
    """Boşluklarla çevrili temel yanıtlar; her atom her yerlerinde; rastgele diziler."""
    uretilen = [
        f"{bas}{temel}{son}" for temel in temeller
        for bas in ("", " ", " \t") for son in ("", "\r", "\t \r\r")
    ]
    for atom in ATOMLAR:
        for temel in rastgele.sample(temeller, 3):
            orta = len(temel) // 2
            uretilen += [atom, atom + temel, temel + atom, temel[:orta] + atom + temel[orta:]]
    for _ in range(adet):
        secilen = rastgele.choices([*ATOMLAR, *temeller, *" \t\r"], k=rastgele.randint(1, 4))
        uretilen.append("".join(secilen))
    return uretilen


class Dilbilgisi(Sinama):
    def denenir(self, oncekiler, soru, yanitlar, olur):
        """Her yanıt ayrı bir koşuda verilir; ancak tanım kabul etmiyorsa soru yinelenir."""
        sayilar, tutmayanlar = {True: 0, False: 0}, []
        for yanit in yanitlar:
            beklenen = bool(olur(yanit))
            _, cikti, hata = surecte(alt_alta(*oncekiler, yanit))
            son_soru = cikti.split(": ")[-2]
            if (soru not in son_soru, len(hata.splitlines())) != (beklenen, 2 - beklenen):
                tutmayanlar.append((yanit, hata))
            sayilar[beklenen] += 1
        self.assertEqual(tutmayanlar, [])
        self.assertGreater(min(sayilar.values()), 20, sayilar)

    def test_lno(self):
        yanitlar = karistir(random.Random(1), SAYILAR, 200)
        self.denenir([], "numarasini", yanitlar, dilbilgisi.lno_olur)
        tekiller = [*SAYILAR, *(f" {sayi}\t" for sayi in SAYILAR), *"3456789"]
        self.denenir(oyuncu(5), "numarasini", tekiller,
                     lambda metin: dilbilgisi.lno_olur(metin, {5}))

    def test_kuvvet(self):
        yanitlar = karistir(random.Random(2), SAYILAR, 100)
        for yer, soru in ((ELO, "ELO’sunu"), (UKD, "UKD’sini")):
            self.denenir(oyuncu(5)[:yer], soru, yanitlar, dilbilgisi.kuvvet_olur)

    def test_tur_sayisi(self):
        yanitlar = karistir(random.Random(3), [*SAYILAR, "3", "+3", "0003", " 2 "], 200)
        self.denenir(OYUNCULAR, "tur sayisini", yanitlar,
                     lambda metin: dilbilgisi.tur_sayisi_olur(metin, 2, 3))

    def test_renk(self):
        yanitlar = karistir(random.Random(4), [*"bsBSşw", "bs"], 100)
        self.denenir([*OYUNCULAR, "2"], "rengini", yanitlar, dilbilgisi.renk_olur)

    def test_sonuc(self):
        yanitlar = karistir(random.Random(5), [*SAYILAR, *"0123456"], 200)
        self.denenir([*OYUNCULAR, "2", "b"], "1. masada", yanitlar, dilbilgisi.sonuc_olur)

    def test_ad(self):
        """Kabul edilen adın listede yazılışı da tanımınkidir."""
        temeller = ["Ali", "ali can", "ırmak", "İsil", "A.", "o'Neil", "d’Arc", "A.-B. Ak", "",
                    *"-'", "uzun ad " * 12 + "dört", "uzun ad " * 12 + "beşli",  # 100, 101
                    "o\u0308" * 50, "o\u0308" * 51]  # birleşmeden 100, 102
        yanitlar = karistir(random.Random(6), temeller, 600)
        self.denenir([5], "adini-soyadini", yanitlar, dilbilgisi.ad)
        adlar = [yanit for yanit in yanitlar if dilbilgisi.ad(yanit)]
        cikti = surecte(alt_alta(*oyuncular(enumerate(adlar, start=1))))[1]
        liste = tablo_oku(cikti, "Başlangıç Sıralama Listesi:")
        yazilan = {int(satir["LNo"]): satir["Ad-Soyad"] for satir in liste}
        beklenen = {lno: dilbilgisi.ad(ad) for lno, ad in enumerate(adlar, start=1)}
        self.assertEqual(yazilan, beklenen)
