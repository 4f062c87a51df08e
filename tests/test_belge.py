"""README'nin kod blokları oynanır: oturum, komutlar, kayıt, düzeltmeler; sözlerine bakılmaz."""

import re
import shutil
import subprocess
import sys

from tests.calistirma import ortam, surecte
from tests.ornek_turnuva import CIKTI, GIRDI, SATIRLAR, KayitSinamasi, yankili
from tests.yardim import KOK, ORNEK, POSIX, PROGRAM, metne, oku

BLOKLAR = re.findall("^```(\\w*)\n(.*?)^```$", oku(KOK / "README.md"), re.M | re.S)  # (dil, içi)


def bloklar(dil):
    """README'deki, başında o dil yazan blokların içleri, sırayla."""
    return [ici for blogun_dili, ici in BLOKLAR if blogun_dili == dil]


OTURUM, EKRAN_SONU, KAYIT_SONU = bloklar("")
PYTHON = "python3" if POSIX else "py"
KOMUTLAR = re.findall(rf"^{PYTHON} \w.*", "".join(bloklar("sh" if POSIX else "bat")), re.M)


class Belge(KayitSinamasi):
    def test_komutlar(self):
        """Bu sistemin komutları, bu yorumlayıcıyla; girdisi yazmayanlara oturum yazılır.

        Ekrana ya da dosyaya yazdıklarının sonuna bakılır.
        """
        klasor = self.yol.parent
        shutil.copy(PROGRAM, klasor)
        shutil.copytree(ORNEK, klasor / "tests" / "ornek", copy_function=shutil.copyfile)
        (klasor / "kopya.txt").write_bytes(GIRDI.encode())
        self.assertTrue(KOMUTLAR and bloklar("diff"))
        for komut in KOMUTLAR:
            with self.subTest(komut):
                sonuc = subprocess.run(
                    komut.replace(PYTHON, f'"{sys.executable}" -S', 1), shell=True, timeout=60,
                    input=OTURUM.encode(), cwd=klasor, capture_output=True,
                    env=ortam(PYTHONIOENCODING="utf-8"))
                self.assertEqual(sonuc.returncode, 0, metne(sonuc.stderr))
                dosya = re.search(r"> (\S+)", komut)
                cikti = (klasor / dosya[1]).read_bytes() if dosya else sonuc.stdout
                beklenen = CIKTI if "ornek_girdi" in komut else EKRAN_SONU
                beklenen = yankili(len(SATIRLAR)) if "kopya" in komut else beklenen
                self.biter(metne(cikti), beklenen)

    def ekran(self, kayit):
        """Kaydın sıradaki soruya dek gösterdiği satırlar."""
        self.yaz(kayit)
        kod, cikti, hata = self.calistir()
        self.assertEqual(kod, 1, hata)
        return cikti.splitlines()

    def test_oturum_kayit_duzeltmeler(self):
        """Kayıt oturumun, sonuncusu verilmemiş, yanıtlarınınkidir; her düzeltme tek başınadır.

        - silinir, + yazılır; = ancak bunlardan sonra görünür.
        """
        self.biter(surecte(OTURUM)[1], EKRAN_SONU)
        self.calistir("".join(OTURUM.splitlines(True)[:-1]))
        kayit = oku(self.yol)
        self.biter(kayit, KAYIT_SONU)
        onceki_ekran = self.ekran(kayit)
        for duzeltme in bloklar("diff"):
            with self.subTest(duzeltme):
                satirlar = re.findall("^(.) (.*)$", duzeltme, re.M)
                gorunecekler = {satir for isaret, satir in satirlar if isaret == "="}
                self.assertTrue(gorunecekler and gorunecekler.isdisjoint(onceki_ekran))
                ekran = self.ekran(self.duzeltilmis(kayit, satirlar))
                self.assertEqual(gorunecekler - {*ekran}, set())

    def duzeltilmis(self, kayit, satirlar):
        """Kayıt, gösterilen (işareti, satır) çiftleriyle; silinen ve kalan satırlar sırayladır."""
        yeni, eski = "", kayit
        for isaret, satir in satirlar:
            if isaret in " -":
                once, bulunan, eski = eski.partition(f"{satir}\n")
                self.assertTrue(bulunan, satir)
                yeni += once
            yeni += f"{satir}\n" * (isaret in " +")
        return yeni + eski
