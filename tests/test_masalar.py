"""Kaydın altıncı sözü: oynanan maçlar, yanıtlar düzeltilse de, kalır."""

import re

from tests.calistirma import surecte
from tests.ornek_turnuva import (
    ADLI,
    ERKEN_BITEN,
    ILK_SONUC,
    KAYIT,
    KAYITLAR,
    MASA_SAYISI,
    MASALAR,
    SATIRLAR,
    SORU_ADLARI,
    YOKLU,
    YOKLU_KAYIT,
    KayitSinamasi,
    duz_kosu,
    yanitlar,
)
from tests.uretec import ELO, alt_alta, oyuncular
from tests.yardim import ORNEK, oku, tablo_oku

# `yok 6`dan sonra masasız.
YOKLU_3 = YOKLU_KAYIT.partition("# 3. tur: 1-4")[0].replace("(99-222): 1", "(99-222): 3")
ILK_TUR = KAYIT.partition(MASALAR[1])[0]  # 1. turu oynanmış, 2. turu daha eşleştirilmemiş kayıt
CIFT = re.compile(r"^ *\d+ +\d+ +(\d+) +[\d.]+ - (?: *[\d.]+ +(\d+) +\d+|(BYE))$", re.M)


def masalar(dokum):
    """Dökümün her eşleştirme listesi için masa satırı: dökümde yazılı LNo'lar, masa sırasıyla."""
    parcalar = re.split(r"^(\d+)\. Tur Eşleştirme Listesi:\n", dokum, flags=re.M)
    satirlar = []
    for no, liste in zip(parcalar[1::2], parcalar[2::2]):
        ciftler = " ".join(f"{b}-{s or bye}" for b, s, bye in CIFT.findall(liste))
        satirlar.append(f"# {no}. tur: {ciftler}\n")
    return satirlar


def maclar(dokum):
    """LNo -> turlarındaki (rakibin LNo'su, renk, sonuç), çapraz tablodan."""
    satirlar = tablo_oku(dokum, "Çapraz Tablo:")
    lnolar = {"-": "-", **{satir["BSNo"]: satir["LNo"] for satir in satirlar}}
    bulunan = {}
    for satir in satirlar:
        turlar = [deger.split() for ad, deger in satir.items() if ad.endswith(". Tur")]
        bulunan[satir["LNo"]] = [(lnolar[rakip], renk, sonuc) for rakip, renk, sonuc in turlar]
    return bulunan


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

    def duzeltilmis(self, no, yeni):
        """Örneğin, `no`. yanıtı düzeltilmiş bitmiş kaydının dökümü."""
        return self.dokum(KAYIT.replace(KAYITLAR[no] + ADLI[no],
                                        f"{KAYITLAR[no]}{SORU_ADLARI[no]}: {yeni}"))

    def test_duzeltilen_sonuc(self):
        """Yalnızca o maçın sonucu değişir.

        Not, yöntemin bu yanıtlarla başka eşleştirdiği ilk turdan başlar.
        """
        for no in range(ILK_SONUC, len(SATIRLAR)):
            yeni, (beyazin, siyahin) = ("2\n", "01") if SATIRLAR[no] == "1\n" else ("1\n", "10")
            tur = (no - ILK_SONUC) // MASA_SAYISI
            beyaz, siyah = re.search(r"\((.*)-(.*)\)", ADLI[no]).groups()
            beklenen = maclar(duz_kosu())
            beklenen[beyaz][tur] = siyah, "b", beyazin
            beklenen[siyah][tur] = beyaz, "s", siyahin
            dokum = self.duzeltilmis(no, yeni)
            self.assertEqual(maclar(dokum), beklenen, no)
            yontemin = masalar(surecte(yanitlar(0, no) + yeni + yanitlar(no + 1))[1])
            ciftler = enumerate(zip(yontemin, MASALAR), start=1)
            baska = [tur for tur, (o, bu) in ciftler if sorted(o.split()) != sorted(bu.split())]
            self.assertEqual([tur for tur, _ in notlar(dokum)][:1], baska[:1], no)
            self.assertEqual(masalar(dokum), MASALAR, no)

    def test_elo_duzeltilince_bsnolar_degisir_maclar_kalir(self):
        # 3 numaralı oyuncunun ELO'su 0 değil 2000'miş: BSNo'su 9'dan 1'e çıkar.
        dokum = self.duzeltilmis(SATIRLAR.index("3\n") + ELO, "2000\n")
        self.assertEqual(tablo_oku(dokum, "Başlangıç Sıralama Listesi:")[0]["LNo"], "3")
        self.assertEqual(maclar(dokum), maclar(duz_kosu()))
        self.assertEqual(notlar(dokum)[0], (1, []))  # 1-2, 3-4 ... artık başka oyunculardır

    def test_yontemin_bulamadigi_turda_kayittaki_masalar(self):
        """Karşılaşmamışlarla eşleştirme kalmasa da hakemin yazdığı oynanır, turnuva sürer.

        O turun adımı yoktur.
        """
        dorduncu = "# 4. tur: 57011676-77594914 47777680-3864689 16951406-40566124\n"
        dokum = self.dokum(ERKEN_BITEN, dorduncu, "1\n0\n2\n")
        self.assertEqual(masalar(dokum)[3:], [dorduncu])  # 5. tur da elle yazılmadıkça yapılamaz
        self.assertEqual(notlar(dokum), [(4, [1, 2, 3]), (5, [4])])  # sonuncusu erken bitişinki
        adimlari = surecte("", "--adimlar", "--kayit", self.yol)[2]
        self.assertEqual(re.findall(r"(\d+)\. Turun Eş", adimlari), ["2", "3"])

    def test_erken_bitene_elle_donulur(self):
        """Olmayanlar yüzünden bittiyse: masalarını hakem yazar ya da gelmeyenler döner."""
        dortlu = oyuncular(zip("1234"))
        for satir, masa in (("# 3. tur: 3-1", "3-1"), ("var 4,2", "2-3 1-4")):
            dokum = self.dokum(alt_alta(*dortlu, 3, "b", 1, 1, "yok 2 4", 1, satir))
            self.assertEqual(masalar(dokum)[-1], f"# 3. tur: {masa}\n")

    def test_yok_varla_oynananlar(self):
        """Eski sonuç düzeltilince; tur eklenip hiç oynamamış biri yazılınca."""
        asil = masalar(self.dokum(YOKLU_KAYIT))
        for eski, yeni in (
            ("(6-4): 2", "(6-4): 1"),
            ("LNo: 0\ntur sayısı: 4\nilk renk: s\n",
             alt_alta(*oyuncular([(9, "Z", 2800)]), 5, "s", "yok 9")),
        ):
            dokum = self.dokum(YOKLU_KAYIT.replace(eski, yeni))
            self.assertEqual(masalar(dokum)[:len(asil)], asil)

    def test_not_turun_obur_notlarinin_yerini_alir(self):
        """4. turda yöntem tur atlama kuralını gevşetir; masalar elle yazılmışsa o not yoktur.

        Yalnızca masaların sırası başkaysa vardır. Renk notu kayıttaki masanın numarasını söyler.
        """
        bes = alt_alta(
            *oyuncular(zip("12345")), 4, "b", "# 1. tur: 1-2 3-4 5-BYE", 3, 3,
            "# 2. tur: 5-1 2-3 4-BYE", 0, 2, "# 3. tur: 3-5 1-4 2-BYE", 3, 3)
        self.calistir(oku(ORNEK / "cikmaz-renk_girdi.txt"))
        renkli = oku(self.yol).partition("# 5. tur: ")  # yöntem 3. masasında gevşetir
        bir, iki, uc = renkli[2].split("\n")[0].split()
        for onceki, elle, not_ in (  # tur atlayan 4'tür, masası 3
            (bes, "", (4, [4])), (bes, "# 4. tur: 5-2 1-3 4-BYE\n", (4, [4])),
            (bes, "# 4. tur: 2-5 1-3 4-BYE\n", (4, [3])),
            (renkli[0], f"# 5. tur: {uc} {iki} {bir}\n", (5, [1])),
        ):
            self.assertEqual(notlar(self.dokum(onceki, elle))[-1], not_)

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
            satir = f"# {tur}. tur: {elle}\n"
            dokum = self.dokum(onceki, satir)
            self.assertEqual(masalar(dokum)[-1:], [satir])
            self.assertEqual(notlar(dokum), [(tur, yineleyen)] * (yineleyen is not None))
            self.assertEqual(f"\nNot: {tur}. turun masaları kayıttan alındı." in dokum,
                             yineleyen is not None)
        self.assertIn("\nNot: 3. turda yok: 6 AHMET AĞA.\n\n", dokum)

    def test_ayni_masalarda_dokum_da_aynidir(self):
        """Gevşetme ve erken bitiş notlarıyla; boşluklara, masaların arasında virgüle bakılmaz."""
        for girdi in {*map(oku, ORNEK.glob("cikmaz-*_girdi.txt"))} - {YOKLU}:
            self.yol.unlink(missing_ok=True)
            self.surer(0, girdi)
            virgullu = re.sub(r"(?<=-)(\d+) ", r"\1, ", oku(self.yol))
            self.yaz(re.sub("^#.*", lambda satir: satir[0].replace("-", " -\t"), virgullu,
                            flags=re.M))
            self.surer(girdi.count("\n"), girdi)


class ReddedilenMasalar(KayitSinamasi):
    def test_eslestirme_olmayan_satir(self):
        """Oynayanların LNo'ları birer kez, masalar ikişer kişilik, BYE sonda.

        Eksik olanlar, fazla olanlar söylenir; biçimi yanlışsa (b) nasıl yazıldığı, birileri fazla
        ya da eksikse (s) üstünde bir söz satırının eksik olabileceği.
        """
        dortlu = alt_alta(*oyuncular(zip("1234")), 2, "b")
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
