"""Bir programın sorularının sırası; geçerli yanıtları alışı, yanlış yanıtlara ne yaptığı."""

import re
from collections import namedtuple
from functools import partial
from itertools import accumulate, count, permutations, zip_longest

from tests import kiyas_deneme as deneme
from tests.kiyas_deneme import BITIREN, RENK, SONUC, TUR, sorulari
from tests.kiyas_kosu import BEKLEYEN, calistir
from tests.kiyas_oku import oku
from tests.uretec import SORULAR, alt_alta

LNO, *_ = SORULAR
SIRALAR = [(*oyuncu, BITIREN, *ayar, SONUC) for ayar in ((TUR, RENK), (RENK, TUR))
           for oyuncu in permutations(SORULAR) if oyuncu[0] == LNO]
# Soruların sözlerinde çoğu kez bulunanlar
SOZLERI = {
    "LNo": "lisans|lno", "Ad-Soyad": r"\bad|soyad|isim", "ELO": "elo", "UKD": "ukd|ulusal",
    BITIREN: "lisans|lno", TUR: "tur", RENK: "ren[kg]|b/s", SONUC: "sonu",
}
KIMLIK_SOZU = "|".join(SOZLERI[soru] for soru in SORULAR if soru != "Ad-Soyad")
COK = "EOFError: beklenenden çok soru sordu"
SORUYOR, ALIYOR, BIR_KEZ = "yeniden soruyor", "kabul ediyor", "yalnız bir kez yeniden soruyor"
DENENMEDI, EN_COK_TAKILMA = "denenmedi", 3


class Oyun(namedtuple("Oyun", "turnuva kosu okunan verilenler")):
    """Programın oynadığı turnuva; verilenler: (soru, yanıtı), programın sırasıyla."""

    def bitti(self):
        """Bütün sorular soruldu, okunabiliyorsa bütün turlar yazıldı mı?"""
        bozuk = self.kosu.bitis or self.aksama()
        return not bozuk and len(self.okunan.turlar) in (0, self.turnuva.tur)

    def listeli(self):
        """Turnuvanın sonundaki listelerden biri okundu mu?"""
        return bool(self.okunan.nihai or self.okunan.capraz)

    def aksama(self):
        """Yanıtlar verildikleri sorulara gitmediyse ne olduğu, gittiyse boş."""
        okunan, sorulan, bitis = self.okunan, self.kosu.sorulan, self.kosu.bitis
        sorular, kayan = sorulari(self.turnuva), ""
        yazilan = {*map(int, re.findall(r"\d{1,9}", "".join(self.kosu.parcalar)))}
        eksikler = [lno for lno, *_ in self.turnuva.oyuncular if lno not in yazilan]
        beklenen = len(sorular) - sorular.count(SONUC) * bool(okunan.turlar)
        for no, tur in enumerate(okunan.turlar, 1):
            if tur[0].soru != beklenen and not kayan:
                kayan = f" ({no}. turdan önce {beklenen} yerine {tur[0].soru} soru sordu)"
            beklenen += sum(len(masa.lnolar) == 2 for masa in tur)
        if len(self.verilenler) < len(sorular):
            return ""  # girdide sonuçlar eksiktir
        if okunan.baslayanlar and eksikler:
            return f"LNo {eksikler[0]} başlangıç listesinde yok"
        if "EOFError" in bitis or (
                sorulan > len(self.verilenler) + BEKLEYEN and not self.listeli()):
            return COK + (self.kayma_sozu() or kayan)
        if bitis and (kayan or not sorulan):
            return bitis + kayan
        if not bitis and sorulan < beklenen and (sorulan or not okunan.turlar):
            kac = f"{beklenen} yerine {sorulan} soru sordu" if sorulan else "soru sormadan bitti"
            return kac + self.kayma_sozu()
        return ""

    def kaydi(self):
        """Yanıtlar başka sorulara gitti mi? Listelerden sonra sorulan soru onları bozmaz."""
        aksama = self.aksama()
        return bool(aksama) and not (aksama.startswith(COK) and self.listeli())

    def istemler(self):
        """Programın sorularının sözleri."""
        sozler = (re.findall(r".*[^\W\d_].*", parca) for parca in self.kosu.parcalar[:-1])
        return [satirlar[-1].strip() if satirlar else "" for satirlar in sozler]

    def kayma(self):
        """Sözleri beklenen sorununki olmayan ilk sorunun yeri, bulunamıyorsa None."""
        istemler = self.istemler()
        for yer, ((soru, _), istem) in enumerate(zip(self.verilenler, istemler)):
            uyar = re.compile(SOZLERI[soru], re.I).search
            baskasi = re.search(KIMLIK_SOZU, istem, re.I) or any(map(uyar, istemler))
            if baskasi and not uyar(istem):
                return yer
        return None

    def kayma_sozu(self):
        yer = self.kayma()
        return "" if yer is None else (
            f" ({yer + 1}. soru {self.verilenler[yer][0]} değil “{self.istemler()[yer]}”)")

    def dokum(self):
        """Kaymanın çevresindeki, bulunamadıysa sondaki sorular ile yanıtları."""
        uclular, yer = [*enumerate(zip_longest(self.verilenler, self.istemler()))], self.kayma()
        bas = len(uclular) - 8 if yer is None else yer - 4
        satirlar = [f"  {'beklenen soru':15}{'verilen yanıt':32}programın sorusu"]
        for no, (verilen, istem) in uclular[max(0, bas):][:8]:
            soru, yanit = verilen or ("-", "(yanıt kalmadı)")
            istem = "(sormadı)" if istem is None else istem
            satirlar.append(f"{'>' if no == yer else ' '} {soru:15}{yanit:32}{istem}")
        return "\n".join(satirlar)


class Program(namedtuple("Program", "yol sira redler", defaults=(SIRALAR[0], ()))):
    """Bir programın yolu, sorularının sırası, reddettiği geçerli yanıtlar."""

    def oynat(self, turnuva, *kaliplar):
        """Turnuvayı oynatır: Oyun.

        (soru, ona verilenler) kalıplarında {} doğru yanıttır; oyuncuya, sonuca ilişkin soru,
        ikinci oyuncununki, ikinci masanınkidir.
        """
        yanitlar = turnuva.girdi.splitlines()
        sorular = [*sorulari(turnuva), *[SONUC] * len(yanitlar)]
        for soru, kalip in kaliplar:
            *_, yer = [yer for yer, sorulan in enumerate(sorular) if sorulan == soru][:2]
            yanitlar[yer] = kalip.format(yanitlar[yer])
        # Programın sırası, her LNo'dan sonrakine dek, kendi içindedir.
        oyuncu = accumulate(soru == LNO for soru in sorular)
        sirali = sorted(zip(oyuncu, map(self.sira.index, sorular), count(), yanitlar))
        verilenler = [(self.sira[yer], yanit) for _, yer, _, yanit in sirali]
        kosu = calistir(self.yol, alt_alta(*(yanit for _, yanit in verilenler)))
        lnolar = [lno for lno, *_ in turnuva.oyuncular]
        return Oyun(turnuva, kosu, oku(kosu.parcalar, lnolar), verilenler)

    def uyarla(self, turnuva):
        return deneme.uyarla(turnuva, self.redler)

    def sade(self):
        """Programın reddetmediği yanıtlarla en küçük turnuva."""
        return self.uyarla(deneme.DENEMELER[deneme.EN_AZ]) or deneme.DENEMELER[deneme.EN_COK]

    def oynanabilenler(self, turnuvalar, takilan=False):
        """Uyarlanınca da adımların takılmadığı (takilan: takıldığı) turnuvalar."""
        return [turnuva for turnuva in filter(None, map(self.uyarla, turnuvalar))
                if not self.redler or deneme.takilir_mi(turnuva.girdi) == takilan]


def olagan(oyun):
    """Program turnuvayı bitirdi, başlangıç listesi okunuyorsa ELO ile UKD yerlerinde mi?"""
    kuvvetler = {(lno, elo, ukd) for lno, _, elo, ukd in oyun.turnuva.oyuncular}
    bulunan = {(kisi.lno, *kisi.kuvvetler) for kisi in oyun.okunan.baslangic or ()}
    return oyun.bitti() and bulunan in (set(), kuvvetler)


def tani(yol):
    """(Sorularının sırası, reddettiği yanıt bulunan Program ya da None, ilk Oyun).

    Program, sade turnuvayı bu sırayla, o yanıt olmadan bitirmiştir; ilk Oyun ödevin sırasıyladır.
    """
    ilk_oyun = None
    for program in [*(Program(yol, sira) for sira in SIRALAR),
                    *(Program(yol, redler=(ad,)) for ad in deneme.DENEMELER)]:
        turnuva = program.sade()
        if program.redler and turnuva == ilk_oyun.turnuva:
            continue
        oyun = program.oynat(turnuva)
        ilk_oyun = ilk_oyun or oyun
        if olagan(oyun):
            return program, ilk_oyun
        if oyun.kosu.takildi or not oyun.kosu.sorulan:
            break
    return None, ilk_oyun


def reddedilenler(program):
    """Programın reddettiği öbür geçerli yanıtlar: adı -> Oyun'u."""
    redler, denemeler = {}, deneme.DENEMELER
    if program.oynat(program.uyarla(deneme.HEPSI)).bitti():
        denemeler = {ad: denenen for ad, denenen in denemeler.items()
                     if len(denenen.oyuncular) > 4}
    for ad, denenen in denemeler.items():
        turnuva = program.uyarla(denenen)
        if turnuva not in (None, program.sade()):
            oyun = program.oynat(turnuva)
            # Tur sayısını alan program, turları eşleyemeyip çökmüş olabilir.
            if oyun.aksama() or (oyun.kosu.bitis and not (
                    ad not in deneme.GECERLILER and oyun.okunan.turlar)):
                redler[ad] = oyun
        if sum(oyun.kosu.takildi for oyun in redler.values()) == EN_COK_TAKILMA:
            break
    return redler


def yeniden_sordu(oyun, dogrusu, kac):
    """Oyun, doğru yanıtlarla olandan yalnız `kac` soru fazlasıyla mı ayrılıyor?"""
    listeler, dogrulari = (
        (okunan.baslangic, [[masa[:-1] for masa in tur] for tur in okunan.turlar],
         okunan.nihai, okunan.capraz) for okunan in (oyun.okunan, dogrusu.okunan))
    return listeler == dogrulari and oyun.kosu.sorulan == dogrusu.kosu.sorulan + kac


def ne_yapiyor(oyna, dogrusu, soru, yanlis):
    """(Programın bu yanlış yanıta ne yaptığı, takıldı mı)."""
    iki_kez = oyna((soru, f"{yanlis}\n{yanlis}\n{{}}"))
    if yeniden_sordu(iki_kez, dogrusu, 2):
        return SORUYOR, False
    if iki_kez.kosu.takildi:
        return iki_kez.kosu.bitis, True
    if yeniden_sordu(oyna((soru, f"{yanlis}\n{{}}")), dogrusu, 1):
        return BIR_KEZ, False
    yerine = oyna((soru, yanlis))
    aldi = len(yerine.okunan.turlar) > (soru == SONUC)  # yanıtla bir sonraki listeye geçti
    return ALIYOR if aldi else iki_kez.kosu.bitis or "yeniden sormuyor", False


def yanlislari_dene(program, haber):
    """Yanlışın adı -> programın ne yaptığı; renk sorusunda doğrusu önce b, sonra s'dir."""
    sonuclar, takilan = {}, 0
    for renk in "bs":
        turnuva = program.uyarla(deneme.DENEMELER[f"ilk renk {renk}"]) or program.sade()
        sayi, (ilk_lno, *_) = len(turnuva.oyuncular), turnuva.girdi.split()
        degerler = {deneme.IKINCI: ilk_lno, deneme.N: str(sayi),
                    deneme.EKSIK: str((sayi - 1).bit_length() - 1)}
        oyna = partial(program.oynat, turnuva)
        dogrusu = oyna()
        for ad, (soru, yanlis) in deneme.YANITLAR.items():
            *_, yer = [yer for yer, (s, _) in enumerate(dogrusu.verilenler) if s == soru][:2]
            if takilan == EN_COK_TAKILMA or yer >= dogrusu.kosu.sorulan:
                sonuclar.setdefault(ad, DENENMEDI)
            elif ad not in sonuclar or (soru == RENK and sonuclar[ad] == SORUYOR):
                if renk == "b":
                    haber()
                sonuclar[ad], takildi = ne_yapiyor(
                    oyna, dogrusu, soru, degerler.get(yanlis, yanlis))
                takilan += takildi
    return sonuclar
