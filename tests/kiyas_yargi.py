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
from tests.yanlislar import NEDENLER, deneyen

BASLANGIC, BUYUK, ILK = "başlangıç sırası", "büyük harf", "1. tur"
ATLAYAN, TURLAR, PUAN = "tur atlayan", "sonraki turlar", "Puan"
NIHAI, CAPRAZ, TEK, BITIS = "nihai sıra", "çapraz tablo", "tek sayıda oyuncu", "çöküş"
BOLUMLER = BASLANGIC, BUYUK, ILK, ATLAYAN, TURLAR, *OLCUTLER, NIHAI, CAPRAZ, TEK, BITIS
ATLAMA = "BYE"
RENKSIZ = "rengi olmayan oyuncunun turunda masaları başka, ödev onun rengini, adımını söylemez"
ESITLIK = "tam eşitlikte BSNo sırasını izlemiyor, ödev bir şey demez"
BYE_YOK = "tur atlayan listede yok, masası olmayan tur atlamış sayıldı"

# bulunan: okunamadıysa None; satirlar: programın; aciklama: istenince yazan işlev; dener: bir
# nedenin, programın yazdığını verip vermediğini söyleyen işlev; arada: turlar bitmeden mi bitti?
Yargi = namedtuple("Yargi", "bolum olabilenler bulunan satirlar aciklama dener arada",
                   defaults=((), str, None, False))
Bolum = namedtuple("Bolum", "dogru yargilanan okunamayan neden")


def gozlenen_oduller(okunmuslar):
    """((kod ya da ATLAMA, taraf), programın Puan sütunlarına göre verdiği puan) üreteci."""
    for turnuva, okunan in okunmuslar:
        kodlar = iter(turnuva.kodlar)
        puanlar = [dict(chain.from_iterable(zip((m.beyaz, m.siyah), m.puanlar) for m in tur))
                   for tur in okunan.turlar]
        puanlar.append({kisi.lno: kisi.olcutler[PUAN] for kisi in okunan.nihai or ()})
        for tur, once, sonra in zip(okunan.turlar, puanlar, puanlar[1:]):
            for masa in tur:
                kod = next(kodlar, None) if masa.siyah else ATLAMA
                for taraf, lno in enumerate((masa.beyaz, masa.siyah)):
                    if lno in once and lno in sonra:
                        yield (kod, taraf), sonra[lno] - once[lno]


def odulleri(okunmuslar):
    """(kod ya da ATLAMA -> verdiği puanların karakterleri, ödevde olmayanların puanı, neden).

    Programın bir sonuca verdiği puan hep aynı değilse ödevdekidir.
    """
    gozlenen, degerler, sozler = defaultdict(set), {}, []
    for yer, puan in gozlenen_oduller(okunmuslar):
        gozlenen[yer].add(puan)
    karakterler = {**yalin.KARAKTERLER, ATLAMA: ("1",)}
    for kod, olmasi in karakterler.items():
        dogrusu = [yalin.DEGERLER[karakter] for karakter in olmasi]
        verilen = [next(iter(gozlenen[kod, taraf])) if len(gozlenen[kod, taraf]) == 1 else puan
                   for taraf, puan in enumerate(dogrusu)]
        if verilen != dogrusu:
            sozler.append(f"sonuç {kod}: {verilen} puan, olması gereken {dogrusu}")
            yeniler = [chr(0xE000 + len(degerler) + taraf) for taraf, _ in enumerate(olmasi)]
            degerler.update(zip(yeniler, verilen))
            karakterler[kod] = olmasi[::-1] if verilen == dogrusu[::-1] else yeniler
    return karakterler, degerler, "; ".join(sozler)


def dogru_mu(yargi):
    """Doğru, yanlış ya da okunamadıysa None."""
    return None if yargi.bulunan is None else yargi.bulunan in yargi.olabilenler


def fark_metni(yargi):
    """Beklenenler, programın satırları, açıklama."""
    bulunan = [satir.metin for satir in yargi.satirlar] or [str(yargi.bulunan)]
    return "\n  ".join(["beklenen:", *map(str, yargi.olabilenler[0])]) + "\n" + "\n  ".join(
        ["bulunan:", *bulunan]) + f"\n{yargi.aciklama()}"


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
        self.turnuva, self.kosu, self.okunan = turnuva, kosu, okunan
        self.karakterler = karakterler
        self.bsno = {lno: o for o, (lno, *_) in enumerate(turnuva.oyuncular, 1)}
        self.gecmis = self.duz_gecmis = {o: [] for o in self.bsno.values()}
        self.takilan, self.notlar = False, {*okunan.notlar}

    def yargilar(self):
        """Bölümlerin yargıları, listelerin sırasıyla."""
        yield from self.baslangic()
        yield from self.turlar()
        if self.tamam():
            yield from self.nihai()
            yield from self.capraz()
        yield from self.bitis()

    def tamam(self):
        """Turların hepsi okundu mu?"""
        return len(self.gecmis[1]) == self.turnuva.tur

    def okunamayan(self, *bolumler):
        """Çökmeyen programın olmayan listesi okunamamıştır."""
        return [Yargi(bolum, (), None) for bolum in bolumler if not self.kosu.bitis]

    def baslangic(self):
        satirlar, oyuncular = self.okunan.baslangic, self.turnuva.oyuncular
        if satirlar is None:
            return self.okunamayan(BASLANGIC)
        adlar = {kisi.lno: kisi.ad for kisi in satirlar}
        adlariyla = [(lno, adlar[lno], elo, ukd) for lno, _, elo, ukd in oyuncular]
        siralar = [oyuncular]
        with suppress(ValueError):  # ad, Türkçede olmayan bir harfle yazılmış olabilir
            siralar.append(yalin.baslangic_sirasi(adlariyla))
        olabilenler = [[(no, lno, elo, ukd) for no, (lno, _, elo, ukd) in enumerate(sira, 1)]
                       for sira in siralar]
        yazilan = [(kisi.no, kisi.lno, *kisi.kuvvetler) for kisi in satirlar]
        self.bsno = {kisi.lno: o for o, kisi in enumerate(satirlar, 1)}
        return [Yargi(BASLANGIC, olabilenler, yazilan, satirlar),
                Yargi(BUYUK, [oyuncular], adlariyla, satirlar)]

    def turlar(self):
        kodlar = iter(self.turnuva.kodlar)
        bye_yazar = any(masa.siyah is None for masa in chain(*self.okunan.turlar))
        for tur, liste in enumerate(self.okunan.turlar[:self.turnuva.tur], 1):
            masalar = [(self.bsno[m.beyaz], self.bsno[m.siyah]) for m in liste if m.siyah]
            atlayanlar = [self.bsno[m.beyaz] for m in liste if m.siyah is None]
            eksikler = {*self.gecmis} - {*chain(*masalar), *atlayanlar}
            if not bye_yazar and len(self.gecmis) % 2 and len(eksikler) == 1:
                self.notlar.add(BYE_YOK)
                atlayanlar, eksikler = eksikler, set()
            atlayan = next(iter(atlayanlar), None)
            yield from self.turu_yargila(tur, liste, masalar, atlayan, eksikler)
            if eksikler:
                return
            kodlari = [next(kodlar, "5") for _ in masalar]
            self.gecmis = yalin.oynanmis(self.gecmis, masalar, atlayan, kodlari,
                                         self.karakterler, *self.karakterler[ATLAMA])
            self.duz_gecmis = yalin.oynanmis(self.duz_gecmis, masalar, atlayan, kodlari)
        if not self.tamam():
            kalan = yalin.masalari(self.gecmis, yalin.tur_atlayan(self.gecmis))
            self.takilan = self.takilan or kalan is None
            if not self.takilan and (self.okunan.artik or not self.okunan.turlar):
                yield from self.okunamayan(TURLAR if self.okunan.turlar else ILK)

    def turu_yargila(self, tur, liste, masalar, atlayan, eksikler):
        """Turun tur atlayanı, masaları, Puan sütunu."""
        gecmis, dogrusu = self.gecmis, yalin.tur_atlayan(self.gecmis)
        kendi = yalin.masalari(gecmis, atlayan or dogrusu, self.turnuva.renk)
        if atlayan and yalin.masalari(gecmis, dogrusu):
            sozler = [[f"BSNo {o} tur atlar"] for o in (
                dogrusu, yalin.tur_atlayan(gecmis, self.duz_gecmis), atlayan)]
            yield Yargi(ATLAYAN, sozler[:2], sozler[2], liste,
                        lambda: adimlarin_metni(gecmis, dogrusu),
                        deneyen(lambda: yalin.tur_atlayan(gecmis), atlayan))
        self.takilan = self.takilan or kendi is None or (bool(eksikler) and tur > 1)
        if kendi is None:
            return
        bolum, yazilan = TURLAR if tur > 1 else ILK, masalar
        if eksikler:
            bolum = TEK if tur == 1 and len(gecmis) % 2 else bolum
            yazilan = None if self.okunan.artik else masalar
        if tur > 1 and kendi != masalar and any(not yalin.renkleri(gecmis, o) for o in gecmis):
            self.notlar.add(RENKSIZ)
        else:
            yield Yargi(bolum, [kendi], yazilan, liste,
                        lambda: adimlarin_metni(gecmis, atlayan or dogrusu),
                        None if eksikler else deneyen(lambda: masalar in [  # ikisi de renksizse
                            yalin.masalari(gecmis, atlayan, renk) for renk in "bs"], True))
        olmasi = [tuple(yalin.puani(self.duz_gecmis, self.bsno[lno])
                        for lno in (masa.beyaz, masa.siyah) if lno) for masa in liste]
        yazilan = [masa.puanlar for masa in liste]
        okundu = [*map(len, olmasi)] == [*map(len, yazilan)]
        yield Yargi(PUAN, [olmasi], yazilan if okundu else None, liste)

    def nihai(self):
        satirlar = self.okunan.nihai
        if not satirlar:
            yield from self.okunamayan(*OLCUTLER[1:], NIHAI)
            return
        kisiler = {self.bsno[kisi.lno]: kisi for kisi in satirlar}

        def sutunu(ad):
            """(BSNo, yazılan ölçüt; olabileceklerin iki basamağa dek hiçbiri değilse ilki)."""
            for o, kisi in kisiler.items():
                # Program, kendi maçlarında, verdiği puanı da ödevdekini de sayabilir.
                duz = {**self.gecmis, o: self.duz_gecmis[o]}
                gecmisler = [duz] if ad == PUAN else [duz, self.gecmis]
                degerler = [yalin.olcutler(gecmis, o)[ad] for gecmis in gecmisler]
                if ad == "SB":
                    agirlikli = zip(yalin.rakip_puanlari(self.gecmis, o), duz[o])
                    degerler.append(sum(p * yalin.DEGERLER[s] for p, (_, _, s) in agirlikli))
                yazilan = kisi.olcutler[ad]
                yakinlar = [d for d in degerler if abs(d - yazilan) < 0.006]
                yield o, yazilan if yakinlar else degerler[0]

        for ad in OLCUTLER:
            yazilan = [(o, kisi.olcutler[ad]) for o, kisi in kisiler.items()]
            yield Yargi(ad, [[*sutunu(ad)]], yazilan, satirlar, self.rakip_puanlari,
                        deneyen(lambda ad=ad: [*sutunu(ad)], yazilan))
        olmasi = sorted(kisiler, key=lambda o: ([-x for x in kisiler[o].olcutler.values()], o))
        yazilanlar = [(*kisi.olcutler.values(),) for kisi in satirlar]
        if yazilanlar == sorted(yazilanlar, reverse=True) and olmasi != [*kisiler]:
            self.notlar.add(ESITLIK)
            olmasi = kisiler
        yield Yargi(NIHAI, [[*enumerate(olmasi, 1)]],
                    [(kisi.no, kisi.ikinci) for kisi in satirlar], satirlar)

    def rakip_puanlari(self):
        """Oyuncuların turlarındaki rakip puanları."""
        return "\n".join(["Rakip puanları (sonucuyla; *: maç oynanmadı):",
                          *yalin.rakip_tablosu(self.gecmis)])

    def capraz(self):
        satirlar = self.okunan.capraz
        if not satirlar:
            return self.okunamayan(CAPRAZ)
        nihai = {kisi.lno: (kisi.no, kisi.olcutler) for kisi in self.okunan.nihai or ()}
        olabilenler = [
            [(o, nihai.get(lno), [(str(rakip or "-"), renk or "-", sonuc)
                                  for rakip, renk, sonuc in gecmis[o]])
             for lno, o in self.bsno.items()] for gecmis in (self.duz_gecmis, self.gecmis)]
        yazilan = [(kisi.no, (kisi.ikinci, kisi.olcutler) if nihai else None, kisi.hucreler)
                   for kisi in satirlar]
        return [Yargi(CAPRAZ, olabilenler, yazilan, satirlar)]

    def bitis(self):
        """Nasıl bitti? Takılınan turdan sonrasına bakılmaz; masaları okunmadıysa bilinmez."""
        if self.kosu.bitis == YEREL_YOK:
            self.notlar.add(YEREL_YOK)
            return
        if self.takilan:
            return
        bitis = self.kosu.bitis
        if not bitis and not self.tamam():
            okundu = self.okunan.turlar and not self.okunan.artik
            bitis = "turlar bitmeden bitti" if okundu else None
        yield Yargi(TEK if len(self.gecmis) % 2 else BITIS, [""], bitis,
                    arada=not self.tamam() and bool(bitis))


def yargila(uclular, karakterler, degerler, puan_nedeni):
    """(Turnuva, kosu, okunan) üçlülerinden (bölümler, notlar, ilk farkın üçlüsü ya da None)."""
    yargilar, notlar, takilanlar = [], set(), 0
    oynanmis = "".join(chain(*(karakterler[kod] for kod in "012"), yalin.OYNANMIS))
    with mock.patch.dict(yalin.DEGERLER, degerler), \
            mock.patch.object(yalin, "OYNANMIS", oynanmis):
        for turnuva, kosu, okunan in uclular:
            yargic = Yargic(turnuva, kosu, okunan, karakterler)
            yargilar += [(turnuva, yargi) for yargi in yargic.yargilar()]
            notlar |= yargic.notlar
            takilanlar += yargic.takilan
        yanlislar = [cift for cift in yargilar if dogru_mu(cift[1]) is False]
        if {TURLAR, ATLAYAN} & {yargi.bolum for _, yargi in yanlislar}:
            # Yanlış adım rakip bulamamış olabilir: turları bitmeyenin sonuna bakılmaz.
            yargilar = [cift for cift in yargilar if not cift[1].arada]
            yanlislar = [cift for cift in yanlislar if not cift[1].arada]
        bolumler = {ad: bolumu(ad, [yargi for _, yargi in yargilar if yargi.bolum == ad])
                    for ad in BOLUMLER}
        ilk = next(((turnuva, yargi.bolum, fark_metni(yargi)) for turnuva, yargi in yanlislar),
                   None)
    bolumler[PUAN] = bolumler[PUAN]._replace(neden=puan_nedeni)
    if takilanlar:
        notlar.add(f"{takilanlar} turnuvada programın masaları adımların eşleyemediği bir tura "
                   "vardı, oradan sonrası sayılmadı")
    return bolumler, notlar, ilk


def bolumu(ad, yargilar):
    """Bolum; nedeni, yanlışsa, yargıların hepsini verendir, bilinmiyorsa boştur."""
    dogrular, neden = [*map(dogru_mu, yargilar)], ""
    okunamayan = dogrular.count(None)
    if False in dogrular and ad in (TEK, BITIS):
        neden = yargilar[dogrular.index(False)].bulunan
    elif False in dogrular:
        okunanlar = [yargi for yargi in yargilar if yargi.bulunan is not None and yargi.dener]
        denenecekler = [yargi.dener for yargi in sorted(okunanlar, key=dogru_mu)]
        neden = next((neden for neden, konanlar in NEDENLER.get(ad, {}).items()
                      if all(dener(konanlar) for dener in denenecekler)), "")
    return Bolum(dogrular.count(True), len(dogrular) - okunamayan, okunamayan, neden)
