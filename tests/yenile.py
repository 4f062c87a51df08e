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
ORNEK = KOK / "tests" / "ornek"
OZETLER = KOK / "tests" / "ozetler.json"
TAKILMA, SINAMALAR = KOK / "report" / "takilma.json", KOK / "report" / "sinamalar.json"
README_CIKTISI = r"(?s)(?<=<!-- çıktı -->\n```\n).*?(?=```\n)"
ELLE = """\
yalin.py'nin bilmedikleri; değiştiyse elle düzeltilir:
  dersin örneği      tests/ornek/ornek_cikti.txt; yardim.py'de oradan çıkarılan masalar
  elle hesaplanmış   sınamalardaki satırlar, report/sinamalar.json'da "beklenen"ler
  iletiler, notlar   sınamalarda, README.md'de; report/sinamalar.json'da "yer"i olmayanlar
  programın içi      report/ornekler.json
  süreler            report/olcum.json (python3 -m tests.araclar.olcum)
  resimler, PDF      report/ekran.sh; python3 report/olustur.py"""


def ozet(dokum):
    """Dökümün SHA-256'sının başı."""
    return hashlib.sha256(dokum.encode()).hexdigest()[:16]


def alanin_ozeti(alan):
    """Alan (ozetler.json'daki gibi), dökümünün özetiyle."""
    girdi = turnuva_girdisi(alan["oyuncu"], alan["tur"], alan["tohum"], alan["sonuçlar"])
    return {**alan, "özet": ozet(yalin.turnuva(girdi)[0])}


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
        girdi = (ORNEK / f"{durum['dosya']}_girdi.txt").read_text(encoding="utf-8")
    baslik, satir = durum["yer"]
    liste = yalin.turnuva(girdi)[0].split(f"\n{baslik}\n")[1]
    return {**durum, "verilen": liste.split("\n")[satir - 1]}


def readme_ciktisi(metin):
    """README, girdisinin dökümünün sonuyla (çapraz tablo)."""
    girdi = re.search(r"(?s)<!-- girdi -->\n```\n(.*?)```\n", metin)[1]
    baslik = "Çapraz Tablo:\n"
    tablo = baslik + yalin.turnuva(girdi)[0].split(baslik)[1]
    return re.sub(README_CIKTISI, lambda _: tablo, metin)


def yaz(yol, metin):
    """Dosyayı yazar; değiştiyse adını da."""
    if not yol.exists() or yol.read_bytes() != metin.encode():
        yol.write_bytes(metin.encode())
        print("değişti:", yol.relative_to(KOK), flush=True)


def json_yaz(yol, deger):
    yaz(yol, json.dumps(deger, ensure_ascii=False, indent=1) + "\n")


def main():
    """Saklananların hepsini yazar."""
    for girdi in sorted(ORNEK.glob("cikmaz-*_girdi.txt")):
        cikti = girdi.with_name(girdi.name.replace("girdi", "cikti"))
        yaz(cikti, yalin.turnuva(girdi.read_text(encoding="utf-8"))[0])
    readme = KOK / "README.md"
    yaz(readme, readme_ciktisi(readme.read_text(encoding="utf-8")))
    json_yaz(SINAMALAR, [verilen(d) for d in json.loads(SINAMALAR.read_text(encoding="utf-8"))])
    with Pool() as havuz:
        isler = [
            (yol, havuz.map_async(islev, json.loads(yol.read_text(encoding="utf-8")), 1))
            for yol, islev in ((OZETLER, alanin_ozeti), (TAKILMA, takilmalar))
        ]
        for yol, sonuc in isler:
            json_yaz(yol, sonuc.get())
    print(ELLE)


if __name__ == "__main__":
    main()
