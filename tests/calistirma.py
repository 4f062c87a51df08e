"""Programı süreç içinde, uçbirimde ya da ayrı bir süreç olarak çalıştırmak."""

import codecs
import contextlib
import io
import os
import signal
import subprocess
import sys
import tempfile
import threading
from functools import partial
from io import FileIO
from unittest import mock

import satranc
from tests.yardim import BEKLEME, PROGRAM, duz

# -S: site-packages görünmez; program yalnızca standart kütüphaneyle çalışmak zorundadır.
YORUMLAYICI = [sys.executable, "-S"]
ADI = "satranc.py"  # süreç içindeki programın komuttaki adı


@contextlib.contextmanager
def dosyada(girdi):
    """Girdiyi (metin ya da bayt) taşıyan, stdin olmaya hazır geçici dosya."""
    with tempfile.TemporaryFile() as dosya:
        dosya.write(girdi.encode() if isinstance(girdi, str) else girdi)
        dosya.seek(0)
        yield dosya


def komut(*secenekler):
    """Programı bu seçeneklerle verilmiş komuta koyar."""
    return mock.patch("sys.argv", [ADI, *map(str, secenekler)])


def calistir():
    """Programın çıkış kodu; kaçan Ctrl-C sınamaları durdurmaz, onlar için bir hatadır."""
    onceki = signal.getsignal(signal.SIGINT)
    try:
        return satranc.main()
    except KeyboardInterrupt as hata:
        raise AssertionError("Ctrl-C yakalanmadı") from hata
    finally:
        signal.signal(signal.SIGINT, onceki)  # süreç programla bitmez


def surecte(girdi, *secenekler):
    """Programı bu süreçte, girdisi bir dosyadayken çalıştırır; (kod, stdout, stderr) döndürür."""
    cikti, hata = io.StringIO(), io.StringIO()
    with dosyada(girdi) as dosya:
        stdin = io.TextIOWrapper(dosya, encoding="utf-8")
        with mock.patch("sys.stdin", stdin), komut(*secenekler), \
                contextlib.redirect_stdout(cikti), contextlib.redirect_stderr(hata):
            kod = calistir()
    return kod, cikti.getvalue(), hata.getvalue()


def kayit_dosyasi(sinif):
    """Programın yazdığı kayıt dosyasını `sinif` (FileIO'dan türemiş) ile açtırır."""
    def ac(yol, kip, buffering=-1, **ek):
        return sinif(yol, kip) if buffering == 0 else open(yol, kip, **ek)

    return mock.patch("satranc.open", ac, create=True)


SESSIZ_BORU = os.pipe()  # hiçbir şey yazılmaz: klavyede okunmayı bekleyen yoktur


class UcbirimAkisi(FileIO):
    """Uçbirimin bir akışının baytları; arkasındaki dosya okunmaz, yazılmaz."""

    def __init__(self, ucbirim, ad, kip):
        sessiz = kip == "rb" and not ucbirim.yapistirilmis
        super().__init__(os.dup(SESSIZ_BORU[0]) if sessiz else os.devnull, kip)
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
                self.ucbirim.olaylar.append(("klavye", ""))
                yanit = partial(signal.raise_signal, signal.SIGINT)
            yanit()
        self.yarim = yanit != "" and not yanit.endswith("\n")
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

    Yanıtlar (ekrandan seçiliyorsa, onları uçbirimden veren işlev) sırayla yazılır; "\\n" ile
    bitmeyeni yarım bırakılmış satırdır, bitince Ctrl-D'dir.
    Yanıtın yerindeki KeyboardInterrupt Ctrl-C'dir; işlev o anda çağrılır (başkasının yaptığı).
    `yazinca`: (ekrana yazılan metin, yazılınca çağrılacak işlev). `dosyada` uçbirim değil dosya
    olan akışlardır. `yapistirilmis` klavyede, Ctrl-D'ye dek, hep okunmayı bekleyen satır vardır.
    """

    def __init__(self, yanitlar, *secenekler, yazinca=None, dosyada=(), yapistirilmis=False):
        self.yapistirilmis = yapistirilmis
        # ("klavye" | "stdout" | "stderr", metin), ("yazıldı", baytlar), ("kesildi", boy), ...
        self.olaylar = []
        self.yanitlar = yanitlar(self) if callable(yanitlar) else iter(yanitlar)
        self.yazinca, self.dosyada = yazinca, dosyada
        ucbirim = self

        class Dosya(FileIO):
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
                mock.patch("satranc.BEKLEME", 0), \
                contextlib.redirect_stdout(cikti), contextlib.redirect_stderr(hata):
            try:
                self.kod = calistir()
            finally:
                self.yazinca = None  # akışlar kapanırken yazılan, programın değildir
        self.stdout, self.stderr = (
            "".join(metin for tur, metin in self.olaylar if tur == akis)
            for akis in ("stdout", "stderr")
        )
        self.sonuc = self.kod, self.stdout, self.stderr
        self.ekran = "".join(self.ekranlar())  # görünen her şey: yazılan yanıtlar, stdout, stderr

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


def baslat(*secenekler, **ek):
    """Programı borularla başlatır; takılırsa sonunda öldürülür ki sınama hep beklemesin."""
    ek = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **ek}
    ek.setdefault("env", ortam(PYTHONIOENCODING="utf-8"))
    surec = subprocess.Popen([*YORUMLAYICI, str(PROGRAM), *map(str, secenekler)], **ek)
    bekci = threading.Timer(2 * BEKLEME, surec.kill)
    bekci.daemon = True
    bekci.start()
    return surec
