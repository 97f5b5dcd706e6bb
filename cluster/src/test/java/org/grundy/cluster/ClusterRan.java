package org.grundy.cluster;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.render.Language;

/// What a run of the command in this JVM left behind.
///
/// @param code its exit code
/// @param out what it printed
/// @param err what it said beside
record ClusterRan(int code, String out, String err) {
    static ClusterRan of(String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = ClusterMain.run(
                words,
                new ClusterTerminal(
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        false,
                        Language.EN));
        return new ClusterRan(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
