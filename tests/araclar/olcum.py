"""Hız ölçümü: satranc.py ile hiç hesap yapmayan taban program, aynı koşuda, sırayla.

Kullanımı: python3 -m tests.araclar.olcum [--tekrar N] [--eski DOSYA] [--yaz DOSYA]

Her boy için tohumlu bir turnuva üretilir; programlar ayrı süreçler olarak, girdileri ve çıktıları
birer dosya (uçbirim ya da boru değil), N kez sırayla koşar. CPU saniyesi, tabana oranı (ortanca)
ve bellek tepesi yazılır. --eski ile verilen satranc.py de aynı koşuda ölçülür, son sütun
bugünkünün ona oranıdır. "Kayıtla" satırında programlar her koşuda yeni bir kayıt dosyası yazar;
taban yine kayıtsızdır. Örnek turnuvanın tabanı boş bir yorumlayıcıdır (python3 -I -S -c pass).
Süreler makineye bağlıdır, oranlar karşılaştırılabilir; hiçbir sınama bunlara bağlı değildir. POSIX
gerektirir (os.wait4).
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.uretec import turnuva_girdisi
from tests.yardim import KOK, ORNEK, PROGRAM, oku, ortam

# Dosya olarak: tests paketinin yüklenmesi de hesap olurdu.
TABAN = KOK / "tests" / "araclar" / "taban.py"
BOYLAR = ((100, 9), (1_000, 11), (2_000, 15), (10_000, 14), (20_000, 15))
KAYITLI_BOY = (2_000, 11)
OLCU = (10_000, 14)
BUYUME = ((2_000, 15), (20_000, 15))
ZORLAR = (
    (60, 59, "hep berabere"), (60, 59, "karışık"),
    (120, 119, "hep berabere"), (120, 119, "karışık"),
    (121, 120, "hep berabere"), (121, 120, "karışık"),
    (300, 299, "hep berabere"),
    (400, 40, "hep berabere"), (400, 40, "karışık"),
    (1_000, 60, "hep berabere"), (1_000, 60, "karışık"), (1_000, 60, "hep beyaz"),
    (2_000, 100, "hep beyaz"),
)
ORNEK_TEKRARI = 10  # örneğin koşusu milisaniyelerdir; daha çok yinelenir


def kosur(komut, girdi_yolu):
    """Yorumlayıcıyı komut ve girdiyle koşar; (CPU saniyesi, bellek tepesi MB) döndürür."""
    with open(girdi_yolu, "rb") as girdi, tempfile.TemporaryFile() as cikti:
        surec = subprocess.Popen([sys.executable, *komut], stdin=girdi, stdout=cikti, cwd=KOK,
                                 env=ortam(PYTHONIOENCODING="utf-8"))
        _, durum, kaynak = os.wait4(surec.pid, 0)
        surec.returncode = os.WEXITSTATUS(durum) if os.WIFEXITED(durum) else -1
    if surec.returncode != 0:
        raise SystemExit(f"{komut} {surec.returncode} koduyla bitti")
    birim = 2**20 if sys.platform == "darwin" else 2**10
    return kaynak.ru_utime + kaynak.ru_stime, kaynak.ru_maxrss / birim


def olc(girdi_metni, taban, eski, tekrar, kayitla=False):
    """Girdiyi programla, taban komutuyla ve varsa eski programla `tekrar` kez sırayla koşar.

    `kayitla` ise programlar (taban değil) her koşuda yeni bir kayıt dosyasıyla koşar.
    """
    komutlar = {"cpu": ["-S", str(PROGRAM)], "taban": taban}
    if eski:
        komutlar["eski"] = ["-S", eski]
    sureler, bellek = {ad: [] for ad in komutlar}, 0
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as girdi:
        girdi.write(girdi_metni)
        girdi.flush()
        for _ in range(tekrar):
            for ad, komut in komutlar.items():
                with tempfile.TemporaryDirectory() as klasor:
                    kayit = ["--kayit", f"{klasor}/kayit.txt"] if kayitla and ad != "taban" else []
                    sure, tepe = kosur([*komut, *kayit], girdi.name)
                sureler[ad].append(sure)
                bellek = max(bellek, tepe if ad == "cpu" else 0)
    olculen = {ad: statistics.median(kosular) for ad, kosular in sureler.items()}
    for ad in ("taban", "eski"):
        if ad in sureler:
            oranlar = [sure / oteki for sure, oteki in zip(sureler["cpu"], sureler[ad])]
            olculen["oran" if ad == "taban" else "eskiye"] = statistics.median(oranlar)
    return {**olculen, "bellek": bellek}


def taban_komutu(sayi, tur):
    return ["-S", str(TABAN), str(sayi), str(tur)]


def satir_yaz(ad, olculen):
    """Bir ölçümü tablo satırı olarak yazar."""
    bicim = "{cpu:>7.3f} {taban:>7.3f} {oran:>6.2f} {bellek:>6.0f}"
    oranlar = [olculen.get(ad) for ad in ("ölçüye", "eskiye")]
    sutunlar = [" " * 8 if oran is None else f"{oran:>8.2f}" for oran in oranlar]
    print(f"{ad:<28}", bicim.format(**olculen), *sutunlar, flush=True)


def main():
    """Ölçümleri yapar, tabloyu yazar; istenirse sayıları JSON dosyasına koyar."""
    cozumleyici = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ekle = cozumleyici.add_argument
    ekle("--tekrar", type=int, default=5, help="her boyun koşulma sayısı (5)")
    ekle("--eski", metavar="DOSYA", help="aynı koşuda ölçülecek başka bir satranc.py")
    ekle("--yaz", metavar="DOSYA", type=Path, help="ölçülenlerin yazılacağı JSON dosyası")
    secenekler = cozumleyici.parse_args()
    print(f"{'':<28}  CPU sn   taban   oran     MB  10000×14'e  eskiye")
    boylar, zorlar = [], []
    for sayi, tur, tur_adi in [(sayi, tur, "karışık") for sayi, tur in BOYLAR] + list(ZORLAR):
        olagan = (sayi, tur) in BOYLAR
        olculen = {"oyuncu": sayi, "tur": tur, "sonuçlar": tur_adi, **olc(
            turnuva_girdisi(sayi, tur, 1, tur_adi), taban_komutu(sayi, tur), secenekler.eski,
            secenekler.tekrar if olagan else max(1, secenekler.tekrar // 2),
        )}
        (boylar if olagan else zorlar).append(olculen)
        if not olagan:
            olculen["ölçüye"] = olculen["cpu"] / next(
                boy["cpu"] for boy in boylar if (boy["oyuncu"], boy["tur"]) == OLCU)
        satir_yaz(f"{sayi} × {tur} {tur_adi}", olculen)
    kayitli = olc(turnuva_girdisi(*KAYITLI_BOY, 1), taban_komutu(*KAYITLI_BOY), secenekler.eski,
                  secenekler.tekrar, kayitla=True)
    satir_yaz("{} × {} kayıtla".format(*KAYITLI_BOY), kayitli)
    ornek = olc(oku(ORNEK / "ornek_girdi.txt"), ["-I", "-S", "-c", "pass"], secenekler.eski,
                ORNEK_TEKRARI * secenekler.tekrar)
    satir_yaz("örnek (taban: boş python3)", ornek)
    kucuk, buyuk = (
        next(boy["cpu"] for boy in boylar if (boy["oyuncu"], boy["tur"]) == istenen)
        for istenen in BUYUME
    )
    (kucugu, tur), (buyugu, _) = BUYUME
    print(f"\n{kucugu} -> {buyugu} oyuncu, {tur} tur: CPU {buyuk / kucuk:.1f} katı")
    if secenekler.yaz:
        sonuc = {
            "python": platform.python_version(), "tekrar": secenekler.tekrar,
            "büyüme": buyuk / kucuk, "boylar": boylar, "zorlar": zorlar, "kayıtlı": kayitli,
            "örnek": ornek,
        }
        json_metni = json.dumps(sonuc, ensure_ascii=False, indent=1)
        secenekler.yaz.write_text(f"{json_metni}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
