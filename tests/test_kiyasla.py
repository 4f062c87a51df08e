"""Kıyaslama: bir yanlışı olan program doğru listede, doğru satırla söylenir."""

import subprocess
import sys

from tests.calistirma import ortam
from tests.yardim import KOK, PROGRAM, Sinama, gecici_klasor, metne, oku


class Kiyaslama(Sinama):
    def kiyasla(self, eski="", yeni=""):
        """satranc.py'nin, eskinin yerine yenisi konmuş hâli: (kod, satırlar, ayrı satırlar)."""
        klasor = gecici_klasor(self)
        program = klasor / "odev.py"
        self.assertIn(eski, oku(PROGRAM))
        program.write_text(oku(PROGRAM).replace(eski, yeni), encoding="utf-8")
        sonuc = subprocess.run(
            [sys.executable, "-m", "tests.kiyasla", program, "1"], stdout=subprocess.PIPE,
            cwd=klasor, env=ortam(PYTHONPATH=str(KOK), PYTHONIOENCODING="utf-8"))
        satirlar = metne(sonuc.stdout).split("\n")
        ayrilar = [s.split()[1:] for s in satirlar if s.startswith(("beklenen:", "bulunan:"))]
        return sonuc.returncode, satirlar, ayrilar

    def test_bir_yanlis(self):
        """Renkler ters; tur atlamayı da galibiyet sayar; hiçbiri. Turnuva 3 kişiliktir."""
        kod, satirlar, ((masa, *beklenen), (_, *bulunan)) = self.kiyasla(
            "if renk == BEYAZ else", "if renk == SIYAH else")
        self.assertEqual((kod, masa, bulunan), (1, "1", beklenen[::-1]))
        self.assertIn("  1. Tur Eşleştirme Listesi: 1", satirlar)
        kod, satirlar, ayrilar = self.kiyasla(
            "sonuclar.count(GALIP)", "sonuclar.count(GALIP) + sonuclar.count(TUR_ATLAMA)")
        self.assertIn("  Nihai Sıralama Listesi: 1", satirlar)
        (*beklenen, gs), (*bulunan, yanlis_gs), *_ = ayrilar
        self.assertEqual((bulunan, int(yanlis_gs)), (beklenen, int(gs) + 1))
        dogrusu = ["Aynı: 1/1 turnuva", "Yanlış yanıtlar: yeniden sordu", ""]
        self.assertEqual(self.kiyasla(), (0, dogrusu, []))
