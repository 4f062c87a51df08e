"""Uçbirim: ekranın görünüşü, geri alma, yarım satır, kesmeler; çoğu süreç içinde, birkaçı gerçek uçbirimde."""

import os
import re
import threading
import unittest

from tests.uretec import turnuva_girdisi
from tests.yardim import (
    CIKTI,
    GIRDI,
    ILK_SONUC,
    MASA_SAYISI,
    MASALAR,
    SATIRLAR,
    Ucbirim,
    ayri,
    baslat,
    ctrl_c_devralinmasin,
    gecici_klasor,
    kayitta,
    oku,
    oku_dek,
    sonuna_dek,
    soru_adi,
    surecte,
    yankili,
)

try:
    import pty
except ImportError:  # Windows
    pty = None

setUpModule = ctrl_c_devralinmasin

IPUCU = "(kabul edilen son yanıtı geri almak için: <)\n"
SAKLANMADI = "Girilenler saklanmadı; saklamak için: --kayit DOSYA\n"
BITTI = "Girdi turnuva bitmeden sona erdi.\n"
HEPSI = kayitta(len(SATIRLAR))


def geri_alinmis(kac, yanit):
    """`kac` yanıt kalmışken, alınan yanıtı duyuran ekran: sürdürürkenki gibi, duyuru sorunun hemen üstünde."""
    dokum = yankili(kac, dek=kac)
    soru = dokum.rfind("\n") + 1
    tur, masa = divmod(kac + 1 - ILK_SONUC, MASA_SAYISI)
    masalar = f" ({tur + 1}. turun masaları da)" if tur >= 0 and masa == 0 else ""
    return f"{dokum[:soru]}Geri alındı: {soru_adi(kac)}: {yanit[:-1]}{masalar}\n{dokum[soru:]}"


class Ekran(unittest.TestCase):
    def setUp(self):
        self.yol = gecici_klasor(self) / "turnuva.txt"

    def test_yazilan_oturum_ornegin_dokumudur(self):
        u = Ucbirim(SATIRLAR)
        self.assertEqual((u.kod, u.stdout, u.stderr), (0, CIKTI, ""))
        self.assertEqual(u.ekran, yankili(len(SATIRLAR)))
        self.assertNotIn("\n\n\n", u.ekran)

    def test_yanlis_yanit_alttaki_satirda_ipucu_kendi_satirinda(self):
        u = Ucbirim(["muz\n", "5\n", "\n", "<\n", "\n"])
        lno, ad = u.ekranlar()[0], u.ekranlar()[2][2:]
        # Geri alınacak yanıt yokken ipucu da yoktur.
        self.assertEqual(u.ekranlar()[1:6:2], [
            "muz\n'muz' bir tam sayı değil; lisans no giriniz (bitirmek için 0).\n" + lno,
            "\nYanıt boş; harf giriniz (boşluk ' ’ - . da olur).\n" + IPUCU + ad,
            "\nYanıt boş; lisans no giriniz (bitirmek için 0).\n" + lno])
        self.assertEqual(u.ekranlar()[6], "\n" + BITTI + SAKLANMADI)
        sonuc = Ucbirim([*SATIRLAR[:ILK_SONUC], "6\n"]).stderr
        self.assertEqual(sonuc, "'6' sonuç değil; 0: ½ - ½, 1: 1 - 0, 2: 0 - 1, 3: + - -, 4: - - +, 5: - - -\n"
                                + IPUCU + "\n" + BITTI + SAKLANMADI)
        self.assertLessEqual(max(map(len, sonuc.splitlines())), 79)

    def test_istemsiz_iletiden_once_bos_satir_yok(self):
        self.assertTrue(Ucbirim([], "--yok").ekran.startswith("'yok' seçeneği"))
        self.yol.write_bytes(b"muz\n")
        self.assertRegex(Ucbirim([], "--kayit", self.yol).ekran, r"^[^\n]* 1 yanıt var\.\n[^\n]*1\. satır")
        self.yol.write_bytes("".join([*HEPSI, "1\n"]).encode())
        self.assertRegex(Ucbirim([], "--kayit", self.yol).ekran, r"  6 s -[^\n]*\n[^\n]+ satır ve sonrası kullanılmadı")

    def test_bitiris_iletisi_istemin_altinda_baslar(self):
        for kac in (0, 1, 37, 38, 41):
            for son, kod, neden in (("", 1, BITTI), (KeyboardInterrupt, 130, "Turnuva yarıda kesildi.\n")):
                u = Ucbirim([*SATIRLAR[:kac], son])
                self.assertEqual((u.kod, u.stderr), (kod, f"\n{neden}{SAKLANMADI}"))
                self.assertTrue(u.ekran.endswith(f": \n{neden}{SAKLANMADI}"), u.ekran)

    def test_kesilince_son_yaniti_soyler(self):
        u = Ucbirim([*SATIRLAR[:42], KeyboardInterrupt], "--kayit", self.yol)
        self.assertEqual((u.kod, u.stderr.split("\n", 1)[1]), (130, (
            f"\nTurnuva yarıda kesildi.\nGirilenler {self.yol} dosyasında; aynı komut turnuvayı sürdürür.\n"
            f"Son yanıt: 1. tur 3. masa: {SATIRLAR[41]}")))

    def test_acilista_kac_yanit_okundugu_yazilir(self):
        """Masa satırları sayılmaz; yanlış yazılmış bir dosya adı yeni kayıttır."""
        for satirlar, ileti in (([], "yeni kayıt"), (kayitta(1), "1 yanıt var"), (kayitta(44), "44 yanıt var"),
                                ([*kayitta(44), " 15 "], "44 yanıt var; yarım kalmış son satırı sayılmadı: '15'")):
            if satirlar:
                self.yol.write_bytes("".join(satirlar).encode())
            u = Ucbirim([KeyboardInterrupt], "--kayit", self.yol)
            self.assertTrue(u.ekran.startswith(f"{self.yol}: {ileti}.\nOyuncunun lisans numarasini"), u.ekran)
        # Yalnızca birisi yazıyorsa.
        self.assertEqual(surecte("", "--kayit", self.yol)[2].splitlines()[0], BITTI[:-1])

    def test_ara_siralama_bos_satirdan_sonra_istemin_altinda(self):
        self.yol.write_bytes("".join(kayitta(44)).encode())
        u = Ucbirim([], "--kayit", self.yol)
        self.assertIn("2. masada oynanan macin sonucunu giriniz (0-5): \n\n1. tur sonunda sıralama:\nSNo BSNo", u.ekran)
        self.assertNotIn("\n\n\n", u.ekran)
        self.assertEqual(u.kod, 1)
        # Dosyadaki dökümde boş satırı başlığın kendisi getirir.
        u = Ucbirim([], "--kayit", self.yol, dosyada=("stdout",))
        self.assertIn("2. masada oynanan macin sonucunu giriniz (0-5): \n1. tur sonunda sıralama:\n", u.stdout)
        # Ctrl-C yalnızca keser.
        self.assertNotIn("1. tur sonunda", Ucbirim([KeyboardInterrupt], "--kayit", self.yol).ekran)

    def test_entersiz_yazilan_yanit_degildir(self):
        """Satırın ortasında Ctrl-D: yazılan ne kaydedilir ne de < ise geri alır."""
        for yazilan in ("1", "<", "muz"):
            self.yol.write_bytes("".join(kayitta(40)).encode())
            u = Ucbirim([yazilan], "--kayit", self.yol)
            self.assertEqual(u.kod, 1)
            self.assertIn("\nTurnuvaya ara verildi.\n", u.stderr)
            self.assertEqual(oku(self.yol), "".join(kayitta(40)))


class GeriAlma(unittest.TestCase):
    """Uçbirimde < son yanıtı geri alır; ekran ve kayıt, o yanıt hiç verilmemiş gibi olur."""

    def setUp(self):
        self.yol = gecici_klasor(self) / "turnuva.txt"

    def geri_alinir(self, kac, kez, kayitli):
        """`kac` yanıttan sonra `kez` kez geri alınır, kalanlar verilir; ekran ve kayıt her adımda karşılaştırılır."""
        self.yol.unlink(missing_ok=True)
        gorulen = []
        geri = [("<\n"), lambda: gorulen.append(oku(self.yol) if kayitli else None)] * kez
        u = Ucbirim([*SATIRLAR[:kac], *geri, *SATIRLAR[kac - kez:]], *(["--kayit", self.yol] if kayitli else []))
        for sira in range(1, kez + 1):
            ekran = u.ekranlar()[kac + sira]
            self.assertEqual(ekran, "<\n" + geri_alinmis(kac - sira, SATIRLAR[kac - sira]))
            self.assertEqual(gorulen[sira - 1], "".join(kayitta(kac - sira)) if kayitli else None)
        self.assertEqual(u.kod, 0)
        self.assertTrue(u.ekran.endswith(CIKTI[CIKTI.index("\nNihai"):]))
        self.assertEqual(u.stderr.count("Geri alındı: "), kez)
        self.assertNotIn("Geri al", u.stdout)
        if kayitli:
            self.assertEqual(oku(self.yol), "".join(HEPSI))

    def test_bir_kez(self):
        for kac in (1, 38, 41):
            for kayitli in (False, True):
                with self.subTest(kac=kac, kayitli=kayitli):
                    self.geri_alinir(kac, 1, kayitli)

    def test_on_kez_tur_sinirini_asarak(self):
        self.geri_alinir(46, 10, kayitli=True)  # 2. turun ortasından başlangıç listesinin önüne

    def test_turun_sonunu_asinca_masalar_da_silinir(self):
        """2. turun ilk sorusunda < ile 1. turun son sonucu alınır; değişen sonuçla 2. tur yeniden eşleşir."""
        kac = ILK_SONUC + MASA_SAYISI
        u = Ucbirim([*SATIRLAR[:kac], "<\n", "0\n", ""], "--kayit", self.yol)
        self.assertEqual(u.ekranlar()[kac + 1], "<\n" + geri_alinmis(kac - 1, SATIRLAR[kac - 1]))
        self.assertNotIn("Not:", u.ekran)
        satirlar = oku(self.yol).splitlines(keepends=True)
        self.assertEqual(satirlar[:-1], [*kayitta(kac)[:-2], "0\n"])
        self.assertTrue(satirlar[-1].startswith("# 2. tur: "))
        self.assertNotEqual(satirlar[-1], MASALAR[1])

    def test_ta_basa(self):
        self.geri_alinir(7, 7, kayitli=True)
        u = Ucbirim(["<\n", "5\n", "<\n", "<\n", *SATIRLAR])
        istem = u.ekranlar()[0]
        yok = "<\nGeri alınacak yanıt yok.\n" + istem
        self.assertEqual(u.ekranlar()[1:5], [
            yok, "5\nOyuncunun adini-soyadini giriniz: ",
            "<\nGeri alındı: LNo: 5\n" + istem, yok])
        self.assertEqual(u.kod, 0)

    def test_surdurulen_kayitta_elle_yazilmis_satirlar(self):
        # CRLF'li, boşluklu, BOM'lu ve yarım satırlı kayıt: son tam satırın baytları kadar kısalır.
        self.yol.write_bytes("\ufeff555\r\nALİ KAYA \r\n0\r\nyar".encode())
        gorulen = []
        Ucbirim(["<\n", lambda: gorulen.append(self.yol.read_bytes())] * 2, "--kayit", self.yol)
        self.assertEqual(gorulen, ["\ufeff555\r\nALİ KAYA \r\n".encode(), "\ufeff555\r\n".encode()])

    def test_masali_crlf_kayit(self):
        kac = ILK_SONUC + MASA_SAYISI
        self.yol.write_bytes("".join(kayitta(kac)).replace("\n", " \r\n").encode())
        Ucbirim(["<\n"], "--kayit", self.yol)
        self.assertEqual(oku(self.yol), "".join(kayitta(kac - 1)).replace("\n", " \r\n"))

    def test_yalniz_isaretin_kendisi_geri_alir(self):
        for yanit in ("<5\n", "<<\n", "5<\n"):
            u = Ucbirim(["5\n", yanit])
            self.assertEqual(u.ekranlar()[2].split("\n")[:3], [
                yanit[:-1], f"'{yanit[:-1]}' bir ad-soyad değil; harf giriniz (boşluk ' ’ - . da olur).", IPUCU[:-1]])

    def test_cikti_dosyadaysa_da_geri_alinir(self):
        u = Ucbirim(["5\n", "<\n"], dosyada=("stdout",))
        self.assertIn("Geri alındı: LNo: 5\n", u.stderr)
        self.assertNotIn("\n\n", u.stdout)
        u = Ucbirim(["5\n", ""], dosyada=("stderr",))
        self.assertEqual(u.stderr, BITTI + SAKLANMADI)  # imleci alta geçiren boş satır ekran içindir

    def test_alinan_yanit_son_yanit_degildir(self):
        u = Ucbirim(["5\n", "<\n"], "--kayit", self.yol)
        girilenler = f"Girilenler {self.yol} dosyasında; aynı komut turnuvayı sürdürür.\n"
        self.assertTrue(u.stderr.endswith(f"\nTurnuvaya ara verildi.\n{girilenler}"), u.stderr)
        self.assertEqual(oku(self.yol), "")

    def test_ucbirim_stdin_dir(self):
        """stdin boruysa < yanlış bir yanıttır; stdout'un uçbirim olması bunu değiştirmez."""
        for yanitlar in (["<"], ["5", "<"], [*map(str.strip, SATIRLAR[:ILK_SONUC]), "<"]):
            kod, _, hata = surecte("\n".join(yanitlar) + "\n")
            self.assertEqual(kod, 1)
            self.assertRegex(hata, r"^'<' [^\n]+; [^\n]+\n" + BITTI + "$")


class Dayaniklilik(unittest.TestCase):
    """Yazma, diske yazma ve sonraki istem hep bu sıradadır."""

    def setUp(self):
        self.yol = gecici_klasor(self) / "turnuva.txt"

    def izler(self, u):
        """Her klavye yanıtından sonrakine dek olanlar: kayda yazılanlar, kesmeler, fsync'ler, görünen istem."""
        parcalar = [[]]
        for tur, deger in u.olaylar:
            if tur == "klavye":
                parcalar.append([])
            elif tur in ("yazıldı", "kesildi"):
                parcalar[-1].append((tur, deger))
            elif tur == "fsync":
                parcalar[-1].append(tur)
            elif tur == "stdout" and re.search(r"giriniz.*: $", deger):
                parcalar[-1].append("istem")
            elif tur == "stdout" and "Tur Eşleştirme Listesi" in deger:
                parcalar[-1].append("liste")
        return parcalar

    def test_her_yanit_ve_masalar_sonraki_istemden_once_disktedir(self):
        parcalar = self.izler(Ucbirim(SATIRLAR, "--kayit", self.yol))[1:]
        for kac, (satir, izler) in enumerate(zip(SATIRLAR, parcalar), start=1):
            olanlar = [olay for olay in izler if olay[0] != "kesildi"]
            beklenen = [("yazıldı", satir.encode()), "fsync"]
            tur = (kac - ILK_SONUC) // MASA_SAYISI
            if kac >= ILK_SONUC and (kac - ILK_SONUC) % MASA_SAYISI == 0 and tur < len(MASALAR):
                beklenen += [("yazıldı", MASALAR[tur].encode()), "fsync", "liste"]
            self.assertEqual(olanlar, [*beklenen, "istem"] if kac < len(SATIRLAR) else beklenen, satir)

    def test_geri_almak_da_soru_gorunmeden_disktedir(self):
        kac = ILK_SONUC + MASA_SAYISI
        izler = self.izler(Ucbirim([*SATIRLAR[:kac], "<\n"], "--kayit", self.yol))[kac + 1]
        kalan = len("".join(kayitta(kac - 1)).encode())
        self.assertEqual(izler[:2], [("kesildi", kalan), "fsync"])
        self.assertEqual(izler[-1], "istem")
        self.assertEqual(izler.count("fsync"), 1)

    def test_sureli_sessizlik_yoktur(self):
        """Kabul edilmeyen yanıt kayda dokunmaz."""
        izler = self.izler(Ucbirim(["muz\n", "5\n", "Ali2\n"], "--kayit", self.yol))
        self.assertEqual(izler[1], ["istem"])
        self.assertEqual(izler[3], ["istem"])


@unittest.skipUnless(pty, "Python'un Windows'ta sözde uçbirimi (pty) yok; konsol elle denenir")
class GercekUcbirim(unittest.TestCase):
    def ac(self, *secenekler):
        """(süreç, uçbirimin ana ucu)"""
        ana, uydu = pty.openpty()
        surec = baslat(*secenekler, stdin=uydu, stdout=uydu, stderr=uydu, start_new_session=True,
                       preexec_fn=_denetleyen_ucbirim)
        os.close(uydu)
        self.addCleanup(os.close, ana)
        self.addCleanup(surec.wait)
        self.addCleanup(surec.kill)
        return surec, ana

    def yaz(self, ana, *satirlar):
        """Satırları, her istemi bekleyerek yazar; son istemden sonra ekranda olanı döndürür."""
        ekran = ""
        for satir in satirlar:
            os.write(ana, satir.encode())
            ekran = oku_dek(ana, lambda metin, satir=satir: metin.startswith(satir) and metin.endswith(": "))
        return ekran

    def yapistir(self, ana, veri):
        """Hepsini arka arkaya yazar; uçbirimin ara belleği doldukça bekler."""
        while veri:
            veri = veri[os.write(ana, veri[:512]):]

    def test_yazilan_oturum(self):
        """Süreç içindeki uçbirimle aynı ekran."""
        surec, ana = self.ac()
        ekran = oku_dek(ana, lambda metin: metin.endswith(": "))
        for satir in SATIRLAR[:-1]:
            ekran += self.yaz(ana, satir)
        os.write(ana, SATIRLAR[-1].encode())
        ekran += sonuna_dek(ana)
        self.assertEqual((surec.wait(timeout=20), ekran), (0, yankili(len(SATIRLAR))))

    def test_yapistirilan_uzun_girdi(self):
        girdi = turnuva_girdisi(400, 9, 4)
        self.assertGreater(len(girdi.encode()), 12_000)
        beklenen = ayri(girdi)[1]
        surec, ana = self.ac()
        yapistiran = threading.Thread(target=self.yapistir, args=(ana, girdi.encode()))
        yapistiran.start()
        ekran = sonuna_dek(ana)
        yapistiran.join()
        self.assertEqual(surec.wait(timeout=20), 0)
        self.assertTrue(ekran.endswith(beklenen[beklenen.index("Nihai"):]))

    def test_ctrl_d_ve_ctrl_c(self):
        for tus, kod, neden in ((b"\x04", 1, BITTI), (b"\x03", 130, "Turnuva yarıda kesildi.\n")):
            surec, ana = self.ac()
            oku_dek(ana, lambda metin: metin.endswith(": "))
            self.yaz(ana, "5\n")
            os.write(ana, tus)
            ekran = sonuna_dek(ana)
            self.assertEqual(surec.wait(timeout=20), kod)
            self.assertTrue(ekran.endswith("\n" + neden + SAKLANMADI), ekran)

    def test_satirin_ortasinda_ctrl_d(self):
        yol = gecici_klasor(self) / "k.txt"
        yol.write_bytes("".join(kayitta(40)).encode())
        surec, ana = self.ac("--kayit", yol)
        oku_dek(ana, lambda metin: metin.endswith("1. turda 2. masada oynanan macin sonucunu giriniz (0-5): "))
        os.write(ana, b"1\x04\x04")
        self.assertIn("\nTurnuvaya ara verildi.\n", sonuna_dek(ana))
        self.assertEqual((surec.wait(timeout=20), oku(yol)), (1, "".join(kayitta(40))))

    def test_geri_aldiktan_sonra_oldurulen(self):
        yol = gecici_klasor(self) / "k.txt"
        surec, ana = self.ac("--kayit", yol)
        oku_dek(ana, lambda metin: metin.endswith(": "))
        self.yaz(ana, *SATIRLAR[:42])
        self.assertEqual(self.yaz(ana, "<\n"), "<\n" + geri_alinmis(41, SATIRLAR[41]))
        surec.kill()
        surec.wait()
        self.assertEqual(oku(yol), "".join(kayitta(41)))
        self.assertEqual(ayri("".join(SATIRLAR[41:]), "--kayit", yol), (0, yankili(41), ""))

    def test_stdin_boru_stdout_ucbirim(self):
        ana, uydu = pty.openpty()
        surec = baslat(stdout=uydu, stderr=uydu)
        os.close(uydu)
        surec.stdin.write(b"<\n" + GIRDI.encode())
        surec.stdin.close()
        ekran = sonuna_dek(ana)
        self.assertEqual(surec.wait(timeout=20), 0)
        self.assertIn("'<' bir tam sayı değil; ", ekran)
        self.assertNotIn("geri almak", ekran)
        self.assertTrue(ekran.endswith(CIKTI[CIKTI.index("Nihai"):]))

    def test_okunamayan_girdinin_iletisi_istemin_altindadir(self):
        ana, uydu = pty.openpty()
        with open(os.devnull, "wb") as yazilir:
            surec = baslat(stdin=yazilir, stdout=uydu, stderr=uydu)
        os.close(uydu)
        self.assertRegex(sonuna_dek(ana), r"giriniz\): \nOkunamıyor[^\n]*\n$")
        self.assertEqual(surec.wait(timeout=20), 1)


def _denetleyen_ucbirim():
    """Çocuk süreçte stdin'i denetleyen uçbirim yapar ki Ctrl-C sinyal olsun.

    NOFLSH: çekirdek, sinyali verdikten sonra o sırada yazılanı kuyruktan atmasın.
    """
    import fcntl
    import termios
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    ayarlar = termios.tcgetattr(0)
    ayarlar[3] |= termios.NOFLSH
    termios.tcsetattr(0, termios.TCSANOW, ayarlar)
