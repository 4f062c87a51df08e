"""README'deki oturum ve komutlar yinelenebilir; hakem bölümü test_hakem'dedir."""

import os
import re
import shutil
import subprocess
import sys
import unittest

from tests.calistirma import ayri, ortam, surecte
from tests.ornek_turnuva import GIRDI, SATIRLAR, Sayfa, duz_kosu, yanitlar, yankili
from tests.yardim import KOK, ORNEK, POSIX, PROGRAM, Sinama, gecici_klasor, metne, oku

README = oku(KOK / "README.md")


def blok(ad):
    """`<!-- ad -->` işaretinden sonraki kod bloğunun içi."""
    return re.search(rf"<!-- {ad} -->\n```\n(.*?)```\n", README, re.S).group(1)


class Readme(Sinama):
    def test_oturum_yinelenebilir(self):
        kod, cikti, hata = surecte(blok("girdi"))
        self.assertEqual((kod, hata), (0, ""))
        self.biter(cikti, blok("çıktı"))


@unittest.skipUnless(shutil.which("bash" if POSIX else "cmd"), "komutları çalıştıracak kabuk yok")
class Komutlar(Sinama):
    """README'deki komutlar, yazıldığı gibi, dersin örneğiyle: Windows'ta Windows'unkiler."""

    def setUp(self):
        self.klasor = gecici_klasor(self)
        shutil.copy(PROGRAM, self.klasor)
        shutil.copytree(ORNEK, self.klasor / "tests" / "ornek", copy_function=shutil.copyfile)
        (self.klasor / "bin").mkdir()
        # Komutlardaki python3 (Windows'ta py), sınamaları çalıştıran yorumlayıcıdır.
        kabuk = self.klasor / "bin" / ("python3" if POSIX else "py.bat")
        kabuk.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "$@"\n' if POSIX
                         else f'@"{sys.executable}" -S %*\n', encoding="utf-8")
        kabuk.chmod(0o755)

    def calistir(self, komut, windows_komutu, kod, girdi=""):
        """README'deki komutlardan bu sisteminkini çalıştırır, stdout'unu döndürür.

        stderr `hata`dadır.
        """
        for beklenen in (komut, windows_komutu, "set PYTHONIOENCODING=utf-8"):
            if not re.search(rf"[`\n]{re.escape(beklenen)}[`\n]", README):
                self.fail(f"README'de yok: {beklenen}")
        kabukta = f"cmd /c set PYTHONIOENCODING=utf-8&& {windows_komutu}"
        yollar = os.pathsep.join([str(self.klasor / "bin"), os.environ["PATH"]])
        sonuc = subprocess.run(
            ["bash", "-c", komut] if POSIX else kabukta, input=girdi.encode(), cwd=self.klasor,
            capture_output=True, timeout=60, env=ortam(PYTHONIOENCODING="utf-8", PATH=yollar),
        )
        self.hata = metne(sonuc.stderr)
        self.assertEqual(sonuc.returncode, kod, self.hata)
        return metne(sonuc.stdout)

    def koy(self, ad, metin):
        """Komutların okuyacağı dosyayı yazar."""
        (self.klasor / ad).write_bytes(metin.encode())

    def dosya(self, ad):
        """Komutların yazdığı dosyanın metni."""
        return metne((self.klasor / ad).read_bytes())

    def test_yardim(self):
        yardim = self.calistir("python3 satranc.py --help", "py satranc.py --help", 0)
        self.assertEqual(yardim, ayri("", "--help")[1])

    def test_dersin_ornegi(self):
        self.assertEqual(self.calistir("python3 satranc.py < tests/ornek/ornek_girdi.txt",
                                       "py satranc.py < tests\\ornek\\ornek_girdi.txt", 0),
                         duz_kosu())

    def test_kayitla_baslamak_ve_surdurmek(self):
        """Kaydın yanında duvara asılacak listeler de vardır."""
        komutlar = "python3 satranc.py --kayit turnuva.txt", "py satranc.py --kayit turnuva.txt"
        self.calistir(*komutlar, 1, yanitlar(0, 45))
        ilk_liste = Sayfa(self.dosya("turnuva-listeler.html")).icleri("pre")[0]
        self.baslar(ilk_liste, "turnuva.txt\n2. Tur ")
        self.assertEqual(self.calistir(*komutlar, 0, yanitlar(45)), yankili(45))

    def test_karsilastirmak(self):
        self.koy("girdi.txt", GIRDI)
        self.calistir("python3 satranc.py < girdi.txt > cikti.txt 2> hata.txt",
                      "py satranc.py < girdi.txt > cikti.txt 2> hata.txt", 0)
        self.assertEqual((self.dosya("cikti.txt"), self.dosya("hata.txt")), (duz_kosu(), ""))

    @unittest.skipUnless(POSIX, "Wine'ın fc'sinin içi boş")
    def test_iki_dosyayi_karsilastirmak(self):
        """Satır sonları ayrı olan aynı sayılır; aynıda 0, ayrıda 1 döner."""
        dosyalar = "cikti.txt beklenen.txt"
        self.koy("cikti.txt", "a 1\n")
        for metin, kod in (("a 1\r\n", 0), ("a 2\n", 1)):
            self.koy("beklenen.txt", metin)
            self.calistir(f"diff --strip-trailing-cr {dosyalar}", f"fc {dosyalar}", kod)

    def test_oturumu_yazmak(self):
        self.koy("kopya.txt", GIRDI)
        self.calistir("python3 satranc.py --kayit kopya.txt < /dev/null > cikti.txt",
                      "py satranc.py --kayit kopya.txt < nul > cikti.txt", 0)
        self.assertEqual(self.dosya("cikti.txt"), yankili(len(SATIRLAR)))

    @unittest.skipUnless(POSIX and sys.version_info >= (3, 9), "POSIX ile Python 3.9 ister")
    def test_teslim(self):
        """Seçenekler anlaşılır; typst görünmediğinden (-S) rapor derlenemez, klasör kurulmaz."""
        (self.klasor / "report").mkdir()
        shutil.copy(KOK / "report" / "olustur.py", self.klasor / "report")
        (self.klasor / ".venv" / "bin").mkdir(parents=True)
        shutil.copy(self.klasor / "bin" / "python3", self.klasor / ".venv" / "bin" / "python")
        komut = re.search("^[.]venv/bin/python report/olustur.py --teslim .*$", README, re.M)[0]
        self.calistir(komut, komut, 1)
        self.assertIn("typst kurulu değil", self.hata)
        self.assertFalse((self.klasor / "teslim").exists())
