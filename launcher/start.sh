# Starts the command in a JVM. Sourced by the launcher and by the installed command; wants java_home, class_path,
# main, the class to start, and caches, the folder of the start-up caches.

. "$launcher/flags.sh"
. "$launcher/locale.sh"

# Runs the command with the words given, and does not come back.
run_command() {
    choose_flags "${1-}"
    choose_locale

    # A JVM cannot tell by itself which of its streams a person is looking at.
    terminals=
    [ -t 0 ] && terminals=0
    [ -t 1 ] && terminals=${terminals}1
    [ -t 2 ] && terminals=${terminals}2

    set -- "-Dgrundy.terminals=$terminals" "-Dgrundy.locale=$reader_locale" -Djava.awt.headless=true -cp "$class_path" \
        "$main" "$@"
    if [ -n "${GRUNDY_JAVA_OPTS-}" ]; then
        [ "$cache" = brisk ] && choose_long_flags
        # shellcheck disable=SC2086 # options are separated by spaces
        exec "$java_home/bin/java" $flags $GRUNDY_JAVA_OPTS "$@"
    fi

    if [ "$cache" = brisk ]; then
        start command "$@"
        code=$?
        [ "$code" -eq "$longer" ] || exit "$code"
        choose_long_flags
    fi
    start exec "$@"
}

# Starts the JVM by the shell's word $1 with the flags chosen and their cache. The JVM writes what it thinks of a cache
# to standard output, where it would spoil JSON.
start() {
    how=$1
    shift
    # The cache of serve is made last, and without it another one helps too.
    [ "$cache" = serve ] && [ ! -f "$caches/serve.aot" ] && cache=plain
    [ -f "$caches/$cache.aot" ] && set -- "-XX:AOTCache=$caches/$cache.aot" -Xlog:disable -Xlog:all=error:stderr "$@"
    # shellcheck disable=SC2086
    $how "$java_home/bin/java" $flags "$@"
}
