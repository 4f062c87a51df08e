"""Dersin örneği: yanıtları, dökümü, kaydı; kayıt dosyasının sınamalarının ortak sınıfı."""

import functools
import re
import subprocess
from itertools import accumulate, zip_longest
from unittest import mock

from tests.calistirma import YORUMLAYICI, Ucbirim, dosyada, ortam, surecte
from tests.denetci import gerek, tablo_oku
from tests.uretec import SORULAR
from tests.yardim import ORNEK, PROGRAM, SON, Sinama, gecici_klasor, metne, oku

GIRDI = oku(ORNEK / "ornek_girdi.txt")
CIKTI = oku(ORNEK / "ornek_cikti.txt")
ERKEN_BITEN = oku(ORNEK / "cikmaz-erken-bitis_girdi.txt")
SATIRLAR = GIRDI.splitlines(keepends=True)
# Oynayanların değiştiği turnuva ile kaydı; kaydın oyunculardan sonrası elle çıkarıldı.
YOKLU = oku(ORNEK / "cikmaz-yok_girdi.txt")
YOKLU_KAYIT = "".join(map("{}: {}".format, SORULAR * 6, YOKLU.splitlines(keepends=True)))
YOKLU_KAYIT += oku(ORNEK / "cikmaz-yok_kayit.txt")


@functools.lru_cache(maxsize=None)
def duz_kosu(girdi=GIRDI):
    """Yanıtların dökümü: UTF-8 bir dosyadan okunup bir dosyaya, kayıtsız, yazılan.

    Kuralları sınamayan sınamalar öbür yollarla yazılanı bununla karşılaştırır.
    """
    with dosyada(girdi) as dosya, dosyada("") as dokum:
        sonuc = subprocess.run([*YORUMLAYICI, str(PROGRAM)], stdin=dosya, stdout=dokum, timeout=60,
                               stderr=subprocess.PIPE, env=ortam(PYTHONIOENCODING="utf-8"))
        gerek(sonuc.returncode == 0, "düz koşu:", metne(sonuc.stderr)[-SON:])
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
ADLAR = {satir["LNo"]: satir["Ad-Soyad"]
         for satir in tablo_oku(CIKTI, "Başlangıç Sıralama Listesi:")}
# Yanıtların yerleri; IKINCI_TUR 2. turun ilk maçınınki, ORTA üçüncü maçınınki.
TUR_SAYISI = len(ADLAR) * len(SORULAR) + 1
ILK_RENK, ILK_SONUC, MASA_SAYISI = TUR_SAYISI + 1, TUR_SAYISI + 2, 4
IKINCI_TUR = ILK_SONUC + MASA_SAYISI
ORTA = IKINCI_TUR + 2


def soru_adi(yanit_no):
    """Örneğin o yanıtla (0, 1, ...) yanıtlanan sorusunun kısa adı."""
    if yanit_no < TUR_SAYISI:
        return SORULAR[yanit_no % len(SORULAR)]
    if yanit_no < ILK_SONUC:
        return ("tur sayısı", "ilk renk")[yanit_no - TUR_SAYISI]
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
    return " - ".join(f"{lno} {ADLAR[lno]}" for lno in mac(yanit_no)[2].split("-")) + "\n"


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


def onekler(kaydi):
    """Kaydın 0, 1, 2, ... yanıtlık başları; yanıtın ardındaki masalar da başındadır."""
    return [*accumulate(re.findall("^[^#].*\n(?:#.*\n)?", kaydi, re.M), initial="")]


# Yarıda kalan ya da biten turnuvanın son iletileri.
BITTI = "Girdi turnuva bitmeden sona erdi.\n"
KESILDI = "Turnuva yarıda kesildi.\n"
YER_YOK = "diskte yer yok"  # ENOSPC


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

    def yaz(self, *satirlar):
        """Kaydı metinlerden yazar; \\udcff, UTF-8 olmayan \\xff baytıdır."""
        self.yol.write_bytes("".join(satirlar).encode("utf-8", "surrogateescape"))

    def calistir(self, girdi=""):
        """Programı bu süreçte kayıtla çalıştırır; (çıkış kodu, stdout, stderr) döndürür."""
        return surecte(girdi, "--kayit", self.yol)

    def ucbirim(self, *yanitlar, **ek):
        """Programı süreç içi bir uçbirimde kayıtla çalıştırır."""
        return Ucbirim(yanitlar, "--kayit", self.yol, **ek)

    def asilan(self):
        """Asılan listeler, aralarında boş satırla; üstlerindeki kaydın adı olmadan."""
        sayfa = oku(self.yaninda("listeler"))
        listeler = re.findall("<pre[^>]*><b>[^\n]*\n(.*?)</pre>", sayfa, re.S)
        return "\n".join(listeler).replace("</b>", "")

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
