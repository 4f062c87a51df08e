"""Başka bir programı satranc.py ile karşılaştırır: ilk ayrıldıkları satırlar ve nedeni.

Kullanımı: python3 -m tests.kiyasla odev.py [ADET [TOHUM]]

3'ten 24 kişiye büyüyen ADET (100) rastgele turnuva oynatır; hepsini ödevin adımları sonuna dek
eşleştirir, doğru bir program ayrılmaz. Yalnızca tabloların, başlıklarının altındaki --- çizgisini
izleyen satırlarına, sözcük sözcük bakılır. İlk fark bütünüyle, öbürleri sayıyla yazılır; sonda
bir turnuvada yanlış yanıtlar da verilir. Çıkış kodu: 0 aynı, 1 ayrı, 2 kullanım.

Program boş bir klasörde, süresi ve yazdığı sınırlı çalışır; kötü niyetlisinden korunulmaz.
"""

import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from itertools import count, zip_longest
from operator import itemgetter

from tests.calistirma import dosyada, surecte
from tests.uretec import ELO, SORULAR, UKD, alt_alta, turnuva_girdisi
from tests.yalin import YONTEM, turnuva

SURE, BAYT, TAKILMA = 10, 10**6, 3  # bir koşunun sınırları; bu kadar kez bitmeyen bırakılır
BITMEDI = f"{SURE} saniyede bitmedi ya da durmadan yazdı"

ISTEM = re.compile(r".*[:?>]")  # tabloların satırlarında bu işaretler yoktur
# En az beş sözcük, ilk ikisi sayı, aralarında | olabilir; önünde işaretsiz bir istem de.
SATIR = re.compile(r"(^|\s)[\s|]{0,9}\d+[\s|]+\d+([\s|]+[^\s|]+){3}.*")
SAYI = re.compile(r"\d+([.,]\d+)?")
SIRA = "Sıra: ELO, UKD, ad (önce boşluk; ... H I İ J ...), LNo."
OLCUTLER = (
    "*: önceki turlardaki kendi puanı, sonraki her tur için ½. GS: galibiyet ile + (tur atlama "
    "değil).\nTam eşitlikte BSNo'su küçük olan öndedir.")
ILK_TUR = "1. turda BSNo 1-2, 3-4, … oynar; tek BSNo'lar girilen rengi, çiftler öbürünü alır."

LNO, TUR_SAYISI, RENK, SONUC = SORULAR[0], "tur sayısı", "renk", "sonuç"
SAYILAR = {SORULAR[ELO], SORULAR[UKD], TUR_SAYISI, SONUC}
IKINCI_LNO = "LNo ikinci kez"
# Yanlış yanıt -> hangi sorularda verileceği.
YANLISLAR = {"abc": {LNO, RENK, *SAYILAR}, "": {LNO, RENK, *SAYILAR}, IKINCI_LNO: {LNO},
             "999": SAYILAR, "-1": SAYILAR, "2": {TUR_SAYISI}, "x": {RENK},
             "6": {SONUC}}


def oldur(surec):
    """Süreci, başlattığı süreçlerle birlikte, bitirir."""
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(surec.pid, signal.SIGKILL)
        elif surec.poll() is None:
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(surec.pid)], capture_output=True)
    surec.wait()


def calistir(program, girdi):
    """(stdout'u, olağan bitmediyse nasıl bittiği) döndürür."""
    ortam = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"}
    klasor, son = tempfile.mkdtemp(), time.monotonic() + SURE
    # Sondaki boş satır, kapanmadan önce Enter bekleyen program içindir.
    with dosyada(girdi + "\n") as stdin, dosyada("") as stdout, dosyada("") as stderr:
        akislar = stdout, stderr
        surec = subprocess.Popen([sys.executable, program], stdin=stdin, stdout=stdout,
                                 stderr=stderr, cwd=klasor, env=ortam, start_new_session=True)
        try:
            while surec.poll() is None and time.monotonic() < son and all(
                    os.fstat(akis.fileno()).st_size < BAYT for akis in akislar):
                time.sleep(0.005)
            kod = surec.poll()
        finally:
            oldur(surec)
            shutil.rmtree(klasor, ignore_errors=True)
        for akis in akislar:
            akis.seek(0)
        metin, hata = (akis.read(BAYT).decode(errors="replace") for akis in akislar)
    if kod == 0:
        return metin, ""
    son_satir = hata.strip().rpartition("\n")[2]
    return metin, f"{BITMEDI if kod is None else 'çöktü'}: {son_satir or 'stderr boş'}"


def tablolar(metin):
    """Tabloların satırları; boş satırlar, istemler atlanır, başka bir söz tabloyu bitirir."""
    bulunanlar, tabloda = [], False
    for satir in metin.split("\n"):
        kalan = ISTEM.sub("", satir.rstrip())
        bulunan = SATIR.search(kalan)
        if tabloda and bulunan:
            bulunanlar[-1].append(bulunan[0])
        elif kalan.strip("-=_+| \t"):
            tabloda = False
        elif "--" in kalan and not tabloda:
            bulunanlar.append([])
            tabloda = True
    return [tablo for tablo in bulunanlar if tablo]


def degerleri(satir):
    """Satırın sözcükleri, sayılar değerleriyle; eşleştirmede yarıların arasındaki - olmadan."""
    sozcukler = satir.replace("|", " ").split()
    if sozcukler[4:5] == ["-"]:
        del sozcukler[4]
    return [float(s.replace(",", ".")) if SAYI.fullmatch(s) else s for s in sozcukler]


def farklar(beklenen, bulunan):
    """Değerleri ayrı, yalnızca yazılışları ayrı satırlar: (tablonun yeri, beklenen, bulunan)."""
    karsiliklar = zip_longest(beklenen, bulunan[:len(beklenen)], fillvalue=())
    satirlar = [(yer, *cift) for yer, tablo_cifti in enumerate(karsiliklar)
                for cift in zip_longest(*tablo_cifti, fillvalue="(satır yok)")]
    ayrilar = [s for s in satirlar if degerleri(s[1]) != degerleri(s[2])]
    bicimler = [s for s in satirlar if s not in ayrilar and s[1].split() != s[2].split()]
    return ayrilar, bicimler


def alt_alta_yaz(_, bu, o):
    print(f"beklenen: {bu}\nbulunan:  {o}")


def bolum(metin, bas):
    """Metnin böyle başlayan satırından boş satıra dek süren bölümü; yoksa boş metin."""
    bulunan = re.search(rf"(?ms)^{re.escape(bas)}.*?(?=\n\n|\Z)", metin)
    return bulunan[0].rstrip() if bulunan else ""


def ozleri(satirlar, yerler):
    """Satırların verilen yerlerindeki değerler."""
    return {itemgetter(*yerler)(d) for d in map(degerleri, satirlar) if len(d) > 4}


def nedeni(ayrilar, girdi, beklenen):
    """Ayrılan satırları açıklayan adımlar ile renkler ya da rakip puanları."""
    yerler, bunlar, onlar = zip(*ayrilar)
    yer, son_tur = yerler[0], len(beklenen) - 3
    if yer <= son_tur:
        aynilar = "Eşleşenler aynı; fark LNo'larda ya da puanlarda."
        oz_yerleri = (0, 1, -1)  # MNo, BSNo'lar
    else:
        aynilar = ("BH-1, BH-2, SB, GS aynı; fark öbür sütunlarda ya da sırada: Puan, BH-1, BH-2, "
                   "SB, GS, BSNo.")
        oz_yerleri = (son_tur + 2 - yer, -4, -3, -2, -1)  # BSNo, ölçütler
    if ozleri(bunlar, oz_yerleri) == ozleri(onlar, oz_yerleri):
        return aynilar
    if yer == 1:
        return ILK_TUR
    adimlar = surecte(girdi, "--adimlar")[2]
    if yer > son_tur:
        return f"{bolum(adimlar, 'Rakip Puanları')}\n\n{OLCUTLER}"
    renkler = ["\n\nÖnceki turlardaki renkler, sonuçlar:"]
    bsnolar = {s for bu in bunlar for s in itemgetter(1, -1)(bu.split())}
    for bsno, satir in enumerate(beklenen[-1], start=1):
        if str(bsno) in bsnolar:
            hucreler = satir.split()[-5 - 3 * son_tur:-5]  # turlarınki: rakip, renk, sonuç
            turlari = map("".join, zip(hucreler[1::3], hucreler[2::3]))
            renkler.append(f"BSNo {bsno}: {' '.join([*turlari][:yer - 1])}")
    return bolum(adimlar, f"{yer}. Turun") + "\n".join(renkler)


def sakla(girdi):
    """Girdiyi bulunulan klasörde yeni bir dosyaya yazar, adını döndürür."""
    adlar = map("kiyasla-{}.txt".format, count(1))
    ad = next(ad for ad in adlar if not os.path.exists(ad))
    with open(ad, "x", encoding="utf-8") as dosya:
        dosya.write(girdi)
    return ad


def turnuva_sec(rastgele, sayi, kisa):
    """Her turunu ödevin adımları eşleştiren bir turnuvanın girdisi, beklenen dökümü."""
    en_az, duzeyler = (sayi - 1).bit_length(), []
    while {*duzeyler} != {YONTEM}:
        tur = rastgele.randint(en_az, min(en_az + 2, sayi - 1))
        tur_adi = rastgele.choice(("karışık", "çok gelmeyen"))
        girdi = turnuva_girdisi(
            sayi, tur, rastgele.randrange(10**6), tur_adi, duz=True, kisa=kisa)
        dokum, duzeyler, _ = turnuva(girdi)
    return girdi, dokum


def kiyasla(program, girdi, dokum, ilk):
    """Turnuvayı oynatır; `ilk`se farkını anlatır.

    (ayrıldıkları liste ya da olağan bitmediyse nasıl bittiği, yoksa ""; bitmedi mi; yalnızca
    yazılışı ayrı satırlar) döndürür.
    """
    metin, bitisi = calistir(program, girdi)
    beklenen, bulunan = tablolar(dokum), tablolar(metin)
    listeler = re.findall(r"(?m)^(.*(?:Listesi|Tablo)):$", dokum)
    ayrilar, bicimler = farklar(beklenen, bulunan)
    yer = ayrilar[0][0] if ayrilar else len(beklenen)
    listede = ayrilar and yer < len(bulunan)
    sonuc = listeler[yer] if listede else bitisi or "erken bitti" * bool(ayrilar)
    if sonuc and ilk:
        print(f"\nİlk fark: {sonuc}\nGirdisi: {sakla(girdi)} ({len(beklenen[0])} oyuncu)")
        if listede:
            print(f"Program ayrıca {bitisi}\n" * bool(bitisi), end="")
            print(" " * 9, bolum(dokum, f"{sonuc}:").split("\n")[-len(beklenen[yer]) - 2])
            ayrilar = [satirlar for satirlar in ayrilar if satirlar[0] == yer]
            for satirlar in ayrilar:
                alt_alta_yaz(*satirlar)
            print("", nedeni(ayrilar, girdi, beklenen) if yer else SIRA, sep="\n")
        else:
            print("Son tablosu:", ["yok; --- çizgisinin altında satır yok", *listeler][yer])
            print("Son yazdığı:", metin.strip()[-79:].split("\n")[-1])
        print()
    return sonuc.partition(":")[0], BITMEDI in bitisi, bicimler


def yanlislarla(girdi, sayi, turler):
    """Girdi, ilkinden sonraki her yanıttan önce sorusunun yanlış yanıtlarıyla."""
    yanitlar, satirlar = girdi.splitlines(), []
    sorular = [*SORULAR * sayi, LNO, TUR_SAYISI, RENK]
    for soru, yanit in zip_longest(sorular, yanitlar, fillvalue=SONUC):
        verilecekler = [tur for tur in turler if satirlar and soru in YANLISLAR[tur]]
        satirlar += [yanitlar[0] if tur == IKINCI_LNO else tur for tur in verilecekler]
        satirlar.append(yanit)
    return alt_alta(*satirlar)


def yanlislari_dene(program, girdi, sayi):
    """Yanlış yanıtlardan sonra yeniden sorup aynı tabloları yazıyor mu? Yazmadığını söyler."""
    dogrusu, bitisi = calistir(program, girdi)

    def bozulan(turler):
        metin, bitisi = calistir(program, yanlislarla(girdi, sayi, turler))
        ayrilar, _ = farklar(tablolar(dogrusu), tablolar(metin))
        return bitisi or "tablolar değişti" * bool(ayrilar)

    birlikte = bitisi or bozulan(YANLISLAR)
    print("Yanlış yanıtlar:", birlikte or "yeniden sordu")
    for tur in YANLISLAR if birlikte and not bitisi else ():
        bozuldu = bozulan([tur])
        if bozuldu:
            print(f"  {tur or 'boş yanıt'} ({', '.join(sorted(YANLISLAR[tur]))}): {bozuldu}")
        if BITMEDI in bozuldu:
            break
    return not birlikte


def main(program, adet=100, tohum=1):
    """Turnuvaları oynatır, bulduklarını yazar; çıkış kodunu döndürür."""
    rastgele, sonuclar, bicimler, takilan = random.Random(tohum), Counter(), [], 0
    for no in range(adet):
        if sys.stderr.isatty():
            print(f" {no}/{adet}", end="\r", file=sys.stderr, flush=True)
        secilen = turnuva_sec(rastgele, 3 + 22 * no // adet, no % 2)
        sonuc, takildi, yenileri = kiyasla(program, *secilen, not any(sonuclar))
        sonuclar[sonuc] += 1
        bicimler = bicimler or yenileri
        takilan += takildi
        if takilan == TAKILMA:
            break
    print(f"Aynı: {sonuclar.pop('', 0)}/{no + 1} turnuva" + "; ilk farklar:" * bool(sonuclar))
    for sonuc, sayisi in sonuclar.items():
        print(f"  {sonuc}: {sayisi}")
    for satirlar in bicimler[-1:]:  # çapraz tablonunkinde bütün biçimler vardır
        print("Biçim ayrı, değer aynı; bir kez söylenir:")
        alt_alta_yaz(*satirlar)
    if takilan == TAKILMA:
        print(f"{TAKILMA} turnuvada bitmedi, gerisi denenmedi.")
        return 1
    soruyor = yanlislari_dene(program, turnuva_sec(rastgele, 5, False)[0], 5)
    return 0 if soruyor and not sonuclar else 1


def komut(program="", *sayilar):
    """Komut satırı anlaşıldıysa main'i çalıştırır; çıkış kodunu döndürür."""
    sayi_mi = all(sayi.isdecimal() and int(sayi) for sayi in sayilar)
    if os.path.isfile(program) and len(sayilar) <= 2 and sayi_mi:
        return main(os.path.abspath(program), *map(int, sayilar))
    print("Kullanımı: python3 -m tests.kiyasla odev.py [ADET [TOHUM]]", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")
    sys.exit(komut(*sys.argv[1:]))
