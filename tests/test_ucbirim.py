"""Uçbirim: ekranın görünüşü, geri alma, yarım satır, kesmeler.

Çoğu süreç içinde, birkaçı gerçek uçbirimde. Ekran, programın düz koşusunun dökümüdür: yanıtlar
istemlerinin ardında, iletiler kendi satırlarında.
"""

import io
import os
import re
import unittest
from contextlib import redirect_stderr, redirect_stdout, suppress
from unittest import mock

import satranc
from tests.calistirma import Ucbirim, baslat, komut, surecte
from tests.ornek_turnuva import (
    ADLI,
    BITTI,
    DOSYASIZ,
    IKINCI_TUR,
    ILK_RENK,
    ILK_SONUC,
    KAYIT,
    KAYITLAR,
    KESILDI,
    MASA_SAYISI,
    MASALAR,
    ORTA,
    SATIRLAR,
    TUR_SAYISI,
    YOKLU,
    YOKLU_KAYIT,
    KayitSinamasi,
    adlarla,
    dosyasiz,
    duz_kosu,
    onekler,
    oynayanlar,
    yanitlar,
    yankili,
)
from tests.uretec import SORULAR, alt_alta, oyuncular
from tests.yardim import BEKLEME, Sinama, gecici_klasor, oku

try:
    import pty
except ImportError:  # Windows
    pty = None


def ret(yanit, kac=0):
    """Borudan ya da dosyadan, ilk `kac` yanıttan sonra gelen yanlış yanıtın iletisi."""
    return surecte(yanitlar(0, kac) + yanit)[2].split("\n")[0] + "\n"


def geri_alinmis(kac, kayitla=False):
    """`kac` yanıt kalmışken, < ile alınan yanıtı duyuran ekran.

    Sürdürürkenki gibidir; duyuru sorunun, kayıtla, üstünde adlar olan sonuç sorusunun üstündedir.
    """
    ustu, satir_basi, soru = yankili(kac, kac).rpartition("\n")
    soru = adlarla(soru) if kayitla else soru
    tur, masa = divmod(kac + 1 - ILK_SONUC, MASA_SAYISI)
    masalar = " (ardındaki turun masaları da silindi)" if tur >= 0 and masa == 0 else ""
    ustu += f"{satir_basi}{DOSYASIZ[:-1]}" * (kac == TUR_SAYISI and not kayitla)
    return f"<\n{ustu}{satir_basi}Geri alındı: {ADLI[kac][:-1]}{masalar}\n{soru}"


class Ekran(KayitSinamasi):
    def test_kayitla_her_sonuc_sorusunun_ustunde_oynayanlar(self):
        """Yalnızca onlarda, bir kez; stdout'a yazılmaz. Kayıtsız hiçbirinde yoktur.

        Oynayanlar değişince yeniden sorulan da ayrı bir sorudur, yanlış yanıttan sonraki değil.
        """
        self.yaz()
        u, kayitsiz = self.ucbirim(*SATIRLAR), Ucbirim(SATIRLAR)
        self.assertEqual((kayitsiz.sonuc, u.stdout), ((0, duz_kosu(), DOSYASIZ), duz_kosu()))
        self.assertEqual(kayitsiz.ekran, dosyasiz(yankili(len(SATIRLAR))))
        adli_ekranlar = [adlarla(ekran).replace(DOSYASIZ, "") for ekran in kayitsiz.ekranlar()]
        self.assertEqual(u.ekranlar()[:len(SATIRLAR)], adli_ekranlar[:-1])
        self.baslar(u.stderr, "222 IRMAK SU BİR - 99 ÇETİN CAN AY\n6 AHMET AĞA - 4 İLKNUR AKAR\n")
        self.yaz()
        stderr = self.ucbirim(*YOKLU.splitlines(True)).stderr
        # Söz yazılınca sorulan, turun ilk masasıdır.
        sorulanlar = re.findall(r"(?:tur: |masa [(])(\d+)-(\d+)(?: .*\n[vy]|[)])", YOKLU_KAYIT,
                                re.I)
        self.assertEqual(re.findall(r"^(\d+) .* - (\d+) ", stderr, re.M), sorulanlar)
        self.yaz(KAYITLAR[ORTA])
        ekranlar = self.ucbirim("9\n", "muz\n", SATIRLAR[ORTA]).ekranlar()
        kez = [ekran.count(oynayanlar(ORTA)) for ekran in ekranlar]
        self.assertEqual(kez, [1, 0, 0, 0, 0])

    def test_yanlis_yanitin_iletisi_istemin_altindadir(self):
        """Geri alınacak yanıt varsa ipucu da vardır."""
        ekranlar = Ucbirim(["muz\n", *SATIRLAR[:len(SORULAR)], "muz\n"]).ekranlar()
        ileti, istem = f"muz\n{ret('muz')}", yankili(0, 0)
        self.assertEqual(ekranlar[1], ileti + istem)
        self.assertRegex(ekranlar[len(SORULAR) + 2],
                         rf"^{re.escape(ileti[:-1])}[^<]*<[^<]*\?[^<?]*{re.escape(istem)}$")

    def test_kabul_edilmeyenlerin_sayisi_baslangic_listesinin_altindadir(self):
        """O ana dek söylenmemiş olanların; yoksa satır da yoktur."""
        girilen = [yanit for gecerli in oyuncular(zip("56")) for yanit in ("!", gecerli)]
        ekran = Ucbirim(map("{}\n".format, (*girilen, "<", 0, "<", "!", 0))).ekran
        satir = rf"\n(?:(\d+) yanıt kabul edilmedi; listeyi denetleyiniz\.\n+)?{DOSYASIZ}Turnuva"
        self.assertEqual(re.findall(satir, ekran), [f"{len(girilen) // 2}", "", "1"])

    def test_son_sozler_kendi_satirlarindadir(self):
        """Ctrl-D'de girdi sona ermiş, Ctrl-C'de turnuva yarıda kesilmiştir."""
        for son, kod, soz in (("", 1, BITTI), (KeyboardInterrupt, 130, KESILDI)):
            for kac in (0, TUR_SAYISI, ILK_RENK, ORTA + 2):
                girilen = [*SATIRLAR[:kac], son]
                u = Ucbirim(girilen)
                self.assertEqual(u.kod, kod)
                self.baslar(u.stderr, DOSYASIZ * (kac >= TUR_SAYISI) + soz)
                self.baslar(u.ekran, f"{dosyasiz(yankili(kac, kac))}\n{soz}")
                # Dosyadaki dökümde ileti için satır başı da yoktur.
                self.assertEqual(Ucbirim(girilen, dosyada=("stdout",)).stdout, yankili(0, kac))

    def test_kaydin_yeri(self):
        """Uçbirimde yeni kayıt başta, biten kayıt sonda, son sorudan önce, birer satırla."""
        yeri, istem = f"^.*{re.escape(str(self.yol))}.*\n(?:.*<.*\n.*\n)?$", yankili(0, 0)
        ilk, ikinci = (self.ucbirim().ekranlar()[0] for _ in range(2))
        self.assertRegex(ilk.replace(istem, ""), yeri)
        self.assertEqual(ikinci, istem)
        for bitmis in (KAYIT, f"{KAYIT}1\n"):
            self.yaz(bitmis)
            u, dosyadan = self.ucbirim(), self.calistir()[2]
            self.baslar(u.stderr, dosyadan)
            self.assertRegex(u.stderr[len(dosyadan):], yeri)
        self.yol.unlink()
        self.assertEqual(self.calistir()[2], self.calistir()[2])  # ilki yeni kayıtta

    def test_idle(self):
        """Akışları baytsızdır, uçbirim gibidir: dökümü uçbirimdekidir, < de geri alır."""
        class Idle(io.StringIO):
            def isatty(self):
                return True

        yazilan = [SATIRLAR[0], "?\n", "<\n", *SATIRLAR]
        cikti, hata = Idle(), Idle()
        with mock.patch("sys.stdin", Idle("".join(yazilan))), komut(), \
                redirect_stdout(cikti), redirect_stderr(hata):
            kod = satranc.main()
        self.assertEqual((kod, cikti.getvalue(), hata.getvalue()), Ucbirim(yazilan).sonuc)

    def test_entersiz_yazilan_yanit_degildir(self):
        """Satırın ortasında Ctrl-D: yazılan ne kaydedilir ne de < ise geri alır."""
        self.yaz(KAYITLAR[ORTA])
        son_sozler = self.calistir()[2]
        for yazilan in ("1", "<", "muz"):
            u = self.ucbirim(yazilan)
            self.assertEqual(u.ekranlar()[1], f"{yazilan}\n{son_sozler}")
            self.assertEqual(u.kod, 1)
            self.kayitli(KAYITLAR[ORTA])


class GeriAlma(KayitSinamasi):
    """Uçbirimde < son yanıtı geri alır; ekran ve kayıt, o yanıt hiç verilmemiş gibi olur."""

    def test_kez_kez_alinir(self):
        """Kalanlar yeniden verilir; ekran da kayıt da her adımda karşılaştırılır."""
        geri_almadan = Ucbirim(SATIRLAR).ekranlar()
        # Son ikisi: 2. turun ortasından başlangıç listesinin önüne; ta başa.
        for kac, kez in ((ILK_RENK, 1), (ILK_SONUC + 2, 1), (ORTA + 1, 10), (7, 7)):
            kalanlar = range(kac - 1, kac - kez - 1, -1)
            for secenekler in ([], ["--kayit", self.yol]):
                kayitlar = []
                geri = ["<\n", lambda gorulen=kayitlar: gorulen.append(oku(self.yol))] * kez
                self.yaz()
                u = Ucbirim([*SATIRLAR[:kac], *geri, *SATIRLAR[kac - kez:]], *secenekler)
                sonrakiler = geri_almadan[kac - kez + 1:-1]
                beklenen = [geri_alinmis(no, bool(secenekler)) for no in kalanlar]
                beklenen += [adlarla(ekran).replace(DOSYASIZ, "") if secenekler else ekran
                             for ekran in sonrakiler]
                gelen = u.ekranlar()[kac + 1:][:len(beklenen)]  # son listelerden öncekiler
                self.assertEqual(gelen, beklenen, (kac, kez, secenekler))
                self.assertEqual(kayitlar, [KAYITLAR[no] * bool(secenekler) for no in kalanlar])
                self.assertEqual(u.kod, 0)
                self.kayitli(KAYIT * bool(secenekler))

    def test_oynayanlari_degistiren_yanit_da_alinir(self):
        *onceki, son, _ = onekler(YOKLU_KAYIT)
        self.yaz(son)
        kayitlar = []
        self.ucbirim(*["<\n", lambda: kayitlar.append(oku(self.yol))] * len(onceki))
        self.assertEqual(kayitlar, onceki[::-1])

    def test_yalniz_isaretin_kendisi_geri_alir(self):
        """Çevresindeki boşluklara bakılmaz. Yanlış yanıttan sonra da kabul edilen son alınır."""
        for yanit in ("<5\n", "<<\n"):
            self.baslar(Ucbirim([SATIRLAR[0], yanit]).ekranlar()[2], yanit + ret(yanit, 1)[:-1])
        self.assertEqual(Ucbirim([SATIRLAR[0], "\t< \n"]).ekranlar()[2].lstrip(),
                         geri_alinmis(0).replace("<", "< ", 1))
        for kac in (1, ILK_SONUC, IKINCI_TUR):
            ekranlar = Ucbirim([*SATIRLAR[:kac], "9\n", "<\n"]).ekranlar()
            self.assertEqual(ekranlar[kac + 2], geri_alinmis(kac - 1))

    def test_alinamazken_obur_yanlis_yanitlar_gibidir(self):
        """Alınacak yanıt yoksa; girdi uçbirim değilse, kayıtla da."""
        ekranlar = Ucbirim(["<\n", SATIRLAR[0], "<\n", "<\n"]).ekranlar()
        yanlis = f"<\n{ret('<')}{yankili(0, 0)}"
        self.assertEqual(ekranlar[1:5:3], [yanlis, yanlis])
        for kac in (0, 1, ILK_SONUC):
            self.assertEqual(ret("<", kac).replace("<", "?"), ret("?", kac))
            self.yaz(KAYITLAR[kac])
            self.baslar(self.calistir("<\n")[2], ret("<", kac))

    def test_cikti_dosyadayken_de_duyuru_sorunun_ustundedir(self):
        """Yeniden yazılan döküm arabellekte kalmaz: duyurudan sonra belirmez."""
        kac = ILK_SONUC + 1
        u = Ucbirim([*SATIRLAR[:kac], "<\n"], dosyada=("stdout",))
        self.assertEqual(u.ekranlar()[kac + 1], geri_alinmis(kac - 1))


class Dayaniklilik(KayitSinamasi):
    """Yazma, diske yazma ve sonraki istem hep bu sıradadır."""

    def test_fsync_sonraki_istemden_oncedir(self):
        """Her yanıt, listesinden önce de turun masaları, geri alma; yanlış yanıt dokunmaz.

        Her klavye yanıtından sonra: kayda yazılan, kesilen boy, fsync, görünen liste ile istem.
        """
        izler = [[]]
        for tur, deger in self.ucbirim("muz\n", *SATIRLAR[:-1], "<\n", *SATIRLAR[-2:]).olaylar:
            if tur == "klavye":
                izler.append([])
            elif tur == "stdout":
                izler[-1] += re.findall(r"giriniz(?=: $| \([^)]*\): $)|Eşleştirme", deger)
            elif tur != "stderr":
                izler[-1].append((tur, deger) if tur != "fsync" else tur)
        beklenen = [[("yazıldı", satir.encode()), "fsync", "giriniz"] for satir in ADLI]
        for masa, yer in zip(MASALAR, range(ILK_SONUC, len(SATIRLAR), MASA_SAYISI)):
            beklenen[yer - 1][2:2] = [("yazıldı", masa.encode()), "fsync", "Eşleştirme"]
        kesilen = [("kesildi", len(KAYITLAR[-3].encode())), "fsync"]
        kesilen += ["Eşleştirme"] * len(MASALAR) + ["giriniz"]
        beklenen[-1:] = [kesilen, beklenen[-2], beklenen[-1][:-1]]
        self.assertEqual(izler[1:], [["giriniz"], *beklenen, []])  # sonuncusu son sorudur


@unittest.skipUnless(pty, "Python'un Windows'ta sözde uçbirimi (pty) yok; konsol elle denenir")
class GercekUcbirim(Sinama):
    def ac(self, *secenekler):
        """(süreç, uçbirimin ana ucu, programın ucu)"""
        ana, uydu = pty.openpty()
        self.addCleanup(os.close, ana)
        return baslat(*secenekler, stdin=uydu, stdout=uydu, stderr=uydu), ana, uydu

    def gorunen(self, ana, son=b": "):
        """Ekranda, `son` ile ya da programla bitene dek, beliren."""
        ham = b""
        with suppress(OSError):  # Linux'ta öbür ucun kapanması
            while not ham.endswith(son) and (gelen := os.read(ana, 65536)):
                ham += gelen
        return ham.decode().replace("\r\n", "\n")

    def test_yarida_birakilan(self):
        """Ekran süreç içindekiyle aynıdır; satırın ortasındaki Ctrl-D yanıt değildir."""
        yol, kalan = gecici_klasor(self) / "k.txt", ORTA - 1
        yol.touch()
        surec, ana, uydu = self.ac("--kayit", yol)
        os.close(uydu)
        ekran = self.gorunen(ana)
        for satir in SATIRLAR[:ORTA]:
            os.write(ana, satir.encode())
            ekran += self.gorunen(ana)
        self.assertEqual(ekran, adlarla(yankili(ORTA, ORTA)))
        os.write(ana, b"<\n")
        self.assertEqual(self.gorunen(ana), geri_alinmis(kalan, kayitla=True))
        os.write(ana, b"5\x04\x04")
        self.biter(self.gorunen(ana, b"son"), f"{BITTI}Turnuva {yol} kaydından sürer.\n"
                   f"Son yanıt: {ADLI[kalan - 1]}")
        self.assertEqual((surec.wait(timeout=BEKLEME), oku(yol)), (1, KAYITLAR[kalan]))

    def test_kabuga_kalan(self):
        """Sona yapıştırılandan yalnızca Enter'la bitmemiş satır."""
        surec, ana, uydu = self.ac()
        self.addCleanup(os.close, uydu)
        girilen = alt_alta(*oyuncular(zip("12")), 1, "b", 1, "ls", "<")
        os.write(ana, f"{girilen}yarım".encode())
        self.assertEqual(surec.wait(timeout=BEKLEME), 0)
        os.write(ana, b"\n")
        self.assertEqual(os.read(uydu, 99).decode(), "yarım\n")
