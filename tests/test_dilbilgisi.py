"""Yanıtların dilbilgisi: üretilmiş binlerce yanıt, ikinci bir tanıma (dilbilgisi.py) göre."""

import random
import unicodedata

from tests import dilbilgisi
from tests.calistirma import surecte
from tests.denetci import tablo_oku
from tests.yardim import Sinama

BOSLUKLAR = [k for k in map(chr, range(0x110000)) if unicodedata.category(k) == "Zs"]
AYIRICILAR = "\u2028\u2029"
DENETIM = [k for k in map(chr, range(0x100)) if unicodedata.category(k) == "Cc" and k != "\n"]
# Görünmeyen, boşluk sayılmayan; sonuncusu (BOM) yalnızca çevrede atılır.
BICIM = "\u00ad\u200b\u200d\u2060\u180e\u202e\ufeff"
EKSI_ARTI = ["--", "+-", *"-+\u2010\u2012\u2013\u2212\ufe63\uff0d\uff0b"]
RAKAMLAR = [*"٣３²①Ⅷ½৪𝟓", "0x1", "1e3", "1_0", "1.0", "1,5", "0b1"]
HARFLER = "aıiİĞéßﬁǅЖ好ªʼℵΐև"
BIRLESENLER = ["k\u0307", "o\u0308", "i\u0307", "I\u0307", "\u0307a", "a\u0327\u0301", "x\u030c",
               "\u0130\u0307"]
ISARETLER = "'’-.‘`\"_,;/(·‐′"
ATOMLAR = [*BOSLUKLAR, *AYIRICILAR, *DENETIM, *BICIM, *EKSI_ARTI, *RAKAMLAR, *HARFLER,
           *BIRLESENLER, *ISARETLER]
UZUNLAR = ["0" * 300 + "1", "0" * 637 + "1000", "0" * 640, "0" * 641, "9" * 640, "9" * 641]
SAYILAR = ["", *"01256+-", "999", "1000", "1001", "+0", "-0", "+1", "-1", "+5", "007", "-007",
           "00", "05", *UZUNLAR]
OYUNCULAR = [*"5A006B007C008D000"]


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
    def denenir(self, oncekiler, sonraki_soru, yanitlar, olur):
        """Her yanıt ayrı bir koşuda verilir; sonraki soru ancak tanım kabul ediyorsa gelir."""
        sayilar, tutmayanlar = {True: 0, False: 0}, []
        for yanit in yanitlar:
            beklenen = bool(olur(yanit))
            _, cikti, hata = surecte("".join(f"{satir}\n" for satir in [*oncekiler, yanit]))
            if (sonraki_soru in cikti, len(hata.splitlines())) != (beklenen, 2 - beklenen):
                tutmayanlar.append((yanit, hata))
            sayilar[beklenen] += 1
        self.assertEqual(tutmayanlar, [])
        self.assertGreater(min(sayilar.values()), 20, sayilar)

    def test_lno(self):
        yanitlar = karistir(random.Random(1), SAYILAR, 200)
        self.denenir([], "adini-soyadini", yanitlar, dilbilgisi.lno_olur)
        tekiller = [*SAYILAR, *(f" {sayi}\t" for sayi in SAYILAR), *"3456789"]
        ikincinin_adi = ("\nOyuncunun lisans numarasini giriniz (bitirmek için 0 ya da negatif "
                         "giriniz): Oyuncunun adini")
        self.denenir(OYUNCULAR[:4], ikincinin_adi, tekiller,
                     lambda metin: dilbilgisi.lno_olur(metin, {5}))

    def test_kuvvet(self):
        yanitlar = karistir(random.Random(2), SAYILAR, 100)
        for kac, sonraki in ((2, "UKD’sini"), (3, "(en az 1000, yoksa 0): \n")):
            self.denenir(OYUNCULAR[:kac], sonraki, yanitlar, dilbilgisi.kuvvet_olur)

    def test_tur_sayisi(self):
        yanitlar = karistir(random.Random(3), [*SAYILAR, "3", "+3", "0003", " 2 "], 200)
        self.denenir(OYUNCULAR, "rengini", yanitlar,
                     lambda metin: dilbilgisi.tur_sayisi_olur(metin, 2, 3))

    def test_renk(self):
        yanitlar = karistir(random.Random(4), [*"bsBSşw", "bs"], 100)
        self.denenir([*OYUNCULAR, "2"], " Beyazlar ", yanitlar, dilbilgisi.renk_olur)

    def test_sonuc(self):
        yanitlar = karistir(random.Random(5), [*SAYILAR, *"0123456"], 200)
        self.denenir([*OYUNCULAR, "2", "b"], "2. masada", yanitlar, dilbilgisi.sonuc_olur)

    def test_ad(self):
        """Kabul edilen adın listede yazılışı da tanımınkidir."""
        temeller = ["Ali", "ali can", "ırmak", "İsil", "A.", "o'Neil", "d’Arc", "A.-B. Ak", "",
                    *"-'", "uzun ad " * 12 + "dört", "uzun ad " * 12 + "beşli",  # 100, 101
                    "o\u0308" * 50, "o\u0308" * 51]  # birleşmeden 100, 102
        yanitlar = karistir(random.Random(6), temeller, 600)
        self.denenir(OYUNCULAR[:1], "ELO’sunu", yanitlar, dilbilgisi.ad)
        adlar = [yanit for yanit in yanitlar if dilbilgisi.ad(yanit)]
        oyuncular = "".join(f"{lno}\n{ad}\n0\n0\n" for lno, ad in enumerate(adlar, start=1))
        liste = tablo_oku(surecte(oyuncular + "0\n")[1], "Başlangıç Sıralama Listesi:")
        yazilan = {int(satir["LNo"]): satir["Ad-Soyad"] for satir in liste}
        beklenen = {lno: dilbilgisi.ad(ad) for lno, ad in enumerate(adlar, start=1)}
        self.assertEqual(yazilan, beklenen)
