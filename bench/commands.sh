#!/bin/sh
# Times whole commands: median and fastest of RUNS runs each, in milliseconds. The first run, which may build, is not counted.
# Usage: bench/commands.sh [RUNS]
set -eu
runs=${1:-15}
root=$(cd "$(dirname "$0")/.." && pwd)

measure() {
    "$root/grundy" "$@" > /dev/null 2>&1 || true
    i=0
    while [ "$i" -lt "$runs" ]; do
        from=$(date +%s%N)
        "$root/grundy" "$@" > /dev/null 2>&1 || true
        to=$(date +%s%N)
        echo $(((to - from) / 1000000))
        i=$((i + 1))
    done | sort -n | awk -v command="grundy $*" \
        '{ t[NR] = $1 } END { printf "%6d ms median %6d ms fastest  %s\n", t[int((NR + 1) / 2)], t[1], command }'
}

measure --version
measure solve nim 3 4 5
measure solve nim 3 4 5 --json
measure solve "kayles(7) + wythoff(3,5) + *4"
measure table wythoff --x 0..40 --y 0..40
