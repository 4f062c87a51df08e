"""Bir programın yazdığı listeleri, çizgilerine ve başlıklarına bakmadan, içeriklerinden okur.

Bir satırı biçimi tanıtır: ilk sözcüğü sayıdır, LNo'su girilenlerdendir. Satırın bütünü, olmazsa
içindeki her `:`, `?` ya da `>` işaretinin ardı denenir.
"""

import re
from typing import NamedTuple, Optional

ANSI = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b[()][A-Z0-9]|[\x00-\x08\x0e-\x1f\ufeff]")
BOSLUK = re.compile(r"[\t|¦\u2500-\u259f\[\](){}'\"`;*#]|,(?!\d)")
TIRE = re.compile(r"[–—−‐]|(?<=\d)-(?=\d)|-(?=BYE)")
ISTEM = re.compile(r"[:?>]")
# Satırın başındaki numara: 7, 7., 7:, 7), 7.Masa, 7. masa:, Masa 7, Masa No: 7
NUMARA = re.compile(
    r"\s*(?:masa\s*(?:no)?\s*[:.]?\s*)?(\d+)\s*[.:)]?\s*(?:masa)?\s*[.:)-]?(?=\s)", re.I)
SAYI = re.compile(r"(\d+)(?:[.,](\d+))?(½)?|½")
YARIMLAR = ("½", "«", "1/2", "0.5", "0.50", "0,5", "0,50")
ATLADI = re.compile(r"BYE|ATLA|BAY\b", re.I)

# Satırların biçimi, her sözcük bir harf: n sayı, a harfli, - tire, x başka.
BASLANGIC = re.compile("nna+nn")
NIHAI = re.compile("nnna+nnnnnnn")
CAPRAZ = re.compile("nnna+nn(.+)nnnnn")
MASA = re.compile("nnna*na*[^n]*a*na*nn")
BYE = re.compile("nnn[^n]*n?[^n]*n?[^n]*")  # BYE ya da tur atladığını söyleyen bir söz de vardır
HUCRE = re.compile(
    r"\s*(\d+|-)\s*([bs-])\s*(½|«|1/2|0[.,]50?|[10+-])(?=\s|$)", re.I)
OLCUTLER = ("Puan", "BH-1", "BH-2", "SB", "GS")


class Kisi(NamedTuple):
    """Başlangıç, nihai ya da çapraz listenin bir satırı; ikinci numara başlangıçta yoktur."""

    metin: str
    no: int
    ikinci: Optional[int]
    lno: int
    ad: str
    kuvvetler: tuple  # ELO, UKD
    hucreler: list  # (rakip, renk, sonuç) demetleri
    olcutler: dict


class Masa(NamedTuple):
    """Eşleştirme listesinin bir satırı; tur atlayanın rakibi (siyah) yoktur."""

    metin: str
    no: int
    beyaz: int  # LNo
    siyah: Optional[int]
    puanlar: tuple


class Okunan(NamedTuple):
    """Okunan listeler; okunamayan None'dır. notlar: yazılışla ilgili sözler kümesi.

    artik: bir listeden olabilecek, okunamayan satır var mı?
    """

    baslangic: Optional[list]
    turlar: list
    nihai: Optional[list]
    capraz: Optional[list]
    notlar: set
    artik: bool


def degeri(sozcuk):
    """Sayının değeri; ondalık virgüllü, ½'li de olabilir."""
    tam, kesir, yarim = SAYI.fullmatch(sozcuk).groups()
    return float(f"{tam or 0}.{kesir or 0}") + 0.5 * (yarim is not None or tam is None)


def harfi(sozcuk):
    """Sözcüğün, biçimdeki harfi."""
    if SAYI.fullmatch(sozcuk):
        return "n"
    if any(map(str.isalpha, sozcuk)):
        return "a"
    return "x" if sozcuk.strip("-") else "-"


def hucreleri(metin, notlar):
    """Çapraz tablonun bir satırındaki turların hücreleri; okunamıyorsa None."""
    hucreler, yer, metin = [], 0, metin.strip()
    while yer < len(metin):
        bulunan = HUCRE.match(metin, yer)
        if not bulunan:
            return None
        rakip, renk, sonuc = bulunan.groups()
        if sonuc in YARIMLAR[1:]:
            notlar.add(f"çapraz tabloda ½ yerine {sonuc} yazıyor")
        if " " not in bulunan[0].strip():
            notlar.add("çapraz tablonun hücrelerinde boşluk yok")
        hucreler.append((rakip, renk.lower(), "½" if sonuc in YARIMLAR else sonuc))
        yer = bulunan.end()
    return hucreler


def kisi_satiri(sozcukler, bicim, lnolar, notlar):
    """Başlangıç, nihai, çapraz listelerden birinin satırıysa (tür, Kisi), yoksa None."""
    for tur in (BASLANGIC, NIHAI, CAPRAZ):
        bulunan = tur.fullmatch(bicim)
        if bulunan:
            break
    else:
        return None
    lno_yeri = 1 if tur is BASLANGIC else 2
    bas, son = bicim.index("a"), bicim.index("n", bicim.index("a"))
    no, lno = sozcukler[0], sozcukler[lno_yeri]
    if lno not in lnolar:
        return None
    arasi = sozcukler[son + 2:len(sozcukler) - len(OLCUTLER)]
    hucreler = hucreleri(" ".join(arasi), notlar) if tur is CAPRAZ else []
    if hucreler is None:
        return None
    sonlar = sozcukler[-len(OLCUTLER):] if tur is not BASLANGIC else []
    return tur, Kisi(
        "", int(no), int(sozcukler[1]), int(lno), " ".join(sozcukler[bas:son]),
        tuple(map(degeri, sozcukler[son:son + 2])), hucreler,
        dict(zip(OLCUTLER, map(degeri, sonlar))))


def masa_satiri(sozcukler, bicim, lnolar):
    """Eşleştirme listesinin satırıysa Masa, yoksa None."""
    if not bicim.startswith("nnn") or sozcukler[2] not in lnolar:
        return None
    puanlar = tuple(degeri(s) for s, harf in zip(sozcukler[3:], bicim[3:]) if harf == "n")
    no, beyaz, siyah = int(sozcukler[0]), int(sozcukler[2]), sozcukler[-2]
    if BYE.fullmatch(bicim) and ATLADI.search(" ".join(sozcukler)):
        return Masa("", no, beyaz, None, puanlar[:1])
    if MASA.fullmatch(bicim) and siyah in lnolar:
        return Masa("", no, beyaz, int(siyah), puanlar[:2])
    return None


def satiri_oku(metin, lnolar, notlar):
    """Satır bir listedense (türü, Kisi ya da Masa), yoksa None."""
    yerler = [0, *(e.end() for e in ISTEM.finditer(metin))]
    for yer in yerler:
        kuyruk = NUMARA.sub(r" \1 ", metin[yer:] + " ", count=1) if NUMARA.match(
            metin[yer:] + " ") else metin[yer:]
        sozcukler = [s if s.strip(".:") == "" else s.rstrip(".:") for s in kuyruk.split()]
        bicim = "".join(map(harfi, sozcukler))
        if not re.match("nn", bicim) or not all(map(str.isdigit, sozcukler[:2])):
            continue
        masa = masa_satiri(sozcukler, bicim, lnolar)
        satir = (MASA, masa) if masa else kisi_satiri(sozcukler, bicim, lnolar, notlar)
        if satir:
            return satir[0], satir[1]._replace(metin=metin.strip())
    return None


def turlari_ayir(masalar):
    """Masaları turlara ayırır: numara 1 olunca, biri yeniden gelince yeni liste başlar.

    Yeniden yazılan ya da büyüyerek yazılan listeler ayrı bir tur değildir.
    """
    turlar = [[]]
    for masa in masalar:
        if masa.no == 1:
            turlar.append([masa])
        elif masa.no == len(turlar[-1]) + 1:
            turlar[-1].append(masa)
    ayri = []
    for tur in filter(None, turlar):
        ciftler = {(m.beyaz, m.siyah) for m in tur}
        onceki = {(m.beyaz, m.siyah) for m in ayri[-1]} if ayri else set()
        if ayri and onceki < ciftler:
            ayri[-1] = tur
        elif not ciftler <= onceki:
            ayri.append(tur)
    return ayri


def sonuncusu(satirlar, sayi):
    """Listenin en son yazılışı: birbirinden ayrı oyuncuların son `sayi` satırı, yoksa None."""
    son = satirlar[-sayi:]
    return son if len({kisi.lno for kisi in son}) == sayi else None


def oku(metin, lnolar):
    """Programın yazdıklarından Okunan'ı çıkarır; lnolar girilenlerdir."""
    satirlar, notlar, artik, metinler = [], set(), False, {str(lno) for lno in lnolar}
    duz = TIRE.sub(" - ", BOSLUK.sub(" ", ANSI.sub("", metin)))
    for satir in duz.split("\n"):
        okunan = satiri_oku(satir, metinler, notlar)
        if okunan:
            satirlar.append(okunan)
        elif NUMARA.match(satir) and len(metinler.intersection(satir.split())) > 1:
            artik = artik or len(satir.split()) > 4
    ilk_masa = next((yer for yer, (tur, _) in enumerate(satirlar) if tur is MASA), len(satirlar))

    def turdekiler(aranan, son=None):
        return sonuncusu([satir for tur, satir in satirlar[:son] if tur is aranan], len(lnolar))

    turlar = turlari_ayir(satir for tur, satir in satirlar if tur is MASA)
    return Okunan(turdekiler(BASLANGIC, ilk_masa), turlar, turdekiler(NIHAI), turdekiler(CAPRAZ),
                  notlar, artik)
