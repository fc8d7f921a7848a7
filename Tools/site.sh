#!/bin/sh
# Writes the documentation of modules as HTML: Tools/site.sh FOLDER MODULE… Each MODULE has a
# catalog, Sources/MODULE/MODULE.docc, which may link to the modules before it. The pages have the
# symbols of the module and of the modules that it exports. FOLDER gets the pages of all modules.
# SWIFT is Swift's command, whose toolchain contains docc. BASE_PATH is the path of FOLDER on a
# server; without BASE_PATH, FOLDER is the root. The script fails if docc warns, if no topic group
# of a page has a symbol, or if a link has no target.
set -eu

tools=$(cd "$(dirname "$0")" && pwd)
swift=${SWIFT:-swift}
folder=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"${swift}c" -print-target-info >"$work/target"
bin=$(sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1/bin|p' "$work/target")
triple=$(sed -n 's/.*"triple": "\(.*\)",/\1/p' "$work/target" | head -n 1)
for program in docc swift-symbolgraph-extract; do
  if [ ! -x "$bin/$program" ]; then
    echo "site: skipped: the toolchain of $swift has no $program"
    exit 0
  fi
done
# docc prints empty lines even if it has no message, so its output is shown only after a failure.
docc() {
  "$bin/docc" "$@" >"$work/said" 2>&1 || {
    cat "$work/said" >&2
    exit 1
  }
}
sdk=$(if [ "$(uname)" = Darwin ]; then xcrun --show-sdk-path; fi)

for module in "$@"; do $swift build -c release --target "$module"; done
built=$($swift build -c release --show-bin-path)
archives=
before=
for module in "$@"; do
  archive=$work/$module.doccarchive
  mkdir "$work/$module"
  exported=$(sed -n 's/^@_exported import //p' "Sources/$module"/*.swift | paste -s -d , -)
  "$bin/swift-symbolgraph-extract" -module-name "$module" -output-dir "$work/$module" \
    -target "$triple" ${sdk:+-sdk "$sdk"} -I "$built/Modules" -minimum-access-level public \
    -skip-synthesized-members ${exported:+"-experimental-allowed-reexported-modules=$exported"}
  # shellcheck disable=SC2086 # Each word is an option.
  docc convert "Sources/$module/$module.docc" --output-path "$archive" \
    --additional-symbol-graph-dir "$work/$module" --fallback-bundle-identifier "$module" \
    --fallback-default-module-kind Library --default-code-listing-language swift \
    --hosting-base-path "${BASE_PATH:-/}" --warnings-as-errors \
    --enable-experimental-external-link-support $before
  archives="$archives $archive"
  before="$before --dependency $archive"
done
rm -rf "$folder"
# shellcheck disable=SC2086 # Each word is a path.
docc merge $archives --output-path "$folder" --synthesized-landing-page-name Metryvo \
  --synthesized-landing-page-topics-style list
# The page at the root leads to the documentation. Each page requests the file of colours.
echo '<!DOCTYPE html><title>Metryvo</title>' \
  '<meta http-equiv="refresh" content="0; url=documentation/">' >"$folder/index.html"
echo '{}' >"$folder/theme-settings.json"
python3 "$tools/site_links.py" "$folder" "${BASE_PATH:-/}"
if [ -n "${BASE_PATH:-}" ]; then
  echo "site: put $folder where a server has $BASE_PATH"
else
  echo "site: serve $folder: python3 -m http.server --bind 127.0.0.1 --directory $folder," \
    'and open http://localhost:8000/'
fi
