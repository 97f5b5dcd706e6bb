package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.render.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// A result that cannot be written is told, and has an exit code of its own.
final class UnwrittenResultTest {
    /// A stream that fails from the first byte on.
    private static final class Failing extends OutputStream {
        private final String reason;

        Failing(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(int piece) throws IOException {
            throw new IOException(reason);
        }
    }

    private static final Map<String, String> LINES = Map.of(
            "solve", "solve nim 3 4 5",
            "table", "table nim --to 9",
            "sequence", "sequence 0.77 --to 9",
            "period", "period 0.77",
            "nimber", "nimber 3*5",
            "show", "show nim",
            "quotient", "quotient 0.23",
            "genus", "genus kayles(3)");

    private static Ran run(String reason, String... words) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                InputStream.nullInputStream(),
                ResultStream.printing(new Failing(reason), StandardCharsets.UTF_8, () -> false),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new HashMap<>(),
                false,
                false,
                false,
                Language.EN);
        return new Ran(Main.run(words, console), "", err.toString(StandardCharsets.UTF_8));
    }

    static Stream<String> subcommands() {
        CommandLine root = Main.commandLine();
        Subcommands.addAll(root);
        return List.copyOf(root.getSubcommands().keySet()).stream();
    }

    @ParameterizedTest
    @MethodSource("subcommands")
    void help_that_cannot_be_written_is_told(String name) {
        assertThat(run("No space left on device", name, "--help").exit()).isEqualTo(74);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "table", "sequence", "period", "nimber", "show", "quotient", "genus"})
    void an_answer_that_cannot_be_written_is_told(String name) {
        Ran ran = run("No space left on device", LINES.getOrDefault(name, name).split(" "));
        assertThat(ran.err())
                .contains("grundy: the result cannot be written to standard output: No space left on device");
        assertThat(ran.exit()).isEqualTo(74);
    }

    @Test
    void a_reader_who_has_seen_enough_is_told_nothing() {
        Ran ran = run("Broken pipe", "solve", "nim", "3", "4", "5");
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
    }
}
