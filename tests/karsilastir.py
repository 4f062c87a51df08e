"""satranc.py ile yalin.py'nin bütün turnuvalarda aynı dökümü, aynı adımları yazdığını gösterir.

Kullanımı: python3 -m tests.karsilastir [ADET [TOHUM]]

Sınamaların kullandığı karşılaştırma; tek başına, 15-60 kişilik, kiminde oynayanlar değişen ADET
(2000) turnuva dener ve hangi gevşetmeye kaç turda rastlandığını yazar. İlk farkta durur.
"""

import random
import re
import sys
from collections import Counter

from tests.calistirma import surecte
from tests.uretec import SONUC_TURLERI, turnuva_girdisi
from tests.yalin import ILETI, turnuva
from tests.yardim import fark, notsuz


def karsilastir(*alan):
    """turnuva_girdisi(*alan)'ı iki uygulamayla oynatır; ayrıldıkları yeri söyleyen hata verir.

    Turlarının düzeylerini (yalin.turnuva) döndürür.
    """
    kaynak, girdi = f"turnuva_girdisi{alan}:", turnuva_girdisi(*alan)
    kod, cikti, hata = surecte(girdi, "--adimlar")
    dokum, duzeyler, adimlar = turnuva(girdi)
    # İletilerin her biri bir satırdır, adımlarınki böyle başlamaz.
    gelen = notsuz(cikti) + re.sub("(?m)^['G].*\n", ILETI, hata)
    if (kod, gelen) != (0, dokum + adimlar):
        raise AssertionError(f"{kaynak} {fark((kod, gelen), (0, dokum + adimlar))}")
    return duzeyler


def main(adet=2000, tohum=1):
    """Rastgele alanları karşılaştırır, sayaçları yazar."""
    rastgele, duzeyler = random.Random(tohum), Counter()
    for no in range(1, adet + 1):
        sayi = rastgele.randint(15, rastgele.choice((24, 40, 60)))
        en_az = (sayi - 1).bit_length()
        tur = rastgele.choice((en_az, rastgele.randint(en_az, sayi - 1), sayi - 1))
        duzeyler.update(karsilastir(
            sayi, tur, rastgele.randrange(10**6), rastgele.choice([*SONUC_TURLERI]),
            rastgele.choice((0, 0, 0.5))))
        if no % 100 == 0 or no == adet:
            print(no, "turnuva aynı; düzeyler:", dict(duzeyler), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
