"""Saklanan beklenenleri yeniden yazar; hepsi yalin.py'dendir, satranc.py çalıştırılmaz.

Kullanımı: python3 -m tests.yenile

Bir kural satranc.py'de, yalin.py'de ve denetci.py'de değiştirilince çalıştırılır; iki çekirdekte
iki üç dakika sürer. Değişen dosyaların adlarını, elle bakılacakları, sonunda yalin.py'nin
bilemediklerini yazar. Elle bakılacaklar, artık reddedilen girdilerin saklananları (olduğu gibi
kalırlar), çıkmazını artık göstermeyen örnekler, ekranı değişip beklenen sözü elle yazılı
satırlardır; varsa çıkış kodu 1'dir.
"""

import hashlib
import json
import re
import sys
from multiprocessing import Pool
from pathlib import Path

from tests import yalin
from tests.uretec import turnuva_girdisi

KOK = Path(__file__).resolve().parent.parent
README, ORNEK = KOK / "README.md", KOK / "tests" / "ornek"
OZETLER = KOK / "tests" / "ozetler.txt"  # satırları: oyuncu tur tohum özet sonuçlar
TAKILMA, SINAMALAR = KOK / "report" / "takilma.json", KOK / "report" / "sinamalar.json"
# Saklanan örneğin adı -> gösterdiği çıkmaz: turlarından birinin düzeyi.
DUZEYLER = {
    "cikmaz-tamamlama": yalin.TAMAMLAMA, "cikmaz-tur-atlayan": yalin.BASKASI,
    "cikmaz-renk": "renk", "cikmaz-tur-atlama-kurali": "tur atlama",
    "cikmaz-erken-bitis": yalin.ERKEN,
}
ELLE = """\
yalin.py'nin bilmedikleri; değiştiyse elle düzeltilir:
  dersin örneği      tests/ornek/ornek_cikti.txt; ornek_turnuva.py'de oradan çıkarılan masalar
  bozulan dökümler   test_denetci'de
  elle hesaplanmış   test_girdi, test_eslestirme, test_puanlama, test_cikmaz, test_listeler'in
                     satırları, report/sinamalar.json'da "beklenen"ler
  sonuç olasılıkları uretec.py'de (adı geçmeyen koda bir ağırlık verilir); raporda yüzdedir
  iletiler, notlar   sınamalarda, README.md'de; report/sinamalar.json'da "yer"i olmayanlar
  sütun sayısı       report/ekran.sh'deki genişlik; test_rapor'daki genişlikler
  yeni sonuç         README.md'nin hakem bölümü; --help'teki anlamı; rapordaki çapraz tablo sözü
  programın içi      report/izlenen_tur.txt; rapor.typ'nin sözü
  süreler            report/olcum.json (python3 -m report.olcum)
  geri alınanlar     report/geri_alinan.json (python3 -m report.geri_alinan)
  resimler, PDF      report/ekran.sh; python3 report/olustur.py"""


def ozet(dokum):
    """Dökümün SHA-256'sının başı."""
    return hashlib.sha256(dokum.encode()).hexdigest()[:16]


def alani_oku(satir):
    """OZETLER'in satırından turnuva_girdisi'nin parametreleri (sonuncusu sonuçlar) ve özet."""
    oyuncu, tur, tohum, ozeti, tur_adi = satir.split(maxsplit=4)
    return (int(oyuncu), int(tur), int(tohum), tur_adi), ozeti


def yenisi(ne, yenile, eski):
    """Saklananın yenisi ile elle bakılacaklar; yenile(eski), Reddedildi verirse eskisi kalır."""
    try:
        return yenile(eski), []
    except yalin.Reddedildi as hata:
        return eski, [f"reddediliyor, yenilenmedi: {ne}: {hata}"]


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


def ozeti_yenile(satir):
    return yenisi(f"ozetler.txt: {satir}", yeni_ozetle, satir)


def takilmayi_yenile(alan):
    return yenisi(f"takilma.json: {alan}", takilmalar, alan)


def durumu_yenile(durum):
    """sinamalar.json'ın durumu; ekranda gösterdiği değiştiyse elle yazılı sözüne bakılmalıdır."""
    yeni, bakilacaklar = yenisi(f"sinamalar.json: {durum['durum']}", verilen, durum)
    if yeni != durum:
        bakilacaklar.append("ekranı değişti, beklenen sözü elle: sinamalar.json: "
                            f"{durum['durum']}: {durum['beklenen']!r}")
    return yeni, bakilacaklar


def ornegi_yenile(girdi):
    """Saklanan çıkmaz örneğinin dökümünü yazar; elle bakılacakları döndürür."""
    ad = girdi.stem.replace("_girdi", "")
    cikti = girdi.with_name(f"{ad}_cikti.txt")
    eski = oku(cikti), {DUZEYLER[ad]}
    (dokum, duzeyler), bakilacaklar = yenisi(ad, lambda _: yalin.turnuva(oku(girdi)), eski)
    yaz(cikti, dokum)
    if DUZEYLER[ad] not in duzeyler:
        bakilacaklar.append(f"çıkmazını göstermiyor: {ad}: düzeyi {DUZEYLER[ad]!r} olan tur yok")
    return bakilacaklar


def topla(yenilenenler, bakilacaklar):
    """Yenilenenlerin yenilerini döndürür, elle bakılacakları listeye ekler."""
    yeniler, elle = zip(*yenilenenler)
    bakilacaklar += [ne for bir in elle for ne in bir]
    return list(yeniler)


def main():
    """Saklananların hepsini yazar; elle bakılacak olup olmadığını döndürür."""
    bakilacaklar = []
    for girdi in sorted(ORNEK.glob("cikmaz-*_girdi.txt")):
        bakilacaklar += ornegi_yenile(girdi)
    readme, elle = yenisi("README.md", readme_ciktisi, oku(README))
    bakilacaklar += elle
    yaz(README, readme)
    json_yaz(SINAMALAR, topla(map(durumu_yenile, json.loads(oku(SINAMALAR))), bakilacaklar))
    with Pool() as havuz:
        satirlar = oku(OZETLER).splitlines()  # en çok zaman isteyen sonda: ilk o verilir
        ozetler = havuz.map_async(ozeti_yenile, reversed(satirlar), 1)
        takilanlar = havuz.map(takilmayi_yenile, json.loads(oku(TAKILMA)), 1)
        json_yaz(TAKILMA, topla(takilanlar, bakilacaklar))
        yaz(OZETLER, "".join(f"{s}\n" for s in topla(reversed(ozetler.get()), bakilacaklar)))
    print(*bakilacaklar, ELLE, sep="\n")
    return bool(bakilacaklar)


if __name__ == "__main__":
    sys.exit(main())
