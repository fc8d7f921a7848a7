#!/bin/sh
# Measures the arithmetic beside Intel's decimal library and libmpdec: Tools/bench_peers.sh REPORT.
# The folder REPORT gets the findings. SWIFT is Swift's command. Intel's library is installed, and
# libmpdec is built; one that cannot be had is left out. C_COMPILER is that of Tools/packages.sh.
set -eu

tools=$(dirname "$0")
libmpdec=.corpora/mpdecimal
peers=
if "$tools/packages.sh" bench-peers; then peers=intel; fi
if "$tools/libmpdec.sh" "$libmpdec"; then
  peers=$peers,libmpdec
else
  rm -rf "$libmpdec"
  echo 'bench-peers: libmpdec could not be built; going on without it'
fi
METRYVO_PEERS=$peers ${SWIFT:-swift} build -c release --product metryvo-bench \
  --scratch-path .build-peers
.build-peers/release/metryvo-bench --only-peers --report "$1"
