#!/bin/sh
# Builds libmpdec from a source package of Debian: Tools/libmpdec.sh FOLDER. The library is
# FOLDER/libmpdec/libmpdec.a.
set -eu

folder=$1
if [ -f "$folder/libmpdec/libmpdec.a" ]; then exit 0; fi

# Most machines list only binary packages. The same servers have the source packages.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/parts" "$work/lists/partial" "$work/download"
for list in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
  if [ -f "$list" ]; then
    sed -e 's/^deb /deb-src /' -e 's/^Types:.*/Types: deb-src/' "$list" \
      >"$work/parts/$(basename "$list")"
  fi
done
get() {
  apt-get -qq -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$work/parts" \
    -o Dir::State::Lists="$work/lists" -o APT::Sandbox::User=root "$@" >"$work/log" 2>&1
}
# A server without source packages makes the update fail, but the lists of other servers are read.
get update || true
# Releases without the package mpdecimal contain libmpdec in the source package of Python, whose
# module `decimal` uses libmpdec.
python=$(apt-cache pkgnames python3 | grep -x 'python3\.[0-9]*' | sort -V | tail -n 1)
cd "$work/download"
if ! get source --download-only --tar-only mpdecimal \
  && ! get source --download-only --tar-only "$python"; then
  tail -n 3 "$work/log" >&2
  exit 1
fi
tar -xf ./*.orig.tar.*
cd - >/dev/null
source=$(find "$work/download" -name basearith.c -path '*libmpdec*' | head -n 1)
if [ -z "$source" ]; then
  echo 'libmpdec: basearith.c is not in the package' >&2
  exit 1
fi
sources=$(dirname "$source")
rm -rf "$folder"
mkdir -p "$folder"
if [ -x "$sources/../configure" ]; then
  cp -R "$sources/../." "$folder"
  { cd "$folder" && ./configure --disable-cxx && make -C libmpdec libmpdec.a; } >"$work/log" 2>&1 \
    || { tail -n 5 "$work/log" >&2; exit 1; }
else
  cp -R "$sources" "$folder/libmpdec"
  cd "$folder/libmpdec"
  # Python's header includes Python's configuration, although libmpdec needs no value of it.
  : >pyconfig.h
  rm -f bench*.c
  cc -O3 -I. -DCONFIG_64=1 -DASM=1 -DHAVE_UINT128_T=1 -DNDEBUG -c ./*.c && ar rcs libmpdec.a ./*.o
fi
