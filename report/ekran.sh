#!/usr/bin/env bash
# Ekran görüntülerini gerçek bir uçbirimde (Xvfb içinde xterm) çeker: report/ekran/*.png
# Debian paketleri: xvfb xterm imagemagick fonts-dejavu-core tmux
set -euo pipefail
cd "$(dirname "$0")/.."
kok=$PWD
hedef=$kok/report/ekran
for komut in Xvfb xterm import tmux; do
  command -v "$komut" >/dev/null || {
    echo "$komut yok; kurmak için: apt-get install xvfb xterm imagemagick fonts-dejavu-core tmux" >&2
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

ac() {  # ac SÜTUN SATIR: boş bir uçbirim açar; içindeki oturum tmux ile yazılır
  cat >"$gecici/rc" <<RC
PS1='\$ '
cd "$gecici"
cp "$kok/satranc.py" "$kok/tests/ornek/cikmaz-renk_girdi.txt" .
clear
RC
  tmux -L rapor -f /dev/null new-session -d -s e -x "$1" -y "$2" "bash --noprofile --rcfile $gecici/rc -i"
  tmux -L rapor set -g status off
  xterm -geometry "$1x$2+0+0" -fa "DejaVu Sans Mono" -fs 15 -bg white -fg black +sb -b 8 -u8 \
    -e tmux -u -L rapor attach -t e &
  sleep 1.2
}

yaz() {  # her satırı klavyeden yazar, Enter'a basar
  local satir
  while IFS= read -r satir; do
    tmux -L rapor send-keys -t e -l -- "$satir"
    tmux -L rapor send-keys -t e Enter
    sleep 0.12
  done
  sleep 0.4
}

cek() {  # pencereyi çeker, kenarları kırpar, uçbirimi kapatır
  import -window root "$gecici/ham.png"
  convert "$gecici/ham.png" -background black -bordercolor white -trim +repage "$gecici/kirpik.png"
  convert "$gecici/kirpik.png" -fuzz 2% -trim +repage -bordercolor white -border 12 \
    -bordercolor '#888888' -border 1 -colors 64 "$hedef/$1.png"
  tmux -L rapor kill-server
  sleep 0.5
}

girdi=$kok/tests/ornek/ornek_girdi.txt

ac 92 13
yaz <<<"python3 satranc.py --kayit turnuva.txt"
head -n 6 "$girdi" | yaz
cek oyuncu-girisi

ac 92 15
yaz <<<"python3 satranc.py"
printf '%s\n' muz 555 "ALİ K4YA" "ALİ KAYA" 150 0 | yaz
cek yanlis-yanit

ac 92 17
head -n 37 "$girdi" >"$gecici/turnuva.txt"
yaz <<<"clear; python3 satranc.py --kayit turnuva.txt"
cek baslangic-listesi

ac 92 14
head -n 39 "$girdi" >"$gecici/turnuva.txt"
yaz <<<"clear; python3 satranc.py --kayit turnuva.txt"
sed -n 40,42p "$girdi" | yaz
cek eslestirme-listesi

ac 92 12
yaz <<<"python3 satranc.py"
head -n 2 "$girdi" | yaz
printf '%s\n' 1500 '<' | yaz
cek geri-alma

ac 92 17
head -n 41 "$girdi" >"$gecici/turnuva.txt"
yaz <<<"clear; python3 satranc.py --kayit turnuva.txt"
sed -n 42,44p "$girdi" | yaz
tmux -L rapor send-keys -t e C-c
sleep 0.5
cek kesilme

ac 92 15
head -n 44 "$girdi" >"$gecici/turnuva.txt"
yaz <<<"clear; python3 satranc.py --kayit turnuva.txt"
sed -n 45,46p "$girdi" | yaz
cek surdurme

ac 112 14
cp "$girdi" "$gecici/turnuva.txt"
yaz <<<"clear; python3 satranc.py --kayit turnuva.txt | sed -n '/Nihai/,/^\$/p'"
cek nihai-siralama

ac 112 13
yaz <<<"clear; python3 satranc.py --kayit turnuva.txt | sed -n '/Çapraz/,\$p'"
cek capraz-tablo

ac 112 14
yaz <<<"clear; python3 satranc.py < cikmaz-renk_girdi.txt | grep -A 8 '^5. Tur'"
cek cikmaz-notu
