"""Adımlar (--adimlar): her masa nasıl kuruldu, kim neden geçildi; sonda rakip puanları.

test_turnuva'da bütün turnuvaların adımları yalin.py'ninkilerle karşılaştırılır.
"""

import re

from tests.calistirma import Ucbirim, surecte
from tests.ornek_turnuva import (
    BITTI,
    ERKEN_BITEN,
    GIRDI,
    KAYIT,
    SATIRLAR,
    KayitSinamasi,
    duz_kosu,
)
from tests.uretec import alt_alta, oyuncular
from tests.yalin import adli_kayit, turnuva
from tests.yardim import ORNEK, oku

# Örneğinkiler; sondaki rakip puanları ayrı, boş satırıyla.
ADIMLARI, RAKIP_PUANLARI = re.split("(?=\nRakip )", turnuva(GIRDI)[2])


class Adimlar(KayitSinamasi):
    def kalan(self, *satirlar):
        """Bu kayıtta kalmış turnuvanın adımları."""
        self.yaz(*satirlar)
        return surecte("", "--adimlar", "--kayit", self.yol)[2].partition(BITTI)[0]

    def test_elle_yazilmis_konumlar(self):
        """Oyuncuların sayısı (LNo BSNo'dur), yanıtlar; boş satırdan sonra, son adımlar.

        Adımlar elle çıkarılmıştır; yenisi elle çıkarılıp yalin.turnuva'nınkilerle karşılaştırılır.
        """
        for konum in oku(ORNEK / "adimlar.txt").split("\n\n\n"):
            sayi, _, gerisi = konum.partition("\n")
            yanitlar, _, beklenen = gerisi.partition("\n\n")
            girilen = adli_kayit(alt_alta(*oyuncular(zip(range(1, int(sayi) + 1))), yanitlar))
            self.biter(self.kalan(girilen).strip(), beklenen.strip(), konum)

    def test_masalar_kayittayken(self):
        """Adımlar yine yönteminkilerdir; eşleştiremediği turda yoktur."""
        ilk_dort, besinci, _ = KAYIT.partition("# 5. tur: ")
        besinci += "123-70 4-555 222-6 99-3 88-BYE\n"
        self.assertEqual(self.kalan(ilk_dort, besinci), ADIMLARI)
        dorduncu = "# 4. tur: 57011676-77594914 47777680-3864689 16951406-40566124\n"
        kalan = self.kalan(adli_kayit(ERKEN_BITEN), dorduncu)
        basliklar = re.findall(r"(\d+)\. Turun Eş", kalan)
        self.assertEqual(basliklar, ["2", "3"])

    def test_secenegin_yazilislari(self):
        """Döküm, kayıt, çıkış kodu seçeneksiz koşununkilerdir."""
        for secenekler in (
            ["--adimlar", "--kayit", self.yol], ["--kayıt", self.yol, "--adımlar"],
            ["--adımlar", f"--kayıt={self.yol}"], [f"--kayit={self.yol}", "--adimlar"],
        ):
            self.yaz()
            sonuc = surecte(GIRDI, *secenekler)
            self.assertEqual(sonuc, (0, duz_kosu(), ADIMLARI + RAKIP_PUANLARI))
            self.kayitli(KAYIT)

    def test_listenin_ustundedir(self):
        """Geri alınca da, yalnız son turunkiler; onların sonuna bakılır."""
        self.yaz(KAYIT)
        u = Ucbirim([], "--adimlar", "--kayit", self.yol, dosyada="stderr")  # hepsi dosyadadır
        self.assertIn(ADIMLARI + RAKIP_PUANLARI, u.stderr)
        u = Ucbirim([*SATIRLAR[:-1], "<\n", *SATIRLAR[-2:]], "--adimlar")
        self.assertEqual(u.ekran.count(ADIMLARI[-99:] + "\n5. Tur Eşleştirme Listesi:\n"), 2)
        self.assertEqual(u.ekran.count("2. Turun Eşleştirme Adımları:\n"), 1)
        self.assertIn(RAKIP_PUANLARI + "\nNihai Sıralama Listesi:\n", u.ekran)
