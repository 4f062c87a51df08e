"""Sınamaların ortak parçaları: yollar, farkı gösteren sınama sınıfı."""

import os
import tempfile
import unittest
from difflib import SequenceMatcher
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


CEVRE, EN = 3, 99  # farkta gösterilen satırlar (öncesi, beklenen, gelen) ile satırların eni


def ayni_bas(bir, oteki):
    """İki dizinin başında aynı olan öğelerin sayısı."""
    ayrilanlar = (yer for yer, (a, b) in enumerate(zip(bir, oteki)) if a != b)
    return next(ayrilanlar, min(len(bir), len(oteki)))


def satirlari(deger):
    """Metnin satırları, listenin öğeleri, sözlüğün çiftleri; başkası tek satırdır."""
    if isinstance(deger, str):
        return deger.split("\n")
    if isinstance(deger, dict):
        return sorted(deger.items(), key=repr)
    return deger if isinstance(deger, list) else [deger]


def fark(gelen, beklenen):
    """İki metnin (listenin, sözlüğün) ilk ayrıldığı satırlar, öncekilerle: - beklenen, + gelen.

    Geniş satırların, ilkinin ayrıldığı yeri içeren sütunları gösterilir.
    """
    gelenler, beklenenler = satirlari(gelen), satirlari(beklenen)
    ortak = ayni_bas(gelenler, beklenenler)
    ayrilan = [repr(satirlar[ortak:ortak + 1]) for satirlar in (gelenler, beklenenler)]
    sutun = max(0, ayni_bas(*ayrilan) - EN * 2 // 3)
    gosterilen = [("  ", satir) for satir in gelenler[max(0, ortak - CEVRE):ortak]]
    for isaret, satirlar in (("- ", beklenenler), ("+ ", gelenler)):
        gosterilen += [(isaret, satir) for satir in satirlar[ortak:ortak + CEVRE] or ["(bitti)"]]
    satirlar = [
        isaret + repr(satir)[sutun if len(repr(satir)) > EN else 0:][:EN]
        for isaret, satir in gosterilen
    ]
    return "\n".join([f"{ortak + 1}. satırda ayrılıyor (- beklenen, + gelen):", *satirlar])


def en_yakini(metin, aranan):
    """Metnin, arananın en uzun parçasının geçtiği yerinden sonrasının ondan farkı."""
    bulunan = SequenceMatcher(None, metin, aranan, autojunk=False).find_longest_match(
        0, len(metin), 0, len(aranan))
    bas = max(0, bulunan.a - bulunan.b)  # aranan burada başlardı
    satir_no = metin[:bas].count("\n") + 1
    return f"metinde yok; {satir_no}. satırında başlayan en yakını, {fark(metin[bas:], aranan)}"


class Sinama(unittest.TestCase):
    """Ayrı metinlerin, listelerin, sözlüklerin ilk ayrıldığı yer gösterilir.

    Demetlerin içindekilerin de.
    """

    def __init__(self, *degerler):
        super().__init__(*degerler)
        for tur in (str, list, dict, tuple):
            self.addTypeEqualityFunc(tur, self.ayni)

    def ayni(self, gelen, beklenen, msg=None):
        """assertEqual'in, ikisi de metin, liste, sözlük ya da demet olunca çağırdığı."""
        if gelen != beklenen:
            ciftler = [(gelen, beklenen)]
            if isinstance(gelen, tuple):
                ciftler = zip_longest(gelen, beklenen)
            farklar = [fark(bu, oteki) for bu, oteki in ciftler if bu != oteki]
            self.fail(self._formatMessage(msg, "\n".join(farklar)))

    def icerir(self, metin, aranan):
        """Metinde aranan geçer; geçmiyorsa ona en çok benzeyen yer gösterilir."""
        if aranan not in metin:
            self.fail(en_yakini(metin, aranan))

    def baslar(self, metin, bas):
        """Metnin başı verilendir."""
        self.assertEqual(metin[:len(bas)], bas)

    def biter(self, metin, son):
        """Metnin son satırları verilenlerdir."""
        self.assertEqual("\n".join(metin.split("\n")[-1 - son.count("\n"):]), son)


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


def notsuz(dokum):
    """Dökümü `Not: ` satırları olmadan döndürür."""
    return "".join(s for s in dokum.splitlines(keepends=True) if not s.startswith("Not: "))
