#!/bin/sh
# Measures the arithmetic, Intel's decimal library and libmpdec: Tools/bench_peers.sh REPORT. The
# folder REPORT gets the findings. SWIFT is Swift's command. The script installs Intel's library and
# builds libmpdec; a library that is not available is left out. C_COMPILER is the C compiler, which
# Tools/packages.sh uses.
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
