# Kıyaslamanın sınamalarındaki kısa, doğru ödev; kusurluları bunun küçük değişiklikleridir.
ALFABE = " ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"
KARAKTERLER = ["½½", "10", "01", "+-", "-+", "--"]
KARSIT = {"b": "s", "s": "b"}
PUANLAR = {"½": 0.5, "1": 1, "+": 1, "0": 0, "-": 0, "B": 1}


def buyut(ad):
    return ad.replace("i", "İ").replace("ı", "I").upper()


def sor(soru, uygun):
    while True:
        try:
            sayi = int(input(soru))
            if uygun(sayi):
                return sayi
        except ValueError:
            pass
        print("Yanlış!")


def puan(o):
    return sum(PUANLAR[s] for _, _, s in o["maclar"])


def son(o):
    return ([r for _, r, _ in o["maclar"] if r] or [""])[-1]


def alabilir(o, renk):
    renkler = [r for _, r, _ in o["maclar"] if r] + [renk]
    return renkler[-3:] != [renk] * 3 and 2 * renkler.count(renk) - len(renkler) <= 2


def adimi(a, o):
    """(adım, a'nın rengi)"""
    if not son(a):
        return 1, son(o) or "b"
    if son(a) != son(o):
        return 1, KARSIT[son(a)]
    return (2, KARSIT[son(a)]) if alabilir(o, son(o)) else (3, son(a))


def esle(sirali, tur, renk):
    masalar = []
    while sirali:
        a = sirali.pop(0)
        eskiler = [rakip for rakip, _, _ in a["maclar"]]
        adaylar = [o for o in sirali if o["no"] not in eskiler
                   and (adimi(a, o)[0] < 3 or alabilir(a, son(a)))]
        if not adaylar:
            raise SystemExit("eşlenemedi")
        o = min(adaylar, key=lambda o: (-puan(o), adimi(a, o)[0], sirali.index(o)))
        sirali.remove(o)
        beyaz_mi = (adimi(a, o)[1] if tur > 1 else renk) == "b"
        masalar.append((a, o) if beyaz_mi else (o, a))
    return masalar


oyuncular = []
while (lno := sor("LNo: ", lambda s: s not in [o["lno"] for o in oyuncular])) > 0:
    oyuncular.append({"lno": lno, "ad": buyut(input("Ad: ")), "maclar": [],
                      "elo": sor("ELO: ", lambda s: s == 0 or s >= 1000),
                      "ukd": sor("UKD: ", lambda s: s == 0 or s >= 1000)})
oyuncular.sort(key=lambda o: (-o["elo"], -o["ukd"], [*map(ALFABE.index, o["ad"])], o["lno"]))
for no, o in enumerate(oyuncular, 1):
    o["no"] = no
    print(no, o["lno"], o["ad"], o["elo"], o["ukd"])
n = len(oyuncular)
turlar = sor("Tur: ", lambda s: 2 ** s >= n > s)
while (renk := input("Renk: ")) not in ("b", "s"):
    pass
for tur in range(1, turlar + 1):
    sirali = sorted(oyuncular, key=lambda o: (-puan(o), o["no"]))
    atlayan = [o for o in sirali if not {"B", "+"} & {s for _, _, s in o["maclar"]}][-1:]
    atlayan = atlayan if n % 2 else []
    masalar = esle([o for o in sirali if o not in atlayan], tur, renk)
    for mno, (b, s) in enumerate(masalar, 1):
        print(mno, b["no"], b["lno"], puan(b), "-", puan(s), s["lno"], s["no"])
    for o in atlayan:
        print(len(masalar) + 1, o["no"], o["lno"], puan(o), "- BYE")
    kodlar = [sor("Sonuç: ", lambda s: 0 <= s <= 5) for _ in masalar]
    for (b, s), kod in zip(masalar, kodlar):
        b["maclar"].append((s["no"], "b", KARAKTERLER[kod][0]))
        s["maclar"].append((b["no"], "s", KARAKTERLER[kod][1]))
    for o in atlayan:
        o["maclar"].append((0, "", "B"))
for o in oyuncular:
    puanlar, onceki = [], 0
    for tur, (rakip, _, s) in enumerate(o["maclar"], 1):
        oynandi = s in "½10"
        puanlar.append(puan(oyuncular[rakip - 1]) if oynandi else onceki + (turlar - tur) / 2)
        onceki += PUANLAR[s]
    sb = sum(p * PUANLAR[s] for p, (_, _, s) in zip(puanlar, o["maclar"]))
    bh = sorted(puanlar)
    o["olcut"] = [puan(o), sum(bh[1:]), sum(bh[2:]), sb, sum(m[2] in "1+" for m in o["maclar"])]
nihai = sorted(oyuncular, key=lambda o: ([-x for x in o["olcut"]], o["no"]))
for no, o in enumerate(nihai, 1):
    print(no, o["no"], o["lno"], o["ad"], o["elo"], o["ukd"], *o["olcut"])
for o in oyuncular:
    hucreler = [f"{r or '-'} {renk or '-'} {s.replace('B', '1')}" for r, renk, s in o["maclar"]]
    print(o["no"], nihai.index(o) + 1, o["lno"], o["ad"], o["elo"], o["ukd"], *hucreler,
          *o["olcut"])
