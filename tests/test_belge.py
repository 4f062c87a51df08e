"""README'nin kod blokları oynanır: oturum, ekranının sonu, komutlar; sözlerine bakılmaz."""

import re
import shutil
import subprocess
import sys

from tests.calistirma import ortam
from tests.yardim import KOK, PROGRAM, Sinama, gecici_klasor, metne, oku

README = oku(KOK / "README.md")
BLOKLAR = re.findall("^```(\\w*)\n(.*?)^```$", README, re.M | re.S)  # (dil, içi)
OTURUM, EKRAN_SONU = [ici for dil, ici in BLOKLAR if not dil]
KOMUTLAR = dict.fromkeys(re.findall("`(python3 satranc[^`]*)`", README))


class Belge(Sinama):
    def test_komutlar(self):
        """Komutları, bu yorumlayıcıyla, girdileri oturumken; ekranın sonu tablodur."""
        klasor = gecici_klasor(self)
        shutil.copy(PROGRAM, klasor)
        self.assertIn("python3 satranc.py --kayit turnuva.txt", KOMUTLAR)
        for komut in KOMUTLAR:
            with self.subTest(komut):
                sonuc = subprocess.run(
                    komut.replace("python3", f'"{sys.executable}" -S', 1), shell=True, timeout=60,
                    input=OTURUM.encode(), cwd=klasor, capture_output=True,
                    env=ortam(PYTHONIOENCODING="utf-8"))
                self.assertEqual(sonuc.returncode, 0, metne(sonuc.stderr))
                self.biter(metne(sonuc.stdout), EKRAN_SONU)
