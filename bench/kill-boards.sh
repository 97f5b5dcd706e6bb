#!/bin/sh
# Kills the search of a board with a store at random moments, again and again, and compares its answer with one run.
# Usage: bench/kill-boards.sh [TIMES [EXPR]]
set -eu
times=${1:-20}
board=${2:-"cram(5,8) + nim(0)"}
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$root/grundy" --version > /dev/null

# In a process group of its own, so that the JVM is killed and not only the launcher.
kept() {
    setsid "$root/grundy" solve "$board" --store "$work/store" > "$work/resumed" 2> "$work/err" &
    process=$!
}

killed=0
while [ "$killed" -lt "$times" ]; do
    kept
    sleep "$(awk -v seed="$(od -An -N4 -tu4 /dev/urandom)" 'BEGIN { srand(seed); printf "%.2f", 0.6 + rand() * 2 }')"
    if kill -9 "-$process" 2> /dev/null; then
        killed=$((killed + 1))
        wait "$process" 2> /dev/null || true
        echo "killed $killed: $(cat "$work"/store/*.nimbers 2> /dev/null | wc -c) bytes are kept"
    else
        wait "$process" || { cat "$work/err" >&2; exit 1; }
        echo "finished after $killed kills; begun anew"
        rm -rf "$work/store"
    fi
done
kept
wait "$process" || { cat "$work/err" >&2; exit 1; }
"$root/grundy" solve "$board" > "$work/whole"
# All but the number of positions searched.
for run in resumed whole; do
    sed 's/[0-9]* positions/positions/' "$work/$run" > "$work/$run.answer"
done
cmp "$work/resumed.answer" "$work/whole.answer"
head -n 2 "$work/resumed"
