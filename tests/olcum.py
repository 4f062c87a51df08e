"""Hız ölçümü: satranc.py, hiç hesap yapmayan taban, istenirse eski bir satranc.py, aynı koşuda.

Kullanımı: python3 -m tests.olcum [ESKI_SATRANC.py]

Her boyun turnuvası programlara TEKRAR kez, sırayla oynatılır: ayrı süreçler (python3 -S), girdi
ile çıktı birer dosya. Süreler işlemci süreleridir (ms), ortanca; oranlar da koşuların oranlarının
ortancasıdır. Taban aynı kadar soru sorar, satır yazar; turnuva erken biterse o da. "Kayıtla"
satırlarında programlar yeni bir kayda yazar, taban yazmaz. POSIX ister.
"""

import os
import platform
import subprocess
import sys
import tempfile
from datetime import date
from operator import truediv
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

from tests.uretec import SORULAR, turnuva_girdisi
from tests.yardim import PROGRAM

TEKRAR = 5
BOYLAR = (  # oyuncu, tur, sonuçlar, kayıtla mı
    (100, 9, "karışık", False), (1_000, 11, "karışık", False), (10_000, 14, "karışık", False),
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
    """Yorumlayıcıyı komutla, verilen dosyalarla koşar; işlemci süresini (ms) döndürür."""
    onceki = getrusage(RUSAGE_CHILDREN)
    with open(girdi, "rb") as okunan, open(cikti, "wb") as yazilan:
        subprocess.run([sys.executable, "-S", *komut], check=True, stdin=okunan, stdout=yazilan,
                       stderr=subprocess.DEVNULL, env={**os.environ, "PYTHONIOENCODING": "utf-8"})
    sonraki = getrusage(RUSAGE_CHILDREN)
    return 1000 * (sum(sonraki[:2]) - sum(onceki[:2]))  # kullanıcı ile çekirdek süresi


def olc(sayi, tur, sonuclar, kayitla, programlar):
    """Turnuvanın (oynanan turu, programların süreleri, sonuncusu tabanınki) değerlerini verir."""
    sureler = [[] for _ in (*programlar, TABAN)]
    with tempfile.TemporaryDirectory() as klasor:
        girdi, cikti, kayit = (Path(klasor, ad) for ad in ("girdi.txt", "cikti.txt", "kayit.txt"))
        girdi.write_text(turnuva_girdisi(sayi, tur, 1, sonuclar), encoding="utf-8")
        for _ in range(TEKRAR):
            for program, sureleri in zip(programlar, sureler):
                kayit.unlink(missing_ok=True)
                secenekler = ["--kayit", str(kayit)] if kayitla else []
                sureleri.append(kosu([program, *secenekler], girdi, cikti))
            oynanan = cikti.read_text(encoding="utf-8").count(". Tur Eşleştirme Listesi:")
            sureler[-1].append(kosu(["-c", TABAN, str(sayi), str(oynanan)], girdi, cikti))
    return oynanan, sureler


def main(*eskiler):
    """Boyları ölçer, tabloyu yazar."""
    print(f"{date.today()}, {platform.processor() or platform.machine()}", sys.version.split()[0])
    print(f"{'oyuncu × oynanan tur':<36}     süre   taban   tabana", "  eskiye" * len(eskiler))
    for sayi, tur, sonuclar, kayitla in BOYLAR:
        oynanan, sureler = olc(sayi, tur, sonuclar, kayitla, [str(PROGRAM), *eskiler])
        ad = f"{sayi} × {oynanan}, {sonuclar}{', kayıtla' * kayitla}"
        oranlar = [median(map(truediv, sureler[0], s)) for s in (sureler[-1], *sureler[1:-1])]
        print(f"{ad:<36} {median(sureler[0]):>8.0f} {median(sureler[-1]):>7.0f}",
              *(f"{oran:>8.2f}" for oran in oranlar), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
