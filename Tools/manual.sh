#!/bin/sh
# Makes the manual of FOLDER/metryvo from its help: Tools/manual.sh FOLDER GENERATOR. GENERATOR is
# generate-manual of the argument parser. The name of a page is the name that man looks for:
# FOLDER/metryvo-convert.1 for `man metryvo convert`.
set -eu

folder=$(cd "$1" && pwd)
generator=$2
# The generator drops characters outside ASCII, so these are replaced by their roff names before it
# runs. Otherwise the page would show "-40 C" for "-40 °C".
"$folder/metryvo" --experimental-dump-help | python3 -c '
import re, sys
said = sys.stdin.buffer.read().decode()
sys.stdout.write(re.sub("[^\n -~]", lambda found: "[u%04X]" % ord(found[0]), said))
' >"$folder/help.json"
# The generator runs a command and describes its help.
printf '#!/bin/sh\ncat "%s"\n' "$folder/help.json" >"$folder/help"
chmod +x "$folder/help"
# The date is the day of the commit, so that two builds make equal pages; without git, today.
date=$(git log -1 --format=%cs 2>/dev/null || date +%F)
rm -rf "$folder/pages"
mkdir "$folder/pages"
"$generator" "$folder/help" --multi-page --date "$date" -o "$folder/pages"

cd "$folder/pages"
for page in *; do
  name=${page%.1}
  # Indented lines are examples, which keep their line breaks. An empty line begins a paragraph. The
  # name of a subcommand's page has a hyphen.
  awk '
    /^  / {
      if (!literal) print ".Bd -literal -offset indent"
      literal = 1
      print substr($0, 3)
      next
    }
    literal { print ".Ed"; literal = 0 }
    /^$/ { print ".Pp"; next }
    {
      while (match($0, /metryvo[-a-z]*[.][a-z]|METRYVO[-A-Z]*[.][A-Z]/)) {
        dot = RSTART + RLENGTH - 2
        $0 = substr($0, 1, dot - 1) "-" substr($0, dot + 1)
      }
      print
    }' "$page" | sed 's/\[u\([0-9A-F]*\)\]/\\[u\1]/g' >"../$(echo "$name" | tr . -).1"
done
