"""Eşleştirme konumları: kısa yazımdan ve rastgele turlardan satranc.py'nin durumlarını kurar."""

import random

import satranc


def mac(yazim):
    """"3b1" -> (3, "b", "1"): rakip, renk, sonuç. "-" tur atlamadır."""
    return (0, "-", "1") if yazim == "-" else (int(yazim[:-2]), yazim[-2], yazim[-1])


def durum(maclar):
    """Maçları sırayla işlenmiş bir oyuncunun durumu; maclar "91b1 92s0 -" gibi yazılır."""
    sonuc = satranc.BOS_DURUM
    for yazim in maclar.split():
        sonuc = satranc.mac_sonrasi(sonuc, mac(yazim))
    return sonuc


def durumlar(*oyuncular):
    """BSNo 1, 2, ... sırasıyla maç yazımlarından durumlar sözlüğü."""
    return {bsno: durum(maclar) for bsno, maclar in enumerate(oyuncular, start=1)}


def gecmisten(gecmis):
    """yalin.py'nin geçmişinden aynı konumun durumlar sözlüğü."""
    sonuc = {}
    for bsno, maclar in gecmis.items():
        sonuc[bsno] = satranc.BOS_DURUM
        for rakip, renk, karakter in maclar:
            sonuc[bsno] = satranc.mac_sonrasi(sonuc[bsno], (rakip or 0, renk or "-", karakter))
    return sonuc


def rastgele_gecmis(tohum, sayi, tur):
    """Kurallara bakılmadan, yalnızca yeniden eşleşmesiz rastgele turlarla oluşmuş bir geçmiş.

    Renkler ve tur atlayanlar rastgeledir; böylece yöntemin kendiliğinden varmadığı konumlar da
    denenir. Eşleşemeyenler o turu hiç oynamamış olur.
    """
    rastgele = random.Random(tohum)
    gecmis = {o: [] for o in range(1, sayi + 1)}
    gelmeyen = rastgele.choice((0, 0, 1, 6))
    for _ in range(tur):
        sirali = rastgele.sample(list(gecmis), sayi)
        if sayi % 2:
            gecmis[sirali.pop()].append((None, None, "1"))
        while len(sirali) > 1:
            a = sirali.pop()
            uygun = [b for b in sirali if all(r != b for r, _, _ in gecmis[a])]
            if uygun:
                b = rastgele.choice(uygun)
                sirali.remove(b)
                sonuclar = ("10", "01", "½½") * 2 + ("+-", "-+", "--") * gelmeyen
                ab, ba = rastgele.choice(sonuclar)
                gecmis[a].append((b, "b", ab))
                gecmis[b].append((a, "s", ba))
    return gecmis
