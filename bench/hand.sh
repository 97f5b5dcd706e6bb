#!/bin/sh
# Programs of values that are exported against C++ written by hand from the statements (bench/hand), on the largest inputs, in
# turn; prints a table of the least user time of RUNS runs each, in seconds, and says where answers differ.
# The commands are those of the list of problems. GRUNDY may name another way to call the program.
# Usage: bench/hand.sh [RUNS [NAME...]]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
list=$root/cli/src/test/resources/org/grundy/cli/contest/commands.txt
page=$root/docs/problems.md
runs=${1:-5}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- $(cd "$root/bench/hand" && ls ./*.cpp | sed 's|^./||; s|\.cpp$||')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# the arguments of the line of a problem, with the rules of its row on the page where it has none
arguments() {
    line=$(sed 's/^+ //' "$list" | grep -F "$1 | " | grep -v '^[?#~]' | head -n 1 | sed 's/^[^|]* | //')
    case $line in
        --*) rules=$(grep -F "| $1 " "$page" | head -n 1 | cut -d'|' -f3 | cut -d'`' -f2) && echo "-e \"$rules\" $line" ;;
        *) echo "$line" ;;
    esac
}

seconds() {
    { bash -c 'TIMEFORMAT=%U; time "$0" < "$1" > "$2"' "$1" "$work/in" "$2"; } 2>&1 | tail -n 1
}

least() {
    printf '%s\n%s\n' "$1" "$2" | sort -n | head -n 1
}

echo "| problem | exported | by hand | ratio |"
echo "|---|---|---|---|"
for name; do
    problem=$(sed -n '1s|^// \([^:]*\):.*|\1|p' "$root/bench/hand/$name.cpp")
    eval "${GRUNDY:-$root/grundy} export --main $(arguments "$problem")" > "$work/ours.cpp"
    g++ -std=c++17 -O2 -w -o "$work/ours" "$work/ours.cpp"
    g++ -std=c++17 -O2 -w -o "$work/hand" "$root/bench/hand/$name.cpp"
    python3 "$root/bench/hand/largest.py" "$name" > "$work/in"
    ours=1000 hand=1000 i=0
    while [ "$i" -lt "$runs" ]; do
        ours=$(least "$ours" "$(seconds "$work/ours" "$work/a")")
        hand=$(least "$hand" "$(seconds "$work/hand" "$work/b")")
        i=$((i + 1))
    done
    cmp -s "$work/a" "$work/b" || echo "answers to $name differ" >&2
    awk -v p="$problem" -v a="$ours" -v b="$hand" \
        'BEGIN { printf "| %s | %.2f | %.2f | %s |\n", p, a, b, a + b < 0.02 ? "" : sprintf("%.1f", a / (b > 0.01 ? b : 0.01)) }'
done
