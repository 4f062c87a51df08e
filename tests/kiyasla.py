"""Ödevleri yargılar: hangi bölümleri doğru, yanlış yanıtlara ne yapıyorlar, ilk farklar nerede.

Kullanımı, nasıl yargıladığı, sınırları: python3 -m tests.kiyasla --help (kiyasla.txt).
"""

import csv
import os
import re
import signal
import sys
import time
from collections import Counter, defaultdict
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
from tests.kiyas_kosu import COKTU, modulleri
from tests.kiyas_oku import ISTER
from tests.kiyas_yargi import BOLUMLER, GECERLI
from tests.yardim import KOK, oku

ADET, TOHUM, CIKMAZ = 30, 1, 4
SIRASI, YANLISLAR, NOTLAR, SANIYE = "soru sırası", "yanlış yanıtlar", "notlar", "saniye"
KUSURLULAR, OKUNAMAYANLAR = "kusurlu bölümler", "okunamayan bölümler"
SUTUNLAR = ["dosya", KUSURLULAR, OKUNAMAYANLAR, NOTLAR, GECERLI, SIRASI, *BOLUMLER[1:],
            YANLISLAR, SANIYE]
YARGILANMAYAN = """\
Komut hizalamaya, başlıklara, rapora, kaynak koda bakmaz. Bütün girdiyi ilk sorusundan önce okuyan
program klavyede soru göstermez; locale kullanan, yalnız bu makinenin dil ayarlarıyla denenir."""
FARKLAR = Path("farklar")  # bulunulan klasörde
NE_YAPMALI = {
    ".zip": "bir arşivdir; onu bir klasöre açın, komuta klasörün adını yazın",
    ".ipynb": "bir not defteridir; kodunu bir .py dosyasına kaydedin, komuta onun adını yazın"}
ADSIZ = r"\b(NameError|ImportError|ModuleNotFoundError)"  # çıkmazdan ileri gelmeyen hatalar
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


def cikmazlarin(oyunlar):
    """(Programın kaç çıkmazda durduğunun notu, orada da kusur olan bitişlerinin yargıları)."""
    duranlar, kusurlar = [], []
    for oyun in oyunlar:
        bitis, oyuncular = oyun.kosu.bitis, len(oyun.turnuva.oyuncular)
        dolu = [sum(len(masa.lnolar) for masa in tur) for tur in oyun.okunan.turlar]
        if re.search(ADSIZ, bitis):
            kusurlar.append((oyun, yargi.sozle(yargi.bitis_bolumu(oyuncular), bitis)))
        elif bitis or dolu != [oyuncular] * oyun.turnuva.tur:
            duranlar.append(bitis or "erken ya da eksik masayla bitti")
    nasil = f" ({'; '.join(sorted({*duranlar}))})" * bool(duranlar)
    return (f"{len(oyunlar)} çıkmazın {len(duranlar)} tanesinde durdu{nasil}; bu kusur "
            "değildir, ödev adımların takılmadığını varsayar"), kusurlar


def hucresi(bolum):
    """Bölümün hücresi; yalnız 12/15 yazılsa Excel tarih sanır."""
    return "; ".join(filter(None, (
        f"{bolum.dogru}/{bolum.yargilanan} doğru" if bolum.yargilanan else "okunamadı",
        f"{bolum.okunamayan} kez okunamadı" * bool(bolum.okunamayan), bolum.neden)))


def kusurlari(program, bolumler, yapilanlar):
    """Kusurlu bölümlerin sözleri; yanlış yanıtlarınki sondadır, birincinin nedeni de vardır."""
    sozler = [SIRASI] * (program.sira != yanit.SIRALAR[0])
    for ad, bolum in bolumler.items():
        neden = bolum.neden if bolum.dogru < bolum.yargilanan else None
        if neden and ad == GECERLI:
            sozler.append(neden)
        elif neden and (ad in (yargi.TEK, yargi.BITIS) or neden == yargi.YAZMIYOR):
            sozler.append(f"{ad}: {neden}")
        elif neden is not None:
            sozler.append(f"{ad} ({neden})" if neden and not sozler else ad)
    if not (sozler or any(bolumler[ad].yargilanan for ad in [*bolumler][1:])):
        sozler.append("yargılanamadı: hiçbir listesi okunamadı")
    yapilan = ", ".join(f"{kac} {ne}" for ne, kac in yapilanlar.most_common())
    return sozler + [f"{YANLISLAR}: {yapilan}"] * bool(yapilan)


def satiri(program, bolumler, yanitlar):
    """Programın satırının sütunu -> hücresi; yanitlar: adı -> programın ne yaptığı."""
    yapilanlar = Counter("çöküyor" if ne.startswith(COKTU) else ne for ne in yanitlar.values())
    soran, denenmeyen = (yapilanlar.pop(ne, 0) for ne in (yanit.SORUYOR, yanit.DENENMEDI))
    soz = f"{soran}/{len(yanitlar) - denenmeyen} yeniden soruyor"
    soz += f", {denenmeyen} yanıt denenmedi" * bool(denenmeyen)
    soz += "".join(f"; {ad}: {ne}" for ad, ne in yanitlar.items()
                   if ne not in (yanit.SORUYOR, yanit.DENENMEDI))
    sira = [soru for soru in program.sira if soru not in (deneme.BITIREN, deneme.SONUC)]
    return {
        KUSURLULAR: ", ".join(kusurlari(program, bolumler, yapilanlar)) or "-",
        OKUNAMAYANLAR: ", ".join(ad for ad, bolum in bolumler.items()
                                 if bolum.okunamayan or not bolum.yargilanan),
        SIRASI: ", ".join(sira) if bolumler[yargi.BASLANGIC].yargilanan else "",
        **{ad: hucresi(bolum) for ad, bolum in bolumler.items()},
        YANLISLAR: soz if yanitlar else "yanıtlar denenmedi"}


def yargilanamaz(yol, oyun):
    """Sade turnuvayı bitirmeyen programın listelerine de bakılamıyorsa neden, yoksa boş."""
    if not yol.read_bytes().strip():
        return "boş dosya"
    if oyun.kaydi():
        return oyun.aksama()
    return oyun.kosu.bitis if oyun.kosu.bitis and not oyun.okunan.baslangic else ""


def gecerlileri_dene(program, ilk_oyun):
    """(Reddettikleri de bulunan Program, geçerli yanıtların (Oyun, Yargi) çiftleri)."""
    alinmayanlar, sozler = yanit.alinmayanlar(program, ilk_oyun), defaultdict(list)
    for ad, (_, (ne, ayrinti, _)) in alinmayanlar.items():
        sozler[ne].append(f"{ad} ({ayrinti.replace(COKTU, '')})" if ayrinti else ad)
    soz = "; ".join(f"{ne}: {', '.join(adlar)}" for ne, adlar in sozler.items())
    yargilar = [(oyun, yargi.sozle(GECERLI, soz, partial(
        oyun.dokum, yer, yanit.yeri(yanit.sorusu(ad), oyun.sorular))))
                for ad, (oyun, (_, _, yer)) in alinmayanlar.items()]
    yargilar += [(oyun, yargi.sozle(yargi.BITIS, ayrinti))
                 for oyun, (ne, ayrinti, _) in alinmayanlar.values() if ne == yanit.COKUYOR]
    alinan = len(deneme.DENEMELER) - len(alinmayanlar)
    yargilar += [(ilk_oyun, yargi.sozle(GECERLI, ""))] * alinan
    return program._replace(redler=(*alinmayanlar,)), yargilar


def hepsiyle_dene(program, on_yargilar, adet, tohum, haber):
    """Turnuvaların hepsiyle yargila'nın verdikleri."""
    hepsi, cikmazlar = deneme.turnuvalar(adet, tohum, CIKMAZ)
    oynanacaklar, ek_notlar = program.oynanabilenler(hepsi), []
    oynanacaklar.sort(key=lambda turnuva: (len(turnuva.oyuncular), turnuva.tur))
    oyunlar = oynat(program, oynanacaklar, haber)
    yargilanan = sum(not oyun.kaydi() for oyun in oyunlar)
    if program.redler:
        ek_notlar.append(
            f"öbür bölümler, alınmayan yanıtların geçmediği {yargilanan} turnuvayla yargılandı")
    if len(oyunlar) < len(oynanacaklar):
        ek_notlar.append(f"{yanit.EN_COK_TAKILMA} turnuva bitmedi, gerisi oynatılmadı")
    elif adet:
        oynanan = oynat(program, program.oynanabilenler(cikmazlar, True), haber)
        cikmaz_notu, kusurlar = cikmazlarin(oynanan)
        ek_notlar.append(cikmaz_notu)
        on_yargilar = on_yargilar + kusurlar
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
    yanlislar, *_ = satir.get(YANLISLAR, "").split("; ")
    ekler += [yanlislar] * (yanit.DENENMEDI in yanlislar)
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
        if hucre:
            ayrac = "; " if baslik == YANLISLAR else "\n"
            print(f"{baslik:31} {hucre}".replace(ayrac, "\n" + " " * 32))
    for ad, (oyun, metin) in farklar.items():
        if bolum in (None, ad):
            verilenin = oyun.turnuva == turnuva
            yazilan = girdi_adi if verilenin else FARKLAR / f"{dosya_adi(ad)}.txt"
            if not verilenin:
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
    alanlar = {modul: ad for ad, yol in programlar.items() for modul in modulleri(yol)}
    with Pool(min(os.cpu_count() or 1, len(programlar)), isci) as havuz:
        isler = [havuz.apply_async(incele, (yol, *sayilar)) for yol in programlar.values()]
        for (ad, yol), isi in zip(programlar.items(), isler):
            ilerleme(adimlar, len(programlar))
            try:
                satir, _ = isi.get()
            except Exception as hata:  # noqa: BLE001 (biri incelenemezse ötekiler sürer)
                satir = {KUSURLULAR: f"incelenemedi: {hata!r}"}
            if yol in alanlar and not satir.get(SIRASI):
                satir = {KUSURLULAR: f"{alanlar[yol]} bu dosyayı içe aktarıyor"}
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
    if aranan and not tek:
        raise ValueError("--bolum tek programla, --csv'siz verilir")
    if aranan not in bolumler:
        raise ValueError("--bolum'ün bölümü şunlardan biridir, iki sözcüklüyse tırnak içinde: "
                         + ", ".join(BOLUMLER))
    if csv_adi and not csv_adi.lower().endswith(".csv"):
        raise ValueError(f"çizelgenin adı .csv ile bitmelidir: {csv_adi}")
    # Koşudan önce açılır, satır satır yazılır; Excel noktalı virgülle BOM'u bekler.
    cizelge = open(csv_adi or os.devnull, "w", 1, "utf-8-sig", "backslashreplace", "")
    if tek:
        return tek_program(programlar[0][1], sayilar, *girdiler, bolum=bolumler[aranan]), cizelge
    kisalar = [kisa for kisa, _ in programlar]
    return sinif({kisa if kisalar.count(kisa) == 1 else str(yol): yol
                  for kisa, yol in programlar}, sayilar), cizelge


def komut(*sozcukler):
    """Komut satırını anlar, çalıştırır; çıkış kodunu döndürür."""
    if {"-h", "--help"} & {*sozcukler}:
        print(oku(KOK / "tests" / "kiyasla.txt").format(
            YARGILANMAYAN=YARGILANMAYAN, ADET=ADET, TOHUM=TOHUM, CIKMAZ=CIKMAZ, kosu=kiyas_kosu,
            yanit=yanit, SECILEN=len(deneme.SECILENLER), YANIT=len(deneme.YANITLAR),
            DENEME=len(deneme.DENEMELER)), end="")
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
        sys.stdout.reconfigure(errors="backslashreplace")
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
