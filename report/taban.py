"""Ölçümün tabanı: bir turnuva kadar soru ve satır, hiç hesap yok.

Kullanımı: python3 report/taban.py OYUNCU TUR < girdi. TUR, oynanan turlardır; girdinin,
turnuva erken bitince kullanılmayan satırlarını program gibi o da okumaz. Her konsol programının
ödeyeceği en az bedeldir.
"""

import sys


def taban(sayi, tur_sayisi):
    """Aynı istemlerle aynı sayıda yanıt okur, listelerin satır sayısı kadar sabit satır yazar."""
    for _ in range(sayi):
        input("Oyuncunun lisans numarasini giriniz (bitirmek için 0 ya da negatif giriniz): ")
        input("Oyuncunun adini-soyadini giriniz: ")
        input("Oyuncunun ELO’sunu giriniz (en az 1000, yoksa 0): ")
        input("Oyuncunun UKD’sini giriniz (en az 1000, yoksa 0): ")
        print()
    input("Oyuncunun lisans numarasini giriniz (bitirmek için 0 ya da negatif giriniz): ")
    liste(sayi + 3, 38)
    print()
    input("Turnuvadaki tur sayisini giriniz (4-8): ")
    input("Baslangic siralamasina gore ilk oyuncunun ilk turdaki rengini giriniz (b/s): ")
    for tur in range(1, tur_sayisi + 1):
        liste(sayi // 2 + sayi % 2 + 4, 38)
        print()
        for masa in range(1, sayi // 2 + 1):
            input(f"{tur}. turda {masa}. masada oynanan macin sonucunu giriniz (0-5): ")
    liste(sayi + 3, 70)
    liste(sayi + 3, 70 + 8 * tur_sayisi)


def liste(satir_sayisi, genislik):
    """Boş satırdan sonra verilen sayıda sabit satır yazar."""
    print()
    satir = "x" * genislik
    for _ in range(satir_sayisi):
        print(satir)


if __name__ == "__main__":
    taban(int(sys.argv[1]), int(sys.argv[2]))
