"""Sonuçlar, puanlar ve eşitlik bozma; beklenenler elle hesaplanmıştır."""

import random
from collections import Counter

from tests.calistirma import surecte
from tests.konum import olcutler
from tests.uretec import alt_alta, oyuncular
from tests.yalin import KARAKTERLER, OLCUTLER
from tests.yardim import Sinama, tablo_oku

ADLAR = ["Puan", "BH-1", "BH-2", "SB", "GS"]
RAKIPLER = {91: 7, 92: 4, 93: 6, 94: 1, 95: 2}  # rakiplerin son puanları (yarım puan)


def tablo(baslik, kisi, *yanitlar):
    """LNo'ları BSNo'ları olan o kadar kişilik turnuvanın listesi, satırlarıyla."""
    girdi = alt_alta(*oyuncular(zip(range(1, kisi + 1))), *yanitlar)
    return tablo_oku(surecte(girdi)[1], baslik)


class Kodlar(Sinama):  # ilk o koşar: bir sonucun puanı değişince nedeni ilk kırmızıdadır
    def test_kodlar(self):
        """Her sonuç kodunun iki tarafa da yazdığı karakter ve puan; elle, her kod için."""
        beklenenler = {
            "0": "½ 0.50 ½ 0.50", "1": "1 1.00 0 0.00", "2": "0 0.00 1 1.00",
            "3": "+ 1.00 - 0.00", "4": "- 0.00 + 1.00", "5": "- 0.00 - 0.00",
        }
        self.assertEqual([*beklenenler], [*KARAKTERLER])
        for kod, beklenen in beklenenler.items():
            satirlar = tablo("Çapraz Tablo:", 2, 1, "b", kod)
            yazilan = [f"{satir['1. Tur'][-1]} {satir['Puan']}" for satir in satirlar]
            self.assertEqual(" ".join(yazilan), beklenen)


class Olcutler(Sinama):
    def test_elle_hesaplananlar(self):
        """Maçları konumlar.txt'deki gibi yazılmış oyuncunun ölçütleri, ADLAR sırasıyla.

        91: 3,5 puan; 92: 2; 93: 3; 94: 0,5; 95: 1.
        """
        for satir in """\
            91b0 92s1 93b½ 94s1 95b0 | 2.5 9.5 8.5 4 2 | rakipler 3,5 2 3 0,5 1; SB 2 + 0,5 + 3/2
            94b½ 95s0 | 0.5 1 0 0.25 0 | beraberlik çeyrek puan verebilir: 94'ün yarısı 0,25
            91b1 | 1 0 0 3.5 1 | tek turda BH'ler, iki turda BH-2 sıfırdır
            91b1 92s1 | 2 3.5 0 5.5 2
            - 92s0 91b0 | 1 5.5 3.5 1 0 | tur atlayan: 0 + 2·0,5; SB'de tam, GS'de yoktur
            - 91b1 - | 3 5.5 3.5 6.5 1
            91b1 92s½ - 93b0 94s0 | 2.5 11 9 7 1 | 1,5 + 2·0,5 = 2,5; SB 3,5 + 2/2 + 2,5
            - 91b+ | 2 1 0 1.5 1 | rakibi gelmeyen: tur atlamadaki gibi, GS'de de vardır
            92s1 91b+ 95b0 | 2 3.5 2 3.5 2 | sayılanlar 2; 1 + 0,5; 1
            91b+ 92s1 93b1 94s1 95b1 | 5 8 7 8.5 5 | sayılanlar 2 2 3 0,5 1
            - 91b- | 1 1 0 0.5 0 | gelmeyen: tur atlamadaki gibi, SB'de yoktur
            91b- 92s0 93b1 | 1 5 3 3 1 | sayılanlar 1 2 3
            91b1 92s1 93b- | 2 5.5 3.5 5.5 2 | son turda: 2 + 0
            92b½ 91s- 93b1 | 1.5 5 3 4 1 | ikisi de gelmemiş: 0,5 + 0,5
            yok 92s0 93b1 | 1 5 3 3 1 | turda olmayan da öyledir""".splitlines():
            yazim, beklenen, *_ = map(str.strip, satir.split("|"))
            bulunan = olcutler(yazim, RAKIPLER)
            self.assertEqual([*bulunan.items()], [*zip(ADLAR, map(float, beklenen.split()))])


class SonSira(Sinama):
    def test_her_olcut_oncekiler_esitken_ayirir(self):
        """Nihai sıra tablonun ölçütlerinden, sonunda BSNo'dan çıkar; her ölçütün ayırdığı vardır.

        LNo'lar BSNo'lardır. Sayılan ikililerde üstteki, BSNo'su büyük olandır.
        """
        ayirdiklari = Counter()
        for tohum in range(300):
            kodlar = random.Random(tohum).choices("0123", k=12)
            nihai = tablo("Nihai Sıralama Listesi:", 7, 4, "b", *kodlar)
            for ust, alt in zip(nihai, nihai[1:]):
                ayiran = next((ad for ad in OLCUTLER if ust[ad] != alt[ad]), None)
                if ayiran:
                    self.assertGreater(float(ust[ayiran]), float(alt[ayiran]), (kodlar, ayiran))
                else:
                    self.assertLess(int(ust["BSNo"]), int(alt["BSNo"]), kodlar)
                ayirdiklari[ayiran] += int(ust["BSNo"]) > int(alt["BSNo"])
        self.assertGreater(min(map(ayirdiklari.get, OLCUTLER)), 0, ayirdiklari)
