"""Programlara oynatılan turnuvalar: seçilmişler, rastgele olanlar, çıkmazlar; girdinin okunması."""

import random
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from tests import yalin
from tests.uretec import ELO, UKD, alt_alta, turnuva_girdisi

# turnuva_girdisi'nin parametreleri; yanlış kuralların (kiyas_nedenler) hepsi bunlarda görülür.
# python3 -m tests.kiyas_sec ile bulunurlar; sonuncusu 30 kişilik, 8 turludur.
SECILENLER = ()
CIKMAZ_SAYISI = 4


class Turnuva(NamedTuple):
    """oyuncular: (LNo, büyük harfli ad, ELO, UKD) demetleri, doğru başlangıç sırasıyla."""

    girdi: str
    oyuncular: list
    tur: int
    renk: str
    kodlar: list


def siralanmis(oyuncular):
    """Ödevin başlangıç sırası."""
    return sorted(oyuncular, key=lambda o: (-o[2], -o[3], yalin.ad_anahtari(o[1]), o[0]))


def girdi_oku(girdi):
    """Girdi metninden Turnuva; 0-5'ten başka sonuçlar atlanır.

    Yanıtlar ödevdeki sorulara uymuyorsa ValueError ya da StopIteration verir.
    """
    yanitlar = map(str.strip, girdi.split("\n"))
    oyuncular = []
    while (lno := int(next(yanitlar))) > 0:
        ad, elo, ukd = yalin.buyut(next(yanitlar)), int(next(yanitlar)), int(next(yanitlar))
        oyuncular.append((lno, " ".join(ad.split()), elo, ukd))
    tur, renk = int(next(yanitlar)), next(yanitlar).lower()
    kodlar = [yanit for yanit in yanitlar if yanit in yalin.KARAKTERLER]
    return Turnuva(girdi, siralanmis(oyuncular), tur, renk, kodlar)


def esle(gecmis, atlayan):
    """Adımların, yazıldığı gibi, eşlediği masalar (beyaz, siyah); takılınca None."""
    sirali = [o for o in yalin.sirala(gecmis) if o != atlayan]
    secimler, kalan = yalin.yazildigi_gibi(gecmis, sirali, ())
    if kalan:
        return None
    return [(aranan, aday) if renk == "b" else (aday, aranan) for aranan, aday, renk in secimler]


def tur_atlayan(gecmis):
    """Kurala göre tur atlayacak oyuncu; oyuncu sayısı çiftse ya da kimse yoksa None."""
    uygunlar = [o for o in yalin.sirala(gecmis) if yalin.tur_atlayabilir(gecmis, o)]
    return uygunlar.pop() if len(gecmis) % 2 and uygunlar else None


def ilk_tur(sayi, renk, atlayan):
    """1. turun masaları: tek BSNo'lular ilk rengi alır."""
    kalan = [o for o in range(1, sayi + 1) if o != atlayan]
    ciftler = zip(kalan[::2], kalan[1::2])
    return [(ilk, iki) if renk == "b" else (iki, ilk) for ilk, iki in ciftler]


def isle(gecmis, masalar, atlayan, kodlar, karakterler=yalin.KARAKTERLER, atlama="1"):
    """Turun eklendiği geçmiş."""
    gecmis = {o: [*maclar] for o, maclar in gecmis.items()}
    for (beyaz, siyah), kod in zip(masalar, kodlar):
        beyazin, siyahin = karakterler[kod]
        gecmis[beyaz].append((siyah, "b", beyazin))
        gecmis[siyah].append((beyaz, "s", siyahin))
    if atlayan:
        gecmis[atlayan].append((None, None, atlama))
    return gecmis


def turlari(turnuva):
    """Doğru programın turları: (önceki geçmiş, masalar ya da None, tur atlayan) üreteci."""
    sayi = len(turnuva.oyuncular)
    gecmis, kodlar = {o: [] for o in range(1, sayi + 1)}, iter(turnuva.kodlar)
    for tur in range(turnuva.tur):
        atlayan = tur_atlayan(gecmis)
        masalar = esle(gecmis, atlayan) if tur else ilk_tur(sayi, turnuva.renk, atlayan)
        yield gecmis, masalar, atlayan
        if masalar is None or (sayi % 2 and atlayan is None):
            return
        gecmis = isle(gecmis, masalar, atlayan, kodlar)


def takilir_mi(turnuva):
    """Ödevin adımları bir turu eşleyemiyor mu?"""
    return any(masalar is None or (len(gecmis) % 2 and atlayan is None)
               for gecmis, masalar, atlayan in turlari(turnuva))


def sec(rastgele, sayi, takilan, kisa=False):
    """Adımların takıldığı ya da takılmadığı bir turnuva."""
    en_az = (sayi - 1).bit_length()
    while True:
        tur = rastgele.randint(en_az, min(en_az + 2, sayi - 1))
        tur_adi = rastgele.choice(("karışık", "çok gelmeyen"))
        turnuva = girdi_oku(turnuva_girdisi(
            sayi, tur, rastgele.randrange(10**6), tur_adi, duz=True, kisa=kisa))
        if takilir_mi(turnuva) == takilan:
            return turnuva


@lru_cache(maxsize=None)
def turnuvalar(adet, tohum):
    """(doğru programın bitirdikleri, çıkmazlar): seçilmişler, sonra 3'ten 24 kişiye rastgele."""
    rastgele = random.Random(tohum)
    secilenler = [girdi_oku(turnuva_girdisi(*alan, duz=True)) for alan in SECILENLER]
    rastgeleler = [sec(rastgele, 3 + 22 * no // adet, False, no % 2) for no in range(adet)]
    cikmazlar = [sec(rastgele, 9 + no, True) for no in range(CIKMAZ_SAYISI)]
    return rastgeleler + secilenler, cikmazlar
