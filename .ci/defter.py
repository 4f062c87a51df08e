"""satranc.py'yi gerçek bir Jupyter çekirdeğinde, bir hücreye yapıştırılmış gibi, çalıştırır.

Kullanımı: python .ci/defter.py (ipykernel ister). Dersin örneğini oynar; yarıda kesileni sorar.
"""

import re
import sys
import tempfile
from pathlib import Path
from queue import Empty

from jupyter_client.manager import start_new_kernel

KOK = Path(__file__).resolve().parent.parent
ORNEK = KOK / "tests" / "ornek"
KESME = object()  # bu yanıtın yerine çekirdek kesilir (Ctrl-C)
SURE = 60  # saniye


def hucrede(yonetici, istemci, kaynak, yanitlar):
    """Hücreyi çalıştırır; (istemleri, stdout'u, stderr'i, hatasının adı) döndürür."""
    yanitlar, istemler = iter(yanitlar), []
    yazilan = {"stdout": "", "stderr": ""}
    istek = istemci.execute(kaynak, allow_stdin=True)
    while True:
        try:
            soru = istemci.get_stdin_msg(timeout=0.05)
            istemler.append(soru["content"]["prompt"])
            yanit = next(yanitlar)
            if yanit is KESME:
                yonetici.interrupt_kernel()
            else:
                istemci.input(yanit)
        except Empty:
            pass
        try:
            while True:
                ileti = istemci.get_iopub_msg(timeout=0.05)
                if ileti["msg_type"] == "stream":
                    yazilan[ileti["content"]["name"]] += ileti["content"]["text"]
                bitti = ileti["content"].get("execution_state") == "idle"
                if bitti and ileti["parent_header"].get("msg_id") == istek:
                    son = istemci.get_shell_msg(timeout=SURE)["content"]
                    return istemler, *yazilan.values(), son.get("ename", "")
        except Empty:
            pass


def main():
    """İki hücreyi dener; beklenmeyen bir şey görürse AssertionError verir."""
    kaynak = (KOK / "satranc.py").read_text(encoding="utf-8")
    girdi = (ORNEK / "ornek_girdi.txt").read_text(encoding="utf-8").splitlines()
    cikti = (ORNEK / "ornek_cikti.txt").read_text(encoding="utf-8")
    beklenen_istemler = re.findall(r"[^\n:]*giriniz[^\n:]*: ", cikti)
    with tempfile.TemporaryDirectory() as klasor:
        yonetici, istemci = start_new_kernel(kernel_name="python3", cwd=klasor)
        try:
            istemler, stdout, stderr, hata = hucrede(yonetici, istemci, kaynak, girdi)
            assert istemler == beklenen_istemler, istemler
            assert stdout == re.sub(r"[^\n:]*giriniz[^\n:]*: ", "", cikti), stdout
            assert hata == "" and "hiçbir dosyada değil" in stderr, (hata, stderr)
            yarim = [*girdi[:5], KESME, ""]
            istemler, _, stderr, hata = hucrede(yonetici, istemci, kaynak, yarim)
            assert istemler[-1].startswith("Saklamak için Enter (turnuva.txt)"), istemler
            assert "--kayit turnuva.txt" in stderr and hata == "SystemExit", (stderr, hata)
            kayit = Path(klasor, "turnuva.txt").read_text(encoding="utf-8")
            assert kayit.splitlines()[0] == f"LNo: {girdi[0]}", kayit
        finally:
            istemci.stop_channels()
            yonetici.shutdown_kernel(now=True)
    print(f"Jupyter çekirdeği: {len(beklenen_istemler)} soru yanıtlandı, listeler aynı.")


if __name__ == "__main__":
    sys.exit(main())
