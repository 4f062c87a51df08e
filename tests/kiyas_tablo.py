"""Bulunanların yazılışı: kusurlu bölümler, ekranın satırları, Excel'in açtığı çizelge."""

import csv

from tests.kiyas_yanit import ALIYOR, DENENMEDI, SIRALAR, SONUC, SORUYOR, UCLAR, YANLISLAR
from tests.kiyas_yargi import BOLUMLER

SIRASI, KUSURLULAR, YARGISIZ = "soru sırası", "kusurlu bölümler", "yargılanamadı"
YANITLAR = [f"{soru}: {ad or 'boş'}" for soru, adlar in YANLISLAR.items() for ad in adlar]
BASLIKLAR = ["dosya", KUSURLULAR, SIRASI, *BOLUMLER, *YANITLAR, *UCLAR, "notlar", "saniye"]


def yanlis_karsilananlar(inceleme):
    """Programın doğrusunu yapmadığı yanıtlar; denenmeyen sayılmaz."""
    return [ad for ad, ne in inceleme.yanitlar.items()
            if ne not in (DENENMEDI, ALIYOR if ad in UCLAR else SORUYOR)]


def kusurlular(inceleme):
    """Yanlış bölümler; hiçbiri yargılanmadıysa YARGISIZ."""
    sayilar = inceleme.sonuc.sayilar
    if not any(sayi.yargilanan for sayi in sayilar.values()):
        return [YARGISIZ]
    return [*[SIRASI] * (inceleme.sira != SIRALAR[0]),
            *(ad for ad, sayi in sayilar.items() if sayi.dogru < sayi.yargilanan),
            *(f"yanıt ({ad})" for ad in yanlis_karsilananlar(inceleme))]


def sirasi(inceleme):
    """Sonuçtan önceki soruların sırası."""
    return ", ".join(soru for soru in inceleme.sira if soru != SONUC)


def cizelge_satiri(inceleme):
    """Sütunu -> hücresi; yalnız 12/15 yazılsa Excel tarih sanır."""
    sayilar = inceleme.sonuc.sayilar.items()
    okunamayan = [ad for ad, sayi in sayilar if sayi.okunamayan]
    notlar = [f"okunamadı: {', '.join(okunamayan)}"] * bool(okunamayan)
    notlar += [f"{ad}: {neden}" for ad, neden in inceleme.sonuc.nedenler.items() if neden]
    return {
        "dosya": inceleme.dosya, KUSURLULAR: ", ".join(kusurlular(inceleme)) or "-",
        SIRASI: sirasi(inceleme),
        **{ad: f"{sayi.dogru}/{sayi.yargilanan} doğru" if sayi.yargilanan else
           "okunamadı" if sayi.okunamayan else "yargılanmadı" for ad, sayi in sayilar},
        **inceleme.yanitlar, "notlar": ". ".join(notlar + inceleme.notlar),
        "saniye": f"{inceleme.saniye:.1f}".replace(".", ",")}


def cizelge_yaz(yol, incelemeler):
    """Noktalı virgüllü, BOM'lu UTF-8 çizelge."""
    with open(yol, "w", encoding="utf-8-sig", newline="") as dosya:
        yazici = csv.DictWriter(dosya, BASLIKLAR, delimiter=";")
        yazici.writeheader()
        yazici.writerows(map(cizelge_satiri, incelemeler))


def ekran_satirlari(inceleme):
    """Bir programın bölümleri, yanıtları, notları."""
    yield "Bölümler (doğru/yargılanan):"
    for ad, sayi in inceleme.sonuc.sayilar.items():
        okunamayan = f"{sayi.okunamayan} kez okunamadı" * bool(sayi.okunamayan)
        sozler = "; ".join(filter(None, (okunamayan, inceleme.sonuc.nedenler.get(ad))))
        yield f"  {ad:18}{sayi.dogru:4}/{sayi.yargilanan:<4} {sozler}".rstrip()
    if inceleme.sira != SIRALAR[0]:
        yield f"  {SIRASI}: {sirasi(inceleme)}"
    for ad in yanlis_karsilananlar(inceleme):
        yield f"  yanıt ({ad}): {inceleme.yanitlar[ad]}"
    yield from (f"Not: {soz}." for soz in inceleme.notlar)
    yield f"Kusurlu bölümler: {', '.join(kusurlular(inceleme)) or '-'}"
