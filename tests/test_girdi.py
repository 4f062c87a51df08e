"""Yanıtlar: kabul edilen, edilmeyene söylenen; adların ve başlangıcın sırası."""

from tests.calistirma import surecte
from tests.uretec import ELO, UKD, alt_alta, oyuncu, oyuncular, yeni_sozu
from tests.yardim import Sinama, tablo_oku

ANAHTAR = "0: ½ - ½, 1: 1 - 0, 2: 0 - 1, 3: + - -, 4: - - +, 5: - - -"
KUVVET = "0 ya da en az 1000 giriniz."
IKI_OYUNCU = oyuncular(zip("57"))


def diyalog(*yanitlar):
    """Yanıtları verir; (stdout, stderr satırları) döndürür. Erken bitmenin iletisi sayılmaz."""
    kod, cikti, hata = surecte(alt_alta(*yanitlar))
    uyarilar = hata.splitlines()
    return cikti, uyarilar[:-1] if kod else uyarilar


def sutun(cikti, ad, liste="Başlangıç Sıralama Listesi:"):
    """Listenin bir sütunu, satırlarının sırasıyla."""
    return [satir[ad] for satir in tablo_oku(cikti, liste)]


class YanitSinamasi(Sinama):
    def reddedilir(self, oncekiler, yanitlar, neden):
        """Öncekilerden sonra yanıtların her biri o nedenle reddedilir, soru yinelenir."""
        dokum, (cikti, uyarilar) = diyalog(*oncekiler)[0], diyalog(*oncekiler, *yanitlar)
        self.assertEqual(uyarilar, [f"{yanit!r} {neden}" for yanit in yanitlar])
        eklenen = cikti[len(dokum):]
        self.assertEqual(eklenen, dokum[-len(eklenen) // len(yanitlar):] * len(yanitlar))


class AdSoyad(YanitSinamasi):
    def test_kabul_edilenler(self):
        for girilen, yazilan in (
            ("abcçdefgğhıijklmnoöprsştuüvyz", "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"),
            ("ırmak isil", "IRMAK İSİL"),
            ("éßж好", "ÉSSЖ好"),  # yabancı harfler Unicode'daki gibi büyür
            ("\u0390", "\u03aa\u0301"),  # ΐ'nin büyüğü üç karakterdir; ilk ikisi NFC'de birleşir
            ("  Ali \t  Can\u00a0Ay\u3000Su ", "ALİ CAN AY SU"),
            ("Go\u0308kc\u0327e S\u0327en", "GÖKÇE ŞEN"),  # ayrık yazılan harfler birleşir
            ("I\u0307lker", "İLKER"),
            ("i\u0307li\u0307m", "İLİM"),  # i ile birleşen nokta i okunur
            ("o'Neil d’Arc A.-B. Ak", "O'NEİL D’ARC A.-B. AK"),
            (" \t" + "çok  uzun " * 9 + "yüz olan a" + "  ", "ÇOK UZUN " * 9 + "YÜZ OLAN A"),
            ("ß" * 100, "S" * 200),  # sınır yazılanındır
            ("e\u0301" * 50, "É" * 50),
        ):
            cikti, uyarilar = diyalog(*oyuncular([(5, girilen, 1000), (7,)]))
            self.assertEqual((sutun(cikti, "Ad-Soyad"), uyarilar), ([yazilan, "A"], []))

    def test_edilmeyenler(self):
        harf = "harf giriniz (boşluk ' ’ - . da olur)."
        self.assertEqual(diyalog("5", "", " \t")[1], [f"Yanıt boş; {harf}"] * 2)
        bozuklar = ["-", "'.", "’ -", "Ali2", "1500 abc", "Ali_Can", "Ali;", "x\u030c", "²", "Ⅷ"]
        bozuklar += ["<", "?", "düzelt 99", "1=0", "yok 99"]
        ortadakiler = "\0\v\f\x1b\x1c\x7f\x85\u2028\xad\u200b\ufeff‘`\","
        bozuklar += [f"Ali{karakter}Kaya" for karakter in ortadakiler]
        self.reddedilir("5", bozuklar, f"bir ad-soyad değil; {harf}")
        self.reddedilir("5", ["Ali\ufffd"],
                        "çözülemeyen karakter içeriyor; metni UTF-8 olarak veriniz.")

    def test_en_cok_yuz_karakter(self):
        """Yanıtın, çevresindeki boşluklar olmadan ve birleştirilmeden önce, karakterleri sayılır.

        Sonuncusu 800 KB'tır; birleştirilseydi sıralanacak birleşenleri vardır.
        """
        uzunlar = ["a" * 101, "s\u0327" * 60, "a" + " " * 99 + "b", "1" * 101,
                   "a" + "\u0301\u0316" * 200_000]
        self.assertEqual(diyalog("5", *uzunlar)[1], [
            f"{uzun[:40] + '…'!r} {len(uzun)} karakter uzunluğunda; "
            "en çok 100 karakter girilebilir." for uzun in uzunlar])


class TamSayi(YanitSinamasi):
    def test_isaret_ve_ascii_rakam(self):
        uzun = "9" * 640
        for metin, deger in (("+7", "7"), ("007", "7"), (uzun, uzun), ("+" + uzun, uzun)):
            cikti, uyarilar = diyalog(*oyuncu(metin), *oyuncu(1), "-" + uzun)
            self.assertEqual((sorted(sutun(cikti, "LNo")), uyarilar), (["1", deger], []))
        for bitis in ("0", "-0", "+0", "-3", "000"):
            cikti, uyarilar = diyalog(*oyuncu(2), *oyuncu(1), bitis)
            self.assertEqual((sorted(sutun(cikti, "LNo")), uyarilar), (["1", "2"], []))

    def test_gecersizler(self):
        gecersizler = ["muz", "1_000", "1.0", "1,5", "1e3", *"٣½³+-", "1 2", "1500 abc", "--1",
                       "0x10", "*5", "٣1", "+-1", "1-", "5\u200b", "1\x0c",
                       "\u22120", "\uff0b1",  # − (eksi) ile ＋
                       "<", "?", "düzelt 99", "1=0", "yok 99"]
        for oncekiler, beklenen in (
            ((), "lisans no giriniz (bitirmek için 0)."), (oyuncu(5)[:ELO], KUVVET),
            (oyuncu(5)[:UKD], KUVVET), (IKI_OYUNCU, "en az 1, en çok 1 giriniz."),
        ):
            self.reddedilir(oncekiler, gecersizler, f"bir tam sayı değil; {beklenen}")

    def test_cok_uzun_sayi_uyari_uzatilmadan_reddedilir(self):
        _, uyarilar = diyalog("9" * 641, "-" + "9" * 641, "9" * 100_000)
        self.assertEqual(uyarilar, [
            f"'{basi}…' {basamak} basamaklı; en çok 640 basamak girilebilir."
            for basi, basamak in (("9" * 40, 641), ("-" + "9" * 39, 641), ("9" * 40, 100_000))
        ])


class Kisitlar(YanitSinamasi):
    """Her istemin sınırındaki yanıtlar."""

    def test_cevresindeki_bosluklar_atilir(self):
        """Her soruda; BOM da, bölünmeyen boşluk da boşluktur."""
        yanitlar = (*IKI_OYUNCU, 1, "b", 1)
        for kalip in (" \t{}", "{}\r\r", "\ufeff{} \ufeff", "\xa0\u2007{}\u202f"):
            self.assertEqual(diyalog(*map(kalip.format, yanitlar)), diyalog(*yanitlar))

    def test_lno_tekil(self):
        self.reddedilir(oyuncular(zip(range(1001, 1301)))[:-1], ("+1001", "001150", "1300"),
                        "lisans numarası daha önce girildi; başka bir numara giriniz.")

    def test_iki_oyuncudan_az_ile_bitirilemez(self):
        for oncekiler, sayi in (((), 0), (oyuncu(5), 1)):
            self.reddedilir(oncekiler, ("0", "-1"), f"ile bitirilemez: {sayi} oyuncu girildi, "
                            "en az 2 gerekir; lisans no giriniz.")

    def test_elo_ve_ukd_sifir_ya_da_en_az_bin(self):
        for yer in (ELO, UKD):
            self.reddedilir(oyuncu(5)[:yer], ("999", "1", "-1", "-1000"), f"geçersiz; {KUVVET}")

    def test_tur_sayisi_araligi(self):
        for sayi, en_az in ((2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (16, 4), (17, 5),
                            (1024, 10), (1025, 11), (2049, 12)):
            en_cok = sayi - 1
            girilenler = oyuncular(zip(range(1, sayi + 1)))
            cikti, uyarilar = diyalog(*girilenler, en_az - 1, en_cok + 1, en_az)
            self.assertIn(f"\nTurnuvadaki tur sayisini giriniz ({en_az}-{en_cok}): ", cikti)
            self.assertEqual(uyarilar, [
                f"'{disi}' geçersiz; en az {en_az}, en çok {en_cok} giriniz."
                for disi in (en_az - 1, en_cok + 1)])
            self.assertIn("rengini", diyalog(*girilenler, en_cok)[0])

    def test_binlerce_yanlis_yanit_yigini_tasirmaz(self):
        cikti, uyarilar = diyalog(*["x"] * 5000, *IKI_OYUNCU)
        self.assertEqual(len(uyarilar), 5000)
        self.assertIn("adini-soyadini", cikti)

    def test_renk(self):
        onceki = [*IKI_OYUNCU, "1"]
        for renk, beyaz in (("b", "1"), ("B", "1"), ("s", "2"), ("S", "2")):
            cikti, uyarilar = diyalog(*onceki, renk)
            self.assertEqual(uyarilar, [])
            self.assertIn(f"\n  1    {beyaz} ", cikti)
        # Sonuncu, büyüğü S olan uzun s'dir.
        self.reddedilir(onceki, ["beyaz", "w", "bs", "1", "ş", "\u017f"],
                        "bir renk değil; b ya da s giriniz.")

    def test_sonuc(self):
        onceki = [*IKI_OYUNCU, "1", "b"]
        for yanit, hucre in (("03", "+"), ("+1", "1"), ("-0", "½"), ("0" * 600 + "5", "-")):
            cikti, uyarilar = diyalog(*onceki, yanit)
            self.assertEqual((sutun(cikti, "1. Tur", "Çapraz Tablo:")[0], uyarilar),
                             (f"2 b {hucre}", []))
        # Klavyede ve kayıtta yazılabilenler de yanlıştır.
        soylenmeyenler = ["1=0", "yok 5", "eşleştir", yeni_sozu(9), "düzelt 5", "?", "yardım"]
        self.reddedilir(onceki, ["<", "6", "-1", "muz", "1 0", "½", *soylenmeyenler],
                        f"sonuç değil; {ANAHTAR}.")
        self.assertIn(f"\n  {ANAHTAR}\n", surecte("", "--help")[1])


class BaslangicSirasi(Sinama):
    def test_adlarin_sirasi(self):
        """Kuvvetleri eşit oyuncular ada göre sıralanır; LNo'ları tersine verilir."""
        for satir in """\
            A B C Ç D E F G Ğ H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z
            ALİ ALİ_AY ALİ_ZOR ALİBEY ALİCAN | boşluk her harften önce
            A_B A'B A’B A-B A.B AB
            EMEL ÉMİN EMOŞ FATMA | öteki harfler temel harfiyle
            NGUYEM NGUYỄN NGUYEO NGUYF | iki işaretli harf
            ZÜMRÜT ÆRØ ØRN ĲSBRAND ǄEM ЖЕНЯ | temel harfi olmayanlar sonda; Ĳ ile Ǆ birer harf\
            """.splitlines():
            adlar = [ad.replace("_", " ") for ad in satir.partition("|")[0].split()]
            yanitlar = oyuncular(enumerate(reversed(adlar), start=1))
            self.assertEqual(sutun(diyalog(*yanitlar)[0], "Ad-Soyad"), adlar)

    def test_olcutler_sirasiyla(self):
        """Sırasıyla yazılan oyuncular (LNo, ad, ELO, UKD) tersten girilir."""
        for satir in """\
            2 B 1600 0, 1 A 1500 2000 | önce ELO
            2 B 1001 0, 1 A 1000 1000000000
            2 B 1000 0, 1 A 0 2000 | 0 en küçüktür
            3 B 0 1001, 2 C 0 1000, 1 A 0 0 | sonra UKD
            2 B 9007199254740993 0, 1 A 9007199254740992 2000 | ondalıkta eşit olurlardı
            2 B 1500 1001, 1 A 1500 1000
            2 B 0 9007199254740993, 1 A 0 9007199254740992
            3 HASAN 0 0, 2 IRMAK 0 0, 1 İLK 0 0 | sonra ad
            9 ALİ 0 0, 10 ALİ 0 0, 100 ALİ 0 0 | sonra LNo
            1 Âli 0 0, 2 Ali 0 0, 3 Ali 0 0 | Â ile A eşittir""".splitlines():
            sirali = [bilgi.split() for bilgi in satir.partition("|")[0].split(",")]
            cikti, _ = diyalog(*oyuncular(reversed(sirali)))
            self.assertEqual(sutun(cikti, "LNo"), [lno for lno, *_ in sirali])
