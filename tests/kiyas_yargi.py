"""Bir programın yazdıklarını, bölüm bölüm, programın kendi önceki durumuna göre yargılar.

Bir tur, programın o tura dek yazdığı masalardan; nihai sıra ile çapraz tablo, kendi maçlarından
yargılanır. Böylece bir yanlış yalnızca kendi bölümünü bozar.
"""

from collections import namedtuple
from contextlib import suppress
from itertools import chain
from unittest import mock

from tests import yalin
from tests.kiyas_kosu import YEREL_YOK
from tests.kiyas_oku import ISTER
from tests.yalin import OLCUTLER
from tests.yanlislar import ATLAMA, BOSLUKLAR, nedeni, odulleri

GECERLI, BASLANGIC, BUYUK, ILK = "geçerli yanıtlar", "başlangıç sırası", "büyük harf", "1. tur"
ATLAYAN, TURLAR, PUAN = "tur atlayan", "sonraki turlar", "Puan"
NIHAI, CAPRAZ, TEK, BITIS = "nihai sıra", "çapraz tablo", "tek sayıda oyuncu", "çöküş"
BOLUMLER = GECERLI, BASLANGIC, BUYUK, ILK, ATLAYAN, TURLAR, *OLCUTLER, NIHAI, CAPRAZ, TEK, BITIS
YAZMIYOR, SIRASI_BASKA = "hiç yazmıyor", "satırlar doğru, sıraları başka"
SNO_SIRASI = "satırlar BSNo değil SNo sırasında"
RENKSIZ = "rengi olmayan oyuncunun turunda masaları başka, ödev onun rengini, adımını söylemez"
ESITLIK = "tam eşitlikte BSNo sırasını izlemiyor, ödev bir şey demez"
BYE_YOK = ("tur atlayanın satırı listede yok ya da başka biçimde, masası olmayan tur atlamış "
           f"sayıldı; ödev listede BYE satırı {ISTER}")
TAKILAN = ("turnuvada, programın önceki masaları ya da puanları yüzünden, adımlar birini rakipsiz "
           "bıraktı; sonraki turlar yargılanmadı (bu ayrı bir kusur değildir)")
HAK = ("Hak: oyuncunun bu tur alabileceği renkler, önce yeğlediği.\n"
       "Adaylar sıralamadaki yerlerine göre dizilidir; tur atlatılacaklar en alttan yukarıya.")
KAYAN = "turnuvada yanıtlar başka sorulara gitti; o turnuvaların listeleri yargılanmadı"

# Bölümün beklenen satırlarında yazanlar
MASALARDA = "(beyazın BSNo'su, siyahın BSNo'su)"
BEKLENENLER = {
    BASLANGIC: "(BSNo, LNo, ELO, UKD)", ILK: MASALARDA, TURLAR: MASALARDA, NIHAI: "(SNo, BSNo)",
    PUAN: "(beyazın puanı, siyahın puanı), (tur atlayanın puanı,) ya da (BSNo, puan)",
    CAPRAZ: f"(BSNo, LNo, hücreler, SNo, {', '.join(OLCUTLER)})",
}

Bolum = namedtuple("Bolum", "dogru yargilanan okunamayan neden")


class Yargi(namedtuple("Yargi", "bolum olabilir bulunan satirlar aciklama nedenli neden",
                       defaults=((), str, True, ""))):
    """Bir bölümün bir yargısı.

    olabilir: doğruları veren işlev; bulunan: okunamadıysa None; satirlar: programın; aciklama:
    istenince yazan işlev; nedenli: yanlışsa nedeni aranır; neden: yanlışsa, bilinen nedeni.
    """

    def dogru(self):
        """Doğru, yanlış ya da okunamadıysa None."""
        return None if self.bulunan is None else self.bulunan in self.olabilir()

    def sirasi_baska(self):
        """Yalnız satırların sırası mı yanlış?"""
        return sorted(map(str, self.bulunan)) == sorted(map(str, self.olabilir()[0]))

    def farki(self):
        """Beklenenler (programda olmayanı > ile), programın satırları, açıklama."""
        if not self.satirlar:
            return f"{self.neden}\n{self.aciklama()}".rstrip()
        baslik = [SIRASI_BASKA] * self.sirasi_baska()
        ne = BEKLENENLER.get(self.bolum, "(BSNo, değer)" if self.bolum in OLCUTLER else "")
        beklenen = [f"{' ' if deger in self.bulunan else '>'} {deger}"
                    for deger in self.olabilir()[0]]
        bulunan = "\n  ".join(["programın yazdığı:", *(satir.metin for satir in self.satirlar)])
        beklenenler = [f"beklenen {ne}".rstrip() + ":", *beklenen]
        return "\n".join([*baslik, *beklenenler, bulunan, self.aciklama()]).rstrip()


def sozle(bolum, kusur, aciklama=str):
    """Kusuru bir sözle söylenen yargı; söz boşsa kusur yoktur."""
    return Yargi(bolum, lambda: [""], kusur, (), aciklama, False, kusur)


def bitis_bolumu(oyuncu_sayisi):
    """Çökmenin, erken bitmenin bölümü."""
    return TEK if oyuncu_sayisi % 2 else BITIS


def tur_atlayan(gecmis, haklar=None):
    """Tur atlayacak oyuncu; oyuncu sayısı çiftse ya da uygunu (haklar geçmişinde) yoksa None."""
    uygunlar = [o for o in yalin.sirala(gecmis) if yalin.tur_atlayabilir(haklar or gecmis, o)]
    return uygunlar[-1] if len(gecmis) % 2 and uygunlar else None


def eslenenler(gecmis, atlayan, renksizin="b"):
    """Adımların, yazıldığı gibi, eşlediği (beyaz, siyah) masalar; takılınca None.

    İkisinin de rengi yokken (1. turda herkes öyledir) aranan `renksizin` rengini alır.
    """
    sirali = [o for o in yalin.sirala(gecmis) if o != atlayan]
    secimler, kalan = yalin.yazildigi_gibi(gecmis, sirali, ())
    renkliler = [
        (a, r, renk if yalin.renkleri(gecmis, a) + yalin.renkleri(gecmis, r) else renksizin)
        for a, r, renk in secimler]
    return None if kalan else yalin.masalari(renkliler, None)


def atlayacaklar(gecmis, duz):
    """Programın verdiği puanlara göre, ödevdekilere göre tur atlayacak oyuncular."""
    return [tur_atlayan(gecmis, haklar) for haklar in (gecmis, duz)]


def adimlarin_metni(gecmis, atlayan, yalniz_atlayan=False):
    """Turun tur atlama ya da öbür eşleştirme adımları ile önceki renkler, sonuçlar."""
    sirali = yalin.sirala(gecmis)
    secimler, _ = yalin.yazildigi_gibi(gecmis, [o for o in sirali if o != atlayan], ())
    turlar = (f"BSNo {o}: " + " ".join(f"{renk or '-'}{sonuc}" for _, renk, sonuc in maclar)
              for o, maclar in gecmis.items())
    tablo = yalin.adim_tablosu(gecmis, sirali, (secimler, atlayan, yalin.YONTEM))
    # İki başlıktan sonra, oyuncu sayısı tekse, tur atlamak için bakılanlar gelir.
    sonu = 2 + (len(sirali) - sirali.index(atlayan) if atlayan else 0)
    tablo = tablo[:sonu] if yalniz_atlayan else [*tablo[:2], *tablo[sonu:]]
    baslik = f"{len(gecmis[1]) + 1}. Turun Eşleştirme Adımları:\n{HAK}"
    return "\n".join([baslik, *tablo, "Önceki renkler, sonuçlar:", *turlar])


class Yargic:
    """Bir turnuvanın yargıları.

    takilan: programın durumu adımların eşleyemediği bir turda mı; duz_gecmis: ödevin verdiği
    puanlarla geçmiş.
    """

    def __init__(self, oyun, karakterler):
        self.oyun, self.karakterler = oyun, karakterler
        self.turnuva, self.kosu, self.okunan, *_ = oyun
        self.bsno = {lno: o for o, (lno, *_) in enumerate(self.turnuva.oyuncular, 1)}
        self.numara = {kisi.lno: kisi.no for kisi in self.okunan.baslangic or ()} or self.bsno
        self.gecmis = self.duz_gecmis = {o: [] for o in self.bsno.values()}
        self.takilan, self.aksama = False, oyun.aksama()
        self.notlar = self.okunan.notlar | {YEREL_YOK} & {self.kosu.bitis}

    def yargilar(self):
        """Bölümlerin yargıları, listelerin sırasıyla; yanıtlar kaymışsa listelere bakılmaz."""
        baslangic, nihai, capraz = self.okunan.baslangic, self.okunan.nihai, self.okunan.capraz
        yield sozle(GECERLI, self.aksama, self.oyun.dokum)
        if self.oyun.kaydi():
            return
        yield from self.baslangic(baslangic) if baslangic else self.okunamayan(BASLANGIC)
        yield from self.turlar()
        if self.tamam():
            yield from self.nihai(nihai) if nihai else self.yazilmayan(NIHAI, OLCUTLER[1:])
            yield from self.capraz(capraz) if capraz else self.yazilmayan(CAPRAZ)
        yield from self.bitis()

    def tamam(self):
        """Turların hepsi okundu mu?"""
        return len(self.gecmis[1]) == self.turnuva.tur

    def okunamayan(self, *bolumler):
        """Çökmeyen programın olmayan listesi okunamamıştır."""
        return [Yargi(bolum, list, None) for bolum in bolumler if not self.kosu.bitis]

    def yazilmayan(self, bolum, icindekiler=()):
        """Sorular bittikten sonra bir listelik sayılı satır artmıyorsa liste hiç yazılmamıştır."""
        okunanlar = bool(self.okunan.nihai) + bool(self.okunan.capraz)
        yazilan = sum(soru >= len(self.oyun.verilenler) for soru in self.okunan.sayililar)
        if self.kosu.bitis or yazilan >= (okunanlar + 1) * len(self.bsno):
            return self.okunamayan(bolum, *icindekiler)
        return [sozle(bolum, YAZMIYOR), *self.okunamayan(*icindekiler)]

    def baslangic(self, satirlar):
        oyuncular = self.turnuva.oyuncular
        adlar = {kisi.lno: kisi.ad for kisi in satirlar}
        adlariyla = [(lno, adlar[lno], elo, ukd) for lno, _, elo, ukd in oyuncular]
        yazilan = [(kisi.no, kisi.lno, *kisi.kuvvetler) for kisi in satirlar]
        self.bsno = {kisi.lno: o for o, kisi in enumerate(satirlar, 1)}

        def siralari():
            """Doğru adlarla, programın yazdığı adlarla sıra."""
            for bilgiler in (oyuncular, adlariyla):
                with suppress(ValueError):  # ad, Türkçede olmayan bir harfle yazılmış olabilir
                    sira = yalin.baslangic_sirasi(bilgiler)
                    yield [(no, lno, elo, ukd) for no, (lno, _, elo, ukd) in enumerate(sira, 1)]

        return [Yargi(BASLANGIC, lambda: [*siralari()], yazilan, satirlar),
                Yargi(BUYUK, lambda: [oyuncular], adlariyla, satirlar)]

    def turlar(self):
        """Turların yargıları; masaları eksik yazılandan sonrasına bakılmaz."""
        kodlar = iter(self.turnuva.kodlar)
        # BSNo'su tutmayan BYE satırının biçimi başkadır, sayıları başka sayılardır.
        turlar = [[masa for masa in tur if len(masa.lnolar) == 2 or
                   masa.bsnolar == (self.numara[masa.lnolar[0]],)] for tur in self.okunan.turlar]
        bye_yazar = any(len(masa.lnolar) == 1 for masa in chain(*turlar))
        for liste in turlar[:self.turnuva.tur]:
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
            kalanlar = [eslenenler(self.gecmis, o)
                        for o in atlayacaklar(self.gecmis, self.duz_gecmis)]
            self.takilan = self.takilan or None in kalanlar
            if not self.takilan and (self.okunan.artik or not self.okunan.turlar):
                yield from self.okunamayan(TURLAR if self.okunan.turlar else ILK)

    def turu_yargila(self, liste, masalar, atlayan, eksikler):
        """Turun tur atlayanı, masaları, Puan sütunu."""
        gecmis, duz, ilk_tur = self.gecmis, self.duz_gecmis, not any(self.gecmis.values())
        dogrusu = tur_atlayan(gecmis)

        def masalari():
            """Eşlenebilecekler: ilk turdan sonra ikisi de renksizse rengi ödev söylemez."""
            return [eslenenler(gecmis, atlayan or dogrusu, renk)
                    for renk in (self.turnuva.renk if ilk_tur else "bs")]

        if atlayan and dogrusu and eslenenler(gecmis, dogrusu):
            yield Yargi(ATLAYAN,
                        lambda: [[f"BSNo {o} tur atlar"] for o in atlayacaklar(gecmis, duz)],
                        [f"BSNo {atlayan} tur atlar"], liste,
                        lambda: adimlarin_metni(gecmis, dogrusu, yalniz_atlayan=True))
        kendi = masalari()
        self.takilan = self.takilan or None in kendi or (bool(eksikler) and not ilk_tur)
        if None in kendi:
            return
        if sorted(masalar) not in map(sorted, kendi) and not ilk_tur and any(
                not yalin.renkleri(gecmis, o) for o in gecmis):
            self.notlar.add(RENKSIZ)
        else:
            bsnolar = [tuple(map(self.taninan, masa.lnolar, masa.bsnolar))
                       for masa in liste if len(masa.lnolar) == 2]
            yield Yargi(ILK if ilk_tur else TURLAR, masalari,
                        None if eksikler and self.okunan.artik else bsnolar, liste,
                        lambda: adimlarin_metni(gecmis, atlayan or dogrusu) * (not ilk_tur),
                        not eksikler)
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
            """(BSNo, yazılan ölçüt; olabileceklerden biri değilse ilki)."""
            for o, kisi in kisiler.items():
                # Program, kendi maçlarında, verdiği puanı da ödevdekini de sayabilir.
                duz, yazilan = {**self.gecmis, o: self.duz_gecmis[o]}, kisi.olcutler[ad]
                gecmisler = [duz] if ad == PUAN else [duz, self.gecmis]
                degerler = [yalin.olcutler(gecmis, o)[ad] for gecmis in gecmisler]
                if ad == "SB":
                    agirlikli = zip(yalin.rakip_puanlari(self.gecmis, o), duz[o])
                    degerler.append(sum(p * yalin.DEGERLER[s] for p, (_, _, s) in agirlikli))
                yield o, yazilan if yazilan in degerler else degerler[0]

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
        sonlar = {kisi.lno: (kisi.no, *kisi.olcutler.values()) for kisi in self.okunan.nihai or ()}
        # Ödevde olmayan bir puanın karakteri birden uzundur, çapraz tabloda yazmaz.
        kendi = {o: [duz if len(mac[-1]) > 1 else mac
                     for mac, duz in zip(maclar, self.duz_gecmis[o])]
                 for o, maclar in self.gecmis.items()}
        olabilenler = [
            [(o, lno, *(yalin.hucre(*mac).strip() for mac in gecmis[o]), *sonlar.get(lno, ()))
             for lno, o in self.bsno.items()] for gecmis in (self.duz_gecmis, kendi)]
        sonlari = [(kisi.ikinci, *kisi.olcutler.values()) * bool(sonlar) for kisi in satirlar]
        yazilan = [(kisi.no, kisi.lno, *kisi.hucreler, *sonu)
                   for kisi, sonu in zip(satirlar, sonlari)]
        snolar = [kisi.ikinci for kisi in satirlar]
        return [Yargi(CAPRAZ, lambda: olabilenler, yazilan, satirlar,
                      neden=SNO_SIRASI * (snolar == sorted(snolar)))]

    def bitis(self):
        """Nasıl bitti? Takılınan turdan sonrasına bakılmaz; listeleri okunmadıysa bilinmez."""
        bolum, bitis = bitis_bolumu(len(self.gecmis)), self.kosu.bitis
        if not bitis and not self.okunan.artik and (
                0 < len(self.okunan.turlar) < self.turnuva.tur):
            bitis = "turlar bitmeden bitti"
        if self.takilan or self.aksama or YEREL_YOK in self.notlar:
            return
        if bitis or (self.tamam() and self.oyun.listeli()):
            yield sozle(bolum, bitis)
        else:
            yield from self.okunamayan(bolum)


def yargila(oyunlar, on_yargilar):
    """Oyunlardan (bölümler, notlar, bölümün ilk farkı: adı -> (Oyun, metni)).

    on_yargilar: geçerli yanıtların denemelerinden (Oyun, Yargi) çiftleri.
    """
    karakterler, degerler, puan_nedeni = odulleri([o for o in oyunlar if not o.kaydi()])
    oynanmis = (*yalin.OYNANMIS, *chain(*(karakterler[kod] for kod in "012")))
    with mock.patch.dict(yalin.DEGERLER, degerler), \
            mock.patch.object(yalin, "OYNANMIS", oynanmis):
        yargiclar = [Yargic(oyun, karakterler) for oyun in oyunlar]
        yargilar = [(yargic, yargi, yargi.dogru())
                    for yargic in yargiclar for yargi in yargic.yargilar()]
        if {TURLAR, ATLAYAN} & {yargi.bolum for _, yargi, dogru in yargilar if dogru is False}:
            # Yanlış adım rakip bulamamış olabilir: turları bitmeyenin sonuna bakılmaz.
            yargilar = [uclu for uclu in yargilar
                        if uclu[0].tamam() or uclu[1].bolum not in (TEK, BITIS)]
        uclular = [(oyun, yargi, yargi.dogru()) for oyun, yargi in on_yargilar]
        uclular += [(yargic.oyun, yargi, dogru) for yargic, yargi, dogru in yargilar]
        bolumler = {ad: bolumu(ad, [(yargi, dogru) for _, yargi, dogru in uclular
                                    if yargi.bolum == ad]) for ad in BOLUMLER}
        ilkler = {yargi.bolum: (oyun, yargi) for oyun, yargi, dogru in uclular[::-1]
                  if dogru is False}
        farklar = {ad: (ilkler[ad][0], ilkler[ad][1].farki()) for ad in BOLUMLER if ad in ilkler}
    bolumler[PUAN] = bolumler[PUAN]._replace(neden=puan_nedeni)
    notlar = {*chain(*(yargic.notlar for yargic in yargiclar))}
    bosluk = {*bolumler[BASLANGIC].neden.split(" ya da ")} & {*BOSLUKLAR}
    if bosluk:
        notlar.add(f"{bosluk.pop()}, ödev bir şey demez")
        yargilanan = bolumler[BASLANGIC].yargilanan
        bolumler[BASLANGIC] = bolumler[BASLANGIC]._replace(dogru=yargilanan, neden="")
        del farklar[BASLANGIC]
    takilanlar = [yargic for yargic in yargiclar if yargic.takilan]
    kayanlar = [oyun for oyun in oyunlar if oyun.kaydi()]
    notlar |= {f"{len(dizi)} {soz}" for dizi, soz in ((takilanlar, TAKILAN), (kayanlar, KAYAN))
               if dizi}
    return bolumler, sorted(notlar), farklar


def bolumu(ad, ciftler):
    """(Yargi, doğru mu) çiftlerinden Bolum; yanlışın nedenleri, yargıların hepsini verenlerdir."""
    yanlislar = [yargi for yargi, dogru in ciftler if dogru is False]
    dogrular = [yargi for yargi, dogru in ciftler if dogru]
    neden = next((yargi.neden for yargi in yanlislar if yargi.neden), "")
    if not neden and any(yargi.nedenli for yargi in yanlislar):
        neden = nedeni(ad, [yargi for yargi in yanlislar + dogrular if yargi.nedenli])
    if not neden and yanlislar and all(yargi.sirasi_baska() for yargi in yanlislar):
        neden = SIRASI_BASKA
    yargilanan = len(yanlislar) + len(dogrular)
    return Bolum(len(dogrular), yargilanan, len(ciftler) - yargilanan, neden)
