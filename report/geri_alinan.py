"""Yöntemin takıldığı turlarda kaç masanın geri alındığını sayar.

Kullanımı: python3 -m report.geri_alinan

report/takilma.json'daki turnuvaları satranc.py'ye oynatır, sayıları report/geri_alinan.json'a
yazar: her alan için geri alınan masalar -> öyle tamamlanan turlar. On saniye kadar sürer.
"""

import json
from collections import Counter

from tests.calistirma import surecte
from tests.konum import geri_alinanlar
from tests.uretec import turnuva_girdisi
from tests.yardim import KOK, oku

ALANLAR = ("oyuncu", "tur", "turnuva")


def say(oyuncu, tur, turnuva):
    """Tohumları 0, 1, ... olan bu kadar turnuvada geri alınan masalar -> turlar."""
    with geri_alinanlar() as sayilar:
        for tohum in range(turnuva):
            surecte(turnuva_girdisi(oyuncu, tur, tohum))
    return {str(masa): turlar for masa, turlar in sorted(Counter(sayilar).items())}


def main():
    """Sayar, dosyayı yazar."""
    sayilanlar = []
    for takilma in json.loads(oku(KOK / "report" / "takilma.json")):
        alan = {ad: takilma[ad] for ad in ALANLAR}
        sayilanlar.append({**alan, "geri_alınan": say(**alan)})
        print(sayilanlar[-1], flush=True)
    metin = json.dumps(sayilanlar, ensure_ascii=False, indent=1)
    (KOK / "report" / "geri_alinan.json").write_bytes(f"{metin}\n".encode())


if __name__ == "__main__":
    main()
