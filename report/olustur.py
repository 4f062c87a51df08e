"""Raporu (report/rapor.pdf) oluşturur; istenirse teslim edilecek dosyaları hazırlar.

Kullanımı: python3 report/olustur.py [seçenekler]

    --teslim KLASOR            NO.py ile NO.pdf'i KLASOR'e koyar (--ogrenci-no gerekir); kapakta
                               o günün tarihi olur. Aşağıdakiler yalnızca onunla verilir:
    --ogrenci-no, --ad-soyad   kapağı doldurur
    --kurum METIN              kapağın başına üniversiteyi, bölümü yazar
    --sure IS=DAKIKA           harcanan süre: analiz, tasarım, gerçekleştirim, test, raporlama;
                               her iş için bir kez. Verilmeyenin yerinde noktalı çizgi kalır
    --ustune-yaz               klasörde aynı adlı dosyalar varsa yenileriyle değiştirir
    --denetle                  bir şey yazmaz: bugün kurulsa raporun hangi cümleleri değişirdi
    -h, --help                 bu yardımı yazar

Raporun sözü rapor.typ'dedir. Fonksiyonlar (örnekleriyle), sözcükler, türler, sabitler
satranc.py'den; izlenen turun (izlenen_tur.txt) sonuçları, kayıt ve test tablosu program
çalıştırılarak; soruların tablosu README.md'den alınır. Bunlardan biriyle
tutmayan cümle varsa rapor kurulmaz, hangisi olduğu söylenir.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import io
import itertools
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import textwrap
import unicodedata
from datetime import date
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, Iterable, NoReturn

RAPOR = Path(__file__).resolve().parent
KOK = RAPOR.parent
PROGRAM = KOK / "satranc.py"
ORNEKLER = KOK / "tests" / "ornek"

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
# Kaynakla tutmayan bir şey OlusturmaHatasi verir; iletisi raporda neyin yanlış olacağını söyler.


# Paragrafın içindeki satır sonu; ardında bir maddenin başı ("1.1 ", "SB: ") yoksa.
MADDE_ICI = r"(?<!\n)\n(?!\n| *(?:\d+[.-]\S* |[A-ZÇĞİÖŞÜ][\w, -]*: )) *"
# Ödevin adımlarının takıldığı en küçük turnuva: 1-5 numaralar, 3 tur; 1. turda 2, 1'i yener.
BES_OYUNCU = [*(y for n in "12345" for y in (n, "A", "0", "0")), "0", "3", "b", "2", "0"]
COK_FARK = 8  # --denetle'nin gösterdiği farklar
ORNEK_ENI = 95  # örneğin, raporun satırına sığan karakterleri
KOMUTLAR = {"python", "python3", "py", "cmd", "b", "s", "a"}  # raporda kod, kaynakta ad değil
# Ödevin sözü olan, raporda kod gibi yazılmayan sabitler.
ODEV_SOZLERI = {"BYE", "ELO", "UKD", "PUAN", "SB", "GS", "LNO", "MNO", "SNO", "BSNO"}


def soz(metin: str) -> str:
    """Kaynaktaki sözü basılacağı gibi döndürür.

    Okları, tırnakları ve kesme işaretlerini çevirir, sondaki hız notunu çıkarır.
    """
    metin = re.sub(r"; hız: .*", "", metin)
    metin = re.sub(r'"([^"\n]*)"', r"“\1”", re.sub(r"(?<=[\w`)\]])'(?=\w)", "’", metin))
    return metin.replace("->", "→").replace("...", "…").replace("log2", "log₂")


def islevler(kaynak: str) -> list[dict[str, Any]]:
    """Kaynağın bölümlerini, her birinin fonksiyonlarıyla döndürür.

    Fonksiyonun başlığı ve sonucu vardır; belge dizgisinden görevi (ilk paragrafı),
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
            "baslik": f"{dugum.name}({baslik})",
            "sonuc": ast.unparse(dugum.returns) if dugum.returns else "",
            "gorev": gorev,
            "kurallar": "\n".join(kurallar),
            "sunus": sunus,
            "ornek": ok + ornek,
        })
    return [{"ad": ad, "islevler": bolumunkiler} for ad, bolumunkiler in bolumler.items()]


def cizim(kaynak: str) -> list[str]:
    """Çıkmazlar bölümünün başındaki çizimin satırlarını, ortak girintileri olmadan, döndürür."""
    _, bolum = kaynak.split(" Eşleştirme: çıkmazlar\n")
    satirlar = itertools.takewhile(lambda satir: satir != "#", bolum.splitlines()[1:])
    return textwrap.dedent("\n".join(satir[1:] for satir in satirlar)).splitlines()


def aciklama(satirlar: list[str], no: int) -> str:
    """`no` numaralı satırın sonundaki (alttaki satırlarda sürebilen), yoksa üstündeki yorum."""
    yorumlar = satirlar[no - 1].split("  # ")[1:]
    if yorumlar:
        devami = itertools.takewhile(lambda satir: re.match(" +# ", satir), satirlar[no:])
        yorumlar += [satir.strip(" #") for satir in devami]
    else:
        ustu = itertools.takewhile(lambda satir: satir.startswith("# "), satirlar[no - 2 :: -1])
        yorumlar = [satir.strip(" #") for satir in reversed(list(ustu))]
    return soz(" ".join(yorumlar))


def sozcukler(kaynak: str) -> dict[str, str]:
    """Kaynağın belge dizgisindeki "Kaynakta geçen sözcükler"i anlamlarıyla döndürür."""
    _, _, sozluk = (ast.get_docstring(ast.parse(kaynak)) or "").partition("geçen sözcükler:\n\n")
    sozluk, _, _ = sozluk.partition("\n\n")
    maddeler = re.findall(r"^ {4}(\S+) +(.*(?:\n {5,}.*)*)", sozluk, re.M)
    return {ad: soz(re.sub("\n +", " ", anlam)) for ad, anlam in maddeler}


def turler(kaynak: str) -> dict[str, dict[str, Any]]:
    """Kaynağın türlerini ve istisnalarını döndürür: adı -> yapısı, anlamı, alanları (varsa).

    Yorumu olmayan türün ve alanın anlamı, adı sözcüklerdense, sözcüğünkidir.
    """
    satirlar, sozluk = kaynak.splitlines(), sozcukler(kaynak)
    tablo: dict[str, dict[str, Any]] = {}
    for dugum in ast.walk(ast.parse(kaynak)):
        if isinstance(dugum, ast.ClassDef):
            alanlar = {
                (alan := ast.unparse(a.target)): {
                    "yapi": ast.unparse(a.annotation),
                    "anlam": aciklama(satirlar, a.lineno) or sozluk.get(alan, ""),
                }
                for a in dugum.body if isinstance(a, ast.AnnAssign)
            }
            anlam = " ".join(soz(ast.get_docstring(dugum) or "").split("\n\n")[0].split())
            yapi = "sözlük" if alanlar else "istisna"
            tablo[dugum.name] = {"yapi": yapi, "anlam": anlam, "alanlar": alanlar}
        elif isinstance(dugum, ast.Assign) and isinstance(dugum.value, ast.Subscript):
            ad = ast.unparse(dugum.targets[0])
            if ad[0].isupper() and not ad.isupper():
                anlam = aciklama(satirlar, dugum.lineno) or sozluk.get(ad.lower(), "")
                tablo[ad] = {"yapi": ast.unparse(dugum.value), "anlam": anlam, "alanlar": {}}
    return tablo


def sabitler(kaynak: str, satranc: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Sözlük ve küme olan sabitleri döndürür: adı -> yapısı, açıklamasının ilk cümlesi."""
    satirlar = kaynak.splitlines()
    tablo: dict[str, dict[str, Any]] = {}
    for dugum in ast.parse(kaynak).body:
        if isinstance(dugum, (ast.Assign, ast.AnnAssign)):
            ad = ast.unparse(dugum.targets[0] if isinstance(dugum, ast.Assign) else dugum.target)
            if ad not in tablo and isinstance(satranc.get(ad), (dict, set, frozenset)):
                anlam = re.split(r"(?<=\w)[.;] ", aciklama(satirlar, dugum.lineno))[0]
                yapi = "sözlük" if isinstance(satranc[ad], dict) else "küme"
                tablo[ad] = {"yapi": yapi, "anlam": anlam.strip("."), "alanlar": {}}
    return tablo


def kod_adlari(kaynak: str) -> list[str]:
    """Kaynağın, sözlerin içinde de kod gibi yazılacak sabitlerinin ve hatalarının adları."""
    agac = ast.parse(kaynak)
    adlar = {dugum.id for dugum in ast.walk(agac) if isinstance(dugum, ast.Name)}
    siniflar = {dugum.name for dugum in agac.body if isinstance(dugum, ast.ClassDef)}
    sabit_adlari = {ad for ad in adlar if len(ad) > 1 and ad.isupper()} - ODEV_SOZLERI
    hatalar = {ad for ad in adlar | siniflar if re.search("[a-z]Error$|Hatasi$|Interrupt$", ad)}
    return sorted(sabit_adlari | hatalar, key=len, reverse=True)


def anlamlari_ara(tablo: dict[str, dict[str, Any]]) -> None:
    """Anlamı kaynakta yazmayan tür, alan ya da sabit varsa OlusturmaHatasi verir."""
    anlamsizlar = [ad for ad, ne in tablo.items() if not ne["anlam"]]
    for ad, ne in tablo.items():
        anlamsizlar += [f"{ad}.{alan}" for alan, a in ne["alanlar"].items() if not a["anlam"]]
    if anlamsizlar:
        raise OlusturmaHatasi(f"anlamı kaynakta yazmayanlar: {', '.join(anlamsizlar)}")


def adlari_ara(belge: str, kaynak: str) -> None:
    """Raporda kod gibi yazılmış adlardan kaynakta olmayan varsa OlusturmaHatasi verir."""
    alanlar = ("id", "arg", "name", "attr")
    adlar = {getattr(d, alan, None) for d in ast.walk(ast.parse(kaynak)) for alan in alanlar}
    anilan = re.findall(r"`([A-Za-z_]\w*)`", belge)
    if olmayan := sorted(set(anilan) - adlar - KOMUTLAR):
        raise OlusturmaHatasi(f"raporda anılıp kaynakta olmayan adlar: {', '.join(olmayan)}")


def readme_tablosu(metin: str, ilk_baslik: str) -> list[list[str]]:
    """README'nin, ilk sütununun başlığı verilen tablosunun satırlarını döndürür."""
    satirlar = iter(metin.splitlines())
    if not any(satir.startswith(f"| {ilk_baslik}") for satir in satirlar):
        raise OlusturmaHatasi(f"README.md'de başlığı {ilk_baslik!r} olan tablo yok")
    next(satirlar)  # başlığın altındaki çizgi
    return [
        [soz(hucre.strip()) for hucre in satir.strip("|").split(" | ")]
        for satir in itertools.takewhile(lambda satir: satir.startswith("|"), satirlar)
    ]


# ---------------------------------------------------------------- Programdan üretilenler


def json_oku(ad: str) -> Any:
    """report klasöründeki JSON dosyasının değerini döndürür."""
    return json.loads((RAPOR / f"{ad}.json").read_text(encoding="utf-8"))


def calistir_program(yanitlar: list[str], kayit: Path | None = None) -> str:
    """Programı yanıtlarla, verilirse o kayıtla, çalıştırır; stdout ile stderr'i döndürür."""
    secenekler = ["--kayit", str(kayit)] if kayit else []
    sonuc = subprocess.run(
        [sys.executable, str(PROGRAM), *secenekler], capture_output=True,
        input="".join(f"{yanit}\n" for yanit in yanitlar).encode(),
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    return "\n".join([sonuc.stdout.decode(), sonuc.stderr.decode()]).replace("\r\n", "\n")


def ornek_yanitlari(dosya: str = "ornek", kac: int | None = None) -> list[str]:
    """Örneğin girdisinin, verilirse ilk `kac`, satırını döndürür."""
    return (ORNEKLER / f"{dosya}_girdi.txt").read_text(encoding="utf-8").splitlines()[:kac]


def eslestirmeler(dokum: str) -> dict[str, list[str]]:
    """Dökümdeki tur -> masalar: BSNo'larla "3-1", tur atlayanınki "2-BYE"."""
    turlar = {}
    listeler = re.findall(r"(\d+)\. Tur Eşleştirme Listesi:\n(?:.*\n){3}((?:.+\n)+)", dokum)
    for no, liste in listeler:
        satirlar = [satir.split() for satir in liste.splitlines() if not satir.startswith("Not")]
        turlar[no] = [f"{satir[1]}-{satir[-1]}" for satir in satirlar]
    return turlar


def tablo(dokum: str, baslik: str) -> tuple[dict[str, int], list[dict[str, str]]]:
    """Dökümün bu başlıklı listesini döndürür: sütun -> eni; satırları, sütun -> hücre."""
    _, var, gerisi = dokum.partition(f"{baslik}:\n")
    if not var:
        raise OlusturmaHatasi(f"programın çıktısında {baslik!r} yok; sonu: {dokum[-200:]!r}")
    adlar, cizgiler, *satirlar = gerisi.split("\n\n")[0].splitlines()
    yerler = {adlar[m.start() : m.end()].strip(): slice(*m.span())
              for m in re.finditer("-+", cizgiler)}
    enler = {ad: yer.stop - yer.start for ad, yer in yerler.items()}
    return enler, [{ad: s[yer].strip() for ad, yer in yerler.items()} for s in satirlar]


def toplam_en(enler: Iterable[int]) -> int:
    """Sütunların, aralarındaki birer boşlukla, toplam enini döndürür."""
    return sum(en + 1 for en in enler) - 1


def tur_sutunu(ad: str) -> bool:
    """Çapraz tablonun bu sütunu bir turunki mi?"""
    return ad.endswith(". Tur")


def adsizlar(kac: int) -> list[str]:
    """Lisans numaraları 1, 2, ... olan oyuncuların yanıtlarını, bitirme yanıtıyla, döndürür."""
    return [*(y for lno in range(1, kac + 1) for y in (str(lno), "A", "0", "0")), "0"]


def aralik(dokum: str) -> list[int]:
    """Dökümdeki tur sayısı sorusunun söylediği en az ve en çok tur sayısını döndürür."""
    [sinirlar] = re.findall(r"tur sayisini giriniz \((\d+)-(\d+)\)", dokum)
    return [int(sinir) for sinir in sinirlar]


def tutanlar() -> dict[str, Any]:
    """Programın yazdıkları: rapordaki örnekler, sayılı cümleler bunlarla tutmalıdır.

    Dersin örneğinden: turlar (tur -> masalar), olcutler (BSNo -> nihai sıralamadaki ölçütleri),
    kayit (kaydın satırları), en, tur_eni (çapraz tablonun tur sütunları olmadan eni, bir tur
    sütununun boşluğuyla eni).

    Her sonuç kodunun bir kez, yalnızca ilk turda girildiği (sonraki maçlarına kimsenin gelmediği)
    bir turnuvadan: degerler (sonuç karakteri ya da BYE -> o maçın puanı, GS'si).

    İkisinden: genislikler (tur sayısı -> çapraz tablonun eni). Birkaç oyuncu sayısından: araliklar
    (oyuncu sayısı -> en az, en çok tur).
    """
    with tempfile.TemporaryDirectory() as klasor:
        yol = Path(klasor) / "turnuva.txt"
        dokum = calistir_program(ornek_yanitlari(), yol)
        kayit = yol.read_text(encoding="utf-8")
    turlar = eslestirmeler(dokum)
    sutunlar, siralama = tablo(dokum, "Nihai Sıralama Listesi")
    olcut_adlari = list(sutunlar)[list(sutunlar).index("Puan"):]
    enler, _ = tablo(dokum, "Çapraz Tablo")
    kodlu = [*adsizlar(13), "4", "b", *"012345", *"5" * (3 * 6)]
    kodlunun_enleri, kodlunun_satirlari = tablo(calistir_program(kodlu), "Çapraz Tablo")
    degerler = {}
    for satir in kodlunun_satirlari:
        ilk, *sonrakiler = [hucre for ad, hucre in satir.items() if tur_sutunu(ad)]
        if all(hucre.endswith("-") for hucre in sonrakiler):
            degerler["BYE" if ilk == "- - 1" else ilk[-1]] = satir["Puan"], satir["GS"]
    return {
        "turlar": turlar,
        "olcutler": {s["BSNo"]: [s[ad] for ad in olcut_adlari] for s in siralama},
        "kayit": kayit.splitlines(),
        "tur_eni": enler["1. Tur"] + 1,
        "en": toplam_en(en for ad, en in enler.items() if not tur_sutunu(ad)),
        "degerler": degerler,
        "genislikler": {
            sum(map(tur_sutunu, e)): toplam_en(e.values()) for e in (enler, kodlunun_enleri)
        },
        "araliklar": {kac: aralik(calistir_program(adsizlar(kac))) for kac in (2, 5, 8, 9)},
    }


def beklenen_yazilir(durum: dict[str, Any]) -> None:
    """Test tablosundaki durumda program "verilen"i yazmıyorsa OlusturmaHatasi verir."""
    yanitlar = durum["yanitlar"]
    if durum["dosya"]:
        yanitlar = [*ornek_yanitlari(durum["dosya"], durum["satir"] or None), *yanitlar]
    with tempfile.TemporaryDirectory() as klasor:
        kayit = Path(klasor) / "kayit.txt" if "kayit" in durum else None
        if kayit:
            kayit.write_text("\n".join([*durum["kayit"], ""]), encoding="utf-8")
        yazilan = calistir_program(yanitlar, kayit)
    if not durum["verilen"]:
        cikti = (ORNEKLER / f"{durum['dosya']}_cikti.txt").read_text(encoding="utf-8")
        tutar = yazilan == cikti + "\n"
    else:
        tutar = durum["verilen"] in yazilan.splitlines()
    if not tutar:
        raise OlusturmaHatasi(f"test tablosu, {durum['durum']!r}: program bunu yazmıyor: "
                              f"{durum['verilen'] or 'dersin çıktısı'}")


def tek_satirda(ad: str, ornek: str) -> list[str]:
    """Örneğin satırlarını döndürür; sonucu tek satır olan ve sığan çağrının sonucu yanındadır."""
    yazilan: list[str] = []
    for cagri, sonuc in re.findall(r"(>>> .*\n(?:\.\.\. .*\n)*)((?:(?!>>> ).+\n)*)", ornek + "\n"):
        yan_yana = f"{cagri.strip()}  →  {sonuc.strip()}"
        if sonuc.count("\n") == 1 and "#" not in cagri and len(yan_yana) <= ORNEK_ENI:
            yazilan.append(yan_yana)
        else:
            yazilan += (cagri + sonuc).splitlines()
    if uzun := [satir for satir in yazilan if len(satir) > ORNEK_ENI]:
        raise OlusturmaHatasi(f"{ad} örneğinin satırı rapora sığmıyor: {uzun[0]}")
    return yazilan


def izlenen_tur(deyimler: str, satranc: dict[str, Any]) -> list[str]:
    """Boş satırla ayrılmış deyimleri sırayla çalıştırır; >>> satırlarını, sonuçlarıyla döndürür.

    Deyimin üstündeki yorumlar da kalır.
    """
    alan, yazilan = dict(satranc), []
    for parca in deyimler.strip().split("\n\n"):
        satirlar, sonuc = parca.splitlines(), io.StringIO()
        yorumlar = [satir for satir in satirlar if satir.startswith("#")]
        deyim = "\n".join(satirlar[len(yorumlar):])
        try:
            with contextlib.redirect_stdout(sonuc):
                exec(compile(deyim, "izlenen_tur.txt", "single"), alan)
        except Exception as hata:
            raise OlusturmaHatasi(f"izlenen_tur.txt, {deyim}: {hata!r}") from hata
        oturum = ">>> " + deyim.replace("\n", "\n... ") + "\n" + sonuc.getvalue()
        yazilan += [*map(soz, yorumlar), *tek_satirda("izlenen tur", oturum)]
    return yazilan


def ornek_durumu(satranc: dict[str, Any]) -> dict[str, Any]:
    """Dersin örneğinde 2. turdan sonraki Durum'u döndürür."""
    durum = satranc["ilk_durum"](9)
    masalar = satranc["ilk_turu_eslestir"](9, "s")
    for tur_no, kodlar in ((2, "2124"), (3, "1121")):
        oynananlar = [masa for masa in masalar if satranc["BYE"] not in masa]
        durum = satranc["tur_sonrasi"](durum, oynananlar, kodlar)
        masalar = satranc["turu_eslestir"](tur_no, durum)["masalar"]
    return dict(durum)


# ---------------------------------------------------------------- PDF


def icerik() -> dict[str, Any]:
    """Raporun kaynaktan, programdan, README'den ve sınamalardan gelen her şeyini toplar."""
    yollar = (PROGRAM, KOK / "README.md", RAPOR / "izlenen_tur.txt")
    kaynak, readme, deyimler = (yol.read_text(encoding="utf-8") for yol in yollar)
    satranc = runpy.run_path(str(PROGRAM))
    uretec = runpy.run_path(str(KOK / "tests" / "uretec.py"))
    durum = ornek_durumu(satranc)
    kodlar, agirliklar = uretec["SONUC_TURLERI"]["karışık"]
    adlari_ara((RAPOR / "rapor.typ").read_text(encoding="utf-8"), kaynak)
    bolumler, turleri, sabitleri = islevler(kaynak), turler(kaynak), sabitler(kaynak, satranc)
    anlamlari_ara({**turleri, **sabitleri})
    for islev in [islev for bolum in bolumler for islev in bolum["islevler"]]:
        islev["ornek"] = tek_satirda(islev["ad"], islev["ornek"])
    durumlar = json_oku("sinamalar")
    for sinanan in durumlar:
        beklenen_yazilir(sinanan)
    return {
        "bolumler": bolumler,
        "turler": turleri,
        "sabitler": sabitleri,
        "kod_adlari": kod_adlari(kaynak),
        "cizim": cizim(kaynak),
        "sozcukler": sozcukler(kaynak),
        "izlenen_tur": izlenen_tur(deyimler, satranc),
        "durum": {alan: repr(degerler) for alan, degerler in durum.items()},
        "sekizin": {alan: str(degerler[8]) for alan, degerler in durum.items()
                    if alan not in ("bsnolar", "maclar")},  # öbürlerinde yer BSNo'dur
        "bes_oyuncu": eslestirmeler(calistir_program(BES_OYUNCU))["2"],
        "tutanlar": tutanlar(),
        "sorular": readme_tablosu(readme, "sorulan"),
        "isler": SURELI_ISLER,
        "en_cok_basamak": satranc["EN_COK_BASAMAK"],
        "sonuc_turleri": list(uretec["SONUC_TURLERI"]),
        "dagilim": [(kod, round(100 * agirlik / sum(agirliklar)))
                    for kod, agirlik in zip(kodlar, agirliklar)],
        "ozetler": len((KOK / "tests" / "ozetler.txt").read_text(encoding="utf-8").splitlines()),
        "en_az_en": satranc["EN_AZ_EN"],
        "ad_siniri": satranc["AD_SINIRI"],
        "en_az_oyuncu": satranc["EN_AZ_OYUNCU"],
        "yenileme": re.findall('refresh" content="([0-9]+)"', satranc["SAYFA_BICIMI"])[0],
        "cikmaz_ornekleri": len(list(ORNEKLER.glob("cikmaz-*_girdi.txt"))),
        "sinamalar": durumlar,
        **{ad: json_oku(ad) for ad in ("olcum", "takilma", "geri_alinan")},
    }


def pdf_olustur(hedef: Path, kapak: dict[str, Any]) -> None:
    """Raporu hedefe derler; typst kurulu değilse OlusturmaHatasi nasıl kurulacağını söyler."""
    try:
        import typst
    except ImportError as hata:
        raise OlusturmaHatasi("typst kurulu değil; nasıl kurulacağı README.md'de") from hata
    veri = {**icerik(), **kapak}
    with tempfile.TemporaryDirectory() as klasor:
        shutil.copytree(RAPOR, klasor, dirs_exist_ok=True)  # derleme yalnızca bu klasörü görür
        (Path(klasor) / "veri.json").write_text(json.dumps(veri), encoding="utf-8")
        try:
            asil = str(Path(klasor) / "rapor.typ")
            typst.compile(asil, output=str(hedef), root=klasor, ignore_system_fonts=True)
        except typst.TypstError as hata:
            raise OlusturmaHatasi(f"rapor derlenemedi: {hata}") from hata


def cumleler(yol: Path) -> list[tuple[int, str]]:
    """PDF'in cümlelerini ve tablo satırlarını, sayfalarıyla; resimlerini özetleriyle döndürür."""
    try:
        import pypdf
    except ImportError as hata:
        raise OlusturmaHatasi("pypdf kurulu değil; nasıl kurulacağı README.md'de") from hata
    bulunan = []
    try:
        for no, sayfa in enumerate(pypdf.PdfReader(yol).pages):
            metin = " ".join(sayfa.extract_text().replace("-\n", "").split())
            bulunan += [(no, cumle) for cumle in re.split(r"(?<=[.?!:;]) ", metin)]
            kaynaklar: Any = sayfa["/Resources"]
            for ad, nesne in sorted(kaynaklar.get("/XObject", {}).items()):
                resim = hashlib.sha256(nesne.get_object().get_data()).hexdigest()
                bulunan.append((no, f"resim {ad} {resim}"))
    except (OSError, KeyError, pypdf.errors.PyPdfError) as hata:
        raise OlusturmaHatasi(f"{yol.name} okunamıyor: {hata}") from hata
    return bulunan


def farklar(kayitli: list[tuple[int, str]], bugunku: list[tuple[int, str]]) -> list[str]:
    """Kayıtlı rapordan bugünküne değişecek cümleler: sayfası, eskisi, yenisi."""
    eskiler, yeniler = [cumle for _, cumle in kayitli], [cumle for _, cumle in bugunku]
    bulunan = []
    for islem, a, b, c, d in SequenceMatcher(None, eskiler, yeniler, autojunk=False).get_opcodes():
        if islem != "equal":
            sayfa, _ = kayitli[min(a, len(kayitli) - 1)]
            eski, yeni = " ".join(eskiler[a:b]), " ".join(yeniler[c:d])
            bulunan.append(f"s. {sayfa}: {eski or '(yok)'}\n  yerine: {yeni or '(yok)'}")
    return bulunan


def denetle() -> None:
    """Rapor kurulamıyorsa ya da bugün kurulsa bir cümlesi değişecekse OlusturmaHatasi verir."""
    with tempfile.TemporaryDirectory() as klasor:
        yeni = Path(klasor) / "rapor.pdf"
        pdf_olustur(yeni, {})
        bulunan = farklar(cumleler(RAPOR / "rapor.pdf"), cumleler(yeni))
    if bulunan:
        gosterilen = "\n".join(bulunan[:COK_FARK])
        raise OlusturmaHatasi(f"report/rapor.pdf eski, {len(bulunan)} yerde:\n{gosterilen}\n"
                              "Yenilemek için: python3 report/olustur.py")


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
