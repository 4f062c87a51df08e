"""Ödevlerin oynatıldığı turnuvalar: rastgele, seçilmiş; geçerli, yanlış yanıtları deneyenler."""

import random
from collections import defaultdict, namedtuple
from functools import lru_cache
from unittest import mock

from tests import yalin
from tests.uretec import SORULAR, alt_alta, oyuncular, turnuva_girdisi
from tests.yalin import KARAKTERLER, KIMLIK, OLCUTLER, YONTEM, baslangic_sirasi, buyut, turnuva
from tests.yanlislar import ESLESTIRME, TUR_ATLAMA
from tests.yardim import tablo_oku

# Ödevin adımlarının sonuna dek eşlediği turnuvalar, turnuva_girdisi'nin parametreleriyle: her
# ölçütü, yanlislar.py'nin her yanlış eşleştirme kuralını biri ayırır (ayirdiklari). Bir kural
# değişip biri takılırsa ya da bir eksik kalırsa test_kiyasla söyler, yenilerini
# python3 -m tests.kiyas_deneme yazar.
SECILENLER = (
    (13, 6, 5, "çok gelmeyen"), (13, 6, 474, "karışık"), (13, 6, 803, "çok gelmeyen"),
    (13, 6, 1622, "karışık"), (12, 5, 32, "karışık"), (7, 4, 211, "çok gelmeyen"),
    (10, 5, 1046, "karışık"), (7, 4, 1233, "çok gelmeyen"), (30, 8, 4, "karışık"),
)
YENISI, EN_COK_TOHUM = (13, 6, None, "çok gelmeyen"), 3000
YANLIS_KURALLAR = {**ESLESTIRME, **TUR_ATLAMA}
NIHAI = "Nihai Sıralama Listesi:"


def ayirdiklari(girdi, arananlar):
    """Aranan yanlış kurallardan turnuvanın eşlemelerini değiştirenler; ölçütlerden nihai sırada
    BSNo'su büyük olanı üste koyanlar.
    """
    dokum, *_ = turnuva(girdi)
    nihai = tablo_oku(dokum, NIHAI)
    ayrilan = {next(ad for ad in OLCUTLER if ust[ad] != alt[ad])
               for ust, alt in zip(nihai, nihai[1:]) if int(ust["BSNo"]) > int(alt["BSNo"])}
    for ad in YANLIS_KURALLAR.keys() & arananlar:
        with mock.patch.multiple(yalin, **YANLIS_KURALLAR[ad]):
            yanlisi, *_ = turnuva(girdi)
        if yanlisi.split(NIHAI)[0] != dokum.split(NIHAI)[0]:
            ayrilan.add(ad)
    return ayrilan


def eksikler(girdiler):
    """Turnuvaların hiçbirinin ayırmadığı ölçütler, yanlış kurallar."""
    eksik = {*OLCUTLER, *YANLIS_KURALLAR}
    for girdi in girdiler:
        eksik -= ayirdiklari(girdi, eksik)
    return eksik


# oyuncular: (LNo, büyük harfli ad, ELO, UKD) demetleri, doğru başlangıç sırasıyla.
Turnuva = namedtuple("Turnuva", "girdi oyuncular tur renk kodlar")


def girdi_oku(girdi):
    """Girdi metninden Turnuva; 0-5'ten başka sonuçlar atlanır.

    Yanıtlar ödevdeki sorulara uymuyorsa ValueError ya da StopIteration verir.
    """
    yanitlar = map(str.strip, girdi.split("\n"))
    bilgiler = []
    while (lno := int(next(yanitlar))) > 0:
        ad = " ".join(buyut(next(yanitlar)).split())
        sayilar = [int(next(yanitlar)) for _ in SORULAR[2:]]
        bilgiler.append((lno, ad, *sayilar)[:len(KIMLIK)])
    if not all(ad.replace(" ", "").isalpha() for _, ad, *_ in bilgiler):
        raise ValueError("adlarda yalnız harf ve boşluk olabilir")
    tur, renk = int(next(yanitlar)), next(yanitlar).lower()
    return Turnuva(girdi, baslangic_sirasi(bilgiler), tur, renk,
                   [yanit for yanit in yanitlar if yanit in KARAKTERLER])


def secilen_girdi(alan):
    return turnuva_girdisi(*alan, duz=True)


def takilir_mi(girdi):
    """Ödevin adımları, yazıldığı gibi, turlardan birini eşleyemiyor mu?"""
    return {*turnuva(girdi)[1]} != {YONTEM}


def turnuva_sec(rastgele, sayi, takilan=False, kisa=False):
    """Adımların takılmadığı (takilan: takıldığı) bir Turnuva."""
    en_az = (sayi - 1).bit_length()
    while True:
        girdi = turnuva_girdisi(
            sayi, rastgele.randint(en_az, min(en_az + 2, sayi - 1)),
            rastgele.randrange(10**6), rastgele.choice(("karışık", "çok gelmeyen")),
            duz=True, kisa=kisa)
        if takilir_mi(girdi) == takilan:
            return girdi_oku(girdi)


@lru_cache(maxsize=None)
def turnuvalar(adet, tohum, cikmaz_sayisi):
    """(3'ten 24 kişiye büyüyen rastgele turnuvalar ile seçilmişler, çıkmazlar)."""
    rastgele = random.Random(tohum)
    rastgeleler = [turnuva_sec(rastgele, 3 + 22 * no // adet, kisa=no % 2) for no in range(adet)]
    secilenler = [girdi_oku(secilen_girdi(alan)) for alan in SECILENLER]
    cikmazlar = [turnuva_sec(rastgele, 9 + no, takilan=True) for no in range(cikmaz_sayisi)]
    return rastgeleler + secilenler, cikmazlar


# Turnuvanın, oyunculardan sonraki soruları
BITIREN, TUR, RENK, SONUC = "bitiren LNo", "tur sayısı", "ilk renk", "sonuç"
TURKCESIZ = str.maketrans("çğıöşüÇĞİÖŞÜ", "cgiosuCGIOSU")


def sorulari(turnuva):
    """Turnuvanın yanıtlarının soruları, sırasıyla."""
    sonuclar = [SONUC] * turnuva.tur * (len(turnuva.oyuncular) // 2)
    return [*SORULAR * len(turnuva.oyuncular), BITIREN, TUR, RENK, *sonuclar]


def yanitla(turnuva, soru, yeni, ikincide=False):
    """Turnuva, sorunun yeni(yanıt) yanıtlarıyla; istenirse yalnız ikinci oyuncunun, masanın."""
    yanitlar, sorular = turnuva.girdi.splitlines(), sorulari(turnuva)
    yerler = [yer for yer, sorulan in enumerate(sorular) if sorulan == soru]
    for yer in yerler[:2][-1:] if ikincide else yerler:
        yanitlar[yer] = yeni(yanitlar[yer])
    return girdi_oku(alt_alta(*yanitlar))


def sade(sayi, tur):
    """Yanıtları en olağanlardan olan, adımların takılmadığı bir Turnuva."""
    adlar = "Ada Kara", "Can Demir", "Ece Polat", "Nur Sezer"
    bilgiler = [(31 + 10 * no, adlar[no % 4], 1900 - 30 * no, 1850 - 30 * no)
                for no in range(sayi)]
    sonuclar = ("12" * sayi * tur)[:sayi // 2 * tur]
    return girdi_oku(alt_alta(*oyuncular(bilgiler), tur, "b", *sonuclar))


def degistir(eski, yeni):
    """eski yanıtı yeni'ye, öbürlerini kendilerine götüren işlev."""
    return lambda yanit: yeni if yanit == eski else yanit


# Geçerli yanıtlar: adı -> (soru, yanıt, o reddediliyorsa turnuvaların yanıtlarını değiştiren).
GECERLILER = {
    "LNo 1": ("LNo", "1", lambda lno: int(lno) + 10000),
    "altı basamaklı LNo": ("LNo", "123456", str),
    "bir ELO ile aynı LNo": ("LNo", "1900", str),  # öncekilerden birinin ELO'su
    "bir UKD ile aynı LNo": ("LNo", "1850", str),
    "iki sözcüklü ad": ("Ad-Soyad", "Can Demir", lambda ad: ad.replace(" ", "")),
    "tek sözcüklü ad": ("Ad-Soyad", "Can", lambda ad: ad if " " in ad else f"{ad} A"),
    "üç sözcüklü ad": ("Ad-Soyad", "Can Su Demir", lambda ad: " ".join(ad.split()[:2])),
    "29 harfli ad": ("Ad-Soyad", "Abcçdefgğhıi Jklmnoöprsştuüvyz",
                     lambda ad: ad.translate(TURKCESIZ)),
    **{f"{soru} 0": (soru, "0", lambda puan: max(999, int(puan)) + 1) for soru in ("ELO", "UKD")},
    **{f"{soru} 1000": (soru, "1000", degistir("1000", "1001")) for soru in ("ELO", "UKD")},
    "ELO 3300": ("ELO", "3300", lambda elo: min(int(elo), 1900)),  # sade'de alınan en büyük
    "0 LNo bitirir": (BITIREN, "0", lambda _: "-1"),
    "negatif LNo bitirir": (BITIREN, "-1", lambda _: "0"),
    "ilk renk b": (RENK, "b", degistir("b", "s")),
    "ilk renk s": (RENK, "s", degistir("s", "b")),
    "küçük harfli renk": (RENK, "b", str.upper),
    **{f"sonuç {kod}": (SONUC, kod, degistir(kod, "2" if kod == "1" else "1"))
       for kod in KARAKTERLER},
}
IKINCI, N, EKSIK = "ikinci kez", "oyuncu sayısı", "en azın bir eksiği"
# Sözle yazılanların değeri turnuvaya göredir (kiyas_yanit).
KUVVET = "abc", "", "999", "-1"
YANLISLAR = {
    "LNo": ("abc", "", IKINCI), "ELO": KUVVET, "UKD": KUVVET, TUR: ("abc", "", N, EKSIK, "-1"),
    RENK: ("x", "", "1"), SONUC: ("abc", "", "6", "-1", "12"),
}
# Adı -> (soru, yanlış yanıtı)
YANITLAR = {f"{soru}: {yanlis or 'boş'}": (soru, yanlis)
            for soru, yanlislar in YANLISLAR.items() for yanlis in yanlislar}
# Yanlış yanıtlar bunların birincisinde, program onu bitiremiyorsa ikincisinde denenir: en az tur
# sayısı log2'nin aşağıya, yakınına yuvarlananından başkadır.
YANLIS_ALANLARI = sade(5, 3), sade(6, 3)
EN_AZ, EN_COK = "4 oyuncu 2 tur", "4 oyuncu 3 tur"
# Adı -> o geçerli yanıtı deneyen turnuva
DENEMELER = {
    EN_AZ: sade(4, 2), EN_COK: sade(4, 3), "8 oyuncu 3 tur": sade(8, 3),
    **{ad: yanitla(sade(4, 2), soru, lambda _, yanit=yanit: yanit, ikincide=True)
       for ad, (soru, yanit, _) in GECERLILER.items()},
}


def bir_arada(turnuva):
    """Turnuva, sondan başlayarak yanıtlarının yerinde, sondakilerden, geçerli yanıtlarla."""
    kalanlar = defaultdict(dict)
    for soru, yanit, _ in GECERLILER.values():
        kalanlar[soru].setdefault(yanit)
    ciftler = reversed([*zip(sorulari(turnuva), turnuva.girdi.splitlines())])
    return girdi_oku(alt_alta(*reversed([
        kalanlar[soru].popitem()[0] if kalanlar[soru] else yanit for soru, yanit in ciftler])))


HEPSI = bir_arada(sade(4, 3))  # dört kişide adımlar takılmaz


def uyarla(turnuva, redler):
    """Turnuva, bu geçerli yanıtlar olmadan; öyle kurulamıyorsa None."""
    sayi = len(turnuva.oyuncular)
    sinirda = {EN_AZ: turnuva.tur == (sayi - 1).bit_length(), EN_COK: turnuva.tur == sayi - 1}
    if any(map(sinirda.get, redler)):
        return None
    for soru, _, yeni in filter(None, map(GECERLILER.get, redler)):
        turnuva = yanitla(turnuva, soru, yeni)
    return turnuva


def aranan(sayi, tur, tur_adi, eksik):
    """Adımların takılmadığı, eksiklerden birini (varsa) ayıran ilk alan; bulunamazsa None."""
    for tohum in range(EN_COK_TOHUM):
        girdi = secilen_girdi(alan := (sayi, tur, tohum, tur_adi))
        if not takilir_mi(girdi) and (not eksik or ayirdiklari(girdi, eksik) & eksik):
            return alan
    return None


def main():
    """SECILENLER'i, takılanların yerine, ayrılmayanlar için bulunanlarla yazar."""
    takilanlar = [alan for alan in SECILENLER if takilir_mi(secilen_girdi(alan))]
    alanlar = [alan for alan in SECILENLER if alan not in takilanlar]
    eksik = eksikler(map(secilen_girdi, alanlar))
    while takilanlar or eksik:
        sayi, tur, _, tur_adi = takilanlar.pop(0) if takilanlar else YENISI
        alan = aranan(sayi, tur, tur_adi, eksik)
        if not alan:
            break
        alanlar.append(alan)
        eksik -= ayirdiklari(secilen_girdi(alan), eksik)
    print(*alanlar, sep="\n")
    if eksik:
        raise SystemExit(f"{EN_COK_TOHUM} tohumda ayrılmayan: {', '.join(sorted(eksik))}")


if __name__ == "__main__":
    main()
