#!/bin/sh
# Makes a virtual environment of Python with packages from PyPI: Tools/python_environment.sh FOLDER
# MODULES PACKAGE…
# The script keeps an existing FOLDER whose Python can import MODULES, a list such as `a, b`.
set -eu

folder=$1
modules=$2
shift 2
if "$folder/bin/python3" -c "import $modules" 2>/dev/null; then exit 0; fi
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check "$@"
