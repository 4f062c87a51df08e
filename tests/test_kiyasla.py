"""Kıyaslama: biçimi başka doğru programa yanlış demez, her kusuru kendi bölümünde söyler."""

import csv
import signal
import subprocess
import sys
import unittest
from fnmatch import fnmatchcase

from tests import kiyas_deneme as deneme
from tests.calistirma import ortam
from tests.kiyasla import YARGILANMAYAN
from tests.yardim import KOK, ORNEK, POSIX, Sinama, gecici_klasor, metne, oku

SORULAN = deneme.sorulari(deneme.DENEMELER[deneme.EN_AZ])  # programların çoğuna ilk sorulanlar
BORULAR = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
BAS = "# Kıyaslamanın"  # kaynağın başı: önüne kod konur
BASLANGIC = 'print(no, o["lno"], o["ad"], o["elo"], o["ukd"])'
MASA = 'print(mno, b["no"], b["lno"], puan(b), "-", puan(s), s["lno"], s["no"])'
BYE = 'print(len(masalar) + 1, o["no"], o["lno"], puan(o), "- BYE")'
NIHAI, SONUCLAR = "for no, o in enumerate(nihai, 1):", "    kodlar = ["
CAPRAZ, HUCRE = "for o in oyuncular:\n    hucreler", "{r or '-'} {renk or '-'} {s"
KUTULU = r"""import builtins
def print(*p, **ek):
    metin = " ".join(map(str, p)).replace(".", ",").replace("½", "«").replace(" ", "│")
    builtins.print("\033[1m" + metin + "\033[0m│\n├──┼──┤", **ek)
"""
# flush'sız stdout; yanında MODUL ile VERI olmalıdır
MODUL, VERI = "modul.py", "veri.txt"
GUNLUK = f"""import sys, {MODUL[:-3]}
class Gunluk:
    def write(self, metin, asil=sys.stdout): asil.write(metin)
sys.stdout = Gunluk()
open("{VERI}").close()
"""
# Programlar ornek/odev.py'nin küçük değişiklikleridir: eski, yeni, eski, yeni, ... Birbirini
# örtmeyen birkaç değişiklik aynı programdadır.
BICIMLER = {
    "kutulu_virgullu_yeniden_yazan": (
        BAS, KUTULU + BAS,
        "    for (b, s), kod", "    for mno, (b, s) in enumerate(masalar, 1):\n"
        f"        {MASA}\n    for (b, s), kod",
        "n = len(oyuncular)", "n = len(oyuncular)\nfor k in range(n):\n    for no, o in enumerate("
        f"oyuncular[:k + 1], 1):\n        {BASLANGIC}"),
    "noktali_cumleli_cp1254_bastan_okuyan": (
        BAS, "import functools, os, sys, time\nprint = functools.partial(print, sep='\\t')\n"
        "os.remove(__file__)\ntime.sleep(99)\nyanitlar = iter(sys.stdin.read().split('\\n'))\n"
        f"input = lambda _: next(yanitlar)\nsys.stdout.reconfigure(encoding='cp1254')\n{BAS}",
        BYE, "print(o['ad'], 'bu turu BYE geçer, 1 puan alır')",
        BASLANGIC, BASLANGIC.replace("no,", "f'{no}.',", 1),
        MASA, MASA.replace("mno,", "f'{mno}. masa:',"), HUCRE, HUCRE.replace("} ", "}"),
        'ALFABE.index, o["ad"]', 'ALFABE.index, o["ad"].replace(" ", "")'),
    "ara_listeli_gelmeyenleri_yazan": (
        SONUCLAR, "    for no, o in enumerate(sirali, 1):\n        print(no, o['no'], "
        f"o['lno'], o['ad'], o['elo'], o['ukd'], puan(o))\n{SONUCLAR}",
        "    for (b, s), kod", "    for mno, (b, s) in enumerate(masalar, 1):\n"
        f"        if kodlar[mno - 1] > 2:\n            {MASA}\n    for (b, s), kod",
        NIHAI, f"print('Nihai Sıralama Listesi:', end=' ')\n{NIHAI}",
        "s.replace('B', '1')", "s.replace('B', '1').replace('½', '1/2')"),
    "tireli_gunluklu_birinciyi_yineleyen": (
        BAS, GUNLUK + BAS, MASA, MASA.replace('"-"', '"‒"'), HUCRE, HUCRE.replace("'-'", "'―'"),
        BASLANGIC, BASLANGIC.replace('o["elo"]', 'o["elo"] or "—"'),
        BYE, BYE.replace("len(masalar) + 1", "1"),
        CAPRAZ, f"o = nihai[0]\nprint(1, o['no'], o['lno'], o['ad'], 0, 0, *o['olcut'])\n{CAPRAZ}",
        '          *o["olcut"]', '*map("{:.2f}".format, o["olcut"])'),
}
# Ad -> (kusurlu bölümler, * yerine her şey olur; hücrelerden parçalar, eski, yeni)
KUSURLAR = {
    "renkler_soru_capraz_yok": (
        "soru sırası, sonraki turlar, çapraz tablo: hiç yazmıyor",
        ["renk farkı 3 olabiliyor, üst üste üç kez"], CAPRAZ, "for o in []:\n    hucreler",
        "len(renkler) <= 2", "len(renkler) <= 3", "-3:] != renk * 3", "-4:] != renk * 4",
        '"elo": sor("ELO', '"?": sor("?', '"ukd": sor("UKD', '"elo": sor("ELO',
        '"?": sor("?', '"ukd": sor("UKD'),
    "kod_bsno_bye_kisa_sb": (
        "1. tur, tur atlayan, sonraki turlar, Puan, SB", ["rakibi gelmediği için puan almış",
        "3 sonucunda 0.0 - 1.0 puan veriyor", "BYE sonucunda 0.5 puan veriyor, 1.0 olmalı"],
        '"+-", "-+"', '"-+", "+-"', '{"B", "+"}', '{"B"}',
        MASA, MASA.replace('b["no"]', "mno"), ", sb,", ", round(sb, 1),",
        "sum(PUANLAR[s] for _", 'sum({**PUANLAR, "B": 0.5}[s] for _',
        "onceki += PUANLAR[s]", 'onceki += {**PUANLAR, "B": 0.5}[s]'),
    "siralar_gelmeyen_yedi": (
        "başlangıç sırası (*karakterlerin koduna göre*), BH-1, BH-2, çapraz tablo, "
        "çöküş: çöktü: IndexError*",
        ["dersin örneği oyuncunun kendi puanını sayar", "BSNo değil SNo sırasında"],
        "[*map(ALFABE.index, ", "[*(", CAPRAZ, CAPRAZ.replace("oyuncular", "nihai"),
        '"½10"', '"½10-"', SONUCLAR, f"    [0] * 6 if tur < 7 else [][0]\n{SONUCLAR}"),
    "almayan": (
        "geçerli yanıtı reddediyor: küçük harfli renk, ELO 0; geçerli yanıtta bitmiyor: altı "
        "basamaklı LNo (durmadan yazdı); geçerli yanıtta çöküyor: sonuç 5 (IndexError*), "
        "çöküş: çöktü: IndexError*", ["turnuvayla yargılandı"],
        '("b", "s"):\n    pass', '("B", "S"):\n    pass\nrenk = renk.lower()',
        'ELO: ", lambda s: s == 0 or', 'ELO: ", lambda s:', "    oyuncular.append(",
        "    while lno == 123456:\n        print(lno)\n    oyuncular.append(", ', "--"', ""),
    "yer_soran": (f"beklenenden başka soruyor: {SORULAN.index(deneme.TUR) + 1}. soru {deneme.TUR} "
                  "değil “Yer:”", [], "n = len(oyuncular)", 'n = len(oyuncular)\ninput("Yer: ")'),
    "az_soran": (f"beklenenden başka soruyor: 2. turdan önce {len(SORULAN) - 2} yerine "
                 f"{len(SORULAN) - 3} soru sordu", [], "for _ in masalar", "for _ in masalar[1:]"),
    "kutuphaneli": ("başlamadı: olmayan yok", [], BAS, f"import olmayan\n{BAS}"),
    "bozuk": ("başlamadı: yazım yanlışı, 1. satır", [], BAS, f"if\n{BAS}"),
    "yazan": ("durmadan yazdı", [], BAS, f"while 1: print(1)\n{BAS}"),
}


def kiyasla(klasor, *sozcukler):
    """Komutun, klasörde, (çıkış kodu, yazdığı satırlar); izi varsa hata verir."""
    sonuc = subprocess.run(
        [sys.executable, "-m", "tests.kiyasla", *map(str, sozcukler)], cwd=klasor, **BORULAR,
        env=ortam(PYTHONPATH=str(KOK), PYTHONIOENCODING="utf-8"))
    if b"Traceback" in sonuc.stderr:
        raise AssertionError(metne(sonuc.stderr)[-2000:])
    return sonuc.returncode, metne(sonuc.stdout).split("\n")


class Kiyaslama(Sinama):
    def yaz(self, klasor, ad, degisiklikler):
        """Ödevin bu değişikliklerle yazıldığı dosya."""
        kaynak = oku(ORNEK / "odev.py")
        for eski, yeni in zip(degisiklikler[::2], degisiklikler[1::2]):
            self.assertIn(eski, kaynak, ad)
            kaynak = kaynak.replace(eski, yeni, 1)
        (klasor / f"{ad}.py").write_text(kaynak, encoding="utf-8")
        return klasor / f"{ad}.py"

    @unittest.skipUnless(POSIX, "Wine'da yüzlerce süreç dakikalar sürer")
    def test_sinif(self):
        """Çizelgede biçimlere `-`, kusurlara bölümleri; başka dosya yazılmaz."""
        klasor, beklenenler = gecici_klasor(self), {}
        dogrular = {ad: ("-", [], *degisiklik) for ad, degisiklik in BICIMLER.items()}
        for ad, (bolumler, neden, *degisiklik) in {**dogrular, **KUSURLAR}.items():
            beklenenler[self.yaz(klasor, ad, degisiklik).name] = bolumler, neden
        for ad in "bos.py", MODUL, VERI:
            (klasor / ad).write_text("pass\n" * (ad == MODUL))
        beklenenler["bos.py"] = "boş dosya", []
        beklenenler[MODUL] = "tireli_gunluklu_birinciyi_yineleyen.py bu dosyayı içe aktarıyor", []
        ekran = self.cizelge_uyar(klasor, 0, beklenenler)
        # Her biri ½'yi, hücrede boşluğu ya da (numarasıyla) BYE satırını yazmaz.
        notlular = {satir.split(".")[0] for satir in ekran if "(notlara bakın)" in satir}
        self.assertEqual(notlular, {*BICIMLER})

    @unittest.skipUnless(POSIX, "Wine'da yüzlerce süreç dakikalar sürer")
    def test_yanitlar(self):
        """Yanlış yanıtlar ancak rastgele turnuvalarla birlikte denenir."""
        klasor = gecici_klasor(self)
        yol = self.yaz(klasor, "ikinci_x", [
            'while (renk := input("Renk: ")) not in ("b", "s"):', "for renk in [input()]:",
            "        o = min(", "        any(adimi(a, o) for o in kalan) or olmayan\n"
            "        o = min("])
        kusurlar = ("tek sayıda oyuncu: çöktü: NameError*, çöküş: çöktü: NameError*, "
                    "yanlış yanıtlar: 3 kabul ediyor")
        soran = f"{len(deneme.YANITLAR) - 3}/{len(deneme.YANITLAR)} yeniden soruyor"
        self.cizelge_uyar(klasor, 1, {yol.name: (kusurlar, [soran])})

    def cizelge_uyar(self, klasor, adet, beklenenler):
        """Çizelgede dosyaların kusurlu bölümleri, nedenden parça vardır; fazla dosya yoktur.

        Ekranın satırlarını döndürür.
        """
        kod, ekran = kiyasla(klasor, ".", "--adet", adet, "--csv", "n.csv")
        self.assertEqual(kod, 1)
        with open(klasor / "n.csv", encoding="utf-8-sig", newline="") as dosya:
            for satir in csv.DictReader(dosya, delimiter=";"):
                bolumler, parcalar = beklenenler.pop(satir["dosya"])
                if not fnmatchcase(satir["kusurlu bölümler"], bolumler):
                    self.assertEqual(satir["kusurlu bölümler"], bolumler, satir["dosya"])
                hucreler = "\n".join(satir.values())
                for parca in parcalar:
                    self.assertIn(parca, hucreler, satir["dosya"])
                self.assertNotIn("kez okunamadı", hucreler)
        self.assertEqual((beklenenler, (klasor / "farklar").exists()), ({}, False))
        return ekran

    def test_secilen_turnuvalar(self):
        """Ödevin adımları hiçbirinde takılmaz; her ölçüt, her yanlış kural birinde ayrılır."""
        girdiler = {alan: deneme.secilen_girdi(alan) for alan in deneme.SECILENLER}
        takilanlar = [alan for alan, girdi in
                      {**girdiler, "dersin örneği": oku(ORNEK / "ornek_girdi.txt")}.items()
                      if deneme.takilir_mi(girdi)]
        self.assertEqual((takilanlar, deneme.eksikler(girdiler.values())), ([], set()))

    def test_tek_program(self):
        """Bölümler, her kusurlunun en küçük turnuvadaki farkı, en sonda yargı; yalnız biri."""
        klasor = gecici_klasor(self)
        yol = self.yaz(klasor, "odev", ["bh[2:]", "bh[1:]", "sum(bh[1:])", "sum(bh)",
                                        HUCRE, f"x{HUCRE}"])
        _, satirlar = kiyasla(klasor, yol, "--adet", 0)
        bas = satirlar.index("BH-2: ilk fark (7 oyuncu, 4 tur)")
        self.assertLess(satirlar.index("BH-1: ilk fark (7 oyuncu, 4 tur)"), bas)
        self.assertEqual((satirlar[bas + 1], satirlar[-2]), (
            "girdisi: farklar/bh-2.txt",
            "kusurlu bölümler: BH-1 (hiçbir rakip çıkarılmıyor), BH-2  (okunamadı: çapraz tablo)  "
            "(yanıtlar denenmedi)"))
        _, yalniz = kiyasla(klasor, yol, "farklar/bh-2.txt", "--bolum", "BH-2")
        neden = f"{'BH-2':32}0/1 doğru; en düşük 2 değil 1 rakip çıkarılıyor"
        self.assertEqual(yalniz[:4], [neden, "", *satirlar[bas:bas + 2]])

    def test_satranc(self):
        """satranc.py, dersin örneğiyle; kullanım."""
        kod, satirlar = kiyasla(KOK, "satranc.py", ORNEK / "ornek_girdi.txt")
        self.assertEqual((kod, satirlar[-2]), (0, "kusurlu bölümler: -  (yanıtlar denenmedi)"))
        kodlar = [kiyasla(KOK, "satranc.py", *sozcukler)[0] for sozcukler in (
            ["--help"], ["yok.py"], ["--adet", "x"], ["--csv", "x.py"], ["--bolum", "yok"])]
        self.assertEqual(kodlar, [0, 2, 2, 2, 2])

    def test_klasorler(self):
        """Bir alttaki klasörlere de bakılır; atlananların adı yazılır."""
        klasor = gecici_klasor(self)
        for ad in ("ali/odev.PY", "veli/odev.PY", "veli/odev.zip"):
            (klasor / ad).parent.mkdir(exist_ok=True)
            (klasor / ad).touch()
        _, satirlar = kiyasla(klasor, klasor)
        self.assertEqual([satir.split("  ")[0] for satir in satirlar], [
            "Program sayılmayanlar: veli/odev.zip", "ali/odev.PY", "veli/odev.PY",
            *YARGILANMAYAN.split("\n"), ""])

    @unittest.skipUnless(POSIX, "Windows'ta Ctrl-C başka türlü gönderilir")
    def test_durdurmak(self):
        """Ctrl-C: biten satır kalır, bir satır yazılır; ardında klasör kalmaz."""
        klasor, gecici = gecici_klasor(self), gecici_klasor(self)
        (klasor / "a.py").touch()
        (klasor / "b.py").write_text("while 1: pass")
        surec = subprocess.Popen(
            [sys.executable, "-m", "tests.kiyasla", klasor], cwd=klasor,
            env=ortam(PYTHONPATH=str(KOK), TMPDIR=str(gecici)), **BORULAR)
        satir = surec.stdout.readline()
        surec.send_signal(signal.SIGINT)
        kalan, hata = surec.communicate()
        self.assertEqual((metne(satir)[:4], kalan, metne(hata), [*gecici.iterdir()]),
                         ("a.py", b"", "\rDurduruldu.\n", []))
