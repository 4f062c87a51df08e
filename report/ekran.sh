#!/usr/bin/env bash
# Ekran görüntülerini gerçek bir uçbirimde (Xvfb içinde xterm) çeker: report/ekran/*.png
# Debian paketleri: xvfb xterm imagemagick fonts-dejavu-core tmux
# WINDOWS_PYTHON=KLASOR verilirse (Windows için derlenmiş Python'un klasörü; .ci/windows nasıl indirildiğini
# gösterir) Wine konsolundakini de çeker; wine ile xdotool da gerekir.
set -euo pipefail
cd "$(dirname "$0")/.."
kok=$PWD
hedef=$kok/report/ekran
ornek=$kok/tests/ornek
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
cp "$kok/satranc.py" .
clear
RC
  tmux -L rapor -f /dev/null new-session -d -s e -x "$1" -y "$2" "bash --noprofile --rcfile $gecici/rc -i"
  tmux -L rapor set -g status off
  xterm -geometry "$1x$2+0+0" -fa "DejaVu Sans Mono" -fs 19.5 -bg white -fg black +sb -b 8 -u8 \
    -e tmux -u -L rapor attach -t e &
  sleep 1.5
}

yaz() {  # her satırı klavyeden yazar, Enter'a basar
  local satir
  while IFS= read -r satir; do
    tmux -L rapor send-keys -t e -l -- "$satir"
    tmux -L rapor send-keys -t e Enter
    sleep 0.12
  done
  sleep 0.5
}

kirp() {  # kirp AD: kenarları kırpar; inçteki nokta sayısı karakterleri her görüntüde aynı boyda basar
  convert "$gecici/ham.png" -background black -bordercolor white -trim +repage \
    -fuzz 2% -trim +repage -bordercolor white -border 12 -bordercolor '#888888' -border 1 -colors 64 \
    -units PixelsPerInch -density 216 "$hedef/$1.png"
}

cek() {  # pencereyi çeker, uçbirimi kapatır
  import -window root "$gecici/ham.png"
  kirp "$1"
  tmux -L rapor kill-server
  sleep 0.5
}

girdi=$ornek/ornek_girdi.txt

ac 92 17
yaz <<<"python3 satranc.py"
head -n 38 "$girdi" | yaz
cek baslangic-listesi

ac 92 14
yaz <<<"python3 satranc.py"
head -n 42 "$girdi" | yaz
cek eslestirme-listesi

ac 104 26  # yalnızca listeler ekranda kalır
yaz <<<"python3 satranc.py"
yaz <"$girdi"
cek son-listeler

ac 98 10  # yalnızca son tur ekranda kalır
yaz <<<"python3 satranc.py"
printf '%s\n' 1 A 0 0 2 B 0 0 3 C 0 0 4 D 0 0 5 E 0 0 6 F 0 0 0 5 s 2 2 4 0 4 4 1 2 2 1 1 1 | yaz
cek cikmaz-notu

ac 92 15
yaz <<<"python3 satranc.py"
printf '%s\n' muz 555 "ALİ K4YA" "ALİ KAYA" 150 0 | yaz
cek yanlis-yanit

ac 92 5  # yalnızca son sorular ekranda kalır
yaz <<<"python3 satranc.py"
head -n 41 "$girdi" | yaz
printf '%s\n' 1 '<' | yaz
cek geri-alma

ac 92 14
yaz <<<"python3 satranc.py --kayit turnuva.txt"
head -n 1 "$girdi" | yaz
tmux -L rapor send-keys -t e C-c
sleep 0.5
yaz <<<"python3 satranc.py --kayit turnuva.txt"
sed -n 2p "$girdi" | yaz
cek surdurme

[ -n "${WINDOWS_PYTHON:-}" ] || exit 0
export WINEPREFIX="$gecici/wine" WINEDEBUG=-all WINEDLLOVERRIDES="ucrtbase=n,b;mscoree=;mshtml="
timeout 200 wine wineboot -i >/dev/null 2>&1
timeout 120 wine winecfg -v win10 >/dev/null 2>&1
cat >"$gecici/konsol.reg" <<'REG'
Windows Registry Editor Version 5.00

[HKEY_CURRENT_USER\Console]
"FaceName"="DejaVu Sans Mono"
"FontSize"=dword:001a0000
"FontWeight"=dword:00000190
"ScreenBufferSize"=dword:00220060
"WindowSize"=dword:00220060
"ScreenColors"=dword:000000f0
REG
wine regedit /S "Z:${gecici//\//\\}\\konsol.reg" >/dev/null 2>&1
mkdir "$WINEPREFIX/drive_c/turnuva"
cp satranc.py "$WINEPREFIX/drive_c/turnuva/"
cp -r "$WINDOWS_PYTHON" "$WINEPREFIX/drive_c/py"
(cd "$WINEPREFIX/drive_c/turnuva" && WINEPATH='C:\py' wineconsole cmd.exe >/dev/null 2>&1) &
sleep 8
bas() { xdotool type --delay 30 -- "$1"; xdotool key Return; sleep "$2"; }
bas cls 1
bas "python satranc.py" 5
for yanit in 222 "Irmak Su Bir" 1500 1600 4; do bas "$yanit" 0.5; done
sleep 1
import -window root "$gecici/ham.png"
wineserver -k || true
kirp windows
