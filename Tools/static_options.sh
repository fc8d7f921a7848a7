#!/bin/sh
# Prints the options that put all libraries into a program: Tools/static_options.sh. SWIFT is
# Swift's command. Where the C library or libgmp cannot be put in, the option is for the libraries
# of Swift alone. On macOS, where the system has these, there is no option.
set -eu

if [ "$(uname)" = Darwin ]; then exit 0; fi
# LLVM's linker, because others repeat at every link that host names, users and plugins need shared
# libraries of glibc at run time. Foundation contains such functions; metryvo does not call them.
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
