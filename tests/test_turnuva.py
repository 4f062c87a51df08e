"""Bütün turnuvalar: yalın uygulamayla aynı döküm, denetçiden geçen kurallar, uç alanlar."""

from collections import Counter

from tests import yalin
from tests.calistirma import surecte
from tests.denetci import denetle, sonrasi
from tests.karsilastir import karsilastir
from tests.konum import rastgele_gecmis
from tests.uretec import SONUC_TURLERI, turnuva_girdisi
from tests.yardim import Sinama, notsuz, oku
from tests.yenile import OZETLER, alani_oku, ozet


class YalinUygulamaylaAyni(Sinama):
    """Döküm, `Not:` satırları dışında, yalin.py'nin yazdığıdır; ilk ayrılan alanda durulur."""

    def test_4_ten_14_e_her_oyuncu_ve_tur_sayisi(self):
        duzeyler = Counter()
        for sayi in range(4, 15):
            for tur in range((sayi - 1).bit_length(), sayi):
                for tur_adi in SONUC_TURLERI:
                    duzeyler.update(karsilastir(sayi, tur, 1, tur_adi))
        # "ikisi" çok seyrektir; test_cikmaz'daki konumlarda denenir.
        self.assertLessEqual({yalin.BASKASI, "renk", "tur atlama", yalin.ERKEN}, {*duzeyler})

    def test_buyuk_alanlarin_ozetleri(self):
        """Özeti saklanandan başka olan alanı yalin.py de oynar: nerede ayrıldıkları görünür."""
        for satir in oku(OZETLER).splitlines():
            alan, beklenen = alani_oku(satir)
            cikti = surecte(turnuva_girdisi(*alan))[1]
            denetle(cikti)
            if ozet(notsuz(cikti)) != beklenen:
                karsilastir(*alan)
                self.fail(f"{alan}: saklanan özet eski; yenilemek için python3 -m tests.yenile")

    def test_tamamlama_yeter(self):
        """yalin.py'nin çok zaman istediği alanlar; yalnızca denetlenir."""
        for alan in ((120, 101, 1, "hep berabere"), (200, 60, 3, "hep beyaz"),
                     (300, 12, 3, "hep beyaz")):
            kod, cikti, hata = surecte(turnuva_girdisi(*alan))
            self.assertEqual((kod, denetle(cikti), hata), (0, (0, False), ""), alan)


class OnBinOyuncu(Sinama):
    def test_ikinci_tur(self):
        """Beş basamaklı BSNo'lar: elle bulunmuş masalar.

        1. tur: 1-2, 3-4, ...; beyazlar kazanır, yalnızca son beş masa (10001-10002 ...
        10009-10010) berabere. 2. turda 1 puanlılar (tek BSNo'lar, hepsi beyaz almış) 2500 masaya
        oturur: 3-1, 7-5, ... Yarım puanlılardan 10001 (beyaz almış) karşılaşmadığı ilk siyahla,
        10004'le; 10002 ilk beyazla, 10003'le eşleşir.
        """
        sayi = 10_010
        oyuncular = "".join(f"{bsno}\nA\n{30_000 - bsno}\n0\n" for bsno in range(1, sayi + 1))
        cikti = surecte(oyuncular + "0\n14\nb\n" + "1\n" * 5000 + "0\n" * 5)[1]
        satirlar = sonrasi(cikti, "2. Tur Eşleştirme Listesi:").split("\n")
        for satir in (
            "1 3 3 1.00 - 1.00 1 1", "2500 9999 9999 1.00 - 1.00 9997 9997",
            "2501 10004 10004 0.50 - 0.50 10001 10001",
            "2502 10002 10002 0.50 - 0.50 10003 10003", "2505 2 2 0.00 - 0.50 10009 10009",
        ):
            masa = int(satir.split()[0])
            self.assertEqual(" ".join(satirlar[masa + 2].split()), satir)


class YalinUygulama(Sinama):
    """Yukarıdakiler, yalın uygulama kendisiyle çelişmiyorsa kanıttır."""

    def test_araligin_disindaki_tur_sayisini_reddeder(self):
        for sayi, en_az in ((2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)):
            for tur in (en_az - 1, sayi):
                with self.assertRaises(yalin.Reddedildi, msg=(sayi, tur)):
                    yalin.turnuva(turnuva_girdisi(sayi, tur, 1))

    def test_yalin_uygulamanin_iki_yolu_da_ayni_eslestirmeyi_bulur(self):
        """Hiç budamayan üretecin ilki ve matris."""
        for tohum in range(150):
            gecmis = rastgele_gecmis(tohum, 8, tohum % 6 + 1)
            sirali = yalin.sirala(gecmis)
            for renk_serbest in (False, True):
                ilk = next(yalin.butun_eslestirmeler(gecmis, sirali, renk_serbest), None)
                self.assertEqual(yalin.ilk_tam(gecmis, sirali, renk_serbest)[0], ilk)
