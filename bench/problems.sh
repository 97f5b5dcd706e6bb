#!/bin/sh
# From the rules of 65 problems of judges to forms and programs, compared with the games played out: prints the table
# of docs/problems.md.
#   bench/problems.sh
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
JAVA_HOME=$("$root/grundy" --print-java-home)
export JAVA_HOME
mvn -q -f "$root/pom.xml" -pl render -am -Djacoco.skip=true -Dsurefire.failIfNoSpecifiedTests=false \
    -Dtest=ContestProblemsTest -Dgrundy.problems=all test >&2
cat "$root/render/target/problems.md"
