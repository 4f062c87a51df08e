"""Kayıt dosyasının (--kayit) sözleri, sırayla; altıncısı ile asılacak listeler test_masalar'da."""

import errno
import os
import re
from contextlib import suppress
from io import FileIO
from unittest import mock

from tests.uretec import turnuva_girdisi
from tests.yardim import (
    BITTI,
    GIRDI,
    IKINCI_TUR,
    ILK_SONUC,
    KAYIT,
    KESILDI,
    MASALAR,
    ORNEK,
    POSIX,
    SATIRLAR,
    KayitSinamasi,
    adli,
    ayri,
    baytlarla,
    ctrl_c_devralinmasin,
    kayit,
    kayit_dosyasi,
    kayitta,
    oku,
    soru_adi,
    surecte,
    yanitlar,
    yankili,
)

ERKEN_BITEN = oku(ORNEK / "cikmaz-erken-bitis_girdi.txt")

setUpModule = ctrl_c_devralinmasin


class OnceYazilir(KayitSinamasi):
    """1: kabul edilen her yanıt, listesinden önce her turun masaları kayıtta bir satırdır.

    Diske varmaları: aşağıda YazilamayanYanit, test_ucbirim'de Dayaniklilik.
    """

    def test_her_istemde_oncekiler_yazilidir(self):
        gorulen = []
        girilen = [deger for satir in SATIRLAR
                   for deger in (lambda: gorulen.append(oku(self.yol)), satir)]
        u = self.ucbirim(*girilen)
        self.assertEqual(gorulen, [kayit(no) for no in range(len(SATIRLAR))])
        self.bitti(u, 0, KAYIT)

    def test_yalniz_kabul_edilenler_yazildiklari_gibi(self):
        bozuk = "muz\n 5 \nAli2\nAli Kaya\t\n0\n0\n5\n7\nVeli\n0\n+0\n-1\n2\n1\nB\n9\n01\n"
        self.assertEqual(self.calistir(bozuk)[0], 0)
        self.kayitli(
            "LNo: 5\nAd-Soyad: Ali Kaya\nELO: 0\nUKD: 0\nLNo: 7\nAd-Soyad: Veli\nELO: 0\nUKD: +0\n"
            "LNo: -1\ntur sayısı: 1\nilk renk: B\n# 1. tur: 5-7\n1. tur 1. masa (5-7): 01\n"
        )

    def test_kodlamadan_bagimsiz(self):
        """Klavye cp1254 ile de olsa kayıt UTF-8'dir, satırlar \\n ile biter."""
        baytlarla(yanitlar(0, 22).encode("cp1254"), "--kayit", self.yol, kodlama="cp1254")
        self.kayitli(kayit(22))


class GeriOkunur(KayitSinamasi):
    """2: kaydın satırları ilk yanıtlardır; sırası gelen soruya uymayan satır reddedilir."""

    def test_her_yanittan_sonra_surer(self):
        """Ekran eskisi gibidir; bitmiş kayıt turnuvayı yeniden yazar."""
        for kac in range(len(SATIRLAR) + 1):
            self.yol.unlink(missing_ok=True)
            self.calistir(yanitlar(0, kac))
            self.surer(kac)
            self.kayitli(KAYIT)

    def test_adsiz_satirlar_da_yanittir(self):
        for adsiz in (GIRDI, re.sub("^[^#\n]*: ", "", KAYIT, flags=re.M)):
            self.yaz(adsiz)
            self.surer(len(SATIRLAR))
            self.kayitli(adsiz)

    def test_elle_duzenlenmis(self):
        """BOM, CRLF, satırların çevresindeki ve adlardaki boşluklar."""
        satirlar = kayit(IKINCI_TUR).replace(". ", ".").replace(":", " : ").replace("\n", "\t\r\n")
        self.yaz(f"\ufeff{satirlar}")
        self.surer(IKINCI_TUR)

    def test_yeni_kayit_ucbirimde_duyurulur(self):
        for duyuru in (f"{self.yol}: yeni kayıt.\n", ""):  # ikincisinde dosya vardır
            self.assertEqual(self.ucbirim().ekranlar()[0], f"{duyuru}{yankili(0, 0)}")
        self.yol.unlink()
        self.assertEqual(self.calistir(GIRDI)[2], "")

    def test_baska_sorunun_satiri(self):
        """Ne beklendiği ve satırda ne yazdığı söylenir."""
        for yer, yazan in (
            (0, "Ad-Soyad: ALİ KAYA"), (2, "UKD: 0"), (37, "ilk renk: b"), (3, "muz: 0"),
            (1, "ad-soyad: ALİ KAYA"), (3, ": 0"), (2, "ELO: 1500: 0"), (1, "# 1. tur: 5-7"),
            (40, "1. tur 2. masa (6-4): 1"), (40, "1. tur 1. masa (99-222): 1"),
            (40, "1. tur 1. masa: 1"), (40, "2. tur 1. masa (222-99): 1"),
        ):
            satirlar = kayitta(41)
            satirlar[yer] = f"{yazan}\n"
            self.reddedilir(satirlar, yer + 1, f"({soru_adi(min(yer, 39))})", f"'{yazan}'")

    def test_gecersiz_yanit(self):
        for yer, bozuk in (
            (0, "muz"), (1, "12"), (2, "999"), (3, "<"), (4, "555"), (4, "0"), (37, "9"),
            (38, "x"), (50, "6"), (58, "6"), (2, ""), (50, " \t"),
        ):
            soru, satirlar = soru_adi(yer), list(SATIRLAR)
            sozler = (f"({soru})", f"'{bozuk}'" if bozuk.strip() else "")
            for ad in ("", f"{soru}: "):
                satirlar[yer] = f"{ad}{bozuk}\n"
                self.reddedilir(satirlar, yer + 1, *sozler)

    def test_utf8_olmayan_satir(self):
        """Adında da olsa."""
        self.reddedilir([b"555\nAL\xff KAYA\n0\n"], 2, "(Ad-Soyad)")
        self.reddedilir([kayit(37), b"tur say\xff: 5\n"], 38, "(tur sayısı)")
        self.reddedilir([b"\x00\xff\x80\n"], 1, "(LNo)")


class TamSatirlar(KayitSinamasi):
    """3: her satır Enter'la biter; sonuncusu bitmeyen kayıt olduğu gibi reddedilir."""

    def test_enter_siz_son_satir(self):
        """Her baytında kesilmiş bir kayıt: yanıtlar da, masalar da, harfin ortası da."""
        baytlar = kayit(IKINCI_TUR + 1).encode()
        bas = len(kayit(IKINCI_TUR - 1).encode())
        for sigan in (*range(1, 40), *range(bas, len(baytlar))):
            kesik = baytlar[:sigan]
            if kesik[-1:] != b"\n":
                *satirlar, yarim = kesik.decode(errors="replace").split("\n")
                self.reddedilir([kesik], len(satirlar) + 1, "Enter", repr(yarim.strip())[:41])
                self.assertEqual(self.ucbirim().stdout, "")

    def test_kayit_olmayan_dosya(self):
        for icerik in (b"\x00", b"5\rA\r0\r", b"\xef\xbb\xbf", GIRDI.encode("utf-16")):
            self.reddedilir([icerik], icerik.count(b"\n") + 1)


class BaskasininIsi(KayitSinamasi):
    """4: dosyada bilinen yoksa ona dokunulmaz; bilinen her şey yanında yeni bir dosyaya yazılır."""

    GIRDISI = turnuva_girdisi(3, 2, 1)
    KAC = 45  # örneğin 2. turun 3. masası sorulmuşken

    def sur(self, *yazilanlar, **ek):
        """Örneğin KAC yanıtlık kaydını, yanında başka dosya yokken, bir uçbirimde sürdürür."""
        self.yaz(kayit(self.KAC))
        for yol in self.yol.parent.glob("turnuva-*"):
            yol.unlink()
        return self.ucbirim(*yazilanlar, **ek)

    def kopyalandi(self, u, kopya, bilinen):
        """Turnuva 2 ile bitmiştir; bilinen kopyadadır, ileti iki dosyayı da anar."""
        self.assertEqual((u.kod, oku(kopya)), (2, bilinen), u.stderr)
        self.anar(u.stderr, f"{self.yol}: ", kopya)

    def dene(self, onceki, degistir, yazilan, eklenen):
        """Kayıtta `onceki` varken istemde değiştirilir, `yazilan` girilir.

        `eklenen` yazılanın kaydedilecek satırıdır; yanıt değilse boştur.
        """
        self.yaz(onceki)
        hal = []
        u = self.ucbirim(lambda: [degistir(onceki), hal.append(self.icerik())], yazilan)
        ne = (onceki, hal, yazilan, u.stderr)
        bilinen, kopya = onceki + eklenen, self.yaninda(1)
        if eklenen or (yazilan == "<\n" and onceki):
            degisti = hal != [onceki]
        else:  # artık bir şey yazılmayacaktır
            degisti = not (hal[0] or "").startswith(onceki)
        self.assertEqual(kopya.exists(), degisti, ne)
        if degisti:
            self.kopyalandi(u, kopya, bilinen)
            self.assertEqual(self.icerik(), hal[0], ne)
            kopya.unlink()

    def icerik(self):
        """Kayıtta yazılı olan; dosya yoksa ya da okunamıyorsa None."""
        with suppress(OSError):
            return oku(self.yol)

    def klasor_yap(self, _):
        self.yol.unlink()
        self.yol.mkdir()

    def test_her_istemde_her_degisiklik(self):
        """Yanıtta, geri almada, Ctrl-D'de, Ctrl-C'de; son ikisinde uzamış olması bozmaz."""
        self.calistir(self.GIRDISI)
        satirlar = oku(self.yol).splitlines(True)
        for yer, satir in enumerate(satirlar):
            if satir.startswith("#"):
                continue
            yanit = satir.rpartition(": ")[2]
            for degistir in (
                lambda _: self.yol.unlink(),  # silinen
                lambda _: self.yol.replace(self.yol.with_name("baska")),  # adı değişen
                self.klasor_yap,  # okunamayan
                lambda _: self.yaz(""),  # boşaltılan
                lambda eski: self.yaz(eski[:eski.rfind("\n", 0, -1) + 1]),  # satırı silinen
                lambda eski: self.yaz(eski[:-2] + "9\n"),  # düzeltilen
                lambda eski: self.yaz(eski.replace("\n", "\r\n")),
                lambda eski, ek=satir: self.yaz(eski + ek),  # başka pencerede sürdürülen
                lambda eski: self.yaz(eski + "yar"),
            ):
                for yazilan in (yanit, "<\n", "", KeyboardInterrupt):
                    eklenen = satir if yazilan == yanit else ""
                    self.dene("".join(satirlar[:yer]), degistir, yazilan, eklenen)
                    if self.yol.is_dir():
                        self.yol.rmdir()

    def test_son_yanittan_sonra(self):
        """Bitişte dosya bilinenle başlamalıdır; uzamışsa olur."""
        for yeni, kod in ((KAYIT + "1\n", 0), (KAYIT[:-1], 2), ("", 2)):
            self.yaz(KAYIT)
            u = self.ucbirim(yazinca=("Çapraz", lambda yeni=yeni: self.yaz(yeni)))
            self.bitti(u, kod, yeni)
        self.assertEqual(oku(self.yaninda(2)), KAYIT)

    def test_iletiler(self):
        """Kayıtta başkasının işi mi var, hiçbir şey mi; kopyada ne var. Girdi boruysa da."""
        bilinen = f"Programın bildiği bütün yanıtlar {self.yaninda(1)} dosyasında; "
        for yeni, durum in (
            ("not\n", "dosya başka bir yerden değiştirildi, öyle bırakıldı"),
            ("", "dosya silinmiş, taşınmış, boşaltılmış ya da okunamıyor"),
        ):
            for dosyada in ((), ("stdin",)):
                degistir = (lambda yeni=yeni: self.yaz(yeni))
                u = self.sur(degistir, SATIRLAR[self.KAC], dosyada=dosyada)
                ileti = f"{self.yol}: {durum}.\n{bilinen}turnuva ondan da sürer.\n"
                self.assertEqual(u.stderr, ileti)

    def test_kopyanin_numarasi(self):
        """Kullanılmayan ilki; o adı o anda başkası alırsa sonraki, onunkine dokunulmadan."""
        bilinen = kayit(self.KAC + 1)

        def boz():
            self.yaz("not\n")
            self.yaninda(1).touch()
            self.yaninda(3).touch()

        self.kopyalandi(self.sur(boz, SATIRLAR[self.KAC]), self.yaninda(2), bilinen)
        ikinci = self.yaninda(2)

        class Oburu(FileIO):
            def __init__(self, yol, kip):
                """Öbür pencere bu adı az önce almıştır."""
                if yol == str(ikinci) and not ikinci.exists():
                    ikinci.write_text("öbürü", encoding="utf-8")
                super().__init__(yol, kip)

        u = self.sur(boz, SATIRLAR[self.KAC], dosya=Oburu)
        self.assertTrue(ikinci.exists(), u.stderr)
        self.assertEqual(oku(ikinci), "öbürü")
        self.kopyalandi(u, self.yaninda(4), bilinen)

    def test_uzantisiz_kaydin_kopyasi(self):
        self.yol = self.yol.with_name("turnuva")
        u = self.sur(lambda: self.yaz("not\n"), SATIRLAR[self.KAC])
        self.kopyalandi(u, self.yol.with_name("turnuva-1"), kayit(self.KAC + 1))

    def test_yazilamayan_kopya(self):
        """İki neden de söylenir; başlanan kopya silinir."""
        dolu = OSError(errno.ENOSPC, "")
        for dosya, fsync in ((disk(100), os.fsync), (FileIO, mock.Mock(side_effect=dolu))):
            with mock.patch("os.fsync", fsync):
                u = self.sur(lambda: self.yaz("not\n"), SATIRLAR[self.KAC], dosya=dosya)
            self.bitti(u, 2, "not\n")
            self.anar(u.stderr, f"{self.yol}: ", "değiştirildi", self.yaninda(1), "yer yok")
            self.assertFalse(self.yaninda(1).exists())

    def test_iki_pencere(self):
        """Okumak kaydı değiştirmez; ikinci pencerede sürdürülen kayıt onun kalır."""
        gorulen = []
        u = self.sur(
            lambda: gorulen.append(ayri("", "--kayit", self.yol)[1]), *SATIRLAR[self.KAC:-1],
            lambda: ayri("1\n", "--kayit", self.yol), "2\n"
        )
        ikincinin = kayit(len(SATIRLAR) - 1) + adli(len(SATIRLAR) - 1)[:-2]
        self.assertEqual(gorulen, [yankili(self.KAC, self.KAC)])
        self.kayitli(f"{ikincinin}1\n")
        self.kopyalandi(u, self.yaninda(1), f"{ikincinin}2\n")

    def test_kayit_olamayacak_dosyalar(self):
        """Okunmadan, klasör, aygıt, boru, stdin'in kendisi."""
        klasor = self.yol.parent
        yollar = [klasor, "/dev/null" if POSIX else "NUL"]
        if POSIX:
            os.mkfifo(klasor / "boru")
            yollar.append(klasor / "boru")
        for yol in yollar:
            kod, cikti, hata = surecte(GIRDI, "--kayit", yol)
            self.assertEqual((kod, cikti), (2, ""), hata)
            self.anar(hata, yol, "sıradan bir dosya değil")
        self.yaz(kayit(45))
        with self.yol.open("rb") as stdin:
            kod, cikti, hata = ayri(None, "--kayit", self.yol, stdin=stdin)
        self.assertEqual((kod, cikti), (2, ""), hata)
        self.kayitli(kayit(45))


def disk(yer=None, acilmaz=None):
    """Yazılan dosyanın sınıfı: `yer` bayttan fazlası sığmaz (sığan yazılır) ya da hiç açılmaz."""
    class Disk(FileIO):
        def __init__(self, *ek):
            if acilmaz:
                raise acilmaz
            super().__init__(*ek)

        def write(self, veri):
            sigan = None if yer is None else yer - os.fstat(self.fileno()).st_size
            if sigan == 0:
                raise OSError(errno.ENOSPC, "")
            return super().write(veri[:sigan])

    return Disk


class YazilamayanYanit(KayitSinamasi):
    """5: nedeni ve kaydedilemeyen söylenir; öncekilerin hepsi dosyadadır, yarım satır kalmaz."""

    def test_satirin_her_baytinda_dolan_disk(self):
        for kac, kalan, satir in (
            (0, "", adli(0)), (1, kayit(1), adli(1)), (39, kayit(39), adli(39)),
            (42, kayit(42) + adli(42), MASALAR[1]),
        ):
            for sigan in range(len(satir.encode())):
                self.yaz(kayit(kac))
                with kayit_dosyasi(disk(len(kalan.encode()) + sigan)):
                    kod, _, hata = self.calistir(SATIRLAR[kac])
                self.assertEqual(kod, 2, hata)
                self.anar(hata, f"{self.yol}: diskte yer yok", f"'{satir[:-1]}'")
                self.kayitli(kalan)
            self.surer(kac + (satir == MASALAR[1]))

    def test_diske_varmayan_geri_kesilir(self):
        """Yanıt da, masalar da (listeleri de yazılmaz), geri alma da; Ctrl-C ile kesilen de."""
        for onceki, girilen, varan, ne, kalan in (
            (kayit(3), ["0\n"], 0, "'UKD: 0'", kayit(3)),
            (kayit(38), [SATIRLAR[38]], 1, f"'{MASALAR[0][:-1]}'", kayit(38) + adli(38)),
            (kayit(IKINCI_TUR), ["<\n"], 0, "geri alma", kayit(IKINCI_TUR - 1)),
        ):
            for hata, kod in ((OSError(errno.EDOM, "neden"), 2), (KeyboardInterrupt, 130)):
                self.yaz(onceki)
                with mock.patch("os.fsync", side_effect=[*[None] * varan, hata]):
                    u = self.ucbirim(*girilen)
                self.bitti(u, kod, kalan)
                self.anar(u.stderr, *[f"{self.yol}: neden", ne] if kod == 2 else [])
                self.assertEqual(u.stdout.count("1. Tur Eşleştirme"), "geri" in ne)

    def test_yazma_izni_kalkan(self):
        izin_yok = disk(acilmaz=OSError(errno.EACCES, ""))
        self.yaz(kayit(1))
        u = self.ucbirim(SATIRLAR[1], dosya=izin_yok)
        self.anar(u.stderr, f"{self.yol}: izin yok", f"'{adli(1)[:-1]}'")
        self.bitti(u, 2, kayit(1))

    def test_acilamayan_ya_da_okunamayan(self):
        klasorsuz = self.yol.parent / "yok" / "k.txt"
        kod, cikti, hata = surecte(GIRDI, "--kayit", klasorsuz)
        self.assertEqual((kod, cikti), (2, ""), hata)
        self.anar(hata, klasorsuz, "böyle bir dosya ya da klasör yok")
        self.yaz(GIRDI)
        with mock.patch("satranc.open", side_effect=OSError(errno.EDOM, "neden"), create=True):
            kod, cikti, hata = self.calistir()
        self.assertEqual((kod, cikti), (2, ""), hata)
        self.anar(hata, self.yol, "neden")


class SonSozler(KayitSinamasi):
    """7: artan satırlar, bitişte kaydın yeri, yarıda kalınca nereden süreceği."""

    def test_artan_satirlar(self):
        """Kayıttaki masalar, boş satır, adı tutmayan da; turnuva erken bitmişse de."""
        for bitmis, artan in (
            (KAYIT, "1\n2\n"), (KAYIT, "# 6. tur: 1-2\n"), (KAYIT, "\n"), (GIRDI, "ELO: 5\n"),
            (ERKEN_BITEN, "1\n"), (ERKEN_BITEN, "# 5. tur: 1-2\n"), (ERKEN_BITEN, "ELO: 5\n"),
        ):
            self.yaz(bitmis)
            asil = self.calistir()
            self.yaz(bitmis, artan)
            kod, cikti, hata = self.calistir()
            self.assertEqual((kod, cikti, ""), asil)
            self.anar(hata, f"{self.yol}: {bitmis.count(chr(10)) + 1}. satır", "kullanılmadı")
            self.kayitli(bitmis + artan)

    def test_girdide_artan_satirlar(self):
        """Kayıtla da söylenir; kayda geçmez."""
        kod, _, hata = self.calistir(GIRDI + "\n1\n")
        self.assertEqual(kod, 0)
        self.anar(hata, "kullanılmadı")
        self.kayitli(KAYIT)

    def test_bitince_kaydin_yeri(self):
        """Yalnızca uçbirimde; turnuva erken bitmişse de."""
        ileti = f"Kayıt {self.yol} dosyasında; yanlış girilmiş bir sonuç orada düzeltilir.\n"
        for bitmis in (KAYIT, ERKEN_BITEN):
            self.yaz(bitmis)
            self.assertEqual((self.ucbirim().stderr, self.calistir()[2]), (ileti, ""))

    def test_yarida_kalinca(self):
        """Hangi dosyadan süreceği, son yanıtın (masaların değil) satırı; yanıt yoksa ilki."""
        for kac in (0, 1, ILK_SONUC, IKINCI_TUR, len(SATIRLAR) - 1):
            son = f"Son yanıt: {adli(kac - 1)}" if kac else ""
            surer = f"Turnuva {self.yol} kaydından sürer.\n{son}"
            self.yaz(kayit(kac))
            self.assertEqual(self.calistir(), (1, yankili(kac, kac), BITTI + surer))
            for yazilan, kod, neden in (("", 1, BITTI), (KeyboardInterrupt, 130, KESILDI)):
                u = self.ucbirim(yazilan)
                self.assertEqual(u.ekran, f"{yankili(kac, kac)}\n{neden}{surer}")
                self.bitti(u, kod, kayit(kac))
