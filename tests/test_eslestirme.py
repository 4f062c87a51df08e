"""Eşleştirme kuralları, her biri adıyla; beklenenler ödev metninden elle çıkarılmıştır.

Konumda her oyuncunun, BSNo sırasıyla, oynadıkları yazılıdır. "91b0 -": 1. turda 91 numarayla
beyaz oynadı, yenildi; 2. turu atladı ("yok": o turda yoktu). Sonuçlar çapraz tablodaki gibidir
(1 ½ 0 + -), 80 ile üstü yalnızca geçmişte kalmış rakiplerdir.
"""

from tests.konum import esle, ikiz, ilk_tur, notlar, turu_oyna, yazimdan
from tests.yalin import DEGERLER
from tests.yardim import Sinama


class Esleme(Sinama):
    def eslesir(self, yazimlar, masalar, tur_atlayan=None):
        """yazimlar: BSNo sırasıyla maç yazımları; masalar: beklenen (beyaz, siyah) çiftleri.

        Renkler değiş tokuş edilince masaların renkleri de öyle olur.
        """
        tersi = [yazim.translate({ord("b"): "s", ord("s"): "b"}) for yazim in yazimlar]
        ters_masalar = [masa[::-1] for masa in masalar]
        for verilenler, beklenen in ((yazimlar, masalar), (tersi, ters_masalar)):
            durum = yazimdan(*verilenler)
            self.assertEqual(esle(durum), (beklenen, tur_atlayan), verilenler)
            self.assertEqual(notlar(durum), [], verilenler)
            self.assertEqual(durum, yazimdan(*verilenler), "girdi değiştirildi")


class IlkTur(Sinama):
    def test_ciftler_ve_renkler(self):
        self.assertEqual(ilk_tur(4, "b")[1], [(1, 2), (3, 4)])
        self.assertEqual(ilk_tur(4, "s")[1], [(2, 1), (4, 3)])
        # Tek sayıda sonuncu tur atlar.
        self.assertEqual(ilk_tur(5, "s")[1], [(2, 1), (4, 3), (5, 0)])


class Siralama(Esleme):
    def test_once_puan_sonra_bsno(self):
        # 3 ve 4 birer puanlı, önce onlar eşleşir.
        self.eslesir(["91b0", "92s0", "93b1", "94s1"], [(4, 3), (2, 1)])

    def test_esit_puanlilar_bsno_sirasindadir(self):
        """Daha önce ayrı puanlı olmuşlarsa da.

        1. turu 2 ile 4 kazanır: sıralama 2, 4, 1, 3. 2. turu 1 ile 3 kazanır: herkes birer puanlı,
        sıralama 1, 2, 3, 4. 1'e (son siyah) 3, 2'ye (son beyaz) 4 kalmıştır.
        """
        durum = turu_oyna(*ilk_tur(4, "b"), [2, 2])
        durum = turu_oyna(durum, [(4, 1), (2, 3)], [2, 2])
        self.assertEqual(esle(durum), ([(1, 3), (4, 2)], None))


class RenkKurallari(Sinama):
    """Renkleri aynı, birbirine kalmış iki oyuncudan biri yineler; engel varsa not yazılır."""

    def yinelenir(self, *renk_dizileri, engel=False):
        for renkler in renk_dizileri:
            beklenen = [(True, 7, 1)] if engel else []
            self.assertEqual(notlar(ikiz(renkler)), beklenen, renkler)

    def test_bir_kez_alinan_renk_yinelenir(self):
        self.yinelenir("b", "bbs", "sbbsb", "bsb", "sbb-sb", "bbs-")

    def test_arka_arkaya_ucuncu_kez_alinmaz(self):
        """Tur atlama ardışıklığı bozmaz."""
        self.yinelenir("sbb", "bss", "sb-b", "sbb-", engel=True)

    def test_otekinden_en_cok_2_fazla(self):
        """Tur atlama farka girmez; fazla olan öteki renkse yinelenir."""
        self.yinelenir("bbsb", "ssbs", "bbs-b", "bbsb-", engel=True)
        self.yinelenir("sssb", "bbbs", "ssssbsb")


class AdimlarinSirasi(Esleme):
    def test_1_1_once(self):
        # 1'e 2 daha yakın ama son renkleri aynı; 3 ve 4'ün rengi karşıt.
        self.eslesir(["91b1", "92b1", "93s1", "94s1"], [(3, 1), (4, 2)])
        # 1.1'e uyanların en yakını.
        self.eslesir(["91b1", "92s1", "93s1", "94b1"], [(2, 1), (3, 4)])

    def test_1_2_aranan_karsit_rengini_alir_aday_yineler(self):
        # 1 beyazı yineleyemez; kendi grubundaki 2 yineler (1.2), alttaki 3 1.1'e uysa da.
        self.eslesir(["91b0 92b1", "93s0 94b1", "95b0 96s0", "97s0 98b0"], [(2, 1), (3, 4)])
        # Dördünün de son rengi beyaz. 1'e en yakın olan 2 yineleyemez (1.3'e uyar), 3 yineler:
        # 1.2.
        # Kalan 2 ile 4'te 4 yineleyebilir: yine 1.2.
        self.eslesir(["91s0 92b1", "93b0 94b1", "95s0 96b1", "97s0 98b1"], [(3, 1), (4, 2)])

    def test_1_3_aranan_yineler(self):
        # 2 beyazı yineleyemez, 1 yineleyebilir: 1 yeniden beyaz.
        self.eslesir(["91s0 92b1", "93b0 94b1"], [(1, 2)])
        # 1 ile 2'nin ikisi de beyazı yineleyemez; 1 alt gruba iner.
        self.eslesir(["91b0 92b1", "93b0 94b1", "95s0 96s0", "97s0 98s0"], [(3, 1), (4, 2)])

    def test_adimlar_uc_adaydan_once_1_1_i_secer(self):
        # 1 için 2 yalnızca 1.3'e, 3 1.2'ye, en uzaktaki 4 1.1'e uyar.
        # 2 beyazı yineleyemez; siyah alır, 3 yineler (1.2).
        self.eslesir(["91s0 92b1", "93b0 94b1", "95s0 96b1", "97b0 98s1"], [(4, 1), (3, 2)])


class PuanGruplari(Esleme):
    def test_once_kendi_grubu(self):
        # 1 için alt gruptaki 3 1.1'e uyar ama kendi grubundaki 2 (1.2) önce gelir.
        self.eslesir(["91b1", "92b1", "93s0", "94s0"], [(2, 1), (3, 4)])

    def test_alt_grupta_da_adimlar_sirayla(self):
        # 1 kendi grubunda yalnız; alttakilerin hepsi beyaz almıştı: en yakını yineler (1.2).
        self.eslesir(["91b1", "92b0", "93b0", "94b0"], [(2, 1), (4, 3)])
        # 1 için 1.1'e uyan 3 ile karşılaşmış; 2 ile 4 beyazı yineleyemez: 1 yineler (1.3), en
        # yakını 2.
        self.eslesir(["3s1 91b1", "92b0 95b0", "1b0 93s0", "94b0 97b0"], [(1, 2), (3, 4)])

    def test_grup_grup_asagiya(self):
        # 1 ile 2 karşılaşmış: ikisi de yarım puanlılara iner, sıfırlılara değil.
        self.eslesir(["2b½ 91b1", "1s½ 92s1", "93s½ 94s0", "95s½ 96b0", "97s0 98s0", "99b0 90b0"],
                     [(3, 1), (2, 4), (5, 6)])
        # 1'in altındaki ilk gruptaki 2 ile karşılaşmış; 3'e iner. 2 de 4'e.
        self.eslesir(["2b1 91s1", "1s0 92b1", "93b0 94s0", "95s0 96b0"], [(1, 4), (3, 2)])
        # 1 bir alttakilerin ikisiyle de karşılaşmış; iki alttakilerin üçü de 1.1'e uyar.
        self.eslesir(["2b1 3s1", "1s0 91b1", "1b0 92s1", "93s0 94b0", "95s0 96b0", "97s0 98b0"],
                     [(1, 4), (3, 2), (6, 5)])

    def test_yeniden_eslesme_yok(self):
        self.eslesir(["3b1", "4b1", "1s1", "2s1"], [(4, 1), (3, 2)])
        # 1 ile 3 oynamadı ama eşleştirildi: bir daha eşleşmezler.
        self.eslesir(["3b+", "4b+", "1s-", "2s-"], [(2, 1), (3, 4)])
        self.eslesir(["2b-", "1s-", "4b-", "3s-"], [(4, 1), (2, 3)])


class Renkler(Esleme):
    def test_onceki_renk_tur_atlamanin_oncesindekidir(self):
        # 2'nin son rengi tur atlamadan önceki beyazdır: 1'in (son beyaz) 1.1 adayı 3 ile 4'tür, 3
        # yakındır.
        # 2 renksiz sayılsaydı 1'e en yakın 1.1 adayı olurdu.
        self.eslesir(["91s0 92b1", "93b0 -", "94b0 95s1", "96b0 97s1"], [(3, 1), (4, 2)])

    def test_gelinmeyen_macin_rengi_sayilir(self):
        """Gelinmeyen 1. turun renkleri (1 ile 3 beyaz, 2 ile 4 siyah) 2. turu belirler."""
        for kod, karakterler, masalar in (
            # 1 ile 3 birer puanlı ve ikisi de son beyaz: 1.2, 3 yineler. 2 ile 4: 4 yineler.
            (3, "+-", [(3, 1), (2, 4)]),
            # 2 ile 4 birer puanlı, son siyah: 2 beyaz alır, 4 siyahı yineler. 1 ile 3: 3 beyazı
            # yineler.
            (4, "-+", [(2, 4), (3, 1)]),
            # Hepsi puansız; 1'in karşıt renkli adayı 4'tür, 2'ninki 3. Renkler sayılmasaydı 1,
            # sıralamada en yakını olan 3 ile oynardı.
            (5, "--", [(4, 1), (2, 3)]),
        ):
            durum = turu_oyna(*ilk_tur(4, "b"), [kod, kod])
            self.assertEqual(durum["sonuclari"][1:], list(karakterler * 2))
            self.assertEqual(esle(durum), (masalar, None))

    def test_ilk_tur_tur_atlayanin_rengi_serbesttir(self):
        # 2 daha renk almadı: 1.1'dir, öteki karşıt rengini alır. 1-2: 2, 3'ten yakın.
        self.eslesir(["91b1", "-", "92s1", "93s1"], [(2, 1), (3, 4)])
        self.eslesir(["91s1", "-", "92b1", "93b1"], [(1, 2), (4, 3)])

    def test_renksiz_aranan_en_yakinla_eslesir(self):
        self.eslesir(["-", "91b1", "92s1", "93s1"], [(1, 2), (3, 4)])
        self.eslesir(["-", "91s1", "92b1", "93b1"], [(2, 1), (4, 3)])

    def test_iki_renksizden_aranan_beyaz_alir(self):
        """Turlarda olmayanın da rengi yoktur; aranan, sıralamada üstte olandır."""
        for yazimlar, masalar in (
            (["91b1", "92s1", "yok", "yok"], [(2, 1), (3, 4)]), (["yok yok", "yok -"], [(2, 1)]),
        ):
            self.assertEqual(esle(yazimdan(*yazimlar)), (masalar, None))

    def test_iki_taraf_icin_ayni_kural(self):
        # Biri "b b s b" (yalnızca fark engeller), öbürü "s b" (yineleyebilir); ikisi de 1 puanlı,
        # son beyaz.
        farkli, serbest = "9%db0 9%db0 9%ds0 9%db1", "8%ds0 8%db1"
        # Aday yineleyemezse 1.2 olmaz, aranan yineler (1.3).
        self.eslesir([serbest % (1, 2), farkli % (1, 2, 3, 4)], [(1, 2)])
        # Aranan yineleyemezse 1.2: aday yineler.
        self.eslesir([farkli % (1, 2, 3, 4), serbest % (1, 2)], [(2, 1)])
        # Üst üste üçüncü kez için de öyle: "s b b" yineleyemez, "s b s b" yineler.
        uclu, ikili = "9%ds0 9%db0 9%db1", "8%ds0 8%db0 8%ds0 8%db1"
        self.eslesir([ikili % (1, 2, 3, 4), uclu % (1, 2, 3)], [(1, 2)])
        self.eslesir([uclu % (1, 2, 3), ikili % (1, 2, 3, 4)], [(2, 1)])


class TurAtlama(Esleme):
    def test_daha_once_tur_atlayan_gecilir(self):
        # Sıralama 1, 2, 4, 5, 3: en alttaki 3 tur atlar; daha önce atladıysa sıra 5'e gelir.
        for ucuncu, masalar, atlayan in (
            ("95s0 96b1", [(1, 2), (4, 5)], 3), ("- 96b0", [(1, 2), (4, 3)], 5),
            ("yok 96b1", [(1, 2), (4, 5)], 3),  # olmamak atlamak değildir
        ):
            yazimlar = ["91b1 92s1", "93s1 94b1", ucuncu, "97b1 98s½", "99b½ 90s1"]
            self.eslesir(yazimlar, masalar, atlayan)

    def test_rakibi_gelmeyen_gecilir(self):
        """Öbür sonuçları almış olan tur atlar; her sonuç, en alttaki 3'ün ilk maçında denenir."""
        gecilen, atlayan = ([(1, 3)], 2), ([(1, 2)], 3)
        beklenenler = {"½": atlayan, "1": atlayan, "+": gecilen, "0": atlayan, "-": atlayan}
        self.assertEqual({*beklenenler}, {*DEGERLER})
        for sonuc, (masalar, tur_atlayan) in beklenenler.items():
            yazimlar = ["91b1 94s1", "92s1 95b0", f"93b{sonuc} 96s-"]
            self.eslesir(yazimlar, masalar, tur_atlayan)

    def test_oynamadan_alinan_puan_eskimez(self):
        # Dört tur önceki + ya da tur atlama: yine bir üstteki atlar.
        for eski in ("93b+", "-"):
            ucuncu = f"{eski} 96s0 97b0 98s0"
            self.eslesir(["91b1 92s1 93b0 94s0", "95s1 96b½ 97s0 98b0", ucuncu], [(1, 3)], 2)

    def test_tur_atlayan_en_az_puanlidan_secilir(self):
        self.eslesir(["91b0", "92s1", "93b1"], [(2, 3)], tur_atlayan=1)
