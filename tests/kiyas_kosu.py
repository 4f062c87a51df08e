"""Yargılanan programın bir koşusu: kopyası kendi klasöründedir, süresi, yazdığı sınırlıdır."""

import codecs
import os
import shutil
import subprocess
import sys
from collections import namedtuple
from pathlib import Path
from tempfile import mkdtemp

SURE, BAYT, BELLEK = 10, 10**6, 2 * 10**9  # saniye; bir dosyaya yazabileceği; kullanabileceği
YEREL_YOK = "programın istediği dil ayarı (locale) bu makinede yok"
ONCESI = f"""\
import time
time.sleep = lambda saniye: None
try:
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, ({BAYT}, {BAYT}))
    resource.setrlimit(resource.RLIMIT_AS, ({BELLEK}, {BELLEK}))
except (ImportError, OSError, ValueError):
    pass
"""  # site modülünün programdan önce çalıştırdığı sitecustomize.py
codecs.register_error("cp1254", lambda hata: (  # UTF-8 olmayan baytlar cp1254'tür
    hata.object[hata.start:hata.end].decode("cp1254", errors="replace"), hata.end))

# metin: stdout'u; bitis: olağan bitmediyse nasıl bittiği, yoksa boş; takildi: bir sınırı aştı.
Kosu = namedtuple("Kosu", "metin bitis takildi")


def nasil_bitti(kod, hata):
    """Olağan bitmeyen programın nasıl bittiği, stderr'inin son satırıyla."""
    if "unsupported locale setting" in hata:
        return YEREL_YOK
    if kod == 0 or (kod > 0 and "Traceback" not in hata and "Error" not in hata):
        return ""
    *_, son_satir = hata.strip().split("\n")
    return f"çöktü: {son_satir or kod}"[:120]


def calistir(program, girdi):
    """Programın kopyasını yeni bir klasörde bu girdiyle çalıştırır; Kosu döndürür."""
    klasor, asilan = Path(mkdtemp(prefix="kiyasla-")), ""
    calisma, stdout, stderr = (klasor / ad for ad in ("odev", "cikti", "hata"))
    calisma.mkdir()
    (klasor / "sitecustomize.py").write_text(ONCESI, encoding="utf-8")
    ortam = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1",
             "PYTHONPATH": str(klasor), "PYTHONDONTWRITEBYTECODE": "1"}
    with open(stdout, "wb") as cikan, open(stderr, "wb") as hatalar:
        try:  # sondaki boş satırlar, kapanmadan önce Enter bekleyen program içindir
            kod = subprocess.run(
                [sys.executable, shutil.copy(program, calisma)], input=f"{girdi}\n\n".encode(),
                stdout=cikan, stderr=hatalar, cwd=calisma, env=ortam, timeout=SURE,
                start_new_session=True).returncode
        except subprocess.TimeoutExpired:
            asilan = f"{SURE} saniyede bitmedi"
    if stdout.stat().st_size >= BAYT:
        asilan = "durmadan yazdı"
    metin, hata = (yol.read_text("utf-8-sig", "cp1254") for yol in (stdout, stderr))
    shutil.rmtree(klasor, ignore_errors=True)
    if asilan:
        return Kosu(metin[:BAYT // 20], asilan, True)
    return Kosu(metin, nasil_bitti(kod, hata), False)
