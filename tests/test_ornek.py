"""Dersin örnek oturumu ve çıkmaz örnekleri: dökümler bayt bayt aynı olmalı; yenilenmeleri."""

import shutil
from unittest import mock

from tests import yenile
from tests.calistirma import ayri, surecte
from tests.denetci import denetle
from tests.ornek_turnuva import CIKTI, GIRDI
from tests.yalin import turnuva
from tests.yardim import ORNEK, PROGRAM, Sinama, gecici_klasor, notsuz, oku

CIKMAZLAR = {
    "tamamlama": [],
    "tur-atlayan": ["5. turda sıradaki oyuncu (BSNo 4) yerine BSNo 6 tur atladı; "
                    "yoksa rakipsiz oyuncu kalıyordu."],
    "renk": ["5. turda renk kuralları gevşetildi (masa no: 3); yoksa rakipsiz oyuncu kalıyordu."],
    "tur-atlama-kurali": ["3. turda tur atlama kuralı gevşetildi; BSNo 5 daha önce oynamadan puan "
                          "aldığı hâlde tur atladı."],
    "erken-bitis": ["4. turda daha önce karşılaşmamış oyuncularla eşleştirme kalmadığı için "
                    "turnuva 3. turun sonunda bitti."],
}


class Ornekler(Sinama):
    def test_dersin_ornegi(self):
        """Programla, yalın uygulamayla; denetçi de onu doğru bulur."""
        self.assertEqual(ayri(GIRDI), (0, CIKTI, ""))
        self.assertEqual(turnuva(GIRDI)[0], CIKTI)
        denetle(CIKTI)

    def test_baska_adla_bos_klasorde(self):
        """Kayıtsız, hiçbir dosya yazmadan."""
        kopya = gecici_klasor(self) / "05090004219.py"
        shutil.copy(PROGRAM, kopya)
        self.assertEqual(ayri(GIRDI, program=kopya, cwd=kopya.parent), surecte(GIRDI))
        self.assertEqual([*kopya.parent.iterdir()], [kopya])

    def test_cikmaz_ornekleri(self):
        """Her biri kendi çıkmazını gösterir.

        Notları denetçinin baktığı yerde, beklenen sözlerledir; gerisi saklanandır.
        """
        for ad, notlar in CIKMAZLAR.items():
            girdi = oku(ORNEK / f"cikmaz-{ad}_girdi.txt")
            self.assertIn(yenile.DUZEYLER[f"cikmaz-{ad}"], turnuva(girdi)[1], ad)
            kod, cikti, hata = surecte(girdi)
            beklenen = oku(ORNEK / f"cikmaz-{ad}_cikti.txt")
            self.assertEqual((kod, notsuz(cikti), hata), (0, beklenen, ""), ad)
            yazilan = [satir for satir in cikti.split("\n") if satir.startswith("Not: ")]
            self.assertEqual(yazilan, [f"Not: {not_}" for not_ in notlar], ad)
            self.assertEqual(sum(denetle(cikti)), len(notlar), ad)


class Yenilenenler(Sinama):
    """Saklananları yeniden yazan betik, elle bakılacak olanı söyler (yalin.py'den)."""

    DURUM = {
        "durum": "İki oyuncu", "dosya": "", "beklenen": "elle yazılı söz", "verilen": "eskisi",
        "yer": ["Başlangıç Sıralama Listesi:", 3],
    }

    def durumu_yenile(self, tur_sayisi):
        yanitlar = f"7 A 0 0 8 B 0 0 0 {tur_sayisi} b 1".split()
        yeni, bakilacaklar = yenile.durumu_yenile({**self.DURUM, "yanitlar": yanitlar})
        return yeni["verilen"], bakilacaklar

    def test_ekrani_degisen(self):
        self.assertEqual(self.durumu_yenile(1), (
            "   1     7 A               0    0",
            ["ekranı değişti, beklenen sözü elle: sinamalar.json: İki oyuncu: 'elle yazılı söz'"]))

    def test_reddedilen_girdi(self):
        """Saklananı olduğu gibi kalır."""
        for tur_sayisi in (0, 2):
            self.assertEqual(self.durumu_yenile(tur_sayisi), (
                "eskisi", ["reddediliyor, yenilenmedi: sinamalar.json: İki oyuncu: "
                           f"tur sayısı {tur_sayisi}, 1-1 olmalı"]))

    def test_cikmazini_gostermeyen(self):
        with mock.patch.dict(yenile.DUZEYLER, {"cikmaz-renk": "ikisi"}), \
                mock.patch.object(yenile, "yaz"):
            self.assertEqual(yenile.ornegi_yenile(ORNEK / "cikmaz-renk_girdi.txt"), [
                "çıkmazını göstermiyor: cikmaz-renk: düzeyi 'ikisi' olan tur yok"])
