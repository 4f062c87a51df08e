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
YAZILISLAR = {
    BASLANGIC: "BSNo, LNo, ELO, UKD", BUYUK: "LNo, ad, ELO, UKD", ATLAYAN: "BSNo",
    ILK: "masalar; beyazın, siyahın BSNo'su", TURLAR: "masalar; beyazın, siyahın BSNo'su",
    PUAN: "Puan sütunu", NIHAI: "SNo, BSNo", CAPRAZ: "BSNo, SNo ile ölçütler, hücreler"}
SIRA = "Sıra: ELO, UKD, ad (önce boşluk; ... H I İ J ...), LNo."
RENKSIZ = "rengi olmayan oyuncunun rengini, adımını ödev söylemez, program kendince seçiyor"
ESITLIK = "tam eşitlikte BSNo sırasını izlemiyor, ödev bir şey demez"
BYE_YOK = "tur atlayan listede yok, masası olmayan tur atlamış sayıldı"

# bulunan: okunamadıysa None; satirlar: programın; aciklama: istenince yazan işlev; dener: bir
# neden, programın yazdığını verir mi diye soran; arada: sonraki turu yazmadan mı durdu?
Yargi = namedtuple("Yargi", "bolum olabilenler bulunan satirlar aciklama dener arada",
                   defaults=((), str, None, False))
# karakterler, atlama: programın verdiği puanların karakterleri; degerler: ödevdekinden başkaları.
Odul = namedtuple("Odul", "karakterler atlama degerler sozler")
Sayi = namedtuple("Sayi", "dogru yargilanan okunamayan")
# sayilar, nedenler: bölümlerinki; ilk: ilk farkın (turnuvası, bölümü, metni), yoksa None.
Sonuc = namedtuple("Sonuc", "sayilar nedenler notlar ilk")


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
    """Programın her sonuca verdiği puan; hep aynı değilse ödevdeki."""
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
    (atlama,) = karakterler.pop(ATLAMA)
    return Odul(karakterler, atlama, degerler, sozler)


def ayni(bir, iki):
    """İki basamağa dek aynı mı?"""
    return abs(bir - iki) < 0.006


def dogru_mu(yargi):
    """Doğru, yanlış ya da okunamadıysa None."""
    return None if yargi.bulunan is None else yargi.bulunan in yargi.olabilenler


def fark_metni(yargi):
    """Beklenenler, programın satırları, açıklama."""
    (beklenen, *_), satirlar = yargi.olabilenler, [satir.metin for satir in yargi.satirlar]
    bas = f"beklenen ({YAZILISLAR.get(yargi.bolum, 'BSNo, değeri')}):"
    return "\n  ".join([bas, *map(str, beklenen)]) + "\n" + "\n  ".join(
        ["bulunan:", *(satirlar or [str(yargi.bulunan)])]) + f"\n{yargi.aciklama()}"


def adimlarin_metni(gecmis, atlayan):
    """Turun eşleştirme adımları ile oyuncuların önceki renkleri, sonuçları."""
    sirali = yalin.sirala(gecmis)
    secimler, _ = yalin.yazildigi_gibi(gecmis, [o for o in sirali if o != atlayan], ())
    turlar = (f"BSNo {o}: " + " ".join(f"{renk or '-'}{sonuc}" for _, renk, sonuc in maclar)
              for o, maclar in gecmis.items())
    tablo = yalin.adim_tablosu(gecmis, sirali, (secimler, atlayan, yalin.YONTEM))
    return "\n".join(["Adımlar:", *tablo, "Önceki renkler, sonuçlar:", *turlar])


def renksizce_uyar(gecmis, atlayan, masalar):
    """Masalar, rengi olmayana ödevin söylemediği bir renk, adım verilince uyuyor mu?"""
    renksizler = {o for o in gecmis if not yalin.renkleri(gecmis, o)}

    def renksiz(ciftler):
        return [{*cift} if renksizler & {*cift} else cift for cift in ciftler or ()]

    return renksizler and any(
        renksiz(yalin.masalari({**gecmis, **renkli}, atlayan)) == renksiz(masalar)
        for renkli in ({o: [(None, renk, "1")] for o in renksizler} for renk in (None, "b", "s")))


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

    def yargilar(self):
        """Bölümlerin yargıları, listelerin sırasıyla."""
        for listedekiler in (self.baslangic, self.turlar, self.nihai, self.capraz, self.bitis):
            yield from listedekiler()

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
        return [Yargi(BASLANGIC, olabilenler, yazilan, satirlar, lambda: SIRA),
                Yargi(BUYUK, [oyuncular], adlariyla, satirlar)]

    def turlar(self):
        kodlar = iter(self.turnuva.kodlar)
        bye_yazar = any(masa.siyah is None for masa in chain(*self.okunan.turlar))
        for tur, liste in enumerate(self.okunan.turlar[:self.turnuva.tur], 1):
            masalar = [(self.bsno[m.beyaz], self.bsno[m.siyah]) for m in liste if m.siyah]
            atlayanlar = [self.bsno[m.beyaz] for m in liste if m.siyah is None]
            eksikler = [o for o in self.gecmis if o not in {*chain(*masalar), *atlayanlar}]
            if not bye_yazar and len(self.gecmis) % 2 and len(eksikler) == 1:
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
        kendi = yalin.masalari(gecmis, atlayan or dogrusu, self.turnuva.renk)
        if atlayan and yalin.masalari(gecmis, dogrusu):
            dogrulari = [dogrusu], [yalin.tur_atlayan(gecmis, self.duz_gecmis)]
            yield Yargi(ATLAYAN, dogrulari, [atlayan], liste,
                        lambda: adimlarin_metni(gecmis, dogrusu),
                        deneyen(lambda: yalin.tur_atlayan(gecmis), atlayan))
        self.takilan = self.takilan or kendi is None or (bool(eksikler) and tur > 1)
        if kendi is None:
            return
        bolum, olabilenler, dener = TURLAR if tur > 1 else ILK, [kendi], None
        if eksikler:
            bolum = TEK if tur == 1 and len(gecmis) % 2 else bolum
            masalar = None if self.okunan.artik else masalar
        elif tur > 1 and kendi != masalar and renksizce_uyar(gecmis, atlayan, masalar):
            self.notlar.add(RENKSIZ)
            olabilenler.append(masalar)
        elif tur > 1:
            dener = deneyen(lambda: masalar in [  # ikisi de renksizse renk, ödevde yoktur
                yalin.masalari(gecmis, atlayan, renk) for renk in "bs"], True)
        yield Yargi(bolum, olabilenler, masalar, liste,
                    lambda: adimlarin_metni(gecmis, atlayan or dogrusu), dener)
        olmasi = [tuple(yalin.puani(self.duz_gecmis, self.bsno[lno])
                        for lno in (masa.beyaz, masa.siyah) if lno) for masa in liste]
        yazilan = [masa.puanlar for masa in liste]
        okundu = [*map(len, olmasi)] == [*map(len, yazilan)]
        yield Yargi(PUAN, [olmasi], yazilan if okundu else None, liste)

    def olcut_degerleri(self, o):
        """Oyuncunun olabilecek ölçütleri: verilen, kendi maçlarında ödevdeki puanlarla."""
        kendi = self.duz_gecmis[o]
        puan = {PUAN: yalin.puani(self.duz_gecmis, o)}
        duz = {**yalin.olcutler({**self.gecmis, o: kendi}, o), **puan}
        agirlikli = zip(yalin.rakip_puanlari(self.gecmis, o), kendi)
        sb = sum(puan * yalin.DEGERLER[sonuc] for puan, (_, _, sonuc) in agirlikli)
        return [{**yalin.olcutler(self.gecmis, o), **puan}, duz, {**duz, "SB": sb}]

    def nihai(self):
        satirlar = self.okunan.nihai if self.tamam else []
        if not satirlar:
            yield from self.okunamayan(*OLCUTLER[1:], NIHAI) if self.tamam else ()
            return
        kisiler = {self.bsno[kisi.lno]: kisi for kisi in satirlar}
        degerler = {o: self.olcut_degerleri(o) for o in kisiler}
        for ad in OLCUTLER:
            yazilan = {o: kisi.olcutler[ad] for o, kisi in kisiler.items()}
            olmasi = {o: next((yazilan[o] for d in deger if ayni(d[ad], yazilan[o])), deger[0][ad])
                      for o, deger in degerler.items()}
            yield Yargi(ad, [[*olmasi.items()]], [*yazilan.items()], satirlar, self.rakip_puanlari,
                        lambda islev, yazilan=yazilan: all(
                            ayni(islev(maclari(self.gecmis, o)), deger)
                            for o, deger in yazilan.items()))
        yazilanlar = [(*kisi.olcutler.values(),) for kisi in satirlar]
        dogrular = [(*degerler[o][0].values(),) for o in kisiler]
        sirali = [deger == sorted(deger, reverse=True) for deger in (yazilanlar, dogrular)]
        olmasi = sorted(kisiler, key=lambda o: ([-x for x in kisiler[o].olcutler.values()], o))
        if sirali[0] and olmasi != [*kisiler]:
            self.notlar.add(ESITLIK)
        beklenen = [*enumerate(kisiler if any(sirali) else olmasi, 1)]
        yield Yargi(NIHAI, [beklenen], [(kisi.no, kisi.ikinci) for kisi in satirlar], satirlar)

    def rakip_puanlari(self):
        """Oyuncuların turlarındaki rakip puanları."""
        return "\n".join(["Rakip puanları (sonucuyla; *: maç oynanmadı):",
                          *yalin.rakip_tablosu(self.gecmis)])

    def capraz(self):
        satirlar = self.okunan.capraz if self.tamam else []
        if not satirlar:
            return self.okunamayan(CAPRAZ) if self.tamam else []
        nihai = {kisi.lno: (kisi.no, kisi.olcutler) for kisi in self.okunan.nihai or satirlar}
        olabilenler = [
            [(o, nihai[lno], [(str(rakip or "-"), renk or "-", sonuc)
                              for rakip, renk, sonuc in gecmis[o]])
             for lno, o in self.bsno.items()] for gecmis in (self.duz_gecmis, self.gecmis)]
        yazilan = [(kisi.no, (kisi.ikinci, kisi.olcutler) if self.okunan.nihai else
                    nihai[kisi.lno], kisi.hucreler) for kisi in satirlar]
        return [Yargi(CAPRAZ, olabilenler, yazilan, satirlar)]

    def bitis(self):
        """Takılınan turdan sonra programın nasıl bittiğine bakılmaz."""
        if self.takilan or self.kosu.bitis == YEREL_YOK:
            return
        erken = not self.tamam and self.okunan.turlar and not self.okunan.artik
        bitis = self.kosu.bitis or "turlar bitmeden bitti" * bool(erken)
        yield Yargi(TEK if len(self.gecmis) % 2 else BITIS, [""], bitis, arada=not self.tamam)


def yargila(uclular, odul):
    """Bir programın (turnuva, kosu, okunan) üçlülerinden Sonuc."""
    bolumde, notlar, ilk, takilanlar = {bolum: [] for bolum in BOLUMLER}, set(), None, 0
    oynanmis = "".join(chain(*(odul.karakterler[kod] for kod in "012"), yalin.OYNANMIS))
    with mock.patch.dict(yalin.DEGERLER, odul.degerler), \
            mock.patch.object(yalin, "OYNANMIS", oynanmis):
        for turnuva, kosu, okunan in uclular:
            yargic = Yargic(turnuva, kosu, okunan, odul)
            for yargi in yargic.yargilar():
                bolumde[yargi.bolum].append(yargi)
                if ilk is None and dogru_mu(yargi) is False:
                    ilk = turnuva, yargi.bolum, fark_metni(yargi)
            notlar |= yargic.notlar
            takilanlar += yargic.takilan
        if False in map(dogru_mu, bolumde[TURLAR] + bolumde[ATLAYAN]):
            for bolum in (TEK, BITIS):  # yanlış adım rakip bulamamış olabilir
                bolumde[bolum] = [y for y in bolumde[bolum] if not (y.arada and y.bulunan)]
        sayilar, nedenler = {}, {}
        for bolum, yargilar in bolumde.items():
            dogrular = [*map(dogru_mu, yargilar)]
            okunamayan = dogrular.count(None)
            sayilar[bolum] = Sayi(dogrular.count(True), len(dogrular) - okunamayan, okunamayan)
            if False in dogrular:
                nedenler[bolum] = nedenini_bul(bolum, yargilar, odul)
    if takilanlar:
        notlar.add(f"{takilanlar} turnuvada programın masaları adımların eşleyemediği bir tura "
                   "vardı, oradan sonrası sayılmadı")
    return Sonuc(sayilar, nedenler, notlar, ilk)


def nedenini_bul(bolum, yargilar, odul):
    """Bölümün kusurunun kesin nedeni; bilinmiyorsa boş metin."""
    if bolum == PUAN:
        return "; ".join(odul.sozler)
    if bolum in (TEK, BITIS):
        return next((yargi.bulunan for yargi in yargilar if yargi.bulunan and not yargi.satirlar),
                    "1. turda masası olmayan oyuncu var")
    denenecekler = sorted((yargi for yargi in yargilar if yargi.dener), key=dogru_mu)
    return nedeni(NEDENLER.get(bolum, {}), [yargi.dener for yargi in denenecekler])
