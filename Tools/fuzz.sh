#!/bin/sh
# Fuzzes the readers with libFuzzer, which searches for inputs that stop a reader: Tools/fuzz.sh
# SECONDS PROGRAM:LENGTH…
# Each PROGRAM of Tests/Fuzzing runs SECONDS on inputs of at most LENGTH bytes. libFuzzer derives
# inputs from the seeds and from the inputs that it kept in earlier runs. SWIFT is Swift's command,
# METRYVO_COMMIT the commit. .build-fuzz/found keeps an input that stops a reader; the command
# `.build-fuzz/release/PROGRAM FILE` repeats the input. Each run adds a line to .build-fuzz/tally:
# program, executions, passed or failed, commit. The last lines of output count all runs since `make
# clean`.
set -eu

seconds=$1
shift
build=.build-fuzz
for fuzzer in "$@"; do
  ${SWIFT:-swift} build -c release --sanitize fuzzer --package-path Tests/Fuzzing \
    --product "${fuzzer%:*}" --scratch-path "$build"
done

mkdir -p "$build/found"
status=0
for fuzzer in "$@"; do
  name=${fuzzer%:*}
  log=$build/$name.log
  mkdir -p "$build/kept/$name"
  result=passed
  SWIFT_BACKTRACE=enable=no "$build/release/$name" -max_total_time="$seconds" \
    -max_len="${fuzzer#*:}" -timeout=10 -rss_limit_mb=1024 -print_final_stats=1 \
    -artifact_prefix="$build/found/$name-" \
    "$build/kept/$name" "Tests/Fuzzing/Seeds/$name" >"$log" 2>&1 || result=failed
  if [ "$result" = failed ]; then
    status=1
    tail -n 20 "$log"
  fi
  count=$(sed -n 's/stat::number_of_executed_units: *//p' "$log")
  rate=$(sed -n 's/stat::average_exec_per_sec: *//p' "$log")
  printf '%-16s %12d executions %8d/s  %s\n' "$name" "${count:-0}" "${rate:-0}" "$result"
  echo "$name ${count:-0} $result ${METRYVO_COMMIT:-unknown}" >>"$build/tally"
done

awk '
  !($1 in runs) { names[++kinds] = $1 }
  { runs[$1]++; count[$1] += $2; failed[$1] += $3 == "failed" }
  { all += $2; stops += $3 == "failed" }
  END {
    print "all runs so far:"
    form = "%-16s %12.0f executions, %d runs, %d failed\n"
    for (kind = 1; kind <= kinds; kind++) {
      name = names[kind]
      printf form, name, count[name], runs[name], failed[name]
    }
    printf form, "total", all, NR, stops
  }' "$build/tally"
exit "$status"
