"""Raporun kaynaktan üretilen parçaları, sınama tablosu, ekran görüntüleri, teslim, iletiler."""

import ast
import doctest
import importlib.util
import json
import re
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import satranc
from tests.yardim import KOK, ORNEK, PROGRAM, Sinama, Ucbirim, ayri, gecici_klasor, oku, surecte

RAPOR = KOK / "report"
BETIK = RAPOR / "olustur.py"
NUMARA = "05090004219"


AGAC = ast.parse(oku(PROGRAM))
ISLEVLER = [dugum.name for dugum in AGAC.body if isinstance(dugum, ast.FunctionDef)]


def betigi_yukle():
    """report/olustur.py'yi modül olarak yükler; typst gerekmez."""
    tanim = importlib.util.spec_from_file_location("olustur", BETIK)
    modul = importlib.util.module_from_spec(tanim)
    tanim.loader.exec_module(modul)
    return modul


@unittest.skipIf(sys.version_info < (3, 9), "rapor betiği ast.unparse kullanır (Python 3.9)")
class Rapor(Sinama):
    def setUp(self):
        self.olustur = betigi_yukle()

    def test_her_islev_bir_kez_goreviyle(self):
        bolumler = self.olustur.islevler(oku(PROGRAM))
        adlar = [islev["ad"] for bolum in bolumler for islev in bolum["islevler"]]
        self.assertEqual(adlar, ISLEVLER)
        self.assertTrue(all(islev["gorev"] for bolum in bolumler for islev in bolum["islevler"]))

    def test_islevin_parcalari(self):
        kaynak = ("# " + "-" * 32 + " Bir\n"
                  "def f(a: int, *, b: str = 'x') -> None:\n"
                  "    '''Görev a'nın\n    işi.\n\n"
                  "    Kural -> \"k\"\n    sürer:\n"
                  "      1.1 madde\n          de.\n\n"
                  "    Son.\n\n    İki\n    tur:\n\n    >>> f(1)\n    2\n    '''\n")
        self.assertEqual(self.olustur.islevler(kaynak), [{"ad": "Bir", "islevler": [{
            "ad": "f",
            "baslik": 'f(a: int, *, b: str = "x")',
            "parametreler": ["a", "b"],
            "sonuc": "None",
            "gorev": "Görev a’nın işi.",
            "kurallar": "Kural → “k” sürer:\n  1.1 madde de.\nSon.",
            "sunus": "İki tur:",
            "ornek": ">>> f(1)\n2",
        }]}])

    def test_cagri_agacinda_her_islev_var(self):
        agac = self.olustur.cagrilar(oku(PROGRAM))
        anilan = {"main"}.union(*(dal["cagirdiklari"] for dal in agac))
        self.assertEqual(anilan, set(ISLEVLER))
        kaynak = "def main(): b(); a()\ndef a(): b() is c\ndef b(): c()\ndef c(): pass\n"
        self.assertEqual(self.olustur.cagrilar(kaynak), [
            {"ad": "main", "derinlik": 0, "cagirdiklari": ["b", "a"]},
            {"ad": "b", "derinlik": 1, "cagirdiklari": ["c"]},
            {"ad": "a", "derinlik": 1, "cagirdiklari": ["b"]}])

    def test_belgede_gecen_adlar_kaynakta_vardir(self):
        belge = oku(RAPOR / "rapor.typ")
        adlar = {getattr(dugum, "id", getattr(dugum, "name", "")) for dugum in ast.walk(AGAC)}
        anilan = set(re.findall(r"`([A-Za-zı]+_[a-z_]+|[A-Z]+)`", belge))
        self.assertEqual(anilan - adlar, set())

    def test_sinama_tablosundaki_sonuclar_programindir(self):
        """Verilen satır yazılır; satır yoksa, uçbirimde bütün döküm, düz koşununkinin aynıdır."""
        for durum in json.loads(oku(RAPOR / "sinamalar.json")):
            satirlar, secenekler = [f"{yanit}\n" for yanit in durum["yanitlar"]], []
            if durum["dosya"]:
                girdi = oku(ORNEK / f"{durum['dosya']}_girdi.txt").splitlines(keepends=True)
                satirlar = [*girdi[:durum["satir"] or None], *satirlar]
            if "kayit" in durum:
                secenekler = ["--kayit", gecici_klasor(self) / "kayit.txt"]
                secenekler[1].write_text("\n".join([*durum["kayit"], ""]), encoding="utf-8")
            _, cikti, hata = duz = surecte("".join(satirlar), *secenekler)
            if "ucbirim" in durum:
                ucbirim = Ucbirim(satirlar)
                cikti, hata = ucbirim.stdout, ucbirim.stderr
            if durum["verilen"]:
                self.icerir(f"\n{cikti}\n{hata}", f"\n{durum['verilen']}\n")
            else:
                self.assertEqual((cikti, hata), duz[1:])

    def test_ornekler_programindir(self):
        kosucu = doctest.DocTestRunner(verbose=False)
        ornekler = json.loads(oku(RAPOR / "ornekler.json"))
        kurulum = ornekler.pop("kurulum")
        cozucu = doctest.DocTestParser()
        for ad, ornek in ornekler.items():
            yazilanlar = []
            butunu = f"{kurulum}\n{ornek}"
            sinanan = cozucu.get_doctest(butunu, vars(satranc), ad, None, 0)
            kosucu.run(sinanan, out=yazilanlar.append)
            self.assertEqual(yazilanlar, [])

    def test_bos_satir_raporu_eskitmez(self):
        with tempfile.TemporaryDirectory() as klasor:
            self.olustur.PROGRAM = Path(klasor) / "satranc.py"
            ozetler, asil = [], oku(PROGRAM)
            bosluklu = asil.replace("\ndef ", "\n\ndef ")
            for kaynak in (asil, bosluklu, f"{asil}\ndef ek():\n    'Ek.'\n"):
                self.olustur.PROGRAM.write_text(kaynak, encoding="utf-8")
                ozetler.append(self.olustur.ozet(self.olustur.icerik()))
        self.assertEqual(ozetler[0], ozetler[1])
        self.assertNotEqual(ozetler[0], ozetler[2])

    def test_sureler(self):
        coz, hata = self.olustur.sureleri_coz, self.olustur.OlusturmaHatasi
        for yazilis in ("analiz", "ANALİZ", "Analız", "ANALIZ", "anali\u0307z"):
            self.assertEqual(coz([f"{yazilis}=60", "tasarim=2"]), {"Analiz": 60, "Tasarım": 2})
        for bozuk in ("analiz", "analiz=çok", "kahve=5", "test=-1", "=5", "ANALİZ=2"):
            with self.assertRaises(hata):
                coz(["analiz=1", bozuk])

    def teslim_et(self, klasor, *secenekler):
        """Teslim eder, PDF'in yerine kapağını yazarak; (kod, stdout, stderr) döndürür."""
        def pdf(hedef, kapak):
            hedef.write_text(repr(kapak), encoding="utf-8")

        komut = ["olustur.py", "--teslim", str(klasor), "--ogrenci-no", NUMARA, *secenekler]
        yazilan = {False: [], True: []}  # stderr'e mi -> yazılanlar
        with mock.patch.object(self.olustur, "pdf_olustur", pdf), \
                mock.patch.object(sys, "argv", komut), mock.patch("builtins.print") as yaz:
            kod = self.olustur.main()
        for cagri in yaz.call_args_list:
            yazilan["file" in cagri.kwargs].append("".join(map(str, cagri.args)))
        return kod, yazilan[False], yazilan[True]

    def test_teslim_iki_dosyayi_koyar_var_olani_ancak_istenirse_yeniler(self):
        sureler = []
        for is_adi in self.olustur.SURELI_ISLER:
            sureler += ["--sure", f"{is_adi}=5"]
        with tempfile.TemporaryDirectory() as gecici:
            klasor = Path(gecici) / "yeni"
            py, pdf = klasor / f"{NUMARA}.py", klasor / f"{NUMARA}.pdf"
            kod, cikti, hata = self.teslim_et(klasor, "--ad-soyad", "Ad Soyad", *sureler)
            self.assertEqual((kod, cikti, hata), (0, [f"{py}{pdf}"], []))
            self.assertEqual(py.read_bytes(), PROGRAM.read_bytes())
            self.icerir(oku(pdf), "Ad Soyad")
            pdf.write_text("eski", encoding="utf-8")
            kod, cikti, hata = self.teslim_et(klasor)
            self.assertEqual((kod, cikti, oku(pdf)), (1, [], "eski"))
            self.assertEqual(hata, [f"Hata: {py}, {pdf} zaten var; yenilemek için: --ustune-yaz"])
            kod, cikti, hata = self.teslim_et(klasor, "--ustune-yaz", *sureler[:-2])
            self.assertEqual((kod, cikti), (0, [f"{py}{pdf}"]))
            uyari = "Uyarı: verilmedi, yerinde noktalı çizgi var: Ad-soyad, Raporlama"
            self.assertEqual(hata, [uyari])
            self.assertNotEqual(oku(pdf), "eski")

    def calistir(self, *secenekler):
        # Kapsam ölçülürken de -S: typst görünmez.
        with mock.patch("tests.yardim.YORUMLAYICI", [sys.executable, "-S"]):
            kod, _, hata = ayri("", *secenekler, program=BETIK)
        return kod, hata

    def test_hatalar_turkce_ve_geri_izlemesizdir(self):
        pdf = (RAPOR / "rapor.pdf").read_bytes()
        with tempfile.TemporaryDirectory() as klasor:
            haneli = f"Hata: --teslim için 11 haneli --ogrenci-no gerekir (örneğin {NUMARA})\n"
            for numara in ("12", "123456789012", "0509000421a", ""):
                bulunan = self.calistir("--teslim", klasor, "--ogrenci-no", numara)
                self.assertEqual(bulunan, (1, haneli))
            self.assertEqual(self.calistir("--teslim", klasor, "--ogrenci-no", NUMARA), (
                1, "Hata: typst kurulu değil; nasıl kurulacağı README.md'nin Teslim bölümünde\n"))
            self.assertEqual(list(Path(klasor).iterdir()), [])
        anlasilmayan = ("Hata: seçenekler anlaşılmadı; "
                        "yardım için: python3 report/olustur.py --help\n")
        for secenek in (("--teslim",), ("--ogr", "1")):
            self.assertEqual(self.calistir(*secenek), (1, anlasilmayan))
        teslimsiz = ("Hata: --ogrenci-no, --ad-soyad, --kurum, --sure ve --ustune-yaz "
                     "yalnızca --teslim ile verilir\n")
        for secenek in (("--ad-soyad", "A B"), ("--ogrenci-no", NUMARA), ("--sure", "test=5"),
                        ("--ustune-yaz",)):
            self.assertEqual(self.calistir(*secenek), (1, teslimsiz))
        self.assertEqual((RAPOR / "rapor.pdf").read_bytes(), pdf)
