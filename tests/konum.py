"""Eşleştirme konumları: kısa yazımdan ve rastgele turlardan satranc.py'nin durumunu kurar.

Kuralları yürüten işlevler sınamalarda yalnız burada çağrılır (ölçümlerde report/olcumler.py'de).
"""

import random
import re
from unittest import mock

import satranc
from tests.yalin import DEGERLER, YOKTU, oynanmis, rakipleri

ATLAMA = satranc.TUR_ATLAMA


def yazimdan(yazim):
    """konumlar.txt'deki gibi "91b1 92s0 / -" diye yazılmış oyunculardan turnuvanın durumu."""
    durum = {"son_masalar": [(1, 2)], "rakip_gecmisi": [()], "renk_gecmisi": [""],
             "sonuc_gecmisi": [""], "puanlar": [0]}
    oynamadan = {"-": (0, "-", ATLAMA), "yok": (0, "-", "-")}
    for satir in yazim.split(" / "):
        rakipler, renkler, sonuclar = zip(*(
            oynamadan.get(mac) or (int(mac[:-2]), mac[-2], mac[-1]) for mac in satir.split()))
        durum["rakip_gecmisi"].append(rakipler)
        durum["renk_gecmisi"].append("".join(renkler))
        durum["sonuc_gecmisi"].append("".join(sonuclar))
        durum["puanlar"].append(sum(int(2 * DEGERLER.get(sonuc, 1)) for sonuc in sonuclar))
    tanitim = {satranc.LNO: range(len(durum["puanlar"])), satranc.AD_SOYAD: "A" * 999}
    return {**satranc.ilk_durum(tanitim, "b", ()), **durum}


def yazilisi(masalar, notlar=()):
    """Masaların, notların konumlar.txt'deki yazılışı."""
    ciftler = " ".join(f"{beyaz}-{siyah or 'BYE'}" for beyaz, siyah in masalar)
    return " | ".join([ciftler, *notlar])


def esle(durum):
    """Konumun, 7. olduğu söylenen, turu, yazılışıyla; eşleştirme kalmadıysa boş metin.

    Notlar oyuncuları LNo'larıyla anar; burada LNo BSNo'dur.
    """
    tur = satranc.turu_eslestir(durum)
    if not tur["masalar"]:
        return ""
    with mock.patch("satranc.siradaki_tur_no", lambda _: 7):
        notlar = [*satranc.gevsetme_notlari(tur["masalar"], tur)]
    sayilari = (["renk"] * ("renk" in not_) + re.findall(r"\d+", not_)[1:] for not_ in notlar)
    return yazilisi(tur["masalar"], map(" ".join, sayilari))


def olcutler(yazim, rakip_puanlari):
    """Maçları yazılmış oyuncunun ölçütleri: adı -> değeri. rakip_puanlari: BSNo -> yarım puan."""
    durum = yazimdan(yazim)
    puanlar = {1: durum["puanlar"][1], 0: 0, **rakip_puanlari}
    degerler = satranc.olcutler(1, {**durum, "puanlar": puanlar})
    ciftler = zip(satranc.BOLENLER.items(), degerler)
    return {ad: deger / bolen for (ad, bolen), deger in ciftler}


def yazimi(gecmis):
    """yalin.py'nin geçmişinin (BSNo -> maçlar) kısa yazımı."""
    return " / ".join(
        " ".join(f"{rakip}{renk}{sonuc}" if rakip else {"1": "-", "-": "yok"}[sonuc]
                 for rakip, renk, sonuc in kendi)
        for _, kendi in sorted(gecmis.items())
    )


def rastgele_gecmis(tohum, sayi, tur, en_cok_yok=0):
    """Kurallara bakılmadan, yalnızca yeniden eşleşmesiz rastgele turlarla oluşmuş bir geçmiş.

    Renkler, tur atlayanlar, turlarda olmayanlar rastgeledir; böylece yöntemin kendiliğinden
    varmadığı konumlar da denenir. Eşleşemeyenler o turu hiç oynamamış olur.
    """
    rastgele = random.Random(tohum)
    gecmis = {o: [] for o in range(1, sayi + 1)}
    kodlar = "120120" + "345" * rastgele.choice((0, 0, 1, 6))
    for _ in range(tur):
        sirali = rastgele.sample(list(gecmis), sayi)
        yoklar = [sirali.pop() for _ in range(en_cok_yok and rastgele.randint(0, en_cok_yok))]
        atlayan = sirali.pop() if len(sirali) % 2 else None
        masalar, sonuclar = [], []
        while len(sirali) > 1:
            beyaz = sirali.pop()
            uygun = [o for o in sirali if o not in rakipleri(gecmis, beyaz)]
            if uygun:
                siyah = rastgele.choice(uygun)
                sirali.remove(siyah)
                masalar.append((beyaz, siyah))
                sonuclar.append(rastgele.choice(kodlar))
        gecmis = oynanmis(gecmis, masalar, atlayan, sonuclar)
        for o in yoklar:
            gecmis[o].append(YOKTU)
    return gecmis
