# Builds Grundy and its start-up caches. Sourced by the launcher, only when there is something to do.
#
# A build goes into a folder of its own under .grundy and is published by renaming one file, so whoever runs the build
# before it is not disturbed. One process builds at a time; the others wait for it.

log=$state/build.log
# One for all builds: they share the folders in which Maven works.
lock=$root/.grundy/lock
unfinished=

prepare() {
    mkdir -p "$state" 2>/dev/null && [ -w "$state" ] || fail "cannot write to $state, where Grundy is built."
    trap clean_up EXIT
    trap 'exit 130' INT
    trap 'exit 143' HUP TERM
    take_lock
    is_built || build
    is_tuned || tune
    clean_up
    trap - EXIT INT HUP TERM
}

clean_up() {
    [ -n "$unfinished" ] && rm -rf "$unfinished"
    unfinished=
    [ -n "${locked-}" ] && release_lock
    locked=
}

# The lock goes away at once with all that is in it: while it was emptied another process made the folder of an heir in it.
# Whoever held it for an hour may have an heir already.
release_lock() {
    read_owner
    [ "$owner" = "$$" ] && mv "$lock" "$lock.$$" 2>/dev/null && rm -rf "$lock.$$"
}

take_lock() {
    waits=0
    nameless=0
    until mkdir "$lock" 2>/dev/null; do
        inherit_lock && break
        [ "$waits" -eq 0 ] && say "waiting for another process that is building Grundy"
        waits=$((waits + 1))
        sleep 0.2 2>/dev/null || sleep 1
    done
    locked=yes
    echo $$ >"$lock/pid"
}

# Takes the lock of a process that has died. Of all who find it dead, only the one that makes the heir folder goes on.
inherit_lock() {
    owner_is_alive && return 1
    mkdir "$lock/heir" 2>/dev/null || return 1
    if owner_is_alive; then
        rmdir "$lock/heir" 2>/dev/null
        return 1
    fi
    echo $$ >"$lock/pid"
    rmdir "$lock/heir"
}

# Sets owner to the number of the process that has the lock; to nothing while it has not written it.
read_owner() {
    owner=
    # shellcheck disable=SC2015
    [ -r "$lock/pid" ] && read -r owner 2>/dev/null <"$lock/pid" || :
}

owner_is_alive() {
    # After an hour the number may belong to another process, as it does after a restart of the machine.
    [ -z "$(find "$lock" -prune -mmin +60 2>/dev/null)" ] || return 1
    read_owner
    [ -n "$owner" ] && nameless=0
    if [ -z "$owner" ]; then
        # The owner has not written its number yet, or died before it could.
        nameless=$((nameless + 1))
        [ "$nameless" -lt 25 ]
    elif [ -d /proc/self ]; then
        [ -d "/proc/$owner" ]
    else
        kill -0 "$owner" 2>/dev/null
    fi
}

build() {
    check_maven
    unfinished=$state/build-$(date +%Y%m%d%H%M%S)-$$
    mkdir "$unfinished" || exit 3
    : >"$unfinished/stamp"
    say "building Grundy with $java_home"
    run_maven
    [ "$module" != cli ] || modernise
    publish
}

check_maven() {
    hint="install Maven 3.8 or newer (for instance \"apt install maven\", \"brew install maven\" or \"sdk install maven\")."
    command -v mvn >/dev/null || fail "Grundy is built with Maven and there is no mvn on the PATH: $hint"
    maven=$(JAVA_HOME=$java_home mvn -B --version 2>&1) || fail "mvn does not start: ${maven##*
}"
    maven=${maven#*Apache Maven }
    maven=${maven%%[!0-9.]*}
    major=${maven%%.*}
    minor=${maven#*.}
    minor=${minor%%.*}
    [ "${major:-0}" -gt 3 ] || { [ "${major:-0}" -eq 3 ] && [ "${minor:-0}" -ge 8 ]; } ||
        fail "Grundy is built with Maven 3.8 or newer and the mvn on the PATH is ${maven:-of an unknown version}: $hint"
}

run_maven() {
    # The cluster's one jar is made of the jars of the other modules; the page's command is one of the command line.
    modules=$module
    case $module in
    cluster) goals="package -Dmaven.test.skip=true" ;;
    site)
        modules=site,cli
        goals="process-classes jar:jar@default-jar -Dmaven.test.skip=true"
        ;;
    *) goals="process-classes jar:jar@default-jar" ;;
    esac
    {
        # So short a build is over before code that is optimised further pays.
        # shellcheck disable=SC2086 # goals are separated by spaces
        MAVEN_OPTS="${MAVEN_OPTS-} -XX:TieredStopAtLevel=1" JAVA_HOME=$java_home mvn -B -f "$root/pom.xml" -pl "$modules" -am -Dgrundy.quick "-Dgrundy.lib=$unfinished/lib" \
            $goals 2>&1
        echo $? >"$unfinished/outcome"
    } | show_progress
    IFS= read -r outcome <"$unfinished/outcome"
    [ "$outcome" -eq 0 ] && return
    tail -n 25 "$log" >&2
    fail "the build failed; the whole log is $log"
}

# Writes the log, and one short line for each module.
show_progress() {
    downloading=
    while IFS= read -r line; do
        printf '%s\n' "$line" >&3
        case $line in
        *"Building Grundy: "*)
            line=${line#*"Building Grundy: "}
            say "  ${line%% [0-9]*}"
            ;;
        *Downloading*)
            [ -n "$downloading" ] || say "  fetching libraries, this once"
            downloading=yes
            ;;
        esac
    done 3>"$log"
}

# Rewrites what a start-up cache would leave out: classes of Java 5, which get the stack maps of later versions,
# switches over types and comparisons of records, which the JVM would make at run time.
modernise() {
    "$java_home/bin/java" -XX:TieredStopAtLevel=1 "$launcher/StartupJars.java" \
        "$unfinished"/lib/picocli-*.jar "$unfinished"/lib/grundy-*.jar >>"$log" 2>&1 ||
        say "  the start-up will be slower; see $log"
}

publish() {
    previous=
    [ -r "$state/current" ] && IFS= read -r previous <"$state/current"
    app=$unfinished
    printf '%s\n' "${app##*/}" >"$app/current"
    mv -f "$app/current" "$state/current"
    unfinished=
    for old in "$state"/build-*/; do
        old=${old%/}
        # The build before this one may still be running.
        [ "$old" = "$app" ] || [ "$old" = "$state/$previous" ] || rm -rf "$old"
    done
}

# Makes what depends on the JDK and on where Grundy lies: the class path and the start-up caches.
tune() {
    class_path=
    for jar in "$app"/lib/grundy-*.jar "$app"/lib/[!g]*.jar "$app"/lib/spark/*.jar; do
        [ -f "$jar" ] && class_path=$class_path${class_path:+:}$jar
    done
    . "$launcher/train.sh"
    case $module in
    cli)
        train_all "$app"
        train_later train_serve "$app"
        ;;
    cluster) train_later train_cluster "$app" ;;
    esac
    printf '%s\n' "$class_path" >"$app/class-path"
    printf '%s\n' "$java_id $root" >"$app/tuned-for"
}
