"""Kaynağın kendisi, dersin baktığı gibi: kütüphaneler, global değişkenler, belgeler."""

import ast
import builtins
import copy
import doctest
import importlib.util
import os
import symtable
import sys
import sysconfig
import unittest

import satranc
from tests.yardim import ORNEK, PROGRAM, oku, surecte

KAYNAK = oku(PROGRAM)
AGAC = ast.parse(KAYNAK)


def islev_tablolari(tablo):
    """İç içe bütün işlev kapsamlarını verir."""
    for alt in tablo.get_children():
        if alt.get_type() == "function":
            yield alt
        yield from islev_tablolari(alt)


def tur_adlari():
    """Yalnızca tür denetleyicisinin gördüğü bloktaki adlar; çalışırken yokturlar, açıklamalarda geçerler."""
    (blok,) = (d for d in AGAC.body if isinstance(d, ast.If) and getattr(d.test, "id", "") == "TYPE_CHECKING")
    adlar = {ad.name for d in blok.body if isinstance(d, ast.ImportFrom) for ad in d.names}
    adlar |= {hedef.id for d in blok.body if isinstance(d, ast.Assign) for hedef in d.targets}
    return adlar | {d.name for d in blok.body if isinstance(d, ast.ClassDef)}


class Kaynak(unittest.TestCase):
    def test_yalniz_standart_kutuphane(self):
        adlar = set()
        for dugum in ast.walk(AGAC):
            if isinstance(dugum, ast.Import):
                adlar |= {a.name.split(".")[0] for a in dugum.names}
            elif isinstance(dugum, ast.ImportFrom):
                self.assertEqual(dugum.level, 0)
                adlar.add(dugum.module.split(".")[0])
        self.assertNotIn("readline", adlar)
        yollar = tuple(os.path.normcase(sysconfig.get_paths()[ad]) for ad in ("stdlib", "platstdlib"))
        for ad in adlar - set(sys.builtin_module_names):
            kaynak = importlib.util.find_spec(ad).origin
            if kaynak not in ("built-in", "frozen"):
                self.assertTrue(os.path.normcase(kaynak).startswith(yollar) and "site-packages" not in kaynak, ad)

    def test_islevler_yalnizca_sabit_islev_ve_tur_okur(self):
        izinli = {
            ad for ad, deger in vars(satranc).items()
            if ad.isupper() or callable(deger) or isinstance(deger, type(sys)) or ad[0].isupper()
        } | set(dir(builtins)) | tur_adlari()
        tablolar = list(islev_tablolari(symtable.symtable(KAYNAK, "satranc.py", "exec")))
        self.assertGreater(len(tablolar), 40)
        for tablo in tablolar:
            for sembol in tablo.get_symbols():
                if sembol.is_global():
                    self.assertIn(sembol.get_name(), izinli, tablo.get_name())
                    self.assertFalse(sembol.is_assigned(), sembol.get_name())

    def test_ic_islev_yontem_global_ve_nonlocal_yok(self):
        """İç işlev dışındakinin değişkenlerini okur; ödevin "global değişken" tanımına girer."""
        for dugum in ast.walk(AGAC):
            self.assertNotIsInstance(dugum, (ast.Global, ast.Nonlocal))
            if isinstance(dugum, (ast.FunctionDef, ast.ClassDef)):
                icerideki = [d for d in ast.walk(dugum) if isinstance(d, ast.FunctionDef) and d is not dugum]
                self.assertEqual(icerideki, [], dugum.name)

    def test_sabitler_degismez(self):
        sabitler = {ad: deger for ad, deger in vars(satranc).items() if ad.isupper()}
        self.assertGreater(len(sabitler), 40)
        kopyalar = copy.deepcopy(sabitler)
        for ornek in ("ornek", "cikmaz-renk"):
            self.assertEqual(surecte(oku(ORNEK / f"{ornek}_girdi.txt"))[0], 0)
        self.assertEqual({ad: sabitler[ad] for ad in kopyalar}, kopyalar)

    def test_her_sabit_ve_islev_kullanilir(self):
        okunan = {d.id for d in ast.walk(AGAC) if isinstance(d, ast.Name) and isinstance(d.ctx, ast.Load)}
        tanimli = {d.name for d in AGAC.body if isinstance(d, ast.FunctionDef)} - {"main"}
        tanimli |= {ad for ad in vars(satranc) if ad.isupper()}
        # main() yalnızca __main__ altında, hepsi başka bir yerde de okunuyor olmalı.
        self.assertEqual(tanimli - okunan, set())

    def test_belgelerdeki_ornekler(self):
        sonuc = doctest.testmod(satranc)
        self.assertEqual(sonuc.failed, 0)
        self.assertGreaterEqual(sonuc.attempted, 6)

    def test_belge_dizgileri_ve_ascii_adlar(self):
        for dugum in ast.walk(AGAC):
            if isinstance(dugum, (ast.FunctionDef, ast.ClassDef)):
                self.assertTrue(ast.get_docstring(dugum), dugum.name)
                self.assertTrue(dugum.name.isascii(), dugum.name)
            for ad in (getattr(dugum, "id", None), getattr(dugum, "arg", None)):
                self.assertTrue(ad is None or ad.isascii(), ad)
