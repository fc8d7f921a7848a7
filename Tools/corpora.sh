#!/bin/sh
# Compares our test vectors with their checksums, and links the decTest vectors of General Decimal
# Arithmetic at .corpora/dectest: Tools/corpora.sh. Python's test suite contains the decTest
# vectors.
set -eu

tools=$(cd "$(dirname "$0")" && pwd)
(
  cd Corpora/metryvo
  if command -v sha256sum >/dev/null; then sha256sum --quiet -c SHA256SUMS
  else shasum -a 256 -c SHA256SUMS >/dev/null; fi
)

if [ -f .corpora/dectest/dqAdd.decTest ]; then exit 0; fi
mkdir -p .corpora
for python in python3 /usr/bin/python3.* python; do
  library=$("$python" -c 'import sysconfig; print(sysconfig.get_path("stdlib"))' 2>/dev/null) \
    || continue
  if [ -f "$library/test/decimaltestdata/dqAdd.decTest" ]; then
    ln -sfn "$library/test/decimaltestdata" .corpora/dectest
    exit 0
  fi
done
if command -v apt-get >/dev/null; then
  echo 'corpora: unpacking the decTest vectors from the Debian package of the Python test suite'
  if "$tools/unpack_package.sh" 'libpython3.*-testsuite' .corpora/unpacked; then
    folder=$(find "$PWD/.corpora/unpacked" -type d -name decimaltestdata | head -n 1)
    if [ -n "$folder" ]; then
      ln -sfn "$folder" .corpora/dectest
      exit 0
    fi
  fi
fi
echo 'corpora: no decTest vectors found: install the test suite of any Python 3;' \
  'going on with Corpora/metryvo'
