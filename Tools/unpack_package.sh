#!/bin/sh
# Unpacks a Debian package without installing it: Tools/unpack_package.sh PATTERN FOLDER.
# PATTERN is a regular expression for the whole name of the package. Of several packages the one
# with the highest version in its name counts. SUDO is what runs a command as root, empty for root.
set -eu

pattern=$1
folder=$2
command -v apt-get >/dev/null || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
download() {
  package=$(apt-cache pkgnames | grep -x -e "$pattern" | sort -V | tail -n 1)
  [ -n "$package" ] && (cd "$work" && apt-get download -qq -o APT::Sandbox::User=root "$package")
}
# Lists of packages are old, or absent, on a fresh machine.
download || { ${SUDO-sudo} apt-get update -qq && download; } || exit 1
mkdir -p "$folder"
dpkg-deb -x "$work"/*.deb "$folder"
