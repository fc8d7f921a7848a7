#!/bin/sh
# Runs every part of the main job, even after a part fails, and prints the combined result on the
# last line: Tools/check.sh TARGET REPORT. TARGET begins each message: check, reports, or
# check-quick, which has fewer cases. The folder REPORT gets the findings. HISTORY is a folder with
# the figures of earlier runs. With GITHUB_ACTIONS, breached budgets are marked in the change. The
# file GITHUB_STEP_SUMMARY gets the report.
# The exit code is 0 (ok), 1 (failed) or 2 (inconclusive: nothing failed, and a part is undecided).
set -eu

target=$1
report=$2
level=normal
quick=
if [ "$target" = check-quick ]; then
  level=quick
  quick=--quick
fi
build=.build/release
status=0
run=0
skipped=0

part() {
  code=0
  "$@" --report "$report" || code=$?
  echo
  case "$code $*" in
    "66 $build/metryvo verify catalog")
      # The catalog cannot be compared, because the tables of other projects are absent.
      skipped=$((skipped + 1))
      echo "$target: skipped 'verify catalog': no table is present ('make tables' fetches them)"
      echo
      return ;;
    '0 '*) ;;
    '2 '*) if [ "$status" -eq 0 ]; then status=2; fi ;;
    *) status=1 ;;
  esac
  run=$((run + 1))
}

part "$build/metryvo" verify --level "$level"
part "$build/metryvo" verify conversions --level "$level"
part "$build/metryvo" verify catalog
part "$build/metryvo-bench" ${quick:+"$quick"}
part "$build/metryvo" compare
"$build/metryvo" report --from "$report" ${GITHUB_ACTIONS:+--annotate} \
  ${HISTORY:+--history "$HISTORY"} || status=1
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
  cat "$report/report.md" >>"$GITHUB_STEP_SUMMARY" || status=1
fi
echo "$target: $run parts run, $skipped skipped"
case $status in
  0) echo "$target: ok" ;;
  2) echo "$target: inconclusive" ;;
  *) echo "$target: failed" ;;
esac
exit "$status"
