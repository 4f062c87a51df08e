"""Karşılaştırılan programın bir koşusu: kopyası kendi klasöründedir, süresi, yazdığı sınırlıdır."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tests.calistirma import dosyada

SURE, BAYT, BELLEK = 10, 10**6, 2 * 10**9  # saniye; bir dosyaya yazabileceği; kullanabileceği
YEREL_YOK = "bu makinede programın istediği yerel (locale) yok"

# Programdan önce çalışır; site modülü bu adı arar.
ONCESI = "sitecustomize.py", f"""\
import time
time.sleep = lambda saniye: None
try:
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, ({2 * BAYT}, {2 * BAYT}))
    resource.setrlimit(resource.RLIMIT_AS, ({BELLEK}, {BELLEK}))
except (ImportError, OSError, ValueError):
    pass
"""


class Kosu(NamedTuple):
    """metin: stdout'u; bitis: olağan bitmediyse nasıl bittiği, yoksa boş; takildi: süre doldu."""

    metin: str
    bitis: str
    takildi: bool


def oldur(surec):
    """Süreci, başlattığı süreçlerle birlikte, bitirir."""
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(surec.pid, signal.SIGKILL)
        elif surec.poll() is None:
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(surec.pid)], capture_output=True)
    surec.wait()


def cozulmus(baytlar):
    """Satırların metni: UTF-8 olmayan satır cp1254'tür."""
    satirlar = []
    for satir in baytlar.split(b"\n"):
        try:
            satirlar.append(satir.decode("utf-8-sig"))
        except UnicodeDecodeError:
            satirlar.append(satir.decode("cp1254", errors="replace"))
    return "\n".join(satirlar).replace("\r", "")


def bekle(surec, akislar):
    """Süreç bitene ya da bir sınırı aşana dek bekler; (çıkış kodu, taşıran) döndürür."""
    son, bitti = time.monotonic() + SURE, False
    while not bitti:
        bitti = surec.poll() is not None
        if any(os.fstat(akis.fileno()).st_size >= BAYT for akis in akislar):
            return None, "durmadan yazdı"
        if time.monotonic() > son:
            return None, f"{SURE} saniyede bitmedi"
        time.sleep(0.005 * (not bitti))
    return surec.returncode, ""


def nasil_bitti(kod, hata):
    """Olağan bitmeyen programın nasıl bittiği; stderr'inin son satırıyla."""
    if "unsupported locale setting" in hata:
        return YEREL_YOK
    if kod and ("Traceback" in hata or "Error" in hata or kod < 0):
        return f"çöktü: {hata.strip().splitlines()[-1][:100] if hata.strip() else kod}"
    return ""


def calistir(program, girdi):
    """Programın kopyasını yeni bir klasörde bu girdiyle çalıştırır; Kosu döndürür."""
    klasor = Path(tempfile.mkdtemp(prefix="kiyasla-"))
    calisma = klasor / "odev"
    calisma.mkdir()
    (klasor / ONCESI[0]).write_text(ONCESI[1], encoding="utf-8")
    kopya = shutil.copy(program, calisma)
    ortam = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1",
             "PYTHONPATH": str(klasor), "PYTHONDONTWRITEBYTECODE": "1"}
    # Sondaki boş satır, kapanmadan önce Enter bekleyen program içindir.
    with dosyada(girdi + "\n") as stdin, dosyada("") as stdout, dosyada("") as stderr:
        surec = subprocess.Popen([sys.executable, kopya], stdin=stdin, stdout=stdout,
                                 stderr=stderr, cwd=calisma, env=ortam, start_new_session=True)
        try:
            kod, tasan = bekle(surec, (stdout, stderr))
        finally:
            oldur(surec)
            shutil.rmtree(klasor, ignore_errors=True)
        for akis in (stdout, stderr):
            akis.seek(0)
        metin, hata = (cozulmus(akis.read(BAYT)) for akis in (stdout, stderr))
    if tasan:
        metin = metin[:BAYT // 10]
    return Kosu(metin, tasan or nasil_bitti(kod, hata), "saniyede" in tasan)
