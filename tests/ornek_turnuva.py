"""Dersin örneği: yanıtları, düz koşusunun dökümü, kaydı; kayıt sınamalarının ortak sınıfı.

Kuralları sınamayanlar öbür yollarla (kayıttan, uçbirimden, başka kodlamayla) yazılanı düz
koşununkiyle karşılaştırır; onu dersin dökümüyle test_ornek. Kayıt yalin.py'nindir.
"""

import functools
import os
import re
from itertools import accumulate, zip_longest
from unittest import mock

from tests.calistirma import Ucbirim, surecte
from tests.yalin import adli_kayit
from tests.yardim import ORNEK, Sinama, gecici_klasor, oku

GIRDI = oku(ORNEK / "ornek_girdi.txt")
ERKEN_BITEN = oku(ORNEK / "cikmaz-erken-bitis_girdi.txt")
YOKLU = oku(ORNEK / "cikmaz-yok_girdi.txt")  # oynayanları değişen turnuva
SATIRLAR = GIRDI.splitlines(keepends=True)


def onekler(kaydi):
    """Kaydın 0, 1, 2, ... yanıtlık başları; yanıtın ardındaki masalar da başındadır."""
    return [*accumulate(re.findall("^[^#].*\n(?:#.*\n)?", kaydi, re.M), initial="")]


KAYIT = adli_kayit(GIRDI)
KAYITLAR = onekler(KAYIT)  # yeri verilmiş yanıtların sayısı
ADLI = re.findall("^[^#].*\n", KAYIT, re.M)  # her yanıtın kayıttaki satırı
MASALAR = re.findall("^#.*\n", KAYIT, re.M)  # her turun masalarınınki
# Yanıtların yerleri; IKINCI_TUR 2. turun ilk maçınınki, ORTA üçüncü maçınınki.
TUR_SAYISI = [satir.partition(":")[0] for satir in ADLI].index("tur sayısı")
ILK_RENK, ILK_SONUC, MASA_SAYISI = TUR_SAYISI + 1, TUR_SAYISI + 2, 4
IKINCI_TUR = ILK_SONUC + MASA_SAYISI
ORTA = IKINCI_TUR + 2


@functools.lru_cache(maxsize=None)
def duz_kosu(girdi=GIRDI):
    """Yanıtların dökümü: dosyadan okunup uçbirim olmayan bir akışa, kayıtsız, yazılan."""
    return surecte(girdi)[1]


def yanitlar(bas, dek=None):
    """Örneğin yanıtları, girdi olarak: bas'tan sonrakiler; verilirse dek'inciye dek."""
    return "".join(SATIRLAR[bas:dek])


def yankili(kac, dek=None, girdi=GIRDI):
    """Girdinin, ilk `kac` yanıtı istemlerinin ardında yazılmış dökümü.

    Döküm, verilirse, `dek` yanıttan sonraki istemde biter.
    """
    # Her biri bir istemle biten parçalar, sonuncusu son yanıttan sonrası.
    parcalar = re.findall(r".*?giriniz(?: \([^)]*\))?: |.+$", duz_kosu(girdi), re.S)
    son = None if dek is None else dek + 1
    ciftler = zip_longest(parcalar[:son], girdi.splitlines(True)[:kac], fillvalue="")
    return "".join(parca + yanit for parca, yanit in ciftler)


# Kayıtsız uçbirimde başlangıç listesi ile tur sayısı sorusunun arasında.
DOSYASIZ = """\
Yanıtlarınız hiçbir dosyada değil. Ctrl-C'ye, sonra Enter'a basarsanız
saklanırlar. Turnuva bitince hiçbir yanıt düzeltilemez.
"""


def dosyasiz(ekran):
    """Ekran, kayıt yokken."""
    return ekran.replace("\nTurnuvadaki", f"\n{DOSYASIZ}Turnuvadaki")


# Yarıda kalan ya da biten turnuvanın son iletileri.
BITTI = "Girdi turnuva bitmeden sona erdi.\n"
KESILDI = "Turnuva yarıda kesildi.\n"


class KayitSinamasi(Sinama):
    """Kayıt sınamaları: bulundukları yeni klasörde, daha kurulmamış bir kayıt (`yol`) vardır."""

    def setUp(self):
        self.yol = gecici_klasor(self) / "turnuva.txt"
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.yol.parent)
        hemen = mock.patch("os.fsync")  # gerçeği yavaştır; ayrı süreçlerdekiler gerçektir
        hemen.start()
        self.addCleanup(hemen.stop)

    def yaninda(self, ek):
        """Kaydın yanındaki dosyanın yolu: turnuva-1.txt, turnuva-listeler.html."""
        uzanti = ".html" if ek == "listeler" else self.yol.suffix
        return self.yol.with_name(f"{self.yol.stem}-{ek}{uzanti}")

    def yaz(self, *satirlar):
        """Kaydı metinlerden yazar; \\udcff, UTF-8 olmayan \\xff baytıdır."""
        self.yol.write_bytes("".join(satirlar).encode("utf-8", "surrogateescape"))

    def calistir(self, girdi=""):
        """Programı bu süreçte kayıtla çalıştırır; (çıkış kodu, stdout, stderr) döndürür."""
        return surecte(girdi, "--kayit", self.yol)

    def ucbirim(self, *yanitlar, **ek):
        """Programı süreç içi bir uçbirimde kayıtla çalıştırır."""
        return Ucbirim(yanitlar, "--kayit", self.yol, **ek)

    def asilan(self):
        """Asılan listeler, aralarında boş satırla; üstlerindeki kaydın adı olmadan."""
        sayfa = oku(self.yaninda("listeler"))
        listeler = re.findall("<pre[^>]*><b>[^\n]*\n(.*?)</pre>", sayfa, re.S)
        return "\n".join(listeler).replace("</b>", "")

    def kayitli(self, metin):
        """Kayıtta yazılı olan, verilen metindir."""
        self.assertEqual(oku(self.yol), metin)

    def surer(self, kac, girdi=GIRDI):
        """Girdinin ilk `kac` yanıtlık kaydı, kalan yanıtlarla sonuna dek sürer."""
        kalan = "".join(girdi.splitlines(True)[kac:])
        self.assertEqual(self.calistir(kalan), (0, yankili(kac, girdi=girdi), ""))

    def soyler(self, sonuc, kod, *sozler):
        """Sonucun (kod, stdout, stderr) kodu budur, stderr'inde bu sözlerin hepsi geçer."""
        bulunan, _, hata = sonuc
        yok = [str(soz) for soz in sozler if str(soz) not in hata]
        self.assertEqual((bulunan, yok), (kod, []), hata)

    def reddedilir(self, kaydi, *sozler):
        """Kayıt son satırı için reddedilir: kod 2, dosya olduğu gibi; ileti sözleri de söyler."""
        self.yaz(kaydi)
        onceki, satir_no = self.yol.read_bytes(), len(kaydi.split("\n")) - kaydi.endswith("\n")
        self.soyler(self.calistir(GIRDI), 2, f"{self.yol}: {satir_no}. satır", *sozler)
        self.assertEqual(self.yol.read_bytes(), onceki)
