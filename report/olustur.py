"""Raporu (rapor.pdf) oluşturur; istenirse teslim dosyalarını hazırlar, ekran görüntülerini yeniler.

Kullanımı: python3 report/olustur.py [seçenekler]

    --teslim KLASOR            NO.py ile NO.pdf'i KLASOR'e koyar (--ogrenci-no gerekir); kapakta o günün
                               tarihi olur. Aşağıdakiler yalnızca onunla verilir:
    --ogrenci-no, --ad-soyad   kapağı doldurur; verilmezse noktalı çizgi kalır
    --kurum METIN              kapağın başına üniversiteyi, bölümü yazar
    --sure IS=DAKIKA           harcanan süre: analiz, tasarım, gerçekleştirim, test ya da raporlama;
                               her iş için bir kez. Verilmeyenin yerinde noktalı çizgi kalır; hiçbiri
                               verilmezse git kaydından bulunanlar da yazılır
    --ekran                    ekran görüntülerini yeniden çeker (report/ekran.sh; Debian paketleri gerekir)
    --sureler                  harcanan süreleri git kaydından yeniler
    --denetle                  hiçbir şey yazmaz: işlevlerin hepsi raporda mı, kayıtlı PDF güncel mi
    -h, --help                 bu yardımı yazar

İşlev tablosu satranc.py'nin ast'ından, süreler git kaydından, hız
ölçümleri olcum.json'dan (tests.olcum --yaz) alınır.
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
import tokenize
import unicodedata
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any, NoReturn

RAPOR = Path(__file__).resolve().parent
KOK = RAPOR.parent
PROGRAM = KOK / "satranc.py"
SURE_DOSYASI = RAPOR / "sureler.json"
VERI_DOSYASI = "veri.json"
ARA_SINIRI = timedelta(hours=1)  # iki kayıt arası bundan uzunsa arada çalışılmamış sayılır

AYLAR = ("Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran",
         "Temmuz", "Ağustos", "Eylül", "Ekim", "Kasım", "Aralık")

# Süresi verilen işin adı klavyede olan harflerle yazılabilir.
ASCII_HARFLER = str.maketrans("çğıİöşüÇĞÖŞÜ", "cgiIosuCGOSU", "\u0307")
SURELI_ISLER = ("Analiz", "Tasarım", "Gerçekleştirim", "Test", "Raporlama")  # ödevin istediği süreler

# Bir kayıt (commit) dokunduğu dosyalara göre hangi işe sayılır; ilk uyan geçerlidir.
ISLER = (
    ("Raporlama", r"^(report/|README)"),
    ("Test", r"^(tests/|\.ci/)"),
    ("Gerçekleştirim", r"^(satranc\.py|pyproject\.toml|\.gitignore)"),
)


class OlusturmaHatasi(Exception):
    """Rapor oluşturulamıyor; iletisi kullanıcıya olduğu gibi gösterilir."""


class Secenekler(argparse.ArgumentParser):
    """Anlaşılmayan seçenekleri kendi (İngilizce) iletisiyle değil, OlusturmaHatasi ile bildiren çözücü."""

    def error(self, _message: str) -> NoReturn:
        raise OlusturmaHatasi("seçenekler anlaşılmadı; yardım için: python3 report/olustur.py --help")


def islev_tablosu(kaynak: str) -> list[dict[str, Any]]:
    """Kaynağın bölümlerini ve her bölümdeki işlevlerin başlığını, ilk belge paragrafını döndürür."""
    satirlar, kod = kaynak.splitlines(), kod_adlari(kaynak)
    bolumler: list[dict[str, Any]] = [
        {"satir": no, "ad": satir.split(" ", 2)[2], "islevler": []}
        for no, satir in enumerate(satirlar, start=1)
        if re.match("# -{20,} ", satir)
    ]
    for dugum in ast.parse(kaynak).body:
        if isinstance(dugum, ast.FunctionDef):
            belge = ast.get_docstring(dugum) or ""
            donus = f" -> {ast.unparse(dugum.returns)}" if dugum.returns else ""
            bolum = [b for b in bolumler if b["satir"] < dugum.lineno][-1]
            bolum["islevler"].append({
                "ad": dugum.name,
                "baslik": f"{dugum.name}({ast.unparse(dugum.args)}){donus}",
                "gorev": duzyazi(" ".join(belge.split("\n\n")[0].split()), kod),
            })
    return [bolum for bolum in bolumler if bolum["islevler"]]


def kod_adlari(kaynak: str) -> re.Pattern[str]:
    """Düzyazıda adların (ve ters tırnaklı parçaların) desenini döndürür; sıradan sözcük olabilecekleri içermez."""
    adlar = {ad for _, sabitler in atamalar(kaynak) for ad in sabitler} - {"BYE", "ASCII"}
    adlar |= {d.name for d in ast.parse(kaynak).body if isinstance(d, ast.FunctionDef) and "_" in d.name}
    kaliplar = [r"\w+\(\)", r"\w+Error\b", r"std(?:in|out|err)\b", r"CIKIS_\.\.\.",
                *(rf"{ad}\b" for ad in sorted({"None", "False", "True", "KullanimHatasi", "GeriAl", *adlar}))]
    return re.compile(rf"(`[^`]*`|\b(?:{'|'.join(kaliplar)}))")


def duzyazi(metin: str, kod: re.Pattern[str]) -> str:
    """Metni, kod parçaları ve adlar ters tırnak içinde, öbür yerlerinde düz kesme işaretleri ’ olarak döndürür."""
    parcalar = kod.split(metin)
    parcalar[::2] = [sozler.replace("'", "’") for sozler in parcalar[::2]]
    parcalar[1::2] = [f"`{ad.strip('`')}`" for ad in parcalar[1::2]]
    return "".join(parcalar)


def sabitler(kaynak: str) -> list[dict[str, str]]:
    """Kaynağın sabitlerini sırasıyla, anlamlarıyla döndürür; birlikte yazılmış adlar bir satırdır.

    Anlam, sabitin yanındaki açıklamadır; yoksa üstündeki (boş satıra kadarki takımının başındaki).
    """
    satirlar = kaynak.splitlines()
    aciklamalar = {
        parca.start[0]: parca.string.lstrip("# ")
        for parca in tokenize.generate_tokens(io.StringIO(kaynak).readline) if parca.type == tokenize.COMMENT
    }
    tablo: list[dict[str, str]] = []
    for dugum, adlar in atamalar(kaynak):
        ust = dugum.lineno - 1
        while ust > 0 and satirlar[ust - 1] and not satirlar[ust - 1].startswith("#"):
            ust -= 1
        blok: list[str] = []
        while ust > 0 and satirlar[ust - 1].startswith("# "):
            blok.insert(0, satirlar[ust - 1].lstrip("# "))
            ust -= 1
        yandaki = aciklamalar.get(dugum.lineno, "") if dugum.lineno == dugum.end_lineno else ""
        anlam = yandaki or " ".join(blok)
        if not yandaki and tablo and tablo[-1]["anlam"] == anlam:
            tablo[-1]["ad"] += ", " + ", ".join(adlar)
        else:
            tablo.append({"ad": ", ".join(adlar), "anlam": anlam})
    kod = kod_adlari(kaynak)
    return [{**satir, "anlam": duzyazi(satir["anlam"], kod)} for satir in tablo]


def atamalar(kaynak: str) -> list[tuple[ast.stmt, list[str]]]:
    """Kaynağın sabitlerini tanımlayan deyimleri, tanımladıkları adlarla döndürür."""
    bulunan: list[tuple[ast.stmt, list[str]]] = []
    for dugum in ast.parse(kaynak).body:
        if isinstance(dugum, (ast.Assign, ast.AnnAssign)):
            hedef = dugum.targets[0] if isinstance(dugum, ast.Assign) else dugum.target
            ogeler = hedef.elts if isinstance(hedef, ast.Tuple) else [hedef]
            adlar = [oge.id for oge in ogeler if isinstance(oge, ast.Name) and oge.id.isupper()]
            if adlar:
                bulunan.append((dugum, adlar))
    return bulunan


def sinama_tablosu() -> list[dict[str, Any]]:
    """Her sınama dosyasının adını, belge dizgisinin ilk cümlesini ve sınama sayısını döndürür."""
    tablo = []
    for yol in sorted((KOK / "tests").glob("test_*.py")):
        agac = ast.parse(yol.read_text(encoding="utf-8"))
        belge = (ast.get_docstring(agac) or "").split("\n\n")[0]
        sayi = sum(isinstance(d, ast.FunctionDef) and d.name.startswith("test_") for d in ast.walk(agac))
        tablo.append({"ad": yol.name, "gorev": " ".join(belge.split()).replace("'", "’"), "sayi": sayi})
    return tablo


def turkce_tarih(gun: date) -> str:
    """Günü "21 Kasım 2026" gibi döndürür."""
    return f"{gun.day} {AYLAR[gun.month - 1]} {gun.year}"


def git(*secenekler: str) -> str:
    """git komutunun çıktısını döndürür; git yoksa ya da burada kayıt yoksa OlusturmaHatasi verir."""
    try:
        return subprocess.run(["git", *secenekler], cwd=KOK, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as hata:
        raise OlusturmaHatasi(f"git kaydı okunamıyor: {hata}") from hata


def harcanan_sureler() -> dict[str, Any]:
    """Git kaydından işlere göre dakikaları bulur.

    Her kaydın süresi bir önceki kayıttan bu yana geçen zamandır; ARA_SINIRI'nı aşan aralar ve ilk
    kayıttan öncesi bilinmediğinden sayılmaz. Süre, kaydın değiştirdiği satırlara göre işlere bölünür.
    """
    dakikalar = {is_adi: 0.0 for is_adi, _ in ISLER}
    onceki = None
    kayitlar = git("log", "--reverse", "--numstat", "--format=@%cI").split("@")[1:]
    for kayit in kayitlar:
        zaman, *degisenler = kayit.strip().splitlines()
        an = datetime.fromisoformat(zaman)
        sure = an - onceki if onceki is not None else timedelta(0)
        onceki = an
        satirlar = {is_adi: 0 for is_adi, _ in ISLER}
        for degisen in filter(None, degisenler):
            eklenen, silinen, yol = degisen.split("\t", 2)
            for is_adi, desen in ISLER:
                if re.match(desen, yol) and eklenen != "-":
                    satirlar[is_adi] += int(eklenen) + int(silinen)
                    break
        toplam = sum(satirlar.values())
        if toplam and timedelta(0) < sure <= ARA_SINIRI:
            for is_adi, sayi in satirlar.items():
                dakikalar[is_adi] += sure.total_seconds() / 60 * sayi / toplam
    tarih = turkce_tarih(onceki) if onceki is not None else ""
    return {"kayit_sayisi": len(kayitlar), "tarih": tarih, "dakikalar": {a: round(d) for a, d in dakikalar.items()}}


def sureleri_coz(verilenler: list[str]) -> dict[str, int]:
    """ "analiz=120" gibi yazılmış süreleri iş -> dakika olarak döndürür; anlaşılmayana OlusturmaHatasi verir."""
    isler = {anahtar(is_adi): is_adi for is_adi in SURELI_ISLER}
    sureler: dict[str, int] = {}
    for verilen in verilenler:
        ad, _, dakika = verilen.partition("=")
        is_adi = isler.get(anahtar(ad))
        if is_adi is None or not (dakika.isascii() and dakika.isdecimal()):
            raise OlusturmaHatasi(f"--sure {verilen}: {', '.join(SURELI_ISLER)} işlerinden biri=DAKIKA olmalı")
        if is_adi in sureler:
            raise OlusturmaHatasi(f"--sure {verilen}: {is_adi} süresi iki kez verildi")
        sureler[is_adi] = int(dakika)
    return sureler


def anahtar(is_adi: str) -> str:
    """İşin adını, yazılışından (büyük küçük harf, Türkçe harfler) bağımsız olarak döndürür."""
    return unicodedata.normalize("NFC", is_adi).translate(ASCII_HARFLER).lower()


def veri(kapak: dict[str, Any]) -> dict[str, Any]:
    """Typst belgesine verilecek her şeyi tek sözlükte toplar.

    Kapakta verilmeyenler boştur; tarihi son kaydınki, süreleri git kaydından bulunanlardır.
    """
    kaynak = PROGRAM.read_text(encoding="utf-8")
    sureler = json.loads(SURE_DOSYASI.read_text(encoding="utf-8"))
    return {
        "ogrenci_no": "",
        "ad_soyad": "",
        "kurum": "",
        "tarih": sureler["tarih"],
        "verilen_sureler": {},
        **kapak,
        "isler": SURELI_ISLER,
        "bolumler": islev_tablosu(kaynak),
        "sabitler": sabitler(kaynak),
        "sinamalar": sinama_tablosu(),
        "sureler": sureler,
        "olcum": json.loads((RAPOR / "olcum.json").read_text(encoding="utf-8")),
        "takilma": json.loads((RAPOR / "takilma.json").read_text(encoding="utf-8")),
        "satir_sayisi": len(kaynak.splitlines()),
    }


def pdf_olustur(hedef: Path, kapak: dict[str, Any] | None = None) -> None:
    """Raporu hedefe derler; typst kurulu değilse nasıl kurulacağını söyleyen OlusturmaHatasi verir."""
    try:
        import typst
    except ImportError as hata:
        raise OlusturmaHatasi("typst kurulu değil; kurmak için: python3 -m pip install typst") from hata
    with tempfile.TemporaryDirectory() as klasor:
        # Derleme yalnızca bu klasörü görür: kaynak, resimler ve bu çalıştırmanın verisi.
        shutil.copytree(RAPOR, klasor, dirs_exist_ok=True)
        icerik = json.dumps(veri(kapak or {}), ensure_ascii=False)
        (Path(klasor) / VERI_DOSYASI).write_text(icerik, encoding="utf-8")
        try:
            typst.compile(
                str(Path(klasor) / "rapor.typ"), output=str(hedef), root=klasor, ignore_system_fonts=True
            )
        except typst.TypstError as hata:
            raise OlusturmaHatasi(f"rapor derlenemedi: {hata}") from hata


def pdf_metni(yol: Path) -> str:
    """PDF'in metnini boşlukları teke indirerek döndürür (pypdf ile)."""
    try:
        import pypdf
    except ImportError as hata:
        raise OlusturmaHatasi("pypdf kurulu değil; kurmak için: python3 -m pip install pypdf") from hata
    try:
        sayfalar = [sayfa.extract_text() for sayfa in pypdf.PdfReader(yol).pages]
    except (OSError, pypdf.errors.PyPdfError) as hata:
        raise OlusturmaHatasi(f"{yol}: PDF okunamıyor: {hata}") from hata
    return " ".join("\n".join(sayfalar).split())


def denetle() -> None:
    """Kayıtlı PDF'te eksik işlev varsa ya da metni yeni derlenenden farklıysa OlusturmaHatasi verir."""
    kayitli = pdf_metni(RAPOR / "rapor.pdf")
    with tempfile.TemporaryDirectory() as klasor:
        yeni_yol = Path(klasor) / "yeni.pdf"
        pdf_olustur(yeni_yol)
        yeni = pdf_metni(yeni_yol)
    # Satıra sığmayan ad bölünebilir; boşluksuz metinde aranır.
    bitisik = re.sub(r"\s", "", kayitli)
    eksikler = [
        islev["ad"]
        for bolum in islev_tablosu(PROGRAM.read_text(encoding="utf-8"))
        for islev in bolum["islevler"]
        if islev["ad"] + "(" not in bitisik
    ]
    if eksikler:
        raise OlusturmaHatasi(f"raporda olmayan işlevler: {', '.join(eksikler)}")
    if kayitli != yeni:
        raise OlusturmaHatasi("report/rapor.pdf eski; yenilemek için: python3 report/olustur.py")


def ekranlari_cek() -> None:
    """Ekran görüntülerini report/ekran.sh ile yeniden çeker."""
    try:
        subprocess.run(["bash", str(RAPOR / "ekran.sh")], check=True)
    except (OSError, subprocess.CalledProcessError) as hata:
        raise OlusturmaHatasi(f"ekran görüntüleri çekilemedi: {hata}") from hata


def teslim_et(klasor: Path, ogrenci_no: str, kapak: dict[str, Any]) -> None:
    """Teslim edilecek iki dosyayı klasöre koyar: öğrenci no'suyla adlandırılmış .py ve .pdf."""
    with tempfile.TemporaryDirectory() as gecici:
        pdf = Path(gecici) / "rapor.pdf"
        pdf_olustur(pdf, kapak)  # yapılamazsa teslim klasöründe hiçbir şey bulunmasın
        try:
            klasor.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(PROGRAM, klasor / f"{ogrenci_no}.py")
            shutil.copyfile(pdf, klasor / f"{ogrenci_no}.pdf")
        except OSError as hata:
            raise OlusturmaHatasi(f"{klasor}: teslim klasörüne yazılamıyor") from hata


def main() -> int:
    """Seçeneklere göre çalışır; 0 ya da hata iletisinden sonra 1 döndürür."""
    cozumleyici = Secenekler(add_help=False, allow_abbrev=False)
    for secenek in ("--ogrenci-no", "--ad-soyad", "--kurum"):
        cozumleyici.add_argument(secenek, default="")
    cozumleyici.add_argument("--sure", action="append", default=[])
    cozumleyici.add_argument("--teslim", type=Path)
    for secenek in ("--ekran", "--denetle", "--sureler"):
        cozumleyici.add_argument(secenek, action="store_true")
    cozumleyici.add_argument("-h", "--help", action="store_true")
    try:
        calistir(cozumleyici.parse_args())
    except OlusturmaHatasi as hata:
        print(f"Hata: {hata}", file=sys.stderr)
        return 1
    return 0


def calistir(secenekler: argparse.Namespace) -> None:
    """Seçeneklerin istediğini yapar; yapılamayana OlusturmaHatasi verir."""
    if secenekler.help:
        print(__doc__)
        return
    kapak = {
        "ogrenci_no": secenekler.ogrenci_no,
        "ad_soyad": secenekler.ad_soyad,
        "kurum": secenekler.kurum,
        "tarih": turkce_tarih(date.today()),
    }
    kapak["verilen_sureler"] = sureleri_coz(secenekler.sure)
    verilen = any(kapak[ad] for ad in ("ogrenci_no", "ad_soyad", "kurum", "verilen_sureler"))
    if secenekler.teslim is None and verilen:
        raise OlusturmaHatasi("--ogrenci-no, --ad-soyad, --kurum ve --sure yalnızca --teslim ile verilir")
    if secenekler.teslim is not None and not re.fullmatch("[0-9]{11}", secenekler.ogrenci_no):
        raise OlusturmaHatasi("--teslim için 11 haneli --ogrenci-no gerekir (örneğin 05090004219)")
    if secenekler.denetle:
        denetle()
        return
    if secenekler.ekran:
        ekranlari_cek()
    if secenekler.sureler:
        SURE_DOSYASI.write_text(json.dumps(harcanan_sureler(), ensure_ascii=False) + "\n", encoding="utf-8")
    if secenekler.teslim is not None:
        teslim_et(secenekler.teslim, secenekler.ogrenci_no, kapak)
    else:
        pdf_olustur(RAPOR / "rapor.pdf")


if __name__ == "__main__":
    sys.exit(main())
