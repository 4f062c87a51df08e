"""Programın hızı, hesap yapmayan bir tabana oranla: python3 -m tests.olcum > report/sureler.txt

Her boyun turnuvası ikisine TEKRAR kez, sırayla oynatılır: ayrı süreçler (python3 -S), girdi
ile çıktı birer dosya. Süreler ortancadır (ms): programın işlemci ve saat süresi, tabanın işlemci
süresi. Oranlar işlemci sürelerinindir, koşuların oranlarının ortancası. Taban aynı kadar soru
sorar, satır yazar; turnuva erken biterse o da. "Kayıtla" satırlarında program yeni bir kayda
yazar, taban yazmaz. POSIX ister.
"""

import os
import platform
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter

from tests.uretec import SORULAR, turnuva_girdisi
from tests.yardim import PROGRAM

TEKRAR = 5
BOYLAR = (  # oyuncu, tur, sonuçlar, kayıtla mı
    (100, 9, "karışık", False), (1_000, 10, "karışık", False), (1_000, 20, "karışık", False),
    (1_000, 40, "karışık", False), (1_000, 80, "karışık", False), (10_000, 14, "karışık", False),
    (121, 120, "karışık", False), (300, 299, "hep berabere", False),
    (2_000, 100, "hep beyaz", False), (2_000, 11, "karışık", True),
)
TABAN = f"""
import sys

def sor(kac):
    for _ in range(kac):
        input("Turda masada oynanan macin sonucunu giriniz (0-5), en az 1000: ")

def liste(satir, en):
    print()
    for _ in range(satir):
        print("x" * en)

sayi, turlar = map(int, sys.argv[1:3])
for _ in range(sayi):
    sor({len(SORULAR)})
    print()
sor(1)
liste(sayi + 3, 38)
print()
sor(2)
for _ in range(turlar):
    liste((sayi + 1) // 2 + 4, 38)
    print()
    sor(sayi // 2)
liste(sayi + 3, 70)
liste(sayi + 3, 70 + 8 * turlar)
"""


def kosu(komut, girdi, cikti):
    """Yorumlayıcıyı komutla, verilen dosyalarla koşar; işlemci ile saat süresini (ms) döndürür."""
    baslangic, onceki = perf_counter(), getrusage(RUSAGE_CHILDREN)
    with open(girdi, "rb") as okunan, open(cikti, "wb") as yazilan:
        subprocess.run([sys.executable, "-S", *komut], check=True, stdin=okunan, stdout=yazilan,
                       stderr=subprocess.DEVNULL, env={**os.environ, "PYTHONIOENCODING": "utf-8"})
    saat, sonraki = perf_counter() - baslangic, getrusage(RUSAGE_CHILDREN)
    islemci = sum(sonraki[:2]) - sum(onceki[:2])  # kullanıcı ile çekirdek süresi
    return 1000 * islemci, 1000 * saat


def olc(sayi, tur, sonuclar, kayitla):
    """Turnuvanın oynanan turunu, programın, tabanın sürelerini verir."""
    programin, tabanin = [], []
    with tempfile.TemporaryDirectory() as klasor:
        girdi, cikti, kayit = (Path(klasor, ad) for ad in ("girdi.txt", "cikti.txt", "kayit.txt"))
        girdi.write_text(turnuva_girdisi(sayi, tur, 1, sonuclar), encoding="utf-8")
        for _ in range(TEKRAR):
            kayit.unlink(missing_ok=True)
            secenekler = ["--kayit", str(kayit)] if kayitla else []
            programin.append(kosu([str(PROGRAM), *secenekler], girdi, cikti))
            oynanan = cikti.read_text(encoding="utf-8").count(". Tur Eşleştirme Listesi:")
            tabanin.append(kosu(["-c", TABAN, str(sayi), str(oynanan)], girdi, cikti))
    return oynanan, programin, tabanin


def main():
    """Boyları ölçer, tabloyu yazar."""
    print(f"{date.today()}, {platform.processor() or platform.machine()}", sys.version.split()[0])
    print(f"{'oyuncu × oynanan tur':<36}  işlemci    saat   taban   tabana")
    for sayi, tur, sonuclar, kayitla in BOYLAR:
        oynanan, programin, tabanin = olc(sayi, tur, sonuclar, kayitla)
        ad = f"{sayi} × {oynanan}, {sonuclar}{', kayıtla' * kayitla}"
        islemci, saat = map(median, zip(*programin))
        oran = median(bizim / onun for (bizim, _), (onun, _) in zip(programin, tabanin))
        taban = median(onun for onun, _ in tabanin)
        print(f"{ad:<36} {islemci:>8.0f} {saat:>7.0f} {taban:>7.0f} {oran:>8.2f}", flush=True)


if __name__ == "__main__":
    main()
