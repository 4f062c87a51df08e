"""Oyuncuların yanıtları, sözleri; tohumlu rastgele turnuvaların girdi metinleri; bozulmuşları."""

import random
from functools import partial
from itertools import chain, starmap

from tests.yalin import ISTEMLER, KARAKTERLER

SORULAR = (*ISTEMLER,)  # bir oyuncuya sorulanlar
ELO, UKD = SORULAR.index("ELO"), SORULAR.index("UKD")


def oyuncu(lno, ad="A", elo=0, ukd=0):
    """SORULAR'ın yanıtları; sınamaların bakmadığı, herkeste aynıdır ya da LNo'dan hesaplanır."""
    return [lno, ad, elo, ukd]


def yeni_sozu(*bilgisi):
    """Sonradan gelen oyuncu(*bilgisi)'nin sözü."""
    lno, ad, *sayilar = oyuncu(*bilgisi)
    return " ".join(map(str, ["yeni", lno, *sayilar, ad]))


def alt_alta(*yanitlar):
    """Yanıtlar, her biri bir satırda."""
    return "".join(f"{yanit}\n" for yanit in yanitlar)


def oyuncular(bilgiler):
    """Oyuncuların yanıtları ile bitiren 0; bilgiler: (LNo,), (LNo, ad-soyad), ... demetleri."""
    return [*chain.from_iterable(starmap(oyuncu, bilgiler)), 0]


BOZUKLAR = (
    b"", b"\n", b"\xff\xfe", b"\xff", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xe2\x80\xa8",
    b"9" * 5000, b"A" * 2_000_000, b"yok ", b"yeni,", b" ", b"\r",
    *b"# : - 9 0 1 -1 b %s%d \x00 \x1b[2J \x04 \x1a".split(),
)


def boz(rastgele, metin, en_cok=2):
    """Metnin bozulmuş baytları: satırlar silinir, yinelenir, yer değiştirir, kesilir, değişir.

    Kiminin sonu da kesiktir.
    """
    satirlar = metin.encode().splitlines(keepends=True)
    for _ in range(rastgele.randint(1, en_cok)):
        no, oteki = rastgele.choices(range(len(satirlar)), k=2)
        satir = satirlar[no]
        if rastgele.random() < 0.15:
            satirlar[no], satirlar[oteki] = satirlar[oteki], satir
            continue
        yer = rastgele.randint(0, len(satir))
        parca = rastgele.choice((*BOZUKLAR, bytes(rastgele.choices(range(256), k=20))))
        kac, yenisi = rastgele.choice((
            (rastgele.randint(1, 3), []), (1, [satir, satirlar[oteki]]), (1, [satir[:yer]]),
            (1, [satir[:yer] + parca + satir[yer + 1:]]), (1, [parca + b"\n"]),
            (0, [parca + b"\n"])))
        satirlar[no:no + kac] = yenisi
        satirlar = satirlar or [b"\n"]
    baytlar = b"".join(satirlar)
    return baytlar[:rastgele.randint(0, len(baytlar))] if rastgele.random() < 0.2 else baytlar


HARFLER = "abcçdefgğhıijklmnoöprsştuüvyz"
# Sonuç üreteçleri: ad -> (kod -> ağırlığı, adı geçmeyen kodlarınki)
AGIRLIKLAR = {
    "karışık": ({"0": 30, "1": 35, "2": 25, "5": 2}, 4),
    "hep berabere": ({"0": 1}, 0),
    "hep beyaz": ({"1": 1}, 0),
    "hep siyah": ({"2": 1}, 0),
    "çok gelmeyen": ({"0": 1, "1": 1, "2": 1, "5": 2}, 3),
    "hep biri gelmeyen": ({"3": 1, "4": 1}, 0),
}
# Ad -> (kodlar, ağırlıklar)
SONUC_TURLERI = {
    ad: ([*KARAKTERLER], [agirliklar.get(kod, oburleri) for kod in KARAKTERLER])
    for ad, (agirliklar, oburleri) in AGIRLIKLAR.items()
}


def kisa_ad(rastgele):
    """Sırası en çok karıştırılan harflerden bir, iki ya da üçü, kiminin arasında boşluk."""
    return rastgele.choice(("", " ")).join(rastgele.choices("ıiIİcçsş", k=rastgele.randint(1, 3)))


def ad_soyad(rastgele, en_uzun):
    """İki sözcüklü, büyük küçük harfi karışık bir ad-soyad; sözcükler 2-en_uzun harflidir."""
    sozcukler = [
        "".join(rastgele.choices(HARFLER, k=rastgele.randint(2, en_uzun))) for _ in range(2)]
    return " ".join(rastgele.choice((s, s.upper(), s[0] + s[1:].upper())) for s in sozcukler)


def turnuva_girdisi(sayi, tur, tohum, tur_adi="karışık", duz=False, kisa=False):
    """Bir turnuvanın girdisi, tek metin.

    Kuvvet puanları ve adlar sık sık eşittir ki her sıralama ölçütü karar verebilsin. `duz`
    girdide yanıtlar ödevin yazdığı gibidir, adlar 12 karaktere (ödevdeki sütuna) sığar;
    `kisa`da kuvvet puanları eşittir, adlar kisa_ad'dandır.
    """
    rastgele = random.Random(f"{sayi} {tur} {tohum} {tur_adi}")
    kodlar, agirliklar = SONUC_TURLERI[tur_adi]
    ad = partial(kisa_ad, rastgele) if kisa else partial(ad_soyad, rastgele, 5 if duz else 9)
    adlar = [ad() for _ in range(max(1, sayi // 2))]
    lnolar, yanitlar = rastgele.sample(range(1, 20 * sayi), sayi), []
    for lno in lnolar:
        elo = rastgele.choice((0, 1000, 1500, rastgele.randint(1000, 2700)))
        ukd = rastgele.choice((0, 1000, 1200, rastgele.randint(1000, 2400)))
        yanitlar += oyuncu(lno, rastgele.choice(adlar), *((0, 0) if kisa else (elo, ukd)))
    bitis, ilk_renk = rastgele.choice((0, -1, -555)), rastgele.choice("bsBS")
    yanitlar += [0, tur, ilk_renk.lower()] if duz else [bitis, tur, ilk_renk]
    sonuclar = rastgele.choices(kodlar, agirliklar, k=tur * (sayi // 2))
    return alt_alta(*yanitlar, *sonuclar)
