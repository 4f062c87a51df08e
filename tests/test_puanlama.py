"""Sonuçlar, puanlar ve eşitlik bozma; beklenenler elle hesaplanmıştır."""

from tests.calistirma import surecte
from tests.denetci import tablo_oku
from tests.konum import ilk_tur, olcutler, oyuncunun, turu_oyna, yazimdan
from tests.uretec import alt_alta, oyuncular
from tests.yalin import KARAKTERLER
from tests.yardim import Sinama


class Sonuclar(Sinama):
    # (kod, beyazın ve siyahın sonuç karakteri, puanları); elle, her kod için
    KODLAR = (
        ("0", "½", "½", 1, 1), ("1", "1", "0", 2, 0), ("2", "0", "1", 0, 2),
        ("3", "+", "-", 2, 0), ("4", "-", "+", 0, 2), ("5", "-", "-", 0, 0),
    )

    def test_kodlar(self):
        """Her sonuç kodunun iki tarafa da yazdığı karakter ve puan (yarım puan)."""
        self.assertEqual([satir[0] for satir in self.KODLAR], [*KARAKTERLER])
        for kod, beyaz, siyah, beyaz_puan, siyah_puan in self.KODLAR:
            durum = turu_oyna(*ilk_tur(2, "b"), [kod])
            self.assertEqual([oyuncunun(bsno, durum) for bsno in (1, 2)],
                             [((2,), "b", beyaz, beyaz_puan), ((1,), "s", siyah, siyah_puan)])

    def test_tur_atlayan_bir_puan_alir_rengi_yoktur(self):
        """Hiçbir masada olmayan puan da almaz."""
        durum = turu_oyna(yazimdan("91b0", "92b0", "93s½", "94b½"), [(1, 2), (3, 0)], [0])
        self.assertEqual(oyuncunun(3, durum), ((93, 0), "s-", "½1", 3))
        self.assertEqual(oyuncunun(4, durum), ((94, 0), "b-", "½-", 1))


class Olcutler(Sinama):
    """Elle hesaplananlar; 91: 3,5 puan; 92: 2; 93: 3; 94: 0,5; 95: 1."""

    ADLAR = ("Puan", "BH-1", "BH-2", "SB", "GS")
    # Rakiplerin son puanları (yarım puan).
    RAKIPLER = {91: 7, 92: 4, 93: 6, 94: 1, 95: 2}

    def hesaplanir(self, *hesaplar):
        """Her hesap: maçlar (test_eslestirme'deki gibi), ADLAR sırasıyla ölçütler."""
        for yazim, beklenen in hesaplar:
            bulunan = olcutler(yazim, self.RAKIPLER)
            self.assertEqual([*bulunan.items()], [*zip(self.ADLAR, beklenen)], yazim)

    def test_oynanan_maclarda(self):
        self.hesaplanir(
            # Puan 2,5; rakipler 3,5 2 3 0,5 1. BH-1: 9,5; BH-2: 8,5.
            # SB: 2 (galibiyet) + 0,5 (galibiyet) + 3/2 = 4; GS 2.
            ("91b0 92s1 93b½ 94s1 95b0", [2.5, 9.5, 8.5, 4.0, 2]),
            # Beraberlik çeyrek puan verebilir: 94'ün yarısı 0,25.
            ("94b½ 95s0", [0.5, 1.0, 0.0, 0.25, 0]),
            # Tek turda BH'ler, iki turda BH-2 sıfırdır.
            ("91b1", [1.0, 0.0, 0.0, 3.5, 1]),
            ("91b1 92s1", [2.0, 3.5, 0.0, 5.5, 2]),
        )

    def test_tur_atlayanin_buchholz_ve_sonneborn_bergeri(self):
        """O tura kadarki puanı + kalan her tur için 0,5; SB'de tam, GS'de yoktur."""
        self.hesaplanir(
            # Sayılanlar: 0 + 2·0,5 = 1; 92: 2; 91: 3,5. BH-1 5,5; BH-2 3,5; SB 1.
            ("- 92s0 91b0", [1.0, 5.5, 3.5, 1.0, 0]),
            # İkincisi de öyle: 0 + 2·0,5 = 1; 91: 3,5; 2 + 0 = 2.
            # BH-1 5,5; BH-2 3,5; SB hepsi 6,5; GS yalnızca 91.
            ("- 91b1 -", [3.0, 5.5, 3.5, 6.5, 1]),
            # Atlanan 3. turdan önce 1,5 puan, kalan iki tur 0,5'er: 2,5.
            # Sayılanlar 3,5 2 2,5 3 0,5. SB: 3,5 + 2/2 + 2,5 = 7.
            ("91b1 92s½ - 93b0 94s0", [2.5, 11.0, 9.0, 7.0, 1]),
        )

    def test_rakibi_gelmeyenin_buchholz_ve_sonneborn_bergeri(self):
        """Tur atlamadaki gibi; GS'de de vardır."""
        self.hesaplanir(
            # Tur atlama 0 + 0,5; 2. turdan önce 1 puan: 1.
            ("- 91b+", [2.0, 1.0, 0.0, 1.5, 1]),
            # Sayılanlar: 2; 1 + 0,5 = 1,5; 1. BH-1 3,5; BH-2 2; SB 3,5; GS 2.
            ("92s1 91b+ 95b0", [2.0, 3.5, 2.0, 3.5, 2]),
            # 1. turdan önce 0 puan, kalan 4 tur: 2. Sayılanlar 2 2 3 0,5 1; SB hepsi: 8,5.
            ("91b+ 92s1 93b1 94s1 95b1", [5.0, 8.0, 7.0, 8.5, 5]),
        )

    def test_gelmeyenin_buchholz_ve_sonneborn_bergeri(self):
        """Tur atlamadaki gibi; SB'de yoktur."""
        self.hesaplanir(
            ("- 91b-", [1.0, 1.0, 0.0, 0.5, 0]),
            # Sayılanlar: 1. tur 0 + 1 = 1; 92: 2; 93: 3. SB yalnızca 93: 3.
            ("91b- 92s0 93b1", [1.0, 5.0, 3.0, 3.0, 1]),
            # Son turda: önce 2 puan, kalan tur yok: 2. Sayılanlar 3,5 2 2; SB 3,5 + 2.
            ("91b1 92s1 93b-", [2.0, 5.5, 3.5, 5.5, 2]),
            # Turda olmayan da öyledir: 1; 92: 2; 93: 3. SB 3.
            ("yok 92s0 93b1", [1.0, 5.0, 3.0, 3.0, 1]),
            # İkisi de gelmemiş: önce 0,5 puan, kalan 1 tur: 1. Sayılanlar 2 1 3; SB 2/2 + 3.
            ("92b½ 91s- 93b1", [1.5, 5.0, 3.0, 4.0, 1]),
        )


class NihaiSira(Sinama):
    # (ölçüt, oyuncu sayısı, tur sayısı, sonuç kodları, üstteki, alttaki): LNo'lar BSNo'lardır.
    # Üstteki, öncekileri eşit ikiliden o ölçüte göre öndedir; BSNo'su büyüktür.
    IKILILER = (
        ("Puan", 4, 2, "0220", "4", "3"), ("BH-1", 4, 2, "1230", "3", "2"),
        ("BH-2", 5, 3, "013203", "5", "3"), ("SB", 4, 2, "2020", "4", "2"),
        ("GS", 4, 3, "033103", "3", "2"),
    )

    def test_her_olcut_oncekiler_esitken_ayirir(self):
        self.assertEqual(tuple(ikili[0] for ikili in self.IKILILER), Olcutler.ADLAR)
        for olcut, sayi, tur, kodlar, ust, alt in self.IKILILER:
            yanitlar = alt_alta(*oyuncular(zip(range(1, sayi + 1))), tur, "b", *kodlar)
            nihai = tablo_oku(surecte(yanitlar)[1], "Nihai Sıralama Listesi:")
            satirlar = {satir["BSNo"]: satir for satir in nihai}
            onceki = Olcutler.ADLAR[:Olcutler.ADLAR.index(olcut)]
            bir, iki = satirlar[ust], satirlar[alt]
            self.assertEqual([bir[ad] for ad in onceki], [iki[ad] for ad in onceki], olcut)
            self.assertGreater(float(bir[olcut]), float(iki[olcut]), olcut)
            self.assertLess(int(bir["SNo"]), int(iki["SNo"]), olcut)
