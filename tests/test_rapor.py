"""Raporun kaynaktan üretilen parçaları: işlev tablosu, sabitler, ekran görüntüleri, hata iletileri."""

import ast
import importlib.util
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import satranc
from tests.yardim import KOK, PROGRAM, oku

BETIK = KOK / "report" / "olustur.py"


def betigi_yukle():
    """report/olustur.py'yi modül olarak yükler; typst gerekmez."""
    tanim = importlib.util.spec_from_file_location("olustur", BETIK)
    modul = importlib.util.module_from_spec(tanim)
    tanim.loader.exec_module(modul)
    return modul


@unittest.skipIf(sys.version_info < (3, 9), "rapor betiği ast.unparse kullanır (Python 3.9)")
class Rapor(unittest.TestCase):
    def setUp(self):
        self.olustur = betigi_yukle()

    def test_tabloda_her_islev_bir_kez(self):
        bolumler = self.olustur.islev_tablosu(oku(PROGRAM))
        adlar = [islev["ad"] for bolum in bolumler for islev in bolum["islevler"]]
        tanimli = [d.name for d in ast.parse(oku(PROGRAM)).body if isinstance(d, ast.FunctionDef)]
        self.assertEqual(adlar, tanimli)
        self.assertTrue(all(islev["gorev"] for bolum in bolumler for islev in bolum["islevler"]))

    def test_basliklar_kaynaktaki_gibidir(self):
        kaynak = "def f(a: int, *, b: str = 'x') -> None:\n    '''Görev.\n\n    Gerisi.'''\n"
        bolumler = self.olustur.islev_tablosu("# " + "-" * 32 + " Bir\n" + kaynak)
        self.assertEqual(bolumler[0]["ad"], "Bir")
        self.assertEqual(bolumler[0]["islevler"],
                         [{"ad": "f", "baslik": "f(a: int, *, b: str='x') -> None", "gorev": "Görev."}])

    def test_sabitler_tamdir(self):
        self.assertEqual(set(self.olustur.sabitler(oku(PROGRAM))), {ad for ad in vars(satranc) if ad.isupper()})

    def test_belgedeki_resimler_vardir(self):
        belge = oku(KOK / "report" / "rapor.typ")
        resimler = set(re.findall(r'#?ekran\("([a-z-]+)"', belge))
        self.assertEqual(resimler, {yol.stem for yol in (KOK / "report" / "ekran").glob("*.png")})
        self.assertEqual(resimler, set(re.findall(r"^cek ([a-z-]+)$", oku(KOK / "report" / "ekran.sh"), re.M)))

    def calistir(self, *secenekler):
        sonuc = subprocess.run([sys.executable, "-S", str(BETIK), *secenekler], capture_output=True, check=False)
        return sonuc.returncode, sonuc.stderr.decode("utf-8")

    def test_hatalar_turkce_ve_geri_izlemesizdir(self):
        with tempfile.TemporaryDirectory() as klasor:
            kod, hata = self.calistir("--teslim", klasor, "--ogrenci-no", "12")
            self.assertEqual(kod, 1)
            self.assertEqual(hata, "Hata: --teslim için 11 haneli --ogrenci-no gerekir (örneğin 05090004219)\n")
            # -S: typst görünmez.
            kod, hata = self.calistir("--teslim", klasor, "--ogrenci-no", "05090004219")
            self.assertEqual((kod, hata), (1, "Hata: typst kurulu değil; kurmak için: python3 -m pip install typst\n"))
            self.assertEqual(oku(Path(klasor) / "05090004219.py"), oku(PROGRAM))
