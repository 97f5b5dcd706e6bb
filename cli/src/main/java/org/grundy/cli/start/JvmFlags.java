package org.grundy.cli.start;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.cli.Main;

/// Which JVM a command gets; the launcher's `flags.sh` says the same to a shell, with the reasons.
///
/// @param cache the name of the start-up cache: one for each set of modules, one for commands that are brisk, one for
/// `serve`
/// @param flags for the JVM
record JvmFlags(String cache, List<String> flags) {
    private static final String NATIVE = "--enable-native-access=ALL-UNNAMED";
    private static final String MEMORY = "-XX:MaxRAMPercentage=70";
    private static final String ONE_THREAD = "-XX:+UseSerialGC";
    private static final String SMALL_INLINED = "-XX:FreqInlineSize=60";
    private static final String MANY_THREADS = "-XX:+UseParallelGC";

    private static final String GIVES_BACK = "-XX:+UseG1GC";
    private static final String OFTEN = "-XX:G1PeriodicGCInterval=20000";
    private static final String SPARE_LEAST = "-XX:MinHeapFreeRatio=10";
    private static final String SPARE_MOST = "-XX:MaxHeapFreeRatio=30";
    private static final String VECTORS = "--add-exports=java.base/jdk.internal.module=ALL-UNNAMED";

    /// For every JVM: what it has to say itself would spoil results on standard output.
    static final List<String> QUIET =
            List.of("-XX:+DisplayVMOutputToStderr", "-Xlog:disable", "-Xlog:all=error:stderr");

    private static final Set<String> COLLECTORS =
            Set.of(ONE_THREAD, MANY_THREADS, GIVES_BACK, "-XX:+UseZGC", "-XX:+UseShenandoahGC", "-XX:+UseEpsilonGC");

    /// For long computations, after a brisk JVM has ended with [org.grundy.cli.console.ExitCode#LONGER].
    static final JvmFlags LONG = new JvmFlags("vector", List.of(MANY_THREADS, MEMORY, NATIVE, VECTORS));

    /// For a subcommand, or for the word that stands in its place.
    static JvmFlags of(String subcommand) {
        return switch (subcommand) {
            case "period", "sequence", "survey" ->
                new JvmFlags("brisk", List.of(ONE_THREAD, SMALL_INLINED, MEMORY, "-Dgrundy.brisk=true", NATIVE));
            case "table" -> plain(ONE_THREAD, "-Xms48m", MEMORY);
            case "verify", "discover", "conjecture", "export" -> plain(MANY_THREADS, MEMORY);
            case "serve" -> new JvmFlags("serve", List.of(GIVES_BACK, OFTEN, SPARE_LEAST, SPARE_MOST, MEMORY, NATIVE));
            case "check", "judge" -> plain(ONE_THREAD, MEMORY);
            case "solve", "play" -> plain(ONE_THREAD, SMALL_INLINED);
            default -> plain(ONE_THREAD, "-XX:TieredStopAtLevel=1");
        };
    }

    /// These without our collector if the user names one in any variable that a JVM or Grundy reads: a
    /// JVM with two does not start.
    JvmFlags yielding(Map<String, String> environment) {
        boolean named = Stream.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "GRUNDY_JAVA_OPTS")
                .flatMap(name -> Stream.of(environment.getOrDefault(name, "").split("\\s+", -1)))
                .anyMatch(COLLECTORS::contains);
        return named
                ? new JvmFlags(
                        cache,
                        flags.stream()
                                .filter(flag -> !COLLECTORS.contains(flag))
                                .toList())
                : this;
    }

    private static JvmFlags plain(String... flags) {
        List<String> all = new ArrayList<>(List.of(flags));
        all.add(NATIVE);
        return new JvmFlags("plain", all);
    }

    /// The class and its words that the cache is trained on.
    List<String> training() {
        return switch (cache) {
            case "plain" -> List.of(SolveTraining.class.getName());
            case "serve" -> List.of(ServeTraining.class.getName());
            case "brisk" -> List.of(Main.class.getName(), "sequence", "0.6", "--to", "2e5");
            default -> List.of(Main.class.getName(), "solve", "nim", "3", "4", "5");
        };
    }

    /// Whether the command may end with [org.grundy.cli.console.ExitCode#LONGER].
    boolean brisk() {
        return cache.equals("brisk");
    }
}
