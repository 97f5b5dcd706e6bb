package org.grundy.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.grundy.cli.console.Console;
import org.grundy.render.Language;
import org.grundy.render.file.ResultFile;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is given when time is over, by a clock that the test moves.
final class OutputTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Console console = new Console(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            Map.of(),
            false,
            false,
            false,
            Language.EN);
    private final AtomicLong nanos = new AtomicLong();
    private final Run run = new Run(Budget.UNLIMITED.withTime(Duration.ofSeconds(1)), progress -> {}, nanos::get);

    private void work(Run charged) {
        nanos.addAndGet(600_000_000);
        charged.clock();
    }

    /// Writes two words, the second one when time is over.
    private Output.Content<String> slow() {
        return (word, charged, written) -> {
            for (int i = 0; i < 2; i++) {
                work(charged);
                written.write(word.getBytes(StandardCharsets.UTF_8));
            }
        };
    }

    @Test
    void lines_end_where_time_does() {
        Output<String> lines = Output.lines(console, (word, charged, text) -> {
            for (int i = 0; i < 2; i++) {
                work(charged);
                text.append(word).append('\n');
            }
        });
        assertThat(lines.give("one", run)).isFalse();
        assertThat(out).hasToString("one\n");
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("the text ends here, for time was over");
    }

    @Test
    void what_must_be_whole_is_not_printed_in_part() {
        assertThat(Output.<String>whole(console, slow()).give("one", run)).isFalse();
        assertThat(out.size()).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("nothing is printed, for time was over");
    }

    @Test
    void a_file_is_whole_or_not_there(@TempDir Path folder) throws IOException {
        Path path = folder.resolve("words");
        Output<String> file = Output.file(console, ResultFile.of("--words", path.toString()), slow());
        assertThat(Output.give(List.of(file), "one", run, console)).isFalse();
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("words is not written, for time was over");
        try (var left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
        assertThat(Output.give(List.of(file), "one", Run.unlimited(), console)).isTrue();
        assertThat(path).hasContent("oneone");
    }

    @Test
    void waiting_for_a_reader_is_not_charged() {
        PrintStream reader = new PrintStream(out, true, StandardCharsets.UTF_8) {
            @Override
            public void write(byte[] bytes, int from, int count) {
                nanos.addAndGet(3_600_000_000_000L);
                super.write(bytes, from, count);
            }
        };
        ReaderOutput to = new ReaderOutput(reader, run);
        to.write(new byte[] {'a', 'b'}, 0, 2);
        assertThat(out).hasToString("ab");
        assertThat(run.share(1).time()).isEqualTo(Duration.ofSeconds(1));
    }
}
