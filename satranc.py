#!/usr/bin/env python3
"""İsviçre sistemiyle bireysel satranç turnuvası yöneten konsol programı.

Oyuncuları, tur sayısını ve maç sonuçlarını sırayla sorar; her turu eşleştirir,
sonunda nihai sıralamayı ve çapraz tabloyu yazar. Kullanımı: python3 satranc.py

--kayit turnuva.txt ile yanıtlar turnuva.txt'de durur, turnuva oradan sürdürülür;
yanındaki turnuva-listeler.html'de duvara asılacak listeler vardır. --adimlar, ikinci turdan
başlayarak kimin kiminle neden eşleştiğini de yazar.

Kaynakta geçen sözcükler:

    bsno       başlangıç sıra no: 1, 2, ...; 0 (BYE) rakibi olmayanın "rakibi"dir
    masa       (beyazın bsno'su, siyahın bsno'su); tur atlayanınki (bsno, BYE)
    rakipler   bir oyuncunun rakipleri, tur sırasıyla: (4, 7, 0, 2)
    renkler    bir oyuncunun aldığı renkler, tur sırasıyla: "bs-b" (b beyaz, s siyah, - renksiz)
    sonuclar   bir oyuncunun sonuçları, tur sırasıyla: "1½-a" (- gelmedi ya da oynamıyordu; a tur
               atladı, çapraz tabloda 1; öbürleri oradaki gibi)
    hak        renk hakkı: son rengin karşıtı; son renk de alınabiliyorsa ardından o: "b", "bs";
               henüz rengi olmayanınki "-"
    puan       yarım puan birimiyle tam sayı (galibiyet 2, beraberlik 1)
    durum      iki tur arasında bütün oyuncuların hâli
    yok        turda oynamayan oyuncu: masası, rengi, rakibi yoktur; "var" yazılana ya da, sonradan
               gelecekse, gelene dek öyledir
    söz        sonuç sorusuna, son soruya yanıt yerine yazılan: "yok 222", "yeni 9 1500 0 Ali Su"
    sirali     turda sırası gelecekler, o sırayla; oyuncu sayısı tekse ilki BYE'dır
    aranan     sırası gelen: kendisine rakip aranır
    bekleyen   sırası gelmemiş, masaya da oturmamış oyuncu
    uyan       bekleyen; yürürlükteki renk kuralları arananla eşleşmesine engel değildir
    aday       arananın rakibi olup olamayacağına bakılan: yöntemin adayları, uyanların arananla
               karşılaşmamış, ayrı da tutulmayanlarıdır; adımların Aday sütunundakiler daha çoktur
    es         eşleme sözlüğü, iki yönlü: es[a] == b ise es[b] == a
    tablo      sütun başlığı -> hücreleri (metin)
    tanitim    oyuncuları tanıtan sütunlar (tablo): BSNo, LNo, ad-soyad, ELO, UKD; yer bsno'dur
    lnolar     tanitim'in LNo sütunu: her LNo'nun (metin) yeri bsno, BYE'ınki 0
    satır      kayıtta: bir yanıt ("ELO (222): 1500"), bir söz ("yok 222") ya da bir turun masaları
               ("# 2. tur: 99-4 222-BYE"); listelerde: yazılan satır

Bir turnuva şöyle yürür (çağıran -> çağrılan):

    main -> komutu_calistir -> turnuvayi_calistir -> bitene_dek_yurut
                                                  -> yarida_birak (girdi biterse, Ctrl-C'de)
    bitene_dek_yurut -> turnuvayi_yonet
                     -> turnuvayi_kapat
    turnuvayi_yonet -> oyunculari_al -> sor
                    -> sor (tur sayısı, ilk renk)
                    -> turlari_oyna
                    -> sonuclari_yaz -> sonuc_listeleri
    turlari_oyna -> siradaki_turu_eslestir -> turu_eslestir
                                           -> sozu_uygula (kayıttaki sözler) -> turu_eslestir
                 -> adim_listesi (istenirse) -> adimlari_bul -> adimlara_uyanlar
                 -> turun_masalari (kayıtta varsa oradan)
                 -> turu_oyna -> eslestirme_listesi
                              -> listeleri_as
                              -> sor
                              -> sonucu_klavyeden_al (klavyede)
                              -> tur_sonrasi
    turu_eslestir (gevşetmeler) -> herkesi_eslestir
    herkesi_eslestir -> yontemi_uygula -> adimlara_uyanlar
                     -> acigi_esle (çıkmazda) -> adayla_esle -> dis_yollar
                     -> tercihle_esle -> adayla_esle

Bir yanıt, bir söz, bir düzeltme şu yolu izler:

    sor -> satiri_kullan (kayıtta satır kaldıysa) ya da girdiden_al, satir_ekle
    sonucu_klavyeden_al -> girdiden_al -> sonuc_ya_da_soz_coz -> sozu_coz, elle_coz (sözse)
                        -> satir_ekle ya da, sözse, yeniden_yurut
    girdiden_al -> komutu_uygula -> geri_al, duzelt (klavyede `<`, `?`, `düzelt`)
    satir_ekle, geri_al, yeniden_yurut -> satirlari_degistir -> satirlari_yaz -> dosyaya_yaz
    Söz, düzeltme, geri alma: satırlar değişir, YenidenYurut ile bitene_dek_yurut'e dönülür;
    turnuva, satırlardan yürürlükte olanlarla (yururluktekiler), baştan yürütülür. Uçbirimde,
    yeniden yürütülürken, yalnızca son liste ile ondan sonrası yazılır (goster)

Ne nerede değişir (adından bulunamayanlar):

    renk kuralı         renk_hakki; kimin kiminle eşleşemeyeceği de değişiyorsa TEK_RENK_HAKLARI
    kim kiminle oynamaz yasaklilar; nedeni bitis_notu'nda, kayit_notu'nda, sozu_uygula'da,
                        adim_ve_neden'de, YARDIM'da yazar
    kim tur atlamaz     tur_atlayabilir; nedeni gevsetme_notlari'nda, kayit_notu'nda,
                        atlatilmama_nedeni'nde (her turun sonucuna ayrı bakar) yazar
    tur sayısı          tur_sayisi_araligi; kayıttakininki turnuvayi_yonet'te
    söz                 SOZ_ORNEKLERI, sozu_uygula; değiştirdiği Durum ile ilk_durum'da; yankısı
                        sozu_coz'da; sonuçtan sonra yazılırsa GEC_SOZUN_YERINE; turnuva erken
                        bitince de yazılacaksa son_soru_coz; YAZILABILENLER'de
    klavyede komut      komutu_uygula; düzeltirken, saklarken de geçecekse komutsuz_sor; yalnızca
                        sonuç sorusundaysa sonuc_ya_da_soz_coz; ad olabilen sözcük, ad
                        sorulurken addır; YAZILABILENLER'de
    gevşetme            RENK_KURALI'nın yanında adı, GEVSETMELER'de sırası, gevsetme_notlari'nda
                        notu, YARDIM'da sözü; gevşeyen kural Tur'un gevsekler'ine bakar,
                        yasaklilar'dansa adim_ve_neden de
    sonuç kodu          SONUCLAR; anlamı YAZILABILENLER'de; gelmeyenlerinki
                        GELMEYENE_NE_GIRILIR'de
    sonuç karakteri     PUANLAR; oynanmış maçınki OYNANMIS'ta da
    sonucun puanı       PUANLAR (yarım puan); kalan turların payı değişirse KALAN_TURUN_PUANI;
                        olcutler'de SB rakibin puanını PUANLAR ile çarpar: SB öyle değişmeyecekse
                        ona ayrı bir tablo gerekir; anlamı OLCUTLERIN_ANLAMI'nda, YARDIM'da
    ölçüt               BOLENLER (adı PUAN'ın yanında; sıra onundur) ile olcutler; başkalarının
                        puandan başka ölçütlerine bakacaksa sonuc_listeleri;
                        sütununun en az eni EN_AZ_EN'de, anlamı OLCUTLERIN_ANLAMI'nda
    oyuncunun bilgisi   BILGILER; adı (LNO'nun yanında) kayıtta da, sütununun başlığında da yazar,
                        başlığı başka olacaksa, sütunu olmayacaksa tanitim_sutunlari; sütunu yalnız
                        başlangıç listesinde olacaksa sonuc_listeleri'nin iki tablosu;
                        sıralanacaksa baslangic_siralamasi, sıralanmayacaksa masalara_ne_olur;
                        `yeni`deki yeri yeni_oyuncu_coz'da (ad-soyaddan başkası tek sözcüktür),
                        yankısı sozu_coz'da, örneği SOZ_ORNEKLERI'nde, yukarıdaki sözde, sütunu
                        yukarıdaki tanitim'de; `düzelt`inki birini_duzelt'te; ikisi de
                        YAZILABILENLER'de; boş olabilenin `yeni`de bir yazılışı olmalıdır, boşken
                        yazilisi, geri_al, yarida_birak bir söz yazmalıdır; çözeni `soru`daki
                        gibidir, metni ad_soyad_coz gibi denetler: denetim karakteri, çözülemeyen
                        karakter, sayfa yüzünden & ile < geçeni kabul etmez; komuta benzeyene
                        komutu_uygula'da karar verilir
    sütunun adı, eni    MNO'nun yanında, EN_AZ_EN'de; sola yaslanansa SOLA_YASLANANLAR'da
    soru                sor, girdiden_al, komutsuz_sor çağrıları: kayıttaki adı (düzelt, adındaki
                        LNo'dan bulur), istemi, yanıtı çözen ..._coz (":" geçen, "#" ile başlayan
                        yanıtı, "<"yi, "?"yi kabul etmemelidir; boş yanıt düzeltirken vazgeçmektir)
    ileti               söylendiği fonksiyon ya da bölümünün sabitleri; SISTEM_HATALARI, YARDIM
"""

from __future__ import annotations

import os
import select
import sys
import time
from collections import Counter, deque
from contextlib import contextmanager, suppress
from errno import EACCES, EEXIST, EINVAL, ENOENT, ENOSPC, EPIPE
from functools import partial
from heapq import merge
from io import FileIO, TextIOWrapper
from itertools import chain, count, repeat, takewhile, zip_longest
from operator import add
from os import path
from signal import SIG_IGN, SIGINT, signal
from unicodedata import normalize

if sys.platform == "win32":
    import msvcrt

# Yalnızca türleri denetleyen araç okur; çalışırken typing'i yüklemek açılışı yavaşlatır.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
    from typing import Any, NoReturn, TextIO, TypedDict

    Masa = tuple[int, int]
    Masalar = list[Masa]
    Satirlar = list[str]
    Adimlar = dict[int, tuple[str, str]]  # aday -> adım, neden seçildi ya da geçildi
    # Her puanın grubu; yeri puandır: karşıt renk -> bekleyenleri, sıralamadaki sırayla.
    Gruplar = list[dict[str, deque[int]]]
    Es = dict[int, int]
    Yol = list[int]  # köke giden bir yolun düğümleri; kök sondadır
    Bsnolar = Sequence[int]
    Sutun = Sequence[str]
    Tablo = Mapping[str, Sutun]

    # Bir oyuncunun bilgileri: adı (LNO ile BILGILER'dekiler) -> çözülmüş yanıtı.
    Oyuncu = dict[str, Any]
    Cozucu = Callable[[str], Any]  # yanıtın değerini döndürür; kurala uymuyorsa ValueError verir
    Soru = tuple[str, str, Cozucu]  # kayıttaki adı (kayda yazılmıyorsa boş), istemi, çözücüsü

    class Durum(TypedDict):
        """İki tur arasında oyuncuların hâli; yerinde değişmez, değişince yenisi kurulur.

        Oyuncuların listelerinde yer BSNo'dur. Baştaki BYE'ındır, her turda oynamayan biri gibi
        doldurulur.
        """

        tanitim: Tablo  # bütün turnuvada aynıdır
        son_masalar: Masalar  # son turunkiler, tur atlayanınki sonda; ilk turdan önce boş
        rakip_gecmisi: list[tuple[int, ...]]  # oyuncuların rakipler'i
        renk_gecmisi: list[str]  # oyuncuların renkler'i
        sonuc_gecmisi: list[str]  # oyuncuların sonuclar'ı
        puanlar: list[int]
        oynayanlar: Bsnolar  # sıradaki turda yok olmayanlar, BSNo sırasıyla
        ayrilar: list[set[int]]  # oyuncuların, sıradaki turdan başlayarak ayrı tutuldukları
        gelenler: Mapping[int, Oyuncu]  # `yeni` sözüyle gelenler, gelecekler; LNo'larıyla
        # İkisi de renksizse aranan bunu alır: ilk turda girilen ilk renk, sonra beyaz.
        renksizin_rengi: str

    class Tur(TypedDict):
        """Bir turun eşleştirilmesi: hangi durumda, hangi kurallarla, hangi masalar."""

        durum: Durum  # turdan önceki
        siralama: Bsnolar  # turda oynayacaklar, turdan önceki sıralamayla
        haklar: list[str]  # oyuncuların renk hakları; yeri BSNo
        gevsekler: tuple[str, ...]  # gevşetilen kurallar (GEVSETMELER)
        atlayabilenler: Bsnolar  # en alttan yukarıya; oyuncu sayısı çiftse boş
        masalar: Masalar  # tur atlayanınki sondadır; bulunana dek, bulunamazsa da, boştur

    class Oynanan(Tur):
        """Listesi yazılan, sonuçları alınan bir tur; masaları kayıttan alınmış olabilir."""

        tur_no: int
        notlar: Satirlar  # gevşetilenlerin ya da kayıttan alınan masaların `Not: ` satırları
        kodlar: dict[int, str]  # maçın masa no'su -> sonuç kodu; girilene dek boş

    class Kayit(TypedDict):
        """Satırların durduğu yer; dosya istenmediyse yalnızca bellek."""

        yol: str  # kayıt dosyasının yolu; kayıt istenmediyse boş
        bilinen: bytearray  # programın bildiği satırlar, dosyadaki gibi
        kalan: deque[tuple[int, str]]  # daha kullanılmamış satırlar: numarası ve metni

    class Oturum(TypedDict):
        """Programın bir çalışması: soruların nereye, kime sorulduğu, sorarken bilinenler."""

        kayit: Kayit
        adimlar: bool  # eşleştirmelerin adımları da yazılır mı
        klavyeden: bool  # yanıtları klavyede biri mi yazıyor
        saklanir: bool  # yanıtlar satır olarak saklanır mı: kayıt istendi ya da geri alınabilirler
        yapistirilan: deque[str]  # input()'un birden verdiği satırlardan daha kullanılmayanlar
        oyuncular: dict[int, Oyuncu]  # girilmiş oyuncular, LNo'larıyla
        soru_ustu: Satirlar  # girdiye sorulacak sıradaki sorunun üstünde söylenecekler
        reddedilen: int  # kabul edilmeyen, sayısı daha söylenmemiş yanıtlar
        ekranda: bool  # yanıtlar bir uçbirimde yazılıyor, stdout da orada mı
        # Soru sorulunca yazılacaklar (son liste, altındakiler), yazanlarıyla: print ya da bildir.
        ekran: list[tuple[Callable[[str], None], str]]

# ---------------------------------------------------------------- Ortak sabitler

BEYAZ, SIYAH = "b", "s"
RENKSIZ = "-"  # tur atlayanınki, oynamayanınki
KARSIT = {BEYAZ: SIYAH, SIYAH: BEYAZ}  # renk -> karşıtı
BYE = 0  # tur atlayanın, oynamayanın "rakibi"
BYE_ADI, BYE_HUCRESI = "BYE", "-"  # onun LNo'sunun, BSNo'sunun yerine yazılanlar
# Oyuncunun bilgilerinin adları; listelerde, kayıtta, iletilerde bunlar yazar.
LNO, AD_SOYAD, ELO, UKD = "LNo", "Ad-Soyad", "ELO", "UKD"
ILK_BSNO = 1  # yeri BSNo olan listelerin bundan önceki öğesi BYE'ınkidir

# Sonuç karakterleri, çapraz tabloda yazıldıkları gibi; tur atlama orada GALIP'inki gibi yazılır.
GALIP, BERABERE, MAGLUP = "1", "½", "0"
RAKIPSIZ, GELMEYEN, TUR_ATLAMA = "+", "-", "a"
# Sonuç karakteri -> yarım puan.
PUANLAR = {GALIP: 2, BERABERE: 1, MAGLUP: 0, RAKIPSIZ: 2, GELMEYEN: 0, TUR_ATLAMA: 2}
# Sonuç karakteri -> listelerde yazılışı.
YAZILISLAR = {sonuc: GALIP if sonuc == TUR_ATLAMA else sonuc for sonuc in PUANLAR}
OYNANMIS = {GALIP, BERABERE, MAGLUP}  # oynanmış maçların sonuç karakterleri
# Girilen sonuç kodu (bir rakam) -> beyazın ve siyahın sonuç karakteri (bir karakter).
SONUCLAR = {
    "0": (BERABERE, BERABERE),
    "1": (GALIP, MAGLUP),
    "2": (MAGLUP, GALIP),
    "3": (RAKIPSIZ, GELMEYEN),
    "4": (GELMEYEN, RAKIPSIZ),
    "5": (GELMEYEN, GELMEYEN),
}
AYRAC = " - "  # beyazın tarafıyla siyahınkinin arasında
# Sonuç kodlarının ödevdeki yazılışı ("0: ½ - ½, ..."); yanlış yanıtta ve yardımda gösterilir.
SONUC_ANAHTARI = ", ".join(f"{kod}: {AYRAC.join(sonuc)}" for kod, sonuc in SONUCLAR.items())

# Sözler: eşleştir yazıldığı turda, öbürleri o turdan başlayarak geçer.
YOK, VAR = "yok", "var"  # anılanlar oynamaz; yeniden oynar
AYRI, BIRLIKTE = "ayrı", "birlikte"  # anılanlar birbiriyle eşleştirilmez; yeniden eşleştirilebilir
YENI, ESLESTIR = "yeni", "eşleştir"  # oyuncu sonradan geldi; tur yeniden eşleştirilir
# Komutlar: yalnızca klavyeden; kayda yazılmaz.
DUZELT, YARDIM_SOZU = "düzelt", "yardım"
GERI_AL, YARDIM_ISARETI = "<", "?"
MASANIN = "="  # başka masanın sonucu: masa no = sonuç
NOT_BASI = "Not: "  # turun ya da turnuvanın olağan dışı gidişini söyleyen satırın başı
EN_AZ_KUVVET = 1000  # ELO ve UKD'nin en küçüğü (0: yok)
CIKIS_TAMAM, CIKIS_YARIM, CIKIS_KULLANIM, CIKIS_KESILDI = 0, 1, 2, 130  # çıkış kodları
# Yanıtın çevresinden atılanlar; sondakiler bölünmez boşluklarla bayt sırası işaretidir (BOM).
BOSLUKLAR = " \t\r\n\xa0\u2007\u202f\ufeff"
COZULEMEYEN = "\ufffd"  # çözülemeyen baytların yerindeki; kabul edilen hiçbir yanıtta yoktur

# ---------------------------------------------------------------- Metin

AD_ISARETLERI = " '’-."  # adda harflerden başka bulunabilenler
# Adlardaki karakter -> sıralanmadaki yeri (locale modülü makineye bağlıdır).
ALFABE = {harf: yer for yer, harf in enumerate(AD_ISARETLERI + "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ")}
ALINTI_SINIRI = 40  # iletide yanıtın bu kadar karakteri gösterilir
SADE_HARFLER = str.maketrans("İŞĞÜ", "ISGU")


def alfabe_anahtari(ad_soyad: str) -> list[int]:
    """Büyük harfli adın alfabetik sıralama anahtarını döndürür: harflerinin sıradaki yerleri.

    Boşluk her harften önce gelir; Q, W ve X komşularının arasındadır. Alfabede olmayan harf temel
    harfinin yerine (É, E gibi), temel harfi de yoksa Z'den sonraya konur.

    >>> alfabe_anahtari("CEM") < alfabe_anahtari("ÇETİN") < alfabe_anahtari("DENİZ")
    True
    """
    temeller = [
        harf if harf in ALFABE else normalize("NFD", harf)[0] for harf in ad_soyad
    ]
    # Alfabede olmayanın kodu, alfabedeki yerlerin hepsinden büyüktür.
    return [ALFABE.get(harf, ord(harf)) for harf in temeller]


def alinti(metin: str) -> str:
    """Yanıtı uyarıda gösterilecek biçimde, tek satırda ve kısa olarak tırnak içinde döndürür."""
    return repr(metin if len(metin) <= ALINTI_SINIRI else metin[:ALINTI_SINIRI] + "…")


def sade(sozcuk: str) -> str:
    """Sözcüğün, büyük-küçük harfe, i-ı, ş-s, ğ-g, ü-u ayrımına bakılmayan yazılışını döndürür.

    >>> sade("Düzelt"), sade("BİRLİKTE"), sade("ayrı")
    ('DUZELT', 'BIRLIKTE', 'AYRI')
    """
    return sozcuk.upper().translate(SADE_HARFLER)


# ---------------------------------------------------------------- Girdi denetimi
# Her çözücü (..._coz) yazılanı son parametresiyle alır, değerini döndürür. Yazılan kurala
# uymuyorsa neden uymadığını ya da ne beklendiğini söyleyen bir ValueError verir.

EN_AZ_OYUNCU = 2  # turnuva en az bu kadar oyuncuyla kurulur
# Python int()'e verilen rakam sayısını sınırlar; o sınır 640'tan aza ayarlanamaz.
EN_COK_BASAMAK = 640
# Söz -> nasıl yazıldığı.
SOZ_ORNEKLERI = {
    YOK: "yok 222",
    VAR: "var 222",
    AYRI: "ayrı 99 222",
    BIRLIKTE: "birlikte 99 222",
    YENI: "yeni 9 1500 0 Ali Su",
    ESLESTIR: "eşleştir 45-118",
}
SOZLER = {sade(soz): soz for soz in SOZ_ORNEKLERI}
BEKLENEN_KUVVET = f"0 ya da en az {EN_AZ_KUVVET} giriniz."
GELMEYENE_NE_GIRILIR = (
    "Gelmeyenin masasına 3 (siyahsa), 4 (beyazsa) ya da 5 (ikisi de gelmediyse)\n"
    f"giriniz; başka masa soruluyorsa, örneğin, 7{MASANIN}4."
)
# Turun ilk sonucundan sonra yazılan söz -> yerine yapılabilecek; öbürleri sıradaki turda yazılır.
GEC_SOZUN_YERINE = {
    YOK: f"sıradaki turda yazınız.\n{GELMEYENE_NE_GIRILIR}",
    ESLESTIR: f"sonucu girilmemiş iki masayı\n{SOZ_ORNEKLERI[ESLESTIR]} diye değiştirebilirsiniz.",
}
AD_SINIRI = 100  # ad-soyad yanıtının en çok karakteri; uzunu bütün listeleri genişletirdi
# Adda bulunamayan satır sonları ve denetim karakterleri; str.split() bunları da boşluk sayar.
DENETIM_BOSLUKLARI = frozenset("\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029")


def yanit_hatasi(metin: str, neden: str, beklenen: str) -> ValueError:
    """Kabul edilmeyen yanıtın hatasını döndürür: ne girildi, neden olmaz, ne beklenir.

    >>> yanit_hatasi("muz", "bir renk değil", "b ya da s giriniz.")
    ValueError("'muz' bir renk değil; b ya da s giriniz.")
    """
    girilen = f"{alinti(metin)} {neden}" if metin else "Yanıt boş"
    return ValueError(f"{girilen}; {beklenen}")


def tam_sayi(metin: str, beklenen: str = "") -> int:
    """ASCII rakamlardan oluşan, başında işaret de olabilen metni tam sayıya çevirir.

    Öyle olmayan metnin hatası `beklenen` ile biter.

    >>> tam_sayi("-12", "bir sayı giriniz."), tam_sayi("+007", "bir sayı giriniz.")
    (-12, 7)
    """
    rakamlar = metin[1:] if metin.startswith(("+", "-")) else metin
    # Yalnızca int() yetmez: 1_000 ile ٣ gibi yazımları da kabul eder.
    if not (rakamlar.isascii() and rakamlar.isdecimal()):
        raise yanit_hatasi(metin, "bir tam sayı değil", beklenen)
    if len(rakamlar) > EN_COK_BASAMAK:
        raise yanit_hatasi(
            metin,
            f"{len(rakamlar)} basamaklı",
            f"en çok {EN_COK_BASAMAK} basamak girilebilir.",
        )
    return int(metin)


def lno_coz(alinmis: Collection[int], metin: str) -> int:
    """Lisans numarasını döndürür; 0 ya da negatifse başka oyuncu yoktur.

    Daha önce girilmiş (`alinmis`) numara ve EN_AZ_OYUNCU'dan az oyuncuyla bitirmek geçersizdir.

    >>> lno_coz({7, 8}, "9"), lno_coz({7, 8}, "0")
    (9, 0)
    """
    lno = tam_sayi(metin, "lisans no giriniz (bitirmek için 0).")
    if lno in alinmis:
        raise yanit_hatasi(metin, "lisans numarası daha önce girildi", "başka bir numara giriniz.")
    if lno <= 0 and len(alinmis) < EN_AZ_OYUNCU:
        raise yanit_hatasi(
            metin,
            f"ile bitirilemez: {len(alinmis)} oyuncu girildi, en az {EN_AZ_OYUNCU} gerekir",
            "lisans no giriniz.",
        )
    return lno


def ad_soyad_coz(metin: str) -> str:
    """Ad-soyadı büyük harfli, NFC biçiminde ve tek boşluklarla ayrılmış olarak döndürür.

    Yanıt en çok AD_SINIRI karakterdir, en az bir harf ister; harfler, boşluklar ve AD_ISARETLERI
    dışındaki karakterler geçersizdir.

    >>> ad_soyad_coz("  ömürcan   ay ")
    'ÖMÜRCAN AY'
    """
    if len(metin) > AD_SINIRI:
        raise yanit_hatasi(
            metin,
            f"{len(metin)} karakter uzunluğunda",
            f"en çok {AD_SINIRI} karakter girilebilir.",
        )
    if COZULEMEYEN in metin:
        raise yanit_hatasi(metin, "çözülemeyen karakter içeriyor", "metni UTF-8 olarak veriniz.")
    # "İ".lower() i ile birleşen noktadır (U+0307); kimi sistem adı böyle verir.
    ad_soyad = normalize("NFC", " ".join(metin.split())).replace("i\u0307", "i")
    harfler = "".join({*ad_soyad}.difference(AD_ISARETLERI))
    if not harfler.isalpha() or not DENETIM_BOSLUKLARI.isdisjoint(metin):
        raise yanit_hatasi(metin, "bir ad-soyad değil", "harf giriniz (boşluk ' ’ - . da olur).")
    # Türkçede i'nin büyüğü İ'dir; öbürleri (ı da) Unicode'daki gibidir.
    return normalize("NFC", ad_soyad.replace("i", "İ").upper())


def kuvvet_coz(metin: str) -> int:
    """ELO ya da UKD'yi döndürür: 0 (yok) ya da EN_AZ_KUVVET ve üstü."""
    kuvvet = tam_sayi(metin, BEKLENEN_KUVVET)
    if kuvvet != 0 and kuvvet < EN_AZ_KUVVET:
        raise yanit_hatasi(metin, "geçersiz", BEKLENEN_KUVVET)
    return kuvvet


def aralik_coz(en_az: int, en_cok: int, metin: str) -> int:
    """en_az ile en_cok arasındaki (ikisi de içinde) tam sayıyı döndürür."""
    beklenen = f"en az {en_az}, en çok {en_cok} giriniz."
    sayi = tam_sayi(metin, beklenen)
    if not en_az <= sayi <= en_cok:
        raise yanit_hatasi(metin, "geçersiz", beklenen)
    return sayi


def renk_coz(metin: str) -> str:
    """Rengi ("b" ya da "s") döndürür; büyük harf de olur.

    >>> renk_coz("b"), renk_coz("S")
    ('b', 's')
    """
    renk = metin.lower()
    if renk not in KARSIT:
        raise yanit_hatasi(metin, "bir renk değil", f"{BEYAZ} ya da {SIYAH} giriniz.")
    return renk


def soze_ayir(metin: str) -> tuple[str, list[str]]:
    """Yanıtın sözünü (söz değilse boş metin) ve ardındakileri döndürür.

    DENETIM_BOSLUKLARI'ndan biri geçen yanıt söz değildir.

    >>> soze_ayir("Yok 222, 4"), soze_ayir("AYRI 99 4"), soze_ayir("1")
    (('yok', ['222', '4']), ('ayrı', ['99', '4']), ('', []))
    """
    sozcuk, *verilenler = metin.replace(",", " ").split() or [""]
    duz_metin = DENETIM_BOSLUKLARI.isdisjoint(metin)
    return SOZLER.get(sade(sozcuk), "") if duz_metin else "", verilenler


def yeni_lno_coz(alinmis: Collection[int], metin: str) -> int:
    """Sonradan gelenin lisans numarasını döndürür: 0'dan büyüktür, daha alınmamıştır."""
    beklenen = "0'dan büyük bir lisans no giriniz."
    if tam_sayi(metin, beklenen) <= 0:
        raise yanit_hatasi(metin, "geçersiz", beklenen)
    return lno_coz(alinmis, metin)


def yeni_oyuncu_coz(alinmis: Collection[int], verilenler: list[str]) -> Oyuncu:
    """Sonradan gelen oyuncuyu `yeni` sözünün ardındakilerden döndürür; LNo'su alınmış olamaz.

    Hatası eksik ya da yanlış olanın adını ve sözün nasıl yazıldığını söyler.

    >>> yeni_oyuncu_coz({99}, ["9", "1500", "0", "Ali", "Su"])
    {'LNo': 9, 'ELO': 1500, 'UKD': 0, 'Ad-Soyad': 'ALİ SU'}
    """
    cozuculer: dict[str, Cozucu] = {LNO: partial(yeni_lno_coz, alinmis)}
    cozuculer.update({ad: coz for ad, (_, coz) in BILGILER.items()})
    cozuculer[AD_SOYAD] = cozuculer.pop(AD_SOYAD)  # sona geçer: sözcüklerinin sayısı bilinmez
    adindan_once = len(cozuculer) - 1
    metinler = [*verilenler[:adindan_once], " ".join(verilenler[adindan_once:])]
    oyuncu: Oyuncu = {}
    for ad, metin in zip_longest(cozuculer, metinler, fillvalue=""):
        try:
            oyuncu[ad] = cozuculer[ad](metin)
        except ValueError as hata:
            ornek = f"Şöyle yazınız: {SOZ_ORNEKLERI[YENI]} ({', '.join(cozuculer)})"
            raise ValueError(f"{ad}: {hata}\n{ornek}") from hata
    return oyuncu


def sonuc_coz(metin: str) -> str:
    """Maçın sonuç kodunu (SONUCLAR'ın anahtarı) döndürür; +1 ile 01 de 1'dir.

    Hatasında bütün kodların anlamı vardır.

    >>> sonuc_coz("3"), sonuc_coz("03")
    ('3', '3')
    """
    if metin in SONUCLAR:  # çoğu yanıt
        return metin
    with suppress(ValueError):
        kod = str(tam_sayi(metin))
        if kod in SONUCLAR:
            return kod
    raise yanit_hatasi(metin, "sonuç değil", f"{SONUC_ANAHTARI}.")


# Oyuncunun, LNo'sundan sonra, sırayla sorulan bilgileri: adı -> istemi, yanıtı çözen. İstemlerin
# sözleri, karışık yazımıyla, dersin örneğindendir.
BILGILER: dict[str, tuple[str, Cozucu]] = {
    AD_SOYAD: ("Oyuncunun adini-soyadini giriniz: ", ad_soyad_coz),
    ELO: (f"Oyuncunun ELO’sunu giriniz (en az {EN_AZ_KUVVET}, yoksa 0): ", kuvvet_coz),
    UKD: (f"Oyuncunun UKD’sini giriniz (en az {EN_AZ_KUVVET}, yoksa 0): ", kuvvet_coz),
}

# ---------------------------------------------------------------- Sıralama


def baslangic_siralamasi(oyuncular: Iterable[Oyuncu]) -> list[Oyuncu]:
    """Oyuncuları ELO, UKD (ikisi de büyükten küçüğe), ad-soyad ve LNo'ya göre sıralar.

    Dönen listedeki yer BSNo'yu verir: ilk oyuncunun BSNo'su 1'dir.
    """
    return sorted(
        oyuncular, key=lambda o: (-o[ELO], -o[UKD], alfabe_anahtari(o[AD_SOYAD]), o[LNO])
    )


def bsnolari_sirala(bsnolar: Bsnolar, degerler: Any) -> Bsnolar:
    """Küçükten büyüğe verilen BSNo'ları değeri büyük olandan küçük olana sıralar.

    degerler[bsno] tur öncesinde oyuncunun puanı, turlardan sonra ölçütlerinin listesidir. Eşitler
    BSNo sırasında kalır: ELO, UKD, ad-soyad ve LNo'yu BSNo zaten taşır.

    >>> bsnolari_sirala([1, 2, 3, 4], [0, 2, 0, 2, 0])
    [1, 3, 2, 4]
    """
    return sorted(bsnolar, key=degerler.__getitem__, reverse=True)


# ---------------------------------------------------------------- Eşleştirme: kurallar

ADIM_0, ADIM_1_1, ADIM_1_2, ADIM_1_3, ADIM_GEVSEK = "0", "1.1", "1.2", "1.3", "gevşek"
RENK_KURALI, ATLAMA_KURALI = "renk", "tur atlama"  # gevşetilebilen kurallar
# Gevşetilen kurallar, herkes eşleştirilebilene dek denenme sırasıyla. Her birinde, oyuncu sayısı
# tekse, tur atlayabilecekler en alttan başlanarak denenir. Hiçbirinde yasaklılar eşleştirilmez.
GEVSETMELER = ((), (RENK_KURALI,), (ATLAMA_KURALI,), (RENK_KURALI, ATLAMA_KURALI))
RENK_ARDISIK_SINIR = 2  # bir renk arka arkaya en çok bu kadar alınır
RENK_FAZLA_SINIR = 2  # bir renk ötekinden en çok bu kadar fazla alınır
# Yalnızca bir rengi alabilenlerin hakları. Hakkı aynı tek renk olan iki oyuncu, renk kuralları
# gevşetilmedikçe, eşleşemez: adımlar (adimlara_uyanlar) onları vermez, öbür bütün çiftleri verir.
TEK_RENK_HAKLARI = {BEYAZ, SIYAH}


def renk_hakki(renkler: str) -> str:
    """Bu renkleri almış oyuncunun renk hakkını döndürür: karşıt renk, yinelenebiliyorsa önceki.

    Hiçbir oyuncu arka arkaya üç kez aynı rengi alamaz; bir rengi diğerinden en çok 2 kez fazla
    alabilir. Kurallara, ödevin adımlarındaki gibi, yalnızca önceki renk yinelenirken bakılır;
    karşıt renk, gevşetilmiş ya da elle eşleştirilmiş bir turdan sonra farkı 2'den çok yapsa da
    alınabilir. Tur atlamalar dikkate alınmaz. Henüz renk almamış olanınki RENKSIZ'dir.

    >>> renk_hakki("bs"), renk_hakki("s-s"), renk_hakki("bbsb"), renk_hakki("-")
    ('bs', 'b', 's', '-')
    """
    renkler = renkler.replace(RENKSIZ, "")
    if not renkler:
        return RENKSIZ
    onceki = renkler[-1]
    karsit = KARSIT[onceki]
    fazla = renkler.count(onceki) - renkler.count(karsit)
    ardisik = renkler.endswith(onceki * RENK_ARDISIK_SINIR)
    return karsit if ardisik or fazla >= RENK_FAZLA_SINIR else karsit + onceki


def tur_atlayabilir(sonuclar: str) -> bool:
    """Bu sonuçları almış oyuncu tur atlatılabilir mi?

    Daha önce oynamadan puan almış (rakibi gelmemiş ya da tur atlamış) oyuncu atlatılmaz.

    >>> tur_atlayabilir("1½"), tur_atlayabilir("0+"), tur_atlayabilir("a1")
    (True, False, False)
    """
    return {RAKIPSIZ, TUR_ATLAMA}.isdisjoint(sonuclar)


def yasaklilar(bsno: int, tur: Tur) -> set[int]:
    """Oyuncunun eşleşemeyeceklerini döndürür: karşılaştıkları ile ayrı tutuldukları.

    Oyuncular arasında yasak karşılıklıdır: biri ötekinin yasaklısıysa öteki de onundur.
    """
    durum = tur["durum"]
    return {*durum["rakip_gecmisi"][bsno], *durum["ayrilar"][bsno]}


# ---------------------------------------------------------------- Eşleştirme: yöntem
# Bekleyenler `gruplar`'dadır. Her puanın üç kuyruğu vardır: karşıt rengi beyaz olanlarınki, siyah
# olanlarınki, henüz renksizlerinki.


def grupla(sirali: Bsnolar, tur: Tur) -> Gruplar:
    """Sıralamadaki sırayla verilenleri kuyruklarına koyar; BYE 0 puanlı, renksiz gibidir."""
    puanlar, haklar = tur["durum"]["puanlar"], tur["haklar"]
    gruplar: Gruplar = [
        {BEYAZ: deque(), SIYAH: deque(), RENKSIZ: deque()} for _ in range(max(puanlar) + 1)
    ]
    for bsno in sirali:
        gruplar[puanlar[bsno]][haklar[bsno][0]].append(bsno)
    return gruplar


def kaldir(bsno: int, tur: Tur, gruplar: Gruplar) -> None:
    """Artık beklemeyen oyuncuyu kuyruğundan çıkarır (`gruplar` değişir).

    Oyuncu çoğu kez kuyruğun başındadır: liste olsaydı arkasındakilerin hepsi kayardı.
    """
    grup = gruplar[tur["durum"]["puanlar"][bsno]]
    grup[tur["haklar"][bsno][0]].remove(bsno)


def adimlara_uyanlar(
    aranan: int, tur: Tur, gruplar: Gruplar
) -> Iterator[tuple[int, str, str]]:
    """Arananın uyanlarını, arananın alacağı renk ve adımla, tercih sırasıyla verir.

    0. BYE aranıyorsa tur atlatılabilecekler, en alttan yukarıya; masada BYE siyahın yerindedir.
    1. Arananın puan grubunda sırayla
       1.1 aranan karşıt rengini, uyan karşıt rengini alır;
       1.2 aranan karşıt rengini alır, uyan rengini yineler (kurala aykırı değilse);
       1.3 aranan rengini yineler (kurala aykırı değilse), uyan karşıt rengini alır.
    2-3. Aynı adımlar bir alt puan grubunda, ..., en alttaki gruba kadar.

    Renk kuralları gevşetildiyse, en sonda, bu adımlara uymayanlar da sıralamadaki sırayla verilir;
    aranan karşıt rengini, öbürü, kurala aykırı olsa da, kalan rengi alır.

    Henüz rengi olmayanla her eşleşme 1.1'dir; ikisinin de yoksa aranan, ilk turda ilk rengi, sonra
    beyazı alır. Birden çok adıma uyan, ilkinde verilir. Yasaklılar da verilir, çağıran ayıklar.

    Aranan bekleyenlerin ilkiydi, çağıran onu gruplardan çıkarmıştır. `gruplar` değiştikten sonra
    uyan istenmez. BYE'a rakip, daha kimse masaya oturmamışken aranır.
    """
    haklar = tur["haklar"]
    if aranan == BYE:
        for uyan in tur["atlayabilenler"]:
            yield uyan, SIYAH, ADIM_0
        return
    asagiya = gruplar[tur["durum"]["puanlar"][aranan] :: -1]  # arananın grubundan
    if haklar[aranan] == RENKSIZ:
        # Uyanın karşıt rengi -> arananın rengi.
        arananin_rengi = {**KARSIT, RENKSIZ: tur["durum"]["renksizin_rengi"]}
        for grup in asagiya:
            for uyan in merge(*grup.values()):
                yield uyan, arananin_rengi[haklar[uyan][0]], ADIM_1_1
        return
    karsit = haklar[aranan][0]
    onceki = KARSIT[karsit]
    aranan_yineleyebilir = onceki in haklar[aranan]
    for grup in asagiya:
        # Renksizler, varsa, BSNo'larıyla araya girer.
        kuyruk = merge(grup[onceki], grup[RENKSIZ]) if grup[RENKSIZ] else grup[onceki]
        for uyan in kuyruk:
            yield uyan, karsit, ADIM_1_1
        for uyan in grup[karsit]:
            if onceki in haklar[uyan]:
                yield uyan, karsit, ADIM_1_2
        if aranan_yineleyebilir:
            for uyan in grup[karsit]:
                if onceki not in haklar[uyan]:
                    yield uyan, onceki, ADIM_1_3
    if RENK_KURALI in tur["gevsekler"] and not aranan_yineleyebilir:
        for grup in asagiya:
            for uyan in grup[karsit]:
                if onceki not in haklar[uyan]:
                    yield uyan, karsit, ADIM_GEVSEK


def masa_kur(aranan: int, aday: int, renk: str) -> Masa:
    """İkisinin masasını döndürür; renk arananınkidir.

    >>> masa_kur(3, 8, "b"), masa_kur(3, 8, "s")
    ((3, 8), (8, 3))
    """
    return (aranan, aday) if renk == BEYAZ else (aday, aranan)


def yontemi_uygula(sirali: Bsnolar, tur: Tur) -> tuple[Masalar, Bsnolar]:
    """Yöntemi yazıldığı gibi uygular: sırası gelen, ilk adayıyla masaya oturur.

    Masaları (kuruldukları sırayla) ve adayı kalmayıp açıkta kalanları döndürür.
    """
    gruplar = grupla(sirali, tur)
    masalar = []
    acikta = []
    oturanlar = set()
    for aranan in sirali:
        if aranan not in oturanlar:
            kaldir(aranan, tur, gruplar)
            yasak = yasaklilar(aranan, tur)
            for aday, renk, _ in adimlara_uyanlar(aranan, tur, gruplar):
                if aday not in yasak:
                    kaldir(aday, tur, gruplar)
                    oturanlar.add(aday)
                    masalar.append(masa_kur(aranan, aday, renk))
                    break
            else:
                acikta.append(aranan)
    return masalar, acikta


# ---------------------------------------------------------------- Eşleştirme: çıkmazlar
#
#     aranan === kök --- a === b --- c === d        aranan === kök --- a === x
#                                                               |            |
#                                                               +--- b === y-+
#
# Masası olmayanlar (oyuncu sayısı tekse aralarında BYE da olabilir) düğümdür; --- eşlenebilecek
# bir çifti (kenar), === eş edilmiş bir çifti gösterir. es'te her düğümün bir eşi vardır.
#
# Aranan başkasıyla eş edilecekse şimdiki eşi boşta kalır: kök. Kökten bir kenar, bir eş, bir
# kenar, bir eş ... diye gidilir. Kök ile eşle varılan düğümler (soldaki çizimde b, d) "dış"tır;
# yalnızca kenarla varılanlar (a, c) "iç". Aranan bir dış düğümü (d) alınca yol boyunca eşler
# kaydırılır (c === b, a === kök): herkes yine eşlidir. Arananın, kalanları eşli bırakan adayları,
# adaylarından dış olanlardır (Edmonds 1965).
#
# Sağda x'e kök --- a === x diye varılır, a iç düğümdür. x ile y arasındaki kenar görülünce a'ya
# kök --- b === y --- x === a diye, eşle de varılır: a da (b de) dış olur. Böyle bir çevrime
# "çiçek" denir; uzunluğu tektir: bir yönden kenarla varılan düğüme öbür yönden eşle varılır.
#
# Bir örnek: 1-2 ve 3-4 masaya oturdu; kalan 5 ile 6 daha önce karşılaşmış, ikisi de açıkta.
# Eşlenebilecek çiftler: 1-2, 1-6, 2-5, 3-4, 3-6, 4-5, 4-6.
#
#   1. 5 ile 6, eşleşemeseler de, geçici eş edilir (... bunu gösterir):  5 ... 6. 5'in
#      eşlenebileceği kimse yoktur.
#   2. Son masa geri alınır:  3 === 4   5 ... 6. 5 yalnızca 4 ile eşlenebilir. Kök 6'dır;
#      6 --- 3 === 4 diye varılan 4 dıştır (6, 3, 4 bir çiçektir, 3 de dış olur): 5 onu alır, 3
#      ile 6 eş olur. Herkesin gerçek bir eşi var:  3 === 6   4 === 5
#   3. Buradan tercihle ilerlenir. 3'ün ilk adayı 4'tür. Kök 6'dır; 6 --- 4 === 5 diye gidilir,
#      5'in tek komşusu 4'tür: 4 iç kalır. 3, dış olan ilk adayını, 6'yı alır; 4-5 kalır.
#      Sonuç: 1-2, 3-6, 4-5.
#
# Niye doğru?
#
#   - eslenebilirler ile adimlara_uyanlar'ın yasaklı olmayanları aynı çiftlerdir: sıralamada öndeki
#     aranan olunca eşlenebildiği herkes adayıdır (TEK_RENK_HAKLARI).
#   - Açıktaki, eşlenebileceklerinden hiçbirini kalanlar eşli kalacak gibi alamıyorsa herkes
#     eşlenemez (Berge 1957): bir masa daha geri alınmalıdır.
#   - Hakkı aynı tek renk olanlar birbirleriyle eşlenemez. Yarıdan çoklarsa herkes eşlenemez;
#     aramaya gerek yoktur (renkler_yeter).
#   - Geri alınmayan bir masanın arananı, açıkta kalmış herkesten önce sıralanmıştır. Açıktaki,
#     sırası geldiğinde bekleyenlerin hiçbiriyle eşleşemiyordu; şimdiki eşi daha önce kurulmuş bir
#     masadan gelir. O masadan sonra kurulanların hepsi geri alınmıştır.
#   - Bu yüzden geri alınmayan masalar tercihte ilk tam eşleştirmenin de ilk masalarıdır: her biri
#     arananın ilk adayıyla kurulmuştur, kalanlar da eşlenmiştir.


def eslenebilirler(bsno: int, dugumler: set[int], tur: Tur) -> set[int]:
    """Düğümlerden, oyuncunun (BYE de olabilir), kurallara göre eşlenebileceklerini döndürür."""
    if bsno == BYE:
        return dugumler.intersection(tur["atlayabilenler"])
    bulunanlar = dugumler - {bsno, BYE, *yasaklilar(bsno, tur)}
    haklar = tur["haklar"]
    hak = haklar[bsno]
    if hak in TEK_RENK_HAKLARI and RENK_KURALI not in tur["gevsekler"]:
        bulunanlar = {aday for aday in bulunanlar if haklar[aday] != hak}
    if BYE in dugumler and bsno in tur["atlayabilenler"]:
        bulunanlar.add(BYE)
    return bulunanlar


def ikiser_esle(es: Es, dugumler: Bsnolar) -> None:
    """Düğümleri sırayla ikişer ikişer eş eder (`es` değişir)."""
    for a, b in zip(dugumler[::2], dugumler[1::2]):
        es[a], es[b] = b, a


def cicekten_yollar(x_yolu: Yol, y_yolu: Yol, dislar: Collection[int]) -> dict[int, Yol]:
    """Dış x ile y'yi bağlayan kenar kimi iç düğümleri de dış yapar; onları yollarıyla döndürür.

    Düğümün yeni yolu kendi yolunda geriye gider, x ile y arasındaki kenardan öbür yola geçer, köke
    varır: a - x - y - b - kök gibi; düğüm yinelenmez. İki yolda da bulunan iç düğüm çevrimin
    dışındadır, iç kalır.

    `dislar` o ana dek bulunan dış düğümlerdir. Kök 1, a 2, x 3, b 4, y 5 olsun:

    >>> cicekten_yollar([3, 2, 1], [5, 4, 1], {1, 3, 5})
    {2: [2, 3, 5, 4, 1], 4: [4, 5, 3, 2, 1]}
    """
    yeniler = {}
    for yol, oteki_yol in ((x_yolu, y_yolu), (y_yolu, x_yolu)):
        for yer, dugum in enumerate(yol):
            if dugum not in dislar and dugum not in oteki_yol:
                yeniler[dugum] = yol[yer::-1] + oteki_yol  # düğümden yolun başına, oradan köke
    return yeniler


def dis_yollar(aranan: int, hedef: int, es: Es, tur: Tur) -> dict[int, Yol]:
    """Arananın eşinden (kök) varılan dış düğümleri döndürür: dış düğüm -> [o, eşi, ..., kök].

    Hedef bulununca arama biter; dış değilse bütün dış düğümler bulunmuştur.
    """
    kok = es[aranan]
    yollar = {kok: [kok]}
    if hedef == kok:
        return yollar
    dis_dugumler = [kok]
    # İç düğüme giden kenara bakılmaz: ona zaten kenarla varılmıştır; sonradan dış olursa kenar
    # öbür ucundan görülür.
    bakilacaklar = set(es) - {aranan}
    for x in dis_dugumler:  # döngü sürerken uzar
        for y in eslenebilirler(x, bakilacaklar, tur):
            if y in yollar:
                yeniler = cicekten_yollar(yollar[x], yollar[y], yollar)
            else:
                bakilacaklar.remove(y)
                yeniler = {es[y]: [es[y], y, *yollar[x]]}
            yollar.update(yeniler)
            bakilacaklar.update(yeniler)
            dis_dugumler.extend(yeniler)
            if hedef in yeniler:
                return yollar
    return yollar


def adayla_esle(
    aranan: int, adaylari: Iterable[tuple[int, str]], es: Es, tur: Tur
) -> str:
    """Arananı adaylarından, kalanları eşli bırakan ilkiyle eş eder (`es` değişir).

    O adayla verilen rengi döndürür; öylesi yoksa boş metin, `es` değişmez. Sıra önemliyse adaylar
    tercih sırasındadır.
    """
    yollar: dict[int, Yol] = {}
    for aday, renk in adaylari:
        if not yollar:  # ilk aday: o bulununca aramayı sürdürmek gerekmez
            yollar = dis_yollar(aranan, aday, es, tur)
        if aday in yollar:
            ikiser_esle(es, [aranan, *yollar[aday]])
            return renk
    return ""


def renkler_yeter(sayilar: Counter[str], tur: Tur) -> bool:
    """Hakkı aynı tek renk olanlar yarıdan çok değil mi? Çoksa herkes eşlenemez (kural gevşemezse).

    Beyazlar çoğunlukla kazanınca grupların hakkı birbirine benzer: sonuçsuz aramalar, düğümlerin
    hakları (`sayilar`: hak -> kaç düğüm) sayılarak, başlamadan görülür.
    """
    yari = sum(sayilar.values()) // 2
    return RENK_KURALI in tur["gevsekler"] or all(
        sayilar[hak] <= yari for hak in TEK_RENK_HAKLARI
    )


def acigi_esle(acik: int, es: Es, tur: Tur) -> bool:
    """Açıktakini, kalanları eşli bırakarak, eşlenebileceklerinden biriyle eş eder; yoksa False."""
    sayilar = Counter([tur["haklar"][dugum] for dugum in es])
    if not renkler_yeter(sayilar, tur):
        return False
    adaylari = eslenebilirler(acik, set(es), tur)
    # Rengi, tercihle ilerlenirken belli olur.
    return bool(adayla_esle(acik, zip(adaylari, repeat(RENKSIZ)), es, tur))


def tercih_sirasi(
    aranan: int, sayilar: Counter[str], tur: Tur, gruplar: Gruplar
) -> Iterator[tuple[int, str]]:
    """Arananın adaylarını, arananın alacağı renkle, tercih sırasıyla verir.

    Aranan birini alınca kalanların renkleri yetmeyecekse o verilmez (`sayilar`: arananınki
    dışındaki düğümlerin).
    """
    haklar, yasak = tur["haklar"], yasaklilar(aranan, tur)
    uygunlar = {hak for hak in sayilar if renkler_yeter(sayilar - Counter([hak]), tur)}
    for uyan, renk, _ in adimlara_uyanlar(aranan, tur, gruplar):
        if uyan not in yasak and haklar[uyan] in uygunlar:
            yield uyan, renk


def tercihle_esle(sirali: Bsnolar, es: Es, tur: Tur) -> Masalar:
    """`es`'tekilerin hepsini eşleştirenlerden, tercih sırasında ilk olan eşleştirmeyi döndürür.

    İki eşleştirme ilk ayrıldıkları arananda karşılaştırılır: onu tercihte önceki adayıyla eşleyen
    öndedir. `es`'teki eşler kurallara uygundur; `es` tüketilir.
    """
    haklar = tur["haklar"]
    gruplar = grupla([bsno for bsno in sirali if bsno in es], tur)
    sayilar = Counter([haklar[dugum] for dugum in es])
    masalar = []
    for aranan in sirali:
        if aranan in es:
            kaldir(aranan, tur, gruplar)
            sayilar[haklar[aranan]] -= 1
            adaylari = tercih_sirasi(aranan, sayilar, tur, gruplar)
            renk = adayla_esle(aranan, adaylari, es, tur)  # biri bulunur: şimdiki eşi de adaydır
            rakip = es.pop(aranan)
            del es[rakip]
            masalar.append(masa_kur(aranan, rakip, renk))
            kaldir(rakip, tur, gruplar)
            sayilar[haklar[rakip]] -= 1
    return masalar


def herkesi_eslestir(tur: Tur) -> Masalar:
    """Turun masalarını döndürür, tur atlayanınki sondadır; herkes eşleşemiyorsa boş liste.

    Oyuncu sayısı tekse önce BYE'a rakip aranır: adım 0. Yöntem yazıldığı gibi uygulanır; herkes
    eşleşirse sonuç budur. Değilse açıktakiler ikişer ikişer geçici eş edilir; her birinin gerçek
    bir eşi olana dek sondaki masalar geri alınır, oradan tercihle ilerlenir.
    """
    siralama = tur["siralama"]
    tek = len(siralama) % 2
    sirali = [BYE, *siralama] if tek else siralama
    masalar, acikta = yontemi_uygula(sirali, tur)
    es: Es = {}
    ikiser_esle(es, acikta)
    for acik in acikta[::2]:  # her çiftin ilki
        # Daha sırası gelmeyenlerin geçici eşleri bu arada gerçekmiş gibi sayılır.
        while not acigi_esle(acik, es, tur):
            if not masalar:
                return []
            ikiser_esle(es, masalar.pop())
    masalar += tercihle_esle(sirali, es, tur)
    if tek:
        masalar.append(masalar.pop(0))  # tur atlayanınki ilk kurulmuştu
    return masalar


# ---------------------------------------------------------------- Turlar


EN_AZ_TUR = 1  # kayıttakinin; girdide en azı oyuncu sayısından hesaplanır


def tur_sayisi_araligi(oyuncu_sayisi: int) -> tuple[int, int]:
    """Oynanabilecek en az ve en çok tur sayısını döndürür: (⌈log2 n⌉, n - 1).

    >>> tur_sayisi_araligi(9), tur_sayisi_araligi(16)
    ((4, 8), (4, 15))
    """
    # n - 1'in ikilik basamaklarının sayısı ⌈log2 n⌉'dir.
    return (oyuncu_sayisi - 1).bit_length(), oyuncu_sayisi - 1


def ilk_durum(tanitim: Tablo, ilk_renk: str, gelenler: Mapping[int, Oyuncu]) -> Durum:
    """Turnuvanın ilk turdan önceki durumunu döndürür; sonradan gelecekler dışında herkes oynar."""
    boy = len(tanitim[LNO])
    return {
        "tanitim": tanitim,
        "son_masalar": [],
        "rakip_gecmisi": [()] * boy,
        "renk_gecmisi": [""] * boy,
        "sonuc_gecmisi": [""] * boy,
        "puanlar": [0] * boy,
        "oynayanlar": [
            bsno for bsno in range(ILK_BSNO, boy) if int(tanitim[LNO][bsno]) not in gelenler
        ],
        "ayrilar": [set()] * boy,  # ortak olabilir: kümeler yerinde değiştirilmez
        "gelenler": gelenler,
        "renksizin_rengi": ilk_renk,
    }


def siradaki_tur_no(durum: Durum) -> int:
    """Durumdan sonra oynanacak turun numarasını döndürür."""
    return len(durum["sonuc_gecmisi"][ILK_BSNO]) + 1


def oynamayanlar(durum: Durum) -> set[int]:
    """Sıradaki turda yok olanları döndürür."""
    return set(range(ILK_BSNO, len(durum["puanlar"]))).difference(durum["oynayanlar"])


def turu_kur(durum: Durum, gevsekler: tuple[str, ...]) -> Tur:
    """Durumdan sonraki turu masaları kurulmadan döndürür; gevsekler gevşetilen kurallardır."""
    # Renkleri aynı olanların hakkı bir kez bulunur.
    hakki = {renkler: renk_hakki(renkler) for renkler in set(durum["renk_gecmisi"])}
    siralama = bsnolari_sirala(durum["oynayanlar"], durum["puanlar"])
    return {
        "durum": durum,
        "siralama": siralama,
        "haklar": [hakki[renkler] for renkler in durum["renk_gecmisi"]],
        "gevsekler": gevsekler,
        "atlayabilenler": [
            bsno
            for bsno in (reversed(siralama) if len(siralama) % 2 else ())
            if ATLAMA_KURALI in gevsekler or tur_atlayabilir(durum["sonuc_gecmisi"][bsno])
        ],
        "masalar": [],
    }


YOKSA_RAKIPSIZ = "yoksa rakipsiz oyuncu kalıyordu."


def turu_eslestir(durum: Durum) -> Tur:
    """Durumdan sonraki turu eşleştirir; kurallar yalnızca gerektiğinde gevşetilir.

    Yasaklıları eşleştirmeyen bir eşleştirme kalmadıysa masalar boştur.
    """
    for gevsekler in GEVSETMELER:
        tur = turu_kur(durum, gevsekler)
        tur["masalar"] = herkesi_eslestir(tur)
        if tur["masalar"]:
            break
    return tur


def bitis_notu(durum: Durum) -> str:
    """Eşleştirme kalmadığı için biten turnuvanın `Not: ` satırını döndürür."""
    ayri_da = ", ayrı da tutulmayan" if any(durum["ayrilar"]) else ""
    return (
        f"{NOT_BASI}{siradaki_tur_no(durum)}. turda daha önce karşılaşmamış{ayri_da} oyuncularla "
        f"eşleştirme kalmadığı için turnuva {siradaki_tur_no(durum) - 1}. turun sonunda bitti."
    )


def gevsetme_notlari(masalar: Masalar, tur: Tur) -> Iterator[str]:
    """Turda gevşetilenlerin `Not: ` satırlarını verir.

    `masalar` turunkilerdir, sıraları ayrı olabilir. Gevşetilen her kuralın satırı vardır. Tur
    atlama kuralı gevşetilmediyse, kurala uyan en alttaki değil de başkası tur atladıysa onun da
    satırı vardır.
    """
    tanitim = tur["durum"]["tanitim"]
    turda = f"{NOT_BASI}{siradaki_tur_no(tur['durum'])}. turda"
    atlayan = tur_atlayan(masalar)
    if ATLAMA_KURALI in tur["gevsekler"]:
        yield (
            f"{turda} tur atlama kuralı gevşetildi; {oyuncunun_adi(atlayan, tanitim)} daha önce "
            "oynamadan puan aldığı hâlde tur atladı."
        )
    elif atlayan != BYE:
        en_alttaki = tur["atlayabilenler"][0]
        if atlayan != en_alttaki:
            yield (
                f"{turda} sıradaki oyuncu ({oyuncunun_adi(en_alttaki, tanitim)}) yerine "
                f"{oyuncunun_adi(atlayan, tanitim)} tur atladı; {YOKSA_RAKIPSIZ}"
            )
    if RENK_KURALI in tur["gevsekler"]:
        mnolar = mno_listesi(renge_aykirilar(masalar, tur["haklar"]))
        yield f"{turda} renk kuralları gevşetildi {mnolar}; {YOKSA_RAKIPSIZ}"


def renge_aykirilar(masalar: Masalar, haklar: list[str]) -> list[int]:
    """İki oyuncusu da yalnızca aynı rengi alabilen masaların numaralarını döndürür."""
    return [
        mno
        for mno, (beyaz, siyah) in enumerate(masalar, 1)
        if haklar[beyaz] == haklar[siyah] and haklar[beyaz] in TEK_RENK_HAKLARI
    ]


def mno_listesi(mnolar: Iterable[int]) -> str:
    """Masa numaralarını iletilerdeki gibi döndürür: "(masa no: 1, 3)"."""
    return f"(masa no: {', '.join(map(str, mnolar))})"


def maclar(masalar: Masalar) -> Masalar:
    """Masalardan, tur atlayanınki dışındakileri döndürür."""
    return masalar[:-1] if tur_atlayan(masalar) != BYE else masalar


def tur_atlayan(masalar: Masalar) -> int:
    """Masalarda tur atlayanı döndürür; yoksa BYE."""
    sondaki, rakibi = masalar[-1]
    return sondaki if rakibi == BYE else BYE


def tur_sonrasi(durum: Durum, masalar: Masalar, kodlar: Collection[str]) -> Durum:
    """Turdan sonraki durumu döndürür; kodlar maçların sonuçlarıdır (SONUCLAR).

    Gelinmeyen maçlar da karşılaşma ve renk sayılır. Tur atlayanın (masası sondadır, kodu
    yoktur) rakibi BYE'dır, rengi yoktur, 1 puan alır. Masası olmayanın rakibi BYE'dır, rengi
    yoktur, sonucu GELMEYEN'dir, puan almaz.
    """
    boy = len(durum["puanlar"])
    # Geçmişlere eklenecekler; yeri BSNo'dur. Masası olmayanınkilerle başlar.
    rakip, renk, sonuc = [BYE] * boy, [RENKSIZ] * boy, [GELMEYEN] * boy
    for (beyaz, siyah), kod in zip(masalar, kodlar):  # tur atlayanın masasına kod kalmaz
        rakip[beyaz], rakip[siyah] = siyah, beyaz
        renk[beyaz], renk[siyah] = BEYAZ, SIYAH
        sonuc[beyaz], sonuc[siyah] = SONUCLAR[kod]
    atlayan = tur_atlayan(masalar)
    if atlayan != BYE:
        sonuc[atlayan] = TUR_ATLAMA
    return {
        **durum,
        "son_masalar": masalar,
        "rakip_gecmisi": [(*gecmis, yeni) for gecmis, yeni in zip(durum["rakip_gecmisi"], rakip)],
        "renk_gecmisi": list(map(add, durum["renk_gecmisi"], renk)),
        "sonuc_gecmisi": list(map(add, durum["sonuc_gecmisi"], sonuc)),
        "puanlar": [puan + PUANLAR[yeni] for puan, yeni in zip(durum["puanlar"], sonuc)],
        "renksizin_rengi": BEYAZ,
    }


def sozu_uygula(durum: Durum, metin: str) -> Tur:
    """Sözü (`yok 222 4`) sıradaki tura uygular; ondan sonra eşleştirilen turu döndürür.

    Yanlış yazılan, yanlış kişiyi anan, oynayanları ya da ayrı tutulanları değiştirmesi gerekirken
    değiştirmeyen, eşleştirme bırakmayan söz için ValueError verir. Eşleştirme bırakmayan `yeni`
    kabul edilir: turnuva biter.
    """
    soz, verilenler = soze_ayir(metin)
    if soz == YENI:
        return turu_eslestir(yeniyi_kat(durum, verilenler))
    if soz == ESLESTIR and verilenler:
        raise yanit_hatasi(metin, "anlaşılmadı", f"kayıtta yalnızca {ESLESTIR} yazılabilir.")
    if soz in (YOK, VAR):
        yeni_durum = oynayanlari_degistir(durum, soz, verilenler)
    elif soz in (AYRI, BIRLIKTE):
        yeni_durum = ayrilari_degistir(durum, soz, verilenler)
    else:
        yeni_durum = durum
    if soz != ESLESTIR and yeni_durum == durum:
        raise degistirmeyen(metin)
    tur = turu_eslestir(yeni_durum)
    if len(yeni_durum["oynayanlar"]) < EN_AZ_OYUNCU or not tur["masalar"]:
        yerine = "Rakip, daha önce karşılaşılmamış, ayrı da tutulmayan biri olmalıdır."
        if soz == VAR:
            yerine += f"\nBirkaç oyuncu birden yazılabilir: {VAR} 4 5"
        if soz == YOK:
            yerine = GELMEYENE_NE_GIRILIR
        raise yanit_hatasi(
            metin, "ile kalanlardan herkese rakip bulunamaz", f"liste değişmedi.\n{yerine}"
        )
    return tur


def degistirmeyen(metin: str) -> ValueError:
    """Bir şey değiştirmeyen sözün hatasını döndürür."""
    soz, _ = soze_ayir(metin)
    return yanit_hatasi(metin, "bir şey değiştirmiyor", f"örneğin: {SOZ_ORNEKLERI[soz]}")


def yeniyi_kat(durum: Durum, verilenler: list[str]) -> Durum:
    """`yeni` sözünden sonraki durumu döndürür: sonradan gelen artık oynar."""
    yeni = yeni_oyuncu_coz(baslayanlar(durum), verilenler)
    bsno = durum["tanitim"][LNO].index(str(yeni[LNO]))
    return {**durum, "oynayanlar": sorted({*durum["oynayanlar"], bsno})}


def baslayanlar(durum: Durum) -> set[int]:
    """`yeni` sözüyle gelmeyen oyuncuların LNo'larını döndürür."""
    return {*map(int, durum["tanitim"][LNO][ILK_BSNO:])}.difference(durum["gelenler"])


def oynayanlari_degistir(durum: Durum, soz: str, verilenler: list[str]) -> Durum:
    """`yok` ya da `var` sözünden sonraki durumu döndürür."""
    oynayanlar, tanitim = set(durum["oynayanlar"]), durum["tanitim"]
    if soz == YOK:
        oynayanlar -= anilanlar(verilenler, oynayanlar, "bu turda oynayanlardan", tanitim)
    else:
        yoklar = oynamayanlar(durum)
        oynayanlar |= anilanlar(verilenler, yoklar, "bu turda oynamayanlardan", tanitim)
    return {**durum, "oynayanlar": sorted(oynayanlar)}


def ayrilari_degistir(durum: Durum, soz: str, verilenler: list[str]) -> Durum:
    """`ayrı` ya da `birlikte` sözünden sonraki durumu döndürür."""
    herkes = set(range(ILK_BSNO, len(durum["puanlar"])))
    kimler = anilanlar(verilenler, herkes, "oyunculardan", durum["tanitim"])
    degistir = set.union if soz == AYRI else set.difference
    ayrilar = [
        degistir(kumesi, kimler - {bsno}) if bsno in kimler else kumesi
        for bsno, kumesi in enumerate(durum["ayrilar"])
    ]
    return {**durum, "ayrilar": ayrilar}


def anilanlar(
    verilenler: list[str], anilabilirler: set[int], kimden: str, tanitim: Tablo
) -> set[int]:
    """LNo'ları verilenlerin BSNo'larını döndürür.

    Biri anılabilirlerden (`kimden`) değilse ya da yinelenmişse ValueError verir.
    """
    bsnolar = {tanitim[LNO][bsno]: bsno for bsno in anilabilirler}
    bulunanlar: set[int] = set()
    for verilen in verilenler:
        beklenen = f"{kimden} LNo giriniz.{adi_gecenler(verilen, tanitim)}"
        bsno = bsnolar.get(str(tam_sayi(verilen, beklenen)), BYE)
        if bsno in bulunanlar:
            raise yanit_hatasi(verilen, "iki kez yazıldı", "bir kez yazınız.")
        if bsno == BYE:
            raise yanit_hatasi(verilen, f"{kimden} değil", beklenen)
        bulunanlar.add(bsno)
    return bulunanlar


def adi_gecenler(sozcuk: str, tanitim: Tablo) -> str:
    """Adında bu sözcük geçen oyuncuları LNo'larıyla söyleyen satırı döndürür; yoksa boş metin."""
    bulunanlar = [
        oyuncunun_adi(bsno, tanitim)
        for bsno in range(ILK_BSNO, len(tanitim[LNO]))
        if sade(sozcuk) in sade(tanitim[AD_SOYAD][bsno]).split()
    ]
    return f"\nAdında {alinti(sozcuk)} geçenler: {', '.join(bulunanlar)}." if bulunanlar else ""


def elle_eslestir(masalar: Masalar, beyaz: int, siyah: int) -> Masalar:
    """Beyazı siyahın masasına oturtur; siyahın o masadaki rakibi beyazın yerine geçer.

    Öbürlerinin yeri değişmez. Siyah BYE ise beyaz tur atlar. Siyah tur atlayansa onun yerine
    beyazın rakibi atlar: tur atlayanın masası hep sondadır. Yeni masaları döndürür.

    >>> masalar = [(1, 2), (3, 4), (5, 0)]
    >>> elle_eslestir(masalar, 1, 3), elle_eslestir(masalar, 1, 0), elle_eslestir(masalar, 1, 5)
    ([(4, 2), (1, 3), (5, 0)], [(5, 2), (3, 4), (1, 0)], [(1, 5), (3, 4), (2, 0)])
    """
    rakibi = {**dict(masalar), **{siyahi: beyazi for beyazi, siyahi in masalar}}
    if rakibi[siyah] == BYE:
        # Önce beyazın rakibi tur atlar; siyah artık bir masadadır.
        masalar = elle_eslestir(masalar, rakibi[beyaz], BYE)
        return elle_eslestir(masalar, beyaz, siyah)
    gecen = {beyaz: rakibi[siyah]}  # kalkan -> yerine geçen
    return [
        (beyaz, siyah) if siyah in (sol, sag) else (gecen.get(sol, sol), gecen.get(sag, sag))
        for sol, sag in masalar
    ]


# ---------------------------------------------------------------- Adımların dökümü
# Yöntem bir turda kime baktı, onu neden geçti ya da seçti? Bu, eşleştirirken saklanmaz: yöntem,
# bulduğu masalar boyunca yeniden yürütülür.

NEDEN_ACIKTA = "kalanlardan biri rakipsiz kalırdı"


def atlatilmama_nedeni(bsno: int, tur: Tur) -> str:
    """Tur atlayandan önceki adayın neden atlatılmadığını döndürür."""
    if ATLAMA_KURALI not in tur["gevsekler"]:
        for tur_no, sonuc in enumerate(tur["durum"]["sonuc_gecmisi"][bsno], 1):
            if not tur_atlayabilir(sonuc):
                return f"{tur_no}. turda oynamadan puan aldı"
    return NEDEN_ACIKTA


def adim_ve_neden(aranan: int, aday: int, baska_neden: str, tur: Tur) -> tuple[str, str]:
    """Adayın ilk adımını ve nedenini döndürür.

    Neden renk, karşılaşma, ayrılık değilse `baska_neden`dir. Renkten ötürü eşleşemeyenin adımı
    boştur.
    """
    durum = tur["durum"]
    rakipler = durum["rakip_gecmisi"][aranan]
    yalniz_o = grupla([aday], tur)  # adımı, başka kimin beklediğine bağlı değildir
    adim = next((adim for _, _, adim in adimlara_uyanlar(aranan, tur, yalniz_o)), "")
    if not adim:
        return adim, f"ikisi de ancak {tur['haklar'][aday]} alabilir"
    if aday in rakipler:
        return adim, f"{rakipler.index(aday) + 1}. turda eşleştirildiler"
    return adim, "ayrı tutuluyorlar" if aday in durum["ayrilar"][aranan] else baska_neden


def adimlari_bul(tur: Tur) -> Iterator[tuple[int, int, Adimlar]]:
    """Masaların numarasını, arananını (tur atlayanınkinde BYE), adaylarını verir.

    Önce tur atlayanınki gelir: en alttan ona dek bakılanlar. Öbür masalarda adaylar sırayla:
    1. rakipten önce verilen uyanlar
    2. sıralamada rakibin üstünde kalan başka bekleyenler
    3. rakip
    """
    masalar = tur["masalar"]
    bekleyenler = list(tur["siralama"])
    atlayan = tur_atlayan(masalar)
    if atlayan != BYE:
        adaylar = takewhile(atlayan.__ne__, reversed(bekleyenler))
        adimlar = {bsno: (ADIM_0, atlatilmama_nedeni(bsno, tur)) for bsno in adaylar}
        yield len(masalar), BYE, {**adimlar, atlayan: (ADIM_0, "tur atladı")}
        bekleyenler.remove(atlayan)
    gruplar = grupla(bekleyenler, tur)
    for mno, (beyaz, siyah) in enumerate(maclar(masalar), 1):
        aranan = bekleyenler.pop(0)
        rakip = siyah if aranan == beyaz else beyaz
        kaldir(aranan, tur, gruplar)
        verilenler = (aday for aday, _, _ in adimlara_uyanlar(aranan, tur, gruplar))
        nedenler = dict.fromkeys(takewhile(rakip.__ne__, verilenler), NEDEN_ACIKTA)
        for bsno in takewhile(rakip.__ne__, bekleyenler):
            nedenler.setdefault(bsno, "adımı daha sonra")
        nedenler[rakip] = "eşleşti"
        yield mno, aranan, {
            bsno: adim_ve_neden(aranan, bsno, neden, tur) for bsno, neden in nedenler.items()
        }
        bekleyenler.remove(rakip)
        kaldir(rakip, tur, gruplar)


# ---------------------------------------------------------------- Puanlama

# Ölçütler tam sayıdır (puanlar yarım ya da çeyrek puan); yazılan, değerin bölenine bölümüdür.
YARIMLAR, CEYREKLER, ADET = 2, 4, 1
KALAN_TURUN_PUANI = 1  # yarım puan; oyuncunun oynamadığı maçtan sonraki her tur için

PUAN, BH_1, BH_2, SB, GS = "Puan", "BH-1", "BH-2", "SB", "GS"
# Nihai sıralamanın ölçütleri, öncelik sırasıyla -> bölenleri.
BOLENLER = {PUAN: YARIMLAR, BH_1: YARIMLAR, BH_2: YARIMLAR, SB: CEYREKLER, GS: ADET}


def rakip_puanlari(bsno: int, durum: Durum) -> list[int]:
    """Oyuncunun turlardaki rakip puanlarını (yarım puan) tur sırasıyla döndürür.

    Oynanan maçınki rakibin son puanıdır. Oynanmayanda (tur atlama, rakibin ya da kendisinin
    gelmemesi, turda oynamamak) oyuncunun o turdan önceki puanına sonraki her tur için yarım puan
    eklenir. `durum` son oynanan turdan sonraki durumdur.
    """
    sonuclar = durum["sonuc_gecmisi"][bsno]
    bulunanlar = []
    kendi_puani, kalan_tur = 0, len(sonuclar)
    for rakip, sonuc in zip(durum["rakip_gecmisi"][bsno], sonuclar):
        kalan_tur -= 1
        if sonuc in OYNANMIS:
            bulunanlar.append(durum["puanlar"][rakip])
        else:
            bulunanlar.append(kendi_puani + kalan_tur * KALAN_TURUN_PUANI)
        kendi_puani += PUANLAR[sonuc]
    return bulunanlar


def olcutler(bsno: int, durum: Durum) -> list[int]:
    """Oyuncunun nihai sıralamadaki ölçütlerini BOLENLER'deki sırayla döndürür.

    Puan: maçlarda alınan puanların toplamı (yarım puan)
    BH-1, BH-2: en düşük 1 (2) rakip puanı dışındakilerin toplamı (yarım puan)
    SB: yendiği rakiplerin (tur atlama ve + da) puanları ile berabere kaldığı rakiplerin
        puanlarının yarısının toplamı (çeyrek puan)
    GS: oynayarak kazandığı ve rakibinin gelmediği maçların sayısı

    Üç oyuncu, iki tur; 1 numara 2'yi yendi, 3'le berabere kaldı:

    >>> durum = {"rakip_gecmisi": [(0, 0), (2, 3), (1, 0), (0, 1)], "puanlar": [0, 3, 2, 3],
    ...          "sonuc_gecmisi": ["--", "1½", "0a", "a½"]}
    >>> olcutler(1, durum)  # Puan 1,5; BH-1 1,5; BH-2 0; SB 1 + 0,75; GS 1
    [3, 3, 0, 7, 1]
    """
    sonuclar = durum["sonuc_gecmisi"][bsno]
    rakiplerinki = rakip_puanlari(bsno, durum)
    artan = sorted(rakiplerinki)
    degerler = {
        PUAN: durum["puanlar"][bsno],
        BH_1: sum(artan[1:]),
        BH_2: sum(artan[2:]),
        # Yarım puan × yarım puan: çeyrek puan.
        SB: sum(PUANLAR[sonuc] * puan for sonuc, puan in zip(sonuclar, rakiplerinki)),
        GS: sonuclar.count(GALIP) + sonuclar.count(RAKIPSIZ),
    }
    return [degerler[ad] for ad in BOLENLER]


# ---------------------------------------------------------------- Listeler
# Oyuncuların sütunlarında hucreler[bsno] o oyuncununkidir, hucreler[BYE] BYE'ınki.

MNO, SNO, BSNO = "MNo", "SNo", "BSNo"
BEYAZ_ADI, SONUC, SIYAH_ADI = "Beyaz", "Sonuç", "Siyah"
ARANAN, ADAY, HAK, ADIM, NEDEN = "Aranan", "Aday", "Hak", "Adım", "Neden"
SOLA_YASLANANLAR = {AD_SOYAD, BEYAZ_ADI, SIYAH_ADI, NEDEN}  # adlar, sözler
# Başlığından geniş olan sütunların en az genişliği; tur sütunlarını hücreleri genişletir.
EN_AZ_EN = {
    AD_SOYAD: 12,
    BEYAZ_ADI: 12,
    SIYAH_ADI: 12,
    LNO: 5,
    ELO: 4,
    UKD: 4,
    BH_1: 5,
    BH_2: 5,
    SB: 5,
}
RAKIP_ENI = 3  # çapraz tablonun tur hücrelerinde rakibin BSNo'su için ayrılan en az genişlik
CIZGI = "-"  # sütun adlarının altındaki satır bundandır
SOL_YARI_ENI = 22  # eşleştirmelerde sol yarı bundan genişse Siyahlar sağ yarının başına kayar


def tanitim_sutunlari(oyuncular: Sequence[Oyuncu]) -> Tablo:
    """Oyuncuları tanıtan sütunları döndürür; BSNo'lar verildikleri sıradandır."""
    return {
        BSNO: [BYE_HUCRESI, *map(str, range(ILK_BSNO, len(oyuncular) + 1))],
        LNO: [BYE_ADI, *(str(oyuncu[LNO]) for oyuncu in oyuncular)],
        **{ad: ["", *(str(oyuncu[ad]) for oyuncu in oyuncular)] for ad in BILGILER},
    }


def bicimle(degerler: Sequence[int], bolen: int) -> list[str]:
    """Değerleri yazılacakları gibi döndürür: puanlar iki ondalıklı, adetler (böleni ADET) tam.

    >>> bicimle([3, 4], YARIMLAR), bicimle([3, 4], ADET)
    (['1.50', '2.00'], ['3', '4'])
    """
    yazilis = {  # her değer bir kez biçimlenir
        deger: str(deger) if bolen == ADET else f"{deger / bolen:.2f}" for deger in set(degerler)
    }
    return [yazilis[deger] for deger in degerler]


def tur_sutunlari(durum: Durum, bsno_hucreleri: Sutun) -> Tablo:
    """Çapraz tablonun tur sütunlarını döndürür: rakibin BSNo'su, renk, sonuç.

    Tur atlayanın rakibi ve rengi - ile, sonucu 1 ile yazılır.
    """
    rakip_hucreleri = [hucre.rjust(RAKIP_ENI) for hucre in bsno_hucreleri]
    return turlara_ayir(
        [
            f"{rakip_hucreleri[rakip]} {renk} {YAZILISLAR[sonuc]}"
            for rakip, renk, sonuc in zip(*oyuncunun)
        ]
        for oyuncunun in zip(durum["rakip_gecmisi"], durum["renk_gecmisi"], durum["sonuc_gecmisi"])
    )


def turlara_ayir(satirlar: Iterable[Satirlar]) -> Tablo:
    """Oyuncuların tur tur hücrelerini tur sütunlarına çevirir."""
    return {f"{tur_no}. Tur": sutun for tur_no, sutun in enumerate(zip(*satirlar), 1)}


def hucreleri_sec(sutunlar: Tablo, bsnolar: Bsnolar) -> Tablo:
    """Oyuncu sütunlarından verilen BSNo'ların hücrelerini o sırayla içeren tabloyu döndürür."""
    return {ad: [hucreler[bsno] for bsno in bsnolar] for ad, hucreler in sutunlar.items()}


def oyuncularinki(sutunlar: Tablo) -> Tablo:
    """Oyuncu sütunlarından BYE'ın hücresi olmayan tabloyu, BSNo sırasıyla, döndürür."""
    return {ad: hucreler[ILK_BSNO:] for ad, hucreler in sutunlar.items()}


def tablo_satirlari(tablo: Tablo) -> Satirlar:
    """Tablonun başlık, çizgi ve hücre satırlarını döndürür; sütunlar birer boşlukla ayrılır.

    Sütunun genişliği en geniş hücresininkidir; en az EN_AZ_EN, orada yoksa başlığınınki.
    SOLA_YASLANANLAR sola, öbürleri sağa yaslanır.

    >>> tablo_satirlari({"BSNo": ["1", "10"], "Ad-Soyad": ["ALİ KAYA", "İLKNUR AKAR"]})
    ['BSNo Ad-Soyad    ', '---- ------------', '   1 ALİ KAYA    ', '  10 İLKNUR AKAR ']
    """
    kaliplar, cizgiler = [], []
    for ad, hucreler in tablo.items():
        en = max(EN_AZ_EN.get(ad, len(ad)), max(map(len, hucreler)))
        yon = "-" if ad in SOLA_YASLANANLAR else ""
        kaliplar.append(f"%{yon}{en}s")
        cizgiler.append(CIZGI * en)
    kalip = " ".join(kaliplar)
    satirlar = chain([tuple(tablo), tuple(cizgiler)], zip(*tablo.values()))
    return [kalip % satir for satir in satirlar]


def baslangic_listesi(tanitim: Tablo) -> Satirlar:
    """Başlangıç sıralama listesinin satırlarını BSNo sırasıyla döndürür."""
    return ["Başlangıç Sıralama Listesi:", *tablo_satirlari(oyuncularinki(tanitim))]


def yan_yana(sol: Tablo, sag: Tablo, ayrac: str) -> Satirlar:
    """İki tablonun satırlarını, aralarında `ayrac`, yan yana döndürür.

    Sağda bir satır eksikse son satırın sağında BYE yazar.
    """
    adlar, cizgiler, *satirlar = zip_longest(
        tablo_satirlari(sol), tablo_satirlari(sag), fillvalue=BYE_ADI
    )
    bosluk = " " * len(ayrac)
    return [ayrac.join(adlar), bosluk.join(cizgiler), *map(ayrac.join, satirlar)]


def masa_listesi(masalar: Masalar, soldaki: Tablo, sagdaki: Tablo, ayrac: str) -> Satirlar:
    """Masaların satırlarını döndürür: MNo, beyazın `soldaki`, siyahın `sagdaki` hücreleri.

    Verilenler oyuncu sütunlarıdır; aralarında `ayrac` yazar. Tur atlayanın sağında BYE yazar.
    """
    beyazlar = hucreleri_sec(soldaki, [beyaz for beyaz, _ in masalar])
    siyahlar = hucreleri_sec(sagdaki, [siyah for _, siyah in maclar(masalar)])
    mnolar = [str(mno) for mno, _ in enumerate(masalar, 1)]
    return yan_yana({MNO: mnolar, **beyazlar}, siyahlar, ayrac)


def eslestirme_listesi(oynanan: Oynanan, kimlik: Iterable[str]) -> Satirlar:
    """Turun eşleştirme listesinin satırlarını masa sırasıyla, notlarını altında döndürür.

    `kimlik` oyuncuları gösteren sütunların adlarıdır. Oynamayanları, BSNo sırasıyla, son notlar
    söyler.
    """
    durum = oynanan["durum"]
    sutunlar = {ad: durum["tanitim"][ad] for ad in kimlik}
    sutunlar[PUAN] = bicimle(durum["puanlar"], YARIMLAR)
    tersten = dict(reversed(sutunlar.items()))  # siyahların sütunları beyazlarınkinin aynasıdır
    basliklar, *satirlar = masa_listesi(oynanan["masalar"], sutunlar, tersten, AYRAC)
    sol_yari_eni = max(SOL_YARI_ENI, basliklar.index(AYRAC))
    return [
        f"{oynanan['tur_no']}. Tur Eşleştirme Listesi:",
        "        Beyazlar".ljust(sol_yari_eni + len(AYRAC)) + "Siyahlar",
        basliklar,
        *satirlar,
        *oynanan["notlar"],
        *yok_notlari(durum),
    ]


def yok_notlari(durum: Durum) -> Iterator[str]:
    """Sıradaki turda oynamayanların `Not: ` satırlarını BSNo sırasıyla verir."""
    for bsno in sorted(oynamayanlar(durum)):
        adi = oyuncunun_adi(bsno, durum["tanitim"])
        yield f"{NOT_BASI}{siradaki_tur_no(durum)}. turda {YOK}: {adi}."


def oyuncunun_adi(bsno: int, tanitim: Tablo) -> str:
    """Oyuncunun iletilerdeki yazılışını döndürür: "222 IRMAK SU BİR"; BYE'ınki "BYE"dır."""
    return f"{tanitim[LNO][bsno]} {tanitim[AD_SOYAD][bsno]}".rstrip()


def mac_listesi(durum: Durum) -> Satirlar:
    """Son oynanan turun sonuçlarını, adlarla, masa sırasıyla listeler; tur atlayan sondadır."""
    sonuclari, tanitim = durum["sonuc_gecmisi"], durum["tanitim"]
    sonuc_hucreleri = [""] * len(sonuclari)
    for beyaz, siyah in maclar(durum["son_masalar"]):
        sonuc_hucreleri[beyaz] = f"{sonuclari[beyaz][-1]}{AYRAC}{sonuclari[siyah][-1]}"
    beyazin = {LNO: tanitim[LNO], BEYAZ_ADI: tanitim[AD_SOYAD], SONUC: sonuc_hucreleri}
    siyahin = {SIYAH_ADI: tanitim[AD_SOYAD], LNO: tanitim[LNO]}
    return [
        f"{siradaki_tur_no(durum) - 1}. Tur Sonuçları:",
        *masa_listesi(durum["son_masalar"], beyazin, siyahin, " "),
    ]


def adim_listesi(tur: Tur) -> Satirlar:
    """Eşleştirme adımlarının satırlarını döndürür; sol sütunlar masanın ilk satırında yazar."""
    puanlar, haklar = bicimle(tur["durum"]["puanlar"], YARIMLAR), tur["haklar"]
    sol_satirlar, sag_satirlar = [], []
    for mno, aranan, adimlar in adimlari_bul(tur):
        sol = [str(mno), str(aranan), puanlar[aranan], haklar[aranan]]
        if aranan == BYE:
            sol = [str(mno), "", "", ""]
        for aday, (adim, neden) in adimlar.items():
            sol_satirlar.append(sol)
            sag_satirlar.append([str(aday), puanlar[aday], haklar[aday], adim, neden])
            sol = [""] * len(sol)
    sol_yari = dict(zip((MNO, ARANAN, PUAN, HAK), zip(*sol_satirlar)))
    sag_yari = dict(zip((ADAY, PUAN, HAK, ADIM, NEDEN), zip(*sag_satirlar)))
    return [
        f"\n{siradaki_tur_no(tur['durum'])}. Turun Eşleştirme Adımları:",
        *map(str.rstrip, yan_yana(sol_yari, sag_yari, AYRAC)),
    ]


def rakip_puani_listesi(durum: Durum) -> Satirlar:
    """Herkesin rakip puanlarının satırlarını, BSNo sırasıyla, turun sonucuyla döndürür.

    BH-1 ile BH-2 bir satırdaki puanlardan, SB onların sonuçla çarpımlarından toplanır.
    """
    satirlar = [
        [
            f"{YAZILISLAR[sonuc]} {puan}{' ' if sonuc in OYNANMIS else '*'}"
            for sonuc, puan in zip(sonuclar, bicimle(rakip_puanlari(bsno, durum), YARIMLAR))
        ]
        for bsno, sonuclar in enumerate(durum["sonuc_gecmisi"])
    ]
    tablo = oyuncularinki({BSNO: durum["tanitim"][BSNO], **turlara_ayir(satirlar)})
    return [
        "\nRakip Puanları (sonucuyla; *: maç oynanmadı):",
        *map(str.rstrip, tablo_satirlari(tablo)),
    ]


def sonuc_listeleri(
    durum: Durum, siralama_basligi: str, tablo_basligi: str
) -> list[Satirlar]:
    """Turlardan sonraki sıralama listesini ve çapraz tabloyu, verilen başlıklarla, döndürür.

    Oyuncular ilkinde başarı sıralamasına göre, ikincisinde BSNo sırasındadır.
    """
    tanitim = durum["tanitim"]
    yerler = range(len(durum["puanlar"]))  # ilki BYE'ınki
    degerler = [olcutler(bsno, durum) for bsno in yerler]
    basari_sirasi = bsnolari_sirala(yerler[ILK_BSNO:], degerler)
    snolar = [""] * len(yerler)
    for sno, bsno in enumerate(basari_sirasi, 1):
        snolar[bsno] = str(sno)
    olcut_sutunlari = {
        ad: bicimle(olcut, BOLENLER[ad]) for ad, olcut in zip(BOLENLER, zip(*degerler))
    }
    turlar = tur_sutunlari(durum, tanitim[BSNO])
    basari = {SNO: snolar, **tanitim, **olcut_sutunlari}
    # BSNo öne alınmıştır: bir anahtar sözlükte ilk yazıldığı yerdedir.
    capraz = {BSNO: tanitim[BSNO], SNO: snolar, **tanitim, **turlar, **olcut_sutunlari}
    return [
        [siralama_basligi, *tablo_satirlari(hucreleri_sec(basari, basari_sirasi))],
        [tablo_basligi, *tablo_satirlari(oyuncularinki(capraz))],
    ]


# ---------------------------------------------------------------- Giriş-çıkış akışları

# Çıktıyı okuyan gidince oluşan hataların numaraları; ikincisi Windows'tadır.
OKUYAN_GITTI = {EPIPE, EINVAL} if sys.platform == "win32" else {EPIPE}
BEKLEME = 0.1  # saniye: yapıştırılanların gelmesi beklenir
CIKTIDA_GEREKEN = "çğıöşüÇĞİÖŞÜ½"  # çıktının kodlamasında bulunması gerekenler
# İşletim sisteminin sık görülen hataları; öbürlerinde sistemin kendi sözü yazılır.
SISTEM_HATALARI = {
    ENOENT: "böyle bir dosya ya da klasör yok",
    EACCES: "izin yok ya da dosya kullanımda",
    EEXIST: "bu adda bir dosya var",
    ENOSPC: "diskte yer yok",
}


class DurduranHata(Exception):
    """Programı, iletisi gösterilerek, bitiren hata: anlaşılmayan seçenek, kullanılamayan kayıt."""


def sistem_hatasi(hata: OSError) -> str:
    """İşletim sistemi hatasının nedenini döndürür; sık görülenler Türkçedir."""
    return SISTEM_HATALARI.get(hata.errno or 0, hata.strerror or str(hata))


def ciktilari_ayarla() -> None:
    """Kodlaması Türkçe harfleri ve ½'yi taşımayan çıktıyı UTF-8 yapar.

    Hiçbirinde çevrilemeyen karakter hata değildir, yerine soru işareti konur.
    """
    for akis in (sys.stdout, sys.stderr):
        if isinstance(akis, TextIOWrapper):  # IDLE'ınki değildir
            try:
                CIKTIDA_GEREKEN.encode(akis.encoding)
            except UnicodeError:
                akis.reconfigure(encoding="utf-8")
            akis.reconfigure(errors="replace")


def satir_oku() -> str:
    """Girdiden bir satırı, satır sonuyla, okur; girdi bittiyse boş metin döndürür.

    Baytları geçerli UTF-8 olan satır, girdinin kodlaması ne olursa olsun, UTF-8 okunur; öbürleri o
    kodlamayla.
    """
    girdi = sys.stdin
    if not isinstance(girdi, TextIOWrapper):
        return str(girdi.readline())  # IDLE'dır, baytları vermez
    baytlar: bytes = girdi.buffer.readline()
    try:
        return baytlar.decode("utf-8")
    except UnicodeDecodeError:
        return baytlar.decode(girdi.encoding, "replace")


def yanit_oku(istem: str, akis: TextIO, oturum: Oturum) -> str:
    """İstemi akışa yazar, bir satır okur ve çevresindeki boşlukları atarak döndürür.

    Girdi bittiyse EOFError verir. Uçbirimde Enter'sız yazılan da yanıt değildir. Python'un kendi
    input()'u kullanılmaz: uçbirimde istemi stderr'e yazar.
    """
    if oturum["klavyeden"] and input_baskasinin():
        # O input birden çok satır verebilir: kalanlar sonraki soruları yanıtlar.
        yapistirilan = oturum["yapistirilan"]
        if yapistirilan:
            print(istem + yapistirilan[0], file=akis)
        else:
            yapistirilan.extend(input(istem).rstrip(BOSLUKLAR).split("\n"))
        satir = yapistirilan.popleft()
    else:
        akis.write(istem)
        akis.flush()
        satir = satir_oku()
        if not satir.endswith("\n") and (not satir or oturum["klavyeden"]):
            raise EOFError
    return satir.strip(BOSLUKLAR)


def okunacak_var() -> bool:
    """Uçbirimde okunmayı bekleyen, Enter'la biten satır var mı? En çok BEKLEME saniye bekler.

    Windows'ta yarım satır da sayılır.
    """
    if sys.platform == "win32":
        time.sleep(BEKLEME)
        return msvcrt.kbhit()
    return bool(select.select([sys.stdin], [], [], BEKLEME)[0])


def kes(_sinyal: int, _cerceve: object) -> NoReturn:
    """Ctrl-C'de KeyboardInterrupt verir; sonrakileri, kesilebilir'e dek, yok saydırır."""
    signal(SIGINT, SIG_IGN)
    raise KeyboardInterrupt


@contextmanager
def kesilebilir() -> Iterator[None]:
    """Program biterken, klavyeden bir şey beklediği sürece, Ctrl-C'yi yeniden geçerli kılar."""
    try:
        signal(SIGINT, kes)
        yield
    finally:
        signal(SIGINT, SIG_IGN)


def artanlari_oku() -> None:
    """Sorular bitince uçbirimde okunmayı bekleyen satırları okur, sayısını bildirir.

    Yapıştırılmışlardır; okunmasalar kabuk her birini komut sanırdı.
    """
    if not isinstance(sys.stdin, TextIOWrapper) or not sys.stdin.isatty():
        return
    sayi = 0
    with suppress(KeyboardInterrupt), kesilebilir():
        while okunacak_var() and satir_oku():
            sayi += 1
    if sayi:
        bildir(f"Artan {sayi} satır okundu, kullanılmadı.")


def input_baskasinin() -> bool:
    """input, Python'un kendisininki değil, başkasının (Jupyter, Spyder) fonksiyonu mu?"""
    return not isinstance(input, type(print))


def ucbirimde() -> bool:
    """Yanıtları klavyede biri mi yazıyor?"""
    return input_baskasinin() or sys.stdin.isatty()


def girdi_dosyada() -> bool:
    """Girdi sıradan bir dosya mı?"""
    return isinstance(sys.stdin, TextIOWrapper) and path.isfile(sys.stdin.fileno())


def bildir(*satirlar: str) -> None:
    """Satırları stdout'a yazılmış olanların ardından stderr'e yazar."""
    sys.stdout.flush()
    print(*satirlar, sep="\n", file=sys.stderr, flush=True)


# ---------------------------------------------------------------- Kayıt: satırları
# Kaydın satırları üç türlüdür: sorusunun adıyla bir yanıt ("ELO (222): 1500"), bir söz
# ("yok 222"), bir turun masaları ("# 2. tur: 99-4 222-BYE"). Turun sonuçları masalarının
# altındadır. Program, kayıttaki satırlar bitince, eşleştirdiği turun masalarını kayda yazar.

AD_SONU = ":"  # satırda sorunun adını yanıttan ayırır; kabul edilen hiçbir yanıtta yoktur
MASA_ISARETI = "#"  # masalar satırının başı; kabul edilen hiçbir yanıt böyle başlamaz
MASA_AYRACI = "-"  # beyazın LNo'su ile siyahınkinin arasında
UZUN_CIZGI = "–"  # klavyede MASA_AYRACI'nın yerine yazılabilir
MASA_ORNEGI = f"99{MASA_AYRACI}4 222{MASA_AYRACI}{BYE_ADI}"  # masaların yazılışı


def satirlara_ayir(icerik: bytes | bytearray) -> Satirlar:
    """Kaydın Enter'la biten satırlarını, çevrelerindeki boşluklar olmadan döndürür.

    UTF-8 olmayan baytların yerine COZULEMEYEN konur.
    """
    satirlar = icerik.decode("utf-8", "replace").split("\n")[:-1]
    return [satir.strip(BOSLUKLAR) for satir in satirlar]


def satirin_adi(satir: str) -> str:
    """Satırın adını, boşluksuz, döndürür ("2.tur3.masa(99-4)"); adsız satırınki boş metindir."""
    return bosluksuz(satir.rpartition(AD_SONU)[0])


def masalar_mi(satir: str) -> bool:
    """Satır bir turun masaları ("# 2. tur: ...") mı?"""
    ad = satirin_adi(satir)
    return ad.startswith(MASA_ISARETI) and ad.endswith(".tur")


def sonuc_mu(satir: str) -> bool:
    """Satır bir maçın sonucu mu? Yalnızca onların adı tur no ile başlar."""
    return satirin_adi(satir)[:1].isdecimal()


def satirin_yaniti(satir: str) -> str:
    """Satırın yanıtını döndürür.

    >>> satirin_yaniti("ELO (222): 1500")
    '1500'
    """
    return satir.rpartition(AD_SONU)[2].strip(BOSLUKLAR)


def addaki_sayilar(satir: str) -> list[str]:
    """Satırın adındaki sayıları sırayla döndürür.

    >>> addaki_sayilar("2. tur 3. masa (99-4): 1"), addaki_sayilar("ELO (222): 1500")
    (['2', '3', '99', '4'], ['222'])
    """
    ad = satirin_adi(satir)
    return "".join([harf if harf.isdecimal() else " " for harf in ad]).split()


def bosluksuz(ad: str) -> str:
    """Adı boşluksuz döndürür: "2. tur" ile "2.tur" birdir."""
    return "".join(ad.split())


def yururluktekiler(satirlar: Satirlar) -> dict[str | int, tuple[int, str]]:
    """Kaydın geçerli satırlarını, dosyadaki numaralarıyla, kullanılacakları sırayla döndürür.

    - Adı aynı olan satırlardan (LNo'dan başka), bir LNo'nun `yeni` satırlarından sonuncusu
      geçer, ilkinin yerinde: düzeltme de, elle değiştirilen masalar da böyle bir satırdır.
    - Öbürlerinin (LNo, söz, adsız) hepsi geçer. Söz, geçenlerden hemen üstündeki bir turun
      masalarıysa onları geçersiz kılar.
    - Boş satır geçmez.

    >>> list(yururluktekiler(["ELO (9): 0", "# 1. tur: 9-4", "yok 4", "ELO (9): 1200"]).values())
    [(4, 'ELO (9): 1200'), (3, 'yok 4')]
    """
    gecenler: dict[str | int, tuple[int, str]] = {}
    for no, satir in enumerate(satirlar, 1):
        anahtar = satirin_anahtari(no, satir)
        if soze_ayir(satir)[0] and anahtar not in gecenler:
            _, ustundeki = next(reversed(gecenler.values()), (0, ""))
            if masalar_mi(ustundeki):
                gecenler.popitem()  # sondakini siler
        if satir:
            gecenler[anahtar] = no, satir
    return gecenler


def satirin_anahtari(no: int, satir: str) -> str | int:
    """Birbirinin yerine geçen satırlarda aynı olan anahtarı, öbürlerinde `no`yu döndürür.

    `no` satırın numarasıdır.
    """
    soz, verilenler = soze_ayir(satir)
    if soz == YENI:
        with suppress(ValueError, IndexError):  # LNo'su yanlış yazılmış olabilir
            return f"{YENI} {tam_sayi(verilenler[0])}"
    ad = satirin_adi(satir)
    return no if soz or ad in ("", LNO) else ad


def son_yanitin_yeri(satirlar: Satirlar) -> int:
    """Son yanıtın satırının yerini döndürür; yanıt yoksa 0.

    Boş satır yanıt değildir. Masalar, üstlerinde o turun geçen başka masaları varsa yanıttır: elle
    değiştirilmişlerdir. Yoksa onları program, yöntemden, yazmıştır.
    """
    for yer in range(len(satirlar) - 1, 0, -1):
        satir, ustundekiler = satirlar[yer], satirlar[:yer]
        yontemin = masalar_mi(satir) and satirin_adi(satir) not in yururluktekiler(ustundekiler)
        if satir and not yontemin:
            return yer
    return 0


def masalarin_adi(durum: Durum) -> str:
    """Sıradaki turun masalarının kayıttaki adını döndürür: "# 2. tur"."""
    return f"{MASA_ISARETI} {siradaki_tur_no(durum)}. tur"


def masalarin_satiri(masalar: Masalar, durum: Durum) -> str:
    """Sıradaki turun masalarının satırını döndürür: "# 2. tur: 99-4 222-BYE"."""
    lnolar = durum["tanitim"][LNO]
    yazilislar = [f"{lnolar[beyaz]}{MASA_AYRACI}{lnolar[siyah]}" for beyaz, siyah in masalar]
    return f"{masalarin_adi(durum)}{AD_SONU} {' '.join(yazilislar)}"


def yazili_masalar(metin: str) -> list[list[str]]:
    """Masalarda oturanları kayıttaki yazılışından döndürür; masalar ikişer kişilik olmayabilir.

    Çizginin çevresinde boşluk, masaların arasında virgül olabilir.

    >>> yazili_masalar("99 - 4, 222-BYE")
    [['99', '4'], ['222', 'BYE']]
    """
    bitisik = MASA_AYRACI.join(map(str.strip, metin.replace(",", " ").split(MASA_AYRACI)))
    return [masa.split(MASA_AYRACI) for masa in bitisik.split()]


def degisen_masalar(eski_satir: str, yeni_satir: str, tanitim: Tablo) -> dict[int, str]:
    """Bir turun iki masalar satırında ayrı olan masaları döndürür: masa no -> yenisi, adlarla."""
    eskiler, yeniler = (
        yazili_masalar(satirin_yaniti(satir)) for satir in (eski_satir, yeni_satir)
    )
    return {
        mno: f"{mno}. masa: {adlariyla(yeni, AYRAC, tanitim)}"
        for mno, (eski, yeni) in enumerate(zip(eskiler, yeniler), 1)
        if eski != yeni
    }


def adlariyla(anilanlar: Iterable[str], arada: str, tanitim: Tablo) -> str:
    """LNo'ları verilenleri adlarıyla döndürür: "99 ÇETİN CAN AY - BYE" (arada: " - ")."""
    return arada.join(oyuncunun_adi(tanitim[LNO].index(lno), tanitim) for lno in anilanlar)


def masalari_coz(lnolar: Sutun, oynayanlar: Bsnolar, metin: str) -> Masalar:
    """Kayıttaki masaları (yazili_masalar) BSNo'larla döndürür.

    Oynayanların her biri bir masada oturmuyorsa, masalar ikişer kişilik değilse ya da BYE sonda
    değilse ValueError verir: kim eksik, kim fazla, neden olabilir ya da nasıl yazılır.

    >>> masalari_coz(["BYE", "99", "222", "4"], [1, 2, 3], "99-4 222-BYE")
    [(1, 3), (2, 0)]
    """
    yazilanlar = yazili_masalar(metin)
    oturanlar = [*chain(*yazilanlar)]
    oturan = Counter(oturanlar)
    oturacak = Counter([lnolar[bsno] for bsno in oynayanlar] + [BYE_ADI] * (len(oynayanlar) % 2))
    eksik, fazla = oturacak - oturan, oturan - oturacak
    hatalar = []
    if eksik:
        hatalar.append(f"Eksik: {' '.join(eksik)!r}.")
    if any(fazla):  # boş yer ("99-") biçimin hatasıdır
        hatalar.append(f"Fazla: {' '.join(filter(None, fazla))!r}.")
    ikiserli = all(len(masa) == 2 for masa in yazilanlar)
    lno_ya_da_bye = all(lno.isdecimal() or lno == BYE_ADI for lno in oturanlar)
    bye_sonda = BYE_ADI not in oturanlar[:-1]
    if not (oturanlar and ikiserli and lno_ya_da_bye and bye_sonda):
        hatalar.append(f"Masalar ikişer kişiliktir, {BYE_ADI} sondadır: {MASA_ORNEGI}")
    elif hatalar and max(oturan.values()) == 1:  # kimse iki kez oturmuyor
        hatalar.append(f"Bu satırın üstünde bir {YOK}, {VAR} ya da {YENI} satırı eksik olabilir.")
    if hatalar:
        raise ValueError("\n".join(hatalar))
    bsnolar = {lno: bsno for bsno, lno in enumerate(lnolar)}
    return [(bsnolar[beyaz], bsnolar[siyah]) for beyaz, siyah in yazilanlar]


# ---------------------------------------------------------------- Kayıt: dosyası
# Dosyada, baytı baytına, programın bildiği (kayit["bilinen"]) durmalıdır; buna her yazmadan önce
# bakılır. Program kapanırken dosyanın bilinenle başlaması yeter, ardında başka satırlar olabilir.
# Dosyada başka bir şey varsa ona dokunulmaz: bilinen, yanındaki yeni bir dosyaya yazılır ve
# program biter. Bir yanıt yazılamazsa yazılabilmiş parçası dosyadan kesilir ve program biter.


def kaydi_ac(kayit: Kayit) -> None:
    """Kayıt dosyasını okur (`kayit` değişir); dosya yoksa kurar, uçbirimde bunu söyler.

    Kullanılamayan ya da son satırı Enter'la bitmeyen dosya için DurduranHata verir.
    """
    yol, bilinen = kayit["yol"], kayit["bilinen"]
    yeni = not path.exists(yol)
    if not yeni:
        girdi_de_o = girdi_dosyada() and path.samefile(yol, sys.stdin.fileno())
        if girdi_de_o or not path.isfile(yol):
            raise DurduranHata(
                f"{yol}: kayıt dosyası olamaz; sıradan bir dosya değil ya da girdi de o."
            )
    try:
        with open(yol, "a+b") as dosya:  # yoksa kurulur; yazılabildiği de böyle anlaşılır
            dosya.seek(0)
            bilinen += dosya.read()
    except OSError as hata:
        raise DurduranHata(f"{yol}: kayıt dosyası açılamıyor: {sistem_hatasi(hata)}.") from hata
    if bilinen.startswith((b"\xff\xfe", b"\xfe\xff")):  # Not Defteri'nin "Unicode"u da
        raise DurduranHata(f"{yol}: UTF-8 değil, UTF-16; UTF-8 olarak saklayınız.")
    if bilinen and not bilinen.endswith(b"\n"):
        *satirlar, sonuncu = satirlara_ayir(bilinen + b"\n")
        raise DurduranHata(
            f"{yol}: {len(satirlar) + 1}. satırın sonunda Enter yok: {alinti(sonuncu)}.\n"
            "Satırı siliniz (yeniden sorulur; düzeltmeyse eski yanıt geçer) ya da, siz\n"
            "yazdıysanız, Enter'la bitiriniz."
        )
    if yeni and ucbirimde():
        bildir(f"{yol}: yeni kayıt; listeler {listelerin_yolu(yol)} sayfasında.")


def diske_yaz(dosya: FileIO, veri: bytes | bytearray) -> None:
    """Veriyi dosyaya yazar; diske varmadan dönmez."""
    while veri:
        yazilan = dosya.write(veri)
        veri = veri[yazilan:]
    os.fsync(dosya.fileno())


def yeni_dosyaya_yaz(yol: str, veri: bytes | bytearray) -> None:
    """Veriyi yeni bir dosyaya yazar; yazılamazsa OSError verir, yarım dosya bırakmaz."""
    try:
        with open(yol, "xb", buffering=0) as dosya:
            diske_yaz(dosya, veri)
    except FileExistsError:
        raise
    except OSError:
        with suppress(OSError):
            os.remove(yol)
        raise


def yandaki_ad(yol: str) -> str:
    """Dosyanın yanında kullanılmayan ilk adı döndürür: turnuva.txt için turnuva-1.txt, ..."""
    govde, uzanti = path.splitext(yol)
    adlar = (f"{govde}-{no}{uzanti}" for no in count(1))
    return next(ad for ad in adlar if not path.lexists(ad))


def yanina_yaz(yol: str, bilinen: bytes) -> str:
    """Bilinenleri kaydın yanında yeni bir dosyaya yazar; yerini söyleyen cümleyi döndürür.

    Oraya yazılamazsa programın başlatıldığı klasöre yazar; o da olmazsa nedenleri söyler.
    """
    nedenler = []
    for yer in (yol, path.join(path.curdir, path.basename(yol))):
        kopya = yandaki_ad(yer)
        try:
            yeni_dosyaya_yaz(kopya, bilinen)
        except OSError as hata:
            neden = f"Programın bildikleri {kopya} dosyasına yazılamadı:\n{sistem_hatasi(hata)}."
            nedenler.append(neden)
        else:
            return f"Programın bildiği bütün yanıtlar {kopya} dosyasında."
    return "\n".join(nedenler)


def dosyaya_yaz(yol: str, tutulan: int, eklenen: bytes) -> None:
    """Dosyanın ilk `tutulan` baytını tutar, ardına ekleneni yazar; yazılamayanı geri keser.

    Yazılamazsa nedenini ve neyin kaydedilemediğini söyleyen DurduranHata verir.
    """
    try:
        with open(yol, "r+b", buffering=0) as dosya:
            dosya.truncate(tutulan)
            dosya.seek(tutulan)
            try:
                diske_yaz(dosya, eklenen)
            except OSError:
                with suppress(OSError):
                    dosya.truncate(tutulan)
                raise
    except OSError as hata:
        ne = alinti(eklenen.decode().strip()) if eklenen else "geri alma"
        raise DurduranHata(
            f"{yol}: {sistem_hatasi(hata)}.\nKaydedilmemiş olabilir: {ne}."
        ) from hata


def satirlari_degistir(kayit: Kayit, tutulan: int, eklenen: bytes = b"") -> None:
    """Bilinen satırların ilk `tutulan` baytını tutar, ardına ekleneni koyar.

    Yeni yanıt eklemek de son yanıtı geri almak da budur. Kayıt istendiyse dosya da öyle değişir;
    dosyada bilinen yoksa ya da yazılamazsa DurduranHata verir.
    """
    if kayit["yol"]:
        kaydi_denetle(kayit, uzamis_olabilir=False, eklenecek=eklenen)
    try:
        satirlari_yaz(kayit, tutulan, eklenen)
    except KeyboardInterrupt:  # yarım kalmasın; artık kesilmez
        satirlari_yaz(kayit, tutulan, eklenen)
        raise


def satirlari_yaz(kayit: Kayit, tutulan: int, eklenen: bytes) -> None:
    """Kayıt istendiyse dosyayı, sonra bilinenleri, satirlari_degistir'deki gibi değiştirir."""
    if kayit["yol"]:
        dosyaya_yaz(kayit["yol"], tutulan, eklenen)
    kayit["bilinen"][tutulan:] = eklenen


def kaydi_denetle(kayit: Kayit, uzamis_olabilir: bool, eklenecek: bytes = b"") -> None:
    """Kayıt dosyasında yalnız bilinen satırların durduğunu denetler; `uzamis_olabilir`se
    ardlarında başkaları da durabilir.

    Durmuyorlarsa bilinenleri, eklenecekle birlikte, kaydın yanına yazar; ne olduğunu, hangi
    dosyada ne bulunduğunu söyleyen DurduranHata verir.
    """
    yol, bilinen = kayit["yol"], bytes(kayit["bilinen"])
    # Okunamayan, silinmiş dosya, daha bir şey bilinmiyorsa, uzamışın boş başı gibidir.
    dosyadaki = b"" if uzamis_olabilir else None
    with suppress(OSError), open(yol, "rb") as dosya:
        dosyadaki = dosya.read(len(bilinen) if uzamis_olabilir else -1)
    if dosyadaki == bilinen:
        return
    signal(SIGINT, SIG_IGN)  # program biter
    neden = (
        "dosyayı başkası değiştirmiş; onun yazdıkları yalnız oradadır"
        if dosyadaki
        else "dosya silinmiş, taşınmış, boşaltılmış ya da okunamıyor"
    )
    raise DurduranHata(f"{yol}: {neden}.\n{yanina_yaz(yol, bilinen + eklenecek)}")


# ---------------------------------------------------------------- Kayıt: duvara asılacak sayfa
# Listeler kaydın yanındaki bir HTML sayfasında, eş genişlikli yazıyla, olduğu gibi durur: <pre>.
# Yazının boyu, en geniş satır (--en) sığacak kadardır: eş genişlikli yazıda bir karakterin eni
# boyunun 0,61'inden azdır.
# Listenin üst satırları (<b>: turnuvanın adından sütunların çizgisine dek), liste kâğıda sığmazsa,
# her kâğıtta yinelenir.

LISTELER_EKI = "-listeler.html"  # turnuva.txt'nin sayfası turnuva-listeler.html'dir
SAYFA_BICIMI = """\
<meta http-equiv="refresh" content="30">
<style>
@page { size: A4 portrait; margin: 10mm }
@page yatay { size: A4 landscape }
pre { display: table; break-inside: avoid; line-height: 1.2; --boy: 16px; --sayfa: 90vw }
pre { font-size: min(var(--boy), var(--sayfa) / var(--en) / 0.61) }
@media print { pre { --boy: 6mm; --sayfa: 185mm } .yatay { page: yatay; --sayfa: 270mm } }
b { display: table-header-group; break-inside: avoid }
</style>
"""
OLCUTLERIN_ANLAMI = (  # sıralamaların altında yazar
    "Puan eşitse sırayla bakılır: BH-1, BH-2 rakip puanları (en düşük 1 ve 2 hariç),",
    "SB yenilenlerin puanları ile berabere kalınanların yarısı, GS galibiyet sayısı.",
    "Oynanmayan turda oyuncunun o andaki puanı ile sonraki her tur için ½ sayılır.",
)
# Çapraz tabloların altında yazar.
HUCRENIN_ANLAMI = (
    "4 b ½: BSNo 4 ile beyaz, berabere; + rakibi, - kendisi gelmedi; - - 1: tur atladı."
)
DIK_KAGIDA_SIGAN = 95  # daha geniş listeler yatay kâğıda basılır (karakter)


def turun_listeleri(oynanan: Oynanan) -> list[Satirlar]:
    """Turda duvara asılacak listeleri döndürür: adlarla eşleştirmeler, son durum.

    Son durum, ilk turda başlangıç listesi, sonra bir önceki turun maçları ile onun sonundaki
    sıralama ve çapraz tablodur.
    """
    durum = oynanan["durum"]
    eslestirmeler = eslestirme_listesi(oynanan, (LNO, AD_SOYAD))
    oynanan_tur = oynanan["tur_no"] - 1
    if oynanan_tur == 0:
        return [eslestirmeler, baslangic_listesi(durum["tanitim"])]
    siralama, capraz_tablo = sonuc_listeleri(
        durum,
        f"{oynanan_tur}. tur sonunda sıralama:",
        f"{oynanan_tur}. tur sonunda çapraz tablo:",
    )
    return [eslestirmeler, mac_listesi(durum), *anlamiyla(siralama, capraz_tablo)]


def anlamiyla(siralama: Satirlar, capraz_tablo: Satirlar) -> list[Satirlar]:
    """Sıralamayı ölçütlerin, çapraz tabloyu hücrelerinin anlamıyla döndürür."""
    return [[*siralama, *OLCUTLERIN_ANLAMI], [*capraz_tablo, HUCRENIN_ANLAMI]]


def listelerin_sayfasi(listeler: list[Satirlar], kayit_adi: str) -> str:
    """Listelerin sayfasını döndürür; her listenin üstünde kaydın uzantısız adı yazar.

    Sayfanın ilk satırında kaydın adı vardır.
    """
    # Listelerde & ile < yoktur, adda olabilir.
    baslik = kayit_adi.replace("&", "&amp;").replace("<", "&lt;")
    turnuva, _ = path.splitext(baslik)
    sayfa = (
        f'<!DOCTYPE html><html lang="tr"><meta charset="utf-8"><title>{baslik}</title>'
        f"\n{SAYFA_BICIMI}"
    )
    for liste in listeler:
        en = max(map(len, [path.splitext(kayit_adi)[0], *liste]))
        kagit = "dik" if en <= DIK_KAGIDA_SIGAN else "yatay"
        # CIZGI ile biten ilk satır sütun adlarının altındaki çizgidir.
        ust, cizgi_sonu, alt = "\n".join(liste).partition(f"{CIZGI}\n")
        sayfa += (
            f'<pre class="{kagit}" style="--en: {en}">'
            f"<b>{turnuva}\n{ust}{cizgi_sonu}</b>{alt}\n</pre>\n"
        )
    return sayfa


def listelerin_yolu(kayit_yolu: str) -> str:
    """Kaydın yanındaki sayfanın yolunu döndürür: turnuva.txt için turnuva-listeler.html."""
    return path.splitext(kayit_yolu)[0] + LISTELER_EKI


def baskasinin(sayfa_yolu: str, ilk_satir: bytes) -> bool:
    """Bu yolda, ilk satırı `ilk_satir` olandan başka bir şey var mı? Boş dosya sayılmaz."""
    if not path.isfile(sayfa_yolu):  # boru, açılınca beklerdi
        return path.lexists(sayfa_yolu)
    with suppress(OSError), open(sayfa_yolu, "rb") as dosya:
        return dosya.read(len(ilk_satir)) not in (b"", ilk_satir)
    return True


def listeleri_as(listeler: list[Satirlar], oturum: Oturum) -> None:
    """Listeleri kaydın yanındaki sayfaya yazar; yazamazsa, ekrandaki listenin altında söyler.

    O addaki dosya bu kaydın sayfası değilse ona dokunmaz, bunu söyler.
    """
    ekrani_yaz(oturum)
    kayit_yolu = oturum["kayit"]["yol"]
    sayfa_yolu = listelerin_yolu(kayit_yolu)
    # UTF-8'e çevrilemeyen ad da yazılabilir.
    sayfa = listelerin_sayfasi(
        listeler, path.basename(kayit_yolu).replace("\n", " ")
    ).encode("utf-8", "backslashreplace")
    ilk_satir = sayfa[: sayfa.index(b"\n") + 1]
    sys.stdout.flush()  # o addaki dosya dökümün kendisi olabilir, boş görünmesin
    if baskasinin(sayfa_yolu, ilk_satir):
        bildir(
            f"{sayfa_yolu}: bu kaydın sayfası değil; asılı olan eski olabilir.\n"
            "Bu dosyanın adını değiştiriniz ya da dosyayı siliniz."
        )
        return
    try:
        # Önce kesilseydi o sırada bakan boş sayfa görürdü; boş sayfa kendini yenilemez.
        with open(sayfa_yolu, "r+b" if path.exists(sayfa_yolu) else "wb") as dosya:
            dosya.write(sayfa)
            dosya.truncate()
    except OSError as hata:
        bildir(f"{sayfa_yolu}: listeler yazılamadı: {sistem_hatasi(hata)}.")


# ---------------------------------------------------------------- Kayıt: yanıtlar ve masalar
# Yanıtlar önce kayıttan, kayıt bitince girdiden alınır. Bir turun masaları kayıtta varsa oradan,
# yoksa yöntemden gelir. Klavyede yanıttan başka bir şey (söz, düzeltme, geri alma) yazılınca
# turnuva, değişen satırlarıyla, baştan yürütülür: sıra, masalar, puanlar hep satırlardan çıkar.

ADSIZ_OLMAZ = (
    "\nKayıtta her yanıtın önünde sorusunun adı durur. Adsız yanıtları girdiye\n"
    "yapıştırınız ya da dosyadan veriniz: < oyuncular.txt"
)
IPUCU = f"\n(son yanıtı geri almak için {GERI_AL}, yazılabilecekler için {YARDIM_ISARETI})"


class YenidenYurut(Exception):
    """Satırlar değişti (söz, düzeltme, geri alma): turnuva onlardan baştan yürütülsün."""


def siradaki_satir(kayit: Kayit) -> str:
    """Kaydın kullanılacak ilk satırını döndürür; satır kalmadıysa boş metin."""
    return kayit["kalan"][0][1] if kayit["kalan"] else ""


def satiri_kullan(ne: str, coz: Cozucu, kayit: Kayit) -> Any:
    """Kaydın sıradaki satırını kullanır (`kalan` kısalır); `coz`un satırda bulduğunu döndürür.

    Satır uymuyorsa yerini, ne olması gerektiğini (`ne`) ve nedenini söyleyen DurduranHata verir.
    """
    no, satir = kayit["kalan"].popleft()
    try:
        return coz(satir)
    except ValueError as hata:
        raise DurduranHata(
            f"{kayit['yol']}: {no}. satır:\nOlması gereken: {ne}{AD_SONU} …\n{hata}"
        ) from hata


def adli_satiri_coz(ad: str, coz: Cozucu, satir: str) -> tuple[Any, str]:
    """Bu adın satırındaki yanıtın değerini ve metnini döndürür; başka satırda ValueError verir."""
    if satirin_adi(satir) != bosluksuz(ad):
        adsiz = "" if AD_SONU in satir or soze_ayir(satir)[0] else ADSIZ_OLMAZ
        raise ValueError(f"Yazan: {alinti(satir)}{adsiz}")
    yanit = satirin_yaniti(satir)
    return coz(yanit), yanit


def satir_ekle(satir: str, kayit: Kayit) -> None:
    """Yeni satırı bilinen satırlara, istendiyse dosyaya ekler."""
    satirlari_degistir(kayit, len(kayit["bilinen"]), f"{satir}\n".encode())


def yeniden_yurut(satir: str, ileti: str, oturum: Oturum) -> NoReturn:
    """Sözün, düzeltmenin satırını ekler, YenidenYurut verir; ileti sıradaki sorunun üstündedir."""
    signal(SIGINT, SIG_IGN)  # turnuva baştan yürütülene dek kesilmez
    oturum["soru_ustu"].append(ileti)
    satir_ekle(satir, oturum["kayit"])
    raise YenidenYurut


def goster(yaz: Callable[[str], None], metin: str, oturum: Oturum) -> None:
    """Metni `yaz` (stdout'a print, stderr'e bildir) ile yazar ya da, uçbirimde, bekletir.

    Bekleyenler soru sorulunca yazılır. Daha önce yeni bir liste gelirse silinirler: turnuva baştan
    yürütülürken yalnızca son liste ile ondan sonrası görünür.
    """
    if oturum["ekranda"] and (yaz is print or sys.stderr.isatty()):
        oturum["ekran"].append((yaz, metin))
    else:
        yaz(metin)


def ekrani_yaz(oturum: Oturum) -> None:
    """Soru sorulunca yazılacakları yazar."""
    for yaz, metin in oturum["ekran"]:
        yaz(metin)
    oturum["ekran"].clear()


def girdiden_al(soru: Soru, akis: TextIO, oturum: Oturum) -> tuple[Any, str]:
    """Girdiden geçerli bir yanıt gelene dek akışta sorar; değerini ve yanıtı döndürür.

    Klavyede yanıt yerine yazılabilenleri de karşılar (komutu_uygula). `oturum` değişir.
    """
    ad, istem, coz = soru
    if oturum["klavyeden"]:
        ekrani_yaz(oturum)
        while oturum["soru_ustu"]:
            bildir(oturum["soru_ustu"].pop(0))
    while True:
        yanit = yanit_oku(istem, akis, oturum)
        if oturum["klavyeden"] and komutu_uygula(yanit, ad, oturum):
            continue
        try:
            return coz(yanit), yanit
        except ValueError as hata:
            bildir(f"{hata}{IPUCU if geri_alinabilir(oturum) else ''}")
            oturum["reddedilen"] += bool(yanit)


def komutu_uygula(yanit: str, ad: str, oturum: Oturum) -> bool:
    """Klavyede yazılan geri alma, yardım, düzeltme ise gereğini yapar; değilse False döndürür.

    Ad-soyad sorulurken (`ad` sorununkidir) `yardım` da, neyin düzeltileceği anlaşılmayan `düzelt`
    de bir addır. Geri almada, vazgeçilmeyen düzeltmede YenidenYurut verir.
    """
    sozcuk, *verilenler = yanit.split() or [""]
    ad_olabilir = ad.startswith(AD_SOYAD) and yanit != YARDIM_ISARETI
    if yanit == GERI_AL and geri_alinabilir(oturum):
        geri_al(oturum)
        raise YenidenYurut
    if yardim_mi(yanit) and not ad_olabilir:
        bildir(YAZILABILENLER)
    elif sade(sozcuk) == sade(DUZELT) and (duzeltilecek(verilenler) or not ad_olabilir):
        duzelt(verilenler, oturum)
    else:
        return False
    return True


def geri_alinabilir(oturum: Oturum) -> bool:
    """Klavyede `<` yazılırsa geri alınacak bir yanıt var mı?"""
    return oturum["klavyeden"] and any(satirlara_ayir(oturum["kayit"]["bilinen"]))


def yardim_mi(yanit: str) -> bool:
    """Klavyede yazılan, bir yardım isteği mi?"""
    return yanit == YARDIM_ISARETI or sade(yanit) == sade(YARDIM_SOZU)


def sor(soru: Soru, oturum: Oturum) -> Any:
    """Sorunun yanıtını kayıttan, bittiyse girdiden alır; çözücüsünün bulduğu değeri döndürür.

    Kayıttan alınan yanıt istemiyle birlikte gösterilir; soruya uymuyorsa DurduranHata verir.
    Girdiden gelen yanıt, saklanacaksa, satırlara eklenir; satır yazılamazsa da DurduranHata verir.
    """
    ad, istem, coz = soru
    kayit = oturum["kayit"]
    if kayit["kalan"]:
        deger, yanit = satiri_kullan(ad, partial(adli_satiri_coz, ad, coz), kayit)
        if ad == LNO:
            oturum["ekran"].clear()  # önceki oyuncununkiler
        goster(print, istem + yanit, oturum)
    else:
        deger, yanit = girdiden_al(soru, sys.stdout, oturum)
        if oturum["saklanir"]:
            satir_ekle(f"{ad}{AD_SONU} {yanit}", kayit)
    return deger


def geri_al(oturum: Oturum) -> None:
    """Son yanıtı, varsa ardındaki masaları da, siler; ne olduğu sıradaki sorunun üstünde yazar."""
    signal(SIGINT, SIG_IGN)  # turnuva baştan yürütülene dek kesilmez
    kayit = oturum["kayit"]
    satirlar = satirlara_ayir(kayit["bilinen"])
    yer = son_yanitin_yeri(satirlar)
    tutulanlar = kayit["bilinen"].split(b"\n")[:yer]
    satirlari_degistir(kayit, sum(len(satir) + 1 for satir in tutulanlar))
    alinan, *ardindakiler = satirlar[yer:]
    ileti = f"Geri alındı: {alinan}"
    gecenler = yururluktekiler(satirlar[:yer])
    _, simdiki = gecenler.get(satirin_anahtari(yer + 1, alinan), (0, ""))
    if masalar_mi(alinan):
        tur_no, *_ = addaki_sayilar(alinan)
        degisenler = degisen_masalar(alinan, simdiki, oturumun_tanitimi(oturum))
        ileti = "\n".join(
            [f"Geri alındı: {tur_no}. turun değiştirilen masaları. Şimdi:", *degisenler.values()]
        )
    elif simdiki:
        ileti += f" (şimdi: {satirin_yaniti(simdiki)})"
    if gecenler.keys() - yururluktekiler(satirlar[: yer + 1]).keys():
        ileti += "; turun önceki masaları yine geçerlidir"
    elif any(ardindakiler):
        ileti += "; ardındaki turun masaları da silindi"
    oturum["soru_ustu"].append(ileti)


def turun_masalari(tur: Tur, oturum: Oturum) -> tuple[Masalar, Satirlar]:
    """Turun masalarını, kayıtta satır kaldıysa oradan, `Not: ` satırlarıyla döndürür.

    Kayıttaki masalar, yöntem şimdi başkasını bulsa da değişmez; sıradaki satır oynanacak turun
    masaları değilse DurduranHata verir. Kayıt burada bitiyorsa yöntemin masaları döner,
    saklanacaksa satırlara eklenir. Yöntem eşleştirme bulamadıysa, sıradaki satır da bu turun
    değilse turnuva biter.
    """
    kayit, durum = oturum["kayit"], tur["durum"]
    masalar, ad, lnolar = tur["masalar"], masalarin_adi(durum), durum["tanitim"][LNO]
    siradaki = bosluksuz(siradaki_satir(kayit)).lstrip(MASA_ISARETI)
    bu_turun = siradaki.startswith(f"{siradaki_tur_no(durum)}.tur")  # masaları ya da bir sonucu
    if kayit["kalan"] and (masalar or bu_turun):
        coz = partial(adli_satiri_coz, ad, partial(masalari_coz, lnolar, tur["siralama"]))
        masalar, _ = satiri_kullan(f"turun bütün sonuçlarının üstünde {ad}", coz, kayit)
        if sorted(masalar) != sorted(tur["masalar"]):  # masaların sırası ayrı olabilir
            return masalar, [kayit_notu(masalar, durum)]
    elif masalar and oturum["saklanir"]:
        satir_ekle(masalarin_satiri(masalar, durum), kayit)
    return masalar, list(gevsetme_notlari(masalar, tur)) if masalar else []


def kayit_notu(masalar: Masalar, durum: Durum) -> str:
    """Kayıttan alınan, yöntemin bulduklarından başka masaların `Not: ` satırını döndürür.

    O turda gevşetme notlarının yerini alır.
    """
    yineleyenler, ayri_masalar = [], []
    for mno, (oyuncu, rakibi) in enumerate(masalar, 1):
        eski_rakip = rakibi in durum["rakip_gecmisi"][oyuncu]
        # Rakibi BYE olan tur atlamıştır ya da yoktu.
        if eski_rakip and (rakibi != BYE or TUR_ATLAMA in durum["sonuc_gecmisi"][oyuncu]):
            yineleyenler.append(mno)
        if rakibi in durum["ayrilar"][oyuncu]:
            ayri_masalar.append(mno)
    turun = f"{NOT_BASI}{siradaki_tur_no(durum)}. turun"
    not_ = f"{turun} masaları elle ya da bir düzeltmeden önce kuruldu."
    if yineleyenler:
        not_ += f" Yeniden karşılaşan ya da yeniden tur atlayan var {mno_listesi(yineleyenler)}."
    if ayri_masalar:
        not_ += f" Ayrı tutulan var {mno_listesi(ayri_masalar)}."
    return not_


# ---------------------------------------------------------------- Düzeltme
# Klavyede "düzelt 222" yazılınca 222'nin yanıtlarından seçilen yeniden sorulur; yeni yanıt, aynı
# adla, bir satır daha olur (yururluktekiler). Bunların hepsi stderr'e yazılır.

TUR_SOZU = "tur"
DUZELT_BICIMI = f"{DUZELT} 222 (oyuncunun LNo'su) ya da {DUZELT} {TUR_SOZU} yazınız."


def komutsuz_sor(istem: str, coz: Cozucu, oturum: Oturum) -> tuple[Any, str]:
    """Soruyu stderr'e yazar, geçerli bir yanıt gelene dek sorar; komutlardan yalnız yardımı alır.

    Yanıtın değerini ve metnini döndürür.
    """
    while True:
        yanit = yanit_oku(istem, sys.stderr, oturum)
        try:
            return coz(yanit), yanit
        except ValueError as hata:
            bildir(YAZILABILENLER if yardim_mi(yanit) else str(hata))


class Vazgecildi(Exception):
    """Sorulan düzeltme yapılmasın."""


def duzelt(verilenler: list[str], oturum: Oturum) -> None:
    """Verilen LNo'nun bir yanıtını ya da tur sayısını düzelttirir.

    Düzeltilirse YenidenYurut verir.
    """
    neyi = duzeltilecek(verilenler)
    try:
        if neyi == TUR_SOZU:
            tur_sayisini_duzelt(oturum)
        elif neyi:
            birini_duzelt(neyi, oturum)
        else:
            tanitim = oturumun_tanitimi(oturum)
            gecenler = [adi_gecenler(verilen, tanitim) for verilen in verilenler]
            bildir(DUZELT_BICIMI + "".join(gecenler))
    except Vazgecildi:
        bildir("Düzeltilmedi.")


def duzeltilecek(verilenler: list[str]) -> str:
    """`düzelt`in ardındakilerden neyin düzeltileceğini döndürür; anlaşılmıyorsa boş metin.

    `tur` ile başlıyorsa yalnız o olmalıdır: tur sayısı. Yoksa son tam sayı LNo'dur.

    >>> duzeltilecek(["2.", "tur", "022"]), duzeltilecek(["Tur"]), duzeltilecek(["tur", "2"])
    ('22', 'tur', '')
    """
    if [sade(verilen) for verilen in verilenler[:1]] == [sade(TUR_SOZU)]:
        return TUR_SOZU if len(verilenler) == 1 else ""
    lno = ""
    for verilen in verilenler:
        with suppress(ValueError):
            lno = str(tam_sayi(verilen))
    return lno


def tur_sayisini_duzelt(oturum: Oturum) -> None:
    """Tur sayısını yeniden sorar; sonuç girildiyse en azı sonucu olan son turdur."""
    gecenler = gecen_satirlar(oturum["kayit"])
    turlar = [int(addaki_sayilar(satir)[0]) for satir in gecenler.values() if sonuc_mu(satir)]
    en_az, en_cok = tur_sayisi_araligi(len(oturum["oyuncular"]))
    eskisi = gecenler.get(bosluksuz(TUR_SAYISI))
    if eskisi:
        soru = tur_sayisi_sorusu(max(turlar, default=en_az), en_cok)
        yanitini_duzelt(eskisi, soru, oturum)
    bildir("Tur sayısı düzeltilemez.")


def gecen_satirlar(kayit: Kayit) -> dict[str | int, str]:
    """Bilinen satırlardan yürürlükte olanları anahtarlarıyla (yururluktekiler) döndürür."""
    gecenler = yururluktekiler(satirlara_ayir(kayit["bilinen"]))
    return {anahtar: satir for anahtar, (_, satir) in gecenler.items()}


def birini_duzelt(lno: str, oturum: Oturum) -> None:
    """LNo'nun yanıtlarını numaralayıp gösterir, seçileni düzelttirir."""
    gecenler = gecen_satirlar(oturum["kayit"])
    # Adında "(222)", "(222-4)" ya da "(99-222)" yazanlar; son ikisi burada "(222)(4)" gibidir.
    onunkiler = [
        satir
        for satir in gecenler.values()
        if f"({lno})" in satirin_adi(satir).replace(MASA_AYRACI, ")(")
    ]
    tanitim = oturumun_tanitimi(oturum)
    satirlar = [f"{no}) {yazilisi(satir, tanitim)}" for no, satir in enumerate(onunkiler, 1)]
    bildir(*(satirlar or [f"{lno} için düzeltilecek yanıt yok."]))
    if f"{YENI} {lno}" in gecenler:
        bildir(
            "Sonradan gelenin adını, ELO'sunu, UKD'sini düzeltmek için, sonuç sorulurken\n"
            f"ya da turnuva bitince, doğrusunu yazınız: {YENI} {lno} …"
        )
    if onunkiler:
        sayi = len(onunkiler)
        istem = f"Düzeltilecek yanıtın numarasını giriniz (1-{sayi}, vazgeçmek için Enter): "
        coz = partial(ya_da_vazgec, partial(aralik_coz, 1, sayi))
        no, _ = komutsuz_sor(istem, coz, oturum)
        satir = onunkiler[no - 1]
        yanitini_duzelt(satir, satirin_sorusu(satir), oturum)


def ya_da_vazgec(coz: Cozucu, metin: str) -> Any:
    """`coz`un bulduğunu döndürür; Enter ile GERI_AL vazgeçmektir, Vazgecildi verir."""
    if metin in ("", GERI_AL):
        raise Vazgecildi
    return coz(metin)


def satirin_sorusu(satir: str) -> Soru:
    """Oyuncunun bir bilgisinin ya da bir sonucun satırından sorusunu döndürür."""
    ad, _, _ = satir.rpartition(AD_SONU)
    if sonuc_mu(satir):
        tur_no, mno, *_ = addaki_sayilar(satir)
        return ad, ISTEM_SONUC % (tur_no, mno), sonuc_coz
    bilgiler = {bosluksuz(bilgi): soru for bilgi, soru in BILGILER.items()}
    istem, coz = bilgiler[satirin_adi(satir).partition("(")[0]]
    return ad, istem, coz


def oturumun_tanitimi(oturum: Oturum) -> Tablo:
    """Girilmiş oyuncuları tanıtan sütunları döndürür; girildikleri sıradadırlar, BSNo değil."""
    return tanitim_sutunlari(list(oturum["oyuncular"].values()))


def yazilisi(satir: str, tanitim: Tablo) -> str:
    """Satırı iletilerdeki gibi döndürür; sonucu oyuncularının adlarıyla yazılır.

    "2. tur 3. masa: 60 ALİ DEMİR ½ - ½ 31 ZEYNEP YILDIZ"
    """
    if not sonuc_mu(satir):
        return satir
    sonuc = AYRAC.join(SONUCLAR[sonuc_coz(satirin_yaniti(satir))])
    tur_no, mno, *oynayanlar = addaki_sayilar(satir)
    return f"{tur_no}. tur {mno}. masa: {adlariyla(oynayanlar, f' {sonuc} ', tanitim)}"


def yanitini_duzelt(eskisi: str, soru: Soru, oturum: Oturum) -> NoReturn:
    """Satırın sorusunu yeniden sorar; yanıtın satırını ekler, YenidenYurut verir.

    Vazgeçilirse Vazgecildi verir.
    """
    ad, istem, coz = soru
    eski_yazilis = yazilisi(eskisi, oturumun_tanitimi(oturum))
    bildir(f"{eski_yazilis}. Değiştirmemek için Enter.")
    deger, yanit = komutsuz_sor(istem, partial(ya_da_vazgec, coz), oturum)
    simdiki = AYRAC.join(SONUCLAR[deger]) if sonuc_mu(eskisi) else yanit
    iletiler = [f"Düzeltildi. Önce: {eski_yazilis}. Şimdi: {simdiki}."]
    if ad == TUR_SAYISI:
        iletiler += tur_sayisi_uyarilari(deger, len(oturum["oyuncular"]))
    else:
        iletiler += masalara_ne_olur(ad, oturum["kayit"])
    yeniden_yurut(f"{ad}{AD_SONU} {yanit}", "\n".join(iletiler), oturum)


def masalara_ne_olur(ad: str, kayit: Kayit) -> Iterator[str]:
    """Bu adlı yanıt düzeltilince eşleştirilmiş turların ne olduğunu söyleyen satırları verir.

    Bir sonuç ya da kuvvet puanı düzeltildiyse, açık turun da daha sonucu yoksa, o turun nasıl
    yeniden eşleştirileceğini de söyler.
    """
    satirlar = list(gecen_satirlar(kayit).values())
    if any(map(masalar_mi, satirlar)):
        yield "Eşleştirilmiş turların masaları değişmedi."
    # Kayıtta kullanılmamış satır varsa turnuva bitmiştir, sondaki masalar açık turun değildir.
    if masalar_mi(satirlar[-1]) and not kayit["kalan"] and not ad.startswith(AD_SOYAD):
        yield f"Bu turda maç başlamadıysa {ESLESTIR} yazınca tur yeniden eşleştirilir."


# ---------------------------------------------------------------- Turnuvanın yürütülmesi

# İstemlerin sözleri, karışık yazımıyla, dersin örneğindendir. Kayıttaki adı değişen ya da
# yeni bir soru, bugünkü kayıtları okunmaz yapar.

TUR_SAYISI = "tur sayısı"
ISTEM_SONUC = (
    f"%s. turda %s. masada oynanan macin sonucunu giriniz ({min(SONUCLAR)}-{max(SONUCLAR)}): "
)
BUYUK_KUVVET = 3000  # daha büyüğünde çoğu kez bir basamak fazladır
UYARILAN_OYUNCU = 6  # daha az oyuncuyla hiçbir tur sayısında uyarılmaz
GUVENLI_EKSIK = 3  # tur sayısı oyuncu sayısından bu kadar eksik değilse turnuva erken bitebilir


def oyunculari_al(oturum: Oturum) -> None:
    """Oyuncuları, LNo'su 0 ya da negatif olana kadar sorar, `oturum`a koyar."""
    oyuncular = oturum["oyuncular"]
    lno_sorusu = (
        LNO,
        "Oyuncunun lisans numarasini giriniz (bitirmek için 0 ya da negatif giriniz): ",
        partial(lno_coz, oyuncular),
    )
    while (lno := sor(lno_sorusu, oturum)) > 0:
        oyuncu: Oyuncu = {LNO: lno}
        for ad, (istem, coz) in BILGILER.items():
            oyuncu[ad] = sor((f"{ad} ({lno})", istem, coz), oturum)
        oyuncular[lno] = oyuncu
        goster(print, "", oturum)


def sonradan_gelenler(oturum: Oturum) -> dict[int, Oyuncu]:
    """Kalan satırlardaki `yeni` sözleriyle gelecek oyuncuları döndürür: LNo -> oyuncu.

    Yanlış yazılmış söz geçilir; hatasını, sırası gelince, sozu_uygula söyler.
    """
    gelenler = {}
    for _, satir in oturum["kayit"]["kalan"]:
        soz, verilenler = soze_ayir(satir)
        if soz == YENI:
            with suppress(ValueError):
                oyuncu = yeni_oyuncu_coz(oturum["oyuncular"], verilenler)
                gelenler[oyuncu[LNO]] = oyuncu
    return gelenler


def tur_sayisi_sorusu(en_az: int, en_cok: int) -> Soru:
    """Tur sayısının sorusunu döndürür."""
    istem = f"Turnuvadaki tur sayisini giriniz ({en_az}-{en_cok}): "
    return TUR_SAYISI, istem, partial(aralik_coz, en_az, en_cok)


def tur_sayisi_uyarilari(tur_sayisi: int, oyuncu_sayisi: int) -> Iterator[str]:
    """Turnuva bu kadar turla erken bitebilirse bunu söyleyen satırı verir."""
    if oyuncu_sayisi >= UYARILAN_OYUNCU and tur_sayisi > oyuncu_sayisi - GUVENLI_EKSIK:
        yield (
            f"{oyuncu_sayisi} oyuncuyla {tur_sayisi} turluk turnuva erken bitebilir; "
            f"geri almak için {GERI_AL} yazınız."
        )


def baslangic_uyarilari(oturum: Oturum) -> Iterator[str]:
    """Başlangıç listesinin altında, klavyedekine, söylenecekleri verir."""
    if oturum["reddedilen"]:
        yield f"{oturum['reddedilen']} yanıt kabul edilmedi; listeyi denetleyiniz."
    for lno, oyuncu in oturum["oyuncular"].items():
        for ad in (ELO, UKD):
            if oyuncu[ad] > BUYUK_KUVVET:
                yield (
                    f"{lno} {oyuncu[AD_SOYAD]}: {ad} {oyuncu[ad]} çok büyük; "
                    f"yanlışsa {DUZELT} {lno} yazınız."
                )
    if not oturum["kayit"]["yol"]:
        yield (
            "Yanıtlarınız hiçbir dosyada değil. Ctrl-C'ye, sonra Enter'a basarsanız\n"
            "saklanırlar. Turnuva bitince hiçbir yanıt düzeltilemez."
        )


def sonucun_adi(mno: int, oynanan: Oynanan) -> str:
    """Masanın sonucunun kayıttaki adını döndürür: "2. tur 3. masa (99-4)"."""
    lnolar = oynanan["durum"]["tanitim"][LNO]
    beyaz, siyah = oynanan["masalar"][mno - 1]
    return f"{oynanan['tur_no']}. tur {mno}. masa ({lnolar[beyaz]}{MASA_AYRACI}{lnolar[siyah]})"


def sonuc_sorusu(mno: int, oynanan: Oynanan, oturum: Oturum) -> Soru:
    """Masanın sonucunun sorusunu döndürür; saklanmayacak sonucun adı boştur."""
    ad = sonucun_adi(mno, oynanan) if oturum["saklanir"] else ""
    return ad, ISTEM_SONUC % (oynanan["tur_no"], mno), sonuc_coz


def sonuc_ya_da_soz_coz(sorulan: int, oynanan: Oynanan, metin: str) -> tuple[int, str, str]:
    """Sonuç sorusuna klavyede yazılanın masa no'sunu, kayda girecek satırını, yankısını döndürür.

    Yazılan sorulan masanın ya da, `7=1` diye, başka masanın sonucudur (yankısı boştur) ya da bir
    sözdür: masa no'su 0'dır.
    """
    kodlar = oynanan["kodlar"]
    soz, verilenler = soze_ayir(metin)
    if soz == ESLESTIR and verilenler:
        return (0, *elle_coz(oynanan, metin))
    if soz:
        tur = oynanan["durum"], oynanan["masalar"], any(kodlar.values())
        return (0, *sozu_coz(*tur, metin))
    masa, baska, sonuc = (parca.strip(BOSLUKLAR) for parca in metin.rpartition(MASANIN))
    with suppress(ValueError):
        mno = tam_sayi(masa) if baska else sorulan
        if mno in kodlar:
            sonuc_coz(sonuc)  # geçersizse kabul edilmez
            return mno, f"{sonucun_adi(mno, oynanan)}{AD_SONU} {sonuc}", ""
    sayi = len(kodlar)
    ornek = f";\nbaşka masanınki, örneğin: {sayi}{MASANIN}1 (masalar 1-{sayi})"
    raise yanit_hatasi(metin, "sonuç değil", f"{SONUC_ANAHTARI}{ornek if sayi > 1 else '.'}")


def sozu_coz(durum: Durum, masalar: Masalar, gec: bool, metin: str) -> tuple[str, str]:
    """Klavyede yazılan sözün kayda girecek satırını ve yankısını döndürür.

    `masalar` sıradaki turundur; turnuva bittiyse yoktur. `gec`: o turun bir sonucu girilmiş ya da
    bütün turlar oynanmış. Söz kabul edilmezse ValueError verir.
    """
    soz, verilenler = soze_ayir(metin)
    if soz == YENI:
        yeni = yeni_oyuncu_coz(baslayanlar(durum), verilenler)
        kimler = " ".join(map(str, yeni.values()))
        eskisi = durum["gelenler"].get(yeni[LNO])
        if eskisi == yeni:
            raise degistirmeyen(metin)
        if eskisi:  # bilgileri düzeltiliyor, masalar kalıyor: sonuçtan sonra da yazılır
            return metin, f"{soz} {kimler}: masalar değişmedi."
    if gec:
        simdi = GEC_SOZUN_YERINE.get(soz, "sıradaki turda yazınız.")
        raise yanit_hatasi(metin, "turun ilk sonucundan önce yazılır", simdi)
    ne_oldu = "tur yeniden eşleştirildi, önceki masaları geçersizdir"
    if soz != YENI:
        if sozu_uygula(durum, metin)["masalar"] == masalar:
            ne_oldu = "turun masaları değişmedi"
        kimler = adlariyla([str(tam_sayi(lno)) for lno in verilenler], ", ", durum["tanitim"])
    if not masalar:
        ne_oldu = "kabul edildi"
    return metin, f"{soz} {kimler}".rstrip() + f": {ne_oldu}."


def elle_coz(oynanan: Oynanan, metin: str) -> tuple[str, str]:
    """`eşleştir 45-118`in kayda girecek masalar satırını ve yankısını döndürür.

    Yazılan anlaşılmazsa, ikisi turun masalarında oturmuyorsa, bir şey değişmiyorsa ya da değişecek
    masanın sonucu girildiyse ValueError verir.
    """
    durum, masalar, kodlar = oynanan["durum"], oynanan["masalar"], oynanan["kodlar"]
    beyaz, siyah = yazilan_masa(metin, oynanan)
    satir = masalarin_satiri(elle_eslestir(masalar, beyaz, siyah), durum)
    degisenler = degisen_masalar(masalarin_satiri(masalar, durum), satir, durum["tanitim"])
    if not degisenler:
        raise degistirmeyen(metin)
    sonuclular = [mno for mno in degisenler if kodlar.get(mno)]
    if sonuclular:
        raise yanit_hatasi(
            metin,
            f"sonucu girilmiş masayı değiştirirdi {mno_listesi(sonuclular)}",
            f"sonuçları,\nardından yazılanların hepsini de, {GERI_AL} geri alır.",
        )
    baska_yol = "" if any(kodlar.values()) else f", turu yeniden eşleştirmek için {ESLESTIR}"
    yanki = [*degisenler.values(), f"Geri almak için {GERI_AL}{baska_yol} yazınız."]
    return satir, "\n".join(yanki)


def yazilan_masa(metin: str, oynanan: Oynanan) -> Masa:
    """`eşleştir 45-118`de yazılan ikisini döndürür; ikincisi BYE olabilir.

    Öyle yazılmadıysa ya da ikisi turun masalarında oturmuyorsa ValueError verir.
    """
    tanitim = oynanan["durum"]["tanitim"]
    oturanlar = {tanitim[LNO][bsno]: bsno for bsno in chain(*oynanan["masalar"])}
    _, verilenler = soze_ayir(metin)
    parcalar = " ".join(verilenler).replace(UZUN_CIZGI, MASA_AYRACI).split(MASA_AYRACI)
    anilanlar = [parca.strip().lstrip("+0").upper() for parca in parcalar]
    with suppress(KeyError, ValueError):  # oturmayan biri; iki kişi değil
        beyaz, siyah = (oturanlar[anilan] for anilan in anilanlar)
        if beyaz not in (BYE, siyah):
            return beyaz, siyah
    bye = f" ya da, tur atlatmak için, {ESLESTIR} 45-BYE" if BYE_ADI in oturanlar else ""
    bicim = (
        f"program eşleştirecekse {ESLESTIR},\nbu turda oynayan ikisini siz eşleştirecekseniz "
        f"{SOZ_ORNEKLERI[ESLESTIR]}{bye} yazınız."
    )
    gecenler = "".join([adi_gecenler(parca, tanitim) for parca in parcalar])
    raise yanit_hatasi(metin, "anlaşılmadı", bicim + gecenler)


def sonucu_klavyeden_al(sorulan: int, oynanan: Oynanan, oturum: Oturum) -> None:
    """Sorulan masanın ya da yazılan başka bir masanın sonucunu klavyeden alır.

    Söz yazılırsa YenidenYurut verir.
    """
    kayit, kodlar = oturum["kayit"], oynanan["kodlar"]
    tanitim = oynanan["durum"]["tanitim"]
    ad, istem, _ = sonuc_sorusu(sorulan, oynanan, oturum)
    if kayit["yol"]:
        adlar = [oyuncunun_adi(bsno, tanitim) for bsno in oynanan["masalar"][sorulan - 1]]
        oturum["soru_ustu"].append(AYRAC.join(adlar))
    coz = partial(sonuc_ya_da_soz_coz, sorulan, oynanan)
    (mno, satir, yanki), yanit = girdiden_al((ad, istem, coz), sys.stdout, oturum)
    if not mno:
        yeniden_yurut(satir, yanki, oturum)
    satir_ekle(satir, kayit)
    eski_kod, kodlar[mno] = kodlar[mno], sonuc_coz(satirin_yaniti(satir))
    if MASANIN in yanit:
        once = f" (önce {AYRAC.join(SONUCLAR[eski_kod])})" if eski_kod else ""
        bildir(f"{yazilisi(satir, tanitim)}{once}. {acik_masalar(kodlar)}")


def girilen_sonuclar(kodlar: Mapping[int, str]) -> str:
    """Girilmiş sonuçları, yazılacakları gibi, söyler: "Girilen: 1=1 5=2. "."""
    girilenler = [f"{mno}{MASANIN}{kod}" for mno, kod in kodlar.items() if kod]
    return f"Girilen: {' '.join(girilenler)}. "


def acik_masalar(kodlar: Mapping[int, str]) -> str:
    """Sonucu girilmemiş masaları söyleyen cümleyi döndürür."""
    aciklar = [str(mno) for mno, kod in kodlar.items() if not kod]
    return f"Açık masalar: {', '.join(aciklar) or 'yok'}."


def turu_oyna(oynanan: Oynanan, oturum: Oturum) -> Durum:
    """Turun listesini yazar, maçlarının sonuçlarını alır; turdan sonraki durumu döndürür.

    Sonuçlar önce kayıttan, kalanlar girdiden alınır; girdiye ilkini sormadan duvara asılacak
    listeler yenilenir. Satırları değiştiren bir şey yazılırsa YenidenYurut verir.
    """
    kodlar, kayit = oynanan["kodlar"], oturum["kayit"]
    liste = eslestirme_listesi(oynanan, (BSNO, LNO))
    goster(print, "\n".join(["", *liste, ""]), oturum)
    liste_sonu = len(oturum["ekran"])
    if kayit["kalan"]:
        # Kayıtta sonuçlar masa sırasıyla durmayabilir.
        adlar = {bosluksuz(sonucun_adi(mno, oynanan)): mno for mno in kodlar}
        for sorulan in kodlar:
            while kayit["kalan"] and not kodlar[sorulan]:
                mno = adlar.get(satirin_adi(siradaki_satir(kayit)), sorulan)
                kodlar[mno] = sor(sonuc_sorusu(mno, oynanan, oturum), oturum)
        del oturum["ekran"][liste_sonu:]  # bekleyen sonuçlar; tek satırda söylenecekler
    if "" in kodlar.values():
        if kayit["yol"]:
            listeleri_as(turun_listeleri(oynanan), oturum)
        if oturum["klavyeden"] and any(kodlar.values()):
            girilenler = girilen_sonuclar(kodlar) if oturum["ekranda"] else ""
            oturum["soru_ustu"].insert(0, girilenler + acik_masalar(kodlar))
    for sorulan in kodlar:
        while not kodlar[sorulan]:  # klavyede başka masanın sonucu girilmişse yine sorulur
            if oturum["klavyeden"]:
                sonucu_klavyeden_al(sorulan, oynanan, oturum)
            else:
                kodlar[sorulan] = sor(sonuc_sorusu(sorulan, oynanan, oturum), oturum)
    return tur_sonrasi(oynanan["durum"], oynanan["masalar"], kodlar.values())


def siradaki_turu_eslestir(durum: Durum, kayit: Kayit) -> Tur:
    """Durumdan sonraki turu, kayıtta sıradaki sözleri uygulayarak, eşleştirir."""
    tur = None
    while soze_ayir(siradaki_satir(kayit))[0]:
        tur = satiri_kullan(masalarin_adi(durum), partial(sozu_uygula, durum), kayit)
        durum = tur["durum"]
    return tur or turu_eslestir(durum)


def turlari_oyna(durum: Durum, tur_sayisi: int, oturum: Oturum) -> Durum:
    """Turları eşleştirip oynatır; son oynanandan sonraki durumu döndürür.

    Eşleştirme kalmadıysa istenenden az tur oynanır. Adımlar, istendiyse, yöntemin bulduğu
    masalarındır; oynananlar kayıttaki başka masalar olabilir.
    """
    while siradaki_tur_no(durum) <= tur_sayisi:
        tur = siradaki_turu_eslestir(durum, oturum["kayit"])
        durum = tur["durum"]
        oturum["ekran"].clear()  # önceki liste ile altındakiler
        # Adımlar ikinci turdan başlayarak, eşleştirme kaldıysa yazılır.
        if oturum["adimlar"] and durum["son_masalar"] and tur["masalar"]:
            goster(bildir, "\n".join(adim_listesi(tur)), oturum)
        masalar, notlar = turun_masalari(tur, oturum)
        if not masalar:
            break  # eşleştirme kalmadı
        oynanan: Oynanan = {
            **tur,
            "masalar": masalar,
            "tur_no": siradaki_tur_no(durum),
            "notlar": notlar,
            "kodlar": dict.fromkeys(range(1, len(maclar(masalar)) + 1), ""),
        }
        durum = turu_oyna(oynanan, oturum)
    return durum


def sonuclari_yaz(durum: Durum, tur_sayisi: int, oturum: Oturum) -> None:
    """Nihai sıralamayı ve çapraz tabloyu, erken bitişin notuyla, ekrana ve sayfaya yazar."""
    oturum["ekran"].clear()
    if oturum["adimlar"]:
        bildir(*rakip_puani_listesi(durum))
    nihai_liste, capraz_tablo = sonuc_listeleri(
        durum, "Nihai Sıralama Listesi:", "Çapraz Tablo:"
    )
    if siradaki_tur_no(durum) <= tur_sayisi:
        nihai_liste.insert(0, bitis_notu(durum))
    print("", *nihai_liste, "", *capraz_tablo, sep="\n")
    if oturum["kayit"]["yol"]:
        listeler = [mac_listesi(durum), *anlamiyla(nihai_liste, capraz_tablo)]
        listeleri_as(listeler, oturum)


def turnuvayi_yonet(oturum: Oturum) -> tuple[Durum, int]:
    """Turnuvayı ödevdeki sırayla yürütür: oyuncular, turlar, nihai sıralama, çapraz tablo.

    Son turdan sonraki durumu ve istenen tur sayısını döndürür.
    """
    kayit = oturum["kayit"]
    oyunculari_al(oturum)
    gelenler = sonradan_gelenler(oturum)
    oturum["oyuncular"].update(gelenler)
    oyuncular = baslangic_siralamasi(oturum["oyuncular"].values())
    tanitim = tanitim_sutunlari(oyuncular)
    liste = baslangic_listesi(tanitim)
    oturum["ekran"].clear()
    goster(print, "\n".join(["", *liste, ""]), oturum)
    en_az, en_cok = tur_sayisi_araligi(len(oyuncular))
    soru = tur_sayisi_sorusu(en_az, en_cok)
    if kayit["kalan"]:
        # Kayıttaki daha az olabilir: sonradan oyuncu gelmiş ya da turnuva kısaltılmıştır.
        ad, istem, _ = soru
        tur_sayisi = sor((ad, istem, partial(aralik_coz, EN_AZ_TUR, en_cok)), oturum)
    else:
        if kayit["yol"]:
            listeleri_as([liste], oturum)
        if oturum["klavyeden"]:
            oturum["soru_ustu"][:0] = baslangic_uyarilari(oturum)
            oturum["reddedilen"] = 0
        tur_sayisi = sor(soru, oturum)
        if oturum["klavyeden"]:
            oturum["soru_ustu"] += tur_sayisi_uyarilari(tur_sayisi, len(oyuncular))
    renk_istemi = "Baslangic siralamasina gore ilk oyuncunun ilk turdaki rengini giriniz (b/s): "
    ilk_renk = sor(("ilk renk", renk_istemi, renk_coz), oturum)
    durum = ilk_durum(tanitim, ilk_renk, gelenler)
    durum = turlari_oyna(durum, tur_sayisi, oturum)
    sonuclari_yaz(durum, tur_sayisi, oturum)
    return durum, tur_sayisi


# ---------------------------------------------------------------- Turnuvanın başı ve sonu

SON_SORU = (
    f"Turnuva bitti. Kapatmak için Enter; son yanıtı geri almak için {GERI_AL};\n"
    f"düzeltmek için, örneğin, {DUZELT} 222 (oyuncunun LNo'su) ya da {DUZELT} tur.\n"
)
# Eşleştirme kalmadığı için bitende: istenen, oynanan turların sayısı, sonuncusunun eki.
ERKEN_SON_SORU = (
    f"Turnuva erken bitti (%s turun %s'%s oynandı); sürdürmek için, örneğin, {VAR} 4 5.\n"
    f"Kapatmak için Enter; geri almak için {GERI_AL}; düzeltmek için, örneğin, {DUZELT} 222.\n"
)
SAYI_EKLERI = "u", "i", "si", "ü", "ü", "i", "sı", "si", "i", "u"  # 10'u, 1'i, 2'si, ... 19'u
ONERILEN_KAYIT = "turnuva.txt"
SAKLANSIN, SILINSIN = "", "SIL"  # saklama sorusunun yanıtları, sade yazılışlarıyla


def yarida_birak(ileti: str, oturum: Oturum) -> None:
    """Turnuvanın yarıda kaldığını (`ileti`), kayıt varsa nereden süreceğini, son yanıtı bildirir.

    Kayıt yoksa klavyedekine yanıtların saklanıp saklanmayacağını sorar. Kayıt dosyasında bilinen
    yoksa bunları yapmaz, DurduranHata verir.
    """
    kayit = oturum["kayit"]
    oturum["yapistirilan"].clear()
    if sys.stdout.isatty():
        print()  # imleç istemin satırındadır
    if kayit["yol"]:
        kaydi_denetle(kayit, uzamis_olabilir=True)
        ileti += f"\nTurnuva {kayit['yol']} kaydından sürer."
        satirlar = satirlara_ayir(kayit["bilinen"])
        if any(satirlar):
            ileti += f"\nSon yanıt: {satirlar[son_yanitin_yeri(satirlar)]}"
    bildir(ileti)
    if oturum["klavyeden"] and kayit["bilinen"] and not kayit["yol"]:
        saklamayi_sor(oturum)


def saklamayi_sor(oturum: Oturum) -> None:
    """Yanıtları, istenirse, yeni bir dosyaya yazar; turnuvayı sürdürecek komutu söyler."""
    kesilince = SAKLANSIN  # Ctrl-C'nin, girdinin bitmesinin anlamı
    while True:
        dosya = yandaki_ad(ONERILEN_KAYIT) if path.lexists(ONERILEN_KAYIT) else ONERILEN_KAYIT
        istem = f"Saklamak için Enter ({dosya}); silmek için sil: "
        try:
            with kesilebilir():
                yanit, _ = komutsuz_sor(istem, saklama_coz, oturum)
        except (EOFError, KeyboardInterrupt):
            bildir("")  # imleç istemin satırındadır
            yanit = kesilince
        if yanit == SILINSIN:
            return
        try:
            yeni_dosyaya_yaz(dosya, oturum["kayit"]["bilinen"])
        except OSError as hata:
            bildir(f"{dosya}: {sistem_hatasi(hata)}.")
            kesilince = SILINSIN
            continue
        calisan = sys.argv[0] if DOSYADAN else BETIK_ADI
        betik = f'"{calisan}"' if " " in calisan else calisan
        python = "py" if sys.platform == "win32" else "python3"
        bildir(f"Saklandı. Sürdürmek için:\n{python} {betik} --kayit {dosya}")
        return


def saklama_coz(metin: str) -> str:
    """Saklama sorusunun yanıtını (SAKLANSIN ya da SILINSIN) döndürür."""
    yanit = sade(metin)
    if yanit not in (SAKLANSIN, SILINSIN):
        raise yanit_hatasi(metin, "geçersiz", "Enter'a basınız ya da sil yazınız.")
    return yanit


def turnuvayi_kapat(durum: Durum, tur_sayisi: int, oturum: Oturum) -> None:
    """Biten turnuvanın son sözlerini söyler; kayıtlı turnuvada, uçbirimde, son soruyu sorar.

    Kayıt dosyasında bilinen yoksa DurduranHata verir. Sorulduğunda geri almada, düzeltmede, sözde
    YenidenYurut verir.
    """
    kayit = oturum["kayit"]
    # Sözlerle masalar artan sayılmaz: tur sayısı çoğaltılınca yine geçerler.
    artanlar = [
        no for no, satir in kayit["kalan"] if not (soze_ayir(satir)[0] or masalar_mi(satir))
    ]
    if artanlar:
        bildir(
            f"{kayit['yol']}: {artanlar[0]}. satır ve sonrası kullanılmadı;\n"
            "turnuva ondan önce bitti."
        )
    if oturum["reddedilen"] and oturum["klavyeden"]:
        bildir(
            f"Başlangıç listesinden sonra {oturum['reddedilen']} yanıt kabul edilmedi, "
            "yenileri soruldu."
        )
        oturum["reddedilen"] = 0
    if kayit["yol"]:
        kaydi_denetle(kayit, uzamis_olabilir=True)
    if girdi_dosyada() and sys.stdin.buffer.read().strip():
        bildir("Girdinin sonundaki satırlar kullanılmadı; turnuva onlardan önce bitti.")
    artanlari_oku()
    if kayit["yol"] and oturum["klavyeden"]:
        bildir(f"Kayıt {kayit['yol']} dosyasında.")
        if (input_baskasinin() or sys.stderr.isatty()) and not artanlar:
            son_soruyu_sor(durum, tur_sayisi, oturum)


def son_soruyu_sor(durum: Durum, tur_sayisi: int, oturum: Oturum) -> None:
    """Biten turnuvanın son sorusunu sorar; söz yazılırsa YenidenYurut verir."""
    oturum["yapistirilan"].clear()
    oynanan = siradaki_tur_no(durum) - 1
    erken = oynanan < tur_sayisi
    istem = SON_SORU
    if erken:
        istem = ERKEN_SON_SORU % (tur_sayisi, oynanan, SAYI_EKLERI[oynanan % 10])
    soru = "", istem, partial(son_soru_coz, durum, erken)
    with suppress(EOFError, KeyboardInterrupt), kesilebilir():
        (satir, yanki), _ = girdiden_al(soru, sys.stderr, oturum)
        if satir:
            yeniden_yurut(satir, yanki, oturum)
    artanlari_oku()
    kaydi_denetle(oturum["kayit"], uzamis_olabilir=True)


def son_soru_coz(durum: Durum, erken: bool, metin: str) -> tuple[str, str]:
    """Son soruya yazılan sözün kayda girecek satırını ve yankısını döndürür; Enter'da boştur.

    Gelmiş birini düzelten `yeni` hep yazılabilir; `var`, `birlikte`, yeni gelenin `yeni`si turnuva
    erken bittiyse. Başkasında ValueError verir.
    """
    soz, _ = soze_ayir(metin)
    if soz == YENI or (erken and soz in (VAR, BIRLIKTE)):
        return sozu_coz(durum, [], not erken, metin)
    if metin:
        raise yanit_hatasi(metin, "geçersiz", "kapatmak için Enter'a basınız.")
    return "", ""


def turnuvayi_calistir(yol: str, adimlar: bool) -> int:
    """Turnuvayı, `yol` boş değilse o kayıtla, yürütür; çıkış kodunu döndürür.

    `adimlar` doğruysa eşleştirmelerin adımlarını da yazar.
    """
    kayit: Kayit = {"yol": yol, "bilinen": bytearray(), "kalan": deque()}
    klavyeden = ucbirimde()
    oturum: Oturum = {
        "kayit": kayit,
        "adimlar": adimlar,
        "klavyeden": klavyeden,
        "saklanir": bool(yol) or klavyeden,
        "yapistirilan": deque(),
        "oyuncular": {},
        "soru_ustu": [],
        "reddedilen": 0,
        "ekranda": klavyeden and not input_baskasinin() and sys.stdout.isatty(),
        "ekran": [],
    }
    try:
        return bitene_dek_yurut(oturum)
    except EOFError:
        yarida_birak("Girdi turnuva bitmeden sona erdi.", oturum)
        return CIKIS_YARIM
    except KeyboardInterrupt:
        yarida_birak("Turnuva yarıda kesildi.", oturum)
        return CIKIS_KESILDI


def bitene_dek_yurut(oturum: Oturum) -> int:
    """Turnuvayı, satırları değiştikçe baştan, bitene dek yürütür; CIKIS_TAMAM döndürür.

    Nasıl bitilirse bitilsin, ondan sonra Ctrl-C yok sayılır.
    """
    kayit = oturum["kayit"]
    try:
        if kayit["yol"]:
            kaydi_ac(kayit)
        while True:
            signal(SIGINT, kes)
            satirlar = satirlara_ayir(kayit["bilinen"])
            kayit["kalan"] = deque(yururluktekiler(satirlar).values())
            oturum["oyuncular"] = {}
            with suppress(YenidenYurut):
                son_durum = turnuvayi_yonet(oturum)
                signal(SIGINT, SIG_IGN)
                turnuvayi_kapat(*son_durum, oturum)
                return CIKIS_TAMAM
    finally:
        signal(SIGINT, SIG_IGN)


# ---------------------------------------------------------------- Komut satırı

# Not defterinin hücresinde __file__ yoktur, sys.argv de hücrenin değildir.
DOSYADAN = "__file__" in globals()
BETIK_ADI = path.basename(__file__) if DOSYADAN else "satranc.py"
KULLANIM = f"Kullanımı: {BETIK_ADI} [--kayit DOSYA] [--adimlar]"
YAZILABILENLER = f"""\
Klavyede, sorunun yanıtı yerine yazılabilenler:
Her soruda, kayıtlı turnuva bitince de
  {GERI_AL}                     son yanıtı geri alır; yinelenirse bir öncekini
  {DUZELT} 222            LNo'su 222 olanın adını, ELO'sunu, UKD'sini, sonucunu
  {DUZELT} tur            tur sayısını değiştirir
Sonuç sorusunda, turun ilk sonucuna dek (*: turnuva erken bitince de)
  {SOZ_ORNEKLERI[YOK]} 4             bu oyuncular artık oynamaz, 0 puan alır
* {SOZ_ORNEKLERI[VAR]}               bu oyuncu yeniden oynar
* {SOZ_ORNEKLERI[YENI]}  sonradan gelen: LNo, ELO, UKD, ad-soyad
  {SOZ_ORNEKLERI[AYRI]}           bu oyuncular birbiriyle eşleştirilmez
* {SOZ_ORNEKLERI[BIRLIKTE]}       bu oyuncular yeniden eşleştirilebilir
  {ESLESTIR}              program turu yeniden eşleştirir
Sonuç sorusunda, hep
  7{MASANIN}1                   7. masanın sonucu 1 olur
  {SOZ_ORNEKLERI[ESLESTIR]}       45 beyaz, 118 siyah; 118'in rakibi 45'in yerine geçer;
                        değişen masaların sonucu girilene dek
  {SOZ_ORNEKLERI[YENI]}  gelmiş olanın bilgilerini düzeltir, turnuva bitince de
Sonuç kodları (beyaz - siyah; + rakibi gelmemiş, - kendisi gelmemiş):
  {SONUC_ANAHTARI}
Bırakmak için Ctrl-C; --kayit verilmediyse yanıtları saklamayı sorar.
  {YARDIM_ISARETI}, {YARDIM_SOZU}             bunları yazar\
"""
YARDIM = f"""\
{KULLANIM}

İsviçre sistemiyle bireysel satranç turnuvası yönetir: oyuncuları ve maç
sonuçlarını sorar; her turun eşleştirmesini, sonunda nihai sıralamayı ve çapraz
tabloyu yazar. Eşleştirmeler ödevin kurallarıyladır, FIDE'nin Dutch sistemi
değildir.

  --kayit DOSYA   yanıtları ve turların masalarını DOSYA'ya yazar; dosya varsa
                  turnuva kaldığı yerden sürer. turnuva.txt'nin yanındaki
                  turnuva-listeler.html'de duvara asılacak listeler durur
  --adimlar       2. turdan başlayarak eşleştirme listesinin üstüne, stderr'e,
                  programın kime baktığını ve onu neden geçtiğini yazar:
                    0    tur atlatılacak oyuncu, en alttan yukarıya
                    1.1  eşit puanlı; ikisi de son renginin karşıtını alır
                    1.2  eşit puanlı; aday son rengini bir daha alır
                    1.3  eşit puanlı; aranan son rengini bir daha alır
                    gevşek  renk kuralları gevşetildi, aday kurala uymaz
                  Eşit puanlı aday yoksa bir alt puana bakar. Hak, oyuncunun bu
                  tur alabileceği renklerdir: bs önce beyaz, olmazsa siyah;
                  b yalnız beyaz; - daha renk almadı, ikisi de olur.
                  Sonda rakip puanlarını yazar: BH-1 ve BH-2 en düşük 1 ve 2
                  puan dışındakilerin toplamıdır, SB puanların sonuçla
                  çarpımlarının toplamıdır
  -h, --help      bu yardımı yazar

{YAZILABILENLER}

Yöntemin adımları bir oyuncuyu rakipsiz bırakacaksa, herkesi eşleştirenlerden
tercih sırasındaki ilk eşleştirme yapılır. Öylesi yoksa sırasıyla: başka bir
oyuncu tur atlar; renk kuralları, tur atlama kuralı, ikisi birden gevşetilir.
Sıradakinden başkasının tur atladığını ve gevşetmeleri bir `Not:` satırı
söyler. Yöntem karşılaşmış ya da ayrı tutulan oyuncuları eşleştirmez: başka
türlü herkes eşleştirilemiyorsa turnuva bir önceki turla biter.

Çıkış kodları: {CIKIS_TAMAM} turnuva bitti, {CIKIS_YARIM} girdi erken bitti ya da çıktı yazılamadı,
{CIKIS_KULLANIM} kullanım ya da kayıt dosyası hatası, {CIKIS_KESILDI} Ctrl-C.\
"""


def secilenler(secenekler: list[str]) -> tuple[str, bool]:
    """Kayıt dosyasının yolunu (istenmediyse boş metin), adımların istenip istenmediğini döndürür.

    Anlaşılmayan seçeneklerde, verilenleri ve kullanımı söyleyen DurduranHata verir.
    """
    kayit, adimlar = "", False
    kalanlar = iter(secenekler)
    for secenek in kalanlar:
        ad, _, deger = secenek.partition("=")
        if ad in ("--kayit", "--kayıt") and not kayit:
            kayit = deger if "=" in secenek else next(kalanlar, "")
            anlasildi = kayit and not kayit.startswith("-")
        else:
            anlasildi = secenek in ("--adimlar", "--adımlar") and not adimlar
            adimlar = True
        if not anlasildi:
            raise DurduranHata(f"Anlaşılmadı: {' '.join(secenekler)!r}\n{KULLANIM}")
    return kayit, adimlar


def komutu_calistir() -> int:
    """Komut satırındakine göre yardımı yazar ya da turnuvayı çalıştırır; çıkış kodunu döndürür.

    Kullanım ve kayıt dosyası hatalarını bildirir.
    """
    secenekler = sys.argv[1:] if DOSYADAN else []
    if secenekler in (["-h"], ["--help"]):
        print(YARDIM)
        return CIKIS_TAMAM
    try:
        return turnuvayi_calistir(*secilenler(secenekler))
    except DurduranHata as hata:
        bildir(str(hata))
        artanlari_oku()
        return CIKIS_KULLANIM


def main() -> int:
    """Programı çalıştırır ve çıkış kodunu (CIKIS_TAMAM gibi) döndürür.

    Girdi okunamıyorsa, çıktı yazılamıyorsa nedenini bildirir, CIKIS_YARIM döndürür; çıktıyı okuyan
    program kapandıysa bir şey bildirmez. Ctrl-C'nin çalıştırılmadan önceki anlamı, süreç
    programla bitmeyecekse, geri gelir.
    """
    ciktilari_ayarla()
    if None in (sys.stdin, sys.stdout, sys.stderr):
        sys.exit("Girdi ya da çıktı kapalı.")  # çıkış kodu 1'dir
    onceki = signal(SIGINT, kes)
    try:
        kod = komutu_calistir()
        sys.stdout.flush()
        return kod
    except KeyboardInterrupt:
        kod = CIKIS_KESILDI
    except OSError as hata:
        if hata.errno not in OKUYAN_GITTI:
            print(f"Okunamıyor ya da yazılamıyor: {sistem_hatasi(hata)}", file=sys.stderr)
        kod = CIKIS_YARIM
    finally:
        if input_baskasinin() or not isinstance(sys.stdin, TextIOWrapper):
            signal(SIGINT, onceki)  # not defteri, IDLE çalışmayı sürdürür
    if isinstance(sys.stdout, TextIOWrapper):
        # Arabellekte kalan, çıkarken yeniden yazılmaya kalkışılmasın.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return kod


if __name__ == "__main__":
    CIKIS_KODU = main()
    if CIKIS_KODU != CIKIS_TAMAM:  # not defteri her SystemExit'i hata gibi gösterir
        sys.exit(CIKIS_KODU)
