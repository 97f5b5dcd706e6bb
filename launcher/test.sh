# Runs tests of a checkout. Sourced by the launcher; wants java_home and launcher.

# Compiles what has changed, without the checks of a whole build, and runs the tests named; does not come back.
run_tests() {
    . "$launcher/flags.sh"
    # So short a run is over before code that is optimised further pays.
    exec "$java_home/bin/java" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmn200m "$launcher/TestRun.java" "$root" \
        "$spark_modules $vector_access" "$@"
}
