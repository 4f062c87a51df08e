"""Ödevleri yargılar: hangi bölümleri doğru, yanlış yanıtlara ne yapıyorlar, ilk farklar nerede.

Kullanımı, nasıl yargıladığı, sınırları: python3 -m tests.kiyasla --help (kiyasla.txt).
"""

import csv
import os
import signal
import sys
import time
from contextlib import suppress
from functools import partial
from getopt import GetoptError, gnu_getopt
from itertools import count
from multiprocessing import Pool
from pathlib import Path

from tests import kiyas_deneme as deneme
from tests import kiyas_kosu
from tests import kiyas_yanit as yanit
from tests import kiyas_yargi as yargi
from tests.kiyas_oku import ISTER
from tests.kiyas_yargi import BOLUMLER, GECERLI
from tests.yardim import KOK, oku

ADET, TOHUM, CIKMAZ = 30, 1, 4
SIRASI, YANLISLAR, NOTLAR, SANIYE = "soru sırası", "yanlış yanıtlar", "notlar", "saniye"
KUSURLULAR, OKUNAMAYANLAR = "kusurlu bölümler", "okunamayan bölümler"
SUTUNLAR = ["dosya", KUSURLULAR, OKUNAMAYANLAR, GECERLI, SIRASI, *BOLUMLER[1:], YANLISLAR,
            *deneme.YANITLAR, NOTLAR, SANIYE]
YARGILANMAYAN = "Hizalama ile başlıklar yargılanmadı."
FARKLAR = Path("farklar")  # bulunulan klasörde
NE_YAPMALI = {
    ".zip": "bir arşivdir; onu bir klasöre açın, komuta klasörün adını yazın",
    ".ipynb": "bir not defteridir; kodunu bir .py dosyasına kaydedin, komuta onun adını yazın"}
DURDURULDU = 130  # Ctrl-C'nin çıkış kodu


def oynat(program, oynanacaklar, haber):
    """Programın Oyun'ları; çok takılan programda gerisi denenmez."""
    oyunlar = []
    for turnuva in oynanacaklar:
        haber()
        oyunlar.append(program.oynat(turnuva))
        if sum(oyun.kosu.takildi for oyun in oyunlar) == yanit.EN_COK_TAKILMA:
            break
    return oyunlar


def cikmaz_notu(program, cikmazlar, haber):
    """Programın kaç çıkmazda durduğu, nasıl bittiği."""
    duranlar = []
    for turnuva, kosu, okunan, _ in oynat(program, cikmazlar, haber):
        dolu = [sum(len(masa.lnolar) for masa in tur) for tur in okunan.turlar]
        if kosu.bitis or dolu != [len(turnuva.oyuncular)] * turnuva.tur:
            duranlar.append(kosu.bitis or "erken ya da eksik masayla bitti")
    nasil = f" ({'; '.join(sorted({*duranlar}))})" * bool(duranlar)
    return (f"{len(cikmazlar)} çıkmazın {len(duranlar)} tanesinde durdu{nasil}; bu kusur "
            "değildir, ödev adımların takılmadığını varsayar")


def hucresi(bolum):
    """Bölümün hücresi; yalnız 12/15 yazılsa Excel tarih sanır."""
    return "; ".join(filter(None, (
        f"{bolum.dogru}/{bolum.yargilanan} doğru" if bolum.yargilanan else "yargılanmadı",
        f"{bolum.okunamayan} kez okunamadı" * bool(bolum.okunamayan), bolum.neden)))


def satiri(program, bolumler, yanitlar):
    """Programın satırının sütunu -> hücresi; yanitlar: adı -> programın ne yaptığı."""
    kusurlular = [SIRASI] * (program.sira != yanit.SIRALAR[0])
    for ad, bolum in bolumler.items():
        if bolum.dogru < bolum.yargilanan:
            sozlu = ad in (yargi.TEK, yargi.BITIS) or bolum.neden == yargi.YAZMIYOR
            soz = f"{ad}: {bolum.neden}" if sozlu else ad
            kusurlular.append(bolum.neden if ad == GECERLI else soz)
    if not (kusurlular or any(bolumler[ad].yargilanan for ad in [*bolumler][1:])):
        kusurlular.append("yargılanamadı: hiçbir listesi okunamadı")
    kusurlular += [f"yanıt ({ad})" for ad, ne in yanitlar.items()
                   if ne not in (yanit.DENENMEDI, yanit.SORUYOR)]
    soran, denenmeyen = (
        [*yanitlar.values()].count(ne) for ne in (yanit.SORUYOR, yanit.DENENMEDI))
    soz = f"{soran}/{len(yanitlar) - denenmeyen} yeniden soruyor"
    soz += f"; {denenmeyen} yanıt denenmedi" * bool(denenmeyen)
    sira = [soru for soru in program.sira if soru not in (deneme.BITIREN, deneme.SONUC)]
    return {
        KUSURLULAR: ", ".join(kusurlular) or "-",
        OKUNAMAYANLAR: ", ".join(ad for ad, bolum in bolumler.items()
                                 if bolum.okunamayan or not bolum.yargilanan),
        SIRASI: ", ".join(sira) if bolumler[yargi.BASLANGIC].yargilanan else "",
        **{ad: hucresi(bolum) for ad, bolum in bolumler.items()},
        YANLISLAR: soz if yanitlar else "yanıtlar denenmedi", **yanitlar}


def yargilanamaz(yol, oyun):
    """Sade turnuvayı bitirmeyen programın listelerine de bakılamıyorsa neden, yoksa boş."""
    if not yol.read_bytes().strip():
        return "boş dosya"
    if oyun.kosu.bitis and not oyun.okunan.baslangic and not oyun.aksama():
        return oyun.kosu.bitis + oyun.kayma_sozu()
    return oyun.aksama() if oyun.kaydi() else ""


def gecerlileri_dene(program, ilk_oyun):
    """(Reddettikleri de bulunan Program, geçerli yanıtların (Oyun, Yargi) çiftleri)."""
    redler = {**dict.fromkeys(program.redler, ilk_oyun), **yanit.reddedilenler(program)}
    soz = f"geçerli yanıtı reddediyor: {', '.join(redler)}"
    yargilar = [(oyun, yargi.sozle(GECERLI, soz, oyun.dokum)) for oyun in redler.values()]
    alinan = len(deneme.DENEMELER) - len(redler)
    yargilar += [(ilk_oyun, yargi.sozle(GECERLI, ""))] * alinan
    return program._replace(redler=(*redler,)), yargilar


def hepsiyle_dene(program, on_yargilar, adet, tohum, haber):
    """Turnuvaların hepsiyle yargila'nın verdikleri."""
    hepsi, cikmazlar = deneme.turnuvalar(adet, tohum, CIKMAZ)
    oynanacaklar, ek_notlar = program.oynanabilenler(hepsi), []
    oynanacaklar.sort(key=lambda turnuva: (len(turnuva.oyuncular), turnuva.tur))
    oyunlar = oynat(program, oynanacaklar, haber)
    if program.redler:
        ek_notlar.append(
            f"öbür bölümler reddedilen yanıtlar olmadan kurulan {len(oynanacaklar)} turnuvayla "
            f"yargılandı, {len(hepsi) - len(oynanacaklar)} turnuva dışarıda kaldı")
    if len(oyunlar) < len(oynanacaklar):
        ek_notlar.append(f"{yanit.EN_COK_TAKILMA} turnuva bitmedi, gerisi oynatılmadı")
    elif adet:
        ek_notlar.append(cikmaz_notu(program, program.oynanabilenler(cikmazlar, True), haber))
    bolumler, notlar, farklar = yargi.yargila(oyunlar, on_yargilar)
    return bolumler, notlar + ek_notlar, farklar


def incele(yol, adet, tohum, girdi=None, haber=lambda: None):
    """Programı hepsiyle ya da yalnız bu girdiyle dener: (satırı, bölümlerin ilk farkları)."""
    bas = time.monotonic()
    bulunan, ilk_oyun = yanit.tani(yol)
    program, yanitlar = bulunan or yanit.Program(yol), {}
    durum = "" if bulunan or girdi else yargilanamaz(yol, ilk_oyun)
    program, on_yargilar = (
        gecerlileri_dene(program, ilk_oyun) if bulunan else (program, []))
    if girdi and program.uyarla(girdi) == girdi:
        sonuc = yargi.yargila([program.oynat(girdi)], [])
    elif girdi:  # programın reddettiği bir yanıt da vardır: sonrakiler başka sorulara gider
        sonuc = yargi.yargila([], on_yargilar)
    elif durum:
        sonuc = yargi.yargila([], [(ilk_oyun, yargi.sozle(GECERLI, durum, ilk_oyun.dokum))])
    else:
        sonuc = hepsiyle_dene(program, on_yargilar, adet, tohum, haber)
        if adet and not ilk_oyun.kosu.takildi:
            yanitlar = yanit.yanlislari_dene(program, haber)
    bolumler, notlar, farklar = sonuc
    if girdi:  # sayısı tek olanların, çift olanların bölümleri başkadır
        tek = len(girdi.oyuncular) % 2
        for ad in [yargi.BITIS] if tek else [yargi.TEK, yargi.ATLAYAN]:
            del bolumler[ad]
    saniye = f"{time.monotonic() - bas:.1f}".replace(".", ",")
    return {**satiri(program, bolumler, yanitlar), NOTLAR: ". ".join(notlar),
            SANIYE: saniye}, farklar


def dosya_adi(bolum):
    """Bölümün adı, dosya adlarında ve --bolum'de yazıldığı gibi."""
    return "-".join(bolum.translate(deneme.TURKCESIZ).lower().replace(".", "").split())


def ilerleme(adimlar, toplam):
    """Uçbirimde, adimlar sayacının sırasını gösterir: kaç adımın kaçıncısı?"""
    if sys.stderr.isatty():
        print(f" {next(adimlar)}/{toplam} ", end="\r", file=sys.stderr, flush=True)


def yargi_sozu(satir):
    """Kusurlu bölümler; ardında okunamayan bölümler, denenmeyen yanıtlar, biçimin notu."""
    okunamayanlar = satir.get(OKUNAMAYANLAR, "")
    if okunamayanlar == ", ".join(BOLUMLER[1:]):
        okunamayanlar = "öbür bölümlerin hepsi"
    ekler = [f"okunamadı: {okunamayanlar}"] * bool(okunamayanlar)
    ekler += [soz for soz in satir.get(YANLISLAR, "").split("; ") if yanit.DENENMEDI in soz]
    notlar = satir.get(NOTLAR, "").split(". ")
    ekler += ["notlara bakın"] * any(soz.endswith(ISTER) for soz in notlar)
    return satir[KUSURLULAR] + "".join(f"  ({ek})" for ek in ekler)


def tek_program(yol, sayilar, girdi=(None, None), bolum=None):
    """Bölümleri, her kusurlu bölümün (istenirse yalnız birinin) ilk farkını, yargıyı yazar."""
    girdi_adi, turnuva = girdi
    adim = sayilar[0] + len(deneme.SECILENLER) + CIKMAZ + len(deneme.YANITLAR)
    satir, farklar = incele(yol, *sayilar, turnuva, partial(ilerleme, count(1), adim))
    satir["dosya"] = yol.name
    if not girdi_adi:  # önceki koşudan kalanlar
        for ad in BOLUMLER:
            with suppress(FileNotFoundError):
                (FARKLAR / f"{dosya_adi(ad)}.txt").unlink()
    for baslik in [bolum] if bolum else SUTUNLAR:
        hucre = "" if baslik in (KUSURLULAR, OKUNAMAYANLAR) else satir.get(baslik)
        if hucre not in (None, "", yanit.SORUYOR):
            print(f"{'  ' * (baslik in deneme.YANITLAR) + baslik:31} {hucre}")
    for ad, (oyun, metin) in farklar.items():
        if bolum in (None, ad):
            yazilan = girdi_adi or FARKLAR / f"{dosya_adi(ad)}.txt"
            if not girdi_adi:
                FARKLAR.mkdir(exist_ok=True)
                yazilan.write_text(oyun.turnuva.girdi, encoding="utf-8")
            kac = f"{len(oyun.turnuva.oyuncular)} oyuncu, {oyun.turnuva.tur} tur"
            print(f"\n{ad}: ilk fark ({kac})\ngirdisi: {yazilan.as_posix()}\n{metin}")
    if not bolum:
        print(f"\n{YARGILANMAYAN}\n{KUSURLULAR}: {yargi_sozu(satir)}")
    yield {**satir, KUSURLULAR: bolum} if bolum in farklar else satir


def isci():
    """Havuzun işçisi Ctrl-C'yi dinlemez; durdurulunca oynattığı programı da durdurur."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())


def sinif(programlar, sayilar):
    """Programların her birine ekranda bir satır; çizelgenin satırlarını verir."""
    en, adimlar = max(map(len, programlar)), count(1)
    with Pool(min(os.cpu_count() or 1, len(programlar)), isci) as havuz:
        isler = [havuz.apply_async(incele, (yol, *sayilar)) for yol in programlar.values()]
        for ad, isi in zip(programlar, isler):
            ilerleme(adimlar, len(programlar))
            try:
                satir, _ = isi.get()
            except Exception as hata:  # noqa: BLE001 (biri incelenemezse ötekiler sürer)
                satir = {KUSURLULAR: f"incelenemedi: {hata!r}"}
            print(f"{ad:{en}}  {yargi_sozu(satir)}", flush=True)
            yield {"dosya": ad, **satir}
        havuz.close()  # durdurulan havuzun bir işçisi kilitte kalabilir
        havuz.join()
    print(YARGILANMAYAN)


def icindekiler(klasor):
    """Klasördekiler, bir alttaki klasörlerdekiler (boşsa klasörün kendisi); gizlilere bakılmaz."""
    for yol in sorted(klasor.iterdir()):
        if not yol.name.startswith((".", "__")):
            alttakiler = sorted(yol.iterdir()) if yol.is_dir() else []
            yield from [alt for alt in alttakiler if not alt.name.startswith((".", "__"))] or [yol]


def yollari(adlar):
    """((kısa adı, yolu) programlar, (adı, Turnuva) girdiler, klasörlerde atlananlar)."""
    programlar, girdiler, atlananlar = [], [], []
    for ad in map(Path, adlar):
        uzanti = ad.suffix.lower()
        if ad.is_dir():
            for yol in icindekiler(ad):
                kisa = yol.relative_to(ad).as_posix()
                if yol.is_file() and yol.suffix.lower() == ".py":
                    programlar.append((kisa, yol))
                else:
                    atlananlar.append(kisa + "/" * yol.is_dir())
        elif not ad.exists():
            raise ValueError(f"{ad} bulunamadı; adını ve bulunduğunuz klasörü denetleyin")
        elif uzanti in NE_YAPMALI:
            raise ValueError(f"{ad} {NE_YAPMALI[uzanti]}")
        elif uzanti == ".py":
            programlar.append((ad.name, ad))
        else:
            girdiler.append((ad, deneme.girdi_oku(ad.read_text(encoding="utf-8-sig"))))
    return programlar, girdiler, atlananlar


def coz(sozcukler):
    """Komut satırından (çizelgenin satırlarını veren üreteç, açılmış çizelge)."""
    bulunanlar, adlar = gnu_getopt(sozcukler, "", ["adet=", "tohum=", "csv=", "bolum="])
    secenekler = {"--adet": ADET, "--tohum": TOHUM, "--csv": "", "--bolum": "", **dict(bulunanlar)}
    sayilar = int(secenekler["--adet"]), int(secenekler["--tohum"])
    csv_adi, aranan = secenekler["--csv"], dosya_adi(secenekler["--bolum"])
    programlar, girdiler, atlananlar = yollari(adlar)
    bolumler = {"": None, **{dosya_adi(ad): ad for ad in BOLUMLER}}
    tek = len(programlar) == 1 and not csv_adi
    if atlananlar:
        print(f"Program sayılmayanlar: {', '.join(atlananlar)}", flush=True)
    if not programlar:
        raise ValueError("yazdığınız yerde program (.py) yok")
    if len(girdiler) > tek:
        raise ValueError("girdi (.txt) bir tanedir; tek programla, --csv'siz verilir")
    if aranan not in bolumler or (aranan and not tek):
        raise ValueError("--bolum tek programla verilir; bölüm şunlardan biridir, iki sözcüklüyse "
                         "tırnak içinde: " + ", ".join(BOLUMLER))
    if csv_adi and not csv_adi.lower().endswith(".csv"):
        raise ValueError(f"çizelgenin adı .csv ile bitmelidir: {csv_adi}")
    # Koşudan önce açılır, satır satır yazılır; Excel noktalı virgülle BOM'u bekler.
    cizelge = open(csv_adi or os.devnull, "w", 1, "utf-8-sig", newline="")
    if tek:
        return tek_program(programlar[0][1], sayilar, *girdiler, bolum=bolumler[aranan]), cizelge
    kisalar = [kisa for kisa, _ in programlar]
    return sinif({kisa if kisalar.count(kisa) == 1 else str(yol): yol
                  for kisa, yol in programlar}, sayilar), cizelge


def komut(*sozcukler):
    """Komut satırını anlar, çalıştırır; çıkış kodunu döndürür."""
    if {"-h", "--help"} & {*sozcukler}:
        print(oku(KOK / "tests" / "kiyasla.txt").format(
            ADET=ADET, TOHUM=TOHUM, CIKMAZ=CIKMAZ, SECILEN=len(deneme.SECILENLER), kosu=kiyas_kosu,
            yanit=yanit, YANIT=len(deneme.YANITLAR), DENEME=len(deneme.DENEMELER)), end="")
        return 0
    try:
        satirlar, cizelge = coz(sozcukler)
    except (GetoptError, OSError, ValueError, StopIteration) as hata:
        print(f"Anlaşılmadı ya da açılamadı: {str(hata) or 'girdi eksik'}",
              "Kullanımı: python3 -m tests.kiyasla --help", sep="\n", file=sys.stderr)
        return 2
    kusurlu = False
    with cizelge:
        yazici = csv.DictWriter(cizelge, SUTUNLAR, delimiter=";")
        yazici.writeheader()
        for satir in satirlar:
            yazici.writerow(satir)
            kusurlu |= satir[KUSURLULAR] != "-"
    return int(kusurlu)


def calistir():
    """Komutun çıkış kodu; Ctrl-C'de, okuyanı (| head) gidince de iz yazmadan biter."""
    if hasattr(sys.stdout, "reconfigure"):  # not defterininki bunu yapamaz
        sys.stdout.reconfigure(errors="replace")
    try:
        kod = komut(*sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("\rDurduruldu.", file=sys.stderr)
        return DURDURULDU
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return kod


if __name__ == "__main__":
    from tests import kiyasla  # havuzun işçileri incele'yi bu adla bulur
    kod = kiyasla.calistir()
    if kod and hasattr(sys.stdout, "reconfigure"):  # not defteri çıkışı bir hata diye gösterir
        sys.exit(kod)
