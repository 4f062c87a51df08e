"""Sınamaların ortak parçaları: programı süreç içinde ya da ayrı bir süreç olarak çalıştırmak."""

import codecs
import contextlib
import functools
import io
import os
import re
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from difflib import SequenceMatcher
from html.parser import HTMLParser
from io import FileIO
from itertools import zip_longest
from pathlib import Path
from unittest import mock

import satranc

KOK = Path(__file__).resolve().parent.parent
PROGRAM = KOK / "satranc.py"
# -S: site-packages görünmez; program yalnızca standart kütüphaneyle çalışmak zorundadır. Kapsam
# ölçen araç ise alt süreçlere site ile girer.
KAPSAM_OLCULUYOR = any(ad.startswith("COVERAGE_PROCESS") for ad in os.environ)
YORUMLAYICI = [sys.executable] if KAPSAM_OLCULUYOR else [sys.executable, "-S"]
ORNEK = Path(__file__).resolve().parent / "ornek"
POSIX = os.name == "posix"
BEKLEME = 20 if POSIX else 120  # saniye; Wine yavaştır


def oku(yol):
    """UTF-8 dosyayı satır sonlarına dokunmadan okur."""
    return yol.read_bytes().decode("utf-8")


CEVRE, EN = 3, 99  # farkta gösterilen satırlar (öncesi, beklenen, gelen) ile satırların eni


def ayni_bas(bir, oteki):
    """İki dizinin başında aynı olan öğelerin sayısı."""
    ayrilanlar = (yer for yer, (a, b) in enumerate(zip(bir, oteki)) if a != b)
    return next(ayrilanlar, min(len(bir), len(oteki)))


def satirlari(deger):
    """Metnin satırları, listenin öğeleri, sözlüğün çiftleri; başkası tek satırdır."""
    if isinstance(deger, str):
        return deger.split("\n")
    if isinstance(deger, dict):
        return sorted(deger.items(), key=repr)
    return deger if isinstance(deger, list) else [deger]


def fark(gelen, beklenen):
    """İki metnin (listenin, sözlüğün) ilk ayrıldığı satırlar, öncekilerle: - beklenen, + gelen.

    Geniş satırların, ilkinin ayrıldığı yeri içeren sütunları gösterilir.
    """
    gelenler, beklenenler = satirlari(gelen), satirlari(beklenen)
    ortak = ayni_bas(gelenler, beklenenler)
    ayrilan = [repr(satirlar[ortak:ortak + 1]) for satirlar in (gelenler, beklenenler)]
    sutun = max(0, ayni_bas(*ayrilan) - EN * 2 // 3)
    gosterilen = [("  ", satir) for satir in gelenler[max(0, ortak - CEVRE):ortak]]
    for isaret, satirlar in (("- ", beklenenler), ("+ ", gelenler)):
        gosterilen += [(isaret, satir) for satir in satirlar[ortak:ortak + CEVRE] or ["(bitti)"]]
    satirlar = [
        isaret + repr(satir)[sutun if len(repr(satir)) > EN else 0:][:EN]
        for isaret, satir in gosterilen
    ]
    return "\n".join([f"{ortak + 1}. satırda ayrılıyor (- beklenen, + gelen):", *satirlar])


def en_yakini(metin, aranan):
    """Metnin, arananın en uzun parçasının geçtiği yerinden sonrasının ondan farkı."""
    bulunan = SequenceMatcher(None, metin, aranan, autojunk=False).find_longest_match(
        0, len(metin), 0, len(aranan))
    bas = max(0, bulunan.a - bulunan.b)  # aranan burada başlardı
    satir_no = metin[:bas].count("\n") + 1
    return f"metinde yok; {satir_no}. satırında başlayan en yakını, {fark(metin[bas:], aranan)}"


class Sinama(unittest.TestCase):
    """Ayrı metinlerin, listelerin, sözlüklerin ilk ayrıldığı yer gösterilir.

    Demetlerin içindekilerin de.
    """

    def __init__(self, *degerler):
        super().__init__(*degerler)
        for tur in (str, list, dict, tuple):
            self.addTypeEqualityFunc(tur, self.ayni)

    def ayni(self, gelen, beklenen, msg=None):
        """assertEqual'in, ikisi de metin, liste, sözlük ya da demet olunca çağırdığı."""
        if gelen != beklenen:
            ciftler = [(gelen, beklenen)]
            if isinstance(gelen, tuple):
                ciftler = zip_longest(gelen, beklenen)
            farklar = [fark(bu, oteki) for bu, oteki in ciftler if bu != oteki]
            self.fail(self._formatMessage(msg, "\n".join(farklar)))

    def icerir(self, metin, aranan):
        """Metinde aranan geçer; geçmiyorsa ona en çok benzeyen yer gösterilir."""
        if aranan not in metin:
            self.fail(en_yakini(metin, aranan))

    def baslar(self, metin, bas):
        """Metnin başı verilendir."""
        self.assertEqual(metin[:len(bas)], bas)

    def biter(self, metin, son):
        """Metnin son satırları verilenlerdir."""
        self.assertEqual("\n".join(metin.split("\n")[-1 - son.count("\n"):]), son)


GIRDI = oku(ORNEK / "ornek_girdi.txt")
CIKTI = oku(ORNEK / "ornek_cikti.txt")
SATIRLAR = GIRDI.splitlines(keepends=True)


@contextlib.contextmanager
def dosyada(girdi):
    """Girdiyi (metin ya da bayt) taşıyan, stdin olmaya hazır geçici dosya."""
    with tempfile.TemporaryFile() as dosya:
        dosya.write(girdi.encode() if isinstance(girdi, str) else girdi)
        dosya.seek(0)
        yield dosya


@functools.lru_cache(maxsize=None)
def duz_kosu(girdi=GIRDI):
    """Yanıtların dökümü: UTF-8 bir dosyadan okunup bir dosyaya, kayıtsız, yazılan.

    Kuralları sınamayan sınamalar öbür yollarla yazılanı bununla karşılaştırır.
    """
    with dosyada(girdi) as dosya, dosyada("") as dokum:
        subprocess.run([*YORUMLAYICI, str(PROGRAM)], stdin=dosya, stdout=dokum, timeout=60,
                       check=True, env=ortam(PYTHONIOENCODING="utf-8"))
        dokum.seek(0)
        return metne(dokum.read())


def yanitlar(bas, dek=None):
    """Örneğin yanıtları, girdi olarak: bas'tan sonrakiler; verilirse dek'inciye dek."""
    return "".join(SATIRLAR[bas:dek])


def parcalar(girdi=GIRDI):
    """Düz koşunun dökümü: her biri bir istemle biten parçalar, sonuncusu son yanıttan sonrası."""
    return re.findall(r".*?giriniz(?: \([^)]*\))?: |.+$", duz_kosu(girdi), re.S)


def yankili(kac, dek=None, girdi=GIRDI):
    """Girdinin, ilk `kac` yanıtı istemlerinin ardında yazılmış dökümü.

    Döküm, verilirse, `dek` yanıttan sonraki istemde biter.
    """
    son = None if dek is None else dek + 1
    ciftler = zip_longest(parcalar(girdi)[:son], girdi.splitlines(True)[:kac], fillvalue="")
    return "".join(parca + yanit for parca, yanit in ciftler)


# Örneğin kaydında turların ilk sonuçlarından önceki masa satırları; listelerinden elle çıkarıldı.
MASALAR = [
    "# 1. tur: 222-99 6-4 70-88 555-123 3-BYE\n",
    "# 2. tur: 99-6 88-3 123-222 4-70 555-BYE\n",
    "# 3. tur: 88-99 222-4 6-123 3-555 70-BYE\n",
    "# 4. tur: 99-4 6-88 555-70 123-3 222-BYE\n",
    "# 5. tur: 123-99 4-555 222-6 70-3 88-BYE\n",
]
ILK_SONUC, MASA_SAYISI = 39, 4  # ilk sonucun yanıtlar arasındaki yeri; her turdaki masalar
IKINCI_TUR = ILK_SONUC + MASA_SAYISI  # 2. turun ilk sonucununki
ADLAR = {
    "99": "ÇETİN CAN AY", "222": "IRMAK SU BİR", "4": "İLKNUR AKAR", "6": "AHMET AĞA",
    "88": "AYŞE SARI", "70": "ÖMÜRCAN AY", "123": "ALİ KAYA", "555": "ALİ KAYA",
    "3": "FATMA BEYAZ",
}


def soru_adi(yanit_no):
    """Örneğin o yanıtla (0, 1, ...) yanıtlanan sorusunun kısa adı."""
    if yanit_no < ILK_SONUC - 3:
        return ("LNo", "Ad-Soyad", "ELO", "UKD")[yanit_no % 4]
    if yanit_no < ILK_SONUC:
        return ("LNo", "tur sayısı", "ilk renk")[yanit_no - ILK_SONUC + 3]
    tur, masa, lnolar = mac(yanit_no)
    return f"{tur}. tur {masa}. masa ({lnolar})"


def mac(yanit_no):
    """Örneğin, sonucu o yanıt olan maçı: (tur, masa, oynayanların "beyaz-siyah" LNo'ları)."""
    tur, masa = divmod(yanit_no - ILK_SONUC, MASA_SAYISI)
    return tur + 1, masa + 1, MASALAR[tur].split(": ")[1].split()[masa]


def oynayanlar(yanit_no):
    """Uçbirimde, kayıtla, örneğin o sonuç sorusunun üstündeki satır; sonuç sorusu değilse boş."""
    if not ILK_SONUC <= yanit_no < len(SATIRLAR):
        return ""
    return " - ".join(ADLAR[lno] for lno in mac(yanit_no)[2].split("-")) + "\n"


def adlarla(ekran, klavyeden=ILK_SONUC):
    """Örneğin ekranı, kayıt varken: sonuç istemlerinin üstünde oynayanlar.

    `klavyeden`inciden önceki yanıtlar kayıttandır.
    """
    for no in range(max(klavyeden, ILK_SONUC), len(SATIRLAR)):
        tur, masa, _ = mac(no)
        istem = f"{tur}. turda {masa}. masada"
        ekran = ekran.replace(istem, oynayanlar(no) + istem)
    return ekran


def adli(yanit_no):
    """Örneğin o yanıtının kayıttaki satırı: sorusunun kısa adı, yanıt."""
    return f"{soru_adi(yanit_no)}: {SATIRLAR[yanit_no]}"


def kayitta(kac):
    """Örneğin, ilk `kac` yanıtı verilip sonraki soru sorulmuşken kayıtta bulunan satırları."""
    satirlar = [adli(no) for no in range(kac)]
    for tur, masalar in enumerate(MASALAR):
        yer = ILK_SONUC + tur * (MASA_SAYISI + 1)
        if yer <= len(satirlar):
            satirlar.insert(yer, masalar)
    return satirlar


def kayit(kac):
    """kayitta'nın satırları, dosyada yazılı oldukları gibi."""
    return "".join(kayitta(kac))


KAYIT = kayit(len(SATIRLAR))  # bitmiş örneğinki


def ctrl_c_devralinmasin():
    """Arka planda başlatılmış kabuk SIGINT'i yok saydırır; modülün süreçleri bunu devralmaz."""
    onceki = signal.signal(signal.SIGINT, signal.default_int_handler)
    unittest.addModuleCleanup(signal.signal, signal.SIGINT, onceki)


def gecici_klasor(sinama):
    """Sınama bitince silinecek yeni bir klasörün yolunu döndürür."""
    klasor = tempfile.TemporaryDirectory()
    sinama.addCleanup(klasor.cleanup)
    return Path(klasor.name)


def komut(*secenekler, program="satranc.py"):
    """Programı bu seçeneklerle verilmiş komuta koyar."""
    return mock.patch("sys.argv", [program, *map(str, secenekler)])


def surecte(girdi, *secenekler, **ek):
    """Programı bu süreçte, girdisi bir dosyadayken çalıştırır; (kod, stdout, stderr) döndürür."""
    cikti, hata = io.StringIO(), io.StringIO()
    with dosyada(girdi) as dosya:
        stdin = io.TextIOWrapper(dosya, encoding="utf-8")
        with mock.patch("sys.stdin", stdin), komut(*secenekler, **ek), \
                contextlib.redirect_stdout(cikti), contextlib.redirect_stderr(hata):
            kod = satranc.main()
    return kod, cikti.getvalue(), hata.getvalue()


def kayit_dosyasi(sinif):
    """Programın yazdığı kayıt dosyasını `sinif` (FileIO'dan türemiş) ile açtırır."""
    def ac(yol, kip, buffering=-1, **ek):
        return sinif(yol, kip) if buffering == 0 else open(yol, kip, **ek)

    return mock.patch("satranc.open", ac, create=True)


class Sayfa(HTMLParser):
    """Duvara asılacak sayfa, ayrıştırılmış: etiketleri, içlerindeki metinler (`icleri`).

    Kapanmayan etiketin (html, meta) içi yoktur; kapanacağı yeri şaşıranda IndexError verir.
    """

    def __init__(self, metin):
        super().__init__()
        self.etiketler, self.acik, self.metinler = [], [], []
        self.feed(metin)
        self.close()

    def handle_starttag(self, ad, nitelikler):
        self.etiketler.append((ad, dict(nitelikler)))
        self.acik.append((ad, len(self.metinler)))
        self.metinler.append((ad, []))

    def handle_endtag(self, ad):
        while self.acik.pop()[0] != ad:
            pass

    def handle_data(self, metin):
        for _, yer in self.acik:
            self.metinler[yer][1].append(metin)

    def icleri(self, ad):
        """Bu adlı etiketlerin içlerindeki metinler, sırayla."""
        return ["".join(parcalar) for bulunan, parcalar in self.metinler if bulunan == ad]

    def nitelikleri(self, ad):
        """Bu adlı etiketlerin nitelikleri, sırayla."""
        return [nitelikler for bulunan, nitelikler in self.etiketler if bulunan == ad]


# Yarıda kalan ya da biten turnuvanın son iletileri.
BITTI = "Girdi turnuva bitmeden sona erdi.\n"
KESILDI = "Turnuva yarıda kesildi.\n"


class KayitSinamasi(Sinama):
    """Kayıt dosyasının sınamaları: her birinin, daha kurulmamış bir kaydı (`yol`) vardır."""

    def setUp(self):
        self.yol = gecici_klasor(self) / "turnuva.txt"
        hemen = mock.patch("os.fsync")  # gerçeği yavaştır; ayrı süreçlerdekiler gerçektir
        hemen.start()
        self.addCleanup(hemen.stop)

    def yaninda(self, ek):
        """Kaydın yanındaki dosyanın yolu: turnuva-1.txt, turnuva-listeler.html."""
        uzanti = ".html" if ek == "listeler" else self.yol.suffix
        return self.yol.with_name(f"{self.yol.stem}-{ek}{uzanti}")

    def uzantisiz(self):
        """Kayıt bundan sonra, adında nokta olan bir klasörde, uzantısızdır."""
        self.yol = self.yol.parent / "2026.11" / "turnuva"
        self.yol.parent.mkdir()

    def yaz(self, *satirlar):
        """Kaydı metinlerden yazar; \\udcff, UTF-8 olmayan \\xff baytıdır."""
        self.yol.write_bytes("".join(satirlar).encode("utf-8", "surrogateescape"))

    def calistir(self, girdi=""):
        """Programı bu süreçte kayıtla çalıştırır; (çıkış kodu, stdout, stderr) döndürür."""
        return surecte(girdi, "--kayit", self.yol)

    def ucbirim(self, *yanitlar, **ek):
        """Programı süreç içi bir uçbirimde kayıtla çalıştırır."""
        return Ucbirim(yanitlar, "--kayit", self.yol, **ek)

    def sayfa(self):
        """Kaydın yanındaki, duvara asılacak sayfa."""
        return Sayfa(self.yaninda("listeler").read_bytes().decode())

    def asilan(self):
        """Asılan listeler, aralarında boş satırla; her birinin üstünde kaydın adı vardır."""
        listeler, ad = self.sayfa().icleri("pre"), f"{self.yol.name}\n"
        self.assertEqual([liste[:len(ad)] for liste in listeler], [ad] * len(listeler))
        return "\n".join(liste[len(ad):] for liste in listeler)

    def kayitli(self, metin):
        """Kayıtta yazılı olan, verilen metindir."""
        self.assertEqual(oku(self.yol), metin)

    def bitti(self, u, kod, metin):
        """Uçbirimdeki turnuva bu kodla bitmiştir, kayıtta bu metin vardır."""
        self.assertEqual(u.kod, kod, u.stderr)
        self.kayitli(metin)

    def surer(self, kac, girdi=GIRDI):
        """Girdinin ilk `kac` yanıtlık kaydı, kalan yanıtlarla sonuna dek sürer."""
        kalan = "".join(girdi.splitlines(True)[kac:])
        self.assertEqual(self.calistir(kalan), (0, yankili(kac, girdi=girdi), ""))

    def soyler(self, sonuc, kod, *sozler):
        """Sonucun (kod, stdout, stderr) kodu budur, stderr'inde bu sözlerin hepsi geçer."""
        bulunan, _, hata = sonuc
        yok = [str(soz) for soz in sozler if str(soz) not in hata]
        self.assertEqual((bulunan, yok), (kod, []), hata)

    def reddedilir(self, satirlar, satir_no, *sozler):
        """Kayıt reddedilir: kod 2, dosya olduğu gibi; ileti dosyayı, satırı, sözleri söyler."""
        self.yaz(*satirlar)
        onceki = self.yol.read_bytes()
        self.soyler(self.calistir(GIRDI), 2, f"{self.yol}: {satir_no}", *sozler)
        self.assertEqual(self.yol.read_bytes(), onceki)

    def uymaz(self, satirlar, satir_no, soru):
        """Kayıt, sonuncusu `soru`nun olmayan satırlarla reddedilir; ikisi de söylenir.

        Satırın 40'tan sonraki karakterleri gösterilmez.
        """
        yazan = satirlar[-1].rstrip("\n").replace("\udcff", "\ufffd")
        yazan = yazan if len(yazan) <= 40 else yazan[:40] + "…"
        self.reddedilir(satirlar, satir_no,
                        f" satır:\nOlması gereken: {soru}: …\nYazan: {yazan!r}\n")


class UcbirimAkisi(FileIO):
    """Uçbirimin bir akışının baytları; arkasındaki dosya okunmaz, yazılmaz."""

    def __init__(self, ucbirim, ad, kip):
        super().__init__(os.devnull, kip)
        self.ucbirim, self.ad = ucbirim, ad

    def isatty(self):
        return self.ad not in self.ucbirim.dosyada


class Klavye(UcbirimAkisi):
    """Uçbirime yazılanları satır satır verir."""

    kalan, yarim = b"", False

    def readinto(self, yer):
        if not self.kalan:
            self.kalan = self.sonraki().encode()
        okunan, self.kalan = self.kalan[:len(yer)], self.kalan[len(yer):]
        yer[:len(okunan)] = okunan
        return len(okunan)

    def sonraki(self):
        """Sıradaki yanıt; o sırada başkasının yaptıkları yapılır."""
        if self.yarim:
            return ""  # yarım satırdan sonraki Ctrl-D'dir, ekranda görünmez
        while not isinstance(yanit := next(self.ucbirim.yanitlar, ""), str):
            if yanit is KeyboardInterrupt:
                raise yanit
            yanit()
        self.yarim = not yanit.endswith("\n")
        self.ucbirim.olaylar.append(("klavye", yanit))  # uçbirim yazılanı gösterir
        return yanit


class Ekran(UcbirimAkisi):
    """Programın bir akışa yazdıkları; ekranda göründükçe olaylara girer."""

    def __init__(self, *degerler):
        super().__init__(*degerler, "wb")
        self.cozucu = codecs.getincrementaldecoder("utf-8")()

    def write(self, baytlar):
        metin = self.cozucu.decode(bytes(baytlar))
        self.ucbirim.olaylar.append((self.ad, metin))
        if self.ucbirim.yazinca and self.ucbirim.yazinca[0] in metin:
            self.ucbirim.yazinca[1]()
        return len(baytlar)

    def akis(self):
        """Akışın kendisi; uçbirimde her satır, dosyada ancak boşaltılınca yazılır."""
        return io.TextIOWrapper(io.BufferedWriter(self), "utf-8", newline="\n",
                                line_buffering=self.isatty())


class Ucbirim:
    """Süreç içinde bir uçbirim: ekranı ve programın yazdıklarının sırası.

    Yanıtlar sırayla yazılır; "\\n" ile bitmeyeni yarım bırakılmış satırdır, bitince Ctrl-D'dir.
    Yanıtın yerindeki KeyboardInterrupt Ctrl-C'dir; işlev o anda çağrılır (başkasının yaptığı).
    `yazinca`: (ekrana yazılan metin, yazılınca çağrılacak işlev). `dosyada` uçbirim değil dosya
    olan akışlardır; `dosya` kayıt dosyasının sınıfıdır.
    """

    def __init__(self, yanitlar, *secenekler, yazinca=None, dosyada=(), dosya=FileIO):
        # ("klavye" | "stdout" | "stderr", metin), ("yazıldı", baytlar), ("kesildi", boy), ...
        self.olaylar = []
        self.yanitlar, self.yazinca, self.dosyada = iter(yanitlar), yazinca, dosyada
        ucbirim = self

        class Dosya(dosya):
            def write(self, veri):
                ucbirim.olaylar.append(("yazıldı", bytes(veri)))
                return super().write(veri)

            def truncate(self, boy=None):
                if boy != os.fstat(self.fileno()).st_size:
                    ucbirim.olaylar.append(("kesildi", boy))
                return super().truncate(boy)

        def fsync(no, asil=os.fsync):
            asil(no)
            self.olaylar.append(("fsync", no))

        klavye = io.BufferedReader(Klavye(self, "stdin", "rb"))
        with io.TextIOWrapper(klavye, "utf-8") as girdi, Ekran(self, "stdout").akis() as cikti, \
                Ekran(self, "stderr").akis() as hata, mock.patch("sys.stdin", girdi), \
                kayit_dosyasi(Dosya), mock.patch("os.fsync", fsync), komut(*secenekler), \
                contextlib.redirect_stdout(cikti), contextlib.redirect_stderr(hata):
            girdi.olaylar = self.olaylar
            self.kod = satranc.main()
        self.stdout, self.stderr = self.yazilan("stdout"), self.yazilan("stderr")
        self.sonuc = self.kod, self.stdout, self.stderr

    def yazilan(self, akis):
        """Akışa yazılanların hepsi."""
        return "".join(metin for tur, metin in self.olaylar if tur == akis)

    @property
    def ekran(self):
        """Ekranda görünen her şey, sırayla: yazılan yanıtlar, stdout, stderr."""
        return "".join(self.ekranlar())

    def ekranlar(self):
        """Ekran, her klavye yanıtından önce kesilmiş parçalar olarak."""
        parcalar = [""]
        for tur, metin in self.olaylar:
            if tur == "klavye":
                parcalar.append("")
            if tur in ("klavye", "stdout", "stderr"):
                parcalar[-1] += metin
        return parcalar


def ortam(**ek):
    """Python'un ve yerelin değişkenlerinden arındırılmış ortamı ekleriyle döndürür."""
    ayiklanan = ("PYTHON", "LC_", "LANG")
    temiz = {ad: deger for ad, deger in os.environ.items() if not ad.startswith(ayiklanan)}
    return {**temiz, **ek}


def duz(baytlar):
    """Bir sürecin yazdığı baytlar, satır sonları \\n olarak (Windows \\r\\n yazar)."""
    return baytlar.replace(os.linesep.encode(), b"\n")


def metne(baytlar):
    """Bir sürecin UTF-8 yazdığı metin, satır sonları \\n olarak."""
    return duz(baytlar).decode()


def baytlarla(girdi, *secenekler, program=PROGRAM, kodlama="utf-8", **ek):
    """Programı ayrı süreçte, akışları verilen kodlamada çalıştırır.

    Girdi ile (satır sonları düz) çıktılar bayttır.
    """
    ek.setdefault("env", ortam(PYTHONIOENCODING=kodlama))
    sonuc = subprocess.run([*YORUMLAYICI, str(program), *map(str, secenekler)],
                           input=girdi, capture_output=True, timeout=60, **ek)
    return sonuc.returncode, duz(sonuc.stdout), duz(sonuc.stderr)


def ayri(girdi, *secenekler, **ek):
    """Programı ayrı süreçte, UTF-8 ile çalıştırır: girdi metin ya da bayttır, çıktılar metin."""
    baytlar = girdi.encode() if isinstance(girdi, str) else girdi
    kod, cikti, hata = baytlarla(baytlar, *secenekler, **ek)
    return kod, cikti.decode(), hata.decode()


def notsuz(dokum):
    """Dökümü `Not: ` satırları olmadan döndürür."""
    return "".join(s for s in dokum.splitlines(keepends=True) if not s.startswith("Not: "))


def baslat(*secenekler, **ek):
    """Programı borularla başlatır; takılırsa sonunda öldürülür ki sınama hep beklemesin."""
    ek = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **ek}
    ek.setdefault("env", ortam(PYTHONIOENCODING="utf-8"))
    surec = subprocess.Popen([*YORUMLAYICI, str(PROGRAM), *map(str, secenekler)], **ek)
    bekci = threading.Timer(2 * BEKLEME, surec.kill)
    bekci.daemon = True
    bekci.start()
    return surec


def oku_dek(fd, bas, son):
    """Uçbirime yazılanları, okunan `bas` ile başlayıp `son` ile bitene dek okur ve döndürür."""
    metin, bitti = bekle(fd, f"{bas!r} ... {son!r}", lambda metin: (
        metin.startswith(bas) and metin.endswith(son)))
    if bitti:
        raise AssertionError(f"program bitti; beklenen: {bas!r} ... {son!r}; {okunan(metin)}")
    return metin


def sonuna_dek(fd):
    """Uçbirime, program bitene dek yazılanları okur ve döndürür."""
    return bekle(fd, "programın bitmesi", lambda _: False)[0]


def bekle(fd, beklenen, geldi):
    """Uçbirimden, geldi(okunan) doğru olana ya da yazan bitene dek okur: (okunan, bitti mi).

    BEKLEME saniyede olmazsa, bekleneni ve o ana dek okunanı gösteren bir AssertionError verir.
    """
    ham, metin, son = b"", "", time.monotonic() + BEKLEME
    while not geldi(metin):
        if not select.select([fd], [], [], max(0, son - time.monotonic()))[0]:
            raise AssertionError(f"{BEKLEME} saniyede gelmedi: {beklenen}; {okunan(metin)}")
        gelen = parca_oku(fd)
        if not gelen:
            return metin, True
        ham += gelen
        metin = ekran_metni(ham)
    return metin, False


def okunan(metin):
    """Uçbirimden okunanın iletilerde gösterilen sonu."""
    return f"okunan: {metin[-2000:]!r}"


def parca_oku(fd):
    """Gelen baytları döndürür; yazan bittiyse boştur."""
    try:
        return os.read(fd, 65536)
    except OSError:  # Linux'ta uçbirimin öbür ucunun kapanması
        return b""


def ekran_metni(ham):
    """Uçbirimden okunmuş, bir harfin ortasında bitebilen baytların metni.

    \\r\\n'ler \\n olur; bir harfin baytlarının arasına giren yankı yerine U+FFFD konur.
    """
    return ham.decode("utf-8", errors="replace").replace("\r\n", "\n")
