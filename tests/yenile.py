"""Sınamaların sakladığı beklenenleri yalin.py'den yeniden yazar; satranc.py çalıştırılmaz.

Kullanımı: python3 -m tests.yenile [AD ...]

AD'lar yazılacakların adlarının başıdır: cikmaz-yok, cikmaz (çıkmaz örneklerinin hepsi), ozetler;
verilmezse hepsi yazılır. Çıkmaz örnekleri bir saniyede biter; büyük turnuvaların özetleri
(ozetler.txt) boş iki çekirdekte iki buçuk dakika, yüklü makinede altı dakikayı geçer. Girdiler
değişmez: bir kural onları artık reddediyorsa elle değiştirilirler.
"""

import hashlib
import sys
from functools import partial
from multiprocessing import Pool

from tests.uretec import turnuva_girdisi
from tests.yalin import OYUNCU_ISTEMLERI, turnuva
from tests.yardim import KOK, ORNEK, oku

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


def main(*adlar):
    isler = {yol.name.replace("_girdi.txt", ""): partial(cikmazi_yaz, yol)
             for yol in sorted(ORNEK.glob("cikmaz-*_girdi.txt"))}
    isler["ozetler"] = ozetleri_yaz
    secilenler = [ad for ad in isler if ad.startswith(adlar or "")]
    if not secilenler:
        raise SystemExit(f"{', '.join(adlar)}: yok; adlar: {', '.join(isler)}")
    for ad in secilenler:
        isler[ad]()


if __name__ == "__main__":
    main(*sys.argv[1:])
