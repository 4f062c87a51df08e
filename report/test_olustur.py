"""olustur.py'nin sınamaları: python report/test_olustur.py (typst ister; .ci/run da koşar)."""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import olustur

NO = "05090004219"
GIRDI_BITTI = "Girdi turnuva bitmeden sona erdi."
SURELER = [f"--sure={is_adi}=5" for is_adi in olustur.SURELI_ISLER]


def calistir(*secenekler):
    """Betiği bu seçeneklerle çalıştırır; (bitiş nedeni, stdout, stderr) döndürür."""
    neden, cikti, hata = None, io.StringIO(), io.StringIO()
    with mock.patch.object(sys, "argv", ["olustur.py", *map(str, secenekler)]), \
            contextlib.redirect_stdout(cikti), contextlib.redirect_stderr(hata):
        try:
            olustur.main()
        except SystemExit as bitis:
            neden = bitis.code
    return neden, cikti.getvalue(), hata.getvalue()


class Olustur(unittest.TestCase):
    def setUp(self):
        gecici = tempfile.TemporaryDirectory()
        self.addCleanup(gecici.cleanup)
        self.klasor = Path(gecici.name) / "yeni"
        self.py, self.pdf = (self.klasor / f"{NO}{uzanti}" for uzanti in (".py", ".pdf"))

    def test_islev(self):
        kaynak = ("# -------------------- Bir\n# Notu\n# sürer.\n\n"
                  "def f(\n    a: int = 1, *b: str\n) -> dict[str, int]:\n"
                  "    '''Görev\n    sürer:\n      1.1 madde\n          de.\n    SB: o.\n\n"
                  "    Yazar. Bir örnek:\n\n    >>> f(1)\n    2\n    '''\n    return {}\n")
        self.assertEqual(olustur.islevler(kaynak), [{
            "bolum": "Bir", "bolum_notu": "Notu sürer.", "ad": "f",
            "gerisi": "(a: int = 1, *b: str) -> dict[str, int]",
            "gorevi": ["Görev sürer:\n  1.1 madde de.\nSB: o.", "Yazar."]}])

    def test_denenmis_durum(self):
        satirlar = ["  1    1     1 0.00 - 0.00     2    2", "", GIRDI_BITTI]
        durum = {"durum": "iki oyuncu", "oyuncu": 2, "girdi": ["1", "b"], "beklenen": satirlar[:1]}
        self.assertEqual(olustur.denenmis(durum)["yazilan"], satirlar[:1])
        kayit = {"durum": "kayıttan", "kayittan": True, "oyuncu": 2, "girdi": ["ELO: 0"],
                 "beklenen": ["k.txt: 10. satır:", "Olması gereken: tur sayısı: …"]}
        self.assertEqual(olustur.denenmis(kayit)["yazilan"], kayit["beklenen"])
        for beklenen in (["1 1 1 0.00 - 0.00 2 2"], [satirlar[0], "fazla"], [satirlar[2], ""]):
            with self.assertRaisesRegex(SystemExit, "beklenen yazılmadı: .*iki oyuncu"):
                olustur.denenmis({**durum, "beklenen": beklenen})

    def test_kabul_edilmeyen_yanit(self):
        ileti = "'111' geçersiz; 0 ya da en az 1000 giriniz."
        durum = {"red": "soru", "girdi": ["7", "A", "1×3"], "beklenen": [ileti]}
        self.assertEqual(olustur.denenmis(durum)["yazilan"], [ileti])
        for degisen in ({"beklenen": [ileti[:-1]]},
                        {"girdi": ["7", "A B"], "beklenen": [GIRDI_BITTI]}):  # kabul edilen
            with self.assertRaisesRegex(SystemExit, "beklenen yazılmadı"):
                olustur.denenmis({**durum, **degisen})

    def test_kaynakta_olmayan_ad(self):
        with self.assertRaisesRegex(SystemExit, "adlar: eski$"):
            olustur.adlari_ara("`f` `eski`", "def f(a): b = 1")

    def test_eski_pdf(self):
        eski = self.klasor.parent / "rapor.pdf"
        eski.write_bytes(b"eski")
        with mock.patch.object(olustur, "PDF", eski):
            neden = "Hata: rapor.pdf eski; yenilemek için: python3 report/olustur.py"
            self.assertEqual(calistir("--denetle"), (neden, "", ""))
            self.assertEqual(eski.read_bytes(), b"eski")
            self.assertEqual([calistir(), calistir("--denetle")], [(None, "", "")] * 2)

    def test_sureler(self):
        for yazilis in ("analiz", "ANALİZ", "Analız", "ANALIZ", "anali\u0307z"):
            cozulen = olustur.sureleri_coz([f"{yazilis}=60", "tasarim=-"])
            self.assertEqual(cozulen, {"Analiz": 60, "Tasarım": None})
        for bozuk in ("analiz", "analiz=çok", "kahve=5", "test=-1", "=5", "ANALİZ=2"):
            with self.assertRaises(SystemExit):
                olustur.sureleri_coz(["analiz=1", bozuk])

    def test_teslim_var_olani_ancak_istenirse_yeniler(self):
        teslim = ("--teslim", self.klasor, "--ogrenci-no", NO)
        yollar = f"{self.py}\n{self.pdf}\n"
        self.assertEqual(calistir(*teslim, "--ad-soyad=A B", *SURELER), (None, yollar, ""))
        self.assertEqual(self.py.read_bytes(), olustur.PROGRAM.read_bytes())
        self.pdf.write_bytes(b"eski")
        var = f"Hata: {self.py}, {self.pdf} zaten var; yenilemek için: --ustune-yaz"
        self.assertEqual(calistir(*teslim, "--ad-soyad=A B", *SURELER), (var, "", ""))
        self.assertEqual(self.pdf.read_bytes(), b"eski")
        bos = ("--ad-soyad=-", *SURELER[:-1], "--sure=raporlama=-")
        self.assertEqual(calistir(*teslim, "--ustune-yaz", *bos), (None, yollar, ""))
        self.assertTrue(self.pdf.read_bytes().startswith(b"%PDF"))

    def test_teslimde_verilmeyen(self):
        teslim = ("--teslim", self.klasor, "--ogrenci-no", NO)
        for verilenler, neden in (
            (SURELER, "verilmedi: --ad-soyad; boş kalacaksa: --ad-soyad=-"),
            (["--ad-soyad=A", *SURELER[:3], SURELER[4]],
             "verilmedi: --sure test; boş kalacaksa: --sure test=-"),
            (SURELER[1:], "verilmedi: --ad-soyad, --sure analiz; boş kalacaksa: --ad-soyad=-"),
        ):
            self.assertEqual(calistir(*teslim, *verilenler), (f"Hata: {neden}", "", ""))
        self.assertFalse(self.klasor.exists())

    def test_yanlis_secenekler(self):
        anlasilmadi = "seçenekler anlaşılmadı; yardım için: python3 report/olustur.py --help"
        numara = "--teslim için 11 haneli --ogrenci-no gerekir (örneğin 05090004219)"
        teslimsiz = ("--ogrenci-no, --ad-soyad, --kurum, --sure ve --ustune-yaz "
                     "yalnızca --teslim ile verilir")
        for ileti, durumlar in {
            anlasilmadi: (["--teslim"], ["--ogr", "1"]),
            numara: [["--teslim", self.klasor, f"--ogrenci-no={no}"] for no in ("12", NO + "0")],
            teslimsiz: (["--ad-soyad=A"], [f"--ogrenci-no={NO}"], SURELER[:1], ["--ustune-yaz"]),
        }.items():
            for secenekler in durumlar:
                self.assertEqual(calistir(*secenekler), (f"Hata: {ileti}", "", ""))
        self.assertFalse(self.klasor.exists())


if __name__ == "__main__":
    unittest.main()
