"""Ödevleri yargılar: hangi bölümleri doğru, yanlış yanıtlara ne yapıyorlar, ilk fark nerede.

Kullanımı, nasıl yargıladığı, sınırları: python3 -m tests.kiyasla --help (kiyasla.txt).
"""

import csv
import os
import sys
import time
from getopt import GetoptError, gnu_getopt
from itertools import count
from multiprocessing import Pool
from pathlib import Path

from tests import kiyas_kosu
from tests import kiyas_yanit as yanit
from tests.kiyas_yargi import BASLANGIC, BOLUMLER, yargila
from tests.uretec import SECILENLER, girdi_oku, turnuvalar
from tests.yardim import KOK, oku

ADET, TOHUM, CIKMAZ = 30, 1, 4
SIRASI, KUSURLULAR, OKUNAMAYANLAR = "soru sırası", "kusurlu bölümler", "okunamayan bölümler"
YARGI = [KUSURLULAR, OKUNAMAYANLAR]
AYRINTILAR = [SIRASI, *BOLUMLER, *yanit.YANITLAR, *yanit.UCLAR, "notlar", "saniye"]


def oynat(program, oynanacaklar):
    """Turnuvaların (turnuva, koşu, okunan) üçlüleri; çok takılan programda gerisi denenmez."""
    uclular = []
    for turnuva in oynanacaklar:
        uclular.append((turnuva, *program.oynat(turnuva)))
        if sum(kosu.takildi for _, kosu, _ in uclular) == yanit.EN_COK_TAKILMA:
            break
    return uclular


def cikmaz_notu(program, cikmazlar):
    """Programın kaç çıkmazda durduğu, nasıl bittiği."""
    duranlar = []
    for turnuva, kosu, okunan in oynat(program, cikmazlar):
        dolu = [sum(len(masa.lnolar) for masa in tur) for tur in okunan.turlar]
        if kosu.bitis or dolu != [len(turnuva.oyuncular)] * turnuva.tur:
            duranlar.append(kosu.bitis or "erken ya da eksik masayla bitti")
    nasil = f" ({'; '.join(sorted({*duranlar}))})" * bool(duranlar)
    return f"{len(cikmazlar)} çıkmazın {len(duranlar)} tanesinde durdu{nasil}"


def hucresi(bolum):
    """Bölümün hücresi; yalnız 12/15 yazılsa Excel tarih sanır."""
    return "; ".join(filter(None, (
        f"{bolum.dogru}/{bolum.yargilanan} doğru" * bool(bolum.yargilanan),
        f"{bolum.okunamayan} kez okunamadı" * bool(bolum.okunamayan), bolum.neden)))


def satiri(program, bolumler, yanitlar):
    """Programın satırının sütunu -> hücresi; yanitlar: adı -> programın ne yaptığı."""
    kusurlular = [SIRASI] * (program.sira != yanit.SIRALAR[0])
    kusurlular += [ad for ad, bolum in bolumler.items() if bolum.dogru < bolum.yargilanan]
    kusurlular += [f"yanıt ({ad})" for ad, ne in yanitlar.items()
                   if ne not in (yanit.DENENMEDI,
                                 yanit.ALIYOR if ad in yanit.UCLAR else yanit.SORUYOR)]
    if not any(bolum.yargilanan for bolum in bolumler.values()):
        kusurlular = ["yargılanamadı"]
    sirali = program.sira if bolumler[BASLANGIC].yargilanan else ()  # sıra o listeden bulunur
    sira = [soru for soru in sirali if soru not in (yanit.BITIREN, yanit.SONUC)]
    return {
        "dosya": program.yol.name, KUSURLULAR: ", ".join(kusurlular) or "-",
        OKUNAMAYANLAR: ", ".join(ad for ad, bolum in bolumler.items() if bolum.okunamayan),
        SIRASI: ", ".join(sira), **{ad: hucresi(bolum) for ad, bolum in bolumler.items()},
        **yanitlar}


def yanitlar_denenir(adet, girdi):
    """Yanlış yanıtlar yalnız rastgele turnuvalarla birlikte denenir; --adet 0 çabuk bakıştır."""
    return girdi is None and adet != 0


def incele(yol, adet, tohum, girdi=None):
    """Programı hepsiyle ya da yalnız bu girdiyle dener: (satırı, ilk farkı ya da None)."""
    bas = time.monotonic()
    oynanacaklar, cikmazlar = turnuvalar(adet, tohum, CIKMAZ) if girdi is None else ([girdi], [])
    program, yanitlar = yanit.sirasini_bul(yol), {}
    uclular = oynat(program, oynanacaklar)
    bolumler, notlar, ilk = yargila(uclular)
    if len(uclular) < len(oynanacaklar):
        notlar.append(f"{yanit.EN_COK_TAKILMA} turnuva bitmedi, gerisi denenmedi")
    elif yanitlar_denenir(adet, girdi):
        yanitlar = yanit.yanitlari_dene(program)
        notlar.append(cikmaz_notu(program, cikmazlar))
    saniye = f"{time.monotonic() - bas:.1f}".replace(".", ",")
    return {**satiri(program, bolumler, yanitlar),
            "notlar": ". ".join(notlar), "saniye": saniye}, ilk


def sakla(girdi):
    """Girdiyi bulunulan klasörde yeni bir dosyaya yazar, adını döndürür."""
    yollar = map(Path, map("kiyasla-{}.txt".format, count(1)))
    yol = next(yol for yol in yollar if not yol.exists())
    with yol.open("x", encoding="utf-8") as dosya:  # o anda kurulanın üstüne yazmaz
        dosya.write(girdi)
    return yol


def tek_program(yol, adet, tohum, girdi):
    """İlk farkı, bölümleri, en sonda (ekranda kalır) yargıyı yazar; çizelgenin satırını verir."""
    satir, ilk = incele(yol, adet, tohum, girdi)
    if ilk:
        turnuva, bolum, metin = ilk
        print(f"İlk fark: {bolum} ({len(turnuva.oyuncular)} oyuncu)")
        print(f"Girdisi: {'verilen' if girdi else sakla(turnuva.girdi)}\n{metin}\n")
    for baslik in filter(satir.get, ["dosya", *AYRINTILAR, *YARGI]):
        print(f"{baslik:32}{satir[baslik]}")
    yield satir


def sinif(yollar, adet, tohum):
    """Programların her birine ekranda bir satır; çizelgenin satırlarını verir."""
    en = max(len(yol.name) for yol in yollar)
    with Pool(min(os.cpu_count() or 1, len(yollar))) as havuz:
        isler = [havuz.apply_async(incele, (yol, adet, tohum)) for yol in yollar]
        for biten, (yol, isi) in enumerate(zip(yollar, isler)):
            if sys.stderr.isatty():
                print(f" {biten}/{len(yollar)}", end="\r", file=sys.stderr, flush=True)
            try:
                satir, _ = isi.get()
            except Exception as hata:  # noqa: BLE001 (biri incelenemezse ötekiler sürer)
                satir = {"dosya": yol.name, KUSURLULAR: f"incelenemedi: {hata!r}"}
            okunamayan = satir.get(OKUNAMAYANLAR)
            denenmeyen = [*satir.values()].count(yanit.DENENMEDI)
            print(f"{yol.name:{en}}  {satir[KUSURLULAR]}",
                  f"  (okunamadı: {okunamayan})" * bool(okunamayan),
                  f"  ({denenmeyen} yanıt denenmedi)" * bool(denenmeyen), sep="", flush=True)
            yield satir


def yollari(adlar):
    """(Programların yolları, girdilerin Turnuva'ları); klasörün .py'lerinin hepsi programdır."""
    yollar = [yol for ad in map(Path, adlar)
              for yol in (sorted(ad.glob("*.py")) if ad.is_dir() else [ad])]
    programlar = [yol.resolve(strict=True) for yol in yollar if yol.suffix == ".py"]
    girdiler = [girdi_oku(yol.read_text(encoding="utf-8-sig"))
                for yol in yollar if yol.suffix != ".py"]
    if not programlar:
        raise ValueError("yazdığınız yerde program (.py) yok")
    return programlar, girdiler


def komut(*sozcukler):
    """Komut satırını anlar, çalıştırır; çıkış kodunu döndürür."""
    try:
        bulunanlar, adlar = gnu_getopt(sozcukler, "h", ["help", "adet=", "tohum=", "csv="])
        secenekler = dict(bulunanlar)
        if {"-h", "--help"} & {*secenekler}:
            print(oku(KOK / "tests" / "kiyasla.txt").format(
                ADET=ADET, TOHUM=TOHUM, CIKMAZ=CIKMAZ, SECILEN=len(SECILENLER), kosu=kiyas_kosu,
                YANIT=len(yanit.YANITLAR), UC=len(yanit.UCLAR), yanit=yanit), end="")
            return 0
        sayilar = int(secenekler.get("--adet", ADET)), int(secenekler.get("--tohum", TOHUM))
        programlar, girdiler = yollari(adlar)
        tek = len(programlar) == 1 and "--csv" not in secenekler
        if len(girdiler) > tek:
            raise ValueError("girdi (.txt) bir tanedir; tek programla, --csv'siz verilir")
        girdi = next(iter(girdiler), None)
        # Koşudan önce açılır, satır satır yazılır; Excel noktalı virgülle BOM'u bekler.
        cizelge = open(secenekler.get("--csv", os.devnull), "w", 1, "utf-8-sig", newline="")
    except (GetoptError, OSError, ValueError, StopIteration) as hata:
        print(f"Anlaşılmadı ya da açılamadı: {str(hata) or 'girdi eksik'}",
              "Kullanımı: python3 -m tests.kiyasla --help", sep="\n", file=sys.stderr)
        return 2
    satirlar = tek_program(*programlar, *sayilar, girdi) if tek else sinif(programlar, *sayilar)
    kusurlu = False
    with cizelge:
        yazici = csv.DictWriter(cizelge, ["dosya", *YARGI, *AYRINTILAR], delimiter=";")
        yazici.writeheader()
        for satir in satirlar:
            yazici.writerow(satir)
            kusurlu |= satir[KUSURLULAR] != "-"
    denendi = yanitlar_denenir(sayilar[0], girdi)
    denenmeyen = "" if denendi else " Yanlış yanıtlar, uçlar denenmedi."
    print(f"Hizalama ile başlıklar yargılanmadı.{denenmeyen}")
    return int(kusurlu)


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")
    sys.exit(komut(*sys.argv[1:]))
