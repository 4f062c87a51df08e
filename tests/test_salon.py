"""Kayıtla, salondakiler için: duvara asılacak sayfa; uçbirimde sorunun üstünde oynayanlar."""

import errno
import os
import re
import stat
import sys
import unittest
from unittest import mock

from tests.calistirma import KAPSAM_OLCULUYOR, Ucbirim, ayri, baslat, ortam, surecte
from tests.ornek_turnuva import (
    BITTI,
    GIRDI,
    ILK_SONUC,
    KAYIT,
    SATIRLAR,
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
from tests.yardim import ORNEK, POSIX, metne, oku

ERKEN_BITEN = oku(ORNEK / "cikmaz-erken-bitis_girdi.txt")
KOK_KULLANICI = POSIX and os.geteuid() == 0
CIZGI = re.compile("-[- ]*")


class SayfaSinamasi(KayitSinamasi):
    def setUp(self):
        super().setUp()
        self.listeler = self.yaninda("listeler")

    def asilan(self):
        return super().asilan() if self.listeler.exists() else ""


class AsilanListeler(SayfaSinamasi):
    """Eşleştirmeler adlarla, önceki turun sonuçları ve sonundaki durum; bitince sonuç."""

    GIRDISI = (
        "11\nÇetin Can Ay\n2000\n0\n22\nÖmürcan Irmaksu\n1900\n0\n33\nIşıl Su\n1800\n0\n"
        "44\nAyşe Nur İlkbahar\n1700\n0\n55\nVeli\n1600\n0\n0\n3\nb\n1\n2\n0\n1\n3\n0\n"
    )
    OYUNCULAR, TUR_BASINA = 21, 2  # oyunculara ve bir tura verilen yanıtlar
    # GIRDISI'nin düz koşusundaki eşleştirme listelerinden, sütunları elle genişletildi.
    ESLESTIRMELER = """\
1. Tur Eşleştirme Listesi:
        Beyazlar             Siyahlar
MNo BSNo Ad-Soyad     Puan - Puan Ad-Soyad          BSNo
--- ---- ------------ ----   ---- ----------------- ----
  1    1 ÇETİN CAN AY 0.00 - 0.00 ÖMÜRCAN IRMAKSU      2
  2    3 IŞIL SU      0.00 - 0.00 AYŞE NUR İLKBAHAR    4
  3    5 VELİ         0.00 - BYE

2. Tur Eşleştirme Listesi:
        Beyazlar                  Siyahlar
MNo BSNo Ad-Soyad          Puan - Puan Ad-Soyad     BSNo
--- ---- ----------------- ----   ---- ------------ ----
  1    4 AYŞE NUR İLKBAHAR 1.00 - 1.00 ÇETİN CAN AY    1
  2    2 ÖMÜRCAN IRMAKSU   0.00 - 1.00 VELİ            5
  3    3 IŞIL SU           0.00 - BYE

3. Tur Eşleştirme Listesi:
        Beyazlar                Siyahlar
MNo BSNo Ad-Soyad        Puan - Puan Ad-Soyad          BSNo
--- ---- --------------- ----   ---- ----------------- ----
  1    1 ÇETİN CAN AY    1.50 - 1.00 IŞIL SU              3
  2    5 VELİ            1.00 - 1.50 AYŞE NUR İLKBAHAR    4
  3    2 ÖMÜRCAN IRMAKSU 1.00 - BYE"""
    # Yukarıdaki masalarla GIRDISI'nin sonuçlarından, elle.
    SONUCLAR = """\
1. Tur Sonuçları:
MNo Beyaz        Sonuç Siyah
--- ------------ ----- -----------------
  1 ÇETİN CAN AY 1 - 0 ÖMÜRCAN IRMAKSU
  2 IŞIL SU      0 - 1 AYŞE NUR İLKBAHAR
  3 VELİ               BYE

2. Tur Sonuçları:
MNo Beyaz             Sonuç Siyah
--- ----------------- ----- ------------
  1 AYŞE NUR İLKBAHAR ½ - ½ ÇETİN CAN AY
  2 ÖMÜRCAN IRMAKSU   1 - 0 VELİ
  3 IŞIL SU                 BYE

3. Tur Sonuçları:
MNo Beyaz           Sonuç Siyah
--- --------------- ----- -----------------
  1 ÇETİN CAN AY    + - - IŞIL SU
  2 VELİ            ½ - ½ AYŞE NUR İLKBAHAR
  3 ÖMÜRCAN IRMAKSU       BYE"""

    def son_durum(self, tur):
        """Turnuva o kadar turmuş gibi son listeler, o turun başlıklarıyla; 0'da başlangıç listesi.

        Tur sayısının alt sınırı kaldırılmıştır.
        """
        if tur == 0:
            return re.search("Başlangıç(.+\n)+", duz_kosu(self.GIRDISI))[0]
        satirlar = self.GIRDISI.splitlines(True)
        satirlar[self.OYUNCULAR] = f"{tur}\n"
        with mock.patch("satranc.tur_sayisi_araligi", return_value=(tur, tur)):
            son = surecte("".join(satirlar[:self.OYUNCULAR + 2 + tur * self.TUR_BASINA]))[1]
        son = son[son.index("Nihai"):].replace("Nihai Sıralama Listesi", "sıralama")
        return re.sub("^.*(?=(sıralama|çapraz tablo):$)", f"{tur}. tur sonunda ",
                      son.replace("Çapraz Tablo", "çapraz tablo"), flags=re.M)

    def test_her_istemde_gunceldir(self):
        """Girdi de kayıt da nerede biterse bitsin, geri alınınca da; 1. turdan önce yoktur."""
        asilacak, satirlar = [""] * (self.OYUNCULAR + 2), self.GIRDISI.splitlines(True)
        sonuclar = self.SONUCLAR.split("\n\n")
        for tur, eslestirme in enumerate(self.ESLESTIRMELER.split("\n\n")):
            listeler = [eslestirme, *sonuclar[:tur][-1:], self.son_durum(tur)]
            asilacak += ["\n\n".join(listeler)] * self.TUR_BASINA
        asilacak.append(f"{sonuclar[-1]}\n\n{parcalar(self.GIRDISI)[-1].lstrip()}")
        for kac, beklenen in enumerate(asilacak):
            self.yaz()
            for girdi in ("".join(satirlar[:kac]), ""):  # ikincisinde yanıtlar kayıttadır
                self.listeler.unlink(missing_ok=True)
                self.calistir(girdi)
                self.assertEqual(self.asilan(), beklenen)
            if 0 < kac < len(satirlar) and asilacak[kac - 1]:
                self.ucbirim("<\n")
                self.assertEqual(self.asilan(), asilacak[kac - 1])

    def test_her_sonucun_yazilisi(self):
        """Gelmeyenlerinki de; ilk turda BSNo'su tek olanlar beyazdır."""
        oyuncular = "".join(f"{lno}\nA{harf}\n0\n0\n"
                            for lno, harf in enumerate("abcdefghijklmnopqrst", start=1))
        self.calistir(f"{oyuncular}0\n5\nb\n0\n1\n2\n3\n4\n5\n0\n0\n0\n0\n")
        sonuclar = self.sayfa().icleri("pre")[1].split("\n")
        self.assertEqual([*sonuclar[1:10], *sonuclar[13:]], [
            "1. Tur Sonuçları:",
            "MNo Beyaz        Sonuç Siyah",
            "--- ------------ ----- ------------",
            "  1 AA           ½ - ½ AB",
            "  2 AC           1 - 0 AD",
            "  3 AE           0 - 1 AF",
            "  4 AG           + - - AH",
            "  5 Aİ           - - + AJ",
            "  6 AK           - - - AL",
            " 10 AS           ½ - ½ AT",
            "",
        ])

    def test_duzeltilen_sonuc(self):
        """Son turunki, kayıttaki satırında düzeltilip yeniden başlatılınca."""
        self.calistir("".join(self.GIRDISI.splitlines(True)[:-2]))
        satir = "2. tur 2. masa (22-55): "
        self.yaz(oku(self.yol).replace(f"{satir}1\n", f"{satir}2\n"))
        self.calistir()
        _, ikinci, _ = self.SONUCLAR.split("\n\n")
        self.assertEqual(self.asilan().split("\n\n")[1], ikinci.replace("1 - 0", "0 - 1"))

    def test_notlar(self):
        """Gevşetmeninki eşleştirme listesinin altında, erken bitişinki sıralamanın üstündedir.

        Erken bitenin son turu üçüncüdür; sonuçlarındaki adlar başlangıç listesindendir.
        """
        girdi = oku(ORNEK / "cikmaz-renk_girdi.txt")
        self.calistir(girdi[:-2])
        eslestirme = self.asilan().split("\n\n")[0]
        not_ = re.findall("^Not: .*$", duz_kosu(girdi), re.M)
        self.assertEqual(eslestirme.split("\n")[-1:], not_)
        self.yaz(ERKEN_BITEN)
        self.calistir()
        sonuclar = """\
3. Tur Sonuçları:
MNo Beyaz                 Sonuç Siyah
--- --------------------- ----- ---------------------
  1 SNHMI HÜ              0 - 1 SNHMI HÜ
  2 MGLÖHAYY ISU TYVKPPİR + - - SNHMI HÜ
  3 SNHMI HÜ              + - - MGLÖHAYY ISU TYVKPPİR

"""
        self.assertEqual(self.asilan(), sonuclar + parcalar(ERKEN_BITEN)[-1].lstrip())

    def test_reddedilen_kayit_sayfaya_dokunmaz(self):
        self.calistir(yanitlar(0, 45))
        onceki = self.listeler.read_bytes()
        for satirlar, satir_no in (([kayit(45), "9\n"], 48), ([kayit(50), "9\n"], 54)):
            self.reddedilir(satirlar, satir_no)
            self.assertEqual(self.listeler.read_bytes(), onceki)


class AsilanSayfa(SayfaSinamasi):
    """HTML'i: kendi başına okunur, listeleri metindir."""

    def sayfalar(self, ad="turnuva.txt"):
        """Bu adlı kaydın ilk turdaki, ortadaki, bitince asılan sayfası: (baytları, Sayfa).

        Öncekinin yerine, bir şey söylenmeden yazılır.
        """
        self.yol = self.yol.with_name(ad)
        for kac in (ILK_SONUC, 50, len(SATIRLAR)):
            self.yaz(kayit(kac))
            kod, _, hata = self.calistir()
            self.assertEqual((kod, hata[:len(BITTI)]),
                             (1, BITTI) if kac < len(SATIRLAR) else (0, ""))
            yield self.yaninda("listeler").read_bytes(), self.sayfa()

    def test_kendi_basina(self):
        """Betiği, başka yerden yüklediği yoktur; Türkçe, UTF-8, yarım dakikada bir yenilenir."""
        for baytlar, sayfa in self.sayfalar():
            metin = baytlar.decode()
            self.assertEqual(sayfa.nitelikleri("html"), [{"lang": "tr"}])
            bilgiler = sayfa.nitelikleri("meta")
            self.assertIn({"charset": "utf-8"}, bilgiler)
            self.assertIn({"http-equiv": "refresh", "content": "30"}, bilgiler)
            self.assertEqual(len(bilgiler), 2)
            yukleyen = {"script", "link", "img", "iframe", "object", "embed", "base"}
            self.assertEqual(yukleyen.intersection(ad for ad, _ in sayfa.etiketler), set())
            nitelikler = {nitelik for _, hepsi in sayfa.etiketler for nitelik in hepsi}
            self.assertEqual([ad for ad in nitelikler if re.match("src|href|on", ad)], [])
            for yukleten in ("url(", "@import", "//"):
                self.assertNotIn(yukleten, metin)
            self.assertEqual(sayfa.acik[1:], [acik for acik in sayfa.acik if acik[0] == "meta"])

    def test_her_liste_bir_pre(self):
        """Üstünde kaydın adı, sonra başlığı; ilk turda iki, sonra dört, sonunda üç liste."""
        basliklar = (
            ["1. Tur Eşleştirme Listesi:", "Başlangıç Sıralama Listesi:"],
            ["3. Tur Eşleştirme Listesi:", "2. Tur Sonuçları:", "2. tur sonunda sıralama:",
             "2. tur sonunda çapraz tablo:"],
            ["5. Tur Sonuçları:", "Nihai Sıralama Listesi:", "Çapraz Tablo:"],
        )
        for beklenen, (_, sayfa) in zip(basliklar, self.sayfalar()):
            bulunan = [liste.split("\n")[:2] for liste in sayfa.icleri("pre")]
            self.assertEqual(bulunan, [["turnuva.txt", baslik] for baslik in beklenen])

    def test_ustu_sutun_adlarina_dek(self):
        """Her kâğıtta yinelenen (<b>) çizgilerle biter; erken bitişin notu da oradadır."""
        sayfalar = [sayfa for _, sayfa in self.sayfalar()]
        self.yaz(ERKEN_BITEN)
        self.calistir()
        for sayfa in (*sayfalar, self.sayfa()):
            for liste, ustu in zip(sayfa.icleri("pre"), sayfa.icleri("b")):
                self.baslar(liste, ustu)
                cizgiler = [bool(CIZGI.fullmatch(satir)) for satir in liste.split("\n")]
                ustteki = ustu.rstrip("\n").split("\n")
                self.assertEqual(cizgiler.index(True), len(ustteki) - 1)
                self.assertEqual(cizgiler.count(True), 1)
            self.assertEqual(len(sayfa.icleri("b")), len(sayfa.icleri("pre")))

    def test_yazinin_boyu(self):
        """Her listeninki kendi en geniş satırındandır: kaydın adı, not, tablo; kâğıt yatay A4."""
        uzun_adli = [*self.sayfalar("çok uzun bir turnuvanın " * 4 + "kaydı.txt")]
        sayfalar = [sayfa for _, sayfa in [*uzun_adli, *self.sayfalar()]]
        self.yaz(oku(ORNEK / "cikmaz-renk_girdi.txt")[:-2])
        self.calistir()
        for sayfa in (*sayfalar, self.sayfa()):
            enler = [re.fullmatch(r"--en: (\d+)", nitelikler["style"])[1]
                     for nitelikler in sayfa.nitelikleri("pre")]
            self.assertEqual(enler, [str(max(map(len, liste.split("\n"))))
                                     for liste in sayfa.icleri("pre")])
            self.icerir(sayfa.icleri("style")[0], "A4 landscape")

    def test_kagidi(self):
        """Liste bölünmez, üstü yinelenir, hiçbir satır yazılabilen enden taşmaz (biçimden)."""
        self.yaz(KAYIT)
        self.calistir()
        bicim = self.sayfa().icleri("style")[0]
        bildirimler = {(secici, bildirim.strip())
                       for secici, hepsi in re.findall(r"(\w+) \{([^{}]*)\}", bicim)
                       for bildirim in hepsi.split(";")}
        gerekenler = {("pre", "display: table"), ("b", "display: table-header-group"),
                      ("pre", "break-inside: avoid"), ("b", "break-inside: avoid"),
                      ("pre", "line-height: 1.2")}
        self.assertEqual(gerekenler - bildirimler, set())
        kenar, ekran_eni, oran, kagit_eni = (float(re.search(kalip, bicim)[1]) for kalip in (
            r"@page \{[^}]* margin: (\d+)mm", r"pre \{[^}]* --sayfa: (\d+)vw",
            r"font-size: min\(16px, var\(--sayfa\) / var\(--en\) / (0\.\d+)\)",
            r"@media print \{ pre \{ --sayfa: (\d+)mm",
        ))
        self.assertLessEqual(kagit_eni, 297 - 2 * kenar)  # A4'ün uzun kenarı
        self.assertLess(ekran_eni, 100)
        self.assertGreaterEqual(oran, 0.602)  # DejaVu Sans Mono'nun karakterinin eni / boyu

    def ilk_satir(self, ad, yazilan):
        """Bu adlı kaydın sayfası, tek başına bütün olan ilk satırında adını böyle taşır."""
        for baytlar, sayfa in self.sayfalar(ad):
            self.assertEqual(sayfa.icleri("title"), [yazilan])
            self.assertEqual({liste.split("\n")[0] for liste in sayfa.icleri("pre")}, {yazilan})
            satir = baytlar.decode().split("\n")[0]
            self.baslar(satir, "<!DOCTYPE html>")
            kacisli = yazilan.replace("&", "&amp;").replace("<", "&lt;")
            self.icerir(satir, f"<title>{kacisli}</title>")

    def test_ilk_satir_kaydin_adidir(self):
        """Klasörü olmadan, & ve < ile < gibi okunan da."""
        adlar = ["turnuva.txt", "Şampiyona 2026.kayıt", "a & b &lt; &amp.txt"]
        for ad in adlar + ["a<b>&<i>.txt"] * POSIX:  # Windows'ta adda < olmaz
            self.ilk_satir(ad, ad)

    @unittest.skipUnless(sys.platform == "linux", "başka sistemlerde dosyaların adı Unicode'dur")
    def test_utf8_olmayan_ad(self):
        """Sayfa yine UTF-8'dir, sonraki çalıştırma da onu kendi sayfası bilir."""
        self.ilk_satir(os.fsdecode(b"sal\xff.txt"), r"sal\udcff.txt")

    def test_uzantisiz_kaydinki(self):
        """Klasörün adındaki nokta uzantı değildir."""
        self.uzantisiz()
        self.calistir(GIRDI)
        self.icerir(KayitSinamasi.asilan(self), "ÇETİN CAN AY")

    @unittest.skipUnless(POSIX, "Windows'ta C yereli yok; oradaki kod sayfası da UTF-8 değildir")
    @unittest.skipIf(KAPSAM_OLCULUYOR, "kapsam aracının .pth dosyası C yerelinde okunamayabilir")
    def test_c_yerelinde_de_utf8(self):
        cevre = ortam(LC_ALL="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="0")
        self.assertEqual(ayri(GIRDI, "--kayit", self.yol, env=cevre), (0, duz_kosu(), ""))
        self.icerir(self.asilan(), "ÇETİN CAN AY")


class BaskasininDosyasi(SayfaSinamasi):
    """Listelerin adında duran, bu kaydın sayfası değilse olduğu gibi kalır; turnuva sürer.

    Asılamayan her keresinde söylenir: her turda bir kez, bitince bir kez.
    """

    # (kayıttaki yanıtlar, sonunda verilmiş olanlar, kaç kez söyleneceği): başta, ortada, sonda;
    # baştan sona.
    KOSULAR = ((ILK_SONUC, ILK_SONUC, 1), (45, 45, 1), (len(SATIRLAR), len(SATIRLAR), 1),
               (0, len(SATIRLAR), 6))

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

    def dokunulmaz(self, hal, calistir=None):
        """O adda duranın hali, koşulardan sonra da öncekidir."""
        onceki = hal()
        for kac, dek, kez in self.KOSULAR:
            self.yaz(kayit(kac))
            sonuc = (calistir or self.calistir)(yanitlar(kac, dek))
            self.kosulur(sonuc, kac, dek, self.uyari() * kez)
            self.assertEqual(hal(), onceki)

    def test_sayfa_olmayan_dosyalar(self):
        """İlk satırı başka, yarım, ya da fazlası olan; başka bir kaydın sayfası."""
        self.calistir(GIRDI)
        kendi = self.listeler.read_bytes()
        ilk, kalani = kendi.split(b"\n", 1)
        for icerik in (
            b"x", b"\n", b"\0\xff", GIRDI.encode(), KAYIT.encode(), ilk[:15], ilk[:-1],
            ilk[:-1] + b"\n" + kalani, ilk + b"x\n" + kalani, ilk + b" \n" + kalani,
            b"\n" + kendi, b" " + kendi, b"\xef\xbb\xbf" + kendi,
            kendi.replace(b"turnuva.txt", b"turnuva.TXT"), kendi.replace(b"turnuva.txt", b""),
        ):
            self.listeler.write_bytes(icerik)
            self.dokunulmaz(self.listeler.read_bytes)

    def test_bos_dosya_ile_kendi_sayfasi(self):
        """Yenilenir; ilk satırından sonrasına ne yazılmış olursa olsun."""
        self.calistir(GIRDI)
        son = self.listeler.read_bytes()
        ilk = son[:son.index(b"\n") + 1]
        for icerik in (b"", ilk, ilk + b"x", son + b"x"):
            self.yaz(KAYIT)
            self.listeler.write_bytes(icerik)
            self.assertEqual(self.calistir()[2], "")
            self.assertEqual(self.listeler.read_bytes(), son)

    def test_baska_turnuvanin_kaydi(self):
        """Adı lig-listeler.html olan kayıt, lig.txt'nin yanında da sürer."""
        oburu, self.yol = self.listeler, self.listeler
        self.calistir(yanitlar(0, 50))
        self.yol = oburu.with_name("turnuva.txt")
        self.dokunulmaz(oburu.read_bytes)
        self.yol = oburu
        self.surer(50)
        self.kayitli(KAYIT)

    def test_uzantisi_ayri_iki_kayit(self):
        """grup.a ile grup.b'nin sayfası aynı addadır: ilkinindir, ikincisine söylenir."""
        a, b = (self.yol.with_name(f"grup.{uzanti}") for uzanti in "ab")
        self.yol = a
        self.listeler = self.yaninda("listeler")
        self.calistir(yanitlar(0, 45))
        self.yol = b
        self.dokunulmaz(self.listeler.read_bytes)
        self.yol = a
        self.surer(45)
        self.assertEqual(self.sayfa().icleri("title"), ["grup.a"])

    def test_girdinin_kendisi(self):
        """Girdisi listelerin adındaki dosyadan okunan turnuva."""
        for kac, kez in ((0, 6), (45, 5), (len(SATIRLAR) - 1, 2)):
            betik = yanitlar(kac).encode()
            self.listeler.write_bytes(betik)
            self.yaz(kayit(kac))
            with self.listeler.open("rb") as stdin:
                sonuc = ayri(None, "--kayit", self.yol, stdin=stdin)
            self.kosulur(sonuc, kac, len(SATIRLAR), self.uyari() * kez)
            self.assertEqual(self.listeler.read_bytes(), betik)

    def dokumlu(self, girdi=""):
        """Dökümü listelerin adındaki dosyaya giden koşu: (kod, döküm, stderr)."""
        with self.listeler.open("wb") as dokum, \
                baslat("--kayit", self.yol, stdout=dokum) as surec:
            _, hata = surec.communicate(girdi.encode(), 60)
        return surec.returncode, metne(self.listeler.read_bytes()), metne(hata)

    def test_dokumun_kendisi(self):
        self.kosulur(self.dokumlu(GIRDI), 0, len(SATIRLAR), self.uyari() * 6)

    def test_surdurulenin_dokumu(self):
        """Sayfadan kısa da olsa (adlar uzun); ilk istemden önce yazılanlar da dökümdür."""
        uzun = "".join(f"{lno}\n{'Ş' * 100}\n0\n0\n" for lno in (1, 2)) + "0\n1\nb\n"
        self.yaz(uzun)
        kod, dokum, hata = self.dokumlu()
        self.assertEqual((kod, dokum), (1, yankili(11, 11, f"{uzun}1\n")))
        self.baslar(hata, self.uyari())
        for kac, dek, kez in self.KOSULAR[:-1]:
            self.yaz(kayit(kac))
            self.kosulur(self.dokumlu(), kac, dek, self.uyari() * kez)

    @unittest.skipUnless(POSIX, "bağ kurmak Windows'ta ayrıca izin ister")
    def test_baglar(self):
        """Kaydın kendisine; hiçbir yere: gösterdiği de kurulmaz."""
        def hal():
            return os.readlink(str(self.listeler)), {*os.listdir(self.yol.parent), self.yol.name}

        for hedef in ("turnuva.txt", "yok.html", "yok/yok.html"):
            self.listeler.symlink_to(hedef)
            self.dokunulmaz(hal)
            self.listeler.unlink()

    def test_klasor(self):
        self.listeler.mkdir()
        (self.listeler / "afiş").touch()
        self.dokunulmaz(lambda: os.listdir(self.listeler))

    @unittest.skipUnless(POSIX, "Windows'ta adı olan boru klasörde durmaz")
    def test_boru(self):
        """Okuyanı, yazanı yoktur; açılsaydı beklenirdi."""
        os.mkfifo(self.listeler)
        self.dokunulmaz(lambda: stat.S_ISFIFO(os.lstat(self.listeler).st_mode),
                        lambda girdi: ayri(girdi, "--kayit", self.yol))

    @unittest.skipIf(KOK_KULLANICI or not POSIX, "kök kullanıcı ile Windows her dosyayı okur")
    def test_okunamayan_dosya(self):
        self.listeler.write_text("afiş", encoding="utf-8")
        self.listeler.chmod(0)
        self.dokunulmaz(lambda: (os.lstat(self.listeler).st_size, os.lstat(self.listeler).st_mode))
        self.listeler.chmod(0o600)
        self.assertEqual(oku(self.listeler), "afiş")

    @unittest.skipIf(KOK_KULLANICI or not POSIX, "kök kullanıcı ile Wine her dosyaya yazar")
    def test_salt_okunur_sayfa(self):
        self.calistir(yanitlar(0, 45))
        self.listeler.chmod(0o444)
        self.addCleanup(self.listeler.chmod, 0o666)
        onceki = self.listeler.read_bytes()
        self.yazilamaz("izin yok ya da dosya kullanımda")
        self.assertEqual(self.listeler.read_bytes(), onceki)

    def yazilamaz(self, neden):
        for kac, dek, kez in self.KOSULAR:
            self.yaz(kayit(kac))
            sonuc = self.calistir(yanitlar(kac, dek))
            uyari = f"{self.listeler}: listeler yazılamadı: {neden}.\n"
            self.kosulur(sonuc, kac, dek, uyari * kez)

    def test_yazilamayan_sayfa(self):
        """Söylenir, turnuva sürer."""
        def ac(yol, kip, *degerler, asil=open, **ek):
            if str(yol) == str(self.listeler) and kip == "wb":
                raise OSError(errno.ENOSPC, "")
            return asil(yol, kip, *degerler, **ek)

        with mock.patch("satranc.open", ac, create=True):
            self.yazilamaz("diskte yer yok")

    def test_turnuva_surerken(self):
        """Konan dosya kalır; adı değişince listeler yine asılır."""
        self.yaz()
        u = self.ucbirim(
            *SATIRLAR[:45], lambda: self.listeler.write_bytes(b"afi\xff"), *SATIRLAR[45:49],
            lambda: self.assertEqual(self.listeler.read_bytes(), b"afi\xff"),
            lambda: self.listeler.replace(self.yol.with_name("afiş")), *SATIRLAR[49:],
        )
        self.bitti(u, 0, KAYIT)
        self.assertEqual(u.stderr.count(self.uyari()), 1)  # 3. turda
        self.assertEqual(self.yol.with_name("afiş").read_bytes(), b"afi\xff")
        self.biter(self.asilan(), parcalar()[-1].lstrip())


class KimOynuyor(KayitSinamasi):
    """Uçbirimde, kayıtla, klavyeye sorulan her sonuç sorusunun üstünde oynayanlar."""

    def test_her_sonuc_sorusunda_bir_kez(self):
        """Yalnızca onlarda; stdout'a yazılmaz. Kayıtsız hiçbirinde yoktur."""
        self.yaz()
        u, kayitsiz = self.ucbirim(*SATIRLAR), Ucbirim(SATIRLAR)
        self.assertEqual(u.ekranlar()[:-1], [*map(adlarla, kayitsiz.ekranlar()[:-1])])
        sorular = "".join(map(oynayanlar, range(ILK_SONUC, len(SATIRLAR))))
        self.baslar(u.stderr, "IRMAK SU BİR - ÇETİN CAN AY\nAHMET AĞA - İLKNUR AKAR\n")
        self.baslar(u.stderr, sorular)
        self.assertEqual(u.stderr[len(sorular):].count("\n"), 1)  # kaydın yeri
        self.assertEqual((u.stdout, kayitsiz.stderr), (duz_kosu(), ""))

    def test_yanlis_yanittan_sonra_yinelenmez(self):
        self.yaz(kayit(45))
        ekranlar = self.ucbirim("9\n", "muz\n", SATIRLAR[45]).ekranlar()
        kez = [ekran.count(oynayanlar(45)) for ekran in ekranlar]
        self.assertEqual(kez, [1, 0, 0, 0, 0])
        self.biter(ekranlar[3], f"{oynayanlar(46)}{yankili(46, 46).rpartition(chr(10))[2]}")

    def test_kayittaki_yanitlarin_ustunde_yoktur(self):
        for kac in (ILK_SONUC - 1, ILK_SONUC, 45, len(SATIRLAR) - 1):
            self.yaz(kayit(kac))
            self.assertEqual(self.ucbirim().ekranlar()[0], adlarla(yankili(kac, kac), kac))

    def test_geri_alindi_ile_sorunun_arasindadir(self):
        self.yaz(kayit(45))
        istem = yankili(44, 44).rpartition("\n")[2]
        ekran = self.ucbirim("<\n").ekranlar()[1]
        self.biter(ekran, f"Geri alındı: {adli(44)}{oynayanlar(44)}{istem}")

    def test_girdi_ucbirim_degilken_yoktur(self):
        self.yaz(kayit(45))
        u = self.ucbirim(*SATIRLAR[45:], dosyada=("stdin",))
        self.assertEqual((u.stdout, u.stderr), (yankili(45), ""))

    def test_cikti_dosyadayken_de_stderrdedir(self):
        self.yaz(kayit(45))
        u = self.ucbirim(dosyada=("stdout",))
        self.assertEqual(u.stdout, yankili(45, 45))
        self.baslar(u.stderr, oynayanlar(45))
