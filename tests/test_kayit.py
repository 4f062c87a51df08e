"""Kayıt dosyasının (--kayit) sözleri, sırayla; altıncısı test_masalar'dadır."""

import errno
import os
import re
import signal
from contextlib import suppress
from io import FileIO
from pathlib import Path
from unittest import mock

from tests.calistirma import ayri, kayit_dosyasi, surecte
from tests.ornek_turnuva import (
    ADLI,
    BITTI,
    GIRDI,
    IKINCI_TUR,
    ILK_RENK,
    ILK_SONUC,
    KAYIT,
    KAYITLAR,
    KESILDI,
    MASALAR,
    ORTA,
    SATIRLAR,
    TUR_SAYISI,
    KayitSinamasi,
    onekler,
    yanitlar,
    yankili,
)
from tests.uretec import UKD, turnuva_girdisi, yeni_sozu
from tests.yardim import POSIX, oku


class YazilirOkunur(KayitSinamasi):
    """1, 2: kabul edilen her yanıt, her turun masaları bir satırdır; satırlar ilk yanıtlardır.

    Diske varmaları (fsync): aşağıda YazilamayanYanit, test_ucbirim'de Dayaniklilik.
    """

    def test_her_yanit_yazilir_her_yanittan_sonra_surer(self):
        """Ekran eskisi gibidir; bitmiş kayıt turnuvayı yeniden yazar.

        Yanıttan sonra turun masaları yazılmadan ölündüyse de. Sözler test_aksam'dadır.
        """
        for kac, onek in enumerate(KAYITLAR):
            self.yaz()
            self.calistir(yanitlar(0, kac))
            self.kayitli(onek)
            for yazili in {onek, re.sub("#.*\n$", "", onek)}:
                self.yaz(yazili)
                self.surer(kac)
                self.kayitli(KAYIT)

    def test_yalniz_kabul_edilenler_yazildiklari_gibi(self):
        bozuk = "muz\n 5 \nAli2\nAli Kaya\t\n0\n0\n5\n7\nVeli\n0\n+0\n-1\n2\n1\nB\n9\n01\n"
        klavyedekiler = "<\ndüzelt 5\n1=0\nyok 5\n"  # borudan alınmaz
        self.calistir(re.sub("^", klavyedekiler, bozuk[:-1], flags=re.M) + "\n")
        self.kayitli(
            "LNo: 5\nAd-Soyad (5): Ali Kaya\nELO (5): 0\nUKD (5): 0\n"
            "LNo: 7\nAd-Soyad (7): Veli\nELO (7): 0\nUKD (7): +0\n"
            "LNo: -1\ntur sayısı: 1\nilk renk: B\n# 1. tur: 5-7\n1. tur 1. masa (5-7): 01\n"
        )

    def test_elle_duzenlenmis(self):
        """BOM, CRLF, satırların çevresindeki, adlardaki boşluklar; geri alınınca da kalırlar."""
        oncekiler, kaydi = (
            "\ufeff" + kaydi.replace(". ", ".").replace(":", " : ").replace("\n", "\t\r\n")
            for kaydi in KAYITLAR[IKINCI_TUR - 1:IKINCI_TUR + 1])
        self.yaz(kaydi)
        self.surer(IKINCI_TUR)
        self.yaz(kaydi)
        self.ucbirim("<\n")
        self.kayitli(oncekiler)

    def test_baska_sorunun_satiri(self):
        """Ne beklendiği, ne yazdığı söylenir; adsız, söz de olmayan satırda adın gerektiği.

        Turun masaları sonuçlarının üstünde durur: üstlerinde yoksa, sonuçların arasında olsa da,
        ilk sonuç uymaz; masaların yeri de söylenir.
        """
        for satir in """\
            LNo | Ad-Soyad (555): ALİ KAYA
            LNo | # 1. tur: 5-7
            LNo | 555 | adsız
            Ad-Soyad (555) | ad-soyad (555): ALİ KAYA
            Ad-Soyad (555) | ELO: 5
            Ad-Soyad (555) | yok 4
            Ad-Soyad (555) | Yok Oğlu
            Ad-Soyad (555) | Ali Kaya | adsız
            ELO (555) | ELO: 0
            ELO (555) | UKD (555): 0
            ELO (555) | ELO (55): 0
            ELO (555) | ELO (555): 1500: 0
            UKD (555) | muz: 0
            UKD (555) | : 0
            tur sayısı | ilk renk: b
            1. tur 1. masa (222-99) | 1. tur 1. masa (99-222): 1
            1. tur 1. masa (222-99) | 1. tur 1. masa: 1
            1. tur 1. masa (222-99) | 2. tur 1. masa (222-99): 1
            1. tur 1. masa (222-99) | 1 | adsız
            1. tur 1. masa (222-99) | 1=1 | adsız
            # 2. tur | # 3. tur: 222-99
            # 2. tur | # not: 5
            # 2. tur | 2. tur 1. masa (99-6): 1""".splitlines():
            soru, yazan, *adsiz = map(str.strip, satir.split("|"))
            onceki = KAYIT[:KAYIT.index(f"{soru}: ")]
            yeri = "turun bütün sonuçlarının üstünde " * soru.startswith("#")
            soylenen = f"\nOlması gereken: {yeri}{soru}: …\nYazan: {yazan!r}\n"
            self.reddedilir(f"{onceki}{yazan}\n", soylenen)
            self.assertEqual("önünde sorusunun adı" in self.calistir()[2], adsiz != [], satir)

    def test_gecersiz_yanit(self):
        """Satırın yanıtının yerine yazılan; çevresinden yalnız boşluk, sekme, CR atılır."""
        for degisiklik in """\
            LNo: 555 | muz
            LNo: 6 | 555
            LNo: 6 | 0
            Ad-Soyad (555) | 12
            Ad-Soyad (555) | ALİ\x1f
            ELO (555) | 999
            ELO (555) |
            UKD (555) | <
            tur sayısı | 9
            ilk renk | x
            1. tur 1. masa | ?
            1. tur 2. masa | yok 4
            2. tur 3. masa | \t
            5. tur 4. masa | 99""".splitlines():
            bas, bozuk = degisiklik.strip(" ").split(" |")
            satir = next(satir for satir in ADLI if satir.startswith(bas))
            soru = satir.rpartition(":")[0]
            onceki = KAYIT[:KAYIT.index(satir)]
            self.reddedilir(f"{onceki}{soru}:{bozuk}\n", f" {soru}: …", bozuk.strip())
        self.reddedilir(f"{KAYITLAR[ILK_SONUC]}{yeni_sozu(99)}\n", "'99' lisans")

    def test_utf8_olmayan(self):
        """Adında da olsa; UTF-16 olduğu söylenir."""
        self.reddedilir(f"{KAYITLAR[1]}Ad-Soyad (555): AL\udcff\n", ": Ad-Soyad (555): …")
        self.reddedilir(KAYITLAR[TUR_SAYISI] + "tur say\udcff: 5\n", "tur sayısı: …")
        for kodlama in ("utf-16-le", "utf-16-be"):
            self.yol.write_bytes(f"\ufeff{KAYIT}".encode(kodlama))
            self.soyler(self.calistir(), 2, self.yol, "UTF-8")


class TamSatirlar(KayitSinamasi):
    """3: her satır Enter'la biter; sonuncusu bitmeyen kayıt olduğu gibi reddedilir."""

    def test_enter_siz_son_satir(self):
        """Her baytında kesilmiş bir kayıt: yanıtlar da, masalar da, harfin ortası da."""
        baytlar = KAYITLAR[IKINCI_TUR + 1].encode()
        kesikler = [baytlar[:sigan] for sigan in (*range(1, 40), *range(900, len(baytlar)))]
        for kesik in (*kesikler, b"\x00", b"5\rA\r0\r"):
            if not kesik.endswith(b"\n"):
                self.reddedilir(kesik.decode("utf-8", "surrogateescape"), "Enter")


class BaskasininIsi(KayitSinamasi):
    """4: dosyada bilinen yoksa ona dokunulmaz; bilinen her şey yanında yeni bir dosyadadır."""

    def sur(self, *yazilanlar, **ek):
        """Örneğin ORTA yanıtlık kaydını, yanında başka dosya yokken, bir uçbirimde sürdürür."""
        self.yaz(KAYITLAR[ORTA])
        for yol in self.yol.parent.glob("turnuva-*"):
            yol.unlink()
        return self.ucbirim(*yazilanlar, **ek)

    def kopyalandi(self, u, kopya, bilinen):
        """Turnuva 2 ile bitmiştir; bilinen kopyadadır, ileti iki dosyayı da anar."""
        self.soyler(u.sonuc, 2, f"{self.yol}: ", f"{kopya.name} dosyasında.")
        self.assertEqual(oku(kopya), bilinen)

    def icerik(self):
        """Kayıtta yazılı olan; dosya yoksa ya da okunamıyorsa None."""
        with suppress(OSError):
            return oku(self.yol)

    def dene(self, onceki, degistir, yazilan, eklenen):
        """Kayıtta `onceki` varken istemde değiştirilir, `yazilan` girilir.

        `eklenen` yazılanın kaydedilecek satırıdır; yanıt değilse boştur.
        """
        self.yaz(onceki)
        hal = []
        u = self.ucbirim(lambda: [degistir(onceki), hal.append(self.icerik())], yazilan)
        kopya = self.yaninda(1)
        if eklenen or (yazilan == "<\n" and onceki):
            degisti = hal != [onceki]
        else:  # artık bir şey yazılmayacaktır
            degisti = not (hal[0] or "").startswith(onceki)
        self.assertEqual(kopya.exists(), degisti, (onceki, hal, yazilan, u.stderr))
        if degisti:
            self.kopyalandi(u, kopya, onceki + eklenen)
            self.assertEqual(self.icerik(), hal[0])
            kopya.unlink()
        if self.yol.is_dir():
            self.yol.rmdir()

    def test_her_istemde_her_degisiklik(self):
        """Yanıtta, geri almada, Ctrl-D'de, Ctrl-C'de; son ikisinde uzamış olması bozmaz."""
        self.calistir(turnuva_girdisi(3, 2, 1))
        bitmis = oku(self.yol)
        for onceki, satir in zip(onekler(bitmis), re.findall("^[^#].*\n", bitmis, re.M)):
            yanit = satir.rpartition(": ")[2]
            for degistir in (
                lambda _: self.yol.unlink(),  # silinen
                lambda _: self.yol.replace(self.yol.with_name("baska")),  # adı değişen
                lambda _: [self.yol.unlink(), self.yol.mkdir()],  # okunamayan
                lambda _: self.yaz(""),  # boşaltılan
                lambda eski: self.yaz(eski[:eski.rfind("\n", 0, -1) + 1]),  # satırı silinen
                lambda eski: self.yaz(eski[:-2] + "9\n"),  # düzeltilen
                lambda _, yanit=yanit: self.calistir(yanit),  # başka pencerede sürdürülen
                lambda eski: self.yaz(eski + "yar"),
            ):
                for yazilan, eklenen in (
                    (yanit, satir), ("<\n", ""), ("", ""), (KeyboardInterrupt, ""),
                ):
                    self.dene(onceki, degistir, yazilan, eklenen)

    def test_son_yanittan_sonra(self):
        """Bitişte dosya bilinenle başlamalıdır; uzamışsa olur. Girdi dosyadayken de."""
        for dosyada in ((), ("stdin",)):
            for yeni, kod in ((KAYIT + "1\n", 0), (KAYIT[:-1], 2), ("", 2)):
                self.yaz(KAYIT)
                u = self.ucbirim(yazinca=("Çapraz", lambda yeni=yeni: self.yaz(yeni)),
                                 dosyada=dosyada)
                self.assertEqual(u.kod, kod, u.stderr)
                self.kayitli(yeni)
        self.assertEqual([oku(self.yaninda(no)) for no in range(1, 5)], [KAYIT] * 4)

    def test_iletiler(self):
        """Kayıtta başkasının işi mi var, hiçbir şey mi; kopyada ne var. Girdi boruysa da."""
        bilinen = f"Programın bildiği bütün yanıtlar {self.yaninda(1)} dosyasında.\n"
        for yeni, durum, dosyada in (
            ("not\n", "dosyayı başkası değiştirmiş; onun yazdıkları yalnız oradadır", ()),
            ("", "dosya silinmiş, taşınmış, boşaltılmış ya da okunamıyor", ("stdin",)),
        ):
            u = self.sur(lambda yeni=yeni: self.yaz(yeni), SATIRLAR[ORTA], dosyada=dosyada)
            self.biter(u.stderr, f"{self.yol}: {durum}.\n{bilinen}")

    def test_kopyanin_numarasi(self):
        """Kullanılmayan ilki; bağ, gösterdiği dosya olmasa da o adı kullanır."""
        def boz():
            self.yaninda(1).touch()
            if POSIX:
                self.yaninda(2).symlink_to("yok")
            self.yaz("not\n")

        u = self.sur(boz, SATIRLAR[ORTA])
        self.kopyalandi(u, self.yaninda(2 + POSIX), KAYITLAR[ORTA + 1])

    def test_yazilamayan_kopya(self):
        """İki neden de söylenir; başlanan kopya silinir."""
        with mock.patch("os.fsync", side_effect=OSError(errno.ENOSPC, "")):
            u = self.sur(lambda: self.yaz("not\n"), SATIRLAR[ORTA])
        self.soyler(u.sonuc, 2, f"{self.yol}: ", "değiştirmiş",
                    f"{self.yaninda(1)} dosyasına yazılamadı:\ndiskte yer yok.\n",
                    f"{self.yaninda(1).name} dosyasına yazılamadı:\ndiskte yer yok.\n")
        self.assertFalse(self.yaninda(1).exists())

    def test_klasoru_giden_kayit(self):
        """Kopya programın başlatıldığı klasördedir; kullanılmayan ilk adı orada da alır."""
        kayitlar, self.yol = self.yol.parent, self.yol.parent / "takılı" / self.yol.name
        self.yol.parent.mkdir()
        Path("turnuva-1.txt").touch()
        u = self.sur(lambda: self.yol.parent.rename("çıkarılan"), SATIRLAR[ORTA])
        self.kopyalandi(u, kayitlar / "turnuva-2.txt", KAYITLAR[ORTA + 1])

    def test_kayit_olamayacak_dosyalar(self):
        """Okunmadan, klasör, aygıt, boru, stdin'in kendisi."""
        klasor = self.yol.parent
        yollar = [klasor, os.devnull]
        if POSIX:
            os.mkfifo(klasor / "boru")
            yollar.append(klasor / "boru")
        for yol in yollar:
            self.soyler(surecte(GIRDI, "--kayit", yol), 2, yol, "sıradan bir dosya değil")
        self.yaz(KAYIT)
        with self.yol.open("rb") as stdin:
            self.soyler(ayri(None, "--kayit", self.yol, stdin=stdin), 2, self.yol)


def disk(yer):
    """Yazılan dosyanın sınıfı: `yer` bayttan fazlası sığmaz; sığan yazılır."""
    class Disk(FileIO):
        def write(self, veri):
            sigan = yer - os.fstat(self.fileno()).st_size
            if sigan == 0:
                raise OSError(errno.ENOSPC, "")
            return super().write(veri[:sigan])

    return Disk


class YazilamayanYanit(KayitSinamasi):
    """5: nedeni ve kaydedilemeyen söylenir; öncekilerin hepsi dosyadadır, yarım satır kalmaz."""

    def test_satirin_her_baytinda_dolan_disk(self):
        son = IKINCI_TUR - 1
        for kac, kalan, satir in (
            (0, "", ADLI[0]), (1, KAYITLAR[1], ADLI[1]),
            (son, KAYITLAR[son] + ADLI[son], MASALAR[1]),
        ):
            for sigan in range(len(satir.encode())):
                self.yaz(KAYITLAR[kac])
                with kayit_dosyasi(disk(len(kalan.encode()) + sigan)):
                    sonuc = self.calistir(SATIRLAR[kac])
                self.soyler(sonuc, 2, f"{self.yol}: diskte yer yok",
                            f"Kaydedilmemiş olabilir: '{satir[:-1]}'")
                self.kayitli(kalan)
            self.surer(kac + (kac == son))

    def test_diske_varmayan_geri_kesilir(self):
        """Yanıt da, masalar da (listeleri de yazılmaz), geri alma da."""
        for kac, girilen, varan, ne, kalan in (
            (UKD, "0\n", 0, "'UKD (555): 0'", KAYITLAR[UKD]),
            (ILK_RENK, SATIRLAR[ILK_RENK], 1, f"'{MASALAR[0][:-1]}'",
             KAYITLAR[ILK_RENK] + ADLI[ILK_RENK]),
            (IKINCI_TUR, "<\n", 0, "geri alma", KAYITLAR[IKINCI_TUR - 1]),
        ):
            self.yaz(KAYITLAR[kac])
            varmayan = OSError(errno.EDOM, "neden")
            with mock.patch("os.fsync", side_effect=[*[None] * varan, varmayan]):
                u = self.ucbirim(girilen)
            self.soyler(u.sonuc, 2, f"{self.yol}: neden", f"Kaydedilmemiş olabilir: {ne}")
            self.kayitli(kalan)
            self.assertEqual(u.stdout.count("Tur Eşleştirme"), "geri" in ne)

    def test_yazilirken_ctrl_c(self):
        """Yazılan yarım kalmaz: yanıt (masaları sonra yazılır), geri alma, kaydın kopyası."""
        def bas(_):
            signal.raise_signal(signal.SIGINT)

        for kac, girilen, kalan in (
            (UKD, SATIRLAR[UKD], KAYITLAR[UKD + 1]),
            (ILK_RENK, SATIRLAR[ILK_RENK], KAYITLAR[ILK_RENK] + ADLI[ILK_RENK]),
            (IKINCI_TUR, "<\n", KAYITLAR[IKINCI_TUR - 1]),
        ):
            self.yaz(KAYITLAR[kac])
            with mock.patch("os.fsync", bas):
                u = self.ucbirim(girilen)
            self.assertIn(u.kod, (1, 130))
            self.kayitli(kalan)
            *_, son = (satir for satir in kalan.splitlines() if satir[0] != "#")
            self.biter(u.stderr, f"Son yanıt: {son}\n")
        self.yaz(KAYITLAR[ORTA])
        with mock.patch("os.fsync", bas):
            u = self.ucbirim(lambda: self.yaz(""), SATIRLAR[ORTA])
        self.soyler(u.sonuc, 2, f"{self.yol}: ", f"{self.yaninda(1).name} dosyasında.")
        self.assertEqual(oku(self.yaninda(1)), KAYITLAR[ORTA + 1])
        self.assertFalse(self.yaninda(2).exists())

    def test_izin_yok(self):
        """Açarken de, yazarken de; klasörü olmayan dosya da söylenir."""
        izin_yok = mock.Mock(side_effect=OSError(errno.EACCES, ""))
        self.yaz(KAYITLAR[1])
        for yama, ne in (
            (mock.patch("satranc.open", izin_yok, create=True), ""),
            (kayit_dosyasi(izin_yok), f"'{ADLI[1][:-1]}'"),
        ):
            with yama:
                self.soyler(self.calistir(SATIRLAR[1]), 2, f"{self.yol}: ", "izin yok", ne)
            self.kayitli(KAYITLAR[1])
        yol = self.yol.parent / "yok" / "k.txt"
        sonuc = surecte(GIRDI, "--kayit", yol)
        self.soyler(sonuc, 2, f"{yol}: ", "böyle bir dosya ya da klasör yok")


class SonSozler(KayitSinamasi):
    """7: yarıda kalınca nereden süreceği; artan satırlar, son soru test_oturum'dadır."""

    def test_yarida_kalinca(self):
        """Hangi dosyadan süreceği, son yanıtın satırı; yanıt yoksa ilki.

        Masalar, girintili de olsa, geri alınan da son yanıt değildir.
        """
        for kac in (0, 1, ILK_SONUC, IKINCI_TUR, len(SATIRLAR) - 2):
            surer = f"Turnuva {self.yol} kaydından sürer.\n"
            surer += "".join(f"Son yanıt: {son}" for son in ADLI[:kac][-1:])
            self.yaz(KAYITLAR[kac].replace("#", "\t #"))
            self.assertEqual(self.calistir(), (1, yankili(kac, kac), BITTI + surer))
            u = self.ucbirim(KeyboardInterrupt)
            self.assertEqual(u.kod, 130)
            self.biter(u.stderr, KESILDI + surer)
            self.yaz(KAYITLAR[kac + 1].replace("#", "\t #"))
            self.biter(self.ucbirim("<\n", KeyboardInterrupt).stderr, KESILDI + surer)
