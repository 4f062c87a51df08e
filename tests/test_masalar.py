"""Kaydın altıncı sözü: kayıttaki masalar oynanır.

Düzeltmelerden sonra kalanlar test_aksam'da, test_oturum'dadır.
"""

import re

from tests.ornek_turnuva import KAYIT, MASALAR, YOKLU, KayitSinamasi
from tests.uretec import alt_alta, oyuncular
from tests.yalin import adli_kayit
from tests.yardim import ORNEK, oku

# `yok 6`dan sonra masasız.
YOKLU_3 = adli_kayit(YOKLU).partition("# 3. tur: 1-4")[0].replace("(99-222): 1", "(99-222): 3")
ILK_TUR = KAYIT.partition(MASALAR[1])[0]  # 1. turu oynanmış, 2. turu daha eşleştirilmemiş kayıt
CIFT = re.compile(r"^ *\d+ +\d+ +(\d+) +[\d.]+ - (?: *[\d.]+ +(\d+) +\d+|(BYE))$", re.M)


def son_masalar(dokum):
    """Son eşleştirme listesinin masaları, kayıttaki gibi: beyaz ile siyahın LNo'ları."""
    liste = dokum.rpartition("Tur Eşleştirme Listesi:")[2]
    return " ".join(f"{beyaz}-{siyah or bye}" for beyaz, siyah, bye in CIFT.findall(liste))


def notlar(dokum):
    """`yok` dışındaki notların (turu, numaralar)'ı; masalar kayıttansa yineleyen masalarınki."""
    bulunan = re.findall(r"^Not: (\d+)\.(?! turda yok: )(.*)$", dokum, re.M)
    return [(int(tur), list(map(int, re.findall(r"\d+", soz)))) for tur, soz in bulunan]


class OynananlarKalir(KayitSinamasi):
    def dokum(self, *satirlar):
        """Kaydın dökümü; kayıt olduğu gibi kalır."""
        self.yaz(*satirlar)
        _, cikti, hata = self.calistir()
        self.baslar(oku(self.yol), "".join(satirlar))
        self.assertNotIn("satır", hata)  # reddedilmemiş, artmamıştır
        return cikti

    def test_not_turun_obur_notlarinin_yerini_alir(self):
        """4. turda yöntem tur atlama kuralını gevşetir; masalar elle yazılmışsa o not yoktur.

        Yalnızca masaların sırası başkaysa vardır. Renk notu kayıttaki masanın numarasını söyler.
        """
        bes = adli_kayit(alt_alta(
            *oyuncular(zip("12345")), 4, "b", "# 1. tur: 1-2 3-4 5-BYE", 3, 3,
            "# 2. tur: 5-1 2-3 4-BYE", 0, 2, "# 3. tur: 3-5 1-4 2-BYE", 3, 3))
        bes = bes.partition("# 4. tur")[0]
        self.calistir(oku(ORNEK / "cikmaz-renk_girdi.txt"))
        renkli = oku(self.yol).partition("# 5. tur: ")  # yöntem 3. masasında gevşetir
        bir, iki, uc = renkli[2].split("\n")[0].split()
        for onceki, elle, not_ in (  # tur atlayan 4'tür, masası 3
            (bes, "", (4, [4])), (bes, "# 4. tur: 5-2 1-3 4-BYE\n", (4, [4])),
            (bes, "# 4. tur: 2-5 1-3 4-BYE\n", (4, [3])),
            (renkli[0], f"# 5. tur: {uc} {iki} {bir}\n", (5, [1])),
        ):
            self.assertEqual(notlar(self.dokum(onceki, elle))[-1:], [not_])

    def test_elle_eslestirilen_tur(self):
        """Yalnızca rengi değişmişse de; yineleyen masaları not söyler.

        1. turda 222-99, 6-4, 70-88, 555-123, 3-BYE oynandı, 123 rakibi gelmeden kazandı; yöntem
        99-6 88-3 123-222 4-70 555-BYE'ı bulur. 3. turda da 1. turdakiler yineleyendir.
        """
        iki_tur = KAYIT.partition(MASALAR[2])[0]
        for onceki, tur, elle, yineleyen in (
            (ILK_TUR, 2, "222-99 6-4 70-88 555-123 3-BYE", [1, 2, 3, 4, 5]),
            (ILK_TUR, 2, "99-222 6-88 3-4 70-123 555-BYE", [1]),
            (ILK_TUR, 2, "99-6 88-4 123-222 555-70 3-BYE", [5]),
            (ILK_TUR, 2, "6-99 88-3 123-222 4-70 555-BYE", []),
            (ILK_TUR, 2, "99-6 88-3 555-222 4-70 123-BYE", []),  # + tur atlamak değildir
            (ILK_TUR, 2, "88-3 99-6 123-222 4-70 555-BYE", None),  # yalnızca sırası değişmiş
            (iki_tur, 3, "222-99 88-4 6-123 3-555 70-BYE", [1]),
            (YOKLU_3, 3, "1-4 3-222 99-BYE", []),  # 99 bir turda yoktu, birinde + aldı
        ):
            dokum = self.dokum(onceki, f"# {tur}. tur: {elle}\n")
            self.assertEqual(son_masalar(dokum), elle)
            self.assertEqual(notlar(dokum), [(tur, yineleyen)] * (yineleyen is not None))
            not_ = f"\nNot: {tur}. turun masaları elle ya da bir düzeltmeden önce kuruldu."
            self.assertEqual(not_ in dokum, yineleyen is not None)
        self.assertIn("\nNot: 3. turda yok: 6 AHMET AĞA.\n\n", dokum)


class ReddedilenMasalar(KayitSinamasi):
    def test_eslestirme_olmayan_satir(self):
        """Oynayanların LNo'ları birer kez, masalar ikişer kişilik, BYE sonda.

        Eksik olanlar, fazla olanlar söylenir; biçimi yanlışsa (b) nasıl yazıldığı, birileri fazla
        ya da eksikse (s) üstünde bir söz satırının eksik olabileceği.
        """
        dortlu = adli_kayit(alt_alta(*oyuncular(zip("1234")), 2, "b")).partition("#")[0]
        for bozuk in """\
            # 2. tur: 99-6 88-88 123-222 4-70 555-BYE | 3 | 88 |
            # 2. tur: 99-6 88-03 123-222 4-70 555-BYE | 3 | 03 | s
            # 2. tur: 99-6 123-222 4-70 555-BYE | 3 88 | | s
            # 2. tur: 99-6 88-3 123-222 4-70 7-8 555-BYE | | 7 8 | s
            # 2. tur: 99-6 88-3 123-222 4-70 555 | BYE | | b
            # 2. tur: 99-6 88-3 123-222 4-BYE 555-BYE | 70 | BYE | b
            # 2. tur: 99-6 88 3 123-222 4-70 555-BYE | | | b
            # 2. tur: 555-BYE 99-6 88-3 123-222 4-70 | | | b
            # 2. tur: 99-6 88-3 123-222 4-70 BYE-555 | | | b
            # 2. tur: 99-6 88-3 123-222 4-70 BYE-\x1b | 555 | \\x1b | b
            # 1. tur: 1-2 3-BYE | 4 | BYE | s
            # 1. tur: -1 2-3 4- | | | b
            # 3. tur: 1-4 3-99 222-6 | BYE | 6 | s
            # 1. tur: | 1 2 3 4 | | b""".splitlines():
            satir, eksik, fazla, soz = map(str.strip, bozuk.split("|"))
            onceki = {"1": dortlu, "2": ILK_TUR, "3": YOKLU_3}[satir[2]]
            self.reddedilir(f"{onceki}{satir}\n", f" {satir[:8]}: …")
            hata = self.calistir()[2]
            gelen = dict(re.findall("(Eksik|Fazla): '(.*?)'", hata))
            sozu = "b" * (": 99-4 222-BYE" in hata) + "s" * ("bir yok, var ya da yeni" in hata)
            self.assertEqual([" ".join(sorted(gelen.get(ne, "").split()))
                              for ne in ("Eksik", "Fazla")] + [sozu], [eksik, fazla, soz], satir)
