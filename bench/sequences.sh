#!/bin/sh
# Builds the benchmarks and times nim-sequences in one process:
#   bench/sequences.sh values CODE KERNEL THREADS SIZE...   values a second from each size to the next one
#   bench/sequences.sh prove CODE...                        seconds until each period is proved
#   bench/sequences.sh keep CODE SIZE                       computes and keeps so many values
#   bench/sequences.sh                                      the table of docs/performance.md, and a yardstick in C++
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
JAVA_HOME=$("$root/grundy" --print-java-home)
export JAVA_HOME
# With GRUNDY_CLASSES set, classes that were built before are measured.
classes=${GRUNDY_CLASSES:-}
if [ -z "$classes" ]; then
    mvn -q -f "$root/pom.xml" -Dmaven.test.skip=true -Djacoco.skip=true -pl bench -am package \
        dependency:copy-dependencies -DoutputDirectory=target/benchmarks -DincludeScope=runtime
    classes="$root/bench/target/classes:$root/bench/target/benchmarks/*"
fi

speed() {
    # shellcheck disable=SC2086
    "$JAVA_HOME/bin/java" ${GRUNDY_FLAGS:--XX:+UseParallelGC} --add-modules jdk.incubator.vector -cp "$classes" \
        org.grundy.bench.SequenceSpeed "$@" 2>/dev/null
}

if [ $# -gt 0 ]; then
    speed "$@"
    exit
fi
speed values 0.6 auto 1 1e5 2e6 4e6
speed values 0.6 auto 2 1e5 2e6 4e6
for code in 0.007 0.04 4u.0; do
    speed values "$code" auto 1 1e5
done
speed values 0.16 auto 1 1e7 1e8
speed values 0.16 auto 2 1e7 1e8
speed prove 0.376
# Where rare heaps have stopped, beside what one writes by hand, which needs no witnesses and proves nothing.
speed values 0.106 word 1 1e6 1e7 1e8
yardstick=$(mktemp -d)
trap 'rm -rf "$yardstick"' EXIT
for program in windows splits; do
    g++ -O2 -march=native -o "$yardstick/$program" "$root/bench/$program.cpp"
done
"$yardstick/windows" 1e8
# Where they do not stop, whole commands with all that is compiled, beside the same by hand: time in seconds.
while read -r code mask heaps; do
    for threads in 1 2; do
        printf '%-8s whole command, %s threads, heaps to %s: ' "$code" "$threads" "$heaps"
        # shellcheck disable=SC2016
        { time -p sh -c '"$0" "$@" >/dev/null 2>&1' "$root/grundy" sequence "$code" --to "$heaps" \
            --threads "$threads" --csv "$yardstick/values"; } 2>&1 | tr '\n' ' '
        echo
    done
    "$yardstick/splits" "$code" "$mask" "$heaps"
done <<'CODES'
0.6 0x1ee 1e6
0.6 0x1ee 4e6
0.007 0x3b8 1e5
0.04 0x7b8 1e5
CODES
