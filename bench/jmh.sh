#!/bin/sh
# Builds the benchmarks and runs those whose names match, with JMH's own options: bench/jmh.sh Mex -f 1
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
JAVA_HOME=$("$root/grundy" --print-java-home)
export JAVA_HOME
mvn -q -f "$root/pom.xml" -Dmaven.test.skip=true -Djacoco.skip=true -pl bench -am package \
    dependency:copy-dependencies -DoutputDirectory=target/benchmarks -DincludeScope=runtime
exec "$JAVA_HOME/bin/java" --add-modules jdk.incubator.vector \
    -cp "$root/bench/target/classes:$root/bench/target/benchmarks/*" org.openjdk.jmh.Main "$@"
