"""Bir programın yazdığı listeleri, çizgilerine ve başlıklarına bakmadan, içeriklerinden okur.

Bir satırı biçimi tanıtır: ilk sözcüğü sayıdır, LNo'su girilenlerdendir. Satırın bütünü, olmazsa
içindeki her `:`, `?` ya da `>` işaretinin ardı denenir.
"""

import re
from collections import defaultdict, namedtuple
from unicodedata import category

from tests.yalin import OLCUTLER

ANSI = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|[\x00-\x08\x0e-\x1f\ufeff]")
BOSLUK = re.compile(r"[\t|¦\u2500-\u259f\[\](){}'\"`;*#]|,(?!\d)")
TIRELER = "".join(h for h in map(chr, range(0x80, 0x10000)) if category(h) == "Pd")
TIRE = re.compile(rf"[−{TIRELER}]|(?<=\d)-(?=\d)|-(?=BYE)")
# Satırın başındaki numara: 7, 7., 7:, 7), 7-, 7.Masa, 7. masa:, Masa 7, Masa No: 7
NUMARA = re.compile(
    r"^\s*(?:masa\s*(?:no)?\s*[:.]?\s*)?(\d+)\s*[.:)]?\s*(?:masa)?\s*[.:)-]?(?=\s)", re.I)
ATLADI = re.compile(r"\bBYE\b|\bBAY\b|TUR\s+ATLA", re.I)
ISTER = "ister"  # ödevin istediği bir biçimin eksik olduğunu söyleyen notun sonu
# Satırların biçimi; her sözcüğün ardında bir boşluk vardır.
SAYI = r"(?:\d{1,9}(?:[.,]\d{1,9})?½?|½) "
KUVVET = rf"({SAYI}|- )"  # kuvvet puanı olmayana - yazan da vardır
ADI = r"(?:(?=\S*[^\W\d_])\S+ )+"
ARA = rf"(?:(?!{SAYI})\S+ )*"
HUCRE = r"(?:\d+|-) ?[bsBS-] ?(?:½|«|1/2|0[.,]50?|[10+-]) "
KISI = re.compile(  # ikinci numarası olanın ölçütleri, çaprazdaysa hücreleri de vardır
    rf"(\d+) (?:(\d+) )?(\d+) ({ADI}){KUVVET}{KUVVET}"
    rf"(?(2)((?:{HUCRE})*)((?:{SAYI}){{{len(OLCUTLER)}}}))")
MASA = re.compile(
    rf"(\d+) (\d+) (\d+) {ARA}(?:({SAYI}){ARA}(?:({SAYI}){ARA}(?:(\d+) (\d+) )?)?)?")

# Kisi: başlangıç, nihai ya da çapraz listenin satırı; ikinci numara başlangıçta yoktur,
# kuvvetler (ELO, UKD), hucreler "rakip renk sonuç", olcutler adı -> değeri.
Kisi = namedtuple("Kisi", "metin no ikinci lno ad kuvvetler hucreler olcutler")
# Masa: eşleştirme listesinin satırı; lnolar, bsnolar: beyaz, siyah ya da yalnız tur atlayan;
# soru: program ondan önce kaç kez yanıt bekledi?
Masa = namedtuple("Masa", "metin no lnolar bsnolar puanlar soru", defaults=(0,))
# Okunan listelerin okunamayanı None'dır; baslayanlar: başlangıç listesinin okunan satırlarının
# LNo'ları; sayililar: sayılı satırların soruları; artik: biri listedenmiş gibi mi?
Okunan = namedtuple("Okunan", "baslangic turlar nihai capraz notlar baslayanlar sayililar artik")


def degeri(sozcuk):
    """Sayının değeri; ondalık virgüllü, ½'li, 0 yerine - de olabilir."""
    tam = sozcuk.strip(" -").replace(",", ".").rstrip("½")
    return float(tam or 0) + 0.5 * ("½" in sozcuk)


def kisi_satiri(satir, metin, notlar):
    """Başlangıç, nihai, çapraz listelerden birinin satırından (listenin adı, Kisi)."""
    no, ikinci, lno, ad, elo, ukd, arasi, olcutler = satir.groups("")
    hucreler = []
    for rakip, once, renk, sonra, sonuc in re.findall(
            r"(\d+|-)( ?)([bsBS-])( ?)(\S+) ", arasi):
        hucreler.append(f"{rakip} {renk.lower()} {sonuc if sonuc in '½10+-' else '½'}")
        if not once + sonra:
            notlar.add(f"çapraz tablonun hücrelerinde boşluk yok; ödev birer boşluk {ISTER}")
        if sonuc not in "½10+-":
            notlar.add(f"çapraz tabloda ½ yerine {sonuc} yazıyor; ödev ½ {ISTER}")
    tur = "capraz" if hucreler else "nihai" if ikinci else "baslangic"
    return tur, Kisi(metin, int(no), int(ikinci or 0), int(lno), ad.strip(),
                     (degeri(elo), degeri(ukd)), hucreler,
                     dict(zip(OLCUTLER, map(degeri, olcutler.split()))))


def satiri_oku(satir, lnolar, notlar):
    """Satır bir listedense (listenin adı, Kisi ya da Masa), yoksa None."""
    for yer in (0, *(isaret.end() for isaret in re.finditer("[:?>]", satir))):
        kuyruk = NUMARA.sub(r" \1 ", satir[yer:] + " ", count=1)
        metin = "".join((sozcuk.rstrip(".:") or "x") + " " for sozcuk in kuyruk.split())
        masa = MASA.fullmatch(metin)
        if masa and masa[3] in lnolar and (
                masa[6] in lnolar if masa[6] else ATLADI.search(metin)):
            no, beyaz_bsno, beyaz, *puanlar, siyah, siyah_bsno = masa.groups()
            oturanlar, bsnolar = (tuple(map(int, filter(None, cift))) for cift in (
                (beyaz, siyah), (beyaz_bsno, siyah_bsno)))
            puanlar = tuple(map(degeri, filter(None, puanlar)))[:len(oturanlar)]
            return "masa", Masa(satir[yer:].strip(), int(no), oturanlar, bsnolar, puanlar)
        kisi = KISI.fullmatch(metin)
        if kisi and kisi[3] in lnolar:
            return kisi_satiri(kisi, satir[yer:].strip(), notlar)
    return None


def turlari_ayir(masalar):
    """Masaların turları; yeniden ya da büyüyerek yazılan liste ayrı bir tur değildir."""
    listeler, turlar, onceki = [[]], [], set()
    bye_basta = masalar and len(masalar[0].lnolar) == 1 and masalar[0].puanlar
    for masa in masalar:
        bye = len(masa.lnolar) == 1
        if bye if bye_basta else masa.no == 1 and not bye:
            listeler.append([])
        if bye_basta or masa.no == len(listeler[-1]) + 1:  # sırası gelmeyen, listeden değildir
            listeler[-1].append(masa)
    for liste in listeler:
        ciftler = {masa.lnolar for masa in liste}
        nolar = sorted(masa.no for masa in liste if len(masa.lnolar) == 2)
        if nolar == [*range(1, len(nolar) + 1)] and nolar and not ciftler <= onceki:
            turlar[len(turlar) - (onceki < ciftler and bool(turlar)):] = [liste]
            onceki = ciftler
    return turlar


def oku(parcalar, lnolar):
    """Programın sorudan soruya yazdıklarından Okunan'ı çıkarır; lnolar girilenlerdir."""
    listeler, notlar, sayililar, artik = defaultdict(list), set(), [], False
    girilenler = {*map(str, lnolar)}
    for soru, parca in enumerate(parcalar):
        for satir in TIRE.sub(" - ", BOSLUK.sub(" ", ANSI.sub("", parca))).split("\n"):
            tur, okunan = satiri_oku(satir, girilenler, notlar) or (None, None)
            sozcukler = satir.split()
            sayililar += [soru] * bool(re.search(r"\d", satir))
            if tur == "masa":
                listeler[tur].append(okunan._replace(soru=soru))
            elif okunan and (tur != "baslangic" or not listeler["masa"]):
                listeler[tur].append(okunan)
            elif not okunan and NUMARA.match(satir) and len(sozcukler) > 4:
                artik = artik or len(girilenler.intersection(sozcukler)) > 1

    def sonuncusu(tur):
        """Listenin bütün yazılışlarının sonuncusu, yoksa None; birincisi yinelenmiş olabilir."""
        satirlar, boy = listeler[tur], len(lnolar)
        yerler = reversed(range(len(satirlar) - boy + 1))
        listeleri = (satirlar[bas:bas + boy] for bas in yerler)
        butunler = [liste for liste in listeleri if {kisi.lno for kisi in liste} == {*lnolar}]
        return min(butunler, key=lambda liste: liste[0].no, default=None)

    baslayanlar = {kisi.lno for kisi in listeler["baslangic"]}
    return Okunan(sonuncusu("baslangic"), turlari_ayir(listeler["masa"]), sonuncusu("nihai"),
                  sonuncusu("capraz"), notlar, baslayanlar, sayililar, artik)
