"""satranc.py'nin sınamaları; kök dizinden `python3 -m unittest` ile çalışır.

Sınamalar, her biri adındaki konuyu kuralların metninden, bu sırayla sınar: bozulan bir kuralı önce
kendi sınaması söyler (ilk hatada durmak için: python3 -m unittest -f):

    test_girdi        yanıtlar: kabulü, reddi, geri alınması; adların ve başlangıcın sırası
    test_dilbilgisi   üretilmiş binlerce yanıt, her sorunun ikinci tanımına göre
    test_eslestirme   eşleştirmenin kuralları, her biri elle yazılmış konumlarda
    test_puanlama     sonuçlar, puanlar, eşitlik bozma
    test_cikmaz       çıkmazlar: tamamlama, gevşetmeler ve notları
    test_listeler     sütun genişlikleri ve yerleri
    test_ornek        dersin örneği ve çıkmaz örnekleri, bayt bayt; yenilenmeleri
    test_denetci      denetçi: her koşulu, onu bozan bir dökümle
    test_turnuva      bütün turnuvalar, ikinci uygulamayla ve denetçiyle
    test_kayit        kayıt dosyasının sözleri: yazmak, okumak, başkasının işi, hatalar, son sözler
    test_masalar      altıncı söz: oynananlar düzeltilse de kalır
    test_salon        duvara asılacak listelerin sayfası, başkasının dosyası, sorunun üstünde adlar
    test_ucbirim      uçbirim: ekran, geri alma, yarım satır, diske yazma sırası
    test_surec        komut satırı, çıkış kodları, akışlar, kodlamalar, bozuk girdi
    test_kaynak       kaynağın kendisi: kütüphaneler, global değişkenler, belgeler
    test_belge        README ile program
    test_hakem        README'nin hakem bölümü: kayıttaki düzeltmeler, yazıldığı gibi

Yardımcıları:

    yalin             kuralların ikinci, yalın uygulaması; satranc.py ile ortak kodu yoktur
    dilbilgisi        her sorunun kabul ettiği yanıtların ikinci tanımı
    denetci           yalnızca dökümü okuyup denetler; notlarını, ölçütlerini hesaplar
    konum             kısa yazımdan eşleştirme konumları; programın iç işlevlerini çağıran tek yer
    ozetler.txt       büyük turnuvaların, test_turnuva'nın baktığı özetleri
    uretec            tohumlu rastgele turnuva girdileri
    yardim            yollar; farkı gösteren sınama sınıfı
    calistirma        programı süreçte, uçbirimde, ayrı süreçte çalıştırmak
    ornek_turnuva     dersin örneğinin yanıtları, dökümü, kaydı; kayıt sınamalarının sınıfı
    ornek/            örneklerin girdileri ve çıktıları

Sınama olmayanlar elle çalıştırılır (python3 -m tests.yenile):

    yenile                  saklanan beklenenleri (ornek/cikmaz-*, özetler, README'deki oturum,
                            rapordaki sayılar) yalin.py'den yeniden yazar
    karsilastir             satranc.py ile yalin.py, binlerce 15-60 kişilik turnuvada
    report.olcum, report.geri_alinan   rapordaki sayılar: süreler, geri alınan masalar
"""

import faulthandler
import re
import sys
import unittest
from importlib import import_module
from pathlib import Path

BEKCI_SANIYESI = 600 if sys.platform != "win32" else 2400  # Wine'da koşu yavaştır
SIRA = re.findall(r"^    (test_\w+) ", __doc__, re.M)


def load_tests(loader, _sinamalar, _desen):
    """Sınamaları, dosyaları yukarıdaki, sınıfları yazıldıkları sırayla, yükler.

    Listede olmayan ya da dosyası olmayan varsa hata verir.
    """
    # Bozuk bir program sınamaları durdurmasın: takılan koşu izlerini yazıp hatayla biter.
    faulthandler.dump_traceback_later(BEKCI_SANIYESI, exit=True)
    dosyalar = {yol.stem for yol in Path(__file__).parent.glob("test_*.py")}
    if dosyalar != set(SIRA):
        raise RuntimeError(f"listeyle dosyalar ayrı: {dosyalar ^ set(SIRA)}")
    siniflar = [
        deger for ad in SIRA for deger in vars(import_module(f"{__name__}.{ad}")).values()
        if isinstance(deger, type) and deger.__module__ == f"{__name__}.{ad}"
    ]
    return unittest.TestSuite(
        loader.loadTestsFromTestCase(sinif) for sinif in siniflar
        if issubclass(sinif, unittest.TestCase)
    )
