"""Ödevleri yargılar: hangi bölümleri doğru, yanlış yanıtlara ne yapıyorlar, ilk fark nerede.

Kullanımı, nasıl yargıladığı, sınırları: python3 -m tests.kiyasla --help (kiyasla.txt).
"""

import os
import sys
import time
from collections import namedtuple
from getopt import GetoptError, gnu_getopt
from itertools import count
from multiprocessing import Pool
from pathlib import Path

from tests import kiyas_yanit as yanit
from tests.kiyas_kosu import BAYT, SURE, YEREL_YOK
from tests.kiyas_tablo import YANITLAR, cizelge_yaz, ekran_satirlari, kusurlular
from tests.kiyas_yargi import Sonuc, odulleri, yargila
from tests.uretec import SECILENLER, girdi_oku, turnuvalar
from tests.yardim import KOK, oku

ADET, TOHUM, CIKMAZ = 30, 1, 4
BOS = Sonuc({}, {}, set(), None)

# sira: sorularının sırası; yanitlar: yanlışın, ucun adı -> programın ne yaptığı.
Inceleme = namedtuple("Inceleme", "dosya sira sonuc yanitlar notlar saniye")


def yardim():
    """--help'in metni."""
    return oku(KOK / "tests" / "kiyasla.txt").format(
        ADET=ADET, TOHUM=TOHUM, SECILEN=len(SECILENLER), YANIT=len(YANITLAR),
        UC=len(yanit.UCLAR), CIKMAZ=CIKMAZ, SURE=SURE, BAYT=BAYT, TAKILMA=yanit.EN_COK_TAKILMA,
        SORUYOR=yanit.SORUYOR, ALIYOR=yanit.ALIYOR, BIR_KEZ=yanit.BIR_KEZ,
        DENENMEDI=yanit.DENENMEDI)


def oynat(program, oynanacaklar):
    """Turnuvaların (turnuva, koşu, okunan) üçlüleri; çok takılan programda gerisi denenmez."""
    uclular, takilan = [], 0
    for turnuva in oynanacaklar:
        if takilan < yanit.EN_COK_TAKILMA:
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
    """Programı bütün turnuvalarla, yanıtlarla ya da yalnız bu girdiyle dener."""
    bas = time.monotonic()
    oynanacaklar, cikmazlar = turnuvalar(adet, tohum, CIKMAZ) if girdi is None else ([girdi], [])
    program = yanit.sirasini_bul(yol)
    uclular = oynat(program, oynanacaklar)
    sonuc = yargila(uclular, odulleri([(turnuva, okunan) for turnuva, _, okunan in uclular]))
    yanitlar, notlar = {}, sorted(sonuc.notlar)
    if any(kosu.bitis == YEREL_YOK for _, kosu, _ in uclular):
        notlar.append(YEREL_YOK)
    if len(uclular) < len(oynanacaklar):
        notlar.append(f"{yanit.EN_COK_TAKILMA} turnuva bitmedi, gerisi denenmedi")
    elif girdi is None:
        yanitlar = yanit.yanitlari_dene(program)
        notlar.append(cikmaz_notu(program, cikmazlar))
    return Inceleme(yol.name, program.sira, sonuc, yanitlar, notlar,
                    time.monotonic() - bas)


def sakla(girdi):
    """Girdiyi bulunulan klasörde yeni bir dosyaya yazar, adını döndürür."""
    adlar = map("kiyasla-{}.txt".format, count(1))
    ad = next(ad for ad in adlar if not os.path.exists(ad))
    with open(ad, "x", encoding="utf-8") as dosya:
        dosya.write(girdi)
    return ad


def tek_program(yol, adet, tohum, girdi):
    """İlk farkı, sonra bölümleri yazar; Inceleme döndürür."""
    inceleme = incele(yol, adet, tohum, girdi)
    if inceleme.sonuc.ilk:
        turnuva, bolum, metin = inceleme.sonuc.ilk
        print(f"İlk fark: {bolum} ({len(turnuva.oyuncular)} oyuncu)")
        print(f"Girdisi: {'verilen' if girdi else sakla(turnuva.girdi)}\n{metin}\n")
    print(*ekran_satirlari(inceleme), sep="\n")
    return inceleme


def sinif(yollar, adet, tohum):
    """Programların her birine ekranda bir satır; Inceleme'leri döndürür."""
    incelemeler, en = [], max(len(yol.name) for yol in yollar)
    with Pool(min(os.cpu_count() or 1, len(yollar))) as havuz:
        isler = [havuz.apply_async(incele, (yol, adet, tohum)) for yol in yollar]
        for no, isi in enumerate(isler):
            if sys.stderr.isatty():
                print(f" {no}/{len(yollar)}", end="\r", file=sys.stderr, flush=True)
            try:
                inceleme = isi.get()
            except Exception as hata:  # noqa: BLE001 (biri incelenemezse ötekiler sürer)
                inceleme = Inceleme(yollar[no].name, yanit.SIRALAR[0], BOS, {},
                                    [f"incelenemedi: {hata!r}"], 0)
            incelemeler.append(inceleme)
            print(f"{inceleme.dosya:{en}}  {', '.join(kusurlular(inceleme)) or '-'}", flush=True)
    return incelemeler


def yollari(adlar):
    """(Programların yolları, varsa girdinin Turnuva'sı); klasörün .py'lerinin hepsi programdır."""
    yollar = [yol for ad in map(Path, adlar)
              for yol in (sorted(ad.glob("*.py")) if ad.is_dir() else [ad])]
    programlar = [yol.resolve(strict=True) for yol in yollar if yol.suffix != ".txt"]
    girdiler = [yol.read_text(encoding="utf-8-sig") for yol in yollar if yol.suffix == ".txt"]
    if not programlar or len(girdiler) > (len(programlar) == 1):
        raise ValueError("bir ya da çok program, tek programla en çok bir girdi gerekir")
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
        incelemeler = [tek_program(*programlar, *sayilar, girdi)]
    else:
        incelemeler = sinif(programlar, *sayilar)
    print("Hizalama ile başlıklar yargılanmadı.")
    if cizelge:
        cizelge_yaz(cizelge, incelemeler)
    return 1 if any(map(kusurlular, incelemeler)) else 0


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")
    sys.exit(komut(*sys.argv[1:]))
