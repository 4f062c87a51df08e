"""Raporu (rapor.pdf) oluşturur; istenirse teslim dosyalarını hazırlar, ekran görüntülerini yeniler.

Kullanımı: python3 report/olustur.py [seçenekler]

    --teslim KLASOR            NO.py ile NO.pdf'i KLASOR'e koyar (--ogrenci-no gerekir); kapakta o günün
                               tarihi olur. Aşağıdakiler yalnızca onunla verilir:
    --ogrenci-no, --ad-soyad   kapağı doldurur; verilmezse noktalı çizgi kalır
    --kurum METIN              kapağın başına üniversiteyi, bölümü yazar
    --sure IS=DAKIKA           harcanan süre: analiz, tasarım, gerçekleştirim, test ya da raporlama;
                               her iş için bir kez. Verilmeyenin yerinde noktalı çizgi kalır
    --ekran                    ekran görüntülerini yeniden çeker (report/ekran.sh; Debian paketleri gerekir)
    --sureler                  harcanan süreleri git kaydından yeniler
    --denetle                  hiçbir şey yazmaz: işlevlerin hepsi raporda mı, kayıtlı PDF güncel mi

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
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

RAPOR = Path(__file__).resolve().parent
KOK = RAPOR.parent
PROGRAM = KOK / "satranc.py"
SURE_DOSYASI = RAPOR / "sureler.json"
VERI_DOSYASI = "veri.json"
ARA_SINIRI = timedelta(hours=1)  # iki kayıt arası bundan uzunsa arada çalışılmamış sayılır

AYLAR = ("Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran",
         "Temmuz", "Ağustos", "Eylül", "Ekim", "Kasım", "Aralık")

SURELI_ISLER = ("Analiz", "Tasarım", "Gerçekleştirim", "Test", "Raporlama")  # ödevin istediği süreler

# Bir kayıt (commit) dokunduğu dosyalara göre hangi işe sayılır; ilk uyan geçerlidir.
ISLER = (
    ("Raporlama", r"^(report/|README)"),
    ("Test", r"^(tests/|\.ci/)"),
    ("Gerçekleştirim", r"^(satranc\.py|pyproject\.toml|\.gitignore)"),
)


class OlusturmaHatasi(Exception):
    """Rapor oluşturulamıyor; iletisi kullanıcıya olduğu gibi gösterilir."""


def islev_tablosu(kaynak: str) -> list[dict[str, Any]]:
    """Kaynağın bölümlerini ve her bölümdeki işlevlerin başlığını, ilk belge paragrafını döndürür."""
    satirlar = kaynak.splitlines()
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
                "gorev": kesme(" ".join(belge.split("\n\n")[0].split())),
            })
    return [bolum for bolum in bolumler if bolum["islevler"]]


def kesme(metin: str) -> str:
    """Metindeki düz kesme işaretlerini, ters tırnaklı kod parçaları dışında, ’ yapar."""
    return "".join(p if p.startswith("`") else p.replace("'", "’") for p in re.split("(`[^`]*`)", metin))


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
    for dugum in ast.parse(kaynak).body:
        if not isinstance(dugum, (ast.Assign, ast.AnnAssign)):
            continue
        hedef = dugum.targets[0] if isinstance(dugum, ast.Assign) else dugum.target
        ogeler = hedef.elts if isinstance(hedef, ast.Tuple) else [hedef]
        adlar = [oge.id for oge in ogeler if isinstance(oge, ast.Name) and oge.id.isupper()]
        if not adlar:
            continue
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
    return [{**satir, "anlam": kesme(satir["anlam"])} for satir in tablo]


def sinama_tablosu() -> list[dict[str, Any]]:
    """Her sınama dosyasının adını, belge dizgisinin ilk cümlesini ve sınama sayısını döndürür."""
    tablo = []
    for yol in sorted((KOK / "tests").glob("test_*.py")):
        agac = ast.parse(yol.read_text(encoding="utf-8"))
        belge = (ast.get_docstring(agac) or "").split("\n\n")[0]
        sayi = sum(isinstance(d, ast.FunctionDef) and d.name.startswith("test_") for d in ast.walk(agac))
        tablo.append({"ad": yol.name, "gorev": kesme(" ".join(belge.split())), "sayi": sayi})
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
    kucukler = {is_adi.lower(): is_adi for is_adi in SURELI_ISLER}
    sureler: dict[str, int] = {}
    for verilen in verilenler:
        is_adi, _, dakika = verilen.partition("=")
        if is_adi.lower() not in kucukler or not (dakika.isascii() and dakika.isdecimal()):
            raise OlusturmaHatasi(f"--sure {verilen}: {', '.join(kucukler)} işlerinden biri=DAKIKA olmalı")
        sureler[kucukler[is_adi.lower()]] = int(dakika)
    return sureler


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
    try:
        klasor.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PROGRAM, klasor / f"{ogrenci_no}.py")
    except OSError as hata:
        raise OlusturmaHatasi(f"teslim klasörüne yazılamıyor: {hata}") from hata
    pdf_olustur(klasor / f"{ogrenci_no}.pdf", kapak)


def main() -> int:
    """Seçeneklere göre çalışır; 0 ya da hata iletisinden sonra 1 döndürür."""
    cozumleyici = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cozumleyici.add_argument("--ogrenci-no", default="", help="11 haneli öğrenci numarası")
    cozumleyici.add_argument("--ad-soyad", default="", help="öğrencinin adı soyadı")
    cozumleyici.add_argument("--kurum", default="", help="kapağın başındaki üniversite, bölüm")
    cozumleyici.add_argument("--sure", action="append", default=[], metavar="IS=DAKIKA", help="harcanan süre")
    cozumleyici.add_argument("--teslim", type=Path, metavar="KLASOR", help="teslim dosyalarının konacağı klasör")
    cozumleyici.add_argument("--ekran", action="store_true", help="ekran görüntülerini yeniden çeker")
    cozumleyici.add_argument("--denetle", action="store_true", help="raporun güncelliğini denetler")
    cozumleyici.add_argument("--sureler", action="store_true", help="harcanan süreleri git kaydından yeniler")
    secenekler = cozumleyici.parse_args()
    kapak = {
        "ogrenci_no": secenekler.ogrenci_no,
        "ad_soyad": secenekler.ad_soyad,
        "kurum": secenekler.kurum,
        "tarih": turkce_tarih(date.today()),
    }
    try:
        kapak["verilen_sureler"] = sureleri_coz(secenekler.sure)
        verilen = any(kapak[ad] for ad in ("ogrenci_no", "ad_soyad", "kurum", "verilen_sureler"))
        if secenekler.teslim is None and verilen:
            raise OlusturmaHatasi("--ogrenci-no, --ad-soyad, --kurum ve --sure yalnızca --teslim ile verilir")
        if secenekler.teslim is not None and not re.fullmatch("[0-9]{11}", secenekler.ogrenci_no):
            raise OlusturmaHatasi("--teslim için 11 haneli --ogrenci-no gerekir (örneğin 05090004219)")
        if secenekler.denetle:
            denetle()
            return 0
        if secenekler.ekran:
            ekranlari_cek()
        if secenekler.sureler:
            SURE_DOSYASI.write_text(json.dumps(harcanan_sureler(), ensure_ascii=False) + "\n", encoding="utf-8")
        if secenekler.teslim is not None:
            teslim_et(secenekler.teslim, secenekler.ogrenci_no, kapak)
        else:
            pdf_olustur(RAPOR / "rapor.pdf")
    except OlusturmaHatasi as hata:
        print(f"Hata: {hata}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
