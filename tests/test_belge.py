"""README'deki oturum yinelenebilir; README, yardım ve program aynı şeyi söyler."""

import re
import unittest

import satranc
from tests.yardim import KOK, oku, surecte

README = oku(KOK / "README.md")


def blok(ad):
    """`<!-- ad -->` işaretinden sonraki kod bloğunun içi."""
    return re.search(rf"<!-- {ad} -->\n```\n(.*?)```\n", README, re.S).group(1)


class Readme(unittest.TestCase):
    def test_oturum_yinelenebilir(self):
        kod, cikti, hata = surecte(blok("girdi"))
        self.assertEqual((kod, hata), (0, ""))
        self.assertTrue(cikti.endswith("\n" + blok("çıktı")), cikti)

    def test_ilk_ekranda_iki_komut(self):
        ilk_ekran = "\n".join(README.splitlines()[:24])
        self.assertIn("python3 satranc.py", ilk_ekran)
        self.assertIn("python3 -m unittest", ilk_ekran)

    def test_cikis_kodlari_programdakilerdir(self):
        tablo = README.split("## Çıkış kodları")[1].split("##")[0]
        kodlar = {int(k) for k in re.findall(r"^\| (\d+) \|", tablo, re.M)}
        programdaki = {deger for ad, deger in vars(satranc).items() if ad.startswith("CIKIS_")}
        self.assertEqual(kodlar, programdaki)

    def test_sonuc_kodlari_programdakilerdir(self):
        satir = next(s for s in README.splitlines() if s.startswith("| her turda her masanın sonucu"))
        self.assertEqual({int(k) for k in re.findall(r"\b\d\b", satir)}, set(satranc.SONUCLAR))

    def test_sinirdaki_basamak_sayisi(self):
        self.assertIn(f"en çok {satranc.EN_COK_BASAMAK} basamaklıdır", README)

    def test_cikmazi_hem_readme_hem_yardim_anlatir(self):
        for metin in (README, satranc.YARDIM):
            for parca in ("tercih sırasındaki ilk", "`Not:`", "gevşetilir"):
                self.assertIn(parca, " ".join(metin.split()))
