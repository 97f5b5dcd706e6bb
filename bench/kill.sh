#!/bin/sh
# Kills a computation with a checkpoint at random moments, again and again, and compares what it comes to with one run.
# Usage: bench/kill.sh [TIMES [CODE [N]]]
set -eu
times=${1:-20}
code=${2:-0.6}
to=${3:-3e6}
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$root/grundy" --version > /dev/null

# In a process group of its own, so that the JVM is killed and not only the launcher.
resumed() {
    setsid "$root/grundy" sequence "$code" --to "$to" --checkpoint "$work/checkpoint" --every 200ms \
        --npy "$work/resumed.npy" > "$work/out" 2> "$work/err" &
    process=$!
}

killed=0
while [ "$killed" -lt "$times" ]; do
    resumed
    sleep "$(awk -v seed="$(od -An -N4 -tu4 /dev/urandom)" 'BEGIN { srand(seed); printf "%.2f", 0.4 + rand() * 1.2 }')"
    if kill -9 "-$process" 2> /dev/null; then
        killed=$((killed + 1))
        wait "$process" 2> /dev/null || true
        values=$(awk '$1 == "values" { last = $3 } END { print last + 0 }' "$work/checkpoint/checkpoint" 2> /dev/null || echo 0)
        echo "killed $killed: $values values are kept"
    else
        wait "$process" || { cat "$work/err" >&2; exit 1; }
        echo "finished after $killed kills; begun anew"
        rm -rf "$work/checkpoint"
    fi
done
resumed
wait "$process" || { cat "$work/err" >&2; exit 1; }
tail -n 1 "$work/out"
"$root/grundy" sequence "$code" --to "$to" --npy "$work/whole.npy" > /dev/null 2>&1
cmp "$work/resumed.npy" "$work/whole.npy"
sha256sum "$work/resumed.npy" "$work/whole.npy" | sed "s, $work/, ,"
echo "the same after $killed kills"
