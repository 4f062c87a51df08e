"""Yanlış kuralları belli eden turnuvaları arar: uretec.py'nin SECILENLER'ini yazar.

Kullanımı: python3 -m tests.ara [KİŞİ TUR]

Doğru programın turlarında her yanlış kuralın (yanlislar.py) bir turu başka eşlediği ya da nihai
sıraya başka bir sıra verdiği, adımların hiç takılmadığı az sayıda turnuva seçer; her kural, bir
turnuva daha bulunabiliyorsa, üçünde görülür. KİŞİ TUR verilirse o boydaki ilk turnuva eklenir.
"""

import sys
from collections import Counter
from itertools import count

from tests import yalin
from tests.uretec import girdi_oku, takilir_mi, turnuva_girdisi
from tests.yanlislar import ESLESTIRME, TUR_ATLAMA, deneyen

DENENEN, YETER = 3000, 3  # turnuva; bir kuralın görüleceği turnuvalar
YANLISLAR = {**ESLESTIRME, **TUR_ATLAMA}
BOYLAR = [(6, 4), (7, 4), (9, 5), (10, 5), (12, 5), (13, 6), (16, 5)]


def turlari(turnuva):
    """Doğru programın turlarından önceki geçmişler; sonuncusu turnuvanın sonudur."""
    gecmis, kodlar = {o: [] for o, _ in enumerate(turnuva.oyuncular, 1)}, iter(turnuva.kodlar)
    yield gecmis
    for _ in range(turnuva.tur):
        atlayan = yalin.tur_atlayan(gecmis)
        masalar = yalin.masalari(gecmis, atlayan, turnuva.renk)
        gecmis = yalin.oynanmis(gecmis, masalar, atlayan, kodlar)
        yield gecmis


def eslesme(gecmis):
    """(tur atlayan, masalar)."""
    atlayan = yalin.tur_atlayan(gecmis)
    return atlayan, yalin.masalari(gecmis, atlayan)


def gorulenler(alan):
    """Turnuvada belli olan yanlışlar: bir turu başka eşleyenler, sırayı değiştiren ölçütler."""
    _, *turlar, son = turlari(girdi_oku(turnuva_girdisi(*alan, duz=True)))
    gorulen = set()
    for gecmis in turlar:
        dogrusu = eslesme(gecmis)
        gorulen |= {ad for ad, konanlar in YANLISLAR.items()
                    if not deneyen(lambda gecmis=gecmis: eslesme(gecmis), dogrusu)(konanlar)}
    degerler = {o: yalin.olcutler(son, o) for o in son}

    def nihai(atilan=None):
        return sorted(son, key=lambda o: (
            [-deger for ad, deger in degerler[o].items() if ad != atilan], o))

    return gorulen | {f"{ad} yok" for ad in degerler[1] if nihai(ad) != nihai()}


def takilmayanlar(alanlar):
    """Adımların takılmadığı turnuvaların alanları."""
    for kisi, tur, tohum in alanlar:
        alan = kisi, tur, tohum, "çok gelmeyen" if tohum % 2 else "karışık"
        if not takilir_mi(turnuva_girdisi(*alan, duz=True)):
            yield alan


def main(*boy):
    denenenler = ((*BOYLAR[no % len(BOYLAR)], no) for no in range(DENENEN))
    kalanlar = {alan: gorulenler(alan) for alan in takilmayanlar(denenenler)}
    sayilar, secilen = Counter(dict.fromkeys(YANLISLAR, 0)), None
    while secilen != ():
        sayilar.update(kalanlar.pop(secilen, ()))
        katkilar = {alan: sum(sayilar[ad] < YETER for ad in gorulen)
                    for alan, gorulen in kalanlar.items()}
        secilen = max(filter(katkilar.get, katkilar), key=katkilar.get, default=())
        print(secilen)
    if boy:
        print(next(takilmayanlar((*boy, tohum) for tohum in count())))
    print("Kaçında görüldüğü:", dict(sayilar))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
