#!/bin/sh
# Times whole commands that answer large inputs of judges' problems: median and fastest of RUNS runs each, in milliseconds.
# The inputs are made first, in a temporary folder, and are the same each time. The first run, which may build, is not counted.
# Usage: bench/judges.sh [RUNS]
set -eu
runs=${1:-5}
root=$(cd "$(dirname "$0")/.." && pwd)
inputs=$(mktemp -d)
trap 'rm -rf "$inputs"' EXIT

# The function r(a, b): a number a..b. Small steps of a 31-bit generator, so that every awk gives the same numbers.
random='function step() { seed = (seed * 48271) % 2147483647; return seed }
function r(a, b) { return a + (b - a < 2147483646 ? step() % (b - a + 1) : (step() * 2147483647 + step()) % (b - a + 1)) }
BEGIN { seed = 1; step(); step() }'

# make NAME PROGRAM: an input by an awk program in which N is a million.
make() {
    awk -v N=1000000 -v OFMT=%.0f -v CONVFMT=%.0f "$random $2" > "$inputs/$1"
}

# measure PROBLEM WHAT
measure() {
    "$root/grundy" judge "$1" < "$inputs/$1" > /dev/null
    i=0
    while [ "$i" -lt "$runs" ]; do
        from=$(date +%s%N)
        "$root/grundy" judge "$1" < "$inputs/$1" > /dev/null
        to=$(date +%s%N)
        echo $(((to - from) / 1000000))
        i=$((i + 1))
    done | sort -n | awk -v what="$1: $2" \
        '{ t[NR] = $1 } END { printf "%6d ms median %6d ms fastest  %s\n", t[int((NR + 1) / 2)], t[1], what }'
}

make HDU-3595 'BEGIN { for (t = 0; t < 1000; t++) { print 1000; for (i = 0; i < 1000; i++) print r(1, 1000), r(1, 1000) } }'
make HDU-1846 'BEGIN { print N; for (i = 0; i < N; i++) print r(1, 1000), r(1, 1000) }'
make HDU-2147 'BEGIN { for (i = 0; i < N; i++) print r(1, 2000), r(1, 2000); print 0, 0 }'
make HDU-1527 'BEGIN { for (i = 0; i < N; i++) print r(0, 1000000000), r(0, 1000000000) }'
make HDU-2177 'BEGIN { for (i = 0; i < N; i++) { a = r(0, 1000000); print a, r(a + 1, 1000001) } print 0, 0 }'
make HDU-1525 'BEGIN { for (i = 0; i < N; i++) print r(1, 1000000000), r(1, 1000000000); print 0, 0 }'
make HDU-2516 'BEGIN { for (i = 0; i < N; i++) print r(2, 2147483647); print 0 }'
make HDU-1848 'BEGIN { for (i = 0; i < N; i++) print r(1, 1000), r(1, 1000), r(1, 1000); print 0, 0, 0 }'
make HDU-1536 'BEGIN { for (t = 0; t < 100; t++) { printf "100"; for (i = 0; i < 100; i++) printf " %d", r(1, 10000); print "\n100"
    for (i = 0; i < 100; i++) { printf "100"; for (j = 0; j < 100; j++) printf " %d", r(0, 10000); print "" } } print 0 }'
make HDU-2486 'BEGIN { print 20; for (i = 0; i < 20; i++) printf "%d%09d %d\n", r(100000000, 999999999), r(0, 999999999), 100000 - i }'

measure HDU-3595 "1000 tests of 1000 pairs up to 1000"
measure HDU-1846 "10^6 lines"
measure HDU-2147 "10^6 lines"
measure HDU-1527 "10^6 lines, up to 10^9"
measure HDU-2177 "10^6 lines, all winning moves"
measure HDU-1525 "10^6 lines, up to 10^9"
measure HDU-2516 "10^6 lines"
measure HDU-1848 "10^6 lines"
measure HDU-1536 "100 sets of 100 numbers, 10^6 heaps"
measure HDU-2486 "20 lines, n up to 10^18, k near 10^5"
