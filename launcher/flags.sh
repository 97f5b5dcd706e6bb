# Which JVM a command gets. Sourced by the launcher.
#
# A cache serves only the set of modules that it was made with, so there is one for each: plain and vector; one for
# commands that answer most questions before a JVM with vectors has even started; one for serve, whose many classes
# would slow the start of all other commands; and one for the cluster's command.

plain_modules=--enable-native-access=ALL-UNNAMED
# With this the command loads the Vector API itself; a JVM that is told to says at every start that it uses an incubator
# module.
vector_access=--add-exports=java.base/jdk.internal.module=ALL-UNNAMED
vector_modules="--enable-native-access=ALL-UNNAMED $vector_access"

# What Spark's JavaModuleOptions asks for but jdk.incubator.vector, which is loaded as above; cluster/pom.xml has the same.
spark_modules="--add-opens=java.base/java.lang=ALL-UNNAMED --add-opens=java.base/java.lang.invoke=ALL-UNNAMED --add-opens=java.base/java.lang.reflect=ALL-UNNAMED --add-opens=java.base/java.io=ALL-UNNAMED --add-opens=java.base/java.net=ALL-UNNAMED --add-opens=java.base/java.nio=ALL-UNNAMED --add-opens=java.base/java.util=ALL-UNNAMED --add-opens=java.base/java.util.concurrent=ALL-UNNAMED --add-opens=java.base/java.util.concurrent.atomic=ALL-UNNAMED --add-opens=java.base/jdk.internal.ref=ALL-UNNAMED --add-opens=java.base/sun.nio.ch=ALL-UNNAMED --add-opens=java.base/sun.nio.cs=ALL-UNNAMED --add-opens=java.base/sun.util.calendar=ALL-UNNAMED --add-opens=java.security.jgss/sun.security.krb5=ALL-UNNAMED -Dio.netty.tryReflectionSetAccessible=true -Dio.netty.allocator.type=pooled -Dio.netty.handler.ssl.defaultEndpointVerificationAlgorithm=NONE --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"

serve_flags="-XX:+UseG1GC -XX:G1PeriodicGCInterval=20000 -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30"

# Sets flags and cache for the subcommand $1. A command that is brisk may end with the code "longer": then it is to be
# started again with choose_long_flags.
longer=75
choose_flags() {
    case $1 in
    period | sequence | survey)
        # Only long sequences are worth the vector kernels' slower start.
        # Small methods alone are inlined: larger ones were compiled again in each of their callers, on the processor that
        # the second thread of a kernel waits for.
        cache=brisk
        flags="-XX:+UseSerialGC -XX:FreqInlineSize=60 -XX:MaxRAMPercentage=70 -Dgrundy.brisk=true $plain_modules"
        ;;
    verify | discover | conjecture | export)
        # Long computations are worth most of the machine's memory.
        cache=plain
        flags="-XX:+UseParallelGC -XX:MaxRAMPercentage=70 $plain_modules"
        ;;
    table)
        # One thread does all the work. What it makes for a cell is garbage at once, so the heap begins small: room for
        # more of that garbage would only stay with the process.
        cache=plain
        flags="-XX:+UseSerialGC -Xms48m -XX:MaxRAMPercentage=70 $plain_modules"
        ;;
    serve)
        # This collector alone gives memory back while nobody asks.
        cache=serve
        flags="$serve_flags -XX:MaxRAMPercentage=70 $plain_modules"
        ;;
    check | judge)
        # One thread does all the work; the simplest collector is the quickest there.
        cache=plain
        flags="-XX:+UseSerialGC -XX:MaxRAMPercentage=70 $plain_modules"
        ;;
    solve | play)
        # The first compiler alone would make a long search two times slower, and saves 10 ms. With small methods alone
        # inlined the second one is done sooner, and no search was slower for it.
        cache=plain
        flags="-XX:+UseSerialGC -XX:FreqInlineSize=60 $plain_modules"
        ;;
    cluster)
        # Its classes come from other jars, so it has a cache of its own, which halves what a start of Spark takes. Spark's
        # code is long and runs briefly: with small methods alone inlined a third of the compilers' work is saved.
        cache=cluster
        flags="-XX:+UseParallelGC -XX:FreqInlineSize=60 -XX:MaxRAMPercentage=70 $spark_modules $vector_access"
        ;;
    *)
        cache=plain
        flags="-XX:+UseSerialGC -XX:TieredStopAtLevel=1 $plain_modules"
        ;;
    esac
}

choose_long_flags() {
    cache=vector
    flags="-XX:+UseParallelGC -XX:MaxRAMPercentage=70 $vector_modules"
}
