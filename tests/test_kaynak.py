"""Kaynağın kendisi, dersin baktığı gibi: kütüphaneler, global değişkenler, belgeler."""

import ast
import copy
import doctest
import sys
import unittest

import satranc
from tests.yardim import ORNEK, PROGRAM, Sinama, oku, surecte

AGAC = ast.parse(oku(PROGRAM))


class Kaynak(Sinama):
    @unittest.skipIf(sys.version_info < (3, 10), "kütüphanenin listesi Python 3.10 ister")
    def test_yalniz_standart_kutuphane(self):
        """readline da kullanılmaz: toplu yapıştırılan yanıtları tek satır yapar."""
        adlar = set()
        for dugum in ast.walk(AGAC):
            if isinstance(dugum, ast.Import):
                adlar |= {takma.name.split(".")[0] for takma in dugum.names}
            elif isinstance(dugum, ast.ImportFrom):
                adlar.add(dugum.module.split(".")[0])
        kutuphane = sys.stdlib_module_names  # novm
        self.assertEqual(adlar - (kutuphane - {"readline"}), set())

    def test_global_degisken_yok(self):
        """Modülde yalnızca sabitler, işlevler, türler ve kütüphaneler vardır."""
        degiskenler = [
            ad for ad, deger in vars(satranc).items()
            if not (ad.isupper() or ad.startswith("__") or ad == "annotations")
            and not (callable(deger) or isinstance(deger, type(sys)))
        ]
        self.assertEqual(degiskenler, [])

    def test_ic_islev_yontem_global_ve_nonlocal_yok(self):
        """İç işlev dışındakinin değişkenlerini okur; ödevin "global değişken" tanımına girer."""
        for dugum in ast.walk(AGAC):
            self.assertNotIsInstance(dugum, (ast.Global, ast.Nonlocal))
            if isinstance(dugum, (ast.FunctionDef, ast.ClassDef)):
                dugumler = [d for ic in dugum.body for d in ast.walk(ic)]
                icerideki = [d.name for d in dugumler if isinstance(d, ast.FunctionDef)]
                self.assertEqual(icerideki, [], dugum.name)

    def test_sabitler_degismez(self):
        sabitler = {ad: deger for ad, deger in vars(satranc).items() if ad.isupper()}
        self.assertGreater(len(sabitler), 40)
        kopyalar = copy.deepcopy(sabitler)
        for ornek in ("ornek", "cikmaz-renk"):
            self.assertEqual(surecte(oku(ORNEK / f"{ornek}_girdi.txt"))[0], 0)
        self.assertEqual({ad: sabitler[ad] for ad in kopyalar}, kopyalar)

    def test_her_sabit_ve_islev_kullanilir(self):
        okunan = {
            dugum.id for dugum in ast.walk(AGAC)
            if isinstance(dugum, ast.Name) and isinstance(dugum.ctx, ast.Load)
        }
        tanimli = {dugum.name for dugum in AGAC.body if isinstance(dugum, ast.FunctionDef)}
        tanimli |= {ad for ad in vars(satranc) if ad.isupper()}
        self.assertEqual(tanimli - okunan, set())

    def test_belgelerdeki_ornekler(self):
        sonuc = doctest.testmod(satranc)
        self.assertEqual(sonuc.failed, 0)
        self.assertGreaterEqual(sonuc.attempted, 6)
