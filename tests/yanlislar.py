"""Kuralların yanlış biçimleri: bir kusurun nedeni, programın yazdıklarının hepsini verenidir.

Her biri, yalin.py'nin yerine konan adlardır; seçilmiş turnuvalar da onlarla bulunur.
"""

from collections import defaultdict
from functools import partial
from itertools import chain, combinations
from unittest import mock

from tests import yalin


def renk_kurali(ayni=3, fark=2):
    """yalin.alabilir: üst üste `ayni` kez aynı renk olmaz, renk farkı en çok `fark` olur."""
    def alabilir(gecmis, o, renk):
        dizi = [*yalin.renkleri(gecmis, o), renk]
        oteki = len(dizi) - dizi.count(renk)
        return dizi[-ayni:] != [renk] * ayni and dizi.count(renk) - oteki <= fark

    return {"alabilir": alabilir}


def secen(ad, secilir):
    """yalin.py'nin bu adı, oyuncunun secilir'e uyan turlarının rakipleridir."""
    return {ad: lambda gecmis, o: [rakip for rakip, _, s in gecmis[o] if secilir(rakip, s)]}


def adimsiz(adim, asil=yalin.tercihler):
    return {"tercihler": lambda *veriler: (t for t in asil(*veriler) if adim not in t)}


UC_FARK, UC_KEZ = "renk farkı 3 olabiliyor", "üst üste üç kez aynı renk verilebiliyor"
ONCE_1_3 = {"1.1": 1, "1.2": 3, "1.3": 2}
ESLESTIRME = {
    "gelinmeyen maçın rengi sayılmıyor": {"renkleri": lambda gecmis, o: [
        renk for rakip, renk, sonuc in gecmis[o] if yalin.oynandi(rakip, sonuc)]},
    "tur atlayanın önceki rengi unutuluyor": {"son_rengi": lambda gecmis, o: next(
        (renk for _, renk, _ in gecmis[o][-1:]), None)},
    UC_FARK: renk_kurali(fark=3),
    "renk farkı en çok 1 olabiliyor": renk_kurali(fark=1),
    UC_KEZ: renk_kurali(ayni=4),
    "1.2. adımda renk kurallarına bakılmıyor": {"ayni_renklinin_adimi": lambda *_: "1.2"},
    "1.3. adımda renk kurallarına bakılmıyor": {
        "ayni_renklinin_adimi": lambda *veriler, asil=yalin.ayni_renklinin_adimi:
            asil(*veriler) or "1.3"},
    "1.3. adım 1.2'den önce deneniyor": {
        "ADIM_SIRASI": ONCE_1_3,
        "ayni_renklinin_adimi": partial(yalin.ayni_renklinin_adimi, adimlar=("1.3", "1.2"))},
    "1.3. adıma uyan aday 1.2'ye uyandan önce alınıyor": {"ADIM_SIRASI": ONCE_1_3},
    "1.2 ile 1.3. adım ayrılmıyor": {"ADIM_SIRASI": {"1.1": 1, "1.2": 2, "1.3": 2}},
    "1.2. adım denenmiyor": adimsiz("1.2"),
    "1.3. adım denenmiyor": adimsiz("1.3"),
    "adımlara değil yalnız sıralamaya bakılıyor": {
        "ADIM_SIRASI": dict.fromkeys(yalin.ADIM_SIRASI, 0)},
    "puan grupları yok, adımlar herkeste birden deneniyor": {"puan_grubu": lambda *_: 0},
    "yalnız son rakiple yeniden eşleştirmiyor": {
        "rakipleri": lambda gecmis, o: [rakip for rakip, _, _ in gecmis[o][-1:]]},
    "gelinmeyen maçın oyuncularını yeniden eşleştiriyor": secen("rakipleri", yalin.oynandi),
    "önceki rakiplere bakılmıyor": secen("rakipleri", lambda *_: False),
    "oyuncular tur öncesinde puana göre sıralanmıyor": {
        "sirala": lambda gecmis, kimler=None: sorted(kimler or gecmis)},
}
# Birlikte bozulan iki renk kuralı; ancak tek bir yanlış bulunamayınca aranır.
RENKLER = [(ad, ESLESTIRME[ad]) for ad in (
    "gelinmeyen maçın rengi sayılmıyor", "tur atlayanın önceki rengi unutuluyor", UC_FARK, UC_KEZ)]
IKI_RENK = {f"{bir}, {iki}": {**birin, **ikinin}
            for (bir, birin), (iki, ikinin) in combinations(RENKLER, 2)}
IKI_RENK[f"{UC_FARK}, {UC_KEZ}"] = renk_kurali(ayni=4, fark=3)
TUR_ATLAMA = {
    "rakibi gelmediği için puan almış oyuncu da tur atlıyor": secen(
        "oynamadan", lambda rakip, _: rakip is None),
    "daha önce tur atlamış oyuncu da tur atlıyor": secen("oynamadan", lambda _, s: s == "+"),
    "hep en alttaki oyuncu tur atlıyor": secen("oynamadan", lambda *_: False),
    "maça gelmemiş oyuncu tur atlamıyor": secen(
        "oynamadan", lambda rakip, s: not yalin.oynandi(rakip, s)),
}


def oynanmayan(puani):
    """yalin.rakip_puanlari: oynanmayan turun puanı, puani(önceki, o turki, kalan tur)'dır."""
    def rakip_puanlari(gecmis, o):
        puanlari, onceki, kalan = [], 0, len(gecmis[o])
        for rakip, _, sonuc in gecmis[o]:
            kalan, kazanc = kalan - 1, yalin.DEGERLER[sonuc]
            puanlari.append(yalin.puani(gecmis, rakip) if yalin.oynandi(rakip, sonuc) else
                            puani(onceki, kazanc, kalan))
            onceki += kazanc
        return puanlari

    return {"rakip_puanlari": rakip_puanlari}


def bh(bas, son=0):
    """yalin.olcutler: BH'ler, en küçük `bas` ile en büyük `son` rakip dışındakilerdendir."""
    def olcutler(gecmis, o):
        artan = sorted(yalin.rakip_puanlari(gecmis, o))
        return dict.fromkeys(("BH-1", "BH-2"), sum(artan[bas:len(artan) - son]))

    return {"olcutler": olcutler}


def turlardan(ad, degeri):
    """yalin.olcutler: ad, turların degeri(rakip, sonuç, rakip puanı) toplamıdır."""
    return {"olcutler": lambda gecmis, o: {ad: sum(
        degeri(rakip, sonuc, puan) for (rakip, _, sonuc), puan in zip(
            gecmis[o], yalin.rakip_puanlari(gecmis, o)))}}


OYNANMAYAN = {
    "oynanmayan turda o turun puanı da sayılıyor": oynanmayan(
        lambda p, kazanc, kalan: p + kazanc + kalan / 2),
    "oynanmayan tur sıfır sayılıyor": oynanmayan(lambda *_: 0),
    "oynanmayan turda kalan turların ½ puanı eklenmiyor": oynanmayan(lambda p, *_: p),
    "oynanmayan turda bir tur fazla ½ puan ekleniyor": oynanmayan(
        lambda p, _, kalan: p + (kalan + 1) / 2),
    "oynanmayan turda oyuncunun turnuva sonundaki puanı sayılıyor": {
        "rakip_puanlari": lambda gecmis, o: [
            yalin.puani(gecmis, rakip if yalin.oynandi(rakip, sonuc) else o)
            for rakip, _, sonuc in gecmis[o]]},
    "oyuncunun gelmediği maçta rakibinin puanı sayılıyor (ödev bunu adıyla söylemez, dersin "
    "örneği oyuncunun kendi puanını sayar)": {
        "oynandi": lambda rakip, sonuc: rakip is not None and sonuc != "+"},
    "rakibin gelmediği maçta rakibin puanı sayılıyor": {
        "oynandi": lambda rakip, sonuc: rakip is not None and sonuc != "-"},
    "gelinmeyen maçta rakibin puanı sayılıyor": {"oynandi": lambda rakip, _: rakip is not None},
}


def boslugu(yeri):
    """yalin.ad_anahtari: boşluk, harfler arasında bu yerdedir; yeri yoksa sayılmaz."""
    def ad_anahtari(ad, asil=yalin.ad_anahtari):
        return [harf if harf >= 0 else yeri for harf in asil(ad) if harf >= 0 or yeri]

    return {"ad_anahtari": ad_anahtari}


def siralayan(anahtar):
    return {"baslangic_sirasi": lambda oyuncular: sorted(oyuncular, key=anahtar)}


# Ödevin de örneğin de söylemediği sıralar: kusur değildirler.
BOSLUKLAR = {"adlarda boşluğu harflerden sonra sıralıyor": boslugu(99),
             "adların sırasında boşluğa bakmıyor": boslugu(None)}
SIRALAMA = {
    "adlar alfabeye göre değil karakterlerin koduna göre sıralanıyor": {"ad_anahtari": str},
    "LNo'lar sayı değil metin olarak sıralanıyor": siralayan(
        lambda o: (-o[2], -o[3], yalin.ad_anahtari(o[1]), str(o[0]))),
    "UKD'ye bakılmıyor": siralayan(lambda o: (-o[2], yalin.ad_anahtari(o[1]), o[0])),
    **BOSLUKLAR}
NEDENLER = {"başlangıç sırası": SIRALAMA, "sonraki turlar": ESLESTIRME, "tur atlayan": TUR_ATLAMA}
IKILI_NEDENLER = {"sonraki turlar": IKI_RENK}
for adet in (1, 2):
    NEDENLER[f"BH-{adet}"] = {
        **OYNANMAYAN, f"en düşük yerine en yüksek puanlı {adet} rakip çıkarılıyor": bh(0, adet),
        "hiçbir rakip çıkarılmıyor": bh(0), "en düşükle en yüksek çıkarılıyor": bh(1, 1),
        f"en düşük {adet} değil {3 - adet} rakip çıkarılıyor": bh(3 - adet)}
NEDENLER["SB"] = {
    **OYNANMAYAN,
    "beraberlikte rakibin puanının yarısı değil tamamı sayılıyor": turlardan(
        "SB", lambda _, s, p: p * (s in "1+½")),
    "tur atlama sayılmıyor": turlardan(
        "SB", lambda rakip, s, p: p * yalin.DEGERLER[s] * (rakip is not None)),
    "oynanmayan turlar sayılmıyor": turlardan(
        "SB", lambda rakip, s, p: p * yalin.DEGERLER[s] * yalin.oynandi(rakip, s))}
NEDENLER["GS"] = {
    "tur atlama da sayılıyor": turlardan("GS", lambda _, s, __: s in "1+"),
    "rakibin gelmediği maç sayılmıyor": turlardan(
        "GS", lambda rakip, s, _: yalin.oynandi(rakip, s) and s == "1"),
    "beraberlik de sayılıyor": turlardan("GS", lambda rakip, s, _: bool(rakip) and s in "1+½")}
ATLAMA = "BYE"


def gozlenen_oduller(oyunlar):
    """(kod ya da ATLAMA, taraf) -> programın Puan sütunlarına göre verdiği puanlar."""
    gozlenen = defaultdict(set)
    for turnuva, _, okunan, *_ in oyunlar:
        kodlar = iter(turnuva.kodlar)
        puanlar = [dict(chain(*(zip(masa.lnolar, masa.puanlar) for masa in tur)))
                   for tur in okunan.turlar]
        puanlar.append({kisi.lno: kisi.olcutler["Puan"] for kisi in okunan.nihai or ()})
        for tur, once, sonra in zip(okunan.turlar, puanlar, puanlar[1:]):
            for masa in tur:
                kod = next(kodlar, None) if len(masa.lnolar) == 2 else ATLAMA
                for taraf, lno in enumerate(masa.lnolar):
                    if lno in once and lno in sonra:
                        gozlenen[kod, taraf].add(sonra[lno] - once[lno])
    return gozlenen


def odulleri(oyunlar):
    """(kod ya da ATLAMA -> verdiği puanların karakterleri, ödevde olmayanların puanı, neden).

    Programın bir sonuca verdiği puan hep aynı değilse ödevdekidir.
    """
    gozlenen, degerler, sozler = gozlenen_oduller(oyunlar), {}, []
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


def nedeni(ad, yargilar):
    """Bölümün yanlışlarının, yargıların hepsini doğru yapan nedenleri; bulunamazsa boş."""
    def hepsini_verir(konanlar):
        with mock.patch.multiple(yalin, **konanlar):
            return all(yargi.dogru() for yargi in yargilar)

    for nedenler in (NEDENLER, IKILI_NEDENLER):
        bulunan = [neden for neden, konanlar in nedenler.get(ad, {}).items()
                   if hepsini_verir(konanlar)]
        if bulunan:
            return " ya da ".join(bulunan)
    return ""
