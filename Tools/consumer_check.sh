#!/bin/sh
# Builds and runs Tests/Consumer, a package that uses the library as a third party would:
# Tools/consumer_check.sh. C_COMPILER is the C compiler; the variable is not CC, which SwiftPM would
# use as Clang. SWIFT is Swift's command. The package converts, answers requests, and judges its own
# backend and its own function. The articles of the documentation quote lines of its programs. The
# build cannot find gmp.h. The build is not incremental, because an incremental build keeps code
# that was compiled against old layouts of our types.
set -eu

build=.build-consumer
hidden=$PWD/Tests/Consumer/HiddenHeaders
fail() {
  echo "consumer-check: $1" >&2
  exit 1
}
if printf '#include <gmp.h>\n' | ${C_COMPILER:-cc} -I "$hidden" -E - >/dev/null 2>&1; then
  fail 'gmp.h is not hidden'
fi
rm -rf "$build"
${SWIFT:-swift} build -c release --package-path Tests/Consumer --scratch-path "$build" \
  -Xcc "-I$hidden"
for program in Consumer Requests; do "$build/release/$program"; done

# In the program of an article, comments of two slashes state the output.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
count=0
for article in Tests/Consumer/Sources/Articles/*; do
  name=${article##*/}
  awk 'match($0, /(^|[^\/:])\/\/ /) { print substr($0, RSTART + RLENGTH) }' \
    "$article/main.swift" >"$work/said"
  # Runs of properties print their seeds to standard error.
  "$build/release/$name" >"$work/printed" 2>"$work/errors" || {
    cat "$work/errors" >&2
    fail "$name stops"
  }
  diff "$work/said" "$work/printed" >&2 || fail "$name does not print what its comments say"
  count=$((count + 1))
done
echo "consumer-check: the programs of $count articles print what the articles say"

# A function of the package holds its budgets, breaches the budgets with a planted slowdown, and is
# reported as HTML and as JUnit.
program=$PWD/$build/release/Budgeting
cp Tests/Consumer/Budgets.json "$work"
cd "$work"
"$program" || fail 'the budgets do not hold'
{ grep -q 'failures="0"' board.xml && grep -q '<title>Budgets' board.html; } \
  || fail 'no reports of the budgets'
if command -v valgrind >/dev/null; then
  code=0
  "$program" --slow >slow.txt || code=$?
  if [ "$code" -ne 1 ] || ! grep -q 'join library: function' slow.txt; then
    cat slow.txt
    fail 'the planted slowdown was not found'
  fi
  echo 'consumer-check: a planted slowdown is found'
else
  echo 'consumer-check: the planted slowdown is skipped: Valgrind is not there'
fi
