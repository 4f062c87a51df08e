"""Bir programın sorularının sırası; yanlış yanıtlara, uç değerlere ne yaptığı."""

import random
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from tests.kiyas_kosu import calistir
from tests.kiyas_oku import oku
from tests.kiyas_turnuvalar import sec
from tests.uretec import ELO, SORULAR, UKD, alt_alta

LNO, TUR, RENK, SONUC = SORULAR[0], "tur sayısı", "ilk renk", "sonuç"
SIRALAR = [(*oyuncu, *ayar, SONUC) for ayar in ((TUR, RENK), (RENK, TUR))
           for oyuncu in permutations(SORULAR) if oyuncu[0] == LNO]
IKINCI, N, EKSIK = "ikinci kez", "oyuncu sayısı", "en azın bir eksiği"
# Soru -> yanlış yanıtları; sözle yazılanların değeri turnuvaya göredir (bkz. yanlis_yanitlari).
YANLISLAR = {
    LNO: ("abc", "", IKINCI), SORULAR[ELO]: ("abc", "", "500", "-1"),
    SORULAR[UKD]: ("abc", "", "500", "-1"), TUR: ("abc", "", N, EKSIK, "-1"),
    RENK: ("x", "", "1"), SONUC: ("abc", "", "6", "-1", "12"),
}
# Kabul edilecekler: adı -> (oyuncu sayısı, tur sayısı, bir oyuncunun ELO'su, LNo'ları bitiren)
UCLAR = {"4 oyuncu 2 tur": (4, 2, None, 0), "8 oyuncu 3 tur": (8, 3, None, 0),
         "4 oyuncu 3 tur": (4, 3, None, 0), "ELO 3300": (6, 3, "3300", 0),
         "negatif LNo bitirir": (6, 3, None, -1)}
SORUYOR, ALIYOR, BIR_KEZ = "yeniden soruyor", "kabul ediyor", "yalnız bir kez yeniden soruyor"
DENENMEDI, EN_COK_TAKILMA = "denenmedi", 3


class Program(NamedTuple):
    """Yolu ile sorularının sırası."""

    yol: str
    sira: tuple = SIRALAR[0]

    def oynat(self, turnuva, bloklar=None):
        """Turnuvayı, verildiyse bu bloklarla oynatır: (Kosu, Okunan)."""
        bloklar = bloklar or bloklari(turnuva)
        girdi = alt_alta(*(yanit for blok in bloklar for soru in sorted(blok, key=self.sira.index)
                           for yanit in blok[soru]))
        kosu = calistir(self.yol, girdi)
        return kosu, oku(kosu.metin, [oyuncu[0] for oyuncu in turnuva.oyuncular])


def bloklari(turnuva):
    """Turnuvanın soruları, sırayla: oyuncularınki, bitiş, tur ile renk, sonuçlar.

    Bir blok, sırası programdan programa değişebilenlerdir: soru -> yanıtları.
    """
    satirlar = turnuva.girdi.splitlines()
    bitis = len(SORULAR) * len(turnuva.oyuncular)
    bloklar = [{soru: [yanit] for soru, yanit in zip(SORULAR, satirlar[yer:])}
               for yer in range(0, bitis, len(SORULAR))]
    bitiren, tur, renk, *sonuclar = satirlar[bitis:]
    ayarlar = {TUR: [tur], RENK: [renk]}
    return [*bloklar, {LNO: [bitiren]}, ayarlar, *({SONUC: [sonuc]} for sonuc in sonuclar)]


def yanlislarla(turnuva, yanlislar, dogrusuyla=True):
    """Bloklar; ikinci oyuncunun, ilk masanın sorularında yanlışlar doğrusundan önce (yerine)."""
    bloklar = bloklari(turnuva)
    for soru, yanitlar in yanlislar.items():
        blok = next(blok for blok in bloklar[1:] if soru in blok)
        blok[soru] = yanitlar + blok[soru] * dogrusuyla
    return bloklar


def ozu(okunan):
    """Okunanların, satırların metinleri olmadan, hepsi."""
    listeler = okunan.baslangic, okunan.nihai, okunan.capraz, *okunan.turlar
    return [[satir._replace(metin="") for satir in liste or ()] for liste in listeler]


@lru_cache(maxsize=None)
def deneme_turnuvasi(sayi, tur):
    """Yanıtların deneneceği turnuva."""
    return sec(random.Random(sayi), sayi, False, tur=tur)


def sirasini_bul(yol):
    """Sorularının sırası bulunan Program: başlangıç listesi doğru, bütün turlar oynanmış."""
    turnuva = deneme_turnuvasi(6, 3)
    kuvvetler = {(lno, elo, ukd) for lno, _, elo, ukd in turnuva.oyuncular}
    for sira in SIRALAR:
        kosu, okunan = Program(yol, sira).oynat(turnuva)
        bulunan = {(kisi.lno, *kisi.kuvvetler) for kisi in okunan.baslangic or ()}
        if bulunan == kuvvetler and len(okunan.turlar) == turnuva.tur and not kosu.bitis:
            return Program(yol, sira)
        if kosu.takildi:
            break
    return Program(yol)


def yanlis_yanitlari(turnuva):
    """Sütunun adı (soru: yanıt) -> (soru, yanıt)."""
    sayi = len(turnuva.oyuncular)
    degerler = {IKINCI: turnuva.girdi.split()[0], N: str(sayi),
                EKSIK: str((sayi - 1).bit_length() - 1)}
    return {f"{soru}: {ad or 'boş'}": (soru, degerler.get(ad, ad))
            for soru, adlar in YANLISLAR.items() for ad in adlar}


def renkli(turnuva, renk):
    """Turnuva, ilk rengi bu olarak."""
    satirlar = turnuva.girdi.splitlines()
    satirlar[len(SORULAR) * len(turnuva.oyuncular) + 2] = renk
    return turnuva._replace(girdi=alt_alta(*satirlar), renk=renk)


def ne_yapiyor(program, turnuva, dogrusu, soru, yanit):
    """Program, ardından doğrusu gelen bu yanlış yanıta ne yapıyor?"""
    iki_kez = program.oynat(turnuva, yanlislarla(turnuva, {soru: [yanit] * 2}))
    if ozu(iki_kez[1]) == dogrusu:
        return SORUYOR, False
    if ozu(program.oynat(turnuva, yanlislarla(turnuva, {soru: [yanit]}))[1]) == dogrusu:
        return BIR_KEZ, iki_kez[0].takildi
    _, yerine = program.oynat(turnuva, yanlislarla(turnuva, {soru: [yanit]}, dogrusuyla=False))
    aldi = len(yerine.turlar) > (soru == SONUC)  # yanıtla bir sonraki listeye geçti
    return (ALIYOR if aldi else iki_kez[0].bitis or "yeniden sormuyor"), iki_kez[0].takildi


def yanlislari_dene(program):
    """Sütunun adı -> programın yanlış yanıta ne yaptığı; turnuvayı bitiremiyorsa boş."""
    for turnuva in (deneme_turnuvasi(5, 3), deneme_turnuvasi(6, 3)):
        kosu, okunan = program.oynat(turnuva)
        if not kosu.bitis and len(okunan.turlar) == turnuva.tur:
            break
    else:
        return {}
    yanlislar = yanlis_yanitlari(turnuva)
    renk_yanlislari = {ad: cift for ad, cift in yanlislar.items() if RENK in cift}
    sonuclar = renginkini_dene(program, renkli(turnuva, "b"), yanlislar)
    for ad, sonuc in renginkini_dene(program, renkli(turnuva, "s"), renk_yanlislari).items():
        sonuclar[ad] = sonuclar[ad] if sonuclar[ad] != SORUYOR else sonuc
    return sonuclar


def renginkini_dene(program, turnuva, yanlislar):
    """Yanlışların hepsi birden, sonuç ayrıysa tek tek: adı -> programın ne yaptığı."""
    dogrusu, takilan, hepsi, sonuclar = ozu(program.oynat(turnuva)[1]), 0, {}, {}
    for soru, yanit in yanlislar.values():
        hepsi.setdefault(soru, []).extend([yanit] * 2)
    if ozu(program.oynat(turnuva, yanlislarla(turnuva, hepsi))[1]) == dogrusu:
        return dict.fromkeys(yanlislar, SORUYOR)
    for ad, (soru, yanit) in yanlislar.items():
        if takilan == EN_COK_TAKILMA:
            sonuclar[ad] = DENENMEDI
            continue
        sonuclar[ad], takildi = ne_yapiyor(program, turnuva, dogrusu, soru, yanit)
        takilan += takildi
    return sonuclar


def uclari_dene(program):
    """Uçlarda kalan geçerli yanıtların adı -> programın ne yaptığı."""
    sonuclar = {}
    for ad, (sayi, tur, elo, bitiren) in UCLAR.items():
        turnuva = deneme_turnuvasi(sayi, tur)
        bloklar = yanlislarla(turnuva, {SORULAR[ELO]: [elo]}, False) if elo else bloklari(turnuva)
        bloklar[sayi] = {LNO: [bitiren]}
        _, okunan = program.oynat(turnuva, bloklar)
        metinler = [kisi.metin for kisi in okunan.baslangic or ()]
        kabul = okunan.turlar and (not elo or not metinler or elo in " ".join(metinler))
        sonuclar[ad] = ALIYOR if kabul else "kabul etmiyor"
    return sonuclar
