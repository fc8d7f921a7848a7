#!/bin/sh
# Runs every part of the main job, even after one that fails, and says on the last line what the
# parts come to: Tools/check.sh TARGET REPORT. TARGET is check, reports or check-quick, which has
# fewer cases; it begins each message. The folder REPORT gets the findings. HISTORY is a folder that
# keeps the figures of runs. With GITHUB_ACTIONS breached budgets are marked in the change; the file
# GITHUB_STEP_SUMMARY gets the report.
# The exit code is 0 (ok), 2 (inconclusive: nothing failed, something is undecided) or 1 (failed).
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
      # Without other people's tables the catalog cannot be compared.
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
