"""Raporu (report/rapor.pdf) oluşturur; istenirse teslim edilecek dosyaları hazırlar.

Kullanımı: python3 report/olustur.py [seçenekler]

    --teslim KLASOR            NO.py ile NO.pdf'i KLASOR'e koyar (--ogrenci-no gerekir); kapakta
                               o günün tarihi olur. Aşağıdakiler yalnızca onunla verilir:
    --ogrenci-no, --ad-soyad   kapağı doldurur
    --kurum METIN              kapağın başına üniversiteyi, bölümü yazar
    --sure IS=DAKIKA           harcanan süre: analiz, tasarım, gerçekleştirim, test, raporlama;
                               her iş için bir kez. Verilmeyenin yerinde noktalı çizgi kalır
    --ustune-yaz               klasörde aynı adlı dosyalar varsa yenileriyle değiştirir
    --denetle                  bir şey yazmaz: işlevlerin hepsi raporda mı, PDF güncel mi
    -h, --help                 bu yardımı yazar

İşlevler, veri türleri ve çağrı ağacı satranc.py'den, hakemin ve girdinin tabloları README.md'den
alınır; raporun sözü rapor.typ'dedir.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import io
import itertools
import json
import re
import runpy
import shutil
import sys
import tempfile
import unicodedata
from datetime import date
from pathlib import Path
from typing import Any, NoReturn

RAPOR = Path(__file__).resolve().parent
KOK = RAPOR.parent
PROGRAM = KOK / "satranc.py"

# Ödevin süresini istediği işler; adları Türkçe harfsiz de yazılabilir.
SURELI_ISLER = ("Analiz", "Tasarım", "Gerçekleştirim", "Test", "Raporlama")
ASCII_HARFLER = str.maketrans("çğıİöşüÇĞÖŞÜ", "cgiIosuCGOSU", "\u0307")


class OlusturmaHatasi(Exception):
    """Rapor oluşturulamıyor; iletisi kullanıcıya olduğu gibi gösterilir."""


class Secenekler(argparse.ArgumentParser):
    """Anlaşılmayan seçenekleri İngilizce iletiyle değil, OlusturmaHatasi ile bildirir."""

    def error(self, _message: str) -> NoReturn:
        yardim = "yardım için: python3 report/olustur.py --help"
        raise OlusturmaHatasi(f"seçenekler anlaşılmadı; {yardim}")


# ---------------------------------------------------------------- Kaynaktan üretilenler


# Paragrafın içindeki satır sonu; ardında bir maddenin başı ("1.1 ", "SB: ") yoksa.
MADDE_ICI = r"(?<!\n)\n(?!\n| *(?:\d+[.-]\S* |[A-ZÇĞİÖŞÜ][\w, -]*: )) *"


def soz(metin: str) -> str:
    """Kaynaktaki sözü basılacağı gibi döndürür.

    Okları, tırnakları ve kesme işaretlerini çevirir, sondaki hız notunu çıkarır.
    """
    metin = re.sub(r"; hız: .*", "", metin)
    metin = re.sub(r'"([^"\n]*)"', r"“\1”", re.sub(r"(?<=\w)'(?=\w)", "’", metin))
    return metin.replace("->", "→").replace("...", "…").replace("log2", "log₂")


def islevler(kaynak: str) -> list[dict[str, Any]]:
    """Kaynağın bölümlerini, her birinin işlevleriyle döndürür.

    İşlevin başlığı, parametreleri ve sonucu vardır; belge dizgisinden görevi (ilk paragrafı),
    kuralları (öbür paragrafları; satırları birleştirilir, maddelerinki ayrı kalır), >>> ile
    başlayan örnekleri ve örneğin iki nokta üst üste ile biten sunuşu alınır.
    """
    satirlar = enumerate(kaynak.splitlines(), start=1)
    basliklar = {
        no: satir.split(" ", 2)[2] for no, satir in satirlar if re.match("# -{20,} ", satir)
    }
    bolumler: dict[str, list[dict[str, Any]]] = {}
    for dugum in ast.parse(kaynak).body:
        if not isinstance(dugum, ast.FunctionDef):
            continue
        sozler, ok, ornek = (ast.get_docstring(dugum) or "").partition(">>> ")
        gorev, *kurallar = re.sub(MADDE_ICI, " ", soz(sozler).strip()).split("\n\n")
        sunus = kurallar.pop() if ok and kurallar and kurallar[-1].endswith(":") else ""
        baslik = re.sub("(?<=[^ ])=", " = ", ast.unparse(dugum.args)).replace("'", '"')
        bolum = basliklar[max(no for no in basliklar if no < dugum.lineno)]
        bolumler.setdefault(bolum, []).append({
            "ad": dugum.name,
            "parametreler": [p.arg for p in (*dugum.args.args, *dugum.args.kwonlyargs)],
            "baslik": f"{dugum.name}({baslik})",
            "sonuc": ast.unparse(dugum.returns) if dugum.returns else "",
            "gorev": gorev,
            "kurallar": "\n".join(kurallar),
            "sunus": sunus,
            "ornek": ok + ornek,
        })
    return [{"ad": ad, "islevler": bolumunkiler} for ad, bolumunkiler in bolumler.items()]


def cagrilar(kaynak: str) -> list[dict[str, Any]]:
    """Çağrı ağacını döndürür: başkasını çağıran her işlev ilk çağrıldığı yerde, çağırdıklarıyla.

    Çağrılsın diye başkasına verilen işlev de çağrılmış sayılır; yalnızca karşılaştırılan sayılmaz.
    """
    tanimlar = {d.name: d for d in ast.parse(kaynak).body if isinstance(d, ast.FunctionDef)}
    agac: list[dict[str, Any]] = []
    gezilecek, gezilen = [("main", 0)], set()
    while gezilecek:
        ad, derinlik = gezilecek.pop()
        dugumler = list(ast.walk(tanimlar[ad]))
        bakilan = [uc for d in dugumler if isinstance(d, ast.Compare) for uc in d.comparators]
        adlar = [d for d in dugumler if isinstance(d, ast.Name) and d not in bakilan]
        anilan = sorted((d.lineno, d.col_offset, d.id) for d in adlar if d.id in tanimlar)
        cagirdiklari = list(dict.fromkeys(a for *_, a in anilan if a != ad))
        if ad not in gezilen and cagirdiklari:
            agac.append({"ad": ad, "derinlik": derinlik, "cagirdiklari": cagirdiklari})
            gezilecek += [(cagrilan, derinlik + 1) for cagrilan in reversed(cagirdiklari)]
        gezilen.add(ad)
    return agac


def yandaki(satirlar: list[str], son: int) -> str:
    """`son` numaralı satırın sonundaki açıklamayı, alttaki satırlarda süren devamıyla döndürür."""
    parcalar = satirlar[son - 1].split("  # ")[1:]
    for satir in satirlar[son:] if parcalar else []:
        if not re.match(" +# ", satir):
            break
        parcalar.append(satir.strip(" #"))
    return soz(" ".join(parcalar))


def turler(kaynak: str) -> list[dict[str, Any]]:
    """Kaynağın veri türlerini ve istisnalarını, sözlüklerin alanlarıyla, döndürür."""
    satirlar = kaynak.splitlines()
    tablo: list[dict[str, Any]] = []
    for dugum in ast.walk(ast.parse(kaynak)):
        if isinstance(dugum, ast.ClassDef):
            bildirimler = [a for a in dugum.body if isinstance(a, ast.AnnAssign)]
            alanlar = [
                {"ad": ast.unparse(a.target), "tur": ast.unparse(a.annotation),
                 "anlam": yandaki(satirlar, a.lineno)}
                for a in bildirimler
            ]
            anlam = " ".join(soz(ast.get_docstring(dugum) or "").split("\n\n")[0].split())
            yapi = "sözlük" if alanlar else "istisna"
            tablo.append({"ad": dugum.name, "yapi": yapi, "anlam": anlam, "alanlar": alanlar})
        elif isinstance(dugum, ast.Assign) and isinstance(dugum.value, ast.Subscript):
            ad = ast.unparse(dugum.targets[0])
            yapi = ast.unparse(dugum.value)
            if ad[0].isupper() and not ad.isupper():
                tablo.append({"ad": ad, "yapi": yapi, "anlam": "", "alanlar": []})
    return tablo


def readme_tablosu(metin: str, ilk_baslik: str) -> list[list[str]]:
    """README'nin, ilk sütununun başlığı verilen tablosunun satırlarını döndürür."""
    satirlar = iter(metin.splitlines())
    next(satir for satir in satirlar if satir.startswith(f"| {ilk_baslik}"))
    next(satirlar)  # başlığın altındaki çizgi
    return [
        [soz(hucre.strip()) for hucre in satir.strip("|").split(" | ")]
        for satir in itertools.takewhile(lambda satir: satir.startswith("|"), satirlar)
    ]


def ornek_durum() -> dict[str, str]:
    """Dersin örneğinde 2. turdan sonraki Durum'un alanlarını yazılışlarıyla döndürür."""
    satranc = runpy.run_path(str(PROGRAM))
    ilk, sonraki = satranc["ilk_durum"](9), satranc["tur_sonrasi"]
    durum = sonraki(ilk, satranc["ilk_turu_eslestir"](9, "s"), "2124")
    masalar, _ = satranc["turu_eslestir"](3, durum)
    return {alan: repr(degerler) for alan, degerler in sonraki(durum, masalar, "1121").items()}


# ---------------------------------------------------------------- PDF


def icerik() -> dict[str, Any]:
    """Raporun kaynaktan, README'den ve ölçümlerden gelen her şeyini tek sözlükte toplar."""
    kaynak, readme = (yol.read_text(encoding="utf-8") for yol in (PROGRAM, KOK / "README.md"))
    uretec = runpy.run_path(str(KOK / "tests" / "uretec.py"))
    return {
        "bolumler": islevler(kaynak),
        "cagrilar": cagrilar(kaynak),
        "turler": turler(kaynak),
        "durum": ornek_durum(),
        "sorular": readme_tablosu(readme, "yanıt"),
        "olaylar": readme_tablosu(readme, "ne oldu"),
        "isler": SURELI_ISLER,
        "dagilim": list(zip(*uretec["SONUC_TURLERI"]["karışık"])),
        **{
            ad: json.loads((RAPOR / f"{ad}.json").read_text(encoding="utf-8"))
            for ad in ("olcum", "ornekler", "takilma", "sinamalar")
        },
    }


def ozet(veri: dict[str, Any]) -> str:
    """PDF'in yapıldığı her şeyin özetini döndürür; PDF'in içinde durur, güncelliğini gösterir."""
    ozetlenen = hashlib.sha256(json.dumps(veri, sort_keys=True).encode())
    resimler = sorted((RAPOR / "ekran").glob("*.png"))
    for yol in (RAPOR / "kaynakca.bib", RAPOR / "rapor.typ", *resimler):
        ozetlenen.update(yol.read_bytes())
    return ozetlenen.hexdigest()


def pdf_olustur(hedef: Path, kapak: dict[str, Any]) -> None:
    """Raporu hedefe derler; typst kurulu değilse OlusturmaHatasi nasıl kurulacağını söyler."""
    try:
        import typst
    except ImportError as hata:
        nerede = "nasıl kurulacağı README.md'nin Teslim bölümünde"
        raise OlusturmaHatasi(f"typst kurulu değil; {nerede}") from hata
    veri = icerik()
    with tempfile.TemporaryDirectory() as klasor:
        shutil.copytree(RAPOR, klasor, dirs_exist_ok=True)  # derleme yalnızca bu klasörü görür
        veri.update(kapak, ozet="" if kapak else ozet(veri))
        (Path(klasor) / "veri.json").write_text(json.dumps(veri), encoding="utf-8")
        try:
            asil = str(Path(klasor) / "rapor.typ")
            typst.compile(asil, output=str(hedef), root=klasor, ignore_system_fonts=True)
        except typst.TypstError as hata:
            raise OlusturmaHatasi(f"rapor derlenemedi: {hata}") from hata


def denetle() -> None:
    """Kayıtlı PDF'te eksik işlev varsa ya da PDF eskiyse OlusturmaHatasi verir."""
    try:
        import pypdf
    except ImportError as hata:
        nerede = "nasıl kurulacağı README.md'nin Geliştirmek bölümünde"
        raise OlusturmaHatasi(f"pypdf kurulu değil; {nerede}") from hata
    try:
        kayitli = pypdf.PdfReader(RAPOR / "rapor.pdf")
        metin = re.sub(r"\s", "", "".join(sayfa.extract_text() for sayfa in kayitli.pages))
    except (OSError, pypdf.errors.PyPdfError) as hata:
        raise OlusturmaHatasi(f"report/rapor.pdf okunamıyor: {hata}") from hata
    veri = icerik()
    adlar = [islev["ad"] for bolum in veri["bolumler"] for islev in bolum["islevler"]]
    if eksikler := [ad for ad in adlar if ad + "(" not in metin]:
        raise OlusturmaHatasi(f"raporda olmayan işlevler: {', '.join(eksikler)}")
    if kayitli.metadata is None or kayitli.metadata.get("/Keywords") != ozet(veri):
        raise OlusturmaHatasi("report/rapor.pdf eski; yenilemek için: python3 report/olustur.py")


# ---------------------------------------------------------------- Teslim


def anahtar(is_adi: str) -> str:
    """İşin adını, yazılışından (büyük küçük harf, Türkçe harfler) bağımsız olarak döndürür."""
    return unicodedata.normalize("NFC", is_adi).translate(ASCII_HARFLER).lower()


def sureleri_coz(verilenler: list[str]) -> dict[str, int]:
    """ "analiz=120" gibi süreleri iş -> dakika olarak döndürür; olmayana OlusturmaHatasi verir."""
    isler = {anahtar(is_adi): is_adi for is_adi in SURELI_ISLER}
    sureler: dict[str, int] = {}
    for verilen in verilenler:
        ad, _, dakika = verilen.partition("=")
        is_adi = isler.get(anahtar(ad))
        if is_adi is None or not (dakika.isascii() and dakika.isdecimal()):
            olmali = f"{', '.join(SURELI_ISLER)} işlerinden biri=DAKIKA olmalı"
            raise OlusturmaHatasi(f"--sure {verilen}: {olmali}")
        if is_adi in sureler:
            raise OlusturmaHatasi(f"--sure {verilen}: {is_adi} süresi iki kez verildi")
        sureler[is_adi] = int(dakika)
    return sureler


def teslim_et(klasor: Path, kapak: dict[str, Any], ustune_yaz: bool) -> None:
    """Teslim edilecek iki dosyayı (NO.py ve NO.pdf) klasöre koyar, yollarını yazar."""
    yollar = [klasor / f"{kapak['ogrenci_no']}{uzanti}" for uzanti in (".py", ".pdf")]
    if var_olan := [str(yol) for yol in yollar if yol.exists() and not ustune_yaz]:
        raise OlusturmaHatasi(f"{', '.join(var_olan)} zaten var; yenilemek için: --ustune-yaz")
    eksikler = [is_adi for is_adi in SURELI_ISLER if is_adi not in kapak["sureler"]]
    eksikler = ["Ad-soyad"] * (not kapak["ad_soyad"]) + eksikler
    with tempfile.TemporaryDirectory() as gecici:
        pdf = Path(gecici) / "rapor.pdf"
        pdf_olustur(pdf, kapak)  # yapılamazsa teslim klasöründe hiçbir şey bulunmasın
        try:
            klasor.mkdir(parents=True, exist_ok=True)
            for asil, yol in zip((PROGRAM, pdf), yollar):
                shutil.copyfile(asil, yol)
        except OSError as hata:
            raise OlusturmaHatasi(f"{klasor}: teslim klasörüne yazılamıyor") from hata
    print(*yollar, sep="\n")
    if eksikler:
        uyari = f"Uyarı: verilmedi, yerinde noktalı çizgi var: {', '.join(eksikler)}"
        print(uyari, file=sys.stderr)


def calistir(secenekler: argparse.Namespace) -> None:
    """Seçeneklerin istediğini yapar; yapılamayana OlusturmaHatasi verir."""
    kapak = {ad: getattr(secenekler, ad) for ad in ("ogrenci_no", "ad_soyad", "kurum")}
    kapak["sureler"] = sureleri_coz(secenekler.sure)
    if secenekler.help:
        print(__doc__)
    elif secenekler.teslim is None and (any(kapak.values()) or secenekler.ustune_yaz):
        teslimlikler = "--ogrenci-no, --ad-soyad, --kurum, --sure ve --ustune-yaz"
        raise OlusturmaHatasi(f"{teslimlikler} yalnızca --teslim ile verilir")
    elif secenekler.denetle:
        denetle()
    elif secenekler.teslim is None:
        pdf_olustur(RAPOR / "rapor.pdf", {})
    elif not re.fullmatch("[0-9]{11}", kapak["ogrenci_no"]):
        raise OlusturmaHatasi("--teslim için 11 haneli --ogrenci-no gerekir (örneğin 05090004219)")
    else:
        kapak["tarih"] = f"{date.today():%d.%m.%Y}"
        teslim_et(secenekler.teslim, kapak, secenekler.ustune_yaz)


def main() -> int:
    """Seçeneklere göre çalışır; 0 ya da hata iletisinden sonra 1 döndürür."""
    cozumleyici = Secenekler(add_help=False, allow_abbrev=False)
    for secenek in ("--ogrenci-no", "--ad-soyad", "--kurum"):
        cozumleyici.add_argument(secenek, default="")
    cozumleyici.add_argument("--sure", action="append", default=[])
    cozumleyici.add_argument("--teslim", type=Path)
    for bayrak in (["--denetle"], ["--ustune-yaz"], ["-h", "--help"]):
        cozumleyici.add_argument(*bayrak, action="store_true")
    for akis in (sys.stdout, sys.stderr):
        if isinstance(akis, io.TextIOWrapper):
            akis.reconfigure(errors="replace")  # Windows'ta boru Türkçeyi taşımayabilir
    try:
        calistir(cozumleyici.parse_args())
    except OlusturmaHatasi as hata:
        print(f"Hata: {hata}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
