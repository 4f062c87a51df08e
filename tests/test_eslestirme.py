"""Eşleştirmenin kuralları, çıkmazlar: elle çıkarılmış konumlar, sonra binlerce rastgelesi."""

import copy
import random
import re
from collections import Counter

from tests import yalin
from tests.karsilastir import kayittan
from tests.konum import esle, rastgele_gecmis, yazilisi, yazimdan, yazimi
from tests.uretec import alt_alta, oyuncular
from tests.yardim import ORNEK, Sinama, oku


class Kurallar(Sinama):
    def test_elle_cikarilmis_konumlar(self):
        """ornek/konumlar.txt'dekiler, her kural kendi başlığının altında; yazılışı da oradadır."""
        tersi = str.maketrans("bs", "sb")
        for bolum in oku(ORNEK / "konumlar.txt").split("\n== ")[1:]:
            konumlar = re.findall("^(.*) ([-=]>) ?(.*)$", bolum, re.M)
            self.assertTrue(konumlar, bolum)
            with self.subTest(bolum.split("\n")[0]):
                for yazim, ok, beklenen in konumlar:
                    self.assertEqual(esle(yazimdan(yazim)), beklenen, yazim)
                    if ok == "=>":
                        ters = re.sub(r"(\d+)-(\d+)", r"\2-\1", beklenen)
                        self.assertEqual(esle(yazimdan(yazim.translate(tersi))), ters, yazim)

    def test_ilk_turdan_sonra_renksizler(self):
        """İkisi de renksizse aranan, ilk renk ne olursa olsun, beyazdır."""
        yanitlar = *oyuncular(zip("1234")), 3, "s", "yok 3 4", 0, "var 3 4", "yok 1 2"
        _, dokum, _ = kayittan(yalin.adli_kayit(alt_alta(*yanitlar)).rpartition("#")[0])
        self.biter(dokum.partition("\nNot: 2. turda")[0], "  1    3     3 0.00 - 0.00     4    4")


class RastgeleKonumlar(Sinama):
    """Rastgele konumlarda sonuç yalın uygulamanınkidir."""

    def beklenen(self, gecmis):
        """(Sonraki turun masaları, notları konumlar.txt'deki yazılışıyla, düzeyi).

        Not vardır: en alttaki atlayabilenden başkası atlayınca; aynı tek rengi alabilen masalarda.
        """
        sonuc = yalin.turu_esle(gecmis, yalin.sirala(gecmis))
        if sonuc is None:
            return "", yalin.ERKEN
        secimler, atlayan, duzey = sonuc
        masalar = yalin.masalari(secimler, atlayan)
        atlayabilenler = [o for o in yalin.sirala(gecmis) if yalin.tur_atlayabilir(gecmis, o)]
        siradaki = atlayabilenler[-1:] if atlayan in atlayabilenler else []
        notlar = [[*siradaki, atlayan]] * (atlayan not in (None, *siradaki))
        renk_disi = [mno for mno, (aranan, aday, _) in enumerate(secimler, start=1)
                     if yalin.hak(gecmis, aranan) == yalin.hak(gecmis, aday) in ("b", "s")]
        notlar += [["renk", *renk_disi]] * bool(renk_disi)
        return yazilisi(masalar, (" ".join(map(str, not_)) for not_ in notlar)), duzey

    def karsilastir(self, *konumun):
        """rastgele_gecmis(*konumun)'un sonraki turu ve notları; bulunduğu düzeyi döndürür."""
        gecmis = rastgele_gecmis(*konumun)
        yazim = yazimi(gecmis)
        beklenen, duzey = self.beklenen(gecmis)
        durum = yazimdan(yazim)
        verilen = copy.deepcopy(durum)
        self.assertEqual((esle(durum), durum), (beklenen, verilen), f"{duzey}: {yazim}")
        return duzey

    def test_binlerce_konum(self):
        sayac = Counter()
        for tohum in range(3000):
            rastgele = random.Random(tohum)
            sayi = rastgele.randint(2, 10)
            tur, en_cok_yok = rastgele.randint(1, sayi - 1), (tohum % 4 == 3) * (sayi - 2)
            sayac[self.karsilastir(tohum, sayi, tur, en_cok_yok)] += 1
        duzeyler = [yalin.YONTEM, yalin.TAMAMLAMA, yalin.BASKASI, *filter(None, yalin.GEVSETMELER)]
        self.assertGreater(min(sayac[duzey] for duzey in duzeyler), 20, sayac)

    def test_buyuk_konumlar(self):
        """Küçüklerde görülmeyen çiçekler."""
        for duzey, *konumun in (  # düzey, tohum, oyuncu, tur
            ("renk", 439439647, 15, 12), (yalin.BASKASI, 579573023, 11, 9),
            ("tur atlama", 120633778, 11, 8), ("tur atlama", 133845238, 17, 13),
            (yalin.TAMAMLAMA, 64791706, 21, 13), (yalin.TAMAMLAMA, 393384232, 10, 5),
        ):
            self.assertEqual(self.karsilastir(*konumun), duzey)
