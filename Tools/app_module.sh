#!/bin/sh
# Makes the module of the app smaller, and divides it in two: Tools/app_module.sh BUILD FOLDER.
# BUILD has WebApp.wasm and Unpacker.wasm. FOLDER gets whole.wasm and unpacker.wasm, and first.wasm
# and rest.wasm where binaryen and node are there.
set -eu

build=$(cd "$1" && pwd)
root=$PWD
# What binaryen is told that browsers have.
features='--enable-bulk-memory --enable-sign-ext --enable-mutable-globals
  --enable-nontrapping-float-to-int --enable-multivalue --enable-reference-types'
mkdir -p "$2"
cd "$2"
rm -f ./*.wasm
cp "$build/WebApp.wasm" whole.wasm
cp "$build/Unpacker.wasm" unpacker.wasm
for program in wasm-opt wasm-split node; do
  if ! command -v "$program" >/dev/null; then
    echo 'app: binaryen (wasm-opt, wasm-split) or node is missing: the module stays whole,' \
      'and larger'
    exit 0
  fi
done

# shellcheck disable=SC2086 # Each word is an option.
run() {
  program=$1
  shift
  "$program" $features "$@"
}
# Large functions with one caller stay apart: inlined, they would come into the first part with
# callers that seldom call them.
run wasm-opt --flatten --rereloop -Oz --one-caller-inline-max-function-size=20 \
  --low-memory-unused whole.wasm -o whole.wasm
run wasm-opt -O2 unpacker.wasm -o unpacker.wasm
run wasm-split --instrument whole.wasm -o counted.wasm
node "$root/Web/FirstPart/profile.mjs" counted.wasm profile
run wasm-split --split whole.wasm --profile=profile -o1 first.wasm -o2 rest.wasm
