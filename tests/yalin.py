"""Kuralların ikinci, yalın uygulaması: satranc.py ile ortak hiçbir kodu yoktur.

Ödev metnini olduğu gibi izler, her şeyi her seferinde geçmişten yeniden sayar. Çıkmazda küçük alanlarda
bütün eşleştirmeleri tercih sırasıyla dener; büyüklerinde (DENENEBILEN'den çok oyuncu) her adayda
kalanların eşlenip eşlenemeyeceğini bir matrisin tersinir olup olmadığından anlar (tam_eslenir).
Puanlar ondalıklıdır; yarımlar ve çeyrekler ikili gösterimde tam olduğundan yuvarlanmaz.
"""

import random

DENENEBILEN = 14
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
    """Arananın adayları, tercih sırasıyla: [(aday, arananın rengi)]. digerleri sıralıdır."""
    onceki = (renkleri(gecmis, aranan) or [None])[-1]
    uygunlar = [d for d in digerleri if all(r != d for r, _, _ in gecmis[aranan])]
    puanlar = {d: puani(gecmis, d) for d in uygunlar}
    sonuc = []
    for grup_puani in sorted(set(puanlar.values()), reverse=True):
        grup = [d for d in uygunlar if puanlar[d] == grup_puani]
        for adim in ("1.1", "1.2", "1.3"):
            for aday in grup:
                if any(aday == a for a, _ in sonuc):
                    continue
                adayin = (renkleri(gecmis, aday) or [None])[-1]
                if onceki is None:
                    bana, ona = adayin, "s" if adayin == "b" else "b"
                    if adim == "1.1":
                        sonuc.append((aday, bana))
                    continue
                if adim == "1.3":
                    bana, ona = onceki, "s" if onceki == "b" else "b"
                else:
                    bana, ona = "s" if onceki == "b" else "b", onceki
                if adim == "1.1" and ona != adayin:
                    sonuc.append((aday, bana))
                if adim == "1.2" and ona == adayin and alabilir(gecmis, aday, ona):
                    sonuc.append((aday, bana))
                if adim == "1.3" and ona != adayin and alabilir(gecmis, aranan, bana):
                    sonuc.append((aday, bana))
    if renk_serbest:
        secilen = {a for a, _ in sonuc}
        sonuc += [(a, "s" if onceki == "b" else "b") for a in uygunlar if a not in secilen]
    return sonuc


def yazildigi_gibi(gecmis, sirali):
    """Her seferinde ilk aday; aday kalmazsa Takildi."""
    kalan, secimler = list(sirali), []
    while kalan:
        aranan = kalan.pop(0)
        adaylari = tercihler(gecmis, aranan, kalan, False)
        if not adaylari:
            raise Takildi
        secimler.append((aranan, *adaylari[0]))
        kalan.remove(adaylari[0][0])
    return secimler


def butun_eslestirmeler(gecmis, sirali, renk_serbest):
    """Bütün tam eşleştirmeler, tercih sırasıyla (üreteç)."""
    if not sirali:
        yield []
        return
    aranan, digerleri = sirali[0], sirali[1:]
    for aday, renk in tercihler(gecmis, aranan, digerleri, renk_serbest):
        for gerisi in butun_eslestirmeler(gecmis, [d for d in digerleri if d != aday], renk_serbest):
            yield [(aranan, aday, renk), *gerisi]


def ilk_tam(gecmis, sirali, renk_serbest, olmayan):
    """İlk tam eşleştirme ya da None; tamamlanamayan kümeler bir daha denenmez."""
    if not sirali:
        return []
    if frozenset(sirali) in olmayan:
        return None
    aranan, digerleri = sirali[0], sirali[1:]
    for aday, renk in tercihler(gecmis, aranan, digerleri, renk_serbest):
        gerisi = ilk_tam(gecmis, [d for d in digerleri if d != aday], renk_serbest, olmayan)
        if gerisi is not None:
            return [(aranan, aday, renk), *gerisi]
    olmayan.add(frozenset(sirali))
    return None


def tam_eslenir(dugumler, kenarlar, rastgele):
    """Düğümlerin hepsi, komşu çiftler (kenarlar: frozenset'ler) olarak, eşlenebilir mi?

    Tutte (1947): her kenara rastgele bir x, ters yönüne -x yazılan matrisin, hiçbir tam eşleme yoksa
    determinantı sıfırdır; varsa büyük bir asala göre sıfır olma olasılığı düğüm sayısı / asaldır.
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
    """(herkesin tercihleri, eşleşebilecek çiftler) döndürür."""
    tercihleri = {a: tercihler(gecmis, a, sirali[yer:], renk_serbest) for yer, a in enumerate(sirali, start=1)}
    return tercihleri, {frozenset((a, aday)) for a in sirali for aday, _ in tercihleri[a]}


def ilk_tam_cizgeyle(gecmis, sirali, renk_serbest, rastgele):
    """ilk_tam'ın aynısı: sırası gelen, kalanları eşlenebilir bırakan ilk adayını alır."""
    tercihleri, kenarlar = cizge(gecmis, sirali, renk_serbest)
    if not tam_eslenir(sirali, kenarlar, rastgele):
        return None
    secimler, kalan = [], list(sirali)
    while kalan:
        aranan = kalan[0]
        for aday, renk in tercihleri[aranan]:
            gerisi = [o for o in kalan if o not in (aranan, aday)]
            if aday in kalan and tam_eslenir(gerisi, kenarlar, rastgele):
                secimler.append((aranan, aday, renk))
                kalan = gerisi
                break
    return secimler


# Gevşetmenin düzeyleri: (renk kuralları gevşetilir mi, tur atlama kuralı gevşetilir mi).
DUZEYLER = ((False, False), (True, False), (False, True), (True, True))


def daha_azi_yeter(gecmis, atlayan, duzey):
    """Daha alt bir düzeyde ya da bu düzeyde sıralamada daha alttaki tur atlayarak herkes eşlenebilir miydi?

    Tur atlama da bir düğümdür (None): komşuları tur atlayabileceklerdir.
    """
    sirali = sirala(gecmis)
    for dusuk, (renk_serbest, bye_serbest) in enumerate(DUZEYLER[:duzey + 1]):
        altlar = [o for o in sirali if bye_serbest or tur_atlayabilir(gecmis, o)] if atlayan else []
        if dusuk == duzey:
            altlar = [o for o in altlar if sirali.index(o) > sirali.index(atlayan)]
        if altlar or (atlayan is None and dusuk < duzey):
            dugumler = [*sirali, None] if atlayan else sirali
            kenarlar = cizge(gecmis, sirali, renk_serbest)[1] | {frozenset((None, o)) for o in altlar}
            if tam_eslenir(dugumler, kenarlar, random.Random(1947)):
                return True
    return False


def turu_esle(gecmis, sirali):
    """(seçimler, tur atlayan, düzey) döndürür; eşleştirme yoksa None.

    Düzey gevşetilendir: 0 hiçbiri (tur atlayan başkası olabilir), 1 renk, 2 tur atlama, 3 iki kural birden.
    """
    for duzey, (renk_serbest, bye_serbest) in enumerate(DUZEYLER):
        atlayanlar = [None]
        if len(sirali) % 2:
            atlayanlar = [o for o in reversed(sirali) if bye_serbest or tur_atlayabilir(gecmis, o)]
        for atlayan in atlayanlar:
            kalanlar = [o for o in sirali if o != atlayan]
            if len(sirali) <= DENENEBILEN:
                secimler = ilk_tam(gecmis, kalanlar, renk_serbest, set())
            else:
                secimler = ilk_tam_cizgeyle(gecmis, kalanlar, renk_serbest, random.Random(1947))
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
        ["BSNo", *kimlik_basliklari], [4, *kimlik_enleri], [[str(b), *k] for b, k in kimlikler.items()]
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
            secimler = yazildigi_gibi(gecmis, [o for o in sirali if o != atlayan])
        duzeyler.append(duzey)
        masalar = [(a, r) if renk == "b" else (r, a) for a, r, renk in secimler]
        sol = [[str(m), str(b), kimlikler[b][0], iki(puani(gecmis, b))]
               for m, (b, _) in enumerate(masalar, start=1)]
        sag = [[iki(puani(gecmis, s)), kimlikler[s][0], str(s)] for _, s in masalar]
        if atlayan:
            sol.append([str(len(sol) + 1), str(atlayan), kimlikler[atlayan][0], iki(puani(gecmis, atlayan))])
        solda = cizelge(["MNo", "BSNo", "LNo", "Puan"], [3, 4, 5, 4], sol)
        sagda = cizelge(["Puan", "LNo", "BSNo"], [4, 5, 4], sag)
        birlesik = [solda[0] + " - " + sagda[0], solda[1] + "   " + sagda[1]]
        birlesik += [a + " - " + b for a, b in zip(solda[2:], [*sagda[2:], "BYE"])]
        cikti += listele(f"{tur}. Tur Eşleştirme Listesi:", ["        Beyazlar         Siyahlar", *birlesik])
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
    cikti += listele("Çapraz Tablo:", cizelge(
        ["BSNo", "SNo"] + kimlik_basliklari + [f"{t}. Tur" for t in range(1, oynanan + 1)] + basari_basliklari,
        [4, 3] + kimlik_enleri + [7] * oynanan + basari_enleri,
        [
            [str(b), str(nihai.index(b) + 1)] + kimlikler[b]
            + [f"{r or '-'!s:>3} {renk or '-'} {s}" for r, renk, s in gecmis[b]] + basari[b]
            for b in bilgi
        ],
    ))
    return cikti, duzeyler
