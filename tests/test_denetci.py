"""Denetçi: her koşulunu bozan bir döküm vardır, o koşulun iletisiyle yakalanır.

Dökümler dersin örneğinden ve saklanan çıkmazlardan bozulur; denetçi bozmayanı doğru bulur.
"""

import ast
import traceback

from tests import denetci
from tests.calistirma import surecte
from tests.ornek_turnuva import CIKTI
from tests.yardim import KOK, ORNEK, SON, Sinama, notsuz, oku

# Örnek -> [(denetçinin iletisi, dökümdeki eskisi -> yenisi)]; değişiklik yoksa notlar silinir.
BOZUKLAR = {
    "ornek": [
        # Yazılışı
        (f"dökümde yok: Çapraz Tablo:\ndökümün sonu: {CIKTI[-SON:]!r}",
         {"\nÇapraz Tablo:": ""}),
        ("eşleştirme listesinden sonra boş satır yok: ?",
         {"BYE\n\n1. turda 1. masada": "BYE\n?\n1. turda 1. masada"}),
        ("masa no 3 beklenen 2", {"  2    4     6 0.00": "  3    4     6 0.00"}),
        ("tur atlayan en sonda değil:   5    8   555 0.00 - 0.00   123    7", {
            "  4    8   555 0.00 - 0.00   123    7\n": "  4    9     3 0.00 - BYE\n",
            "  5    9     3 0.00 - BYE\n": "  5    8   555 0.00 - 0.00   123    7\n"}),
        ("satır sonunda boşluk: '  1    1    99 ÇETİN CAN AY 1500 1700 3.50 13.50 10.50 10.75 3 '",
         {" 10.75  3\n  2 ": " 10.75 3 \n  2 "}),
        ("sütunlar kaymış:    9    3 FATMA BEYAZ      0    0",
         {"    3 FATMA BEYAZ     0    0\n": "   3 FATMA BEYAZ      0    0\n"}),
        ("satır boyu çizgiden farklı:    9     3 FATMA BEYAZ     0    00",
         {"FATMA BEYAZ     0    0\n": "FATMA BEYAZ     0    00\n"}),
        # Turlar
        ("çapraz tablonun oyuncuları [1, 2, 3, 4, 5, 6, 7, 8, 8]",
         {"\n   9   9     3 FATMA": "\n   8   9     3 FATMA"}),
        ("nihai listenin oyuncuları [1, 4, 5, 3, 7, 2, 8, 6, 8]",
         {"\n  9    9     3 FATMA": "\n  9    8     3 FATMA"}),
        ("2. turda bir kez değil: [1, 3, 4, 5, 6, 6, 7, 8, 9]",
         {"1.00 - 0.00   222    2": "1.00 - 0.00    70    6"}),
        ("4. turda 1. masada puanlar 2.5 2.0",
         {"  1    1    99 3.00 - 2.00": "  1    1    99 2.50 - 2.00"}),
        ("2. turda 1. masada yeniden karşılaşma: 1 2", {
            "  1    1    99 1.00 - 1.00     6    4": "  1    1    99 1.00 - 0.00   222    2",
            "  3    7   123 1.00 - 0.00   222    2": "  3    7   123 1.00 - 1.00     6    4"}),
        ("1. turda 1. masada beyazın hücresi ['3', 'b', '0']",
         {"1600   1 b 0": "1600   3 b 0"}),
        ("1. turda 1. masada siyahın hücresi ['2', 'b', '1']",
         {"1700   2 s 1": "1700   2 b 1"}),
        ("1. turda 4. masada sonuçlar tutmuyor: - 1", {"8 s +": "8 s 1"}),
        # Renkler: 1.1'de kimse, 1.2'de aday, 1.3'te aranan yineler.
        ("2. turda 2. masada rengini yineleyen [5] beklenen []", {
            "5    88 1.00 - 1.00     3    9": "9     3 1.00 - 1.00    88    5",
            "6 s 1   9 b 1": "6 s 1   9 s 1", "- - 1   5 s 0": "- - 1   5 b 0"}),
        ("3. turda 1. masada rengini yineleyen [1] beklenen [5]", {
            "5    88 2.00 - 2.00    99    1": "1    99 2.00 - 2.00    88    5",
            "4 b 1   5 s 1": "4 b 1   5 b 1", "9 b 1   1 b 0": "9 b 1   1 s 0"}),
        ("4. turda 2. masada rengini yineleyen [5] beklenen [4]", {
            "4     6 2.00 - 2.00    88    5": "5    88 2.00 - 2.00     6    4",
            "7 b 1   5 b ½": "7 b 1   5 s ½", "1 b 0   4 s ½": "1 b 0   4 b ½"}),
        ("4. turda tur atlayanın puanı 2.0",
         {"  5    2   222 1.00 - BYE": "  5    2   222 2.00 - BYE"}),
        ("1. turda tur atlayanın hücresi ['-', 'b', '1']",
         {"0    0   - - 1": "0    0   - b 1"}),
        # Ölçütler: çapraz tabloda; sonra nihai listede
        ("1 BH-1 13.00 hesaplanan 13.50", {"7 s 0 3.50 13.50": "7 s 0 3.50 13.00"}),
        ("nihai sıra yanlış: [1, 4, 5, 3, 7, 2, 8, 6, 9]",
         {"1800 1.50 10.50  9.00": "1800 1.50 10.50  8.00"}),
        ("SNo'lar sıralı değil: [1, 2, 3, 4, 5, 6, 7, 8, 8]", {
            "\n  9    9     3 FATMA": "\n  8    9     3 FATMA",
            "\n   9   9     3 FATMA": "\n   9   8     3 FATMA"}),
        ("nihai liste ile çapraz tablo ayrı: 9 [('ELO', '1')]",
         {"FATMA BEYAZ     0    0 1.50": "FATMA BEYAZ     1    0 1.50"}),
    ],
    "cikmaz-renk": [
        ("5. turda notlar [] beklenen [(True, 5, 3)]", {}),
        # İki tarafın da kilitli olduğu masada karşıt rengini aranan (sıralamada üstteki) alır.
        ("5. turda 3. masada rengini yineleyen [3] beklenen [6]", {
            "3 11024 1.50 - 1.00 41157    6": "6 41157 1.00 - 1.50 11024    3",
            "6 b 0 1.50": "6 s 0 1.50", "3 s 1 2.00": "3 b 1 2.00"}),
    ],
    "cikmaz-tur-atlayan": [("5. turda notlar [] beklenen [(False, 5, 4, 6)]", {})],
    "cikmaz-tur-atlama-kurali": [("3. turda notlar [] beklenen [(False, 3, 5)]", {})],
    "cikmaz-yok": [
        ("1. turda notlar [] beklenen "
         "['Not: 1. turda yok: 99 ÇETİN CAN AY.', 'Not: 1. turda yok: 222 IRMAK SU BİR.']", {}),
        # Turda olan için yazılmaz.
        ("3. turda notlar [(False, 3, 4), 'Not: 3. turda yok: 6 AHMET AĞA.'] beklenen "
         "['Not: 3. turda yok: 6 AHMET AĞA.']",
         {"\nNot: 3.": "\nNot: 3. turda yok: 4 İLKNUR AKAR.\nNot: 3."}),
        ("1. turda olmayanın hücresi ['-', '-', '1']",
         {"1800    0   - - -": "1800    0   - - 1"}),
        ("2. turda 2. masada renksizlerden beyaz 2", {
            "  2    1    99 0.00 - 0.00   222    2": "  2    2   222 0.00 - 0.00    99    1",
            "2 b 1   6 s 0": "2 s 1   6 s 0", "1 s 0   - - 1": "1 b 0   - - 1"}),
    ],
    "cikmaz-erken-bitis": [("erken bitişin notu (False, 5, 3) beklenen (False, 4, 3)",
                            {"Not: 4. turda": "Not: 5. turda"})],
}


def yakalanan(dokum):
    """Denetçinin dökümde bulduğu: (ileti, koşulun denetci.py'deki satırı); yoksa boş metin, 0."""
    try:
        denetci.denetle(dokum)
    except denetci.KuralDisi as hata:
        *_, kosul, _ = traceback.extract_tb(hata.__traceback__)
        return str(hata), kosul.lineno
    return "", 0


class Kosullar(Sinama):
    def test_her_kosul_kendi_iletisiyle(self):
        yakalayanlar = set()
        for ornek, bozukluklar in BOZUKLAR.items():
            dokum = surecte(oku(ORNEK / f"{ornek}_girdi.txt"))[1]
            self.assertEqual(yakalanan(dokum), ("", 0))
            for ileti, degisiklikler in bozukluklar:
                bozuk = dokum if degisiklikler else notsuz(dokum)
                for eski, yeni in degisiklikler.items():
                    self.assertEqual(dokum.count(eski), 1, eski)
                    bozuk = bozuk.replace(eski, yeni)
                bulunan, satir_no = yakalanan(bozuk)
                self.assertEqual(bulunan, ileti)
                yakalayanlar.add(satir_no)
        kaynak = oku(KOK / "tests" / "denetci.py")
        cagrilar = {dugum.lineno for dugum in ast.walk(ast.parse(kaynak))
                    if isinstance(dugum, ast.Call) and getattr(dugum.func, "id", "") == "gerek"}
        denenmeyenler = sorted(cagrilar - yakalayanlar)
        self.assertEqual([kaynak.splitlines()[no - 1] for no in denenmeyenler], [])
