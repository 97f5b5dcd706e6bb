#!/bin/sh
# Builds the benchmarks and counts how often forms that are not proved are wrong beyond their tables:
#   bench/forms.sh [SEED [GAMES]]   GAMES random games with each size of table; the table of docs/discover.md
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
JAVA_HOME=$("$root/grundy" --print-java-home)
export JAVA_HOME
mvn -q -f "$root/pom.xml" -Dmaven.test.skip=true -Djacoco.skip=true -pl bench -am package \
    dependency:copy-dependencies -DoutputDirectory=target/benchmarks -DincludeScope=runtime
"$JAVA_HOME/bin/java" --add-modules jdk.incubator.vector -cp "$root/bench/target/classes:$root/bench/target/benchmarks/*" \
    org.grundy.bench.FormsBeyond "${1:-1}" "${2:-150}"
