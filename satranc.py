#!/usr/bin/env python3
"""İsviçre sistemiyle bireysel satranç turnuvası yöneten konsol programı.

Oyuncuları, tur sayısını ve maç sonuçlarını sırayla sorar; her turu eşleştirir,
sonunda nihai sıralamayı ve çapraz tabloyu yazar. Kullanımı: python3 satranc.py

Bir tur şöyle yürür (çağıran -> çağrılan):

    main -> komutu_calistir -> turnuvayi_yonet -> oyunculari_al
                                               -> turlari_oyna -> ilk_turu_eslestir ya da turu_eslestir
                                                               -> turun_masalari (kayıttakiler), sor, tur_sonrasi
                                               -> sonuclari_listele
    turu_eslestir -> herkesi_eslestir -> yontemi_uygula -> ilk_aday (1.1, 1.2, 1.3)
                                      -> onar, tercihle_esle (çıkmazda)

Kaynakta geçen kısa adlar:

    bsno       başlangıç sıra no: 1, 2, ...; 0 (BYE) tur atlayanın "rakibi"dir
    masa       (beyazın bsno'su, siyahın bsno'su); tur atlayanınki (bsno, BYE), turun son masasıdır
    renkler    bir oyuncunun aldığı renkler, tur sırasıyla: "bs-b" (b beyaz, s siyah, - tur atladı)
    alış       bir oyuncunun alabileceği renk: öncekinin karşıtıysa "b", öncekini yineliyorsa "b="
    sonuclar   bir oyuncunun sonuçları, tur sırasıyla ve çapraz tablodaki gibi: "1½1+"
    rakipler   bir oyuncunun rakipleri, tur sırasıyla: (4, 7, 0, 2)
    puan       yarım puan birimiyle tam sayı (galibiyet 2, beraberlik 1)
    durum      bütün oyuncuların rakipleri, renkleri, sonuçları ve puanları; her biri bir liste, yeri BSNo
    aranan     kendisine rakip aranan oyuncu; aday: onunla eşleştirilebilecek oyuncu
    es         eşleme sözlüğü, iki yönlü: es[a] == b ise es[b] == a
    tablo      sütun başlığı -> hücreleri (metin)

"1.000 × 60 hep beyaz onsuz 8 kat": o kısa yol olmasa 1.000 oyuncunun hep beyazın yendiği 60 turu 8 kat CPU ister.
1,5 kattan az kazandıranların tablosu ölçümün başındadır (tests/araclar/olcum.py).
"""

from __future__ import annotations

import errno
import os
import sys
import unicodedata
from collections import Counter, deque
from contextlib import suppress
from functools import partial
from io import FileIO, TextIOWrapper
from itertools import chain, count, product, zip_longest
from operator import add, mul

# Yalnızca türleri denetleyen araç okur; çalışırken typing'i yüklemek açılışı yavaşlatır.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Container, Iterable, Sequence
    from typing import Any, TextIO, TypedDict, TypeVar

    Deger = TypeVar("Deger")
    Masa = tuple[int, int]
    Eslesme = tuple[list[Masa] | None, list[str]]  # turun masaları (eşleştirme kalmadıysa None), `Not: ` satırları
    Es = dict[int, int]
    Alislar = tuple[str, ...]
    Grup = dict[str, deque[int]]
    Gruplar = dict[int, list[Grup]]
    Engeller = dict[int, tuple[set[int], ...]]
    Yollar = dict[int, list[int]]
    Tablo = dict[str, list[str]]

    class Oyuncu(TypedDict):
        """Bir oyuncunun girilen bilgileri; ad-soyad büyük harflidir."""

        lno: int
        ad_soyad: str
        elo: int
        ukd: int

    class Durum(TypedDict):
        """Oyuncuların oynanan turlardaki hâli; her turdan sonra yenisi kurulur.

        liste[bsno] o oyuncununkidir; liste[0] BYE'ınkidir: her turu tur atlamış gibi dolar.
        """

        bsnolar: list[int]        # 0, 1, 2, ...; bütün turlarda aynı nesnelerdir (20.000 × 15 onsuz 9 MB daha)
        rakipler: list[tuple[int, ...]]
        renkler: list[str]
        sonuclar: list[str]
        puanlar: list[int]

    class Tur(TypedDict):
        """Eşleştirilecek bir tur: kimler, hangi sırayla, hangi kurallarla."""

        arananlar: Sequence[int]  # sıralama; oyuncu sayısı tekse başında BYE
        durum: Durum
        alislar: list[Alislar]    # herkesin alabileceği renkler; yeri BSNo
        atlayamayanlar: set[int]  # tur atlatılamayacaklar; tur atlama kuralı gevşetildiyse boş
        renk_serbest: bool        # renk kuralları gevşetildi mi

    class Kayit(TypedDict):
        """Kayıt dosyası; açık tutulmaz."""

        yol: str                  # kayıt istenmediyse boş
        icerik: bytearray         # programın dosyada okuduğu ya da bıraktığı

    class Yanitlar(TypedDict):
        """Turnuvanın yanıtları ve yenilerinin nereden okunup nereye yazılacağı."""

        satirlar: list[str]       # yanıtlar ve masalar, kayıttaki satırların sırasıyla
        kullanilan: int           # satirlar'dan baştan kaçı kullanıldı; bitince klavyeden okunur
        duyuru: str               # klavyeden yanıtlanacak ilk sorunun üstüne yazılacak ileti
        kayit: Kayit
        saklanir: bool            # satırlar saklanır mı: kayda yazılacaklar ya da uçbirimde geri alınabilecekler
        bekleyen_var: bool        # istemi bekleyen biri olabilir mi; stdin sıradan dosyaysa olamaz

# ---------------------------------------------------------------- Ortak sabitler
# Birden çok bölümün kullandıkları; öbürleri ilgili bölümün başındadır.

BEYAZ, SIYAH, RENKSIZ = "b", "s", "-"  # renkler; renksiz: tur atladı
KARSIT = {BEYAZ: SIYAH, SIYAH: BEYAZ}  # renk -> karşıtı
BYE = 0  # tur atlayanın "rakibi"
BYE_ADI, BYE_BSNO = "BYE", "-"  # LNo'sunun ve BSNo'sunun yerine yazılanlar
ILK_BSNO = 1  # başlangıç sıralamasının ilk numarası; yeri BSNo olan listelerin 0. öğesi BYE'ınkidir

# Girilen sonuç kodu (bir rakam) -> beyazın ve siyahın çapraz tablodaki karakteri.
SONUCLAR = {"0": ("½", "½"), "1": ("1", "0"), "2": ("0", "1"), "3": ("+", "-"), "4": ("-", "+"), "5": ("-", "-")}
# Sonuç kodlarının ödevdeki yazılışı; yanlış yanıtta ve yardımda gösterilir.
SONUC_ANAHTARI = ", ".join(f"{kod}: {beyazin} - {siyahin}" for kod, (beyazin, siyahin) in SONUCLAR.items())
GALIP, RAKIPSIZ = "1", "+"  # sonuç karakterlerinden galibiyet ile rakibi gelmemişlik
PUANLAR = {GALIP: 2, "½": 1, "0": 0, RAKIPSIZ: 2, "-": 0}  # sonuç karakteri -> yarım puan

EN_AZ_KUVVET = 1000  # ELO ve UKD'nin en küçüğü (0: yok)
GERI_AL = "<"  # uçbirimde son yanıtı geri alan yanıt
BOSLUKLAR = " \t\r\n\ufeff"  # yanıtın çevresinden atılanlar; sondaki: bayt sırası işareti (BOM)

# ---------------------------------------------------------------- Metin

AD_ISARETLERI = " '’-."  # adda harflerden başka bulunabilenler
# Adlardaki karakterler, sıralanma sırasıyla (locale modülü makineye bağlıdır).
ALFABE = AD_ISARETLERI + "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ"
HARF_SIRASI = {ord(harf): sira for sira, harf in enumerate(ALFABE)}  # harf -> yeri (str.translate için)
ALINTI_SINIRI = 40  # iletide yanıtın bu kadar karakteri gösterilir
COZULEMEYEN = "\ufffd"  # çözülemeyen baytların yerine geçen karakter; hiçbir yanıtta yoktur


def buyuk_harf(metin: str) -> str:
    """Metni Türkçeye uygun büyük harfe çevirir: i -> İ, ı -> I, öbürleri Unicode'daki gibi."""
    return unicodedata.normalize("NFC", metin.replace("i", "İ").replace("ı", "I").upper())


def alfabe_anahtari(ad_soyad: str) -> str:
    """Büyük harfli adın alfabetik sıralama anahtarını döndürür.

    Sıra ALFABE'nin sırasıdır: boşluk her harften önce, Q, W ve X komşularının arasında. Alfabede
    olmayan harf temel harfinin yerine (É, E gibi), temel harfi de yoksa Z'den sonraya konur.
    """
    harfler = [harf if harf in ALFABE else unicodedata.normalize("NFD", harf)[0] for harf in ad_soyad]
    return "".join(harfler).translate(HARF_SIRASI)


def alinti(metin: str) -> str:
    """Yanıtı uyarıda gösterilecek biçimde, tek satırda ve kısa olarak tırnak içinde döndürür."""
    return repr(metin if len(metin) <= ALINTI_SINIRI else metin[:ALINTI_SINIRI] + "…")


# ---------------------------------------------------------------- Girdi denetimi
# Her çözücü yanıtın metnini alır, değerini döndürür; yanıt kurala uymuyorsa ne girildiğini ve ne
# beklendiğini tek cümlede söyleyen bir ValueError verir.

EN_AZ_OYUNCU = 2  # turnuva en az bu kadar oyuncuyla kurulur
EN_COK_BASAMAK = 640  # sayı yanıtlarında; Python'un int() sınırı bundan aşağı çekilemez
# Adda bulunamayan denetim karakterleri; str.split() bunları boşluk sayar.
DENETIM_BOSLUKLARI = frozenset("\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029")


def yanit_hatasi(metin: str, neden: str, beklenen: str) -> ValueError:
    """Kabul edilmeyen yanıtın hatasını döndürür: ne girildi, neden olmaz, ne beklenir."""
    return ValueError(f"{alinti(metin)} {neden}; {beklenen}" if metin else f"Yanıt boş; {beklenen}")


def tam_sayi(metin: str, beklenen: str) -> int:
    """ASCII rakamlardan oluşan, başında işaret de olabilen metni tam sayıya çevirir."""
    rakamlar = metin[1:] if metin.startswith(("+", "-")) else metin
    # Yalnızca int() yetmez: 1_000 ile ٣ gibi yazımları da kabul eder.
    if not (rakamlar.isascii() and rakamlar.isdecimal()):
        raise yanit_hatasi(metin, "bir tam sayı değil", beklenen)
    if len(rakamlar) > EN_COK_BASAMAK:
        raise yanit_hatasi(metin, f"{len(rakamlar)} basamaklı", f"en çok {EN_COK_BASAMAK} basamak girilebilir.")
    return int(metin)


def lno_coz(alinmis: Collection[int], metin: str) -> int:
    """Lisans numarasını döndürür; 0 ya da negatifse başka oyuncu yoktur.

    Daha önce girilmiş numara ve EN_AZ_OYUNCU'dan az oyuncuyla bitirmek geçersizdir.
    """
    lno = tam_sayi(metin, "lisans no giriniz (bitirmek için 0).")
    if lno in alinmis:
        raise yanit_hatasi(metin, "lisans numarası daha önce girildi", "başka bir numara giriniz.")
    if lno <= 0 and len(alinmis) < EN_AZ_OYUNCU:
        neden = f"ile bitirilemez: {len(alinmis)} oyuncu girildi, en az {EN_AZ_OYUNCU} gerekir"
        raise yanit_hatasi(metin, neden, "lisans no giriniz.")
    return lno


def ad_soyad_coz(metin: str) -> str:
    """Ad-soyadı büyük harfli, NFC biçiminde ve tek boşluklarla ayrılmış olarak döndürür.

    En az bir harf ister; harfler ve AD_ISARETLERI dışındaki karakterler geçersizdir.
    """
    # Kimi sistem İ'nin küçüğünü i ile birleşen nokta (U+0307) olarak yazar.
    ad_soyad = unicodedata.normalize("NFC", " ".join(metin.split())).replace("i\u0307", "i")
    if COZULEMEYEN in metin:
        neden = "çözülemeyen karakter içeriyor"
        raise yanit_hatasi(metin, neden, "metni UTF-8 olarak veriniz.")
    harfler = ad_soyad
    for isaret in AD_ISARETLERI:
        harfler = harfler.replace(isaret, "")
    if not (harfler.isalpha() and DENETIM_BOSLUKLARI.isdisjoint(metin)):
        raise yanit_hatasi(metin, "bir ad-soyad değil", "harf giriniz (boşluk ' ’ - . da olur).")
    return buyuk_harf(ad_soyad)


def kuvvet_coz(metin: str) -> int:
    """ELO ya da UKD'yi döndürür: 0 (yok) ya da EN_AZ_KUVVET ve üstü; üst sınır yoktur."""
    beklenen = f"0 ya da en az {EN_AZ_KUVVET} giriniz."
    kuvvet = tam_sayi(metin, beklenen)
    if kuvvet != 0 and kuvvet < EN_AZ_KUVVET:
        raise yanit_hatasi(metin, "geçersiz", beklenen)
    return kuvvet


def aralik_coz(en_az: int, en_cok: int, metin: str) -> int:
    """en_az ile en_cok arasındaki (ikisi de içinde) tam sayıyı döndürür."""
    beklenen = f"{en_az} ile {en_cok} arasında bir tam sayı giriniz." if en_az < en_cok else f"{en_az} giriniz."
    sayi = tam_sayi(metin, beklenen)
    if not en_az <= sayi <= en_cok:
        raise yanit_hatasi(metin, "geçersiz", beklenen)
    return sayi


def renk_coz(metin: str) -> str:
    """Rengi ("b" ya da "s") döndürür; büyük harf de olur."""
    renk = metin.lower()
    if renk not in KARSIT:
        raise yanit_hatasi(metin, "bir renk değil", f"{BEYAZ} ya da {SIYAH} giriniz.")
    return renk


def sonuc_coz(metin: str) -> str:
    """Maçın sonuç kodunu (SONUCLAR'ın anahtarı) döndürür; hatasında bütün kodların anlamı vardır."""
    if metin in SONUCLAR:  # olağan yazılışı; +1 ile 01 de geçerlidir
        return metin
    with suppress(ValueError):
        if (kod := str(tam_sayi(metin, SONUC_ANAHTARI))) in SONUCLAR:
            return kod
    raise yanit_hatasi(metin, "sonuç değil", SONUC_ANAHTARI)


# ---------------------------------------------------------------- Sıralama


def baslangic_siralamasi(oyuncular: Iterable[Oyuncu]) -> list[Oyuncu]:
    """Oyuncuları ELO, UKD (ikisi de büyükten küçüğe), ad-soyad ve LNo'ya göre sıralar.

    Dönen listedeki yer BSNo'yu verir: ilk oyuncunun BSNo'su 1'dir.
    """
    return sorted(oyuncular, key=lambda o: (-o["elo"], -o["ukd"], alfabe_anahtari(o["ad_soyad"]), o["lno"]))


def sirala(durum: Durum, degerler: Sequence[Any]) -> list[int]:
    """Bütün oyuncuların BSNo'larını değeri büyük olandan küçük olana, eşitlikte BSNo'ya göre sıralar.

    degerler[bsno] oyuncununkidir: tur öncesinde puanı, turnuva sonunda ölçütlerinin değerleri. BSNo puan
    eşitliğindeki öbür ölçütleri (ELO, UKD, ad-soyad, LNo) zaten taşır.
    """
    # reverse=True eşitlerin verilişteki sırasını bozmaz.
    return sorted(durum["bsnolar"][ILK_BSNO:], key=degerler.__getitem__, reverse=True)


# ---------------------------------------------------------------- Eşleştirme: kurallar

RENK_ARDISIK_SINIR = 2  # bir renk arka arkaya en çok bu kadar alınır
RENK_FAZLA_SINIR = 2  # bir renk ötekinden en çok bu kadar fazla alınır
YINELEME = "="  # bir alışta: renk öncekiyle aynıdır
HENUZ_RENKSIZ = (BEYAZ, SIYAH)  # henüz rengi olmayanın alışları
TEK_ALISLAR = ((BEYAZ,), (SIYAH,))  # alışları bunlardan biri ve aynı olan iki oyuncuyu renk kuralları yasaklar


def alabilecekleri(renkler: str) -> Alislar:
    """Bu renkleri almış oyuncunun alışlarını döndürür: önceki renginin karşıtı, yineleyebiliyorsa önceki de.

    Hiçbir oyuncu arka arkaya üç kez aynı rengi alamaz; bir rengi diğerinden en çok 2 kez fazla
    alabilir: ikisi de, ödevin adımlarındaki gibi, yalnızca rengini yineleyene sorulur; karşıtı hep alınabilir.
    Tur atlamalar dikkate alınmaz; henüz rengi olmayan iki rengi de karşıtı gibi alır.

    >>> alabilecekleri("bs")
    ('b', 's=')
    >>> alabilecekleri("s-s"), alabilecekleri("bsbb"), alabilecekleri("-")
    (('b',), ('s',), ('b', 's'))
    """
    renkler = renkler.replace(RENKSIZ, "")
    if not renkler:
        return HENUZ_RENKSIZ
    son, karsit = renkler[-1], KARSIT[renkler[-1]]
    fazla = renkler.count(son) - renkler.count(karsit)
    if renkler.endswith(son * RENK_ARDISIK_SINIR) or fazla >= RENK_FAZLA_SINIR:
        return (karsit,)
    return (karsit, son + YINELEME)


def tur_atlayabilir(bsno: int, durum: Durum) -> bool:
    """Oyuncu tur atlatılabilir mi? Daha önce oynamadan puan almış (tur atlamış ya da +) oyuncu atlatılmaz."""
    return BYE not in durum["rakipler"][bsno] and RAKIPSIZ not in durum["sonuclar"][bsno]


def yasaklilar(bsno: int, tur: Tur) -> set[int]:
    """Oyuncunun renklere bakılmaksızın eşleşemeyeceklerini döndürür: daha önce eşleştikleri.

    Tur atlamış oyuncununkilerde BYE da vardır; BYE'ın eşleşemeyecekleri tur atlatılamayacaklardır.
    """
    return tur["atlayamayanlar"] if bsno == BYE else set(tur["durum"]["rakipler"][bsno])


# ---------------------------------------------------------------- Eşleştirme: yöntem

# Arananın alışı -> onunla eşleşebilecek adayların alışları, öncelik sırasıyla: 1.1 ile 1.2; yinelemede 1.3.
# Her puan grubunda her alışın bir kuyruğu vardır; aday, alışlarının kuyruklarında sıralamadaki sırayla bekler.
KARSILIKLAR = {
    BEYAZ: (SIYAH, SIYAH + YINELEME),
    SIYAH: (BEYAZ, BEYAZ + YINELEME),
    BEYAZ + YINELEME: (SIYAH,),
    SIYAH + YINELEME: (BEYAZ,),
}
ADAY_YOK = -1  # aday bulunamadığını gösteren değer; hiçbir oyuncunun BSNo'su değildir


def grupla(oyuncular: Sequence[int], tur: Tur) -> Gruplar:
    """Sıralamadaki sırayla verilen oyuncuları puan gruplarına, her grubu kuyruklara ayırır.

    Dönen sözlük: puan (yarım puan) -> o puanın grubu ile altındaki gruplar, yukarıdan aşağıya. BYE de bir
    gruptadır ama ilk aranan odur, aday olmaz.
    """
    puanlar, alislar = tur["durum"]["puanlar"], tur["alislar"]
    yukaridan_puanlar = sorted({puanlar[bsno] for bsno in oyuncular}, reverse=True)
    gruplar: dict[int, Grup] = {puan: {alis: deque() for alis in KARSILIKLAR} for puan in yukaridan_puanlar}
    for bsno in oyuncular:
        grup = gruplar[puanlar[bsno]]
        for alis in alislar[bsno]:
            grup[alis].append(bsno)
    yukaridan = list(gruplar.values())
    return {puan: yukaridan[yer:] for yer, puan in enumerate(gruplar)}


def ilk_uygun(sira: Iterable[int], masasizlar: Container[int], yasak: Container[int]) -> int:
    """Sıradakilerden masasız olan, yasak olmayan ilk oyuncuyu döndürür; yoksa ADAY_YOK."""
    return next((bsno for bsno in sira if bsno in masasizlar and bsno not in yasak), ADAY_YOK)


def ilk_aday(
    aranan: int, tur: Tur, gruplar: Gruplar, masasizlar: Container[int], yasak: Container[int]
) -> tuple[int, str]:
    """Arananın tercih sırasındaki ilk adayını (yoksa ADAY_YOK) ve arananın alacağı rengi döndürür.

    0. Aranan BYE ise: en alttan yukarıya, tur atlama kuralına uyan ilk oyuncu.
    1. Arananın puan grubunda sırayla
       1.1 aranan karşıt rengini, aday karşıt rengini alır;
       1.2 aranan karşıt rengini alır, aday rengini yineler (kurala aykırı değilse);
       1.3 aranan rengini yineler (kurala aykırı değilse), aday karşıt rengini alır.
    2-3. Aynı adımlar bir alt puan grubunda, ..., en alttaki gruba kadar.
    4. Yalnızca renk kuralı gevşetildiyse: kalanlar, sıralamadaki sırayla.

    Henüz rengi olmayan arananla her eşleşme 1.1'dir: adaylar sıralamadaki sıradadır, karşıt renklerini
    alırlar. `masasizlar` arananlardan sırası gelmemiş, masaya da oturmamış olanlardır, `yasak` arananla
    eşleşemeyecekler. Kuyrukların başından masaya oturmuş olanlar atılır: gruplar değişir (10.000 × 14 onsuz 2 kat).
    """
    if aranan == BYE:
        return ilk_uygun(reversed(tur["arananlar"]), masasizlar, yasak), SIYAH
    alislar = tur["alislar"][aranan]
    if alislar == HENUZ_RENKSIZ:
        aday = ilk_uygun(tur["arananlar"], masasizlar, yasak)
        return aday, KARSIT[tur["alislar"][aday][0]]  # ADAY_YOK'un rengi kullanılmaz
    for grup in gruplar[tur["durum"]["puanlar"][aranan]]:
        for alis in alislar:
            for karsilik in KARSILIKLAR[alis]:
                kuyruk = grup[karsilik]
                while kuyruk and kuyruk[0] not in masasizlar:
                    kuyruk.popleft()
                for aday in kuyruk:
                    if aday in masasizlar and aday not in yasak:
                        return aday, alis[0]
    sonrakiler = tur["arananlar"] if tur["renk_serbest"] else ()
    return ilk_uygun(sonrakiler, masasizlar, yasak), alislar[0]


def masa_kur(aranan: int, aday: int, renk: str) -> Masa:
    """Renk arananın olmak üzere iki oyuncunun masasını döndürür; BYE'ınki hep siyahtır."""
    return (aranan, aday) if renk == BEYAZ else (aday, aranan)


def yontemi_uygula(tur: Tur) -> tuple[list[Masa], list[int]]:
    """Yöntemi yazıldığı gibi uygular: sırası gelen, ilk adayıyla masaya oturur.

    Masaları ve adayı kalmayıp açıkta kalanları döndürür.
    """
    arananlar = tur["arananlar"]
    gruplar = grupla(arananlar, tur)
    masasizlar = set(arananlar)
    masalar: list[Masa] = []
    acikta: list[int] = []
    for aranan in arananlar:
        if aranan in masasizlar:
            masasizlar.remove(aranan)
            aday, renk = ilk_aday(aranan, tur, gruplar, masasizlar, yasaklilar(aranan, tur))
            if aday == ADAY_YOK:
                acikta.append(aranan)
            else:
                masasizlar.remove(aday)
                masalar.append(masa_kur(aranan, aday, renk))
    return masalar, acikta


# ---------------------------------------------------------------- Eşleştirme: çıkmazlar
#
# Bir örnek: 1-2 ve 3-4 masaya oturdu; kalan 5 ile 6 daha önce karşılaşmış, ikisi de açıkta. Eşleşebilecek
# çiftler: 1-2, 1-6, 2-5, 3-4, 3-6, 4-5, 4-6.
#
#   1. 5 ile 6 geçici eş edilir, masalar geri alınır:  1 === 2   3 === 4   5 ... 6
#   2. onar: 5 ayrılır, eşi 6 boşta kalır (kök). 6, 1 ile oynayabilir; 1'in eşi 2, 5 ile oynayabilir:
#      6 --- 1 === 2 --- 5 yolu kaydırılır (6-1 ve 2-5 eş olur). Artık herkesin gerçek bir eşi var.
#   3. tercihle_esle: 1'in ilk adayı 2'dir. 1 ile 2 ayrılınca eşleri 6 ile 5 boşta kalır; aralarında
#      6 --- 3 === 4 --- 5 yolu vardır: kaydırılır, 1-2 olur; 3'ün eşi 6, 4'ün eşi 5'tir.
#   4. 3'ün ilk adayı 4'tür; onlar ayrılınca boşta kalan 6 ile 5 karşılaşmıştır, aralarında yol yoktur.
#      3 ayrılınca eşi 6 köktür: 6 --- 4 === 5. Köke ve 5'e çift adımda varılır, bunlar "dış"tır; 4 "iç"tir.
#      3'ün dış olan ilk adayı 6'dır: 3-6 olur, 4-5 kalır. Sonuç: 1-2, 3-6, 4-5.
#
# Genel olarak: oyuncular düğüm, kurallara uyan çiftler kenardır (---), elde kalanların tam bir
# eşlemesi (===, es) vardır. Aranan çıkarılınca eşi (kök) boşta kalır. Kökten bir kenar, bir eş, bir
# kenar, bir eş ... diye varılan düğümler dıştır; yol boyunca eşler kaydırılırsa boşta kalan, kök
# yerine o düğüm olur. Arananla eşleşip kalanları eşlenebilir bırakan adaylar tam olarak dış
# düğümlerdir (Edmonds 1965; Gallai-Edmonds). Asıl zorluk, uzunluğu tek olan çevrimlerdir ("çiçek"): iki dış
# düğümü (x, y) birleştiren kenar, aradaki iç düğümlere öbür taraftan da varılabildiğini gösterir;
# onlar da dış olur:
#
#              a === x
#     kök ---<       |         x'e kök - a = x diye varılır, a iç düğümdür; ama a'ya
#              b === y         kök - b = y - x = a diye de varılır: a da dıştır.
#
# İki çağrı arasında hep geçerli olan: es iki yönlüdür, masaya oturmamış herkesi eşler; onar bitince her çifti
# kurallara uyar. engeller[x], x'in es'tekilerden eşlenemeyeceklerinin kümeleridir; sonradan yalnızca hiçbir
# tam eşlemede bulunmayan çiftler eklenir.


def cicek(x_yolu: list[int], y_yolu: list[int], yollar: Yollar) -> Yollar:
    """İki dış düğümün (x, y) arasındaki kenarın dış yaptığı iç düğümleri yollarıyla döndürür.

    Düğümün yeni yolu kendi yolunda geriye, x ile y arasındaki kenardan öbür yola geçerek köke varır:
    yukarıda a - x - y - b - kök. İki yolun ortak sapı öyle dolaşılamaz, iç kalır. `yollar` o ana dek
    bulunan dış düğümlerindir. Yukarıdaki çizimde kök 1, a 2, x 3, b 4, y 5 olsun:

    >>> cicek([3, 2, 1], [5, 4, 1], {1: [1], 3: [3, 2, 1], 5: [5, 4, 1]})
    {2: [2, 3, 5, 4, 1], 4: [4, 5, 3, 2, 1]}
    """
    return {
        dugum: yol[yer::-1] + oteki_yol
        for yol, oteki_yol in ((x_yolu, y_yolu), (y_yolu, x_yolu))
        for yer, dugum in enumerate(yol)
        if dugum not in yollar and dugum not in oteki_yol
    }


def dis_yollar(kok: int, hedefler: Collection[int], es: Es, engeller: Engeller) -> Yollar:
    """Kökten varılan dış düğümleri yollarıyla döndürür; bir hedefe varınca durur, o sonuncudur.

    Hiçbir hedef dış değilse bütün dış düğümler döner. Yol [dış düğüm, eşi, ..., kök] dizisidir ve
    yinelenen düğümü yoktur. Kökün es'teki eşi sayılmaz, öbür herkes (birlestir'in ucu dışında) eşlidir; x'in
    komşuları es'tekilerden engeller[x]'in kümelerinde bulunmayanlardır.

    Önce eşi hedef olan komşulara bakılır (1.000 × 60 hep beyaz onsuz 1,5 kat). Üstü aynı olan dış
    düğümler aynı çiçektedir, aralarındaki kenar yeni bir şey vermez (300 × 299 hep berabere onsuz
    2,5 kat).
    """
    yollar = {kok: [kok]}
    if kok in hedefler:
        return yollar
    ustler = {kok: kok}  # dış düğüm -> kendisinin (çiçekteyse en dıştaki çiçeğin) hemen üstündeki iç düğüm; yoksa kök
    ic_olmayanlar = set(es)
    hedef_esleri = {es[hedef] for hedef in hedefler}
    bulunanlar = [kok]
    for x in bulunanlar:
        komsular = ic_olmayanlar.difference(*engeller[x])
        for y in chain(komsular & hedef_esleri, komsular):  # y yeniyse ve eşi hedefse arama biter
            if y not in yollar:
                ic_olmayanlar.remove(y)
                ust, yeniler = y, {es[y]: [es[y], y, *yollar[x]]}
            elif ustler[x] != ustler[y]:
                yeniler = cicek(yollar[x], yollar[y], yollar)
                # Yeni çiçeğin üstü sapta iç kalan ilk düğümdür; içine aldığı çiçeklerinki de o olur.
                ust = next((ic for ic in yollar[x] if ic not in yollar and ic not in yeniler), kok)
                ustler.update([(dis, ust) for dis in yollar if ustler[dis] in yeniler])
            else:
                continue
            for dis, yol in yeniler.items():
                yollar[dis], ustler[dis] = yol, ust
                if dis in hedefler:
                    return yollar
            ic_olmayanlar.update(yeniler)
            bulunanlar += yeniler
    return yollar


def ikiser_esle(es: Es, dugumler: Sequence[int]) -> None:
    """Düğümleri sırayla ikişer ikişer eş eder (`es` değişir); bir yolda eşleri böyle kaydırır."""
    for a, b in zip(dugumler[::2], dugumler[1::2]):
        es[a], es[b] = b, a


def birlestir(kok: int, uc: int, es: Es, engeller: Engeller) -> bool:
    """Boştaki kök ile ucu, aralarında bir yol varsa, yolu kaydırarak eşler; yoksa False döndürür.

    es'i değiştirir. Ucun komşusu yoksa hiç aranmaz (121 × 120 karışık onsuz 1,7 kat).
    """
    hedefler = set(es).difference(*engeller[uc])
    if hedefler:
        yollar = dis_yollar(kok, hedefler, es, engeller)
        *_, son = yollar
        if son in hedefler:
            ikiser_esle(es, [uc, *yollar[son]])
            return True
    return False


def engelleri_bul(oyuncular: Collection[int], tur: Tur) -> Engeller:
    """Her oyuncunun (BYE'ın da) verilenlerden hangileriyle eşlenemeyeceğini iki küme olarak döndürür.

    1) kendisi (BYE'da değil), yasaklıları, tur atlatılamayacaksa BYE da;
    2) renkler serbest değilse ve tek alışı varsa, tek alışı onunki olanlar.
    """
    alislar = tur["alislar"]
    engeller: Engeller = {}
    tek_alislar: tuple[Alislar, ...] = () if tur["renk_serbest"] else TEK_ALISLAR
    tek_alislilar = {alis: {bsno for bsno in oyuncular if alislar[bsno] == alis} for alis in tek_alislar}
    for bsno in oyuncular:
        yasak = yasaklilar(bsno, tur) | {bsno, BYE}
        yasak -= set() if bsno in tur["atlayamayanlar"] else {BYE}  # kural gevşetildiyse eskiden atlamış olanda da yok
        engeller[bsno] = (yasak, tek_alislilar.get(alislar[bsno], set()))
    return engeller


def onar(es: Es, acikta: Sequence[int], engeller: Engeller) -> bool:
    """Açıktakilerin geçici eşlerini kurallara uygun olanlarla değiştirir (`es` değişir).

    es'teki herkesi eşlemek olanaksızsa False döndürür. Geçici eş gerçek bir kenar olmadığından
    kaydırma geçici eşleri yalnızca azaltır.
    """
    for bsno in acikta[::2]:  # çiftin birine eş bulununca öbürüne de bulunmuş olur
        eski_es = es.pop(bsno)
        if not birlestir(eski_es, bsno, es, engeller):
            es[bsno] = eski_es
            return False
    return True


def tercihle_esle(es: Es, engeller: Engeller, tur: Tur) -> list[Masa]:
    """`es` içindekileri, herkesin eşleştiği eşleştirmelerin tercih sırasındaki ilkiyle masalara yerleştirir.

    es'tekilerin tam bir eşlemesi olmalıdır; es tüketilir, engeller değişir. Sırası gelen, kalanları
    eşlenebilir bırakan ilk adayını alır.

    İlk aday öyle değilse dış düğümlerin hepsi aranır. Aranan ile iç düğümler ayırıcı bir kümedir:
    çıkarılırlarsa çizge kendileri kadar tek sayılı parçaya (dış düğümler ve çiçekler) ayrılır, her biri
    bir parçayla eşlenmek zorundadır. Aralarındaki kenarlar hiçbir tam eşlemede bulunmaz; yok
    sayılmasalar aynı arama yinelenirdi (1.000 × 60 hep beyaz onsuz 8 kat).
    """
    arananlar = [bsno for bsno in tur["arananlar"] if bsno in es]
    gruplar = grupla(arananlar, tur)
    masalar: list[Masa] = []
    for aranan in arananlar:
        if aranan not in es:
            continue
        kok = es.pop(aranan)
        yasak = set().union(*engeller[aranan])
        aday, renk = ilk_aday(aranan, tur, gruplar, es, yasak)
        uc = es.pop(aday)  # adayın eşi; aranan ile aday ayrılınca boşta kalan kök ile uçtur
        if aday != kok and not birlestir(kok, uc, es, engeller):
            es[aday] = uc
            yollar = dis_yollar(kok, (), es, engeller)
            ayirici = {es[dis] for dis in yollar} - yollar.keys()  # es[kok] hâlâ aranandır; o da ayırıcıdadır
            engeller.update({bsno: (*engeller[bsno], ayirici) for bsno in ayirici})
            dis_olmayanlar = es.keys() - yollar.keys()
            aday, renk = ilk_aday(aranan, tur, gruplar, es, yasak | dis_olmayanlar)
            ikiser_esle(es, yollar[aday][1:])  # adayın eşinden köke
            del es[aday]
        masalar.append(masa_kur(aranan, aday, renk))
    return masalar


def herkesi_eslestir(tur: Tur) -> list[Masa] | None:
    """Herkesin eşleştiği eşleştirmelerin tercih sırasındaki ilkini döndürür; hiç yoksa None.

    Tur atlayanın masası ilktir (turu_eslestir sona alır). Önce yöntem yazıldığı gibi uygulanır; herkes
    eşleşirse sonuç budur. Değilse açıktakiler geçici eş edilir, herkes gerçekten eşlenene dek sondaki
    masalar geri alınır (açıkta kalan, sırası geldikten sonra kurulan masalar geri alınmadan eş bulamaz), oradan
    tercihle ilerlenir. Tamamlanabilen bir başlangıcın her kısası da tamamlanabilir: elde kalan masalar, tercih
    sırasında ilk olanda da vardır.
    """
    masalar, acikta = yontemi_uygula(tur)
    if not acikta:
        return masalar
    es: Es = {}
    ikiser_esle(es, acikta)
    while masalar:
        adet = len(es)  # her adımda es üç katına çıkar
        ikiser_esle(es, list(chain.from_iterable(masalar[-adet:])))
        del masalar[-adet:]
        engeller = engelleri_bul(es, tur)
        if onar(es, acikta, engeller):
            return masalar + tercihle_esle(es, engeller, tur)
    return None


# ---------------------------------------------------------------- Turlar


def tur_sayisi_araligi(oyuncu_sayisi: int) -> tuple[int, int]:
    """Oynanabilecek en az ve en çok tur sayısını döndürür: (⌈log2 n⌉, n - 1)."""
    return (oyuncu_sayisi - 1).bit_length(), oyuncu_sayisi - 1  # n - 1'in ikilik basamaklarının sayısı


def ilk_durum(oyuncu_sayisi: int) -> Durum:
    """Turnuvanın ilk turdan önceki durumunu döndürür."""
    boy = oyuncu_sayisi + 1
    bos = [""] * boy
    return {"bsnolar": list(range(boy)), "rakipler": [()] * boy, "renkler": bos, "sonuclar": bos, "puanlar": [0] * boy}


def ilk_turu_eslestir(oyuncu_sayisi: int, renk: str) -> list[Masa]:
    """İlk turun masalarını döndürür: 1-2, 3-4, ...; tek sayıda oyuncuda sonuncu tur atlar.

    BSNo'su tek olanlar verilen rengi, çift olanlar öbür rengi alır.
    """
    masalar = [masa_kur(bsno, bsno + 1, renk) for bsno in range(ILK_BSNO, oyuncu_sayisi, 2)]
    if oyuncu_sayisi % 2 == 1:
        masalar.append((oyuncu_sayisi, BYE))
    return masalar


def gevsetme_notlari(tur_no: int, masalar: Sequence[Masa], tur: Tur) -> list[str]:
    """Turda gevşetilen her kural ve sıradakinden başka tur atlayan için birer `Not: ` satırı döndürür.

    `tur` masaların hangi kurallarla bulunduğudur; tur atlayanın masası sondadır.
    """
    durum, alislar = tur["durum"], tur["alislar"]
    yoksa = "yoksa rakipsiz oyuncu kalıyordu."
    atlayan, rakibi = masalar[-1]
    sozler = []
    if rakibi == BYE and not tur_atlayabilir(atlayan, durum):
        sozler.append(f"tur atlama kuralı gevşetildi; BSNo {atlayan} daha önce oynamadan puan aldığı hâlde tur atladı.")
    elif rakibi == BYE:
        siradaki = next(bsno for bsno in reversed(tur["arananlar"]) if tur_atlayabilir(bsno, durum))
        if siradaki != atlayan:
            sozler.append(f"sıradaki oyuncu (BSNo {siradaki}) yerine BSNo {atlayan} tur atladı; {yoksa}")
    if tur["renk_serbest"]:
        mnolar = ", ".join(str(mno) for mno, (a, b) in enumerate(masalar, 1) if alislar[a] == alislar[b] in TEK_ALISLAR)
        sozler.append(f"renk kuralları gevşetildi (masa no: {mnolar}); {yoksa}")
    return [f"Not: {tur_no}. turda {soz}" for soz in sozler]


def turu_eslestir(tur_no: int, durum: Durum) -> Eslesme:
    """İlk turdan sonraki bir turun masalarını ve `Not: ` satırlarını döndürür; tur atlayanın masası sondadır.

    Kurallar yalnızca gerektiğinde, sırayla gevşetilir: renk kuralı, (oynamadan puan alan varsa) tur atlama
    kuralı, ikisi. Daha önce karşılaşmamış oyuncularla eşleştirme kalmadıysa masaların yerine None döner, turnuva
    biter; bunu not söyler.
    """
    # Renkleri aynı olanların alışları bir kez bulunur.
    renklerin_alislari = {renkler: alabilecekleri(renkler) for renkler in set(durum["renkler"])}
    alislar = [renklerin_alislari[renkler] for renkler in durum["renkler"]]
    siralama = sirala(durum, durum["puanlar"])
    tek = len(siralama) % 2 == 1
    kuralca = {bsno for bsno in siralama if not tur_atlayabilir(bsno, durum)} if tek else set()
    for atlayamayanlar, renk_serbest in product([kuralca, set()] if kuralca else [set()], (False, True)):
        tur: Tur = {
            "arananlar": [BYE, *siralama] if tek else siralama, "durum": durum, "alislar": alislar,
            "atlayamayanlar": atlayamayanlar, "renk_serbest": renk_serbest,
        }
        if (masalar := herkesi_eslestir(tur)) is not None:
            if tek:
                masalar.append(masalar.pop(0))
            return masalar, gevsetme_notlari(tur_no, masalar, tur)
    bitis = f"eşleştirme kalmadığı için turnuva {tur_no - 1}. turun sonunda bitti."
    return None, [f"Not: {tur_no}. turda daha önce karşılaşmamış oyuncularla {bitis}"]


def tur_sonrasi(durum: Durum, masalar: Sequence[Masa], kodlar: Sequence[str]) -> Durum:
    """Masaların sonuç kodlarıyla ("0" ... "5", masa sırasıyla) oynanmış turdan sonraki durumu döndürür.

    Oynanmayan maçlar (3, 4, 5) da karşılaşma ve renk sayılır. Tur atlayanın masasının kodu yoktur:
    rakibi BYE'dır, rengi yoktur, 1 puan alır.
    """
    boy = len(durum["puanlar"])
    rakip, renk, sonuc = [BYE] * boy, [RENKSIZ] * boy, [GALIP] * boy  # masası kodsuz olanınkiler böyle kalır
    for (beyaz, siyah), kod in zip(masalar, kodlar):
        rakip[beyaz], rakip[siyah] = siyah, beyaz
        renk[beyaz], renk[siyah] = BEYAZ, SIYAH
        sonuc[beyaz], sonuc[siyah] = SONUCLAR[kod]
    return {
        "bsnolar": durum["bsnolar"],
        "rakipler": list(map(add, durum["rakipler"], zip(rakip))),  # zip(rakip): (4,), (7,), ...
        "renkler": list(map(add, durum["renkler"], renk)),
        "sonuclar": list(map(add, durum["sonuclar"], sonuc)),
        "puanlar": list(map(add, durum["puanlar"], map(PUANLAR.__getitem__, sonuc))),
    }


# ---------------------------------------------------------------- Puanlama

OYNANMIS = frozenset("1½0")  # oynanmış maçların sonuç karakterleri
YARIM_PUAN, CEYREK_PUAN, ADET = 2, 4, 1  # 1 puanda (ya da adette) kaç birim var
# Nihai sıralamanın ölçütleri (olcutler() bulur), öncelik sırasıyla -> 1 puanda kaç birim oldukları.
BIRIMLER = {"Puan": YARIM_PUAN, "BH-1": YARIM_PUAN, "BH-2": YARIM_PUAN, "SB": CEYREK_PUAN, "GS": ADET}


def olcutler(bsno: int, durum: Durum) -> list[int]:
    """Oyuncunun nihai sıralamadaki ölçütlerini BIRIMLER'deki sırası ve birimleriyle döndürür.

    Puan: maçlarda alınan puanların toplamı (yarım puan)
    BH-1, BH-2: en düşük 1 (2) rakip puanı dışındakilerin toplamı (yarım puan)
    SB: yendiği rakiplerin (tur atlama ve + da) puanları ile berabere kaldığı rakiplerin puanlarının yarısı
        (çeyrek puan)
    GS: oynayarak kazandığı ve rakibinin gelmediği maçların sayısı

    Rakip puanı oynanan maçta rakibin son puanıdır; oynanmayanda (tur atlama, rakibin ya da
    kendisinin gelmemesi) oyuncunun o turdan önceki puanına sonraki her tur için yarım puan eklenir.
    `durum` son oynanan turdan sonraki durumdur.

    Üç oyuncu, iki tur; 1 numara 2'yi yendi, 3'le berabere kaldı:

    >>> durum = {"rakipler": [(0, 0), (2, 3), (1, 0), (0, 1)], "renkler": ["--", "bs", "s-", "-b"],
    ...          "sonuclar": ["11", "1½", "01", "1½"], "puanlar": [4, 3, 2, 3]}
    >>> olcutler(1, durum)  # Puan 1,5; BH-1 1,5; BH-2 0; SB 1 + 0,75; GS 1
    [3, 3, 0, 7, 1]
    """
    rakipler, sonuclar, puanlar = durum["rakipler"][bsno], durum["sonuclar"][bsno], durum["puanlar"]
    alinanlar = [PUANLAR[sonuc] for sonuc in sonuclar]
    rakip_puanlari = [
        puanlar[rakip] if sonuc in OYNANMIS and rakip != BYE else sum(alinanlar[:yer]) + len(sonuclar) - 1 - yer
        for yer, (rakip, sonuc) in enumerate(zip(rakipler, sonuclar))
    ]
    sonneborn_berger = sum(map(mul, alinanlar, rakip_puanlari))
    galibiyet = sonuclar.count(GALIP) + sonuclar.count(RAKIPSIZ) - rakipler.count(BYE)
    rakip_puanlari.sort()
    return [puanlar[bsno], sum(rakip_puanlari[1:]), sum(rakip_puanlari[2:]), sonneborn_berger, galibiyet]


# ---------------------------------------------------------------- Listeler
# Oyuncuların sütunlarında hucreler[bsno] o oyuncununkidir, hucreler[0] BYE'ınki.

AD_SOYAD = "Ad-Soyad"  # listelerin sola yaslanan tek sütunu
# Başlığından geniş olan sütunların en az genişliği.
EN_AZ_EN = {"LNo": 5, AD_SOYAD: 12, "ELO": 4, "UKD": 4, "BH-1": 5, "BH-2": 5, "SB": 5}
RAKIP_ENI = 3  # çapraz tablonun tur hücrelerinde rakibin BSNo'su için ayrılan en az genişlik
AYRAC = " - "  # eşleştirme listesinin beyazlar yarısını siyahlarınkinden ayırır
BEYAZLAR_SUTUNU, SIYAHLAR_SUTUNU = 8, 25  # eşleştirme listesinde o başlıkların yeri (sütunlar en dar hâlindeyken)


def sira_numaralari(adet: int) -> list[str]:
    """1'den başlayan o kadar numarayı (BSNo, SNo, MNo) yazılacakları gibi döndürür."""
    return list(map(str, range(1, adet + 1)))


def tanitim_sutunlari(oyuncular: Sequence[Oyuncu]) -> Tablo:
    """Oyuncuları tanıtan sütunları döndürür; oyuncular BSNo sırasındadır."""
    return {
        "BSNo": [BYE_BSNO, *sira_numaralari(len(oyuncular))],
        "LNo": [BYE_ADI, *(str(oyuncu["lno"]) for oyuncu in oyuncular)],
        AD_SOYAD: ["", *(oyuncu["ad_soyad"] for oyuncu in oyuncular)],
        "ELO": ["", *(str(oyuncu["elo"]) for oyuncu in oyuncular)],
        "UKD": ["", *(str(oyuncu["ukd"]) for oyuncu in oyuncular)],
    }


def bicimle(degerler: Sequence[int], birim: int) -> list[str]:
    """Değerleri yazılacakları gibi döndürür: puanlar iki ondalıklı, adetler (birimi ADET) tam.

    Her değer bir kez biçimlenir.
    """
    yazilis = {deger: str(deger) if birim == ADET else f"{deger / birim:.2f}" for deger in set(degerler)}
    return [yazilis[deger] for deger in degerler]


def tur_sutunlari(durum: Durum, bsnolar: Sequence[str]) -> Tablo:
    """Çapraz tablonun tur sütunlarını döndürür: rakibin BSNo'su, renk, sonuç; tur atlayanda `- - 1`."""
    rakip_hucreleri = [bsno.rjust(RAKIP_ENI) for bsno in bsnolar]
    turlar = zip(zip(*durum["rakipler"]), zip(*durum["renkler"]), zip(*durum["sonuclar"]))
    return {
        f"{tur_no}. Tur": [f"{rakip_hucreleri[rakip]} {renk} {sonuc}" for rakip, renk, sonuc in zip(*sutunlar)]
        for tur_no, sutunlar in enumerate(turlar, start=1)
    }


def sec(sutunlar: Tablo, bsnolar: Sequence[int]) -> Tablo:
    """Oyuncu sütunlarından verilen BSNo'ların hücrelerini o sırayla içeren tabloyu döndürür."""
    return {baslik: [hucreler[bsno] for bsno in bsnolar] for baslik, hucreler in sutunlar.items()}


def tablo_satirlari(tablo: Tablo) -> list[str]:
    """Tablonun başlık, çizgi ve hücre satırlarını döndürür; sütunlar birer boşlukla ayrılır.

    Sütunun genişliği başlığının, en az genişliğinin ve en geniş hücresinin en büyüğüdür; her sütun en
    az bir hücrelidir. Ad-soyad sola, gerisi sağa yaslanır.

    >>> tablo_satirlari({"BSNo": ["1", "10"], "Ad-Soyad": ["ALİ KAYA", "İLKNUR AKAR"], "GS": ["0", "2"]})[1:]
    ['---- ------------ --', '   1 ALİ KAYA      0', '  10 İLKNUR AKAR   2']
    """
    enler = [max(EN_AZ_EN.get(ad, len(ad)), max(map(len, hucreler))) for ad, hucreler in tablo.items()]
    kalip = " ".join([f"%{'-' * (ad == AD_SOYAD)}{en}s" for ad, en in zip(tablo, enler)])
    return [kalip % tuple(tablo), " ".join(["-" * en for en in enler]), *map(kalip.__mod__, zip(*tablo.values()))]


def baslangic_listesi(tanitim: Tablo) -> list[str]:
    """Başlangıç sıralama listesinin satırlarını BSNo sırasıyla döndürür."""
    return ["Başlangıç Sıralama Listesi:", *tablo_satirlari(sec(tanitim, range(ILK_BSNO, len(tanitim["BSNo"]))))]


def eslestirme_listesi(tur_no: int, masalar: Sequence[Masa], tanitim: Tablo, puanlar: Sequence[int]) -> list[str]:
    """Turun eşleştirme listesinin satırlarını masa sırasıyla döndürür; tur atlayan en sondadır.

    `puanlar` tur öncesindeki puanlardır (yarım puan).
    """
    yari = {"BSNo": tanitim["BSNo"], "LNo": tanitim["LNo"], "Puan": bicimle(puanlar, BIRIMLER["Puan"])}
    beyazlar = [beyaz for beyaz, _ in masalar]
    siyahlar = [siyah for _, siyah in masalar if siyah != BYE]
    sol = tablo_satirlari({"MNo": sira_numaralari(len(masalar)), **sec(yari, beyazlar)})
    sag = tablo_satirlari(sec({baslik: yari[baslik] for baslik in reversed(yari)}, siyahlar))
    adlar, cizgi, *satirlar = map(AYRAC.join, zip_longest(sol, sag, fillvalue=BYE_ADI))
    return [
        f"{tur_no}. Tur Eşleştirme Listesi:",
        (" " * BEYAZLAR_SUTUNU + "Beyazlar").ljust(max(SIYAHLAR_SUTUNU, len(sol[0] + AYRAC))) + "Siyahlar",
        adlar, cizgi.replace(AYRAC, " " * len(AYRAC)), *satirlar,
    ]


def sonuc_listesi(baslik: str, sira: Sequence[int], tanitim: Tablo, basari: Tablo) -> list[str]:
    """Nihai ya da ara sıralama listesinin satırlarını döndürür; `sira` BSNo'ların o sıralamadaki sırasıdır."""
    return [baslik, *tablo_satirlari({"SNo": sira_numaralari(len(sira)), **sec({**tanitim, **basari}, sira)})]


def capraz_tablo(baslik: str, sira: Sequence[int], tanitim: Tablo, turlar: Tablo, basari: Tablo) -> list[str]:
    """Çapraz tablonun satırlarını BSNo sırasıyla döndürür; `sira` sonuc_listesi'ninkidir."""
    snolar = dict(zip([BYE, *sira], ["", *sira_numaralari(len(sira))]))
    tablo = {"BSNo": tanitim["BSNo"], "SNo": [snolar[bsno] for bsno in sorted(snolar)], **tanitim, **turlar, **basari}
    return [baslik, *tablo_satirlari({ad: hucreler[ILK_BSNO:] for ad, hucreler in tablo.items()})]


# ---------------------------------------------------------------- Giriş-çıkış akışları

# Çıktıyı okuyan gidince oluşan hataların numaraları (EPIPE; Windows'ta EINVAL de).
OKUYAN_GITTI = {errno.EPIPE, errno.EINVAL} if sys.platform == "win32" else {errno.EPIPE}
CIKTIDA_GEREKEN = "çğıöşüÇĞİÖŞÜ½"  # çıktının kodlamasında bulunması gerekenler
ASCII = bytes(range(128))  # akışın kodlamasının içermesi gereken
# İşletim sisteminin sık görülen hataları; öbürlerinde sistemin kendi sözü yazılır.
SISTEM_HATALARI: dict[int | None, str] = {
    errno.ENOENT: "böyle bir dosya ya da klasör yok",
    errno.EACCES: "izin yok ya da başka bir program kullanıyor",
    errno.ENOSPC: "diskte yer yok",
    errno.EROFS: "disk yazmaya kapalı",
    errno.EIO: "disk okunamıyor ya da yazılamıyor",
    errno.EINVAL: "geçersiz ad ya da işlem",
    errno.EBADF: "okunup yazılabilen bir dosya değil",
}


def sistem_hatasi(hata: OSError) -> str:
    """İşletim sistemi hatasının nedenini döndürür; sık görülenler Türkçedir."""
    return SISTEM_HATALARI.get(hata.errno, hata.strerror or str(hata))


def uygun_kodlama(akis: TextIO, gerekenler: str) -> str:
    """Akışın kodlaması ASCII'yi içeriyor ve gerekenleri taşıyorsa onu, yoksa UTF-8'i döndürür."""
    with suppress(UnicodeError):
        gerekenler.encode(akis.encoding)
        if ASCII.decode(akis.encoding).encode("ascii") == ASCII:
            return akis.encoding
    return "utf-8"


def akislari_ayarla() -> None:
    """Akışlara uygun_kodlama'yı verir; kapalı akışın yerine boş aygıt açar.

    Çıktıda çevrilemeyen karakterin yerine soru işareti konur. Girdide çözülemeyen bayt vekil karakter
    olur (yanit_oku çevirir), satır sonu yalnızca \\n'dir, \\r yanıtın çevresinden atılır.
    """
    for ad, kip in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, ad) is None:
            bos_aygit = os.open(os.devnull, os.O_RDWR)  # program boyunca açıktır
            setattr(sys, ad, open(bos_aygit, kip, encoding="utf-8", closefd=False))
    for akis in (sys.stdout, sys.stderr):
        if isinstance(akis, TextIOWrapper):
            akis.reconfigure(encoding=uygun_kodlama(akis, CIKTIDA_GEREKEN), errors="replace")
    if isinstance(sys.stdin, TextIOWrapper):
        kodlama = uygun_kodlama(sys.stdin, "")
        sys.stdin.reconfigure(encoding=kodlama, errors="surrogateescape", newline="\n")


def akisi_birak(akis: TextIO) -> None:
    """Yazılamayan akışın yerine boş aygıtı koyar ki sonraki yazmalar da çıkıştaki boşaltma da hata vermesin."""
    bos_aygit = os.open(os.devnull, os.O_WRONLY)
    os.dup2(bos_aygit, akis.fileno())
    os.close(bos_aygit)


def uyar(ileti: str) -> None:
    """İletiyi stdout'a yazılmış olanların ardından stderr'e yazar.

    Yazılamayan ileti turnuvayı bitirmez.
    """
    with suppress(OSError):  # çıktının hatası sonraki boşaltmada yine gelir
        sys.stdout.flush()
    try:
        print(ileti, file=sys.stderr, flush=True)
    except OSError:
        akisi_birak(sys.stderr)


def imleci_alta_al() -> None:
    """Ekranda istemin satırında kalmış imleci alta geçirir; iletiler orada başlasın."""
    if sys.stdout.isatty() and sys.stderr.isatty():
        uyar("")


# ---------------------------------------------------------------- Kayıt dosyası
# Kayıtta her yanıt, sorusunun kısa adıyla, bir satırdır: "ELO: 1500". Program her turun ilk
# sonucundan önce o turun masalarını da bir satır olarak yazar: "# 2. tur: 99-4 222-BYE". Elle
# yazılmış ve eski kayıtlarda satır adsız (yalnızca yanıt) olabilir, masa satırı olmayabilir.

AD_SONU = ":"  # satırda sorunun adını yanıttan ayırır; hiçbir yanıtta yoktur
MASA_ISARETI = "#"  # masa satırının başı; hiçbir yanıt böyle başlamaz
MASA_SATIRI = MASA_ISARETI + " %d. tur"  # masa satırının adı
MASA_ORNEGI = "99-4 222-BYE"  # masaların yazılışı: beyaz-siyah, LNo'larla; tur atlayan sonda
# Kayıtlı turnuva nasıl sürdürülür: stdin uçbirim mi -> söz. Boruda ve dosyada aynı komut,
# verilmiş yanıtları bir daha verirdi.
SURDURME = {True: "aynı komut turnuvayı sürdürür", False: "kayıt kalan yanıtlarla sürdürülür"}


class KullanimHatasi(Exception):
    """Seçenekler ya da kayıt dosyası kullanılamıyor; iletisi kullanıcıya olduğu gibi gösterilir."""


class DosyaDegisti(Exception):
    """Kaydı başkası değiştirdi; tek değeri, dosyada şimdi bulunan (başından bilinen kadarı)."""


def masalari_coz(lnolar: Sequence[str], metin: str) -> list[Masa]:
    """Kayıttaki masaları çözer: "99-4 222-BYE"; - çevresinde boşluk da olabilir.

    lnolar'da her LNo'nun yeri BSNo'sudur. Herkes bir masada oturmuyorsa ya da BYE yerinde değilse
    ValueError verir.

    >>> masalari_coz(["BYE", "99", "222", "4"], "99 - 4 222-BYE")
    [(1, 3), (2, 0)]
    """
    parcalar = metin.replace("-", " - ").split()
    masalar = [parcalar[yer : yer + 3] for yer in range(0, len(parcalar), 3)]
    for masa in masalar:
        if [parca == "-" for parca in masa] != [False, True, False]:
            raise yanit_hatasi(" ".join(masa), "bir masa değil", f"şöyle yazılır: {MASA_ORNEGI}")
    bsnolar = {lno: bsno for bsno, lno in enumerate(lnolar)}
    if len(lnolar) % 2 == 1:  # BYE'ınki de sayılınca tek: oyuncu sayısı çift
        del bsnolar[BYE_ADI]
    oturanlar = [lno for beyaz, _, siyah in masalar for lno in (beyaz, siyah)]
    if BYE_ADI in oturanlar[:-1] or (BYE_ADI in oturanlar and BYE_ADI not in bsnolar):
        beklenen = "oyuncu sayısı tekse yalnızca en sonda yazılır."
        raise yanit_hatasi(BYE_ADI, "yerinde değil", beklenen)
    sayilar = Counter(oturanlar)
    for lno in chain(oturanlar, bsnolar):
        if lno not in bsnolar:
            beklenen = "masalara BSNo değil lisans numarası yazılır."
            raise yanit_hatasi(lno, "bu turnuvada yok", beklenen)
        if sayilar[lno] != 1:
            neden = "iki kez yazılmış" if sayilar[lno] else "hiçbir masada yok"
            raise yanit_hatasi(lno, neden, "herkes bir masada, sayı tekse sonda BYE olmalıdır.")
    return [(bsnolar[beyaz], bsnolar[siyah]) for beyaz, _, siyah in masalar]


def kaydi_oku(yol: str) -> bytes:
    """Kayıt dosyasının içeriğini döndürür; dosya yoksa kurar, varsa değiştirmez.

    Kullanılamayan dosya için KullanimHatasi verir.
    """
    if os.path.exists(yol) and not os.path.isfile(yol):
        raise KullanimHatasi(f"{yol}: kayıt dosyası olamaz; sıradan bir dosya değil.")
    try:
        with open(yol, "a+b", buffering=0) as dosya:
            with suppress(OSError):  # IDLE'da 0 ile 1 açık olmayabilir
                if any(os.path.sameopenfile(akis_no, dosya.fileno()) for akis_no in (0, 1)):
                    raise KullanimHatasi(f"{yol}: kayıt dosyası olamaz; girdi ya da çıktı da odur.")
            dosya.seek(0)
            return dosya.read()
    except OSError as hata:
        raise KullanimHatasi(f"{yol}: kayıt dosyası açılamıyor: {sistem_hatasi(hata)}.") from hata


def kayittan_basla(yanitlar: Yanitlar) -> None:
    """Kaydı okur, satırlarını yanıtlara koyar; uçbirimde ne okuduğunu söyler.

    Satırların çevresindeki boşluklar atılır, UTF-8 olmayan baytların yerine COZULEMEYEN konur. Yarım
    kalmış son satır sayılmaz. Kayıt olmayan dosya için KullanimHatasi verir.
    """
    kayit = yanitlar["kayit"]
    yol, icerik = kayit["yol"], kaydi_oku(kayit["yol"])
    metin = icerik.decode("utf-8", "replace")
    *satirlar, yarim = [satir.strip(BOSLUKLAR) for satir in metin.split("\n")]
    if icerik and not satirlar:
        raise KullanimHatasi(f"{yol}: bir turnuva kaydı değil; dosyaya dokunulmadı.")
    # Elle yazılmış olabilir: kesilip yerine yöntemin buldukları yazılmaz.
    if yarim.startswith(MASA_ISARETI):
        yapilacak = "satırının sonunda Enter yok; satırı Enter'la bitiriniz ya da siliniz."
        yer = f"{yol}: {len(satirlar) + 1}. satır (masalar)"
        raise KullanimHatasi(f"{yer}:\n{alinti(yarim)} {yapilacak}")
    kayit["icerik"] += icerik
    yanitlar["satirlar"] = satirlar
    if sys.stdin.isatty():
        sayi = sum(not satir.startswith(MASA_ISARETI) for satir in satirlar)
        okunan = f"{sayi} yanıt var" if icerik else "yeni kayıt"
        sayilmayan = f"; yarım kalmış son satırı sayılmadı: {alinti(yarim)}" if yarim else ""
        uyar(f"{yol}: {okunan}{sayilmayan}.")


def dosyaya_yaz(dosya: FileIO, boy: int, icerik: bytearray, eklenen: bytes | bytearray) -> None:
    """Dosyayı, içerik ile eklenenden oluşacak duruma getirir; ekleneni içeriğe de katar.

    Dosya (boyu `boy`) ya boştur ya da içerikle başlar, gerisi kesilir. Diske varmadan dönmez.
    Yarıda kalırsa dosyada yalnızca içeriğin tam satırları kalır: yarım bir masa satırı, elle
    yazılmış sanılırdı. Ctrl-C'de boş dosya boş kalır, program biterken baştan yazar.
    """
    yazilacak = eklenen if boy else icerik + eklenen
    try:
        if boy > len(icerik):
            dosya.truncate(len(icerik))
        while yazilacak:
            yazilacak = yazilacak[dosya.write(yazilacak) :]
        os.fsync(dosya.fileno())
    except BaseException as hata:
        with suppress(OSError):
            tam = icerik.rfind(b"\n", 0, dosya.tell()) + 1
            dosya.truncate(0 if isinstance(hata, KeyboardInterrupt) and not boy else tam)
        raise
    icerik += eklenen


def dosyayi_guncelle(kayit: Kayit, kalan: int, eklenen: bytes = b"") -> None:
    """Kaydın ilk `kalan` baytını tutar, gerisini keser, ardına ekleneni yazar.

    Dosyada programın bildiği (kayit["icerik"]) olmalıdır; dosya silinmiş ya da boşaltılmışsa baştan
    yazar ve bildirir. Başka bir şey varsa hiçbir şey yazmaz, DosyaDegisti verir. Şunlar değişiklik
    sayılmaz: tam eklenecek satır eklenmiştir; yazılacak yoktur, dosya yalnızca uzamıştır.
    """
    yol, bilinen = kayit["yol"], kayit["icerik"]
    with open(yol, "a+b", buffering=0) as dosya:
        dosya.seek(0)
        dosyadaki = dosya.read(len(bilinen) + len(eklenen) + 1)
        if kalan == len(bilinen) and not eklenen and dosyadaki.startswith(bilinen):
            return
        if dosyadaki and dosyadaki != bilinen:
            if not eklenen or dosyadaki != bilinen[:kalan] + eklenen:
                raise DosyaDegisti(dosyadaki)
            os.fsync(dosya.fileno())
            bilinen[kalan:] = eklenen  # satırı başka bir çalıştırma eklemiş
            return
        if kalan and not dosyadaki:
            uyar(f"{yol}: dosya silinmiş ya da boşaltılmış; bütün yanıtlar yeniden yazılıyor.")
        del bilinen[kalan:]
        dosyaya_yaz(dosya, len(dosyadaki), bilinen, eklenen)


def tam_satirlarin_boyu(icerik: bytearray) -> int:
    """İçeriğin, yarım kalmış son satırı dışındakilerinin bayt sayısını döndürür."""
    return icerik.rfind(b"\n") + 1


def yanina_yaz(yol: str, icerik: bytearray) -> str:
    """İçeriği kaydın yanında yeni bir dosyaya yazar; adını ya da neden yazılamadığını söyler.

    turnuva.txt'ninki turnuva-1.txt'dir; o ad kullanılıyorsa turnuva-2.txt, ...
    """
    kok, uzanti = os.path.splitext(yol)
    adlar = (f"{kok}-{no}{uzanti}" for no in count(1))
    kopya = next(ad for ad in adlar if not os.path.lexists(ad))
    try:
        with open(kopya, "xb", buffering=0) as dosya:
            dosyaya_yaz(dosya, 0, bytearray(), icerik)
    except OSError as hata:
        return f"Programın bildikleri {kopya} dosyasına yazılamadı: {sistem_hatasi(hata)}."
    return (
        f"Programın bildiği bütün yanıtlar {kopya} dosyasına yazıldı;\n"
        "--kayit ile o dosya verilirse turnuva onlardan sürer."
    )


def kaydi_guncelle(kayit: Kayit, kalan: int, eklenen: bytes = b"", islem: str = "") -> None:
    """dosyayi_guncelle'yi çağırır; olmazsa neden olmadığını ve nasıl sürdürüleceğini söyler.

    Kaydedilmemiş olabilecek `islem` (varsa) de söylenir. Yazılamazsa ya da dosyayı başkası
    değiştirmişse KullanimHatasi, Ctrl-C ile kesilirse KeyboardInterrupt verir. Kayıt istenmediyse
    bir şey yapmaz.
    """
    yol, bilinen = kayit["yol"], kayit["icerik"]
    if not yol:
        return
    bilinmeyen = f"\nKaydedilmemiş olabilir: {islem}." if islem else ""
    surdurme = f"Dosyanın şimdiki hâlinden {SURDURME[sys.stdin.isatty()]}."
    try:
        dosyayi_guncelle(kayit, kalan, eklenen)
    except DosyaDegisti as degisen:
        (dosyadaki,) = degisen.args
        hepsi = bilinen[: tam_satirlarin_boyu(bilinen)] + eklenen
        if sys.stdin.isatty() and not dosyadaki.startswith(hepsi):
            surdurme += f"\n{yanina_yaz(yol, hepsi)}"
        neden = "dosya başka bir yerden değiştirildi"
    except OSError as hata:
        if isinstance(hata, FileNotFoundError):
            surdurme = "Dosya başka bir yerdeyse --kayit ile orası verilince turnuva sürer."
        neden = sistem_hatasi(hata)
    except KeyboardInterrupt:
        raise KeyboardInterrupt(bilinmeyen) from None
    else:
        return
    raise KullanimHatasi(f"{yol}: {neden}.{bilinmeyen}\n{surdurme}")


# ---------------------------------------------------------------- Sorular ve yanıtlar

SATIR_SINIRI = 1_000_000  # bundan uzun satır yanıt değildir, sonuna dek okunmaz


class GeriAl(Exception):
    """Son yanıtın geri alınması istendi."""


def yanit_oku(istem: str, bekleyen_var: bool) -> str:
    """İstemi yazar, bir satır okur ve çevresindeki boşlukları atarak döndürür.

    Girdi bittiyse (uçbirimde Enter'sız da) EOFError verir; satır SATIR_SINIRI'ndan uzunsa da, nedenini
    söyleyerek. input() kullanılmaz: uçbirimde istemi stderr'e yazar. İstem, bekleyen biri olabilirse
    hemen görünür. UTF-8 olan satır UTF-8'dir, öbürleri stdin'in kodlamasındadır.
    """
    sys.stdout.write(istem)
    if bekleyen_var:
        sys.stdout.flush()
    satir = sys.stdin.readline(SATIR_SINIRI + 1)
    if not satir or satir[-1] != "\n":
        if not satir or sys.stdin.isatty():
            raise EOFError
        if len(satir) > SATIR_SINIRI:
            raise EOFError(f"{SATIR_SINIRI} karakterden uzun bir satır geldi, sonuna dek okunmadı.")
    if not satir.isascii():
        kodlama = sys.stdin.encoding or "utf-8"
        baytlar = satir.encode(kodlama, "surrogateescape")
        try:
            satir = baytlar.decode("utf-8")
        except UnicodeDecodeError:
            satir = baytlar.decode(kodlama, "replace")
    return satir.strip(BOSLUKLAR)


def siradaki_satir(yanitlar: Yanitlar) -> str | None:
    """Kayıttan ya da geri almadan kalmış, kullanılmamış ilk satırı döndürür; kalmadıysa None."""
    satirlar, kullanilan = yanitlar["satirlar"], yanitlar["kullanilan"]
    return satirlar[kullanilan] if kullanilan < len(satirlar) else None


def satir_yeri(yanitlar: Yanitlar) -> str:
    """Kullanılmamış ilk satırın yerini iletilerdeki gibi döndürür: "turnuva.txt: 45. satır"."""
    return f"{yanitlar['kayit']['yol']}: {yanitlar['kullanilan'] + 1}. satır"


def adi_tutar(satir: str, ad: str) -> bool:
    """Satırın adı (son AD_SONU'ndan önceki) o ad mı? Boşluklara bakılmaz."""
    satirin_adi, ayrac, _ = satir.rpartition(AD_SONU)
    return bool(ayrac) and "".join(satirin_adi.split()) == "".join(ad.split())


def satiri_coz(satir: str, ad: str, coz: Callable[[str], Deger]) -> tuple[Deger, str]:
    """Satırdaki yanıtın değerini (`coz` işlevinin bulduğu) ve kendisini döndürür.

    Adsız satır yalnızca yanıttır. Satır o soruyu yanıtlamıyorsa nedenini söyleyen ValueError verir.
    """
    if COZULEMEYEN in satir:
        raise ValueError("Satır UTF-8 değil; dosyayı UTF-8 olarak kaydediniz.")
    if not satir:
        raise ValueError("Satır boş; siliniz.")
    if AD_SONU in satir and not adi_tutar(satir, ad):
        olabilir = "eksik, fazla ya da yeri değişmiş bir satır olabilir"
        raise ValueError(f"Satırda {alinti(satir)} yazıyor; {olabilir}.")
    yanit = satir.rpartition(AD_SONU)[2].strip(BOSLUKLAR)
    return coz(yanit), yanit


def satiri_kullan(
    satir: str, ad: str, coz: Callable[[str], Deger], yanitlar: Yanitlar
) -> tuple[Deger, str]:
    """Sıradaki satırı kullanır: değerini ve yanıtı döndürür; adsız satır adını alır.

    Satır geçersizse yerini, ne olması gerektiğini (`ad`) ve nedenini söyleyen KullanimHatasi verir.
    """
    try:
        deger, yanit = satiri_coz(satir, ad, coz)
    except ValueError as hata:
        raise KullanimHatasi(f"{satir_yeri(yanitlar)} ({ad}):\n{hata}") from hata
    yanitlar["satirlar"][yanitlar["kullanilan"]] = f"{ad}{AD_SONU} {yanit}"
    yanitlar["kullanilan"] += 1
    return deger, yanit


def satir_ekle(ad: str, yanit: str, yanitlar: Yanitlar) -> None:
    """Yeni yanıtı ya da masaları, adıyla, satırlara, istendiyse kayda da ekler."""
    satir, kayit = f"{ad}{AD_SONU} {yanit}", yanitlar["kayit"]
    kalan = tam_satirlarin_boyu(kayit["icerik"])
    kaydi_guncelle(kayit, kalan, f"{satir}\n".encode(), islem=alinti(satir))
    yanitlar["satirlar"].append(satir)
    yanitlar["kullanilan"] += 1


def sor(soru: tuple[str, str], coz: Callable[[str], Deger], yanitlar: Yanitlar) -> Deger:
    """Sorunun yanıtının `coz` işlevinin bulduğu değerini döndürür: önce satırlar, sonra klavye.

    Satırdaki yanıt istemiyle birlikte ekrana yazılır. Klavyeden geçerli bir yanıt gelene dek sorulur;
    yanlış yanıt bildirilir, uçbirimde GERI_AL yazılırsa GeriAl verilir.
    """
    ad, istem = soru
    satir = siradaki_satir(yanitlar)
    if satir is not None:
        deger, yanit = satiri_kullan(satir, ad, coz, yanitlar)
        print(istem + yanit)
        return deger
    if yanitlar["duyuru"]:
        uyar(yanitlar["duyuru"])
        yanitlar["duyuru"] = ""
    while True:
        yanit = yanit_oku(istem, yanitlar["bekleyen_var"])
        try:
            deger = coz(yanit)
        except ValueError as hata:
            ucbirim = sys.stdin.isatty()
            if yanit == GERI_AL and ucbirim:
                raise GeriAl from None
            sys.stdout.flush()  # okuyan gittiyse hatası buradan çıkar, uyarılmaz
            if not ucbirim:  # uçbirimde Enter alta indirmiştir
                imleci_alta_al()
            ek = f"\n(kabul edilen son yanıtı geri almak için: {GERI_AL})" if ucbirim and yanitlar["satirlar"] else ""
            uyar(f"{hata}{ek}")
        else:
            if yanitlar["saklanir"]:
                satir_ekle(ad, yanit, yanitlar)
            return deger


def son_yanit(satirlar: Sequence[str]) -> str:
    """Satırların son yanıtınkini döndürür; yoksa boş metin."""
    return next((satir for satir in reversed(satirlar) if not satir.startswith(MASA_ISARETI)), "")


def geri_al(yanitlar: Yanitlar) -> None:
    """Son yanıtı, varsa ardındaki masa satırını da, (kayıttan da) siler; kalanlar yeniden kullanılır.

    Ne olduğunu duyuruya yazar.
    """
    satirlar, kayit = yanitlar["satirlar"], yanitlar["kayit"]
    if not satirlar:
        yanitlar["duyuru"] = "Geri alınacak yanıt yok."
        return
    alinan = satirlar.pop()
    if alinan.startswith(MASA_ISARETI):
        tur = alinan.partition(AD_SONU)[0].strip(MASA_ISARETI + " ")
        alinan = f"{satirlar.pop()} ({tur}un masaları da)"
    tutulanlar = kayit["icerik"].split(b"\n")[: len(satirlar)]  # kayıttaki satırlar da bunlardır
    yanitlar["kullanilan"] = 0
    kaydi_guncelle(kayit, sum(len(satir) + 1 for satir in tutulanlar), islem=f"geri alma: {alinan}")
    yanitlar["duyuru"] = f"Geri alındı: {alinan}"


# ---------------------------------------------------------------- Turnuvanın yürütülmesi

# Sorular: iletilerdeki kısa adı ve istemi; istemlerin sözleri karışık yazımıyla dersin örneğindendir.
SORU_LNO = ("LNo", "Oyuncunun lisans numarasini giriniz (bitirmek için 0 ya da negatif giriniz): ")
SORU_AD_SOYAD = ("Ad-Soyad", "Oyuncunun adini-soyadini giriniz: ")
SORU_ELO = ("ELO", f"Oyuncunun ELO’sunu giriniz (en az {EN_AZ_KUVVET}, yoksa 0): ")
SORU_UKD = ("UKD", f"Oyuncunun UKD’sini giriniz (en az {EN_AZ_KUVVET}, yoksa 0): ")
SORU_RENK = ("ilk renk", "Baslangic siralamasina gore ilk oyuncunun ilk turdaki rengini giriniz (b/s): ")
# İstemi turnuvaya göre değişen soruların (tur sayısı, maç sonucu) istemlerindeki değişmeyen söz.
ISTEM_TUR_SAYISI = "Turnuvadaki tur sayisini giriniz (%d-%d): "
ISTEM_SONUC = f"masada oynanan macin sonucunu giriniz ({min(SONUCLAR)}-{max(SONUCLAR)}): "


def oyunculari_al(yanitlar: Yanitlar) -> list[Oyuncu]:
    """Oyuncuları LNo'su 0 ya da negatif olana kadar sorar, giriliş sırasıyla döndürür."""
    oyuncular: dict[int, Oyuncu] = {}
    yeni_lno_coz = partial(lno_coz, oyuncular)
    while (lno := sor(SORU_LNO, yeni_lno_coz, yanitlar)) > 0:
        oyuncular[lno] = {
            "lno": lno,
            "ad_soyad": sor(SORU_AD_SOYAD, ad_soyad_coz, yanitlar),
            "elo": sor(SORU_ELO, kuvvet_coz, yanitlar),
            "ukd": sor(SORU_UKD, kuvvet_coz, yanitlar),
        }
        print()
    return list(oyuncular.values())


def listele(satirlar: Iterable[str]) -> None:
    """Bir boş satırdan sonra listenin satırlarını yazar."""
    print("\n".join(["", *satirlar]))


def masa_adi(masa: Masa, lnolar: Sequence[str]) -> str:
    """Masanın kayıttaki yazılışını döndürür: "99-4" (beyazın ve siyahın LNo'su; lnolar'da yeri BSNo)."""
    beyaz, siyah = masa
    return f"{lnolar[beyaz]}-{lnolar[siyah]}"


def kayit_notu(tur_no: int, masalar: Sequence[Masa], durum: Durum) -> str:
    """Kayıttan alınan, yöntemin bulduklarından başka masaların `Not: ` satırını döndürür."""
    yineleyenler = ", ".join(str(mno) for mno, (a, b) in enumerate(masalar, start=1) if b in durum["rakipler"][a])
    yineleme = f" Yeniden karşılaşan ya da yeniden tur atlayan var (masa no: {yineleyenler})." if yineleyenler else ""
    return f"Not: {tur_no}. turun masaları kayıttan alındı; yöntem bu yanıtlarla aynısını vermiyor.{yineleme}"


def turun_masalari(
    tur_no: int, eslesme: Eslesme, durum: Durum, lnolar: Sequence[str], yanitlar: Yanitlar
) -> Eslesme:
    """Turun oynanacak masalarını (eşleştirme kalmadıysa None) ve `Not: ` satırlarını döndürür.

    Kayıtta turun masaları varsa onlardır: yöntem şimdi başkasını bulsa da değişmez. Yoksa yöntemin
    buldukları (`eslesme`) kayda eklenir; kayıtta sonraki satırlar varsa (elle yazılmış girdi, silinmiş
    satır) eklenmez.
    """
    masalar, _ = eslesme
    ad = MASA_SATIRI % tur_no
    satir = siradaki_satir(yanitlar)
    if satir is None:
        if masalar is not None and yanitlar["saklanir"]:
            satir_ekle(ad, " ".join([masa_adi(masa, lnolar) for masa in masalar]), yanitlar)
        return eslesme
    # Turnuva bittiyse başka bir turun satırı da yalnızca kullanılmamış olur.
    if not satir.startswith(MASA_ISARETI) or (masalar is None and not adi_tutar(satir, ad)):
        return eslesme
    kayittaki, _ = satiri_kullan(satir, ad, partial(masalari_coz, lnolar), yanitlar)
    if kayittaki == masalar:
        return eslesme
    return kayittaki, [kayit_notu(tur_no, kayittaki, durum)]


def sonuclari_al(
    tur_no: int, masalar: Sequence[Masa], lnolar: Sequence[str], yanitlar: Yanitlar
) -> list[str]:
    """Turun masalarının sonuç kodlarını sorar, masa sırasıyla döndürür; tur atlayanınki sorulmaz."""
    tur = f"{tur_no}. tur"
    kodlar = []
    for mno, masa in enumerate(masalar, start=1):
        if BYE not in masa:
            # Sorunun adı satırlar içindir; saklanmayacaksa kurulmaz.
            ad = f"{tur} {mno}. masa ({masa_adi(masa, lnolar)})" if yanitlar["saklanir"] else ""
            kodlar.append(sor((ad, f"{tur}da {mno}. {ISTEM_SONUC}"), sonuc_coz, yanitlar))
    return kodlar


def turlari_oyna(oyuncu_sayisi: int, tanitim: Tablo, yanitlar: Yanitlar) -> tuple[Durum, list[str]]:
    """Tur sayısını ve ilk rengi sorar; her turun listesini yazıp sonuçlarını sorar.

    Son durumu döndürür; yanındaki listede, turnuva istenen turdan önce bittiyse bunun `Not: ` satırı vardır.
    Girdi bir turda biterse EOFError verir; kayıt varsa önce oynanan turların sonuçlarını yazar.
    """
    aralik = tur_sayisi_araligi(oyuncu_sayisi)
    tur_sayisi = sor(("tur sayısı", ISTEM_TUR_SAYISI % aralik), partial(aralik_coz, *aralik), yanitlar)
    renk = sor(SORU_RENK, renk_coz, yanitlar)
    durum, lnolar = ilk_durum(oyuncu_sayisi), tanitim["LNo"]
    for tur_no in range(1, tur_sayisi + 1):
        eslesme = turu_eslestir(tur_no, durum) if tur_no > 1 else (ilk_turu_eslestir(oyuncu_sayisi, renk), [])
        masalar, notlar = turun_masalari(tur_no, eslesme, durum, lnolar, yanitlar)
        if masalar is None:
            return durum, notlar
        listele(eslestirme_listesi(tur_no, masalar, tanitim, durum["puanlar"]) + notlar)
        print()
        try:
            kodlar = sonuclari_al(tur_no, masalar, lnolar, yanitlar)
        except EOFError:
            if yanitlar["kayit"]["yol"] and tur_no > 1:
                print(end="\n" if sys.stdout.isatty() else "")  # imleci istemin satırından alır
                sonda = f"{tur_no - 1}. tur sonunda"
                sonuclari_listele(durum, tanitim, f"{sonda} sıralama:", f"{sonda} çapraz tablo:", [])
            raise
        durum = tur_sonrasi(durum, masalar, kodlar)
    return durum, []


def sonuclari_listele(durum: Durum, tanitim: Tablo, sira_basligi: str, tablo_basligi: str, notlar: list[str]) -> None:
    """Turlardan sonraki sıralama listesi ile çapraz tabloyu başlıklarıyla, notlar varsa önlerinde, yazar."""
    degerler = [olcutler(bsno, durum) for bsno in range(len(durum["puanlar"]))]  # 0: BYE'ın yeri dolsun
    sira = sirala(durum, degerler)
    basari = {ad: bicimle(sutun, birim) for (ad, birim), sutun in zip(BIRIMLER.items(), zip(*degerler))}
    listele([*notlar, *sonuc_listesi(sira_basligi, sira, tanitim, basari)])
    listele(capraz_tablo(tablo_basligi, sira, tanitim, tur_sutunlari(durum, tanitim["BSNo"]), basari))


def turnuvayi_yonet(yanitlar: Yanitlar) -> None:
    """Turnuvayı ödev metnindeki sırayla yürütür: oyuncular, turlar, nihai sıralama, çapraz tablo."""
    siralama = baslangic_siralamasi(oyunculari_al(yanitlar))
    tanitim = tanitim_sutunlari(siralama)
    listele(baslangic_listesi(tanitim))
    print()
    durum, bitis_notlari = turlari_oyna(len(siralama), tanitim, yanitlar)
    sonuclari_listele(durum, tanitim, "Nihai Sıralama Listesi:", "Çapraz Tablo:", bitis_notlari)
    if siradaki_satir(yanitlar) is not None:
        uyar(f"{satir_yeri(yanitlar)} ve sonrası kullanılmadı;\nturnuva ondan önce bitti.")


# ---------------------------------------------------------------- Komut satırı

CIKIS_TAMAM, CIKIS_YARIM, CIKIS_KULLANIM, CIKIS_KESILDI = 0, 1, 2, 130  # çıkış kodları
YARDIM = f"""\
Kullanımı: python3 satranc.py [--kayit DOSYA]

İsviçre sistemiyle bireysel satranç turnuvası yönetir: oyuncuları ve maç
sonuçlarını sorar; her turun eşleştirmesini, sonunda nihai sıralamayı ve çapraz
tabloyu yazar.

  --kayit DOSYA   yanıtları ve turların masalarını DOSYA'ya yazar; dosya varsa
                  turnuva kaldığı yerden sürer
  -h, --help      bu yardımı yazar

Örnek bir oturumdan iki soru, yanıtlarıyla:
  {ISTEM_TUR_SAYISI % (4, 8)}5
  1. turda 1. {ISTEM_SONUC}1
Uçbirimde {GERI_AL} son yanıtı geri alır; yinelenirse bir öncekini.

Sonuç kodları (beyaz - siyah; + rakibi gelmemiş, - kendisi gelmemiş):
  {SONUC_ANAHTARI}

Yöntemin adımları bir oyuncuyu rakipsiz bırakacaksa, herkesi eşleştirenlerden
tercih sırasındaki ilk eşleştirme yapılır. Öylesi yoksa sırasıyla: başka bir
oyuncu tur atlar; renk kuralları, tur atlama kuralı, ikisi birden gevşetilir.
Bunu bir `Not:` satırı söyler. Kimse iki kez karşılaşmaz: daha önce
karşılaşmamış rakiplerle herkes eşleştirilemiyorsa turnuva bir önceki turla
biter.

Çıkış kodları: {CIKIS_TAMAM} turnuva bitti, {CIKIS_YARIM} girdi erken bitti ya da çıktı yazılamadı,
{CIKIS_KULLANIM} kullanım ya da kayıt dosyası hatası, {CIKIS_KESILDI} Ctrl-C.\
"""


def secenekleri_coz(secenekler: Sequence[str]) -> dict[str, str]:
    """Komut satırındaki seçenekleri değerleriyle döndürür: {"--kayit": "turnuva.txt"}; yardımınki boştur.

    Anlaşılmayan seçenek için ne olduğunu söyleyen bir KullanimHatasi verir.
    """
    # Seçenek verilmedikçe yüklenmez: gettext ile re'yi de yükler.
    from getopt import GetoptError, getopt

    yardim_icin = "Yardım için: python3 satranc.py --help"
    kayit_icin = f"--kayit bir kez, ardından dosya adıyla verilir: --kayit turnuva.txt\n{yardim_icin}"
    try:
        secilenler, kalanlar = getopt(list(secenekler), "h", ["help", "kayit="])
    except GetoptError as hata:
        if hata.opt == "kayit":
            raise KullanimHatasi(kayit_icin) from hata
        anlasilmadi = f"{alinti(hata.opt)} seçeneği anlaşılmadı"
        if hata.opt.lower().startswith("k"):  # --kayıt, -kayit
            anlasilmadi += "; kayıt için: --kayit turnuva.txt\n"
        else:
            anlasilmadi += ". "
        raise KullanimHatasi(anlasilmadi + yardim_icin) from hata
    yollar = [deger for ad, deger in secilenler if ad == "--kayit"]
    if kalanlar:
        ne_yapilir = "kayıt dosyasıysa önüne --kayit yazınız."
        if yollar:
            ne_yapilir = "adda boşluk varsa tırnak içine alınız:\n" f'--kayit "{" ".join([yollar[-1], *kalanlar])}"'
        raise KullanimHatasi(f"{alinti(kalanlar[0])} fazladan verildi; {ne_yapilir}\n{yardim_icin}")
    if len(yollar) > 1 or any(not yol or yol.startswith("-") for yol in yollar):
        raise KullanimHatasi(kayit_icin)
    return dict(secilenler)


def yarim_kaldi(neden: str, yanitlar: Yanitlar) -> None:
    """Turnuvanın neden yarıda kaldığını ve nasıl sürdürüleceğini bildirir."""
    kayit = yanitlar["kayit"]
    imleci_alta_al()
    if not kayit["yol"]:
        bilgi = "\nGirilenler saklanmadı; saklamak için: --kayit DOSYA" if sys.stdin.isatty() else ""
    else:
        try:
            kaydi_guncelle(kayit, len(kayit["icerik"]))
            bilgi = f"\nGirilenler {kayit['yol']} dosyasında; {SURDURME[sys.stdin.isatty()]}."
            son = son_yanit(yanitlar["satirlar"])
            if son and siradaki_satir(yanitlar) is None:
                bilgi += f"\nSon yanıt: {son}"
        except KullanimHatasi as hata:
            bilgi = f"\n{hata}"
    sys.stdout.flush()  # okuyan gittiyse hatası buradan çıkar, bildirilmez
    uyar(neden + bilgi)


def turnuvayi_calistir(yol: str) -> int:
    """Turnuvayı, `yol` boş değilse o kayıtla, yürütür (yanıt geri alındıkça baştan); çıkış kodunu döndürür.

    Yarıda kalan turnuvayı bildirir.
    """
    yanitlar: Yanitlar = {
        "satirlar": [],
        "kullanilan": 0,
        "duyuru": "",
        "kayit": {"yol": yol, "icerik": bytearray()},
        "saklanir": bool(yol) or sys.stdin.isatty(),
        "bekleyen_var": not (
            isinstance(sys.stdin, TextIOWrapper) and os.path.isfile(sys.stdin.fileno())
        ),
    }
    kayit = yanitlar["kayit"]
    try:
        if yol:
            kayittan_basla(yanitlar)
        while True:
            try:
                turnuvayi_yonet(yanitlar)
                break
            except GeriAl:
                geri_al(yanitlar)
        kaydi_guncelle(kayit, len(kayit["icerik"]))  # silinmişse yeniden yazar
    except EOFError as hata:
        ara_verildi = yol and sys.stdin.isatty()
        bitti = "Turnuvaya ara verildi." if ara_verildi else "Girdi turnuva bitmeden sona erdi."
        yarim_kaldi(str(hata) or bitti, yanitlar)
        return CIKIS_YARIM
    except KeyboardInterrupt as kesilme:
        yarim_kaldi(f"Turnuva yarıda kesildi.{kesilme}", yanitlar)
        return CIKIS_KESILDI
    if yol and sys.stdin.isatty():
        uyar(f"Kayıt {yol} dosyasında; yanlış girilmiş bir sonuç orada düzeltilir.")
    return CIKIS_TAMAM


def komutu_calistir(secenekler: Sequence[str]) -> int:
    """Yardımı yazar ya da turnuvayı çalıştırır; çıkış kodunu döndürür.

    Kullanım ve kayıt dosyası hatalarını bildirir.
    """
    try:
        secilenler = secenekleri_coz(secenekler) if secenekler else {}
        if "-h" in secilenler or "--help" in secilenler:
            print(YARDIM)
            return CIKIS_TAMAM
        return turnuvayi_calistir(secilenler.get("--kayit", ""))
    except KullanimHatasi as hata:
        uyar(str(hata))
        return CIKIS_KULLANIM


def main(secenekler: Sequence[str] | None = None) -> int:
    """Programı çalıştırır ve çıkış kodunu (CIKIS_...) döndürür.

    Verilmezse seçenekler komut satırından alınır. Yazılamayan çıktıda CIKIS_YARIM döner; okuyan
    gittiyse sessizce.
    """
    try:
        akislari_ayarla()
        kod = komutu_calistir(sys.argv[1:] if secenekler is None else secenekler)
        sys.stdout.flush()
        return kod
    except KeyboardInterrupt:
        kod = CIKIS_KESILDI
    except OSError as hata:
        if hata.errno not in OKUYAN_GITTI:
            imleci_alta_al()
            uyar(f"Okunamıyor ya da yazılamıyor: {sistem_hatasi(hata)}")
        kod = CIKIS_YARIM
    akisi_birak(sys.stdout)  # arabellekte kalan, çıkarken yeniden yazılmaya kalkışılmasın
    return kod


if __name__ == "__main__":
    sys.exit(main())
