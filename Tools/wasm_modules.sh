#!/bin/sh
# Builds modules of Web as WebAssembly: Tools/wasm_modules.sh FOLDER 'MODULE…' [OPTION…]. FOLDER
# gets the build; each OPTION is an option of `swift build`. SWIFT is Swift's command. The options
# of Embedded Swift are on the command line, where they also apply to the engine's targets. No other
# build has these options.
set -eu

swift=${SWIFT:-swift}
folder=$1
modules=$2
shift 2
resources=$("${swift}c" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
for module in $modules; do
  $swift build -c release --package-path Web --product "$module" --scratch-path "$folder" \
    --triple wasm32-unknown-none-wasm \
    -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo -Xswiftc -Osize \
    -Xswiftc -parse-as-library \
    -Xlinker "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" "$@"
done
