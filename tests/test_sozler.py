"""Hakemin sözleri: herhangi bir masanın sonucu, ayrı tutulanlar; kısalan turnuva, son soru.

Kayıtsız, bütün turnuvalarda, test_turnuva'da yalin.py ile karşılaştırılırlar; `yok` ile `var`ın
iletileri test_girdi'dedir.
"""

import os
import re
import unittest

from tests.calistirma import Ucbirim, baslat, oku_dek, surecte
from tests.ornek_turnuva import ERKEN_BITEN, KayitSinamasi, duz_kosu, onekler
from tests.uretec import alt_alta, oyuncular, turnuva_girdisi
from tests.yardim import BEKLEME, oku

try:
    import pty
except ImportError:  # Windows
    pty = None

# LNo'ları BSNo'larıdır; tur sayısı, renk.
DORT = alt_alta(*oyuncular(zip("1234")), 3, "b")
ALTI = alt_alta(*oyuncular(zip("123456")), 3, "b")
ADLI = alt_alta(*oyuncular((
    (11, "Ali Kaya", 2000), (22, "Işıl Su", 1900), (33, "Veli", 1800), (44, "Can", 1700),
)), 2, "b")


class BaskaMasa(KayitSinamasi):
    """`3=1`: hangi masa sorulursa sorulsun 3. masanın sonucu 1'dir."""

    BIR, IKI, UC = (f"1. tur {masa}: 1\n" for masa in ("1. masa (1-2)", "2. masa (3-4)",
                                                       "3. masa (5-6)"))

    def istemler(self):
        """Kaydın dökümündeki sonuç istemleri, yanıtlarıyla: "1.3 2"."""
        istem = r"(\d+)\. turda (\d+)\. masada .*: (.*)"
        return [*map("{0[0]}.{0[1]} {0[2]}".format, re.findall(istem, self.calistir()[1]))]

    def test_kayittaki_satiri(self):
        """O masanındır, geri okunurken istemi de; adsız satır sorulanın yanıtıdır."""
        girilen = alt_alta("3=2", " 3 = 1 ", "1", "1=0", "3=01", "2")
        self.calistir(ALTI + girilen)
        satirlar = [satir for satir in oku(self.yol).splitlines() if satir.startswith("1. tur")]
        self.assertEqual(satirlar, [
            "1. tur 3. masa (5-6): 2", "1. tur 3. masa (5-6): 1", "1. tur 1. masa (1-2): 1",
            "1. tur 1. masa (1-2): 0", "1. tur 3. masa (5-6): 01", "1. tur 2. masa (3-4): 2",
        ])
        adliyken = ["1.3 2", "1.3 1", "1.1 1", "1.1 0", "1.3 01", "1.2 2", "2.1 "]
        self.assertEqual(self.istemler(), adliyken)
        self.yaz(ALTI, girilen)
        adsizken = ["1.1 3=2", "1.1 3 = 1", "1.1 1", "1.2 1=0", "1.2 3=01", "1.2 2", "2.1 "]
        self.assertEqual(self.istemler(), adsizken)

    def test_uymayan_satir(self):
        """Olması gereken, sonucu olmayan ilk masadır; turu bitmiş masanınki de uymaz."""
        for onceki, satir, gereken in (
            ([], "1. tur 4. masa (7-8): 1\n", "1. tur 1. masa (1-2)"),
            ([self.UC, self.BIR], "1. tur 3. masa (5-4): 1\n", "1. tur 2. masa (3-4)"),
            ([self.UC, self.BIR, self.IKI], self.BIR, "2. tur 1. masa (3-1)"),
        ):
            satirlar = [*ALTI.splitlines(True), *onceki, satir]
            self.uymaz(satirlar, len(satirlar), gereken)
        for yanit in ("3=1", "2=1", "yok 4", "ayrı 4 5"):  # adlı satırda yalnız kendi sonucu
            satirlar = [*ALTI.splitlines(True), f"1. tur 3. masa (5-6): {yanit}\n"]
            self.reddedilir(satirlar, len(satirlar), yanit)

    def test_yanki(self):
        """Uçbirimde, kayıtla: masa, oynayanlar, sonuç, varsa öncekisi, açık masalar."""
        self.yaz(ADLI)
        girilen = ["2=1\n", "2 = 00\n", "1=4\n"]
        soru = "11 ALİ KAYA - 22 IŞIL SU\n"
        self.baslar(self.ucbirim(*girilen).stderr, (
            f"{soru}1. tur 2. masa: 33 VELİ 1 - 0 44 CAN. Açık masalar: 1.\n"
            f"{soru}1. tur 2. masa: 33 VELİ ½ - ½ 44 CAN (önce 1 - 0). Açık masalar: 1.\n"
            f"{soru}1. tur 1. masa: 11 ALİ KAYA - - + 22 IŞIL SU. "
        ))
        geri_okunan = self.ucbirim()
        self.yaz(ADLI)
        borudan = self.ucbirim(*girilen, dosyada=("stdin",))
        for u in (geri_okunan, borudan, Ucbirim([*ADLI.splitlines(True), *girilen])):
            self.assertNotIn(" masa: ", u.stderr)

    def test_kabul_edilmeyen(self):
        """Hangi masaların olduğu söylenir, öbür yanlış sonuçlarda yazılışın örneği."""
        for yanit in ("4=1", "0=1", "x=1", "1=6", "1=", "1=1=1"):
            self.assertRegex(surecte(alt_alta(ALTI + "2=1", yanit))[2], rf"^'{yanit}' .*\b1-3\b")
        for yanit in ("6", "muz", ""):
            self.assertRegex(surecte(alt_alta(ALTI + "2=1", yanit))[2], r"^.*\b\d=\d\W*\n")


class AyriTutma(KayitSinamasi):
    def test_kabul_edilmeyen(self):
        """Neyin yanlış olduğu söylenir."""
        for once, yanit, yanlis in (
            ([], "ayrı", "ayrı"), ([], "birlikte 1", "birlikte 1"), ([], "ayrı 1 01", "01"),
            ([], "ayrı 1 5", "5"), ([], "birlikte x 2", "x"), ([], "birlikte 1 2", "birlikte 1 2"),
            (["ayrı 1 2"], "AYRI 2 1", "AYRI 2 1"), ([], "ayrı 1 2 3", "ayrı 1 2 3"),
            ([1], "ayrı 3 4", "ayrı 3 4"), (["2=1"], "birlikte 3 4", "birlikte 3 4"),
        ):
            self.baslar(surecte(alt_alta(DORT.strip(), *once, yanit))[2], f"'{yanlis}' ")

    def test_notlar(self):
        """Erken bitişin notu da söyler, elle yazılmış masanınki de; onun numarasıyla."""
        self.assertNotIn("ayrı", duz_kosu(ERKEN_BITEN))
        for gerisi, sozler, mnolar in (
            (alt_alta(1, 1, 1, 1), "3[.].* ayrı .*", ["2"]),  # 2. turun sonunda biter
            ("# 1. tur: 4-1 2-3\n", "1. turun masaları kayıttan alındı[.]", []),
            ("# 1. tur: 3-1 4-2\n", "1. turun masaları kayıttan alındı[.] .*yrı .*", ["2"]),
        ):
            self.yaz(f"{DORT}ayrı 2 4\n{gerisi}")
            (not_,) = re.findall("^Not: (.*)", self.calistir()[1], re.M)
            self.assertRegex(not_, f"^{sozler}$")
            self.assertEqual(re.findall(r"\d+", not_)[1:], mnolar)

    def test_ucbirimde_kimin_icin_oldugu(self):
        """Yeni listenin üstünde; geri okunanınki, borudan geleninki söylenmez."""
        girilen = [*ADLI.splitlines(True), "ayrı 33 11\n", "yok 22\n", "Var 22\n"]
        for soz, ekran in zip(girilen[-3:], Ucbirim(girilen).ekranlar()[-4:]):
            ustu = ekran.partition("\n1. Tur Eşleştirme")[0]
            self.assertRegex(ustu, f"^{soz}.+\n$")
            for kim in ("11 ALİ KAYA", "22 IŞIL SU", "33 VELİ"):
                self.assertEqual(kim in ustu, kim[:2] in soz, ustu)
        self.assertEqual(self.ucbirim(*girilen, dosyada=("stdin",)).stderr.count("\n"), 3)


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
        """Yeniden verilince soru da yeniden sorulur. Kabul edilmeyen sonuçların sayısı söylenir."""
        u, kac = self.kosu("<\n", "?\n", "2\n", "<\n", "0\n", "\n", "1\n")
        self.assertEqual((u.kod, kac), (0, 6))
        self.assertEqual(re.findall(r"(\d+) yanıt kabul edilmedi", u.stderr), ["1"])
        self.kayitli(f"{self.BITEN[:-2]}# 1. tur: 1-2\n1. tur 1. masa (1-2): 0\n")

    def test_sorulmayan(self):
        """Kayıtta satır artmışsa, girdi ya da stderr uçbirim değilse, kayıt yoksa."""
        for ek in ({"artan": "1\n"}, {"dosyada": ("stdin",)}, {"dosyada": ("stderr",)}):
            u, kac = self.kosu("\n", **ek)
            self.assertEqual((u.kod, kac), (0, 0), ek)
        u = Ucbirim([*self.BITEN.splitlines(True), "\n"])
        self.assertEqual(u.sonuc, (0, duz_kosu(self.BITEN), ""))

    def test_kayda_once_de_sonra_da_bakilir(self):
        for boz in (("\n",), ("<\n",), ("",), (KeyboardInterrupt,)):
            u, _ = self.kosu(lambda: self.yaz("not\n"), *boz)
            self.soyler(u.sonuc, 2, self.yaninda(1))
            self.yaninda(1).unlink()
        u, kac = self.kosu("\n", yazinca=("Çapraz", lambda: self.yaz("not\n")))
        self.assertEqual((u.kod, kac), (2, 0))

    @unittest.skipUnless(pty, "Python'un Windows'ta sözde uçbirimi (pty) yok")
    def test_sona_yapistirilan(self):
        """Okunur, sayısı söylenir, son sorunun yanıtı değildir; yarım satır kabuğundur.

        Kayıtsızken, son sorudan önce ve sonra, kayıt reddedilince.
        """
        artan = "\nArtan 2 satır okundu, kullanılmadı.\n"
        for kaydi, yapistirilan, son, kod in (
            (None, self.BITEN, artan, 0), ("", self.BITEN, " <: ", 0), ("muz\n", "", artan, 2),
        ):
            ana, uydu = pty.openpty()
            self.addCleanup(os.close, ana)
            self.addCleanup(os.close, uydu)
            self.yaz(kaydi or "")
            secenekler = [] if kaydi is None else ["--kayit", self.yol]
            surec = baslat(*secenekler, stdin=uydu, stdout=uydu, stderr=uydu)
            self.addCleanup(surec.kill)
            os.write(ana, f"{yapistirilan}ls\n<\nyar".encode())
            self.assertIn(artan, oku_dek(ana, "", son))
            if son != artan:
                os.write(ana, b"\n\nls\nyar")  # "yar" yanıt değildir, yeniden sorulur
            self.assertEqual(surec.wait(timeout=BEKLEME), kod)
            os.write(ana, b"\n")
            self.assertEqual(os.read(uydu, 9), b"yar\n")


class Kayit(KayitSinamasi):
    def test_kisaltilan_turnuva(self):
        """Kayıtta tur sayısı 1'den n - 1'edir; istemdeki sayılar değişmez."""
        sekiz, kisa = alt_alta(*oyuncular(zip("12345678"))), alt_alta(1, "b", 1, 1, 1, 1)
        self.assertEqual(surecte(sekiz + kisa)[0], 1)
        self.yaz(sekiz, kisa)
        kod, cikti, hata = self.calistir()
        self.assertEqual((kod, cikti.count(". Tur Eşleştirme"), hata), (0, 1, ""))
        self.assertIn("(3-7): 1\n", cikti)
        for sayi in ("0", "8"):
            self.reddedilir(f"{sekiz}tur sayısı: {sayi}\n", sekiz.count("\n") + 1, f"'{sayi}'")

    def test_utf16(self):
        """UTF-8 olmadığı söylenir."""
        for kodlama in ("utf-16-le", "utf-16-be"):
            self.yol.write_bytes(f"\ufeff{ALTI}".encode(kodlama))
            self.soyler(self.calistir(), 2, self.yol, "UTF-8")

    def test_her_yerden_surer(self):
        """Rastgele sözlerle: nerede kesilirse kesilsin, geri alınırsa alınsın."""
        for alan in ((5, 3, 1), (6, 4, 2), (7, 5, 3)):
            girdi = turnuva_girdisi(*alan, "karışık", 0.5)
            self.yaz()
            self.assertEqual(self.calistir(girdi)[:2], (0, duz_kosu(girdi)))
            bitmis = oku(self.yol)
            sonu = self.calistir()[1].partition("Nihai")[2]
            for bas in onekler(bitmis):
                kalan = re.sub(r"^\d+\. tur (\d+)\. masa \(.*\): (?=\d\n)", r"\1=",
                               re.sub("^#.*\n", "", bitmis[len(bas):], flags=re.M), flags=re.M)
                self.yaz(bas)
                cikti = self.calistir(re.sub("^.*: ", "", kalan, flags=re.M))[1]
                self.assertEqual(cikti.partition("Nihai")[2], sonu)
                self.kayitli(bitmis)
            kayitlar = []
            oncekiler = onekler(bitmis)[-2::-1]
            self.ucbirim(*["<\n", lambda k=kayitlar: k.append(oku(self.yol))] * len(oncekiler))
            self.assertEqual(kayitlar, oncekiler)
