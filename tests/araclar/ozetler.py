"""Büyük alanların dökümlerinin özetleri: sınanan programdan değil, yalin.py'den.

Kullanımı: python3 -m tests.araclar.ozetler

test_turnuva programın dökümünün aynı özeti verdiğine bakar. Buradaki, her alanı yalin.py'ye
oynatıp özetini tablodakiyle karşılaştırır; ilk ayrı olanda durur. Birkaç dakika sürer.
"""

import hashlib

from tests import yalin
from tests.uretec import turnuva_girdisi

# (oyuncu, tur, sonuçlar, tohum, `Not:` satırları olmayan dökümün SHA-256'sının başı)
OZETLER = (
    (60, 59, "karışık", 4, "4bdedbb5acc4482e"),
    (61, 60, "hep berabere", 3, "d7c62160944362a0"),
    (96, 7, "hep siyah", 12, "604a46f8a50b7bd5"),
    (104, 103, "hep siyah", 680499, "2c7c74aa75ead3fb"),
    (129, 9, "hep beyaz", 12, "73803722233de380"),
    (1000, 12, "karışık", 1, "498fa57590c0570a"),
    (1025, 11, "karışık", 1, "aef8adcd5357f534"),
    (2000, 11, "karışık", 1, "a05061e38cd15b47"),
)


def ozet(dokum):
    """Dökümün SHA-256'sının başı."""
    return hashlib.sha256(dokum.encode()).hexdigest()[:16]


def main():
    """Tablonun özetlerini yeniden hesaplar."""
    for sayi, tur, tur_adi, tohum, beklenen in OZETLER:
        bulunan = ozet(yalin.turnuva(turnuva_girdisi(sayi, tur, tohum, tur_adi))[0])
        print(sayi, tur, tur_adi, tohum, bulunan, flush=True)
        if bulunan != beklenen:
            raise SystemExit(f"tablodaki: {beklenen}")


if __name__ == "__main__":
    main()
