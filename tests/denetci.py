"""Yalnızca yazılan dökümü okuyarak turnuvanın kurallara uyduğunu denetler.

Her koşulu (gerek) test_denetci'de, yalnızca onu bozan bir dökümle denenir.
"""

import re
from collections import Counter
from operator import mul

from tests.yardim import SON

SATIR = re.compile(r"^ *(\d+) +(\d+) +(\d+) +(\d+\.\d\d) - (?: *(\d+\.\d\d) +(\d+) +(\d+)|BYE)$")
# Sonuç karakteri -> (puanı, karşı tarafınki ya da tarafınkiler, maç oynanmış mı).
SONUCLAR = {
    "1": (1.0, "0", True), "½": (0.5, "½", True), "0": (0.0, "1", True),
    "+": (1.0, "-", False), "-": (0.0, "+-", False),
}


class KuralDisi(AssertionError):
    """Dökümde bir kurala uyulmamış."""


def gerek(kosul, *ileti):
    """Koşul doğru değilse KuralDisi verir (assert -O ile çalışmaz)."""
    if not kosul:
        raise KuralDisi(" ".join(map(str, ileti)))


def not_oku(satir):
    """`Not:` satırı, sözlerine bakmadan: (renkten mi söz ediyor, içindeki sayılar...)."""
    return ("renk" in satir, *map(int, re.findall(r"\d+", satir)))


def turlari_oku(dokum):
    """Turların son eşleştirme listelerini [(masalar, tur atlayan, not satırları)] olarak okur.

    Masalar [(beyaz, beyazın puanı, siyah, siyahın puanı)], tur atlayan (oyuncu, puanı) ya da None.
    """
    turlar = {}
    parcalar = re.split(r"^(\d+)\. Tur Eşleştirme Listesi:\n", dokum, flags=re.M)
    for tur, parca in zip(parcalar[1::2], parcalar[2::2]):
        satirlar = parca.split("\n")
        masalar, atlayan, notlar = [], None, []
        for no, satir in enumerate(satirlar[3:], start=1):
            if satir.startswith("Not: "):
                notlar.append(satir)
                continue
            eslesen = SATIR.match(satir)
            if not eslesen:
                gerek(satir == "", "eşleştirme listesinden sonra boş satır yok:", satir)
                break
            mno, beyaz, _, bpuan, spuan, _, siyah = eslesen.groups()
            gerek(int(mno) == no, "masa no", mno, "beklenen", no)
            gerek(atlayan is None, "tur atlayan en sonda değil:", satir)
            if siyah is None:
                atlayan = (int(beyaz), float(bpuan))
            else:
                masalar.append((int(beyaz), float(bpuan), int(siyah), float(spuan)))
        turlar[tur] = masalar, atlayan, notlar
    return [*turlar.values()]


def sonrasi(dokum, baslik):
    """Dökümün, bu başlıktan sonraki ilk aynı başlığa ya da sonuna dek olan parçası."""
    parcalar = dokum.split(f"{baslik}\n")
    gerek(len(parcalar) > 1, "dökümde yok:", f"{baslik.strip()}\ndökümün sonu:",
          repr(dokum[-SON:]))
    return parcalar[1]


def tablo_oku(dokum, baslik):
    """Başlığı verilen tabloyu [{sütun: metin}] olarak çizgilerin yerlerinden okur."""
    satirlar = sonrasi(dokum, f"\n{baslik}").split("\n\n")[0].rstrip("\n").split("\n")
    araliklar = [(m.start(), m.end()) for m in re.finditer("-+", satirlar[1])]
    adlar = [satirlar[0][a:b].strip() for a, b in araliklar]
    for satir in satirlar:
        gerek(satir == satir.rstrip(), "satır sonunda boşluk:", repr(satir))
        for _, bitis in araliklar[:-1]:
            gerek(satir[bitis] == " ", "sütunlar kaymış:", satir)
        gerek(len(satir) == len(satirlar[1]), "satır boyu çizgiden farklı:", satir)
    return [
        {ad: satir[a:b].strip() for ad, (a, b) in zip(adlar, araliklar)} for satir in satirlar[2:]
    ]


def yineleyebilir(renkler):
    """Bu renkleri almış oyuncu son rengini yineleyebilir mi?

    Üst üste üçüncü kez olmamalı, ötekini 2'den çok geçmemelidir.
    """
    son = renkler[-1]
    oteki = "s" if son == "b" else "b"
    return renkler[-2:] != [son] * 2 and renkler.count(son) + 1 - renkler.count(oteki) <= 2


def yineleyecek(aranan, aday):
    """Çiftten önceki rengini yineleyecek olan: "1.2"de aday, "1.3"te aranan; yoksa boş metin.

    Renk kuralları ikisine de yasaksa ("yasak") aranan karşıt rengini alır, aday yineler.
    """
    if not aranan or not aday or aranan[-1] != aday[-1]:
        return ""
    if yineleyebilir(aday):
        return "1.2"
    return "1.3" if yineleyebilir(aranan) else "yasak"


def beklenen_notlar(tur, sirali, atlayamayanlar, atlayan, renk_disi):
    """Turun dökümden hesaplanan notları, not_oku'nun döndürdüğü gibi.

    `sirali` oynayanların tur öncesi sıralaması, `renk_disi` masa numaralarıdır.
    """
    notlar = []
    if atlayan in atlayamayanlar:
        notlar.append((False, tur, atlayan))
    elif atlayan is not None:
        siradaki = [oyuncu for oyuncu in sirali if oyuncu not in atlayamayanlar][-1]
        if siradaki != atlayan:
            notlar.append((False, tur, siradaki, atlayan))
    if renk_disi:
        notlar.append((True, tur, *renk_disi))
    return notlar


def olcut_hucreleri(capraz, bsno, tur_sayisi):
    """Öncelik sırasıyla ölçütleri, çapraz tablodaki maçlarından: sütunu -> hücresi."""
    maclar = [capraz[bsno][f"{tur}. Tur"].split() for tur in range(1, tur_sayisi + 1)]
    alinan = [SONUCLAR[sonuc][0] for _, _, sonuc in maclar]
    rakip_puanlari = [
        float(capraz[int(rakip)]["Puan"]) if rakip != "-" and SONUCLAR[sonuc][2]
        else sum(alinan[:yer]) + (tur_sayisi - yer - 1) / 2
        for yer, (rakip, _, sonuc) in enumerate(maclar)
    ]
    artan = sorted(rakip_puanlari)
    return {
        "Puan": f"{sum(alinan):.2f}",
        "BH-1": f"{sum(artan[1:]):.2f}",
        "BH-2": f"{sum(artan[2:]):.2f}",
        "SB": f"{sum(map(mul, alinan, rakip_puanlari)):.2f}",
        "GS": str(sum(rakip != "-" and sonuc in "1+" for rakip, _, sonuc in maclar)),
    }


def denetle(dokum):
    """Kurala aykırı ilk şeyde KuralDisi verir.

    Turlardaki gevşetme notlarının sayısını ve erken bitişin notu olup olmadığını döndürür.
    """
    baslangic = tablo_oku(dokum, "Başlangıç Sıralama Listesi:")
    turlar = turlari_oku(dokum)
    nihai = tablo_oku(dokum, "Nihai Sıralama Listesi:")
    capraz_satirlari = tablo_oku(dokum, "Çapraz Tablo:")
    herkes = range(1, len(baslangic) + 1)
    bsnolar = [int(s["BSNo"]) for s in capraz_satirlari]
    gerek(bsnolar == [*herkes], "çapraz tablonun oyuncuları", bsnolar)
    bsnolar = [int(s["BSNo"]) for s in nihai]
    gerek(sorted(bsnolar) == [*herkes], "nihai listenin oyuncuları", bsnolar)
    capraz = dict(zip(herkes, capraz_satirlari))
    puan, renkler = Counter(), {o: [] for o in herkes}
    karsilasmis, puan_almis_oynamadan = set(), set()
    for tur, (masalar, atlayan, notlar) in enumerate(turlar, start=1):
        bu = f"{tur}. turda"
        atlayan_no = atlayan and atlayan[0]
        oynayan = [o for b, _, s, _ in masalar for o in (b, s)] + ([atlayan_no] if atlayan else [])
        yoklar = [o for o in herkes if o not in oynayan]
        gerek(sorted(oynayan + yoklar) == [*herkes], bu, "bir kez değil:", sorted(oynayan))
        hucreler = {o: capraz[o][f"{tur}. Tur"].split() for o in herkes}
        sirali = sorted(oynayan, key=lambda o: (-puan[o], o))
        renk_disi = []
        for mno, (beyaz, bpuan, siyah, spuan) in enumerate(masalar, start=1):
            masa = f"{bu} {mno}. masada"
            cift = frozenset((beyaz, siyah))
            gerek((bpuan, spuan) == (puan[beyaz], puan[siyah]), masa, "puanlar", bpuan, spuan)
            gerek(cift not in karsilasmis, masa, "yeniden karşılaşma:", beyaz, siyah)
            karsilasmis.add(cift)
            gerek(hucreler[beyaz][:2] == [str(siyah), "b"], masa, "beyazın hücresi",
                  hucreler[beyaz])
            gerek(hucreler[siyah][:2] == [str(beyaz), "s"], masa, "siyahın hücresi",
                  hucreler[siyah])
            sonuclar = hucreler[beyaz][2], hucreler[siyah][2]
            gerek(sonuclar[1] in SONUCLAR[sonuclar[0]][1], masa, "sonuçlar tutmuyor:", *sonuclar)
            aranan, aday = (beyaz, siyah) if (-bpuan, beyaz) < (-spuan, siyah) else (siyah, beyaz)
            adim = yineleyecek(renkler[aranan], renkler[aday])
            yeni_renkler = ((beyaz, "b"), (siyah, "s"))
            yineleyenler = [o for o, renk in yeni_renkler if renkler[o][-1:] == [renk]]
            yinelemeli = {"": [], "1.3": [aranan]}.get(adim, [aday])
            gerek(yineleyenler == yinelemeli, masa, "rengini yineleyen", yineleyenler,
                  "beklenen", yinelemeli)
            gerek(tur == 1 or renkler[aranan] or renkler[aday] or beyaz == aranan, masa,
                  "renksizlerden beyaz", beyaz)
            if adim == "yasak":
                renk_disi.append(mno)
        kim = "{LNo} {Ad-Soyad}".format_map
        beklenen = [f"Not: {bu} yok: {kim(capraz[o])}." for o in yoklar]
        gevsetmeler = len(notlar) - len(yoklar)
        notlar[:gevsetmeler] = map(not_oku, notlar[:gevsetmeler])
        beklenen[:0] = beklenen_notlar(tur, sirali, puan_almis_oynamadan, atlayan_no, renk_disi)
        gerek(notlar == beklenen, bu, "notlar", notlar, "beklenen", beklenen)
        del notlar[gevsetmeler:]
        for o in yoklar:
            gerek(hucreler[o] == ["-", "-", "-"], bu, "olmayanın hücresi", hucreler[o])
        if atlayan:
            gerek(atlayan[1] == puan[atlayan_no], bu, "tur atlayanın puanı", atlayan[1])
            hucre = hucreler[atlayan_no]
            gerek(hucre == ["-", "-", "1"], bu, "tur atlayanın hücresi", hucre)
            puan_almis_oynamadan.add(atlayan_no)
        for beyaz, _, siyah, _ in masalar:
            renkler[beyaz].append("b")
            renkler[siyah].append("s")
        for o in herkes:
            puan[o] += SONUCLAR[hucreler[o][2]][0]
            if hucreler[o][2] == "+":
                puan_almis_oynamadan.add(o)
    for o in herkes:
        hesaplanan = olcut_hucreleri(capraz, o, len(turlar))
        for ad, hucre in hesaplanan.items():
            gerek(capraz[o].get(ad) == hucre, o, ad, capraz[o].get(ad), "hesaplanan", hucre)
    sira = [[-float(s[ad]) for ad in hesaplanan] + [int(s["BSNo"])] for s in nihai]
    gerek(sira == sorted(sira), "nihai sıra yanlış:", bsnolar)
    snolar = [int(s["SNo"]) for s in nihai]
    gerek(snolar == [*herkes], "SNo'lar sıralı değil:", snolar)
    for satir in nihai:
        ayri = satir.items() - capraz[int(satir["BSNo"])].items()
        gerek(not ayri, "nihai liste ile çapraz tablo ayrı:", satir["BSNo"], sorted(ayri))
    son_satir = dokum.split("\nNihai Sıralama Listesi:\n")[0].split("\n")[-1]
    erken_bitti = son_satir.startswith("Not: ")
    bulunan, beklenen = not_oku(son_satir), (False, len(turlar) + 1, len(turlar))
    gerek(not erken_bitti or bulunan == beklenen, "erken bitişin notu", bulunan,
          "beklenen", beklenen)
    return sum(len(n) for _, _, n in turlar), erken_bitti
