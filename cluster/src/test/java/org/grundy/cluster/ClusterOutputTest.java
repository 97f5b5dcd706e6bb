package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.render.Language;
import org.grundy.render.terminal.ResultStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A result that cannot be written to standard output is told, and has the exit code that it has everywhere.
@ResourceLock("spark")
final class ClusterOutputTest {
    @TempDir
    Path folder;

    /// A stream that takes nothing.
    private static final class Refusing extends OutputStream {
        private final String reason;

        Refusing(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(int piece) throws IOException {
            throw new IOException(reason);
        }
    }

    private static ClusterRan run(String reason, String... words) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ClusterTerminal terminal = new ClusterTerminal(
                ResultStream.printing(new Refusing(reason), StandardCharsets.UTF_8, () -> false),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                Language.EN);
        return new ClusterRan(ClusterMain.run(words, terminal), "", err.toString(StandardCharsets.UTF_8));
    }

    static Stream<String> commands() {
        return ClusterMain.commandLine().getSubcommands().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void help_that_cannot_be_written_is_told(String command) {
        ClusterRan full = run("No space left on device", command, "--help");
        assertThat(full)
                .isEqualTo(new ClusterRan(
                        74, "", "grundy: the result cannot be written to standard output: No space left on device\n"));
        assertThat(run("Broken pipe", command, "--help")).isEqualTo(new ClusterRan(0, "", ""));
    }

    @Test
    void rows_that_cannot_be_printed_are_in_their_folder() throws IOException {
        ClusterRan full = run("No space left on device", "survey", "0.7", "--max", "99", "--out", folder.toString());
        assertThat(full.err()).contains("cannot be written to standard output: No space left on device");
        assertThat(full.code()).as(full.err()).isEqualTo(74);
        assertThat(ClusterFiles.in(folder)).containsKey("survey.parquet");
    }

    @Test
    void the_sign_of_standard_output_is_never_the_name_of_a_folder() {
        ClusterRan ran = ClusterRan.of("survey", "0.7", "--max", "99", "--out", "-");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("a file or folder of this name is ./-");
        assertThat(Files.exists(Path.of("-"))).isFalse();
    }
}
