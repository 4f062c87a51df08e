"""Kılavuzların blokları programda oynanır, bağlantıları izlenir: python report/test_kilavuz.py

Bloğun ilk satırında türü, ardında (yazıyorsa) o andaki kayıt vardır; yazmıyorsa kayıt önceki
bloğun bıraktığıdır. Öbür türler oynanmaz.

    ekran 2. tur 1. masa   kayıtta ornek-kayit.txt'nin o adlı satırından öncesi vardır
    ekran son              kayıtta ornek-kayit.txt'nin hepsi vardır
    ekran LNo              kayıt daha kurulmamıştır
    ekran kayıtsız         komutta --kayit yoktur; --adimlar da yazılabilir
    sayfa, kayit, diff     sayfanın, ornek-kayit.txt'nin satırları; kayıttan silinen, yazılan (- +)

Satırlar art arda görünür; … aradakilerin yeridir. Sorunun ardındaki, kullanıcının yanıtıdır.
"""

import os
import re
import sys
import tempfile
import unittest
from pathlib import Path

KLASOR = Path(__file__).resolve().parent
sys.path.insert(0, str(KLASOR.parent))
from tests.calistirma import Ucbirim  # noqa: E402
from tests.yardim import oku  # noqa: E402

ORNEK_KAYIT = oku(KLASOR / "ornek-kayit.txt")
KILAVUZLAR = [KLASOR / ad for ad in ("hakem.md", "ogrenci.md") if (KLASOR / ad).exists()]
KAYIT, SAYFA = Path("turnuva.txt"), Path("turnuva-listeler.html")  # geçici klasörde
BLOK = re.compile("^```(ekran|sayfa|kayit|diff) ?(.*)\n((?:.*\n)*?)```$", re.M)
# Turnuva bitince sorulanın yanıtı tek başına bir satırdadır.
SORU = re.compile(r"^(?:.*giriniz.*|Saklamak için.*): (.*)$|^(düzelt .*|<)$", re.M)


def yanitlar(ekran):
    """Bloktaki yanıtlar; soruyla bitiyorsa o soru yanıtlanmamıştır."""
    bulunan = [eslesen[1] or eslesen[2] or "" for eslesen in SORU.finditer(ekran)]
    kac = len(bulunan) - ekran.endswith(": \n")
    return [KeyboardInterrupt if yanit == "^C" else f"{yanit}\n" for yanit in bulunan[:kac]]


def duzeltilmis(kayit, diff):
    """Kayıt, silinen ve yazılan satırlarıyla; silinenler kayıttaki sıradadır."""
    yeni = ""
    for isaret, satir in re.findall("^([-+]) (.*\n)", diff, re.M):
        oncesi, silinen, kayit = kayit.partition(satir) if isaret == "-" else ("", satir, kayit)
        assert silinen, satir
        yeni += oncesi + satir * (isaret == "+")
    return yeni + kayit


class Kilavuzlar(unittest.TestCase):
    """hakem.md ile, varsa, ogrenci.md; bağlantılarda README.md de."""

    def gorunur(self, metin, blok):
        """Bloğun … ile ayrılmış parçaları metinde bu sırayla vardır."""
        for parca in blok.rstrip().split("…\n"):
            self.assertIn(parca, metin)
            metin = metin.partition(parca)[2]

    def oyna(self, tur, kosul, ici):
        """Bir bloğu, kaydı kurup, oynar."""
        ani = re.sub("kayıtsız|--adimlar", "", kosul).strip()
        if ani:
            KAYIT.write_text(f"{ORNEK_KAYIT}son".partition(f"\n{ani}")[0] + "\n", "utf-8")
        if ani == "LNo" or "kayıtsız" in kosul:
            KAYIT.unlink()
        if tur == "diff":
            KAYIT.write_text(duzeltilmis(oku(KAYIT), ici), "utf-8")
            return
        secenekler = [] if "kayıtsız" in kosul else ["--kayit", KAYIT]
        ekran = Ucbirim(yanitlar(ici), *secenekler, *re.findall("--adimlar", kosul)).ekran
        sayfada = re.sub("</?(b|pre)[^>]*>", "", oku(SAYFA)) if tur == "sayfa" else ""
        self.gorunur(sayfada or ekran, ici.replace("^C", ""))

    def test_bloklar(self):
        klasor = tempfile.TemporaryDirectory()
        self.addCleanup(klasor.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(klasor.name)
        for kilavuz in KILAVUZLAR:
            for tur, kosul, ici in BLOK.findall(oku(kilavuz)):
                with self.subTest(kilavuz.name, blok=f"{tur} {kosul}\n{ici}"):
                    if tur == "kayit":
                        self.gorunur(ORNEK_KAYIT, re.sub(" *←.*", "", ici))
                    else:
                        self.oyna(tur, kosul, ici)

    def test_baglantilar(self):
        """Dosyaya, dosyadaki başlığa giden her bağlantı bir yere varır."""
        for metin in (KLASOR.parent / "README.md", *KILAVUZLAR):
            for dosya, baslik in re.findall(r"\]\(([^):#]*)#?([^):]*)\)", oku(metin)):
                with self.subTest(metin.name, dosya=dosya, baslik=baslik):
                    hedef = metin.parent / dosya if dosya else metin
                    self.assertTrue(hedef.exists())
                    if baslik:
                        basliklar = re.findall("^#+ (.*)", oku(hedef).lower(), re.M)
                        adlar = [re.sub(r"[^\w -]", "", ad).replace(" ", "-") for ad in basliklar]
                        self.assertIn(baslik, adlar)


if __name__ == "__main__":
    unittest.main()
