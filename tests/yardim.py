"""Sınamaların ortak parçaları: yollar, farkı gösteren sınama sınıfı, listeleri okumak."""

import os
import re
import tempfile
import unittest
from itertools import zip_longest
from pathlib import Path

KOK = Path(__file__).resolve().parent.parent
PROGRAM = KOK / "satranc.py"
ORNEK = Path(__file__).resolve().parent / "ornek"
POSIX = os.name == "posix"
BEKLEME = 20 if POSIX else 120  # saniye; Wine yavaştır


def oku(yol):
    """UTF-8 dosyayı satır sonlarına dokunmadan okur."""
    return yol.read_bytes().decode("utf-8")


def fark(gelen, beklenen):
    """İki metnin (listenin, demetin) ayrıldıkları ilk satır (öğe).

    Bir koşunun (kod, stdout, stderr) kodu ayrıysa stderr'in sonu da.
    """
    if isinstance(gelen, str):
        gelen, beklenen = gelen.split("\n"), beklenen.split("\n")
    ciftler = enumerate(zip_longest(gelen, beklenen, fillvalue="(bitti)"), start=1)
    no, (bu, oteki) = next((no, cift) for no, cift in ciftler if cift[0] != cift[1])
    if isinstance(bu, str) and isinstance(oteki, str) and "\n" in bu:
        return f"{no}. öğenin {fark(bu, oteki)}"
    hata = gelen[-1][-300:] if isinstance(bu, int) and isinstance(gelen[-1], str) else ""
    return f"{no}. satırı (öğesi):\nbeklenen: {oteki!r}\ngelen:    {bu!r}\n{hata}"


class Sinama(unittest.TestCase):
    """Ayrı metinlerin, dizilerin ilk ayrıldığı yer gösterilir: uzunlarda unittest'inki bitmez."""

    def __init__(self, *degerler):
        super().__init__(*degerler)
        for tur in (str, list, tuple):  # ikisi de bundansa assertEqual ayni'yı çağırır
            self.addTypeEqualityFunc(tur, self.ayni)

    def ayni(self, gelen, beklenen, msg=None):
        if gelen != beklenen:
            self.fail(self._formatMessage(msg, fark(gelen, beklenen)))

    def baslar(self, metin, bas):
        """Metnin başı verilendir."""
        self.assertEqual(metin[:len(bas)], bas)

    def biter(self, metin, son, msg=None):
        """Metnin son satırları verilenlerdir."""
        self.assertEqual("\n".join(metin.split("\n")[-1 - son.count("\n"):]), son, msg)


def gecici_klasor(sinama):
    """Sınama bitince silinecek yeni bir klasörün yolunu döndürür."""
    klasor = tempfile.TemporaryDirectory()
    sinama.addCleanup(klasor.cleanup)
    return Path(klasor.name)


def duz(baytlar):
    """Bir sürecin yazdığı baytlar, satır sonları \\n olarak (Windows \\r\\n yazar)."""
    return baytlar.replace(os.linesep.encode(), b"\n")


def metne(baytlar):
    """Bir sürecin UTF-8 yazdığı metin, satır sonları \\n olarak."""
    return duz(baytlar).decode()


def tablo_oku(dokum, baslik):
    """Başlığı verilen ilk liste, [{sütun: metin}] olarak, çizgilerin yerlerinden.

    Liste yoksa dökümün sonunu (çoğu kez, girdide yanıtı olmayan soruyu) söyleyen hata verir.
    """
    _, bulunan, liste = dokum.partition(f"\n{baslik}\n")
    if not bulunan:
        raise AssertionError(f"{baslik} listesi yok; dökümün sonu: {dokum[-100:]!r}")
    adlar, cizgi, *satirlar = liste.partition("\n\n")[0].rstrip("\n").split("\n")
    yerler = [slice(*eslesen.span()) for eslesen in re.finditer("-+", cizgi)]
    return [{adlar[yer].strip(): satir[yer].strip() for yer in yerler} for satir in satirlar]


# Ekranda yeniden gösterilenin başı: bir liste ya da LNo'su girilmiş bir oyuncu.
GOSTERILEN_BASI = re.compile(
    r"^(?:\n(?:Başlangıç Sıralama|\d+\. Tur Eşleştirme|Nihai Sıralama) Listesi:$"
    r"|Oyuncunun lisans.*: \S)", re.M)
OKUNAN_SONUC = re.compile(r"^\d+\. turda (\d+)\. masada .*: \+?0*(\d)\n", re.M)
MAC_SATIRI = re.compile(r"^ *(\d+) .* - .*\d$", re.M)


def gosterilen(dokum, ileti=""):
    """Bu döküm kayıttan okununca ya da baştan yürütülünce uçbirimde görünen.

    Son listeden (listeden önce, son oyuncudan) sonrasıdır: sonuçlar açık masalarla tek satırda,
    altında `ileti`, sonra soru.
    """
    son = dokum[max([yer.start() for yer in GOSTERILEN_BASI.finditer(dokum)], default=0):]
    kodlar = {int(mno): kod for mno, kod in OKUNAN_SONUC.findall(son)}
    ust, satir_basi, soru = OKUNAN_SONUC.sub("", son).rpartition("\n")
    if kodlar:
        girilen = " ".join(f"{mno}={kod}" for mno, kod in sorted(kodlar.items()))
        aciklar = [mno for mno in MAC_SATIRI.findall(ust) if int(mno) not in kodlar]
        ileti = f"Girilen: {girilen}. Açık masalar: {', '.join(aciklar)}.\n{ileti}"
    return f"{ust}{satir_basi}{ileti}{soru}"


def notsuz(dokum):
    """Dökümü `Not: ` satırları olmadan döndürür."""
    return "".join(s for s in dokum.splitlines(keepends=True) if not s.startswith("Not: "))
