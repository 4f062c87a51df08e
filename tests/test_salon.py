"""Kayıtla, salondakiler için: duvara asılacak sayfa; uçbirimde sorunun üstünde oynayanlar."""

import errno
import os
import re
import stat
import sys
import tempfile
import unittest
from contextlib import suppress
from functools import lru_cache, partial
from pathlib import Path
from unittest import mock

from tests.calistirma import Ucbirim, ayri, baslat, kapsamda_atlanir, ortam, surecte
from tests.konum import KODLAR, her_tur_sayisi
from tests.ornek_turnuva import (
    ERKEN_BITEN,
    GIRDI,
    IKINCI_TUR,
    ILK_SONUC,
    KAYIT,
    ORTA,
    SATIRLAR,
    YER_YOK,
    YOKLU,
    YOKLU_KAYIT,
    KayitSinamasi,
    adlarla,
    adli,
    duz_kosu,
    kayit,
    oynayanlar,
    parcalar,
    yanitlar,
    yankili,
)
from tests.uretec import alt_alta, oyuncular
from tests.yardim import ORNEK, POSIX, metne, oku

BASI = '<!DOCTYPE html><html lang="tr"><meta charset="utf-8"><title>%s</title>\n'
# Yarım dakikada bir yenilenir. Yatay A4'ün eni 297 mm'dir, ikişer 10 mm'lik kenar ile 270 mm
# sığar; DejaVu Sans Mono'nun bir karakterinin eni boyunun 0,602'sidir. Çizgilere dek olan üst
# (<b>) her kâğıtta yinelenir, liste bir kâğıda sığıyorsa bölünmez.
BICIM = """\
<meta http-equiv="refresh" content="30">
<style>
@page { size: A4 landscape; margin: 10mm }
pre { display: table; break-inside: avoid; line-height: 1.2; --sayfa: 90vw }
pre { font-size: min(16px, var(--sayfa) / var(--en) / 0.61) }
@media print { pre { --sayfa: 270mm } }
b { display: table-header-group; break-inside: avoid }
</style>
"""
CIZGI = re.compile("^-[- ]*\n", re.M)


@lru_cache(maxsize=None)
def bicim():
    """Programın sayfalarındaki biçim: her sayfada aynıdır, içine yalnızca test_bicim bakar."""
    with tempfile.TemporaryDirectory() as klasor:
        surecte(GIRDI, "--kayit", Path(klasor, "k.txt"))
        return re.search("\n(.*</style>\n)", oku(Path(klasor, "k-listeler.html")), re.S)[1]


def sayfa(listeler, ad="turnuva.txt"):
    """Bu adlı kaydın, aralarında boş satır olan listelerden, asılacak sayfası.

    Betiği, başka yerden yüklediği yoktur. Yazının boyu listenin en geniş satırından (--en) çıkar.
    """
    kacisli = ad.replace("&", "&amp;").replace("<", "&lt;").replace("\n", " ")
    parcalari = [BASI % kacisli + bicim()]
    for liste in listeler.rstrip("\n").split("\n\n"):
        en = max(map(len, [ad, *liste.split("\n")]))
        ust = CIZGI.search(f"{liste}\n").end()
        ustu = f"<b>{kacisli}\n{liste[:ust].rstrip()}\n</b>"
        parcalari.append(f'<pre style="--en: {en}">{ustu}{liste[ust:]}\n</pre>\n')
    return "".join(parcalari)


class SayfaSinamasi(KayitSinamasi):
    def setUp(self):
        super().setUp()
        self.listeler = self.yaninda("listeler")

    def asili(self, listeler):
        """Asılı olan bu listelerin sayfasıdır; liste yoksa sayfa da yoktur."""
        bulunan = oku(self.listeler) if self.listeler.exists() else ""
        ad = self.yol.name.encode("utf-8", "backslashreplace").decode()
        self.assertEqual(bulunan, sayfa(listeler, ad) if listeler else "")


class AsilanListeler(SayfaSinamasi):
    """Eşleştirmeler adlarla, önceki turun sonuçları ve sonundaki durum; bitince sonuç."""

    OYUNCULAR = oyuncular((
        (11, "Çetin Can Ay", 2000), (22, "Ömür Irmaksu", 1900), (33, "Işıl Su", 1800),
        (44, "Ayşe Nur İlkbahar", 1700), (55, "Veli", 1600),
    ))
    SONUC_KODLARI, TUR_BASINA = (1, 2, 0, 1, 3, 0), 2
    GIRDISI = alt_alta(*OYUNCULAR, 3, "b", *SONUC_KODLARI)

    def son_durum(self, tur):
        """Turnuva o kadar turmuş gibi son listeler, o turun başlıklarıyla; 0'da başlangıç listesi.

        Tur sayısının alt sınırı kaldırılmıştır.
        """
        if tur == 0:
            return re.search("Başlangıç(.+\n)+", duz_kosu(self.GIRDISI))[0]
        kodlar = self.SONUC_KODLARI[:tur * self.TUR_BASINA]
        with her_tur_sayisi():
            son = surecte(alt_alta(*self.OYUNCULAR, tur, "b", *kodlar))[1]
        son = son[son.index("Nihai"):].replace("Nihai Sıralama Listesi", "sıralama")
        return re.sub("^.*(?=(sıralama|çapraz tablo):$)", f"{tur}. tur sonunda ",
                      son.replace("Çapraz Tablo", "çapraz tablo"), flags=re.M)

    def test_her_istemde_gunceldir(self):
        """Girdi de kayıt da nerede biterse bitsin, geri alınınca da; 1. turdan önce yoktur."""
        asilacak, satirlar = [""] * (len(self.OYUNCULAR) + 2), self.GIRDISI.splitlines(True)
        # Eşleştirmeler düz koşudakilerden (sütunları genişletildi), sonuçlar onlardan, elle.
        listeler = oku(ORNEK / "asilanlar.txt").rstrip().split("\n\n")
        eslestirmeler, sonuclar = listeler[:3], listeler[3:]
        for tur, eslestirme in enumerate(eslestirmeler):
            listeler = [eslestirme, *sonuclar[:tur][-1:], self.son_durum(tur)]
            asilacak += ["\n\n".join(listeler)] * self.TUR_BASINA
        asilacak.append(f"{sonuclar[-1]}\n\n{parcalar(self.GIRDISI)[-1].lstrip()}")
        for kac, beklenen in enumerate(asilacak):
            self.yaz()
            for girdi in ("".join(satirlar[:kac]), ""):  # ikincisinde yanıtlar kayıttadır
                self.listeler.unlink(missing_ok=True)
                self.calistir(girdi)
                self.asili(beklenen)
            if 0 < kac < len(satirlar) and asilacak[kac - 1]:
                self.ucbirim("<\n")
                self.asili(asilacak[kac - 1])

    def test_her_sonucun_yazilisi(self):
        """Programın her kodununki; yeni kod, beklenen satırı yazılana dek kırmızıdır."""
        lnolar = range(1, 2 * len(KODLAR) + 1)
        self.calistir(alt_alta(*oyuncular(zip(lnolar)), 5, "b", *KODLAR))
        self.biter(self.asilan().split("\n\n")[1], """\
  1    1 A            ½ - ½ A               2
  2    3 A            1 - 0 A               4
  3    5 A            0 - 1 A               6
  4    7 A            + - - A               8
  5    9 A            - - + A              10
  6   11 A            - - - A              12""")

    def test_bicim(self):
        self.assertEqual(bicim(), BICIM)

    def test_notlar(self):
        """Turunkiler eşleştirme listesinin altında, erken bitişinki sıralamanın üstündedir.

        Erken bitenin son turu üçüncüdür; sonuçlarındaki adlar başlangıç listesindendir.
        """
        for girdi, adet in ((oku(ORNEK / "cikmaz-renk_girdi.txt"), 1), (YOKLU, 2)):
            self.yaz()
            self.calistir(girdi[:-2 * adet])
            eslestirme = self.asilan().split("\n\n")[0]
            notlar = re.findall("^Not: .*$", duz_kosu(girdi), re.M)
            self.assertEqual(eslestirme.split("\n")[-adet:], notlar[-adet:])
        self.yaz(ERKEN_BITEN)
        self.calistir()
        self.asili("""\
3. Tur Sonuçları:
MNo BSNo Beyaz                 Sonuç Siyah                 BSNo
--- ---- --------------------- ----- --------------------- ----
  1    2 SNHMI HÜ              0 - 1 SNHMI HÜ                 3
  2    4 MGLÖHAYY ISU TYVKPPİR + - - SNHMI HÜ                 5
  3    6 SNHMI HÜ              + - - MGLÖHAYY ISU TYVKPPİR    1

""" + parcalar(ERKEN_BITEN)[-1].lstrip())

    def test_onceki_turda_reddedilen_kayit_sayfaya_dokunmaz(self):
        self.calistir(yanitlar(0, ORTA))
        onceki = oku(self.listeler)
        self.reddedilir([kayit(IKINCI_TUR - 1), "9\n"], IKINCI_TUR + 1)
        self.assertEqual(oku(self.listeler), onceki)

    def test_kaydin_adi(self):
        """Klasörü olmadan; & ve < ile < gibi okunan da, geniş de, UTF-8 olmayan da.

        Sayfa sonraki çalıştırmada da bu kaydınkidir.
        """
        adlar = ["Şampiyona 2026.kayıt", "a & b &lt; &amp.txt", "uzun bir ad " * 9 + ".txt"]
        # Windows'ta adda < ile satır sonu olmaz; UTF-8 olmayan ad yalnızca Linux'ta olur.
        adlar += ["a<b>&<i>.txt", "iki\nsatır.txt"] * POSIX
        adlar += ["sal\udcff.txt"] * (sys.platform == "linux")
        for ad in adlar:
            self.yol = self.yol.with_name(ad)
            self.listeler = self.yaninda("listeler")
            for _ in range(2):
                self.yaz(ERKEN_BITEN)
                self.assertEqual(self.calistir()[2], "")
                self.asili(self.asilan())

    @unittest.skipUnless(POSIX, "Windows'ta C yereli yok; oradaki kod sayfası da UTF-8 değildir")
    @kapsamda_atlanir
    def test_c_yerelinde_de_utf8(self):
        """Sayfa da, döküm de."""
        cevre = ortam(LC_ALL="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="0")
        self.assertEqual(ayri(GIRDI, "--kayit", self.yol, env=cevre), (0, duz_kosu(), ""))
        self.assertIn("ÇETİN CAN AY", self.asilan())


class BaskasininDosyasi(SayfaSinamasi):
    """Listelerin adında duran, bu kaydın sayfası değilse olduğu gibi kalır; turnuva sürer.

    Asılamayan her keresinde söylenir: her turda bir kez, bitince bir kez.
    """

    # (kayıttaki yanıtlar, sonunda verilmiş olanlar, kaç kez söyleneceği): başta, ortada, sonda;
    # baştan sona.
    KOSULAR = ((ILK_SONUC, ILK_SONUC, 1), (ORTA, ORTA, 1),
               (len(SATIRLAR), len(SATIRLAR), 1), (0, len(SATIRLAR), 6))

    def uyari(self):
        return (f"{self.listeler}: bu kaydın sayfası değil; asılı olan eski olabilir.\n"
                "Bu dosyanın adını değiştiriniz ya da dosyayı siliniz.\n")

    def kosulur(self, sonuc, kac, dek, uyarilar):
        """Kaydın koşusu uyarılar dışında, o dosya olmadan yapılandır."""
        kod, cikti, hata = sonuc
        self.assertEqual((kod, cikti), (int(dek < len(SATIRLAR)), yankili(kac, dek)))
        self.baslar(hata, uyarilar)
        kalan = hata[len(uyarilar):]
        self.assertEqual(kalan.count("\n"), 3 * kod, hata)  # yarıda kalanın son sözleri
        self.kayitli(kayit(dek))

    def hal(self):
        """Listelerin adında duranın türü, boyu, dosyaysa içi; klasörde bulunanlar."""
        bilgi, ici = os.lstat(self.listeler), b""
        if stat.S_ISREG(bilgi.st_mode):
            with suppress(OSError):  # okunamayan
                ici = self.listeler.read_bytes()
        return bilgi.st_mode, bilgi.st_size, ici, {*os.listdir(self.yol.parent), self.yol.name}

    def dokunulmaz(self, calistir):
        """O adda duranın hali, koşulardan sonra da öncekidir."""
        onceki = self.hal()
        for kac, dek, kez in self.KOSULAR:
            self.yaz(kayit(kac))
            self.kosulur(calistir(yanitlar(kac, dek)), kac, dek, self.uyari() * kez)
            self.assertEqual(self.hal(), onceki)

    def test_sayfa_olmayan(self):
        self.calistir(GIRDI)
        kendi = self.listeler.read_bytes()
        ilk, kalani = kendi.split(b"\n", 1)
        konanlar = [partial(self.listeler.write_bytes, icerik) for icerik in (
            b"x", b"\n", b"\0\xff", GIRDI.encode(), KAYIT.encode(),
            # İlk satırı yarım, eksik, fazla ya da ikinci olan; uzantısı ayrı kaydın sayfası.
            ilk, ilk[:-1] + b"\n" + kalani, ilk + b" \n" + kalani, b"\n" + kendi,
            b"\xef\xbb\xbf" + kendi, kendi.replace(b"turnuva.txt", b"turnuva.dat"),
        )]
        konanlar.append(self.listeler.mkdir)
        if POSIX:  # bağ kurmak Windows'ta ayrıca izin ister; ikisi hiçbir yere gider
            konanlar += [partial(self.listeler.symlink_to, hedef)
                         for hedef in ("turnuva.txt", "yok.html", "yok/yok.html")]
        if POSIX and os.geteuid() != 0:  # kök kullanıcı her dosyayı okur
            konanlar.append(partial(self.listeler.touch, 0))
        for koy in konanlar:
            if self.listeler.is_dir():
                self.listeler.rmdir()
            else:
                self.listeler.unlink()
            koy()
            with self.subTest(koy):
                self.dokunulmaz(self.calistir)

    @unittest.skipUnless(POSIX, "Windows'ta adı olan boru klasörde durmaz")
    def test_boru(self):
        """Okuyanı, yazanı yoktur; açılsaydı beklenirdi."""
        os.mkfifo(self.listeler)
        self.dokunulmaz(lambda girdi: ayri(girdi, "--kayit", self.yol))

    def test_bos_dosya_ile_kendi_sayfasi(self):
        """Yenilenir; ilk satırından sonrasına ne yazılmış olursa olsun."""
        self.calistir(GIRDI)
        son = self.listeler.read_bytes()
        ilk = son[:son.index(b"\n") + 1]
        for icerik in (b"", ilk, ilk + b"x", son + b"x"):
            self.listeler.write_bytes(icerik)
            self.assertEqual(self.calistir()[2], "")
            self.assertEqual(self.listeler.read_bytes(), son)

    def test_dokumun_kendisi(self):
        """Sayfadan kısa da olsa (adlar uzun); ilk istemden önce yazılanlar da dökümdür."""
        uzun = alt_alta(*oyuncular(zip((1, 2), ["Ş" * 100] * 2)), 1, "b")
        kac = uzun.count("\n")
        for kaydi, beklenen in (
            (uzun, yankili(kac, kac, f"{uzun}1\n")), (kayit(ORTA), yankili(ORTA, ORTA)),
        ):
            self.yaz(kaydi)
            with self.listeler.open("wb") as dokum, \
                    baslat("--kayit", self.yol, stdout=dokum) as surec:
                _, hata = surec.communicate(timeout=60)
            self.assertEqual(metne(self.listeler.read_bytes()), beklenen)
            self.baslar(metne(hata), self.uyari())

    def test_yazilamayan_sayfa(self):
        """Söylenir, turnuva sürer."""
        def ac(yol, kip, *degerler, asil=open, **ek):
            if str(yol) == str(self.listeler) and kip != "rb":
                raise OSError(errno.ENOSPC, "")
            return asil(yol, kip, *degerler, **ek)

        uyari = f"{self.listeler}: listeler yazılamadı: {YER_YOK}.\n"
        for kac, dek, kez in self.KOSULAR:
            self.yaz(kayit(kac))
            with mock.patch("satranc.open", ac, create=True):
                self.kosulur(self.calistir(yanitlar(kac, dek)), kac, dek, uyari * kez)

    def test_yenilenirken_bos_gorulmez(self):
        """Programın hiçbir satırından önce bakana."""
        self.calistir(yanitlar(0, ORTA))
        boylar = set()

        def bak(*_):
            boylar.add(os.path.getsize(self.listeler))
            return bak

        self.addCleanup(sys.settrace, sys.gettrace())
        sys.settrace(bak)
        self.calistir()
        self.assertNotIn(0, boylar)

    def test_turnuva_surerken(self):
        """Konan dosya kalır; adı değişince listeler yine asılır."""
        self.yaz()
        u = self.ucbirim(
            *SATIRLAR[:ORTA], lambda: self.listeler.write_bytes(b"afi\xff"),
            *SATIRLAR[ORTA:ORTA + 4],
            lambda: self.assertEqual(self.listeler.read_bytes(), b"afi\xff"),
            lambda: self.listeler.replace(self.yol.with_name("afiş")), *SATIRLAR[ORTA + 4:],
        )
        self.bitti(u, 0, KAYIT)
        self.assertEqual(u.stderr.count(self.uyari()), 1)  # 3. turda
        self.biter(self.asilan(), parcalar()[-1].lstrip())


class KimOynuyor(KayitSinamasi):
    """Uçbirimde, kayıtla, klavyeye sorulan her sonuç sorusunun üstünde oynayanlar."""

    def test_her_sonuc_sorusunda_bir_kez(self):
        """Yalnızca onlarda; stdout'a yazılmaz. Kayıtsız hiçbirinde yoktur.

        Oynayanlar değişince yeniden sorulan da ayrı bir sorudur.
        """
        self.yaz()
        u, kayitsiz = self.ucbirim(*SATIRLAR), Ucbirim(SATIRLAR)
        self.assertEqual(u.ekranlar()[:-1], [*map(adlarla, kayitsiz.ekranlar()[:-1])])
        sorular = "".join(map(oynayanlar, range(ILK_SONUC, len(SATIRLAR))))
        self.baslar(u.stderr, "222 IRMAK SU BİR - 99 ÇETİN CAN AY\n6 AHMET AĞA - 4 İLKNUR AKAR\n")
        self.baslar(u.stderr, sorular)
        self.assertEqual(u.stderr[len(sorular):].count("\n"), 1)  # kaydın yeri
        self.assertEqual((u.stdout, kayitsiz.stderr), (duz_kosu(), ""))
        self.yaz()
        stderr = self.ucbirim(*YOKLU.splitlines(True)).stderr
        self.assertEqual(re.findall(r"^(\d+) .* - (\d+) ", stderr, re.M),
                         re.findall(r"masa [(](.*)-(.*)[)]", YOKLU_KAYIT))

    def test_yanlis_yanittan_sonra_yinelenmez(self):
        self.yaz(kayit(ORTA))
        ekranlar = self.ucbirim("9\n", "muz\n", SATIRLAR[ORTA]).ekranlar()
        kez = [ekran.count(oynayanlar(ORTA)) for ekran in ekranlar]
        self.assertEqual(kez, [1, 0, 0, 0, 0])
        sonraki = ORTA + 1
        istem = yankili(sonraki, sonraki).rpartition("\n")[2]
        self.biter(ekranlar[3], f"{oynayanlar(sonraki)}{istem}")

    def test_kayittaki_yanitlarin_ustunde_yoktur(self):
        for kac in (ILK_SONUC - 1, ILK_SONUC, ORTA, len(SATIRLAR) - 1):
            self.yaz(kayit(kac))
            self.assertEqual(self.ucbirim().ekranlar()[0], adlarla(yankili(kac, kac), kac))

    def test_geri_alindi_ile_sorunun_arasindadir(self):
        alinan = ORTA - 1
        self.yaz(kayit(ORTA))
        istem = yankili(alinan, alinan).rpartition("\n")[2]
        ekran = self.ucbirim("<\n").ekranlar()[1]
        self.biter(ekran, f"Geri alındı: {adli(alinan)}{oynayanlar(alinan)}{istem}")

    def test_girdi_ucbirim_degilken_yoktur(self):
        self.yaz(kayit(ORTA))
        u = self.ucbirim(*SATIRLAR[ORTA:], dosyada=("stdin",))
        self.assertEqual((u.stdout, u.stderr), (yankili(ORTA), ""))

    def test_cikti_dosyadayken_de_stderrdedir(self):
        self.yaz(kayit(ORTA))
        u = self.ucbirim(dosyada=("stdout",))
        self.assertEqual(u.stdout, yankili(ORTA, ORTA))
        self.baslar(u.stderr, oynayanlar(ORTA))
