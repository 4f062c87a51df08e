"""satranc.py ile yalin.py'nin bütün turnuvalarda aynı dökümü yazdığını gösterir.

Kullanımı: python3 -m tests.karsilastir [ADET [TOHUM]]

Sınamaların kullandığı karşılaştırma; tek başına, 15-60 kişilik ADET (2000) turnuva dener ve hangi
gevşetmeye kaç turda rastlandığını yazar. İlk farkta durur.
"""

import random
import sys
from collections import Counter

from tests import yalin
from tests.denetci import denetle
from tests.uretec import SONUC_TURLERI, turnuva_girdisi
from tests.yardim import notsuz, surecte


def karsilastir(sayi, tur, tur_adi, tohum):
    """Turnuvayı iki uygulamayla oynatır; fark varsa AssertionError verir.

    Her düzeye (yalin.turu_esle) kaç turda rastlandığını, erken bittiyse "erken"i sayar.
    """
    girdi = turnuva_girdisi(sayi, tur, tohum, tur_adi)
    kod, cikti, hata = surecte(girdi)
    beklenen, turun_duzeyleri = yalin.turnuva(girdi)
    assert (kod, hata) == (0, ""), hata
    assert notsuz(cikti) == beklenen, "dökümler ayrı"
    oynanan, notlar = denetle(cikti)
    assert oynanan == len(turun_duzeyleri)
    assert (f"turnuva {oynanan}. turun sonunda bitti" in cikti) == (oynanan < tur), "erken bitişin notu"
    assert notlar or set(turun_duzeyleri) == {0}, "gevşetmenin notu yok"
    duzeyler = Counter(turun_duzeyleri)
    duzeyler["erken"] += oynanan < tur
    return duzeyler


def rastgele_alan(rastgele):
    """15-60 oyunculu bir turnuvanın (oyuncu, tur, sonuçlar, tohum)'unu döndürür."""
    sayi = rastgele.choice((rastgele.randint(15, 24), rastgele.randint(15, 40), rastgele.randint(15, 60)))
    en_az = (sayi - 1).bit_length()
    tur = rastgele.choice((en_az, rastgele.randint(en_az, sayi - 1), sayi - 1))
    return sayi, tur, rastgele.choice(list(SONUC_TURLERI)), rastgele.randrange(10**6)


def main(adet=2000, tohum=1):
    """Rastgele alanları karşılaştırır, sayaçları yazar."""
    rastgele, duzeyler = random.Random(tohum), Counter()
    for no in range(1, adet + 1):
        alan = rastgele_alan(rastgele)
        try:
            duzeyler.update(karsilastir(*alan))
        except AssertionError as hata:
            raise SystemExit(f"{alan}: {hata}") from hata
        if no % 100 == 0 or no == adet:
            print(f"{no} turnuva aynı; düzeyler: {dict(sorted(duzeyler.items(), key=str))}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
