#!/usr/bin/env bash
# Ekran görüntülerini gerçek bir uçbirimde (Xvfb içinde xterm) çeker: report/ekran/AD.png; ekrandaki
# metni yanına, AD.txt'ye yazar. Sayfası olanda görüntü, oturumda yazılan sayfanın tarayıcıda
# görünenidir, metin sayfanın kendisi. Yazılanlar ekranlar.json'dadır. Her görüntünün metniyle
# birlikte özeti ozet.txt'dedir; elle değiştirilen görüntüyü ya da metni sınama bundan anlar.
# Debian paketleri: xvfb xterm imagemagick fonts-dejavu-core tmux chromium
set -euo pipefail
cd "$(dirname "$0")/.."
kok=$PWD
hedef=$kok/report/ekran
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

# Her ekran için bir satır (AD SATIR, sayfası varsa SAYFA EN,BOY), ardından yazılacaklar, sonunda boş satır.
senaryolar=$(python3 - <<'PY'
import json, pathlib
ornek = pathlib.Path("tests/ornek/ornek_girdi.txt").read_text(encoding="utf-8").splitlines()
for ekran in json.loads(pathlib.Path("report/ekranlar.json").read_text(encoding="utf-8")):
    print(ekran["ad"], ekran["satir"], ekran.get("sayfa", ""), ekran.get("pencere", ""))
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

sayfayi_cek() {  # sayfayi_cek SAYFA EN,BOY: bu boyda bir pencerede görünen, kâğıtta okunsun diye iki kat sık
  # Pencere uzundur, sonra kesilir: tarayıcı alçak bir pencerenin altını boş çekebilir.
  chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync --user-data-dir="$gecici/tarayici" --hide-scrollbars \
    --window-size="${2%,*},1000" --force-device-scale-factor=2 --screenshot="$gecici/sayfa.png" "file://$1" \
    >/dev/null 2>&1
  convert "$gecici/sayfa.png" -crop "$((2 * ${2%,*}))x$((2 * ${2#*,}))+0+0" +repage "$gecici/ekran.png"
}

cek() {  # cek AD [SAYFA EN,BOY]: görüneni (uçbirimde, yazının çevresini kırparak) ve metnini saklar; uçbirimi kapatır
  sleep 0.5
  if [ -n "${2-}" ]; then
    cp "$gecici/oturum/$2" "$hedef/$1.txt"
    sayfayi_cek "$gecici/oturum/$2" "$3"
  else
    tmux -L rapor capture-pane -p -t e >"$hedef/$1.txt"
    import -window root png:- | convert png:- -background black -trim +repage \
      -bordercolor white -border 1 -trim +repage -border 9 "$gecici/ekran.png"
  fi
  convert "$gecici/ekran.png" -bordercolor '#888888' -border 1 -colors 64 -strip "$hedef/$1.png"
  echo "$1 $(cat "$hedef/$1.png" "$hedef/$1.txt" | sha256sum | cut -d' ' -f1)" >>"$gecici/ozet.txt"
  tmux -L rapor kill-server
  sleep 0.5
}

ad=
while IFS= read -r satir; do
  if [ -z "$ad" ]; then
    read -r ad boy sayfa <<<"$satir"  # sayfa: SAYFA EN,BOY
    ac "$boy"
  elif [ -z "$satir" ]; then
    cek "$ad" $sayfa
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
mv "$gecici/ozet.txt" "$hedef/ozet.txt"
