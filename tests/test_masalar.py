"""Kayıttaki masa satırları: oynanan maçlar, yanıtlar sonradan düzeltilse de, oyuncularıyla ve sonuçlarıyla kalır."""

import re

from tests import yalin
from tests.denetci import tablo_oku
from tests.uretec import turnuva_girdisi
from tests.yardim import (
    CIKTI,
    ESKI_KAYIT,
    IKINCI_TUR,
    ILK_SONUC,
    KAYIT,
    MASA_SAYISI,
    MASALAR,
    ORNEK,
    SATIRLAR,
    KayitSinamasi,
    kayitta,
    notsuz,
    oku,
    soru_adi,
    surecte,
    yankili,
)


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


def duzeltilmis(kac, no, yeni):
    """Örneğin, `no`. yanıtı düzeltilmiş `kac` yanıtlık kaydının satırları."""
    satirlar = kayitta(kac)
    yer = [yer for yer, satir in enumerate(satirlar) if not satir.startswith("#")][no]
    return [*satirlar[:yer], f"{soru_adi(no)}: {yeni}", *satirlar[yer + 1:]]


def elle_eslestirilmis(masalari):
    """Örneğin, 2. turunun masaları ilk sonucundan önce elle yazılmış kaydının satırları."""
    return [*kayitta(IKINCI_TUR)[:-1], f"# 2. tur: {masalari}\n"]


class Duzeltme(KayitSinamasi):
    NOT = "Not: {0}. turun masaları kayıttan alındı; yöntem bu yanıtlarla aynısını vermiyor."

    def masalar_kayittan(self, dokum, turlar):
        """Bütün turlar örneğin masalarıyladır; notlar yalnızca verilen turlardadır ve onların tek notudur."""
        self.assertEqual(masalar(dokum), MASALAR[: len(masalar(dokum))])
        self.assertEqual(notlar(dokum), {tur: [self.NOT.format(tur)] for tur in turlar})

    def test_ucuncu_turda_birinci_turun_sonucu_duzeltilir(self):
        # 222-99: 0-1 yerine ½-½. 2. turda önce 1 puanlı 6 eşleşirdi: masalar kayıttan gelir, puanlar değişir.
        # Bu puanlarla 3. tur da başka eşleşirdi.
        ucuncu_tur = IKINCI_TUR + MASA_SAYISI
        self.yaz(*duzeltilmis(ucuncu_tur, ILK_SONUC, "0\n"))
        kod, cikti, _ = self.calistir()
        self.assertEqual((kod, len(masalar(cikti))), (1, 3))
        self.assertIn("\n  1    1    99 0.50 - 1.00     6    4\n", cikti)
        self.assertIn("\n  3    7   123 1.00 - 0.50   222    2\n", cikti)
        self.masalar_kayittan(cikti, [2, 3])
        self.assertEqual(oku(self.yol), "".join(duzeltilmis(ucuncu_tur, ILK_SONUC, "0\n")))
        kod, cikti, hata = self.calistir("".join(SATIRLAR[ucuncu_tur:]))
        self.assertEqual((kod, hata), (0, ""))
        asil, yeni = maclar(CIKTI), maclar(cikti)
        self.assertEqual((yeni["99"][0], yeni["222"][0]), (("222", "s", "½"), ("99", "b", "½")))
        for lno in asil:
            self.assertEqual(yeni[lno][1:3], asil[lno][1:3])  # 2. ve 3. tur: aynı rakip, renk ve sonuç

    def test_elo_duzeltilince_bsnolar_degisir_maclar_kalir(self):
        # 3 numaralı oyuncunun ELO'su 0 değil 2000'miş: BSNo'su 9'dan 1'e çıkar, herkesinki bir kayar.
        yer = SATIRLAR.index("3\n")
        self.assertEqual(SATIRLAR[yer:yer + 4], ["3\n", "Fatma BEYAZ\n", "0\n", "0\n"])
        self.yaz(*duzeltilmis(len(SATIRLAR), yer + 2, "2000\n"))
        kod, cikti, hata = self.calistir()
        self.assertEqual((kod, hata), (0, ""))
        self.assertEqual(tablo_oku(cikti, "Başlangıç Sıralama Listesi:")[0]["LNo"], "3")
        self.assertEqual(maclar(cikti), maclar(CIKTI))
        self.assertIn(1, notlar(cikti))  # 1-2, 3-4 ... artık başka oyunculardır
        self.masalar_kayittan(cikti, notlar(cikti))

    def test_degismeyen_turda_not_yoktur(self):
        """Not, tam olarak ikinci uygulamanın bu yanıtlarla başka eşleştirdiği ilk turdan başlar."""
        for no in range(ILK_SONUC, len(SATIRLAR), 3):
            yeni = "1\n" if SATIRLAR[no] != "1\n" else "2\n"
            with self.subTest(yanıt=no):
                self.yaz(*duzeltilmis(len(SATIRLAR), no, yeni))
                kod, cikti, _ = self.calistir()
                self.assertEqual(kod, 0)
                yontemin = masalar(yalin.turnuva("".join([*SATIRLAR[:no], yeni, *SATIRLAR[no + 1:]]))[0])
                ilk_fark = next((tur for tur in range(5) if yontemin[tur] != MASALAR[tur]), 5)
                self.masalar_kayittan(cikti, notlar(cikti))
                self.assertEqual(min(notlar(cikti), default=6), ilk_fark + 1)

    def test_yontemin_bulamadigi_turda_kayittaki_masalar(self):
        """Karşılaşmamışlarla eşleştirme kalmasa da hakemin yazdığı oynanır, turnuva sürer."""
        girdi = oku(ORNEK / "cikmaz-erken-bitis_girdi.txt")
        self.assertNotIn("4. Tur", surecte(girdi)[1])
        dorduncu = "# 4. tur: 57011676-77594914 47777680-3864689 16951406-40566124\n"
        self.yaz(girdi, dorduncu)  # 5. turunki olsa yalnızca kullanılmazdı (test_kayit)
        kod, cikti, hata = self.calistir("1\n0\n2\n")
        self.assertEqual((kod, masalar(cikti)[3], hata), (0, dorduncu, ""))
        self.assertEqual(list(notlar(cikti)), [4, 5])  # 5. tur da elle yazılmadıkça yapılamaz
        self.assertEqual(notlar(cikti)[4], [
            self.NOT.format(4) + " Yeniden karşılaşan ya da yeniden tur atlayan var (masa no: 1, 2, 3)."])
        self.assertIn("4. turun sonunda bitti.", notlar(cikti)[5][0])

    def test_kayittan_alinan_turda_gevsetme_notu_yoktur(self):
        # 4. turda yöntem tur atlama kuralını gevşetir; masalar elle yazılmışsa o not yoktur.
        bes = "".join(f"{lno}\n{ad}\n0\n0\n" for lno, ad in enumerate("ABCDE", start=1)) + "0\n4\nb\n"
        uc = ["# 1. tur: 1-2 3-4 5-BYE\n3\n3\n", "# 2. tur: 5-1 2-3 4-BYE\n0\n2\n", "# 3. tur: 3-5 1-4 2-BYE\n3\n3\n"]
        self.yaz(bes, *uc)
        self.assertIn("tur atlama kuralı gevşetildi", notlar(self.calistir()[1])[4][0])
        self.yaz(bes, *uc, "# 4. tur: 5-2 1-3 4-BYE\n")
        (not_,) = notlar(self.calistir()[1])[4]
        self.assertTrue(not_.startswith(self.NOT.format(4)), not_)

    def test_elle_eslestirilen_turun_sonuclari(self):
        self.yaz(*elle_eslestirilmis("6-99 3-88 123-222 70-555 4-BYE"))
        ara = maclar(self.calistir("1\n2\n0\n3\n")[1], "2. tur sonunda çapraz tablo:")
        self.assertEqual([ara[lno][1] for lno in ("6", "99", "3", "88", "123", "70", "555", "4")], [
            ("99", "b", "1"), ("6", "s", "0"), ("88", "b", "0"), ("3", "s", "1"), ("222", "b", "½"),
            ("555", "b", "+"), ("70", "s", "-"), ("-", "-", "1")])

    def test_elle_eslestirilen_tur_notlanir(self):
        """Yalnızca rengi ya da masaların sırası değişmişse de; yineleyen masaları not söyler.

        1. turda 222-99, 6-4, 70-88, 555-123, 3-BYE oynandı, 123 rakibi gelmeden kazandı; yöntem
        99-6 88-3 123-222 4-70 555-BYE'ı bulur.
        """
        for elle, yineleyen in (("222-99 6-4 70-88 555-123 3-BYE", "1, 2, 3, 4, 5"),
                                ("99-222 6-88 3-4 70-123 555-BYE", "1"),
                                ("99-6 88-4 123-222 555-70 3-BYE", "5"), ("99-4 88-3 123-222 6-70 555-BYE", None),
                                ("88-3 99-6 123-222 4-70 555-BYE", None), ("6-99 88-3 123-222 4-70 555-BYE", None),
                                ("99-6 88-3 555-222 4-70 123-BYE", None)):
            with self.subTest(elle):
                self.yaz(*elle_eslestirilmis(elle))
                kod, cikti, hata = self.calistir("1\n" * 16)
                self.assertEqual((kod, masalar(cikti)[1], hata), (0, f"# 2. tur: {elle}\n", ""))
                ek = f" Yeniden karşılaşan ya da yeniden tur atlayan var (masa no: {yineleyen})." if yineleyen else ""
                self.assertEqual(notlar(cikti)[2], [self.NOT.format(2) + ek])

    def test_onceki_turlardan_birinde_karsilasanlar(self):
        """Yalnızca bir önceki turdakiler değil: 222 ile 99 1. turda oynamıştı."""
        uc = kayitta(IKINCI_TUR + MASA_SAYISI, SATIRLAR.__getitem__)[:-1]
        self.yaz(*uc, "# 3. tur: 222-99 88-4 6-123 3-555 70-BYE\n")
        ek = " Yeniden karşılaşan ya da yeniden tur atlayan var (masa no: 1)."
        self.assertEqual(notlar(self.calistir()[1])[3], [self.NOT.format(3) + ek])

    def test_elle_yazilan_satirin_bosluklari(self):
        """- çevresinde, masaların arasında, satırın çevresinde boşluk olabilir."""
        self.yaz(*kayitta(IKINCI_TUR)[:-1], " # 2. tur:  99 - 6   88 -3\t123- 222 4-70 555 - BYE \r\n")
        self.assertEqual(self.calistir("".join(SATIRLAR[IKINCI_TUR:])), (0, yankili(IKINCI_TUR), ""))

    def test_masasiz_kayit(self):
        """Sonuçları kayıtta olan turlarınki eklenmez, sonrakilerinki eklenir."""
        for kac, masali in ((IKINCI_TUR, 1), (IKINCI_TUR + 2, 2)):
            self.yaz(*SATIRLAR[:kac])
            self.assertEqual(self.calistir("".join(SATIRLAR[kac:])), (0, yankili(kac), ""))
            eski = "".join(SATIRLAR[:kac])
            self.assertEqual(oku(self.yol)[:len(eski)], eski)
            self.assertEqual(oku(self.yol)[len(eski):], "".join(kayitta(len(SATIRLAR))[kac + masali:]))

    def test_baslamamis_turun_silinen_satiri_yeniden_eslestirilir(self):
        satirlar = duzeltilmis(IKINCI_TUR, ILK_SONUC, "0\n")
        self.yaz(*satirlar[:-1])
        cikti = self.calistir()[1]
        self.assertEqual(notlar(cikti), {})
        self.assertNotEqual(masalar(cikti)[1], MASALAR[1])
        self.assertEqual(oku(self.yol), "".join(satirlar[:-1]) + masalar(cikti)[1])

    def test_gevsetme_notlari_kayittan_surdurulunce_de_aynidir(self):
        """Masalar yöntemin kendisininse notlar da onundur."""
        for girdi in ORNEK.glob("cikmaz-*_girdi.txt"):
            self.yol.unlink(missing_ok=True)
            satirlar = oku(girdi).splitlines(keepends=True)
            beklenen = surecte("".join(satirlar))[1]
            self.assertEqual(self.calistir("".join(satirlar[:-1]))[0], 1)
            kod, cikti, _ = self.calistir(satirlar[-1])
            self.assertEqual((kod, notlar(cikti), masalar(cikti)), (0, notlar(beklenen), masalar(beklenen)))
            self.assertEqual(notsuz(cikti).split("Nihai")[1], notsuz(beklenen).split("Nihai")[1])


class Reddedilenler(KayitSinamasi):
    def test_herkesin_bir_kez_oturmadigi_masalar(self):
        """Lisans numarası olmayanda (BSNo da) masalara ne yazıldığı söylenir."""
        herkes, lno = "herkes bir masada, ", "masalara BSNo değil lisans numarası yazılır."
        for eski, yeni, neden in (
            ("88-3", "88-88", f"'88' iki kez yazılmış; {herkes}"),
            ("88-3", "88-99", f"'99' iki kez yazılmış; {herkes}"),
            ("88-3", "88-7777", f"'7777' bu turnuvada yok; {lno}"),
            ("88-3", "88-5", f"'5' bu turnuvada yok; {lno}"),
            ("88-3", "88-03", f"'03' bu turnuvada yok; {lno}"),
            (" 88-3", "", f"'88' hiçbir masada yok; {herkes}"),
            ("88-3", "88", "'88 123 -' bir masa değil; şöyle yazılır: 99-4 222-BYE"),
            ("88-3", "88-3-3", "'- 3 123' bir masa değil; "),
            ("88-3", "88-", "'- 222 4' bir masa değil; "),
            ("99-6", "- 6", "'- 6 88' bir masa değil; "),
            ("88-3", "88.3", "'88.3 123 -' bir masa değil; "),
            (" 555-BYE", " 555", "'555' bir masa değil; "),
            (" 555-BYE", "", f"'BYE' hiçbir masada yok; {herkes}"),
            ("555-BYE", "BYE-555", "'BYE' yerinde değil; oyuncu sayısı tekse yalnızca en sonda yazılır."),
            ("4-70 555-BYE", "555-BYE 4-70", "'BYE' yerinde değil; "),
            ("4-70", "4-BYE", "'BYE' yerinde değil; "),
            ("555-BYE", "555-bye", f"'bye' bu turnuvada yok; {lno}"),
        ):
            with self.subTest(yeni):
                bozuk = MASALAR[1].replace(eski, yeni)
                self.assertNotEqual(bozuk, MASALAR[1])
                self.reddedilir([*kayitta(IKINCI_TUR)[:-1], bozuk], 45, "# 2. tur", neden)

    def test_cift_sayida_oyuncuda_bye_yoktur(self):
        dortlu = "1\nA\n0\n0\n2\nB\n0\n0\n3\nC\n0\n0\n4\nD\n0\n0\n0\n2\nb\n"
        for masalar_, neden in (("1-2 3-BYE 4-BYE", "'BYE' yerinde değil; "), ("1-2 3-BYE", "'BYE' yerinde"),
                                ("1-2 3-3", "'3' iki kez yazılmış; "), ("1-2", "'3' hiçbir masada yok; ")):
            with self.subTest(masalar_):
                self.reddedilir([dortlu, f"# 1. tur: {masalar_}\n"], 20, "# 1. tur", neden)

    def test_baska_turun_satiri(self):
        for satir in (MASALAR[0], MASALAR[2], "# not: 5\n", MASALAR[1].replace("# 2. tur", "# 2 tur")):
            with self.subTest(satir):
                self.reddedilir([*kayitta(IKINCI_TUR)[:-1], satir], 45, "# 2. tur", f"Satırda '{satir[:40].rstrip()}")
        self.reddedilir([*kayitta(IKINCI_TUR)[:-1], "# not\n"], 45, "# 2. tur", "'# not' bir masa değil")

    def test_yerinde_olmayan_satir(self):
        """Masa satırı yalnızca turunun ilk sonucundan önce durur; hiçbir yanıtın yerine geçmez."""
        for yer, masa in ((0, 0), (1, 0), (2, 0), (3, 0), (37, 0), (38, 0), (40, 0), (41, 0), (41, 1)):
            with self.subTest(yer):
                satirlar = kayitta(42)
                satirlar.insert(yer, MASALAR[masa])
                # ilk sonuçtan sonra, üstte turun kendi masa satırı da vardır
                soru = soru_adi(yer if yer < ILK_SONUC else yer - 1)
                self.reddedilir(satirlar, yer + 1, soru, f"Satırda '{MASALAR[masa][:40]}")

    def test_enter_la_bitmemis_masa_satiri(self):
        """Elle yazılmış olabilir: üstüne yöntemin buldukları yazılmaz."""
        bas = kayitta(IKINCI_TUR)[:-1]
        for satirlar, no, yarim in ((bas, 45, "# 2. tur: 6-99 3-88 123-222 70-555 4-BYE"), (bas, 45, " # 2. tur: 6-"),
                                    (bas, 45, "#"), (["# 1. tur: 1-2\n"], 2, "#")):
            kirpik = yarim.strip()[:40] + "…" * (len(yarim) > 40)
            self.reddedilir([*satirlar, yarim], no, "masalar",
                            f"'{kirpik}' satırının sonunda Enter yok; satırı Enter'la bitiriniz ya da siliniz.")

    def test_silinmis_masa_satiri(self):
        """Turu yöntem eşleştirir; sonuçların adları aynı maçlarınsa sürer, değilse reddedilir."""
        self.yaz(*[satir for satir in kayitta(len(SATIRLAR)) if satir not in MASALAR])
        self.assertEqual(self.calistir(), (0, yankili(len(SATIRLAR)), ""))
        # 1. turun ilk sonucu da değişince 2. turda başkaları eşleşir (222-99: 0-1 yerine ½-½).
        satirlar = [satir for satir in duzeltilmis(len(SATIRLAR), ILK_SONUC, "0\n") if satir != MASALAR[1]]
        yontemin = masalar(yalin.turnuva("".join([*SATIRLAR[:ILK_SONUC], "0\n", *SATIRLAR[ILK_SONUC + 1:]]))[0])
        ilk_masa = yontemin[1].split()[3]
        self.assertNotEqual(ilk_masa, "99-6")
        self.reddedilir(satirlar, 45, f"2. tur 1. masa ({ilk_masa})", "Satırda '2. tur 1. masa (99-6): ")

    def test_yalniz_kendi_satirinda_duzeltilen_lno(self):
        """Masalarda ve sonuçların adlarında da düzeltilmelidir."""
        def duzelt(satirlar, *eskiler):
            return [satir.replace(*eskiler) for satir in satirlar]

        ilk_tur = kayitta(ILK_SONUC + 2)
        lno = duzelt(ilk_tur, "LNo: 99\n", "LNo: 990\n")
        self.reddedilir(lno, 40, "# 1. tur", "'99' bu turnuvada yok; ")
        masalar_ = duzelt(lno, "222-99 ", "222-990 ")
        self.reddedilir(masalar_, 41, "1. tur 1. masa (222-990)", "Satırda '1. tur 1. masa (222-99): ")
        self.yaz(*duzelt(masalar_, "(222-99)", "(222-990)"))
        self.assertEqual(self.calistir("".join(SATIRLAR[ILK_SONUC + 2:]))[0], 0)

    def test_eklenen_oyuncu(self):
        self.reddedilir(["1000\nYENİ OYUNCU\n0\n0\n", *kayitta(ILK_SONUC)], 44, "# 1. tur", "'BYE' yerinde değil; ")

    def test_stdin_de_masa_satiri_yanlis_yanittir(self):
        """Adlı yanıt da."""
        kod, _, hata = surecte(ESKI_KAYIT)
        self.assertEqual((kod, [satir[:40] for satir in hata.splitlines()]), (0, [f"'{masa[:39]}" for masa in MASALAR]))
        kod, _, hata = surecte(KAYIT)
        self.assertEqual((kod, [satir[:6] for satir in hata.splitlines()[:-1]]),
                         (1, [f"'{satir[:5]}" for satir in KAYIT.splitlines()]))


class Kaymalar(KayitSinamasi):
    """Düzenleyicide kayan satır sessizce başka bir soruyu, maçı ya da oyuncuyu yanıtlamaz."""

    def kaymalar(self, satirlar):
        """(ne yapıldığı, kaydın yeni satırları): her satırda üç kayma, her oyuncuda dört."""
        masasiz = [satir for satir in satirlar if satir[0] != "#"]
        yield "masalar silindi", masasiz
        for yer, satir in enumerate(satirlar):
            yield f"{satir} silindi", satirlar[:yer] + satirlar[yer + 1:]
            yield f"{satir} iki kez", satirlar[:yer] + satirlar[yer:yer + 1] + satirlar[yer:]
            alti = satirlar[yer + 1:yer + 2]
            yield f"{satir} aşağıda", [*satirlar[:yer], *alti, satir, *satirlar[yer + 2:]]
        lnolar = [yer for yer, satir in enumerate(satirlar) if satir.startswith("LNo: ")][:-1]
        for yer in lnolar:
            for ad, kayit in (("masalarla", satirlar), ("masasız", masasiz)):
                yield f"{satirlar[yer]} oyuncusu silindi, {ad}", kayit[:yer] + kayit[yer + 4:]
            elo = [*masasiz[:yer + 2], "ELO: 2800\n", *masasiz[yer + 3:]]
            yield f"{satirlar[yer]} ELO'su değişti, masasız", elo
            takas = list(satirlar)
            takas[yer], takas[lnolar[0]] = satirlar[lnolar[0]], satirlar[yer]
            yield f"{satirlar[yer]} ilk oyuncununkiyle değişti", takas

    def test_hicbiri_sessiz_degildir(self):
        for sayi, tur, tohum in ((5, 4, 1), (6, 4, 2), (7, 3, 3), (8, 5, 4)):
            girdi = turnuva_girdisi(sayi, tur, tohum)
            self.yol.unlink(missing_ok=True)
            kod, asil, _ = self.calistir(girdi)
            self.assertEqual(kod, 0)
            satirlar = oku(self.yol).splitlines(keepends=True)
            kimler = {s["LNo"]: s["Ad-Soyad"] for s in tablo_oku(asil, "Çapraz Tablo:")}
            sessiz = 0
            for ne, kayit in self.kaymalar(satirlar):
                self.yaz(*kayit)
                kod, cikti, hata = self.calistir()
                if kod == 2 or "kullanılmadı" in hata or "masaları kayıttan alındı" in cikti:
                    continue
                sessiz += 1
                tablo = re.search("^.*apraz [Tt]ablo:$", cikti, re.M)
                if tablo:
                    with self.subTest((sayi, tur, tohum), ne=ne):
                        for lno, oynanan in maclar(cikti, tablo[0]).items():
                            self.assertEqual(oynanan, maclar(asil)[lno][:len(oynanan)])
                        for oyuncu in tablo_oku(cikti, tablo[0]):
                            self.assertEqual(oyuncu["Ad-Soyad"], kimler[oyuncu["LNo"]])
            self.assertGreaterEqual(sessiz, 3)  # masaların silinmesi, son satırın silinmesi, yerinde kalması


class AraSiralama(KayitSinamasi):
    """Girdi biterse, kayıt varsa, tamamlanmış son turdan sonraki listeler yazılır (kayıt yoksa: test_surec)."""

    def beklenen(self, kac):
        """Örneğin `kac` yanıtlık dökümü; ardından, turnuva o kadar turmuş gibi ikinci uygulamanın listeleri."""
        tur = (kac - ILK_SONUC) // MASA_SAYISI
        if tur < 1:
            return yankili(kac, dek=kac)
        girdi = [*SATIRLAR[:37], f"{tur}\n", *SATIRLAR[38:ILK_SONUC + tur * MASA_SAYISI]]
        son = yalin.turnuva("".join(girdi))[0].split("Nihai Sıralama Listesi:\n")[1]
        return (f"{yankili(kac, dek=kac)}\n{tur}. tur sonunda sıralama:\n"
                + son.replace("Çapraz Tablo:", f"{tur}. tur sonunda çapraz tablo:"))

    def test_turlar_arasinda_ve_turun_icinde(self):
        """Girdi çok uzun bir satırla bitmiş sayılınca da."""
        for kac in (0, 37, 38, 42, 43, 44, 46, 47, 54, 58):
            for girdi, neden in (("", "Girdi turnuva bitmeden sona erdi."),
                                 ("9" * 1_000_001, "1000000 karakterden uzun bir satır geldi, sonuna dek okunmadı.")):
                with self.subTest(kac, neden=neden):
                    self.yaz(*kayitta(kac))
                    kod, cikti, hata = self.calistir(girdi)
                    self.assertEqual((kod, cikti), (1, self.beklenen(kac)))
                    self.assertTrue(hata.startswith(f"{neden}\nGirilenler {self.yol} dosyasında; kayıt kalan "), hata)
                    self.assertEqual(oku(self.yol), "".join(kayitta(kac)))

    def test_ucbirimde(self):
        """Bir boş satırla istemin altında; stdout dosyaysa boş satırı başlık getirir. Ctrl-C yalnızca keser."""
        self.yaz(*kayitta(44))
        _, istem, listeler = self.beklenen(44).rpartition("giriniz (0-5): ")
        u = self.ucbirim()
        self.assertIn(istem + "\n" + listeler + "\nTurnuvaya ara verildi.\n", u.ekran)
        self.assertEqual((u.kod, self.ucbirim(dosyada=("stdout",)).stdout), (1, self.beklenen(44)))
        self.assertNotIn("sonunda sıralama", self.ucbirim(KeyboardInterrupt).ekran)
