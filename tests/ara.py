"""Yanlış kuralları belli eden turnuvaları arar: kiyas_turnuvalar.SECILENLER'i yazar.

Kullanımı: python3 -m tests.ara [KİŞİ TUR]

Doğru programın turlarında her yanlış kuralın (yanlislar.py) bir turu başka eşlediği ya da nihai
sıraya başka bir sıra verdiği, adımların hiç takılmadığı az sayıda turnuva seçer; her kural, bir
turnuva daha bulunabiliyorsa, üçünde görülür. KİŞİ TUR verilirse o boydaki ilk turnuva eklenir.
"""

import sys
from collections import Counter
from itertools import count

from tests import yalin
from tests.kiyas_turnuvalar import esle, girdi_oku, isle, takilir_mi, tur_atlayan
from tests.uretec import turnuva_girdisi
from tests.yanlislar import ESLESTIRME, TUR_ATLAMA, yanlisi

DENENEN, YETER = 3000, 3  # turnuva; bir kuralın görüleceği turnuvalar
YANLISLAR = {**ESLESTIRME, **TUR_ATLAMA}
ALANLAR = [(6, 4), (7, 4), (9, 5), (10, 5), (12, 5), (13, 6), (16, 5)]


def turlari(turnuva):
    """Doğru programın turları: tur öncesindeki geçmişler; sonuncusu turnuvanın sonudur."""
    gecmis, kodlar = {o: [] for o, _ in enumerate(turnuva.oyuncular, 1)}, iter(turnuva.kodlar)
    yield gecmis
    for _ in range(turnuva.tur):
        atlayan = tur_atlayan(gecmis)
        gecmis = isle(gecmis, esle(gecmis, atlayan, turnuva.renk), atlayan, kodlar)
        yield gecmis


def nihai_yanlislari(gecmis):
    """Nihai sırayı değiştiren yanlışlar: bakılmayan ya da öne alınan ölçüt."""
    degerler = {o: yalin.olcutler(gecmis, o) for o in gecmis}

    def sira(olcutler):
        return sorted(gecmis, key=lambda o: ([-degerler[o][ad] for ad in olcutler], o))

    adlar = [*degerler[1]]
    yanlislar = {f"{ad} yok": [a for a in adlar if a != ad] for ad in adlar[1:]}
    yanlislar.update({f"{iki}, {bir} yerine": [*adlar[:yer], iki, bir, *adlar[yer + 2:]]
                      for yer, (bir, iki) in enumerate(zip(adlar, adlar[1:]))})
    return {ad for ad, olcutler in yanlislar.items() if sira(olcutler) != sira(adlar)}


def gorulenler(turnuva):
    """Turnuvada belli olan yanlışlar."""
    *turlar, son = turlari(turnuva)
    gorulen = nihai_yanlislari(son)
    for gecmis in turlar[1:]:
        atlayan = tur_atlayan(gecmis)
        dogru = atlayan, esle(gecmis, atlayan)
        for ad, konanlar in YANLISLAR.items():
            with yanlisi(konanlar):
                if ad not in gorulen and dogru != (tur_atlayan(gecmis), esle(gecmis, atlayan)):
                    gorulen.add(ad)
    return gorulen


def takilmayanlar(alanlar):
    """Adımların takılmadığı turnuvaların alanları."""
    for kisi, tur, tohum in alanlar:
        alan = kisi, tur, tohum, "çok gelmeyen" if tohum % 2 else "karışık"
        if not takilir_mi(turnuva_girdisi(*alan, duz=True)):
            yield alan


def main(*boy):
    denenenler = ((*ALANLAR[no % len(ALANLAR)], no) for no in range(DENENEN))
    gorulen = {alan: gorulenler(girdi_oku(turnuva_girdisi(*alan, duz=True)))
               for alan in takilmayanlar(denenenler)}
    sayilar, secilen = Counter(), True
    while secilen:
        def katkisi(alan):
            return sum(sayilar[ad] < YETER for ad in gorulen[alan])

        secilen = max(gorulen, key=katkisi)
        if not katkisi(secilen):
            break
        sayilar.update(gorulen.pop(secilen))
        print(secilen)
    if boy:
        print(next(takilmayanlar((*boy, tohum) for tohum in count())))
    print({ad: sayilar[ad] for ad in sayilar} , "görülmeyenler:", {*YANLISLAR} - {*sayilar})


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
