"""Bir programın sorularının sırası; yanlış yanıtlara, uç değerlere ne yaptığı."""

import random
from collections import namedtuple
from functools import lru_cache, partial
from itertools import accumulate, count, permutations

from tests.kiyas_kosu import calistir
from tests.kiyas_oku import oku
from tests.uretec import SORULAR, alt_alta, turnuva_sec

LNO, _, ELO, UKD = SORULAR
BITIREN, TUR, RENK, SONUC = "bitiren LNo", "tur sayısı", "ilk renk", "sonuç"
SIRALAR = [(*oyuncu, BITIREN, *ayar, SONUC) for ayar in ((TUR, RENK), (RENK, TUR))
           for oyuncu in permutations(SORULAR) if oyuncu[0] == LNO]
IKINCI, N, EKSIK = "ikinci kez", "oyuncu sayısı", "en azın bir eksiği"
# Sözle yazılanların değeri turnuvaya göredir (yanlislari_dene).
KUVVET = "abc", "", "500", "-1"
YANLISLAR = {
    LNO: ("abc", "", IKINCI), ELO: KUVVET, UKD: KUVVET, TUR: ("abc", "", N, EKSIK, "-1"),
    RENK: ("x", "", "1"), SONUC: ("abc", "", "6", "-1", "12"),
}
# Adı -> (soru, yanlış yanıtı)
YANITLAR = {f"{soru}: {yanlis or 'boş'}": (soru, yanlis)
            for soru, yanlislar in YANLISLAR.items() for yanlis in yanlislar}
# Kabul edilecekler: adı -> (oyuncu sayısı, tur sayısı, Program.oynat'taki kalıp)
UC_ELO = ELO, "3300"
UCLAR = {"4 oyuncu 2 tur": (4, 2), "8 oyuncu 3 tur": (8, 3), "4 oyuncu 3 tur": (4, 3),
         "ELO 3300": (6, 3, UC_ELO), "negatif LNo bitirir": (6, 3, (BITIREN, "-1"))}
SORUYOR, ALIYOR, BIR_KEZ = "yeniden soruyor", "kabul ediyor", "yalnız bir kez yeniden soruyor"
DENENMEDI, EN_COK_TAKILMA = "denenmedi", 3


class Program(namedtuple("Program", "yol sira", defaults=(SIRALAR[0],))):
    """Bir programın yolu ile sorularının sırası."""

    def oynat(self, turnuva, *kaliplar):
        """Turnuvayı oynatır: (Kosu, Okunan).

        (soru, ona verilenler) kalıplarında {} doğru yanıttır; oyuncuya, sonuca ilişkin soru,
        ikinci oyuncununki, ikinci masanınkidir.
        """
        yanitlar = turnuva.girdi.splitlines()
        sorular = [*SORULAR * len(turnuva.oyuncular), BITIREN, TUR, RENK, *[SONUC] * len(yanitlar)]
        for soru, kalip in kaliplar:
            *_, yer = [yer for yer, sorulan in enumerate(sorular) if sorulan == soru][:2]
            yanitlar[yer] = kalip.format(yanitlar[yer])
        # Programın sırası, her LNo'dan sonrakine dek, kendi içindedir.
        oyuncu = accumulate(soru == LNO for soru in sorular)
        sirali = sorted(zip(oyuncu, map(self.sira.index, sorular), count(), yanitlar))
        kosu = calistir(self.yol, alt_alta(*(yanit for *_, yanit in sirali)))
        return kosu, oku(kosu.metin, [lno for lno, *_ in turnuva.oyuncular])


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


def ne_yapiyor(oyna, dogrusu, soru, yanlis):
    """(Programın bu yanlış yanıta ne yaptığı, takıldı mı)."""
    kosu, iki_kez = oyna((soru, f"{yanlis}\n{yanlis}\n{{}}"))
    if iki_kez[:4] == dogrusu[:4]:
        return SORUYOR, False
    _, bir_kez = oyna((soru, f"{yanlis}\n{{}}"))
    if bir_kez[:4] == dogrusu[:4]:
        return BIR_KEZ, kosu.takildi
    _, yerine = oyna((soru, yanlis))
    aldi = len(yerine.turlar) > (soru == SONUC)  # yanıtla bir sonraki listeye geçti
    return ALIYOR if aldi else kosu.bitis or "yeniden sormuyor", kosu.takildi


def yanlislari_dene(program, turnuva):
    """Yanlışın adı -> programın ne yaptığı; renk sorusunda doğrusu önce b, sonra s'dir."""
    sonuclar, takilan = {}, 0
    sayi, (ilk_lno, *_) = len(turnuva.oyuncular), turnuva.girdi.split()
    degerler = {IKINCI: ilk_lno, N: str(sayi), EKSIK: str((sayi - 1).bit_length() - 1)}
    for renk in "bs":
        oyna = partial(program.oynat, turnuva, (RENK, renk))
        _, dogrusu = oyna()
        for ad, (soru, yanlis) in YANITLAR.items():
            if takilan == EN_COK_TAKILMA:
                sonuclar.setdefault(ad, DENENMEDI)
            elif ad not in sonuclar or (soru == RENK and sonuclar[ad] == SORUYOR):
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
    for ad, (sayi, tur, *kaliplar) in UCLAR.items():
        _, okunan = program.oynat(deneme_turnuvasi(sayi, tur), *kaliplar)
        elolar = {kisi.kuvvetler[0] for kisi in okunan.baslangic or ()}
        kabul = okunan.turlar and (UC_ELO not in kaliplar or not elolar or 3300 in elolar)
        sonuclar[ad] = ALIYOR if kabul else "kabul etmiyor"
    return sonuclar
