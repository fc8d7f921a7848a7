#!/bin/sh
# Makes the manual of FOLDER/metryvo from its help: Tools/manual.sh FOLDER GENERATOR. GENERATOR is
# generate-manual, which comes with the argument parser. A page is named as man looks for it:
# FOLDER/metryvo-convert.1 for `man metryvo convert`.
set -eu

folder=$(cd "$1" && pwd)
generator=$2
# The generator drops what is not ASCII, and -40 C is no temperature: such characters pass it under
# their roff names.
"$folder/metryvo" --experimental-dump-help | python3 -c '
import re, sys
said = sys.stdin.buffer.read().decode()
sys.stdout.write(re.sub("[^\n -~]", lambda found: "[u%04X]" % ord(found[0]), said))
' >"$folder/help.json"
# The generator runs the command that it describes.
printf '#!/bin/sh\ncat "%s"\n' "$folder/help.json" >"$folder/help"
chmod +x "$folder/help"
# The day of the commit: a page made twice is the same. Today where there is no git.
date=$(git log -1 --format=%cs 2>/dev/null || date +%F)
rm -rf "$folder/pages"
mkdir "$folder/pages"
"$generator" "$folder/help" --multi-page --date "$date" -o "$folder/pages"

cd "$folder/pages"
for page in *; do
  name=${page%.1}
  # Examples, which are indented, keep their lines; an empty line begins a paragraph; a subcommand
  # is named with a hyphen.
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
