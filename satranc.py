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
    yok        turda oynamayan oyuncu: masası, rengi, rakibi yoktur; "var" yazılana dek öyle kalır
    söz        turun ilk sonucundan önce yazılabilen: "yok 222", "yeni 9 1500 0 Ali Su"
    sirali     turda sırası gelecekler, o sırayla; oyuncu sayısı tekse ilki BYE'dır
    aranan     sırası gelen: kendisine rakip aranır
    bekleyen   sırası gelmemiş, masaya da oturmamış oyuncu
    uyan       bekleyen; adımlardan birine uyar: renk kuralları arananla eşleşmesine engel değildir
    aday       uyan; arananla karşılaşmamıştır, ayrı da tutulmaz
    es         eşleme sözlüğü, iki yönlü: es[a] == b ise es[b] == a
    tablo      sütun başlığı -> hücreleri (metin)
    tanitim    oyuncuları tanıtan sütunlar (tablo): BSNo, LNo, ad-soyad, ELO, UKD; yer bsno'dur
    lnolar     tanitim'in LNo sütunu: her LNo'nun (metin) yeri bsno, BYE'ınki 0
    satır      kayıtta: bir yanıt ("ELO (222): 1500"), bir söz ("yok 222") ya da bir turun masaları
               ("# 2. tur: 99-4 222-BYE"); listelerde: yazılan satır

Bir turnuva şöyle yürür (çağıran -> çağrılan):

    main -> komutu_calistir -> turnuvayi_calistir -> turnuvayi_yonet, bitti
    turnuvayi_yonet -> oyunculari_al -> sor
                    -> sor (tur sayısı, ilk renk)
                    -> turlari_oyna
                    -> sonuclari_yaz -> sonuc_listeleri
    turlari_oyna -> sozleri_oku (kayıttan) -> sozu_uygula
                 -> turu_eslestir
                 -> adim_listesi (istenirse) -> adimlari_bul -> adimlara_uyanlar
                 -> turun_masalari (kayıtta varsa oradan)
                 -> turu_oyna -> eslestirme_listesi, listeleri_as
                              -> sonucu_kayittan_al, sonucu_girdiden_al
                              -> tur_sonrasi
    sor, sonucu_... -> satiri_kullan (kayıttan) ya da girdiden_al, satir_ekle
    girdiden_al -> komutu_uygula (klavyede <, ?, düzelt) -> duzelt
    YenidenYurut (söz, düzeltme, <) -> turnuvayi_calistir: satır eklenir ya da sonuncusu silinir
    turu_eslestir (gevşetmeler) -> herkesi_eslestir
    herkesi_eslestir -> ilk_turu_eslestir (1. tur)
                     -> yontemi_uygula -> adimlara_uyanlar
                     -> acigi_esle, tercihle_esle (çıkmazda) -> adayla_esle -> dis_yollar

Ne nerede değişir (adından bulunamayanlar):

    renk kuralı         renk_hakki; kimin kiminle eşleşemeyeceği de değişiyorsa TEK_RENK_HAKLARI
    kim kiminle oynamaz yasaklilar; ilk turda da geçerliyse herkesi_eslestir'in başı; nedeni
                        bitis_notu'nda, kayit_notu'nda, sozu_uygula'da, adim_ve_neden'de,
                        YARDIM'da yazar
    kim tur atlamaz     tur_atlayabilir; nedeni gevsetme_notlari'nda, kayit_notu'nda,
                        atlatilmama_nedeni'nde (her turun sonucuna ayrı bakar) yazar
    tur sayısı          tur_sayisi_araligi; kayıttakininki turnuvayi_yonet'te
    söz                 SOZ_ORNEKLERI, sozu_uygula; değiştirdiği Durum ile ilk_durum'da; yankısı
                        sozun_yankisi'nda; YAZILABILENLER'de
    gevşetme            RENK_KURALI'nın yanında adı, GEVSETMELER'de sırası, gevsetme_notlari'nda
                        notu, YARDIM'da sözü; gevşeyen kural Kosullar'ın gevsekler'ine bakar,
                        yasaklilar'dansa adim_ve_neden de
    sonuç kodu          SONUCLAR; anlamı YARDIM'da
    sonuç karakteri     PUANLAR; oynanmış maçınki OYNANMIS'ta da
    sonucun puanı       PUANLAR (yarım puan), KALAN_TURUN_PUANI; olcutler'de SB rakibin puanını
                        PUANLAR ile çarpar: galibiyet 2, beraberlik 1 değilse ayrılmalıdır
    ölçüt               BOLENLER (adı PUAN'ın yanında) ile olcutler; sütununun eni EN_AZ_EN
    oyuncunun bilgisi   Oyuncu, oyunculari_al; sütunu tanitim_sutunlari; kural ona bakacaksa Durum
                        ile ilk_durum
    sütunun adı, eni    MNO'nun yanında, EN_AZ_EN'de; sola yaslanansa SOLA_YASLANANLAR'da
    soru                sor çağrıları: kayıttaki adı (düzelt, adındaki LNo'dan bulur), istemi,
                        yanıtı çözen ..._coz (":" geçen, "#" ile başlayan yanıtı, "<"yi, "?"yi
                        kabul etmemelidir)
    ileti               söylendiği fonksiyon ya da bölümünün sabitleri; SISTEM_HATALARI, YARDIM
"""

from __future__ import annotations

import os
import select
import sys
import time
from collections import Counter, deque
from contextlib import suppress
from errno import EACCES, EEXIST, EINVAL, ENOENT, ENOSPC, EPIPE
from functools import partial
from heapq import merge
from io import FileIO, TextIOWrapper
from itertools import chain, count, takewhile, zip_longest
from operator import add
from os import path
from unicodedata import normalize

if sys.platform == "win32":
    import msvcrt

# Yalnızca türleri denetleyen araç okur; çalışırken typing'i yüklemek açılışı yavaşlatır.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
    from typing import Any, NoReturn, TextIO, TypedDict, TypeVar

    Deger = TypeVar("Deger")
    Masa = tuple[int, int]
    Masalar = list[Masa]
    Satirlar = list[str]
    Adimlar = dict[int, tuple[str, str]]  # bakılan -> adım, neden seçildi ya da geçildi
    # Her puanın grubu; yeri puandır: karşıt renk -> bekleyenleri, sıralamadaki sırayla.
    Gruplar = list[dict[str, deque[int]]]
    Es = dict[int, int]
    Yol = list[int]  # köke giden bir yolun düğümleri; kök sondadır
    Bsnolar = Sequence[int]
    Sutun = Sequence[str]
    Tablo = Mapping[str, Sutun]

    class Oyuncu(TypedDict):
        """Bir oyuncunun girilen bilgileri; ad-soyad büyük harflidir."""

        lno: int  # lisans no: 0'dan büyük, herkesinki ayrı
        ad_soyad: str  # sözcüklerinin arasında birer boşluk vardır
        elo: int  # uluslararası kuvvet puanı; yoksa 0
        ukd: int  # ulusal kuvvet puanı; yoksa 0

    class Durum(TypedDict):
        """İki tur arasında oyuncuların hâli; her turdan, her sözden sonra yenisi kurulur.

        Oyuncuların listelerinde yer BSNo'dur. Baştaki BYE'ındır, her turda oynamayan biri gibi
        doldurulur.
        """

        masalar: Masalar  # son turunkiler, tur atlayanınki sonda; ilk turdan önce boş
        rakip_gecmisi: list[tuple[int, ...]]  # oyuncuların rakipler'i
        renk_gecmisi: list[str]  # oyuncuların renkler'i
        sonuc_gecmisi: list[str]  # oyuncuların sonuclar'ı
        puanlar: list[int]
        oynayanlar: Bsnolar  # sıradaki turda yok olmayanlar, BSNo sırasıyla
        ayrilar: list[set[int]]  # oyuncuların, sıradaki turdan başlayarak ayrı tutuldukları
        sonradanlar: set[int]  # `yeni` sözüyle gelenler; gelene dek yokturlar
        # İkisi de renksizse aranan bunu alır: ilk turda girilen ilk renk, sonra beyaz.
        renksizin_rengi: str

    class Kosullar(TypedDict):
        """Bir turun hangi durumda, hangi kurallarla eşleştirildiği."""

        durum: Durum  # turdan önceki
        siralama: Bsnolar  # turda oynayacaklar, turdan önceki sıralamayla
        haklar: list[str]  # oyuncuların renk hakları; yeri BSNo
        gevsekler: tuple[str, ...]  # gevşetilen kurallar (GEVSETMELER)

    class Tur(Kosullar):
        """Yöntemin eşleştirdiği bir tur."""

        masalar: Masalar  # tur atlayanınki sondadır; eşleştirme kalmadıysa boştur

    class Oynanan(Tur):
        """Listesi yazılan, sonuçları alınan bir tur; masaları kayıttan alınmış olabilir."""

        tur_no: int
        notlar: Satirlar  # gevşetilenlerin ya da kayıttan alınan masaların `Not: ` satırları
        tanitim: Tablo
        kodlar: dict[int, str]  # maçın masa no'su -> sonuç kodu; girilene dek boş

    class Sorulan(TypedDict):
        """Bu çalışmada yanıtlanmış bir soru."""

        satir: str  # yanıtın kayıttaki satırı
        istem: str
        coz: Callable[[str], Any]
        gosterilen: str  # düzeltilecekler listesindeki yazılışı

    class Oturum(TypedDict):
        """Programın bir çalışması: yanıtlar nerede saklanıyor, hangileri daha kullanılmadı."""

        kayit: str  # kayıt dosyasının yolu; kayıt istenmediyse boş
        adimlar: bool  # eşleştirmelerin adımları da yazılır mı
        klavyeden: bool  # yanıtları klavyede biri mi yazıyor
        oku: Callable[[str, TextIO], str]  # yanit_oku ya da inputla_oku
        saklanir: bool  # yanıtlar satır olarak saklanır mı: kayıt varsa ya da geri alınabilirse
        icerik: bytearray  # saklanan satırlar; kayıt varsa dosyada da bunlar olmalıdır
        kalan_satirlar: deque[tuple[int, str]]  # kullanılmamış satırlar: numarası ve metni
        oyuncular: dict[int, Oyuncu]  # girilmiş oyuncular, LNo'larıyla
        sorulanlar: dict[str, Sorulan]  # saklanan yanıtların soruları, kayıttaki adlarıyla
        soru_ustu: Satirlar  # girdiye sorulacak sıradaki sorunun üstünde söylenecekler
        reddedilen: int  # kabul edilmeyen, sayısı daha söylenmemiş yanıtlar

# ---------------------------------------------------------------- Ortak sabitler

BEYAZ, SIYAH = "b", "s"
RENKSIZ = "-"  # tur atlayanınki, oynamayanınki
KARSIT = {BEYAZ: SIYAH, SIYAH: BEYAZ}  # renk -> karşıtı
BYE = 0  # tur atlayanın, oynamayanın "rakibi"
BYE_ADI, BYE_HUCRESI = "BYE", "-"  # onun LNo'sunun, BSNo'sunun yerine yazılanlar
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

# Sözler: turun ilk sonucundan önce girilir, o turdan başlayarak geçer.
YOK, VAR = "yok", "var"  # anılanlar oynamaz; yeniden oynar
AYRI, BIRLIKTE = "ayrı", "birlikte"  # anılanlar birbiriyle eşleştirilmez; yeniden eşleştirilebilir
YENI, ESLESTIR = "yeni", "eşleştir"  # oyuncu sonradan geldi; tur yeniden eşleştirilir
DUZELT, YARDIM_SOZU = "düzelt", "yardım"  # yalnızca klavyeden; kayda yazılmaz
GERI_AL, YARDIM_ISARETI = "<", "?"  # bunlar da
MASANIN = "="  # başka masanın sonucu: masa no = sonuç
NOT_BASI = "Not: "  # turun ya da turnuvanın olağan dışı gidişini söyleyen satırın başı
EN_AZ_KUVVET = 1000  # ELO ve UKD'nin en küçüğü (0: yok)
CIKIS_TAMAM, CIKIS_YARIM, CIKIS_KULLANIM, CIKIS_KESILDI = 0, 1, 2, 130  # çıkış kodları
BOSLUKLAR = " \t\r\n\ufeff"  # yanıtın çevresinden atılanlar; sondaki: bayt sırası işareti (BOM)
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
# Her çözücü yanıtın metnini (son parametresi) alır, değerini döndürür; yanıt kurala uymuyorsa ne
# girildiğini ve ne beklendiğini söyleyen bir ValueError verir.

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
    ESLESTIR: "eşleştir",
}
SOZLER = {sade(soz): soz for soz in SOZ_ORNEKLERI}
BEKLENEN_KUVVET = f"0 ya da en az {EN_AZ_KUVVET} giriniz."
GELMEYENE_NE_GIRILIR = "Siyah gelmediyse 3, beyaz gelmediyse 4, ikisi de gelmediyse 5 giriniz."
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

    >>> soze_ayir("Yok 222, 4"), soze_ayir("AYRI 99 4"), soze_ayir("1")
    (('yok', ['222', '4']), ('ayrı', ['99', '4']), ('', []))
    """
    sozcuk, *verilenler = metin.replace(",", " ").split() or [""]
    return SOZLER.get(sade(sozcuk), ""), verilenler


def yeni_oyuncu_coz(metin: str) -> Oyuncu:
    """Sonradan gelen oyuncuyu, LNo'sundan ad-soyadına dek bilgileri verilmiş sözden, döndürür.

    Hatası eksik ya da yanlış olanın adını ve sözün nasıl yazıldığını söyler.

    >>> yeni_oyuncu_coz("yeni 9 1500 0 Ali Su")
    {'lno': 9, 'ad_soyad': 'ALİ SU', 'elo': 1500, 'ukd': 0}
    """
    _, *verilenler = metin.split(None, 4)
    cozuculer: dict[str, Callable[[str], Any]] = {
        LNO: partial(lno_coz, ()),
        ELO: kuvvet_coz,
        UKD: kuvvet_coz,
        AD_SOYAD: ad_soyad_coz,
    }
    bilgiler: dict[str, Any] = {}
    for ad, verilen in zip_longest(cozuculer, verilenler, fillvalue=""):
        try:
            bilgiler[ad] = cozuculer[ad](verilen)
        except ValueError as hata:
            ornek = f"Şöyle yazınız: {SOZ_ORNEKLERI[YENI]} ({', '.join(cozuculer)})"
            raise ValueError(f"{ad}: {hata}\n{ornek}") from hata
    return {
        "lno": bilgiler[LNO],
        "ad_soyad": bilgiler[AD_SOYAD],
        "elo": bilgiler[ELO],
        "ukd": bilgiler[UKD],
    }


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


# ---------------------------------------------------------------- Sıralama


def baslangic_siralamasi(oyuncular: Iterable[Oyuncu]) -> list[Oyuncu]:
    """Oyuncuları ELO, UKD (ikisi de büyükten küçüğe), ad-soyad ve LNo'ya göre sıralar.

    Dönen listedeki yer BSNo'yu verir: ilk oyuncunun BSNo'su 1'dir.
    """
    return sorted(
        oyuncular,
        key=lambda o: (-o["elo"], -o["ukd"], alfabe_anahtari(o["ad_soyad"]), o["lno"]),
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


def yasaklilar(bsno: int, kosullar: Kosullar) -> set[int]:
    """Oyuncunun eşleşemeyeceklerini döndürür: karşılaştıkları ile ayrı tutuldukları.

    Oyuncular arasında yasak karşılıklıdır: biri ötekinin yasaklısıysa öteki de onundur.
    """
    durum = kosullar["durum"]
    return {*durum["rakip_gecmisi"][bsno], *durum["ayrilar"][bsno]}


def atlayabilenler(kosullar: Kosullar) -> Iterator[int]:
    """Tur atlatılabilecek oyuncuları en alttan yukarıya verir."""
    sonuc_gecmisi = kosullar["durum"]["sonuc_gecmisi"]
    for bsno in reversed(kosullar["siralama"]):
        if ATLAMA_KURALI in kosullar["gevsekler"] or tur_atlayabilir(sonuc_gecmisi[bsno]):
            yield bsno


# ---------------------------------------------------------------- Eşleştirme: yöntem
# Bekleyenler `gruplar`'dadır. Her puanın üç kuyruğu vardır: karşıt rengi beyaz olanlarınki, siyah
# olanlarınki, henüz renksizlerinki.


def grupla(sirali: Bsnolar, kosullar: Kosullar) -> Gruplar:
    """Sıralamadaki sırayla verilenleri kuyruklarına koyar; BYE 0 puanlı, renksiz gibidir."""
    puanlar, haklar = kosullar["durum"]["puanlar"], kosullar["haklar"]
    gruplar: Gruplar = [
        {BEYAZ: deque(), SIYAH: deque(), RENKSIZ: deque()} for _ in range(max(puanlar) + 1)
    ]
    for bsno in sirali:
        gruplar[puanlar[bsno]][haklar[bsno][0]].append(bsno)
    return gruplar


def kaldir(bsno: int, kosullar: Kosullar, gruplar: Gruplar) -> None:
    """Artık beklemeyen oyuncuyu kuyruğundan çıkarır (`gruplar` değişir).

    Oyuncu çoğu kez kuyruğun başındadır: liste olsaydı arkasındakilerin hepsi kayardı.
    """
    grup = gruplar[kosullar["durum"]["puanlar"][bsno]]
    grup[kosullar["haklar"][bsno][0]].remove(bsno)


def adimlara_uyanlar(
    aranan: int, kosullar: Kosullar, gruplar: Gruplar
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

    Çağıran arananı, bekleyenlerin ilkiyken, gruplardan çıkarmış olmalıdır; uyanlar verilirken
    `gruplar` değişmemelidir.
    """
    haklar = kosullar["haklar"]
    if aranan == BYE:
        for uyan in atlayabilenler(kosullar):
            yield uyan, SIYAH, ADIM_0
        return
    asagiya = gruplar[kosullar["durum"]["puanlar"][aranan] :: -1]  # arananın grubundan
    if haklar[aranan] == RENKSIZ:
        # Uyanın karşıt rengi -> arananın rengi.
        arananin_rengi = {**KARSIT, RENKSIZ: kosullar["durum"]["renksizin_rengi"]}
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
    if RENK_KURALI in kosullar["gevsekler"] and not aranan_yineleyebilir:
        for grup in asagiya:
            for uyan in grup[karsit]:
                if onceki not in haklar[uyan]:
                    yield uyan, karsit, ADIM_GEVSEK


def masa_kur(aranan: int, aday: int, renk: str) -> Masa:
    """Renk arananın olmak üzere ikisinin masasını döndürür.

    >>> masa_kur(3, 8, "b"), masa_kur(3, 8, "s")
    ((3, 8), (8, 3))
    """
    return (aranan, aday) if renk == BEYAZ else (aday, aranan)


def yontemi_uygula(sirali: Bsnolar, kosullar: Kosullar) -> tuple[Masalar, Bsnolar]:
    """Yöntemi yazıldığı gibi uygular: sırası gelen, ilk adayıyla masaya oturur.

    Masaları (kuruldukları sırayla) ve adayı kalmayıp açıkta kalanları döndürür.
    """
    gruplar = grupla(sirali, kosullar)
    masalar = []
    acikta = []
    oturanlar = set()
    for aranan in sirali:
        if aranan not in oturanlar:
            kaldir(aranan, kosullar, gruplar)
            yasak = yasaklilar(aranan, kosullar)
            for aday, renk, _ in adimlara_uyanlar(aranan, kosullar, gruplar):
                if aday not in yasak:
                    kaldir(aday, kosullar, gruplar)
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


def eslenebilirler(bsno: int, dugumler: set[int], kosullar: Kosullar) -> set[int]:
    """Düğümlerden, oyuncunun (BYE de olabilir), kurallara göre eşlenebileceklerini döndürür."""
    if bsno == BYE:
        return dugumler.intersection(atlayabilenler(kosullar))
    bulunanlar = dugumler - {bsno, BYE, *yasaklilar(bsno, kosullar)}
    haklar = kosullar["haklar"]
    hak = haklar[bsno]
    if hak in TEK_RENK_HAKLARI and RENK_KURALI not in kosullar["gevsekler"]:
        bulunanlar = {aday for aday in bulunanlar if haklar[aday] != hak}
    if BYE in dugumler and bsno in atlayabilenler(kosullar):
        bulunanlar.add(BYE)
    return bulunanlar


def ikiser_esle(es: Es, dugumler: Bsnolar) -> None:
    """Düğümleri sırayla ikişer ikişer eş eder (`es` değişir)."""
    for a, b in zip(dugumler[::2], dugumler[1::2]):
        es[a], es[b] = b, a


def cicekten_yollar(x_yolu: Yol, y_yolu: Yol, dislar: Collection[int]) -> dict[int, Yol]:
    """İki dış düğümün (x, y) arasındaki kenarın dış yaptığı iç düğümleri yollarıyla döndürür.

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


def dis_yollar(aranan: int, hedef: int, es: Es, kosullar: Kosullar) -> dict[int, Yol]:
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
        for y in eslenebilirler(x, bakilacaklar, kosullar):
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


def adayla_esle(aranan: int, adaylari: Iterable[int], es: Es, kosullar: Kosullar) -> bool:
    """Arananı adaylarından, kalanları eşli bırakan ilkiyle eş eder (`es` değişir).

    Öylesi yoksa False döndürür, `es` değişmez. Sıra önemliyse adaylar tercih sırasındadır.
    """
    yollar: dict[int, Yol] = {}
    for aday in adaylari:
        if not yollar:  # ilk aday: o bulununca aramayı sürdürmek gerekmez
            yollar = dis_yollar(aranan, aday, es, kosullar)
        if aday in yollar:
            ikiser_esle(es, [aranan, *yollar[aday]])
            return True
    return False


def renkler_yeter(sayilar: Counter[str], kosullar: Kosullar) -> bool:
    """Hakkı aynı tek renk olanlar yarıdan çok değil mi? Çoksa herkes eşlenemez.

    `sayilar` düğümlerin haklarını sayar: hak -> kaç düğüm.
    """
    yari = sum(sayilar.values()) // 2
    return RENK_KURALI in kosullar["gevsekler"] or all(
        sayilar[hak] <= yari for hak in TEK_RENK_HAKLARI
    )


def acigi_esle(acik: int, es: Es, kosullar: Kosullar) -> bool:
    """Açıktakini, kalanları eşli bırakarak, eşlenebileceklerinden biriyle eş eder; yoksa False."""
    sayilar = Counter([kosullar["haklar"][dugum] for dugum in es])
    return renkler_yeter(sayilar, kosullar) and adayla_esle(
        acik, eslenebilirler(acik, set(es), kosullar), es, kosullar
    )


def tercih_sirasi(
    aranan: int, sayilar: Counter[str], kosullar: Kosullar, gruplar: Gruplar
) -> Iterator[int]:
    """Arananın adaylarını tercih sırasıyla verir.

    Aranan birini alınca kalanların renkleri yetmeyecekse o verilmez (`sayilar`: arananınki
    dışındaki düğümlerin).
    """
    haklar, yasak = kosullar["haklar"], yasaklilar(aranan, kosullar)
    uygunlar = {hak for hak in sayilar if renkler_yeter(sayilar - Counter([hak]), kosullar)}
    for uyan, _, _ in adimlara_uyanlar(aranan, kosullar, gruplar):
        if uyan not in yasak and haklar[uyan] in uygunlar:
            yield uyan


def tercihle_esle(sirali: Bsnolar, es: Es, kosullar: Kosullar) -> Masalar:
    """`es`'tekilerin, herkesi eşleştirenlerden tercih sırasındaki ilk eşleştirmesini döndürür.

    İki eşleştirme ilk ayrıldıkları arananda karşılaştırılır: onu tercihte önceki adayıyla eşleyen
    öndedir. `es`'teki eşler kurallara uygundur; `es` tüketilir.
    """
    haklar = kosullar["haklar"]
    gruplar = grupla([bsno for bsno in sirali if bsno in es], kosullar)
    sayilar = Counter([haklar[dugum] for dugum in es])
    masalar = []
    for aranan in sirali:
        if aranan in es:
            kaldir(aranan, kosullar, gruplar)
            sayilar[haklar[aranan]] -= 1
            adaylari = tercih_sirasi(aranan, sayilar, kosullar, gruplar)
            adayla_esle(aranan, adaylari, es, kosullar)  # biri bulunur: şimdiki eşi de adaydır
            rakip = es.pop(aranan)
            del es[rakip]
            uyanlar = adimlara_uyanlar(aranan, kosullar, gruplar)
            renk = next(renk for uyan, renk, _ in uyanlar if uyan == rakip)
            masalar.append(masa_kur(aranan, rakip, renk))
            kaldir(rakip, kosullar, gruplar)
            sayilar[haklar[rakip]] -= 1
    return masalar


def ilk_turu_eslestir(siralama: Bsnolar, ilk_renk: str) -> Masalar:
    """İlk turun masalarını döndürür: sıralamada yan yana olanlar eşleşir, tek kalan tur atlar.

    Tek yerdekiler ilk rengi, çift yerdekiler öbür rengi alır. Ayrı tutulan yoksa yöntem de bunu
    bulur.

    >>> ilk_turu_eslestir([1, 2, 3, 4, 5], "s")
    [(2, 1), (4, 3), (5, 0)]
    """
    masalar = [masa_kur(a, b, ilk_renk) for a, b in zip(siralama[::2], siralama[1::2])]
    if len(siralama) % 2:
        masalar.append((siralama[-1], BYE))
    return masalar


def herkesi_eslestir(kosullar: Kosullar) -> Masalar:
    """Turun masalarını döndürür, tur atlayanınki sondadır; herkes eşleşemiyorsa boş liste.

    Oyuncu sayısı tekse önce BYE'a rakip aranır: adım 0. Yöntem yazıldığı gibi uygulanır; herkes
    eşleşirse sonuç budur. Değilse açıktakiler ikişer ikişer geçici eş edilir; her birinin gerçek
    bir eşi olana dek sondaki masalar geri alınır, oradan tercihle ilerlenir.
    """
    durum, siralama = kosullar["durum"], kosullar["siralama"]
    if not durum["masalar"] and not any(durum["ayrilar"]):
        return ilk_turu_eslestir(siralama, durum["renksizin_rengi"])
    tek = len(siralama) % 2
    sirali = [BYE, *siralama] if tek else siralama
    masalar, acikta = yontemi_uygula(sirali, kosullar)
    es: Es = {}
    ikiser_esle(es, acikta)
    for acik in acikta[::2]:  # her çiftin ilki; ikincisi onun geçici eşidir, kök olur
        while not acigi_esle(acik, es, kosullar):
            if not masalar:
                return []
            ikiser_esle(es, masalar.pop())
    masalar += tercihle_esle(sirali, es, kosullar)
    if tek:
        masalar.append(masalar.pop(0))  # tur atlayanınki ilk kurulmuştu
    return masalar


# ---------------------------------------------------------------- Turlar


def tur_sayisi_araligi(oyuncu_sayisi: int) -> tuple[int, int]:
    """Oynanabilecek en az ve en çok tur sayısını döndürür: (⌈log2 n⌉, n - 1).

    >>> tur_sayisi_araligi(9), tur_sayisi_araligi(16)
    ((4, 8), (4, 15))
    """
    # n - 1'in ikilik basamaklarının sayısı ⌈log2 n⌉'dir.
    return (oyuncu_sayisi - 1).bit_length(), oyuncu_sayisi - 1


def ilk_durum(oyuncu_sayisi: int, ilk_renk: str, sonradanlar: set[int]) -> Durum:
    """Turnuvanın ilk turdan önceki durumunu döndürür; sonradan gelecekler dışında herkes oynar."""
    boy = oyuncu_sayisi + 1
    return {
        "masalar": [],
        "rakip_gecmisi": [()] * boy,
        "renk_gecmisi": [""] * boy,
        "sonuc_gecmisi": [""] * boy,
        "puanlar": [0] * boy,
        "oynayanlar": [bsno for bsno in range(ILK_BSNO, boy) if bsno not in sonradanlar],
        "ayrilar": [set()] * boy,  # ortak olabilir: kümeler yerinde değiştirilmez
        "sonradanlar": sonradanlar,
        "renksizin_rengi": ilk_renk,
    }


def siradaki_tur(durum: Durum) -> int:
    """Durumdan sonra oynanacak turun numarasını döndürür."""
    return len(durum["sonuc_gecmisi"][ILK_BSNO]) + 1


def oynamayanlar(durum: Durum) -> set[int]:
    """Sıradaki turda yok olanları döndürür."""
    return set(range(ILK_BSNO, len(durum["puanlar"]))).difference(durum["oynayanlar"])


def kosullari_kur(durum: Durum, gevsekler: tuple[str, ...]) -> Kosullar:
    """Durumdan sonraki turun koşullarını döndürür; gevsekler gevşetilen kurallardır."""
    # Renkleri aynı olanların hakkı bir kez bulunur.
    hakki = {renkler: renk_hakki(renkler) for renkler in set(durum["renk_gecmisi"])}
    return {
        "durum": durum,
        "siralama": bsnolari_sirala(durum["oynayanlar"], durum["puanlar"]),
        "haklar": [hakki[renkler] for renkler in durum["renk_gecmisi"]],
        "gevsekler": gevsekler,
    }


YOKSA_RAKIPSIZ = "yoksa rakipsiz oyuncu kalıyordu."


def turu_eslestir(durum: Durum) -> Tur:
    """Durumdan sonraki turu eşleştirir; kurallar yalnızca gerektiğinde gevşetilir.

    Yasaklıları eşleştirmeyen bir eşleştirme kalmadıysa masalar boştur, turnuva biter.
    """
    for gevsekler in GEVSETMELER:
        kosullar = kosullari_kur(durum, gevsekler)
        masalar = herkesi_eslestir(kosullar)
        if masalar:
            return {**kosullar, "masalar": masalar}
    return {**kosullari_kur(durum, ()), "masalar": []}


def bitis_notu(durum: Durum) -> str:
    """Eşleştirme kalmadığı için biten turnuvanın `Not: ` satırını döndürür."""
    ayri_da = ", ayrı da tutulmayan" if any(durum["ayrilar"]) else ""
    return (
        f"{NOT_BASI}{siradaki_tur(durum)}. turda daha önce karşılaşmamış{ayri_da} oyuncularla "
        f"eşleştirme kalmadığı için turnuva {siradaki_tur(durum) - 1}. turun sonunda bitti."
    )


def gevsetme_notlari(masalar: Masalar, kosullar: Kosullar, tanitim: Tablo) -> Iterator[str]:
    """Turda gevşetilenlerin `Not: ` satırlarını verir.

    `masalar` verilen koşullarla bulunanlardır. Gevşetilen her kuralın satırı vardır. Tur atlama
    kuralı gevşetilmediyse, kurala uyan en alttaki değil de başkası tur atladıysa onun da satırı
    vardır.
    """
    turda = f"{NOT_BASI}{siradaki_tur(kosullar['durum'])}. turda"
    atlayan = tur_atlayan(masalar)
    if ATLAMA_KURALI in kosullar["gevsekler"]:
        yield (
            f"{turda} tur atlama kuralı gevşetildi; {oyuncunun_adi(atlayan, tanitim)} daha önce "
            "oynamadan puan aldığı hâlde tur atladı."
        )
    elif atlayan != BYE:
        en_alttaki = next(atlayabilenler(kosullar))
        if atlayan != en_alttaki:
            yield (
                f"{turda} sıradaki oyuncu ({oyuncunun_adi(en_alttaki, tanitim)}) yerine "
                f"{oyuncunun_adi(atlayan, tanitim)} tur atladı; {YOKSA_RAKIPSIZ}"
            )
    if RENK_KURALI in kosullar["gevsekler"]:
        mnolar = mno_listesi(renge_aykirilar(masalar, kosullar["haklar"]))
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
    for (beyaz, siyah), kod in zip(masalar, kodlar):
        rakip[beyaz], rakip[siyah] = siyah, beyaz
        renk[beyaz], renk[siyah] = BEYAZ, SIYAH
        sonuc[beyaz], sonuc[siyah] = SONUCLAR[kod]
    atlayan = tur_atlayan(masalar)
    if atlayan != BYE:
        sonuc[atlayan] = TUR_ATLAMA
    return {
        **durum,
        "masalar": masalar,
        "rakip_gecmisi": [(*gecmis, yeni) for gecmis, yeni in zip(durum["rakip_gecmisi"], rakip)],
        "renk_gecmisi": list(map(add, durum["renk_gecmisi"], renk)),
        "sonuc_gecmisi": list(map(add, durum["sonuc_gecmisi"], sonuc)),
        "puanlar": [puan + PUANLAR[yeni] for puan, yeni in zip(durum["puanlar"], sonuc)],
        "renksizin_rengi": BEYAZ,
    }


def sozu_uygula(durum: Durum, tanitim: Tablo, metin: str) -> Durum:
    """Sözü (`yok 222 4`) sıradaki tura uygular; ondan sonraki durumu döndürür.

    Yanlış yazılan, yanlış kişiyi anan, bir şey değiştirmeyen ya da eşleştirme bırakmayan söz için
    ValueError verir.
    """
    soz, verilenler = soze_ayir(metin)
    if soz == YENI:
        return yeniyi_kat(durum, tanitim[LNO], metin)
    if soz == ESLESTIR:
        if verilenler:
            raise yanit_hatasi(metin, "anlaşılmadı", f"yalnızca {ESLESTIR} yazınız.")
        return durum
    if soz in (YOK, VAR):
        yeni = oynayanlari_degistir(durum, tanitim, soz, verilenler)
    else:
        yeni = ayrilari_degistir(durum, tanitim, soz, verilenler)
    if yeni == durum:
        raise yanit_hatasi(metin, "bir şey değiştirmiyor", f"örneğin: {SOZ_ORNEKLERI[soz]}")
    if len(yeni["oynayanlar"]) < EN_AZ_OYUNCU or not turu_eslestir(yeni)["masalar"]:
        yerine = "Rakip, daha önce karşılaşılmamış, ayrı da tutulmayan biri olmalıdır."
        if soz == YOK:
            yerine = GELMEYENE_NE_GIRILIR
        raise yanit_hatasi(
            metin, "ile kalanlardan herkese rakip bulunamaz", f"liste değişmedi. {yerine}"
        )
    return yeni


def yeniyi_kat(durum: Durum, lnolar: Sutun, metin: str) -> Durum:
    """`yeni` sözünden sonraki durumu döndürür: sonradan gelen artık oynar.

    Söz yeni yazıldıysa oyuncu daha `lnolar`'da değildir, durum değişmez: turnuva baştan
    yürütülünce öbür oyuncuların arasına girer. LNo başta girilmiş birininse ValueError verir.
    """
    lno = str(yeni_oyuncu_coz(metin)["lno"])
    if lno not in lnolar:
        return durum
    bsno = lnolar.index(lno)
    if bsno not in durum["sonradanlar"]:
        raise yanit_hatasi(lno, "lisans numarası daha önce girildi", "başka bir numara giriniz.")
    return {**durum, "oynayanlar": sorted({*durum["oynayanlar"], bsno})}


def oynayanlari_degistir(durum: Durum, tanitim: Tablo, soz: str, verilenler: list[str]) -> Durum:
    """`yok` ya da `var` sözünden sonraki durumu döndürür."""
    oynayanlar, yoklar = set(durum["oynayanlar"]), oynamayanlar(durum)
    if soz == YOK:
        oynayanlar -= anilanlar(verilenler, oynayanlar, "bu turda oynayanlardan", tanitim)
    else:
        oynayanlar |= anilanlar(verilenler, yoklar, "bu turda oynamayanlardan", tanitim)
    return {**durum, "oynayanlar": sorted(oynayanlar)}


def ayrilari_degistir(durum: Durum, tanitim: Tablo, soz: str, verilenler: list[str]) -> Durum:
    """`ayrı` ya da `birlikte` sözünden sonraki durumu döndürür."""
    herkes = set(range(ILK_BSNO, len(tanitim[LNO])))
    kimler = anilanlar(verilenler, herkes, "oyunculardan", tanitim)
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


# ---------------------------------------------------------------- Adımların dökümü
# Yöntem bir turda kime baktı, onu neden geçti ya da seçti? Bu, eşleştirirken saklanmaz: yöntem,
# bulduğu masalar boyunca yeniden yürütülür.

NEDEN_ACIKTA = "kalanlardan biri rakipsiz kalırdı"


def atlatilmama_nedeni(bsno: int, tur: Tur) -> str:
    """Tur atlayandan önce bakılan oyuncunun neden atlatılmadığını döndürür."""
    if ATLAMA_KURALI not in tur["gevsekler"]:
        for tur_no, sonuc in enumerate(tur["durum"]["sonuc_gecmisi"][bsno], 1):
            if not tur_atlayabilir(sonuc):
                return f"{tur_no}. turda oynamadan puan aldı"
    return NEDEN_ACIKTA


def adim_ve_neden(aranan: int, bakilan: int, baska_neden: str, tur: Tur) -> tuple[str, str]:
    """Bakılanın ilk adımını ve nedenini döndürür; karşılaşma, ayrılık, renk değilse `baska_neden`.

    Renkten ötürü eşleşemeyenin adımı boştur.
    """
    durum = tur["durum"]
    rakipler = durum["rakip_gecmisi"][aranan]
    yalniz_o = grupla([bakilan], tur)  # adımı, başka kimin beklediğine bağlı değildir
    adim = next((adim for _, _, adim in adimlara_uyanlar(aranan, tur, yalniz_o)), "")
    if not adim:
        return adim, f"ikisi de ancak {tur['haklar'][bakilan]} alabilir"
    if bakilan in rakipler:
        return adim, f"{rakipler.index(bakilan) + 1}. turda eşleştirildiler"
    return adim, "ayrı tutuluyorlar" if bakilan in durum["ayrilar"][aranan] else baska_neden


def adimlari_bul(tur: Tur) -> Iterator[tuple[int, int, Adimlar]]:
    """Masaların numarasını, arananını (tur atlayanınkinde BYE), bakılanlarını verir.

    Önce tur atlayanınki gelir: en alttan ona dek bakılanlar. Öbür masalarda bakılanlar sırayla:
    1. rakipten önce verilen uyanlar
    2. sıralamada rakibin üstünde kalan başka bekleyenler
    3. rakip
    """
    masalar = tur["masalar"]
    bekleyenler = list(tur["siralama"])
    atlayan = tur_atlayan(masalar)
    if atlayan != BYE:
        bakilanlar = takewhile(atlayan.__ne__, reversed(bekleyenler))
        adimlar = {bsno: (ADIM_0, atlatilmama_nedeni(bsno, tur)) for bsno in bakilanlar}
        yield len(masalar), BYE, {**adimlar, atlayan: (ADIM_0, "tur atladı")}
        bekleyenler.remove(atlayan)
    gruplar = grupla(bekleyenler, tur)
    for mno, (beyaz, siyah) in enumerate(maclar(masalar), 1):
        aranan = bekleyenler.pop(0)
        rakip = siyah if aranan == beyaz else beyaz
        kaldir(aranan, tur, gruplar)
        verilenler = (bakilan for bakilan, _, _ in adimlara_uyanlar(aranan, tur, gruplar))
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
KALAN_TURUN_PUANI = 1  # oynanmayan maçtan sonra oynanmış her tur için, yarım puan

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

MNO, SNO, BSNO, LNO, AD_SOYAD, ELO, UKD = "MNo", "SNo", "BSNo", "LNo", "Ad-Soyad", "ELO", "UKD"
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
    """Oyuncuları tanıtan sütunları döndürür; oyuncular BSNo sırasındadır."""
    return {
        BSNO: [BYE_HUCRESI, *map(str, range(ILK_BSNO, len(oyuncular) + 1))],
        LNO: [BYE_ADI, *(str(oyuncu["lno"]) for oyuncu in oyuncular)],
        AD_SOYAD: [BYE_ADI, *(oyuncu["ad_soyad"] for oyuncu in oyuncular)],
        ELO: ["", *(str(oyuncu["elo"]) for oyuncu in oyuncular)],
        UKD: ["", *(str(oyuncu["ukd"]) for oyuncu in oyuncular)],
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
    """Herkesin turlarındaki hücrelerinden tur sütunlarını döndürür."""
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
    durum, tanitim = oynanan["durum"], oynanan["tanitim"]
    sutunlar = {ad: tanitim[ad] for ad in kimlik}
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
        *yok_notlari(durum, tanitim),
    ]


def yok_notlari(durum: Durum, tanitim: Tablo) -> Iterator[str]:
    """Sıradaki turda oynamayanların `Not: ` satırlarını BSNo sırasıyla verir."""
    for bsno in sorted(oynamayanlar(durum)):
        yield f"{NOT_BASI}{siradaki_tur(durum)}. turda {YOK}: {oyuncunun_adi(bsno, tanitim)}."


def oyuncunun_adi(bsno: int, tanitim: Tablo) -> str:
    """Oyuncunun iletilerdeki yazılışını döndürür: "222 IRMAK SU BİR"."""
    return f"{tanitim[LNO][bsno]} {tanitim[AD_SOYAD][bsno]}"


def mac_listesi(durum: Durum, tanitim: Tablo) -> Satirlar:
    """Son oynanan turun sonuçlarını, adlarla, masa sırasıyla listeler; tur atlayan sondadır."""
    sonuclari = durum["sonuc_gecmisi"]
    sonuc_hucreleri = [""] * len(sonuclari)
    for beyaz, siyah in maclar(durum["masalar"]):
        sonuc_hucreleri[beyaz] = f"{sonuclari[beyaz][-1]}{AYRAC}{sonuclari[siyah][-1]}"
    beyazin = {LNO: tanitim[LNO], BEYAZ_ADI: tanitim[AD_SOYAD], SONUC: sonuc_hucreleri}
    siyahin = {SIYAH_ADI: tanitim[AD_SOYAD], LNO: tanitim[LNO]}
    return [
        f"{siradaki_tur(durum) - 1}. Tur Sonuçları:",
        *masa_listesi(durum["masalar"], beyazin, siyahin, " "),
    ]


def adim_listesi(tur: Tur) -> Satirlar:
    """Eşleştirme adımlarının satırlarını döndürür; sol sütunlar masanın ilk satırında yazar."""
    puanlar, haklar = bicimle(tur["durum"]["puanlar"], YARIMLAR), tur["haklar"]
    sol_satirlar, sag_satirlar = [], []
    for mno, aranan, adimlar in adimlari_bul(tur):
        sol = [str(mno), str(aranan), puanlar[aranan], haklar[aranan]]
        if aranan == BYE:
            sol = [str(mno), "", "", ""]
        for bakilan, (adim, neden) in adimlar.items():
            sol_satirlar.append(sol)
            sag_satirlar.append([str(bakilan), puanlar[bakilan], haklar[bakilan], adim, neden])
            sol = [""] * len(sol)
    sol_yari = dict(zip((MNO, ARANAN, PUAN, HAK), zip(*sol_satirlar)))
    sag_yari = dict(zip((ADAY, PUAN, HAK, ADIM, NEDEN), zip(*sag_satirlar)))
    return [
        f"\n{siradaki_tur(tur['durum'])}. Turun Eşleştirme Adımları:",
        *map(str.rstrip, yan_yana(sol_yari, sag_yari, AYRAC)),
    ]


def rakip_puani_listesi(durum: Durum, tanitim: Tablo) -> Satirlar:
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
    tablo = oyuncularinki({BSNO: tanitim[BSNO], **turlara_ayir(satirlar)})
    return [
        "\nRakip Puanları (sonucuyla; *: maç oynanmadı):",
        *map(str.rstrip, tablo_satirlari(tablo)),
    ]


def sonuc_listeleri(
    durum: Durum, tanitim: Tablo, siralama_basligi: str, tablo_basligi: str
) -> list[Satirlar]:
    """Turlardan sonraki sıralama listesini ve çapraz tabloyu, verilen başlıklarla, döndürür.

    Oyuncular ilkinde başarı sıralamasına göre, ikincisinde BSNo sırasındadır.
    """
    yerler = range(len(durum["puanlar"]))  # ilki BYE'ınki
    degerler = [olcutler(bsno, durum) for bsno in yerler]
    basari_sirasi = bsnolari_sirala(yerler[ILK_BSNO:], degerler)
    snolar = [""] * len(yerler)
    for sno, bsno in enumerate(basari_sirasi, 1):
        snolar[bsno] = str(sno)
    olcut_sutunlari = {
        ad: bicimle(olcut, BOLENLER[ad]) for ad, olcut in zip(BOLENLER, zip(*degerler))
    }
    basari = {SNO: snolar, **tanitim, **olcut_sutunlari}
    # Sözlükte yinelenen anahtar (BSNo) ilk yerini korur.
    capraz = {
        BSNO: tanitim[BSNO],
        SNO: snolar,
        **tanitim,
        **tur_sutunlari(durum, tanitim[BSNO]),
        **olcut_sutunlari,
    }
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
    EEXIST: "bu adda bir dosya var, başka bir ad giriniz",
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


def yanit_oku(istem: str, akis: TextIO) -> str:
    """İstemi akışa yazar, bir satır okur ve çevresindeki boşlukları atarak döndürür.

    Girdi bittiyse EOFError verir. Uçbirimde Enter'sız yazılan da yanıt değildir. Python'un kendi
    input()'u kullanılmaz: uçbirimde istemi stderr'e yazar.
    """
    akis.write(istem)
    akis.flush()
    satir = satir_oku()
    if not satir.endswith("\n") and (not satir or ucbirimde()):
        raise EOFError
    return satir.strip(BOSLUKLAR)


def inputla_oku(istem: str, _: TextIO) -> str:
    """Yanıtı input'la alır, çevresindeki boşlukları atarak döndürür; yanit_oku'nun yerinedir."""
    return input(istem).strip(BOSLUKLAR).replace("\n", " ")  # yanıt bir satırdır


def okunacak_var() -> bool:
    """Uçbirimde okunmayı bekleyen, Enter'la biten satır var mı? En çok BEKLEME saniye bekler.

    Windows'ta yarım satır da sayılır.
    """
    if sys.platform == "win32":
        time.sleep(BEKLEME)
        return msvcrt.kbhit()
    return bool(select.select([sys.stdin], [], [], BEKLEME)[0])


def artanlari_oku() -> None:
    """Uçbirime, sorulacaklar bittikten sonra da, yapıştırılmış satırları okur, sayısını bildirir.

    Okunmasalar kabuk her birini komut sanırdı.
    """
    if not isinstance(sys.stdin, TextIOWrapper) or not sys.stdin.isatty():
        return
    sayi = 0
    with suppress(KeyboardInterrupt):  # turnuva bitmiştir, yarıda kalmaz
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
# Kayıtta her yanıt, sorusunun adıyla, bir satırdır: "ELO (222): 1500"; sözler adsızdır: "yok 222".
# Program, kayıttaki satırlar bittikten sonra eşleştirdiği her turun masalarını da bir satır olarak
# yazar: "# 2. tur: 99-4 222-BYE". Elle yazılmış yanıt adsız olabilir; masalar satırı olmayabilir.

AD_SONU = ":"  # satırda sorunun adını yanıttan ayırır; kabul edilen hiçbir yanıtta yoktur
MASA_ISARETI = "#"  # masalar satırının başı; kabul edilen hiçbir yanıt böyle başlamaz
MASA_AYRACI = "-"  # beyazın LNo'su ile siyahınkinin arasında
YINELENEBILEN_ADLAR = {"", LNO, AD_SOYAD, ELO, UKD}
MASA_ORNEGI = f"99{MASA_AYRACI}4 222{MASA_AYRACI}{BYE_ADI}"  # masaların yazılışı


def satirlara_ayir(icerik: bytes | bytearray) -> Satirlar:
    """Kaydın satırlarını, çevrelerindeki boşluklar olmadan döndürür.

    Kayıt Enter'la bitiyorsa sonuncusu boş metindir. UTF-8 olmayan baytların yerine COZULEMEYEN
    konur.
    """
    return [satir.strip(BOSLUKLAR) for satir in icerik.decode("utf-8", "replace").split("\n")]


def adi(satir: str) -> str:
    """Satırın adını, boşluksuz, döndürür ("2.tur3.masa(99-4)"); adsız satırınki boş metindir."""
    return bosluksuz(satir.rpartition(AD_SONU)[0])


def yaniti(satir: str) -> str:
    """Satırın yanıtını döndürür.

    >>> yaniti("ELO (222): 1500"), yaniti("1500")
    ('1500', '1500')
    """
    return satir.rpartition(AD_SONU)[2].strip(BOSLUKLAR)


def bosluksuz(ad: str) -> str:
    """Adı boşluksuz döndürür: "2. tur" ile "2.tur" birdir."""
    return "".join(ad.split())


def yururluktekiler(satirlar: Satirlar) -> dict[str, tuple[int, str]]:
    """Kaydın geçerli satırlarını, dosyadaki numaralarıyla, kullanılacakları sırayla döndürür.

    - Aynı adlı satırlardan sonraki geçer, ilkinin yerinde kullanılır: düzeltme böyle bir satırdır.
      Bir LNo'nun `yeni` satırlarında da böyledir.
    - Bir turun masalarından sonraki geçer, kendi yerinde.
    - Söz, hemen üstünde kalan masaları geçersiz kılar.
    - Adsız satırlar, LNo'su olmayan adlar yinelenebilir: hepsi geçer.

    >>> list(yururluktekiler(["ELO (9): 0", "# 1. tur: 9-4", "yok 4", "ELO (9): 1200"]).values())
    [(4, 'ELO (9): 1200'), (3, 'yok 4')]
    """
    gecenler: dict[str, tuple[int, str]] = {}
    son_anahtar = ""
    for no, satir in enumerate(satirlar, 1):
        anahtar = satirin_anahtari(no, satir)
        if satir.startswith(MASA_ISARETI):
            gecenler.pop(anahtar, None)
        elif anahtar not in gecenler and soze_ayir(satir)[0] and son_anahtar[:1] == MASA_ISARETI:
            del gecenler[son_anahtar]
        gecenler[anahtar] = no, satir
        son_anahtar = next(reversed(gecenler))
    return gecenler


def satirin_anahtari(no: int, satir: str) -> str:
    """Satırın, birbirinin yerine geçenlerde aynı olan anahtarını döndürür; `no` numarasıdır."""
    soz, verilenler = soze_ayir(satir)
    if soz == YENI:
        with suppress(ValueError, IndexError):  # adı Yeni olanın adsız satırında sayı yoktur
            return f"{YENI} {tam_sayi(verilenler[0])}"
    ad = adi(satir)
    return f" {no}" if ad in YINELENEBILEN_ADLAR else ad  # adda boşluk yoktur, karışmazlar


def son_yanitin_yeri(icerik: bytes | bytearray) -> int:
    """Son yanıtın satırının başladığı yeri (bayt) döndürür; ardında masalar satırı olabilir."""
    # Sonundaki Enter'dan önceki Enter'ın ardı; öylesi yoksa rfind -1 verir, yer 0 olur.
    yer = icerik.rfind(b"\n", 0, len(icerik) - 1) + 1
    while yer and satirlara_ayir(icerik[yer:])[0].startswith(MASA_ISARETI):
        yer = icerik.rfind(b"\n", 0, yer - 1) + 1
    return yer


def masalari_yaz(masalar: Masalar, lnolar: Sutun) -> str:
    """Masaların kayıttaki yazılışını (MASA_ORNEGI gibi) döndürür."""
    return " ".join([f"{lnolar[beyaz]}{MASA_AYRACI}{lnolar[siyah]}" for beyaz, siyah in masalar])


def masalari_coz(lnolar: Sutun, oynayanlar: Bsnolar, metin: str) -> Masalar:
    """Kayıttaki masaları çözer: "99-4 222-BYE".

    Çizginin çevresinde boşluk, masaların arasında virgül olabilir.

    Oynayanların her biri bir masada oturmuyorsa, masalar ikişer kişilik değilse ya da BYE sonda
    değilse ValueError verir: kim eksik, kim fazla, neden olabilir ya da nasıl yazılır.

    >>> masalari_coz(["BYE", "99", "222", "4"], [1, 2, 3], "99 - 4, 222-BYE")
    [(1, 3), (2, 0)]
    """
    bitisik = MASA_AYRACI.join(map(str.strip, metin.replace(",", " ").split(MASA_AYRACI)))
    lno_masalari = [masa.split(MASA_AYRACI) for masa in bitisik.split()]
    oturanlar = [lno for masa in lno_masalari for lno in masa]
    oturan = Counter(oturanlar)
    oturacak = Counter([lnolar[bsno] for bsno in oynayanlar] + [BYE_ADI] * (len(oynayanlar) % 2))
    eksik, fazla = oturacak - oturan, oturan - oturacak
    hatalar = []
    if eksik:
        hatalar.append(f"Eksik: {' '.join(eksik)!r}.")
    if any(fazla):  # boş yer ("99-") biçimin hatasıdır
        hatalar.append(f"Fazla: {' '.join(filter(None, fazla))!r}.")
    ikiserli = all(len(masa) == 2 for masa in lno_masalari)
    lno_ya_da_bye = all(lno.isdecimal() or lno == BYE_ADI for lno in oturanlar)
    if not (ikiserli and lno_ya_da_bye and oturanlar) or BYE_ADI in oturanlar[:-1]:
        hatalar.append(f"Masalar ikişer kişiliktir, {BYE_ADI} sondadır: {MASA_ORNEGI}")
    elif hatalar and len(oturan) == len(oturanlar):
        hatalar.append(f"Bu satırın üstünde bir {YOK}, {VAR} ya da {YENI} satırı eksik olabilir.")
    if hatalar:
        raise ValueError("\n".join(hatalar))
    bsnolar = {lno: bsno for bsno, lno in enumerate(lnolar)}
    return [(bsnolar[beyaz], bsnolar[siyah]) for beyaz, siyah in lno_masalari]


# ---------------------------------------------------------------- Kayıt: dosyası
# Dosyada, baytı baytına, programın bildiği (oturum["icerik"]) durmalıdır; buna her yazmadan önce
# bakılır. Program kapanırken dosyanın bilinenle başlaması yeter, ardında başka satırlar olabilir.
# Dosyada başka bir şey varsa ona dokunulmaz: bilinen, yanındaki yeni bir dosyaya yazılır ve
# program biter. Bir yanıt yazılamazsa yazılabilmiş parçası dosyadan kesilir ve program biter.


def kaydi_ac(oturum: Oturum) -> None:
    """Kayıt dosyasını okur (`oturum` değişir); dosya yoksa kurar, uçbirimde bunu söyler.

    Kullanılamayan ya da son satırı Enter'la bitmeyen dosya için DurduranHata verir.
    """
    kayit, icerik = oturum["kayit"], oturum["icerik"]
    yeni = not path.exists(kayit)
    if not yeni:
        girdi_de_o = girdi_dosyada() and path.samefile(kayit, sys.stdin.fileno())
        if girdi_de_o or not path.isfile(kayit):
            raise DurduranHata(
                f"{kayit}: kayıt dosyası olamaz; sıradan bir dosya değil ya da girdi de o."
            )
    try:
        with open(kayit, "a+b") as dosya:  # yoksa kurulur; yazılabildiği de böyle anlaşılır
            dosya.seek(0)
            icerik += dosya.read()
    except OSError as hata:
        raise DurduranHata(
            f"{kayit}: kayıt dosyası açılamıyor: {sistem_hatasi(hata)}."
        ) from hata
    if icerik.startswith((b"\xff\xfe", b"\xfe\xff")):  # Not Defteri'nin "Unicode"u da
        raise DurduranHata(f"{kayit}: UTF-8 değil, UTF-16; UTF-8 olarak saklayınız.")
    if icerik and not icerik.endswith(b"\n"):
        satirlar = satirlara_ayir(icerik)
        raise DurduranHata(
            f"{kayit}: {len(satirlar)}. satırın sonunda Enter yok: {alinti(satirlar[-1])}.\n"
            "Satırı siliniz (yeniden sorulur; düzeltmeyse eski yanıt geçer) ya da, siz\n"
            "yazdıysanız, Enter'la bitiriniz."
        )
    if yeni and ucbirimde():
        bildir(f"{kayit}: yeni kayıt.")


def dosyadakini_oku(kayit: str) -> bytes | None:
    """Kayıt dosyasında şimdi bulunanı döndürür; okunamıyorsa (silinmişse de) None."""
    with suppress(OSError), open(kayit, "rb") as dosya:
        return dosya.read()
    return None


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
    except BaseException:  # Ctrl-C de
        with suppress(OSError):
            os.remove(yol)
        raise


def yandaki_ad(kayit: str) -> str:
    """Kaydın yanında kullanılmayan ilk adı döndürür: turnuva.txt için turnuva-1.txt, ..."""
    govde, uzanti = path.splitext(kayit)
    adlar = (f"{govde}-{no}{uzanti}" for no in count(1))
    return next(ad for ad in adlar if not path.lexists(ad))


def yanina_yaz(kayit: str, bilinen: bytearray) -> str:
    """Bilineni kaydın yanında yeni bir dosyaya yazar; nereye yazdığını söyleyen cümleyi döndürür.

    Yazılamazsa cümle nedenini söyler.
    """
    kopya = yandaki_ad(kayit)
    try:
        yeni_dosyaya_yaz(kopya, bilinen)
    except OSError as hata:
        return f"Programın bildikleri {kopya} dosyasına yazılamadı:\n{sistem_hatasi(hata)}."
    return f"Programın bildiği bütün yanıtlar {kopya} dosyasında;\nturnuva ondan da sürer."


def bilineni_kurtar(oturum: Oturum, dosyadaki: bytes | None) -> NoReturn:
    """Programın bildiği satırları kaydın yanına yazar; ne olduğunu söyleyen DurduranHata verir.

    `dosyadaki` kayıtta şimdi bulunandır; okunamıyorsa None.
    """
    kayit = oturum["kayit"]
    neden = (
        "dosya başka bir yerden değiştirildi, öyle bırakıldı"
        if dosyadaki
        else "dosya silinmiş, taşınmış, boşaltılmış ya da okunamıyor"
    )
    raise DurduranHata(f"{kayit}: {neden}.\n{yanina_yaz(kayit, oturum['icerik'])}")


def dosyaya_yaz(kayit: str, tutulan: int, eklenen: bytes) -> None:
    """Dosyanın ilk `tutulan` baytını tutar, ardına ekleneni yazar; yazılamayanı geri keser.

    Yazılamazsa nedenini ve neyin kaydedilemediğini söyleyen DurduranHata verir.
    """
    try:
        with open(kayit, "r+b", buffering=0) as dosya:
            dosya.truncate(tutulan)
            dosya.seek(tutulan)
            try:
                diske_yaz(dosya, eklenen)
            except BaseException:  # Ctrl-C de
                with suppress(OSError):
                    dosya.truncate(tutulan)
                raise
    except OSError as hata:
        ne = alinti(eklenen.decode().strip()) if eklenen else "geri alma"
        raise DurduranHata(
            f"{kayit}: {sistem_hatasi(hata)}.\nKaydedilmemiş olabilir: {ne}."
        ) from hata


def satirlari_degistir(oturum: Oturum, tutulan: int, eklenen: bytes = b"") -> None:
    """Satırların (`icerik`) ilk `tutulan` baytını tutar, ardına ekleneni koyar.

    Yeni yanıt eklemek de son yanıtı geri almak da budur. Kayıt istendiyse dosya da öyle değişir;
    dosyada bilinen yoksa ya da yazılamazsa DurduranHata verir.
    """
    kayit, icerik = oturum["kayit"], oturum["icerik"]
    if kayit:
        dosyadaki = dosyadakini_oku(kayit)
        if dosyadaki != bytes(icerik):
            icerik += eklenen  # program bunu da biliyor
            bilineni_kurtar(oturum, dosyadaki)
    del icerik[tutulan:]  # dosyadan önce: araya giren Ctrl-C'de dosya ancak uzun kalır
    if kayit:
        dosyaya_yaz(kayit, tutulan, eklenen)
    icerik += eklenen


def kaydi_denetle(oturum: Oturum) -> bytes:
    """Kayıt dosyasındakini döndürür; dosya bilinenle başlamıyorsa DurduranHata verir.

    Dosyada bilinenin ardında başka satır olabilir; araya giren bir Ctrl-C de böyle satır bırakır.
    Kayıt istenmediyse boş döndürür.
    """
    if not oturum["kayit"]:
        return b""
    dosyadaki = dosyadakini_oku(oturum["kayit"])
    if not (dosyadaki or b"").startswith(oturum["icerik"]):
        bilineni_kurtar(oturum, dosyadaki)
    return dosyadaki or b""


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
    "BH-1, BH-2: rakiplerin puanlarının toplamı; en düşük 1 (2) rakip sayılmaz.",
    "SB: yenilen rakiplerin puanları ile berabere kalınanların yarısı. GS: galibiyet.",
    "Puanları eşit olanları sırayla BH-1, BH-2, SB, GS ayırır.",
)
DIK_KAGIDA_SIGAN = 95  # daha geniş listeler yatay kâğıda basılır (karakter)


def turun_listeleri(oynanan: Oynanan) -> list[Satirlar]:
    """Turda duvara asılacak listeleri döndürür: adlarla eşleştirmeler, son durum.

    Son durum, ilk turda başlangıç listesi, sonra bir önceki turun maçları ile onun sonundaki
    sıralama ve çapraz tablodur.
    """
    durum, tanitim = oynanan["durum"], oynanan["tanitim"]
    eslestirmeler = eslestirme_listesi(oynanan, (LNO, AD_SOYAD))
    oynanan_tur = oynanan["tur_no"] - 1
    if oynanan_tur == 0:
        return [eslestirmeler, baslangic_listesi(tanitim)]
    siralama, capraz_tablo = sonuc_listeleri(
        durum,
        tanitim,
        f"{oynanan_tur}. tur sonunda sıralama:",
        f"{oynanan_tur}. tur sonunda çapraz tablo:",
    )
    return [eslestirmeler, mac_listesi(durum, tanitim), *anlamiyla(siralama, capraz_tablo)]


def anlamiyla(siralama: Satirlar, capraz_tablo: Satirlar) -> list[Satirlar]:
    """Sıralamayı, altında ölçütlerin anlamıyla, ve çapraz tabloyu döndürür."""
    return [[*siralama, *OLCUTLERIN_ANLAMI], capraz_tablo]


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
        # Sütun adlarının altındaki çizgiden önceki satırlar öyle bitmez.
        ust, cizgi_sonu, alt = "\n".join(liste).partition(f"{CIZGI}\n")
        sayfa += (
            f'<pre class="{kagit}" style="--en: {en}">'
            f"<b>{turnuva}\n{ust}{cizgi_sonu}</b>{alt}\n</pre>\n"
        )
    return sayfa


def baskasinin(sayfa_yolu: str, ilk_satir: bytes) -> bool:
    """Bu yolda, ilk satırı `ilk_satir` olandan başka bir şey var mı? Boş dosya sayılmaz."""
    if not path.isfile(sayfa_yolu):  # boru, açılınca beklerdi
        return path.lexists(sayfa_yolu)
    with suppress(OSError), open(sayfa_yolu, "rb") as dosya:
        return dosya.read(len(ilk_satir)) not in (b"", ilk_satir)
    return True


def listeleri_as(listeler: list[Satirlar], kayit: str) -> None:
    """Listeleri kaydın yanındaki sayfaya yazar; yazamazsa söyler.

    O addaki dosya bu kaydın sayfası değilse ona dokunmaz, bunu söyler.
    """
    sayfa_yolu = path.splitext(kayit)[0] + LISTELER_EKI
    # UTF-8'e çevrilemeyen ad da yazılabilir; başka adla karışmaz.
    sayfa = listelerin_sayfasi(
        listeler, path.basename(kayit).replace("\n", " ")
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

IPUCU = f"\n(son yanıtı geri almak için {GERI_AL}, yazılabilecekler için {YARDIM_ISARETI})"


class YenidenYurut(Exception):
    """Turnuva baştan yürütülsün: satırlara verilen satır eklenir; boşsa son yanıt geri alınır."""


def satiri_kullan(ad: str, coz: Callable[[str], Deger], oturum: Oturum) -> tuple[Deger, str]:
    """Kaydın sıradaki satırını kullanır (`kalan_satirlar` kısalır); değerini ve satırı döndürür.

    Adı olmayan satırın bütünü yanıttır. Satır `ad` sorusunun geçerli yanıtı değilse yerini, ne
    olması gerektiğini (`ad`) ve nedenini söyleyen DurduranHata verir.
    """
    no, satir = oturum["kalan_satirlar"].popleft()
    try:
        if AD_SONU in satir and adi(satir) != bosluksuz(ad):
            raise ValueError(f"Yazan: {alinti(satir)}")
        return coz(yaniti(satir)), satir
    except ValueError as hata:
        raise DurduranHata(
            f"{oturum['kayit']}: {no}. satır:\nOlması gereken: {ad}{AD_SONU} …\n{hata}"
        ) from hata


def satir_ekle(satir: str, oturum: Oturum) -> None:
    """Yeni satırı satırlara (`icerik`), istendiyse dosyaya ekler."""
    satirlari_degistir(oturum, len(oturum["icerik"]), f"{satir}\n".encode())


def girdiden_al(istem: str, coz: Callable[[str], Deger], oturum: Oturum) -> tuple[Deger, str]:
    """Girdiden geçerli bir yanıt gelene dek sorar; değerini ve yanıtı döndürür.

    Klavyede yanıt yerine yazılabilenleri de (komutu_uygula) karşılar; ad-soyad sorulurken düzelt
    ile yardım birer ad olabilir. `oturum` değişir.
    """
    if oturum["soru_ustu"]:
        ustunu_soyle(oturum)
    while True:
        yanit = oturum["oku"](istem, sys.stdout)
        if oturum["klavyeden"]:
            komut_olabilir = coz is not ad_soyad_coz or yanit in (GERI_AL, YARDIM_ISARETI)
            if komut_olabilir and komutu_uygula(yanit, oturum):
                continue
        try:
            return coz(yanit), yanit
        except ValueError as hata:
            bildir(f"{hata}{IPUCU if oturum['klavyeden'] and oturum['icerik'] else ''}")
            oturum["reddedilen"] += 1


def ustunu_soyle(oturum: Oturum) -> None:
    """Sorunun üstünde söylenecekleri söyler."""
    while oturum["soru_ustu"]:
        bildir(oturum["soru_ustu"].pop(0))


def komutu_uygula(yanit: str, oturum: Oturum) -> bool:
    """Klavyede yazılan geri almaysa, yardımsa, düzeltmeyse gereğini yapar; değilse False döndürür.

    Geri almada ve düzeltmede YenidenYurut verir.
    """
    sozcuk, *verilenler = yanit.split() or [""]
    if yanit == GERI_AL and oturum["icerik"]:
        raise YenidenYurut("")
    if yanit == YARDIM_ISARETI or sade(yanit) == sade(YARDIM_SOZU):
        bildir(YAZILABILENLER)
    elif sade(sozcuk) == sade(DUZELT):
        duzelt(verilenler, oturum)
    else:
        return False
    return True


def sor(ad: str, istem: str, coz: Callable[[str], Deger], oturum: Oturum) -> Deger:
    """Sorunun yanıtını kayıttan, bittiyse girdiden alır; `coz`un bulduğu değeri döndürür.

    Kayıttan alınan yanıt, istemiyle birlikte, ekrana yazılır; yanıt soruya (`ad`) uymuyorsa
    DurduranHata verir. Girdiden gelen yanıt, saklanacaksa, satırlara eklenir; satır yazılamazsa da
    DurduranHata verir.
    """
    if oturum["kalan_satirlar"]:
        deger, satir = satiri_kullan(ad, coz, oturum)
        print(istem + yaniti(satir))
    else:
        deger, yanit = girdiden_al(istem, coz, oturum)
        if not oturum["saklanir"]:
            return deger
        satir = f"{ad}{AD_SONU} {yanit}"
        satir_ekle(satir, oturum)
    oturum["sorulanlar"][ad] = {
        "satir": satir,
        "istem": istem,
        "coz": coz,
        "gosterilen": satir,
    }
    return deger


def geri_al(oturum: Oturum) -> None:
    """Son yanıtı, varsa ardındaki masaları da, siler; ne olduğu `oturum`da kalır."""
    icerik = oturum["icerik"]
    yer = son_yanitin_yeri(icerik)
    # Sonuncusu Enter'ın ardıdır, boştur.
    alinan, *masa_satirlari = satirlara_ayir(icerik[yer:])[:-1]
    satirlari_degistir(oturum, yer)
    ileti = f"Geri alındı: {alinan}"
    kalanlar = satirlara_ayir(icerik)
    anahtar = satirin_anahtari(len(kalanlar), alinan)
    if anahtar in yururluktekiler(kalanlar[:-1]):
        _, eskisi = yururluktekiler(kalanlar[:-1])[anahtar]
        ileti += f" (şimdi: {yaniti(eskisi)})"
    if masa_satirlari:
        ileti += "; ardındaki turun masaları da silindi"
    oturum["soru_ustu"].append(ileti)


def turun_masalari(tur: Tur, tanitim: Tablo, oturum: Oturum) -> tuple[Masalar, Satirlar]:
    """Turun masalarını, kayıtta sıradaysa oradan, `Not: ` satırlarıyla döndürür.

    Kayıttaki masalar, yöntem şimdi başkasını bulsa da değişmez; kayıttakiler oynanacak turun
    masaları değilse DurduranHata verir (yöntem eşleştirme bulamadıysa onlara bakmaz). Kayıtta
    masalar yoksa yöntemin masaları döner; kayıt burada bitiyorsa ona eklenirler.
    """
    yonteminki, lnolar = tur["masalar"], tanitim[LNO]
    ad = f"{MASA_ISARETI} {siradaki_tur(tur['durum'])}. tur"
    siradaki = oturum["kalan_satirlar"][0][1] if oturum["kalan_satirlar"] else ""
    # Yöntem eşleştirme bulamadıysa turnuva burada biter; başka turun masaları artanlardandır.
    if adi(siradaki) == bosluksuz(ad) or (yonteminki and siradaki.startswith(MASA_ISARETI)):
        coz = partial(masalari_coz, lnolar, tur["siralama"])
        masalar, _ = satiri_kullan(ad, coz, oturum)
        if sorted(masalar) != sorted(yonteminki):  # masaların sırası ayrı olabilir
            return masalar, [kayit_notu(masalar, tur["durum"])]
    else:
        masalar = yonteminki
        if masalar and oturum["saklanir"] and not oturum["kalan_satirlar"]:
            satir_ekle(f"{ad}{AD_SONU} {masalari_yaz(masalar, lnolar)}", oturum)
    return masalar, list(gevsetme_notlari(masalar, tur, tanitim)) if masalar else []


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
    not_ = f"{NOT_BASI}{siradaki_tur(durum)}. turun masaları kayıttan alındı."
    if yineleyenler:
        not_ += f" Yeniden karşılaşan ya da yeniden tur atlayan var {mno_listesi(yineleyenler)}."
    if ayri_masalar:
        not_ += f" Ayrı tutulan var {mno_listesi(ayri_masalar)}."
    return not_


# ---------------------------------------------------------------- Düzeltme
# Klavyede "düzelt 222" yazılınca 222'nin yanıtlarından seçilen yeniden sorulur; yeni yanıt, aynı
# adla, bir satır daha olur (yururluktekiler). Bunların hepsi stderr'e yazılır.

DUZELT_BICIMI = f"{DUZELT} 222 (oyuncunun LNo'su) ya da {DUZELT} tur yazınız."


def hatada_oku(istem: str, oturum: Oturum) -> str:
    """İstemi stderr'e yazıp yanıtı okur; yardım istenirse yazar, yeniden sorar."""
    while (yanit := oturum["oku"](istem, sys.stderr)) == YARDIM_ISARETI:
        bildir(YAZILABILENLER)
    return yanit


def hataya_sor(
    istem: str, coz: Callable[[str], Deger], oturum: Oturum
) -> tuple[Deger, str] | None:
    """stderr'e yazarak geçerli bir yanıt gelene dek sorar; Enter ile GERI_AL'da None döndürür."""
    while (yanit := hatada_oku(istem, oturum)) not in ("", GERI_AL):
        try:
            return coz(yanit), yanit
        except ValueError as hata:
            bildir(str(hata))
    bildir("Düzeltilmedi.")
    return None


def duzelt(verilenler: list[str], oturum: Oturum) -> None:
    """Verilen son tam sayının (LNo) bir yanıtını ya da tur sayısını düzelttirir.

    Düzeltilirse YenidenYurut verir.
    """
    sayilar = []
    for verilen in verilenler:
        with suppress(ValueError):
            sayilar.append(str(tam_sayi(verilen)))
    if [sade(verilen) for verilen in verilenler] == ["TUR"]:
        tur_sayisini_duzelt(oturum)
    elif sayilar and sade(verilenler[0]) != "TUR":
        birini_duzelt(sayilar[-1], oturum)
    else:
        tanitim = tanitim_sutunlari(list(oturum["oyuncular"].values()))
        gecenler = [adi_gecenler(verilen, tanitim) for verilen in verilenler]
        bildir(DUZELT_BICIMI + "".join(gecenler))


def tur_sayisini_duzelt(oturum: Oturum) -> None:
    """Tur sayısını, sonucu girilmiş son turdan az olmamak üzere, yeniden sorar."""
    sorulanlar = oturum["sorulanlar"]
    if TUR_SAYISI not in adlilar(sorulanlar):
        bildir(f"Tur sayısı düzeltilemez.{adsizlar(oturum)}")
        return
    turlar = [int(ad.partition(".")[0]) for ad in sorulanlar if ad[0].isdecimal()]  # sonuçlar
    en_az, en_cok = tur_sayisi_araligi(len(oturum["oyuncular"]))
    sorulan = sorulanlar[TUR_SAYISI]
    sorulan["istem"], sorulan["coz"] = tur_sayisi_sorusu(max(turlar, default=en_az), en_cok)
    yanitini_duzelt(TUR_SAYISI, oturum)


def adlilar(sorulanlar: Mapping[str, Sorulan]) -> list[str]:
    """Yanıtları kayıtta adlarıyla duran soruların adlarını döndürür."""
    return [ad for ad, sorulan in sorulanlar.items() if AD_SONU in sorulan["satir"]]


def adsizlar(oturum: Oturum) -> str:
    """Adsız yanıt varsa bunların düzeltilemeyeceğini söyleyen satırı döndürür."""
    if len(adlilar(oturum["sorulanlar"])) == len(oturum["sorulanlar"]):
        return ""
    return "\nKayıtta adsız satırda duran yanıtlar burada düzeltilemez."


def addaki_lnolar(ad: str) -> list[str]:
    """Satır adının ayraçlarındaki LNo'ları döndürür: "ELO (222)", "2. tur 3. masa (99-4)"."""
    _, _, ayractaki = ad.rstrip(")").rpartition("(")
    return ayractaki.split(MASA_AYRACI)


def birini_duzelt(lno: str, oturum: Oturum) -> None:
    """LNo'nun yanıtlarını numaralayıp gösterir, seçileni düzelttirir."""
    sorulanlar = oturum["sorulanlar"]
    adlar = [ad for ad in adlilar(sorulanlar) if lno in addaki_lnolar(ad)]
    satirlar = [f"{no}) {sorulanlar[ad]['gosterilen']}" for no, ad in enumerate(adlar, 1)]
    bildir("\n".join(satirlar or [f"{lno} için düzeltilecek yanıt yok."]) + adsizlar(oturum))
    if f"{YENI} {lno}" in yururluktekiler(satirlara_ayir(oturum["icerik"])[:-1]):
        bildir(
            "Sonradan gelenin adı, ELO'su, UKD'si turun ilk sonucundan önce\n"
            f"{YENI} {lno} … yazılarak düzeltilir."
        )
    if adlar:
        istem = f"Düzeltilecek yanıtın numarasını giriniz (1-{len(adlar)}, vazgeçmek için Enter): "
        secilen = hataya_sor(istem, partial(aralik_coz, 1, len(adlar)), oturum)
        if secilen:
            no, _ = secilen
            yanitini_duzelt(adlar[no - 1], oturum)


def yanitini_duzelt(ad: str, oturum: Oturum) -> None:
    """Adı verilen soruyu yeniden sorar; yanıt gelirse satırı eklensin diye YenidenYurut verir."""
    sorulan = oturum["sorulanlar"][ad]
    bildir(f"{sorulan['gosterilen']}. Değiştirmemek için Enter.")
    yeni = hataya_sor(sorulan["istem"], sorulan["coz"], oturum)
    if yeni:
        deger, yanit = yeni
        simdiki = AYRAC.join(SONUCLAR[deger]) if sorulan["coz"] is sonuc_coz else yanit
        ileti = f"Düzeltildi. Önce: {sorulan['gosterilen']}. Şimdi: {simdiki}."
        if ad != TUR_SAYISI:
            ileti += masalara_ne_olur(oturum)
        oturum["soru_ustu"].append(ileti)
        raise YenidenYurut(f"{ad}{AD_SONU} {yanit}")


def masalara_ne_olur(oturum: Oturum) -> str:
    """Düzeltmeden sonra eşleştirilmiş turların ne olduğunu döndürür; tur yoksa boş metin."""
    gecenler = yururluktekiler(satirlara_ayir(oturum["icerik"])[:-1])
    satirlar = [satir for _, satir in gecenler.values()]
    if not any(satir.startswith(MASA_ISARETI) for satir in satirlar):
        return ""
    ileti = "\nEşleştirilmiş turların masaları değişmedi."
    if satirlar[-1].startswith(MASA_ISARETI):  # turun sonucu yok
        ileti += f" Bu turda maç başlamadıysa\n{ESLESTIR} yazınca tur yeniden eşleştirilir."
    return ileti


# ---------------------------------------------------------------- Turnuvanın yürütülmesi

# İstemlerin sözleri, karışık yazımıyla, dersin örneğindendir. Kayıttaki adı (sor'un ilk değeri)
# değişen ya da yeni bir soru, bugünkü kayıtları okunmaz yapar.

TUR_SAYISI = "tur sayısı"
ISTEM_SONUC = (
    f"%d. turda %d. masada oynanan macin sonucunu giriniz ({min(SONUCLAR)}-{max(SONUCLAR)}): "
)
BUYUK_KUVVET = 3000  # daha büyüğünde çoğu kez bir basamak fazladır


def oyunculari_al(oturum: Oturum) -> None:
    """Oyuncuları, LNo'su 0 ya da negatif olana kadar sorar, `oturum`a koyar."""
    oyuncular = oturum["oyuncular"]
    istem_lno = "Oyuncunun lisans numarasini giriniz (bitirmek için 0 ya da negatif giriniz): "
    istem_ad = "Oyuncunun adini-soyadini giriniz: "
    istem_elo = f"Oyuncunun ELO’sunu giriniz (en az {EN_AZ_KUVVET}, yoksa 0): "
    istem_ukd = f"Oyuncunun UKD’sini giriniz (en az {EN_AZ_KUVVET}, yoksa 0): "
    coz = partial(lno_coz, oyuncular)
    while (lno := sor(LNO, istem_lno, coz, oturum)) > 0:
        oyuncular[lno] = {
            "lno": lno,
            "ad_soyad": sor(f"{AD_SOYAD} ({lno})", istem_ad, ad_soyad_coz, oturum),
            "elo": sor(f"{ELO} ({lno})", istem_elo, kuvvet_coz, oturum),
            "ukd": sor(f"{UKD} ({lno})", istem_ukd, kuvvet_coz, oturum),
        }
        print()


def sonradan_gelenler(oturum: Oturum) -> dict[int, Oyuncu]:
    """Kalan satırlardaki `yeni` sözleriyle gelecek oyuncuları döndürür: LNo -> oyuncu.

    Yanlış yazılmış söz geçilir; hatasını, sırası gelince, sozu_uygula söyler.
    """
    gelenler = {}
    for _, satir in oturum["kalan_satirlar"]:
        soz, _ = soze_ayir(satir)
        if soz == YENI:
            with suppress(ValueError):
                oyuncu = yeni_oyuncu_coz(satir)
                if oyuncu["lno"] not in oturum["oyuncular"]:
                    gelenler[oyuncu["lno"]] = oyuncu
    return gelenler


def listeyi_yaz(satirlar: Satirlar) -> None:
    """Bir boş satırdan sonra listenin satırlarını yazar."""
    print("\n".join(["", *satirlar]))


def tur_sayisi_sorusu(en_az: int, en_cok: int) -> tuple[str, Callable[[str], int]]:
    """Tur sayısının istemini ve yanıtını çözeni döndürür."""
    istem = f"Turnuvadaki tur sayisini giriniz ({en_az}-{en_cok}): "
    return istem, partial(aralik_coz, en_az, en_cok)


def listeden_sonra_soyle(oturum: Oturum) -> None:
    """Başlangıç listesinin altında, klavyedekine, bakması gerekenleri söyler."""
    if oturum["reddedilen"]:
        bildir(f"{oturum['reddedilen']} yanıt kabul edilmedi; listeyi denetleyiniz.")
        oturum["reddedilen"] = 0
    for lno, oyuncu in oturum["oyuncular"].items():
        for ad, kuvvet in ((ELO, oyuncu["elo"]), (UKD, oyuncu["ukd"])):
            if kuvvet > BUYUK_KUVVET:
                bildir(
                    f"{lno} {oyuncu['ad_soyad']}: {ad} {kuvvet} çok büyük; "
                    f"yanlışsa {DUZELT} {lno} yazınız."
                )
    if not oturum["kayit"]:
        bildir(
            "Yanıtlarınız hiçbir dosyada değil. Ctrl-C'ye, sonra Enter'a basarsanız\n"
            "saklanırlar. Turnuva bitince hiçbir yanıt düzeltilemez."
        )


def adlarini_yaz(bsnolar: Bsnolar, arada: str, tanitim: Tablo) -> str:
    """Oyuncuları iletilerdeki gibi döndürür: "99 ÇETİN CAN AY - 4 İLKNUR AKAR" (arada: " - ")."""
    return arada.join(oyuncunun_adi(bsno, tanitim) for bsno in bsnolar)


def sonucun_adi(mno: int, oynanan: Oynanan) -> str:
    """Masanın sonucunun kayıttaki adını döndürür: "2. tur 3. masa (99-4)"."""
    lnolari = masalari_yaz([oynanan["masalar"][mno - 1]], oynanan["tanitim"][LNO])
    return f"{oynanan['tur_no']}. tur {mno}. masa ({lnolari})"


def sonuc_ya_da_soz_coz(oynanan: Oynanan, sorulan: int, metin: str) -> tuple[int, str]:
    """Sorulan masanın sonucu yerine `7=1`, ilk sonuçtan önce `yok 222` de olabilen yanıtı çözer.

    Masa no'sunu ve sonuç kodunu döndürür; yanıt sözse kod boştur.
    """
    kodlar = oynanan["kodlar"]
    soz, _ = soze_ayir(metin)
    if soz:
        if any(kodlar.values()):
            raise yanit_hatasi(
                metin,
                "turun ilk sonucundan önce yazılır",
                f"sıradaki turda yazınız. {GELMEYENE_NE_GIRILIR}",
            )
        sozu_uygula(oynanan["durum"], oynanan["tanitim"], metin)
        return sorulan, ""
    masa, _, sonuc = metin.rpartition(MASANIN)
    with suppress(ValueError):
        mno = tam_sayi(masa.strip(BOSLUKLAR)) if MASANIN in metin else sorulan
        if mno in kodlar:
            return mno, sonuc_coz(sonuc.strip(BOSLUKLAR))
    ornek = f"başka masanınki, örneğin: {len(kodlar)}{MASANIN}1 (masalar 1-{len(kodlar)})"
    raise yanit_hatasi(metin, "sonuç değil", f"{SONUC_ANAHTARI}; {ornek}")


def sonucu_tut(mno: int, satir: str, oynanan: Oynanan, oturum: Oturum) -> None:
    """Masanın girilmiş sonucunu düzeltilebilecekler (`sorulanlar`) arasına koyar."""
    oturum["sorulanlar"][sonucun_adi(mno, oynanan)] = {
        "satir": satir,
        "istem": ISTEM_SONUC % (oynanan["tur_no"], mno),
        "coz": sonuc_coz,
        "gosterilen": sonucun_yazilisi(mno, oynanan),
    }


def sonucu_kayittan_al(
    sorulan: int, adlar: Mapping[str, int], oynanan: Oynanan, oturum: Oturum
) -> None:
    """Sonucu kaydın sıradaki satırından alır.

    Adlı satırdaki, adındaki masanındır; adsızı sorulan masanın sorusunu yanıtlar, `7=1` de
    olabilir. `adlar`: satırın adı (bosluksuz) -> masa no.
    """
    _, satir = oturum["kalan_satirlar"][0]
    mno = adlar.get(adi(satir), sorulan)
    ad = sonucun_adi(mno, oynanan)
    if AD_SONU in satir:
        kod, _ = satiri_kullan(ad, sonuc_coz, oturum)
    else:
        (mno, kod), _ = satiri_kullan(ad, partial(sonuc_ya_da_soz_coz, oynanan, mno), oturum)
    print(ISTEM_SONUC % (oynanan["tur_no"], mno if AD_SONU in satir else sorulan) + yaniti(satir))
    oynanan["kodlar"][mno] = kod
    sonucu_tut(mno, satir, oynanan, oturum)


def sonucu_girdiden_al(sorulan: int, oynanan: Oynanan, oturum: Oturum) -> None:
    """Sonucu girdiden alır; klavyede başka masanınki ya da söz de yazılabilir.

    Sözde YenidenYurut verir.
    """
    istem = ISTEM_SONUC % (oynanan["tur_no"], sorulan)
    if not oturum["klavyeden"]:
        mno = sorulan
        kod, yanit = girdiden_al(istem, sonuc_coz, oturum)
    else:
        if oturum["kayit"]:
            masa = oynanan["masalar"][sorulan - 1]
            oturum["soru_ustu"].append(adlarini_yaz(masa, AYRAC, oynanan["tanitim"]))
        coz = partial(sonuc_ya_da_soz_coz, oynanan, sorulan)
        (mno, kod), yanit = girdiden_al(istem, coz, oturum)
        if not kod:
            oturum["soru_ustu"].append(sozun_yankisi(yanit, oynanan))
            raise YenidenYurut(yanit)
    kodlar = oynanan["kodlar"]
    eski_kod = kodlar[mno]
    kodlar[mno] = kod
    if oturum["saklanir"]:
        _, _, yazilan = yanit.rpartition(MASANIN)
        satir = f"{sonucun_adi(mno, oynanan)}{AD_SONU} {yazilan.strip(BOSLUKLAR)}"
        satir_ekle(satir, oturum)
        sonucu_tut(mno, satir, oynanan, oturum)
        if MASANIN in yanit:
            bildir(sonucun_yankisi(mno, eski_kod, oynanan))


def acik_masalar(kodlar: Mapping[int, str]) -> str:
    """Sonucu girilmemiş masaları söyleyen cümleyi döndürür."""
    aciklar = [str(mno) for mno, kod in kodlar.items() if not kod]
    return f"Açık masalar: {', '.join(aciklar) or 'yok'}."


def sonucun_yazilisi(mno: int, oynanan: Oynanan) -> str:
    """Sonucu oyuncularıyla döndürür: "2. tur 3. masa: 60 ALİ DEMİR ½ - ½ 31 ZEYNEP YILDIZ"."""
    arada = f" {AYRAC.join(SONUCLAR[oynanan['kodlar'][mno]])} "
    mac = adlarini_yaz(oynanan["masalar"][mno - 1], arada, oynanan["tanitim"])
    return f"{oynanan['tur_no']}. tur {mno}. masa: {mac}"


def sonucun_yankisi(mno: int, eski_kod: str, oynanan: Oynanan) -> str:
    """Masasıyla verilen sonucu, eskisi varsa onu, sonucu girilmemiş masaları döndürür."""
    eskisi = f" (önce {AYRAC.join(SONUCLAR[eski_kod])})" if eski_kod else ""
    return f"{sonucun_yazilisi(mno, oynanan)}{eskisi}. {acik_masalar(oynanan['kodlar'])}"


def sozun_yankisi(metin: str, oynanan: Oynanan) -> str:
    """Sözün kimler için olduğunu, turun masalarının değişip değişmediğini döndürür."""
    durum, tanitim = oynanan["durum"], oynanan["tanitim"]
    soz, verilenler = soze_ayir(metin)
    if soz == YENI:
        degisti = str(tam_sayi(verilenler[0])) not in tanitim[LNO]
    else:
        yeni_tur = turu_eslestir(sozu_uygula(durum, tanitim, metin))
        degisti = yeni_tur["masalar"] != oynanan["masalar"]
        bsnolar = [tanitim[LNO].index(str(tam_sayi(verilen))) for verilen in verilenler]
        metin = f"{soz} {adlarini_yaz(bsnolar, ', ', tanitim)}".rstrip()
    if degisti:
        return f"{metin}: tur yeniden eşleştirildi, önceki masaları geçersizdir."
    return f"{metin}: turun masaları değişmedi."


def turu_oyna(oynanan: Oynanan, oturum: Oturum) -> Durum:
    """Turun listesini yazar, maçlarının sonuçlarını alır; turdan sonraki durumu döndürür.

    Sonuçlar önce kayıttan, kalanlar girdiden alınır; girdiye ilkini sormadan duvara asılacak
    listeler yenilenir. İlk sonuçtan önce bir söz yazılırsa YenidenYurut verir.
    """
    kodlar = oynanan["kodlar"]
    listeyi_yaz(eslestirme_listesi(oynanan, (BSNO, LNO)))
    print()
    if oturum["kalan_satirlar"]:
        adlar = {bosluksuz(sonucun_adi(mno, oynanan)): mno for mno in kodlar}
        for sorulan in kodlar:
            while oturum["kalan_satirlar"] and not kodlar[sorulan]:  # 7=1 başkasınınkini doldurur
                sonucu_kayittan_al(sorulan, adlar, oynanan, oturum)
    if oturum["kayit"] and "" in kodlar.values():
        listeleri_as(turun_listeleri(oynanan), oturum["kayit"])
        if oturum["klavyeden"] and any(kodlar.values()) and not oturum["soru_ustu"]:
            oturum["soru_ustu"].append(acik_masalar(kodlar))
    for sorulan in kodlar:
        while not kodlar[sorulan]:
            sonucu_girdiden_al(sorulan, oynanan, oturum)
    return tur_sonrasi(oynanan["durum"], oynanan["masalar"], kodlar.values())


def sozleri_oku(durum: Durum, tanitim: Tablo, oturum: Oturum) -> Durum:
    """Kayıtta sıradaki sözleri sıradaki tura uygular; onlardan sonraki durumu döndürür."""
    ad = f"{siradaki_tur(durum)}. tur 1. masa"
    while oturum["kalan_satirlar"] and soze_ayir(oturum["kalan_satirlar"][0][1])[0]:
        durum, _ = satiri_kullan(ad, partial(sozu_uygula, durum, tanitim), oturum)
    return durum


def turlari_oyna(durum: Durum, tur_sayisi: int, tanitim: Tablo, oturum: Oturum) -> Durum:
    """Turları eşleştirip oynatır; son oynanandan sonraki durumu döndürür.

    Eşleştirme kalmadıysa istenenden az tur oynanır. Adımlar, istendiyse, yöntemin bulduğu
    masalarındır; oynananlar kayıttaki başka masalar olabilir.
    """
    while siradaki_tur(durum) <= tur_sayisi:
        durum = sozleri_oku(durum, tanitim, oturum)
        tur = turu_eslestir(durum)
        # Adımlar ikinci turdan başlayarak, eşleştirme kaldıysa yazılır.
        if oturum["adimlar"] and durum["masalar"] and tur["masalar"]:
            bildir(*adim_listesi(tur))
        masalar, notlar = turun_masalari(tur, tanitim, oturum)
        if not masalar:
            break  # eşleştirme kalmadı
        oynanan: Oynanan = {
            **tur,
            "masalar": masalar,
            "tur_no": siradaki_tur(durum),
            "notlar": notlar,
            "tanitim": tanitim,
            "kodlar": dict.fromkeys(range(1, len(maclar(masalar)) + 1), ""),
        }
        durum = turu_oyna(oynanan, oturum)
    return durum


def sonuclari_yaz(durum: Durum, tur_sayisi: int, tanitim: Tablo, oturum: Oturum) -> None:
    """Nihai sıralamayı ve çapraz tabloyu yazar, duvara asar; turnuva erken bittiyse notuyla."""
    if oturum["adimlar"]:
        bildir(*rakip_puani_listesi(durum, tanitim))
    nihai_liste, capraz_tablo = sonuc_listeleri(
        durum, tanitim, "Nihai Sıralama Listesi:", "Çapraz Tablo:"
    )
    if siradaki_tur(durum) <= tur_sayisi:
        nihai_liste.insert(0, bitis_notu(durum))
    listeyi_yaz(nihai_liste)
    listeyi_yaz(capraz_tablo)
    if oturum["kayit"]:
        maclar_listesi = mac_listesi(durum, tanitim)
        listeler = [maclar_listesi, *anlamiyla(nihai_liste, capraz_tablo)]
        listeleri_as(listeler, oturum["kayit"])


def turnuvayi_yonet(oturum: Oturum) -> None:
    """Turnuvayı ödevdeki sırayla yürütür: oyuncular, turlar, nihai sıralama, çapraz tablo."""
    oyunculari_al(oturum)
    gelenler = sonradan_gelenler(oturum)
    oturum["oyuncular"].update(gelenler)
    oyuncular = baslangic_siralamasi(oturum["oyuncular"].values())
    tanitim = tanitim_sutunlari(oyuncular)
    listeyi_yaz(baslangic_listesi(tanitim))
    print()
    en_az, en_cok = tur_sayisi_araligi(len(oyuncular))
    istem, coz = tur_sayisi_sorusu(en_az, en_cok)
    if oturum["kalan_satirlar"]:
        # Kayıttaki daha az olabilir: sonradan oyuncu gelmiş ya da turnuva kısaltılmıştır.
        _, coz = tur_sayisi_sorusu(1, en_cok)
    else:
        if oturum["kayit"]:
            listeleri_as([baslangic_listesi(tanitim)], oturum["kayit"])
        if oturum["klavyeden"]:
            listeden_sonra_soyle(oturum)
    tur_sayisi = sor(TUR_SAYISI, istem, coz, oturum)
    ilk_renk = sor(
        "ilk renk",
        "Baslangic siralamasina gore ilk oyuncunun ilk turdaki rengini giriniz (b/s): ",
        renk_coz,
        oturum,
    )
    sonradanlar = {
        bsno for bsno, oyuncu in enumerate(oyuncular, ILK_BSNO) if oyuncu["lno"] in gelenler
    }
    durum = ilk_durum(len(oyuncular), ilk_renk, sonradanlar)
    durum = turlari_oyna(durum, tur_sayisi, tanitim, oturum)
    sonuclari_yaz(durum, tur_sayisi, tanitim, oturum)


# ---------------------------------------------------------------- Turnuvanın başı ve sonu

SON_SORU = (
    f"Turnuva bitti. Kapatmak için Enter; son yanıtı geri almak için {GERI_AL};\n"
    f"düzeltmek için, örneğin, {DUZELT} 222 (oyuncunun LNo'su) ya da {DUZELT} tur."
)
ONERILEN_KAYIT = "turnuva.txt"
SILINSIN, SAKLANSIN = "SIL", "EVET"  # saklama sorusunun yanıtları, sade yazılışlarıyla


def yarida_kaldi(ileti: str, oturum: Oturum) -> None:
    """Turnuvanın yarıda kaldığını (`ileti`), kayıt varsa nereden süreceğini, son yanıtı bildirir.

    Kayıt yoksa klavyedekine yanıtların saklanıp saklanmayacağını sorar. Kayıt dosyasında bilinen
    yoksa bunları yapmaz, DurduranHata verir.
    """
    if sys.stdout.isatty():
        print()  # imleç istemin satırındadır
    dosyadaki = kaydi_denetle(oturum)
    if oturum["kayit"]:
        ileti += f"\nTurnuva {oturum['kayit']} kaydından sürer."
        if dosyadaki:
            son_satir = satirlara_ayir(dosyadaki[son_yanitin_yeri(dosyadaki) :])[0]
            ileti += f"\nSon yanıt: {son_satir}"
    bildir(ileti)
    if oturum["klavyeden"] and oturum["icerik"] and not oturum["kayit"]:
        with suppress(EOFError, KeyboardInterrupt):
            saklamayi_sor(oturum)


def saklamayi_sor(oturum: Oturum) -> None:
    """Yanıtları, istenirse, yeni bir dosyaya yazar; turnuvayı sürdürecek komutu söyler."""
    onerilen = ONERILEN_KAYIT
    if path.lexists(onerilen):
        onerilen = yandaki_ad(onerilen)
    istem = f"Saklamak için Enter ({onerilen}) ya da başka bir ad; silmek için sil: "
    while sade(yanit := hatada_oku(istem, oturum)) != SILINSIN:
        kayit = onerilen if sade(yanit) in ("", SAKLANSIN) else yanit
        if kayit == GERI_AL or kayit.startswith("-") or "\0" in kayit:
            bildir(f"{alinti(kayit)} bir dosya adı olamaz.")
            continue
        try:
            yeni_dosyaya_yaz(kayit, oturum["icerik"])
        except OSError as hata:
            bildir(f"{kayit}: {sistem_hatasi(hata)}.")
            continue
        calisan = sys.argv[0] if DOSYADAN else BETIK_ADI
        betik, dosya = (f'"{yol}"' if " " in yol else yol for yol in (calisan, kayit))
        python = "py" if sys.platform == "win32" else "python3"
        bildir(f"Saklandı. Sürdürmek için:\n{python} {betik} --kayit {dosya}")
        return


def bitti(oturum: Oturum) -> None:
    """Turnuva bitince söylenecekleri bildirir: kullanılmayanları, reddedilenleri, kaydın yerini.

    Kayıt dosyasında bilinen yoksa DurduranHata verir. Kayıtlı turnuva uçbirimde (stderr de
    oradaysa), kayıtta satır artmadan bittiyse son soruyu sorar; geri alma ile düzeltmede
    YenidenYurut verir.
    """
    kayit = oturum["kayit"]
    # Tur sayısı azaltıldıysa eşleştirilmiş turun masaları, sözleri durur; artırılırsa yine geçer.
    artanlar = [no for no, satir in oturum["kalan_satirlar"]
                if not (adi(satir).endswith(".tur") or soze_ayir(satir)[0])]
    if artanlar:
        bildir(
            f"{kayit}: {artanlar[0]}. satır ve sonrası kullanılmadı;\nturnuva ondan önce bitti."
        )
    if oturum["reddedilen"] and oturum["klavyeden"]:
        bildir(
            f"Başlangıç listesinden sonra {oturum['reddedilen']} yanıt kabul edilmedi; "
            "yerlerine yenileri soruldu."
        )
        oturum["reddedilen"] = 0
    kaydi_denetle(oturum)
    if girdi_dosyada() and sys.stdin.buffer.read().strip():
        bildir("Girdinin sonundaki satırlar kullanılmadı; turnuva onlardan önce bitti.")
    artanlari_oku()
    if kayit and oturum["klavyeden"]:
        bildir(f"Kayıt {kayit} dosyasında.")
        if (input_baskasinin() or sys.stderr.isatty()) and not artanlar:
            with suppress(EOFError, KeyboardInterrupt):
                son_soru(oturum)
            artanlari_oku()
            kaydi_denetle(oturum)


def son_soru(oturum: Oturum) -> None:
    """Biten turnuvanın kapatılmasını bekler; geri alma ile düzeltmede YenidenYurut verir."""
    ustunu_soyle(oturum)
    bildir(SON_SORU)
    while yanit := oturum["oku"]("", sys.stdout):
        if not komutu_uygula(yanit, oturum):
            bildir(f"{alinti(yanit)} geçersiz.")
        bildir(SON_SORU)


def turnuvayi_calistir(kayit: str, adimlar: bool) -> int:
    """Turnuvayı, `kayit` boş değilse o kayıtla, yürütür; çıkış kodunu döndürür.

    `adimlar` doğruysa eşleştirmelerin adımlarını da yazar.
    """
    oturum: Oturum = {
        "kayit": kayit,
        "adimlar": adimlar,
        "klavyeden": ucbirimde(),
        "oku": inputla_oku if input_baskasinin() else yanit_oku,
        "saklanir": bool(kayit) or ucbirimde(),
        "icerik": bytearray(),
        "kalan_satirlar": deque(),
        "oyuncular": {},
        "sorulanlar": {},
        "soru_ustu": [],
        "reddedilen": 0,
    }
    try:
        if kayit:
            kaydi_ac(oturum)
        while True:
            satirlar = satirlara_ayir(oturum["icerik"])[:-1]  # sonuncusu Enter'ın ardıdır, boştur
            oturum["kalan_satirlar"] = deque(yururluktekiler(satirlar).values())
            oturum["oyuncular"], oturum["sorulanlar"] = {}, {}
            try:
                turnuvayi_yonet(oturum)
                bitti(oturum)
                return CIKIS_TAMAM
            except YenidenYurut as istek:
                (eklenecek,) = istek.args
            if eklenecek:
                satir_ekle(eklenecek, oturum)
            else:
                geri_al(oturum)
    except EOFError:
        yarida_kaldi("Girdi turnuva bitmeden sona erdi.", oturum)
        return CIKIS_YARIM
    except KeyboardInterrupt:
        yarida_kaldi("Turnuva yarıda kesildi.", oturum)
        return CIKIS_KESILDI


# ---------------------------------------------------------------- Komut satırı

# Not defterinin hücresinde __file__ yoktur, sys.argv de hücrenin değildir.
DOSYADAN = "__file__" in globals()
BETIK_ADI = path.basename(__file__) if DOSYADAN else "satranc.py"
KULLANIM = f"Kullanımı: {BETIK_ADI} [--kayit DOSYA] [--adimlar]"
YAZILABILENLER = f"""\
Klavyede, sorunun yanıtı yerine yazılabilenler:
Yanlışı düzeltmek için (kayıtlı turnuvada bittikten sonra da)
  {GERI_AL}                     son yanıtı geri alır; yinelenirse bir öncekini
  {DUZELT} 222            LNo'su 222 olanın adını, ELO'sunu, UKD'sini, sonucunu
  {DUZELT} tur            tur sayısını değiştirir
  7{MASANIN}1                   sonuç sorusunda: 7. masanın sonucu 1 olur
Oyuncular değişince, turun ilk sonucundan önce, sonuç sorusunda
  {SOZ_ORNEKLERI[YOK]} 4             bu oyuncular artık oynamaz, 0 puan alır
  {SOZ_ORNEKLERI[VAR]}               bu oyuncu yeniden oynar
  {SOZ_ORNEKLERI[YENI]}  sonradan gelen: LNo, ELO, UKD, ad-soyad
  {SOZ_ORNEKLERI[AYRI]}           bu oyuncular birbiriyle eşleştirilmez
  {SOZ_ORNEKLERI[BIRLIKTE]}       bu oyuncular yeniden eşleştirilebilir
  {SOZ_ORNEKLERI[ESLESTIR]}              tur yeniden eşleştirilir
Tur başladıktan sonra maçına gelmeyen olursa sonuç olarak 3, 4 ya da 5 girin.
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

Sonuç kodları (beyaz - siyah; + rakibi gelmemiş, - kendisi gelmemiş):
  {SONUC_ANAHTARI}

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

    stdout'a yazılamıyorsa nedenini bildirir, CIKIS_YARIM döndürür; çıktıyı okuyan program
    kapandıysa bir şey bildirmez.
    """
    ciktilari_ayarla()
    if None in (sys.stdin, sys.stdout, sys.stderr):
        sys.exit("Girdi ya da çıktı kapalı.")  # çıkış kodu 1'dir
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
    if isinstance(sys.stdout, TextIOWrapper):
        # Arabellekte kalan, çıkarken yeniden yazılmaya kalkışılmasın.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return kod


if __name__ == "__main__":
    CIKIS_KODU = main()
    if CIKIS_KODU != CIKIS_TAMAM:  # not defteri her SystemExit'i hata gibi gösterir
        sys.exit(CIKIS_KODU)
