"""Kaynağın kendisi, dersin baktığı gibi: kütüphaneler, global değişkenler, belgeler."""

import ast
import doctest
import sys

import satranc
from tests.calistirma import ayri
from tests.yardim import KOK, PROGRAM, Sinama, oku


class Kaynak(Sinama):
    def test_readline_yuklenmez(self):
        """Toplu yapıştırılan yanıtları tek satır yapar. Öbür modüller: test_ornek boş klasörde."""
        yuklenen = "import satranc, sys; print('readline' in sys.modules)"
        self.assertEqual(ayri("", yuklenen, program="-c", cwd=KOK), (0, "False\n", ""))

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
        agac = ast.parse(oku(PROGRAM))
        ustteki = [dugum for dugum in agac.body if isinstance(dugum, ast.FunctionDef)]
        bulunan = [
            dugum.lineno for dugum in ast.walk(agac)
            if isinstance(dugum, (ast.FunctionDef, ast.Global, ast.Nonlocal))
            and dugum not in ustteki
        ]
        self.assertEqual(bulunan, [])

    def test_belgelerdeki_ornekler(self):
        self.assertEqual(doctest.testmod(satranc).failed, 0)
