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
from tests.yanlislar import ESLESTIRME, OLCUT_NEDENLERI, TUR_ATLAMA, deneyen, maclari, nedeni

BASLANGIC, BUYUK, ILK = "başlangıç sırası", "büyük harf", "1. tur"
ATLAYAN, TURLAR, PUAN = "tur atlayan", "sonraki turlar", "Puan"
NIHAI, CAPRAZ, TEK, BITIS = "nihai sıra", "çapraz tablo", "tek sayıda oyuncu", "çöküş"
BOLUMLER = BASLANGIC, BUYUK, ILK, ATLAYAN, TURLAR, *OLCUTLER, NIHAI, CAPRAZ, TEK, BITIS
NEDENLER = {TURLAR: ESLESTIRME, ATLAYAN: TUR_ATLAMA, **OLCUT_NEDENLERI}
ATLAMA = "BYE"
RENKSIZ = "rengi olmayan oyuncunun rengini, adımını ödev söylemez, program kendince seçiyor"
ESITLIK = "tam eşitlikte BSNo sırasını izlemiyor, ödev bir şey demez"
BYE_YOK = "tur atlayan listede yok, masası olmayan tur atlamış sayıldı"

# dogru: okunamadıysa None; fark: farkı yazan; dener: bir neden programın yazdığını verir mi;
# arada: program, sonraki turu yazmadan mı durdu?
Yargi = namedtuple("Yargi", "bolum dogru fark dener arada", defaults=(str, None, False))
# karakterler, atlama: programın verdiği puanların karakterleri; degerler: ödevdekinden başkaları.
Odul = namedtuple("Odul", "karakterler atlama degerler sozler")
Sayi = namedtuple("Sayi", "dogru yargilanan okunamayan")
# sayilar, nedenler: bölümlerinki; ilk: ilk farkın (turnuvası, bölümü, metni), yoksa None.
Sonuc = namedtuple("Sonuc", "sayilar nedenler notlar ilk")


def gozlenen_oduller(okunmuslar):
    """(kod ya da ATLAMA, taraf) -> programın Puan sütunlarına göre verdiği puanların kümesi."""
    gozlenen = defaultdict(set)
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
                        gozlenen[kod, taraf].add(sonra[lno] - once[lno])
    return gozlenen


def odulleri(okunmuslar):
    """Programın her sonuca verdiği puan; hep aynı değilse ödevdeki."""
    gozlenen = {yer: deger.pop() for yer, deger in gozlenen_oduller(okunmuslar).items()
                if len(deger) == 1}
    karakterler, degerler, sozler = {**yalin.KARAKTERLER, ATLAMA: ("1",)}, {}, []
    for kod, olmasi in karakterler.items():
        dogrusu = [yalin.DEGERLER[karakter] for karakter in olmasi]
        verilen = [gozlenen.get((kod, taraf), deger) for taraf, deger in enumerate(dogrusu)]
        if verilen != dogrusu:
            ciftler = (" - ".join(f"{puan:g}" for puan in puanlar) for puanlar in (verilen, dogrusu))
            sozler.append(f"sonuç {kod}: " + " puan, olması gereken ".join(ciftler))
            yeniler = [chr(0xE000 + len(degerler) + taraf) for taraf, _ in enumerate(olmasi)]
            degerler.update(zip(yeniler, verilen))
            karakterler[kod] = olmasi[::-1] if verilen == dogrusu[::-1] else tuple(yeniler)
    (atlama,) = karakterler.pop(ATLAMA)
    return Odul(karakterler, atlama, degerler, sozler)


def farki(beklenen, satirlar, aciklama=str):
    """Yargi'nın fark'ı: beklenenler, programın satırları, açıklama."""
    return lambda: "\n".join(["beklenen:", *map(str, beklenen), "bulunan:",
                              *(satir.metin for satir in satirlar), aciklama()])


def adimlarin_metni(gecmis, atlayan):
    """Turun eşleştirme adımları ile oyuncuların önceki renkleri, sonuçları."""
    sirali = yalin.sirala(gecmis)
    secimler, _ = yalin.yazildigi_gibi(gecmis, [o for o in sirali if o != atlayan], ())
    turlar = (f"BSNo {o}: " + " ".join(f"{renk or '-'}{sonuc}" for _, renk, sonuc in gecmis[o])
              for o in gecmis)
    tablo = yalin.adim_tablosu(gecmis, sirali, (secimler, atlayan, yalin.YONTEM))
    return "\n".join(["Adımlar:", *tablo, "Önceki renkler, sonuçlar:", *turlar])


def uyar(gecmis, atlayan, masalar):
    """Masalar adımlarınki mi; rengi olmayana ödevin söylemediği bir renk, adım verilmişse None."""
    if yalin.masalari(gecmis, atlayan) == masalar:
        return True
    renksizler = {o for o in gecmis if not yalin.renkleri(gecmis, o)}

    def renksiz(ciftler):
        return [{*cift} if renksizler & {*cift} else cift for cift in ciftler or ()]

    for renk in (None, "b", "s") if renksizler else ():
        renkli = {o: [(None, renk, "1")] for o in renksizler if gecmis[o]}
        if renksiz(yalin.masalari({**gecmis, **renkli}, atlayan)) == renksiz(masalar):
            return None
    return False


class Yargic:
    """Bir turnuvanın yargıları.

    takilan: programın durumu adımların eşleyemediği bir turda mı; tamam: turların hepsi okundu mu;
    duz_gecmis: ödevin verdiği puanlarla geçmiş.
    """

    def __init__(self, turnuva, kosu, okunan, odul):
        self.turnuva, self.kosu, self.okunan, self.odul = turnuva, kosu, okunan, odul
        self.bsno = {lno: o for o, (lno, *_) in enumerate(turnuva.oyuncular, 1)}
        self.gecmis = self.duz_gecmis = {o: [] for o in self.bsno.values()}
        self.takilan, self.tamam, self.notlar = False, True, {*okunan.notlar}
        self.bye_yazar = any(masa.siyah is None for masa in chain(*okunan.turlar))

    def yargilar(self):
        """Bölümlerin yargıları, listelerin sırasıyla."""
        yield from self.baslangic()
        yield from self.turlar()
        if self.tamam:
            yield from self.nihai()
            yield from self.capraz()
        yield from self.bitis()

    def okunamayan(self, *bolumler):
        """Çökmeyen programın olmayan listesi okunamamıştır."""
        return [Yargi(bolum, None) for bolum in bolumler if not self.kosu.bitis]

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
        fark = farki(oyuncular, satirlar, lambda: (
            "Sıra: ELO, UKD, ad (önce boşluk; ... H I İ J ...), LNo; adlar Türkçe büyük harfli."))
        return [Yargi(BASLANGIC, yazilan in olabilenler, fark),
                Yargi(BUYUK, adlariyla == oyuncular, fark)]

    def turlar(self):
        kodlar = iter(self.turnuva.kodlar)
        for tur, liste in enumerate(self.okunan.turlar[:self.turnuva.tur], 1):
            masalar = [(self.bsno[m.beyaz], self.bsno[m.siyah]) for m in liste if m.siyah]
            atlayanlar = [self.bsno[m.beyaz] for m in liste if m.siyah is None]
            eksikler = [o for o in self.gecmis if o not in {*chain(*masalar), *atlayanlar}]
            if not self.bye_yazar and len(self.gecmis) % 2 and len(eksikler) == 1:
                self.notlar.add(BYE_YOK)
                atlayanlar, eksikler = eksikler, []
            atlayan = next(iter(atlayanlar), None)
            yield from self.turu_yargila(tur, liste, masalar, atlayan, eksikler)
            if eksikler:
                self.tamam = False
                return
            kodlari = [next(kodlar, "5") for _ in masalar]
            self.gecmis = yalin.oynanmis(self.gecmis, masalar, atlayan, kodlari,
                                         self.odul.karakterler, self.odul.atlama)
            self.duz_gecmis = yalin.oynanmis(self.duz_gecmis, masalar, atlayan, kodlari)
        if len(self.okunan.turlar) < self.turnuva.tur:
            self.tamam = False
            kalan = yalin.masalari(self.gecmis, yalin.tur_atlayan(self.gecmis))
            self.takilan = self.takilan or kalan is None
            if not self.takilan and (self.okunan.artik or not self.okunan.turlar):
                yield from self.okunamayan(TURLAR if self.okunan.turlar else ILK)

    def turu_yargila(self, tur, liste, masalar, atlayan, eksikler):
        """Turun tur atlayanı, masaları, Puan sütunu."""
        gecmis, dogrusu = self.gecmis, yalin.tur_atlayan(self.gecmis)
        beklenen = yalin.masalari(gecmis, dogrusu, self.turnuva.renk)
        kendi = yalin.masalari(gecmis, atlayan or dogrusu, self.turnuva.renk)
        if beklenen and atlayan:
            yield Yargi(ATLAYAN, atlayan == dogrusu, farki(
                [f"tur atlayan BSNo {dogrusu}"], liste, lambda: adimlarin_metni(gecmis, dogrusu)),
                deneyen(lambda: yalin.tur_atlayan(gecmis), atlayan))
        if kendi is None:
            self.takilan = True
            return
        fark = farki((f"masa {no}: BSNo {beyaz} - {siyah}"
                      for no, (beyaz, siyah) in enumerate(kendi, 1)),
                     liste, lambda: adimlarin_metni(gecmis, atlayan or dogrusu))
        if eksikler:
            self.takilan = tur > 1
            bolum = TURLAR if tur > 1 else (ILK, TEK)[len(gecmis) % 2]
            yield Yargi(bolum, None if self.okunan.artik else False, fark)
            return
        if tur == 1:
            yield Yargi(ILK, kendi == masalar, fark)
        else:
            uyuyor = uyar(gecmis, atlayan, masalar)
            self.notlar |= {RENKSIZ} if uyuyor is None else set()
            dener = deneyen(lambda: yalin.masalari(gecmis, atlayan), masalar)
            yield Yargi(TURLAR, uyuyor is not False, fark, dener if uyuyor is not None else None)
        olmasi = [tuple(yalin.puani(self.duz_gecmis, self.bsno[lno])
                        for lno in (masa.beyaz, masa.siyah) if lno) for masa in liste]
        yazilan = [masa.puanlar for masa in liste]
        okundu = [*map(len, olmasi)] == [*map(len, yazilan)]
        yield Yargi(PUAN, olmasi == yazilan if okundu else None, farki(olmasi, liste))

    def olcut_degerleri(self, o):
        """Oyuncunun olabilecek ölçütleri: verilen, kendi maçlarında ödevdeki puanlarla."""
        kendi = self.duz_gecmis[o]
        puan = {PUAN: yalin.puani(self.duz_gecmis, o)}
        duz = {**yalin.olcutler({**self.gecmis, o: kendi}, o), **puan}
        agirlikli = zip(yalin.rakip_puanlari(self.gecmis, o), kendi)
        sb = sum(puan * yalin.DEGERLER[sonuc] for puan, (_, _, sonuc) in agirlikli)
        return [{**yalin.olcutler(self.gecmis, o), **puan}, duz, {**duz, "SB": sb}]

    def nihai(self):
        satirlar = self.okunan.nihai
        if satirlar is None:
            yield from self.okunamayan(*OLCUTLER[1:], NIHAI)
            return
        kisiler = {self.bsno[kisi.lno]: kisi for kisi in satirlar}
        degerler = {o: self.olcut_degerleri(o) for o in kisiler}
        for ad in OLCUTLER:
            dogru = all(any(abs(kisi.olcutler[ad] - deger[ad]) < 0.006 for deger in degerler[o])
                        for o, kisi in kisiler.items())
            yield Yargi(
                ad, dogru, farki((f"BSNo {o}: {ad} {deger[0][ad]:g}" for o, deger in
                                  degerler.items()), satirlar, self.rakip_puanlari),
                lambda islev, ad=ad, gecmis=self.gecmis: all(
                    abs(islev(maclari(gecmis, o)) - kisi.olcutler[ad]) < 0.006
                    for o, kisi in kisiler.items()))
        yazilanlar = [(*kisi.olcutler.values(),) for kisi in satirlar]
        dogrular = [(*degerler[o][0].values(),) for o in kisiler]
        sirali = [deger == sorted(deger, reverse=True) for deger in (yazilanlar, dogrular)]
        olmasi = sorted(kisiler, key=lambda o: ([-x for x in kisiler[o].olcutler.values()], o))
        if any(sirali) and olmasi != [*kisiler] and sorted(yazilanlar, reverse=True) == yazilanlar:
            self.notlar.add(ESITLIK)
        numarali = [(kisi.no, kisi.ikinci) for kisi in satirlar] == [*enumerate(kisiler, 1)]
        yield Yargi(NIHAI, any(sirali) and numarali, farki(
            (f"SNo {no}: BSNo {o}" for no, o in enumerate(olmasi, 1)), satirlar))

    def rakip_puanlari(self):
        """Oyuncuların turlarındaki rakip puanları."""
        return "\n".join(["Rakip puanları (sonucuyla; *: maç oynanmadı):",
                          *yalin.rakip_tablosu(self.gecmis)])

    def capraz(self):
        satirlar = self.okunan.capraz
        if satirlar is None:
            return self.okunamayan(CAPRAZ)
        nihai = {kisi.lno: (kisi.no, kisi.olcutler) for kisi in self.okunan.nihai or ()}
        olabilenler = [[[(str(rakip or "-"), renk or "-", sonuc) for rakip, renk, sonuc in maclar]
                        for maclar in gecmis.values()]
                       for gecmis in (self.duz_gecmis, self.gecmis)]
        hucreler = [kisi.hucreler for kisi in satirlar]
        yerinde = [(kisi.lno, kisi.no) for kisi in satirlar] == [*self.bsno.items()]
        ayni = all(nihai.get(kisi.lno, (kisi.ikinci, kisi.olcutler)) ==
                   (kisi.ikinci, kisi.olcutler) for kisi in satirlar)
        beklenen = (f"BSNo {o}: " + "  ".join(map(" ".join, satir))
                    for o, satir in enumerate(olabilenler[0], 1))
        return [Yargi(CAPRAZ, hucreler in olabilenler and yerinde and ayni, farki(
            beklenen, satirlar, lambda: "SNo ile ölçütler nihai listedekilerdir."))]

    def bitis(self):
        """Takılınan turdan sonra programın nasıl bittiğine bakılmaz."""
        if self.takilan or self.kosu.bitis == YEREL_YOK:
            return
        erken = not self.tamam and self.okunan.turlar and not self.okunan.artik
        bitis = self.kosu.bitis or "turlar bitmeden bitti" * bool(erken)
        son = self.kosu.metin.strip()[-79:].rpartition("\n")[2]
        yield Yargi(TEK if len(self.gecmis) % 2 else BITIS, not bitis,
                    lambda: f"{bitis}; son yazdığı: {son}", None, bool(bitis) and not self.tamam)


def yargila(uclular, odul):
    """Bir programın (turnuva, kosu, okunan) üçlülerinden Sonuc."""
    bolumde, notlar, ilk = {bolum: [] for bolum in BOLUMLER}, set(), None
    oynanmis = "".join(chain(*(odul.karakterler[kod] for kod in "012"), yalin.OYNANMIS))
    with mock.patch.dict(yalin.DEGERLER, odul.degerler), \
            mock.patch.object(yalin, "OYNANMIS", oynanmis):
        for turnuva, kosu, okunan in uclular:
            yargic = Yargic(turnuva, kosu, okunan, odul)
            for yargi in yargic.yargilar():
                bolumde[yargi.bolum].append(yargi)
                if yargi.dogru is False and ilk is None:
                    ilk = turnuva, yargi.bolum, yargi.fark()
            notlar |= yargic.notlar
        if any(yargi.dogru is False for yargi in bolumde[TURLAR]):
            for bolum in (TEK, BITIS):  # yanlış adım rakip bulamamış olabilir
                bolumde[bolum] = [yargi for yargi in bolumde[bolum] if not yargi.arada]
        nedenler = {bolum: nedenini_bul(bolum, yargilar, odul)
                    for bolum, yargilar in bolumde.items()
                    if any(yargi.dogru is False for yargi in yargilar)}
    sayilar = {}
    for bolum, yargilar in bolumde.items():
        dogrular = [yargi.dogru for yargi in yargilar]
        okunan_sayisi = len(dogrular) - dogrular.count(None)
        sayilar[bolum] = Sayi(dogrular.count(True), okunan_sayisi, dogrular.count(None))
    return Sonuc(sayilar, nedenler, notlar, ilk)


def nedenini_bul(bolum, yargilar, odul):
    """Bölümün kusurunun kesin nedeni; bilinmiyorsa boş metin."""
    if bolum == PUAN:
        return "; ".join(odul.sozler)
    if bolum in (TEK, BITIS):
        return next(yargi.fark() for yargi in yargilar if yargi.dogru is False)
    denenecekler = sorted((yargi for yargi in yargilar if yargi.dener),
                          key=lambda yargi: yargi.dogru is True)
    return nedeni(NEDENLER.get(bolum, {}), [yargi.dener for yargi in denenecekler])
