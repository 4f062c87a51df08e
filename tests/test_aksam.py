"""Rastgele akşamlar: uçbirimde yazılanlardan kalan kayıt, yalin.py'nin oynattığı turnuvadır.

Kullanımı: python3 -m tests.test_aksam [ADET [TOHUM]]

Hakem yanıtları, sözleri, düzeltmeleri, yanlışları rastgele yazar, geri alır, bırakıp sürdürür. Her
yazdığından sonra kayda ne eklendiğine (kabul edilen yanıt, yeri verilmiş adıyla; kabul edilmeyende
hiçbir şey), sonda bütün turnuvaya bakılır. Tek başına ADET (300) akşam dener.
"""

import random
import re
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from unittest import mock

from tests.calistirma import Ucbirim
from tests.karsilastir import oynat
from tests.yalin import turnuva
from tests.yardim import Sinama, notsuz, oku

# Sorunun isteminde geçen -> kayıttaki adının başı, kabul edilecek yanıtları
SORULAR = {
    "lisans": ("LNo", "012345678"),
    "adini": ("Ad-Soyad (", ["Yok Oğlu", "Yeni Ad", "Düzelt", "Ali  Su", "ışık İNCİ"]),
    "ELO": ("ELO (", ["0", "1000", "1500"]),
    "UKD": ("UKD (", ["0", "1200"]),
    "tur sayisini": ("tur sayısı", ""),  # isteminde yazanlar
    "rengini": ("ilk renk", "bsBS"),
    "sonucunu": ("", "012345"),  # adı isteminde yazan tur, masadır
}
SOZLER = "yok", "VAR", "ayrı", "Birlikte"
GERI, DUZELT = "<", "düzelt"
MASALAR = "(#.*\n)*"  # yanıtın ardından kayda eklenebilecekler


def listeler(dokum):
    """Ekran son kez baştan yazıldığından beri yazılan listeler, notları olmadan."""
    son = notsuz(dokum[dokum.rindex("Başlangıç Sıralama Listesi:"):])
    return re.findall("^.*(?:Listesi|Tablo):\n(?:.+\n)+", son, re.M)


class Hakem:
    def __init__(self, tohum, yol):
        self.rastgele, self.yol = random.Random(tohum), yol
        self.kalan = self.rastgele.randint(20, 120)  # sorulanın yanıtından başka yazacakları
        self.kabuller = Counter()  # yazılanın türü -> kabul edilenler
        self.oncekiler = []  # geri alınabilecek yanıtlardan önceki kayıtlar
        self.kaydi = self.beklenen = self.yazilan = ""
        self.kimler = ["1"]  # sözlerde anılanlar
        self.liste, self.duzeltilen = {}, ""  # numara -> yanıtın adı; yeniden sorulanınki

    def bak(self):
        """Yazılandan sonra kayıt, beklenendir."""
        simdiki = oku(self.yol) if self.yol.exists() else ""
        assert re.fullmatch(self.beklenen, simdiki), f"{self.kaydi}{self.yazilan!r}\n{simdiki}"
        if simdiki != self.kaydi:
            turu = DUZELT if self.duzeltilen else re.sub(r"\d| .*", "", self.yazilan)
            self.kabuller[turu] += 1
        if len(simdiki) > len(self.kaydi):
            self.oncekiler.append(self.kaydi)
        if simdiki != self.kaydi or self.yazilan in ("", GERI):
            self.duzeltilen = ""
        self.kaydi, self.beklenen = simdiki, re.escape(simdiki)

    def soz_yaz(self):
        """Sonuç sorusuna yanıttan başka bir şey; kabul edilir mi, yalin.py söyler."""
        sec = self.rastgele.choice
        lnolar = re.findall("(?:LNo:|yeni) ([1-9])", self.kaydi)
        yeniler = self.rastgele.sample(lnolar, min(len(lnolar), sec((1, 2, 2, 4))))
        self.kimler = sec((self.kimler, self.kimler, yeniler))
        sozler = [f"{soz} {' '.join(self.kimler)}" for soz in SOZLER]
        yeni = f"yeni 9 {sec(('0', '1400'))} 0 Yeni Ad"
        baska_masa = f"{sec('1234')}={sec('012345')}"
        self.yazilan = sec([*sozler, *sozler, yeni, yeni, "eşleştir", "ESLESTIR 1", baska_masa])
        reddedilenler = []
        with suppress(IndexError):
            turnuva(f"{self.kaydi}{self.yazilan}\n", True, reddedilenler)
        if not reddedilenler:
            satiri = re.sub("(.)=(.)", r".* \1[.] masa .*: \2", self.yazilan)
            # Sonradan gelenin bilgisi turun ortasında, aynısıyla düzeltilmez; masalar kalır.
            gelmis = self.yazilan == yeni and "\nyeni" in self.kaydi
            self.beklenen += f"({satiri}\n)?" if gelmis else f"{satiri}\n{MASALAR}"

    def yaz(self, ekran):
        """Ekrandaki soruya yazılacak satır; Ctrl-C, Ctrl-D, yarım satır da olabilir."""
        sec, soru = self.rastgele.choice, ekran.rpartition("\n")[2]
        self.liste = dict(re.findall(r"^(\d+)\) (.*?):", ekran, re.M)) or self.liste
        adi, yanitlar = next((SORULAR[s] for s in SORULAR if s in soru), ("", [""]))
        sayilar = [*map(int, re.findall(r"\d+", soru))]
        secimde, sonuc = soru.endswith("Enter): "), "sonucunu" in soru
        if secimde:
            yanitlar = [*self.liste]
        elif "tur sayisini" in soru:
            yanitlar = [*map(str, range(sayilar[0], sayilar[1] + 1))]
            self.duzeltilen = self.duzeltilen or adi * (self.yazilan == f"{DUZELT} tur")
        elif sonuc:
            adi = f"{sayilar[0]}. tur {sayilar[1]}. masa"
        # Akşamın çoğu turlarda geçsin.
        if not self.kalan or self.rastgele.random() < (0.95 if "Oyuncunun" in soru else 0.3):
            self.yazilan = sec(yanitlar)
            eklenen = f"{re.escape(self.duzeltilen or adi)}.*: {self.yazilan}\n{MASALAR}"
            if secimde:
                self.duzeltilen = self.liste[self.yazilan]
            elif adi:
                self.beklenen += f"({eklenen})" + "?" * (adi == "LNo")
            return f"{self.yazilan}\n"
        self.kalan -= 1
        soruda = not secimde and not self.duzeltilen
        kim, secenekler = sec("12345678"), ["", GERI, GERI, "?", "x1"]
        if soruda and "adini" not in soru:
            secenekler += [f"{DUZELT} {kim}", f"DUZELT 1. tur {kim}"]
            secenekler += [f"{DUZELT} tur"] * ("tur sayisini" not in soru)
        self.yazilan = sec(secenekler)
        # Sözlerin çoğu turun ilk sorusuna yazılır.
        if soruda and sonuc and self.rastgele.random() < 0.8 / sayilar[1]:
            self.soz_yaz()
        elif self.yazilan == GERI and soruda and self.oncekiler:
            self.beklenen = re.escape(self.oncekiler.pop())
        elif self.rastgele.random() < 0.2:
            self.yazilan = ""
            return sec((KeyboardInterrupt, "", "1"))
        return f"{self.yazilan}\n"

    def elle(self):
        """Kaydın sonunda bir turun masaları varsa onların renklerini değiştirir."""
        self.kaydi = re.sub(
            r"\n#.*\n\Z", lambda s: re.sub(r"(\d+)-(\d+)", r"\2-\1", s[0]), self.kaydi)
        self.yol.write_bytes(self.kaydi.encode())
        self.beklenen = re.escape(self.kaydi)

    def yazilanlar(self, u):
        gorulen = 0
        while True:
            ekran = "".join(metin for akis, metin in u.olaylar[gorulen:] if akis[:3] == "std")
            gorulen = len(u.olaylar)
            self.bak()
            yield self.yaz(ekran)


def aksam(tohum):
    """Turnuva bitene dek oturulan akşam; türü -> kabul edilenlerin sayısını döndürür."""
    with tempfile.TemporaryDirectory() as klasor, mock.patch("os.fsync"):
        hakem = Hakem(tohum, Path(klasor) / "turnuva.txt")
        kod = None
        while kod != 0:
            u = Ucbirim.__new__(Ucbirim)  # yazılanlar ekrana bakılarak seçilir
            u.__init__(hakem.yazilanlar(u), "--kayit", hakem.yol)
            kod = u.kod
            hakem.bak()
            hakem.duzeltilen = ""
            assert kod in (0, 1, 130), u.ekran
            if kod:
                hakem.elle()
    dokum, _ = oynat(hakem.kaydi, True)
    assert listeler(u.stdout) == listeler(dokum), f"{hakem.kaydi}\n{u.ekran}"
    return hakem.kabuller


class Aksamlar(Sinama):
    def test_rastgele_aksamlar(self):
        kabuller = sum(map(aksam, range(30)), Counter())
        self.assertLessEqual({*SOZLER, "yeni", "eşleştir", "=", DUZELT, GERI}, {*kabuller})


def main(adet=300, tohum=1000):
    kabuller = sum(map(aksam, range(tohum, tohum + adet)), Counter())
    print(adet, "akşam aynı; kabul edilenler:", dict(kabuller))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
