# Makes start-up caches. Sourced where some are wanted; wants java_home and class_path.

# Makes all of them in the folder $1.
train_all() {
    . "$launcher/flags.sh"
    train "$1" plain "solve nim 3 4 5" -XX:+UseSerialGC $plain_modules &
    train "$1" vector "solve nim 3 4 5" -XX:+UseParallelGC $vector_modules
    train "$1" brisk "period kayles" -XX:+UseSerialGC $plain_modules
    wait
}

# Makes the cache $2 in the folder $1 with the JVM flags from $4 on, from the classes that the command $3 needs.
train() {
    into=$1
    name=$2
    command=$3
    shift 3
    rm -f "$into/$name.aot"
    "$java_home/bin/java" "$@" "-XX:AOTCacheOutput=$into/$name.aot" -cp "$class_path" org.grundy.cli.Main \
        $command </dev/null >>"$into/training.log" 2>&1
}
