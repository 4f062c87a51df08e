"""Saklanan beklenenleri yeniden yazar; hepsi yalin.py'dendir, satranc.py çalıştırılmaz.

Kullanımı: python3 -m tests.yenile

Bir kural satranc.py'de, yalin.py'de ve denetci.py'de değiştirilince çalıştırılır; iki çekirdekte
bir iki dakika sürer. Değişen dosyaların, sonra yalin.py'nin bilemediklerinin adlarını yazar.
"""

import hashlib
import json
import re
from multiprocessing import Pool
from pathlib import Path

from tests import yalin
from tests.uretec import turnuva_girdisi

KOK = Path(__file__).resolve().parent.parent
README, ORNEK = KOK / "README.md", KOK / "tests" / "ornek"
OZETLER = KOK / "tests" / "ozetler.txt"  # satırları: oyuncu tur tohum özet sonuçlar
TAKILMA, SINAMALAR = KOK / "report" / "takilma.json", KOK / "report" / "sinamalar.json"
ELLE = """\
yalin.py'nin bilmedikleri; değiştiyse elle düzeltilir:
  dersin örneği      tests/ornek/ornek_cikti.txt; yardim.py'de oradan çıkarılan masalar
  elle hesaplanmış   sınamalardaki satırlar, report/sinamalar.json'da "beklenen"ler
  iletiler, notlar   sınamalarda, README.md'de; report/sinamalar.json'da "yer"i olmayanlar
  sütun sayısı       README.md'deki 63 + 8n; report/ekran.sh'deki genişlik
  programın içi      report/izlenen_tur.txt; rapor.typ'nin sözü
  süreler            report/olcum.json (python3 -m tests.araclar.olcum)
  resimler, PDF      report/ekran.sh; python3 report/olustur.py"""


def ozet(dokum):
    """Dökümün SHA-256'sının başı."""
    return hashlib.sha256(dokum.encode()).hexdigest()[:16]


def alani_oku(satir):
    """OZETLER'in satırından turnuva_girdisi'nin parametreleri (sonuncusu sonuçlar) ve özet."""
    oyuncu, tur, tohum, ozeti, tur_adi = satir.split(maxsplit=4)
    return (int(oyuncu), int(tur), int(tohum), tur_adi), ozeti


def yeni_ozetle(satir):
    """OZETLER'in satırı, yalin.py'nin dökümünün özetiyle."""
    alan, eski = alani_oku(satir)
    return satir.replace(eski, ozet(yalin.turnuva(turnuva_girdisi(*alan))[0]))


def takilmalar(alan):
    """Alanın (takilma.json'daki gibi) turnuvalarından yöntemin takıldıkları ve `Not:` yazılanlar.

    Tohumları 0, 1, ...'dir.
    """
    takilan = notlu = 0
    for tohum in range(alan["turnuva"]):
        _, duzeyler = yalin.turnuva(turnuva_girdisi(alan["oyuncu"], alan["tur"], tohum))
        takilan += set(duzeyler) != {yalin.YONTEM}
        notlu += not yalin.NOTSUZ.issuperset(duzeyler)
    return {**alan, "takılan": takilan, "notlu": notlu}


def verilen(durum):
    """Raporun sınama tablosunda, "yer"i (liste, başlığının altındaki kaçıncı satır) olan durum.

    "verilen"i dökümün o satırıdır.
    """
    if "yer" not in durum:
        return durum
    girdi = "\n".join([*durum["yanitlar"], ""])
    if durum["dosya"]:
        girdi = oku(ORNEK / f"{durum['dosya']}_girdi.txt")
    baslik, satir = durum["yer"]
    liste = yalin.turnuva(girdi)[0].split(f"\n{baslik}\n")[1]
    return {**durum, "verilen": liste.split("\n")[satir - 1]}


def readme_ciktisi(metin):
    """README, girdisinin dökümünün sonuyla (çapraz tablo)."""
    oncesi, girdi, arasi, _, sonrasi = re.split(
        r"((?<=<!-- girdi -->\n```\n)[^`]*|(?<=<!-- çıktı -->\n```\n)[^`]*)", metin)
    tablo = "Çapraz Tablo:\n" + yalin.turnuva(girdi)[0].split("Çapraz Tablo:\n")[1]
    return oncesi + girdi + arasi + tablo + sonrasi


def oku(yol):
    return yol.read_bytes().decode()


def yaz(yol, metin):
    """Metin dosyadakinden başkaysa dosyayı yazar, adını ekrana."""
    if oku(yol) != metin:
        yol.write_bytes(metin.encode())
        print("değişti:", yol.relative_to(KOK), flush=True)


def json_yaz(yol, deger):
    yaz(yol, json.dumps(deger, ensure_ascii=False, indent=1) + "\n")


def main():
    """Saklananların hepsini yazar."""
    for girdi in sorted(ORNEK.glob("cikmaz-*_girdi.txt")):
        cikti = girdi.with_name(girdi.name.replace("girdi", "cikti"))
        yaz(cikti, yalin.turnuva(oku(girdi))[0])
    yaz(README, readme_ciktisi(oku(README)))
    json_yaz(SINAMALAR, [verilen(durum) for durum in json.loads(oku(SINAMALAR))])
    with Pool() as havuz:
        satirlar = oku(OZETLER).splitlines()  # en çok zaman isteyen sonda: ilk o verilir
        ozetler = havuz.map_async(yeni_ozetle, reversed(satirlar), 1)
        json_yaz(TAKILMA, havuz.map(takilmalar, json.loads(oku(TAKILMA)), 1))
        yaz(OZETLER, "".join(f"{satir}\n" for satir in reversed(ozetler.get())))
    print(ELLE)


if __name__ == "__main__":
    main()
