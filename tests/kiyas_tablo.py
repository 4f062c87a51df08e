"""Bulunanların yazılışı: bir programın satırı, ekranda alt alta, Excel'in açtığı çizelgede."""

import csv

from tests.kiyas_yanit import ALIYOR, BITIREN, DENENMEDI, SIRALAR, SONUC, SORUYOR, UCLAR, YANITLAR
from tests.kiyas_yargi import BOLUMLER

SIRASI, KUSURLULAR, OKUNAMAYANLAR = "soru sırası", "kusurlu bölümler", "okunamayan bölümler"
BASLIKLAR = ["dosya", KUSURLULAR, OKUNAMAYANLAR,
             SIRASI, *BOLUMLER, *YANITLAR, *UCLAR, "notlar", "saniye"]


def programin_satiri(dosya, sira, bolumler, yanitlar, notlar, saniye):
    """Sütunu -> hücresi; bolumler: adı -> Bolum, yanitlar: adı -> programın ne yaptığı."""
    kusurlular = [SIRASI] * (sira != SIRALAR[0])
    kusurlular += [ad for ad, bolum in bolumler.items() if bolum.dogru < bolum.yargilanan]
    kusurlular += [f"yanıt ({ad})" for ad, ne in yanitlar.items()
                   if ne not in (DENENMEDI, ALIYOR if ad in UCLAR else SORUYOR)]
    if not any(bolum.yargilanan for bolum in bolumler.values()):
        kusurlular = ["yargılanamadı"]
    return {
        "dosya": dosya, KUSURLULAR: ", ".join(kusurlular) or "-",
        OKUNAMAYANLAR: ", ".join(ad for ad, bolum in bolumler.items() if bolum.okunamayan),
        SIRASI: ", ".join(soru for soru in sira if soru not in (BITIREN, SONUC)),
        **{ad: hucresi(bolum) for ad, bolum in bolumler.items()}, **yanitlar,
        "notlar": ". ".join(notlar), "saniye": f"{saniye:.1f}".replace(".", ",")}


def hucresi(bolum):
    """Bölümün hücresi; yalnız 12/15 yazılsa Excel tarih sanır."""
    return "; ".join(filter(None, (
        f"{bolum.dogru}/{bolum.yargilanan} doğru" * bool(bolum.yargilanan),
        f"{bolum.okunamayan} kez okunamadı" * bool(bolum.okunamayan), bolum.neden)))


def cizelge_yaz(yol, satirlar):
    """Noktalı virgüllü, BOM'lu UTF-8 çizelge."""
    with open(yol, "w", encoding="utf-8-sig", newline="") as dosya:
        yazici = csv.DictWriter(dosya, BASLIKLAR, delimiter=";")
        yazici.writeheader()
        yazici.writerows(satirlar)


def ekrana_yaz(satir):
    """Programın sütunları alt alta; boş olanları yazılmaz."""
    for baslik in filter(satir.get, BASLIKLAR):
        print(f"{baslik:32}{satir[baslik]}")
