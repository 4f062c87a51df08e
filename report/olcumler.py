"""Raporun sayılarını ölçer: çıkmaza giren, erken biten turnuvalar, düz geri izleme.

Kullanımı: python3 report/olcumler.py > report/olcumler.txt (on beş dakika kadar sürer)
           python3 report/olcumler.py --erken-bitis > report/erken-bitis.txt

Sonuçlar tests/uretec.py'nin "karışık" ağırlıklarıyla, tohumlu üretilir: sürelerden başka bütün
sayılar her koşuda aynıdır. Süreler bir turun eşleştirilmesinin işlemci süresidir, üç koşunun en
kısası. Bütün programın sürelerini tests/olcum.py ölçer.
"""

import random
import sys
import time
from itertools import count
from pathlib import Path
from statistics import median
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import satranc
from tests.uretec import SONUC_TURLERI

ADET = 10_000  # bir boyun turnuvaları
BOYLAR = ((16, 4), (16, 6), (32, 5), (32, 7), (64, 6), (64, 8), (100, 7), (100, 9),
          (15, 4), (15, 6), (31, 5), (31, 7), (63, 6), (63, 8), (99, 7), (99, 9))
ERKEN_BITENLER = (*range(4, 13), 16, 17, 20)  # oyuncu sayıları
ERKEN_ADET = 1000  # bir boyun turnuvaları
GERI_IZLENENLER = ((16, 6, 300), (64, 8, 300), (100, 9, 300), (24, 23, 300), (30, 29, 100))
CAGRI_SINIRI = 100_000  # düz geri izleme bundan sonra bırakılır


class Birakildi(Exception):
    """Düz geri izleme sınırı aştı."""


def turlar(oyuncu, tur, tohum):
    """Rastgele turnuvanın turlarını, önceki durumlarıyla verir: (tur no, durum, Tur)."""
    rastgele = random.Random(f"{oyuncu} {tur} {tohum}")
    lnolar = [satranc.BYE_ADI, *map(str, range(1, oyuncu + 1))]
    durum = satranc.ilk_durum({satranc.LNO: lnolar}, "b", set())
    for tur_no in range(1, tur + 1):
        eslesen = satranc.turu_eslestir(durum)
        yield tur_no, durum, eslesen
        if not eslesen["masalar"]:
            return
        kodlar = rastgele.choices(*SONUC_TURLERI["karışık"], k=oyuncu // 2)
        durum = satranc.tur_sonrasi(durum, eslesen["masalar"], kodlar)


def cikmazda(durum):
    """Adımlar yazıldığı gibi izlenince bu turda açıkta kalan olur mu?"""
    eslesen = satranc.turu_kur(durum, ())
    siralama = eslesen["siralama"]
    sirali = [satranc.BYE, *siralama] if len(siralama) % 2 else siralama
    return bool(satranc.yontemi_uygula(sirali, eslesen)[1])


def cikmazlari_say():
    """Her boyun çıkmaza giren, kural gevşetilen, erken biten turnuvalarını sayar."""
    print("çıkmaz: oyuncu, tur, turnuva, çıkmaza giren, kural gevşetilen, erken biten")
    for oyuncu, tur in BOYLAR:
        giren = gevseyen = erken = 0
        for tohum in range(ADET):
            oynanan = [*turlar(oyuncu, tur, tohum)]
            giren += any(cikmazda(durum) for tur_no, durum, _ in oynanan if tur_no > 1)
            gevseyen += any(eslesen["gevsekler"] for _, _, eslesen in oynanan)
            erken += not oynanan[-1][2]["masalar"]
        print(oyuncu, tur, ADET, giren, gevseyen, erken, flush=True)


def erken_bitisleri_say():
    """Oyuncu sayısıyla tur sayısına göre turnuvaların yüzde kaçının erken bittiğini yazar.

    Tur sayısı, oyuncu sayısından kaç az olduğuyla sütunlara ayrılır; son sütun, ondan da az
    turlularınkilerin en büyüğüdür.
    """
    print("Erken biten turnuvalar: her oyuncu ve tur sayısında",
          ERKEN_ADET, "turnuvanın yüzde kaçı")
    eksikler = range(1, 5)
    print("oyuncu  tur:", *(f"oyuncu-{eksik}" for eksik in eksikler), "daha azı (en çok)")
    for oyuncu in ERKEN_BITENLER:
        yuzdeler = []
        for tur in range(oyuncu - 1, (oyuncu - 1).bit_length() - 1, -1):
            sonlar = ([*turlar(oyuncu, tur, tohum)][-1] for tohum in range(ERKEN_ADET))
            erken = sum(not eslesen["masalar"] for _, _, eslesen in sonlar)
            yuzdeler.append(100 * erken / ERKEN_ADET)
        ayri, kalan = yuzdeler[:len(eksikler)], yuzdeler[len(eksikler):]
        hucreler = [*ayri, max(kalan)] if kalan else ayri
        print(f"{oyuncu:>6}      ", *(f"{yuzde:>8.1f}" for yuzde in hucreler), flush=True)


def geri_izle(bekleyenler, eslesen, sayac):
    """Sırası gelene, kalanlar da eşlenebilen ilk adayını verir; masaları, yoksa None döndürür."""
    if next(sayac) > CAGRI_SINIRI:
        raise Birakildi
    if not bekleyenler:
        return []
    aranan, *kalan = bekleyenler
    yasak = satranc.yasaklilar(aranan, eslesen)
    gruplar = satranc.grupla(kalan, eslesen)
    for aday, renk, _ in satranc.adimlara_uyanlar(aranan, eslesen, gruplar):
        if aday not in yasak:
            gerisi = geri_izle([b for b in kalan if b != aday], eslesen, sayac)
            if gerisi is not None:
                return [satranc.masa_kur(aranan, aday, renk), *gerisi]
    return None


def duz_eslestir(durum, sayaclar):
    """Turu düz geri izlemeyle eşleştirir; çift sayıda oyuncuda yalnız renk kuralı gevşer."""
    sayac = count(1)
    sayaclar.append(sayac)
    for gevsekler in satranc.GEVSETMELER[:2]:
        eslesen = satranc.turu_kur(durum, gevsekler)
        masalar = geri_izle(eslesen["siralama"], eslesen, sayac)
        if masalar:
            return masalar
    return []


def sureyle(islev, *degerler, tekrar=3):
    """(sonuç, en kısa işlemci süresi: ms) döndürür; bırakılan işin sonucu None'dır."""
    sureler = []
    while len(sureler) < tekrar:
        bas = time.process_time()
        try:
            sonuc = islev(*degerler)
        except Birakildi:
            sonuc, tekrar = None, 1
        sureler.append(1000 * (time.process_time() - bas))
    return sonuc, min(sureler)


def geri_izlemeyi_olc():
    """1. tur dışındaki turları iki yöntemle eşleştirir; ikisinin bulduğu aynı olmalıdır."""
    print("\ngeri izleme: oyuncu, tur, turnuva, çağrı (ortanca, en çok), en uzun tur (ms), "
          "bırakılan tur; programın araması (en çok), en uzun turu (ms)")
    asil = satranc.dis_yollar
    for oyuncu, tur, adet in GERI_IZLENENLER:
        cagrilar, sureler, aramalar, programin_sureleri = [], [], [], []
        for tohum in range(adet):
            for tur_no, durum, _ in turlar(oyuncu, tur, tohum):
                if tur_no > 1:
                    with mock.patch.object(satranc, "dis_yollar", side_effect=asil) as arama:
                        satranc.turu_eslestir(durum)
                    eslesen, sure = sureyle(satranc.turu_eslestir, durum)
                    aramalar.append(arama.call_count)
                    programin_sureleri.append(sure)
                    sayaclar = []
                    bulunan, sure = sureyle(duz_eslestir, durum, sayaclar)
                    assert bulunan in (None, eslesen["masalar"])
                    cagrilar.append(next(sayaclar[0]) - 1)
                    sureler.append(sure)
        birakilan = sum(cagri > CAGRI_SINIRI for cagri in cagrilar)
        print(oyuncu, tur, adet, f"{median(cagrilar):.0f}", max(cagrilar), f"{max(sureler):.1f}",
              birakilan, max(aramalar), f"{max(programin_sureleri):.1f}", flush=True)


def main():
    """İstenen ölçümleri sırayla yapar, satırlarını yazar."""
    if sys.argv[1:] == ["--erken-bitis"]:
        erken_bitisleri_say()
    else:
        cikmazlari_say()
        geri_izlemeyi_olc()


if __name__ == "__main__":
    main()
