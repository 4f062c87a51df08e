"""Çıkmaz örneklerinin saklanan dökümlerini yalin.py'den yeniden yazar: python3 -m tests.yenile

satranc.py çalıştırılmaz. Girdiler değişmez: bir kural onları artık reddediyorsa elle değiştirilir.
"""

from tests.yalin import turnuva
from tests.yardim import ORNEK, oku


def dokumler():
    """Her örneğin dökümünün dosyası -> yalin.py'nin yazdığı döküm."""
    for girdi in sorted(ORNEK.glob("cikmaz-*_girdi.txt")):
        try:
            yield girdi.with_name(girdi.name.replace("girdi", "cikti")), turnuva(oku(girdi))[0]
        except (IndexError, ValueError) as hata:
            raise SystemExit(f"{girdi}: yanıtları eksik ya da sorulara uymuyor") from hata


if __name__ == "__main__":
    for yol, dokum in dokumler():
        if not yol.exists() or oku(yol) != dokum:
            yol.write_bytes(dokum.encode())
            print("değişti:", yol.name)
