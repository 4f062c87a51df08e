"""Bir programın sorularının sırası; yanlış yanıtlara, uç değerlere ne yaptığı."""

import random
from collections import defaultdict, namedtuple
from functools import lru_cache
from itertools import permutations

from tests.kiyas_kosu import calistir
from tests.kiyas_oku import oku
from tests.uretec import ELO, SORULAR, UKD, alt_alta, turnuva_sec

LNO, TUR, RENK, SONUC = SORULAR[0], "tur sayısı", "ilk renk", "sonuç"
SIRALAR = [(*oyuncu, *ayar, SONUC) for ayar in ((TUR, RENK), (RENK, TUR))
           for oyuncu in permutations(SORULAR) if oyuncu[0] == LNO]
IKINCI, N, EKSIK = "ikinci kez", "oyuncu sayısı", "en azın bir eksiği"
# Sözle yazılanların değeri turnuvaya göredir (yanlis_yanitlari).
KUVVET = "abc", "", "500", "-1"
YANLISLAR = {
    LNO: ("abc", "", IKINCI), SORULAR[ELO]: KUVVET, SORULAR[UKD]: KUVVET,
    TUR: ("abc", "", N, EKSIK, "-1"), RENK: ("x", "", "1"), SONUC: ("abc", "", "6", "-1", "12"),
}
# Kabul edilecekler: adı -> (oyuncu sayısı, tur sayısı, bir oyuncunun ELO'su, LNo'ları bitiren)
UCLAR = {"4 oyuncu 2 tur": (4, 2, None, 0), "8 oyuncu 3 tur": (8, 3, None, 0),
         "4 oyuncu 3 tur": (4, 3, None, 0), "ELO 3300": (6, 3, "3300", 0),
         "negatif LNo bitirir": (6, 3, None, -1)}
SORUYOR, ALIYOR, BIR_KEZ = "yeniden soruyor", "kabul ediyor", "yalnız bir kez yeniden soruyor"
DENENMEDI, EN_COK_TAKILMA = "denenmedi", 3


class Program(namedtuple("Program", "yol sira", defaults=(SIRALAR[0],))):
    """Bir programın yolu ile sorularının sırası."""

    def oynat(self, turnuva, bloklar=None):
        """Turnuvayı, verildiyse bu bloklarla oynatır: (Kosu, Okunan)."""
        girdi = alt_alta(*(yanit for blok in bloklar or bloklari(turnuva)
                           for soru in sorted(blok, key=self.sira.index) for yanit in blok[soru]))
        kosu = calistir(self.yol, girdi)
        return kosu, oku(kosu.metin, [lno for lno, *_ in turnuva.oyuncular])


def bloklari(turnuva):
    """Turnuvanın soru -> yanıtları blokları; bir bloğun içindeki sıra programa göre değişir."""
    satirlar = turnuva.girdi.splitlines()
    bitis = len(SORULAR) * len(turnuva.oyuncular)
    bloklar = [{soru: [yanit] for soru, yanit in zip(SORULAR, satirlar[yer:])}
               for yer in range(0, bitis, len(SORULAR))]
    bitiren, tur, renk, *sonuclar = satirlar[bitis:]
    return [*bloklar, {LNO: [bitiren]}, {TUR: [tur], RENK: [renk]},
            *({SONUC: [sonuc]} for sonuc in sonuclar)]


def yanlislarla(bloklar, yanlislar, dogrusuyla=True):
    """Bloklar; ikinci oyuncunun, ilk masanın sorularında yanlışlar doğrusundan önce (yerine)."""
    bloklar = [{**blok} for blok in bloklar]
    for soru, yanitlar in yanlislar.items():
        blok = next(blok for blok in bloklar[1:] if soru in blok)
        blok[soru] = yanitlar + blok[soru] * dogrusuyla
    return bloklar


@lru_cache(maxsize=None)
def deneme_turnuvasi(sayi, tur):
    """Yanıtların deneneceği turnuva."""
    return turnuva_sec(random.Random(sayi), sayi, tur=tur)


def bitirdi(turnuva, kosu, okunan):
    """Program turnuvayı bitirdi mi?"""
    return not kosu.bitis and len(okunan.turlar) == turnuva.tur


def sirasini_bul(yol):
    """Sorularının sırası bulunan Program: başlangıç listesi doğru, turnuva bitmiş."""
    turnuva = deneme_turnuvasi(6, 3)
    kuvvetler = {(lno, elo, ukd) for lno, _, elo, ukd in turnuva.oyuncular}
    for sira in SIRALAR:
        kosu, okunan = Program(yol, sira).oynat(turnuva)
        bulunan = {(kisi.lno, *kisi.kuvvetler) for kisi in okunan.baslangic or ()}
        if bulunan == kuvvetler and bitirdi(turnuva, kosu, okunan):
            return Program(yol, sira)
        if kosu.takildi:
            break
    return Program(yol)


def yanlis_yanitlari(turnuva):
    """Yanlışın adı (soru: yanıt) -> (soru, yanıt)."""
    sayi, (ilk_lno, *_) = len(turnuva.oyuncular), turnuva.girdi.split()
    degerler = {IKINCI: ilk_lno, N: str(sayi), EKSIK: str((sayi - 1).bit_length() - 1)}
    return {f"{soru}: {ad or 'boş'}": (soru, degerler.get(ad, ad))
            for soru, adlar in YANLISLAR.items() for ad in adlar}


def ne_yapiyor(program, turnuva, bloklar, soru, yanit):
    """(Programın bu yanlış yanıta ne yaptığı, takıldı mı)."""
    def oyna(*yanitlar, dogrusuyla=True):
        kosu, okunan = program.oynat(
            turnuva, yanlislarla(bloklar, {soru: [*yanitlar]}, dogrusuyla))
        return kosu, okunan, ozu(okunan)

    _, _, dogrusu = oyna()
    kosu, _, iki_kez = oyna(yanit, yanit)
    if iki_kez == dogrusu:
        return SORUYOR, False
    _, _, bir_kez = oyna(yanit)
    if bir_kez == dogrusu:
        return BIR_KEZ, kosu.takildi
    _, yerine, _ = oyna(yanit, dogrusuyla=False)
    aldi = len(yerine.turlar) > (soru == SONUC)  # yanıtla bir sonraki listeye geçti
    return ALIYOR if aldi else kosu.bitis or "yeniden sormuyor", kosu.takildi


def ozu(okunan):
    """Okunanların, satırların metinleri olmadan, hepsi."""
    listeler = okunan.baslangic, okunan.nihai, okunan.capraz, *okunan.turlar
    return [[satir._replace(metin="") for satir in liste or ()] for liste in listeler]


def renginkiler(program, turnuva, renk, yanlislar):
    """Yanlışların hepsi birden, tablolar değişiyorsa tek tek: adı -> programın ne yaptığı."""
    bloklar, takilan, sonuclar, hepsi = bloklari(turnuva), 0, {}, defaultdict(list)
    bloklar = yanlislarla(bloklar, {RENK: [renk]}, dogrusuyla=False)
    for soru, yanit in yanlislar.values():
        hepsi[soru] += [yanit, yanit]
    listeler = [ozu(program.oynat(turnuva, yanlislarla(bloklar, verilen))[1])
                for verilen in ({}, hepsi)]
    if listeler[0] == listeler[1]:
        return dict.fromkeys(yanlislar, SORUYOR)
    for ad, (soru, yanit) in yanlislar.items():
        sonuclar[ad] = DENENMEDI
        if takilan < EN_COK_TAKILMA:
            sonuclar[ad], takildi = ne_yapiyor(program, turnuva, bloklar, soru, yanit)
            takilan += takildi
    return sonuclar


def yanitlari_dene(program):
    """Yanlışın, ucun adı -> programın ne yaptığı; deneme turnuvasını bitiremiyorsa boş."""
    turnuvalar = deneme_turnuvasi(5, 3), deneme_turnuvasi(6, 3)
    turnuva = next((t for t in turnuvalar if bitirdi(t, *program.oynat(t))), None)
    if turnuva is None:
        return {}
    yanlislar = yanlis_yanitlari(turnuva)
    sonuclar = renginkiler(program, turnuva, "b", yanlislar)
    renkteki = {ad: yanlis for ad, yanlis in yanlislar.items() if RENK in yanlis}
    for ad, sonuc in renginkiler(program, turnuva, "s", renkteki).items():
        sonuclar[ad] = sonuc if sonuclar[ad] == SORUYOR else sonuclar[ad]
    for ad, (sayi, tur, elo, bitiren) in UCLAR.items():
        turnuva = deneme_turnuvasi(sayi, tur)
        bloklar = yanlislarla(bloklari(turnuva), {SORULAR[ELO]: [elo]} if elo else {}, False)
        bloklar[sayi] = {LNO: [bitiren]}
        _, okunan = program.oynat(turnuva, bloklar)
        elolar = {kisi.kuvvetler[0] for kisi in okunan.baslangic or ()}
        kabul = okunan.turlar and (not elo or not elolar or int(elo) in elolar)
        sonuclar[ad] = ALIYOR if kabul else "kabul etmiyor"
    return sonuclar
