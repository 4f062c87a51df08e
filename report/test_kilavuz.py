"""Kılavuzların sınamaları: blokları programda oynanır, bağlantıları izlenir.

Kök dizinden: python report/test_kilavuz.py

Blokların türü ilk satırlarındadır; türün ardında o anki kayıt yazar:

    ekran 2. tur 1. masa   ornek-kayit.txt'nin, o adlı satırından önceki satırları vardır
    ekran son              ornek-kayit.txt'nin bütün satırları vardır
    ekran LNo              kayıt daha kurulmamıştır
    ekran                  kayıt, önceki bloğun bıraktığıdır
    ekran kayıtsız         komutta --kayit yoktur; --adimlar de yazabilir: ekran --adimlar son

`ekran`ın satırları ekranda, bu sırayla, art arda görünür; … aradaki satırların yerini tutar.
Sorunun (giriniz, Enter) ardındaki, kullanıcının yanıtıdır. `sayfa`nınkiler duvara asılan sayfada,
`kayit`ınkiler (oktan öncesi) ornek-kayit.txt'de görünür. `diff`te - satırı kayıttan silinir, +
satırı yazılır. Öbür bloklar oynanmaz.
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
from tests.yardim import KOK, oku  # noqa: E402

ORNEK_KAYIT = oku(KLASOR / "ornek-kayit.txt")
KILAVUZLAR = [KLASOR / ad for ad in ("hakem.md", "ogrenci.md") if (KLASOR / ad).exists()]
KAYIT, SAYFA = Path("turnuva.txt"), Path("turnuva-listeler.html")  # geçici klasörde
BLOK = re.compile("^```(ekran|sayfa|kayit|diff) ?([^\n]*)\n(.*?)^```$", re.M | re.S)
# Yanıtı ardında olan soru; turnuva bittikten sonraki sorunun yanıtı tek başına bir satırdadır.
SORU = re.compile(r"^(?:.*giriniz.*|Saklamak için.*): (.*)$|^(düzelt .*|<)$", re.M)


def yanitlar(ekran):
    """Bloktaki yanıtlar; son soru yanıtlanmamış olabilir."""
    bulunan = [eslesen[1] or eslesen[2] or "" for eslesen in SORU.finditer(ekran)]
    if bulunan and re.search(": $", ekran.rstrip("\n")):
        bulunan.pop()
    return [KeyboardInterrupt if yanit == "^C" else f"{yanit}\n" for yanit in bulunan]


def duzeltilmis(kayit, diff):
    """Kayıt, silinen ve yazılan satırlarıyla; silinenler kayıttaki sıradadır."""
    yeni = ""
    for isaret, satir in re.findall("^([-+]) (.*\n)", diff, re.M):
        if isaret == "-":
            once, silinen, kayit = kayit.partition(satir)
            assert silinen, satir
            yeni += once
        else:
            yeni += satir
    return yeni + kayit


def baglanti_adi(baslik):
    """Başlığın, sayfa içi bağlantılardaki adı: boşluklar -, noktalama yok."""
    return re.sub(r"[^\w -]", "", baslik.lower()).replace(" ", "-")


class Kilavuzlar(unittest.TestCase):
    def setUp(self):
        klasor = tempfile.TemporaryDirectory()
        self.addCleanup(klasor.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(klasor.name)

    def gorunur(self, metin, blok):
        """Bloğun … ile ayrılmış parçaları metinde bu sırayla vardır."""
        for parca in blok.rstrip().split("…\n"):
            self.assertIn(parca, metin)
            metin = metin.partition(parca)[2]

    def oyna(self, tur, ozellikler, ici):
        """Bir bloğu, kaydı kurup, oynar."""
        ani = re.sub("kayıtsız|--adimlar", "", ozellikler).strip()
        if ani:
            onceki = "" if ani == "LNo" else f"{ORNEK_KAYIT}\nson".partition(f"\n{ani}")[0] + "\n"
            KAYIT.write_text(onceki.strip() + "\n", "utf-8")
        if ani == "LNo" or "kayıtsız" in ozellikler:
            KAYIT.unlink(missing_ok=True)
        if tur == "diff":
            KAYIT.write_text(duzeltilmis(oku(KAYIT), ici), "utf-8")
            return
        secenekler = [] if "kayıtsız" in ozellikler else ["--kayit", str(KAYIT)]
        secenekler += re.findall("--adimlar", ozellikler)
        ekran = Ucbirim(yanitlar(ici), *secenekler).ekran
        if tur == "sayfa":
            ekran = re.sub("</?(b|pre)[^>]*>", "", oku(SAYFA))
        self.gorunur(ekran, ici.replace("^C", ""))

    def test_bloklar(self):
        for kilavuz in KILAVUZLAR:
            for tur, ozellikler, ici in BLOK.findall(oku(kilavuz)):
                with self.subTest(kilavuz.name, blok=f"{tur} {ozellikler}\n{ici}"):
                    if tur == "kayit":
                        self.gorunur(ORNEK_KAYIT, re.sub(" *←.*", "", ici))
                    else:
                        self.oyna(tur, ozellikler, ici)

    def test_baglantilar(self):
        """Dosyaya, dosyadaki başlığa giden her bağlantı bir yere varır."""
        for metin in (KOK / "README.md", *KILAVUZLAR):
            baglantilar = re.findall(r"\]\(([^):]*)\)", re.sub("`[^`]*`", "`", oku(metin)))
            self.assertTrue(baglantilar)
            for dosya, _, baslik in (baglanti.partition("#") for baglanti in baglantilar):
                with self.subTest(metin.name, dosya=dosya, baslik=baslik):
                    hedef = metin.parent / dosya if dosya else metin
                    self.assertTrue(hedef.exists())
                    basliklar = re.findall("^#+ (.*)", oku(hedef), re.M) if baslik else [""]
                    self.assertIn(baslik, map(baglanti_adi, basliklar))


if __name__ == "__main__":
    unittest.main()
