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
from tests.yardim import KOK, PROGRAM, metne, oku, ortam

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

    def test_sabitler_tamdir_ve_anlamlidir(self):
        tablo = self.olustur.sabitler(oku(PROGRAM))
        adlar = [ad for satir in tablo for ad in satir["ad"].split(", ")]
        self.assertEqual(sorted(adlar), sorted(ad for ad in vars(satranc) if ad.isupper()))
        self.assertEqual([satir["ad"] for satir in tablo if not satir["anlam"]], [])

    def test_sabitin_anlami_yanindaki_ya_da_ustundeki_aciklamadir(self):
        kaynak = "# Takımın\n# başı.\nA = 1\nB, C = 2, 3  # yanı\nD = (\n    4,  # iç\n)\n\nE = '5'\n"
        self.assertEqual([(s["ad"], s["anlam"]) for s in self.olustur.sabitler(kaynak)], [
            ("A", "Takımın başı."), ("B, C", "yanı"), ("D", "Takımın başı."), ("E", "")])

    def test_duzyazida_adlar_koddur_kesme_isareti_egridir(self):
        kod = self.olustur.kod_adlari("BIR = 1\nBYE, IKI_ON = 0, 2\ndef a_b(): pass\ndef sor(): pass\n")
        self.assertEqual(self.olustur.duzyazi("es'in `a'b` 2'si", kod), "es’in `a'b` 2’si")
        self.assertEqual(self.olustur.duzyazi("BIR'i a_b'yle sor: IKI_ON, a_bc, BYE, KeyError verir, int() None", kod),
                         "`BIR`’i `a_b`’yle sor: `IKI_ON`, a_bc, BYE, `KeyError` verir, `int()` `None`")

    def test_sureler(self):
        self.assertEqual(self.olustur.sureleri_coz(["analiz=120", "Tasarım=90"]), {"Analiz": 120, "Tasarım": 90})
        for yazilis in ("ANALİZ", "Analız", "ANALIZ", "anali\u0307z"):
            self.assertEqual(self.olustur.sureleri_coz([f"{yazilis}=60"]), {"Analiz": 60})
        self.assertEqual(self.olustur.sureleri_coz(["GERÇEKLEŞTİRİM=1", "tasarim=2"]),
                         {"Gerçekleştirim": 1, "Tasarım": 2})
        for bozuk in ("analiz", "analiz=çok", "kahve=5", "test=-1", "=5"):
            with self.assertRaises(self.olustur.OlusturmaHatasi):
                self.olustur.sureleri_coz([bozuk])
        with self.assertRaisesRegex(self.olustur.OlusturmaHatasi, "--sure ANALİZ=2: Analiz süresi iki kez verildi"):
            self.olustur.sureleri_coz(["analiz=1", "ANALİZ=2"])

    def test_belgedeki_resimler_vardir(self):
        belge = oku(KOK / "report" / "rapor.typ")
        resimler = set(re.findall(r'#?ekran\("([a-z-]+)"', belge))
        self.assertEqual(resimler, {yol.stem for yol in (KOK / "report" / "ekran").glob("*.png")})
        self.assertEqual(resimler, set(re.findall(r"^cek ([a-z-]+)$", oku(KOK / "report" / "ekran.sh"), re.M)))

    def calistir(self, *secenekler):
        sonuc = subprocess.run([sys.executable, "-S", str(BETIK), *secenekler], capture_output=True, check=False,
                               env=ortam(PYTHONIOENCODING="utf-8"))
        return sonuc.returncode, metne(sonuc.stderr)

    def test_hatalar_turkce_ve_geri_izlemesizdir(self):
        pdf = (KOK / "report" / "rapor.pdf").read_bytes()
        with tempfile.TemporaryDirectory() as klasor:
            haneli = "Hata: --teslim için 11 haneli --ogrenci-no gerekir (örneğin 05090004219)\n"
            for numara in ("12", "123456789012", "0509000421a", ""):
                self.assertEqual(self.calistir("--teslim", klasor, "--ogrenci-no", numara), (1, haneli))
            self.assertEqual(list(Path(klasor).iterdir()), [])
            # -S: typst görünmez.
            kod, hata = self.calistir("--teslim", klasor, "--ogrenci-no", "05090004219")
            self.assertEqual((kod, hata), (1, "Hata: typst kurulu değil; kurmak için: python3 -m pip install typst\n"))
            self.assertEqual(list(Path(klasor).iterdir()), [])
        anlasilmayan = "Hata: seçenekler anlaşılmadı; yardım için: python3 report/olustur.py --help\n"
        for secenek in (("--teslim",), ("--ogr", "1")):
            self.assertEqual(self.calistir(*secenek), (1, anlasilmayan))
        for secenek in (("--ad-soyad", "A B"), ("--ogrenci-no", "05090004219"), ("--kurum", "K"), ("--sure", "test=5")):
            self.assertEqual(self.calistir(*secenek), (
                1, "Hata: --ogrenci-no, --ad-soyad, --kurum ve --sure yalnızca --teslim ile verilir\n"))
        self.assertEqual((KOK / "report" / "rapor.pdf").read_bytes(), pdf)
