"""Bir programın sorularının sırası; geçerli yanıtları alışı, yanlış yanıtlara ne yaptığı."""

import re
from collections import defaultdict, namedtuple
from functools import cached_property, partial
from itertools import accumulate, count, permutations, zip_longest

from tests import kiyas_deneme as deneme
from tests.kiyas_deneme import BITIREN, RENK, SONUC, TUR, sorulari
from tests.kiyas_kosu import BEKLEYEN, calistir
from tests.kiyas_oku import oku
from tests.uretec import SORULAR, alt_alta
from tests.yalin import buyut

LNO, *_ = SORULAR
SIRALAR = [(*oyuncu, BITIREN, *ayar, SONUC) for ayar in ((TUR, RENK), (RENK, TUR))
           for oyuncu in permutations(SORULAR) if oyuncu[0] == LNO]
# Soruların sözlerinde çoğu kez bulunanlar
SOZLERI = {
    "LNo": "lisans|lno", "Ad-Soyad": r"\bad|soyad|isim", "ELO": "elo", "UKD": "ukd|ulusal",
    BITIREN: "lisans|lno", TUR: "tur", RENK: "ren[kg]|b/s", SONUC: "sonu",
}
YENIDEN = "tekrar|yeniden|hatal|geçersiz|yanlış"  # soruyu yineleyen istemlerde
# Başka soruların sözlerinde de sık geçenler
YAYGINLAR = "Ad-Soyad", TUR
REDDEDIYOR, COKUYOR = "geçerli yanıtı reddediyor", "geçerli yanıtta çöküyor"
BITMIYOR, BASKA = "geçerli yanıtta bitmiyor", "beklenenden başka soruyor"
SORUYOR, ALIYOR, BIR_KEZ = "yeniden soruyor", "kabul ediyor", "yalnız bir kez yeniden soruyor"
DENENMEDI, EN_COK_TAKILMA = "denenmedi", 3


def uyar(soru, istem):
    """İstemde bu sorunun sözlerinden biri var mı?"""
    return re.search(SOZLERI[soru], istem, re.I)


def yeri(soru, sorulanlar):
    """Sorunun ikinci, bir kez soruluyorsa o, sorulduğu yer."""
    *_, yer = [yer for yer, sorulan in enumerate(sorulanlar) if sorulan == soru][:2]
    return yer


class Oyun(namedtuple("Oyun", "turnuva kosu okunan verilenler soranlar")):
    """Programın oynadığı turnuva; verilenler: (soru, yanıtı), programın sırasıyla.

    soranlar: programın, doğru oynadığı turnuvada, kalıpları -> onlarla sorduğu sorular; daha
    bilinmiyorsa boş.
    """

    @cached_property
    def sorular(self):
        """Verilenlerin soruları."""
        return [soru for soru, _ in self.verilenler]

    @cached_property
    def istemler(self):
        """Programın sorularının sözleri."""
        sozler = (re.findall(r".*[^\W\d_].*", parca) for parca in self.kosu.parcalar[:-1])
        return [satirlar[-1].strip() if satirlar else "" for satirlar in sozler]

    @cached_property
    def kaliplar(self):
        """İstemlerin, sayıları, oyuncuların adları olmadan sözcükleri."""
        adlar = {*" ".join(ad for _, ad, *_ in self.turnuva.oyuncular).split()}
        return [" ".join(sozcuk for sozcuk in re.findall(r"[^\W\d_]+", istem)
                         if buyut(sozcuk) not in adlar) for istem in self.istemler]

    def baskasinin(self, soru, yer):
        """Buradaki istem, sırası gelen bu sorunun değil, başka bir sorununki mi?"""
        if self.soranlar:
            return soru not in self.soranlar.get(self.kaliplar[yer], [soru])
        baska = any(uyar(biri, self.istemler[yer]) for biri in SOZLERI if biri not in YAYGINLAR)
        return not uyar(soru, self.istemler[yer]) and (
            baska or any(uyar(soru, istem) for istem in self.istemler))

    def yabanci(self, yer):
        """Buradaki istem hiçbir sorununki değil mi?"""
        istem = self.istemler[yer]
        if self.soranlar:
            return self.kaliplar[yer] not in self.soranlar
        return istem and not any(uyar(soru, istem) for soru in SOZLERI)

    def coktu(self):
        """Program, yanıtların bitmesinden başka bir nedenle, olağan bitmedi mi?"""
        return self.kosu.bitis and "EOFError" not in self.kosu.bitis

    def sayilan(self):
        """Soruların sayısı bir listeden önce ya da sonda başkaysa (ilk uymayan soru, sözü)."""
        turlar, sorulan, bitis = self.okunan.turlar, self.kosu.sorulan, self.kosu.bitis
        sorular, verilen, yerler = sorulari(self.turnuva), len(self.verilenler), []
        beklenen = len(sorular) - sorular.count(SONUC) * bool(turlar)
        for no, tur in enumerate(turlar, 1):
            yerler.append((f"{no}. turdan önce ", beklenen, tur[0].soru))
            beklenen += sum(len(masa.lnolar) == 2 for masa in tur)
        cok_sordu = sorulan > verilen + BEKLEYEN and not self.listeli()
        if cok_sordu or (not self.coktu() and (bitis or sorulan < beklenen)):
            yerler.append(("", beklenen, sorulan))
        hepsini_okudu = not bitis and turlar and turlar[0][0].soru >= verilen
        if verilen < len(sorular) or hepsini_okudu:  # girdide sonuçlar eksik olabilir
            return None
        return next(((min(bulunan, olmasi), f"{once}{olmasi} yerine {bulunan} soru sordu")
                     for once, olmasi, bulunan in yerler if olmasi != bulunan), None)

    def listeli(self):
        """Turnuvanın sonundaki listelerden biri okundu mu?"""
        return bool(self.okunan.nihai or self.okunan.capraz)

    @cached_property
    def sapma(self):
        """Program sırası gelenden başka şey sorduysa (ilk yeri, sayılardansa sözü); yoksa None."""
        sorulanlar = self.sorular[:self.kosu.sorulan]
        for yer, soru in enumerate(sorulanlar):
            if self.baskasinin(soru, yer):
                return yer, ""
        sayilan = self.sayilan()
        yerler = range(min(sayilan[0] + 1, len(sorulanlar)) if sayilan else 0)
        # Yabancı bir soru, yeri sayıdan daha iyi söyler.
        return next(((yer, "") for yer in yerler if self.yabanci(yer)), sayilan)

    def ne_oldu(self, denendi=False):
        """(REDDEDIYOR, COKUYOR, BITMIYOR ya da BASKA, ayrıntısı, yeri); yanıtlar alındıysa None.

        denendi: bir geçerli yanıt deneniyordu; takılmak, çökmek de onu almamaktır.
        """
        sorulan, bitis, (yer, soz) = self.kosu.sorulan, self.kosu.bitis, self.sapma or (None, "")
        if denendi and self.kosu.takildi:
            return BITMIYOR, bitis, sorulan
        if yer is not None and not soz:
            istem, (soru, _) = self.istemler[yer], self.verilenler[yer]
            yineliyor = yer and (self.kaliplar[yer] == self.kaliplar[yer - 1] or
                                 re.search(YENIDEN, istem, re.I))
            if yineliyor:
                return REDDEDIYOR, "", yer
            return BASKA, f"{yer + 1}. soru {soru} değil “{istem}”", yer
        if denendi and self.coktu():
            return COKUYOR, bitis, sorulan
        return (BASKA, soz, yer) if soz else None

    def aksama(self):
        """Yanıtlar verildikleri sorulara gitmediyse ne olduğu, gittiyse boş."""
        olan = self.ne_oldu()
        if not olan:
            return ""
        ne, ayrinti, yer = olan
        return f"{ne}: {ayrinti or ' '.join(self.verilenler[yer - 1])}"

    def kaydi(self):
        """Yanıtlar başka sorulara gitti mi? Listelerden sonra sorulan soru onları bozmaz."""
        olan = self.ne_oldu()
        return bool(olan) and not (olan[-1] >= len(self.verilenler) and self.listeli())

    def son_soru(self):
        return self.sorular[self.kosu.sorulan - 1]

    def bitti(self):
        """Bütün sorular soruldu, okunabiliyorsa bütün turlar yazıldı mı?"""
        bozuk = self.kosu.bitis or self.sapma
        return not bozuk and len(self.okunan.turlar) in (0, self.turnuva.tur)

    def ogrenilen(self):
        """Oyun doğruysa soranlar."""
        soranlar = defaultdict(set)
        for (soru, _), kalip in zip(self.verilenler, self.kaliplar):
            soranlar[kalip].add(soru)
        return soranlar

    def dokum(self, yer=None, denenen=None):
        """İlk uymayan sorunun, > ile, çevresi; üstünde denenen yanıtın satırı da vardır."""
        if yer is None:
            *_, yer = self.ne_oldu() or (self.kosu.sorulan,)
        satirlar = [f"  {'beklenen soru':15}{'verilen yanıt':32}programın sorusu"]
        ciftler = [*zip_longest([*self.verilenler, None], self.istemler)]
        bas, son = max(0, min(yer, len(ciftler)) - 4), -1
        for no, (verilen, istem) in enumerate(ciftler):
            if not (bas <= no < bas + 8 or no == denenen < bas):
                continue
            satirlar += ["  …"] * (no > son + 1)
            son = no
            soru, yanit = verilen or ("-", "(yanıt kalmadı)")
            istem = "(sormadı)" if istem is None else istem
            satirlar.append(f"{'>' if no == yer else ' '} {soru:15}{yanit:32}{istem}")
        return "\n".join(satirlar + ["  …"] * (son + 1 < len(ciftler)))


class Program(namedtuple("Program", "yol sira redler soranlar",
                         defaults=(SIRALAR[0], (), {}))):
    """Bir programın yolu, sorularının sırası, almadığı geçerli yanıtlar, soranlar (Oyun'unki)."""

    def oynat(self, turnuva, *kaliplar):
        """Turnuvayı oynatır: Oyun.

        (soru, ona verilenler) kalıplarında {} doğru yanıttır; oyuncuya, sonuca ilişkin soru,
        ikinci oyuncununki, ikinci masanınkidir.
        """
        yanitlar = turnuva.girdi.splitlines()
        sorular = [*sorulari(turnuva), *[SONUC] * len(yanitlar)]
        for soru, kalip in kaliplar:
            yer = yeri(soru, sorular)
            yanitlar[yer] = kalip.format(yanitlar[yer])
        # Programın sırası, her LNo'dan sonrakine dek, kendi içindedir.
        oyuncu = accumulate(soru == LNO for soru in sorular)
        sirali = sorted(zip(oyuncu, map(self.sira.index, sorular), count(), yanitlar))
        verilenler = [(self.sira[yer], yanit) for _, yer, _, yanit in sirali]
        kosu = calistir(self.yol, alt_alta(*(yanit for _, yanit in verilenler)))
        lnolar = [lno for lno, *_ in turnuva.oyuncular]
        return Oyun(turnuva, kosu, oku(kosu.parcalar, lnolar), verilenler, self.soranlar)

    def uyarla(self, turnuva):
        return deneme.uyarla(turnuva, self.redler)

    def sade(self):
        """Programın aldığı yanıtlarla en küçük turnuva."""
        return self.uyarla(deneme.DENEMELER[deneme.EN_AZ]) or deneme.DENEMELER[deneme.EN_COK]

    def oynanabilenler(self, turnuvalar, takilan=False):
        """Uyarlanınca da adımların takılmadığı (takilan: takıldığı) turnuvalar."""
        return [turnuva for turnuva in filter(None, map(self.uyarla, turnuvalar))
                if not self.redler or deneme.takilir_mi(turnuva.girdi) == takilan]


def olagan(oyun):
    """Program turnuvayı bitirdi, başlangıç listesi okunuyorsa ELO ile UKD yerlerinde mi?

    Son üç soru ayrı sözlerle sorulmuş mu? Biri sorulmayınca yanıtını bir başkası yutmuş olabilir.
    """
    soranlar = oyun.ogrenilen()
    if len(soranlar) > 1 and any(
            len({TUR, RENK, SONUC} & sorular) > 1 for sorular in soranlar.values()):
        return False
    kuvvetler = {(lno, elo, ukd) for lno, _, elo, ukd in oyun.turnuva.oyuncular}
    bulunan = {(kisi.lno, *kisi.kuvvetler) for kisi in oyun.okunan.baslangic or ()}
    return oyun.bitti() and bulunan in (set(), kuvvetler)


def tani(yol):
    """(Sorularının sırası, almadığı yanıt, kalıpları bulunan Program ya da None, ilk Oyun).

    Program, sade turnuvayı bu sırayla, o yanıt olmadan bitirmiştir; ilk Oyun ödevin sırasıyladır.
    """
    programlar, ilk_oyun, takilan = [Program(yol, sira) for sira in SIRALAR], None, 0
    programlar += [Program(yol, redler=(ad,)) for ad in deneme.DENEMELER]
    for program in programlar:
        turnuva = program.sade()
        if program.redler and turnuva == ilk_oyun.turnuva:
            continue
        if takilan and sorusu(*program.redler) != ilk_oyun.son_soru():
            continue
        oyun = program.oynat(turnuva)
        ilk_oyun, takilan = ilk_oyun or oyun, takilan + oyun.kosu.takildi
        if olagan(oyun):
            soranlar = oyun.ogrenilen()
            return program._replace(soranlar=soranlar), ilk_oyun._replace(soranlar=soranlar)
        if not oyun.kosu.sorulan or takilan == EN_COK_TAKILMA:
            break
    return None, ilk_oyun


def sorusu(ad=None):
    """Denenen geçerli yanıtın sorusu; tur sayısı deneniyorsa TUR, ad yoksa boş."""
    return deneme.GECERLILER[ad][0] if ad in deneme.GECERLILER else TUR if ad else ""


def alinmama(program, ad, oyun):
    """Programın bu Oyun'da almadığı geçerli yanıta ne yaptığı (ne_oldu)."""
    soru, turnuva = sorusu(ad), program.sade()
    yanit = deneme.GECERLILER[ad][1] if ad in deneme.GECERLILER else oyun.turnuva.tur
    yeniden = program.oynat(turnuva, (soru, f"{yanit}\n{{}}"))
    if yeniden_sordu(yeniden, program.oynat(turnuva), 1):
        return REDDEDIYOR, "", yeri(soru, yeniden.sorular) + 1
    return oyun.ne_oldu(True)


def alinmayanlar(program, ilk_oyun):
    """Programın almadığı geçerli yanıtlar: adı -> (Oyun'u, ne_oldu'su)."""
    bulunanlar, denemeler = dict.fromkeys(program.redler, ilk_oyun), deneme.DENEMELER
    if program.oynat(program.uyarla(deneme.HEPSI)).bitti():
        denemeler = {ad: denenen for ad, denenen in denemeler.items()
                     if len(denenen.oyuncular) > 4}
    for ad, denenen in denemeler.items():
        turnuva = program.uyarla(denenen)
        if turnuva not in (None, program.sade()):
            oyun = program.oynat(turnuva)
            # Tur sayısını alan program, turları eşleyemeyip çökmüş olabilir.
            if oyun.ne_oldu(True) and (
                    ad in deneme.GECERLILER or oyun.sapma or not oyun.okunan.turlar):
                bulunanlar[ad] = oyun
        if sum(oyun.kosu.takildi for oyun in bulunanlar.values()) == EN_COK_TAKILMA:
            break
    program = program._replace(redler=(*bulunanlar,))
    return {ad: (oyun, alinmama(program, ad, oyun)) for ad, oyun in bulunanlar.items()}


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
    alanlar = filter(None, map(program.uyarla, deneme.YANLIS_ALANLARI))
    alan = next((alan for alan in alanlar if program.oynat(alan).bitti()), program.sade())
    for renk in "bs":
        turnuva = program.uyarla(deneme.yanitla(alan, RENK, lambda _, renk=renk: renk))
        sayi, (ilk_lno, *_) = len(turnuva.oyuncular), turnuva.girdi.split()
        degerler = {deneme.IKINCI: ilk_lno, deneme.N: str(sayi),
                    deneme.EKSIK: str((sayi - 1).bit_length() - 1)}
        oyna = partial(program.oynat, turnuva)
        dogrusu = oyna()
        for ad, (soru, yanlis) in deneme.YANITLAR.items():
            yer = yeri(soru, dogrusu.sorular)
            if takilan == EN_COK_TAKILMA or yer >= dogrusu.kosu.sorulan:
                sonuclar.setdefault(ad, DENENMEDI)
            elif ad not in sonuclar or (soru == RENK and sonuclar[ad] == SORUYOR):
                if renk == "b":
                    haber()
                sonuclar[ad], takildi = ne_yapiyor(
                    oyna, dogrusu, soru, degerler.get(yanlis, yanlis))
                takilan += takildi
    return sonuclar
