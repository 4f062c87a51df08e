"""Bir programın sorularının sırası; yanlış yanıtlara, uç değerlere ne yaptığı."""

import random
from collections import namedtuple
from functools import lru_cache
from itertools import permutations

from tests.kiyas_kosu import calistir
from tests.kiyas_oku import oku
from tests.uretec import ELO, SORULAR, UKD, alt_alta, turnuva_sec

LNO, TUR, RENK, SONUC = SORULAR[0], "tur sayısı", "ilk renk", "sonuç"
SIRALAR = [(*oyuncu, *ayar, SONUC) for ayar in ((TUR, RENK), (RENK, TUR))
           for oyuncu in permutations(SORULAR) if oyuncu[0] == LNO]
IKINCI, N, EKSIK = "ikinci kez", "oyuncu sayısı", "en azın bir eksiği"
# Sözle yazılanların değeri turnuvaya göredir (yanlislari_dene).
KUVVET = "abc", "", "500", "-1"
YANLISLAR = {
    LNO: ("abc", "", IKINCI), SORULAR[ELO]: KUVVET, SORULAR[UKD]: KUVVET,
    TUR: ("abc", "", N, EKSIK, "-1"), RENK: ("x", "", "1"), SONUC: ("abc", "", "6", "-1", "12"),
}
# Adı -> (soru, yanlış yanıtı)
YANITLAR = {f"{soru}: {yanlis or 'boş'}": (soru, yanlis)
            for soru, yanlislar in YANLISLAR.items() for yanlis in yanlislar}
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


def ozu(okunan):
    """Okunanların, satırların metinleri olmadan, hepsi."""
    listeler = okunan.baslangic, okunan.nihai, okunan.capraz, *okunan.turlar
    return [[satir._replace(metin="") for satir in liste or ()] for liste in listeler]


def ne_yapiyor(oyna, dogrusu, soru, yanit):
    """(Programın bu yanlış yanıta ne yaptığı, takıldı mı)."""
    kosu, iki_kez = oyna({soru: [yanit, yanit]})
    if ozu(iki_kez) == dogrusu:
        return SORUYOR, False
    _, bir_kez = oyna({soru: [yanit]})
    if ozu(bir_kez) == dogrusu:
        return BIR_KEZ, kosu.takildi
    _, yerine = oyna({soru: [yanit]}, dogrusuyla=False)
    aldi = len(yerine.turlar) > (soru == SONUC)  # yanıtla bir sonraki listeye geçti
    return ALIYOR if aldi else kosu.bitis or "yeniden sormuyor", kosu.takildi


def yanlislari_dene(program, turnuva):
    """Yanlışın adı -> programın ne yaptığı; renk sorusunda doğrusu önce b, sonra s'dir."""
    sayi, (ilk_lno, *_) = len(turnuva.oyuncular), turnuva.girdi.split()
    degerler = {IKINCI: ilk_lno, N: str(sayi), EKSIK: str((sayi - 1).bit_length() - 1)}
    sonuclar, takilan = {}, 0
    for renk in "bs":
        bloklar = yanlislarla(bloklari(turnuva), {RENK: [renk]}, dogrusuyla=False)

        def oyna(yanlislar, dogrusuyla=True, bloklar=bloklar):
            return program.oynat(turnuva, yanlislarla(bloklar, yanlislar, dogrusuyla))

        dogrusu = ozu(oyna({})[1])
        for ad, (soru, yanlis) in YANITLAR.items():
            if takilan == EN_COK_TAKILMA:
                sonuclar.setdefault(ad, DENENMEDI)
            elif renk == "b" or (soru == RENK and sonuclar[ad] == SORUYOR):
                sonuclar[ad], takildi = ne_yapiyor(
                    oyna, dogrusu, soru, degerler.get(yanlis, yanlis))
                takilan += takildi
    return sonuclar


def yanitlari_dene(program):
    """Yanlışın, ucun adı -> programın ne yaptığı; deneme turnuvasını bitiremiyorsa boş."""
    turnuvalar = deneme_turnuvasi(5, 3), deneme_turnuvasi(6, 3)
    turnuva = next((t for t in turnuvalar if bitirdi(t, *program.oynat(t))), None)
    if turnuva is None:
        return {}
    sonuclar = yanlislari_dene(program, turnuva)
    for ad, (sayi, tur, elo, bitiren) in UCLAR.items():
        turnuva = deneme_turnuvasi(sayi, tur)
        bloklar = yanlislarla(bloklari(turnuva), {SORULAR[ELO]: [elo]} if elo else {}, False)
        bloklar[sayi] = {LNO: [bitiren]}
        _, okunan = program.oynat(turnuva, bloklar)
        elolar = {kisi.kuvvetler[0] for kisi in okunan.baslangic or ()}
        kabul = okunan.turlar and (not elo or not elolar or int(elo) in elolar)
        sonuclar[ad] = ALIYOR if kabul else "kabul etmiyor"
    return sonuclar
