"""Kayıttaki masa satırları: oynanan maçlar, yanıtlar sonradan düzeltilse de, olduğu gibi kalır."""

import re

from tests import yalin
from tests.denetci import tablo_oku
from tests.uretec import turnuva_girdisi
from tests.yardim import (
    BITTI,
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
    kayit,
    kayitta,
    notsuz,
    oku,
    soru_adi,
    surecte,
    yanitlar,
    yankili,
)

ILK_TUR = kayitta(IKINCI_TUR)[:-1]  # 1. turu oynanmış, 2. turu daha eşleştirilmemiş kayıt
CIFT = re.compile(r"^ *\d+ +\d+ +(\d+) +[\d.]+ - (?: *[\d.]+ +(\d+) +\d+|(BYE))$", re.M)


def masalar(dokum):
    """Dökümün her eşleştirme listesi için masa satırı: dökümde yazılı LNo'lar, masa sırasıyla."""
    parcalar = re.split(r"^\d+\. Tur Eşleştirme Listesi:\n", dokum, flags=re.M)
    satirlar = []
    for no, parca in enumerate(parcalar[1:], start=1):
        ciftler = " ".join(f"{b}-{s or bye}" for b, s, bye in CIFT.findall(parca))
        satirlar.append(f"# {no}. tur: {ciftler}\n")
    return satirlar


def maclar(dokum, tablo="Çapraz Tablo:"):
    """LNo -> turlarındaki (rakibin LNo'su, renk, sonuç)."""
    satirlar = tablo_oku(dokum, tablo)
    lnolar = {"-": "-", **{satir["BSNo"]: satir["LNo"] for satir in satirlar}}
    bulunan = {}
    for satir in satirlar:
        turlar = [deger.split() for ad, deger in satir.items() if ad.endswith(". Tur")]
        bulunan[satir["LNo"]] = [(lnolar[rakip], renk, sonuc) for rakip, renk, sonuc in turlar]
    return bulunan


def notlar(dokum):
    """Tur no -> o turun `Not:` satırları; yalnızca notu olan turlar."""
    bulunan = {}
    for satir, tur in re.findall(r"^(Not: (\d+)\. .*)$", dokum, re.M):
        bulunan.setdefault(int(tur), []).append(satir)
    return bulunan


def duzeltilmis(kac, no, yeni):
    """Örneğin, `no`. yanıtı düzeltilmiş `kac` yanıtlık kaydının satırları."""
    satirlar = kayitta(kac)
    satirlar[len(kayitta(no))] = f"{soru_adi(no)}: {yeni}"
    return satirlar


class Duzeltme(KayitSinamasi):
    def kayittan(self, tur, yineleyen=""):
        """Masaları kayıttan alınan turun notu; varsa yineleyen masaları da söyler."""
        neden = "yöntem bu yanıtlarla aynısını vermiyor"
        not_ = f"Not: {tur}. turun masaları kayıttan alındı; {neden}."
        if yineleyen:
            not_ += f" Yeniden karşılaşan ya da yeniden tur atlayan var (masa no: {yineleyen})."
        return not_

    def masalar_kayittan(self, dokum, turlar):
        """Bütün turlar örneğin masalarıyladır; yalnızca verilen turların, birer, notu vardır."""
        self.assertEqual(masalar(dokum), MASALAR[: len(masalar(dokum))])
        self.assertEqual(notlar(dokum), {tur: [self.kayittan(tur)] for tur in turlar})

    def test_ucuncu_turda_birinci_turun_sonucu_duzeltilir(self):
        # 222-99: 0-1 yerine ½-½. 2. turda önce 1 puanlı 6 eşleşirdi: masalar kayıttan gelir,
        # puanlar değişir. Bu puanlarla 3. tur da başka eşleşirdi.
        ucuncu_tur = IKINCI_TUR + MASA_SAYISI
        duzeltilen = duzeltilmis(ucuncu_tur, ILK_SONUC, "0\n")
        self.yaz(*duzeltilen)
        cikti = self.calistir()[1]
        self.assertEqual(len(masalar(cikti)), 3)
        self.assertIn("\n  1    1    99 0.50 - 1.00     6    4\n", cikti)
        self.assertIn("\n  3    7   123 1.00 - 0.50   222    2\n", cikti)
        self.masalar_kayittan(cikti, [2, 3])
        self.kayitli("".join(duzeltilen))
        kod, cikti, hata = self.calistir(yanitlar(ucuncu_tur))
        self.assertEqual((kod, hata), (0, ""))
        asil, yeni = maclar(CIKTI), maclar(cikti)
        ilkler = (("222", "s", "½"), ("99", "b", "½"))
        self.assertEqual((yeni["99"][0], yeni["222"][0]), ilkler)
        for lno in asil:
            self.assertEqual(yeni[lno][1:3], asil[lno][1:3])  # aynı rakip, renk ve sonuç

    def test_elo_duzeltilince_bsnolar_degisir_maclar_kalir(self):
        # 3 numaralı oyuncunun ELO'su 0 değil 2000'miş: BSNo'su 9'dan 1'e çıkar.
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
        """Not, ikinci uygulamanın bu yanıtlarla başka eşleştirdiği ilk turdan başlar."""
        for no in range(ILK_SONUC, len(SATIRLAR), 3):
            yeni = "1\n" if SATIRLAR[no] != "1\n" else "2\n"
            with self.subTest(yanıt=no):
                self.yaz(*duzeltilmis(len(SATIRLAR), no, yeni))
                cikti = self.calistir()[1]
                yontemin = masalar(yalin.turnuva(yanitlar(0, no) + yeni + yanitlar(no + 1))[0])
                farklar = [tur for tur in range(5) if yontemin[tur] != MASALAR[tur]]
                self.masalar_kayittan(cikti, notlar(cikti))
                self.assertEqual([*notlar(cikti)][:1], [tur + 1 for tur in farklar[:1]])

    def test_yontemin_bulamadigi_turda_kayittaki_masalar(self):
        """Karşılaşmamışlarla eşleştirme kalmasa da hakemin yazdığı oynanır, turnuva sürer."""
        girdi = oku(ORNEK / "cikmaz-erken-bitis_girdi.txt")
        self.assertNotIn("4. Tur", surecte(girdi)[1])
        dorduncu = "# 4. tur: 57011676-77594914 47777680-3864689 16951406-40566124\n"
        self.yaz(girdi, dorduncu)  # 5. turunki olsa yalnızca kullanılmazdı (test_kayit)
        kod, cikti, hata = self.calistir("1\n0\n2\n")
        self.assertEqual((kod, masalar(cikti)[3], hata), (0, dorduncu, ""))
        self.assertEqual([*notlar(cikti)], [4, 5])  # 5. tur da elle yazılmadıkça yapılamaz
        self.assertEqual(notlar(cikti)[4], [self.kayittan(4, "1, 2, 3")])
        self.assertIn("4. turun sonunda bitti.", notlar(cikti)[5][0])

    def test_kayittan_alinan_turda_gevsetme_notu_yoktur(self):
        # 4. turda yöntem tur atlama kuralını gevşetir; masalar elle yazılmışsa o not yoktur.
        bes = [f"{lno}\n{ad}\n0\n0\n" for lno, ad in enumerate("ABCDE", start=1)]
        turlar = (
            "0\n4\nb\n# 1. tur: 1-2 3-4 5-BYE\n3\n3\n# 2. tur: 5-1 2-3 4-BYE\n0\n2\n"
            "# 3. tur: 3-5 1-4 2-BYE\n3\n3\n"
        )
        self.yaz(*bes, turlar)
        self.assertIn("tur atlama kuralı gevşetildi", notlar(self.calistir()[1])[4][0])
        self.yaz(*bes, turlar, "# 4. tur: 5-2 1-3 4-BYE\n")
        self.assertEqual(notlar(self.calistir()[1])[4], [self.kayittan(4, "3")])

    def test_elle_eslestirilen_turun_sonuclari(self):
        self.yaz(*ILK_TUR, "# 2. tur: 6-99 3-88 123-222 70-555 4-BYE\n")
        ara = maclar(self.calistir("1\n2\n0\n3\n")[1], "2. tur sonunda çapraz tablo:")
        self.assertEqual({lno: turlar[1] for lno, turlar in ara.items()}, {
            "6": ("99", "b", "1"), "99": ("6", "s", "0"), "3": ("88", "b", "0"),
            "88": ("3", "s", "1"), "123": ("222", "b", "½"), "222": ("123", "s", "½"),
            "70": ("555", "b", "+"), "555": ("70", "s", "-"), "4": ("-", "-", "1"),
        })

    def test_elle_eslestirilen_tur_notlanir(self):
        """Yalnızca rengi ya da masaların sırası değişmişse de; yineleyen masaları not söyler.

        1. turda 222-99, 6-4, 70-88, 555-123, 3-BYE oynandı, 123 rakibi gelmeden kazandı; yöntem
        99-6 88-3 123-222 4-70 555-BYE'ı bulur. 3. turda da 1. turdakiler yineleyendir.
        """
        iki_tur = kayitta(IKINCI_TUR + MASA_SAYISI)[:-1]
        for onceki, tur, elle, yineleyen in (
            (ILK_TUR, 2, "222-99 6-4 70-88 555-123 3-BYE", "1, 2, 3, 4, 5"),
            (ILK_TUR, 2, "99-222 6-88 3-4 70-123 555-BYE", "1"),
            (ILK_TUR, 2, "99-6 88-4 123-222 555-70 3-BYE", "5"),
            (ILK_TUR, 2, "99-4 88-3 123-222 6-70 555-BYE", ""),
            (ILK_TUR, 2, "88-3 99-6 123-222 4-70 555-BYE", ""),
            (ILK_TUR, 2, "6-99 88-3 123-222 4-70 555-BYE", ""),
            (ILK_TUR, 2, "99-6 88-3 555-222 4-70 123-BYE", ""),  # + tur atlamak değildir
            (iki_tur, 3, "222-99 88-4 6-123 3-555 70-BYE", "1"),
        ):
            with self.subTest(elle):
                self.yaz(*onceki, f"# {tur}. tur: {elle}\n")
                cikti = self.calistir()[1]
                self.assertEqual(notlar(cikti), {tur: [self.kayittan(tur, yineleyen)]})
                self.assertEqual(masalar(cikti)[-1], f"# {tur}. tur: {elle}\n")

    def test_elle_yazilan_satirin_bosluklari(self):
        """- çevresinde, masaların arasında, satırın çevresinde boşluk olabilir."""
        self.yaz(*ILK_TUR, " # 2. tur:  99 - 6   88 -3\t123- 222 4-70 555 - BYE \r\n")
        self.surer(IKINCI_TUR)

    def test_masasiz_kayit(self):
        """Sonuçları kayıtta olan turlarınki eklenmez, sonrakilerinki eklenir."""
        for kac, masali in ((IKINCI_TUR, 1), (IKINCI_TUR + 2, 2)):
            self.yaz(*SATIRLAR[:kac])
            self.surer(kac)
            self.kayitli(yanitlar(0, kac) + "".join(kayitta(len(SATIRLAR))[kac + masali:]))

    def test_baslamamis_turun_silinen_satiri_yeniden_eslestirilir(self):
        *satirlar, _ = duzeltilmis(IKINCI_TUR, ILK_SONUC, "0\n")
        self.yaz(*satirlar)
        cikti = self.calistir()[1]
        self.assertEqual(notlar(cikti), {})
        self.assertNotEqual(masalar(cikti)[1], MASALAR[1])
        self.kayitli("".join([*satirlar, masalar(cikti)[1]]))

    def test_gevsetme_notlari_kayittan_surdurulunce_de_aynidir(self):
        """Masalar yöntemin kendisininse notlar da onundur."""
        for konu in ("erken-bitis", "renk", "tamamlama", "tur-atlama-kurali", "tur-atlayan"):
            *girdi, son = oku(ORNEK / f"cikmaz-{konu}_girdi.txt").splitlines(True)
            self.yaz()
            _, beklenen, _ = self.calistir("".join([*girdi, son]))
            self.yaz()
            self.calistir("".join(girdi))
            cikti = self.calistir(son)[1]
            self.assertEqual(notlar(cikti), notlar(beklenen))
            self.assertEqual(masalar(cikti), masalar(beklenen))
            self.assertEqual(notsuz(cikti).split("Nihai")[1], notsuz(beklenen).split("Nihai")[1])


class Reddedilenler(KayitSinamasi):
    def reddet(self, satir, neden, soru="# 2. tur"):
        """2. turun masalarının yerindeki satır nedeniyle reddedilir."""
        self.reddedilir([*ILK_TUR, satir], 45, soru, neden)

    def test_herkesin_bir_kez_oturmadigi_masalar(self):
        """Lisans numarası olmayanda (BSNo da) masalara ne yazıldığı söylenir."""
        herkes = "herkes bir masada, sayı tekse sonda BYE olmalıdır."
        lno = "girilen lisans numaralarından biri olmalıdır."
        for eski, yeni, neden in (
            ("88-3", "88-88", f"'88' iki kez yazılmış; {herkes}"),
            ("88-3", "88-99", f"'99' iki kez yazılmış; {herkes}"),
            ("88-3", "88-7777", f"'7777' bu turnuvada yok; {lno}"),
            ("88-3", "88-5", "'5' bu turnuvada yok; masalara BSNo değil lisans numarası yazılır."),
            ("88-3", "88-03", f"'03' bu turnuvada yok; {lno}"),
            (" 88-3", "", f"'88' hiçbir masada yok; {herkes}"),
            ("88-3", "88", "'88 123 -' bir masa değil; şöyle yazılır: 99-4 222-BYE"),
            ("88-3", "88-3-3", "'- 3 123' bir masa değil; "),
            ("88-3", "88-", "'- 222 4' bir masa değil; "),
            ("99-6", "- 6", "'- 6 88' bir masa değil; "),
            ("88-3", "88.3", "'88.3 123 -' bir masa değil; "),
            (" 555-BYE", " 555", "'555' bir masa değil; "),
            (" 555-BYE", "", f"'BYE' hiçbir masada yok; {herkes}"),
            ("555-BYE", "BYE-555",
             "'BYE' yerinde değil; oyuncu sayısı tekse yalnızca en sonda yazılır."),
            ("4-70 555-BYE", "555-BYE 4-70", "'BYE' yerinde değil; "),
            ("4-70", "4-BYE", "'BYE' yerinde değil; "),
            ("555-BYE", "555-bye", f"'bye' bu turnuvada yok; {lno}"),
        ):
            with self.subTest(yeni):
                bozuk = MASALAR[1].replace(eski, yeni)
                self.assertNotEqual(bozuk, MASALAR[1])
                self.reddet(bozuk, neden)

    def test_cift_sayida_oyuncuda_bye_yoktur(self):
        dortlu = "1\nA\n0\n0\n2\nB\n0\n0\n3\nC\n0\n0\n4\nD\n0\n0\n0\n2\nb\n"
        for elle, neden in (
            ("1-2 3-BYE 4-BYE", "'BYE' yerinde değil; "), ("1-2 3-BYE", "'BYE' yerinde"),
            ("1-2 3-3", "'3' iki kez yazılmış; "), ("1-2", "'3' hiçbir masada yok; "),
        ):
            with self.subTest(elle):
                self.reddedilir([dortlu, f"# 1. tur: {elle}\n"], 20, "# 1. tur", neden)

    def test_baska_turun_satiri(self):
        for satir in (MASALAR[0], MASALAR[2], "# not: 5\n", MASALAR[1].replace("2. tur", "2 tur")):
            with self.subTest(satir):
                self.reddet(satir, f"Satırda '{satir[:40].rstrip()}")
        self.reddet("# not\n", "'# not' bir masa değil")

    def test_yerinde_olmayan_satir(self):
        """Masa satırı yalnızca turunun ilk sonucundan önce durur; bir yanıtın yerine geçmez."""
        for yer, masa in (
            (0, 0), (1, 0), (2, 0), (3, 0), (37, 0), (38, 0), (40, 0), (41, 0), (41, 1),
        ):
            with self.subTest(yer):
                satirlar = kayitta(42)
                satirlar.insert(yer, MASALAR[masa])
                # ilk sonuçtan sonra, üstte turun kendi masa satırı da vardır
                soru = soru_adi(yer if yer < ILK_SONUC else yer - 1)
                self.reddedilir(satirlar, yer + 1, soru, f"Satırda '{MASALAR[masa][:40]}")

    def test_enter_la_bitmemis_masa_satiri(self):
        """Elle yazılmış olabilir: üstüne yöntemin buldukları yazılmaz."""
        sonu = " satırının sonunda Enter yok;\nEnter'la bitiriniz ya da siliniz.\n"
        for yarim, alinti in (
            (MASALAR[1][:-1], "'# 2. tur: 99-6 88-3 123-222 4-70 555-BYE'"),
            (" # 2. tur: 6-", "'# 2. tur: 6-'"), ("#", "'#'"),
        ):
            self.reddet(yarim, alinti + sonu, soru="masalar")

    def test_silinmis_masa_satiri(self):
        """Turu yöntem eşleştirir; sonuçların adları aynı maçlarınsa sürer, değilse reddedilir."""
        self.yaz(*[satir for satir in kayitta(len(SATIRLAR)) if satir not in MASALAR])
        self.surer(len(SATIRLAR))
        # 1. turun ilk sonucu da değişince 2. turda başkaları eşleşir (222-99: 0-1 yerine ½-½).
        satirlar = duzeltilmis(len(SATIRLAR), ILK_SONUC, "0\n")
        satirlar.remove(MASALAR[1])
        yontemin = yalin.turnuva(yanitlar(0, ILK_SONUC) + "0\n" + yanitlar(ILK_SONUC + 1))[0]
        ilk_masa = masalar(yontemin)[1].split()[3]
        self.assertNotEqual(ilk_masa, "99-6")
        soru = f"2. tur 1. masa ({ilk_masa})"
        self.reddedilir(satirlar, 45, soru, "Satırda '2. tur 1. masa (99-6): ")

    def test_yalniz_kendi_satirinda_duzeltilen_lno(self):
        """Masalarda ve sonuçların adlarında da düzeltilmelidir."""
        lno = kayit(ILK_SONUC + 2).replace("LNo: 99\n", "LNo: 990\n")
        self.reddedilir([lno], 40, "# 1. tur", "'99' bu turnuvada yok; ")
        masada = lno.replace("222-99 ", "222-990 ")
        soru = "1. tur 1. masa (222-990)"
        self.reddedilir([masada], 41, soru, "Satırda '1. tur 1. masa (222-99): ")
        self.yaz(masada.replace("(222-99)", "(222-990)"))
        self.assertEqual(self.calistir(yanitlar(ILK_SONUC + 2))[0], 0)

    def test_eklenen_oyuncu(self):
        satirlar = ["1000\nYENİ OYUNCU\n0\n0\n", *kayitta(ILK_SONUC)]
        self.reddedilir(satirlar, 44, "# 1. tur", "'BYE' yerinde değil; ")

    def test_stdin_de_masa_satiri_yanlis_yanittir(self):
        """Adlı yanıt da."""
        for girdi, yanlislar in ((ESKI_KAYIT, MASALAR), (KAYIT, KAYIT.splitlines())):
            hata = surecte(girdi)[2].replace(BITTI, "")
            baslari = [satir[:6] for satir in hata.splitlines()]
            self.assertEqual(baslari, [f"'{yanlis[:5]}" for yanlis in yanlislar])


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
            for ad, kaydi in (("masalarla", satirlar), ("masasız", masasiz)):
                yield f"{satirlar[yer]} oyuncusu silindi, {ad}", kaydi[:yer] + kaydi[yer + 4:]
            elo = [*masasiz[:yer + 2], "ELO: 2800\n", *masasiz[yer + 3:]]
            yield f"{satirlar[yer]} ELO'su değişti, masasız", elo
            takas = list(satirlar)
            takas[yer], takas[lnolar[0]] = satirlar[lnolar[0]], satirlar[yer]
            yield f"{satirlar[yer]} ilk oyuncununkiyle değişti", takas

    def test_hicbiri_sessiz_degildir(self):
        for alan in ((5, 4, 1), (6, 4, 2), (7, 3, 3), (8, 5, 4)):
            self.yaz()
            asil = self.calistir(turnuva_girdisi(*alan))[1]
            kimler = {s["LNo"]: s["Ad-Soyad"] for s in tablo_oku(asil, "Çapraz Tablo:")}
            sessiz = 0
            for ne, kaydi in self.kaymalar(oku(self.yol).splitlines(keepends=True)):
                self.yaz(*kaydi)
                kod, cikti, hata = self.calistir()
                if kod == 2 or "kullanılmadı" in hata or "masaları kayıttan alındı" in cikti:
                    continue
                sessiz += 1
                tablo = re.search("^.*apraz [Tt]ablo:$", cikti, re.M)
                if tablo:
                    with self.subTest(alan, ne=ne):
                        for lno, oynanan in maclar(cikti, tablo[0]).items():
                            self.assertEqual(oynanan, maclar(asil)[lno][:len(oynanan)])
                        for oyuncu in tablo_oku(cikti, tablo[0]):
                            self.assertEqual(oyuncu["Ad-Soyad"], kimler[oyuncu["LNo"]])
            # masaların silinmesi, son satırın silinmesi, yerinde kalması
            self.assertGreaterEqual(sessiz, 3)


class AraSiralama(KayitSinamasi):
    """Girdi biterse, kayıt varsa, tamamlanmış son turdan sonraki listeler yazılır.

    Kayıt yoksa: test_surec.
    """

    def beklenen(self, kac):
        """Örneğin `kac` yanıtlık dökümü, ardından tamamlanmış son turdan sonraki listeler.

        Listeler, turnuva o kadar turmuş gibi, ikinci uygulamanındır.
        """
        tur, dokum = (kac - ILK_SONUC) // MASA_SAYISI, yankili(kac, kac)
        if tur < 1:
            return dokum
        girdi = f"{yanitlar(0, 37)}{tur}\n{yanitlar(38, ILK_SONUC + tur * MASA_SAYISI)}"
        son = yalin.turnuva(girdi)[0].split("Nihai Sıralama Listesi:\n")[1]
        son = son.replace("Çapraz Tablo:", f"{tur}. tur sonunda çapraz tablo:")
        return f"{dokum}\n{tur}. tur sonunda sıralama:\n{son}"

    def test_turlar_arasinda_ve_turun_icinde(self):
        """Girdi çok uzun bir satırla bitmiş sayılınca da."""
        uzun = "1000000 karakterden uzun bir satır geldi, sonuna dek okunmadı.\n"
        for kac in (0, 37, 38, 42, 43, 44, 46, 47, 54, 58):
            for girdi, neden in (("", BITTI), ("9" * 1_000_001, uzun)):
                with self.subTest(kac, neden=neden):
                    self.yaz(kayit(kac))
                    kod, cikti, hata = self.calistir(girdi)
                    self.assertEqual((kod, cikti), (1, self.beklenen(kac)))
                    self.baslar(hata, neden + self.kalan_yanitlar)
                    self.kayitli(kayit(kac))

    def test_ucbirimde(self):
        """Bir boş satırla istemin altında; stdout dosyaysa boş satırı başlık getirir.

        Ctrl-C yalnızca keser.
        """
        self.yaz(kayit(44))
        _, istem, listeler = self.beklenen(44).rpartition("giriniz (0-5): ")
        u = self.ucbirim()
        self.assertIn(f"{istem}\n{listeler}\nTurnuvaya ara verildi.\n", u.ekran)
        u = self.ucbirim(dosyada=("stdout",))
        self.assertEqual((u.kod, u.stdout), (1, self.beklenen(44)))
        self.assertNotIn("sonunda sıralama", self.ucbirim(KeyboardInterrupt).ekran)
