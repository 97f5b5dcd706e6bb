#!/usr/bin/env bash
# Certificates that are false but consistent in form, so many of each kind (1000 if nothing is said), each refused by
# `grundy check` and by the program that is proved right. With 1000 it takes an hour.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
grundy=$here/../grundy
count=${1:-1000}
seed=${2:-$RANDOM}
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT

# How a checker ends: 0 accepted, 1 refused, 2 not read.
ending() {
    local code=0
    "$@" >"$files/answer" 2>&1 || code=$?
    echo "$code"
}

# Has both check all files of a folder.
refused() {
    local ours theirs checked=0
    for false in "$files/false"/*.json; do
        case $false in *_true.json) continue ;; esac
        ours=$(ending "$grundy" check "$false")
        theirs=$(ending "$here/grundy-verify" "$false")
        if [ "$ours $theirs" != "1 1" ]; then
            cp "$false" .
            echo "$(basename "$false") of $1: grundy check ended with $ours, grundy-verify with $theirs"
            exit 1
        fi
        checked=$((checked + 1))
    done
    echo "$1: $checked false certificates refused by both"
    rm -rf "$files/false"
}

# False ones of a certificate that a command writes.
of() {
    local generator=$1
    shift
    "$grundy" "$@" --certificate "$files/it.json" >"$files/answer" 2>&1
    mkdir -p "$files/false"
    python3 "$here/$generator" "$seed" "$count" "$files/it.json" "$files/false"
    refused "$*"
}

echo "seed $seed"
python3 "$here/false_periods.py" "$seed" "$count" "$files/false"
refused "periods of random games"
of false_boards.py solve "cram(4,4)"
of false_boards.py solve "nodekayles(a-b,b-c,c-d,d-e,e-a,a-f,f-g)"
of false_boards.py solve "arckayles(a-b,b-c,c-d,d-e,e-a,a-f,f-g)"
of false_boards.py solve "chomp(4,4)"
of false_quotients.py quotient 0.123
of false_tame.py genus "subtraction[1,2,4]" --to 12
of false_tame.py genus "octal[0.22]" --to 5
