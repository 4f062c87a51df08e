"""README'nin kod blokları oynanır: oturum, komutlar, kayıt, düzeltmeler; sözlerine bakılmaz."""

import re
import shutil
import subprocess
import sys

from tests.calistirma import ortam, surecte
from tests.ornek_turnuva import CIKTI, GIRDI, SATIRLAR, KayitSinamasi, yankili
from tests.yardim import KOK, ORNEK, POSIX, PROGRAM, Sinama, gecici_klasor, metne, oku

BLOKLAR = re.findall("^```(\\w*)\n(.*?)^```$", oku(KOK / "README.md"), re.M | re.S)  # (dil, içi)


def bloklar(dil):
    """README'deki, başında o dil yazan blokların içleri, sırayla."""
    return [ici for blogun_dili, ici in BLOKLAR if blogun_dili == dil]


OTURUM, EKRAN_SONU, KAYIT_SONU = bloklar("")
PYTHON = "python3" if POSIX else "py"
KOMUTLAR = re.findall(rf"^{PYTHON} \w.*", "".join(bloklar("sh" if POSIX else "bat")), re.M)


class Komutlar(Sinama):
    """Bu sistemin komutları, yazıldıkları gibi."""

    def setUp(self):
        self.klasor = gecici_klasor(self)
        shutil.copy(PROGRAM, self.klasor)
        shutil.copytree(ORNEK, self.klasor / "tests" / "ornek", copy_function=shutil.copyfile)
        (self.klasor / "kopya.txt").write_bytes(GIRDI.encode())

    def calistir(self, komut):
        """Komutu oturumun yanıtlarıyla çalıştırır; ekrana ya da cikti.txt'ye yazdığını verir.

        Yorumlayıcı, sınamaları çalıştırandır.
        """
        sonuc = subprocess.run(
            komut.replace(PYTHON, f'"{sys.executable}" -S', 1), shell=True, timeout=60,
            input=OTURUM.encode(), cwd=self.klasor, capture_output=True,
            env=ortam(PYTHONIOENCODING="utf-8"))
        self.assertEqual(sonuc.returncode, 0, metne(sonuc.stderr))
        yazilan = self.klasor / "cikti.txt"
        return metne(yazilan.read_bytes() if ">" in komut else sonuc.stdout)

    def test_komutlar(self):
        """Girdisi komutta yazmayanlara oturum yazılır."""
        self.assertTrue(KOMUTLAR)
        yankilanan = yankili(len(SATIRLAR))
        for komut in KOMUTLAR:
            with self.subTest(komut):
                beklenen = CIKTI if "ornek_girdi" in komut else EKRAN_SONU
                self.biter(self.calistir(komut), yankilanan if "kopya" in komut else beklenen)


class Kayit(KayitSinamasi):
    """Örnek kayıt oturumun, sonuncusu verilmemiş, yanıtlarınınkidir."""

    def setUp(self):
        super().setUp()
        self.calistir("".join(OTURUM.splitlines(True)[:-1]))
        self.kayit = oku(self.yol)

    def ekran(self, kayit):
        """Kaydın sıradaki soruya dek gösterdiği satırlar."""
        self.yaz(kayit)
        kod, cikti, hata = self.calistir()
        self.assertEqual(kod, 1, hata)
        return cikti.splitlines()

    def test_oturum(self):
        kod, cikti, hata = surecte(OTURUM)
        self.assertEqual((kod, hata), (0, ""))
        self.biter(cikti, EKRAN_SONU)

    def test_gosterilen_kayit(self):
        self.biter(self.kayit, KAYIT_SONU)

    def test_duzeltmeler(self):
        """Her biri tek başına: - silinir, + yazılır; = ancak bunlardan sonra görünür."""
        duzeltmeler = bloklar("diff")
        self.assertTrue(duzeltmeler)
        onceki_ekran = self.ekran(self.kayit)
        for duzeltme in duzeltmeler:
            with self.subTest(duzeltme):
                satirlar = re.findall("^(.) (.*\n)", duzeltme, re.M)
                gorunecekler = [satir[:-1] for isaret, satir in satirlar if isaret == "="]
                self.assertTrue(gorunecekler)
                self.assertTrue(set(gorunecekler).isdisjoint(onceki_ekran))
                ekran = self.ekran(self.duzeltilmis(satirlar))
                self.assertEqual([satir for satir in gorunecekler if satir not in ekran], [])

    def duzeltilmis(self, satirlar):
        """Kayıt, gösterilen (işareti, satır) çiftleriyle; silinen ve kalan satırlar sırayladır."""
        eski, yeni = self.kayit.splitlines(True), []
        for isaret, satir in satirlar:
            if isaret in " -":
                yer = eski.index(satir)
                yeni += eski[:yer]
                del eski[:yer + 1]
            if isaret in " +":
                yeni.append(satir)
        return "".join(yeni + eski)
