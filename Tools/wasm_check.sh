#!/bin/sh
# Runs the engine as WebAssembly, and compares the results with native code: Tools/wasm_check.sh
# REGISTRY NOTEBOOK. Equal cases run under node, under wasmkit and natively; the digests must be
# equal. After compression by brotli, the reader of registries may add at most REGISTRY bytes to the
# module with custom units, and notebooks may add at most NOTEBOOK bytes to the module of the
# engine. SWIFT is Swift's command.
set -eu

modules=.build-wasm/release
"$(dirname "$0")/wasm_modules.sh" .build-wasm \
  'WebExports WebVectors WebCustomUnits WebRegistry WebNotebook'
${SWIFT:-swift} build -c release --package-path Web --product web-comparison \
  --scratch-path .build-wasm-native
.build-wasm-native/release/web-comparison "$modules" Web/Check/WebComparison/digests.mjs
if command -v node >/dev/null; then
  node Web/Check/WebComparison/sizes.mjs "$modules/WebExports.wasm" \
    "$modules/WebCustomUnits.wasm" "$modules/WebRegistry.wasm" "$modules/WebNotebook.wasm" "$@"
else
  echo 'wasm-check: sizes: skipped, node is not on the PATH'
fi
