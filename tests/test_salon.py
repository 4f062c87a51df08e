"""Duvara asılacak listelerin sayfası; o addaki başkasının dosyası."""

import errno
import os
import re
import sys
from functools import partial
from unittest import mock

from tests import yalin
from tests.calistirma import ayri
from tests.ornek_turnuva import (
    ADLI,
    GIRDI,
    IKINCI_TUR,
    KAYIT,
    KAYITLAR,
    ORTA,
    YOKLU,
    KayitSinamasi,
    duz_kosu,
    yanitlar,
)
from tests.uretec import alt_alta, oyuncular
from tests.yardim import ORNEK, POSIX, oku

# Yarım dakikada bir yenilenir. Dik A4'ün eni 210 mm'dir, yatayınki 297; ikişer 10 mm'lik kenar ile
# 185, 270 mm sığar; DejaVu Sans Mono'nun bir karakterinin eni boyunun 0,602'sidir. Çizgilere dek
# olan üst (<b>) her kâğıtta yinelenir, liste bir kâğıda sığıyorsa bölünmez.
BASI = """\
<!DOCTYPE html><html lang="tr"><meta charset="utf-8"><title>%s</title>
<meta http-equiv="refresh" content="30">
<style>
@page { size: A4 portrait; margin: 10mm }
@page yatay { size: A4 landscape }
pre { display: table; break-inside: avoid; line-height: 1.2; --boy: 16px; --sayfa: 90vw }
pre { font-size: min(var(--boy), var(--sayfa) / var(--en) / 0.61) }
@media print { pre { --boy: 6mm; --sayfa: 185mm } .yatay { page: yatay; --sayfa: 270mm } }
b { display: table-header-group; break-inside: avoid }
</style>
"""
CIZGI = re.compile("^-[- ]*\n", re.M)
# Yalnızca sayfada, sıralamaların, çapraz tabloların altında.
ANLAMI = """\
Puan eşitse sırayla bakılır: BH-1, BH-2 rakip puanları (en düşük 1 ve 2 hariç),
SB yenilenlerin puanları ile berabere kalınanların yarısı, GS galibiyet sayısı.
Oynanmayan turda oyuncunun o andaki puanı ile sonraki her tur için ½ sayılır."""
HUCRENIN_ANLAMI = (
    "4 b ½: BSNo 4 ile beyaz, berabere; + rakibi, - kendisi gelmedi; - - 1: tur atladı.")


def sayfa(listeler, ad="turnuva.txt"):
    """Bu adlı kaydın, aralarında boş satır olan listelerden, asılacak sayfası.

    Yazının boyu listenin en geniş satırından (--en) çıkar; 95'ten genişi yatay kâğıda basılır.
    Listelerin üstünde adın uzantısızı yazar.
    """
    uzantisiz = ad.rpartition(".")[0]
    kacisli, turnuva = (
        metin.replace("&", "&amp;").replace("<", "&lt;").replace("\n", " ")
        for metin in (ad, uzantisiz))
    parcalari = [BASI % kacisli]
    for liste in listeler.rstrip("\n").split("\n\n"):
        en = max(map(len, [uzantisiz, *liste.split("\n")]))
        ust = CIZGI.search(f"{liste}\n").end()
        ustu = f"<b>{turnuva}\n{liste[:ust].rstrip()}\n</b>"
        kagit = "dik" if en <= 95 else "yatay"
        parcalari.append(f'<pre class="{kagit}" style="--en: {en}">{ustu}{liste[ust:]}\n</pre>\n')
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
        (11, "Çetin Can", 2000), (22, "Ömür", 1900), (33, "Işıl", 1800),
        (44, "Ayşe Nur", 1700), (55, "Veli", 1600),
    ))
    YANITLAR, SONLARI = [1, 2, "yok 33", 0, 4, "var 33", 3, 5], [0, 2, 5, 8]  # turların sonu
    # Ad sütunlu eşleştirmeleri, sonra turlarının sonuçları; yenisi dokum'un listelerinden elle
    # yazılır: BSNo yerine ad, boş satırdan sonra sonuçlar.
    LISTELER = oku(ORNEK / "asilanlar.txt").rstrip().split("\n\n")
    ESLESTIRMELER, SONUCLAR = LISTELER[:5], LISTELER[5:]

    def dokum(self, tur):
        """Turnuvanın o kadar turla yalin.py'nin yazdığı dökümü."""
        yanitlari = self.YANITLAR[:self.SONLARI[tur]]
        return yalin.turnuva(alt_alta(*self.OYUNCULAR, tur, "b", *yanitlari))[0]

    def son_durum(self, tur):
        """O turdan sonraki listeler, başlıklarıyla; 0'da başlangıç listesi."""
        if tur == 0:
            return re.search("Başlangıç(.+\n)+", self.dokum(1))[0]
        return f"{self.SONUCLAR[tur - 1]}\n\n" + self.anlamiyla(tur).replace(
            "Nihai Sıralama Listesi", f"{tur}. tur sonunda sıralama").replace(
            "Çapraz Tablo", f"{tur}. tur sonunda çapraz tablo")

    def anlamiyla(self, tur):
        """O turda biten turnuvanın son listeleri, sıralamanın altında ölçütlerin anlamıyla."""
        dokum = self.dokum(tur)
        listeler = dokum[dokum.index("Nihai"):].replace("\n\n", f"\n{ANLAMI}\n\n")
        return f"{listeler}{HUCRENIN_ANLAMI}"

    def test_her_istemde_gunceldir(self):
        """Girdi de kayıt da nerede biterse bitsin, geri alınınca da; liste varken vardır."""
        girdi = alt_alta(*self.OYUNCULAR, 3, "b", *self.YANITLAR)
        liste_var, satirlar = len(self.OYUNCULAR), girdi.splitlines(True)
        asilacak = [""] * liste_var + [self.son_durum(0)] * 2
        for eslestirme, yanit_sayisi in zip(self.ESLESTIRMELER, (2, 1, 2, 1, 2)):
            durum = self.son_durum(int(eslestirme[0]) - 1)
            asilacak += [f"{eslestirme}\n\n{durum}"] * yanit_sayisi
        asilacak.append(f"{self.SONUCLAR[-1]}\n\n{self.anlamiyla(3)}")
        for kac, beklenen in enumerate(asilacak):
            self.yaz()
            for girilen in (satirlar[:kac], ()):  # ikincisinde yanıtlar kayıttadır
                self.listeler.unlink(missing_ok=True)
                self.ucbirim(*girilen)
                # Başlangıç listesi, kayıt tur sayısından sonra bitiyorsa yeniden asılmaz.
                self.asili(beklenen if girilen or kac != liste_var + 1 else "")
            if liste_var < kac < len(satirlar) and kac != liste_var + 2:
                self.ucbirim("<\n")
                self.asili(asilacak[kac - 1])

    def test_notlar(self):
        """Turunkiler eşleştirme listesinin altında, erken bitişinki sıralamanın üstündedir."""
        for girdi in map(oku, ORNEK.glob("cikmaz-*_girdi.txt")):
            kaydi = yalin.adli_kayit(girdi)
            self.yaz(kaydi[:kaydi.rindex("\n", 0, -1) + 1])  # son sonuç daha girilmemiştir
            dokum = self.calistir()[1]
            listeler = (self.asilan().partition("\n\n")[0],
                        dokum.rpartition("Eşleştirme Listesi:")[2])
            asilanin, dokumunki = (re.findall("^Not: .*", liste, re.M) for liste in listeler)
            self.assertEqual(asilanin, dokumunki)
            self.yaz(kaydi)
            dokum = self.calistir()[1]
            asilan = self.asilan().replace(f"{ANLAMI}\n", "").replace(f"{HUCRENIN_ANLAMI}\n", "")
            self.biter(asilan,
                       dokum[dokum.index("\n\n", dokum.rindex("): ")) + 2:])

    def test_onceki_turda_reddedilen_kayit_sayfaya_dokunmaz(self):
        self.calistir(yanitlar(0, ORTA))
        onceki = oku(self.listeler)
        self.reddedilir(KAYITLAR[IKINCI_TUR - 1] + ADLI[IKINCI_TUR - 1].replace(": 4", ": 9"))
        self.assertEqual(oku(self.listeler), onceki)

    def test_kaydin_adi(self):
        """Klasörü olmadan; & ve < ile < gibi okunan da, 95'ten geniş de, UTF-8 olmayan da.

        Sayfa sonraki çalıştırmada da bu kaydınkidir.
        """
        adlar = ["Şampiyona 2026.kayıt", "a & b &lt; &amp.txt", "96 karakter " * 8 + ".txt",
                 "&" * 30 + ".txt"]
        # Windows'ta adda < ile satır sonu olmaz; UTF-8 olmayan ad yalnızca Linux'ta olur.
        adlar += ["a<b>&<i>.txt", "iki\nsatır.txt"] * POSIX
        adlar += ["sal\udcff.txt"] * (sys.platform == "linux")
        for ad in adlar:
            self.yol = self.yol.with_name(ad)
            self.listeler = self.yaninda("listeler")
            for _ in range(2):
                self.yaz(yalin.adli_kayit(YOKLU))
                self.assertEqual(self.calistir()[2], "")
                self.asili(self.asilan())


class BaskasininDosyasi(SayfaSinamasi):
    """Listelerin adında duran, bu kaydın sayfası değilse olduğu gibi kalır; turnuva sürer.

    Asılamayan her keresinde söylenir: başta, her turda, bitince birer kez.
    """

    KEZ = 7

    def uyari(self):
        return (f"{self.listeler}: bu kaydın sayfası değil; asılı olan eski olabilir.\n"
                "Bu dosyanın adını değiştiriniz ya da dosyayı siliniz.\n")

    def hal(self):
        """Listelerin adında duranın türü, boyu, son yazılışı; klasörde bulunanlar."""
        bilgi = os.lstat(self.listeler)
        return bilgi.st_mode, bilgi.st_size, bilgi.st_mtime_ns, {*os.listdir(self.yol.parent)}

    def test_sayfa_olmayan(self):
        self.calistir(GIRDI)
        kendi = self.listeler.read_bytes()
        ilk, kalani = kendi.split(b"\n", 1)
        konanlar = [partial(self.listeler.write_bytes, icerik) for icerik in (
            b"x", b"\0\xff", ilk, ilk + b" \n" + kalani,
            kendi.replace(b"turnuva.txt", b"turnuva.dat"),  # uzantısı ayrı kaydınki
        )]
        konanlar.append(self.listeler.mkdir)
        if POSIX:  # bağ kurmak Windows'ta ayrıca izin ister; boru açılsaydı beklenirdi
            konanlar.append(partial(self.listeler.symlink_to, "yok.html"))
            konanlar.append(partial(os.mkfifo, self.listeler))
        for koy in konanlar:
            if self.listeler.is_dir():
                self.listeler.rmdir()
            else:
                self.listeler.unlink()
            koy()
            onceki = self.hal()
            self.yaz()
            with self.subTest(koy):
                sonuc = ayri(GIRDI, "--kayit", self.yol)
                self.assertEqual(sonuc, (0, duz_kosu(), self.uyari() * self.KEZ))
                self.kayitli(KAYIT)
                self.assertEqual(self.hal(), onceki)

    def test_bos_dosya_ile_kendi_sayfasi(self):
        """Yenilenir; ilk satırından sonrasına ne yazılmış olursa olsun."""
        self.calistir(GIRDI)
        son = self.listeler.read_bytes()
        ilk = son[:son.index(b"\n") + 1]
        for icerik in (b"", ilk, ilk + b"x", son + b"x"):
            self.listeler.write_bytes(icerik)
            self.assertEqual(self.calistir()[2], "")
            self.assertEqual(self.listeler.read_bytes(), son)

    def test_yazilamayan_okunamayan_sayfa(self):
        """Söylenir, turnuva sürer; okunamayana dokunulmaz."""
        yazilamadi = f"{self.listeler}: listeler yazılamadı: diskte yer yok.\n"
        for okunamaz, uyari in ((False, yazilamadi), (True, self.uyari())):
            def ac(yol, kip, *degerler, asil=open, okunamaz=okunamaz, **ek):
                if str(yol) == str(self.listeler) and (kip == "rb") == okunamaz:
                    raise OSError(errno.ENOSPC, "")
                return asil(yol, kip, *degerler, **ek)

            self.yaz()
            self.listeler.touch()
            onceki = self.hal()
            with mock.patch("satranc.open", ac, create=True):
                self.assertEqual(self.calistir(GIRDI), (0, duz_kosu(), uyari * self.KEZ))
            self.kayitli(KAYIT)
            self.assertEqual(self.hal(), onceki)

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
