#!/usr/bin/env bash
# Ekran görüntülerini gerçek bir uçbirimde (Xvfb içinde xterm) çeker: report/ekran/AD.png; ekrandaki
# metni yanına, AD.txt'ye yazar. Yazılanlar ekranlar.json'dadır.
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

# Her ekran için bir satır (AD SATIR), ardından yazılacaklar, sonunda boş satır.
senaryolar=$(python3 - <<'PY'
import json, pathlib
ornek = pathlib.Path("tests/ornek/ornek_girdi.txt").read_text(encoding="utf-8").splitlines()
for ekran in json.loads(pathlib.Path("report/ekranlar.json").read_text(encoding="utf-8")):
    print(ekran["ad"], ekran["satir"])
    for oturum in ekran["oturumlar"]:
        print(oturum["komut"])
        for yanit in oturum["yanitlar"]:
            if yanit.startswith("@"):  # örneğin yanıtları: @SON ya da @BAŞ:SON
                bas, _, son = f"0:{yanit[1:]}".rpartition(":")
                print(*ornek[int(bas.split(":")[-1]):int(son)], sep="\n")
            else:
                print(yanit)
    print()
PY
)

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

cek() {  # cek AD: pencereyi, yazının çevresini kırparak, ve ekrandaki metni saklar; uçbirimi kapatır
  sleep 0.5
  tmux -L rapor capture-pane -p -t e >"$hedef/$1.txt"
  import -window root png:- | convert png:- -background black -trim +repage \
    -bordercolor white -border 1 -trim +repage -border 9 -bordercolor '#888888' -border 1 -colors 64 "$hedef/$1.png"
  tmux -L rapor kill-server
  sleep 0.5
}

ad=
while IFS= read -r satir; do
  if [ -z "$ad" ]; then
    ad=${satir% *}
    ac "${satir##* }"
  elif [ -z "$satir" ]; then
    cek "$ad"
    ad=
  elif [ "$satir" = ^C ]; then
    tmux -L rapor send-keys -t e C-c
    sleep 0.5
  else
    tmux -L rapor send-keys -t e -l -- "$satir"
    tmux -L rapor send-keys -t e Enter
    case $satir in python3*) sleep 2 ;; *) sleep 0.12 ;; esac  # soru görünmeden yanıt yazılmasın
  fi
done < <(printf '%s\n\n' "$senaryolar")
