#!/bin/sh
# Installs into a scratch folder, runs the installed programs, and uninstalls:
# Tools/install_check.sh MAKE BYTES. MAKE is the command make; metryvo may have at most BYTES bytes.
# STATIC has the options with which the programs are linked. metryvo runs in an empty environment
# and outside the sources. It must need no Swift library, each subcommand must have a manual page,
# each shell must read its completions, and `make uninstall` must leave no file.
set -eu

make=$1
most=$2
static=${STATIC:-}
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
root=$stage/opt/metryvo

fail() {
  echo "install-check: $*" >&2
  exit 1
}
put() {
  "$make" -s --no-print-directory "$1" STATIC="$static" DESTDIR="$stage" PREFIX=/opt/metryvo
}
run() { (cd "$stage" && env -i "$root/bin/metryvo" "$@"); }
has() { command -v "$1" >/dev/null; }

put install >/dev/null
[ "$(run convert 5 mi km)" = '8.04672 km   (exact)' ] || fail 'convert 5 mi km'
[ "$(printf '1\tft\tm\n' | run convert --batch 2>/dev/null)" = "$(printf '0.3048\texact')" ] \
  || fail 'convert --batch'
run verify laws add --level quick >/dev/null || fail 'verify laws add'
mv "$root/bin/metryvo-lab" "$stage/lab"
code=0
run verify >/dev/null 2>&1 || code=$?
mv "$stage/lab" "$root/bin/metryvo-lab"
[ "$code" = 69 ] || fail "without metryvo-lab verify ends with $code"

bytes=$(wc -c <"$root/bin/metryvo")
echo "install-check: metryvo has $bytes bytes," \
  "metryvo-lab $(wc -c <"$root/bin/metryvo-lab")"
[ "$bytes" -le "$most" ] || fail "metryvo has more than $most bytes"
if [ -n "$static" ] && has ldd && ldd "$root/bin/metryvo" 2>/dev/null | grep -i swift; then
  fail 'it needs a Swift library'
fi
case $static in
  *-static-executable*)
    if ldd "$root/bin/metryvo" >/dev/null 2>&1; then fail 'it needs shared libraries'; fi ;;
esac

subcommands=$(run --help | sed -n '/^SUBCOMMANDS/,/^$/s/^  \([a-z][a-z]*\).*/-\1/p')
for command in $subcommands ''; do
  page=$root/share/man/man1/metryvo$command.1
  [ -s "$page" ] || fail "no page $page"
  if has mandoc; then
    mandoc -T lint -W error "$page" || fail "$page"
  elif has groff; then
    said=$(groff -mdoc -ww -z "$page" 2>&1) || fail "$page: $said"
    [ -z "$said" ] || fail "$page: $said"
  fi
done
for script in bash-completion/completions/metryvo zsh/site-functions/_metryvo \
  fish/vendor_completions.d/metryvo.fish; do
  shell=${script%%[-/]*}
  [ -s "$root/share/$script" ] || fail "no $script"
  if has "$shell"; then "$shell" -n "$root/share/$script" || fail "$script"; fi
done

put uninstall
left=$(find "$stage" -type f)
[ -z "$left" ] || fail "uninstall left $left"
echo 'install-check: ok'
