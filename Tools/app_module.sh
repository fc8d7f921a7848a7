#!/bin/sh
# Makes the app's module smaller, and divides the module in two: Tools/app_module.sh BUILD FOLDER.
# BUILD contains WebApp.wasm and Unpacker.wasm. FOLDER gets whole.wasm and unpacker.wasm. With
# binaryen and node, FOLDER also gets the two parts, first.wasm and rest.wasm.
set -eu

build=$(cd "$1" && pwd)
root=$PWD
# The WebAssembly features that binaryen may use, because browsers have them.
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
# A large function with one caller is not inlined. Inlined, it would be in the first part together
# with a caller that rarely calls it.
run wasm-opt --flatten --rereloop -Oz --one-caller-inline-max-function-size=20 \
  --low-memory-unused whole.wasm -o whole.wasm
run wasm-opt -O2 unpacker.wasm -o unpacker.wasm
run wasm-split --instrument whole.wasm -o counted.wasm
node "$root/Web/FirstPart/profile.mjs" counted.wasm profile
run wasm-split --split whole.wasm --profile=profile -o1 first.wasm -o2 rest.wasm
