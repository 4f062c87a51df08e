"""Rastgele akşamlar: uçbirimde yazılanlardan kalan kayıt, yalin.py'nin oynattığı turnuvadır.

Kullanımı: python3 -m tests.test_aksam [ADET [TOHUM]]

Hakem yanıtları, sözleri, düzeltmeleri, yanlışları rastgele yazar, geri alır, bırakıp sürdürür. Her
yazdığından sonra kayda ne eklendiğine (kabul edilen yanıt, önünde yeri verilmiş adıyla; kabul
edilmeyende hiçbir şey), sonda bütün turnuvaya bakılır. Tek başına ADET (300) akşam dener.
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
    "lisans": ("LNo", ["0", *map(str, range(1, 9))]),
    "adini": ("Ad-Soyad (", ["Yok Oğlu", "yeni ad", "Düzelt", "Ali  Su", "ışık İNCİ"]),
    "ELO": ("ELO (", ["0", "1000", "1500"]),
    "UKD": ("UKD (", ["0", "1200"]),
    "tur sayisini": ("tur sayısı", []),  # isteminde yazanlar
    "rengini": ("ilk renk", [*"bsBS"]),
    "sonucunu": ("", [*"012345"]),  # adı isteminde yazan tur, masadır
}
SOZLER = "yok", "VAR", "ayrı", "Birlikte"
GERI, DUZELT, BASKA_MASA = "<", "düzelt", "="
MASALAR = "(#.*\n)*"  # yanıtın ardından kayda eklenebilecekler


def kabul(kaydi):
    """Kaydın yarım turnuvasında bütün sözler, sonuçlar kabul edilir mi?"""
    reddedilenler = []
    with suppress(IndexError):
        turnuva(kaydi, True, reddedilenler)
    return not reddedilenler


def listeler(dokum):
    """Ekran son kez baştan yazıldığından beri yazılan listeler, notları olmadan."""
    son = notsuz(dokum[dokum.rindex("Başlangıç Sıralama Listesi:"):])
    return re.findall("^.*(?:Listesi|Tablo):\n(?:.+\n)+", son, re.M)


class Hakem:
    def __init__(self, tohum, yol):
        self.rastgele, self.yol = random.Random(tohum), yol
        self.kalan = self.rastgele.randint(20, 120)  # sorulan yanıttan başka yazacakları
        self.kabuller = Counter()  # yazılanın türü -> kabul edilenler
        self.oncekiler = []  # geri alınabilecek yanıtlardan önceki kayıtlar
        self.kaydi = self.beklenen = self.turu = self.yazilan = ""
        self.kimler = ["1", "2"]  # sözlerde anılanlar
        self.liste, self.duzeltilen = {}, ""  # numara -> yanıtın adı; yeniden sorulanınki

    def bak(self):
        """Yazılandan sonra kayıt, beklenendir."""
        simdiki = oku(self.yol) if self.yol.exists() else ""
        if not re.fullmatch(self.beklenen, simdiki):
            raise AssertionError(f"{self.kaydi}\n{self.yazilan!r}\n\n{simdiki}\n{self.beklenen}")
        if len(simdiki) > len(self.kaydi):
            self.oncekiler.append(self.kaydi)
        if simdiki != self.kaydi:
            self.kabuller[self.turu] += 1
        if simdiki != self.kaydi or self.yazilan in ("", GERI):
            self.duzeltilen = ""
        self.kaydi, self.beklenen = simdiki, re.escape(simdiki)

    def sozu(self):
        """Sonuç sorusuna yazılacak, yanıttan başka bir şey; türü."""
        sec = self.rastgele.choice
        lnolar = [*re.findall("(?:LNo:|yeni) ([1-9])", self.kaydi), "9"]
        self.kimler = sec((self.kimler, self.rastgele.choices(lnolar, k=sec((1, 2, 2, 3)))))
        sozler = [(f"{soz} {', '.join(self.kimler)}", soz) for soz in SOZLER]
        return sec([
            *sozler, *sozler, ("eşleştir", "eşleştir"),
            (f"yeni {sec((*lnolar, '9', '9'))} {sec(('0', '1400'))} 0 Yeni Ad", "yeni"),
            (f"{sec('1234')}={sec('012345')}", BASKA_MASA),
        ])

    def yaz(self, ekran):
        """Ekrandaki soruya yazılacak satır; Ctrl-C, Ctrl-D, yarım satır da olabilir."""
        sec, soru = self.rastgele.choice, ekran.rpartition("\n")[2]
        self.liste = dict(re.findall(r"^(\d+)\) (.*?):", ekran, re.M)) or self.liste
        adi, yanitlar = next((SORULAR[s] for s in SORULAR if s in soru), ("", [""]))
        sayilar = [*map(int, re.findall(r"\d+", soru))]
        secimde = soru.endswith("Enter): ")
        if secimde:
            yanitlar = [*self.liste]
        elif adi == "tur sayısı":
            yanitlar = [*map(str, range(sayilar[0], sayilar[1] + 1))]
            self.duzeltilen = self.duzeltilen or adi * (self.yazilan == f"{DUZELT} tur")
        elif "sonucunu" in soru:
            adi = f"{sayilar[0]}. tur {sayilar[1]}. masa"
        adi = self.duzeltilen or adi
        self.yazilan, self.turu = sec(yanitlar), DUZELT if self.duzeltilen else adi
        soruda = not secimde and not self.duzeltilen
        seyrek = soruda and "Oyuncunun" in soru  # akşamın çoğu turlarda geçsin
        if not self.kalan or self.rastgele.random() < (0.95 if seyrek else 0.3):
            if secimde:
                self.duzeltilen = self.liste[self.yazilan]
            elif adi:
                eklenen = f"{re.escape(adi)}.*: {self.yazilan}\n{MASALAR}"
                self.beklenen += f"({eklenen})?" if adi == "LNo" else eklenen
            return f"{self.yazilan}\n"
        self.kalan -= 1
        secenekler = ["", GERI, GERI, "?", "x1"]
        if soruda and "adini" not in soru:
            kim = sec("12345678")
            secenekler += [f"{DUZELT} {kim}", f"DUZELT 1. tur {kim}"]
            secenekler += [f"{DUZELT} tur"] * ("tur sayisini" not in soru)
        self.yazilan = sec(secenekler)
        # Sözlerin çoğu turun ilk sorusuna yazılır.
        sozle = soruda and "sonucunu" in soru and self.rastgele.random() < 0.8 / sayilar[1]
        if sozle:
            self.yazilan, self.turu = self.sozu()
            satiri = re.escape(self.yazilan)
            if self.turu == BASKA_MASA:
                masa, kod = self.yazilan.split("=")
                satiri = rf"{sayilar[0]}\. tur {masa}\. masa .*: {kod}"
            if kabul(f"{self.kaydi}{self.yazilan}\n"):
                # Sonradan gelenin bilgisi turun ortasında ya da aynısıyla düzeltilmez.
                gelmis = self.turu == "yeni" and f"\n{self.yazilan[:7]}" in self.kaydi
                self.beklenen += f"({satiri}\n{MASALAR})" + "?" * gelmis
        elif self.yazilan == GERI and soruda and self.oncekiler:
            self.beklenen, self.turu = re.escape(self.oncekiler.pop()), GERI
        elif self.rastgele.random() < 0.2:
            self.yazilan = ""
            return sec((KeyboardInterrupt, "", "1"))
        return f"{self.yazilan}\n"

    def yazilanlar(self, u):
        gorulen = 0
        while True:
            ekran = "".join(metin for akis, metin in u.olaylar[gorulen:] if akis[:3] == "std")
            gorulen = len(u.olaylar)
            self.bak()
            yield self.yaz(ekran)

    def elle(self):
        """Açık turun oynanmamış masalarını kayıtta karıştırır."""
        bas, isaret, son = self.kaydi.rpartition("\n# ")
        if son.count("\n") == 1:
            lnolar = re.findall("[0-9]+(?=[- \n])", son)
            self.rastgele.shuffle(lnolar)
            son = re.sub("[0-9]+(?=[- \n])", lambda _: lnolar.pop(), son)
            self.kaydi = bas + isaret + son
            self.yol.write_bytes(self.kaydi.encode())
            self.beklenen = re.escape(self.kaydi)

    def aksam(self):
        """Turnuva bitene dek oturur; kalan kaydı yalin.py de oynatır."""
        kod = 1
        while kod:
            u = Ucbirim.__new__(Ucbirim)  # yazılanlar ekrana bakılarak seçilir
            u.__init__(self.yazilanlar(u), "--kayit", self.yol)
            kod, self.duzeltilen = u.kod, ""
            self.bak()
            if kod not in (0, 1, 130):
                raise AssertionError(u.ekran[-999:])
            if kod and self.rastgele.random() < 0.2:
                self.elle()
        dokum, _ = oynat(self.kaydi, True)
        if listeler(u.stdout) != listeler(dokum):
            raise AssertionError(f"{self.kaydi}\n{u.ekran}")


def aksam(tohum):
    """Akşamda kabul edilenlerin sayıları; kayıt yalin.py'ninkinden ayrılırsa hata verir."""
    with tempfile.TemporaryDirectory() as klasor, mock.patch("os.fsync"):
        hakem = Hakem(tohum, Path(klasor) / "turnuva.txt")
        try:
            hakem.aksam()
        except Exception as hata:
            raise AssertionError(f"{tohum}. akşam") from hata
    return hakem.kabuller


class Aksamlar(Sinama):
    def test_rastgele_aksamlar(self):
        kabuller = sum(map(aksam, range(30)), Counter())
        turler = {*SOZLER, "yeni", "eşleştir", BASKA_MASA, DUZELT, GERI}
        self.assertLessEqual(turler, {*kabuller})


def main(adet=300, tohum=1000):
    kabuller = sum(map(aksam, range(tohum, tohum + adet)), Counter())
    print(adet, "akşam aynı; kabul edilenler:", dict(kabuller))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
