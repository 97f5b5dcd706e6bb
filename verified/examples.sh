#!/usr/bin/env bash
# Certificates of some claims, each checked by `grundy check` and by the program that is proved right; and some that were
# changed, which both refuse. `examples.sh long` has large ones checked, which takes a quarter of an hour of processor time, most of
# it to write the last one.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
grundy=$here/../grundy
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT

# Has a command end with a code.
ends_with() {
    local expected=$1 code=0
    shift
    "$@" >"$files/answer" 2>&1 || code=$?
    [ "$code" -eq "$expected" ] || { echo "$* ended with $code, and not with $expected:"; cat "$files/answer"; exit 1; }
}

# Writes a certificate by a command, and has both check it.
proves() {
    echo "grundy $*"
    ends_with 0 "$grundy" "$@" --certificate "$files/it.json"
    ends_with 0 "$grundy" check "$files/it.json"
    ends_with 0 "$here/grundy-verify" "$files/it.json"
    cat "$files/answer"
}

# Changes the certificate that was written last, and leaves its digest out.
refused() {
    echo "  changed by $1: refused"
    sed "$1; /\"digest\"/d; s/^\(  \"values\" : .*\),\s*$/\1/" "$files/it.json" >"$files/false.json"
    ends_with 1 "$grundy" check "$files/false.json"
    ends_with 1 "$here/grundy-verify" "$files/false.json"
}

# Has a program make false certificates of the last one, so many.
all_refused() {
    echo "  $2 false ones of $1: refused"
    rm -rf "$files/false" && mkdir "$files/false"
    python3 "$here/$1" 1 "$2" "$files/it.json" "$files/false"
    for false in "$files/false"/*.json; do
        ends_with 1 "$grundy" check "$false"
        ends_with 1 "$here/grundy-verify" "$false"
    done
}

# Writes the claim of the last certificate as a theorem, of which the kernel computes the proof.
is_theorem() {
    echo "  as a theorem of its own: proved"
    "$here/grundy-verify" --theorem "$files/it.json" >"$files/Claim.v"
    ends_with 0 coqc -R "$here/theory" Grundy "$files/Claim.v"
}

# Has a command write its claim as a theorem of Rocq, which proves it.
is_proved() {
    echo "grundy $* --certificate Claim.v: proved by the kernel"
    ends_with 0 "$grundy" "$@" --certificate "$files/Claim.v"
    ends_with 0 coqc -R "$here/theory" Grundy "$files/Claim.v"
}

if [ "${1-}" = long ]; then
    proves period 0.16 --max 1e6
    proves period 0.104 --max 1e9 --memory 64m
    proves solve "cram(5,6)"
    proves solve "cram(4,11)"
    proves solve "chomp(10,10)"
    proves quotient 0.77
    proves quotient 0.123
    proves quotient 0.07 --to 30
    proves solve "cram(3,21)" --threads 2 --memory 6g --time 30m
    exit
fi

is_proved period kayles
is_proved solve "cram(3,4)"
is_proved solve "nodekayles(a-b,b-c,c-d,d-e,e-a,a-f)"
proves period kayles
is_theorem
refused 's/"preperiod" : 71/"preperiod" : 70/'
refused 's/"period" : 12/"period" : 11/'
refused 's/"code" : "0.77"/"code" : "0.73"/'
proves period dawson
proves period 0.16 --max 1e6
proves period 4.8
proves period "subtraction[2,5,7]"
is_theorem
proves period "allbut[2,3]"
refused 's/"saltus" : 2/"saltus" : 1/'
proves solve "cram(4,5)"
all_refused false_boards.py 6
proves solve "cram(.../.#./...)"
proves solve "chomp(4,5)"
all_refused false_boards.py 6
proves solve "nodekayles(a-b,b-c,c-d,d-e,e-a,a-f)"
proves solve "arckayles(a-b,b-c,c-d,d-e,e-a,a-f)"
proves quotient 0.123
all_refused false_quotients.py 5
proves quotient 0.77
proves quotient 0.07 --to 20
proves quotient "subtraction[1,2,4]"
proves genus "subtraction[1,2,4]" --to 12
all_refused false_tame.py 5
