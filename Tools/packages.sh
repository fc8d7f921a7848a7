#!/bin/sh
# Installs the packages that a target of the Makefile needs and the machine lacks: Tools/packages.sh
# TARGET. TARGET is deps, bench-peers, shells, callgrind, shellcheck or app-deps. C_COMPILER is the
# C compiler. SUDO is the command that runs another command as root; it is empty for root. deps and
# bench-peers fail without their packages; the other targets print the missing packages, and
# succeed.
set -eu

target=$1
sudo=${SUDO-sudo}
missing=
purpose=

# Adds a package to the missing packages if a command fails: needs PACKAGE COMMAND…
needs() {
  package=$1
  shift
  "$@" >/dev/null 2>&1 || missing="$missing $package"
}
has_gmp() { printf '#include <gmp.h>\n' | ${C_COMPILER:-cc} -E -; }
has_intel() {
  printf 'int main(void){return 0;}' | ${C_COMPILER:-cc} -x c - -l:libbidgcc000.a -o /dev/null
}
has_chromium() {
  command -v chromium || command -v chromium-browser || command -v google-chrome
}
# The app has pages in Japanese and in Chinese.
has_fonts() { [ -n "$(fc-list :lang=ja)" ] && [ -n "$(fc-list :lang=zh-cn)" ]; }

case $target in
  deps)
    needs libgmp-dev has_gmp
    purpose=', which the backend BigDecimal is built on'
    otherwise='install the development files of GMP (libgmp-dev, gmp-devel, gmp) as root' ;;
  bench-peers)
    needs libintelrdfpmath-dev has_intel
    purpose=", Intel's decimal library"
    otherwise="going on without Intel's decimal library" ;;
  shells)
    for shell in zsh fish; do needs "$shell" command -v "$shell"; done
    purpose=', in which completions are tested'
    otherwise='completions are not tested there' ;;
  callgrind)
    # Valgrind does not support current versions of macOS.
    if [ "$(uname)" = Linux ]; then needs valgrind command -v valgrind; fi
    purpose=', which counts instructions'
    otherwise='instructions are not counted' ;;
  shellcheck)
    needs shellcheck command -v shellcheck
    purpose=', which judges shell scripts'
    otherwise='shell scripts are not judged' ;;
  app-deps)
    needs chromium has_chromium
    for pair in WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb brotli:brotli \
      pngquant:pngquant wasm-opt:binaryen node:nodejs tsc:node-typescript; do
      needs "${pair#*:}" command -v "${pair%%:*}"
    done
    needs python3-venv python3 -c 'import ensurepip'
    needs fonts-noto-cjk has_fonts
    otherwise='checks that need them are skipped' ;;
  *)
    echo "packages: no packages are known for '$target'" >&2
    exit 64 ;;
esac
if [ -z "$missing" ]; then exit 0; fi

# Returns whether the machine has a command.
has() { command -v "$1" >/dev/null; }
is_root() { [ -z "$sudo" ] || has "${sudo%% *}"; }
say() { echo "$target: installing$missing$purpose"; }
install_with_apt() {
  # shellcheck disable=SC2086 # Each word is a package.
  $sudo apt-get install -y -qq $missing >/dev/null
}

if has apt-get && is_root; then
  say
  # On a fresh machine, the lists of packages are old or absent.
  if install_with_apt 2>/dev/null; then exit 0; fi
  if $sudo apt-get update -qq && install_with_apt; then exit 0; fi
  # An unknown package prevents the installation of all others, so each package is installed alone.
  all=$missing
  missing=
  for package in $all; do
    $sudo apt-get install -y -qq "$package" >/dev/null 2>&1 || missing="$missing $package"
  done
  if [ -z "$missing" ]; then exit 0; fi
elif [ "$target" = deps ] && has dnf && is_root; then
  missing=' gmp-devel'
  say
  if $sudo dnf install -y -q gmp-devel; then exit 0; fi
elif [ "$target" = deps ] && has brew; then
  missing=' gmp'
  say
  if brew install --quiet gmp; then exit 0; fi
fi
echo "$target:$missing could not be installed; $otherwise" >&2
case $target in deps | bench-peers) exit 1 ;; esac
