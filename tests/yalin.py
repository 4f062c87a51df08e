"""Kuralların ikinci, yalın uygulaması: satranc.py ile ortak hiçbir kodu yoktur.

Ödev metnini olduğu gibi izler, her şeyi her seferinde geçmişten yeniden sayar. Çıkmazda her
adayda kalanların eşlenip eşlenemeyeceğini bir matrisin tersinir olup olmadığından anlar
(tam_eslenir). Puanlar ondalıklıdır; yarımlar ve çeyrekler ikili gösterimde tam olduğundan
yuvarlanmaz.
"""

import random
import re
from contextlib import suppress
from itertools import combinations, groupby

ASAL = 2**61 - 1  # matrisin sayıları bu asala göredir

TURKCE_SIRA = "abcçdefgğhıijklmnoöpqrsştuüvwxyz"
# Sonuç kodu -> beyazın ve siyahın sonuç karakteri; karakter -> puanı; oynanmış maçlarınki.
KARAKTERLER = {
    "0": ("½", "½"), "1": ("1", "0"), "2": ("0", "1"),
    "3": ("+", "-"), "4": ("-", "+"), "5": ("-", "-"),
}
DEGERLER = {"½": 0.5, "1": 1.0, "+": 1.0, "0": 0.0, "-": 0.0}
OYNANMIS = "1½0"
# Oyuncuya sorulanın kayıttaki adı -> istemi
ISTEMLER = {
    "LNo": "Oyuncunun lisans numarasini giriniz (bitirmek için 0 ya da negatif giriniz): ",
    "Ad-Soyad": "Oyuncunun adini-soyadini giriniz: ",
    "ELO": "Oyuncunun ELO’sunu giriniz (en az 1000, yoksa 0): ",
    "UKD": "Oyuncunun UKD’sini giriniz (en az 1000, yoksa 0): ",
}
SONUC_ISTEMI = "%s. turda %s. masada oynanan macin sonucunu giriniz " + (
    f"({min(KARAKTERLER)}-{max(KARAKTERLER)}): ")
KARSIT = {"b": "s", "s": "b"}
ADIM_SIRASI = {"1.1": 1, "1.2": 2, "1.3": 3}
RENK, ATLAMA = "renk", "tur atlama"  # gevşetilebilen kurallar
KIMLIK = ["LNo", "Ad-Soyad", "ELO", "UKD"]  # sütunu olan yanıtlar, sorulma sırasıyla
# Başlığından geniş olan sütunların en az genişlikleri.
EN_AZLAR = {"LNo": 5, "Ad-Soyad": 12, "ELO": 4, "UKD": 4, "BH-1": 5, "BH-2": 5, "SB": 5}


def buyut(ad):
    """Yalnızca Türkçedeki 29 harf ve boşluk için büyük harfe çevirir."""
    kucukler, buyukler = "abcçdefgğhıijklmnoöprsştuüvyz", "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"
    return "".join(buyukler[kucukler.index(h)] if h in kucukler else h for h in ad)


def ad_anahtari(buyuk_ad):
    """Boşluk her harften önce gelmek üzere harflerin alfabedeki yerleri."""
    kucuk = buyuk_ad.replace("I", "ı").replace("İ", "i").lower()
    return [-1 if h == " " else TURKCE_SIRA.index(h) for h in kucuk]


def baslangic_sirasi(oyuncular):
    """(LNo, ad, ELO, UKD) demetleri, sıralı."""
    return sorted(oyuncular, key=lambda o: (-o[2], -o[3], ad_anahtari(o[1]), o[0]))


# Geçmiş: oyuncu -> [(rakip ya da None, "b"/"s"/None, sonuç karakteri), ...]; oynamadığı tur YOKTU.
YOKTU = (None, None, "-")


def ayirarak(gecmis, ayrilar):
    """Ayrı tutulanları (ikişerli frozenset'ler) renksiz, puansız karşılaşmış sayan geçmiş."""
    return {o: maclar + [(rakip, None, "-") for cift in ayrilar if o in cift
                         for rakip in cift - {o}] for o, maclar in gecmis.items()}


def puani(gecmis, o):
    return sum([DEGERLER[sonuc] for _, _, sonuc in gecmis[o]], 0.0)


def puan_grubu(gecmis, o):
    return puani(gecmis, o)


def renkleri(gecmis, o):
    return [renk for _, renk, _ in gecmis[o] if renk]


def son_rengi(gecmis, o):
    return (renkleri(gecmis, o) or [None])[-1]


def rakipleri(gecmis, o):
    return {rakip for rakip, _, _ in gecmis[o]}


def alabilir(gecmis, o, renk):
    """Üst üste üçüncü olmuyor ve öbür rengi 2'den çok geçmiyor mu?"""
    dizi = [*renkleri(gecmis, o), renk]
    oteki = len(dizi) - dizi.count(renk)
    return dizi[-3:] != [renk] * 3 and dizi.count(renk) - oteki <= 2


def oynamadan(gecmis, o):
    """Oynamadan puan aldığı turlar."""
    return [tur for tur, (rakip, _, sonuc) in enumerate(gecmis[o], 1)
            if DEGERLER[sonuc] and not oynandi(rakip, sonuc)]


def tur_atlayabilir(gecmis, o):
    return not oynamadan(gecmis, o)


def ayni_renklinin_adimi(gecmis, aranan, aday, adimlar=("1.2", "1.3")):
    """Önceki renkleri aynı olan ikisinin adımı; ikisi de o rengi bir daha alamıyorsa None."""
    yineleyen = {"1.2": aday, "1.3": aranan}
    onceki = son_rengi(gecmis, aranan)
    return next((adim for adim in adimlar if alabilir(gecmis, yineleyen[adim], onceki)), None)


def tercihler(gecmis, aranan, digerleri, gevsekler):
    """Arananın adayları, tercih sırasıyla: (aday, arananın rengi, adım) üreteci.

    digerleri sıralıdır. Birden çok adıma uyan aday ilkindedir.
    """
    onceki = son_rengi(gecmis, aranan)
    karsit, sondakiler = KARSIT.get(onceki), []
    eskiler = rakipleri(gecmis, aranan)
    for _, grup in groupby(digerleri, lambda d: puan_grubu(gecmis, d)):
        uyanlar = []
        for aday in grup:
            if aday in eskiler:
                continue
            adayin = son_rengi(gecmis, aday)
            if onceki is None:
                uyanlar.append((aday, adayin or "b", "1.1"))
            elif adayin != onceki:
                uyanlar.append((aday, karsit, "1.1"))
            elif ayni_renklinin_adimi(gecmis, aranan, aday):
                adim = ayni_renklinin_adimi(gecmis, aranan, aday)
                uyanlar.append((aday, karsit if adim == "1.2" else onceki, adim))
            elif RENK in gevsekler:
                sondakiler.append((aday, karsit, "gevşek"))
        yield from sorted(uyanlar, key=lambda u: ADIM_SIRASI[u[2]])
    yield from sondakiler


def yazildigi_gibi(gecmis, sirali, gevsekler):
    """Her seferinde ilk aday: (seçimler, aday kalmayınca masasız kalanlar)."""
    secimler, kalan = [], list(sirali)
    while kalan:
        aranan, *digerleri = kalan
        ilk = next(tercihler(gecmis, aranan, digerleri, gevsekler), None)
        if ilk is None:
            break
        secimler.append((aranan, *ilk[:2]))
        kalan = [d for d in digerleri if d != ilk[0]]
    return secimler, kalan


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
    while matris:  # bir satırla ona bağlı bir satır elenir; kalan da böyle bir matristir
        bir = matris.pop()
        yer = next((yer for yer, x in enumerate(bir) if x), None)
        if yer is None:
            return False
        iki, ters = matris.pop(yer), pow(bir[yer], -1, ASAL)
        for satir in (bir, iki, *matris):
            del satir[-1], satir[yer]
        for satir, x, y in zip(matris, bir, iki):
            if x or y:
                kat, obur = x * ters % ASAL, y * ters % ASAL
                satir[:] = [(z + obur * u - kat * v) % ASAL for z, u, v in zip(satir, bir, iki)]
    return True


def cizge(gecmis, sirali, gevsekler):
    """Eşleşebilecek çiftler."""
    return {
        frozenset((aranan, aday)) for yer, aranan in enumerate(sirali, start=1)
        for aday, *_ in tercihler(gecmis, aranan, sirali[yer:], gevsekler)
    }


def ilk_tam(gecmis, sirali, gevsekler):
    """(tercih sırasındaki ilk tam eşleştirme ya da None, yöntem takıldı mı) döndürür.

    Yazıldığı gibi uygulanan yöntem takılınca, masasızlar eşlenebilene dek sondaki seçimler geri
    alınır; oradan sonra sırası gelen, kalanları eşlenebilir bırakan ilk adayını alır.
    """
    rastgele = random.Random(1947)
    secimler, kalan = yazildigi_gibi(gecmis, sirali, gevsekler)
    takildi = bool(kalan)
    while kalan:
        kenarlar = cizge(gecmis, kalan, gevsekler)
        if tam_eslenir(kalan, kenarlar, rastgele):
            break
        if not secimler:
            return None, takildi
        adet = len(kalan)
        masasizlar = {*kalan, *(o for secim in secimler[-adet:] for o in secim[:2])}
        kalan = [o for o in sirali if o in masasizlar]
        del secimler[-adet:]
    while kalan:
        aranan, *digerleri = kalan
        for aday, renk, _ in tercihler(gecmis, aranan, digerleri, gevsekler):
            kalan = [o for o in digerleri if o != aday]
            if tam_eslenir(kalan, kenarlar, rastgele):
                secimler.append((aranan, aday, renk))
                break
    return secimler, takildi


# Turun düzeyi: yöntem yazıldığı gibi, tamamlanarak, sıradakinden başkası tur atlayarak ya da
# gevşetilen kurallarla; kayıttaki masalar bunlardan başkaysa KAYITTAN.
YONTEM, TAMAMLAMA, BASKASI, KAYITTAN = "yöntem", "tamamlama", "başkası", "kayıttan"
GEVSETMELER = {"": (), RENK: (RENK,), ATLAMA: (ATLAMA,), "ikisi": (RENK, ATLAMA)}
ERKEN = "erken"  # turnuvanın erken bitmesi
ILETI = "?\n"  # adımların arasında, sözleri buradan bilinmeyen bir ileti
NOTSUZ = {YONTEM, TAMAMLAMA}  # `Not:` yazılmayan düzeyler


def turu_esle(gecmis, sirali):
    """(seçimler, tur atlayan, düzey) döndürür; eşleştirme yoksa None."""
    for gevsetilen, gevsekler in GEVSETMELER.items():
        atlayanlar = [None]
        if len(sirali) % 2:
            atlayanlar = [o for o in reversed(sirali)
                          if ATLAMA in gevsekler or tur_atlayabilir(gecmis, o)]
        for yer, atlayan in enumerate(atlayanlar):
            kalanlar = [o for o in sirali if o != atlayan]
            secimler, takildi = ilk_tam(gecmis, kalanlar, gevsekler)
            if secimler is not None:
                kuralla = BASKASI if yer else TAMAMLAMA if takildi else YONTEM
                return secimler, atlayan, gevsetilen or kuralla
    return None


def masalari(secimler, atlayan):
    """Seçimlerin (beyaz, siyah) masaları; sondaki, tur atlayanınki (oyuncu, None)'dır."""
    masalar = [(a, r) if renk == "b" else (r, a) for a, r, renk in secimler]
    return masalar + [(atlayan, None)] * bool(atlayan)


def sonraki_tur(gecmis, ayrilar, oynayanlar, ilk_renk):
    """turu_esle'nin döndürdüğü, oynayanlar için; 1. turda arananların rengi ilk renktir."""
    eslesme = turu_esle(ayirarak(gecmis, ayrilar), sirala(gecmis, oynayanlar))
    if any(gecmis.values()) or eslesme is None:
        return eslesme
    secimler, *gerisi = eslesme
    return [[(aranan, aday, ilk_renk) for aranan, aday, _ in secimler], *gerisi]


def oynanmis(gecmis, masalar, atlayan, kodlar, karakterler=KARAKTERLER, atlama="1"):
    """Turun eklendiği geçmiş."""
    yeni = {o: [*maclar] for o, maclar in gecmis.items()}
    for (beyaz, siyah), kod in zip(masalar, kodlar):
        beyazin, siyahin = karakterler[kod]
        yeni[beyaz].append((siyah, "b", beyazin))
        yeni[siyah].append((beyaz, "s", siyahin))
    if atlayan:
        yeni[atlayan].append((None, None, atlama))
    return yeni


def hak(gecmis, o):
    """Son renginin karşıtı, yinelenebiliyorsa ardında o; daha rengi yoksa "-"."""
    son = son_rengi(gecmis, o) or "-"
    return KARSIT.get(son, "") + son * alabilir(gecmis, o, son)


def adimlar(gecmis, sirali, eslesme):
    """turu_esle'nin bulduğu eşleşmenin adımları: (sol yarının hücreleri, sağınkiler) üreteci.

    Ayrı tutulanlar varsa geçmiş onlarladır (ayirarak).
    """
    secimler, atlayan, duzey = eslesme
    gevsekler = GEVSETMELER.get(duzey, ())
    kisi = {o: [o, puani(gecmis, o), hak(gecmis, o)] for o in sirali}
    rakipsiz, bos = "kalanlardan biri rakipsiz kalırdı", [""] * 4
    kalan, sol = list(sirali), [len(secimler) + 1, *bos[1:]]
    while atlayan in kalan:
        aday = kalan.pop()
        turlar = oynamadan(gecmis, aday)
        neden = (
            "tur atladı" if aday == atlayan else
            rakipsiz if ATLAMA in gevsekler or not turlar else
            f"{turlar[0]}. turda oynamadan puan aldı"
        )
        yield sol, [*kisi[aday], "0", neden]
        sol = bos
    kalan = [o for o in sirali if o != atlayan]
    for masa, (aranan, rakip, _) in enumerate(secimler, 1):
        sol = [masa, *kisi[aranan]]
        kalan.remove(aranan)
        eskisi = {}
        for tur, (eski, renk, _) in enumerate(gecmis[aranan], 1):
            eskiden = f"{tur}. turda eşleştirildiler" if renk else "ayrı tutuluyorlar"
            eskisi.setdefault(eski, eskiden)
        # Karşılaştıkları da adaylardan olsun diye rakipleri silinir.
        silinmis = {**gecmis, aranan: [(None, *mac[1:]) for mac in gecmis[aranan]]}
        adimi = {d: adim for d, _, adim in tercihler(silinmis, aranan, kalan, gevsekler)}
        onunde = [*adimi][:[*adimi].index(rakip)]
        # Her biri ilk yerinde: rakipten önceki adaylar, üstünde kalan öbürleri, rakip.
        for aday in dict.fromkeys([*onunde, *kalan[:kalan.index(rakip)], rakip]):
            neden = (
                "eşleşti" if aday == rakip else
                f"ikisi de ancak {hak(gecmis, aday)} alabilir" if aday not in adimi else
                eskisi.get(aday, rakipsiz if aday in onunde else "adımı daha sonra")
            )
            yield sol, [*kisi[aday], adimi.get(aday, ""), neden]
            sol = bos
        kalan.remove(rakip)


# ------------------------------------------------------------ Bütün turnuva


def sirala(gecmis, kimler=None):
    return sorted(kimler or gecmis, key=lambda o: (-puani(gecmis, o), o))


def oynandi(rakip, sonuc):
    return rakip is not None and sonuc in OYNANMIS


def rakip_puanlari(gecmis, o):
    """Turlarının rakip puanları: oynanmayanınki o ana dek kendi puanı ile kalan turlarınki."""
    puanlari = []
    for tur, (rakip, _, sonuc) in enumerate(gecmis[o]):
        onceki = sum((DEGERLER[s] for _, _, s in gecmis[o][:tur]), 0.0)
        oynanmazsa = onceki + 0.5 * (len(gecmis[o]) - tur - 1)
        puanlari.append(puani(gecmis, rakip) if oynandi(rakip, sonuc) else oynanmazsa)
    return puanlari


def olcutler(gecmis, o):
    """Ölçütler, öncelik sırasıyla: sütununun adı -> değeri (puanlar ondalıklı, adetler tam)."""
    puanlari = rakip_puanlari(gecmis, o)
    artan = sorted(puanlari)
    return {
        "Puan": puani(gecmis, o),
        "BH-1": sum(artan[1:], 0.0),
        "BH-2": sum(artan[2:], 0.0),
        "SB": sum((p * DEGERLER[s] for p, (_, _, s) in zip(puanlari, gecmis[o])), 0.0),
        "GS": sum(rakip is not None and s in ("1", "+") for rakip, _, s in gecmis[o]),
    }


OLCUTLER = [*olcutler({1: []}, 1)]  # adları


def yazilisi(deger):
    return f"{deger:.2f}" if isinstance(deger, float) else str(deger)


def cizelge(basliklar, satirlar):
    """Ad-Soyad ile Neden sola, gerisi sağa yaslı tablo satırları; hücreler metne çevrilir."""
    sutunlar = []
    for baslik, degerler in zip(basliklar, zip(*satirlar)):
        hucreler = [baslik, *map(yazilisi, degerler)]
        en = max(EN_AZLAR.get(baslik, 0), *map(len, hucreler))
        yasla = str.ljust if baslik in ("Ad-Soyad", "Neden") else str.rjust
        ust, *alt = [yasla(hucre, en) for hucre in hucreler]
        sutunlar.append([ust, "-" * en, *alt])
    return [*map(" ".join, zip(*sutunlar))]


def birlestir(solda, sagda):
    """Bir tablonun yan yana iki yarısı; sağ yarısı biten satır yazılmaz."""
    aralar = [" - ", "   "] + [" - "] * len(solda)
    return ["".join(parcalar).rstrip() for parcalar in zip(solda, aralar, sagda)]


def adim_tablosu(gecmis, sirali, eslesme):
    """Turun adımlarının tablosu."""
    solda, sagda = zip(*adimlar(gecmis, sirali, eslesme))
    return birlestir(cizelge(["MNo", "Aranan", "Puan", "Hak"], solda),
                     cizelge(["Aday", "Puan", "Hak", "Adım", "Neden"], sagda))


def rakip_tablosu(gecmis):
    """Herkesin turlarının rakip puanları."""
    turlar = [f"{tur}. Tur" for tur, _ in enumerate(gecmis[1], start=1)]
    satirlar = [[b] + [
        f"{sonuc} {puan:.2f}{' ' if oynandi(rakip, sonuc) else '*'}"
        for (rakip, _, sonuc), puan in zip(gecmis[b], rakip_puanlari(gecmis, b))
    ] for b in gecmis]
    return [satir.rstrip() for satir in cizelge(["BSNo", *turlar], satirlar)]


def listele(baslik, satirlar):
    return "\n" + baslik + "\n" + "\n".join(satirlar) + "\n"


def eslestirme_listesi(tur, masalar, bilgi, gecmis):
    """Turun masaları; bilgi: BSNo -> (LNo, ad, ELO, UKD)."""
    solda = cizelge(["MNo", "BSNo", "LNo", "Puan"], [
        [m, b, bilgi[b][0], puani(gecmis, b)] for m, (b, _) in enumerate(masalar, start=1)])
    sagda = cizelge(["Puan", "LNo", "BSNo"], [
        [puani(gecmis, s), bilgi[s][0], s] for _, s in masalar if s])
    return listele(f"{tur}. Tur Eşleştirme Listesi:", [
        "        Beyazlar         Siyahlar", *birlestir(solda, [*sagda, "BYE"])])


def hucre(rakip, renk, sonuc):
    """Maçın çapraz tablodaki hücresi."""
    return f"{rakip or '-'!s:>3} {renk or '-'} {sonuc}"


def sonuc_listeleri(bilgi, gecmis):
    """Nihai sıralama, çapraz tablo."""
    degerler = {b: olcutler(gecmis, b) for b in bilgi}
    nihai = sorted(bilgi, key=lambda b: ([-d for d in degerler[b].values()], b))
    turlar = [f"{tur}. Tur" for tur, _ in enumerate(gecmis[1], start=1)]
    hucreler = {b: [hucre(*mac) for mac in gecmis[b]] for b in bilgi}
    return listele("Nihai Sıralama Listesi:", cizelge(
        ["SNo", "BSNo", *KIMLIK, *degerler[1]],
        [[s, b, *bilgi[b], *degerler[b].values()] for s, b in enumerate(nihai, start=1)],
    )) + listele("Çapraz Tablo:", cizelge(
        ["BSNo", "SNo", *KIMLIK, *turlar, *degerler[1]],
        [[b, nihai.index(b) + 1, *bilgi[b], *hucreler[b], *degerler[b].values()] for b in bilgi],
    ))


SOZLER = "yok", "var", "ayri", "birlikte", "yeni", "eslestir"
# Ad-Soyad'dan başka hepsi sayıdır.
YENI = re.compile("yeni" + r"[ ,]+(\d+)" * (len(ISTEMLER) - 1) + "[ ,]+(.+)", re.I)


def sozcukleri(satir):
    """Sözün, büyük-küçük harfe ve Türkçe harflere bakılmadan, sözcükleri; söz değilse []."""
    kucuk = satir.replace("İ", "i").lower().translate(str.maketrans("ışğü,", "isgu "))
    return kucuk.split() if kucuk.split()[:1] in [[soz] for soz in SOZLER] else []


def yururluktekiler(kaydi):
    """Kaydın yürürlükteki satırları: (boşluksuz adı ya da "", yanıtı) listesi.

    Bir adın, bir turun masalarının, bir `yeni`nin son satırı ilkinin yerindedir; başka bir söz
    yazılınca hemen üstünde kalan masalar yürürlükten çıkar.
    """
    yururlukte = []  # (teki, satır) çiftleri: teki aynı olan ikisi birbirinin yerine geçer
    for yer, satir in enumerate(kaydi.split("\n")):
        adi, _, yanit = map(str.strip, satir.rpartition(":"))
        adi, yeni = "".join(adi.split()), YENI.match(yanit)
        tek = ("yeni", int(yeni[1])) if yeni else yer if adi in ("", *ISTEMLER) else adi
        cift = tek, (adi, yanit)
        yerler = [no for no, (onceki, _) in enumerate(yururlukte) if onceki == tek]
        if yerler:
            yururlukte[yerler[0]] = cift
        elif satir.strip():
            if not adi and sozcukleri(yanit) and yururlukte[-1][1][0][:1] == "#":
                yururlukte.pop()
            yururlukte.append(cift)
    return [satir for _, satir in yururlukte]


def yer_degistir(masalar, beyaz, siyah):
    """`eşleştir beyaz-siyah`tan sonra masalar; BYE'ın yeri None'dır, masası sonda kalır.

    Önce ikisi ile siyahın rakibi kalkar, sonra boşalan üç yere oturulur.
    """
    rakip = next({*masa} - {siyah} for masa in masalar if siyah in masa).pop()
    yeniler = [(beyaz, siyah) if siyah in masa else
               tuple(rakip if o == beyaz else o for o in masa) for masa in masalar]
    for no, masa in enumerate(yeniler):
        if None in masa:
            yeniler[no], yeniler[-1] = yeniler[-1], (next(filter(None, masa)), None)
    return yeniler


def adli_kayit(girdi):
    """Yanıtları adsız olan, sözlü de olabilen girdinin kaydı: adlarıyla, turların masalarıyla."""
    kaydi = []
    with suppress(IndexError):  # yarım turnuva
        turnuva(girdi, True, kaydi=kaydi)
    return "".join(f"{satir}\n" for satir in kaydi)


def turnuva(girdi, kayittan=False, kaydi=None):
    """Girdinin (`Not:` satırsız dökümü, eşleştirme listelerinin düzeyleri, adımları).

    Girdideki yanıtlar kayıttaki gibi adlı da olabilir; adsız sonuç `7 = 1` diye başka masanın da
    olabilir. Erken bitende düzeylerin sonuncusu ERKEN'dir. `kayittan` okunan yanıtlar dökümde
    istemlerinin ardındadır. Kabul edilmeyen söz ya da sonuç ValueError'dır. `kaydi` verildiyse
    kayıtta yazacak satırlar ona eklenir. Artan satırlar için adımlarda ILETI vardır;
    eksiği, o soruya dek dökümü taşıyan IndexError'dır.
    """
    kaydi = [] if kaydi is None else kaydi
    satirlar, cikti = yururluktekiler(girdi)[::-1], ""  # sıradaki sondadır

    def siradaki():
        """Sıradaki satırın adı, yanıtı; satır kalmadıysa boş bir yanıt."""
        return satirlar[-1] if satirlar else ("", "")

    def yaz(istem, ad, yanit):
        """İstemle yanıtı döküme, satırını kayda yazar."""
        nonlocal cikti
        cikti += istem + f"{yanit}\n" * kayittan
        kaydi.append(f"{ad}: {yanit}")
        return yanit

    def al(istem):
        """Sıradaki satır; kalmadıysa dökümü, istemde bitmiş olarak, taşıyan IndexError."""
        if not satirlar:
            raise IndexError(cikti + istem)
        return satirlar.pop()

    def sor(istem, ad):
        """İstemle sıradaki yanıtı yazar, döndürür; satırın adı varsa budur."""
        adi, yanit = satir = al(istem)
        if adi not in ("", "".join(ad.split())):
            raise ValueError(satir)
        return yaz(istem, ad, yanit)

    oyuncular = []
    while int(lno := sor(ISTEMLER["LNo"], "LNo")) > 0:
        ad, *sayilar = [sor(ISTEMLER[soru], f"{soru} ({int(lno)})") for soru in [*ISTEMLER][1:]]
        oyuncular.append((lno, *sayilar, ad))
        cikti += "\n"
    gelenler = {yeni[1]: yeni.groups() for adi, yanit in satirlar
                if not adi and (yeni := YENI.match(yanit))}
    for lno, *_ in oyuncular:
        gelenler.pop(lno, None)
    oyuncular = [(int(lno), buyut(" ".join(ad.split())), *map(int, sayilar))[:len(KIMLIK)]
                 for lno, *sayilar, ad in [*oyuncular, *gelenler.values()]]
    bilgi = dict(enumerate(baslangic_sirasi(oyuncular), start=1))
    n = len(bilgi)
    bsnolar = {"BYE": None, **{str(bilgi[b][0]): b for b in bilgi}}

    cikti += listele("Başlangıç Sıralama Listesi:", cizelge(
        ["BSNo", *KIMLIK], [[b, *bilgi[b]] for b in bilgi]))
    en_az = 0
    while 2 ** en_az < n:
        en_az += 1
    tur_sayisi = int(sor(
        f"\nTurnuvadaki tur sayisini giriniz ({en_az}-{n - 1}): ", "tur sayısı"))
    ilk_renk = sor(
        "Baslangic siralamasina gore ilk oyuncunun ilk turdaki rengini giriniz (b/s): ",
        "ilk renk").lower()
    gecmis, duzeyler, adimlari = {b: [] for b in bilgi}, [], ""
    oynayanlar = {*bilgi} - {bsnolar[lno] for lno in gelenler}
    ayrilar = set()  # ayrı tutulan çiftler

    def degisen(soz, *anilanlar):
        """Sözünden sonra (oynayanlar, ayrılar); kabul edilmeyende None."""
        if soz == "eslestir":
            eslesir = sonraki_tur(gecmis, ayrilar, oynayanlar, ilk_renk)
            return None if anilanlar or not eslesir else (oynayanlar, ayrilar)
        lnolar = anilanlar[:1] if soz == "yeni" else anilanlar
        anilan = {bsnolar[lno] for lno in lnolar if lno in bsnolar}
        ciftler = {frozenset(cift) for cift in combinations(anilan, 2)}
        yeni, yeni_ayrilar = {
            "yok": (oynayanlar - anilan, ayrilar), "ayri": (oynayanlar, ayrilar | ciftler),
            "birlikte": (oynayanlar, ayrilar - ciftler),
        }.get(soz, (oynayanlar | anilan, ayrilar))
        # `yok` ile `var`da anılanların hepsi değişir, öbürlerinde çiftlerden biri değişse yeter.
        degismedi = len(oynayanlar ^ yeni) < len(lnolar) and yeni_ayrilar == ayrilar
        baskasi = soz == "yeni" and lnolar[0] not in gelenler  # LNo'su başkasınındır
        if not anilan or len(anilan) < len(lnolar) or degismedi or baskasi or len(yeni) < 2:
            return None
        # `yeni`den sonra eşleşemeyen turnuva biter.
        eslesir = soz == "yeni" or sonraki_tur(gecmis, yeni_ayrilar, yeni, ilk_renk)
        return eslesir and (yeni, yeni_ayrilar)

    for tur in range(1, tur_sayisi + 1):
        while not siradaki()[0] and (soz := sozcukleri(siradaki()[-1])):
            satir, degisiklik = satirlar.pop(), degisen(*soz)
            if not degisiklik:
                raise ValueError(satir)
            oynayanlar, ayrilar = degisiklik
            kaydi.append(satir[-1])
        eslesme = sonraki_tur(gecmis, ayrilar, oynayanlar, ilk_renk)
        masalar, duzey = [], KAYITTAN
        if eslesme:
            *eslesenler, duzey = eslesme
            masalar = masalari(*eslesenler)
        if eslesme and tur > 1:
            konum = ayirarak(gecmis, ayrilar)
            adimlari += listele(f"{tur}. Turun Eşleştirme Adımları:", adim_tablosu(
                konum, sirala(gecmis, oynayanlar), eslesme))
        if siradaki()[0] == f"#{tur}.tur":
            ciftler = re.findall(r"(\w+)\s*-\s*(\w+)", satirlar.pop()[-1])
            yazilan = [(bsnolar[b], bsnolar[s]) for b, s in ciftler]
            if sorted(o for masa in yazilan for o in masa if o) != sorted(oynayanlar):
                raise ValueError(ciftler)
            duzey = duzey if {*yazilan} == {*masalar} else KAYITTAN
            masalar = yazilan
        duzeyler.append(duzey if masalar else ERKEN)
        if not masalar:
            break
        maclar = [masa for masa in masalar if None not in masa]
        lnolar = {None: "BYE", **{b: bilgi[b][0] for b in bilgi}}
        kaydi.append(f"# {tur}. tur: " + " ".join(f"{lnolar[b]}-{lnolar[s]}" for b, s in masalar))
        cikti += eslestirme_listesi(tur, masalar, bilgi, gecmis)
        cikti += "\n"
        adlari = {str(mno): f"{tur}. tur {mno}. masa ({lnolar[b]}-{lnolar[s]})"
                  for mno, (b, s) in enumerate(maclar, start=1)}
        mnolar = {"".join(ad.split()): mno for mno, ad in adlari.items()}
        kodlar = {}
        while len(kodlar) < len(maclar):
            mno = next(mno for mno in adlari if mno not in kodlar)
            adi, yanit = satir = al(SONUC_ISTEMI % (tur, mno))
            if adi:
                mno = mnolar[adi]
            elif "=" in yanit:
                mno, yanit = map(str.strip, yanit.rsplit("=", 1))
            if mno not in adlari or yanit not in KARAKTERLER:
                raise ValueError(satir)
            kodlar[mno] = yaz(SONUC_ISTEMI % (tur, mno), adlari[mno], yanit)
        atlayan = masalar[-1][0] if None in masalar[-1] else None
        gecmis = oynanmis(gecmis, maclar, atlayan, map(kodlar.get, adlari))
        for b in bilgi:
            if b not in oynayanlar:
                gecmis[b].append(YOKTU)

    adimlari += listele("Rakip Puanları (sonucuyla; *: maç oynanmadı):", rakip_tablosu(gecmis))
    cikti += sonuc_listeleri(bilgi, gecmis)
    # Turların masaları ile sözler, tur sayısı artarsa yine geçer.
    artan = any(adi[:1] != "#" and not sozcukleri(yanit) for adi, yanit in satirlar)
    return cikti, duzeyler, adimlari + ILETI * artan
