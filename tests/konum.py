"""Eşleştirme konumları: kısa yazımdan ve rastgele turlardan satranc.py'nin durumunu kurar."""

import random

import satranc


def mac(yazim):
    """"3b1" -> (3, "b", "1"): rakip, renk, sonuç. "-" tur atlamadır."""
    return (0, "-", "BYE") if yazim == "-" else (int(yazim[:-2]), yazim[-2], yazim[-1])


def maclar(yazim):
    """Bir oyuncunun "91b1 92s0 -" gibi yazılmış maçları."""
    return [mac(parca) for parca in yazim.split()]


def renkler(yazim):
    """Maçları sırayla işlenmiş bir oyuncunun renkleri."""
    sonuc = satranc.ILK_RENKLER
    for _, renk, _ in maclar(yazim):
        sonuc = satranc.renk_sonrasi(sonuc, renk)
    return sonuc


def durum_kur(oyuncu_maclari):
    """BSNo 1, 2, ... sırasıyla maç listelerinden turnuvanın durumu.

    Maçı az olan, eksik turlarda iz bırakmaz: rakibi kendisidir, rengi ve puanı yoktur.
    """
    durum = satranc.ilk_durum(len(oyuncu_maclari))
    for k in range(max(map(len, oyuncu_maclari))):
        tur = [(0, "-", "-")]
        for bsno, kendi in enumerate(oyuncu_maclari, start=1):
            tur.append(kendi[k] if k < len(kendi) else (bsno, "-", "-"))
        sutunlar = map(list, zip(*tur))
        durum = satranc.tur_sonrasi(durum, dict(zip(("rakipler", "renkler", "sonuclar"), sutunlar)))
    return durum


def yazimdan(*yazimlar):
    """BSNo 1, 2, ... sırasıyla maç yazımlarından turnuvanın durumu."""
    return durum_kur([maclar(yazim) for yazim in yazimlar])


def gecmisten(gecmis):
    """yalin.py'nin geçmişinden (BSNo -> maçlar) aynı konumun durumu."""
    return durum_kur([
        [(rakip, renk, karakter) if rakip else mac("-") for rakip, renk, karakter in kendi]
        for _, kendi in sorted(gecmis.items())
    ])


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
