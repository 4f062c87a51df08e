"""Kayıttaki masa satırları: oynanan maçlar, yanıtlar sonradan düzeltilse de, oyuncularıyla ve sonuçlarıyla kalır."""

import re
import unittest

from tests import yalin
from tests.denetci import tablo_oku
from tests.yardim import (
    CIKTI,
    ILK_SONUC,
    MASA_SAYISI,
    MASALAR,
    ORNEK,
    SATIRLAR,
    ayri,
    baslat,
    gecici_klasor,
    kayitta,
    notsuz,
    oku,
    oku_dek,
    soru_adi,
    surecte,
    yankili,
)

HEPSI = kayitta(len(SATIRLAR))


def masalar(dokum):
    """Dökümün her eşleştirme listesi için masa satırı: dökümde yazılı LNo'lar, masa sırasıyla."""
    satirlar = []
    for no, parca in enumerate(re.split(r"^\d+\. Tur Eşleştirme Listesi:\n", dokum, flags=re.M)[1:], start=1):
        ciftler = re.findall(r"^ *\d+ +\d+ +(\d+) +[\d.]+ - (?: *[\d.]+ +(\d+) +\d+|(BYE))$", parca, re.M)
        satirlar.append(f"# {no}. tur: " + " ".join(f"{b}-{s or bye}" for b, s, bye in ciftler) + "\n")
    return satirlar


def maclar(dokum, tablo="Çapraz Tablo:"):
    """LNo -> turlarındaki (rakibin LNo'su, renk, sonuç)."""
    satirlar = tablo_oku(dokum, tablo)
    lnolar = {"-": "-", **{s["BSNo"]: s["LNo"] for s in satirlar}}
    return {s["LNo"]: [(lnolar[r], renk, sonuc) for r, renk, sonuc in
                       (deger.split() for ad, deger in s.items() if ad.endswith(". Tur"))] for s in satirlar}


def notlar(dokum):
    """Tur no -> o turun `Not:` satırları; yalnızca notu olan turlar."""
    bulunan = {}
    for satir in dokum.splitlines():
        eslesen = re.match(r"Not: (\d+)\. ", satir)
        if eslesen:
            bulunan.setdefault(int(eslesen[1]), []).append(satir)
    return bulunan


class MasaSatirlari(unittest.TestCase):
    def setUp(self):
        self.yol = gecici_klasor(self) / "turnuva.txt"

    def yaz(self, satirlar):
        self.yol.write_bytes("".join(satirlar).encode())

    def calistir(self, girdi=""):
        return ayri(girdi, "--kayit", self.yol)

    def degistir(self, kac, no, yeni):
        """Örneğin `kac` yanıtlık kaydını, `no`. yanıtı değiştirilmiş olarak yazar; satırlarını döndürür."""
        satirlar = kayitta(kac)
        yer = [yer for yer, satir in enumerate(satirlar) if not satir.startswith("#")][no]
        satirlar[yer] = yeni
        self.yaz(satirlar)
        return satirlar


class Duzeltme(MasaSatirlari):
    NOT = "Not: {0}. turun masaları kayıttan alındı; "

    def masalar_kayittan(self, dokum, turlar):
        """Bütün turlar örneğin masalarıyladır; notlar yalnızca verilen turlardadır ve onların tek notudur."""
        self.assertEqual(masalar(dokum), MASALAR[: len(masalar(dokum))])
        self.assertEqual(sorted(notlar(dokum)), turlar)
        for tur, satirlar in notlar(dokum).items():
            self.assertEqual(len(satirlar), 1)
            self.assertTrue(satirlar[0].startswith(self.NOT.format(tur)), satirlar)

    def test_ucuncu_turda_birinci_turun_sonucu_duzeltilir(self):
        # 222-99: 0-1 yerine ½-½. 2. turda önce 1 puanlı 6 eşleşirdi: masalar kayıttan gelir, puanlar değişir.
        # 3. turda 99 ile 222'nin puanları (1,5 ve 0,5) hâlâ aynı sırayı verir mi, yalın uygulama söyler.
        satirlar = self.degistir(ILK_SONUC + 2 * MASA_SAYISI, ILK_SONUC, "0\n")
        kod, cikti, _ = self.calistir()
        self.assertEqual(kod, 1)
        self.assertEqual(len(masalar(cikti)), 3)
        self.assertIn("\n  1    1    99 0.50 - 1.00     6    4\n", cikti)
        self.assertIn("\n  3    7   123 1.00 - 0.50   222    2\n", cikti)
        self.assertIn(2, notlar(cikti))
        self.masalar_kayittan(cikti, sorted(notlar(cikti)))
        self.assertEqual(oku(self.yol), "".join(satirlar))
        kod, cikti, hata = self.calistir("".join(SATIRLAR[ILK_SONUC + 2 * MASA_SAYISI:]))
        self.assertEqual((kod, hata), (0, ""))
        asil, yeni = maclar(CIKTI), maclar(cikti)
        self.assertEqual((yeni["99"][0], yeni["222"][0]), (("222", "s", "½"), ("99", "b", "½")))
        for lno in asil:
            self.assertEqual(yeni[lno][1:3], asil[lno][1:3])  # 2. ve 3. tur: aynı rakip, renk ve sonuç
        puanlar = {s["LNo"]: s["Puan"] for s in tablo_oku(cikti, "Çapraz Tablo:")}
        self.assertEqual(sum(map(float, puanlar.values())), sum(
            float(s["Puan"]) for s in tablo_oku(CIKTI, "Çapraz Tablo:")))

    def test_elo_duzeltilince_bsnolar_degisir_maclar_kalir(self):
        # 3 numaralı oyuncunun ELO'su 0 değil 2000'miş: BSNo'su 9'dan 1'e çıkar, herkesinki bir kayar.
        yer = SATIRLAR.index("3\n")
        self.assertEqual(SATIRLAR[yer:yer + 4], ["3\n", "Fatma BEYAZ\n", "0\n", "0\n"])
        self.degistir(len(SATIRLAR), yer + 2, "2000\n")
        kod, cikti, hata = self.calistir()
        self.assertEqual((kod, hata), (0, ""))
        self.assertEqual(tablo_oku(cikti, "Başlangıç Sıralama Listesi:")[0]["LNo"], "3")
        self.assertEqual(maclar(cikti), maclar(CIKTI))
        self.masalar_kayittan(cikti, sorted(notlar(cikti)))
        self.assertIn(1, notlar(cikti))  # 1-2, 3-4 ... artık başka oyunculardır

    def test_degismeyen_turda_not_yoktur(self):
        """Not, tam olarak ikinci uygulamanın bu yanıtlarla başka eşleştirdiği ilk turdan başlar."""
        for no in range(ILK_SONUC, len(SATIRLAR), 3):
            yeni = "1\n" if SATIRLAR[no] != "1\n" else "2\n"
            with self.subTest(yanıt=no):
                self.degistir(len(SATIRLAR), no, yeni)
                kod, cikti, _ = surecte("", "--kayit", self.yol)
                self.assertEqual(kod, 0)
                girdi = [*SATIRLAR[:no], yeni, *SATIRLAR[no + 1:]]
                yontemin = masalar(yalin.turnuva("".join(girdi))[0])
                ilk_fark = next((tur for tur in range(5) if yontemin[tur] != MASALAR[tur]), 5)
                self.masalar_kayittan(cikti, sorted(notlar(cikti)))
                self.assertEqual(min(notlar(cikti), default=6), ilk_fark + 1)

    def test_ayni_maclar_baska_masalarda_da_notlanir(self):
        bas, ilk, ikinci, *gerisi = MASALAR[0].split(": ")[0], *MASALAR[0].split(": ")[1].split()
        satirlar = kayitta(ILK_SONUC)
        satirlar[-1] = f"{bas}: {ikinci} {ilk} {' '.join(gerisi)}\n"
        self.yaz(satirlar)
        cikti = self.calistir()[1]
        self.assertEqual(masalar(cikti), satirlar[-1:])
        self.assertEqual(list(notlar(cikti)), [1])

    def test_yontem_artik_bulamasa_da_masalar_kalir(self):
        # İki oyuncu iki tur oynamış gibi: 2. turda karşılaşmamış çift yoktur, masa elle yazılmıştır.
        uclu = "1\nA\n0\n0\n2\nB\n0\n0\n3\nC\n0\n0\n4\nD\n0\n0\n0\n3\nb\n"
        self.yaz([uclu, "# 1. tur: 1-2 3-4\n1\n1\n", "# 2. tur: 2-1 4-3\n1\n1\n", "# 3. tur: 1-2 3-4\n"])
        kod, cikti, hata = self.calistir("0\n0\n")
        self.assertEqual((kod, hata), (0, ""))
        self.assertEqual(masalar(cikti), ["# 1. tur: 1-2 3-4\n", "# 2. tur: 2-1 4-3\n", "# 3. tur: 1-2 3-4\n"])
        self.assertEqual(sorted(notlar(cikti)), [2, 3])
        # Karşılaşmamış çift kalmayan yerde de: 2 oyuncu, istenen 1 tur değil ama satırı olan tur yapılır.
        beraberlik = "1\nA\n0\n0\n2\nB\n0\n0\n3\nC\n0\n0\n0\n2\nb\n# 1. tur: 1-2 3-BYE\n1\n# 2. tur: 2-1 3-BYE\n1\n"
        self.yaz([beraberlik])
        kod, cikti, _ = self.calistir()
        self.assertEqual((kod, sorted(notlar(cikti))), (0, [2]))

    # 3. turdan sonra karşılaşmamışlarla tam eşleştirme kalmaz: yalın uygulama da turnuvayı orada bitirir.
    ALTI = "".join(f"{lno}\n{ad}\n0\n0\n" for lno, ad in enumerate("ABCDEF", start=1)) + "0\n5\nb\n"
    UC_TUR = "".join(f"{kod}\n" for kod in "110121111")

    def test_eslestirme_kalmadigi_turda_kayittaki_masalar(self):
        erken = yalin.turnuva(self.ALTI + self.UC_TUR)[0]
        self.assertNotIn("4. Tur Eşleştirme Listesi:", erken)
        self.yaz([self.ALTI, self.UC_TUR, "# 4. tur: 1-2 3-4 5-6\n"])
        kod, cikti, _ = self.calistir()
        self.assertEqual((kod, masalar(cikti)[3]), (1, "# 4. tur: 1-2 3-4 5-6\n"))
        (not_,) = notlar(cikti)[4]
        self.assertTrue(not_.startswith(self.NOT.format(4)), not_)

    def test_erken_biten_turnuvada_da_artan_satirlar_bildirilir(self):
        self.yaz([self.ALTI, self.UC_TUR, "1\n" * 6])
        kod, cikti, hata = self.calistir()
        self.assertEqual(kod, 0)
        self.assertEqual(list(notlar(cikti)), [4])
        self.assertIn("3. turun sonunda bitti.", notlar(cikti)[4][0])
        self.assertEqual(hata, f"{self.yol}: 37. satır ve sonrası kullanılmadı;\nturnuva ondan önce bitti.\n")

    def test_kayittan_alinan_turda_gevsetme_notu_yoktur(self):
        # Beş oyuncu, dört tur: 4. turda yöntem tur atlama kuralını gevşetir; masalar elle yazılmışsa o not yoktur.
        bes = "".join(f"{lno}\n{ad}\n0\n0\n" for lno, ad in enumerate("ABCDE", start=1)) + "0\n4\nb\n"
        uc = ["# 1. tur: 1-2 3-4 5-BYE\n3\n3\n", "# 2. tur: 5-1 2-3 4-BYE\n0\n2\n", "# 3. tur: 3-5 1-4 2-BYE\n3\n3\n"]
        self.yaz([bes, *uc])
        yontemin = self.calistir()[1]
        self.assertIn("tur atlama kuralı gevşetildi", notlar(yontemin)[4][0])
        self.yaz([bes, *uc, "# 4. tur: 5-2 1-3 4-BYE\n"])
        (not_,) = notlar(self.calistir()[1])[4]
        self.assertTrue(not_.startswith(self.NOT.format(4)), not_)

    def test_elle_eslestirilen_tur(self):
        """Hakem, ilk sonuçtan önce kaydın son satırını değiştirir; sonuçlar o masalarındır."""
        satirlar = kayitta(ILK_SONUC + MASA_SAYISI)
        satirlar[-1] = "# 2. tur: 6-99 3-88 123-222 70-555 4-BYE\n"
        self.yaz(satirlar)
        kod, cikti, _ = self.calistir("1\n2\n0\n3\n")
        self.assertEqual(kod, 1)
        self.assertEqual(masalar(cikti)[1], satirlar[-1])
        ara = maclar(cikti, "2. tur sonunda çapraz tablo:")
        self.assertEqual([ara[lno][1] for lno in ("6", "99", "3", "88", "123", "70", "555", "4")], [
            ("99", "b", "1"), ("6", "s", "0"), ("88", "b", "0"), ("3", "s", "1"), ("222", "b", "½"),
            ("555", "b", "+"), ("70", "s", "-"), ("-", "-", "1")])

    def test_elle_yazilmis_yeniden_eslesme_hakemindir(self):
        """Program yeniden eşleştirmez ama yazılanı alır; yineleyen masaları not söyler."""
        # 1. turda 222-99, 6-4, 70-88, 555-123, 3-BYE oynandı.
        for elle, yineleyen in (("222-99 6-4 70-88 555-123 3-BYE", "1, 2, 3, 4, 5"),
                                ("99-222 6-88 3-4 70-123 555-BYE", "1"),
                                ("99-6 88-4 123-222 555-70 3-BYE", "5"), ("99-4 88-3 123-222 6-70 555-BYE", None),
                                ("6-70 99-4 123-222 88-3 555-BYE", None), ("99-6 88-3 123-222 70-4 555-BYE", None)):
            with self.subTest(elle):
                satirlar = kayitta(ILK_SONUC + MASA_SAYISI)
                satirlar[-1] = f"# 2. tur: {elle}\n"
                self.yaz(satirlar)
                kod, cikti, hata = self.calistir("1\n" * 16)
                self.assertEqual((kod, hata), (0, ""))
                self.assertEqual(masalar(cikti)[1], satirlar[-1])
                ek = f" Yeniden karşılaşan ya da yeniden tur atlayan var (masa no: {yineleyen})." if yineleyen else ""
                self.assertEqual(notlar(cikti)[2], ["Not: 2. turun masaları kayıttan alındı; yöntem bu yanıtlarla "
                                                    f"aynısını vermiyor.{ek}"])

    def test_elle_yazilan_satirin_bosluklari(self):
        """- çevresinde, masaların arasında, satırın çevresinde boşluk olabilir; renkler yazıldığı gibidir."""
        satirlar = kayitta(ILK_SONUC + MASA_SAYISI)
        satirlar[-1] = " # 2. tur:  99 - 6   88 -3\t123- 222 4-70 555 - BYE \r\n"
        self.yaz(satirlar)
        kac = ILK_SONUC + MASA_SAYISI
        self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
        satirlar[-1] = MASALAR[1].replace("99-6", "6-99")  # yalnızca renkleri ayrı
        self.yaz(satirlar)
        cikti = self.calistir()[1]
        self.assertEqual((masalar(cikti)[1], list(notlar(cikti))), (satirlar[-1], [2]))


class Sureklilik(MasaSatirlari):
    def test_masa_satiri_ile_ilk_sonuc_arasinda_oldurulen(self):
        """Liste ekrana gelmeden önce satır diskte, tam ve bir tanedir."""
        for tur in (0, 1):
            kac = ILK_SONUC + tur * MASA_SAYISI
            self.yaz(kayitta(kac - 1))
            with self.subTest(tur=tur + 1), baslat("--kayit", self.yol) as surec:
                surec.stdin.write(SATIRLAR[kac - 1].encode())
                surec.stdin.flush()
                oku_dek(surec.stdout.fileno(), lambda metin, n=tur + 1: f"\n{n}. Tur Eşleştirme" in metin)
                surec.kill()
                surec.communicate()
            self.assertEqual(oku(self.yol), "".join(kayitta(kac)))
            self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
            self.assertEqual(oku(self.yol), "".join(HEPSI))

    def test_masasiz_kayit_turlar_arasinda_kalmis(self):
        kac = ILK_SONUC + MASA_SAYISI
        self.yaz(SATIRLAR[:kac])
        self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
        self.assertEqual(oku(self.yol), "".join(satir for satir in HEPSI if satir != MASALAR[0]))

    def test_masasiz_kayit_turun_icinde_kalmis(self):
        kac = ILK_SONUC + MASA_SAYISI + 2
        self.yaz(SATIRLAR[:kac])
        self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
        self.assertEqual(oku(self.yol), "".join(satir for satir in HEPSI if satir not in MASALAR[:2]))

    def test_baslamamis_tur_satiri_silinince_yeniden_eslestirilir(self):
        satirlar = self.degistir(ILK_SONUC + MASA_SAYISI, ILK_SONUC, "0\n")
        self.yaz(satirlar[:-1])
        cikti = self.calistir()[1]
        self.assertEqual(notlar(cikti), {})
        self.assertNotEqual(masalar(cikti)[1], MASALAR[1])
        self.assertEqual(oku(self.yol), "".join(satirlar[:-1]) + masalar(cikti)[1])

    def test_bitisten_sonraki_masa_satiri_kullanilmayanlardandir(self):
        self.yaz([*HEPSI, "# 6. tur: 1-2\n"])
        kod, cikti, hata = self.calistir()
        self.assertEqual((kod, cikti), (0, yankili(len(SATIRLAR))))
        self.assertEqual(hata, f"{self.yol}: {len(HEPSI) + 1}. satır ve sonrası kullanılmadı;\n"
                               "turnuva ondan önce bitti.\n")

    def test_stdin_de_masa_satiri_yanlis_yanittir(self):
        kod, _, hata = ayri("".join(HEPSI))
        self.assertEqual((kod, len(hata.splitlines())), (0, 5))
        for satir, masa in zip(hata.splitlines(), MASALAR):
            self.assertTrue(satir.startswith(f"'{masa[:40].rstrip()}"), satir)


class Reddedilenler(MasaSatirlari):
    def reddedilir(self, satirlar, satir_no, soru, neden):
        self.yaz(satirlar)
        onceki = self.yol.read_bytes()
        kod, _, hata = self.calistir("1\n")
        self.assertEqual((kod, self.yol.read_bytes()), (2, onceki))
        yer, ileti = hata.splitlines()
        self.assertEqual(yer, f"{self.yol}: {satir_no}. satır ({soru}):")
        self.assertTrue(ileti.startswith(neden), ileti)
        self.assertLessEqual(len(re.sub("'[^']*'", "'.....'", ileti)), 79)

    def test_herkesin_bir_kez_oturmadigi_masalar(self):
        yer = len(kayitta(ILK_SONUC + MASA_SAYISI)) - 1
        for eski, yeni, neden in (
            ("88-3", "88-88", "'88' iki kez yazılmış; "),
            ("88-3", "88-99", "'99' iki kez yazılmış; "),
            ("88-3", "88-7777", "'7777' bu turnuvada yok; "),
            ("88-3", "88-03", "'03' bu turnuvada yok; "),
            (" 88-3", "", "'88' hiçbir masada yok; "),
            ("88-3", "88", "'88' bir masa değil; şöyle olmalı: # 2. tur: 99-4 222-BYE"),
            ("88-3", "88-3-3", "'88-3-3' bir masa değil; "),
            ("88-3", "88-", "'88-123-222' bir masa değil; "),
            ("99-6", "- 6", "'-6' bir masa değil; "),
            ("88-3", "88.3", "'88.3' bir masa değil; "),
            (" 555-BYE", "", "'BYE' hiçbir masada yok; "),
            ("555-BYE", "BYE-555", "'BYE' sonda değil; "),
            ("4-70 555-BYE", "555-BYE 4-70", "'BYE' sonda değil; "),
            ("4-70", "4-BYE", "'BYE' iki kez yazılmış; "),
            ("555-BYE", "555-bye", "'bye' bu turnuvada yok; "),
        ):
            with self.subTest(yeni):
                satirlar = kayitta(ILK_SONUC + MASA_SAYISI)
                self.assertIn(eski, satirlar[yer])
                satirlar[yer] = satirlar[yer].replace(eski, yeni)
                self.reddedilir(satirlar, yer + 1, "2. turun masaları", neden)

    def test_cift_sayida_oyuncuda_bye_yoktur(self):
        dortlu = ["1\nA\n0\n0\n2\nB\n0\n0\n3\nC\n0\n0\n4\nD\n0\n0\n0\n2\nb\n"]
        for masalar_, neden in (("1-2 3-BYE 4-BYE", "'BYE' bu turnuvada yok; "), ("1-2 3-BYE", "'BYE' bu"),
                                ("1-2 3-3", "'3' iki kez yazılmış; "), ("1-2", "'3' hiçbir masada yok; ")):
            with self.subTest(masalar_):
                self.reddedilir([*dortlu, f"# 1. tur: {masalar_}\n"], 20, "1. turun masaları", neden)

    def test_baska_turun_satiri(self):
        satirlar = kayitta(ILK_SONUC + MASA_SAYISI)
        for satir in (MASALAR[0], MASALAR[2], MASALAR[1].replace("# 2", "#2"), "# not\n", "#\n"):
            with self.subTest(satir):
                bas = satir.split(":")[0].strip()
                self.reddedilir([*satirlar[:-1], satir], len(satirlar), "2. turun masaları",
                                f"'{bas}' 2. turun masaları değil; şöyle olmalı: # 2. tur: 99-4 222-BYE")

    def test_yerinde_olmayan_satir(self):
        """Masa satırı yalnızca turunun ilk sonucundan önce durur; hiçbir yanıtın yerine geçmez."""
        for yer in (0, 1, 2, 3, 37, 38):
            with self.subTest(yer):
                satirlar = kayitta(42)
                satirlar.insert(yer, MASALAR[0])
                self.reddedilir(satirlar, yer + 1, soru_adi(yer), f"'{MASALAR[0][:40]}")

    def test_eksik_sonuc(self):
        """Sonuç beklenen yerdeki masa satırının üstünde sonuç eksiktir; satır kendi turununki de olsa."""
        for yer, masa in ((40, 0), (41, 0), (41, 1)):
            satirlar = kayitta(42)
            satirlar.insert(yer, MASALAR[masa])
            self.reddedilir(satirlar, yer + 1, soru_adi(yer - 1),
                            "Sonuç yerine masaların satırı var; üstünde sonuç eksik ya da satır fazla.")

    def test_enter_la_bitmemis_masa_satiri(self):
        """Elle yazılmış olabilir: üstüne yöntemin buldukları yazılmaz."""
        for yarim in ("# 2. tur: 6-99 3-88 123-222 70-555 4-BYE", " # 2. tur: 6-", "#"):
            satirlar = [*kayitta(ILK_SONUC + MASA_SAYISI)[:-1], yarim]
            self.reddedilir(satirlar, len(satirlar), "masalar", f"'{yarim.strip()[:40]}")
            self.assertIn("Enter'la bitiriniz ya da siliniz.", self.calistir()[2])
        self.reddedilir(["# 1. tur: 1-2\n", "#"], 2, "masalar", "'#' satırının sonunda Enter yok; ")

    def test_silinmis_masa_satiri(self):
        """Önceki turların masaları kayıttayken sonuçları olan turunki yoksa silinmiştir."""
        for tur in (2, 5):
            satirlar = [satir for satir in HEPSI if satir != MASALAR[tur - 1]]
            yer = ILK_SONUC + (tur - 1) * MASA_SAYISI + tur
            self.reddedilir(satirlar, yer, f"{tur}. turun masaları",
                            f"'{SATIRLAR[yer - tur][:-1]}' {tur}. turun masaları değil; "
                            f"şöyle olmalı: # {tur}. tur: 99-4 222-BYE")
        # İlkininki silinmiş, hepsininki silinmiş ya da son satır silinmişse yöntem eşleştirir.
        for satirlar in ([s for s in HEPSI if s != MASALAR[0]], SATIRLAR, kayitta(ILK_SONUC + MASA_SAYISI)[:-1]):
            self.yaz(satirlar)
            self.assertIn(self.calistir()[0], (0, 1))

    def test_yalniz_kendi_satirinda_duzeltilen_lno(self):
        satirlar = kayitta(ILK_SONUC)
        yer = satirlar.index("99\n")
        satirlar[yer] = "990\n"
        self.reddedilir(satirlar, len(satirlar), "1. turun masaları", "'99' bu turnuvada yok; ")
        # Masa satırında da düzeltilince sürer.
        satirlar[-1] = satirlar[-1].replace("-99 ", "-990 ")
        self.yaz(satirlar)
        self.assertEqual(self.calistir("".join(SATIRLAR[ILK_SONUC:]))[0], 0)

    def test_eklenen_oyuncu(self):
        satirlar = ["1000\n", "YENİ OYUNCU\n", "0\n", "0\n", *kayitta(ILK_SONUC)]
        self.reddedilir(satirlar, len(satirlar), "1. turun masaları", "'BYE' bu turnuvada yok; ")


class AraSiralama(MasaSatirlari):
    """Girdi biterse, kayıt varsa, tamamlanmış son turdan sonraki listeler yazılır."""

    def beklenen(self, tur):
        """İkinci uygulamanın, turnuva o kadar turmuş gibi yazdığı listeler, ara başlıklarla."""
        girdi = [*SATIRLAR[:37], f"{tur}\n", *SATIRLAR[38:ILK_SONUC + tur * MASA_SAYISI]]
        son = yalin.turnuva("".join(girdi))[0].split("Nihai Sıralama Listesi:\n")[1]
        return f"\n{tur}. tur sonunda sıralama:\n" + son.replace("Çapraz Tablo:", f"{tur}. tur sonunda çapraz tablo:")

    def test_turlar_arasinda_ve_turun_icinde(self):
        for kac in (43, 44, 46, 47, 54, 58):
            with self.subTest(kac):
                self.yaz(kayitta(kac))
                kod, cikti, hata = surecte("", "--kayit", self.yol)
                self.assertEqual(kod, 1)
                self.assertEqual(cikti, yankili(kac, dek=kac) + self.beklenen((kac - ILK_SONUC) // MASA_SAYISI))
                self.assertTrue(hata.startswith("Girdi turnuva bitmeden sona erdi.\n"), hata)
                self.assertEqual(oku(self.yol), "".join(kayitta(kac)))

    def test_dokuz_oyuncunun_birinci_turu(self):
        # En az tur sayısı 4'tür; bir tur oynanmış. 1 puanlılar: 99, 6, 88 kazandı, 123 rakipsiz, 3 tur atladı.
        # BH'ler bir turda 0'dır; SB: yenilenlerin puanı 0, + ile tur atlamada o tura kadarki 0 puan. GS'de 3'ünki yok.
        self.yaz(kayitta(43))
        cikti = self.calistir()[1]
        self.assertTrue(cikti.split("1. tur sonunda sıralama:\n")[1].startswith("""\
SNo BSNo   LNo Ad-Soyad      ELO  UKD Puan  BH-1  BH-2    SB GS
--- ---- ----- ------------ ---- ---- ---- ----- ----- ----- --
  1    1    99 ÇETİN CAN AY 1500 1700 1.00  0.00  0.00  0.00  1
  2    4     6 AHMET AĞA    1200    0 1.00  0.00  0.00  0.00  1
  3    5    88 AYŞE SARI    1000 1300 1.00  0.00  0.00  0.00  1
  4    7   123 ALİ KAYA        0 1200 1.00  0.00  0.00  0.00  1
  5    9     3 FATMA BEYAZ     0    0 1.00  0.00  0.00  0.00  0
  6    2   222 IRMAK SU BİR 1500 1600 0.00  0.00  0.00  0.00  0
"""), cikti)

    def test_tur_bitmediyse_ya_da_kayit_yoksa_yazilmaz(self):
        for kac in (0, 38, 42):
            self.yaz(kayitta(kac))
            kod, cikti, _ = self.calistir()
            self.assertEqual((kod, cikti), (1, yankili(kac, dek=kac)))
        for kac in (43, 47, 58):
            kod, cikti, hata = ayri("".join(SATIRLAR[:kac]))
            self.assertEqual((kod, hata), (1, "Girdi turnuva bitmeden sona erdi.\n"))
            self.assertTrue(CIKTI.startswith(cikti))

    def test_ardindan_ayni_komut_surdurur(self):
        self.assertIn("1. tur sonunda sıralama:\n", self.calistir("".join(SATIRLAR[:45]))[1])
        self.assertEqual(self.calistir("".join(SATIRLAR[45:])), (0, yankili(45), ""))

    def test_gevsetme_notlari_kayittan_surdurulunce_de_aynidir(self):
        """Masalar yöntemin kendisininse notlar da onundur."""
        for girdi in ORNEK.glob("cikmaz-*_girdi.txt"):
            self.yol.unlink(missing_ok=True)
            satirlar = oku(girdi).splitlines(keepends=True)
            beklenen = surecte("".join(satirlar))[1]
            self.assertEqual(surecte("".join(satirlar[:-1]), "--kayit", self.yol)[0], 1)
            kod, cikti, _ = surecte(satirlar[-1], "--kayit", self.yol)
            self.assertEqual(kod, 0)
            self.assertEqual(notlar(cikti), notlar(beklenen))
            self.assertEqual(masalar(cikti), masalar(beklenen))
            self.assertEqual(notsuz(cikti).split("Nihai")[1], notsuz(beklenen).split("Nihai")[1])
