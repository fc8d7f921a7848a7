#!/bin/sh
# Fetches tables of units of other projects into .corpora, which git ignores: Tools/tables.sh. Pint
# and a validator for the JSON Schema of notebooks come from PyPI, GNU units and CLDR from Debian.
# The script names each table that it cannot fetch; the comparison reports the table as missing.
set -eu

tools=$(cd "$(dirname "$0")" && pwd)
tables=.corpora/tables
# The version for which the ledger of known differences was written.
pint=pint==0.25.3
jsonschema=jsonschema==4.26.0
mkdir -p "$tables"

# Unpacks a Debian package, unless its file is present or installed: unpack PACKAGE FOLDER FILE.
unpack() {
  if [ -f "$tables/$2/$3" ] || [ -f "/$3" ]; then return; fi
  "$tools/unpack_package.sh" "$1" "$tables/$2" 2>/dev/null \
    || echo "tables: the Debian package $1 could not be fetched; going on without it"
}
unpack units gnu-units usr/share/units/definitions.units
unpack unicode-cldr-core cldr usr/share/unicode/cldr/common/supplemental/units.xml

if ! [ -f "$tables/pint/pint/default_en.txt" ]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  { python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: \
    --python-version 3.12 -d "$work" "$pint" 2>/dev/null \
    && python3 -m zipfile -e "$work"/[Pp]int-*.whl "$tables/pint"; } \
    || echo "tables: $pint could not be fetched with pip; going on without it"
fi
"$tools/python_environment.sh" .corpora/venv jsonschema "$jsonschema" 2>/dev/null \
  || echo "tables: $jsonschema could not be installed with pip; going on without it"
