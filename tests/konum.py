"""Eşleştirme konumları: kısa yazımdan ve rastgele turlardan satranc.py'nin durumunu kurar.

Kuralların sınamaları programın iç işlevlerini buradan çağırır; adları değişirse yalnızca burası
değişir.
"""

import contextlib
import random
import re
from collections import Counter
from unittest import mock

import satranc
from tests.yalin import DEGERLER, YOKTU

ATLAMA = satranc.TUR_ATLAMA
YARIM_PUANLAR = {ATLAMA: 2, **{sonuc: int(2 * deger) for sonuc, deger in DEGERLER.items()}}


def mac(yazim):
    """"3b1" -> (3, "b", "1"): rakip, renk, sonuç. "-" tur atlamadır, "yok" oynanmayan tur."""
    oynamadan = {"-": (0, "-", ATLAMA), "yok": (0, "-", "-")}
    return oynamadan.get(yazim) or (int(yazim[:-2]), yazim[-2], yazim[-1])


def yazimdan(*yazimlar):
    """BSNo 1, 2, ... sırasıyla "91b1 92s0 -" gibi maç yazımlarından turnuvanın durumu."""
    sutunlar = {
        "rakipleri": [()], "renkleri": [""], "sonuclari": [""], "puanlar": [0],
        "oynayanlar": [*range(1, len(yazimlar) + 1)], "ilk_renk": "b", "masalar": [(1, 2)],
    }
    for satir in yazimlar:
        kendi = [*map(mac, satir.split())]
        sutunlar["rakipleri"].append(tuple(rakip for rakip, _, _ in kendi))
        sutunlar["renkleri"].append("".join(renk for _, renk, _ in kendi))
        sutunlar["sonuclari"].append("".join(sonuc for _, _, sonuc in kendi))
        sutunlar["puanlar"].append(sum(YARIM_PUANLAR[sonuc] for _, _, sonuc in kendi))
    return sutunlar


def karsilasmayanlardan(oyuncu_sayisi, ciftler):
    """Yalnızca bu çiftler karşılaşmamıştır; herkes eşit puanlıdır, aynı rengi yineleyebilir."""
    oyuncular, yazimlar = range(1, oyuncu_sayisi + 1), []
    for bir in oyuncular:
        rakipler = [iki for iki in oyuncular if iki != bir and {bir, iki} not in ciftler]
        rakipler += range(80, 80 + oyuncu_sayisi + oyuncu_sayisi % 2 - len(rakipler))
        yazimlar.append(" ".join(f"{rakip}{'bs'[tur % 2]}½" for tur, rakip in enumerate(rakipler)))
    return yazimdan(*yazimlar)


def gecmisten(gecmis):
    """yalin.py'nin geçmişinden (BSNo -> maçlar) aynı konumun durumu."""
    return yazimdan(*yazim(gecmis))


def oyuncunun(bsno, durum):
    """Durumda oyuncunun (rakipleri, renkleri, sonuçları, yarım puanı); tur atlama "1"dir."""
    sonuclar = durum["sonuclari"][bsno].replace(ATLAMA, "1")
    return durum["rakipleri"][bsno], durum["renkleri"][bsno], sonuclar, durum["puanlar"][bsno]


def esle(durum):
    """Konumun sonraki turu: ([(beyaz, siyah), ...], tur atlayan ya da None); kalmadıysa None."""
    masalar = satranc.turu_eslestir(durum)["masalar"]
    if not masalar:
        return None
    *oncekiler, (sondaki, rakibi) = masalar
    return (masalar, None) if rakibi else (oncekiler, sondaki)


def notlar(durum):
    """Konumun, 7. olduğu söylenen, turunun notları: (renkten mi söz ediyor, sayıları...)."""
    with mock.patch("satranc.siradaki_tur", lambda _: 7):
        satirlar = satranc.turu_eslestir(durum)["notlar"]
    return [("renk" in satir, *map(int, re.findall(r"\d+", satir))) for satir in satirlar]


def hak(renkler):
    """Bu renkleri almış oyuncunun renk hakkı."""
    return satranc.renk_hakki(renkler)


def eslesebilir(gecmis, renk_serbest):
    """yalin.py'nin iki kişilik geçmişinde (2, 1'e aday verilir mi, 2 ona engel değil mi)."""
    durum = gecmisten(gecmis)
    kurallar = satranc.kosullari_kur(durum, renk_serbest, False)
    adaylar = satranc.adaylar(1, kurallar, satranc.grupla([2], kurallar))
    engeller = satranc.engelleri_bul([1, 2], kurallar)
    return 2 in {aday for aday, *_ in adaylar}, all(2 not in kume for kume in engeller[1])


def ikiz(renkler):
    """Bu renkleri ("s-bb" gibi; - tur atladı) almış iki oyuncunun, birbirine kalmış, durumu."""
    turlar = list(enumerate(renkler, start=80))
    return yazimdan(*(
        " ".join("-" if renk == "-" else f"{rakip + oyuncu}{renk}1" for rakip, renk in turlar)
        for oyuncu in (0, 10)
    ))


def turu_oyna(durum, masalar, kodlar):
    """Masaların (tur atlayanınki (bsno, 0), sonda) sonuç kodlarından sonraki durum."""
    return satranc.tur_sonrasi(durum, masalar, list(map(str, kodlar)))


def ilk_tur(oyuncu_sayisi, renk):
    """Turnuvanın başındaki durum ile ilk turun masaları."""
    durum = satranc.ilk_durum(oyuncu_sayisi, renk)
    return durum, satranc.turu_eslestir(durum)["masalar"]


KODLAR = [*satranc.SONUCLAR]


def her_tur_sayisi():
    """İçinde tur sayısının sınırları yoktur."""
    return mock.patch("satranc.tur_sayisi_araligi", return_value=(1, 99))


def olcutler(yazim, rakip_puanlari):
    """Maçları yazılmış oyuncunun ölçütleri: adı -> değeri. rakip_puanlari: BSNo -> yarım puan."""
    durum = yazimdan(yazim)
    puanlar = {1: durum["puanlar"][1], 0: 0, **rakip_puanlari}
    degerler = satranc.olcutler(1, {**durum, "puanlar": puanlar})
    ciftler = zip(satranc.BOLENLER.items(), degerler)
    return {ad: deger / bolen for (ad, bolen), deger in ciftler}


class SayilanNo(int):
    """Kaç kez karşılaştırıldığı sayılan BSNo: listede aranınca çok, kümede aranınca azdır."""

    sayilar: Counter

    def __eq__(self, oteki):
        self.sayilar["karşılaştırma"] += 1
        return int(self) == oteki

    __hash__ = int.__hash__


@contextlib.contextmanager
def sayilanlar():
    """İçinde eşleştirilen turlarda ne kadar iş görüldüğü, süreye bakmadan: işin adı -> sayısı."""
    SayilanNo.sayilar = sayilar = Counter()

    def verilenler(is_adi, uretec):
        def say(*degerler):
            for deger in uretec(*degerler):
                sayilar[is_adi] += 1
                yield deger
        return say

    def geri_alinanlar(oyuncular, *degerler, asil=satranc.engelleri_bul):
        sayilar["geri alınan"] += len(oyuncular)  # her denemede hepsine yeniden bakılır
        return asil(oyuncular, *degerler)

    def sirala(*degerler, asil=satranc.bsnolari_sirala):
        return [*map(SayilanNo, asil(*degerler))]

    with mock.patch.multiple(
        satranc, bsnolari_sirala=sirala, engelleri_bul=geri_alinanlar,
        adaylar=verilenler("aday", satranc.adaylar),
        dis_yollar=verilenler("dış düğüm", satranc.dis_yollar),
    ):
        yield sayilar


def yazim(gecmis):
    """Geçmişin kısa yazımı, yazimdan'ın okuduğu gibi: başarısız bir konum böyle yinelenir."""
    return [
        " ".join(f"{rakip}{renk}{sonuc}" if rakip else {"1": "-", "-": "yok"}[sonuc]
                 for rakip, renk, sonuc in kendi)
        for _, kendi in sorted(gecmis.items())
    ]


def rastgele_gecmis(tohum, sayi, tur, en_cok_yok=0):
    """Kurallara bakılmadan, yalnızca yeniden eşleşmesiz rastgele turlarla oluşmuş bir geçmiş.

    Renkler, tur atlayanlar, turlarda olmayanlar rastgeledir; böylece yöntemin kendiliğinden
    varmadığı konumlar da denenir. Eşleşemeyenler o turu hiç oynamamış olur.
    """
    rastgele = random.Random(tohum)
    gecmis = {o: [] for o in range(1, sayi + 1)}
    gelmeyen = rastgele.choice((0, 0, 1, 6))
    for _ in range(tur):
        sirali = rastgele.sample(list(gecmis), sayi)
        for _ in range(en_cok_yok and rastgele.randint(0, en_cok_yok)):
            gecmis[sirali.pop()].append(YOKTU)
        if len(sirali) % 2:
            gecmis[sirali.pop()].append((None, None, "1"))
        while len(sirali) > 1:
            a = sirali.pop()
            uygun = [b for b in sirali if all(r != b for r, _, _ in gecmis[a])]
            if uygun:
                b = rastgele.choice(uygun)
                sirali.remove(b)
                sonuclar = ("10", "01", "½½") * 2 + ("+-", "-+", "--") * gelmeyen
                ab, ba = rastgele.choice(sonuclar)
                gecmis[a].append((b, "b", ab))
                gecmis[b].append((a, "s", ba))
    return gecmis
