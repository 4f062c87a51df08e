"""Uçbirim: ekranın görünüşü, geri alma, yarım satır, kesmeler.

Çoğu süreç içinde, birkaçı gerçek uçbirimde.
"""

import os
import re
import threading
import unittest

from tests.uretec import turnuva_girdisi
from tests.yardim import (
    BITTI,
    CIKTI,
    GIRDI,
    IKINCI_TUR,
    ILK_SONUC,
    KAYIT,
    KESILDI,
    MASA_SAYISI,
    MASALAR,
    ORNEK,
    SATIRLAR,
    KayitSinamasi,
    Sinama,
    Ucbirim,
    adli,
    ayri,
    baslat,
    ctrl_c_devralinmasin,
    gecici_klasor,
    kayit,
    kayitta,
    oku,
    oku_dek,
    sonuna_dek,
    soru_adi,
    surecte,
    yanitlar,
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


def geri_alinmis(kac):
    """`kac` yanıt kalmışken, < ile alınan yanıtı duyuran ekran.

    Sürdürürkenki gibidir; duyuru sorunun hemen üstündedir.
    """
    ustu, satir_basi, soru = yankili(kac, kac).rpartition("\n")
    tur, masa = divmod(kac + 1 - ILK_SONUC, MASA_SAYISI)
    masalar = f" ({tur + 1}. turun masaları da)" if tur >= 0 and masa == 0 else ""
    return f"<\n{ustu}{satir_basi}Geri alındı: {adli(kac)[:-1]}{masalar}\n{soru}"


class Ekran(KayitSinamasi):
    def test_yazilan_oturum_ornegin_dokumudur(self):
        u = Ucbirim(SATIRLAR)
        self.assertEqual((u.stdout, u.stderr, u.kod), (CIKTI, "", 0))
        self.assertEqual(u.ekran, yankili(len(SATIRLAR)))

    def test_yanlis_yanit_alttaki_satirda_ipucu_kendi_satirinda(self):
        u = Ucbirim(["muz\n", "5\n", "\n", "<\n", "\n"])
        lno, ad = u.ekranlar()[0], u.ekranlar()[2][2:]
        # Geri alınacak yanıt yokken ipucu da yoktur.
        self.assertEqual(u.ekranlar()[1:6:2], [
            "muz\n'muz' bir tam sayı değil; lisans no giriniz (bitirmek için 0).\n" + lno,
            "\nYanıt boş; harf giriniz (boşluk ' ’ - . da olur).\n" + IPUCU + ad,
            "\nYanıt boş; lisans no giriniz (bitirmek için 0).\n" + lno])
        self.assertEqual(u.ekranlar()[6], "\n" + BITTI + SAKLANMADI)
        self.assertEqual(Ucbirim([*SATIRLAR[:ILK_SONUC], "6\n"]).stderr, (
            "'6' sonuç değil; 0: ½ - ½, 1: 1 - 0, 2: 0 - 1, 3: + - -, 4: - - +, 5: - - -\n"
            f"{IPUCU}\n{BITTI}{SAKLANMADI}"))

    def test_istemsiz_iletiden_once_bos_satir_yok(self):
        self.baslar(Ucbirim([], "--yok").ekran, "'yok' seçeneği")
        self.yaz("muz\n")
        self.baslar(self.ucbirim().ekran, f"{self.yol}: 1 yanıt var.\n{self.yol}: 1. satır")
        self.yaz(KAYIT, "1\n")
        self.assertRegex(self.ucbirim().ekran, r"[^\n]\n[^\n]+: 65\. satır ve sonrası")

    def test_bitince_kaydin_yeri_soylenir(self):
        """Erken bitince, kalan satır varken de; yalnızca uçbirimde ve kayıtlıyken."""
        erken = oku(ORNEK / "cikmaz-erken-bitis_girdi.txt")
        for bitmis in (KAYIT, GIRDI + "1\n", erken):
            self.yaz(bitmis)
            u = self.ucbirim()
            self.biter(u.stderr, KAYITTA.format(self.yol))
            self.assertEqual(u.kod, 0)
            self.assertNotIn("düzeltilir", self.calistir()[2])
        self.assertNotIn("düzeltilir", Ucbirim(SATIRLAR).stderr)

    def test_bitiris_iletisi_istemin_altinda_baslar(self):
        """Kayıt yoksa ara sıralama da yoktur; akış ekranda değilse imleç alta geçirilmez."""
        for kac in (0, 1, 37, 38, 41, 47):
            for son, kod, neden in (("", 1, BITTI), (KeyboardInterrupt, 130, KESILDI)):
                girilen, ileti = [*SATIRLAR[:kac], son], neden + SAKLANMADI
                u = Ucbirim(girilen)
                self.assertEqual((u.kod, u.stderr), (kod, f"\n{ileti}"))
                self.assertEqual(u.ekran, f"{yankili(kac, kac)}\n{ileti}")
                for dosyada in ("stdout", "stderr"):
                    u = Ucbirim(girilen, dosyada=(dosyada,))
                    self.assertEqual((u.stdout, u.stderr), (yankili(0, kac), ileti))

    def test_kesilince_son_yaniti_soyler(self):
        u = self.ucbirim(*SATIRLAR[:42], KeyboardInterrupt)
        son = f"Son yanıt: 1. tur 3. masa (70-88): {SATIRLAR[41]}"
        self.biter(u.stderr, KESILDI + self.ayni_komut + son)

    def test_acilista_kac_yanit_okundugu_yazilir(self):
        """Masa satırları sayılmaz; yanlış yazılmış bir dosya adı yeni kayıttır."""
        yarim = "44 yanıt var; yarım kalmış son satırı sayılmadı: '15'"
        for onceki, ileti in (
            ("", "yeni kayıt"), (kayit(1), "1 yanıt var"), (kayit(44), "44 yanıt var"),
            (kayit(44) + " 15 ", yarim),
        ):
            self.yaz(onceki)
            ekran = self.ucbirim(KeyboardInterrupt).ekran
            self.baslar(ekran, f"{self.yol}: {ileti}.\nOyuncunun lisans numarasini")
        # Yalnızca birisi yazıyorsa.
        self.baslar(self.calistir()[2], BITTI)

    def test_entersiz_yazilan_yanit_degildir(self):
        """Satırın ortasında Ctrl-D: yazılan ne kaydedilir ne de < ise geri alır."""
        for yazilan in ("1", "<", "muz"):
            self.yaz(kayit(40))
            u = self.ucbirim(yazilan)
            self.assertIn(f"(0-5): {yazilan}\nTurnuvaya ara verildi.\n", u.ekran)
            self.bitti(u, 1, kayit(40))


class GeriAlma(KayitSinamasi):
    """Uçbirimde < son yanıtı geri alır; ekran ve kayıt, o yanıt hiç verilmemiş gibi olur."""

    def test_kez_kez_alinir(self):
        """Kalanlar yeniden verilir; ekran da kayıt da her adımda karşılaştırılır."""
        # Son ikisi: 2. turun ortasından başlangıç listesinin önüne; ta başa.
        for kac, kez in ((1, 1), (38, 1), (41, 1), (46, 10), (7, 7)):
            kalanlar = range(kac - 1, kac - kez - 1, -1)
            for secenekler, duyuru in (
                ([], ""), (["--kayit", self.yol], KAYITTA.format(self.yol)),
            ):
                with self.subTest(kac=kac, kez=kez, secenekler=secenekler):
                    self.yaz()
                    kayitlar = []
                    geri = ["<\n", lambda gorulen=kayitlar: gorulen.append(oku(self.yol))] * kez
                    girilen = [*SATIRLAR[:kac], *geri, *SATIRLAR[kac - kez:]]
                    u = Ucbirim(girilen, *secenekler)
                    ekranlar = [geri_alinmis(kalan) for kalan in kalanlar]
                    self.assertEqual(u.ekranlar()[kac + 1:kac + kez + 1], ekranlar)
                    self.biter(u.ekran, CIKTI[CIKTI.index("Nihai"):] + duyuru)
                    self.assertEqual((u.kod, u.stderr.count("Geri alındı: ")), (0, kez))
                    if secenekler:
                        self.assertEqual(kayitlar, [kayit(kalan) for kalan in kalanlar])
                        self.kayitli(KAYIT)

    def test_turun_sonunu_asinca_masalar_da_silinir(self):
        """2. turun ilk sorusunda < ile 1. turun son sonucu alınır; tur yeniden eşleşir."""
        u = self.ucbirim(*SATIRLAR[:IKINCI_TUR], "<\n", "0\n")
        self.assertNotIn("Not:", u.ekran)
        *onceki, masalar = oku(self.yol).splitlines(True)
        self.assertEqual(onceki, [*kayitta(IKINCI_TUR)[:-2], f"{soru_adi(IKINCI_TUR - 1)}: 0\n"])
        self.baslar(masalar, "# 2. tur: ")
        self.assertNotEqual(masalar, MASALAR[1])

    def test_iki_basamakli_turun_ve_masanin_adi(self):
        """10. turun son sonucuyla 11. turun masaları da alınır; 12. masanın adı kayıtta tamdır."""
        satirlar = turnuva_girdisi(14, 12, 1).splitlines(True)
        dek = len(satirlar) - 2 * 7
        u = Ucbirim([*satirlar[:dek], "<\n"])
        alindi = r"Geri alındı: 10\. tur 7\. masa \(\d+-\d+\): \d \(11\. turun masaları da\)"
        self.assertRegex(u.stderr, alindi)
        satirlar = turnuva_girdisi(30, 5, 1).splitlines(True)
        dek = len(satirlar) - 5 * 15 + 11
        self.yaz(*satirlar[:dek], "9\n")
        hata = self.calistir()[2]
        yeri = rf": {dek + 1}\. satır \(1\. tur 12\. masa \(\d+-\d+\)\):\n'9' sonuç değil; "
        self.assertRegex(hata, yeri)

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
                yanit[:-1],
                f"'{yanit[:-1]}' bir ad-soyad değil; harf giriniz (boşluk ' ’ - . da olur).",
                IPUCU[:-1]])

    def test_cikti_dosyadaysa_da_geri_alinir(self):
        u = Ucbirim(["5\n", "<\n"], dosyada=("stdout",))
        self.assertIn("Geri alındı: LNo: 5\n", u.stderr)
        self.assertNotIn("Geri al", u.stdout)
        self.assertNotIn("\n\n", u.stdout)

    def test_alinan_yanit_son_yanit_degildir(self):
        u = self.ucbirim("5\n", "<\n")
        self.biter(u.stderr, f"Turnuvaya ara verildi.\n{self.ayni_komut}")
        self.kayitli("")

    def test_ucbirim_stdin_dir(self):
        """stdin boruysa < yanlış bir yanıttır; stdout'un uçbirim olması bunu değiştirmez."""
        for onceki in ("", "5\n", yanitlar(0, ILK_SONUC)):
            kod, _, hata = surecte(onceki + "<\n")
            self.assertEqual(kod, 1)
            self.assertRegex(hata, r"^'<' [^\n]+; [^\n]+\n" + BITTI + "$")


class Dayaniklilik(KayitSinamasi):
    """Yazma, diske yazma ve sonraki istem hep bu sıradadır."""

    def izler(self, *girilen):
        """Her klavye yanıtından sonrakine dek olanlar.

        Kayda yazılanlar, kesmeler, fsync'ler, görünen liste ile istem.
        """
        parcalar = [[]]
        for tur, deger in self.ucbirim(*girilen).olaylar:
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
        beklenen = [
            [("yazıldı", adli(no).encode()), "fsync", "istem"] for no in range(len(SATIRLAR))
        ]
        for masa, yer in zip(MASALAR, range(ILK_SONUC, len(SATIRLAR), MASA_SAYISI)):
            beklenen[yer - 1][2:2] = [("yazıldı", masa.encode()), "fsync", "liste"]
        beklenen[-1].remove("istem")
        self.assertEqual(self.izler(*SATIRLAR), beklenen)

    def test_geri_almak_da_soru_gorunmeden_disktedir(self):
        izler = self.izler(*SATIRLAR[:IKINCI_TUR], "<\n")[IKINCI_TUR]
        kalan = len(kayit(IKINCI_TUR - 1).encode())
        self.assertEqual(izler[:2], [("kesildi", kalan), "fsync"])
        self.assertEqual((izler[-1], izler.count("fsync")), ("istem", 1))

    def test_kabul_edilmeyen_yanit_kayda_dokunmaz(self):
        izler = self.izler("muz\n", "5\n", "Ali2\n")
        self.assertEqual((izler[0], izler[2]), (["istem"], ["istem"]))


@unittest.skipUnless(pty, "Python'un Windows'ta sözde uçbirimi (pty) yok; konsol elle denenir")
class GercekUcbirim(Sinama):
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
        """Süreç içindekiyle aynı ekran; 42. yanıt geri alınır, o anda öldürülen kayıttan sürer."""
        yol = gecici_klasor(self) / "k.txt"
        surec, ana = self.ac("--kayit", yol)
        ekran = oku_dek(ana, lambda metin: metin.endswith(": "))
        for satir in SATIRLAR[:42]:
            ekran += self.yaz(ana, satir)
        self.assertEqual(ekran, f"{yol}: yeni kayıt.\n{yankili(42, 42)}")
        self.assertEqual(self.yaz(ana, "<\n"), geri_alinmis(41))
        surec.kill()
        surec.wait()
        self.assertEqual(oku(yol), kayit(41))
        self.assertEqual(ayri(yanitlar(41), "--kayit", yol), (0, yankili(41), ""))

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
        self.biter(ekran, beklenen[beklenen.index("Nihai"):])

    def test_ctrl_d_ve_ctrl_c(self):
        for tus, kod, neden in (
            (b"\x04", 1, BITTI), (b"Ali\x04\x04", 1, BITTI), (b"\x03", 130, KESILDI),
        ):
            surec, ana = self.ac()
            oku_dek(ana, lambda metin: metin.endswith(": "))
            self.yaz(ana, "5\n")
            os.write(ana, tus)
            ekran = sonuna_dek(ana)
            self.assertEqual(surec.wait(timeout=20), kod)
            self.biter(ekran, neden + SAKLANMADI)
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
        self.biter(ekran, CIKTI[CIKTI.index("Nihai"):])

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
