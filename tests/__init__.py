"""satranc.py'nin sınamaları; kök dizinden `python3 -m unittest` (-f ilk hatada durur).

Her dosya adındaki konuyu, kuralların metninden, bu sırayla sınar: bozulan bir kuralı önce kendi
sınaması söyler:

    test_girdi        yanıtlar: kabulü, reddi; adların ve başlangıcın sırası
    test_eslestirme   eşleştirmenin kuralları, çıkmazlar: elle yazılmış, sonra rastgele konumlar
    test_puanlama     sonuçlar, puanlar, eşitlik bozma (Buchholz, Sonneborn Berger)
    test_listeler     sütunların genişlikleri ve yerleri
    test_adimlar      --adimlar: masaların nasıl kurulduğu, kimin neden geçildiği
    test_ornek        dersin örneği ve çıkmaz örnekleri, bayt bayt
    test_turnuva      bütün turnuvalar, ikinci uygulamayla; büyük alanlar; görülen işin sayısı
    test_kayit        kayıt dosyasının sözleri: yazmak, okumak, başkasının işi, hatalar, son sözler
    test_masalar      altıncı söz: kayıttaki masalar oynanır
    test_salon        duvara asılacak listelerin sayfası, başkasının dosyası
    test_ucbirim      uçbirim: ekran, oynayanlar, diske yazma sırası; gerçek uçbirim
    test_oturum       uçbirimde oturumlar: sözler, düzeltme, saklamak, son soru; not defteri
    test_aksam        rastgele akşamlar: uçbirimde yazılan her şey, yalin.py ile
    test_kiyasla      ödevleri yargılamak: biçimi başka doğrular, kusurlar (ornek/odev.py'den)
    test_surec        komut satırı, çıkış kodları, akışlar, kodlamalar, bozuk girdi
    test_kaynak       kaynağın kendisi: kütüphaneler, global değişkenler, örnekler
    test_belge        README'nin blokları: oturum, ekranı, komutlar

Yardımcıları:

    yalin             kuralların ikinci, yalın uygulaması; satranc.py ile ortak kodu yoktur
    konum             kısa yazımdan eşleştirme konumları: kuralların işlevleri burada çağrılır
    yanlislar         yalin.py'nin yerine konan yanlış kurallar, ölçütlerin yanlışları
    uretec            oyuncuların yanıtları, sözleri; tohumlu rastgele turnuvalar; bozulmuşları
    yardim            yollar; farkı gösteren sınama sınıfı; liste okumak
    calistirma        programı süreçte, uçbirimde, ayrı süreçte çalıştırmak
    ornek_turnuva     dersin örneğinin yanıtları, dökümü, kaydı; kayıt sınamalarının sınıfı
    karsilastir       bir turnuvayı satranc.py ile yalin.py'ye oynatır
    yenile            saklanan dökümleri (ornek/cikmaz-*) yalin.py'den yeniden yazar
    kiyasla           ödevleri yargılar: tek program, tek girdi, sınıf (--help: kiyasla.txt);
                      kiyas_deneme turnuvaları seçer (elle: SECILENLER'in yenisini yazar),
                      kiyas_kosu çalıştırır (önce sitecustomize'ı), kiyas_oku listeleri okur,
                      kiyas_yanit yanıtları dener, kiyas_yargi yargılar
    olcum             satranc.py'nin hızı, hesap yapmayan bir tabana oranla

Son üçü elle çalıştırılır. Bir kural şu sırayla değişir: satranc.py; aynı kuralın yalin.py'deki
yazımı; beklenenleri elle yazılmış satırlar (yeni bir sonuç, satırı yazılana dek kırmızıdır);
python3 -m tests.yenile; sınamalar. Kırmızı kalanların çoğu düzelecek satırı gösterir; bir girdiyi
oynatanlarda neden o girdi de olabilir (test_masalar'da cikmaz-renk_girdi.txt, test_kiyasla'da
SECILENLER ile ornek_girdi.txt). yanlislar.py ile ornek/odev.py de kuralları bilir: kuralın ödevde
yazılı yanı değiştiyse onlar da değişir (test_kiyasla). test_secilen_turnuvalar kırmızıysa
SECILENLER, python3 -m tests.kiyas_deneme'nin yazdığı olur. satranc.py'de nelerin değişeceği onun
başında yazar.

Bir sonucun puanı (rakibi gelmeyene ½ gibi):

1. yalin.py'de DEGERLER, ornek/odev.py'de PUANLAR. SB rakibin puanını bununla çarpar. SB
   değişmeyecekse çarpan yalin.py'de olcutler'de bir koşulla ayrılır (ayrı bir tablo olmaz:
   kiyas_yargi DEGERLER'e başka adlar da ekler), odev.py'de, kiyas_yargi'de sutunu'nda,
   yanlislar'da SB'nin nedenlerinde de (son ikisini hiçbir sınama söylemez).
2. Kırmızı kalan elle yazılmış girdide, yalnız onda, 3 yerine 1, 4 yerine 2 yazmak puanları, çoğu
   çıkmazı korur: cikmaz-*_girdi.txt (sonra yenile), adimlar.txt, asilanlar.txt ile test_salon'da
   YANITLAR'ın 4'ü (3'ü kalır: asılan listelerde + yalnız orada sınanır). Oynamadan puan alanın
   tur atlamadığı yerlerde (cikmaz-tur-atlama-kurali, test_masalar'da bes) kalırlar; test_ornek'te
   CIKMAZLAR'ın notu değişir. Adımlar dersin örneğinde takılıyorsa ornek_girdi.txt'de,
   takılmayana (kiyas_deneme.takilir_mi) dek, takılan turdan önceki bir sonuç değiştirilir.
   ornek_cikti.txt, adimlar.txt'nin rakip puanları, test_puanlama elle hesaplanır.
3. test_kiyasla'da "3 sonucunda …". SECILENLER değişince bir kusurun bölümü görünmez olursa kusur
   kendi programına ayrılır, nedeni bölümünün adının ardına, ayraç içinde yazılır. İki renk
   kuralını birlikte bozanın nedeni tek kurala inerse SECILENLER'e, onunla nedeni ikisi olan bir
   alan aranıp eklenir (yalnız doğru adımların, programın kendi geçmişinden, eşleyebildiği turlar
   yargılanır: kiyas_yargi.eslenenler; eksikler buna bakmaz).
4. Hiçbir sınamanın söylemediği sözler: YARDIM, YAZILABILENLER, OLCUTLERIN_ANLAMI,
   HUCRENIN_ANLAMI (son ikisi test_salon'da da), README, report/.

Oyuncuya yeni bir soru (UKD'den sonra Doğum yılı gibi; isteminde "giriniz" geçer, "Enter): " ile
bitmez), satranc.py'den sonra. 1. adımın ortasında sınamalar yüklenmez: int()'in hatası,
girdilerin ya da yalin.py'nin daha değişmediğini söyler.

1. yalin.py: ISTEMLER'e kayıttaki adı ile istemi. uretec.py: oyuncu'ya yanıtı, LNo'dan hesaplanan
   (rastgele'den çekilse bütün tohumlar kayar). ornek/*_girdi.txt'ye elle, her oyuncunun
   yanıtlarına bir satır; ornek/ornek_cikti.txt'ye istemi. Yanıtı metinse onu int() ile okuyan
   yerler: yalin.py'de turnuva, YENI (`yeni`deki yeri; uretec'te yeni_sozu), kiyas_deneme'de
   girdi_oku. Boş olabilirse elle yazılanların, oyuncu'nun verdiklerinin bazıları boştur;
   yalin.py'de yururluktekiler boş satırları atar (adsız girdidekiler artık yanıttır, adlı
   kayıttakiler değildir; hangisi olduğunu ilk satır söyler), test_aksam'da baskasini_yaz "" ile
   "x1"i yanlış diye yazar: ikisi de değişir (orada kabul edilenin `turu`su boştur).
2. Sütunu varsa yalin.py'de KIMLIK (yalnız başlangıç listesindeyse öbür ikisine ayrı bir KIMLIK),
   eni başlığından genişse EN_AZLAR, sola yaslanansa cizelge; ornek_cikti.txt'nin listeleri elle.
   Sıralamaya girerse baslangic_sirasi, test_girdi'de test_olcutler_sirasiyla.
3. test_aksam'da YANITLAR. Karşılaştırma: kiyas_yanit'te SOZLERI, kiyas_deneme'de YANLISLAR,
   sınırdaki yanıtlar GECERLILER'e (son ikisine yazılmayanı hiçbir sınama söylemez: onu alan,
   onu reddeden ödev kusursuz görünür); ornek/odev.py'nin sorusu. Sütunu varsa olagan (sütunu
   yanlış olan ödev de olağandır), kiyas_oku'nun KISI'si ile kisi_satiri, kiyas_yargi'de baslangic
   ile BEKLENENLER; test_kiyasla'nın KUSURLAR'ına sütunu yanlış olan ödev (yazılmazsa baslangic
   sınanmaz), kiyasla.txt. Nedeni görünmeyen kırmızıda
   python3 -m tests.kiyasla tests/ornek/odev.py --adet 0.
4. python3 -m tests.yenile. Kalanlar elledir: test_girdi'de kabulü, reddi (yazılmazsa yanlış bir
   çözücü yeşil kalır), test_kayit'te test_yalniz_kabul_edilenler, test_gecersiz_yanit;
   ornek/oturumlar.txt'nin kayıtları, klavyede girilen oyuncuları, `yeni` sözleri, `yeni` ile
   `düzelt`te reddi, `düzelt`in istemi (yanıt boş olabilse de orada Enter vazgeçmektir), masalara
   ne olduğu; README'nin blokları (test_belge) ile soruların tablosu, sütunu varsa test_listeler.
   Yardımın satırı 79'dan uzun olamaz (test_surec). report/ de yanıtları bilir: .ci/run yalnız
   kılavuzların oynanan bloklarını, durumlar.json'u, ornek-kayit.txt'yi söyler; sözler,
   report/ekran elledir.

Yeni bir ölçüt (GS'den sonra aralarındaki maç gibi), satranc.py'den sonra:

1. yalin.py: olcutler'e adı ile değeri, öncelik sırasındaki yerine; geçmişin hepsi oradadır, başka
   oyunculara da bakılabilir. En az eni, başlığından da hücrelerinden de genişse EN_AZLAR.
2. test_puanlama: ölçüt satranc.py'nin olcutler'indeyse ADLAR'a adı, elle hesaplanmış satırlara
   sütunu. sonuc_listeleri'ndeyse (satranc.py'nin başı) o satırlara giremez: gelinmeyen maçı da
   olan bir turnuva elle yazılır (yazılmazsa hiçbir sınama söylemez). Onun ayırdığı ikili yoksa
   SonSira'nın turnuvaları artırılır.
3. ornek/ornek_cikti.txt'ye sütunu, README'nin tablosuna da, elle; test_salon'da ANLAMI.
4. Karşılaştırma: ornek/odev.py; kiyasla.txt; test_kiyasla'nın KUSURLAR'ına değeri, seçilmiş
   turnuvalardan birinde, yanlış olan, bir de onunla sıralamayan ödev (yazılmazsa ikisi de
   sınanmaz); yanlislar'da nedenleri. Başka ölçütlere bakan ölçütün
   değeri, kiyas_yargi'nin sutunu'nda, programın yazdığı ölçütlerdendir: yoksa BH-1'i yanlış
   ödevde o da kusurlu görünür, bunu da hiçbir sınama söylemeyebilir.
5. yenile. report/ de ölçütleri bilir: .ci/run yalnız kılavuzların oynanan bloklarını,
   durumlar.json'u söyler; sözler, report/ekran elledir.

Klavyede yeni bir komut (`?` gibi her soruda, `7=1` gibi yalnızca sonuç sorusunda). Bunlar
yazılmazsa hiçbir sınama kırmızı olmaz:

1. ornek/oturumlar.txt: yazılması, yankısı, kayda ne eklendiği, `<` ile geri alınışı; her soruda
   geçiyorsa oyuncuların, son sorunun, saklama sorusunun birinde de. test_girdi'nin test_sonuc'u
   borudan alınmadığını sınar.
2. test_aksam: sozle'ye ya da baskasini_yaz'a yazılışı, kayda ekleyeceği satırın deseni; kayda
   yazılıyorsa kabul edilenlerin türleri arasına (test_rastgele_aksamlar). Yazılacakların sayısı
   değişince tohumlar kayar: bir tür eksik kalırsa akşam sayısı artırılır. Kayda yeni bir tür satır
   ekliyorsa yalin.py'nin sözleri (SOZLER, degisen).
3. Kayıttan okunuyorsa test_kayit'te reddi.

Tur sayısının sınırları (en az, en çok), satranc.py'den sonra:

1. yalin.py: turnuva'da istemin sayıları (en_az, n - 1). kiyas_deneme.py'nin turnuva_sec'i
   ile test_turnuva da tur sayısını bu aralıktan seçer.
2. test_girdi'de kabulü, reddi; kiyas_deneme'de N ile EKSIK (kiyas_yanit okur), EN_AZ, EN_COK,
   DENEMELER; ornek/odev.py'nin sorusu; ornek/ornek_cikti.txt'de istem.
3. yenile; girdisi artık reddedilen ornek/cikmaz-* ile test_buyuk_alanlar'ın alanları elle değişir.
   README ile report/ de aralığı söyler.

Renge yeni bir sınır (üst üste iki, fark en çok 1 gibi), satranc.py'den sonra:

1. yalin.py'de alabilir.
2. Eski kuralla yenisini ayıran girdi elde yoktur, aranır: değişmeden önceki satranc.py'nin bir
   kopyasıyla python3 -m tests.kiyasla eski.py --adet 300. Farkın girdisi farklar klasöründedir,
   adımları ekrandadır; fark yoksa --tohum değişir. Elle yazılacak konum, o turun konumudur
   (ornek/konumlar.txt). yanlislar.py'nin ESLESTIRME'sine eski kural yanlış diye yazılır:
   renk_kurali(ayni=3, fark=2), sınırlarıyla.
3. ornek/adimlar.txt'de Hak; ornek/odev.py'nin alabilir'i; yenile.

Yeni bir gevşetme (karşılaşma, renk farkı gibi), satranc.py'den sonra:

1. yalin.py: RENK'in yanına adı, GEVSETMELER'e, satranc.py'deki yerine; gevşeyen kurala
   `ADI in gevsekler`: tercihler (karşılaşmışlar; ayrı tutulanların rengi yoktur), alabilir ile
   hak (renk; ikisine gevsekler de verilir), turu_esle ile adimlar (tur atlama). yanlislar.py'nin
   renk_kurali'ndaki alabilir onun yerine konur: o da gevsekler'i alır, gevşeyen kurala uyar.
2. test_eslestirme'de beklenen'in notlarına onunki; ornek/konumlar.txt'ye başlığı, konumları.
3. Turnuva artık erken bitmiyorsa ornek/cikmaz-erken-bitis_girdi.txt'ye kalan sonuçlar.
4. yenile. Kalanlar elle yazılmış beklenenlerdir. Renk gevşiyorsa ornek/adimlar.txt (Hak),
   test_ornek'in CIKMAZLAR'ı. Erken bitiş ya da `yok`un reddi kalkıyorsa konumlar.txt'nin son
   başlığı, test_ornek'in CIKMAZLAR'ı, test_adimlar'da yöntemin eşleştiremediği tur,
   ornek/oturumlar.txt'de ayrı tutulanlar, erken bitenler, `yok`un reddi.
"""

import faulthandler
import sys
from pathlib import Path

BEKCI_SANIYESI = 600 if sys.platform != "win32" else 2400  # Wine'da koşu yavaştır


def load_tests(loader, _sinamalar, _desen):
    """Dosyaları yukarıdaki sırayla yükler; yukarıda adı olmayan ValueError verir."""
    # Bozuk bir program sınamaları durdurmasın: takılan koşu izlerini yazıp hatayla biter.
    faulthandler.dump_traceback_later(BEKCI_SANIYESI, exit=True)
    dosyalar = Path(__file__).parent.glob("test_*.py")
    adlar = sorted((yol.stem for yol in dosyalar), key=__doc__.index)
    return loader.loadTestsFromNames([f"{__name__}.{ad}" for ad in adlar])
