#!/bin/sh
# Searches for data races and for accesses outside the memory of limbs: Tools/sanitize.sh. SWIFT is
# Swift's command. ThreadSanitizer checks data shared by threads. AddressSanitizer checks the
# arithmetic on limbs; before each call of GMP, the shim asks AddressSanitizer about the memory of
# operands and result (Sources/CGMP/shim.h). Valgrind checks the accesses of libgmp itself. Each
# tool must be silent without a mistake, and must report a planted mistake.
set -eu

build=.build-sanitize
log=$build/log
status=0
skipped=0

# Builds a program of Tests/Sanitizing: build KIND PRODUCT OPTION…
build() {
  kind=$1
  product=$2
  shift 2
  ${SWIFT:-swift} build -c release --package-path Tests/Sanitizing --product "$product" \
    --scratch-path "$build/$kind" "$@"
}
build thread SharedState --sanitize thread
build address LimbBounds --sanitize address -Xcc -DMETRYVO_CHECKED_ROOM
build plain LimbBounds
# Valgrind 3.19 cannot read DWARF 5.
strip -S -o "$build/LimbBounds" "$build/plain/release/LimbBounds"

export SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS=suppressions=Tests/Sanitizing/leaks.supp:print_suppressions=0
silent() {
  if "$@" >"$log" 2>&1; then
    cat "$log"
  else
    echo "sanitize: FAILED: $*"
    tail -n 60 "$log"
    status=1
  fi
}
reported() {
  report=$1
  shift
  if ! "$@" >"$log" 2>&1 && grep -q "$report" "$log"; then
    echo "planted, and reported: $report"
  else
    echo "sanitize: FAILED: not reported by $*"
    tail -n 20 "$log"
    status=1
  fi
}
silent "$build/thread/release/SharedState"
reported 'ThreadSanitizer: .*race' "$build/thread/release/SharedState" --plant-race
silent "$build/address/release/LimbBounds" 3000
reported 'heap-buffer-overflow' "$build/address/release/LimbBounds" --plant-heap
reported 'stack-buffer-overflow' "$build/address/release/LimbBounds" --plant-stack
if command -v valgrind >/dev/null; then
  silent valgrind -q --error-exitcode=1 "$build/LimbBounds" 100
  reported 'Invalid write' valgrind -q --error-exitcode=1 "$build/LimbBounds" --plant-heap
else
  echo 'sanitize: skipped Valgrind: it is not there'
  skipped=1
fi
if [ "$status" -eq 0 ]; then echo "sanitize: ok, $skipped skipped"; else echo 'sanitize: failed'; fi
exit "$status"
