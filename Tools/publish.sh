#!/bin/sh
# Publishes the findings of a run: Tools/publish.sh TARGET REPORT PUBLISHED [CHECK…]. TARGET begins
# a message. The folder REPORT has the findings; the folder PUBLISHED gets documents and pictures.
# The command CHECK, if present, first makes the findings. The script ends with the exit code of
# CHECK, because breached budgets are published too. BROWSER and SHRINK are described in
# Tools/pictures.sh.
set -eu

target=$1
report=$2
published=$3
shift 3
if [ -z "${BROWSER:-}" ]; then
  echo "$target: no Chromium to take pictures with: install the package chromium," \
    "or say BROWSER=…" >&2
  exit 1
fi
code=0
if [ $# -gt 0 ]; then "$@" || code=$?; fi

.build/release/metryvo report --from "$report" --to "$published/index.html" >/dev/null
if grep -A 1 '"name" : "commit"' "$report/report.json" | grep -q ';'; then
  echo "publish: the parts of $report are of several commits: run all of them on one" >&2
  exit 1
fi
cp "$report/report.md" "$report/report.json" "$published/"
if [ -f "$report/certificate.md" ]; then cp "$report/certificate.md" "$published/"; fi
found() { grep -F -n "$@" "$published/report.md" "$published/report.json"; }
if found -e "$(pwd -P)" -e "$HOME/" || found -w -e "$(uname -n)"; then
  echo 'publish: the lines above name a place on this machine, or its name' >&2
  exit 1
fi
"$(dirname "$0")/pictures.sh" "$published"
exit "$code"
