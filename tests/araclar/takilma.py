"""Yöntem yazıldığı gibi uygulanınca turnuvaların kaçı takılır, kaçında bir kural gevşer?

Kullanımı: python3 -m tests.araclar.takilma [--adet N] [--yaz DOSYA]

Takılanları (bir oyuncu rakipsiz kalır) yalin.py sayar. Notlular satranc.py'nin bir kuralı
gevşettiği ya da erken bitirdikleridir. Turnuvalar tohumludur: aynı komut aynı sayıları yazar.
"""

import argparse

from tests import yalin
from tests.uretec import turnuva_girdisi
from tests.yardim import json_yaz, surecte

ALANLAR = ((16, 4), (16, 6), (32, 5), (32, 7), (64, 6), (64, 8), (100, 7), (100, 9))


def takilir(sayi, tur, tohum):
    """Turnuvada yöntem bir oyuncuyu açıkta bırakır mı?"""
    try:
        yalin.turnuva(turnuva_girdisi(sayi, tur, tohum), cikmazda_dene=False)
    except yalin.Takildi:
        return True
    return False


def notludur(sayi, tur, tohum):
    """Programın dökümünde bir `Not:` satırı var mı?"""
    return "\nNot: " in surecte(turnuva_girdisi(sayi, tur, tohum))[1]


def main():
    """Her alanda takılan turnuvaları sayar, yazar; istenirse JSON dosyasına koyar."""
    cozumleyici = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    adet_soz = "her alanda denenen turnuva (300)"
    cozumleyici.add_argument("--adet", type=int, default=300, help=adet_soz)
    cozumleyici.add_argument("--yaz", metavar="DOSYA", help="sayıların yazılacağı JSON dosyası")
    secenekler = cozumleyici.parse_args()
    sonuc = []
    for sayi, tur in ALANLAR:
        tohumlar = range(secenekler.adet)
        takilan = sum(takilir(sayi, tur, tohum) for tohum in tohumlar)
        notlu = sum(notludur(sayi, tur, tohum) for tohum in tohumlar)
        sonuc.append({
            "oyuncu": sayi, "tur": tur, "turnuva": secenekler.adet,
            "takılan": takilan, "notlu": notlu,
        })
        takilma = f"takılan {takilan} / {secenekler.adet}, notlu {notlu} / {secenekler.adet}"
        print(f"{sayi:>4} oyuncu {tur:>2} tur: {takilma}", flush=True)
    if secenekler.yaz:
        json_yaz(secenekler.yaz, sonuc)


if __name__ == "__main__":
    main()
