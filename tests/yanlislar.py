"""Kuralların yanlış biçimleri: bir kusurun nedeni, programın yazdıklarının hepsini verenidir.

Eşleştirmeninkiler yalin.py'nin yerine konan işlevlerdir; seçilmiş turnuvalar da onlarla aranır.
"""

from typing import NamedTuple, Optional
from unittest import mock

from tests import yalin


def renk_kurali(ayni=3, fark=2):
    """yalin.alabilir: üst üste `ayni` kez aynı renk olmaz, renk farkı en çok `fark` olur."""
    def alabilir(gecmis, o, renk):
        dizi = [*yalin.renkleri(gecmis, o), renk]
        oteki = len(dizi) - dizi.count(renk)
        return dizi[-ayni:] != [renk] * ayni and dizi.count(renk) - oteki <= fark

    return alabilir


def oynanmislarin(deger):
    """Oyuncunun, oynanmış maçlarındaki rakipleri (deger 0) ya da renkleri (1)."""
    return lambda gecmis, o: [mac[deger] for mac in gecmis[o] if mac[2] in yalin.OYNANMIS
                              and mac[0]]


def son_turdaki(deger):
    """Oyuncunun son turdaki rakibi (deger 0) ya da rengi (1), listede; turu yoksa boş liste."""
    return lambda gecmis, o: [mac[deger] for mac in gecmis[o][-1:]]


def son_turun_rengi(gecmis, o):
    return (son_turdaki(1)(gecmis, o) or [None])[-1]


def adimsiz(adim):
    """yalin.tercihler, bu adım olmadan."""
    def tercihler(*degerler, asil=yalin.tercihler):
        return (tercih for tercih in asil(*degerler) if adim not in tercih)

    return tercihler


ESLESTIRME = {
    "gelinmeyen maçın rengi sayılmıyor": {"renkleri": oynanmislarin(1)},
    "tur atlayanın önceki rengi unutuluyor": {"son_rengi": son_turun_rengi},
    "renk farkı 3 olabiliyor": {"alabilir": renk_kurali(fark=3)},
    "renk farkına bakılmıyor": {"alabilir": renk_kurali(fark=99)},
    "renk farkı en çok 1 olabiliyor": {"alabilir": renk_kurali(fark=1)},
    "üst üste üç kez aynı renk verilebiliyor": {"alabilir": renk_kurali(ayni=4)},
    "renk kurallarına hiç bakılmıyor": {"alabilir": lambda *_: True},
    "1.3. adım 1.2'den önce deneniyor": {"ADIM_SIRASI": {"1.1": 1, "1.2": 3, "1.3": 2}},
    "1.2. adım denenmiyor": {"tercihler": adimsiz("1.2")},
    "1.3. adım denenmiyor": {"tercihler": adimsiz("1.3")},
    "adımlara değil yalnız sıralamaya bakılıyor": {
        "ADIM_SIRASI": dict.fromkeys(yalin.ADIM_SIRASI, 0)},
    "puan grupları yok, adımlar herkeste birden deneniyor": {"puan_grubu": lambda *_: 0},
    "yalnız son rakiple yeniden eşleştirmiyor": {"rakipleri": son_turdaki(0)},
    "gelinmeyen maçın oyuncularını yeniden eşleştiriyor": {"rakipleri": oynanmislarin(0)},
    "önceki rakiplere bakılmıyor": {"rakipleri": lambda *_: ()},
    "oyuncular tur öncesinde puana göre sıralanmıyor": {"sirala": lambda gecmis: sorted(gecmis)},
}
TUR_ATLAMA = {
    "rakibi gelmediği için puan almış oyuncu da tur atlıyor": {
        "oynamadan": lambda gecmis, o: [1 for mac in gecmis[o] if mac[0] is None]},
    "daha önce tur atlamış oyuncu da tur atlıyor": {
        "oynamadan": lambda gecmis, o: [1 for mac in gecmis[o] if mac[2] == "+"]},
    "hep en alttaki oyuncu tur atlıyor": {"oynamadan": lambda *_: ()},
    "maça gelmemiş oyuncu tur atlamıyor": {
        "oynamadan": lambda gecmis, o: [1 for mac in gecmis[o] if mac[2] not in "1½0" or
                                        mac[0] is None]},
}


def yanlisi(konanlar):
    """Bağlamı boyunca yalin.py'nin adları bunlardır."""
    return mock.patch.multiple(yalin, **konanlar)


def deneyen(islev, bulunan):
    """Bir nedenin konanlarıyla islev, bulunanı mı veriyor diye soran işlev."""
    def dener(konanlar):
        with yanlisi(konanlar):
            return islev() == bulunan

    return dener


class Mac(NamedTuple):
    """Bir tur, ölçütler için; sonu: rakibin son puanı, tur atlayanda None."""

    sonuc: str
    oynandi: bool
    onceki: float  # tura kadarki puan
    kazanc: float
    kalan: int  # sonraki turların sayısı
    sonu: Optional[float]
    kendi: float  # oyuncunun son puanı


def maclari(gecmis, o):
    """Oyuncunun turları, ölçütlerin nedenleri için."""
    maclar, onceki = [], 0.0
    for tur, (rakip, _, sonuc) in enumerate(gecmis[o], 1):
        kazanc = yalin.DEGERLER[sonuc]
        sonu = yalin.puani(gecmis, rakip) if rakip else None
        maclar.append(Mac(sonuc, yalin.oynandi(rakip, sonuc), onceki, kazanc,
                          len(gecmis[o]) - tur, sonu, yalin.puani(gecmis, o)))
        onceki += kazanc
    return maclar


# Oynanmayan turun puanının yanlışları.
OYNANMAYAN = {
    "oynanmayan turda o turun puanı da sayılıyor": lambda m: m.onceki + m.kazanc + m.kalan / 2,
    "oynanmayan tur sıfır sayılıyor": lambda _: 0,
    "gelinmeyen maçta rakibin puanı sayılıyor": lambda m: (
        m.onceki + m.kalan / 2 if m.sonu is None else m.sonu),
    "oynanmayan maçta rakibin puanı, tur atlamada 0 sayılıyor": lambda m: m.sonu or 0,
    "oynanmayan turda kalan turların ½ puanı eklenmiyor": lambda m: m.onceki,
    "oynanmayan turda kendi son puanı sayılıyor": lambda m: m.kendi,
    "oynanmayan turda kalan turlar 1'er puan sayılıyor": lambda m: m.onceki + m.kalan,
    "oynanmayan turun kendisine de ½ ekleniyor": lambda m: m.onceki + (m.kalan + 1) / 2,
}


def dogru_puan(m):
    return m.onceki + m.kalan / 2


def puanlari(maclar, oynanmayan=dogru_puan):
    """Rakip puanları."""
    return [m.sonu if m.oynandi else oynanmayan(m) for m in maclar]


def sb(maclar, agirligi, oynanmayan=dogru_puan):
    """Ağırlıkları verilmiş SB."""
    return sum(puan * agirligi(m) for puan, m in zip(puanlari(maclar, oynanmayan), maclar))


def buchholz_yanlislari(adet):
    """BH-adet'in yanlışları: neden -> işlev."""
    def kesen(bas, son, kosul=lambda _: True):
        def bh(maclar):
            sirali = sorted(puanlari([m for m in maclar if kosul(m)]))
            return sum(sirali[bas:len(sirali) - son])
        return bh

    return {
        **{neden: lambda maclar, f=f: sum(sorted(puanlari(maclar, f))[adet:])
           for neden, f in OYNANMAYAN.items()},
        "en düşükler yerine en yüksekler çıkarılıyor": kesen(0, adet),
        "hiçbir rakip çıkarılmıyor": kesen(0, 0),
        f"en düşük {adet} değil {adet - 1} rakip çıkarılıyor": kesen(adet - 1, 0),
        f"en düşük {adet} değil {adet + 1} rakip çıkarılıyor": kesen(adet + 1, 0),
        "en düşükle en yüksek çıkarılıyor": kesen(adet - 1, 1) if adet > 1 else kesen(1, 1),
        "oynanmayan turlar hiç alınmıyor": kesen(adet, 0, lambda m: m.oynandi),
    }


OLCUT_NEDENLERI = {
    "BH-1": buchholz_yanlislari(1),
    "BH-2": buchholz_yanlislari(2),
    "SB": {
        **{neden: lambda maclar, f=f: sb(maclar, lambda m: m.kazanc, f)
           for neden, f in OYNANMAYAN.items()},
        "beraberlik tam sayılıyor": lambda ms: sb(ms, lambda m: m.kazanc > 0),
        "beraberlik sayılmıyor": lambda ms: sb(ms, lambda m: m.kazanc == 1),
        "oynanmayan turlar sayılmıyor": lambda ms: sb(ms, lambda m: m.oynandi * m.kazanc),
        "tur atlama sayılmıyor": lambda ms: sb(ms, lambda m: m.kazanc * (m.sonu is not None)),
        "rakibin gelmediği maç sayılmıyor": lambda ms: sb(
            ms, lambda m: m.kazanc * (m.sonuc != "+")),
        "yenilen rakipler de sayılıyor": lambda ms: sb(ms, lambda m: m.kazanc or m.oynandi),
    },
    "GS": {
        "tur atlama da sayılıyor": lambda ms: sum(m.kazanc == 1 for m in ms),
        "rakibin gelmediği maç sayılmıyor": lambda ms: sum(
            m.oynandi and m.kazanc == 1 for m in ms),
        "tur atlama sayılıyor, rakibin gelmediği maç sayılmıyor": lambda ms: sum(
            m.kazanc == 1 and m.sonuc != "+" for m in ms),
        "beraberlik de sayılıyor": lambda ms: sum(m.kazanc > 0 and m.sonu is not None for m in ms),
    },
}


def nedeni(nedenler, durumlar):
    """Durumların hepsini veren ilk neden, yoksa boş; durum: (nedenin değerinden bulunana)."""
    return next((ad for ad, neden in nedenler.items() if all(d(neden) for d in durumlar)), "")
