"""Her sorunun kabul ettiği yanıtlar, ikinci kez ve yalnızca tanım olarak.

satranc.py ile ortak kodu yoktur. Tanımlar şartın sözlerindendir: çevredeki boşluk,
sekme, \\r ve BOM yanıttan değildir; tam sayı, isteğe bağlı bir işaret ile en çok 640 ASCII
rakamdır; ad, harflerden ve `' ’ - .` ile boşluktan oluşur, en az bir harfli, olduğu gibi en çok
100 karakterdir.
"""

import re
import unicodedata

from tests.yalin import KARAKTERLER

CEVRE = " \t\r\ufeff"
SAYI = r"[+-]?[0-9]{1,640}"
AD_ISARETLERI = "'’-."
AD_EN_COK = 100


def yanit(desen, metin):
    """Metin, çevresindeki boşluklar dışında, desene uyuyorsa o parçası; uymuyorsa None."""
    eslesen = re.fullmatch(desen, metin.strip(CEVRE))
    return eslesen and eslesen[0]


def sayi(metin):
    """Yanıtın tam sayısı; tam sayı değilse None."""
    bulunan = yanit(SAYI, metin)
    return None if bulunan is None else int(bulunan)


def lno_olur(metin, alinmis=()):
    """İlk iki oyuncunun lisans numarası olur mu?"""
    return sayi(metin) is not None and sayi(metin) > 0 and sayi(metin) not in alinmis


def kuvvet_olur(metin):
    return sayi(metin) is not None and (sayi(metin) == 0 or sayi(metin) >= 1000)


def tur_sayisi_olur(metin, en_az, en_cok):
    return sayi(metin) is not None and en_az <= sayi(metin) <= en_cok


def renk_olur(metin):
    return yanit("[bsBS]", metin) is not None


def sonuc_olur(metin):
    return str(sayi(metin)) in KARAKTERLER


def ad(metin):
    """Metnin verdiği büyük harfli ad; ad değilse None."""
    if len(metin.strip(CEVRE)) > AD_EN_COK:
        return None
    bosluklar = {k for k in metin if k == "\t" or unicodedata.category(k) == "Zs"}
    bosluklu = "".join(" " if k in bosluklar else k for k in metin.strip(CEVRE))
    sozcukler = [sozcuk for sozcuk in bosluklu.split(" ") if sozcuk]
    duz = unicodedata.normalize("NFC", " ".join(sozcukler)).replace("i\u0307", "i")
    harfler = [karakter for karakter in duz if karakter not in " " + AD_ISARETLERI]
    if not harfler or any(unicodedata.category(harf)[0] != "L" for harf in harfler):
        return None
    buyukler = {"i": "İ", "ı": "I"}
    return unicodedata.normalize("NFC", "".join(buyukler.get(harf, harf.upper()) for harf in duz))
