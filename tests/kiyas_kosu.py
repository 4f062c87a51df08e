"""Yargılanan programın bir koşusu: yeni bir klasörde, yanındakilerle, sınırlı sürede, bellekte."""

import codecs
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import namedtuple
from contextlib import suppress
from functools import lru_cache
from itertools import accumulate
from modulefinder import ModuleFinder
from pathlib import Path
from tempfile import mkdtemp
from threading import Timer

from tests.yardim import POSIX

SURE, BAYT, BELLEK = 10, 10**6, 2 * 10**9  # saniye; bir dosyaya yazabileceği; kullanabileceği
BEKLEYEN = 2  # sondaki boş satırlar: kapanmadan önce Enter bekleyen program içindir
YANINDAKI = 5 * 10**6  # bayt; programın klasöründen kopyalanan, program olmayan dosyaların hepsi
YAZILAMADI = 120  # Python'un, çıkarken stdout'un flush'ı olmayınca da verdiği kod
SABIR = 50  # yanıtlar bitince bu kadar kez daha soran program durdurulur
COKTU = "çöktü: "
YEREL_YOK = "başlamadı: programın istediği dil ayarı (locale) bu makinede yok"
ONCESI = Path(__file__).with_name("sitecustomize.py")
codecs.register_error("cp1254", lambda hata: (  # UTF-8 olmayan baytlar cp1254'tür
    hata.object[hata.start:hata.end].decode("cp1254", errors="replace"), hata.end))


class Kosu(namedtuple("Kosu", "parcalar bitis takildi")):
    """parcalar: stdout'a her soruda, sonuncudan sonra yazdıkları; takildi: bir sınırı aştı mı?

    bitis: olağan bitmediyse nasıl bittiği, yoksa boş.
    """

    @property
    def sorulan(self):
        """Kaç kez yanıt bekledi?"""
        return len(self.parcalar) - 1


def nasil_bitti(kod, hata, sordu):
    """Olağan bitmeyen programın nasıl bittiği, çoğu kez stderr'inin son satırıyla."""
    if "unsupported locale setting" in hata:
        return YEREL_YOK
    if kod in (0, YAZILAMADI) or (kod > 0 and "Traceback" not in hata and "Error" not in hata):
        return ""
    *_, neden = hata.strip().split("\n")
    satir_no = re.search(r"\bline (\d+)", hata)
    if re.match("SyntaxError.*(Non-UTF-8|'utf-8' codec)", neden):
        neden = "dosya UTF-8 değil"
    elif satir_no and re.match("(Syntax|Indentation|Tab)Error", neden):
        neden = f"yazım yanlışı, {satir_no[1]}. satır"
    elif not sordu:
        neden = re.sub(".*No module named '(.+?)'.*", r"\1 yok", neden)
    return f"{COKTU if sordu else 'başlamadı: '}{neden or kod}"[:120]


def bekle(surec):
    """(Programın kodu, süresini aştı mı); ardında çalışan süreç kalmaz."""
    bas, bekci = time.monotonic(), Timer(SURE, surec.kill)  # wait(SURE) bitişi geç görür
    try:
        bekci.start()
        kod = surec.wait()
    finally:
        bekci.cancel()
        surec.kill()
        with suppress(OSError):
            if POSIX:
                os.killpg(surec.pid, signal.SIGKILL)
    return kod, time.monotonic() - bas >= SURE


@lru_cache(maxsize=None)
def modulleri(program):
    """Programın içe aktardıklarından, klasöründe olanlar."""
    klasor = program.parent.resolve()
    bulucu = ModuleFinder([str(klasor)])
    with suppress(SyntaxError, ValueError):
        bulucu.run_script(str(klasor / program.name))
    yollar = {program.parent / Path(modul.__file__).relative_to(klasor)
              for modul in bulucu.modules.values() if modul.__file__}
    return sorted(yollar - {program})


@lru_cache(maxsize=None)
def dosyalari(klasor):
    """Klasörün program olmayan dosyaları, en küçüklerinden, YANINDAKI'ne sığdıkça."""
    boylar = sorted((yol.stat().st_size, yol) for yol in klasor.iterdir()
                    if yol.is_file() and yol.suffix.lower() != ".py")
    toplamlar = accumulate(boy for boy, _ in boylar)
    return [yol for (_, yol), toplam in zip(boylar, toplamlar) if toplam <= YANINDAKI]


def kos(program, girdi, klasor):
    """Programın kopyasını bu klasörde, yanındakilerin kopyalarıyla çalıştırır."""
    calisma = klasor / "odev"
    for yol in [*modulleri(program), *dosyalari(program.parent), program]:
        kopya = calisma / yol.relative_to(program.parent)
        kopya.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(yol, kopya)
    stdin, stdout, stderr = (klasor / ad for ad in ("girdi", "cikti", "hata"))
    stdin.write_text(girdi + "\n" * BEKLEYEN, encoding="utf-8")
    shutil.copy(ONCESI, klasor)
    ortam = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1",
             "PYTHONPATH": str(klasor), "PYTHONDONTWRITEBYTECODE": "1",
             "SINIRLAR": f"{BAYT} {BELLEK} {SABIR}"}
    with stdin.open("rb") as giren, stdout.open("wb") as cikan, stderr.open("wb") as hatalar:
        kod, asti = bekle(subprocess.Popen(
            [sys.executable, calisma / program.name], stdin=giren, stdout=cikan,
            stderr=hatalar, cwd=calisma, env=ortam, start_new_session=True))
    yazilan, hata = stdout.read_bytes(), stderr.read_text("utf-8", "cp1254")
    asilan = "durmadan yazdı" * (len(yazilan) >= BAYT) or f"{SURE} saniyede bitmedi" * asti
    yazilan = yazilan[:BAYT // 20] if asilan else yazilan
    yerler = [0, *map(int, (klasor / "okumalar").read_bytes().split()), len(yazilan)]
    parcalar = [re.sub("\r\n?", "\n", yazilan[bas:son].decode("utf-8", "cp1254"))
                for bas, son in zip(yerler, yerler[1:])]
    return Kosu(parcalar, asilan or nasil_bitti(kod, hata, len(parcalar) > 1), bool(asilan))


def calistir(program, girdi):
    """Programın kopyasını yeni bir klasörde bu girdiyle çalıştırır; Kosu döndürür."""
    klasor = Path(mkdtemp(prefix="kiyasla-"))
    try:
        return kos(program, girdi, klasor)
    finally:
        shutil.rmtree(klasor, ignore_errors=True)
