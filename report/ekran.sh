#!/usr/bin/env bash
# Ekran görüntülerini gerçek bir uçbirimde (Xvfb içinde xterm) çeker: report/ekran/AD.png; ekrandaki
# metni yanına, AD.txt'ye yazar (raporda görüntünün okunan karşılığıdır). Salonun sayfası tarayıcıda
# çekilir, metni sayfanın kendisidir.
# Debian paketleri: xvfb xterm imagemagick fonts-dejavu-core tmux chromium
set -euo pipefail
cd "$(dirname "$0")/.."
hedef=$PWD/report/ekran
for komut in Xvfb xterm import tmux chromium; do
  command -v "$komut" >/dev/null || {
    echo "$komut yok; kurmak için: apt-get install xvfb xterm imagemagick fonts-dejavu-core tmux chromium" >&2
    exit 1
  }
done
mkdir -p "$hedef"
gecici=$(mktemp -d)
export DISPLAY=:87 LANG=C.UTF-8
Xvfb $DISPLAY -screen 0 1800x1400x24 >/dev/null 2>&1 &
xvfb=$!
trap 'tmux -L rapor kill-server 2>/dev/null || true; kill $xvfb; rm -rf "$gecici"' EXIT
sleep 1

ac() {  # ac SATIR: boş bir uçbirim açar; içindeki oturum tmux ile yazılır
  rm -rf "$gecici/oturum"
  mkdir "$gecici/oturum"
  cp satranc.py "$gecici/oturum"
  printf '%s\n' "PS1='\$ '" "cd $gecici/oturum" clear >"$gecici/rc"
  tmux -L rapor -f /dev/null new-session -d -s e -x 104 -y "$1" "bash --noprofile --rcfile $gecici/rc -i"
  tmux -L rapor set -g status off
  tmux -L rapor set -as terminal-overrides ',*:cnorm=\E[?25l:cvvis=\E[?25l' # imleç görünmez
  xterm -geometry "104x$1+0+0" -fa "DejaVu Sans Mono" -fs 19.5 -bg white -fg black +sb -b 8 -u8 \
    -e tmux -u -L rapor attach -t e &
  sleep 1.5
}

yaz() {  # yaz SATIR...: uçbirime satır satır yazar
  for satir; do
    tmux -L rapor send-keys -t e -l -- "$satir"
    tmux -L rapor send-keys -t e Enter
    case $satir in python3*) sleep 2 ;; *) sleep 0.12 ;; esac  # soru görünmeden yanıt yazılmasın
  done
}

ornek() {  # ornek BAŞ SON: dersin örneğinin bu satırlarını yazar
  mapfile -t yanitlar < <(sed -n "$1,$2p" tests/ornek/ornek_girdi.txt)
  yaz "${yanitlar[@]}"
}

kapat() {  # kapat AD: çekilmiş ekran.png'yi çerçeveleyip saklar, uçbirimi kapatır
  convert "$gecici/ekran.png" -bordercolor '#888888' -border 1 -colors 64 -strip "$hedef/$1.png"
  tmux -L rapor kill-server
  sleep 0.5
}

cek() {  # cek AD: görüneni (yazının çevresini kırparak) ve metnini saklar
  sleep 0.5
  tmux -L rapor capture-pane -p -t e >"$hedef/$1.txt"
  import -window root png:- | convert png:- -background black -trim +repage \
    -bordercolor white -border 1 -trim +repage -border 9 "$gecici/ekran.png"
  kapat "$1"
}

sayfayi_cek() {  # sayfayi_cek AD SAYFA EN BOY: tarayıcıda bu boyda görüneni, kâğıtta okunsun diye iki kat sık
  cp "$gecici/oturum/$2" "$hedef/$1.txt"
  # Pencere uzundur, sonra kesilir: tarayıcı alçak bir pencerenin altını boş çekebilir.
  chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync --user-data-dir="$gecici/tarayici" --hide-scrollbars \
    --window-size="$3,1000" --force-device-scale-factor=2 --screenshot="$gecici/sayfa.png" \
    "file://$gecici/oturum/$2" >/dev/null 2>&1
  convert "$gecici/sayfa.png" -crop "$((2 * $3))x$((2 * $4))+0+0" +repage \
    -trim +repage -bordercolor white -border 9 "$gecici/ekran.png"
  kapat "$1"
}

baslat="python3 satranc.py"
ac 11; yaz "$baslat"; ornek 1 8; cek oyuncu
ac 20; yaz "$baslat"; ornek 1 38; cek giris
ac 15; yaz "$baslat"; ornek 1 40; yaz 3=2 1; cek eslestirme-listesi
ac 12; yaz "$baslat"; ornek 1 43; yaz "yok 222"; cek yok
ac 26; yaz "PS1=" "$baslat"; ornek 1 59; cek son-listeler
ac 10; yaz "$baslat" muz 555 "ALİ K4YA" "<"; cek yanlis-yanit
ac 8; yaz "$baslat"; ornek 1 43; yaz "düzelt 222" 4; cek duzelt
ac 24; yaz "$baslat --kayit turnuva.txt"; ornek 1 47; sayfayi_cek salon turnuva-listeler.html 570 217
