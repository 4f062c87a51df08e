"""Raporun üretilen parçaları, tutmayanların söylenmesi, ekran görüntüleri, teslim, iletiler."""

import ast
import hashlib
import importlib.util
import json
import os
import re
import sys
import tempfile
import unittest
from itertools import zip_longest
from pathlib import Path
from unittest import mock

from report.geri_alinan import ALANLAR, say
from tests.calistirma import Ucbirim, ayri
from tests.ornek_turnuva import CIKTI, SATIRLAR, duz_kosu
from tests.yardim import KOK, PROGRAM, Sinama, gecici_klasor, metne, oku

RAPOR = KOK / "report"
BETIK = RAPOR / "olustur.py"
NUMARA = "05090004219"


ISLEVLER = [d.name for d in ast.parse(oku(PROGRAM)).body if isinstance(d, ast.FunctionDef)]


def betigi_yukle():
    """report/olustur.py'yi modül olarak yükler; typst gerekmez."""
    tanim = importlib.util.spec_from_file_location("olustur", BETIK)
    modul = importlib.util.module_from_spec(tanim)
    tanim.loader.exec_module(modul)
    return modul


def ctrl_c():
    """Ctrl-C'nin ekranda göründüğü gibi basılması."""
    sys.stdin.olaylar.append(("klavye", "^C"))
    raise KeyboardInterrupt


def oturumda(oturum):
    """ekranlar.json'daki oturumda komutun altında görünenler."""
    _, _, *secenekler = oturum["komut"].split()  # python3 satranc.py ...
    yanitlar = []
    for yanit in oturum["yanitlar"]:
        if yanit.startswith("@"):  # @SON ya da @BAŞ:SON: örneğin yanıtları
            bas, _, son = yanit[1:].rpartition(":")
            yanitlar += SATIRLAR[int(bas or 0):int(son)]
        else:
            yanitlar.append(ctrl_c if yanit == "^C" else f"{yanit}\n")
    return Ucbirim(yanitlar, *secenekler).ekran


@unittest.skipIf(sys.version_info < (3, 9), "rapor betiği ast.unparse kullanır (Python 3.9)")
class Rapor(Sinama):
    def setUp(self):
        self.olustur = betigi_yukle()

    def test_bugunku_kaynakla_programla_belgelerle_tutar(self):
        """Tutmayan her şey OlusturmaHatasi'dır; her işlev bir kez, göreviyle vardır."""
        islevler = [i for bolum in self.olustur.icerik()["bolumler"] for i in bolum["islevler"]]
        self.assertEqual([islev["ad"] for islev in islevler], ISLEVLER)
        self.assertTrue(all(islev["gorev"] for islev in islevler))

    def test_tutmayan_adiyla_soylenir(self):
        o = self.olustur
        durum = {"durum": "D", "dosya": "", "yanitlar": ["muz"], "verilen": "olmayan satır"}
        for soylenen, islem in {
            "yazmayanlar: Ad, T.a": lambda: o.anlamlari_ara(o.turler(
                "Ad = list[int]\nclass T(TypedDict):\n    'Görev.'\n    a: int\n")),
            "izlenen_tur.txt, f(2): NameError": lambda: o.izlenen_tur("x = 1\n\nf(2)", {}),
            "'D': program bunu yazmıyor: olmayan satır": lambda: o.beklenen_yazilir(durum),
            "kaynakta olmayan adlar: eski_ad": lambda: o.adlari_ara("`f` `eski_ad`", "f = 1"),
            "f örneğinin satırı rapora sığmıyor": lambda: o.tek_satirda("f", f">>> {'f' * 99}"),
            "başlığı 'sorulan' olan tablo yok": lambda: o.readme_tablosu("| a |", "sorulan"),
        }.items():
            with self.assertRaisesRegex(o.OlusturmaHatasi, re.escape(soylenen)):
                islem()

    def test_degisen_cumleler_sayfalariyla_soylenir(self):
        kayitli = [(1, "Bir."), (2, "Altı tür vardır."), (2, "Üç."), (3, "Eski.")]
        bugunku = [(1, "Bir."), (2, "Yedi tür vardır."), (2, "Yeni."), (2, "Üç.")]
        self.assertEqual(self.olustur.farklar(kayitli, bugunku), [
            "s. 2: Altı tür vardır.\n  yerine: Yedi tür vardır. Yeni.",
            "s. 3: Eski.\n  yerine: (yok)"])
        self.assertEqual(self.olustur.farklar(kayitli, kayitli), [])

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
            "sonuc": "None",
            "gorev": "Görev a’nın işi.",
            "kurallar": "Kural → “k” sürer:\n  1.1 madde de.\nSon.",
            "sunus": "İki tur:",
            "ornek": ">>> f(1)\n2",
        }]}])

    def test_sozcukler_belgenin_sonundadir(self):
        kaynak = ("'''İş.\n\n    main -> f\n\nKaynakta geçen sözcükler:\n\n"
                  "    ad     a -> b\n    masa   iki\n           satır\n'''\n")
        self.assertEqual(self.olustur.sozcukler(kaynak), {"ad": "a → b", "masa": "iki satır"})

    def test_izlenen_tur_yorumlariyla_sonuclariyla(self):
        """Deyimler birbirini izler; sonucu olmayanın yalnızca kendisi vardır."""
        deyimler = "# Sayı -> x'in\nx = [1,\n     y]\n\nsum(x)\n"
        self.assertEqual(self.olustur.izlenen_tur(deyimler, {"y": 2}), [
            "# Sayı → x’in", ">>> x = [1,", "...      y]", ">>> sum(x)  →  3"])

    def test_cizim_bolumun_basindan_bos_yoruma_kadardir(self):
        kaynak = "# Bir\n# ---- Eşleştirme: çıkmazlar\n#\n#     a\n#   b\n#\n# Söz.\n"
        self.assertEqual(self.olustur.cizim(kaynak), ["  a", "b"])

    def test_turlerin_alanlari_aciklamalariyla(self):
        """Yorumu olmayanın anlamı sözcüklerden gelir."""
        kaynak = ("'''İş.\n\nKaynakta geçen sözcükler:\n\n"
                  "    ad  adı\n    a   sözcük\n    b   b'si\n'''\n"
                  "Ad = dict[int, str]\nYas = list[int]  # yaşı\n"
                  "class T(TypedDict):\n    '''Görev.'''\n\n"
                  "    a: int  # a'nın\n             # sürüyor; hız: not\n    b: Ad\n\n"
                  "class H(Exception):\n    '''Neden.'''\n")
        self.assertEqual(self.olustur.turler(kaynak), {
            "Ad": {"yapi": "dict[int, str]", "anlam": "adı", "alanlar": {}},
            "Yas": {"yapi": "list[int]", "anlam": "yaşı", "alanlar": {}},
            "T": {"yapi": "sözlük", "anlam": "Görev.", "alanlar": {
                "a": {"yapi": "int", "anlam": "a’nın sürüyor"},
                "b": {"yapi": "Ad", "anlam": "b’si"}}},
            "H": {"yapi": "istisna", "anlam": "Neden.", "alanlar": {}}})

    def test_sabitler_yanindaki_ya_da_ustundeki_aciklamayla(self):
        kaynak = "A = {}  # anlamı; fazlası\n# Üstü\n# sürer. Fazlası.\nB = {1}\nC = 1  # sayı\n"
        self.assertEqual(self.olustur.sabitler(kaynak, {"A": {}, "B": {1}, "C": 1}), {
            "A": {"yapi": "sözlük", "anlam": "anlamı", "alanlar": {}},
            "B": {"yapi": "küme", "anlam": "Üstü sürer", "alanlar": {}}})

    def ekranlar(self):
        """ekranlar.json'dakiler: (ekran, yanındaki metin)."""
        for ekran in json.loads(oku(RAPOR / "ekranlar.json")):
            yield ekran, oku(RAPOR / "ekran" / f"{ekran['ad']}.txt")

    def test_ekran_goruntuleri_programin_bugunku_ekranidir(self):
        """Görüntünün metni, oturumdan sonra ekranda görünenin sonu ya da yazılmış sayfadır."""
        for ekran, metin in self.ekranlar():
            klasor = gecici_klasor(self)
            self.addCleanup(os.chdir, os.getcwd())  # klasör silinmeden önce
            os.chdir(klasor)
            gorunen = ""
            for oturum in ekran["oturumlar"]:
                gorunen += f"$ {oturum['komut']}\n{oturumda(oturum)}"
            if "sayfa" in ekran:
                self.assertEqual(metne((klasor / ekran["sayfa"]).read_bytes()), metin)
                continue
            satirlar = [satir.rstrip() for satir in gorunen.split("\n")]
            goruntu = metin.rstrip("$ \n")
            self.icerir("\n".join(satirlar), "\n".join(s.rstrip() for s in goruntu.split("\n")))

    def test_goruntuler_metinleriyle_birlikte_ekran_sh_nin_yazdigidir(self):
        """ozet.txt'yi yalnızca ekran.sh yazar: elle değişen görüntü ya da metin özetine uymaz."""
        ozetler = ""
        for ekran, metin in self.ekranlar():
            goruntu = (RAPOR / "ekran" / f"{ekran['ad']}.png").read_bytes()
            ozetler += f"{ekran['ad']} {hashlib.sha256(goruntu + metin.encode()).hexdigest()}\n"
        self.assertEqual(oku(RAPOR / "ekran" / "ozet.txt"), ozetler)
        adlar = {ekran["ad"] for ekran, _ in self.ekranlar()}
        dosyalar = {yol.name for yol in (RAPOR / "ekran").iterdir()}
        self.assertEqual(dosyalar, {"ozet.txt", *(f"{ad}{uzanti}" for ad in adlar
                                                  for uzanti in (".png", ".txt"))})

    def test_cikmaz_notu_ekraninda_not_vardir(self):
        metinler = {ekran["ad"]: metin for ekran, metin in self.ekranlar()}
        self.icerir(metinler["cikmaz-notu"], "\nNot: 5. turda renk kuralları gevşetildi")

    def test_sayili_cumleler_programla_tutar(self):
        """Cümle -> programın yazdığı, ona göre elle bulunan; cümle değişince burası da değişir."""
        rapor, t = oku(RAPOR / "rapor.typ"), self.olustur.tutanlar()
        puanlar, gs = ({ne: degerler[yer] for ne, degerler in t["degerler"].items()}
                       for yer in (0, 1))
        for cumle, yazilan, beklenen in (
            ("Tur sayısı ⌈log₂ n⌉ ile n - 1 arasındadır", t["araliklar"],
             {2: [1, 1], 5: [3, 4], 8: [3, 7], 9: [4, 8]}),
            ("Rakibi gelmeyen ve tur atlayan 1 puan alır", puanlar,
             {"1": "1.00", "½": "0.50", "0": "0.00", "+": "1.00", "-": "0.00", "BYE": "1.00"}),
            ("oynayarak ya da rakibi gelmediği için kazanılan maçların sayısı", gs,
             {"1": "1", "½": "0", "0": "0", "+": "1", "-": "0", "BYE": "0"}),
            ("#veri.tutanlar.en + #(veri.tutanlar.tur_eni)_t_ sütun",
             [t["en"], t["tur_eni"], t["genislikler"]], [63, 8, {5: 63 + 8 * 5, 4: 63 + 8 * 4}]),
        ):
            self.assertEqual(yazilan, beklenen, cumle)
            self.icerir(rapor, cumle)

    def test_sutunlar_neyle_genisler(self):
        """Sığan en uzun hücre sütunun enidir; 999 oyuncuda hepsi sığar, 1000 oyuncuda değil."""
        enler, _ = self.olustur.tablo(CIKTI, "Çapraz Tablo")
        for sutun, sigan in {"Ad-Soyad": "12 harfli ad", "LNo": "12345", "ELO": "9999",
                             "Puan": "9.50", "BH-1": "99.50", "SB": "99.75", "SNo": "999"}.items():
            self.assertEqual(enler[sutun], len(sigan), sutun)
        for kac, en in ((999, 63 + 8 * 10), (1000, 63 + 1 + 9 * 10)):
            girdi = [*self.olustur.adsizlar(kac), "10", "b", *"0" * (kac // 2 * 10)]
            genis, _ = self.olustur.tablo(duz_kosu("\n".join(girdi) + "\n"), "Çapraz Tablo")
            self.assertEqual(self.olustur.toplam_en(genis.values()), en)

    def test_geri_alinan_masalar(self):
        """Sayılar takilma.json'daki turnuvalarındır; ilk alanınki burada yeniden sayılır."""
        yenile = "yenilemek için: python3 -m report.geri_alinan"
        takilma, sayilanlar = (json.loads(oku(RAPOR / f"{ad}.json"))
                               for ad in ("takilma", "geri_alinan"))
        for alan, sayilan in zip_longest(takilma, sayilanlar):
            self.assertEqual([alan[ad] for ad in ALANLAR], [sayilan[ad] for ad in ALANLAR], yenile)
        ilk = [sayilanlar[0][ad] for ad in ALANLAR]
        self.assertEqual(say(*ilk), sayilanlar[0]["geri_alınan"], yenile)

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
        with mock.patch("tests.calistirma.YORUMLAYICI", [sys.executable, "-S"]):
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
                1, "Hata: typst kurulu değil; nasıl kurulacağı README.md'de\n"))
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
