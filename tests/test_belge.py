"""README'nin kod blokları oynanır: oturum, ekranının sonu, komutlar; sözlerine bakılmaz."""

import re
import shutil
import subprocess
import sys

from tests.calistirma import ortam
from tests.yardim import KOK, PROGRAM, Sinama, gecici_klasor, metne, oku

BLOKLAR = re.findall("^```(\\w*)\n(.*?)^```$", oku(KOK / "README.md"), re.M | re.S)  # (dil, içi)


def bloklar(dil):
    """README'deki, başında o dil yazan blokların içleri, sırayla."""
    return [ici for blogun_dili, ici in BLOKLAR if blogun_dili == dil]


OTURUM, EKRAN_SONU = bloklar("")
KOMUTLAR = re.findall(r"^python3 \w.*", "".join(bloklar("sh")), re.M)


class Belge(Sinama):
    def test_komutlar(self):
        """Komutları, bu yorumlayıcıyla, girdileri oturumken; ekranın sonu tablodur."""
        klasor = gecici_klasor(self)
        shutil.copy(PROGRAM, klasor)
        self.assertTrue(KOMUTLAR)
        for komut in KOMUTLAR:
            with self.subTest(komut):
                sonuc = subprocess.run(
                    komut.replace("python3", f'"{sys.executable}" -S', 1), shell=True, timeout=60,
                    input=OTURUM.encode(), cwd=klasor, capture_output=True,
                    env=ortam(PYTHONIOENCODING="utf-8"))
                self.assertEqual(sonuc.returncode, 0, metne(sonuc.stderr))
                self.biter(metne(sonuc.stdout), EKRAN_SONU)
