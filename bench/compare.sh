#!/bin/bash
# Tables of twenty kinds of rules by the engine and by C++ as a contestant writes it, whole commands in turn:
#   bench/compare.sh [RUNS [KIND...]]
# Both sides print a sum over all positions of the value times a number that depends on the position; where they differ
# this ends with 1. Printed are the processor time (user and system) of each side in the median of the runs, the ratio of
# these, and the most memory that either took. With GRUNDY_CLASSES set, classes that were built before are measured, and
# with GRUNDY_FLAGS by a JVM with these flags.
set -eu
export LC_ALL=C
runs=${1:-5}
[ $# -eq 0 ] || shift
root=$(cd "$(dirname "$0")/.." && pwd)
JAVA_HOME=$("$root/grundy" --print-java-home)
export JAVA_HOME
classes=${GRUNDY_CLASSES:-}
if [ -z "$classes" ]; then
    mvn -q -f "$root/pom.xml" -Dmaven.test.skip=true -Djacoco.skip=true -pl bench -am package \
        dependency:copy-dependencies -DoutputDirectory=target/benchmarks -DincludeScope=runtime
    classes="$root/bench/target/classes:$root/bench/target/benchmarks/*"
fi
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
g++ -O2 -o "$made/contestant" "$root/bench/compare/contestant.cpp"

# Processor seconds and kilobytes of a command, whose output is kept.
measured() {
    /usr/bin/time -f '%U %S %M' -o "$made/time" "$@" > "$made/out" 2> /dev/null
    awk '{ printf "%.2f %d\n", $1 + $2, $3 }' "$made/time"
}

engine() {
    # shellcheck disable=SC2086
    measured "$JAVA_HOME/bin/java" ${GRUNDY_FLAGS:--XX:+UseSerialGC} --add-modules jdk.incubator.vector \
        -cp "$classes" org.grundy.bench.RulesRace "$root/bench/compare/kinds.rules" "$@"
}

# median FILE: of the first column, and the most of the second.
median() {
    sort -n "$1" | awk '{ t[NR] = $1; if ($2 > most) most = $2 } END { print t[int((NR + 1) / 2)], int(most / 1024) }'
}

printf '| kind | size | C++ s | engine s | ratio | C++ MB | engine MB |\n|---|---|---|---|---|---|---|\n'
# compare KIND GAME NUMBERS SIZE
compare() {
    : > "$made/c" && : > "$made/e"
    for _ in $(seq "$runs"); do
        measured "$made/contestant" "$1" "$4" >> "$made/c"
        theirs=$(cat "$made/out")
        engine "$2" "$3" "$4" >> "$made/e"
        ours=$(cat "$made/out")
        if [ "$theirs" != "$ours" ]; then
            echo "$1 to $4: $theirs by C++, $ours by the engine" >&2
            exit 1
        fi
    done
    echo "$(median "$made/c") $(median "$made/e")" | awk -v kind="$1" -v size="$4" \
        '{ ratio = $1 > 0 ? sprintf("%.1f", $3 / $1) : "-"
           printf "| %s | %s | %.2f | %.2f | %s | %d | %d |\n", kind, size, $1, $3, ratio, $2, $4 }'
}

while read -r kind game numbers size; do
    if [ $# -gt 0 ] && [[ " $* " != *" $kind "* ]]; then
        continue
    fi
    compare "$kind" "$game" "$numbers" "$size"
done << 'KINDS'
list list_ 1 200000000
steps steps 1 5000000
half half 1 100000
squares squares 1 2000000
powers powers_ 1 100000000
primes primes_ 1 250000
divisors divisors_ 1 5000000
digits digits_ 1 60000000
kayles kayles 1 100000
split split 1 5000
misere misere outcomes 8000000
loopy loopy[SIZE] outcomes 8000000
euclid euclid 2 12000
knight knight 2 15000
queen queen 2 4000
marbles marbles 2 1200
bomb bomb 2 300
fibonacci fibonacci 2 1600
three three 3 640
rooks rooks 3 180
KINDS
