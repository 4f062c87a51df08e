"""Sınamaların sakladığı beklenenleri yalin.py'den yeniden yazar; satranc.py çalıştırılmaz.

Kullanımı: python3 -m tests.yenile [AD ...]
           python3 -m tests.yenile ikili ÖLÇÜT

Adlar: cikmaz-yok gibi çıkmaz örnekleri, ozetler; verilmezse hepsi. Çıkmaz örnekleri bir saniyede
biter; büyük turnuvaların özetleri (ozetler.txt) boş iki çekirdekte iki buçuk dakika, yüklü
makinede altı dakikayı geçer. Girdiler değişmez: bir kural onları artık reddediyorsa elle
değiştirilirler. Bir kodun puanı değiştiyse girdideki 3'ler, 4'ler yerine 1, 2 yazmak puanları,
böylece örneğin çıkmazını korur.

İkincisi, test_puanlama'nın IKILILER'i için, öncekiler eşitken ÖLÇÜT'ün ayırdığı bir ikili bulur.
"""

import hashlib
import random
import sys
from itertools import count, takewhile
from multiprocessing import Pool

from tests.uretec import alt_alta, oyuncular, turnuva_girdisi
from tests.yalin import OYUNCU_ISTEMLERI, turnuva
from tests.yardim import KOK, ORNEK, oku, tablo_oku

OZETLER = KOK / "tests" / "ozetler.txt"  # satırları: oyuncu tur tohum özet sonuçlar


def ozet(dokum):
    """Dökümün, yeni bir soru değiştirmesin diye oyuncuların istemleri olmadan, özetinin başı."""
    return hashlib.sha256(dokum.replace(OYUNCU_ISTEMLERI, "").encode()).hexdigest()[:16]


def alani_oku(satir):
    """OZETLER'in satırından turnuva_girdisi'nin parametreleri (sonuncusu sonuçlar) ve özet."""
    oyuncu, tur, tohum, ozeti, tur_adi = satir.split(maxsplit=4)
    return (int(oyuncu), int(tur), int(tohum), tur_adi), ozeti


def yeni_ozetle(satir):
    """OZETLER'in satırı, yalin.py'nin dökümünün özetiyle."""
    alan, eski = alani_oku(satir)
    return satir.replace(eski, ozet(turnuva(turnuva_girdisi(*alan))[0]))


def yaz(yol, metin):
    """Metin dosyadakinden başkaysa dosyayı yazar, adını ekrana."""
    if not yol.exists() or oku(yol) != metin:
        yol.write_bytes(metin.encode())
        print("değişti:", yol.name, flush=True)


def cikmazi_yaz(girdi, klasor=ORNEK):
    """Çıkmaz örneğinin girdisinden dökümünü klasöre yazar."""
    try:
        dokum = turnuva(oku(girdi))[0]
    except (IndexError, ValueError) as hata:
        raise SystemExit(f"{girdi}: yanıtları eksik ya da sorulara uymuyor") from hata
    yaz(klasor / girdi.name.replace("girdi", "cikti"), dokum)


def ozetleri_yaz():
    with Pool() as havuz:  # en çok zaman isteyen satırlar sondadır: ilk onlar verilir
        satirlar = havuz.map(yeni_ozetle, reversed(oku(OZETLER).splitlines()), 1)
    yaz(OZETLER, "".join(f"{satir}\n" for satir in reversed(satirlar)))


def ikili_bul(olcut):
    """IKILILER'in bir satırını yazar: öncekiler eşitken BSNo'su büyük olan öndedir."""
    for tohum in count():
        rastgele = random.Random(tohum)
        sayi = rastgele.randint(4, 6)
        tur = rastgele.randint((sayi - 1).bit_length(), sayi - 1)
        kodlar = rastgele.choices("01234", k=tur * (sayi // 2))
        girdi = alt_alta(*oyuncular(zip(range(1, sayi + 1))), tur, "b", *kodlar)
        nihai = tablo_oku(turnuva(girdi)[0], "Nihai Sıralama Listesi:")
        olcutler = [*nihai[0]][[*nihai[0]].index("Puan"):]
        oncekiler = [*takewhile(olcut.__ne__, olcutler)]
        for ust, alt in zip(nihai, nihai[1:]):
            esit = all(ust[ad] == alt[ad] for ad in oncekiler)
            if esit and ust[olcut] != alt[olcut] and int(ust["BSNo"]) > int(alt["BSNo"]):
                print((olcut, sayi, tur, "".join(kodlar), ust["BSNo"], alt["BSNo"]))
                return


def main(*adlar):
    if adlar[:1] == ("ikili",):
        ikili_bul(adlar[1])
        return
    girdiler = {yol.name[:-len("_girdi.txt")]: yol for yol in ORNEK.glob("cikmaz-*_girdi.txt")}
    if yabanci := {*adlar} - {*girdiler, "ozetler"}:
        raise SystemExit(f"{', '.join(yabanci)}: yok; adlar: {', '.join([*girdiler, 'ozetler'])}")
    for ad in sorted(girdiler):
        if not adlar or ad in adlar:
            cikmazi_yaz(girdiler[ad])
    if not adlar or "ozetler" in adlar:
        ozetleri_yaz()


if __name__ == "__main__":
    main(*sys.argv[1:])
