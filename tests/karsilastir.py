"""satranc.py ile yalin.py'nin bütün turnuvalarda aynı dökümü, aynı adımları yazdığını gösterir."""

import re
import tempfile
from pathlib import Path

from tests.calistirma import surecte
from tests.yalin import ILETI, NOTSUZ, turnuva
from tests.yardim import fark, notsuz

# Bir eşleştirme listesi, notlarıyla; erken bitişin notu.
NOTLU_YER = re.compile("Tur Eşleştirme Listesi:\n(?:.+\n)+|^Not: .*\nNihai", re.M)
ARTAN = re.compile(r"^(?:.*: \d+\. satır.*\n)?.*turnuva on.* önce bitti\.\n", re.M)
GEVSETME_NOTU = re.compile(r"^Not: (?!\d+\. turda yok: )", re.M)


def kayittan(kaydi, *secenekler):
    """Bu kaydın, klavyesiz, koşusu: (kod, stdout, stderr)."""
    with tempfile.TemporaryDirectory() as klasor:
        yol = Path(klasor) / "t.txt"
        yol.write_bytes(kaydi.encode())
        return surecte("", "--kayit", yol, *secenekler)


def oynat(girdi, kayit_mi=False):
    """Girdiyi ya da kaydı iki uygulamayla oynatır; ayrıldıkları yeri söyler.

    (Dökümü, listelerinin düzeyleri) döndürür (yalin.turnuva).
    """
    kod, cikti, hata = (kayittan if kayit_mi else surecte)(girdi, "--adimlar")
    dokum, duzeyler, adimlar = turnuva(girdi, kayit_mi)
    gelen = notsuz(cikti) + ARTAN.sub(ILETI, hata)
    notlular = [bool(GEVSETME_NOTU.search(yer)) for yer in NOTLU_YER.findall(cikti)]
    sonuc, beklenen = (0, gelen, notlular), (
        kod, dokum + adimlar, [duzey not in NOTSUZ for duzey in duzeyler])
    if sonuc != beklenen:
        raise AssertionError(f"yalin.py'den ayrılan {fark(sonuc, beklenen)}\nGirdisi:\n{girdi}")
    return dokum, duzeyler
