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
        cache=none
    fi
    here_is_a_folder || cannot_start "the working directory no longer exists" "工作目录已不存在"

    if [ "$cache" = brisk ]; then
        # A time that the user gives is that of both; where `date` knows no parts of a second, the second begins anew.
        begun=$(date +%s%3N)
        start guard "$@"
        [ "$code" -eq "$longer" ] || exit "$code"
        choose_long_flags
        case $begun in
        *[!0-9]* | '') ;;
        *) set -- "-Dgrundy.begun=$begun" "$@" ;;
        esac
    fi
    if may_not_start; then
        start guard "$@"
        exit "$code"
    fi
    start exec "$@"
}

# Starts the JVM by the shell's word $1 with the flags chosen, their cache and the user's options. What the JVM itself has
# to say would spoil results on standard output.
start() {
    how=$1
    shift
    # The cache of serve is made last, and without it another one helps too.
    [ "$cache" = serve ] && [ ! -f "$caches/serve.aot" ] && cache=plain
    [ -f "$caches/$cache.aot" ] && set -- "-XX:AOTCache=$caches/$cache.aot" "$@"
    yield_collector
    [ -x "$java_home/bin/java" ] || cannot_start "there is no $java_home/bin/java" "不存在 $java_home/bin/java"
    # shellcheck disable=SC2086 # options are separated by spaces
    $how "$java_home/bin/java" -XX:+DisplayVMOutputToStderr -Xlog:disable -Xlog:all=error:stderr $flags \
        ${GRUNDY_JAVA_OPTS-} "$@"
}

# Takes our collector from flags, where it stands first, if the user names one: a JVM with two does not start.
yield_collector() {
    # shellcheck disable=SC2086
    for option in ${JAVA_TOOL_OPTIONS-} ${JDK_JAVA_OPTIONS-} ${_JAVA_OPTIONS-} ${GRUNDY_JAVA_OPTS-}; do
        case $option in
        -XX:+UseSerialGC | -XX:+UseParallelGC | -XX:+UseG1GC | -XX:+UseZGC | -XX:+UseShenandoahGC | -XX:+UseEpsilonGC)
            flags=${flags#-XX:+Use*GC }
            ;;
        esac
    done
}

here_is_a_folder() {
    case ${PWD-} in
    /*) [ -d "$PWD" ] && return ;;
    esac
    [ -n "$(pwd -P 2>/dev/null)" ]
}

# Whether someone else has a say in how the JVM starts, by options or by a limit on memory.
may_not_start() {
    [ -n "${GRUNDY_JAVA_OPTS-}${JAVA_TOOL_OPTIONS-}${JDK_JAVA_OPTIONS-}${_JAVA_OPTIONS-}" ] ||
        [ "$(ulimit -v 2>/dev/null)" != unlimited ]
}

# Runs the JVM with the words given and sets code to the command's exit code. A JVM that cannot start ends with 1, as does
# a question that is not answered; so a command that knows that it is guarded ends with another code instead of 1.
not_answered=76
guard() {
    java=$1
    shift
    # A shell hears signals only while it waits for what runs in the background, and there nothing is read from standard
    # input unless it is given.
    { command exec 9<&0; } 2>/dev/null || exec 9</dev/null
    signal=
    trap 'stop_jvm HUP' HUP
    trap 'stop_jvm INT' INT
    trap 'stop_jvm TERM' TERM
    "$java" -Dgrundy.guarded=true "$@" <&9 9<&- &
    jvm=$!
    while :; do
        wait "$jvm" 2>/dev/null
        code=$?
        [ -n "$signal" ] && kill -0 "$jvm" 2>/dev/null || break
    done
    trap - HUP INT TERM
    [ -z "$signal" ] || kill -"$signal" $$
    case $code in
    1 | 126 | 127) cannot_start "the JVM did not start${GRUNDY_JAVA_OPTS:+ with GRUNDY_JAVA_OPTS=$GRUNDY_JAVA_OPTS}" \
        "JVM 未能启动${GRUNDY_JAVA_OPTS:+，GRUNDY_JAVA_OPTS=$GRUNDY_JAVA_OPTS}" ;;
    "$not_answered") code=1 ;;
    esac
}

stop_jvm() {
    signal=$1
    kill -TERM "$jvm" 2>/dev/null
}

# Ends with the code of a command that cannot be started, with a sentence in English or in Chinese.
cannot_start() {
    case $reader_locale in
    zh*) printf 'grundy：%s。\n' "$2" >&2 ;;
    *) printf 'grundy: %s.\n' "$1" >&2 ;;
    esac
    exit 3
}
