"""Uçbirim: ekranın görünüşü, geri alma, yarım satır, kesmeler; çoğu süreç içinde, birkaçı gerçek uçbirimde."""

import os
import re
import threading
import unittest
from io import FileIO

from tests.uretec import turnuva_girdisi
from tests.yardim import (
    CIKTI,
    GIRDI,
    IKINCI_TUR,
    ILK_SONUC,
    KAYIT,
    MASA_SAYISI,
    MASALAR,
    ORNEK,
    SATIRLAR,
    KayitSinamasi,
    Ucbirim,
    adli,
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
KAYITTA = "Kayıt {} dosyasında; yanlış girilmiş bir sonuç orada düzeltilir.\n"
BITTI = "Girdi turnuva bitmeden sona erdi.\n"
KESILDI = "Turnuva yarıda kesildi.\n"


def geri_alinmis(kac, yanit):
    """`kac` yanıt kalmışken, alınan yanıtı duyuran ekran: sürdürürkenki gibi, duyuru sorunun hemen üstünde."""
    ustu, satir_basi, soru = yankili(kac, dek=kac).rpartition("\n")
    tur, masa = divmod(kac + 1 - ILK_SONUC, MASA_SAYISI)
    masalar = f" ({tur + 1}. turun masaları da)" if tur >= 0 and masa == 0 else ""
    return f"{ustu}{satir_basi}Geri alındı: {soru_adi(kac)}: {yanit[:-1]}{masalar}\n{soru}"


class Ekran(KayitSinamasi):
    def test_yazilan_oturum_ornegin_dokumudur(self):
        u = Ucbirim(SATIRLAR)
        self.assertEqual((u.kod, u.stdout, u.stderr, u.ekran), (0, CIKTI, "", yankili(len(SATIRLAR))))

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
        self.yaz("muz\n")
        self.assertRegex(self.ucbirim().ekran, r"^[^\n]* 1 yanıt var\.\n[^\n]*1\. satır")
        self.yaz(KAYIT, "1\n")
        self.assertRegex(self.ucbirim().ekran, r"  6 s -[^\n]*\n[^\n]+ satır ve sonrası kullanılmadı")

    def test_bitince_kaydin_yeri_soylenir(self):
        """Erken bitince, kayıttan bitince, kalan satır varken de; yalnızca uçbirimde ve kayıtlıyken."""
        erken = oku(ORNEK / "cikmaz-erken-bitis_girdi.txt")
        for kayit in (KAYIT, GIRDI + "1\n", erken):
            self.yaz(kayit)
            u = self.ucbirim()
            self.assertEqual((u.kod, u.stderr.splitlines(True)[-1]), (0, KAYITTA.format(self.yol)))
            self.assertNotIn("düzeltilir", self.calistir()[2])
        self.assertNotIn("düzeltilir", Ucbirim(SATIRLAR).stderr)

    def test_okunmadan_kesilen_kayit(self):
        """Ctrl-C kayıt daha okunurken gelirse de kayıt istenmiştir."""
        self.yaz(*kayitta(9))
        class Kesilen(FileIO):
            kesildi = []

            def read(self, *boy):
                if not self.kesildi:
                    self.kesildi.append(True)
                    raise KeyboardInterrupt
                return super().read(*boy)

        u = self.ucbirim(dosya=Kesilen)
        surer = f"Girilenler {self.yol} dosyasında; aynı komut turnuvayı sürdürür.\n"
        self.assertEqual((u.kod, u.ekran), (130, f"\n{KESILDI}{surer}"))
        self.assertEqual(oku(self.yol), "".join(kayitta(9)))

    def test_bitiris_iletisi_istemin_altinda_baslar(self):
        """Kayıt yoksa ara sıralama da yoktur; ekranda görünmeyen akış için imleç alta geçirilmez."""
        for kac in (0, 1, 37, 38, 41, 47):
            for son, kod, neden in (("", 1, BITTI), (KeyboardInterrupt, 130, KESILDI)):
                u = Ucbirim([*SATIRLAR[:kac], son])
                self.assertEqual((u.kod, u.stderr), (kod, f"\n{neden}{SAKLANMADI}"))
                self.assertEqual(u.ekran, f"{yankili(kac, dek=kac)}\n{neden}{SAKLANMADI}")
                for dosyada in ("stdout", "stderr"):
                    u = Ucbirim([*SATIRLAR[:kac], son], dosyada=(dosyada,))
                    self.assertEqual((u.stdout, u.stderr), (yankili(0, dek=kac), neden + SAKLANMADI))

    def test_kesilince_son_yaniti_soyler(self):
        u = self.ucbirim(*SATIRLAR[:42], KeyboardInterrupt)
        self.assertEqual((u.kod, u.stderr.split("\n", 1)[1]), (130, (
            f"\n{KESILDI}Girilenler {self.yol} dosyasında; aynı komut turnuvayı sürdürür.\n"
            f"Son yanıt: 1. tur 3. masa (70-88): {SATIRLAR[41]}")))

    def test_acilista_kac_yanit_okundugu_yazilir(self):
        """Masa satırları sayılmaz; yanlış yazılmış bir dosya adı yeni kayıttır."""
        for satirlar, ileti in (([], "yeni kayıt"), (kayitta(1), "1 yanıt var"), (kayitta(44), "44 yanıt var"),
                                ([*kayitta(44), " 15 "], "44 yanıt var; yarım kalmış son satırı sayılmadı: '15'")):
            if satirlar:
                self.yaz(*satirlar)
            ekran = self.ucbirim(KeyboardInterrupt).ekran
            self.assertTrue(ekran.startswith(f"{self.yol}: {ileti}.\nOyuncunun lisans numarasini"), ekran)
        # Yalnızca birisi yazıyorsa.
        self.assertTrue(self.calistir()[2].startswith(BITTI))

    def test_entersiz_yazilan_yanit_degildir(self):
        """Satırın ortasında Ctrl-D: yazılan ne kaydedilir ne de < ise geri alır."""
        for yazilan in ("1", "<", "muz"):
            self.yaz(*kayitta(40))
            u = self.ucbirim(yazilan)
            self.assertEqual((u.kod, oku(self.yol)), (1, "".join(kayitta(40))))
            self.assertIn(f"(0-5): {yazilan}\nTurnuvaya ara verildi.\n", u.ekran)


class GeriAlma(KayitSinamasi):
    """Uçbirimde < son yanıtı geri alır; ekran ve kayıt, o yanıt hiç verilmemiş gibi olur."""

    def test_kez_kez_alinir(self):
        """Kalanlar yeniden verilir; ekran da kayıt da her adımda karşılaştırılır."""
        # Son ikisi: 2. turun ortasından başlangıç listesinin önüne; ta başa.
        for kac, kez, kayitli in ((1, 1, False), (38, 1, True), (41, 1, False), (41, 1, True), (46, 10, True),
                                  (46, 10, False), (7, 7, True)):
            with self.subTest(kac=kac, kez=kez, kayitli=kayitli):
                self.yaz()
                kayitlar = []
                geri = ["<\n", lambda kayitlar=kayitlar: kayitlar.append(oku(self.yol))] * kez
                u = Ucbirim([*SATIRLAR[:kac], *geri, *SATIRLAR[kac - kez:]],
                            *(["--kayit", self.yol] if kayitli else []))
                kalanlar = range(kac - 1, kac - kez - 1, -1)
                self.assertEqual(u.ekranlar()[kac + 1:kac + kez + 1],
                                 ["<\n" + geri_alinmis(kalan, SATIRLAR[kalan]) for kalan in kalanlar])
                self.assertEqual(kayitlar, ["".join(kayitta(kalan)) if kayitli else "" for kalan in kalanlar])
                self.assertEqual((u.kod, u.stderr.count("Geri alındı: ")), (0, kez))
                self.assertEqual(u.ekranlar()[-1].split("\n", 1)[1], CIKTI[CIKTI.index("\nNihai"):]
                                 + (KAYITTA.format(self.yol) if kayitli else ""))
                self.assertEqual(oku(self.yol), KAYIT if kayitli else "")

    def test_turun_sonunu_asinca_masalar_da_silinir(self):
        """2. turun ilk sorusunda < ile 1. turun son sonucu alınır; değişen sonuçla 2. tur yeniden eşleşir."""
        u = self.ucbirim(*SATIRLAR[:IKINCI_TUR], "<\n", "0\n")
        self.assertNotIn("Not:", u.ekran)
        *onceki, masalar = oku(self.yol).splitlines(keepends=True)
        self.assertEqual(onceki, [*kayitta(IKINCI_TUR)[:-2], f"{soru_adi(IKINCI_TUR - 1)}: 0\n"])
        self.assertTrue(masalar.startswith("# 2. tur: "))
        self.assertNotEqual(masalar, MASALAR[1])

    def test_iki_basamakli_turun_ve_masanin_adi(self):
        """10. turun son sonucuyla 11. turun masaları da alınır; 12. masanın adı kayıtta tamdır."""
        satirlar = turnuva_girdisi(14, 12, 1).splitlines(True)
        dek = len(satirlar) - 2 * 7
        u = Ucbirim([*satirlar[:dek], "<\n"])
        self.assertRegex(u.stderr, r"^Geri alındı: 10\. tur 7\. masa \(\d+-\d+\): \d \(11\. turun masaları da\)\n")
        satirlar = turnuva_girdisi(30, 5, 1).splitlines(True)
        dek = len(satirlar) - 5 * 15 + 11
        self.yaz(*satirlar[:dek], "9\n")
        hata = self.calistir()[2]
        self.assertRegex(hata, rf"^[^\n]*: {dek + 1}\. satır \(1\. tur 12\. masa \(\d+-\d+\)\):\n'9' sonuç değil; ")

    def test_alinacak_yanit_yokken(self):
        """Yalnızca söylenir; stdout istemlerden başkasını görmez."""
        u = Ucbirim(["<\n", "5\n", "<\n", "<\n", *SATIRLAR])
        istem = u.ekranlar()[0]
        yok = "<\nGeri alınacak yanıt yok.\n" + istem
        self.assertEqual(u.ekranlar()[1:5], [
            yok, "5\nOyuncunun adini-soyadini giriniz: ",
            "<\nGeri alındı: LNo: 5\n" + istem, yok])
        self.assertEqual(u.kod, 0)
        u = Ucbirim(["<\n", "<\n"])
        self.assertEqual((u.stdout, u.stderr), (
            istem * 3, "Geri alınacak yanıt yok.\n" * 2 + "\n" + BITTI + SAKLANMADI))

    def test_yalniz_isaretin_kendisi_geri_alir(self):
        for yanit in ("<5\n", "<<\n", "5<\n"):
            u = Ucbirim(["5\n", yanit])
            self.assertEqual(u.ekranlar()[2].split("\n")[:3], [
                yanit[:-1], f"'{yanit[:-1]}' bir ad-soyad değil; harf giriniz (boşluk ' ’ - . da olur).", IPUCU[:-1]])

    def test_cikti_dosyadaysa_da_geri_alinir(self):
        u = Ucbirim(["5\n", "<\n"], dosyada=("stdout",))
        self.assertIn("Geri alındı: LNo: 5\n", u.stderr)
        self.assertNotIn("Geri al", u.stdout)
        self.assertNotIn("\n\n", u.stdout)

    def test_alinan_yanit_son_yanit_degildir(self):
        u = self.ucbirim("5\n", "<\n")
        girilenler = f"Girilenler {self.yol} dosyasında; aynı komut turnuvayı sürdürür.\n"
        self.assertTrue(u.stderr.endswith(f"\nTurnuvaya ara verildi.\n{girilenler}"), u.stderr)
        self.assertEqual(oku(self.yol), "")

    def test_ucbirim_stdin_dir(self):
        """stdin boruysa < yanlış bir yanıttır; stdout'un uçbirim olması bunu değiştirmez."""
        for yanitlar in (["<"], ["5", "<"], [*map(str.strip, SATIRLAR[:ILK_SONUC]), "<"]):
            kod, _, hata = surecte("\n".join(yanitlar) + "\n")
            self.assertEqual(kod, 1)
            self.assertRegex(hata, r"^'<' [^\n]+; [^\n]+\n" + BITTI + "$")


class Dayaniklilik(KayitSinamasi):
    """Yazma, diske yazma ve sonraki istem hep bu sıradadır."""

    def izler(self, *yanitlar):
        """Her klavye yanıtından sonrakine dek olanlar: kayda yazılanlar, kesmeler, fsync'ler, görünen istem."""
        parcalar = [[]]
        for tur, deger in self.ucbirim(*yanitlar).olaylar:
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
        return parcalar[1:]

    def test_her_yanit_ve_masalar_sonraki_istemden_once_disktedir(self):
        beklenen = [[("yazıldı", adli(no).encode()), "fsync", "istem"] for no in range(len(SATIRLAR))]
        for masa, yer in zip(MASALAR, range(ILK_SONUC, len(SATIRLAR), MASA_SAYISI)):
            beklenen[yer - 1][2:2] = [("yazıldı", masa.encode()), "fsync", "liste"]
        beklenen[-1].remove("istem")
        self.assertEqual(self.izler(*SATIRLAR), beklenen)

    def test_geri_almak_da_soru_gorunmeden_disktedir(self):
        izler = self.izler(*SATIRLAR[:IKINCI_TUR], "<\n")[IKINCI_TUR]
        kalan = len("".join(kayitta(IKINCI_TUR - 1)).encode())
        self.assertEqual(izler[:2], [("kesildi", kalan), "fsync"])
        self.assertEqual((izler[-1], izler.count("fsync")), ("istem", 1))

    def test_kabul_edilmeyen_yanit_kayda_dokunmaz(self):
        izler = self.izler("muz\n", "5\n", "Ali2\n")
        self.assertEqual((izler[0], izler[2]), (["istem"], ["istem"]))


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

    def yaz(self, ana, satir):
        """Satırı yazar; sonraki istemle birlikte ekranda beliren metni döndürür."""
        os.write(ana, satir.encode())
        return oku_dek(ana, lambda metin: metin.startswith(satir) and metin.endswith(": "))

    def yapistir(self, ana, veri):
        """Hepsini arka arkaya yazar; uçbirimin ara belleği doldukça bekler."""
        while veri:
            veri = veri[os.write(ana, veri[:512]):]

    def test_yazilan_oturum(self):
        """Süreç içindeki uçbirimle aynı ekran; 42. yanıt geri alınır, o anda öldürülen kayıttan sürer."""
        yol = gecici_klasor(self) / "k.txt"
        surec, ana = self.ac("--kayit", yol)
        ekran = oku_dek(ana, lambda metin: metin.endswith(": "))
        for satir in SATIRLAR[:42]:
            ekran += self.yaz(ana, satir)
        self.assertEqual(ekran, f"{yol}: yeni kayıt.\n{yankili(42, dek=42)}")
        self.assertEqual(self.yaz(ana, "<\n"), "<\n" + geri_alinmis(41, SATIRLAR[41]))
        surec.kill()
        surec.wait()
        self.assertEqual(oku(yol), "".join(kayitta(41)))
        self.assertEqual(ayri("".join(SATIRLAR[41:]), "--kayit", yol), (0, yankili(41), ""))

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
        for tus, kod, neden in ((b"\x04", 1, BITTI), (b"Ali\x04\x04", 1, BITTI), (b"\x03", 130, KESILDI)):
            surec, ana = self.ac()
            oku_dek(ana, lambda metin: metin.endswith(": "))
            self.yaz(ana, "5\n")
            os.write(ana, tus)
            ekran = sonuna_dek(ana)
            self.assertEqual(surec.wait(timeout=20), kod)
            self.assertTrue(ekran.endswith("\n" + neden + SAKLANMADI), ekran)
            self.assertNotIn("giriniz", ekran)  # satırın ortasında bırakılan yanıt değildir

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
