"""README'deki oturum ve komutlar yinelenebilir; README, yardım ve program aynı şeyi söyler."""

import os
import re
import shutil
import subprocess
import sys
import unittest

import satranc
from tests.yardim import (
    CIKTI,
    GIRDI,
    KOK,
    ORNEK,
    POSIX,
    PROGRAM,
    SATIRLAR,
    gecici_klasor,
    kayitta,
    metne,
    oku,
    ortam,
    surecte,
    yankili,
)

README = oku(KOK / "README.md")


def blok(ad):
    """`<!-- ad -->` işaretinden sonraki kod bloğunun içi."""
    return re.search(rf"<!-- {ad} -->\n```\n(.*?)```\n", README, re.S).group(1)


class Readme(unittest.TestCase):
    def test_oturum_yinelenebilir(self):
        kod, cikti, hata = surecte(blok("girdi"))
        self.assertEqual((kod, hata), (0, ""))
        self.assertTrue(cikti.endswith("\n" + blok("çıktı")), cikti)

    def test_ilk_ekranda_iki_komut(self):
        ilk_ekran = "\n".join(README.splitlines()[:24])
        self.assertIn("python3 satranc.py", ilk_ekran)
        self.assertIn("python3 -m unittest", ilk_ekran)

    def test_cikis_kodlari_programdakilerdir(self):
        tablo = README.split("## Çıkış kodları")[1].split("##")[0]
        kodlar = {int(k) for k in re.findall(r"^\| (\d+) \|", tablo, re.M)}
        programdaki = {deger for ad, deger in vars(satranc).items() if ad.startswith("CIKIS_")}
        self.assertEqual(kodlar, programdaki)

    def test_sonuc_kodlari_programdakilerdir(self):
        satir = next(s for s in README.splitlines() if s.startswith("| her turda her masanın sonucu"))
        self.assertEqual(set(re.findall(r"\b\d\b", satir)), set(satranc.SONUCLAR))

    def test_sinirdaki_basamak_sayisi(self):
        self.assertIn(f"en çok {satranc.EN_COK_BASAMAK} basamaklıdır", README)

    def test_cikmazi_hem_readme_hem_yardim_anlatir(self):
        for metin in (README, satranc.YARDIM):
            for parca in ("tercih sırasındaki ilk", "`Not:`", "gevşetilir"):
                self.assertIn(parca, " ".join(metin.split()))


@unittest.skipUnless(shutil.which("bash" if POSIX else "cmd"), "komutları çalıştıracak kabuk yok")
class Komutlar(unittest.TestCase):
    """Kapılardaki komutlar, yazıldığı gibi, dersin örneğiyle çalıştırılır: Windows'ta Windows'unkiler."""

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
        """README'deki komutlardan bu sisteminkini çalıştırır, yazdığını döndürür."""
        for beklenen in (komut, windows_komutu):
            self.assertRegex(README, rf"[`\n]{re.escape(beklenen)}[`\n]")
        kabukta = ["bash", "-c", komut] if POSIX else f"cmd /c set PYTHONIOENCODING=utf-8&& {windows_komutu}"
        sonuc = subprocess.run(
            kabukta, input=girdi.encode(), cwd=self.klasor, capture_output=True, timeout=60,
            env=ortam(PYTHONIOENCODING="utf-8", LESSCHARSET="utf-8",
                      PATH=f"{self.klasor / 'bin'}{os.pathsep}{os.environ['PATH']}"),
        )
        self.assertEqual(sonuc.returncode, kod, sonuc.stderr)
        return metne(sonuc.stdout)

    def koy(self, ad, metin):
        """Komutların okuyacağı dosyayı yazar."""
        (self.klasor / ad).write_bytes(metin.encode())

    def dosya(self, ad):
        """Komutların yazdığı dosyanın metni."""
        return metne((self.klasor / ad).read_bytes())

    def test_hazir_ornek(self):
        self.assertEqual(self.calistir("python3 satranc.py < tests/ornek/ornek_girdi.txt",
                                       "py satranc.py < tests\\ornek\\ornek_girdi.txt", 0), CIKTI)

    def test_kayitla_baslamak_ve_surdurmek(self):
        komutlar = "python3 satranc.py --kayit turnuva.txt", "py satranc.py --kayit turnuva.txt"
        self.calistir(*komutlar, 1, "".join(SATIRLAR[:30]))
        self.assertTrue(self.calistir(*komutlar, 0, "".join(SATIRLAR[30:])).endswith(CIKTI[CIKTI.index("Nihai"):]))

    def test_duvara_asilacak_listeler(self):
        satirlar = kayitta(45)
        self.koy("turnuva.txt", "".join(satirlar))
        self.calistir("cp turnuva.txt kopya.txt", "copy turnuva.txt kopya.txt", 0)
        self.assertEqual(self.calistir("python3 satranc.py --kayit kopya.txt < /dev/null > dokum.txt",
                                       "py satranc.py --kayit kopya.txt < nul > dokum.txt", 1), "")
        dokum = self.dosya("dokum.txt")
        self.assertTrue(dokum.startswith(yankili(45, dek=45)), dokum)
        self.assertIn("\n1. tur sonunda çapraz tablo:\n", dokum)
        self.assertEqual(self.dosya("turnuva.txt"), "".join(satirlar))
        if shutil.which("less"):
            self.assertEqual(self.calistir("less -S dokum.txt", "notepad dokum.txt", 0), dokum)

    def test_numarali_kayit(self):
        self.koy("turnuva.txt", GIRDI)
        numarali = "".join(f"{no}:{satir}" for no, satir in enumerate(SATIRLAR, start=1))
        if not self.arac_calisir("findstr yok turnuva.txt"):
            self.skipTest("findstr'ın içi boş (Wine)")
        self.assertEqual(self.calistir('grep -n "" turnuva.txt', 'findstr /n "^" turnuva.txt', 0), numarali)

    def test_notlamak(self):
        self.koy("girdi.txt", GIRDI)
        self.koy("beklenen.txt", CIKTI)
        self.assertIn("`set PYTHONIOENCODING=utf-8`", README)
        self.calistir("python3 satranc.py < girdi.txt > cikti.txt 2> hata.txt",
                      "py satranc.py < girdi.txt > cikti.txt 2> hata.txt", 0)
        self.assertEqual((self.dosya("cikti.txt"), self.dosya("hata.txt")), (CIKTI, ""))
        if self.arac_calisir("fc cikti.txt girdi.txt"):
            self.calistir("cmp cikti.txt beklenen.txt", "fc cikti.txt beklenen.txt", 0)

    @unittest.skipIf(POSIX and b"GNU" not in subprocess.run(["diff", "--version"], capture_output=True).stdout,
                     "diff'in -Z seçeneği yok")
    def test_satir_sonlari_ayri_dosyayi_karsilastirmak(self):
        self.koy("cikti.txt", CIKTI)
        komutlar = "diff -Z cikti.txt beklenen.txt", "fc /w cikti.txt beklenen.txt"
        if not self.arac_calisir("fc satranc.py cikti.txt"):
            self.skipTest("fc'nin içi boş (Wine)")
        self.koy("beklenen.txt", CIKTI.replace("\n", " \r\n"))
        self.calistir(*komutlar, 0)
        self.koy("beklenen.txt", CIKTI.replace("1. Tur", "2. Tur", 1))
        self.calistir(*komutlar, 1)

    def test_oturumu_yazmak(self):
        self.koy("girdi.txt", GIRDI)
        self.calistir("cp girdi.txt kopya.txt", "copy girdi.txt kopya.txt", 0)
        self.calistir("python3 satranc.py --kayit kopya.txt < /dev/null > oturum.txt",
                      "py satranc.py --kayit kopya.txt < nul > oturum.txt", 0)
        self.assertEqual(self.dosya("oturum.txt"), yankili(len(SATIRLAR)))

    def arac_calisir(self, olumsuz_komut):
        """Windows'un aracı, olumsuz yanıtlaması gereken komutu olumsuz yanıtlar mı? Wine'ınkilerin içi boştur."""
        return POSIX or subprocess.run(f"cmd /c {olumsuz_komut}", cwd=self.klasor, capture_output=True).returncode == 1
