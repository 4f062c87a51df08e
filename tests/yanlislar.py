"""Kuralların yanlış biçimleri: bir kusurun nedeni, programın yazdıklarının hepsini verenidir.

Her biri, yalin.py'nin yerine konan adlardır; seçilmiş turnuvalar da onlarla bulunur.
"""

from functools import partial

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


ONCE_1_3 = {"1.1": 1, "1.2": 3, "1.3": 2}
ESLESTIRME = {
    "gelinmeyen maçın rengi sayılmıyor": {"renkleri": lambda gecmis, o: [
        renk for rakip, renk, sonuc in gecmis[o] if yalin.oynandi(rakip, sonuc)]},
    "tur atlayanın önceki rengi unutuluyor": {"son_rengi": lambda gecmis, o: next(
        (renk for _, renk, _ in gecmis[o][-1:]), None)},
    "renk farkı 3 olabiliyor": renk_kurali(fark=3),
    "renk farkı en çok 1 olabiliyor": renk_kurali(fark=1),
    "üst üste üç kez aynı renk verilebiliyor": renk_kurali(ayni=4),
    "renk kurallarına hiç bakılmıyor": renk_kurali(ayni=99, fark=99),
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
    "oyuncular tur öncesinde puana göre sıralanmıyor": {"sirala": lambda gecmis: sorted(gecmis)},
}
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
}
NEDENLER = {"sonraki turlar": ESLESTIRME, "tur atlayan": TUR_ATLAMA}
for adet in (1, 2):
    NEDENLER[f"BH-{adet}"] = {
        **OYNANMAYAN, "en düşük yerine en yüksek puanlılar çıkarılıyor": bh(0, adet),
        "hiçbir rakip çıkarılmıyor": bh(0), "en düşükle en yüksek çıkarılıyor": bh(1, 1),
        f"en düşük {adet} değil {3 - adet} rakip çıkarılıyor": bh(3 - adet)}
NEDENLER["SB"] = {
    **OYNANMAYAN,
    "beraberlik tam sayılıyor": turlardan("SB", lambda _, s, p: p * (s in "1+½")),
    "oynanmayan turlar sayılmıyor": turlardan(
        "SB", lambda rakip, s, p: p * yalin.DEGERLER[s] * yalin.oynandi(rakip, s))}
NEDENLER["GS"] = {
    "tur atlama da sayılıyor": turlardan("GS", lambda _, s, __: s in "1+"),
    "rakibin gelmediği maç sayılmıyor": turlardan(
        "GS", lambda rakip, s, _: yalin.oynandi(rakip, s) and s == "1"),
    "beraberlik de sayılıyor": turlardan("GS", lambda rakip, s, _: bool(rakip) and s in "1+½")}
