"""Hız ölçümü: satranc.py ile hiç hesap yapmayan taban program, aynı koşuda, sırayla.

Kullanımı: python3 -m report.olcum [--tekrar N] [--eski DOSYA] [--yaz DOSYA]

Her boy için tohumlu bir turnuva üretilir; programlar ayrı süreçler olarak (python3 -S), girdileri
ve çıktıları birer dosya (uçbirim ya da boru değil), N kez, zor satırlar bunun yarısı kadar (en az
3'tür: N 5 ise 3), sırayla koşar. CPU saniyesi, tabana oranı (ortanca) ve bellek tepesi yazılır.
Taban, oynanan turlar kadar sorar: turnuva erken bitebilir. --eski ile verilen satranc.py de aynı
koşuda ölçülür, son sütun bugünkünün ona oranıdır. "Kayıtla" satırlarında programlar her koşuda
yeni bir kayıt dosyası yazar; taban yine kayıtsızdır. "Biri hiç gelmiyor" satırında başlangıç
sırasının sonuncusu hiçbir maçına gelmez, öbürleri hep berabere kalır. Örnek turnuvanın tabanı boş
bir yorumlayıcıdır (python3 -I -S -c pass).
Süreler makineye bağlıdır, oranlar karşılaştırılabilir; hiçbir sınama bunlara bağlı değildir. POSIX
gerektirir (os.wait4).
"""

import argparse
import contextlib
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

from tests.calistirma import ortam
from tests.konum import esle, ilk_tur, turu_oyna
from tests.uretec import turnuva_girdisi
from tests.yardim import KOK, ORNEK, PROGRAM, oku

# Dosya olarak: tests paketinin yüklenmesi de hesap olurdu.
TABAN = KOK / "report" / "taban.py"
GELMEYEN, KAYITLA = "biri hiç gelmiyor", ", kayıtla"
BOYLAR = ((100, 9), (1_000, 11), (2_000, 15), (10_000, 14), (20_000, 15))
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
    (301, 300, GELMEYEN),
    (2_000, 11, f"karışık{KAYITLA}"), (300, 299, f"hep berabere{KAYITLA}"),
)
ORNEK_TEKRARI = 10  # örneğin koşusu milisaniyelerdir; daha çok yinelenir


def islemci():
    """İşlemcinin adı."""
    with contextlib.suppress(OSError):
        for satir in oku(Path("/proc/cpuinfo")).splitlines():
            if satir.startswith("model name"):
                return satir.split(": ")[1]
    return platform.processor() or platform.machine()


def gelmeyenli_girdi(sayi, tur):
    """Sonuncu oyuncunun hiçbir maçına gelmediği, öbür maçların berabere bittiği turnuva.

    Hangi sonucun onunki olduğu masalara bağlıdır: turlar programla eşleştirilir. Erken bitiyorsa
    girdi de orada biter.
    """
    satirlar = [y for no in range(1, sayi + 1) for y in (str(no), "A", "0", "0")]
    satirlar += ["0", str(tur), "b"]
    durum, masalar = ilk_tur(sayi, "b")
    for _ in range(tur):
        kodlar = ["4" if beyaz == sayi else "3" if siyah == sayi else "0"
                  for beyaz, siyah in masalar if siyah != 0]
        satirlar += kodlar
        durum = turu_oyna(durum, masalar, kodlar)
        masalar, _ = esle(durum) or ([], None)
        if not masalar:
            break
    return "\n".join(satirlar) + "\n"


def girdisi(sayi, tur, tur_adi):
    """Satırın turnuvasının girdisi."""
    if tur_adi == GELMEYEN:
        return gelmeyenli_girdi(sayi, tur)
    return turnuva_girdisi(sayi, tur, 1, tur_adi.replace(KAYITLA, ""))


def kosur(komut, girdi_yolu):
    """Yorumlayıcıyı komut ve girdiyle koşar; (CPU saniyesi, bellek tepesi MB, oynanan tur)."""
    with open(girdi_yolu, "rb") as girdi, tempfile.TemporaryFile() as cikti:
        surec = subprocess.Popen([sys.executable, *komut], stdin=girdi, stdout=cikti, cwd=KOK,
                                 env=ortam(PYTHONIOENCODING="utf-8"))
        _, durum, kaynak = os.wait4(surec.pid, 0)
        surec.returncode = os.WEXITSTATUS(durum) if os.WIFEXITED(durum) else -1
        cikti.seek(0)
        oynanan = cikti.read().count(". Tur Eşleştirme Listesi:".encode())
    if surec.returncode != 0:
        raise SystemExit(f"{komut} {surec.returncode} koduyla bitti")
    birim = 2**20 if sys.platform == "darwin" else 2**10
    return kaynak.ru_utime + kaynak.ru_stime, kaynak.ru_maxrss / birim, oynanan


def olc(girdi_metni, taban, eski, tekrar, kayitla=False):
    """Girdiyi programla, tabanla ve varsa eski programla `tekrar` kez sırayla koşar.

    `taban`, oynanan tur sayısından tabanın komutunu döndürür. `kayitla` ise programlar (taban
    değil) her koşuda yeni bir kayıt dosyasıyla koşar.
    """
    kosular = {"cpu": [], "taban": [], **({"eski": []} if eski else {})}
    bellek = oynanan = 0
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as girdi:
        girdi.write(girdi_metni)
        girdi.flush()
        for _ in range(tekrar):
            for ad, sureler in kosular.items():
                program = eski if ad == "eski" else str(PROGRAM)
                komut = taban(oynanan) if ad == "taban" else ["-S", program]
                with tempfile.TemporaryDirectory() as klasor:
                    kayit = ["--kayit", f"{klasor}/kayit.txt"] if kayitla and ad != "taban" else []
                    sure, tepe, tur = kosur([*komut, *kayit], girdi.name)
                sureler.append(sure)
                if ad == "cpu":
                    bellek, oynanan = max(bellek, tepe), tur
    olculen = {ad: statistics.median(sureler) for ad, sureler in kosular.items()}
    for ad in ("taban", "eski"):
        if ad in kosular:
            oranlar = [sure / oteki for sure, oteki in zip(kosular["cpu"], kosular[ad])]
            olculen["oran" if ad == "taban" else "eskiye"] = statistics.median(oranlar)
    return {"oynanan": oynanan, **olculen, "bellek": bellek}


def taban_komutu(sayi, oynanan):
    """Tabanı bu boyda çalıştıran komut."""
    return ["-S", str(TABAN), str(sayi), str(oynanan)]


def satir_yaz(ad, olculen):
    """Bir ölçümü tablo satırı olarak yazar."""
    bicim = "{cpu:>7.3f} {taban:>7.3f} {oran:>6.2f} {bellek:>6.0f}"
    oranlar = [olculen.get(ad) for ad in ("ölçüye", "eskiye")]
    sutunlar = [" " * 8 if oran is None else f"{oran:>8.2f}" for oran in oranlar]
    print(f"{ad:<32}", bicim.format(**olculen), *sutunlar, flush=True)


def main():
    """Ölçümleri yapar, tabloyu yazar; istenirse sayıları JSON dosyasına koyar."""
    cozumleyici = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ekle = cozumleyici.add_argument
    ekle("--tekrar", type=int, default=5, help="her boyun koşulma sayısı (5)")
    ekle("--eski", metavar="DOSYA", help="aynı koşuda ölçülecek başka bir satranc.py")
    ekle("--yaz", metavar="DOSYA", type=Path, help="ölçülenlerin yazılacağı JSON dosyası")
    secenekler = cozumleyici.parse_args()
    print(f"{'':<32}  CPU sn   taban   oran     MB  10000×14'e  eskiye")
    boylar, zorlar, zor_tekrar = [], [], (secenekler.tekrar + 1) // 2
    for sayi, tur, tur_adi in [(sayi, tur, "karışık") for sayi, tur in BOYLAR] + list(ZORLAR):
        olagan = (sayi, tur) in BOYLAR
        olculen = {"oyuncu": sayi, "tur": tur, "sonuçlar": tur_adi, **olc(
            girdisi(sayi, tur, tur_adi), partial(taban_komutu, sayi), secenekler.eski,
            secenekler.tekrar if olagan else zor_tekrar, kayitla=tur_adi.endswith(KAYITLA),
        )}
        (boylar if olagan else zorlar).append(olculen)
        if not olagan:
            olculen["ölçüye"] = olculen["cpu"] / next(
                boy["cpu"] for boy in boylar if (boy["oyuncu"], boy["tur"]) == OLCU)
        satir_yaz(f"{sayi} × {tur} {tur_adi}", olculen)
    ornek = olc(oku(ORNEK / "ornek_girdi.txt"), lambda _: ["-I", "-S", "-c", "pass"],
                secenekler.eski, ORNEK_TEKRARI * secenekler.tekrar)
    satir_yaz("örnek (taban: boş python3)", ornek)
    kucuk, buyuk = (
        next(boy["cpu"] for boy in boylar if (boy["oyuncu"], boy["tur"]) == istenen)
        for istenen in BUYUME
    )
    (kucugu, tur), (buyugu, _) = BUYUME
    print(f"\n{kucugu} -> {buyugu} oyuncu, {tur} tur: CPU {buyuk / kucuk:.1f} katı")
    if secenekler.yaz:
        sonuc = {
            "python": platform.python_version(), "seçenekler": "-S", "işlemci": islemci(),
            "tekrar": secenekler.tekrar, "zor_tekrar": zor_tekrar, "büyüme": buyuk / kucuk,
            "boylar": boylar, "zorlar": zorlar, "örnek": ornek,
        }
        json_metni = json.dumps(sonuc, ensure_ascii=False, indent=1)
        secenekler.yaz.write_text(f"{json_metni}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
