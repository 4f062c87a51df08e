# Kıyaslamanın sınamalarındaki kısa, doğru ödev; kusurluları bunun küçük değişiklikleridir.
ALFABE = " ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"
KARAKTERLER = ["½½", "10", "01", "+-", "-+", "--"]
KARSIT = {"b": "s", "s": "b"}
PUANLAR = {"½": 0.5, "1": 1, "+": 1, "0": 0, "-": 0, "B": 1}


def sor(soru, uygun):
    yanit = ""
    while not (yanit.lstrip("-").isdigit() and uygun(int(yanit))):
        yanit = input(soru)
    return int(yanit)


def puan(o):
    return sum(PUANLAR[s] for _, _, s in o["maclar"])


def alabilir(o, renk):
    renkler = o["renkler"] + renk
    return renkler[-3:] != renk * 3 and 2 * renkler.count(renk) - len(renkler) <= 2


def adimi(a, o):
    """(adım, a'nın rengi); eşleşemiyorlarsa None."""
    a_son, o_son = a["renkler"][-1:], o["renkler"][-1:]
    if o["no"] in [rakip for rakip, _, _ in a["maclar"]]:
        return None
    if a_son == "" or a_son != o_son:
        return 1, KARSIT.get(a_son, o_son or "b")
    if alabilir(o, o_son):
        return 2, KARSIT[a_son]
    return (3, a_son) if alabilir(a, a_son) else None


oyuncular = []
while (lno := sor("LNo: ", lambda s: s not in [o["lno"] for o in oyuncular])) > 0:
    oyuncular.append({"lno": lno, "maclar": [], "renkler": "",
                      "ad": input("Ad: ").replace("i", "İ").replace("ı", "I").upper(),
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
    atlayan = [o for o in sirali if not {"B", "+"} & {s for _, _, s in o["maclar"]}][-1:] * (n % 2)
    kalan, masalar = [o for o in sirali if o not in atlayan], []
    while kalan:
        a = kalan.pop(0)
        o = min(filter(lambda o: adimi(a, o), kalan), key=lambda o: (-puan(o), adimi(a, o)[0]))
        kalan.remove(o)
        beyaz_mi = (adimi(a, o)[1] if tur > 1 else renk) == "b"
        masalar.append((a, o) if beyaz_mi else (o, a))
    for mno, (b, s) in enumerate(masalar, 1):
        print(mno, b["no"], b["lno"], puan(b), "-", puan(s), s["lno"], s["no"])
    for o in atlayan:
        print(len(masalar) + 1, o["no"], o["lno"], puan(o), "- BYE")
    kodlar = [sor("Sonuç: ", lambda s: 0 <= s <= 5) for _ in masalar]
    for (b, s), kod in zip(masalar, kodlar):
        for o, rakip, o_renk, sonuc in zip((b, s), (s, b), "bs", KARAKTERLER[kod]):
            o["maclar"].append((rakip["no"], o_renk, sonuc))
            o["renkler"] += o_renk
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
