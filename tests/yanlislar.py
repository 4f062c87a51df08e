"""Kuralların yanlış biçimleri: bir kusurun nedeni, programın yazdıklarının hepsini verenidir.

Eşleştirmeninkiler yalin.py'nin yerine konan işlevlerdir; seçilmiş turnuvalar da onlarla aranır.
"""

from collections import namedtuple
from unittest import mock

from tests import yalin


def renk_kurali(ayni=3, fark=2):
    """yalin.alabilir: üst üste `ayni` kez aynı renk olmaz, renk farkı en çok `fark` olur."""
    def alabilir(gecmis, o, renk):
        dizi = [*yalin.renkleri(gecmis, o), renk]
        oteki = len(dizi) - dizi.count(renk)
        return dizi[-ayni:] != [renk] * ayni and dizi.count(renk) - oteki <= fark

    return alabilir


def son_turun_rengi(gecmis, o):
    return next((renk for _, renk, _ in gecmis[o][-1:]), None)


def adimsiz(adim):
    """yalin.tercihler, bu adım olmadan."""
    def tercihler(*degerler, asil=yalin.tercihler):
        return (tercih for tercih in asil(*degerler) if adim not in tercih)

    return tercihler


ESLESTIRME = {
    "gelinmeyen maçın rengi sayılmıyor": {"renkleri": lambda gecmis, o: [
        renk for rakip, renk, sonuc in gecmis[o] if yalin.oynandi(rakip, sonuc)]},
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
    "yalnız son rakiple yeniden eşleştirmiyor": {
        "rakipleri": lambda gecmis, o: [rakip for rakip, _, _ in gecmis[o][-1:]]},
    "gelinmeyen maçın oyuncularını yeniden eşleştiriyor": {"rakipleri": lambda gecmis, o: [
        rakip for rakip, _, sonuc in gecmis[o] if yalin.oynandi(rakip, sonuc)]},
    "önceki rakiplere bakılmıyor": {"rakipleri": lambda *_: ()},
    "oyuncular tur öncesinde puana göre sıralanmıyor": {"sirala": lambda gecmis: sorted(gecmis)},
}
TUR_ATLAMA = {
    "rakibi gelmediği için puan almış oyuncu da tur atlıyor": {
        "oynamadan": lambda gecmis, o: [1 for rakip, *_ in gecmis[o] if rakip is None]},
    "daha önce tur atlamış oyuncu da tur atlıyor": {
        "oynamadan": lambda gecmis, o: [1 for *_, sonuc in gecmis[o] if sonuc == "+"]},
    "hep en alttaki oyuncu tur atlıyor": {"oynamadan": lambda *_: ()},
    "maça gelmemiş oyuncu tur atlamıyor": {
        "oynamadan": lambda gecmis, o: [1 for rakip, _, sonuc in gecmis[o]
                                        if not yalin.oynandi(rakip, sonuc)]},
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


# Bir tur, ölçütlerin nedenleri için. onceki: tura kadarki puan; kalan: sonraki turların sayısı;
# sonu, kendi: rakibin (tur atlayanda None), oyuncunun son puanı.
Mac = namedtuple("Mac", "sonuc oynandi onceki kazanc kalan sonu kendi")


def maclari(gecmis, o):
    """Oyuncunun turları."""
    maclar, onceki, kalan = [], 0.0, len(gecmis[o])
    for rakip, _, sonuc in gecmis[o]:
        kalan -= 1
        sonu = yalin.puani(gecmis, rakip) if rakip else None
        kazanc = yalin.DEGERLER[sonuc]
        maclar.append(Mac(sonuc, yalin.oynandi(rakip, sonuc), onceki, kazanc, kalan, sonu,
                          yalin.puani(gecmis, o)))
        onceki += kazanc
    return maclar


def dogru_puan(mac):
    return mac.onceki + mac.kalan / 2


# Oynanmayan turun rakip puanının yanlışları.
OYNANMAYAN = {
    "oynanmayan turda o turun puanı da sayılıyor": lambda m: dogru_puan(m) + m.kazanc,
    "oynanmayan tur sıfır sayılıyor": lambda _: 0,
    "gelinmeyen maçta rakibin puanı sayılıyor": lambda m: (
        dogru_puan(m) if m.sonu is None else m.sonu),
    "oynanmayan turda kalan turların ½ puanı eklenmiyor": lambda m: m.onceki,
    "oynanmayan turda kendi son puanı sayılıyor": lambda m: m.kendi,
    "oynanmayan turun kendisine de ½ ekleniyor": lambda m: dogru_puan(m) + 0.5,
}


def puanlari(maclar, oynanmayan=dogru_puan):
    """Rakip puanları, turların sırasıyla."""
    return [m.sonu if m.oynandi else oynanmayan(m) for m in maclar]


def sb(agirligi, oynanmayan=dogru_puan):
    """Ağırlıkları verilmiş SB."""
    return lambda maclar: sum(
        puan * agirligi(m) for puan, m in zip(puanlari(maclar, oynanmayan), maclar))


def bh(bas, son=0, oynanmayan=dogru_puan):
    """Rakip puanlarının, en küçük `bas` ile en büyük `son` tanesi dışındakilerin toplamı."""
    return lambda maclar: sum(sorted(puanlari(maclar, oynanmayan))[bas:len(maclar) - son])


OLCUT_NEDENLERI = {
    f"BH-{adet}": {
        **{neden: bh(adet, oynanmayan=puan) for neden, puan in OYNANMAYAN.items()},
        "en düşük yerine en yüksek puanlılar çıkarılıyor": bh(0, adet),
        "hiçbir rakip çıkarılmıyor": bh(0),
        f"en düşük {adet} değil {adet - 1} rakip çıkarılıyor": bh(adet - 1),
        f"en düşük {adet} değil {adet + 1} rakip çıkarılıyor": bh(adet + 1),
        "en düşükle en yüksek çıkarılıyor": bh(1, 1),
    } for adet in (1, 2)}
OLCUT_NEDENLERI["SB"] = {
    **{neden: sb(lambda m: m.kazanc, puan) for neden, puan in OYNANMAYAN.items()},
    "beraberlik tam sayılıyor": sb(lambda m: m.kazanc > 0),
    "beraberlik sayılmıyor": sb(lambda m: m.kazanc == 1),
    "oynanmayan turlar sayılmıyor": sb(lambda m: m.oynandi * m.kazanc),
    "tur atlama sayılmıyor": sb(lambda m: (m.sonu is not None) * m.kazanc),
    "rakibin gelmediği maç sayılmıyor": sb(lambda m: (m.sonuc != "+") * m.kazanc),
}
OLCUT_NEDENLERI["GS"] = {
    "tur atlama da sayılıyor": lambda maclar: sum(m.kazanc == 1 for m in maclar),
    "rakibin gelmediği maç sayılmıyor": lambda maclar: sum(
        m.oynandi and m.kazanc == 1 for m in maclar),
    "beraberlik de sayılıyor": lambda maclar: sum(
        m.kazanc > 0 and m.sonu is not None for m in maclar),
}


def nedeni(nedenler, denenecekler):
    """Denenecek yargıların (dener) hepsini veren ilk neden, yoksa boş metin."""
    return next((ad for ad, neden in nedenler.items()
                 if all(dener(neden) for dener in denenecekler)), "")
