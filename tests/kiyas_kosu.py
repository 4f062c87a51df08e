"""Yargılanan programın bir koşusu: kopyası kendi klasöründedir, süresi, yazdığı sınırlıdır."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import namedtuple
from contextlib import suppress
from pathlib import Path

SURE, BAYT, BELLEK = 10, 10**6, 2 * 10**9  # saniye; bir dosyaya yazabileceği; kullanabileceği
YEREL_YOK = "programın istediği yerel (locale) bu makinede yok"
ONCESI = f"""\
import time
time.sleep = lambda saniye: None
try:
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, ({2 * BAYT}, {2 * BAYT}))
    resource.setrlimit(resource.RLIMIT_AS, ({BELLEK}, {BELLEK}))
except (ImportError, OSError, ValueError):
    pass
"""  # site modülünün programdan önce çalıştırdığı sitecustomize.py


# metin: stdout'u; bitis: olağan bitmediyse nasıl bittiği, yoksa boş; takildi: bir sınırı aştı.
Kosu = namedtuple("Kosu", "metin bitis takildi")


def oldur(surec):
    """Süreci, başlattığı süreçlerle birlikte, bitirir."""
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(surec.pid, signal.SIGKILL)
        elif surec.poll() is None:
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(surec.pid)], capture_output=True)
    surec.wait()


def cozulmus(satir):
    """Satırın metni: UTF-8 değilse cp1254'tür."""
    try:
        return satir.decode("utf-8-sig")
    except UnicodeDecodeError:
        return satir.decode("cp1254", errors="replace")


def bekle(surec, yollar):
    """Süreç bitene ya da bir sınırı aşana dek bekler; aştığı sınırı söyler."""
    son, bitti = time.monotonic() + SURE, False
    while not bitti:
        bitti = surec.poll() is not None
        if any(yol.stat().st_size >= BAYT for yol in yollar):
            return "durmadan yazdı"
        if time.monotonic() > son:
            return f"{SURE} saniyede bitmedi"
        time.sleep(0.005 * (not bitti))
    return ""


def nasil_bitti(kod, hata):
    """Olağan bitmeyen programın nasıl bittiği, stderr'inin son satırıyla."""
    if "unsupported locale setting" in hata:
        return YEREL_YOK
    if "Traceback" not in hata and "Error" not in hata and kod >= 0:
        return ""
    *_, son_satir = hata.strip().split("\n")
    return f"çöktü: {son_satir or kod}"[:120]


def calistir(program, girdi):
    """Programın kopyasını yeni bir klasörde bu girdiyle çalıştırır; Kosu döndürür."""
    klasor = Path(tempfile.mkdtemp(prefix="kiyasla-"))
    calisma, stdin, stdout, stderr = (klasor / ad for ad in ("odev", "girdi", "cikti", "hata"))
    calisma.mkdir()
    (klasor / "sitecustomize.py").write_text(ONCESI, encoding="utf-8")
    # Sondaki boş satır, kapanmadan önce Enter bekleyen program içindir.
    stdin.write_bytes(f"{girdi}\n".encode())
    ortam = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1",
             "PYTHONPATH": str(klasor), "PYTHONDONTWRITEBYTECODE": "1"}
    with open(stdin, "rb") as giren, open(stdout, "wb") as cikan, open(stderr, "wb") as hatalar:
        surec = subprocess.Popen([sys.executable, shutil.copy(program, calisma)], stdin=giren,
                                 stdout=cikan, stderr=hatalar, cwd=calisma, env=ortam,
                                 start_new_session=True)
        try:
            asilan = bekle(surec, (stdout, stderr))
        finally:
            oldur(surec)
    metin, hata = ("\n".join(map(cozulmus, yol.read_bytes()[:BAYT].splitlines()))
                   for yol in (stdout, stderr))
    shutil.rmtree(klasor, ignore_errors=True)
    if asilan:
        return Kosu(metin[:BAYT // 20], asilan, True)
    return Kosu(metin, nasil_bitti(surec.returncode, hata), False)
