#!/bin/sh
# Links metryvo-bench of a checkout several times, each time with another order of functions:
# Tools/shuffled_builds.sh CHECKOUT NUMBER. The programs are
# CHECKOUT/.build-shuffled/metryvo-bench-1 to -NUMBER. SWIFT is Swift's command.
set -eu

checkout=$1
number=$2
build=$checkout/.build-shuffled
rm -f "$build"/metryvo-bench-* "$build"/order-*
for order in $(seq "$number"); do
  ${SWIFT:-swift} build -c release --product metryvo-bench \
    --package-path "$checkout" --scratch-path "$build" \
    -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections \
    -Xswiftc -use-ld=lld -Xlinker "--shuffle-sections=.text*=$order"
  cp "$build/release/metryvo-bench" "$build/metryvo-bench-$order"
  nm --numeric-sort "$build/metryvo-bench-$order" \
    | awk '$2 ~ /[tT]/ { print $3 }' >"$build/order-$order"
done
same=$(md5sum "$build"/order-* | cut -d ' ' -f 1 | sort | uniq -d)
if [ ! -s "$build/order-1" ] || [ -n "$same" ]; then
  echo "shuffled_builds: the linker did not change the order of functions" >&2
  exit 1
fi
