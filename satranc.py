#!/usr/bin/env python3
"""İsviçre sistemiyle bireysel satranç turnuvası yöneten konsol programı.

Oyuncuları, tur sayısını ve maç sonuçlarını sırayla sorar; her turu eşleştirir,
sonunda nihai sıralamayı ve çapraz tabloyu yazar. Kullanımı: python3 satranc.py

Kaynakta geçen kısa adlar:

    bsno      başlangıç sıra no: 1, 2, ...; 0 (BYE) tur atlayanın "rakibi"dir
    puan      yarım puan birimiyle tam sayı (galibiyet 2, beraberlik 1)
    renk      "b" (beyaz), "s" (siyah), "-" (yok: tur atladı ya da henüz oynamadı)
    tur       oynanmış bir tur: herkesin rakibi, rengi ve sonucu
    durum     turnuvanın o andaki hâli: oynanan turlar, herkesin puanı ve renkleri
    siralama  bsno'lar, o turdaki sırayla
    aranan    rakip aranan oyuncu; aday: onunla eşleştirilebilecek oyuncu
    es        eşleme sözlüğü, iki yönlü: es[a] == b ise es[b] == a
"""

from __future__ import annotations

import os
import sys
import unicodedata
from collections import deque
from contextlib import suppress
from functools import partial
from getopt import GetoptError, getopt
from io import FileIO, TextIOWrapper
from itertools import chain
from operator import itemgetter, mul
from typing import (
    Any,
    Callable,
    Collection,
    Container,
    Deque,
    Dict,
    Iterable,
    Iterator,
    Sequence,
    Tuple,
    TypedDict,
    TypeVar,
)

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# ---------------------------------------------------------------- Sabitler

BEYAZ, SIYAH, RENKSIZ = "b", "s", "-"
KARSIT = {BEYAZ: SIYAH, SIYAH: BEYAZ}
BYE = 0
ILK_BSNO = 1
RENK_ARDISIK_SINIR = 2  # bir renk arka arkaya en çok bu kadar alınır
RENK_FAZLA_SINIR = 2    # bir renk ötekinden en çok bu kadar fazla alınır

# Girilen sonuç kodu -> (beyazın, siyahın) çapraz tablodaki karakteri.
SONUCLAR = {
    0: ("½", "½"),
    1: ("1", "0"),
    2: ("0", "1"),
    3: ("+", "-"),
    4: ("-", "+"),
    5: ("-", "-"),
}
EN_AZ_KOD, EN_COK_KOD = min(SONUCLAR), max(SONUCLAR)
GALIP, RAKIPSIZ, TUR_ATLADI = "1", "+", "BYE"
PUANLAR = {GALIP: 2, "½": 1, "0": 0, RAKIPSIZ: 2, "-": 0, TUR_ATLADI: 2}
OYNANMIS = frozenset("1½0")
OYNAMADAN_PUAN = frozenset((RAKIPSIZ, TUR_ATLADI))

# Arananın son rengi -> bir puan grubunda sırayla izlenecek adımlar: (arananın alacağı renk, adayın
# kuyruğu). Kuyruk (adayın alacağı renk, son rengini yineliyor mu) ile adlandırılır; grupla() kurar.
# Henüz rengi olmayanın adımı yoktur: rakibi sıralamadaki ilk adaydır.
ADIMLAR: dict[str, tuple[tuple[str, Kuyruk], ...]] = {
    son: (
        (karsit, (son, False)),  # 1.1
        (karsit, (son, True)),   # 1.2
        (son, (karsit, False)),  # 1.3
    )
    for son, karsit in KARSIT.items()
}

RENK_KURALI, TUR_ATLAMA_KURALI = "renk", "tur atlama"
# Çıkmazda gevşetilen kurallar, denenme sırasıyla; ilki hiçbirini gevşetmez.
GEVSETMELER: tuple[tuple[str, ...], ...] = (
    (),
    (RENK_KURALI,),
    (TUR_ATLAMA_KURALI,),
    (RENK_KURALI, TUR_ATLAMA_KURALI),
)

EN_AZ_OYUNCU = 2
EN_AZ_KUVVET = 1000
EN_COK_BASAMAK = 640  # Python'un metin-sayı çevirme sınırı bundan aşağı çekilemez
ALINTI_SINIRI = 40

BOSLUKLAR = " \t\r\n\ufeff"  # sondaki: bayt sırası işareti (BOM)
AD_ISARETLERI = "'’-."
# locale modülü makineye bağlıdır; sıra burada yazılı olan harflerin sırasıdır.
ALFABE = " " + AD_ISARETLERI + "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ"
ALFABEDEKILER = frozenset(ALFABE)
HARF_SIRASI = {ord(harf): sira for sira, harf in enumerate(ALFABE)}
AKISTA_GEREKEN = "çğıöşüÇĞİÖŞÜ½"

ISTEM_LNO = "Oyuncunun lisans numarasini giriniz (bitirmek için 0 ya da negatif giriniz): "
ISTEM_AD_SOYAD = "Oyuncunun adini-soyadini giriniz: "
ISTEM_ELO = f"Oyuncunun ELO’sunu giriniz (en az {EN_AZ_KUVVET}, yoksa 0): "
ISTEM_UKD = f"Oyuncunun UKD’sini giriniz (en az {EN_AZ_KUVVET}, yoksa 0): "
ISTEM_TUR_SAYISI = "Turnuvadaki tur sayisini giriniz (%d-%d): "
ISTEM_RENK = "Baslangic siralamasina gore ilk oyuncunun ilk turdaki rengini giriniz (b/s): "
ISTEM_SONUC = f"masada oynanan macin sonucunu giriniz ({EN_AZ_KOD}-{EN_COK_KOD}): "

YARDIM = """\
Kullanımı: python3 satranc.py [--kayit DOSYA]

İsviçre sistemiyle bireysel satranç turnuvası yönetir: oyuncuları ve maç sonuçlarını sorar; her turun
eşleştirmesini, sonunda nihai sıralamayı ve çapraz tabloyu yazar.

  --kayit DOSYA   kabul edilen her yanıtı DOSYA'ya yazar; dosya varsa turnuva kaldığı yerden sürer
  -h, --help      bu yardımı yazar

Yöntem bir oyuncuyu rakipsiz bırakacaksa eşleştirme, yöntemin tercih sırasındaki ilk tam eşleştirmeyle
tamamlanır; o da yoksa sırasıyla tur atlayacak oyuncu, renk kuralları ve tur atlama kuralı gevşetilir.
Gevşetilen her kural `Not:` satırıyla bildirilir; kimse iki kez karşılaşmaz, karşılaşmamışların
eşleştirmesi kalmadıysa turnuva o turda biter.

Çıkış kodları: 0 turnuva bitti, 1 girdi erken bitti, 2 kullanım ya da kayıt dosyası hatası, 130 Ctrl-C.\
"""

KILIT_YERI = 2**40                       # Windows'ta kilitlenen bayt: dosyanın çok ötesinde
O_IKILI = getattr(os, "O_BINARY", 0)     # yalnızca Windows'ta vardır

CIKIS_TAMAM, CIKIS_YARIM, CIKIS_KULLANIM, CIKIS_KESILDI = 0, 1, 2, 130

# ---------------------------------------------------------------- Türler

Deger = TypeVar("Deger")
Masa = Tuple[int, int]             # (beyazın bsno'su, siyahın bsno'su)
Secim = Tuple[int, int, str]       # (aranan, rakibi, arananın rengi)
Es = Dict[int, int]
Renkler = Tuple[str, int, int]     # (son renk, arka arkaya kaç kez, karşıtından kaç kez fazla alındı)
Kuyruk = Tuple[str, bool]          # (oyuncuların alacağı renk, son renklerini yineliyorlar mı)
Grup = Dict[Kuyruk, Deque[int]]
Sutun = Tuple[str, int, str]       # (başlık, en az genişlik, hiza)


class Oyuncu(TypedDict):
    """Bir oyuncunun girilen bilgileri; ad-soyad büyük harflidir."""

    lno: int
    ad_soyad: str
    elo: int
    ukd: int


class Tur(TypedDict):
    """Oynanmış bir tur; listelerin BSNo. öğesi o oyuncununkidir (0. öğe, BYE'ınki, kullanılmaz)."""

    rakipler: list[int]
    renkler: list[str]
    sonuclar: list[str]            # SONUCLAR'daki karakter ya da TUR_ATLADI


class Durum(TypedDict):
    """Turnuvanın o andaki hâli; her turdan sonra yenisi kurulur.

    Oyuncu listelerinin BSNo. öğesi o oyuncununkidir (0. öğe, BYE'ınki, kullanılmaz).
    """

    turlar: list[Tur]                  # oynanan turlar
    rakipler: list[tuple[int, ...]]    # oynanan turlardaki, sırasıyla
    puanlar: list[int]                 # yarım puan
    renkler: list[Renkler]
    oynamadan_alanlar: frozenset[int]  # tur atlayarak ya da rakibi gelmeyerek puan almış BSNo'lar


class Eslestirme(TypedDict):
    """Bir turun eşleştirmesi ve bunun için gevşetilenler."""

    masalar: list[Masa]            # masa 1, masa 2, ...
    tur_atlayan: int               # bsno; oyuncu sayısı çiftse BYE
    atlanan: int                   # yerine başkası tur atlatılan, sıradaki oyuncu; yoksa BYE
    renk_disi: list[int]           # renk kuralı gevşetilen masaların no'ları
    tur_atlama_disi: bool          # tur atlama kuralı gevşetildi mi


ILK_RENKLER: Renkler = (RENKSIZ, 0, 0)

# ---------------------------------------------------------------- Metin


def buyuk_harf(metin: str) -> str:
    """Metni Türkçeye uygun büyük harfe çevirir: i -> İ, ı -> I, öbürleri Unicode'daki gibi."""
    return unicodedata.normalize("NFC", metin.replace("i", "İ").replace("ı", "I").upper())


def alfabe_anahtari(ad_soyad: str) -> str:
    """Büyük harfli adın alfabetik sıralama anahtarını döndürür.

    Sıra ALFABE'nin sırasıdır: boşluk her harften önce, Q, W ve X komşularının arasında. Alfabede
    olmayan harf temel harfinin yerine (É, E gibi), temel harfi de yoksa Z'den sonraya konur.
    """
    if not ALFABEDEKILER.issuperset(ad_soyad):
        ad_soyad = "".join(
            harf if harf in ALFABEDEKILER else unicodedata.normalize("NFD", harf)[0] for harf in ad_soyad
        )
    return ad_soyad.translate(HARF_SIRASI)


def alinti(metin: str) -> str:
    """Yanıtı uyarıda gösterilecek biçimde, tek satırda ve kısa olarak tırnak içinde döndürür."""
    return repr(metin if len(metin) <= ALINTI_SINIRI else metin[:ALINTI_SINIRI] + "…")


# ---------------------------------------------------------------- Girdi denetimi
# Her çözücü yanıtın metnini alır, değerini döndürür; yanıt kurala uymuyorsa ne girildiğini ve ne
# beklendiğini söyleyen bir ValueError verir.


def tam_sayi(metin: str) -> int:
    """İsteğe bağlı işaret ve ASCII rakamlardan oluşan metni tam sayıya çevirir."""
    # Yalnızca int() yetmez: 1_000 ile ٣ gibi yazımları da kabul eder.
    if not (metin.isascii() and (metin.isdecimal() or (metin[:1] in "+-" and metin[1:].isdecimal()))):
        raise ValueError(f"{alinti(metin)} bir tam sayı değil; yalnızca rakam giriniz.")
    if len(metin) > EN_COK_BASAMAK:
        raise ValueError(
            f"{alinti(metin)} {len(metin)} basamaklı; en çok {EN_COK_BASAMAK} basamak girilebilir."
        )
    return int(metin)


def lno_coz(alinmis: Collection[int], metin: str) -> int:
    """Lisans numarasını döndürür; 0 ya da negatifse başka oyuncu yoktur.

    Daha önce girilmiş numara ve EN_AZ_OYUNCU'dan az oyuncuyla bitirmek geçersizdir.
    """
    lno = tam_sayi(metin)
    if lno in alinmis:
        raise ValueError(f"{alinti(metin)} lisans numarası daha önce girildi; başka bir numara giriniz.")
    if lno <= 0 and len(alinmis) < EN_AZ_OYUNCU:
        raise ValueError(
            f"{alinti(metin)} ile bitirilemez: {len(alinmis)} oyuncu girildi, turnuva için en az "
            f"{EN_AZ_OYUNCU} oyuncu gerekir; 0'dan büyük bir lisans numarası giriniz."
        )
    return lno


def ad_soyad_coz(metin: str) -> str:
    """Ad-soyadı büyük harfli, NFC biçiminde ve tek boşluklarla ayrılmış olarak döndürür.

    En az bir harf ister; harf, boşluk ve AD_ISARETLERI dışındaki karakterler geçersizdir.
    """
    ad_soyad = unicodedata.normalize("NFC", " ".join(metin.split())).replace("i\u0307", "i")
    harfler = ad_soyad
    for isaret in " " + AD_ISARETLERI:
        harfler = harfler.replace(isaret, "")
    if not harfler.isalpha():
        raise ValueError(
            f"{alinti(metin)} bir ad-soyad değil; harf, boşluk, kesme işareti, kısa çizgi ve nokta giriniz."
        )
    return buyuk_harf(ad_soyad)


def kuvvet_coz(metin: str) -> int:
    """ELO ya da UKD'yi döndürür: 0 (yok) ya da EN_AZ_KUVVET ve üstü; üst sınır yoktur."""
    kuvvet = tam_sayi(metin)
    if kuvvet != 0 and kuvvet < EN_AZ_KUVVET:
        raise ValueError(f"{alinti(metin)} geçersiz; 0 ya da en az {EN_AZ_KUVVET} giriniz.")
    return kuvvet


def aralik_coz(en_az: int, en_cok: int, metin: str) -> int:
    """en_az ile en_cok arasındaki (ikisi de içinde) tam sayıyı döndürür."""
    sayi = tam_sayi(metin)
    if not en_az <= sayi <= en_cok:
        raise ValueError(f"{alinti(metin)} geçersiz; {en_az} ile {en_cok} arasında bir tam sayı giriniz.")
    return sayi


def renk_coz(metin: str) -> str:
    """Rengi ("b" ya da "s") döndürür; büyük harf de olur."""
    renk = metin.lower()
    if renk not in KARSIT:
        raise ValueError(f"{alinti(metin)} bir renk değil; {BEYAZ} ya da {SIYAH} giriniz.")
    return renk


def tur_sayisi_araligi(oyuncu_sayisi: int) -> tuple[int, int]:
    """Oynanabilecek en az ve en çok tur sayısını döndürür: (⌈log2 n⌉, n - 1)."""
    return (oyuncu_sayisi - 1).bit_length(), oyuncu_sayisi - 1


# ---------------------------------------------------------------- Sıralama


def baslangic_siralamasi(oyuncular: Iterable[Oyuncu]) -> list[Oyuncu]:
    """Oyuncuları ELO, UKD (ikisi de büyükten küçüğe), ad-soyad ve LNo'ya göre sıralar.

    Dönen listedeki yer BSNo'yu verir: ilk oyuncunun BSNo'su 1'dir.
    """
    return sorted(oyuncular, key=lambda o: (-o["elo"], -o["ukd"], alfabe_anahtari(o["ad_soyad"]), o["lno"]))


def sirala(degerler: Sequence[Any]) -> list[int]:
    """BSNo'ları değerleri büyük olandan küçük olana, eşitlikte BSNo'ya göre sıralar.

    `degerler`in BSNo. öğesi oyuncununkidir: tur öncesinde puanı, turnuva sonunda ölçütlerinin değerleri.
    BSNo puan eşitliğindeki öbür ölçütleri (ELO, UKD, ad-soyad, LNo) zaten taşır.
    """
    return sorted(range(ILK_BSNO, len(degerler)), key=degerler.__getitem__, reverse=True)


# ---------------------------------------------------------------- Eşleştirme: kurallar


def yineleyebilir(renkler: Renkler) -> bool:
    """Bu renkleri almış oyuncu son rengini bir kez daha alabilir mi?

    Hiç bir oyuncu arka arkaya üç kez aynı rengi alamaz; bir rengi diğerinden en çok 2 kez fazla
    alabilir.
    """
    _, ardisik, fazla = renkler
    return ardisik < RENK_ARDISIK_SINIR and fazla < RENK_FAZLA_SINIR


def tur_atlayabilir(bsno: int, durum: Durum) -> bool:
    """Oyuncu tur atlatılabilir mi? Daha önce oynamadan puan almış (BYE ya da +) oyuncu atlatılmaz."""
    return bsno not in durum["oynamadan_alanlar"]


def kilitli_renk(renkler: Renkler) -> str:
    """Bu renkleri almış oyuncunun bir daha alamayacağı rengi döndürür; yoksa RENKSIZ.

    Aynı rengi kilitli iki oyuncu, renk kuralı gevşetilmeden eşleştirilemez.
    """
    return RENKSIZ if yineleyebilir(renkler) else renkler[0]


def kuyruklar(renkler: Renkler) -> tuple[Kuyruk, ...]:
    """Bu renkleri almış oyuncunun, puan grubunda aday olarak bekleyeceği kuyrukları döndürür.

    Henüz rengi olmayan iki rengi de karşıt rengi gibi alır.
    """
    son_renk = renkler[0]
    if son_renk == RENKSIZ:
        return (BEYAZ, False), (SIYAH, False)
    karsit = (KARSIT[son_renk], False)
    return (karsit, (son_renk, True)) if yineleyebilir(renkler) else (karsit,)


def grupla(siralama: Sequence[int], durum: Durum) -> dict[int, list[Grup]]:
    """Oyuncuları puan gruplarına, her grubu da alabilecekleri renge göre kuyruklara ayırır.

    Puan (yarım puan) -> o puanın grubu ile altındaki gruplar, yukarıdan aşağıya, sözlüğünü döndürür;
    kuyruklar sıralamadaki sırayladır.
    """
    puanlar, renkler = durum["puanlar"], durum["renkler"]
    gruplar: dict[int, Grup] = {
        puan: {(renk, yineliyor): deque() for renk in KARSIT for yineliyor in (False, True)}
        for puan in sorted({puanlar[bsno] for bsno in siralama}, reverse=True)
    }
    # Binlerce oyuncunun renkleri aynı birkaç üçlüden biridir; kuyrukları üçlü başına bir kez bulunur.
    girdikleri = {uclu: kuyruklar(uclu) for uclu in set(renkler)}
    for bsno in siralama:
        grup = gruplar[puanlar[bsno]]
        for kuyruk in girdikleri[renkler[bsno]]:
            grup[kuyruk].append(bsno)
    yukaridan = list(gruplar.values())
    return {puan: yukaridan[yer:] for yer, puan in enumerate(gruplar)}


def adaylar(
    aranan: int,
    siralama: Sequence[int],
    durum: Durum,
    gruplar: dict[int, list[Grup]],
    kalan: Container[int],
    gevsek: Sequence[str],
) -> Iterator[tuple[int, str]]:
    """Arananın adaylarını (aday, arananın rengi) olarak tercih sırasıyla verir.

    0. Aranan BYE ise: en alttan yukarıya, tur atlama kuralına uyan oyuncular.
    1. Arananın puan grubunda sırayla
       1.1 aranan karşıt rengini, aday karşıt rengini alır;
       1.2 aranan karşıt rengini alır, aday rengini yineler (kurala aykırı değilse);
       1.3 aranan rengini yineler (kurala aykırı değilse), aday karşıt rengini alır.
    2-3. Aynı adımlar bir alt puan grubunda, ..., en alttaki gruba kadar.
    4. Yalnızca renk kuralı gevşetildiyse: kalanlar, sıralamadaki sırayla.

    Henüz rengi olmayan arananda her eşleşme 1.1'e girer, yani sıra sıralamanın kendisidir. Aday
    ilk geçtiği yerle sayılır; birden çok adıma uyan aday yeniden verilebilir. Aranandan üstteki
    herkes eşleşmiş olmalıdır; `kalan` eşleşmemiş oyunculardır. Kuyrukların başındaki eşleşmişler
    atılır, böylece aday aramak grubu baştan sona taramaz.
    """
    if aranan == BYE:
        for aday in reversed(siralama):
            if aday in kalan and tur_atlayabilir(aday, durum):
                yield aday, RENKSIZ
        return
    renkler = durum["renkler"]
    son_renk = renkler[aranan][0]
    rakipler = set(durum["rakipler"][aranan])
    adimlar = ADIMLAR.get(son_renk, ())
    if not yineleyebilir(renkler[aranan]):
        adimlar = adimlar[:-1]
    for grup in gruplar[durum["puanlar"][aranan]]:
        for renk, kuyruk_adi in adimlar:
            kuyruk = grup[kuyruk_adi]
            while kuyruk and kuyruk[0] not in kalan:
                kuyruk.popleft()
            for aday in kuyruk:
                if aday in kalan and aday not in rakipler:
                    yield aday, renk
    if son_renk == RENKSIZ or RENK_KURALI in gevsek:
        for aday in siralama:
            if aday in kalan and aday not in rakipler:
                yield aday, KARSIT.get(son_renk, renkler[aday][0])


# ---------------------------------------------------------------- Eşleştirme: yöntem


def sirayla_esle(
    arananlar: Sequence[int], durum: Durum, gevsek: Sequence[str]
) -> tuple[list[Secim], list[int]]:
    """Yöntemi yazıldığı gibi uygular: sırası gelen, ilk adayıyla eşleşir.

    Seçimleri ve adayı kalmayıp açıkta kalanları döndürür. `arananlar` sıralamadır; oyuncu sayısı
    tekse başında BYE vardır (0. adım).
    """
    siralama = arananlar[1:] if arananlar[0] == BYE else arananlar
    gruplar = grupla(siralama, durum)
    kalan = set(arananlar)
    secimler: list[Secim] = []
    acikta: list[int] = []
    for aranan in arananlar:
        if aranan in kalan:
            kalan.remove(aranan)
            for aday, renk in adaylar(aranan, siralama, durum, gruplar, kalan, gevsek):
                kalan.remove(aday)
                secimler.append((aranan, aday, renk))
                break
            else:
                acikta.append(aranan)
    return secimler, acikta


# ---------------------------------------------------------------- Eşleştirme: çıkmazlar
#
# Yöntem, karşılaşmamış rakibi kalmayan bir oyuncuyu açıkta bırakabilir. O zaman aranan, herkesin
# eşleştiği eşleştirmelerin tercih sırasındaki ilkidir. "Bu aday seçilirse kalanların hepsi
# eşlenebilir mi?" sorusu bir çizge sorusudur: oyuncular düğüm, kurallara uyan çiftler kenardır.
# Elde kalanların tam bir eşlemesi (es) bulunsun. Aranan çıkarılınca eski eşi (kök) boşta kalır:
#
#     aranan    kök ----- y ===== z ----- t ===== w          ----- kenar    ===== es
#
# Kökten bir kenar, bir eş, bir kenar, bir eş ... diye gidip varılan her z ve w için yol boyunca
# eşler kaydırılırsa (kök-y, z-t eş olursa) boşta kalan, yolun ucudur: aranan onunla eşlenirse
# kalanlar da eşlenmiş olur. Böyle varılanlara "dış" düğüm denir; arananla eşleşip kalanları
# tamamlanabilir bırakan adaylar tam olarak bunlardır (Edmonds 1965; Gallai-Edmonds). Tek zorluk
# tek uzunluktaki çevrimlerdir: iki dış düğümü (x, y) birleştiren kenar, aradaki iç düğümlere
# öbür taraftan da varılabildiğini gösterir; onlar da dış olur:
#
#              a === x
#     kök ---<       |         x'e kök - a = x diye varılır, a iç düğümdür; ama a'ya
#              b === y         kök - b = y - x = a diye de varılır: a da dıştır.


def cicek_ustu(x: int, yollar: dict[int, list[int]], ilkler: dict[int, int], icler: set[int]) -> int:
    """x'in köke giden yolundaki ilk iç düğümü döndürür; yoksa kökü.

    Dış düğümlerin iç içe tek çevrimlerle birleştiği "çiçeğin" üstünde tek bir iç düğüm vardır;
    bu yüzden ilk iç düğümü aynı olanlar aynı çiçektedir. İçler zamanla dış olur ama tersi olmaz:
    `ilkler` (x -> aramanın kaldığı yer) yalnızca ilerler.
    """
    yol, yer = yollar[x], ilkler[x]
    while yer < len(yol) - 1 and yol[yer] not in icler:
        yer += 1
    ilkler[x] = yer
    return yol[yer]


def dis_yollar(kok: int, es: Es, komsular: Callable[[int, set[int]], set[int]]) -> Iterator[list[int]]:
    """Kökten çift uzunlukta almaşık yolla varılan her dış düğümün yolunu bulundukça verir.

    Yol [dış düğüm, eşi, ..., kök] dizisidir ve yinelenen düğümü yoktur. Kök boşta, es'teki
    öbür herkes eşli olmalıdır; `komsular(x, küme)` x'in kümedeki komşularıdır.
    """
    yollar = {kok: [kok]}
    ilkler = {kok: 0}
    icler: set[int] = set()
    ic_olmayanlar = {kok, *es}
    kuyruk = [kok]
    yield yollar[kok]
    for x in kuyruk:
        for y in komsular(x, ic_olmayanlar):
            yeni: list[list[int]] = []
            if y not in yollar:
                icler.add(y)
                ic_olmayanlar.remove(y)
                yeni.append([es[y], y] + yollar[x])
            elif cicek_ustu(x, yollar, ilkler, icler) != cicek_ustu(y, yollar, ilkler, icler):
                for bu, oteki in ((yollar[x], yollar[y]), (yollar[y], yollar[x])):
                    yeni += [bu[i::-1] + oteki for i, ic in enumerate(bu) if ic in icler and ic not in oteki]
            for yol in yeni:
                icler.discard(yol[0])
                ic_olmayanlar.add(yol[0])
                yollar[yol[0]], ilkler[yol[0]] = yol, 0
                kuyruk.append(yol[0])
                yield yol


def kaydir(es: Es, yol: Sequence[int]) -> None:
    """Yol boyunca eşleri kaydırır: kök eşlenir, yolun ilk düğümü boşta kalır (es'i değiştirir)."""
    for a, b in zip(yol[1::2], yol[2::2]):
        es[a], es[b] = b, a


def eslenebilenler(
    oyuncu: int, kume: set[int], durum: Durum, kilitliler: dict[str, set[int]]
) -> set[int]:
    """Kümedekilerden, kurallara göre bu oyuncuyla (ya da BYE ile) eşlenebilecekleri döndürür.

    `kilitliler` renk -> o rengi kilitli oyunculardır; renk kuralı gevşetildiyse kümeleri boştur.
    """
    if oyuncu == BYE:
        return {bsno for bsno in kume if bsno != BYE and tur_atlayabilir(bsno, durum)}
    uygunlar = kume.difference(durum["rakipler"][oyuncu]) - kilitliler[kilitli_renk(durum["renkler"][oyuncu])]
    uygunlar.discard(BYE)
    if BYE in kume and tur_atlayabilir(oyuncu, durum):
        uygunlar.add(BYE)
    return uygunlar


def onar(es: Es, acikta: Sequence[int], komsular: Callable[[int, set[int]], set[int]]) -> bool:
    """Açıktakilerin geçici eşlerini kurallara uygun olanlarla değiştirir (es'i değiştirir).

    es'teki herkesi eşlemek olanaksızsa False döndürür. Geçici eş gerçek bir kenar olmadığından
    kaydırma geçici eşleri yalnızca azaltır.
    """
    for oyuncu in acikta:
        kok = es.pop(oyuncu)
        hedefler = komsular(oyuncu, set(es))
        if kok not in hedefler:
            yollar = dis_yollar(kok, es, komsular) if hedefler else iter(())
            yol = next((yol for yol in yollar if yol[0] in hedefler), None)
            if yol is None:
                es[oyuncu] = kok
                return False
            kaydir(es, yol)
            kok = yol[0]
        es[oyuncu], es[kok] = kok, oyuncu
    return True


def hedefe_dek_ara(
    hedef: int, kok: int, es: Es, komsular: Callable[[int, set[int]], set[int]]
) -> dict[int, list[int]]:
    """Hedef bulununcaya dek bulunan dış düğümleri yollarıyla döndürür; hedef yoksa arama tamdır.

    Çoğu kez hedefe bir ya da iki eş üzerinden varılır; o zaman aramadan yalnızca o yolu döndürür.
    """
    esi = es[hedef]
    if komsular(kok, {esi}):
        return {hedef: [hedef, esi, kok]}
    arada = set(es) - {kok, hedef}
    kokunkiler = komsular(kok, arada)
    for z in komsular(esi, arada):
        if es[z] in kokunkiler:
            return {hedef: [hedef, esi, z, es[z], kok]}
    dislar = {}
    for yol in dis_yollar(kok, es, komsular):
        dislar[yol[0]] = yol
        if yol[0] == hedef:
            break
    return dislar


def tercihle_esle(
    arananlar: Sequence[int],
    es: Es,
    komsular: Callable[[int, set[int]], set[int]],
    durum: Durum,
    gevsek: Sequence[str],
) -> list[Secim]:
    """es'tekileri, herkesin eşleştiği eşleştirmelerin tercih sırasındaki ilkiyle eşler.

    es'tekilerin tam bir eşlemesi olmalıdır; es tüketilir. Sırası gelen, kalanları eşlenebilir
    bırakan ilk adayını alır; ilk aday zaten eşiyse aramaya gerek yoktur.

    Tam bir aramanın iç düğümleri ile aranan bir engel oluşturur: çıkarılırlarsa geriye kendileri
    kadar tek sayılı parça kalır, her biri bir parçayla eşlenmek zorundadır. Birbirleriyle
    eşlenemezler; bu, çiftler eşlenip ayrıldıkça da sürer, aynı arama yinelenmez.
    """
    siralama = [bsno for bsno in arananlar if bsno in es and bsno != BYE]
    gruplar = grupla(siralama, durum)
    secimler: list[Secim] = []
    engel: set[int] = set()
    for aranan in arananlar:
        if aranan not in es:
            continue
        kok = es.pop(aranan)
        sirali = (
            secim for secim in adaylar(aranan, siralama, durum, gruplar, es, gevsek)
            if aranan not in engel or secim[0] not in engel
        )
        aday, renk = next(sirali)
        if aday != kok:
            dislar = hedefe_dek_ara(aday, kok, es, komsular)
            if aday not in dislar:
                engel = {aranan, *(x for yol in dislar.values() for x in yol if x not in dislar)}
                aday, renk = next(secim for secim in sirali if secim[0] in dislar)
            kaydir(es, dislar[aday])
        del es[aday]
        secimler.append((aranan, aday, renk))
    return secimler


def esle(
    arananlar: Sequence[int], durum: Durum, gevsek: Sequence[str]
) -> list[Secim] | None:
    """Herkesin eşleştiği eşleştirmelerin tercih sırasındaki ilkini döndürür; hiç yoksa None.

    Önce yöntem yazıldığı gibi uygulanır; herkes eşleşirse sonuç budur. Değilse açıktakiler geçici
    eş edilir ve sondan geriye her seferinde daha çok seçim geri alınarak (tamamlanabilen bir
    başlangıcın her kısası da tamamlanabilir) tam bir eşleme kurulur, oradan tercihle ilerlenir.
    Açıkta kalan, kendisinden sonra seçilenlerin hiçbiriyle eşlenemez; bu yüzden geri alınanlar
    hep ilk açıkta kalandan öncesine varır.
    """
    secimler, acikta = sirayla_esle(arananlar, durum, gevsek)
    if not acikta:
        return secimler
    es: Es = {}
    kilitliler: dict[str, set[int]] = {BEYAZ: set(), SIYAH: set(), RENKSIZ: set()}
    komsular = partial(eslenebilenler, durum=durum, kilitliler=kilitliler)
    eklenecek = list(zip(acikta[::2], acikta[1::2]))
    saglam, geri = len(secimler), len(acikta)
    while True:
        for a, b in eklenecek:
            es[a], es[b] = b, a
        if RENK_KURALI not in gevsek:
            for bsno in chain.from_iterable(eklenecek):
                if bsno != BYE and (renk := kilitli_renk(durum["renkler"][bsno])) != RENKSIZ:
                    kilitliler[renk].add(bsno)
        if onar(es, acikta, komsular):
            return secimler[:saglam] + tercihle_esle(arananlar, es, komsular, durum, gevsek)
        if saglam == 0:
            return None
        onceki_saglam, saglam = saglam, max(0, saglam - geri)
        eklenecek = [secim[:2] for secim in secimler[saglam:onceki_saglam]]
        geri *= 2


def ilk_tur_eslestir(oyuncu_sayisi: int, renk: str) -> Eslestirme:
    """İlk turun eşleştirmesini döndürür: 1-2, 3-4, ...; tek sayıda oyuncuda sonuncu tur atlar.

    BSNo'su tek olanlar verilen rengi, çift olanlar öbür rengi alır.
    """
    ciftler = [(tek, tek + 1) for tek in range(1, oyuncu_sayisi, 2)]
    return {
        "masalar": ciftler if renk == BEYAZ else [(cift, tek) for tek, cift in ciftler],
        "tur_atlayan": oyuncu_sayisi if oyuncu_sayisi % 2 else BYE,
        "atlanan": BYE,
        "renk_disi": [],
        "tur_atlama_disi": False,
    }


def tur_eslestir(durum: Durum) -> Eslestirme | None:
    """İlk turdan sonraki bir turu eşleştirir; karşılaşmamışların eşleştirmesi kalmadıysa None.

    Kurallar GEVSETMELER'deki sırayla, yalnızca gerektiğinde gevşetilir. Tur atlama kuralını
    gevşetmek, oynamadan puan alanları unutmaktır.
    """
    siralama = sirala(durum["puanlar"])
    tek = len(siralama) % 2 == 1
    arananlar = [BYE] * tek + siralama
    for gevsek in GEVSETMELER:
        gecerli = durum
        if TUR_ATLAMA_KURALI in gevsek:
            if not tek:
                continue
            gecerli = {**durum, "oynamadan_alanlar": frozenset()}
        secimler = esle(arananlar, gecerli, gevsek)
        if secimler is not None:
            return eslestirme_kur(secimler, siralama, durum, gevsek)
    return None


def eslestirme_kur(
    secimler: Sequence[Secim],
    siralama: Sequence[int],
    durum: Durum,
    gevsek: Sequence[str],
) -> Eslestirme:
    """Seçimleri masalara yerleştirir ve gevşetilen kuralların nerede gerektiğini saptar."""
    tek = secimler[0][0] == BYE  # varsa BYE'ın seçimi ilktir
    tur_atlayan = secimler[0][1] if tek else BYE
    oynayanlar = secimler[1:] if tek else secimler
    uygunlar = (bsno for bsno in reversed(siralama) if tur_atlayabilir(bsno, durum))
    tur_atlama_disi = tek and not tur_atlayabilir(tur_atlayan, durum)
    siradaki = next(uygunlar) if tek and not tur_atlama_disi else BYE
    renkler = durum["renkler"]
    return {
        "masalar": [(a, b) if renk == BEYAZ else (b, a) for a, b, renk in oynayanlar],
        "tur_atlayan": tur_atlayan,
        "atlanan": siradaki if siradaki != tur_atlayan else BYE,
        "renk_disi": [
            mno
            for mno, (a, b, _) in enumerate(oynayanlar if RENK_KURALI in gevsek else (), start=1)
            if kilitli_renk(renkler[a]) == kilitli_renk(renkler[b]) != RENKSIZ
        ],
        "tur_atlama_disi": tur_atlama_disi,
    }


# ---------------------------------------------------------------- Puanlama


def oynanan_tur(eslestirme: Eslestirme, kodlar: Sequence[int]) -> Tur:
    """Masaların sonuç kodlarından (0-5, masa sırasıyla) oynanmış turu kurar."""
    boy = 1 + 2 * len(eslestirme["masalar"]) + (eslestirme["tur_atlayan"] != BYE)
    rakipler, renkler, sonuclar = [BYE] * boy, [RENKSIZ] * boy, [TUR_ATLADI] * boy
    for (beyaz, siyah), kod in zip(eslestirme["masalar"], kodlar):
        rakipler[beyaz], rakipler[siyah] = siyah, beyaz
        renkler[beyaz], renkler[siyah] = BEYAZ, SIYAH
        sonuclar[beyaz], sonuclar[siyah] = SONUCLAR[kod]
    return {"rakipler": rakipler, "renkler": renkler, "sonuclar": sonuclar}


def renk_sonrasi(renkler: Renkler, renk: str) -> Renkler:
    """Bu renkleri almış oyuncunun bir renk daha aldıktan sonraki renklerini döndürür.

    Tur atlama (RENKSIZ) iz bırakmaz.
    """
    son_renk, ardisik, fazla = renkler
    if renk == RENKSIZ:
        return renkler
    if renk == son_renk:
        return renk, ardisik + 1, fazla + 1
    return renk, 1, 1 - fazla


def ilk_durum(oyuncu_sayisi: int) -> Durum:
    """Turnuvanın ilk turdan önceki durumunu döndürür."""
    return {
        "turlar": [],
        "rakipler": [()] * (oyuncu_sayisi + 1),
        "puanlar": [0] * (oyuncu_sayisi + 1),
        "renkler": [ILK_RENKLER] * (oyuncu_sayisi + 1),
        "oynamadan_alanlar": frozenset(),
    }


def tur_sonrasi(durum: Durum, tur: Tur) -> Durum:
    """Turdan sonraki durumu döndürür.

    Oynanmayan maçlar (3, 4, 5) da karşılaşma ve renk sayılır; rakibi gelmeyen (+), tur atlayan gibi,
    oynamadan puan almış olur.
    """
    turlar = [*durum["turlar"], tur]
    return {
        "turlar": turlar,
        "rakipler": list(zip(*[oynanan["rakipler"] for oynanan in turlar])),
        "puanlar": [puan + PUANLAR[sonuc] for puan, sonuc in zip(durum["puanlar"], tur["sonuclar"])],
        "renkler": list(map(renk_sonrasi, durum["renkler"], tur["renkler"])),
        "oynamadan_alanlar": durum["oynamadan_alanlar"].union(
            [bsno for bsno, sonuc in enumerate(tur["sonuclar"]) if sonuc in OYNAMADAN_PUAN]
        ),
    }


def rakip_puanlari(
    rakipler: Sequence[int], sonuclar: Sequence[str], alinanlar: Sequence[int], puanlar: Sequence[int]
) -> list[int]:
    """Oyuncunun her turu için Buchholz ve Sonneborn Berger'de sayılan puanı (yarım puan) döndürür.

    Oynanan maçta rakibin son puanıdır; oynanmayanda (tur atlama, rakibin ya da kendisinin
    gelmemesi) oyuncunun o tura kadarki puanına kalan her tur için yarım puan eklenir.
    """
    sayilanlar = []
    onceki, kalan_tur = 0, len(rakipler)
    for rakip, sonuc, alinan in zip(rakipler, sonuclar, alinanlar):
        kalan_tur -= 1
        sayilanlar.append(puanlar[rakip] if sonuc in OYNANMIS else onceki + kalan_tur)
        onceki += alinan
    return sayilanlar


# Ölçütlerin her biri oyuncunun turlarının (sırasıyla) sonuçlarından, onlarda aldığı puanlardan ve
# sayılan rakip puanlarından tek bir tam sayı bulur; birimi OLCUTLER'de, sütunun yanındadır.


def puan(_sonuclar: Sequence[str], alinanlar: Sequence[int], _sayilanlar: Sequence[int]) -> int:
    """Maçlarda alınan puanların toplamını (yarım puan) döndürür."""
    return sum(alinanlar)


def buchholz_1(_sonuclar: Sequence[str], _alinanlar: Sequence[int], sayilanlar: Sequence[int]) -> int:
    """BH-1: en düşük 1 rakip puanı dışındakilerin toplamını (yarım puan) döndürür."""
    return sum(sorted(sayilanlar)[1:])


def buchholz_2(_sonuclar: Sequence[str], _alinanlar: Sequence[int], sayilanlar: Sequence[int]) -> int:
    """BH-2: en düşük 2 rakip puanı dışındakilerin toplamını (yarım puan) döndürür."""
    return sum(sorted(sayilanlar)[2:])


def sonneborn_berger(_sonuclar: Sequence[str], alinanlar: Sequence[int], sayilanlar: Sequence[int]) -> int:
    """SB: yenilenlerin (tur atlama ve + da) puanlarının, berabere kalınanların puanlarının
    yarısının toplamını çeyrek puan birimiyle döndürür.
    """
    return sum(map(mul, alinanlar, sayilanlar))


def galibiyet_sayisi(sonuclar: Sequence[str], _alinanlar: Sequence[int], _sayilanlar: Sequence[int]) -> int:
    """GS: oynayarak kazanılan ve rakibin gelmediği maçların sayısını döndürür."""
    return sonuclar.count(GALIP) + sonuclar.count(RAKIPSIZ)


SOLA, SAGA = "-", ""  # sütunların hizası, %-biçimindeki imiyle
YARIM_PUAN, CEYREK_PUAN, ADET = 2, 4, 1  # 1 puanda (ya da adette) kaç birim var

# Nihai sıralamanın ölçütleri, öncelik sırasıyla: (sütunu, birimi, işlevi).
OLCUTLER: tuple[tuple[Sutun, int, Callable[[Sequence[str], Sequence[int], Sequence[int]], int]], ...] = (
    (("Puan", 4, SAGA), YARIM_PUAN, puan),
    (("BH-1", 5, SAGA), YARIM_PUAN, buchholz_1),
    (("BH-2", 5, SAGA), YARIM_PUAN, buchholz_2),
    (("SB", 5, SAGA), CEYREK_PUAN, sonneborn_berger),
    (("GS", 2, SAGA), ADET, galibiyet_sayisi),
)


def olcut_degerleri(durum: Durum) -> list[list[int]]:
    """Oyuncuların OLCUTLER'deki değerlerini, kendi birimleriyle, döndürür (BSNo. öğe oyuncununki).

    `durum` turnuva sonundaki durumdur.
    """
    degerler = []
    for rakipler, sonuclar in zip(durum["rakipler"], zip(*[tur["sonuclar"] for tur in durum["turlar"]])):
        alinanlar = [PUANLAR[sonuc] for sonuc in sonuclar]
        sayilanlar = rakip_puanlari(rakipler, sonuclar, alinanlar, durum["puanlar"])
        degerler.append([islev(sonuclar, alinanlar, sayilanlar) for _, _, islev in OLCUTLER])
    return degerler


# ---------------------------------------------------------------- Listeler
# Hücreler metindir. Oyuncuların hücreleri sütun sütun tutulur: BSNo. öğe o oyuncununki, 0. öğe BYE'ınki.

MNO, SNO, BSNO, LNO = ("MNo", 3, SAGA), ("SNo", 3, SAGA), ("BSNo", 4, SAGA), ("LNo", 5, SAGA)
# Oyuncuyu tanıtan sütunlar: (sütunu, Oyuncu'dan hücresinin değerini alan işlev).
KIMLIK = (
    (LNO, itemgetter("lno")),
    (("Ad-Soyad", 12, SOLA), itemgetter("ad_soyad")),
    (("ELO", 4, SAGA), itemgetter("elo")),
    (("UKD", 4, SAGA), itemgetter("ukd")),
)
TANITIM = (BSNO, *(sutun for sutun, _ in KIMLIK))
PUAN = OLCUTLER[0][0]
BEYAZ_YANI, SIYAH_YANI = (MNO, BSNO, LNO, PUAN), (PUAN, LNO, BSNO)
BASARI = tuple(sutun for sutun, _, _ in OLCUTLER)
TUR_EN_AZ = 7
TUR_ATLAMA_HUCRESI = "- - 1"
AYRAC = " - "
BEYAZLAR_SUTUNU, SIYAHLAR_SUTUNU = 8, 25  # eşleştirme listesinde, en az genişliklerle


def bicimle(sutunlar: Sequence[Sutun], hucreler: Sequence[Sequence[str]]) -> tuple[str, str, str]:
    """Tablonun başlık ve çizgi satırlarını, bir de satırlarının % ile kullanılacak kalıbını döndürür.

    Sütunun genişliği başlığının, en az genişliğinin ve en geniş hücresinin en büyüğüdür; her sütun en az
    bir hücrelidir.
    """
    enler = [
        max(len(baslik), en_az, max(map(len, sutunun)))
        for (baslik, en_az, _), sutunun in zip(sutunlar, hucreler)
    ]
    kalip = " ".join([f"%{hiza}{en}s" for (_, _, hiza), en in zip(sutunlar, enler)])
    return kalip % tuple(baslik for baslik, _, _ in sutunlar), " ".join(["-" * en for en in enler]), kalip


def tablo(ad: str, sutunlar: Sequence[Sutun], hucreler: Sequence[Sequence[str]]) -> list[str]:
    """Tablonun satırlarını döndürür: adı, başlıklar, çizgiler, sonra hücreler.

    `hucreler` sütunların hücreleridir (satırlar değil).
    """
    baslik, cizgi, kalip = bicimle(sutunlar, hucreler)
    return [ad, baslik, cizgi, *map(kalip.__mod__, zip(*hucreler))]


def sirayla(sutun: Sequence[str], bsnolar: Iterable[int]) -> list[str]:
    """Sütunun hücrelerini verilen BSNo'ların sırasıyla döndürür."""
    return list(map(sutun.__getitem__, bsnolar))


def sira_nolari(sayi: int) -> list[str]:
    """1'den sayıya kadar sıra no hücrelerini döndürür."""
    return list(map(str, range(1, sayi + 1)))


def tanitim_hucreleri(oyuncular: Sequence[Oyuncu]) -> list[list[str]]:
    """TANITIM sütunlarının hücrelerini döndürür; oyuncular BSNo sırasındadır."""
    return [
        ["", *sira_nolari(len(oyuncular))],
        *(["", *map(str, map(al, oyuncular))] for _, al in KIMLIK),
    ]


def birimli(deger: int, birim: int) -> str:
    """Birimiyle verilen değeri yazılacağı gibi döndürür: puanlar iki ondalıklı, adetler tam."""
    return str(deger) if birim == ADET else f"{deger / birim:.2f}"


def birimli_sutun(degerler: Sequence[int], birim: int) -> list[str]:
    """Değerlerin yazılışlarını döndürür; her değer bir kez biçimlenir."""
    yazilis = {deger: birimli(deger, birim) for deger in set(degerler)}
    return [yazilis[deger] for deger in degerler]


def basari_hucreleri(degerler: Sequence[Sequence[int]]) -> list[list[str]]:
    """BASARI sütunlarının hücrelerini döndürür."""
    return [birimli_sutun(sutunun, birim) for sutunun, (_, birim, _) in zip(zip(*degerler), OLCUTLER)]


def baslangic_listesi(tanitim: Sequence[Sequence[str]]) -> list[str]:
    """Başlangıç sıralama listesinin satırlarını BSNo sırasıyla döndürür."""
    return tablo("Başlangıç Sıralama Listesi:", TANITIM, [sutun[ILK_BSNO:] for sutun in tanitim])


def eslestirme_listesi(
    tur_no: int, eslestirme: Eslestirme, tanitim: Sequence[Sequence[str]], puanlar: Sequence[int]
) -> list[str]:
    """Turun eşleştirme listesinin satırlarını masa sırasıyla döndürür; tur atlayan en sondadır.

    `puanlar` tur öncesindeki puanlardır (yarım puan).
    """
    hucreler = [tanitim[TANITIM.index(BSNO)], tanitim[TANITIM.index(LNO)], birimli_sutun(puanlar, YARIM_PUAN)]
    beyazlar = [beyaz for beyaz, _ in eslestirme["masalar"]]
    siyahlar = [siyah for _, siyah in eslestirme["masalar"]]
    tur_atlayan = eslestirme["tur_atlayan"]
    if tur_atlayan != BYE:
        beyazlar.append(tur_atlayan)
    beyaz_yani = [sira_nolari(len(beyazlar)), *(sirayla(sutun, beyazlar) for sutun in hucreler)]
    siyah_yani = [sirayla(sutun, siyahlar) for sutun in reversed(hucreler)]
    sol_baslik, sol_cizgi, sol_kalip = bicimle(BEYAZ_YANI, beyaz_yani)
    sag_baslik, sag_cizgi, sag_kalip = bicimle(SIYAH_YANI, siyah_yani)
    kalip = sol_kalip + AYRAC + sag_kalip
    # zip kısa olan siyah yanında durur; tur atlayanın satırı ayrı kurulur.
    satirlar = list(map(kalip.__mod__, zip(*beyaz_yani, *siyah_yani)))
    if tur_atlayan != BYE:
        satirlar.append(sol_kalip % tuple(sutun[-1] for sutun in beyaz_yani) + AYRAC + "BYE")
    sag_yer = max(SIYAHLAR_SUTUNU, len(sol_baslik + AYRAC))
    return [
        f"{tur_no}. Tur Eşleştirme Listesi:",
        (" " * BEYAZLAR_SUTUNU + "Beyazlar").ljust(sag_yer) + "Siyahlar",
        sol_baslik + AYRAC + sag_baslik,
        sol_cizgi + " " * len(AYRAC) + sag_cizgi,
        *satirlar,
    ]


def not_satirlari(tur_no: int, eslestirme: Eslestirme) -> list[str]:
    """Turda gevşetilen her kural için bir `Not: ` satırı döndürür; yoksa boş liste."""
    tur_atlayan, atlanan = eslestirme["tur_atlayan"], eslestirme["atlanan"]
    notlar = []
    if atlanan != BYE:
        notlar.append(
            f"Not: {tur_no}. turda sıradaki oyuncu (BSNo {atlanan}) yerine BSNo {tur_atlayan} tur atladı; "
            "yoksa kalan oyuncuların hepsi eşleştirilemiyordu."
        )
    if eslestirme["tur_atlama_disi"]:
        notlar.append(
            f"Not: {tur_no}. turda tur atlama kuralı gevşetildi; BSNo {tur_atlayan} daha önce oynamadan "
            "puan aldığı hâlde tur atladı."
        )
    if eslestirme["renk_disi"]:
        masalar = ", ".join(map(str, eslestirme["renk_disi"]))
        notlar.append(
            f"Not: {tur_no}. turda renk kuralları gevşetildi (masa no: {masalar}); yoksa oyuncuların "
            "hepsi eşleştirilemiyordu."
        )
    return notlar


def erken_bitis_notu(oynanan_tur: int) -> str:
    """Turnuvanın istenen turdan önce bittiğini söyleyen `Not: ` satırını döndürür."""
    return (
        f"Not: {oynanan_tur + 1}. turda daha önce karşılaşmamış oyuncularla eşleştirme kalmadığı için "
        f"turnuva {oynanan_tur}. turun sonunda bitti."
    )


def nihai_liste(
    sira: Sequence[int], tanitim: Sequence[Sequence[str]], basari: Sequence[Sequence[str]]
) -> list[str]:
    """Nihai sıralama listesinin satırlarını döndürür; `sira` BSNo'ların nihai sırasıdır."""
    return tablo(
        "Nihai Sıralama Listesi:",
        (SNO, *TANITIM, *BASARI),
        [sira_nolari(len(sira)), *(sirayla(sutun, sira) for sutun in chain(tanitim, basari))],
    )


def tur_hucreleri(tur: Tur, bsnolar: Sequence[str]) -> list[str]:
    """Çapraz tablodaki tur sütununun hücrelerini döndürür: rakibin BSNo'su, renk ve sonuç."""
    return [
        TUR_ATLAMA_HUCRESI if sonuc == TUR_ATLADI else f"{rakip} {renk} {sonuc}"
        for rakip, renk, sonuc in zip(sirayla(bsnolar, tur["rakipler"]), tur["renkler"], tur["sonuclar"])
    ]


def capraz_tablo(
    sira: Sequence[int],
    tanitim: Sequence[Sequence[str]],
    turlar: Sequence[Tur],
    basari: Sequence[Sequence[str]],
) -> list[str]:
    """Çapraz tablonun satırlarını BSNo sırasıyla döndürür; `sira` BSNo'ların nihai sırasıdır."""
    snolar = [""] * (len(sira) + 1)
    for sno, bsno in enumerate(sira, start=1):
        snolar[bsno] = str(sno)
    tur_sutunlari = [(f"{tur_no}. Tur", TUR_EN_AZ, SAGA) for tur_no in range(1, len(turlar) + 1)]
    bsnolar, *kimlikler = tanitim
    hucreler = [bsnolar, snolar, *kimlikler, *(tur_hucreleri(tur, bsnolar) for tur in turlar), *basari]
    return tablo(
        "Çapraz Tablo:",
        (BSNO, SNO, *TANITIM[1:], *tur_sutunlari, *BASARI),
        [sutun[ILK_BSNO:] for sutun in hucreler],
    )


# ---------------------------------------------------------------- Yanıt kaynağı: kayıt ve klavye


class Kayit(TypedDict):
    """Açık bir kayıt dosyası ve ondan daha sorulmamış yanıtlar."""

    yol: str
    dosya: FileIO               # arabelleksiz: yazılan hemen işletim sistemindedir
    boy: int                    # tam satırların bayt sayısı; gerisi yarım kalmış satırdır
    bekleyenler: deque[bytes]   # henüz kullanılmamış satırlar
    satir_no: int               # son kullanılan satırın no'su


class KayitHatasi(Exception):
    """Kayıt dosyası kullanılamıyor; iletisi kullanıcıya olduğu gibi gösterilir."""


def kilitle(dosya: FileIO) -> None:
    """Dosyayı bu sürece kilitler; başka bir süreçte kilitliyse OSError (engellenme) verir."""
    if sys.platform == "win32":
        dosya.seek(KILIT_YERI)
        msvcrt.locking(dosya.fileno(), msvcrt.LK_NBLCK, 1)
        dosya.seek(0)
    else:
        fcntl.flock(dosya, fcntl.LOCK_EX | fcntl.LOCK_NB)


def klasoru_diske_yaz(yol: str) -> None:
    """Yeni dosyanın adını da diske yazdırır ki elektrik kesilirse dosya klasörde kalsın (POSIX)."""
    if sys.platform != "win32":
        klasor = os.open(os.path.dirname(os.path.abspath(yol)), os.O_RDONLY)
        with suppress(OSError):  # klasörü diske yazdıramayan dosya sistemleri vardır
            os.fsync(klasor)
        os.close(klasor)


def kayit_ac(yol: str) -> Kayit:
    """Kayıt dosyasını (yoksa kurarak) açar, kilitler ve tam satırlarını okur; dosyayı değiştirmez.

    Açılamayan, okunamayan ya da başka bir programın kullandığı dosya için KayitHatasi verir.
    """
    yeni = not os.path.exists(yol)
    if not yeni and not os.path.isfile(yol):
        raise KayitHatasi(f"{yol}: kayıt dosyası olamaz; sıradan bir dosya değil.")
    try:
        dosya = FileIO(os.open(yol, os.O_RDWR | os.O_CREAT | O_IKILI, 0o666), "r+")
        if yeni:
            klasoru_diske_yaz(yol)
    except (OSError, ValueError) as hata:  # ValueError: yolda NUL karakteri
        raise KayitHatasi(f"{yol}: kayıt dosyası açılamıyor: {hata}") from hata
    try:
        kilitle(dosya)
    except (BlockingIOError, PermissionError) as hata:
        dosya.close()
        raise KayitHatasi(f"{yol}: kayıt dosyasını başka bir program kullanıyor.") from hata
    except OSError:
        pass  # bu dosya sistemi kilit bilmiyor
    icerik = dosya.read()
    boy = icerik.rfind(b"\n") + 1
    return {
        "yol": yol,
        "dosya": dosya,
        "boy": boy,
        "bekleyenler": deque(icerik[:boy].split(b"\n")[:-1]),
        "satir_no": 0,
    }


def kayda_ekle(kayit: Kayit, yanit: str) -> None:
    """Yanıtı kaydın sonuna bir satır olarak ekler; diske yazılmadan dönmez.

    Sondaki yarım satırın yerine geçer. Yazılamazsa KayitHatasi verir.
    """
    dosya = kayit["dosya"]
    satir = yanit.encode("utf-8") + b"\n"
    try:
        dosya.truncate(kayit["boy"])
        dosya.seek(kayit["boy"])
        yazilan = dosya.write(satir)
        while yazilan < len(satir):
            yazilan += dosya.write(satir[yazilan:])
        os.fsync(dosya.fileno())
    except OSError as hata:
        raise KayitHatasi(f"{kayit['yol']}: kayıt dosyasına yazılamıyor: {hata}") from hata
    kayit["boy"] += len(satir)


def kayittan_al(istem: str, coz: Callable[[str], Deger], kayit: Kayit) -> Deger:
    """Kayıttaki sıradaki yanıtı istemiyle birlikte ekrana yazar ve değerini döndürür.

    Yanıt geçerli değilse dosyayı, satırı ve nedenini söyleyen KayitHatasi verir.
    """
    kayit["satir_no"] += 1
    try:
        yanit = kayit["bekleyenler"].popleft().decode("utf-8").strip(BOSLUKLAR)
        deger = coz(yanit)
    except ValueError as hata:
        neden = "satır UTF-8 değil" if isinstance(hata, UnicodeDecodeError) else hata
        raise KayitHatasi(f"{kayit['yol']}: {kayit['satir_no']}. satır: {neden}") from hata
    print(istem + yanit)
    return deger


def yanit_oku(istem: str) -> str:
    """İstemi yazar, bir satır okur ve çevresindeki boşlukları atarak döndürür.

    Girdi bittiyse EOFError verir. input() kullanılmaz: uçbirimde istemi stderr'e yazar.
    """
    sys.stdout.write(istem)
    sys.stdout.flush()
    satir = sys.stdin.readline()
    if not satir:
        raise EOFError
    return satir.strip(BOSLUKLAR)


def uyar(ileti: str, istem_satirinda: bool) -> None:
    """İletiyi stderr'e tek satırda yazar; ekranda imleç istemin satırında kaldıysa alta geçer."""
    alt_satira = istem_satirinda and sys.stdout.isatty() and sys.stderr.isatty()
    print("\n" * alt_satira + ileti, file=sys.stderr, flush=True)


def sor(istem: str, coz: Callable[[str], Deger], kayit: Kayit | None) -> Deger:
    """Sıradaki yanıtın `coz`ün bulduğu değerini döndürür: önce kayıttakiler, sonra klavye.

    Klavyeden geçersiz yanıt gelirse uyarıp yeniden sorar; geçerli yanıtı kayda ekler.
    """
    if kayit is not None and kayit["bekleyenler"]:
        return kayittan_al(istem, coz, kayit)
    while True:
        yanit = yanit_oku(istem)
        try:
            deger = coz(yanit)
        except ValueError as hata:
            uyar(str(hata), istem_satirinda=not sys.stdin.isatty())
            continue
        if kayit is not None:
            kayda_ekle(kayit, yanit)
        return deger


# ---------------------------------------------------------------- Akış


def oyunculari_al(kayit: Kayit | None) -> list[Oyuncu]:
    """Oyuncuları LNo'su 0 ya da negatif olana kadar sorar, giriliş sırasıyla döndürür."""
    oyuncular: dict[int, Oyuncu] = {}
    while True:
        lno = sor(ISTEM_LNO, partial(lno_coz, oyuncular), kayit)
        if lno <= 0:
            return list(oyuncular.values())
        oyuncular[lno] = {
            "lno": lno,
            "ad_soyad": sor(ISTEM_AD_SOYAD, ad_soyad_coz, kayit),
            "elo": sor(ISTEM_ELO, kuvvet_coz, kayit),
            "ukd": sor(ISTEM_UKD, kuvvet_coz, kayit),
        }
        print()


def listele(satirlar: Iterable[str]) -> None:
    """Bir boş satırdan sonra listenin satırlarını yazar."""
    print("\n" + "\n".join(satirlar))


def turnuvayi_yonet(kayit: Kayit | None) -> None:
    """Turnuvayı ödev metnindeki sırayla yürütür: oyuncular, turlar, nihai sıralama, çapraz tablo."""
    oyuncular = baslangic_siralamasi(oyunculari_al(kayit))
    tanitim = tanitim_hucreleri(oyuncular)
    listele(baslangic_listesi(tanitim))
    print()
    en_az, en_cok = tur_sayisi_araligi(len(oyuncular))
    tur_sayisi = sor(
        ISTEM_TUR_SAYISI % (en_az, en_cok), partial(aralik_coz, en_az, en_cok), kayit
    )
    ilk_renk = sor(ISTEM_RENK, renk_coz, kayit)
    sonuc_coz = partial(aralik_coz, EN_AZ_KOD, EN_COK_KOD)

    durum = ilk_durum(len(oyuncular))
    eslestirme: Eslestirme | None = ilk_tur_eslestir(len(oyuncular), ilk_renk)
    bitis_notu: list[str] = []
    for tur_no in range(1, tur_sayisi + 1):
        if tur_no > 1:
            eslestirme = tur_eslestir(durum)
        if eslestirme is None:
            bitis_notu.append(erken_bitis_notu(tur_no - 1))
            break
        listele(eslestirme_listesi(tur_no, eslestirme, tanitim, durum["puanlar"]) + not_satirlari(tur_no, eslestirme))
        print()
        kodlar = [
            sor(f"{tur_no}. turda {mno}. {ISTEM_SONUC}", sonuc_coz, kayit)
            for mno in range(1, len(eslestirme["masalar"]) + 1)
        ]
        durum = tur_sonrasi(durum, oynanan_tur(eslestirme, kodlar))

    degerler = olcut_degerleri(durum)
    sira = sirala(degerler)
    basari = basari_hucreleri(degerler)
    listele(bitis_notu + nihai_liste(sira, tanitim, basari))
    listele(capraz_tablo(sira, tanitim, durum["turlar"], basari))
    if kayit is not None and kayit["bekleyenler"]:
        uyar(
            f"{kayit['yol']}: {kayit['satir_no'] + 1}. satırdan sonrası kullanılmadı; turnuva ondan önce bitti.",
            istem_satirinda=False,
        )


def akislari_ayarla() -> None:
    """Akışların kodlamasını Türkçe harfleri ve ½'yi taşıyabilecek duruma getirir.

    Taşıyabilen kodlama (UTF-8, cp1254, cp857) korunur, taşıyamayanın yerine UTF-8 geçer; çevrilemeyen
    karakterin yerine soru işareti konur. Kapalı akışın yerine boş aygıt açılır. Girdide satır sonu
    yalnızca \\n'dir, \\r yanıtın çevresinden atılır.
    """
    for ad, kip in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, ad) is None:
            setattr(sys, ad, open(os.devnull, kip, encoding="utf-8"))
        akis = getattr(sys, ad)
        if isinstance(akis, TextIOWrapper):
            try:
                AKISTA_GEREKEN.encode(akis.encoding)
                kodlama = akis.encoding
            except UnicodeEncodeError:
                kodlama = "utf-8"
            akis.reconfigure(encoding=kodlama, errors="replace", newline="\n" if kip == "r" else None)


def ciktiyi_birak() -> None:
    """Yazılamayan stdout'un yerine boş aygıtı koyar ki çıkıştaki boşaltma da hata vermesin."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def secenekleri_coz(secenekler: Sequence[str]) -> tuple[bool, str | None]:
    """Komut satırından (yardım istendi mi, kayıt dosyasının yolu) döndürür.

    Anlaşılmayan seçenek için ne olduğunu söyleyen bir ValueError verir.
    """
    try:
        verilenler, kalanlar = getopt(list(secenekler), "h", ["help", "kayit="])
    except GetoptError as hata:
        raise ValueError(f"{alinti(hata.opt)} seçeneği anlaşılmadı.") from hata
    if kalanlar:
        raise ValueError(f"{alinti(kalanlar[0])} fazladan verildi.")
    degerler = dict(verilenler)
    return bool({"-h", "--help"} & degerler.keys()), degerler.get("--kayit")


def surdurme_bilgisi(kayit_yolu: str | None) -> str:
    """Yarıda kalan turnuvanın nasıl sürdürüleceğini söyleyen cümleyi döndürür."""
    if kayit_yolu is None:
        return "Girilenler saklanmadı; saklamak için: --kayit DOSYA"
    return f"Girilenler {kayit_yolu} dosyasında; aynı komut turnuvayı sürdürür."


def turnuvayi_calistir(kayit_yolu: str | None) -> int:
    """Turnuvayı yürütür; yarıda kalırsa nedenini ve nasıl sürdürüleceğini söyler. Çıkış kodunu döndürür."""
    try:
        turnuvayi_yonet(kayit_ac(kayit_yolu) if kayit_yolu is not None else None)
    except KayitHatasi as hata:
        uyar(str(hata), istem_satirinda=False)
        return CIKIS_KULLANIM
    except EOFError:
        uyar("Girdi turnuva bitmeden sona erdi. " + surdurme_bilgisi(kayit_yolu), istem_satirinda=True)
        return CIKIS_YARIM
    except KeyboardInterrupt:
        uyar("Turnuva yarıda kesildi. " + surdurme_bilgisi(kayit_yolu), istem_satirinda=True)
        return CIKIS_KESILDI
    return CIKIS_TAMAM


def main(secenekler: Sequence[str] | None = None) -> int:
    """Programı çalıştırır ve çıkış kodunu (CIKIS_...) döndürür.

    Verilmezse seçenekler komut satırından alınır. Yazılamayan çıktıda CIKIS_YARIM döner; okuyan
    gittiyse sessizce.
    """
    akislari_ayarla()
    try:
        yardim, kayit_yolu = secenekleri_coz(sys.argv[1:] if secenekler is None else secenekler)
    except ValueError as hata:
        uyar(f"{hata} Yardım için: python3 satranc.py --help", istem_satirinda=False)
        return CIKIS_KULLANIM
    try:
        if yardim:
            print(YARDIM)
        kod = CIKIS_TAMAM if yardim else turnuvayi_calistir(kayit_yolu)
        sys.stdout.flush()
    except BrokenPipeError:
        ciktiyi_birak()
        return CIKIS_YARIM
    except OSError as hata:
        uyar(f"Okunamıyor ya da yazılamıyor: {hata}", istem_satirinda=True)
        ciktiyi_birak()
        return CIKIS_YARIM
    return kod


if __name__ == "__main__":
    sys.exit(main())
