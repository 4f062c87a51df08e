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
    POSIX,
    PROGRAM,
    SATIRLAR,
    gecici_klasor,
    kayitta,
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


@unittest.skipUnless(POSIX and shutil.which("bash") and shutil.which("sed"), "bash ile sed gerekir")
class Komutlar(unittest.TestCase):
    """Hakemin ve notlayanın kapısındaki her komut, yazıldığı gibi, dersin örneğiyle çalıştırılır."""

    def setUp(self):
        self.klasor = gecici_klasor(self)
        shutil.copy(PROGRAM, self.klasor)
        (self.klasor / "bin").mkdir()
        # Komutlardaki python3, sınamaları çalıştıran yorumlayıcıdır.
        kabuk = self.klasor / "bin" / "python3"
        kabuk.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "$@"\n')
        kabuk.chmod(0o755)

    def calistir(self, komut, kod, girdi=""):
        self.assertIn(f"\n{komut}\n", README)
        sonuc = subprocess.run(
            ["bash", "-c", komut], input=girdi.encode(), cwd=self.klasor, capture_output=True, timeout=60,
            env=ortam(PYTHONIOENCODING="utf-8", LESSCHARSET="utf-8",
                      PATH=f"{self.klasor / 'bin'}{os.pathsep}{os.environ['PATH']}"),
        )
        self.assertEqual(sonuc.returncode, kod, sonuc.stderr)
        return sonuc.stdout.decode()

    def test_kayitla_baslamak_ve_surdurmek(self):
        komut = "python3 satranc.py --kayit turnuva.txt"
        self.calistir(komut, 1, "".join(SATIRLAR[:30]))
        self.assertTrue(self.calistir(komut, 0, "".join(SATIRLAR[30:])).endswith(CIKTI[CIKTI.index("Nihai"):]))

    @unittest.skipUnless(shutil.which("less"), "less yok")
    def test_duvara_asilacak_listeler(self):
        satirlar = kayitta(45)
        (self.klasor / "turnuva.txt").write_bytes("".join(satirlar).encode())
        for komut, kod in (("cp turnuva.txt kopya.txt", 0),
                           ("python3 satranc.py --kayit kopya.txt < /dev/null > dokum.txt", 1)):
            self.assertEqual(self.calistir(komut, kod), "")
        dokum = oku(self.klasor / "dokum.txt")
        self.assertTrue(dokum.startswith(yankili(45, dek=45)), dokum)
        self.assertIn("\n1. tur sonunda çapraz tablo:\n", dokum)
        self.assertEqual(self.calistir("less -S dokum.txt", 0), dokum)
        self.assertEqual(oku(self.klasor / "turnuva.txt"), "".join(satirlar))

    def test_notlamak(self):
        (self.klasor / "girdi.txt").write_bytes(GIRDI.encode())
        (self.klasor / "beklenen.txt").write_bytes(CIKTI.encode())
        self.calistir("python3 satranc.py < girdi.txt > cikti.txt 2> hata.txt", 0)
        self.calistir("cmp cikti.txt beklenen.txt", 0)
        self.assertEqual(oku(self.klasor / "hata.txt"), "")
