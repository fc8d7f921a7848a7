#!/bin/sh
# Builds the files to install: Tools/install_build.sh FOLDER. FOLDER gets the build.
# FOLDER/installed gets the stripped programs, the pages of the manual and the completions. SWIFT is
# Swift's command; STATIC has the linker options of Tools/static_options.sh.
set -eu

swift=${SWIFT:-swift}
build=$1
installed=$build/installed
for program in metryvo metryvo-lab; do
  # shellcheck disable=SC2086 # Each word is an option.
  $swift build -c release ${STATIC:-} --product "$program" --scratch-path "$build"
done
# The argument parser's package contains the generator of manual pages.
$swift build -c release --product generate-manual --scratch-path .build-manual \
  --package-path "$build/checkouts/swift-argument-parser"

rm -rf "$installed"
mkdir -p "$installed"
for program in metryvo metryvo-lab; do
  # Only a build with the trait SeededFaults may have the mistakes by which laws are judged.
  if nm "$build/release/$program" | grep -q SeededFault; then
    echo "install: $build/release/$program has seeded faults; remove $build" >&2
    exit 1
  fi
  cp "$build/release/$program" "$installed/"
  strip "$installed/$program"
done
"$(dirname "$0")/manual.sh" "$installed" .build-manual/release/generate-manual
for shell in bash zsh fish; do
  "$installed/metryvo" --generate-completion-script "$shell" >"$installed/completion.$shell"
done
