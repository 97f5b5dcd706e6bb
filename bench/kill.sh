#!/bin/sh
# Kills a computation that keeps what it has, at random moments, again and again, and compares its end with that of one run.
#   bench/kill.sh [TIMES [CODE [N]]]     a sequence with a checkpoint
#   bench/kill.sh period [TIMES [CODE [N]]]
#                                        the search for a period, which N proves
#   bench/kill.sh board [TIMES [EXPR [OPTION...]]]
#                                        the search of a board with a store; options such as --rules FILE
# GRUNDY names another command than the one of this folder, LEAST the seconds after which it may be killed.
set -eu
kind=sequence
case ${1-} in board | period)
    kind=$1
    shift
    ;;
esac
times=${1:-20}
case $times in
'' | *[!0-9]*)
    echo "TIMES is how often it is killed, a number, not \"$times\"" >&2
    exit 2
    ;;
esac
root=$(cd "$(dirname "$0")/.." && pwd)
grundy=${GRUNDY:-$root/grundy}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$grundy" --version > /dev/null

# In a process group of its own, so that the JVM is killed and not only the launcher.
begin() {
    setsid "$grundy" "$@" > "$work/out" 2> "$work/err" &
    process=$!
}

# Each kind says how it goes on, for how many seconds it may, what is kept, and whether one run comes to the same.
case $kind in
sequence)
    code=${2:-0.6}
    to=${3:-3e6}
    least=${LEAST:-0.4}
    more=1.2
    resume() {
        begin sequence "$code" --to "$to" --checkpoint "$work/kept" --every 200ms --npy "$work/resumed.npy"
    }
    kept() {
        values=$(awk '$1 == "values" { last = $3 } END { print last + 0 }' "$work/kept/checkpoint" 2> /dev/null || echo 0)
        echo "$values values"
    }
    compare() {
        tail -n 1 "$work/out"
        "$grundy" sequence "$code" --to "$to" --npy "$work/whole.npy" > /dev/null 2>&1
        cmp "$work/resumed.npy" "$work/whole.npy"
        sha256sum "$work/resumed.npy" "$work/whole.npy" | sed "s, $work/, ,"
    }
    ;;
period)
    code=${2:-0.104}
    to=${3:-1e9}
    least=${LEAST:-0.8}
    more=2
    resume() { begin period "$code" --max "$to" --checkpoint "$work/kept" --certificate "$work/resumed.json"; }
    kept() {
        values=$(awk '/^(snapshot|reached) / { last = $2 } END { print last + 0 }' "$work/kept/snapshots" 2> /dev/null || echo 0)
        echo "$values values"
    }
    compare() {
        "$grundy" period "$code" --max "$to" > "$work/whole"
        cmp "$work/out" "$work/whole"
        "$grundy" check "$work/resumed.json"
    }
    ;;
board)
    board=${2:-"cram(5,8) + nim(0)"}
    least=${LEAST:-0.6}
    more=2
    limit=1h # none of both may end early on a busy machine
    shift $(($# < 2 ? $# : 2))
    resume() { begin solve "$board" "$@" --store "$work/kept" --time "$limit"; }
    kept() { echo "$(cat "$work"/kept/*.nimbers "$work"/kept/*.positions 2> /dev/null | wc -c) bytes"; }
    compare() {
        "$grundy" solve "$board" "$@" --store "$work/once" --time "$limit" > "$work/whole"
        # All but the number of positions searched.
        for run in out whole; do
            sed 's/[0-9]* positions/positions/' "$work/$run" > "$work/$run.answer"
        done
        cmp "$work/out.answer" "$work/whole.answer"
        head -n 2 "$work/out"
    }
    ;;
esac

killed=0
while [ "$killed" -lt "$times" ]; do
    resume "$@"
    sleep "$(awk -v seed="$(od -An -N4 -tu4 /dev/urandom)" -v least="$least" -v more="$more" \
        'BEGIN { srand(seed); printf "%.2f", least + rand() * more }')"
    if kill -9 "-$process" 2> /dev/null; then
        killed=$((killed + 1))
        wait "$process" 2> /dev/null || true
        echo "killed $killed: $(kept) are kept"
    else
        wait "$process" || { cat "$work/err" >&2; exit 1; }
        echo "finished after $killed kills; begun anew"
        rm -rf "$work/kept"
    fi
done
resume "$@"
wait "$process" || { cat "$work/err" >&2; exit 1; }
compare "$@"
echo "the same after $killed kills"
