"""Bulunanların yazılışı: kusurlu bölümler, ekrandaki satırlar, Excel'in açtığı çizelge."""

import csv

from tests.kiyas_yanit import ALIYOR, DENENMEDI, SIRALAR, SORUYOR, UCLAR, YANLISLAR
from tests.kiyas_yargi import BOLUMLER

SIRASI, YARGISIZ = "soru sırası", "yargılanamadı"
YANITLAR = [f"{soru}: {ad or 'boş'}" for soru, adlar in YANLISLAR.items() for ad in adlar]
BASLIKLAR = ["dosya", "kusurlu bölümler", SIRASI, *BOLUMLER, *YANITLAR, *UCLAR, "notlar", "saniye"]


def okunamayanlar(inceleme):
    """Bir kez olsun okunamayan bölümler."""
    return [ad for ad, sayilar in inceleme.sonuc.sayilar.items() if sayilar.okunamayan]


def dogru_mu(inceleme, ad):
    """Program bu yanıta doğrusunu mu yapıyor? Denenmeyen de doğru sayılır."""
    dogrusu = ALIYOR if ad in UCLAR else SORUYOR
    return inceleme.yanitlar[ad] in (dogrusu, DENENMEDI)


def kusurlular(inceleme):
    """Yanlış bölümler; yargılanan yoksa YARGISIZ."""
    sayilar = inceleme.sonuc.sayilar
    if not any(sayi.yargilanan for sayi in sayilar.values()):
        return [YARGISIZ]
    return [
        *[SIRASI] * (inceleme.sira != SIRALAR[0]),
        *(ad for ad, sayi in sayilar.items() if sayi.dogru < sayi.yargilanan),
        *(f"yanıt ({ad})" for ad in inceleme.yanitlar if not dogru_mu(inceleme, ad)),
    ]


def notlari(inceleme):
    """Okunamayanlar, nedenler, notlar."""
    okunamayan = okunamayanlar(inceleme)
    return [
        *[f"okunamadı: {', '.join(okunamayan)}"] * bool(okunamayan),
        *(f"{ad}: {neden}" for ad, neden in inceleme.sonuc.nedenler.items() if neden),
        *inceleme.notlar,
    ]


def satiri(inceleme):
    """Çizelgedeki satırı, BASLIKLAR'ın sırasıyla."""
    sayilar = {
        ad: f"{sayi.dogru}/{sayi.yargilanan} doğru" if sayi.yargilanan else
        "okunamadı" if sayi.okunamayan else "yargılanmadı"
        for ad, sayi in inceleme.sonuc.sayilar.items()}  # yalnız 12/15'i Excel tarih sanır
    return {
        "dosya": inceleme.dosya, "kusurlu bölümler": ", ".join(kusurlular(inceleme)) or "-",
        SIRASI: ", ".join(inceleme.sira[:-1]), **sayilar, **inceleme.yanitlar,
        "notlar": ". ".join(notlari(inceleme)), "saniye": f"{inceleme.saniye:.1f}".replace(".", ",")}


def cizelge_yaz(yol, incelemeler):
    """Noktalı virgüllü, BOM'lu UTF-8 çizelge."""
    with open(yol, "w", encoding="utf-8-sig", newline="") as dosya:
        yazici = csv.DictWriter(dosya, BASLIKLAR, delimiter=";")
        yazici.writeheader()
        yazici.writerows(map(satiri, incelemeler))


def ayrintilari(inceleme):
    """Bir programın bölümleri, yanıtları, notları: ekranın satırları."""
    satirlar = ["Bölümler (doğru/yargılanan):"]
    for ad, sayi in inceleme.sonuc.sayilar.items():
        okunamayan = f"{sayi.okunamayan} kez okunamadı" * bool(sayi.okunamayan)
        sozler = "; ".join(filter(None, (okunamayan, inceleme.sonuc.nedenler.get(ad))))
        satirlar.append(f"  {ad:18}{sayi.dogru:4}/{sayi.yargilanan:<4}{sozler}".rstrip())
    if inceleme.sira != SIRALAR[0]:
        satirlar.append(f"  {SIRASI}: {', '.join(inceleme.sira[:-1])}")
    kusurlu = [ad for ad in inceleme.yanitlar if not dogru_mu(inceleme, ad)]
    satirlar += [f"  yanıt ({ad}): {inceleme.yanitlar[ad]}" for ad in kusurlu]
    if inceleme.yanitlar and not kusurlu:
        satirlar.append(f"Yanlış yanıtlar ({len(inceleme.yanitlar)}): hepsi doğru karşılandı")
    return [*satirlar, *(f"Not: {not_}." for not_ in inceleme.notlar),
            f"Kusurlu bölümler: {', '.join(kusurlular(inceleme)) or '-'}",
            "Hizalama ile başlıklar yargılanmadı."]
