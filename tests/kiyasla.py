"""Ödevleri yargılar: hangi bölümleri doğru, yanlış yanıtlara ne yapıyorlar, ilk fark nerede.

Kullanımı, nasıl yargıladığı, sınırları: python3 -m tests.kiyasla --help (kiyasla.txt).
"""

import os
import sys
import time
from getopt import GetoptError, gnu_getopt
from itertools import count
from multiprocessing import Pool
from pathlib import Path

from tests import kiyas_kosu, kiyas_yanit
from tests.kiyas_tablo import (
    KUSURLULAR,
    OKUNAMAYANLAR,
    cizelge_yaz,
    ekrana_yaz,
    programin_satiri,
)
from tests.kiyas_yargi import odulleri, yargila
from tests.uretec import SECILENLER, girdi_oku, turnuvalar
from tests.yardim import KOK, oku

ADET, TOHUM, CIKMAZ = 30, 1, 4


def yardim():
    """--help'in metni."""
    return oku(KOK / "tests" / "kiyasla.txt").format(
        ADET=ADET, TOHUM=TOHUM, CIKMAZ=CIKMAZ, SECILEN=len(SECILENLER), kosu=kiyas_kosu,
        YANIT=len(kiyas_yanit.YANITLAR), UC=len(kiyas_yanit.UCLAR), yanit=kiyas_yanit)


def oynat(program, oynanacaklar):
    """Turnuvaların (turnuva, koşu, okunan) üçlüleri; çok takılan programda gerisi denenmez."""
    uclular, takilan = [], 0
    for turnuva in oynanacaklar:
        if takilan < kiyas_yanit.EN_COK_TAKILMA:
            kosu, okunan = program.oynat(turnuva)
            uclular.append((turnuva, kosu, okunan))
            takilan += kosu.takildi
    return uclular


def cikmaz_notu(program, cikmazlar):
    """Programın kaç çıkmazda durduğu, nasıl bittiği."""
    duranlar = []
    for turnuva, kosu, okunan in oynat(program, cikmazlar):
        dolu = [sum(1 + (masa.siyah is not None) for masa in tur) for tur in okunan.turlar]
        if kosu.bitis or dolu != [len(turnuva.oyuncular)] * turnuva.tur:
            duranlar.append(kosu.bitis or "erken ya da eksik masayla bitti")
    nasil = f" ({'; '.join(sorted({*duranlar}))})" * bool(duranlar)
    return f"çıkmaz: {len(cikmazlar)} turnuvanın {len(duranlar)} tanesinde durdu{nasil}"


def incele(yol, adet, tohum, girdi=None):
    """Programı hepsiyle ya da yalnız bu girdiyle dener: (satırı, ilk farkı ya da None)."""
    bas = time.monotonic()
    oynanacaklar, cikmazlar = turnuvalar(adet, tohum, CIKMAZ) if girdi is None else ([girdi], [])
    program = kiyas_yanit.sirasini_bul(yol)
    uclular = oynat(program, oynanacaklar)
    bolumler, notlar, ilk = yargila(
        uclular, *odulleri([(turnuva, okunan) for turnuva, _, okunan in uclular]))
    yanitlar, notlar = {}, sorted(notlar)
    if len(uclular) < len(oynanacaklar):
        notlar.append(f"{kiyas_yanit.EN_COK_TAKILMA} turnuva bitmedi, gerisi denenmedi")
    elif girdi is None and adet:  # --adet 0 çabuk bakıştır
        yanitlar = kiyas_yanit.yanitlari_dene(program)
        notlar.append(cikmaz_notu(program, cikmazlar))
    return programin_satiri(yol.name, program.sira, bolumler, yanitlar, notlar,
                            time.monotonic() - bas), ilk


def sakla(girdi):
    """Girdiyi bulunulan klasörde yeni bir dosyaya yazar, adını döndürür."""
    adlar = map("kiyasla-{}.txt".format, count(1))
    ad = next(ad for ad in adlar if not os.path.exists(ad))
    with open(ad, "x", encoding="utf-8") as dosya:
        dosya.write(girdi)
    return ad


def tek_program(yol, adet, tohum, girdi):
    """İlk farkı, sonra bölümleri yazar; programın satırını döndürür."""
    satir, ilk = incele(yol, adet, tohum, girdi)
    if ilk:
        turnuva, bolum, metin = ilk
        print(f"İlk fark: {bolum} ({len(turnuva.oyuncular)} oyuncu)")
        print(f"Girdisi: {'verilen' if girdi else sakla(turnuva.girdi)}\n{metin}\n")
    ekrana_yaz(satir)
    return satir


def sinif(yollar, adet, tohum):
    """Programların her birine ekranda bir satır; çizelgenin satırlarını döndürür."""
    satirlar, en = [], max(len(yol.name) for yol in yollar)
    with Pool(min(os.cpu_count() or 1, len(yollar))) as havuz:
        isler = [havuz.apply_async(incele, (yol, adet, tohum)) for yol in yollar]
        for yol, isi in zip(yollar, isler):
            if sys.stderr.isatty():
                print(f" {len(satirlar)}/{len(yollar)}", end="\r", file=sys.stderr, flush=True)
            try:
                satir, _ = isi.get()
            except Exception as hata:  # noqa: BLE001 (biri incelenemezse ötekiler sürer)
                satir = {"dosya": yol.name, KUSURLULAR: f"incelenemedi: {hata!r}"}
            satirlar.append(satir)
            okunamadi = f"  (okunamadı: {satir.get(OKUNAMAYANLAR)})"
            print(f"{yol.name:{en}}  {satir[KUSURLULAR]}",
                  okunamadi * bool(satir.get(OKUNAMAYANLAR)), sep="", flush=True)
    return satirlar


def yollari(adlar):
    """(Programların yolları, varsa girdinin Turnuva'sı); klasörün .py'lerinin hepsi programdır."""
    yollar = [yol for ad in map(Path, adlar)
              for yol in (sorted(ad.glob("*.py")) if ad.is_dir() else [ad])]
    programlar = [yol.resolve(strict=True) for yol in yollar if yol.suffix != ".txt"]
    girdiler = [yol.read_text(encoding="utf-8-sig") for yol in yollar if yol.suffix == ".txt"]
    if not programlar:
        raise ValueError("yazdığınız yerde program (.py) yok")
    if len(girdiler) > (len(programlar) == 1):
        raise ValueError("girdi (.txt) bir tanedir, tek programla verilir")
    return programlar, next(map(girdi_oku, girdiler), None)


def komut(*sozcukler):
    """Komut satırını anlar, çalıştırır; çıkış kodunu döndürür."""
    try:
        bulunanlar, adlar = gnu_getopt(sozcukler, "h", ["help", "adet=", "tohum=", "csv="])
        secenekler = dict(bulunanlar)
        if {"-h", "--help"} & {*secenekler}:
            print(yardim(), end="")
            return 0
        sayilar = int(secenekler.get("--adet", ADET)), int(secenekler.get("--tohum", TOHUM))
        programlar, girdi = yollari(adlar)
    except (GetoptError, OSError, ValueError, StopIteration) as hata:
        print(f"Anlaşılmadı ya da açılamadı: {hata}\nKullanımı: python3 -m tests.kiyasla --help",
              file=sys.stderr)
        return 2
    cizelge = secenekler.get("--csv")
    if len(programlar) == 1 and not cizelge:
        satirlar = [tek_program(*programlar, *sayilar, girdi)]
    else:
        satirlar = sinif(programlar, *sayilar)
    print("Hizalama ile başlıklar yargılanmadı.")
    if cizelge:
        cizelge_yaz(cizelge, satirlar)
    return 1 if any(satir[KUSURLULAR] != "-" for satir in satirlar) else 0


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")
    sys.exit(komut(*sys.argv[1:]))
