"""Uçbirimde bütün oturumlar: sözler, düzeltmeler, saklamak, son soru; not defteri.

Sözler, düzeltmeler rastgele akşamlarda, test_aksam'da, yalin.py ile karşılaştırılır.
"""

import errno
import io
import re
import signal
import sys
import unittest
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from itertools import count
from unittest import mock

import satranc
from tests.calistirma import Ucbirim, komut
from tests.ornek_turnuva import KAYIT, SATIRLAR, KayitSinamasi, duz_kosu
from tests.uretec import SORULAR, alt_alta, oyuncular, turnuva_girdisi
from tests.yalin import adli_kayit
from tests.yardim import ORNEK, POSIX, PROGRAM, oku

BITEN = alt_alta(*oyuncular(zip("12")), 1, "b", 1)  # iki oyuncunun bir turluk turnuvası
BITEN_KAYDI = adli_kayit(BITEN)
BASI, *OTURUMLAR = oku(ORNEK / "oturumlar.txt").split("\n== ")


def isaretli(metin, isaret):
    """Metnin bu işaretle başlayan satırları, işaretsiz, alt alta."""
    return "".join(re.findall(rf"^{re.escape(isaret)} (.*\n)", f"{metin}\n", re.M))


def numarali(beklenen, kaydi):
    """Beklenende {ELO (22)}, o addaki son satırın kayıttaki numarası olur; {+}, sonuncununki."""
    satirlar = kaydi.splitlines()
    yerler = {satir.rpartition(":")[0]: str(no) for no, satir in enumerate(satirlar, start=1)}
    yerler["+"] = str(len(satirlar))
    return re.sub("{(.*?)}", lambda yer: yerler[yer[1]], beklenen)


def secilenler(yanitlar, u):
    """Klavyede yazılacakları verir; {ELO (22)}, ekrandaki listede o adlı satırın numarasıdır."""
    for yanit in yanitlar:
        if yanit.startswith("{"):
            ad = re.escape(yanit.strip("{}"))
            yanit = re.findall(rf"^(\d+)\) {ad}:", "".join(u.ekranlar()), re.M)[-1]
        yield KeyboardInterrupt if yanit == "^C" else f"{yanit}\n".replace("^D\n", "")


class Oturumlar(KayitSinamasi):
    def test_elle_yazilmis(self):
        """ornek/oturumlar.txt'dekiler; yazılışı da oradadır."""
        for oturum in OTURUMLAR:
            basi, *adimlar = re.split("^> ?(.*)\n", f"{oturum}\n", flags=re.M)
            yanitlar, beklenenler = adimlar[::2], [basi, *adimlar[1::2]]
            kayitsiz = oturum.startswith("kayıtsız")
            with self.subTest(oturum.split("\n")[0]):
                self.yol.unlink(missing_ok=True)
                kaydi = isaretli(basi, "|")
                if not oturum.startswith(("kayıtsız", "yeni")):
                    kaydi = kaydi or isaretli(BASI, "|")
                if kaydi:
                    yanitli = isaretli(basi, "*")
                    kaydi = adli_kayit(kaydi + yanitli) if yanitli else kaydi
                    kaydi += isaretli(basi, "+")
                    self.yaz(kaydi)
                u = Ucbirim(partial(secilenler, yanitlar), *["--kayit", self.yol] * (not kayitsiz))
                ekranlar = u.ekranlar() + [""] * len(yanitlar)  # sorulmayanınki boştur
                for yanit, ekran, beklenen in zip(["", *yanitlar], ekranlar, beklenenler):
                    self.gorunur(ekran, numarali(beklenen, kaydi), yanit)
                kalan = oku(self.yol) if self.yol.exists() else ""
                self.biter(kalan, isaretli(oturum, "="))
                if kod := isaretli(oturum, "!"):
                    self.assertEqual(f"{u.kod}\n", kod)

    def gorunur(self, ekran, beklenen, yanit):
        """Beklenenlerin iki boşluklu satırları ekranda o sıradadır, "- "liler hiç yoktur."""
        yer = 0
        for isaret, satir in re.findall("^([ -]) (.*)$", beklenen, re.M):
            bulunan = ekran.find(satir, 0 if isaret == "-" else yer)
            self.assertEqual(isaret == "-", bulunan < 0, f"> {yanit}: {satir!r}:\n{ekran}")
            yer = max(yer, bulunan)

    def test_ondan_cok_turda_tur_sayisi(self):
        """En azı, sonucu olan son turdur: 9 değil 11."""
        girdi, on_tur = turnuva_girdisi(14, 12, 1).splitlines(True), 14 * len(SORULAR) + 3 + 70
        self.yaz(adli_kayit("".join(girdi[:on_tur + 1])))  # 11. turun ilk sonucuna dek
        self.assertIn("giriniz (11-13): ", self.ucbirim("düzelt tur\n").ekran)

    def inputla(self, calistir, yanitlar, *secenekler):
        """Programı, yanıtlar başkasının input'undan gelirken çalıştırır; (yazılan, sorulanlar)."""
        cikti, sorulan = io.StringIO(), mock.Mock(side_effect=yanitlar)
        with mock.patch("builtins.input", sorulan), mock.patch("sys.stdin", io.StringIO()), \
                komut(*secenekler), redirect_stdout(cikti), redirect_stderr(cikti):
            calistir()
        return cikti.getvalue(), [cagri.args[0] for cagri in sorulan.call_args_list]

    def hucrede(self, *yanitlar):
        """Programı not defterinin hücresindeki gibi çalıştırır; (yazılan, sorulanlar)."""
        kod = compile(oku(PROGRAM), "hücre", "exec")
        return self.inputla(lambda: exec(kod, {"__name__": "__main__"}), yanitlar, "-x")

    def test_baskasinin_input_u(self):
        """Yanıtlar ondan gelir, klavyeden gibi; 0'da hata yoktur, Ctrl-C'de saklamak sorulur."""
        cikti, sorulan = self.hucrede("x", "11", "<", *map(str.strip, SATIRLAR))
        self.biter(cikti, duz_kosu()[duz_kosu().index("Nihai"):])
        self.assertIn("Geri alındı: LNo: 11\n", cikti)
        self.assertEqual(len(sorulan), 3 + len(SATIRLAR))
        with self.assertRaises(SystemExit) as bitis:
            self.hucrede("11", KeyboardInterrupt, "")
        self.assertEqual(bitis.exception.code, 130)
        self.kayitli("LNo: 11\n")

    def test_input_birden_cok_satir_verirse(self):
        """Satırlar sıradaki soruları, istemlerinin ardında, yanıtlar; sonra kalanlar atılır."""
        hepsi = "".join(SATIRLAR)
        cikti, sorulan = self.hucrede(hepsi)
        self.assertEqual(len(sorulan), 1)
        self.assertIn("Oyuncunun adini-soyadini giriniz: ", cikti)
        self.biter(cikti, duz_kosu()[duz_kosu().index("Nihai"):])
        cikti, sorulan = self.hucrede("x\n11", "<\nmuz\n5\nA", *SATIRLAR[2:])
        self.assertNotIn("Yanıt boş", cikti)
        self.assertIn("giriniz): 11\n", cikti)
        self.assertIn("giriniz): muz\n'muz' bir tam sayı değil", cikti)
        self.assertIn("Geri alındı: LNo: 11\n", cikti)
        with self.assertRaises(SystemExit):  # Ctrl-C'den önce yapıştırılan saklama sorusuna kalmaz
            self.hucrede("11\ndüzelt 11\n", KeyboardInterrupt, "")
        self.kayitli("LNo: 11\n")

    def test_input_ta_son_soru(self):
        """Yapıştırılandan artanlar son soruyu yanıtlamaz."""
        _, sorulan = self.inputla(lambda: self.assertEqual(satranc.main(), 0),
                                  ["".join(SATIRLAR) + "<\n", ""], "--kayit", self.yol)
        self.assertEqual(len(sorulan), 2)
        self.kayitli(KAYIT)

    def kesilerek(self, kacinci, once, *sonra):
        """Uçbirim, satırların sayısı; `sonra`dan beri `kacinci` satırda Ctrl-C'ye basılır."""
        satirlar = count(1)

        def bas(cerceve, olay, _):
            if cerceve.f_code.co_filename != satranc.__file__:
                return None
            if olay == "line" and next(satirlar) == kacinci:
                signal.raise_signal(signal.SIGINT)
            return bas

        def basla():
            """İzlemeyi, çalışmakta olan işlevlerde de, başlatır."""
            cerceve = sys._getframe()
            while cerceve := cerceve.f_back:
                cerceve.f_trace = bas
            sys.settrace(bas)

        self.addCleanup(sys.settrace, sys.gettrace())
        try:
            # Kesilen satırın hatası, üretecin olmasa, sonraki sınamaların izlerinde de yazardı.
            u = next(Ucbirim([*once, basla, *sonra], *self.secenekler) for _ in "u")
        finally:
            sys.settrace(None)
        return u, next(satirlar)

    def test_biterken_ctrl_c(self):
        """İlk kesmeden, son sorudan sonraki her satırda: yanıtlar kalır, geri izleme yoktur."""
        biten = BITEN.splitlines(True)
        for kayitla, once, son, kod in (
            *((kayitla, ["11\n"], son, kod) for kayitla in (False, True)
              for son, kod in ((KeyboardInterrupt, 130), ("", 1))),
            (True, biten, "\n", 0), (True, biten, KeyboardInterrupt, 0),
        ):
            self.secenekler = ["--kayit", self.yol] * kayitla
            for yanit in ("\n", KeyboardInterrupt, "")[:1 if kayitla else None]:
                self.yol.unlink(missing_ok=True)
                _, satir_sayisi = self.kesilerek(0, once, son, yanit)
                for kacinci in range(1, satir_sayisi):
                    self.yol.unlink(missing_ok=True)
                    u, _ = self.kesilerek(kacinci, once, son, yanit)
                    self.assertIn(u.kod, {kod, 130} if kod else {0})  # Ctrl-D'den önce de
                    self.kayitli(BITEN_KAYDI if kod == 0 else "LNo: 11\n")

    def test_saklanamayan(self):
        """Bir kez söylenir, yeniden sorulur; ondan sonra Ctrl-C saklamadan bitirir."""
        yazilamaz = [OSError(errno.ENOSPC, "")]
        with mock.patch("satranc.yeni_dosyaya_yaz", side_effect=yazilamaz):
            u = Ucbirim(["11\n", *[KeyboardInterrupt] * 3])
        self.assertEqual((u.kod, u.stderr.count("Saklamak")), (130, 2))
        self.assertIn("turnuva.txt: diskte yer yok.\n", u.stderr)

    def test_saklanan(self):
        """Başkasının, sorulurken de olsa, aldığı ada dokunulmaz; bağ, boşsa da, o adı alır.

        Söylenen komutta programın verilen adı yazar; boşlukluysa tırnak içinde.
        """
        alinan, kopya = self.yol, self.yaninda(1)
        if POSIX:
            self.yol.symlink_to("yok")
            alinan, kopya = kopya, self.yaninda(2)
        with mock.patch("tests.calistirma.ADI", "bir klasör/satranc.py"):
            u = Ucbirim(["11\n", KeyboardInterrupt, alinan.touch, "\n", "\n"])
        self.assertEqual((oku(alinan), oku(kopya)), ("", "LNo: 11\n"))
        python = "python3" if POSIX else "py"
        self.assertIn(f'\n{python} "bir klasör/satranc.py" --kayit {kopya.name}\n', u.stderr)


class SonSoru(KayitSinamasi):
    """Bitince, kayıtla, uçbirimde; sorulup yanıtlanması ornek/oturumlar.txt'dedir."""

    def test_sorulmayan(self):
        """Girdi ya da stderr uçbirim değilse; stdout olmasa da sorulur.

        Girdi de ekran da uçbirimse yalnızca son liste görünür, değilse hepsi.
        """
        for dosyada, sorulan, liste in ("stdin", 1, 1), ("stderr", 1, 0), ("stdout", 2, 1):
            self.yaz(BITEN_KAYDI)
            u = self.ucbirim("\n", dosyada=dosyada)
            self.assertEqual((u.kod, len(u.ekranlar())), (0, sorulan), dosyada)
            self.assertEqual(u.stdout.count("Eşleştirme"), liste, dosyada)

    def test_kayda_sonra_da_bakilir(self):
        """Öncesindeki test_kayit'tedir."""
        for no, yanit in enumerate(("\n", "<\n"), start=1):
            self.yaz(BITEN_KAYDI)
            u = self.ucbirim(lambda: self.yaz("not\n"), yanit)
            self.assertEqual((u.kod, len(u.ekranlar())), (2, 2))
            self.assertEqual(oku(self.yaninda(no)), BITEN_KAYDI)

    @unittest.skipUnless(POSIX, "Windows'ta konsoldan okunur; konsol elle denenir")
    def test_sona_yapistirilan(self):
        """Okunur, sayısı söylenir: son sorudan önce, sonra; kayıt reddedilince. Ctrl-C keser."""
        ls = "ls\n"
        for kaydi, yazilanlar, kod, adetler in (
            (BITEN_KAYDI, [ls, "<\n", "", "\n", ls], 0, ["2", "1"]),
            (BITEN_KAYDI, [ls, KeyboardInterrupt, "\n", ls, KeyboardInterrupt], 0, ["1", "1"]),
            ("muz\n", [ls, "<\n"], 2, ["2"]), ("muz\n", [ls, KeyboardInterrupt], 2, ["1"]),
        ):
            self.yaz(kaydi)
            u = self.ucbirim(*yazilanlar, yapistirilmis=True)
            self.assertEqual((u.kod, re.findall(r"(\d+) satır", u.stderr)), (kod, adetler))
