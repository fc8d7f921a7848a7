#!/bin/sh
# Measures the arithmetic beside Intel's decimal library and libmpdec: Tools/bench_peers.sh REPORT.
# The folder REPORT gets the findings. SWIFT is Swift's command. Intel's library is installed;
# libmpdec is built, and left out where that fails.
set -eu

libmpdec=.corpora/mpdecimal
peers=intel
if "$(dirname "$0")/libmpdec.sh" "$libmpdec"; then
  peers=intel,libmpdec
else
  rm -rf "$libmpdec"
  echo 'bench-peers: libmpdec could not be built; going on without it'
fi
METRYVO_PEERS=$peers ${SWIFT:-swift} build -c release --product metryvo-bench \
  --scratch-path .build-peers
.build-peers/release/metryvo-bench --only-peers --report "$1"
