#!/bin/sh
# Draws parts of the page FOLDER/index.html, each in the width of a desktop and of a phone:
# Tools/pictures.sh FOLDER. BROWSER is a Chromium. SHRINK is a shell command that reads a picture
# and writes a smaller one. The script fails if a picture is too high or too large.
set -eu

folder=$1
max_height=1200
max_bytes=500000
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Chromium's sandbox does not run as root.
is_root=$([ "$(id -u)" -ne 0 ] || echo yes)
status=0
count=0
skipped=0

# The page is in a frame, because a window is at least 500 pixels wide and a phone is narrower.
frame() {
  printf '%s' '<!DOCTYPE html><meta charset="utf-8"><title></title><body style="margin: 0">' \
    '<iframe src="page.html" style="display: block; border: 0; ' \
    "width: $1px; height: $2px\"></iframe><script>onload = () => " \
    '{ document.title = frames[0].document.documentElement.scrollHeight }</script>' \
    >"$work/frame.html"
}
browser() {
  "$BROWSER" --headless ${is_root:+--no-sandbox} --user-data-dir="$work/profile" --hide-scrollbars \
    --allow-file-access-from-files "$@" "file://$work/frame.html" 2>"$work/log"
}
refuse() {
  tail -n 5 "$work/log" >&2
  echo "publish: no picture $1" >&2
  exit 1
}

# Draws the page without the hidden parts: draw FILE WIDTH. The frame first reports the height of
# the page, and the window then gets this height.
draw() {
  frame "$2" 100
  height=$(browser --window-size="$2,600" --dump-dom \
    | sed -n 's/.*<title>\([0-9][0-9]*\)<.*/\1/p')
  if [ -z "$height" ]; then refuse "$1"; fi
  frame "$2" "$height"
  browser --window-size="$2,$height" --screenshot="$work/picture.png" >/dev/null || refuse "$1"
  sh -c "${SHRINK:-cat}" <"$work/picture.png" >"$1"
  count=$((count + 1))
  if [ "$height" -gt "$max_height" ]; then
    echo "publish: $1 is $height px high, more than $max_height" >&2
    status=1
  fi
  bytes=$(($(wc -c <"$1")))
  if [ "$bytes" -gt "$max_bytes" ]; then
    echo "publish: $1 has $bytes bytes, more than $max_bytes" >&2
    status=1
  fi
}

# The overview is the header of the page; each other picture is the chapter of its name.
for name in overview accuracy speed budgets coverage; do
  if [ "$name" = overview ]; then
    hidden='section { display: none }'
  elif grep -q "<section [^>]*id=\"$name\"" "$folder/index.html"; then
    hidden="section:not(#$name) { display: none } header { display: none }"
  else
    rm -f "$folder/$name"-*.png
    skipped=$((skipped + 1))
    echo "publish: skipped $name: $name was not run"
    continue
  fi
  sed "s|</head>|<style>$hidden body { padding-block: 1rem 0 }</style></head>|" \
    "$folder/index.html" >"$work/page.html"
  for width in 1280 390; do draw "$folder/$name-$width.png" "$width"; done
done
echo "publish: $count pictures in $folder, $skipped skipped"
exit "$status"
