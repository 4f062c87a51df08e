"""rapor.typ ile satranc.py'den raporu (rapor.pdf) derler; istenirse teslim dosyalarını hazırlar.

Kullanımı: python3 report/olustur.py [seçenekler]

    --teslim KLASOR            NO.py ile NO.pdf'i KLASOR'e koyar; kapağa o günün tarihini yazar.
                               Aşağıdakiler yalnızca onunla verilir, ilk üçü zorunludur:
    --ogrenci-no NO            11 haneli öğrenci numarası
    --ad-soyad METIN           öğrencinin adı; - yazılırsa yerinde noktalı çizgi kalır
    --sure IS=DAKIKA           harcanan süre: analiz, tasarım, gerçekleştirim, test, raporlama;
                               her iş için bir kez. IS=- yazılırsa yerinde noktalı çizgi kalır
    --kurum METIN              kapağın başına üniversiteyi, bölümü yazar
    --ustune-yaz               klasörde aynı adlı dosyalar varsa yenileriyle değiştirir
    --denetle                  bir şey yazmaz: rapor.pdf şimdi derlenenle bayt bayt aynı mı
    -h, --help                 bu yardımı yazar
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
from datetime import date
from pathlib import Path
from typing import Any, NoReturn

RAPOR = Path(__file__).resolve().parent
PDF = RAPOR / "rapor.pdf"
DURUMLAR = RAPOR / "durumlar.json"  # raporda gösterilen test durumları
PROGRAM = RAPOR.parent / "satranc.py"
ORNEK = RAPOR.parent / "tests" / "ornek" / "ornek_girdi.txt"
# Ödevin süresini istediği işler; adları Türkçe harfsiz de yazılabilir.
SURELI_ISLER = ("Analiz", "Tasarım", "Gerçekleştirim", "Test", "Raporlama")
BOS = "-"  # bilerek boş bırakılanın yerine yazılır
ASCII_HARFLER = str.maketrans("çğıİöşüÇĞÖŞÜ", "cgiIosuCGOSU", "\u0307")
# Kaynağın bir bölümünün adı ve hemen altındaki yorum.
BOLUM = r"(?m)^# -{9,} (.+)\n((?:# .*\n)*)"
# Fonksiyonun kaynaktaki başlığı: adı, parametreleri, sonucu.
BASLIK = r"(?ms)^def (\w+)(\(.*?\) -> .*?):\n"
# Belgenin örneği ve onu tanıtan, : ile biten cümle.
ORNEK_PARAGRAFI = r"(?s) ?(?:[^.\n]*:)?\n\n>>>.*"
# Belgede, ardından bir madde ("1.1 ", "- ", "SB: ") başlamayan satır sonu.
MADDE_ICI = r"(?<!\n)\n(?!\n| *(?:\d+[.-]\S* |- |[A-ZÇĞİÖŞÜ][\w, -]{0,11}: )) *"
# Kaynağın başındaki, kimin kimi çağırdığını gösteren bölüm.
HARITA = r"\(çağıran -> çağrılan\):\n\n((?: .*\n)+)"
OYUNCU_SATIRLARI = "LNo: {0}\nAd-Soyad ({0}): {1}\nELO ({0}): 0\nUKD ({0}): 0\n"  # kayıtta


class Secenekler(argparse.ArgumentParser):
    """Anlaşılmayan seçenekleri İngilizce iletiyle değil, öbür hatalar gibi bildirir."""

    def error(self, _message: str) -> NoReturn:
        bitir("seçenekler anlaşılmadı; yardım için: python3 report/olustur.py --help")


def bitir(neden: str) -> NoReturn:
    """Betiği, nedenini söyleyerek, 1 koduyla bitirir."""
    sys.exit(f"Hata: {neden}")


def islevler(kaynak: str) -> list[dict[str, Any]]:
    """Fonksiyonları kaynaktaki sırayla döndürür: bölümü, adı, başlığının gerisi, görevi."""
    belgeler = {
        dugum.name: re.sub(ORNEK_PARAGRAFI, "", ast.get_docstring(dugum) or "").strip()
        for dugum in ast.parse(kaynak).body
        if isinstance(dugum, ast.FunctionDef)
    }
    bulunan = []
    for baslik in re.finditer(BASLIK, kaynak):
        bolum, not_ = re.findall(BOLUM, kaynak[: baslik.start()])[-1]
        ad, gerisi = baslik[1], " ".join(baslik[2].split())
        bulunan.append({
            "bolum": bolum,
            "bolum_notu": " ".join(re.sub("(?m)^# ", "", not_).split()),
            "ad": ad,
            "gerisi": re.sub(r"\( (.*?),? \) ->", r"(\1) ->", gerisi),
            "gorevi": re.sub(MADDE_ICI, " ", belgeler[ad]).split("\n\n"),
        })
    return bulunan


def calistir(girdi: str, *secenekler: str, kayit: str = "") -> list[str]:
    """Programı, k.txt'de bu kayıt varken, çalıştırır; stdout'unu, stderr'ini döndürür."""
    komut = [sys.executable, "-X", "utf8", str(PROGRAM), *secenekler]
    with tempfile.TemporaryDirectory() as klasor:
        Path(klasor, "k.txt").write_text(kayit, encoding="utf-8")
        kosu = subprocess.run(komut, input=girdi, capture_output=True, cwd=klasor, encoding="utf8")
    return [kosu.stdout, kosu.stderr]


def denenmis(durum: dict[str, Any]) -> dict[str, Any]:
    """Durumu, programın şimdi yazdıklarıyla (`yazilan`) döndürür; beklenmeyeni yazdıysa bitirir.

    Beklenen satırlar art ardadır. Kabul edilmeyecek yanıttan (`red`) sonra aynı soru da
    yinelenmelidir. `kayittan` ise girdi kayıt dosyasının satırlarıdır.
    """
    kayittan, oyuncu_sayisi = "kayittan" in durum, durum.get("oyuncu", 0)
    kalip = OYUNCU_SATIRLARI if kayittan else "{0}\n{1}\n0\n0\n"
    girdi = "".join(kalip.format(no, chr(64 + no)) for no in range(1, oyuncu_sayisi + 1))
    girdi += ("LNo: 0\n" if kayittan else "0\n") * bool(oyuncu_sayisi)
    girdi += "\n".join([*durum["girdi"], ""])
    girdi = re.sub("(.)×([0-9]+)", lambda m: m[1] * int(m[2]), girdi)  # A×101: 101 tane A
    girilenler = ("", "--kayit", "k.txt") if kayittan else (girdi,)
    cikti, iletiler = calistir(*girilenler, kayit=girdi)
    ilki, *digerleri = durum["beklenen"]
    satirlar = [*cikti.splitlines(), *iletiler.splitlines()]
    yerler = [yer for yer, satir in enumerate(satirlar) if satir == ilki]
    yazilan = satirlar[yerler[-1] :][: 1 + len(digerleri)] if yerler else []
    yinelendi = "red" not in durum or re.search(r"([^:]+: )\1$", cikti)
    if yazilan != durum["beklenen"] or not yinelendi:
        bitir("beklenen yazılmadı: " + "\n".join([str(durum), *yazilan]))
    return {**durum, "yazilan": yazilan}


def adlari_ara(belge: str, kaynak: str) -> None:
    """Raporda kod gibi yazılmış adlardan kaynakta olmayan varsa söyler, bitirir."""
    alanlar = ("id", "arg", "name", "attr")
    adlar = {getattr(d, alan, None) for d in ast.walk(ast.parse(kaynak)) for alan in alanlar}
    if olmayan := sorted(set(re.findall(r"`([A-Za-z_]\w*)`", belge)) - adlar):
        bitir(f"raporda anılıp kaynakta olmayan adlar: {', '.join(olmayan)}")


def derle(kapak: dict[str, Any]) -> bytes:
    """Raporun, her makinede aynı olan PDF'ini döndürür: yazı tipleri typst'indir, tarih yoktur."""
    try:
        import typst
    except ImportError:
        bitir("typst kurulu değil; nasıl kurulacağı README.md'de")
    asil, kaynak = RAPOR / "rapor.typ", PROGRAM.read_text(encoding="utf-8")
    adlari_ara(asil.read_text(encoding="utf-8"), kaynak)
    _, adimlar = calistir(ORNEK.read_text("utf-8"), "--adimlar")
    veri = json.dumps({
        "islevler": islevler(kaynak),
        "harita": "".join(re.findall(HARITA, kaynak)),
        "durumlar": [denenmis(durum) for durum in json.loads(DURUMLAR.read_text("utf-8"))],
        "adimlar": adimlar.strip().split("\n\n"),  # ilki 2. turunki
        "isler": SURELI_ISLER,
        **kapak,
    })
    try:
        return bytes(typst.compile(str(asil), ignore_system_fonts=True, sys_inputs={"veri": veri}))
    except typst.TypstError as hata:
        bitir(f"rapor derlenemedi:\n{hata.diagnostic}")


def anahtar(is_adi: str) -> str:
    """İşin adını, yazılışından (büyük küçük harf, Türkçe harfler) bağımsız olarak döndürür."""
    return unicodedata.normalize("NFC", is_adi).translate(ASCII_HARFLER).lower()


def sureleri_coz(verilenler: list[str]) -> dict[str, int | None]:
    """ "analiz=120" gibi süreleri iş -> dakika ("-" ise None) döndürür; olmayanda bitirir."""
    isler = {anahtar(is_adi): is_adi for is_adi in SURELI_ISLER}
    sureler: dict[str, int | None] = {}
    for verilen in verilenler:
        ad, _, dakika = verilen.partition("=")
        is_adi = isler.get(anahtar(ad))
        if is_adi is None or is_adi in sureler or not re.fullmatch("[0-9]+|-", dakika):
            olmali = f"her biri bir kez, {', '.join(SURELI_ISLER)} işlerinden biri=DAKIKA"
            bitir(f"--sure {verilen}: {olmali} olmalı")
        sureler[is_adi] = None if dakika == BOS else int(dakika)
    return sureler


def teslim_et(klasor: Path, kapak: dict[str, Any], ustune_yaz: bool) -> None:
    """Teslim edilecek iki dosyayı (NO.py ve NO.pdf) klasöre koyar, yollarını yazar."""
    yollar = [klasor / f"{kapak['ogrenci_no']}{uzanti}" for uzanti in (".py", ".pdf")]
    if var_olan := [str(yol) for yol in yollar if yol.exists() and not ustune_yaz]:
        bitir(f"{', '.join(var_olan)} zaten var; yenilemek için: --ustune-yaz")
    pdf = derle(kapak)  # yapılamazsa klasör kurulmasın
    klasor.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(PROGRAM, yollar[0])
    yollar[1].write_bytes(pdf)
    print(*yollar, sep="\n")


def main() -> None:
    """Seçeneklerin istediğini yapar."""
    cozumleyici = Secenekler(add_help=False, allow_abbrev=False)
    for secenek in ("--ogrenci-no", "--ad-soyad", "--kurum"):
        cozumleyici.add_argument(secenek, default="")
    cozumleyici.add_argument("--sure", action="append", default=[])
    cozumleyici.add_argument("--teslim", type=Path)
    for bayrak in (["--denetle"], ["--ustune-yaz"], ["-h", "--help"]):
        cozumleyici.add_argument(*bayrak, action="store_true")
    secenekler = cozumleyici.parse_args()
    kapak = {ad: getattr(secenekler, ad) for ad in ("ogrenci_no", "ad_soyad", "kurum")}
    kapak["sureler"] = sureleri_coz(secenekler.sure)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # Windows'ta boru Türkçeyi taşımayabilir
    if secenekler.help:
        print(__doc__)
    elif secenekler.teslim is None and (any(kapak.values()) or secenekler.ustune_yaz):
        teslimlikler = "--ogrenci-no, --ad-soyad, --kurum, --sure ve --ustune-yaz"
        bitir(f"{teslimlikler} yalnızca --teslim ile verilir")
    elif secenekler.denetle:
        if derle({}) != PDF.read_bytes():
            bitir("rapor.pdf eski; yenilemek için: python3 report/olustur.py")
    elif secenekler.teslim is None:
        PDF.write_bytes(derle({}))
    elif not re.fullmatch("[0-9]{11}", kapak["ogrenci_no"]):
        bitir("--teslim için 11 haneli --ogrenci-no gerekir (örneğin 05090004219)")
    else:
        eksikler = ["--ad-soyad"] * (not kapak["ad_soyad"])
        eksikler += [f"--sure {ad.lower()}" for ad in SURELI_ISLER if ad not in kapak["sureler"]]
        if eksikler:
            bitir(f"verilmedi: {', '.join(eksikler)}; boş kalacaksa: {eksikler[0]}={BOS}")
        kapak["tarih"] = f"{date.today():%d.%m.%Y}"
        teslim_et(secenekler.teslim, kapak, secenekler.ustune_yaz)


if __name__ == "__main__":
    main()
