"""Yöntem yazıldığı gibi uygulanınca turnuvaların kaçı bir oyuncuyu rakipsiz bırakır?

Kullanımı: python3 -m tests.araclar.takilma [--adet N] [--yaz DOSYA]

Sayan, satranc.py değil yalin.py'dir. Turnuvalar tohumludur: aynı komut aynı sayıları yazar.
"""

import argparse

from tests import yalin
from tests.uretec import turnuva_girdisi
from tests.yardim import json_yaz

ALANLAR = ((16, 4), (16, 6), (32, 5), (32, 7), (64, 6), (64, 8), (100, 7), (100, 9))


def takilir(sayi, tur, tohum):
    """Turnuvada yöntem bir oyuncuyu açıkta bırakır mı?"""
    try:
        yalin.turnuva(turnuva_girdisi(sayi, tur, tohum), cikmazda_dene=False)
    except yalin.Takildi:
        return True
    return False


def main():
    """Her alanda takılan turnuvaları sayar, yazar; istenirse JSON dosyasına koyar."""
    cozumleyici = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ekle = cozumleyici.add_argument
    ekle("--adet", type=int, default=300, help="her alanda denenen turnuva (300)")
    ekle("--yaz", metavar="DOSYA", help="sayıların yazılacağı JSON dosyası")
    secenekler = cozumleyici.parse_args()
    sonuc = []
    for sayi, tur in ALANLAR:
        takilan = sum(takilir(sayi, tur, tohum) for tohum in range(secenekler.adet))
        sonuc.append({"oyuncu": sayi, "tur": tur, "turnuva": secenekler.adet, "takılan": takilan})
        takilanlar = f"takılan turnuva {takilan} / {secenekler.adet}"
        print(f"{sayi:>4} oyuncu {tur:>2} tur: {takilanlar}", flush=True)
    if secenekler.yaz:
        json_yaz(secenekler.yaz, sonuc)


if __name__ == "__main__":
    main()
