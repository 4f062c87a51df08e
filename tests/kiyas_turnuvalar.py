"""Programlara oynatılan turnuvalar: seçilmişler, rastgele olanlar, çıkmazlar; bir turun kuralı."""

import random
from functools import lru_cache
from typing import NamedTuple
from unittest import mock

from tests import yalin
from tests.uretec import turnuva_girdisi

# turnuva_girdisi'nin parametreleri; yanlislar.py'deki her yanlış kural bunların birinde görülür.
# python3 -m tests.ara bulur; sonuncusu 30 kişilik, 8 turludur.
SECILENLER = (
    (13, 6, 2672, "karışık"), (13, 6, 5, "çok gelmeyen"), (13, 6, 803, "çok gelmeyen"),
    (13, 6, 474, "karışık"), (16, 5, 202, "karışık"), (7, 4, 211, "çok gelmeyen"),
    (10, 5, 1046, "karışık"), (7, 4, 1233, "çok gelmeyen"), (30, 8, 4, "karışık"),
)
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


def esle(gecmis, atlayan, renksiz=yalin.RENKSIZ):
    """Adımların, yazıldığı gibi, eşlediği masalar (beyaz, siyah); takılınca None.

    İkisinin de rengi yokken (1. turda herkes öyledir) aranan `renksiz`i alır.
    """
    sirali = [o for o in yalin.sirala(gecmis) if o != atlayan]
    with mock.patch.object(yalin, "RENKSIZ", renksiz):
        secimler, kalan = yalin.yazildigi_gibi(gecmis, sirali, ())
    if kalan:
        return None
    return [(aranan, aday) if renk == "b" else (aday, aranan) for aranan, aday, renk in secimler]


def tur_atlayan(gecmis):
    """Kurala göre tur atlayacak oyuncu; oyuncu sayısı çiftse ya da kimse yoksa None."""
    uygunlar = [o for o in yalin.sirala(gecmis) if yalin.tur_atlayabilir(gecmis, o)]
    return uygunlar.pop() if len(gecmis) % 2 and uygunlar else None


def isle(gecmis, masalar, atlayan, kodlar, karakterler=yalin.KARAKTERLER, atlama="1"):
    """Turun eklendiği geçmiş."""
    yeni = {o: [*maclar] for o, maclar in gecmis.items()}
    for (beyaz, siyah), kod in zip(masalar, kodlar):
        beyazin, siyahin = karakterler[kod]
        yeni[beyaz].append((siyah, "b", beyazin))
        yeni[siyah].append((beyaz, "s", siyahin))
    if atlayan:
        yeni[atlayan].append((None, None, atlama))
    return yeni


def takilir_mi(girdi):
    """Ödevin adımları, yazıldığı gibi, turlardan birini eşleyemiyor mu?"""
    return {*yalin.turnuva(girdi)[1]} != {yalin.YONTEM}


def sec(rastgele, sayi, takilan, kisa=False, tur=None):
    """Adımların takıldığı ya da takılmadığı bir turnuva."""
    en_az = (sayi - 1).bit_length()
    while True:
        girdi = turnuva_girdisi(
            sayi, tur or rastgele.randint(en_az, min(en_az + 2, sayi - 1)),
            rastgele.randrange(10**6), rastgele.choice(("karışık", "çok gelmeyen")),
            duz=True, kisa=kisa)
        if takilir_mi(girdi) == takilan:
            return girdi_oku(girdi)


@lru_cache(maxsize=None)
def turnuvalar(adet, tohum):
    """(doğru programın bitirdikleri, çıkmazlar): seçilmişler, sonra 3'ten 24 kişiye rastgele."""
    rastgele = random.Random(tohum)
    secilenler = [girdi_oku(turnuva_girdisi(*alan, duz=True)) for alan in SECILENLER]
    rastgeleler = [sec(rastgele, 3 + 22 * no // adet, False, no % 2) for no in range(adet)]
    cikmazlar = [sec(rastgele, 9 + no, True) for no in range(CIKMAZ_SAYISI)]
    return rastgeleler + secilenler, cikmazlar
