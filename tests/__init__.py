"""satranc.py'nin sınamaları; kök dizinden `python3 -m unittest` ile çalışır.

Sınamalar, her biri adındaki konuyu kuralların metninden sınar:

    test_ornek        dersin örneği ve çıkmaz örnekleri, bayt bayt
    test_girdi        yanıtlar: ne kabul edilir, ne söylenir; adların ve başlangıcın sırası
    test_eslestirme   eşleştirmenin kuralları, her biri elle yazılmış konumlarda
    test_cikmaz       çıkmazlar: tamamlama, gevşetmeler, alttaki aramaların özellikleri
    test_puanlama     sonuçlar, puanlar, eşitlik bozma
    test_listeler     sütun genişlikleri ve yerleri
    test_turnuva      bütün turnuvalar, ikinci uygulamayla ve denetçiyle
    test_kayit        kayıt dosyası: sürdürme, bozuk ve değişen dosyalar, kilit
    test_masalar      kayıttaki masa satırları: oynananlar düzeltilse de kalır; ara sıralama
    test_surec        gerçek süreç ve uçbirim: çıkış kodları, akışlar, kodlamalar, geri alma, bozuk girdi
    test_kaynak       kaynağın kendisi: kütüphaneler, global değişkenler, belgeler
    test_belge        README ile program
    test_rapor        rapor ile program

Yardımcıları:

    yalin             kuralların ikinci, yalın uygulaması; satranc.py ile ortak kodu yoktur
    denetci           yalnızca yazılan dökümü okuyup kurallara uyduğunu denetler
    konum             kısa yazımdan eşleştirme konumları; programın iç işlevlerini çağıran tek yer
    uretec            tohumlu rastgele turnuva girdileri
    yardim            programı süreç içinde, ayrı süreçte, borularla çalıştırmak
    ornek/            örneklerin girdileri ve çıktıları

Sınama olmayanlar, elle çalıştırılır:

    karsilastir       satranc.py ile yalin.py, binlerce 15-60 kişilik turnuvada
    takilma           yazıldığı gibi uygulanan yöntem turnuvaların kaçında takılır
    olcum, taban      hız ölçümü ve hiç hesap yapmayan tabanı
"""

import faulthandler
import sys

BEKCI_SANIYESI = 600

if "unittest" in sys.modules:
    # Bozuk bir program sınamaları durdurmasın: takılan koşu izlerini yazıp hatayla biter.
    faulthandler.dump_traceback_later(BEKCI_SANIYESI, exit=True)
