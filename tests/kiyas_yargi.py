"""Bir programın yazdıklarını, bölüm bölüm, programın kendi önceki durumuna göre yargılar.

Bir tur, programın o tura dek yazdığı masalardan; nihai sıra ile çapraz tablo, kendi maçlarından
yargılanır. Böylece bir yanlış yalnızca kendi bölümünü bozar.
"""

from collections import defaultdict, namedtuple
from contextlib import suppress
from itertools import chain
from unittest import mock

from tests import yalin
from tests.kiyas_kosu import YEREL_YOK
from tests.kiyas_oku import OLCUTLER
from tests.yanlislar import NEDENLER

BASLANGIC, BUYUK, ILK = "başlangıç sırası", "büyük harf", "1. tur"
ATLAYAN, TURLAR, PUAN = "tur atlayan", "sonraki turlar", "Puan"
NIHAI, CAPRAZ, TEK, BITIS = "nihai sıra", "çapraz tablo", "tek sayıda oyuncu", "çöküş"
BOLUMLER = BASLANGIC, BUYUK, ILK, ATLAYAN, TURLAR, *OLCUTLER, NIHAI, CAPRAZ, TEK, BITIS
ATLAMA = "BYE"
YUVARLAMA = 0.06  # ölçütler 0,25'in katıdır; 0,75, bir basamakla, 0,8 yazılmış olabilir
RENKSIZ = "rengi olmayan oyuncunun turunda masaları başka, ödev onun rengini, adımını söylemez"
ESITLIK = "tam eşitlikte BSNo sırasını izlemiyor, ödev bir şey demez"
BYE_YOK = "tur atlayan listede yok, masası olmayan tur atlamış sayıldı"

Bolum = namedtuple("Bolum", "dogru yargilanan okunamayan neden")


class Yargi(namedtuple("Yargi", "bolum olabilir bulunan satirlar aciklama nedenli",
                       defaults=((), str, True))):
    """Bir bölümün bir yargısı.

    olabilir: doğruları veren işlev; bulunan: okunamadıysa None; satirlar: programın; aciklama:
    istenince yazan işlev; nedenli: yanlışsa nedeni aranır.
    """

    def dogru(self):
        """Doğru, yanlış ya da okunamadıysa None."""
        return None if self.bulunan is None else self.bulunan in self.olabilir()

    def farki(self):
        """Beklenenler (programda olmayanı > ile), programın satırları, açıklama."""
        beklenen = [f"{' ' if deger in self.bulunan else '>'} {deger}"
                    for deger in self.olabilir()[0]]
        bulunan = [satir.metin for satir in self.satirlar] or [str(self.bulunan)]
        return "\n".join(["beklenen:", *beklenen, "\n  ".join(["bulunan:", *bulunan]),
                          self.aciklama()])


def gozlenen_oduller(uclular):
    """(kod ya da ATLAMA, taraf) -> programın Puan sütunlarına göre verdiği puanlar."""
    gozlenen = defaultdict(set)
    for turnuva, _, okunan in uclular:
        kodlar = iter(turnuva.kodlar)
        puanlar = [dict(chain(*(zip(masa.lnolar, masa.puanlar) for masa in tur)))
                   for tur in okunan.turlar]
        puanlar.append({kisi.lno: kisi.olcutler[PUAN] for kisi in okunan.nihai or ()})
        for tur, once, sonra in zip(okunan.turlar, puanlar, puanlar[1:]):
            for masa in tur:
                kod = next(kodlar, None) if len(masa.lnolar) == 2 else ATLAMA
                for taraf, lno in enumerate(masa.lnolar):
                    if lno in once and lno in sonra:
                        gozlenen[kod, taraf].add(sonra[lno] - once[lno])
    return gozlenen


def odulleri(uclular):
    """(kod ya da ATLAMA -> verdiği puanların karakterleri, ödevde olmayanların puanı, neden).

    Programın bir sonuca verdiği puan hep aynı değilse ödevdekidir.
    """
    gozlenen, degerler, sozler = gozlenen_oduller(uclular), {}, []
    karakterler = {**yalin.KARAKTERLER, ATLAMA: ("1",)}
    for kod, olmasi in karakterler.items():
        dogrusu = [yalin.DEGERLER[karakter] for karakter in olmasi]
        verilen = [min(gozlenen[kod, taraf]) if len(gozlenen[kod, taraf]) == 1 else puan
                   for taraf, puan in enumerate(dogrusu)]
        if verilen != dogrusu:
            sozler.append(f"{kod} sonucunda {' - '.join(map(str, verilen))} puan veriyor, "
                          f"{' - '.join(map(str, dogrusu))} olmalı")
            yeniler = [f"{kod}.{taraf}" for taraf, _ in enumerate(olmasi)]
            degerler.update(zip(yeniler, verilen))
            karakterler[kod] = olmasi[::-1] if verilen == dogrusu[::-1] else yeniler
    return karakterler, degerler, "; ".join(sozler)


def yakin(bir, iki):
    """Yalnız yuvarlanışları başka olabilen iki ölçüt mü?"""
    return abs(bir - iki) <= YUVARLAMA


def atlayacaklar(gecmis, duz):
    """Programın verdiği puanlara göre, ödevdekilere göre tur atlayacak oyuncular."""
    return [yalin.tur_atlayan(gecmis, haklar) for haklar in (gecmis, duz)]


def adimlarin_metni(gecmis, atlayan):
    """Turun eşleştirme adımları ile oyuncuların önceki renkleri, sonuçları."""
    sirali = yalin.sirala(gecmis)
    secimler, _ = yalin.yazildigi_gibi(gecmis, [o for o in sirali if o != atlayan], ())
    turlar = (f"BSNo {o}: " + " ".join(f"{renk or '-'}{sonuc}" for _, renk, sonuc in maclar)
              for o, maclar in gecmis.items())
    tablo = yalin.adim_tablosu(gecmis, sirali, (secimler, atlayan, yalin.YONTEM))
    baslik = f"{len(gecmis[1]) + 1}. Turun Eşleştirme Adımları:"
    return "\n".join([baslik, *tablo, "Önceki renkler, sonuçlar:", *turlar])


class Yargic:
    """Bir turnuvanın yargıları.

    takilan: programın durumu adımların eşleyemediği bir turda mı; duz_gecmis: ödevin verdiği
    puanlarla geçmiş.
    """

    def __init__(self, turnuva, kosu, okunan, karakterler):
        self.turnuva, self.kosu, self.okunan, self.karakterler = turnuva, kosu, okunan, karakterler
        self.bsno = {lno: o for o, (lno, *_) in enumerate(turnuva.oyuncular, 1)}
        self.numara = {kisi.lno: kisi.no for kisi in okunan.baslangic or ()} or self.bsno
        self.gecmis = self.duz_gecmis = {o: [] for o in self.bsno.values()}
        self.takilan, self.notlar = False, okunan.notlar | {YEREL_YOK} & {kosu.bitis}

    def yargilar(self):
        """Bölümlerin yargıları, listelerin sırasıyla."""
        baslangic, nihai, capraz = self.okunan.baslangic, self.okunan.nihai, self.okunan.capraz
        yield from self.baslangic(baslangic) if baslangic else self.okunamayan(BASLANGIC)
        yield from self.turlar()
        if self.tamam():
            yield from self.nihai(nihai) if nihai else self.okunamayan(*OLCUTLER[1:], NIHAI)
            yield from self.capraz(capraz) if capraz else self.okunamayan(CAPRAZ)
        yield from self.bitis()

    def tamam(self):
        """Turların hepsi okundu mu?"""
        return len(self.gecmis[1]) == self.turnuva.tur

    def okunamayan(self, *bolumler):
        """Çökmeyen programın olmayan listesi okunamamıştır."""
        return [Yargi(bolum, list, None) for bolum in bolumler if not self.kosu.bitis]

    def baslangic(self, satirlar):
        oyuncular = self.turnuva.oyuncular
        adlar = {kisi.lno: kisi.ad for kisi in satirlar}
        adlariyla = [(lno, adlar[lno], elo, ukd) for lno, _, elo, ukd in oyuncular]
        siralar = [oyuncular]
        with suppress(ValueError):  # ad, Türkçede olmayan bir harfle yazılmış olabilir
            siralar.append(yalin.baslangic_sirasi(adlariyla))
        olabilenler = [[(no, lno, elo, ukd) for no, (lno, _, elo, ukd) in enumerate(sira, 1)]
                       for sira in siralar]
        yazilan = [(kisi.no, kisi.lno, *kisi.kuvvetler) for kisi in satirlar]
        self.bsno = {kisi.lno: o for o, kisi in enumerate(satirlar, 1)}
        return [Yargi(BASLANGIC, lambda: olabilenler, yazilan, satirlar),
                Yargi(BUYUK, lambda: [oyuncular], adlariyla, satirlar)]

    def turlar(self):
        """Turların yargıları; masaları eksik yazılandan sonrasına bakılmaz."""
        kodlar = iter(self.turnuva.kodlar)
        bye_yazar = any(len(masa.lnolar) == 1 for masa in chain(*self.okunan.turlar))
        for liste in self.okunan.turlar[:self.turnuva.tur]:
            oturanlar = [tuple(map(self.bsno.get, masa.lnolar)) for masa in liste]
            masalar = [masa for masa in oturanlar if len(masa) == 2]
            atlayan = next((masa[0] for masa in oturanlar if len(masa) == 1), None)
            eksikler = {*self.gecmis} - {*chain(*oturanlar)}
            if not bye_yazar and len(self.gecmis) % 2 and len(eksikler) == 1:
                self.notlar.add(BYE_YOK)
                atlayan = eksikler.pop()
            yield from self.turu_yargila(liste, masalar, atlayan, eksikler)
            if eksikler:
                return
            kodlari = [next(kodlar, "5") for _ in masalar]
            self.gecmis = yalin.oynanmis(self.gecmis, masalar, atlayan, kodlari,
                                         self.karakterler, *self.karakterler[ATLAMA])
            self.duz_gecmis = yalin.oynanmis(self.duz_gecmis, masalar, atlayan, kodlari)
        if not self.tamam():
            kalanlar = [yalin.masalari(self.gecmis, o)
                        for o in atlayacaklar(self.gecmis, self.duz_gecmis)]
            self.takilan = self.takilan or None in kalanlar
            if not self.takilan and (self.okunan.artik or not self.okunan.turlar):
                yield from self.okunamayan(TURLAR if self.okunan.turlar else ILK)

    def turu_yargila(self, liste, masalar, atlayan, eksikler):
        """Turun tur atlayanı, masaları, Puan sütunu."""
        gecmis, duz, ilk_tur = self.gecmis, self.duz_gecmis, not any(self.gecmis.values())
        dogrusu = yalin.tur_atlayan(gecmis)

        def masalari():
            """Eşlenebilecekler: ilk turdan sonra ikisi de renksizse rengi ödev söylemez."""
            return [yalin.masalari(gecmis, atlayan or dogrusu, renk)
                    for renk in (self.turnuva.renk if ilk_tur else "bs")]

        if atlayan and yalin.masalari(gecmis, dogrusu):
            yield Yargi(ATLAYAN,
                        lambda: [[f"BSNo {o} tur atlar"] for o in atlayacaklar(gecmis, duz)],
                        [f"BSNo {atlayan} tur atlar"], liste,
                        lambda: adimlarin_metni(gecmis, dogrusu))
        kendi = masalari()
        self.takilan = self.takilan or None in kendi or (bool(eksikler) and not ilk_tur)
        if None in kendi:
            return
        if masalar not in kendi and not ilk_tur and any(
                not yalin.renkleri(gecmis, o) for o in gecmis):
            self.notlar.add(RENKSIZ)
        else:
            bsnolar = [tuple(map(self.taninan, masa.lnolar, masa.bsnolar))
                       for masa in liste if len(masa.lnolar) == 2]
            yield Yargi(ILK if ilk_tur else TURLAR, masalari,
                        None if eksikler and self.okunan.artik else bsnolar, liste,
                        lambda: adimlarin_metni(gecmis, atlayan or dogrusu), not eksikler)
        olmasi = [tuple(yalin.puani(duz, self.bsno[lno]) for lno in masa.lnolar)
                  for masa in liste]
        yazilan = [masa.puanlar for masa in liste]
        okundu = [*map(len, olmasi)] == [*map(len, yazilan)]
        yield Yargi(PUAN, lambda: [olmasi], yazilan if okundu else None, liste,
                    lambda: f"{len(gecmis[1]) + 1}. turun eşleştirme listesindeki puanlar")

    def taninan(self, lno, yazilan):
        """Oyuncunun BSNo'su; başlangıç listesindekinden başkası yazıyorsa o."""
        return self.bsno[lno] if yazilan == self.numara[lno] else yazilan

    def nihai(self, satirlar):
        kisiler = {self.bsno[kisi.lno]: kisi for kisi in satirlar}

        def sutunu(ad):
            """(BSNo, yazılan ölçüt; olabileceklerin hiçbirine yakın değilse ilki)."""
            for o, kisi in kisiler.items():
                # Program, kendi maçlarında, verdiği puanı da ödevdekini de sayabilir.
                duz, yazilan = {**self.gecmis, o: self.duz_gecmis[o]}, kisi.olcutler[ad]
                gecmisler = [duz] if ad == PUAN else [duz, self.gecmis]
                degerler = [yalin.olcutler(gecmis, o)[ad] for gecmis in gecmisler]
                if ad == "SB":
                    agirlikli = zip(yalin.rakip_puanlari(self.gecmis, o), duz[o])
                    degerler.append(sum(p * yalin.DEGERLER[s] for p, (_, _, s) in agirlikli))
                olabilir = any(yakin(deger, yazilan) for deger in degerler)
                yield o, yazilan if olabilir else degerler[0]

        def sirala(kimler):
            """Yazılan ölçütlere göre (SNo, BSNo) sırası."""
            return [*enumerate(sorted(kimler, key=lambda o: [
                -olcut for olcut in kisiler[o].olcutler.values()]), 1)]

        for ad in OLCUTLER:
            yazilan = [(o, kisi.olcutler[ad]) for o, kisi in kisiler.items()]
            yield Yargi(ad, lambda ad=ad: [[*sutunu(ad)]], yazilan, satirlar, lambda: "\n".join([
                "Rakip puanları (sonucuyla; *: maç oynanmadı):",
                *yalin.rakip_tablosu(self.gecmis)]))
        olabilenler = [sirala(sorted(kisiler)), sirala(kisiler)]
        yazilan = [(kisi.no, kisi.ikinci) for kisi in satirlar]
        if olabilenler[0] != yazilan == olabilenler[1]:
            self.notlar.add(ESITLIK)
        yield Yargi(NIHAI, lambda: olabilenler, yazilan, satirlar)

    def capraz(self, satirlar):
        nihai = {kisi.lno: (kisi.no, *kisi.olcutler.values()) for kisi in self.okunan.nihai or ()}

        def sonu(kisi):
            """SNo ile ölçütler; yalnız yuvarlanışları başkaysa nihai listedekiler."""
            olmasi, yazilan = nihai.get(kisi.lno, ()), (kisi.ikinci, *kisi.olcutler.values())
            return olmasi if all(map(yakin, olmasi, yazilan)) else yazilan

        olabilenler = [
            [(o, lno, *(yalin.hucre(*mac).strip() for mac in gecmis[o]), *nihai.get(lno, ()))
             for lno, o in self.bsno.items()] for gecmis in (self.duz_gecmis, self.gecmis)]
        yazilan = [(kisi.no, kisi.lno, *kisi.hucreler, *sonu(kisi)) for kisi in satirlar]
        return [Yargi(CAPRAZ, lambda: olabilenler, yazilan, satirlar)]

    def bitis(self):
        """Nasıl bitti? Takılınan turdan sonrasına bakılmaz; masaları okunmadıysa bilinmez."""
        if self.takilan or YEREL_YOK in self.notlar:
            return
        bitis = self.kosu.bitis
        if not bitis and not self.tamam():
            okundu = self.okunan.turlar and not self.okunan.artik
            bitis = "turlar bitmeden bitti" if okundu else None
        yield Yargi(TEK if len(self.gecmis) % 2 else BITIS, lambda: [""], bitis)


def yargila(uclular):
    """(Turnuva, kosu, okunan) üçlülerinden (bölümler, notlar, ilk farkın üçlüsü ya da None)."""
    karakterler, degerler, puan_nedeni = odulleri(uclular)
    oynanmis = (*yalin.OYNANMIS, *chain(*(karakterler[kod] for kod in "012")))
    with mock.patch.dict(yalin.DEGERLER, degerler), \
            mock.patch.object(yalin, "OYNANMIS", oynanmis):
        yargiclar = [Yargic(*uclu, karakterler) for uclu in uclular]
        yargilar = [(yargic, yargi, yargi.dogru())
                    for yargic in yargiclar for yargi in yargic.yargilar()]
        if {TURLAR, ATLAYAN} & {yargi.bolum for _, yargi, dogru in yargilar if dogru is False}:
            # Yanlış adım rakip bulamamış olabilir: turları bitmeyenin sonuna bakılmaz.
            yargilar = [uclu for uclu in yargilar
                        if uclu[0].tamam() or uclu[1].bolum not in (TEK, BITIS)]
        bolumler = {ad: bolumu(ad, [(yargi, dogru) for _, yargi, dogru in yargilar
                                    if yargi.bolum == ad]) for ad in BOLUMLER}
        ilk = next(((yargic.turnuva, yargi.bolum, yargi.farki())
                    for yargic, yargi, dogru in yargilar if dogru is False), None)
    bolumler[PUAN] = bolumler[PUAN]._replace(neden=puan_nedeni)
    notlar = {*chain(*(yargic.notlar for yargic in yargiclar))}
    takilanlar = sum(yargic.takilan for yargic in yargiclar)
    if takilanlar:
        notlar.add(f"{takilanlar} turnuvada, programın masaları ya da puanları yüzünden, adımlar "
                   "birini rakipsiz bıraktı; sonraki turlar yargılanmadı")
    return bolumler, sorted(notlar), ilk


def bolumu(ad, ciftler):
    """(Yargi, doğru mu) çiftlerinden Bolum; yanlışın nedenleri, yargıların hepsini verenlerdir."""
    yanlislar = [yargi for yargi, dogru in ciftler if dogru is False]
    dogrular = [yargi for yargi, dogru in ciftler if dogru]
    denenecekler = [yargi for yargi in yanlislar + dogrular if yargi.nedenli]

    def hepsini_verir(konanlar):
        """yalin.py'de bunlar konunca yargıların hepsi doğru mu?"""
        with mock.patch.multiple(yalin, **konanlar):
            return all(yargi.dogru() for yargi in denenecekler)

    neden = ""
    if yanlislar and ad in (TEK, BITIS):
        neden = yanlislar[0].bulunan
    elif any(yargi.nedenli for yargi in yanlislar):
        neden = " ya da ".join(neden for neden, konanlar in NEDENLER.get(ad, {}).items()
                               if hepsini_verir(konanlar))
    yargilanan = len(yanlislar) + len(dogrular)
    return Bolum(len(dogrular), yargilanan, len(ciftler) - yargilanan, neden)
