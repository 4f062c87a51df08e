"""Yanıtların dilbilgisi: üretilmiş binlerce yanıt, ikinci bir tanıma (dilbilgisi.py) göre kabul ya da ret."""

import random
import unicodedata
import unittest

from tests import dilbilgisi
from tests.denetci import tablo_oku
from tests.yardim import surecte

BOSLUKLAR = [chr(kod) for kod in range(0x110000) if unicodedata.category(chr(kod)) == "Zs"]
AYIRICILAR = ["\u2028", "\u2029"]
DENETIM = [chr(kod) for kod in range(0x100) if unicodedata.category(chr(kod)) == "Cc" and chr(kod) != "\n"]
BICIM = ["\u00ad", "\u200b", "\u200d", "\u2060", "\u180e", "\u202e"]  # görünmeyen, boşluk sayılmayan
EKSILER = ["-", "\u2010", "\u2012", "\u2013", "\u2212", "\ufe63", "\uff0d", "+", "\uff0b", "--", "+-", "- "]
RAKAMLAR = ["٣", "３", "²", "①", "Ⅷ", "½", "৪", "𝟓", "0x1", "1e3", "1_0", "1.0", "1,5", "0b1"]
HARFLER = ["a", "ı", "i", "İ", "Ğ", "é", "ß", "ﬁ", "ǅ", "Ж", "好", "ª", "ʼ", "ℵ", "k\u0307", "o\u0308", "i\u0307",
           "I\u0307", "\u0307a", "a\u0327\u0301", "x\u030c", "\u0130\u0307", "ΐ", "և"]
ISARETLER = ["'", "’", "-", ".", "‘", "`", "\"", "_", ",", ";", "/", "(", "·", "‐", "′"]
ATOMLAR = [*BOSLUKLAR, *AYIRICILAR, *DENETIM, *BICIM, *EKSILER, *RAKAMLAR, *HARFLER, *ISARETLER]
SAYILAR = ["0", "1", "2", "5", "6", "999", "1000", "1001", "0" * 300 + "1", "0" * 637 + "1000", "0" * 639 + "0",
           "0" * 640 + "0", "9" * 640, "9" * 641, "", "+", "-", "+0", "-0", "+1", "-1", "+5", "007", "-007", "00", "05"]
OYUNCULAR = ["5", "A", "0", "0", "6", "B", "0", "0", "7", "C", "0", "0", "8", "D", "0", "0", "0"]


def karistir(rastgele, temeller, adet):
    """Temel yanıtlar boşluklarla çevrili; her atom başlarında, ortalarında, sonlarında; rastgele diziler."""
    uretilen = [f"{bas}{temel}{son}" for temel in temeller for bas in ("", " ", " \t") for son in ("", "\r", "\t \r\r")]
    for atom in ATOMLAR:
        for temel in rastgele.sample(temeller, 3):
            orta = len(temel) // 2
            uretilen += [atom, atom + temel, temel + atom, temel[:orta] + atom + temel[orta:]]
    for _ in range(adet):
        uretilen.append("".join(rastgele.choices([*ATOMLAR, *temeller, " ", "\t", "\r"], k=rastgele.randint(1, 4))))
    return uretilen


class Dilbilgisi(unittest.TestCase):
    def denenir(self, oncekiler, sonraki_soru, yanitlar, olur):
        """Her yanıt ayrı bir koşuda verilir; sonraki soru ancak tanım kabul ediyorsa gelir."""
        sayilar = {True: 0, False: 0}
        for yanit in yanitlar:
            beklenen = bool(olur(yanit))
            _, cikti, hata = surecte("".join(f"{satir}\n" for satir in [*oncekiler, yanit]))
            with self.subTest(yanıt=yanit):
                self.assertEqual(sonraki_soru in cikti, beklenen, hata)
                self.assertEqual(len(hata.splitlines()), 2 - beklenen, hata)
            sayilar[beklenen] += 1
        self.assertGreater(min(sayilar.values()), 20, sayilar)

    def test_lno(self):
        yanitlar = karistir(random.Random(1), SAYILAR, 200)
        self.denenir([], "adini-soyadini", yanitlar, dilbilgisi.lno_olur)
        tekiller = [*SAYILAR, *(f" {sayi}\t" for sayi in SAYILAR), *"3456789"]
        self.denenir(OYUNCULAR[:4], "negatif giriniz): Oyuncunun adini-soyadini giriniz: Oyuncunun ELO’sunu giriniz "
                     "(en az 1000, yoksa 0): Oyuncunun UKD’sini giriniz (en az 1000, yoksa 0): \nOyuncunun lisans "
                     "numarasini giriniz (bitirmek için 0 ya da negatif giriniz): Oyuncunun adini",
                     tekiller, lambda metin: dilbilgisi.lno_olur(metin, {5}))

    def test_kuvvet(self):
        for oncekiler, sonraki in ((OYUNCULAR[:2], "UKD’sini"), (OYUNCULAR[:3], "(en az 1000, yoksa 0): \n")):
            self.denenir(oncekiler, sonraki, karistir(random.Random(2), SAYILAR, 100), dilbilgisi.kuvvet_olur)

    def test_tur_sayisi(self):
        self.denenir(OYUNCULAR, "rengini", karistir(random.Random(3), [*SAYILAR, "3", "+3", "0003", " 2 "], 200),
                     lambda metin: dilbilgisi.tur_sayisi_olur(metin, 2, 3))

    def test_renk(self):
        self.denenir([*OYUNCULAR, "2"], "Listesi:\n        Beyazlar",
                     karistir(random.Random(4), ["b", "s", "B", "S", "ş", "bs", "w"], 100), dilbilgisi.renk_olur)

    def test_sonuc(self):
        self.denenir([*OYUNCULAR, "2", "b"], "2. masada", karistir(random.Random(5), [*SAYILAR, *"0123456"], 200),
                     dilbilgisi.sonuc_olur)

    def test_ad(self):
        """Kabul edilen adın listede yazılışı da tanımınkidir."""
        temeller = ["Ali", "ali can", "ırmak", "İsil", "A.", "o'Neil", "d’Arc", "A.-B. Ak", "", "-", "'"]
        yanitlar = karistir(random.Random(6), temeller, 600)
        self.denenir(OYUNCULAR[:1], "ELO’sunu", yanitlar, dilbilgisi.ad)
        adlar = [yanit for yanit in yanitlar if dilbilgisi.ad(yanit)]
        oyuncular = [alan for lno, ad in enumerate(adlar, start=1) for alan in (str(lno), ad, "0", "0")]
        cikti = surecte("\n".join([*oyuncular, "0"]) + "\n")[1]
        liste = cikti.split("Başlangıç Sıralama Listesi:\n")[1].split("\n\n")[0].split("\n")[2:]
        yazilan = {int(satir.split()[1]): satir.split(maxsplit=2)[2].rsplit(maxsplit=2)[0] for satir in liste}
        self.assertEqual(yazilan, {lno: dilbilgisi.ad(ad) for lno, ad in enumerate(adlar, start=1)})

    def test_bom_yalniz_basta(self):
        self.assertEqual(surecte("\ufeff5\nAli\n")[2], "Girdi turnuva bitmeden sona erdi.\n")
        for yanit in ("5\ufeff5", "\ufeff"):
            self.assertRegex(surecte(f"{yanit}\n")[2], r"^[^\n]+; lisans no giriniz[^\n]+\nGirdi[^\n]+\n$")


class AdlarinSirasi(unittest.TestCase):
    def test_rastgele_adlar(self):
        """Puansız oyuncular, rastgele sırayla girilince, bağımsız bir anahtara göre sıralanır."""
        rastgele = random.Random(29)
        harfler = dilbilgisi.SIRA + "ÂÉÑØÆЖ"
        adlar = []
        while len(adlar) < 600:
            bas = rastgele.choice(("", "", "", "Âli", "Çok Uzun " * 15))  # adlar ondan sonra ayrılır
            ad = (bas.upper() + "".join(rastgele.choices(harfler, k=rastgele.randint(1, 3)))).strip()
            if dilbilgisi.ad(ad) == ad:
                adlar.append(ad)
        lnolar = rastgele.sample(range(1, 10_000), len(adlar))
        oyuncular = [alan for lno, ad in zip(lnolar, adlar) for alan in (str(lno), ad, "0", "0")]
        satirlar = tablo_oku(surecte("\n".join([*oyuncular, "0"]) + "\n")[1], "Başlangıç Sıralama Listesi:")
        beklenen = sorted(zip(adlar, lnolar), key=lambda oyuncu: (dilbilgisi.ad_anahtari(oyuncu[0]), oyuncu[1]))
        self.assertEqual([(s["Ad-Soyad"], int(s["LNo"])) for s in satirlar], beklenen)
