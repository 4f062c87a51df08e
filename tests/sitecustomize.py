"""Yargılanan programdan önce, Python'un kendisinin çalıştırdığı modül (kiyas_kosu kopyalar).

Beklemeyi kaldırır, programın yazabileceğini ve belleğini sınırlar. Program bir yanıt okurken
stdout'una o ana dek kaç bayt yazdığını, yanındaki `okumalar` dosyasına ekler. SINIRLAR ortam
değişkeninde bayt, bellek, yanıtlar bitince daha kaç kez sorulabileceği vardır.
"""

import io
import os
import sys
import time

BAYT, BELLEK, SABIR = map(int, os.environ["SINIRLAR"].split())


class Yanitlar(io.RawIOBase):
    """stdin, satır satır."""

    girdi = open(0, "rb", closefd=False)
    okumalar = open(os.path.join(os.path.dirname(__file__), "okumalar"), "wb", 0)
    sabir = SABIR

    def readable(self):
        return True

    def fileno(self):
        return 0

    def readinto(self, yer):
        for akis in sys.stdout, sys.__stdout__:  # stdout'un yerine konanın flush'ı olmayabilir
            getattr(akis, "flush", str)()
        self.okumalar.write(b"%d\n" % os.fstat(1).st_size)
        satir = self.girdi.readline(len(yer))
        yer[:len(satir)] = satir
        self.sabir -= not satir
        if not self.sabir:
            os.write(2, b"EOFError")
            os._exit(1)
        return len(satir)


time.sleep = lambda _: None
try:
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, (BAYT, BAYT))
    resource.setrlimit(resource.RLIMIT_AS, (BELLEK, BELLEK))
except (ImportError, OSError, ValueError):
    pass
sys.stdin = sys.__stdin__ = io.TextIOWrapper(io.BufferedReader(Yanitlar()), "utf-8")
