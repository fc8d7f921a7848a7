#!/bin/sh
# Unpacks a Debian package without installing it: Tools/unpack_package.sh PATTERN FOLDER. PATTERN is
# a regular expression for the whole name of the package. If several packages match, the package
# with the highest version in its name is unpacked. SUDO is the command that runs another command as
# root; it is empty for root.
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
# On a fresh machine, the lists of packages are old or absent.
download || { ${SUDO-sudo} apt-get update -qq && download; } || exit 1
mkdir -p "$folder"
dpkg-deb -x "$work"/*.deb "$folder"
