"""Sınamaların ortak parçaları: programı süreç içinde ya da ayrı bir süreç olarak çalıştırmak."""

import contextlib
import io
import os
import select
import subprocess
import sys
import threading
import time
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


def oku(yol):
    """UTF-8 dosyayı satır sonlarına dokunmadan okur."""
    return yol.read_bytes().decode("utf-8")


GIRDI = oku(ORNEK / "ornek_girdi.txt")
CIKTI = oku(ORNEK / "ornek_cikti.txt")


def surecte(girdi, *secenekler):
    """Programı bu süreçte çalıştırır; (çıkış kodu, stdout, stderr) döndürür."""
    cikti, hata = io.StringIO(), io.StringIO()
    with mock.patch("sys.stdin", io.StringIO(girdi)), \
            contextlib.redirect_stdout(cikti), contextlib.redirect_stderr(hata):
        kod = satranc.main(list(secenekler))
    return kod, cikti.getvalue(), hata.getvalue()


DEGISTIRENLER = ("PYTHONIOENCODING", "PYTHONUTF8", "PYTHONUNBUFFERED", "LC_ALL", "LANG")


def ortam(**ek):
    """Akışları değiştirebilecek değişkenlerden arındırılmış ortamı ekleriyle döndürür."""
    temiz = {a: d for a, d in os.environ.items() if a not in DEGISTIRENLER}
    return {**temiz, **ek}


def ayri(girdi, *secenekler, program=PROGRAM, **ek):
    """Programı ayrı süreçte, UTF-8 ile çalıştırır; girdi metin ya da bayttır, çıktılar metindir."""
    ek.setdefault("env", ortam(PYTHONIOENCODING="utf-8"))
    sonuc = subprocess.run(
        [*YORUMLAYICI, str(program), *map(str, secenekler)],
        input=girdi.encode("utf-8") if isinstance(girdi, str) else girdi,
        capture_output=True, timeout=120, **ek,
    )
    return sonuc.returncode, sonuc.stdout.decode("utf-8"), sonuc.stderr.decode("utf-8")


def notsuz(dokum):
    """Dökümü `Not: ` satırları olmadan döndürür."""
    return "".join(s for s in dokum.splitlines(keepends=True) if not s.startswith("Not: "))


def baslat(*secenekler, **ek):
    """Programı borularla başlatır; takılırsa iki dakika sonra öldürülür ki sınama beklemesin."""
    ek = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **ek}
    ek.setdefault("env", ortam(PYTHONIOENCODING="utf-8"))
    surec = subprocess.Popen([*YORUMLAYICI, str(PROGRAM), *map(str, secenekler)], **ek)
    bekci = threading.Timer(120, surec.kill)
    bekci.daemon = True
    bekci.start()
    return surec


def oku_dek(fd, bitti, sure=60):
    """Yazılanları bitti(okunan metin) doğru olana dek okur ve döndürür.

    Yazan biterse ya da süre dolarsa, o âna dek okunanı gösteren bir AssertionError verir. Uçbirimin
    \\r\\n'leri \\n olur; bir harfin baytlarının arasına giren yankı yerine U+FFFD konur.
    """
    ham, metin, son = b"", "", time.monotonic() + sure
    while not bitti(metin):
        kalan = son - time.monotonic()
        if kalan <= 0 or not select.select([fd], [], [], kalan)[0]:
            raise AssertionError(f"{sure} saniyede gelmedi; okunan: {metin[-2000:]!r}")
        try:
            gelen = os.read(fd, 65536)
        except OSError:  # Linux'ta uçbirimin öbür ucunun kapanması
            gelen = b""
        if not gelen:
            raise AssertionError(f"yazan bitti; okunan: {metin[-2000:]!r}")
        ham += gelen
        metin = ham.decode("utf-8", errors="replace").replace("\r\n", "\n")
    return metin


def sonuna_dek(fd):
    """Yazan bitene dek yazılanları döndürür."""
    ham = b""
    while True:
        try:
            gelen = os.read(fd, 65536)
        except OSError:
            gelen = b""
        if not gelen:
            return ham.decode("utf-8", errors="replace").replace("\r\n", "\n")
        ham += gelen
