"""README'nin hakem bölümü: kayıttaki düzeltmeler orada yazıldığı gibi yapılır, görünen aranır."""

import re

from tests.calistirma import Ucbirim, surecte
from tests.ornek_turnuva import KayitSinamasi
from tests.yardim import KOK, ORNEK, metne, oku

HAKEM = re.search("^## Hakem.*?(?=^## )", oku(KOK / "README.md"), re.M | re.S)[0]
KAYIT = re.search("<!-- kayıt -->\n```\n(.*?)```\n", HAKEM, re.S)[1]
DURUMLAR = re.findall(r"^(\*\*.*?)\n\n```diff\n(.*?)```\n", HAKEM, re.M | re.S)  # (söz, satırlar)
SONRA = "Üsttekinden sonra"  # sözünde bu geçen durum bir öncekinin bıraktığı kayıttan sürer
ATLANAN = "…"
# Geç gelenlerin, ilk gösterildikleri yerde, oyuncu girişini bitirenin üstüne eklenen satırları.
GIRISLER = re.findall(r"((?:^\+ .*\n){4})  LNo: 0\n", HAKEM, re.M)


def duzeltilmis(kayit, satirlar):
    """Kaydın, gösterilen satırları silinip (-) yazılmış (+) hâli.

    … ile ayrılan parçaların her birinde silinen ve işaretsiz satırlar kayıtta bir kez, art arda
    bulunmalıdır; yoksa AssertionError verir.
    """
    kayit = "\n" + kayit
    for parca in satirlar.split(f"  {ATLANAN}\n"):
        once, sonra = (
            "\n" + "".join(satir[2:] for satir in parca.splitlines(True) if satir[0] in isaretler)
            for isaretler in (" -", " +")
        )
        assert kayit.count(once) == 1, f"kayıtta bir kez yok:{once}"
        kayit = kayit.replace(once, sonra)
    return kayit[1:]


def gorunen(satir, gorulenler):
    """Görülen satırların arasında bu (… ile bitiyorsa böyle başlayan) var mı?"""
    if satir.endswith(ATLANAN):
        return any(gorulen.startswith(satir[:-1]) for gorulen in gorulenler)
    return satir in gorulenler


class Durumlar(KayitSinamasi):
    def oyna(self, kayit):
        """Kaydın ekranda ve duvara asılan sayfada gösterdiği satırlar."""
        self.yaz(kayit)
        kod, cikti, hata = self.calistir()
        self.assertEqual(kod, 1, hata)  # sıradaki soruda kalmıştır
        sayfalar = [metne(yol.read_bytes()) for yol in self.yol.parent.glob("*.html")]
        return (cikti + re.sub("<.*?>", "\n", "".join(sayfalar), flags=re.S)).splitlines()

    def test_gosterilen_kayit(self):
        """Programın, yanıtları sorulup verilince yazdığıdır."""
        yanitlar = re.findall("^[^#].*: (.*\n)", KAYIT, re.M)
        self.calistir("".join(yanitlar))
        self.kayitli(KAYIT)

    def test_durumlar(self):
        """Satırlar yazıldığı gibi değiştirilince gösterilen görünür, değiştirilmeden görünmez."""
        self.assertTrue(DURUMLAR)
        sonraki = KAYIT
        for soz, satirlar in DURUMLAR:
            with self.subTest(soz):
                onceki = sonraki if SONRA in soz else KAYIT
                satirlar = re.sub(r"^\+ \(.*\)\n", "".join(GIRISLER), satirlar, flags=re.M)
                beklenenler = re.findall("^= (.*)", satirlar, re.M)
                self.assertTrue(beklenenler)
                gorulenler = self.oyna(onceki)
                self.assertFalse([s for s in beklenenler if gorunen(s, gorulenler)])
                yeni = duzeltilmis(onceki, re.sub("^=.*\n", "", satirlar, flags=re.M))
                self.icerir(yeni, "# 1. tur: ")  # oynanmış turun masaları silinmez
                gorulenler = self.oyna(yeni)
                sonraki = oku(self.yol)
                self.assertEqual([s for s in beklenenler if not gorunen(s, gorulenler)], [])

    def test_iki_oyuncunun_satirlari(self):
        """Yeniden yazılmayanlar, anılanların yukarıda gösterilenleridir."""
        anilan = re.search(r"^\+ \((\d+) ile (\d+)'un satırları\)$", HAKEM, re.M).groups()
        self.assertEqual([re.match(r"\+ LNo: (\d+)\n", giris)[1] for giris in GIRISLER],
                         list(anilan))

    def test_sureni_bozmadan_gec_gelen(self):
        """Tur başladıysa silinmeyen `#` satırında atlayanın rakibi olur; sonucu sorulur."""
        eski, yeni, kod = re.search(
            r"silmeyin, `(.*?)`'[ıi] `(.*?)` yapın; sonucu\s+sorulur \((\d)\)", HAKEM).groups()
        satirlar = next(satirlar for _, satirlar in DURUMLAR if GIRISLER[0] in satirlar)
        suren = re.search("^- (# 2[.] tur.*)", satirlar, re.M)[1]
        satirlar = re.sub("^=.*\n", "", satirlar, flags=re.M)
        self.yaz(duzeltilmis(KAYIT, satirlar) + suren.replace(eski, yeni) + "\n")
        self.calistir(f"0\n{kod}\n")
        self.icerir(oku(self.yol), f"2. tur 2. masa ({yeni}): {kod}\n")


class AnilanIletiler(KayitSinamasi):
    def test_programin_soyledikleridir(self):
        """Sol sütunda tırnak içindekiler, sırayla, programın söyledikleridir; … atlanandır."""
        soylenen = [surecte(oku(ORNEK / "cikmaz-erken-bitis_girdi.txt"))[1]]
        self.yaz("5")
        soylenen.append(self.calistir()[2])
        for degistir in (lambda: self.yaz("6\n"), self.yol.unlink):
            self.yaz("5\n")
            soylenen.append(Ucbirim([degistir, "Ali\n"], "--kayit", self.yol).stderr)
        hucreler = re.findall('^[|] (".*") [|]', HAKEM, re.M)
        anilan = [ileti for hucre in hucreler for ileti in re.findall('"(.*?)"', hucre)]
        self.assertEqual(len(anilan), len(soylenen))
        for ileti, metin in zip(anilan, soylenen):
            desen = ileti.strip(f" {ATLANAN}").replace(ATLANAN, ".*")
            self.assertRegex(metin.replace("\n", " "), desen)
