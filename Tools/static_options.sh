#!/bin/sh
# Prints the options that link all libraries statically: Tools/static_options.sh. SWIFT is Swift's
# command. If the C library or libgmp cannot be linked statically, the option links only the
# libraries of Swift. On macOS, where the system has the libraries of Swift, there is no option.
set -eu

if [ "$(uname)" = Darwin ]; then exit 0; fi
# LLVM's linker is used because other linkers warn at every link that the lookup of host names,
# users and plugins needs the shared glibc at run time. Foundation contains such functions; metryvo
# does not call them.
options='-static-executable -use-ld=lld'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf 'import Foundation\nprint(Data([7]).base64EncodedString())\n' >"$work/main.swift"
# shellcheck disable=SC2086 # Each word is an option.
if "${SWIFT:-swift}c" $options "$work/main.swift" -lgmp -o "$work/main" >/dev/null 2>&1 \
  && [ "$("$work/main")" = 'Bw==' ]; then
  for option in $options; do echo "-Xswiftc $option"; done
else
  echo --static-swift-stdlib
fi
