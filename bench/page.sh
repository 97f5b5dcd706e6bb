#!/bin/sh
# Times the engine in the page, in Chromium, beside the one on the JVM without the Vector API: five questions in turns.
# page.sh engine.js times the engine in JavaScript, for browsers that cannot run the other.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
engine=${1-engine.wasm}
JAVA_HOME=$("$root/grundy" --print-java-home)
export JAVA_HOME
mvn -q -f "$root/pom.xml" -Dtest=none -Dsurefire.failIfNoSpecifiedTests=false -DfailIfNoTests=false -Djacoco.skip=true -Dpage.engines="engine.wasm,$engine" -pl site -am package \
    dependency:copy-dependencies -DoutputDirectory=target/benchmarks -DincludeScope=test
exec "$JAVA_HOME/bin/java" -Dgrundy.page="$root/site/target/site" \
    -cp "$root/site/target/test-classes:$root/site/target/classes:$root/site/target/benchmarks/*" org.grundy.site.EngineSpeed "$engine"
