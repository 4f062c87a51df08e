"""Bir programın yazdıklarını, bölüm bölüm, programın kendi önceki durumuna göre yargılar.

Bir tur, programın o tura dek yazdığı masalardan; nihai sıra ile çapraz tablo, kendi maçlarından
yargılanır. Böylece bir yanlış yalnızca kendi bölümünü bozar.
"""

from collections import defaultdict
from contextlib import ExitStack
from typing import Callable, NamedTuple, Optional
from unittest import mock

from tests import yalin
from tests.kiyas_kosu import YEREL_YOK
from tests.yanlislar import ESLESTIRME, OLCUT_NEDENLERI, TUR_ATLAMA, maclari, nedeni, yanlisi
from tests.kiyas_oku import OLCUTLER
from tests.kiyas_turnuvalar import esle, isle, siralanmis, tur_atlayan

BASLANGIC, BUYUK, ILK, ATLAYAN, TURLAR = (
    "başlangıç sırası", "büyük harf", "1. tur", "tur atlayan", "sonraki turlar")
PUAN, *BUCHHOLZ = OLCUTLER
NIHAI, CAPRAZ, TEK, BITIS = "nihai sıra", "çapraz tablo", "tek sayıda oyuncu", "çöküş"
BOLUMLER = (BASLANGIC, BUYUK, ILK, ATLAYAN, TURLAR, *OLCUTLER, NIHAI, CAPRAZ, TEK, BITIS)
NEDENLER = {TURLAR: ESLESTIRME, ATLAYAN: TUR_ATLAMA, **OLCUT_NEDENLERI}
RENKSIZ = "rengi olmayan oyuncunun rengini, adımını ödev söylemez; program kendince seçiyor"
ESITLIK = "tam eşitlikte BSNo sırasını izlemiyor; ödev bir şey demez"
ERKEN = "turlar bitmeden bitti"
SIRA = "Sıra: ELO, UKD, ad (önce boşluk; ... H I İ J ...), LNo."
ILK_TUR = "1. turda BSNo 1-2, 3-4, ... oynar; tek BSNo'lar girilen rengi, çiftler öbürünü alır."


class Yargi(NamedTuple):
    """Bir bölümün bir turnuvada (bir turunda) yargısı; dogru: okunamadıysa None."""

    bolum: str
    dogru: Optional[bool]
    beklenen: list = []
    bulunan: list = []
    aciklama: Callable = str  # farkın açıklaması, istenince
    dener: Optional[Callable] = None  # bir neden programın yazdığını verir mi?
    arada: bool = False  # program bir turdan sonra, sonraki listeyi yazmadan mı durdu?


class Odul(NamedTuple):
    """Programın verdiği puanlar: kod -> karakterleri, tur atlayanınki; ödevden ayrılan sözler."""

    karakterler: dict
    atlama: str
    degerler: dict  # ödevdekinden başka puan alanların karakterlerinin değerleri
    sozler: list


def gozlenen_oduller(okunmuslar):
    """(kod, taraf) -> programın Puan sütunlarına göre verdiği puanların kümesi."""
    gozlenen = defaultdict(set)
    for turnuva, okunan in okunmuslar:
        kodlar = iter(turnuva.kodlar)
        puanlar = [dict(cift for m in tur for cift in zip((m.beyaz, m.siyah), m.puanlar))
                   for tur in okunan.turlar]
        puanlar.append({kisi.lno: kisi.olcutler[PUAN] for kisi in okunan.nihai or ()})
        for tur, once, sonra in zip(okunan.turlar, puanlar, puanlar[1:]):
            for masa in tur:
                kod = next(kodlar, None) if masa.siyah else "BYE"
                for taraf, lno in enumerate((masa.beyaz, masa.siyah)):
                    if lno in once and lno in sonra:
                        gozlenen[kod, taraf].add(sonra[lno] - once[lno])
    return gozlenen


def odulleri(okunmuslar):
    """Programın her sonuca verdiği puan; her yerde aynı değilse ödevdeki."""
    gozlenen = {yer: deger.pop() for yer, deger in gozlenen_oduller(okunmuslar).items()
                if len(deger) == 1}
    karakterler, degerler, sozler = {**yalin.KARAKTERLER, "BYE": ("1",)}, {}, []
    for kod, ciftler in karakterler.items():
        olmasi = [yalin.DEGERLER[k] for k in ciftler]
        verilen = [gozlenen.get((kod, taraf), deger) for taraf, deger in enumerate(olmasi)]
        if verilen == olmasi:
            continue
        kim = f"sonuç {kod}" if kod != "BYE" else "tur atlayan"
        sozler.append(f"{kim}: {' - '.join(f'{v:g}' for v in verilen)} puan, olması gereken "
                      f"{' - '.join(f'{v:g}' for v in olmasi)}")
        if verilen == olmasi[::-1]:
            karakterler[kod] = ciftler[::-1]
            continue
        yeniler = [chr(0xE000 + len(degerler) + taraf) for taraf in range(len(ciftler))]
        degerler.update(zip(yeniler, verilen))
        karakterler[kod] = tuple(yeniler)
    (atlama,) = karakterler.pop("BYE")
    return Odul(karakterler, atlama, degerler, sozler)


def odulle(odul):
    """Bağlamı boyunca yalin.py'deki puanlar programınkilerdir."""
    baglam = ExitStack()
    oynanmis = "".join(k for kod in "012" for k in odul.karakterler[kod])
    baglam.enter_context(mock.patch.dict(yalin.DEGERLER, odul.degerler))
    baglam.enter_context(mock.patch.object(yalin, "OYNANMIS", yalin.OYNANMIS + oynanmis))
    return baglam


def adimlarin_metni(gecmis, atlayan):
    """Turun eşleştirme adımları ile oyuncuların önceki renkleri, sonuçları."""
    sirali = yalin.sirala(gecmis)
    secimler, _ = yalin.yazildigi_gibi(gecmis, [o for o in sirali if o != atlayan], ())
    yarilar = zip(*yalin.adimlar(gecmis, sirali, (secimler, atlayan, yalin.YONTEM)))
    basliklar = ["MNo", "Aranan", "Puan", "Hak"], ["Aday", "Puan", "Hak", "Adım", "Neden"]
    tablo = yalin.birlestir(*map(yalin.cizelge, basliklar, yarilar))
    turlar = (f"BSNo {o}: " + " ".join(f"{renk or '-'}{sonuc}" for _, renk, sonuc in gecmis[o])
              for o in gecmis)
    return "\n".join(["Adımlar:", *tablo, "Önceki renkler, sonuçlar:", *turlar])


def uyar(gecmis, atlayan, masalar):
    """Masalar adımlarınki mi; rengi olmayan oyuncu önceden b ya da s almış gibiyken mi (None)?"""
    if esle(gecmis, atlayan) == masalar:
        return True
    renksizler = {o for o in gecmis if not yalin.renkleri(gecmis, o)}

    def renksiz(ciftler):
        return [{*cift} if renksizler & {*cift} else cift for cift in ciftler or ()]

    for renk in (None, "b", "s") if renksizler else ():
        renkli = {o: [(rakip, renk, sonuc) for rakip, _, sonuc in maclar]
                  if o in renksizler else maclar for o, maclar in gecmis.items()}
        if renksiz(esle(renkli, atlayan)) == renksiz(masalar):
            return None
    return False


def tur_deneyen(gecmis, atlayan, masalar):
    """Turun yargısının dener'i."""
    def dener(konanlar):
        with yanlisi(konanlar):
            return any(esle(gecmis, atlayan, renk) == masalar for renk in "bs")
    return dener


def atlayan_deneyen(gecmis, atlayan):
    """Tur atlayanın yargısının dener'i."""
    def dener(konanlar):
        with yanlisi(konanlar):
            return tur_atlayan(gecmis) == atlayan
    return dener


def ayni(bir, iki):
    """İki basamağa kadar aynı mı?"""
    return abs(bir - iki) < 0.006


def olcut_deneyen(gecmis, kisiler, olcut):
    """Ölçütün yargısının dener'i."""
    return lambda islev: all(ayni(islev(maclari(gecmis, o)), kisi.olcutler[olcut])
                             for o, kisi in kisiler.items())


class Yargic:
    """Bir turnuvanın yargıları; takilan: programın durumu adımların eşleyemediği bir turdadır."""

    def __init__(self, turnuva, kosu, okunan, odul):
        self.turnuva, self.kosu, self.okunan, self.odul = turnuva, kosu, okunan, odul
        self.bilgi = {lno: (ad, elo, ukd) for lno, ad, elo, ukd in turnuva.oyuncular}
        self.bsno = {lno: bsno for bsno, lno in enumerate(self.bilgi, 1)}
        self.gecmis = {o: [] for o in self.bsno.values()}
        self.duz_gecmis = self.gecmis  # puanları ödevin verdiği
        self.takilan, self.tamam = False, True
        self.bye_yazar = any(m.siyah is None for tur in okunan.turlar for m in tur)
        self.notlar = set(okunan.notlar)

    def yargilar(self):
        """Bölümlerin yargıları, listelerin sırasıyla."""
        yield from self.baslangic()
        yield from self.turlar()
        if self.tamam:
            yield from self.olcutler()
            yield from self.capraz()
        yield from self.bitis()

    def okunamayan(self, bolum):
        """Çökmeyen programın olmayan listesi okunamamıştır."""
        if not self.kosu.bitis:
            yield Yargi(bolum, None)

    def baslangic(self):
        satirlar = self.okunan.baslangic
        if satirlar is None:
            yield from self.okunamayan(BASLANGIC)
            return
        adlar = {kisi.lno: kisi.ad for kisi in satirlar}
        sira = [(kisi.lno, *kisi.kuvvetler) for kisi in satirlar]
        dogru = [(lno, *kuvvetler) for lno, _, *kuvvetler in self.turnuva.oyuncular]
        beklenen = [f"{lno} {' '.join(map(str, bilgi))}" for lno, bilgi in self.bilgi.items()]
        metinler = [kisi.metin for kisi in satirlar]
        numarali = [kisi.no for kisi in satirlar] == [*range(1, len(satirlar) + 1)]
        uyar_mi = numarali and (sira == dogru or sira == self.kendi_adlariyla(adlar))
        yield Yargi(BASLANGIC, uyar_mi, beklenen, metinler, lambda: SIRA)
        buyuk = all(adlar[lno] == ad for lno, (ad, *_) in self.bilgi.items())
        yield Yargi(BUYUK, buyuk, beklenen, metinler, lambda: "Adlar Türkçe büyük harflidir.")
        self.bsno = {kisi.lno: yer for yer, kisi in enumerate(satirlar, 1)}

    def kendi_adlariyla(self, adlar):
        """Programın yazdığı adlarla doğru sıra; adlarda başka harf varsa None."""
        try:
            sirali = siralanmis([(lno, adlar[lno], elo, ukd)
                                 for lno, _, elo, ukd in self.turnuva.oyuncular])
        except ValueError:
            return None
        return [(lno, *kuvvetler) for lno, _, *kuvvetler in sirali]

    def turlar(self):
        kodlar = iter(self.turnuva.kodlar)
        for tur, liste in enumerate(self.okunan.turlar[:self.turnuva.tur], 1):
            masalar = [(self.bsno[m.beyaz], self.bsno[m.siyah]) for m in liste if m.siyah]
            oturanlar = [o for masa in masalar for o in masa]
            oturanlar += [self.bsno[m.beyaz] for m in liste if m.siyah is None]
            eksikler = [o for o in self.gecmis if o not in oturanlar]
            atlayan = None
            if len(self.gecmis) % 2 and liste[-1].siyah is None:
                atlayan = self.bsno[liste[-1].beyaz]
            elif len(self.gecmis) % 2 and len(eksikler) == 1 and not self.bye_yazar:
                atlayan = eksikler.pop()
                self.notlar.add("tur atlayan listede yok; oynamayan tur atlamış sayıldı")
            yield from self.turu_yargila(tur, liste, masalar, atlayan, eksikler)
            if not self.tamam:
                return
            kodlari = [next(kodlar, "5") for _ in masalar]
            self.gecmis = isle(self.gecmis, masalar, atlayan, kodlari, self.odul.karakterler,
                               self.odul.atlama)
            self.duz_gecmis = isle(self.duz_gecmis, masalar, atlayan, kodlari)
        if len(self.okunan.turlar) < self.turnuva.tur:
            self.tamam = False
            self.takilan = self.takilan or esle(self.gecmis, tur_atlayan(self.gecmis)) is None
            if not self.takilan and (self.okunan.artik or not self.okunan.turlar):
                yield from self.okunamayan(TURLAR if self.okunan.turlar else ILK)

    def turu_yargila(self, tur, liste, masalar, atlayan, eksikler):
        """Turun tur atlayanı, masaları, Puan sütunu; bütün okunamıyorsa turnuva bırakılır."""
        gecmis = self.gecmis
        bolum = TURLAR if tur > 1 else ILK
        metinler = [masa.metin for masa in liste]
        dogrusu = tur_atlayan(gecmis)
        beklenen = esle(gecmis, dogrusu, self.turnuva.renk)
        kendi = esle(gecmis, atlayan or dogrusu, self.turnuva.renk)
        self.tamam = not eksikler
        if beklenen and atlayan:
            yield Yargi(ATLAYAN, atlayan == dogrusu, self.yazilisi(beklenen, dogrusu), metinler,
                        lambda: adimlarin_metni(gecmis, dogrusu), atlayan_deneyen(gecmis, atlayan))
        if kendi is None:
            self.takilan = True
            return
        yazi = self.yazilisi(kendi, atlayan or dogrusu)
        if eksikler:
            self.takilan = tur > 1
            yield Yargi(bolum if tur > 1 or len(gecmis) % 2 == 0 else TEK,
                        None if self.okunan.artik else False, yazi, metinler,
                        lambda: f"Masası olmayanlar: BSNo {', '.join(map(str, eksikler))}")
            return
        if tur == 1:
            yield Yargi(ILK, kendi == masalar, yazi, metinler, lambda: ILK_TUR)
        else:
            uyuyor = uyar(gecmis, atlayan, masalar)
            if uyuyor is None:
                self.notlar.add(RENKSIZ)
            yield Yargi(TURLAR, uyuyor is not False, yazi, metinler,
                        lambda: adimlarin_metni(gecmis, atlayan),
                        uyuyor is not None and tur_deneyen(gecmis, atlayan, masalar))
        yield self.puan_yargisi(liste, metinler)

    def yazilisi(self, masalar, atlayan):
        """Masaların satırları: MNo, BSNo, LNo - LNo, BSNo."""
        lno = {bsno: lno for lno, bsno in self.bsno.items()}
        satirlar = [f"{no} {beyaz} {lno[beyaz]} - {lno[siyah]} {siyah}"
                    for no, (beyaz, siyah) in enumerate(masalar, 1)]
        if atlayan:
            satirlar.append(f"{len(satirlar) + 1} {atlayan} {lno[atlayan]} - BYE")
        return satirlar

    def puan_yargisi(self, liste, metinler):
        """Eşleştirme listesinin Puan sütunu; ödevin verdiği puanlarladır."""
        puan = {lno: yalin.puani(self.duz_gecmis, o) for lno, o in self.bsno.items()}
        if any(len(m.puanlar) != 1 + (m.siyah is not None) for m in liste):
            return Yargi(PUAN, None)
        olmasi = [tuple(puan[lno] for lno in (m.beyaz, m.siyah) if lno) for m in liste]
        yazi = [f"{m.no} {m.beyaz} {' - '.join(map(str, cift))} {m.siyah or 'BYE'}"
                for m, cift in zip(liste, olmasi)]
        return Yargi(PUAN, olmasi == [m.puanlar for m in liste], yazi, metinler)

    def olcut_degerleri(self, o):
        """Oyuncunun olabilecek ölçütleri: verilen, kendi maçlarında ödevdeki puanlarla."""
        kendi = self.duz_gecmis[o]
        duz = yalin.olcutler({**self.gecmis, o: kendi}, o)
        agirlikli = zip(yalin.rakip_puanlari(self.gecmis, o), kendi)
        sb = sum(puan * yalin.DEGERLER[sonuc] for puan, (_, _, sonuc) in agirlikli)
        return [yalin.olcutler(self.gecmis, o), duz, {**duz, "SB": sb}]

    def olcutler(self):
        """Nihai listenin Puan'ı, ölçütleri, sırası."""
        satirlar = self.okunan.nihai
        if satirlar is None:
            for bolum in (*BUCHHOLZ, NIHAI):
                yield from self.okunamayan(bolum)
            return
        metinler = [kisi.metin for kisi in satirlar]
        kisiler = {self.bsno[kisi.lno]: kisi for kisi in satirlar}
        degerler = {o: self.olcut_degerleri(o) for o in kisiler}
        for olcut in OLCUTLER:
            uyanlar = {o: [d[olcut] for d in degerler[o]] for o in kisiler}
            if olcut == PUAN:
                uyanlar = {o: [yalin.puani(self.duz_gecmis, o)] for o in kisiler}
            beklenen = [f"BSNo {o}: {olcut} {uyanlar[o][0]:g}" for o in kisiler]
            dogru = all(any(ayni(kisi.olcutler[olcut], deger) for deger in uyanlar[o])
                        for o, kisi in kisiler.items())
            yield Yargi(olcut, dogru, beklenen, metinler, self.rakip_puanlari,
                        olcut_deneyen(self.gecmis, kisiler, olcut))
        yield self.nihai_yargisi(kisiler, metinler, {o: d[0] for o, d in degerler.items()})

    def rakip_puanlari(self):
        """Oyuncuların turlarındaki rakip puanları."""
        satirlar = ["Rakip puanları (sonucuyla; *: maç oynanmadı):"]
        for o, maclar in self.gecmis.items():
            puanlar = zip(maclar, yalin.rakip_puanlari(self.gecmis, o))
            satirlar.append(f"BSNo {o}: " + "  ".join(
                f"{sonuc} {puan:g}{'*' * (not yalin.oynandi(rakip, sonuc))}"
                for (rakip, _, sonuc), puan in puanlar))
        return "\n".join(satirlar)

    def nihai_yargisi(self, kisiler, metinler, degerler):
        """Sıra, yazılan ya da doğru ölçütlere göre büyükten küçüğe midir?"""
        yazilanlar = [(*kisi.olcutler.values(),) for kisi in kisiler.values()]
        dogrular = [(*degerler[o].values(),) for o in kisiler]
        numarali = [kisi.no for kisi in kisiler.values()] == [*range(1, len(kisiler) + 1)]
        uyanlar = [d for d in (yazilanlar, dogrular) if d == sorted(d, reverse=True)]
        anahtarlar = [*zip(([-x for x in deger] for deger in yazilanlar), kisiler)]
        if uyanlar and uyanlar[0] is yazilanlar and anahtarlar != sorted(anahtarlar):
            self.notlar.add(ESITLIK)
        beklenen = [kisi.metin for _, kisi in sorted(
            kisiler.items(), key=lambda cift: ([-x for x in cift[1].olcutler.values()], cift[0]))]
        ikinciler = all(kisi.ikinci == o for o, kisi in kisiler.items())
        return Yargi(NIHAI, bool(uyanlar) and numarali and ikinciler, beklenen, metinler,
                     lambda: "Sıra: Puan, BH-1, BH-2, SB, GS.")

    def capraz(self):
        satirlar = self.okunan.capraz
        if satirlar is None:
            yield from self.okunamayan(CAPRAZ)
            return
        sno = {kisi.lno: kisi.no for kisi in self.okunan.nihai or ()}
        olcut = {kisi.lno: kisi.olcutler for kisi in self.okunan.nihai or ()}
        beklenen, dogru = [], True
        for kisi, (lno, o) in zip(satirlar, self.bsno.items()):
            uyanlar = [[(str(rakip or "-"), renk or "-", sonuc) for rakip, renk, sonuc in g[o]]
                       for g in (self.duz_gecmis, self.gecmis)]
            beklenen.append(f"{o} {sno.get(lno, '?')} {lno}: " + "  ".join(
                map(" ".join, uyanlar[0])))
            dogru = dogru and (kisi.lno, kisi.no) == (lno, o) and kisi.hucreler in uyanlar and (
                not sno or (kisi.ikinci, kisi.olcutler) == (sno[lno], olcut[lno]))
        yield Yargi(CAPRAZ, dogru, beklenen, [kisi.metin for kisi in satirlar],
                    lambda: "Satırlar BSNo sırasındadır; SNo, ölçütler nihai listedekilerdir.")

    def bitis(self):
        """Takılınan turdan sonra programın nasıl bittiğine bakılmaz."""
        if self.takilan or self.kosu.bitis == YEREL_YOK:
            return
        bolum = TEK if len(self.gecmis) % 2 else BITIS
        erken = ERKEN * (not self.tamam and bool(self.okunan.turlar) and not self.okunan.artik)
        bitis = self.kosu.bitis or erken
        son = self.kosu.metin.strip()[-79:].split("\n")
        yield Yargi(bolum, not bitis, [f"{self.turnuva.tur} tur, olağan bitiş"], son,
                    lambda: bitis, arada=bool(bitis) and not self.tamam)


class Sayi(NamedTuple):
    """Bir bölümün yargılarının sayıları; okunamayanlar yargılananların dışındadır."""

    dogru: int
    yargilanan: int
    okunamayan: int


class Sonuc(NamedTuple):
    """sayilar, nedenler: bölümlerinki; ilk: ilk farkın (turnuvası, Yargi'sı, açıklaması)."""

    sayilar: dict
    nedenler: dict
    notlar: set
    ilk: Optional[tuple]


def yargila(kosular, odul):
    """Bir programın (turnuva, kosu, okunan) üçlülerini yargılar; Sonuc döndürür."""
    bolumde, notlar, ilk = {bolum: [] for bolum in BOLUMLER}, set(), None
    with odulle(odul):
        for turnuva, kosu, okunan in kosular:
            yargic = Yargic(turnuva, kosu, okunan, odul)
            for yargi in yargic.yargilar():
                bolumde[yargi.bolum].append(yargi)
                if yargi.dogru is False and ilk is None:
                    ilk = turnuva, yargi._replace(aciklama=str, dener=None), yargi.aciklama()
            notlar |= yargic.notlar
        if any(yargi.dogru is False for yargi in bolumde[TURLAR]):
            for bolum in (TEK, BITIS):  # yanlış adım rakip bulamamış olabilir
                bolumde[bolum] = [yargi for yargi in bolumde[bolum] if not yargi.arada]
        nedenler = {bolum: nedenini_bul(bolum, yargilari, odul)
                    for bolum, yargilari in bolumde.items()
                    if any(y.dogru is False for y in yargilari)}
    sayilar = {}
    for bolum, yargilari in bolumde.items():
        dogrular = [y.dogru for y in yargilari]
        okunamayan = dogrular.count(None)
        sayilar[bolum] = Sayi(sum(map(bool, dogrular)), len(dogrular) - okunamayan, okunamayan)
    return Sonuc(sayilar, nedenler, notlar, ilk)


def nedenini_bul(bolum, yargilari, odul):
    """Bölümün kusurunun kesin nedeni; bilinmiyorsa boş metin."""
    if bolum == PUAN:
        return "; ".join(odul.sozler)
    if bolum in (TEK, BITIS):
        return next(y.aciklama() for y in yargilari if y.dogru is False)
    denenecekler = sorted((y for y in yargilari if y.dener), key=lambda y: y.dogru is True)
    return nedeni(NEDENLER.get(bolum, {}), [y.dener for y in denenecekler])
