# Makes start-up caches. Sourced where some are wanted; wants java_home and class_path.

# Makes those in the folder $1 that a first command may want.
train_all() {
    . "$launcher/flags.sh"
    train "$1" plain cli.start.SolveTraining -XX:+UseSerialGC $plain_modules &
    train "$1" vector "cli.Main solve nim 3 4 5" -XX:+UseParallelGC $vector_modules
    train "$1" brisk "cli.Main sequence 0.6 --to 2e5" -XX:+UseSerialGC $plain_modules
    wait
}

# Makes that of serve in the folder $1, which takes longer than all others.
train_serve() {
    . "$launcher/flags.sh"
    train "$1" serve cli.start.ServeTraining $serve_flags $plain_modules
}

# Makes that of the cluster's command in the folder $1, from a small table: Spark loads most of its classes for any work.
train_cluster() {
    . "$launcher/flags.sh"
    choose_flags cluster
    rm -rf "$1/trained"
    # shellcheck disable=SC2086 # flags are separated by spaces
    (cd "$1" && train . cluster "cluster.ClusterMain table -e n->n-1,n-2 --to 99 --block 30 --out trained" $flags)
    rm -rf "$1/trained"
}

# Makes a cache by the function $1 in the folder $2 while nobody waits for it, not even a pipe that reads from this command;
# until then serve has the plain cache, and the cluster's command none.
train_later() {
    (
        exec >/dev/null 2>&1
        "$1" "$2" &
    )
}

# Makes the cache $2 in the folder $1 with the JVM flags from $4 on, from the classes that the program $3 needs. A
# command may be looking for it meanwhile, so it gets its name when it is whole.
train() {
    into=$1
    name=$2
    program=$3
    shift 3
    rm -f "$into/$name.aot"
    # shellcheck disable=SC2086 # words are separated by spaces
    "$java_home/bin/java" "$@" "-XX:AOTCacheOutput=$into/$name.new" -cp "$class_path" org.grundy.$program \
        </dev/null >>"$into/training.log" 2>&1 && mv -f "$into/$name.new" "$into/$name.aot"
}
