"""Dersin örnek oturumu ve çıkmaz örnekleri: dökümler bayt bayt aynı olmalı."""

import re
import shutil

from tests import yalin, yenile
from tests.calistirma import ayri, surecte
from tests.karsilastir import kayittan
from tests.ornek_turnuva import GIRDI
from tests.yardim import ORNEK, PROGRAM, Sinama, gecici_klasor, notsuz, oku

# Örneğin adı -> (gösterdiği çıkmaz: turlarından birinin düzeyi, notları)
CIKMAZLAR = {
    "tamamlama": (yalin.TAMAMLAMA, []),
    "tur-atlayan": (yalin.BASKASI, [
        "Not: 5. turda sıradaki oyuncu (96688 LRVA BAİYRP) yerine 30690 MAU AŞEVŞUB tur "
        "atladı; yoksa rakipsiz oyuncu kalıyordu."]),
    "renk": ("renk", [
        "Not: 5. turda renk kuralları gevşetildi (masa no: 3); yoksa rakipsiz oyuncu kalıyordu."]),
    "tur-atlama-kurali": ("tur atlama", [
        "Not: 3. turda tur atlama kuralı gevşetildi; 72649 OCPHÜG IPİPİGCP UZÜEZOĞV "
        "daha önce oynamadan puan aldığı hâlde tur atladı."]),
    "yok": (yalin.BASKASI, [
        "Not: 1. turda yok: 99 ÇETİN CAN AY.", "Not: 1. turda yok: 222 IRMAK SU BİR.",
        "Not: 3. turda yok: 6 AHMET AĞA.",
        "Not: 4. turda sıradaki oyuncu (6 AHMET AĞA) yerine 1 ALİ KAYA tur atladı; "
        "yoksa rakipsiz oyuncu kalıyordu.", "Not: 4. turda yok: 99 ÇETİN CAN AY."]),
    "erken-bitis": (yalin.ERKEN, [
        "Not: 4. turda daha önce karşılaşmamış oyuncularla eşleştirme kalmadığı için "
        "turnuva 3. turun sonunda bitti."]),
}


class Ornekler(Sinama):
    def test_dersin_ornegi(self):
        """Programla, başka adla, boş klasörde, dosya yazmadan; süreç içinde; yalın uygulamayla."""
        kopya = gecici_klasor(self) / "05090004219.py"
        shutil.copy(PROGRAM, kopya)
        cikti = oku(ORNEK / "ornek_cikti.txt")
        self.assertEqual(ayri(GIRDI, program=kopya, cwd=kopya.parent), (0, cikti, ""))
        self.assertEqual([*kopya.parent.iterdir()], [kopya])
        self.assertEqual(surecte(GIRDI), (0, cikti, ""))
        self.assertEqual(yalin.turnuva(GIRDI)[0], cikti)

    def test_saklananlar_yalin_uygulamanindir(self):
        for yol, dokum in yenile.dokumler():
            self.assertEqual(oku(yol), dokum, yol.name)

    def test_cikmaz_ornekleri(self):
        """Her biri kendi çıkmazını gösterir; notları beklenenler, gerisi saklanandır.

        Girdiler kayıttandır, sözler borudan alınmaz; dökümde istemlerin ardında yanıtlar yazar.
        Kayıttaki masaların boşluklarına, aralarındaki virgüle bakılmaz.
        """
        for ad, (duzey, notlar) in CIKMAZLAR.items():
            girdi = oku(ORNEK / f"cikmaz-{ad}_girdi.txt")
            self.assertIn(duzey, yalin.turnuva(girdi)[1], ad)
            virgullu = re.sub(r"(?<=-)(\d+) ", r"\1, ", yalin.adli_kayit(girdi))
            aralikli = re.sub(r"(?<=\d)-", " -\t", virgullu)
            kod, cikti, hata = kayittan(aralikli)
            cikti = re.sub(r"(giriniz(?: \(.*?\))?: ).*\n", r"\1", cikti)
            beklenen = oku(ORNEK / f"cikmaz-{ad}_cikti.txt")
            self.assertEqual((kod, notsuz(cikti), hata), (0, beklenen, ""), ad)
            yazilan = [satir for satir in cikti.split("\n") if satir.startswith("Not: ")]
            self.assertEqual(yazilan, notlar, ad)
