"""Rastgele akşamlar: uçbirimde yazılanlardan kalan kayıt, yalin.py'nin oynattığı turnuvadır.

Hakem yanıtları, sözleri, düzeltmeleri, yanlışları rastgele yazar, geri alır, bırakıp sürdürür;
kayıt boşaltılırsa kopyasından. Her yazdığından sonra kayda ne eklendiğine (kabul edilen yanıt,
önünde yeri verilmiş adıyla; kabul edilmeyende hiçbir şey), sürdürürken, söz yazınca, düzeltince,
geri alınca yeniden gösterilenlere, sonda bütün turnuvaya bakılır.
"""

import random
import re
import tempfile
from collections import Counter
from itertools import count, takewhile
from pathlib import Path
from unittest import mock

from tests.calistirma import Ucbirim, surecte
from tests.karsilastir import kayittan, oynat
from tests.uretec import boz, yeni_sozu
from tests.yalin import ISTEMLER, sozcukleri, turnuva, yer_degistir
from tests.yardim import Sinama, gosterilen, notsuz, oku

# ISTEMLER'deki sorulara kabul edilecek yanıtlar
YANITLAR = {
    "LNo": ["0", *map(str, range(1, 9))],
    "Ad-Soyad": ["Yok Oğlu", "yeni ad", "Düzelt", "Ali  Su", "ışık İNCİ"],
    "ELO": ["0", "1000", "1500"],
    "UKD": ["0", "1200"],
}
SOZLER = "yok", "VAR", "ayrı", "Birlikte"
TERSLER = {"yok": "VAR", "ayrı": "Birlikte"}
SONDA = "VAR", "Birlikte", "yeni"  # turnuva erken bitince de kabul edilebilenler
BITTI, ERKEN = "Kapatmak için Enter", "Turnuva erken bitti"  # son soruda
GERI, DUZELT, BASKA_MASA = "<", "düzelt", "="
ELLE = "-–"  # eşleştir 45-118
TUR_SAYISI = "tur sayısı"


def ekrandaki(u):
    """Klavyede son yazılandan beri ekranda belirenler."""
    olaylar = takewhile(lambda olay: olay[0] != "klavye", reversed(u.olaylar))
    return "".join([metin for akis, metin in olaylar if akis.startswith("std")][::-1])


def sorulan(ekran):
    """Ekrandaki sorunun kayıttaki adının başı, kabul edilecek yanıtları."""
    soru = ekran.rpartition("\n")[2]
    sayilar = [*map(int, re.findall(r"\d+", soru))]
    if "sonucunu" in soru:
        return f"{sayilar[0]}. tur {sayilar[1]}. masa", [*"012345"]
    if "tur sayisini" in soru:
        return TUR_SAYISI, [*map(str, range(sayilar[0], sayilar[1] + 1))]
    if "rengini" in soru:
        return "ilk renk", [*"bsBS"]
    adi = next((ad for ad, istem in ISTEMLER.items() if soru.endswith(istem)), "")
    if "giriniz" in soru and not adi and "Düzeltilecek" not in soru:
        raise AssertionError(f"ISTEMLER'de olmayan soru: {soru}")
    return adi, YANITLAR[adi] if adi else [""]


def satiri(adi, yanit):
    """Yanıtın, adı böyle başlayan satırının deseni; ardında turun masaları olabilir."""
    return f"{re.escape(adi)}.*: {re.escape(yanit)}\n(#.*\n)?"


def kabul(kaydi):
    """Kaydın yarım turnuvasında bütün sözler, sonuçlar kabul edilir mi?"""
    try:
        dokumu(kaydi)
    except ValueError:
        return False
    return True


def dokumu(kaydi):
    """Kaydın dökümü, turnuva bitmediyse sıradaki isteme dek."""
    try:
        return turnuva(kaydi, True)[0]
    except IndexError as eksik:
        return eksik.args[0]


def elle_eslesen(kaydi, yazilan):
    """`eşleştir 45-118`den sonra açık turun masaları; kabul edilmiyorsa boş metin."""
    _, _, acik = kaydi.rpartition("\n# ")
    beyaz, siyah = re.findall("[0-9]+|BYE", yazilan.upper())
    tur = acik.partition(".")[0]
    masalar = re.findall(r"(\w+)-(\w+)", acik.partition("\n")[0])
    oturanlar = [lno for masa in masalar for lno in masa]
    if beyaz == siyah or not {beyaz, siyah} <= {*oturanlar}:
        return ""
    masalar = [tuple(None if lno == "BYE" else lno for lno in masa) for masa in masalar]
    yeniler = yer_degistir(masalar, beyaz, None if siyah == "BYE" else siyah)
    degisenler = [f"\n{tur}. tur {mno}. masa " for mno, (eski, yeni) in
                  enumerate(zip(masalar, yeniler), start=1) if eski != yeni]
    if not degisenler or any(sonucu in kaydi for sonucu in degisenler):
        return ""
    return " ".join(f"{b}-{s or 'BYE'}" for b, s in yeniler)


def gelmis(kaydi, yazilan):
    """Kayıtta, yazılan `yeni`nin LNo'sunun son `yeni`si; yoksa boş liste."""
    oncekiler = [sozcukleri(satir) for satir in kaydi.split("\n")]
    return [soz for soz in oncekiler if soz[:2] == sozcukleri(yazilan)[:2]][-1:]



class Hakem:
    def __init__(self, tohum, yol):
        self.rastgele, self.yol = random.Random(tohum), yol
        self.kalan = self.rastgele.randint(20, 120)  # sorulan yanıttan başka yazacakları
        self.kabuller = Counter()  # yazılanın türü -> kabul edilenler
        self.kaydi, self.oncekiler = "", []  # geri alınabilecek yanıtlardan önceki kayıtlar
        self.reddedilenler = []  # son satırları kabul edilmemiş sözler olan kayıtlar
        self.kimler = ["1", "2"]  # sözlerde anılanlar
        self.tersi = "VAR 1", "VAR"  # son `yok`u ya da `ayrı`yı bozan söz
        self.dosyada = ()  # uçbirimde olmayan akışlar

    def bosalt(self):
        """Kaydı başkası boşaltır; program bildiklerini yanındaki bir dosyaya yazıp bitecektir."""
        self.yol.write_bytes(b"")
        adlar = (self.yol.with_name(f"{self.yol.stem}-{no}.txt") for no in count(1))
        self.yol = next(yol for yol in adlar if not yol.exists())

    def gosterilir(self, u):
        """Ekranda, yeniden gösterilmesi gerekenlerin ardında en çok beş (sonda altı) satır vardır.

        Sonuç sorusunun hemen üstündeki, oynayanlarındır.
        """
        ekran, dokum = notsuz(ekrandaki(u)), dokumu(self.kaydi)
        beklenen = dokum if self.dosyada else gosterilen(dokum)
        ustu, satir_basi, soru = beklenen.rpartition("\n")
        ustu += satir_basi
        if not ekran.startswith(ustu) or not ekran.endswith(soru):
            raise AssertionError(f"{self.kaydi}\nbeklenen:\n{beklenen}\ngelen:\n{ekran}")
        arada = ekran[len(ustu):len(ekran) - len(soru)].splitlines()
        oynayanlar = "sonucunu" not in soru or re.match(r"\d+ \D+ - \d+ \D+$", arada[-1])
        if not oynayanlar or len(arada) > 6:
            raise AssertionError(ekran)

    # Aşağıdakiler üreteçtir: yazılacak satırları verirler.

    def yaz(self, yazilan, eklenen="", turu=""):
        """Bu satırı, kimi kez önce Ctrl-C, Ctrl-D ya da yarım satır.

        Ardından kayda `eklenen` desenindekiler eklenmiştir; geri alınınca kayıt eskisidir.
        """
        if self.kalan and self.rastgele.random() < 0.03:
            yield self.rastgele.choice((KeyboardInterrupt, "", "1"))
        bosaltilan = self.kaydi and eklenen[-1:] == ")" and self.rastgele.random() < 0.01
        if bosaltilan:
            yield self.bosalt
        yield f"{yazilan}\n"
        onceki, self.kaydi = self.kaydi, oku(self.yol) if self.yol.exists() else ""
        beklenen = re.escape(onceki) + eklenen
        if turu == GERI and self.oncekiler:
            beklenen = re.escape(self.oncekiler.pop())
        if not re.fullmatch(beklenen, self.kaydi):
            eklendi = self.kaydi[len(onceki):] if self.kaydi.startswith(onceki) else self.kaydi
            raise AssertionError(f"{yazilan!r} yazılınca kayda eklenen: {eklendi!r}\n"
                                 f"eklenecek olan (desen): {eklenen!r}\n{onceki}")
        if len(self.kaydi) > len(onceki):
            self.oncekiler.append(onceki)
        self.kabuller[turu] += self.kaydi != onceki
        if turu not in ("", BASKA_MASA) and self.kaydi != onceki:
            self.gosterilir(self.ucbirim)

    def yanitlar(self, u):
        """Ekrandaki sorulara yazılanların hepsi."""
        self.ucbirim = u
        if self.kaydi:  # yazılmadan kalan masalar yazılmış olabilir
            onceki, self.kaydi = self.kaydi, oku(self.yol)
            if not re.fullmatch(f"{re.escape(onceki)}(#.*\n)?", self.kaydi):
                raise AssertionError(f"{onceki}\n{self.kaydi}")
            self.gosterilir(u)
        while True:
            adi, kabul_edilecekler = sorulan(ekrandaki(u))
            oyuncuda = adi in ISTEMLER  # akşamın çoğu turlarda geçsin
            if not self.kalan or self.rastgele.random() < (0.95 if oyuncuda else 0.2):
                yanit = self.rastgele.choice(kabul_edilecekler)
                belki = "?" if adi == "LNo" else ""
                yield from self.yaz(yanit, f"({satiri(adi, yanit)}){belki}" if adi else "")
                continue
            self.kalan -= 1
            tur, masa, *_ = [*re.findall(r"\d+(?=\. )", adi), 0, 0]
            # Sözlerin çoğu turun ilk sorusuna yazılır.
            siklik = 0.95 / int(masa) if masa else 0.4 * (BITTI in ekrandaki(u))
            if self.rastgele.random() < siklik:
                yield from self.sozle(tur, ekrandaki(u))
            else:
                yield from self.baskasini_yaz(adi, u)

    def sozle(self, tur, soru):
        """Sonuç sorusuna bir söz ya da başka masanın sonucu; son soruya da."""
        sec = self.rastgele.choice
        lnolar = [*re.findall("(?:LNo:|yeni)[ ,]([1-9])", self.kaydi), "9"]
        self.kimler = sec((self.kimler, self.rastgele.choices(lnolar, k=sec((1, 2, 2, 3)))))
        sozler = [(f"{soz}{sec(' ,')}{', '.join(self.kimler)}", soz) for soz in SOZLER]
        masa, kod = sec("1234"), sec("012345")
        ayrac = sec(" ,")
        yeni = sec((*lnolar, "9", "9"))
        yazilan, turu = sec([
            *sozler, *sozler, *[self.tersi] * 4, ("eşleştir", "eşleştir"),
            (f"{masa}={kod}", BASKA_MASA),
            (yeni_sozu(yeni, "Yeni Ad", sec((0, 1400))).replace(" ", ayrac, 2), "yeni"),
            *[(f"eşleştir {sec(lnolar)}{sec(ELLE)}{sec((*lnolar, 'bye'))}", ELLE)] * 2,
        ])
        if turu in TERSLER:
            self.tersi = yazilan.replace(turu, TERSLER[turu]), TERSLER[turu]
        eklenen, gelmisin = "", turu == "yeni" and gelmis(self.kaydi, yazilan)
        if gelmisin:  # aynısı değilse hep kabul edilir
            eklenen = f"{yazilan}\n" * (gelmisin != [sozcukleri(yazilan)])
        elif turu in SONDA if ERKEN in soru else BITTI not in soru:
            if turu == ELLE:
                yeniler = elle_eslesen(self.kaydi, yazilan)
                eklenen = f"# {tur}. tur: {yeniler}\n" * bool(yeniler)
            elif kabul(f"{self.kaydi}{yazilan}\n"):
                baska_masa = satiri(f"{tur}. tur {masa}. masa", kod)
                eklenen = baska_masa if turu == BASKA_MASA else f"{yazilan}\n(#.*\n)?"
            else:
                self.reddedilenler.append(f"{self.kaydi}{yazilan}\n")
        sonda = "sonda " * (BITTI in soru and turu in SONDA)
        yield from self.yaz(yazilan, eklenen, sonda + turu)

    def baskasini_yaz(self, adi, u):
        """Yanıttan ve sözden başka bir şey; düzeltmenin sorularına da yazılanlar."""
        sec = self.rastgele.choice
        yazilacaklar = ["", GERI, "?", "x1"]
        if adi != TUR_SAYISI:
            yazilacaklar += [f"{DUZELT} {sec('12345678')}"] * 2 + [f"{DUZELT} tur"]
        yazilan = sec(yazilacaklar)
        yield from self.yaz(yazilan, turu=yazilan)
        if DUZELT not in yazilan:
            return
        liste = dict(re.findall(r"^(\d+)\) (.*?):", ekrandaki(u), re.M))  # no -> yanıtın adı
        while ekrandaki(u).endswith("Enter): "):
            no = sec([*liste, *liste, "", GERI, "99"])
            yield from self.yaz(no)
            adi = liste.get(no)
        soru, kabul_edilecekler = sorulan(ekrandaki(u))
        if adi in liste.values() or soru == TUR_SAYISI:
            yanit = sec([*kabul_edilecekler, "", GERI])
            eklenen = satiri(adi if liste else soru, yanit)
            yield from self.yaz(yanit, "" if yanit in ("", GERI) else eklenen, DUZELT)

    def aksam(self):
        """Turnuva bitene dek oturur; kalan kaydı yalin.py de oynatır."""
        kod = 1
        while kod:
            self.dosyada = self.rastgele.choice(((), (), ("stdout",)))
            u = Ucbirim(self.yanitlar, "--kayit", self.yol, dosyada=self.dosyada)
            next(u.yanitlar)  # son yazılandan sonra da kayda bakılır
            kod = u.kod
            if kod not in (0, 1, 130) and "boşaltılmış" not in u.stderr:
                raise AssertionError(u.ekran[-999:])
        dokum, _ = oynat(self.kaydi, True)
        if not notsuz(u.stdout).endswith(dokum[dokum.index("\nNihai"):]):
            raise AssertionError(f"{self.kaydi}\n{u.ekran}")


def reddedilir(kaydi):
    """Kayıttaki kabul edilmeyecek söz de reddedilir: son satırındadır."""
    kod, _, hata = kayittan(kaydi)
    satir_no = kaydi.count("\n")
    if kod != 2 or f": {satir_no}. satır" not in hata:
        raise AssertionError(f"reddedilmedi:\n{kaydi}{hata}")


def bozuk_okunur(rastgele, kaydi, yol):
    """Bozulmuş kayıt ya olduğu gibi reddedilir ya da başı olduğu gibi kalır; hiç çökmez."""
    bozuk = boz(rastgele, kaydi)
    yol.write_bytes(bozuk)
    kod, _, hata = surecte("", "--kayit", yol)
    kalan = yol.read_bytes()
    if kod not in (0, 1, 2) or (kalan if kod == 2 else kalan[:len(bozuk)]) != bozuk:
        raise AssertionError(f"{kod} {bozuk!r}\n{hata}")


def aksam(tohum):
    """Akşamda kabul edilenlerin sayıları; kayıt yalin.py'ninkinden ayrılırsa hata verir.

    Kalan kayıt bozulup beş kez okutulur.
    """
    with tempfile.TemporaryDirectory() as klasor, mock.patch("os.fsync"):
        hakem = Hakem(tohum, Path(klasor) / "turnuva.txt")
        try:
            hakem.aksam()
            for kaydi in hakem.reddedilenler:
                reddedilir(kaydi)
            for _ in range(5):
                bozuk_okunur(hakem.rastgele, hakem.kaydi, hakem.yol)
        except Exception as hata:
            raise AssertionError(f"{tohum}. akşam") from hata
    return hakem.kabuller


class Aksamlar(Sinama):
    def test_rastgele_aksamlar(self):
        kabuller = sum(map(aksam, range(30)), Counter())
        turler = {*SOZLER, "yeni", "eşleştir", ELLE, BASKA_MASA, DUZELT, GERI}
        self.assertLessEqual(turler, {*kabuller})
