#!/usr/bin/env bash
# Certificates of some claims, each checked by `grundy check` and by the program that is proved right.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
grundy=$here/../grundy
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT

# Writes a certificate by a command, and has both check it.
proves() {
    echo "grundy $*"
    "$grundy" "$@" --certificate "$files/it.json" >"$files/answer" || { cat "$files/answer"; exit 1; }
    "$grundy" check "$files/it.json" >"$files/answer" || { cat "$files/answer"; exit 1; }
    "$here/grundy-verify" "$files/it.json"
}

proves period kayles
proves period dawson
proves period 0.16 --max 1e6
proves period 4.8
proves period "subtraction[2,5,7]"
proves period "allbut[2,3]"
