"""Dersin örnek oturumu ve çıkmaz örnekleri: dökümler bayt bayt aynı olmalı."""

import shutil
import tempfile
from pathlib import Path

from tests.denetci import denetle
from tests.yalin import turnuva
from tests.yardim import CIKTI, GIRDI, ORNEK, PROGRAM, Sinama, ayri, notsuz, oku, surecte

CIKMAZLAR = {
    "cikmaz-tamamlama": [],
    "cikmaz-tur-atlayan": ["5. turda sıradaki oyuncu (BSNo 4) yerine BSNo 6 tur atladı"],
    "cikmaz-renk": ["5. turda renk kuralları gevşetildi (masa no: 3)"],
    "cikmaz-tur-atlama-kurali": ["3. turda tur atlama kuralı gevşetildi; BSNo 5"],
    "cikmaz-erken-bitis": ["4. turda daha önce karşılaşmamış oyuncularla eşleştirme kalmadığı"],
}


class Ornekler(Sinama):
    def test_dersin_ornegi(self):
        self.assertEqual(ayri(GIRDI), (0, CIKTI, ""))

    def test_baska_adla_bos_klasorde(self):
        with tempfile.TemporaryDirectory() as klasor:
            kopya = Path(klasor) / "05090004219.py"
            shutil.copy(PROGRAM, kopya)
            self.assertEqual(ayri(GIRDI, program=kopya, cwd=klasor), (0, CIKTI, ""))

    def test_cikmaz_ornekleri(self):
        for ad, notlar in CIKMAZLAR.items():
            with self.subTest(ad):
                kod, cikti, hata = surecte(oku(ORNEK / f"{ad}_girdi.txt"))
                beklenen = oku(ORNEK / f"{ad}_cikti.txt")
                self.assertEqual((kod, notsuz(cikti), hata), (0, beklenen, ""))
                yazilan = [s for s in cikti.splitlines() if s.startswith("Not: ")]
                self.assertEqual(len(yazilan), len(notlar))
                for satir, beklenen in zip(yazilan, notlar):
                    self.baslar(satir, "Not: " + beklenen)

    def test_notlarin_yeri(self):
        _, cikti, _ = surecte(oku(ORNEK / "cikmaz-renk_girdi.txt"))
        self.assertRegex(cikti, r"  3    3 11024 .*\nNot: 5\. turda .*\n\n5\. turda 1\. masada")
        _, cikti, _ = surecte(oku(ORNEK / "cikmaz-erken-bitis_girdi.txt"))
        self.assertRegex(cikti, r"\(0-5\): \nNot: 4\. turda .*\nNihai Sıralama Listesi:\n")

    def test_yalin_uygulama_ile_denetci_de_orneklere_uyar(self):
        for ad in ("ornek", *CIKMAZLAR):
            with self.subTest(ad):
                dokum, _ = turnuva(oku(ORNEK / f"{ad}_girdi.txt"))
                self.assertEqual(dokum, oku(ORNEK / f"{ad}_cikti.txt"))
        denetle(CIKTI)
