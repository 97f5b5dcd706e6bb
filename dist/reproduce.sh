#!/bin/sh
# Builds grundy.jar twice from the last commit, in two folders, and says whether the bytes are the same. Words given go
# to Maven.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
JAVA_HOME=$("$root/grundy" --print-java-home)
export JAVA_HOME
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for place in one another/one/deeper; do
    git clone -q "$root" "$work/$place"
    (cd "$work/$place" && mvn -q -B -Dgrundy.quick -Dtoolchain.skip=false -Dmaven.test.skip=true "$@" -pl dist -am package)
done
sha256sum "$work/one/dist/target/launcher/grundy.jar" "$work/another/one/deeper/dist/target/launcher/grundy.jar"
cmp "$work/one/dist/target/launcher/grundy.jar" "$work/another/one/deeper/dist/target/launcher/grundy.jar"
echo "the same bytes"
