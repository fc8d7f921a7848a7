#!/bin/sh
# Makes an environment of Python with packages from PyPI:
# Tools/python_environment.sh FOLDER MODULES PACKAGE…
# FOLDER stays as it is if its Python can import MODULES, which are written as `import` takes them.
set -eu

folder=$1
modules=$2
shift 2
if "$folder/bin/python3" -c "import $modules" 2>/dev/null; then exit 0; fi
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check "$@"
