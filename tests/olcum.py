"""Hız ölçümü: satranc.py ile hiç hesap yapmayan taban program, aynı koşuda, sırayla.

Kullanımı: python3 -m tests.olcum [--tekrar N] [--yaz DOSYA]

Her boy için tohumlu bir turnuva üretilir; iki program ayrı süreçler olarak N kez sırayla koşar. CPU
saniyesi, tabana oranı (ortanca) ve bellek tepesi yazılır. Süreler makineye bağlıdır, oranlar
karşılaştırılabilir; hiçbir sınama bunlara bağlı değildir. POSIX gerektirir (os.wait4).
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile

from tests.uretec import turnuva_girdisi
from tests.yardim import KOK, PROGRAM, YORUMLAYICI, ortam

BOYLAR = ((100, 9), (1_000, 11), (2_000, 15), (10_000, 14), (20_000, 15))
OLCU = (10_000, 14)
BUYUME = ((2_000, 15), (20_000, 15))
ZORLAR = (
    (60, 59, "hep berabere"), (60, 59, "karışık"),
    (120, 119, "hep berabere"), (120, 119, "karışık"),
    (121, 120, "hep berabere"), (121, 120, "karışık"),
    (400, 40, "hep berabere"), (400, 40, "karışık"),
    (1_000, 60, "hep berabere"), (1_000, 60, "karışık"),
)


def kosur(komut, girdi_yolu):
    """Komutu girdiyle koşar; (CPU saniyesi, bellek tepesi MB) döndürür."""
    with open(girdi_yolu, "rb") as girdi, tempfile.TemporaryFile() as cikti:
        surec = subprocess.Popen([*YORUMLAYICI, *komut], stdin=girdi, stdout=cikti, cwd=KOK,
                                 env=ortam(PYTHONIOENCODING="utf-8"))
        _, durum, kaynak = os.wait4(surec.pid, 0)
        surec.returncode = os.WEXITSTATUS(durum) if os.WIFEXITED(durum) else -1
    if surec.returncode != 0:
        raise SystemExit(f"{komut} {surec.returncode} koduyla bitti")
    birim = 2**20 if sys.platform == "darwin" else 2**10
    return kaynak.ru_utime + kaynak.ru_stime, kaynak.ru_maxrss / birim


def olc(sayi, tur, tur_adi, tekrar):
    """Bir turnuvayı iki programla `tekrar` kez sırayla koşar; ölçülenlerin sözlüğünü döndürür."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as girdi:
        girdi.write(turnuva_girdisi(sayi, tur, 1, tur_adi))
        girdi.flush()
        program, taban, bellek = [], [], []
        for _ in range(tekrar):
            sure, tepe = kosur([str(PROGRAM)], girdi.name)
            program.append(sure)
            bellek.append(tepe)
            taban.append(kosur(["-m", "tests.taban", str(sayi), str(tur)], girdi.name)[0])
    return {
        "oyuncu": sayi,
        "tur": tur,
        "sonuçlar": tur_adi,
        "cpu": statistics.median(program),
        "taban": statistics.median(taban),
        "oran": statistics.median(p / t for p, t in zip(program, taban)),
        "bellek": max(bellek),
    }


def satir_yaz(olculen, olcuye_oran=None):
    """Bir ölçümü tablo satırı olarak yazar."""
    ek = "" if olcuye_oran is None else f" {olcuye_oran:>8.2f}"
    print(f"{olculen['oyuncu']:>7} {olculen['tur']:>4} {olculen['sonuçlar']:<14} {olculen['cpu']:>7.2f} "
          f"{olculen['taban']:>7.2f} {olculen['oran']:>5.2f} {olculen['bellek']:>6.0f}{ek}", flush=True)


def main():
    """Ölçümleri yapar, tabloyu yazar; istenirse sayıları JSON dosyasına koyar."""
    cozumleyici = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cozumleyici.add_argument("--tekrar", type=int, default=5, help="her boyun koşulma sayısı (5)")
    cozumleyici.add_argument("--yaz", metavar="DOSYA", help="ölçülenlerin yazılacağı JSON dosyası")
    secenekler = cozumleyici.parse_args()
    baslik = "oyuncu  tur sonuçlar       CPU sn   taban  oran     MB"
    print(baslik)
    olculenler = {}
    for sayi, tur in BOYLAR:
        olculenler[sayi, tur] = olc(sayi, tur, "karışık", secenekler.tekrar)
        satir_yaz(olculenler[sayi, tur])
    kucuk, buyuk = (olculenler[boy]["cpu"] for boy in BUYUME)
    print(f"\n{BUYUME[0][0]} -> {BUYUME[1][0]} oyuncu, {BUYUME[0][1]} tur: CPU {buyuk / kucuk:.1f} katı\n")
    print(f"Çıkmazı bol turnuvalar; son sütun {OLCU[0]} oyuncu {OLCU[1]} tura oran\n{baslik}  ölçüye")
    zorlar = []
    for sayi, tur, tur_adi in ZORLAR:
        zor = olc(sayi, tur, tur_adi, max(1, secenekler.tekrar // 2))
        zor["ölçüye"] = zor["cpu"] / olculenler[OLCU]["cpu"]
        satir_yaz(zor, zor["ölçüye"])
        zorlar.append(zor)
    if secenekler.yaz:
        sonuc = {"python": platform.python_version(), "tekrar": secenekler.tekrar, "büyüme": buyuk / kucuk,
                 "boylar": list(olculenler.values()), "zorlar": zorlar}
        with open(secenekler.yaz, "w", encoding="utf-8") as dosya:
            json.dump(sonuc, dosya, ensure_ascii=False, indent=1)
            dosya.write("\n")


if __name__ == "__main__":
    main()
