"""satranc.py ile yalin.py'nin bütün turnuvalarda aynı dökümü, aynı adımları yazdığını gösterir.

Turnuvaların kimi hakemin sözleriyledir (uretec.yoklarla). İlk farkta durur.
"""

import re
import tempfile
from pathlib import Path

from tests.calistirma import surecte
from tests.uretec import turnuva_girdisi
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


def kabul_edilen(girdi):
    """Sözlü girdinin kaydı, kabul edilmeyenler olmadan; satranc.py de onları reddeder."""
    reddedilenler, kaydi = [], []
    turnuva(girdi, True, reddedilenler, kaydi)
    for _, onceki, yanit in reddedilenler:
        yarim = "".join(f"{satir}\n" for satir in [*onceki, yanit])
        kod, _, hata = kayittan(yarim)
        if kod != 2 or f": {len(onceki) + 1}. satır" not in hata:
            raise AssertionError(f"reddedilmedi: {yanit}\n{yarim}{hata}")
    return "".join(f"{satir}\n" for satir in kaydi)


def oynat(girdi, sozlu):
    """Girdiyi, sözlüyse kayıt olarak, iki uygulamayla oynatır; ayrıldıkları yeri söyler.

    (Dökümü, listelerinin düzeyleri) döndürür (yalin.turnuva).
    """
    kod, cikti, hata = (kayittan if sozlu else surecte)(girdi, "--adimlar")
    dokum, duzeyler, adimlar = turnuva(girdi, sozlu)
    gelen = notsuz(cikti) + ARTAN.sub(ILETI, hata)
    notlular = [bool(GEVSETME_NOTU.search(yer)) for yer in NOTLU_YER.findall(cikti)]
    sonuc, beklenen = (0, gelen, notlular), (
        kod, dokum + adimlar, [duzey not in NOTSUZ for duzey in duzeyler])
    if sonuc != beklenen:
        raise AssertionError(f"yalin.py'den ayrılan {fark(sonuc, beklenen)}\nGirdisi:\n{girdi}")
    return dokum, duzeyler


def karsilastir(sayi, tur, tohum, tur_adi, siklik=0):
    """turnuva_girdisi'ni, kabul edilmeyen sözleri olmadan, oynatır; düzeylerini döndürür."""
    girdi = turnuva_girdisi(sayi, tur, tohum, tur_adi, siklik)
    return oynat(kabul_edilen(girdi) if siklik else girdi, bool(siklik))[1]
