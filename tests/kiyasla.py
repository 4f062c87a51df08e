"""Ödevleri yargılar: hangi bölümleri doğru, yanlış yanıtlara ne yapıyorlar, ilk fark nerede.

    python3 -m tests.kiyasla odev.py                    ilk fark, nedeni, bölümler
    python3 -m tests.kiyasla odev.py girdi.txt          yalnız bu girdiyle
    python3 -m tests.kiyasla KLASÖR --csv notlar.csv    sınıf: ekranda, çizelgede birer satır

.py dosyaları programdır, klasörün .py dosyalarının hepsi alınır. Tek programdan sonraki .txt
onun girdisidir (ornek/ornek_girdi.txt, ornek/cikmaz-*_girdi.txt ya da kendi yazdığınız).

    --adet N      rastgele turnuva sayısı ({ADET}); 3'ten 24 kişiye büyürler
    --tohum N     onların tohumu ({TOHUM}); aynı tohum aynı turnuvalardır
    --csv DOSYA   çizelge: Excel'in açtığı, noktalı virgüllü dosya; varsa üstüne yazılır
    --help        bu metin

Ne denenir: {SECILEN} seçilmiş turnuva (seyrek kusurları belli ederler; biri 30 kişi, 8 turdur),
ADET rastgele turnuva, {YANIT} yanlış yanıt (her biri arka arkaya iki kez), {UC} uç değer,
{CIKMAZ} çıkmaz. Çıkmaz dışındakileri ödevin adımları sonuna dek eşleştirir.

Nasıl yargılanır: listeler çizgilerine, başlıklarına değil satırlarındaki sayılara bakılarak
okunur; hizalama ile başlıklar yargılanmaz. Her bölüm programın kendi yazdıklarına göre
yargılanır: bir tur, programın önceki masalarına; ölçütler ile çapraz tablo kendi maçlarına göre.
Bu yüzden bir yanlış bir bölümde görünür, sonrakileri bozmaz. Bütünüyle okunamayan bölüm
yanlış sayılmaz, "okunamadı" denir: ona elle bakın. Adımların eşleyemediği bir tur da sayılmaz.

Bölümler:
    soru sırası         yanıtlar ödevin sırasıyla mı alınıyor; başkaysa o sırayla sürdürülür
    başlangıç sırası    başlangıç listesinin sırası, BSNo'su, ELO'su, UKD'si
    büyük harf          adlar Türkçe büyük harfli mi (i İ, ı I)
    1. tur              1-2, 3-4, ... ile renkleri
    tur atlayan         kimin tur atladığı
    sonraki turlar      masalar: adımlar, puan grupları, renkler, yeniden karşılaşma, sıraları
    Puan                eşleştirme listelerindeki, nihai listedeki Puan
    BH-1 BH-2 SB GS     nihai listedeki ölçütler
    nihai sıra          yazılan ölçütlere göre sıra
    çapraz tablo        hücreleri, SNo'su, ölçütleri
    tek sayıda oyuncu   tek sayılı turnuvalar çökmeden, erken bitmeden bitiyor mu
    çöküş               çift sayılılar bitiyor mu
    LNo: abc ...        yanlış yanıttan sonra ne yaptığı; "{SORUYOR}" doğrusudur
    8 oyuncu 3 tur ...  kabul edilmesi gereken uçlar; "{ALIYOR}" doğrusudur
"12/15 doğru": 15 kez yargılandı, 12'si doğru. Sınıfta kusurlu bölümü olmayana "-" yazılır.
Ödevin bir şey demediği yerler (tam eşitlik, rengi olmayan oyuncu), ½'in başka yazılışı, çıkmazda
ne yaptığı notlardadır; kusur değildir.

Sınırlar: her koşu {SURE} saniye, {BAYT} bayt çıktı; {TAKILMA} kez bitmeyen programın gerisi
denenmez. Program her koşuda boş bir klasördeki kopyasıdır, time.sleep beklemez. Bunlar kazalara
karşıdır, kötü niyete değil: yalnız güvendiğiniz programları çalıştırın.
Çıkış kodu: 0 kusur yok, 1 var, 2 kullanım. Yalnız tek programda, ilk farkın girdisi bulunulan
klasöre kiyasla-1.txt (varsa -2, ...) diye yazılır.
"""

import os
import sys
import time
from itertools import count
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from tests.kiyas_kosu import BAYT, SURE
from tests.kiyas_tablo import YANITLAR, ayrintilari, cizelge_yaz, kusurlular
from tests.kiyas_turnuvalar import CIKMAZ_SAYISI, SECILENLER, girdi_oku, turnuvalar
from tests.kiyas_yanit import (
    ALIYOR, EN_COK_TAKILMA, SORUYOR, UCLAR, sirasini_bul, uclari_dene, yanlislari_dene)
from tests.kiyas_yargi import Sonuc, odulleri, yargila

ADET, TOHUM = 30, 1
YARDIM = __doc__.format(
    ADET=ADET, TOHUM=TOHUM, SECILEN=len(SECILENLER), YANIT=len(YANITLAR), UC=len(UCLAR),
    CIKMAZ=CIKMAZ_SAYISI, SORUYOR=SORUYOR, ALIYOR=ALIYOR, SURE=SURE, BAYT=BAYT,
    TAKILMA=EN_COK_TAKILMA)


class Inceleme(NamedTuple):
    """Bir programda bulunanlar; sira: sorularınınki, yanitlar: adı -> ne yaptığı."""

    dosya: str
    sira: tuple
    sonuc: Sonuc
    yanitlar: dict
    notlar: list
    saniye: float


def oynat(program, oynanacaklar):
    """Turnuvaların (turnuva, koşu, okunan) üçlüleri; çok takılan programda gerisi denenmez."""
    uclular, takilan = [], 0
    for turnuva in oynanacaklar:
        if takilan < EN_COK_TAKILMA:
            kosu, okunan = program.oynat(turnuva)
            uclular.append((turnuva, kosu, okunan))
            takilan += kosu.takildi
    return uclular


def cikmaz_notu(program, cikmazlar):
    """Programın kaç çıkmazda durduğu, nasıl bittiği."""
    duranlar = []
    for turnuva, kosu, okunan in oynat(program, cikmazlar):
        dolu = [sum(1 + (m.siyah is not None) for m in tur) == len(turnuva.oyuncular)
                for tur in okunan.turlar]
        if kosu.bitis or len(dolu) < turnuva.tur or not all(dolu):
            duranlar.append(kosu.bitis or "erken ya da eksik masayla bitti")
    nasil = f" ({'; '.join(sorted({*duranlar}))})" * bool(duranlar)
    return f"çıkmaz: {len(cikmazlar)} turnuvanın {len(duranlar)} tanesinde durdu{nasil}"


def incele(yol, adet=ADET, tohum=TOHUM, girdi=None):
    """Programı bütün turnuvalarla, yanıtlarla ya da yalnız bu girdiyle dener."""
    bas = time.monotonic()
    oynanacaklar, cikmazlar = turnuvalar(adet, tohum) if girdi is None else ([girdi], [])
    program = sirasini_bul(yol)
    uclular = oynat(program, oynanacaklar)
    sonuc = yargila(uclular, odulleri([(turnuva, okunan) for turnuva, _, okunan in uclular]))
    yanitlar, notlar = {}, sorted(sonuc.notlar)
    if len(uclular) < len(oynanacaklar):
        notlar.append(f"{EN_COK_TAKILMA} turnuva bitmedi, gerisi denenmedi")
    elif girdi is None:
        yanitlar = yanlislari_dene(program)
        if yanitlar:
            yanitlar.update(uclari_dene(program))
            notlar.append(cikmaz_notu(program, cikmazlar))
    return Inceleme(os.path.basename(yol), program.sira, sonuc, yanitlar, notlar,
                    time.monotonic() - bas)


def sakla(girdi):
    """Girdiyi bulunulan klasörde yeni bir dosyaya yazar, adını döndürür."""
    adlar = map("kiyasla-{}.txt".format, count(1))
    ad = next(ad for ad in adlar if not os.path.exists(ad))
    with open(ad, "x", encoding="utf-8") as dosya:
        dosya.write(girdi)
    return ad


def tek_program(yol, adet, tohum, girdi):
    """İlk farkı, sonra bölümleri yazar; çıkış kodunu döndürür."""
    inceleme = incele(yol, adet, tohum, girdi)
    if inceleme.sonuc.ilk:
        turnuva, yargi, aciklama = inceleme.sonuc.ilk
        ad = "verilen" if girdi else sakla(turnuva.girdi)
        print(f"İlk fark: {yargi.bolum}\nGirdisi: {ad} ({len(turnuva.oyuncular)} oyuncu)")
        print("beklenen:", *yargi.beklenen, "bulunan:", *yargi.bulunan, sep="\n  ")
        print(aciklama, end="\n\n")
    print(*ayrintilari(inceleme), sep="\n")
    return 1 if kusurlular(inceleme) else 0


def sinif(yollar, adet, tohum, cizelge):
    """Programların her birine ekranda, istenirse çizelgede bir satır; çıkış kodunu döndürür."""
    incelemeler = []
    en = max(len(os.path.basename(yol)) for yol in yollar)
    with Pool(min(os.cpu_count() or 1, len(yollar))) as havuz:
        isler = [havuz.apply_async(incele, (yol, adet, tohum)) for yol in yollar]
        for no, isi in enumerate(isler):
            if sys.stderr.isatty():
                print(f" {no}/{len(yollar)}", end="\r", file=sys.stderr, flush=True)
            incelemeler.append(isi.get())
            print(f"{incelemeler[no].dosya:{en}}  {', '.join(kusurlular(incelemeler[no])) or '-'}",
                  flush=True)
    print("Hizalama ile başlıklar yargılanmadı.")
    if cizelge:
        cizelge_yaz(cizelge, incelemeler)
    return 1 if any(map(kusurlular, incelemeler)) else 0


def komut(*sozcukler):
    """Komut satırını anlar, çalıştırır; çıkış kodunu döndürür."""
    secenekler, yollar, girdi = {"--adet": ADET, "--tohum": TOHUM, "--csv": None}, [], None
    if {"-h", "--help"} & {*sozcukler}:
        print(YARDIM, end="")
        return 0
    kalan = iter(sozcukler)
    try:
        for sozcuk in kalan:
            if sozcuk in secenekler:
                deger = next(kalan)
                secenekler[sozcuk] = deger if sozcuk == "--csv" else int(deger)
            elif os.path.isdir(sozcuk):
                yollar += sorted(map(str, Path(sozcuk).resolve().glob("*.py")))
            elif sozcuk.endswith(".txt") and len(yollar) == 1:
                girdi = girdi_oku(Path(sozcuk).read_text(encoding="utf-8-sig"))
            else:
                yollar.append(str(Path(sozcuk).resolve(strict=True)))
    except (OSError, ValueError, StopIteration) as hata:
        print(f"{sozcuk}: anlaşılmadı ya da açılamadı ({hata}).", file=sys.stderr)
        yollar = []
    adet, tohum, cizelge = secenekler.values()
    if not yollar or adet < 0 or (girdi and len(yollar) > 1):
        print("Kullanımı: python3 -m tests.kiyasla --help", file=sys.stderr)
        return 2
    if len(yollar) == 1 and not cizelge:
        return tek_program(*yollar, adet, tohum, girdi)
    return sinif(yollar, adet, tohum, cizelge)


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")
    sys.exit(komut(*sys.argv[1:]))
