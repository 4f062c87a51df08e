"""Kuralların ikinci, yalın uygulaması: satranc.py ile ortak hiçbir kodu yoktur.

Ödev metnini olduğu gibi izler, her şeyi her seferinde geçmişten yeniden sayar. Çıkmazda her
adayda kalanların eşlenip eşlenemeyeceğini bir matrisin tersinir olup olmadığından anlar
(tam_eslenir). Puanlar ondalıklıdır; yarımlar ve çeyrekler ikili gösterimde tam olduğundan
yuvarlanmaz.
"""

import random

ASAL = 2**61 - 1  # matrisin sayıları bu asala göredir

TURKCE_SIRA = "abcçdefgğhıijklmnoöpqrsştuüvwxyz"
KARAKTERLER = {
    "0": ("½", "½"), "1": ("1", "0"), "2": ("0", "1"),
    "3": ("+", "-"), "4": ("-", "+"), "5": ("-", "-"),
}
DEGERLER = {"½": 0.5, "1": 1.0, "+": 1.0, "0": 0.0, "-": 0.0}


class Takildi(Exception):
    """Yazıldığı gibi uygulanan yöntem bir oyuncuyu açıkta bıraktı."""


def buyut(ad):
    """Yalnızca Türkçedeki 29 harf ve boşluk için büyük harfe çevirir."""
    kucukler, buyukler = "abcçdefgğhıijklmnoöprsştuüvyz", "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"
    return "".join(buyukler[kucukler.index(h)] if h in kucukler else h for h in ad)


def ad_anahtari(buyuk_ad):
    """Boşluk her harften önce gelmek üzere harflerin alfabedeki yerleri."""
    kucuk = buyuk_ad.replace("I", "ı").replace("İ", "i").lower()
    return [-1 if h == " " else TURKCE_SIRA.index(h) for h in kucuk]


# Geçmiş: oyuncu -> [(rakip ya da None, "b"/"s"/None, sonuç karakteri), ...]


def puani(gecmis, o):
    return sum((DEGERLER[sonuc] for _, _, sonuc in gecmis[o]), 0.0)


def renkleri(gecmis, o):
    return [renk for _, renk, _ in gecmis[o] if renk]


def alabilir(gecmis, o, renk):
    """Üst üste üçüncü olmuyor ve öbür rengi 2'den çok geçmiyor mu?"""
    dizi = [*renkleri(gecmis, o), renk]
    if len(dizi) >= 3 and dizi[-1] == dizi[-2] == dizi[-3]:
        return False
    oteki = "s" if renk == "b" else "b"
    return dizi.count(renk) - dizi.count(oteki) <= 2


def tur_atlayabilir(gecmis, o):
    return not any(rakip is None or sonuc == "+" for rakip, _, sonuc in gecmis[o])


def tercihler(gecmis, aranan, digerleri, renk_serbest):
    """Arananın adayları, tercih sırasıyla: (aday, arananın rengi) üreteci. digerleri sıralıdır."""
    onceki = (renkleri(gecmis, aranan) or [None])[-1]
    karsit = "s" if onceki == "b" else "b"
    uygunlar = [d for d in digerleri if all(r != d for r, _, _ in gecmis[aranan])]
    puanlar = {d: puani(gecmis, d) for d in uygunlar}
    secilen = set()
    for grup_puani in sorted(set(puanlar.values()), reverse=True):
        grup = [d for d in uygunlar if puanlar[d] == grup_puani]
        for adim in ("1.1", "1.2", "1.3"):
            for aday in grup:
                adayin = (renkleri(gecmis, aday) or [None])[-1]
                bana = karsit
                if onceki is None:
                    bana, uyar = adayin, adim == "1.1"
                elif adim == "1.1":
                    uyar = adayin != onceki
                elif adim == "1.2":
                    uyar = adayin == onceki and alabilir(gecmis, aday, onceki)
                else:
                    bana, uyar = onceki, adayin == onceki and alabilir(gecmis, aranan, onceki)
                if uyar and aday not in secilen:
                    secilen.add(aday)
                    yield aday, bana
    if renk_serbest:
        yield from ((aday, karsit) for aday in uygunlar if aday not in secilen)


def yazildigi_gibi(gecmis, sirali, renk_serbest=False):
    """Her seferinde ilk aday: (seçimler, aday kalmayınca masasız kalanlar)."""
    secimler, kalan = [], list(sirali)
    while kalan:
        aranan, *digerleri = kalan
        ilk = next(tercihler(gecmis, aranan, digerleri, renk_serbest), None)
        if ilk is None:
            break
        secimler.append((aranan, *ilk))
        kalan = [d for d in digerleri if d != ilk[0]]
    return secimler, kalan


def butun_eslestirmeler(gecmis, sirali, renk_serbest):
    """Bütün tam eşleştirmeler, tercih sırasıyla (üreteç)."""
    if not sirali:
        yield []
        return
    aranan, *digerleri = sirali
    for aday, renk in tercihler(gecmis, aranan, digerleri, renk_serbest):
        kalan = [d for d in digerleri if d != aday]
        for gerisi in butun_eslestirmeler(gecmis, kalan, renk_serbest):
            yield [(aranan, aday, renk), *gerisi]


def tam_eslenir(dugumler, kenarlar, rastgele):
    """Düğümlerin hepsi, komşu çiftler (kenarlar: frozenset'ler) olarak, eşlenebilir mi?

    Tutte (1947): her kenara rastgele bir x, ters yönüne -x yazılan matrisin, hiçbir tam eşleme
    yoksa determinantı sıfırdır; varsa büyük bir asala göre sıfır olma olasılığı düğüm sayısı /
    asaldır.
    """
    boy = len(dugumler)
    matris = [[0] * boy for _ in dugumler]
    for i in range(boy):
        for j in range(i):
            if frozenset((dugumler[i], dugumler[j])) in kenarlar:
                matris[i][j] = rastgele.randrange(1, ASAL)
                matris[j][i] = ASAL - matris[i][j]
    for k in range(boy):
        bas = next((i for i in range(k, boy) if matris[i][k]), None)
        if bas is None:
            return False
        matris[k], matris[bas] = matris[bas], matris[k]
        ters = pow(matris[k][k], -1, ASAL)
        ust = matris[k]
        for i in range(k + 1, boy):
            if matris[i][k]:
                kat = matris[i][k] * ters % ASAL
                matris[i][k:] = [(x - kat * y) % ASAL for x, y in zip(matris[i][k:], ust[k:])]
    return True


def cizge(gecmis, sirali, renk_serbest):
    """Eşleşebilecek çiftler."""
    return {
        frozenset((aranan, aday)) for yer, aranan in enumerate(sirali, start=1)
        for aday, _ in tercihler(gecmis, aranan, sirali[yer:], renk_serbest)
    }


def ilk_tam(gecmis, sirali, renk_serbest):
    """Tercih sırasındaki ilk tam eşleştirme ya da None.

    Yazıldığı gibi uygulanan yöntem takılınca, masasızlar eşlenebilene dek sondaki seçimler geri
    alınır; oradan sonra sırası gelen, kalanları eşlenebilir bırakan ilk adayını alır.
    """
    rastgele = random.Random(1947)
    secimler, kalan = yazildigi_gibi(gecmis, sirali, renk_serbest)
    while kalan:
        kenarlar = cizge(gecmis, kalan, renk_serbest)
        if tam_eslenir(kalan, kenarlar, rastgele):
            break
        if not secimler:
            return None
        adet = len(kalan)
        masasizlar = {*kalan, *(o for secim in secimler[-adet:] for o in secim[:2])}
        kalan = [o for o in sirali if o in masasizlar]
        del secimler[-adet:]
    while kalan:
        aranan, *digerleri = kalan
        for aday, renk in tercihler(gecmis, aranan, digerleri, renk_serbest):
            kalan = [o for o in digerleri if o != aday]
            if tam_eslenir(kalan, kenarlar, rastgele):
                secimler.append((aranan, aday, renk))
                break
    return secimler


# Gevşetmenin düzeyleri: (renk kuralları gevşetilir mi, tur atlama kuralı gevşetilir mi).
DUZEYLER = ((False, False), (True, False), (False, True), (True, True))


def turu_esle(gecmis, sirali):
    """(seçimler, tur atlayan, düzey) döndürür; eşleştirme yoksa None.

    Düzey gevşetilendir: 0 hiçbiri (tur atlayan başkası olabilir), 1 renk, 2 tur atlama,
    3 iki kural birden.
    """
    for duzey, (renk_serbest, bye_serbest) in enumerate(DUZEYLER):
        atlayanlar = [None]
        if len(sirali) % 2:
            atlayanlar = [o for o in reversed(sirali) if bye_serbest or tur_atlayabilir(gecmis, o)]
        for atlayan in atlayanlar:
            kalanlar = [o for o in sirali if o != atlayan]
            secimler = ilk_tam(gecmis, kalanlar, renk_serbest)
            if secimler is not None:
                return secimler, atlayan, duzey
    return None


# ------------------------------------------------------------ Bütün turnuva


def sirala(gecmis):
    return sorted(gecmis, key=lambda o: (-puani(gecmis, o), o))


def olcutler(gecmis, o, tur_sayisi):
    """[puan, BH-1, BH-2, SB, GS]"""
    sayilan, sb, gs = [], 0.0, 0
    for tur, (rakip, _, sonuc) in enumerate(gecmis[o], start=1):
        if rakip is not None and sonuc in ("1", "0", "½"):
            deger = puani(gecmis, rakip)
        else:
            onceki = sum((DEGERLER[s] for _, _, s in gecmis[o][:tur - 1]), 0.0)
            deger = onceki + 0.5 * (tur_sayisi - tur)
        sayilan.append(deger)
        if sonuc in ("1", "+"):
            sb += deger
            gs += rakip is not None
        elif sonuc == "½":
            sb += deger / 2
    artan = sorted(sayilan)
    return [puani(gecmis, o), sum(artan[1:], 0.0), sum(artan[2:], 0.0), sb, gs]


def cizelge(basliklar, en_azlar, satirlar):
    """Ad-Soyad sola, gerisi sağa yaslı tablo satırları; hücreler metindir."""
    enler = [
        max([len(b), m] + [len(s[i]) for s in satirlar])
        for i, (b, m) in enumerate(zip(basliklar, en_azlar))
    ]
    def yasla(hucreler):
        return " ".join(
            h.ljust(e) if b == "Ad-Soyad" else h.rjust(e)
            for h, e, b in zip(hucreler, enler, basliklar)
        )
    return [yasla(basliklar), " ".join("-" * e for e in enler)] + [yasla(s) for s in satirlar]


def iki(sayi):
    return f"{sayi:.2f}"


def turnuva(girdi, cikmazda_dene=True):
    """Geçerli yanıtlardan oluşan girdinin dökümünü `Not:` satırları olmadan döndürür.

    Döner: (döküm, her turun düzeyi). cikmazda_dene False ise yöntem takılınca Takildi verir.
    """
    yanitlar = iter(girdi.split("\n"))
    cikti, oyuncular = "", []
    while True:
        cikti += "Oyuncunun lisans numarasini giriniz (bitirmek için 0 ya da negatif giriniz): "
        lno = int(next(yanitlar))
        if lno <= 0:
            break
        ad, elo, ukd = buyut(next(yanitlar)), int(next(yanitlar)), int(next(yanitlar))
        oyuncular.append((lno, ad, elo, ukd))
        cikti += (
            "Oyuncunun adini-soyadini giriniz: "
            "Oyuncunun ELO’sunu giriniz (en az 1000, yoksa 0): "
            "Oyuncunun UKD’sini giriniz (en az 1000, yoksa 0): \n"
        )
    oyuncular.sort(key=lambda o: (-o[2], -o[3], ad_anahtari(o[1]), o[0]))
    n = len(oyuncular)
    bilgi = dict(enumerate(oyuncular, start=1))
    kimlikler = {b: [str(o[0]), o[1], str(o[2]), str(o[3])] for b, o in bilgi.items()}

    def listele(baslik, satirlar):
        return "\n" + baslik + "\n" + "\n".join(satirlar) + "\n"

    kimlik_basliklari, kimlik_enleri = ["LNo", "Ad-Soyad", "ELO", "UKD"], [5, 12, 4, 4]
    cikti += listele("Başlangıç Sıralama Listesi:", cizelge(
        ["BSNo", *kimlik_basliklari], [4, *kimlik_enleri],
        [[str(b), *k] for b, k in kimlikler.items()],
    ))
    en_az = 0
    while 2 ** en_az < n:
        en_az += 1
    cikti += f"\nTurnuvadaki tur sayisini giriniz ({en_az}-{n - 1}): "
    tur_sayisi = int(next(yanitlar))
    cikti += "Baslangic siralamasina gore ilk oyuncunun ilk turdaki rengini giriniz (b/s): "
    ilk_renk = next(yanitlar).lower()

    gecmis, duzeyler = {b: [] for b in bilgi}, []
    for tur in range(1, tur_sayisi + 1):
        atlayan, duzey = None, 0
        if tur == 1:
            if n % 2:
                atlayan = n
            secimler = [(b, b + 1, ilk_renk) for b in range(1, n, 2)]
        elif cikmazda_dene:
            eslesme = turu_esle(gecmis, sirala(gecmis))
            if eslesme is None:
                break
            secimler, atlayan, duzey = eslesme
        else:
            sirali = sirala(gecmis)
            if n % 2:
                atlayan = [o for o in sirali if tur_atlayabilir(gecmis, o)][-1]
            secimler, acikta = yazildigi_gibi(gecmis, [o for o in sirali if o != atlayan])
            if acikta:
                raise Takildi
        duzeyler.append(duzey)
        masalar = [(a, r) if renk == "b" else (r, a) for a, r, renk in secimler]
        sol = [[str(m), str(b), kimlikler[b][0], iki(puani(gecmis, b))]
               for m, (b, _) in enumerate(masalar, start=1)]
        sag = [[iki(puani(gecmis, s)), kimlikler[s][0], str(s)] for _, s in masalar]
        if atlayan:
            kendi = [kimlikler[atlayan][0], iki(puani(gecmis, atlayan))]
            sol.append([str(len(sol) + 1), str(atlayan), *kendi])
        solda = cizelge(["MNo", "BSNo", "LNo", "Puan"], [3, 4, 5, 4], sol)
        sagda = cizelge(["Puan", "LNo", "BSNo"], [4, 5, 4], sag)
        birlesik = [solda[0] + " - " + sagda[0], solda[1] + "   " + sagda[1]]
        birlesik += [a + " - " + b for a, b in zip(solda[2:], [*sagda[2:], "BYE"])]
        yarilar = "        Beyazlar         Siyahlar"
        cikti += listele(f"{tur}. Tur Eşleştirme Listesi:", [yarilar, *birlesik])
        cikti += "\n"
        for masa, (beyaz, siyah) in enumerate(masalar, start=1):
            cikti += f"{tur}. turda {masa}. masada oynanan macin sonucunu giriniz (0-5): "
            beyazin, siyahin = KARAKTERLER[next(yanitlar)]
            gecmis[beyaz].append((siyah, "b", beyazin))
            gecmis[siyah].append((beyaz, "s", siyahin))
        if atlayan:
            gecmis[atlayan].append((None, None, "1"))

    oynanan = len(duzeyler)
    degerler = {b: olcutler(gecmis, b, oynanan) for b in bilgi}
    nihai = sorted(bilgi, key=lambda b: ([-d for d in degerler[b]], b))
    basari = {b: [iki(d) for d in degerler[b][:4]] + [str(degerler[b][4])] for b in bilgi}
    basari_basliklari, basari_enleri = ["Puan", "BH-1", "BH-2", "SB", "GS"], [4, 5, 5, 5, 2]
    cikti += listele("Nihai Sıralama Listesi:", cizelge(
        ["SNo", "BSNo", *kimlik_basliklari, *basari_basliklari],
        [3, 4, *kimlik_enleri, *basari_enleri],
        [[str(s), str(b)] + kimlikler[b] + basari[b] for s, b in enumerate(nihai, start=1)],
    ))
    tur_basliklari = [f"{t}. Tur" for t in range(1, oynanan + 1)]
    cikti += listele("Çapraz Tablo:", cizelge(
        ["BSNo", "SNo", *kimlik_basliklari, *tur_basliklari, *basari_basliklari],
        [4, 3] + kimlik_enleri + [7] * oynanan + basari_enleri,
        [
            [str(b), str(nihai.index(b) + 1)] + kimlikler[b]
            + [f"{r or '-'!s:>3} {renk or '-'} {s}" for r, renk, s in gecmis[b]] + basari[b]
            for b in bilgi
        ],
    ))
    return cikti, duzeyler
