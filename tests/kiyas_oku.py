"""Bir programın yazdığı listeleri, çizgilerine ve başlıklarına bakmadan, içeriklerinden okur.

Bir satırı biçimi tanıtır: ilk sözcüğü sayıdır, LNo'su girilenlerdendir. Satırın bütünü, olmazsa
içindeki her `:`, `?` ya da `>` işaretinin ardı denenir.
"""

import re
from collections import namedtuple

ANSI = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|[\x00-\x08\x0e-\x1f\ufeff]")
BOSLUK = re.compile(r"[\t|¦\u2500-\u259f\[\](){}'\"`;*#]|,(?!\d)")
TIRE = re.compile(r"[–—−‐]|(?<=\d)-(?=\d)|-(?=BYE)")
# Satırın başındaki numara: 7, 7., 7:, 7), 7-, 7.Masa, 7. masa:, Masa 7, Masa No: 7
NUMARA = re.compile(
    r"^\s*(?:masa\s*(?:no)?\s*[:.]?\s*)?(\d+)\s*[.:)]?\s*(?:masa)?\s*[.:)-]?(?=\s)", re.I)
SAYI = re.compile(r"(\d{1,9})(?:[.,](\d{1,9}))?(½)?|½")
ATLADI = re.compile(r"\bBYE\b|\bBAY\b|TUR\s+ATLA", re.I)
# Satırların biçimi, her sözcük bir harf: n sayı, a harfli, - tire, x başka.
BASLANGIC, NIHAI, CAPRAZ = map(re.compile, ("nna+nn", "nnna+nnnnnnn", "nnna+nn(.+)nnnnn"))
MASA = re.compile("nnna*na*[^n]*a*na*nn")
BYE = re.compile("nnn[^n]*n?[^n]*n?[^n]*")  # ATLADI da vardır
HUCRE = re.compile(r"\s*(\d+|-)\s*([bs-])\s*(½|«|1/2|0[.,]50?|[10+-])(?=\s|$)", re.I)
YARIMLAR = "½", "«", "1/2", "0.5", "0.50", "0,5", "0,50"
OLCUTLER = "Puan", "BH-1", "BH-2", "SB", "GS"


# Kisi: başlangıç, nihai ya da çapraz listenin satırı; ikinci numara başlangıçta LNo'dur,
# kuvvetler (ELO, UKD), hucreler (rakip, renk, sonuç), olcutler adı -> değeri.
Kisi = namedtuple("Kisi", "metin no ikinci lno ad kuvvetler hucreler olcutler")
# Masa: eşleştirme listesinin satırı, LNo'larla; tur atlayanın rakibi (siyah) yoktur.
Masa = namedtuple("Masa", "metin no beyaz siyah puanlar")
# Okunan listelerin okunamayanı None'dır; artik: okunamayan, listedenmiş gibi satır var mı?
Okunan = namedtuple("Okunan", "baslangic turlar nihai capraz notlar artik")


def degeri(sozcuk):
    """Sayının değeri; ondalık virgüllü, ½'li de olabilir."""
    tam, kesir, yarim = SAYI.fullmatch(sozcuk).groups()
    return float(f"{tam or 0}.{kesir or 0}") + 0.5 * bool(yarim or tam is None)


def harfi(sozcuk):
    """Sözcüğün, biçimdeki harfi."""
    if SAYI.fullmatch(sozcuk):
        return "n"
    return "a" if any(map(str.isalpha, sozcuk)) else "x" if sozcuk.strip("-") else "-"


def hucreleri(metin, notlar):
    """Çapraz tablonun bir satırındaki turların hücreleri; okunamıyorsa None."""
    bulunanlar = [*HUCRE.finditer(metin)]
    if "".join(b[0] for b in bulunanlar) != metin:
        return None
    for bulunan in bulunanlar:
        if bulunan[3] in YARIMLAR[1:]:
            notlar.add(f"çapraz tabloda ½ yerine {bulunan[3]} yazıyor")
        if " " not in bulunan[0].strip():
            notlar.add("çapraz tablonun hücrelerinde boşluk yok")
    return [(rakip, renk.lower(), "½" if sonuc in YARIMLAR else sonuc)
            for rakip, renk, sonuc in map(re.Match.groups, bulunanlar)]


def kisi_satiri(sozcukler, bicim, notlar):
    """Başlangıç, nihai, çapraz listelerden birinin satırıysa (tür, Kisi), yoksa None."""
    tur = next((tur for tur in (BASLANGIC, NIHAI, CAPRAZ) if tur.fullmatch(bicim)), None)
    if tur is None:
        return None
    ad_yeri = bicim.index("a")
    elo_yeri = bicim.index("n", ad_yeri)
    olcut_yeri = len(bicim) - len(OLCUTLER) * (tur is not BASLANGIC)
    arasi = " ".join(sozcukler[elo_yeri + 2:olcut_yeri])
    hucreler = hucreleri(arasi, notlar)
    no, ikinci, lno = map(int, (*sozcukler[:2], sozcukler[ad_yeri - 1]))
    return hucreler is not None and (tur, Kisi(
        "", no, ikinci, lno, " ".join(sozcukler[ad_yeri:elo_yeri]),
        tuple(map(degeri, sozcukler[elo_yeri:elo_yeri + 2])), hucreler,
        dict(zip(OLCUTLER, map(degeri, sozcukler[olcut_yeri:])))))


def masa_satiri(sozcukler, bicim, lnolar):
    """Eşleştirme listesinin satırıysa (tür, Masa), yoksa None."""
    no, _, beyaz, *kalan = sozcukler
    *_, siyah, _ = sozcukler
    puanlar = [degeri(sozcuk) for sozcuk in kalan if harfi(sozcuk) == "n"]
    if BYE.fullmatch(bicim) and ATLADI.search(" ".join(kalan)):
        return MASA, Masa("", int(no), int(beyaz), None, (*puanlar[:1],))
    if MASA.fullmatch(bicim) and siyah in lnolar:
        return MASA, Masa("", int(no), int(beyaz), int(siyah), (*puanlar[:2],))
    return None


def satiri_oku(metin, lnolar, notlar):
    """Satır bir listedense (türü, Kisi ya da Masa), yoksa None."""
    for yer in (0, *(isaret.end() for isaret in re.finditer("[:?>]", metin))):
        kuyruk = NUMARA.sub(r" \1 ", metin[yer:] + " ", count=1)
        sozcukler = [sozcuk.rstrip(".:") or "x" for sozcuk in kuyruk.split()]
        bicim = "".join(map(harfi, sozcukler))
        lno_yeri = 1 if bicim.startswith("nna") else 2
        if not bicim.startswith("nn") or not {*sozcukler[lno_yeri:lno_yeri + 1]} <= lnolar:
            continue
        satir = bicim.startswith("nnn") and masa_satiri(sozcukler, bicim, lnolar)
        satir = satir or kisi_satiri(sozcukler, bicim, notlar)
        if satir:
            return satir[0], satir[1]._replace(metin=metin.strip())
    return None


def turlari_ayir(masalar):
    """Masaların turları; yeniden ya da büyüyerek yazılan liste ayrı bir tur değildir."""
    listeler, turlar, onceki = [[]], [], set()
    bye_basta = masalar and masalar[0].siyah is None and masalar[0].no > 1
    for masa in masalar:
        if masa.siyah is None if bye_basta else masa.no == 1:
            listeler.append([])
        if bye_basta or masa.no == len(listeler[-1]) + 1:
            listeler[-1].append(masa)
    for liste in listeler:
        ciftler = {(masa.beyaz, masa.siyah) for masa in liste}
        sirali = {masa.no for masa in liste} == {*range(1, len(liste) + 1)}
        if sirali and not ciftler <= onceki:
            turlar[len(turlar) - (onceki < ciftler and bool(turlar)):] = [liste]
            onceki = ciftler
    return turlar


def oku(metin, lnolar):
    """Programın yazdıklarından Okunan'ı çıkarır; lnolar girilenlerdir."""
    satirlar, notlar, artik, girilenler = [], set(), False, {*map(str, lnolar)}
    for satir in TIRE.sub(" - ", BOSLUK.sub(" ", ANSI.sub("", metin))).split("\n"):
        okunan = satiri_oku(satir, girilenler, notlar)
        sozcukler = satir.split()
        if okunan:
            satirlar.append(okunan)
        elif NUMARA.match(satir) and len(sozcukler) > 4:
            artik = artik or len(girilenler.intersection(sozcukler)) > 1
    ilk_masa = next((yer for yer, (tur, _) in enumerate(satirlar) if tur is MASA), None)

    def sonuncusu(aranan, bitis=None):
        """Listenin en son yazılışı: birbirinden ayrı oyuncuların son satırları, yoksa None."""
        son = [satir for tur, satir in satirlar[:bitis] if tur is aranan][-len(lnolar):]
        return son if {kisi.lno for kisi in son} == {*lnolar} else None

    turlar = turlari_ayir([satir for tur, satir in satirlar if tur is MASA])
    return Okunan(sonuncusu(BASLANGIC, ilk_masa), turlar, sonuncusu(NIHAI), sonuncusu(CAPRAZ),
                  notlar, artik)
