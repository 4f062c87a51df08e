"""Listelerin düzeni: taşan değerler, hizalar, sıra; en az genişlikler: test_salon, test_ornek."""

import re

from tests.calistirma import surecte
from tests.karsilastir import kayittan
from tests.uretec import alt_alta, oyuncular
from tests.yalin import adli_kayit
from tests.yardim import Sinama


class Listeler(Sinama):
    def test_oynamayanlar_bsno_sirasindadir(self):
        """Küme sırası buna 18 oyuncudan az iken çoğu kez uyar."""
        girdi = alt_alta(*oyuncular(zip(range(1, 19))), 5, "b", "yok 17 2")
        _, dokum, _ = kayittan(adli_kayit(girdi))
        self.assertEqual(re.findall(r" yok: (\d+)", dokum), ["2", "17"])

    def test_genis_degerler_sutunu_genisletir(self):
        """Tur atlayanınki de; iki yarının sütunları ayrıdır, Siyahlar sağ yarının üstüne kayar."""
        bilgiler = ((5, "on üç harfli ad", 10**9), (1, "b", 0, 20000), (123456789, "c"))
        cikti = surecte(alt_alta(*oyuncular(bilgiler), 2, "b"))[1]
        self.biter(cikti[:cikti.index("\n\nTurnuvadaki")], """\
BSNo       LNo Ad-Soyad               ELO   UKD
---- --------- --------------- ---------- -----
   1         5 ON ÜÇ HARFLİ AD 1000000000     0
   2         1 B                        0 20000
   3 123456789 C                        0     0""")
        self.biter(cikti[:cikti.index("\n\n1. turda")], """\
        Beyazlar          Siyahlar
MNo BSNo       LNo Puan - Puan   LNo BSNo
--- ---- --------- ----   ---- ----- ----
  1    1         5 0.00 - 0.00     1    2
  2    3 123456789 0.00 - BYE""")
