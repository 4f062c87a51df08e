"""Uçbirimde bütün oturumlar: düzeltmeler, sonradan gelenler, saklamak; not defteri."""

import io
import os
import re
from contextlib import redirect_stderr, redirect_stdout
from unittest import mock

from tests.calistirma import Ucbirim, komut
from tests.ornek_turnuva import CIKTI, IKINCI_TUR, KAYITLAR, SATIRLAR, KayitSinamasi
from tests.yardim import ORNEK, PROGRAM, oku

BASI, *OTURUMLAR = oku(ORNEK / "oturumlar.txt").split("\n== ")
TUSLAR = {"^C": KeyboardInterrupt, "^D": ""}


def isaretli(metin, isaret):
    """Metnin bu işaretle başlayan satırları, işaretsiz, alt alta."""
    return "".join(re.findall(rf"^{re.escape(isaret)} (.*\n)", f"{metin}\n", re.M))


class Oturumlar(KayitSinamasi):
    def setUp(self):
        super().setUp()
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.yol.parent)

    def test_elle_yazilmis(self):
        """ornek/oturumlar.txt'dekiler; yazılışı da oradadır."""
        for oturum in OTURUMLAR:
            adi, *adimlar = re.split("^> ?(.*)\n", f"{oturum}\n", flags=re.M)
            kayitsiz = adi.startswith("kayıtsız")
            with self.subTest(adi.split("\n")[0]):
                self.yol.unlink(missing_ok=True)
                if kaydi := isaretli(adi, "|") or isaretli(BASI, "|") * (not kayitsiz):
                    self.yaz(kaydi)
                yazilan = [TUSLAR.get(yanit, f"{yanit}\n") for yanit in adimlar[::2]]
                u = Ucbirim(yazilan, *[] if kayitsiz else ["--kayit", self.yol])
                for yanit, ekran, beklenen in zip(adimlar[::2], u.ekranlar()[1:], adimlar[1::2]):
                    self.gorunur(ekran, beklenen, yanit)
                kalan = oku(self.yol) if self.yol.exists() else ""
                self.biter(kalan, isaretli(oturum, "="))

    def gorunur(self, ekran, beklenen, yanit):
        """Beklenenlerin iki boşluklu satırları ekranda o sıradadır, "- "liler yoktur."""
        yer = 0
        for isaret, satir in re.findall("^([ -]) (.*)$", beklenen, re.M):
            bulunan = ekran.find(satir, yer)
            self.assertEqual(isaret == "-", bulunan < 0, f"> {yanit}: {satir!r}:\n{ekran}")
            yer = max(yer, bulunan)

    def test_geri_alirken_kesilen(self):
        """Dosya daha kısalmamışken Ctrl-C: son yanıt dosyadakidir."""
        self.yaz(KAYITLAR[IKINCI_TUR])
        with mock.patch("satranc.dosyaya_yaz", side_effect=KeyboardInterrupt):
            u = self.ucbirim("<\n")
        self.biter(u.stderr, "Son yanıt: 1. tur 4. masa (555-123): 4\n")
        self.kayitli(KAYITLAR[IKINCI_TUR])

    def hucrede(self, *yanitlar):
        """Programı not defterinin hücresindeki gibi çalıştırır; (yazılan, sorulanlar)."""
        cikti, sorulan = io.StringIO(), mock.Mock(side_effect=yanitlar)
        with mock.patch("builtins.input", sorulan), mock.patch("sys.stdin", io.StringIO()), \
                komut("-x"), redirect_stdout(cikti), redirect_stderr(cikti):
            exec(compile(oku(PROGRAM), "hücre", "exec"), {"__name__": "__main__"})
        return cikti.getvalue(), [cagri.args[0] for cagri in sorulan.call_args_list]

    def test_baskasinin_input_u(self):
        """Yanıtlar ondan gelir, klavyeden gibi; 0'da hata yoktur, Ctrl-C'de saklamak sorulur."""
        cikti, sorulan = self.hucrede("x", "11", "<", *map(str.strip, SATIRLAR))
        self.biter(cikti, CIKTI[CIKTI.index("Nihai"):])
        self.assertIn("Geri alındı: LNo: 11\n", cikti)
        self.assertEqual(len(sorulan), 3 + len(SATIRLAR))
        with self.assertRaises(SystemExit) as bitis:
            self.hucrede("11", KeyboardInterrupt, "")
        self.assertEqual(bitis.exception.code, 130)
        self.kayitli("LNo: 11\n")
