# Finds the JDK that runs Grundy, without starting one. Sourced by the launcher.

least_java=25

# Reads the release file of the JDK in the folder $1. Sets java_rank (25.0.3 becomes 25000003) and java_id, or fails.
read_jdk() {
    [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    java_rank=0
    java_id="$1"
    # A shell reads a file byte by byte, so it is read no further than needed: a long list of modules follows.
    wanted=2
    while [ "$wanted" -gt 0 ] && IFS='=' read -r key value; do
        value=${value#\"}
        value=${value%%\"*}
        case $key in
        JAVA_VERSION) rank_version "$value" ;;
        JAVA_RUNTIME_VERSION) java_id="$java_id $value" ;;
        *) continue ;;
        esac
        wanted=$((wanted - 1))
    done <"$1/release"
    [ "$java_rank" -ge $((least_java * 1000000)) ]
}

rank_version() {
    numbers=${1%%[!0-9.]*}
    java_rank=0
    for unit in 1000000 1000 1; do
        number=${numbers%%.*}
        java_rank=$((java_rank + ${number:-0} * unit))
        case $numbers in
        *.*) numbers=${numbers#*.} ;;
        *) numbers= ;;
        esac
    done
}

# The folder of the JDK whose java is on the PATH, in path_home.
follow_path() {
    path_home=$(command -v java) || return 1
    while [ -L "$path_home" ]; do
        target=$(readlink "$path_home")
        case $target in
        /*) path_home=$target ;;
        *) path_home=${path_home%/*}/$target ;;
        esac
    done
    path_home=${path_home%/bin/java}
}

# The newest JDK in the folders where packages and tools put them, in java_home.
search_folders() {
    best=0
    java_home=
    for jdk in /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /usr/local/java/* /opt/java/* /opt/jdk* /opt/*jdk* \
        "${HOME:-/}"/.jdks/* "${SDKMAN_DIR:-${HOME:-/}/.sdkman}"/candidates/java/* \
        "${HOME:-/}"/.local/share/mise/installs/java/* "${HOME:-/}"/.asdf/installs/java/* "${HOME:-/}"/.gradle/jdks/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME:-/}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        "${HOMEBREW_PREFIX:-/usr/local}"/opt/openjdk*/libexec; do
        if read_jdk "$jdk" && [ "$java_rank" -gt "$best" ]; then
            best=$java_rank
            java_home=$jdk
        fi
    done
    if [ -z "$java_home" ] && [ -x /usr/libexec/java_home ]; then
        java_home=$(/usr/libexec/java_home -v "$least_java+" 2>/dev/null) || java_home=
    fi
    [ -n "$java_home" ] && read_jdk "$java_home"
}

# Sets java_home and java_id, or ends with a sentence that says what to install.
find_jdk() {
    if [ -n "${GRUNDY_JAVA_HOME-}" ]; then
        java_home=$GRUNDY_JAVA_HOME
        read_jdk "$java_home" && return
        fail "GRUNDY_JAVA_HOME is $GRUNDY_JAVA_HOME, which is not the folder of a JDK $least_java or newer."
    fi
    java_home=${JAVA_HOME-}
    [ -n "$java_home" ] && read_jdk "$java_home" && return
    follow_path && java_home=$path_home && read_jdk "$java_home" && return
    search_folders && return
    fail "Grundy needs a JDK $least_java or newer and found none: install one (for instance \"sdk install java 25-tem\" with SDKMAN," \
        "\"brew install openjdk\", or your system's openjdk-$least_java-jdk package), or set GRUNDY_JAVA_HOME to its folder."
}
