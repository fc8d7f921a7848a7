#!/bin/sh
# Runs the tests: Tools/test.sh. SWIFT is Swift's command. At the end, failures are printed again,
# because the output of parallel tests hides them; skipped tests are printed and counted. The run
# fails if a test writes outside its own folder.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The state that tests may not change: the files that git sees, and the checksums of reports and
# corpora, because git ignores some of these. Builds are in hidden folders, and SwiftPM writes
# Package.resolved.
state() {
  git status --porcelain --ignored 2>&1 | grep -v -e '^!! \.' -e 'Package.resolved$' || true
  find reports Corpora -type f -exec cksum {} + | sort -k 3
}

state >"$work/before"
# The tests run in release mode, because 128-bit arithmetic is up to 600 times slower in debug mode.
{
  code=0
  ${SWIFT:-swift} test -c release --disable-testable-imports || code=$?
  echo "$code" >"$work/code"
} 2>&1 | tee "$work/log"
code=$(cat "$work/code")
state >"$work/after"

if [ "$code" -ne 0 ]; then
  echo
  echo 'test: what failed:'
  grep -a -A 12 'recorded an issue' "$work/log" | cut -c 1-1000 | tail -n 60
fi
if ! diff "$work/before" "$work/after" >"$work/changed"; then
  echo
  echo 'test: the tests changed files of the checkout (< before, > after):'
  cat "$work/changed"
  code=1
fi
grep -a 'skipped: "' "$work/log" || true
echo "test: $(grep -a -c 'skipped: "' "$work/log") skipped"
exit "$code"
