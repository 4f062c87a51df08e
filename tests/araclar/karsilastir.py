"""satranc.py ile yalin.py'nin bütün turnuvalarda aynı dökümü yazdığını gösterir.

Kullanımı: python3 -m tests.araclar.karsilastir [ADET [TOHUM]]

Sınamaların kullandığı karşılaştırma; tek başına, 15-60 kişilik ADET (2000) turnuva dener ve hangi
gevşetmeye kaç turda rastlandığını yazar. İlk farkta durur.
"""

import random
import sys
from collections import Counter

from tests import yalin
from tests.denetci import denetle, erken_bitis_notu, gerek
from tests.uretec import SONUC_TURLERI, turnuva_girdisi
from tests.yardim import fark, notsuz, surecte


def karsilastir(sayi, tur, tur_adi, tohum):
    """Turnuvayı iki uygulamayla oynatır; ayrılırlarsa nerede olduğunu söyleyen hata verir.

    Her düzeye (yalin.turu_esle) kaç turda rastlandığını, erken bittiyse "erken"i sayar.
    """
    kaynak = f"turnuva_girdisi({sayi}, {tur}, {tohum}, {tur_adi!r}):"
    girdi = turnuva_girdisi(sayi, tur, tohum, tur_adi)
    kod, cikti, hata = surecte(girdi)
    beklenen, turun_duzeyleri = yalin.turnuva(girdi)
    gerek(kod == 0, kaynak, kod, hata)
    if notsuz(cikti) != beklenen:
        raise AssertionError(f"{kaynak} {fark(notsuz(cikti), beklenen)}")
    oynanan, notlar = denetle(cikti)
    gerek(oynanan == len(turun_duzeyleri), kaynak, oynanan, "tur oynandı")
    gerek(("kullanılmadı" in hata) == (oynanan < tur), kaynak, "artan sonuçlar", hata)
    gerek((erken_bitis_notu(oynanan) in cikti) == (oynanan < tur), kaynak, "erken bitişin notu")
    gerek(notlar or set(turun_duzeyleri) == {0}, kaynak, "gevşetmenin notu yok")
    duzeyler = Counter(turun_duzeyleri)
    duzeyler["erken"] += oynanan < tur
    return duzeyler


def rastgele_alan(rastgele):
    """15-60 oyunculu bir turnuvanın (oyuncu, tur, sonuçlar, tohum)'unu döndürür."""
    sayi = rastgele.randint(15, rastgele.choice((24, 40, 60)))
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
            print(no, "turnuva aynı; düzeyler:", sorted(duzeyler.items(), key=str), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
