"""Hakemin sözleri: herhangi bir masanın sonucu, ayrı tutulanlar; son soru.

Bütün turnuvalarda, test_turnuva'da, yalin.py ile karşılaştırılırlar; `yok` ile `var`ın iletileri
test_girdi'dedir, `yeni` ile `eşleştir` test_oturum'da.
"""

import re
import unittest

from tests.calistirma import tepki
from tests.ornek_turnuva import ERKEN_BITEN, KayitSinamasi, duz_kosu
from tests.uretec import alt_alta, oyuncular
from tests.yardim import POSIX, oku

# LNo'ları BSNo'larıdır; tur sayısı, renk.
DORT = alt_alta(*oyuncular(zip("1234")), 3, "b")
ALTI = alt_alta(*oyuncular(zip("123456")), 3, "b")
ADLI = alt_alta(*oyuncular((
    (11, "Ali Kaya", 2000), (22, "Işıl Su", 1900), (33, "Veli", 1800), (44, "Can", 1700),
)), 2, "b")


class BaskaMasa(KayitSinamasi):
    """`3=1`: hangi masa sorulursa sorulsun 3. masanın sonucu 1'dir."""

    def istemler(self):
        """Kaydın dökümündeki sonuç istemleri, yanıtlarıyla: "1.3 2"."""
        istem = r"(\d+)\. turda (\d+)\. masada .*: (.*)"
        return [*map("{0[0]}.{0[1]} {0[2]}".format, re.findall(istem, self.calistir()[1]))]

    def test_kayittaki_satiri(self):
        """O masanındır, geri okunurken istemi de; adsız satır sorulanın yanıtıdır."""
        girilen = alt_alta("3=2", " 3 = 1 ", "1", "1=0", "3=01", "2")
        self.yaz(ALTI)
        self.ucbirim(*girilen.splitlines(True))
        satirlar = [satir for satir in oku(self.yol).splitlines() if satir.startswith("1. tur")]
        self.assertEqual(satirlar, [
            "1. tur 3. masa (5-6): 2", "1. tur 3. masa (5-6): 1", "1. tur 1. masa (1-2): 1",
            "1. tur 1. masa (1-2): 0", "1. tur 3. masa (5-6): 01", "1. tur 2. masa (3-4): 2",
        ])
        adliyken = ["1.3 01", "1.1 0", "1.2 2", "2.1 "]  # ilk yazıldıkları yerdedirler
        self.assertEqual(self.istemler(), adliyken)
        self.yaz(ALTI, girilen)
        adsizken = ["1.1 3=2", "1.1 3 = 1", "1.1 1", "1.2 1=0", "1.2 3=01", "1.2 2", "2.1 "]
        self.assertEqual(self.istemler(), adsizken)

    def test_uymayan_satir(self):
        """Olması gereken, sonucu olmayan ilk masadır; turu bitmiş masanınki de uymaz."""
        bir, iki, uc = "1. tur 1. masa (1-2)", "1. tur 2. masa (3-4)", "1. tur 3. masa (5-6)"
        for oncekiler, satir, gereken in (
            ("", "1. tur 4. masa (7-8): 1", bir), ("3=1\n", "1. tur 1. masa (2-1): 1", bir),
            (f"{uc}: 1\n{bir}: 1\n", "1. tur 3. masa (5-4): 1", iki),
            (f"{uc}: 1\n{bir}: 1\n{iki}: 1\n", "1. tur 1. masa (2-1): 1", "2. tur 1. masa (3-1)"),
        ):
            self.yaz(f"{ALTI}{oncekiler}{satir}\n")
            gereken = f"\nOlması gereken: {gereken}: …\nYazan: {satir!r}\n"
            self.soyler(self.calistir(), 2, gereken)
        for yanit in ("3=1", "2=1", "yok 4", "ayrı 4 5"):  # adlı satırda yalnızca sonuç
            self.yaz(f"{ALTI}{uc}: {yanit}\n")
            self.soyler(self.calistir(), 2, yanit)

    def test_yanki(self):
        """Uçbirimde: masa, oynayanlar, sonuç, varsa öncekisi, açık masalar."""
        self.yaz(ADLI)
        girilen = ["2=1\n", "2 = 00\n", "1=4\n"]
        soru = "11 ALİ KAYA - 22 IŞIL SU\n"
        self.baslar(self.ucbirim(*girilen).stderr, (
            f"{soru}1. tur 2. masa: 33 VELİ 1 - 0 44 CAN. Açık masalar: 1.\n"
            f"{soru}1. tur 2. masa: 33 VELİ ½ - ½ 44 CAN (önce 1 - 0). Açık masalar: 1.\n"
            f"{soru}1. tur 1. masa: 11 ALİ KAYA - - + 22 IŞIL SU. "
        ))
        self.assertNotIn(" masa: ", self.ucbirim().stderr)  # geri okunanınki

    def test_kabul_edilmeyen(self):
        """Hangi masaların olduğu söylenir, öbür yanlış sonuçlarda yazılışın örneği."""
        for yanit, soz in (("4=1", "1-3"), ("0=1", "1-3"), ("x=1", "1-3"), ("1=6", "1-3"),
                           ("1=1=1", "1-3"), ("6", r"\d=\d"), ("", r"\d=\d")):
            self.assertRegex(tepki(*ALTI.splitlines(), "2=1", yanit), rf"^('{yanit}')?.*\b{soz}")


class AyriTutma(KayitSinamasi):
    def test_kabul_edilmeyen(self):
        """Neyin yanlış olduğu söylenir: eksik, yinelenen, değiştirmeyen, eşleştirme bırakmayan."""
        for once, yanit, yanlis in (
            ("", "birlikte 1", "birlikte 1"), ("", "ayrı 1 01", "01"), ("", "ayrı 5 1", "5"),
            ("", "birlikte 1 2", "birlikte 1 2"), ("ayrı 1 2\n", "AYRI 2 1", "AYRI 2 1"),
            ("", "ayrı 1 2 3", "ayrı 1 2 3"), ("2=1\n", "ayrı 3 4", "ayrı 3 4"),
        ):
            self.baslar(tepki(*f"{DORT}{once}{yanit}".splitlines()), f"'{yanlis}' ")

    def test_notlar(self):
        """Erken bitişin notu da söyler, elle yazılmış masanınki de; onun numarasıyla."""
        self.assertNotIn("ayrı", duz_kosu(ERKEN_BITEN))
        for gerisi, *beklenen in (
            (alt_alta(1, 1, 1, 1), True, "3", "2"),  # 2. turun sonunda biter
            ("# 1. tur: 4-1 2-3\n", False, "1"),
            ("# 1. tur: 3-1 4-2\n", True, "1", "2"),
        ):
            self.yaz(f"{DORT}ayrı 2 4\n{gerisi}")
            notlari = re.findall("^Not: .*", self.calistir()[1], re.M)
            bulunan = [["yrı" in not_, *re.findall(r"\d+", not_)] for not_ in notlari]
            self.assertEqual(bulunan, [beklenen], gerisi)

    def test_kimin_icin_oldugu(self):
        """Yeni listenin altında; masaların değişip değişmediği de. Borudan hiç alınmazlar."""
        girilen = [*ADLI.splitlines(), "ayrı 33 11", "yok 22", "Var 22", "eslestir"]
        for kac, beklenen in enumerate((
            "ayrı 33 VELİ, 11 ALİ KAYA: turun masaları değişmedi.",
            "yok 22 IŞIL SU: tur yeniden eşleştirildi, önceki masaları geçersizdir.",
            "var 22 IŞIL SU: tur yeniden eşleştirildi, önceki masaları geçersizdir.",
            "eşleştir: turun masaları değişmedi.",
        ), start=-4):
            ekran, _, soru = tepki(*girilen[:kac + 1 or None]).rpartition("\n")
            self.biter(ekran, f"\n{beklenen}")
            self.baslar(soru, "1. turda 1. masada ")
        hata = self.calistir(alt_alta(*girilen, "2=1"))[2]
        self.assertEqual((hata.count(" sonuç değil; 0: ½"), hata.count("=")), (5, 1))


class SonSoru(KayitSinamasi):
    """Bitince, kayıtla, uçbirimde: Enter kapatır, < son yanıtı geri alır."""

    BITEN = alt_alta(*oyuncular(zip("12")), 1, "b", 1)

    def kosu(self, *yanitlar, artan="", **ek):
        """Bitmiş kaydın uçbirimdeki koşusu; kaç yanıt istediği."""
        self.yaz(self.BITEN, artan)
        u = self.ucbirim(*yanitlar, **ek)
        return u, len(u.ekranlar()) - 1

    def test_kapanisi(self):
        """Ctrl-D ile de Ctrl-C ile de; başka yanıtta, söylenerek, yeniden sorulur."""
        for son in ("\n", "", KeyboardInterrupt):
            u, _ = self.kosu("7=0\n", son, "1\n")
            self.assertEqual((u.kod, u.stdout), (0, self.calistir()[1]))
            self.assertIn("'7=0' ", u.ekranlar()[1])
            self.kayitli(self.BITEN)

    def test_geri_alinca(self):
        """Yeniden verilince soru da sorulur; arada kabul edilmeyenlerin sayısı söylenir."""
        u, kac = self.kosu("<\n", "x\n", "2\n", "<\n", "0\n", "\n", "1\n")
        self.assertEqual((u.kod, kac), (0, 6))
        self.assertEqual(re.findall(r"(\d+) yanıt kabul edilmedi", u.stderr), ["1"])
        self.kayitli(f"{self.BITEN[:-2]}# 1. tur: 1-2\n1. tur 1. masa (1-2): 0\n")

    def test_sorulmayan(self):
        """Kayıtta satır artmışsa, girdi ya da stderr uçbirim değilse."""
        for ek in ({"artan": "1\n"}, {"dosyada": ("stdin",)}, {"dosyada": ("stderr",)}):
            u, kac = self.kosu("\n", **ek)
            self.assertEqual((u.kod, kac), (0, 0), ek)

    def test_kayda_sonra_da_bakilir(self):
        """Öncesindeki test_kayit'tedir."""
        def boz():
            self.yaz("not\n")

        for no, yanit in enumerate(("\n", "<\n"), start=1):
            u, kac = self.kosu(boz, yanit)
            self.assertEqual((u.kod, kac), (2, 1))
            self.assertEqual(oku(self.yaninda(no)), self.BITEN)

    @unittest.skipUnless(POSIX, "Windows'ta konsoldan okunur; konsol elle denenir")
    def test_sona_yapistirilan(self):
        """Okunur, sayısı söylenir: son sorudan önce, sonra; kayıt reddedilince."""
        for kaydi, kod, adetler in ((self.BITEN, 0, ["2", "1"]), ("muz\n", 2, ["2"])):
            self.yaz(kaydi)
            u = self.ucbirim("ls\n", "<\n", "", "\n", "ls\n", yapistirilmis=True)
            self.assertEqual((u.kod, re.findall(r"(\d+) satır", u.stderr)), (kod, adetler))
