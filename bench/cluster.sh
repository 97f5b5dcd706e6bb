#!/bin/sh
# Runs a command of grundy cluster on a real cluster on the loopback address, and says how long it took.
#
#   bench/cluster.sh WORKERS MEMORY WORDS…     such as  bench/cluster.sh 2 1500m table --rules F --to 999,999,999 --out D
#
# Each worker has one core and one executor with this much memory. Master, workers and executors are processes of their
# own, started from the jars that the launcher has built, and are stopped at the end.
set -eu
workers=$1
memory=$2
shift 2
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
"$root/grundy" cluster --help >/dev/null
lib=$root/.grundy/cluster/$(cat "$root/.grundy/cluster/current")/lib
java_home=$("$root/grundy" --print-java-home)
. "$root/launcher/flags.sh"

home=$(mktemp -d)
mkdir "$home/jars"
export SPARK_HOME="$home" SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1 SPARK_LOCAL_DIRS="$home/local"
port=$((20000 + $$ % 20000))
pids=
# shellcheck disable=SC2086 # options and numbers are separated by spaces
stop() {
    kill $pids 2>/dev/null || :
    sleep 1
    rm -rf "$home"
}
trap stop EXIT

# shellcheck disable=SC2086 # options are separated by spaces
daemon() {
    "$java_home/bin/java" $spark_modules -Xmx160m -XX:+UseSerialGC -cp "$lib/grundy-cluster.jar:$lib/spark/*" "$@" \
        >>"$home/log" 2>&1 &
    pids="$pids $!"
}

daemon org.apache.spark.deploy.master.Master --host 127.0.0.1 --port "$port" --webui-port 0
for worker in $(seq "$workers"); do
    daemon org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --webui-port 0 -c 1 -m 16g -d "$home/worker$worker" \
        "spark://127.0.0.1:$port"
done

start=$(date +%s.%N)
GRUNDY_JAVA_OPTS="-Xmx700m ${GRUNDY_JAVA_OPTS-}" "$root/grundy" cluster "$@" --master "spark://127.0.0.1:$port" \
    --conf spark.driver.host=127.0.0.1 --conf spark.driver.bindAddress=127.0.0.1 --conf spark.ui.enabled=false \
    --conf "spark.executor.memory=$memory" --conf spark.executor.cores=1 --conf "spark.cores.max=$workers" \
    --conf "spark.executor.extraClassPath=$lib/grundy-cluster.jar:$lib/spark/*" --conf spark.jars=
end=$(date +%s.%N)
echo "$workers executors: $(echo "$end - $start" | bc) s"
