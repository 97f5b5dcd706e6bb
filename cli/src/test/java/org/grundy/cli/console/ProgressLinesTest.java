package org.grundy.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.LongStream;
import org.grundy.render.Language;
import org.grundy.run.Progress;
import org.junit.jupiter.api.Test;

/// How long work is told of where standard error is no terminal.
final class ProgressLinesTest {
    private static String told(Language language, long... counts) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        PrintStream err = new PrintStream(written, true, StandardCharsets.UTF_8);
        Console console = new Console(InputStream.nullInputStream(), err, err, Map.of(), false, false, false, language);
        try (ProgressLine bar = new ProgressLine(console)) {
            Progress.Listener listener = ProgressLines.orBar(console, bar);
            LongStream.of(counts).forEach(done -> listener.report(new Progress(done, 10_000_000)));
        }
        return written.toString(StandardCharsets.UTF_8);
    }

    @Test
    void a_line_comes_each_time_twice_as_much_is_done() {
        assertThat(told(Language.EN, 900_000, 1_100_000, 1_200_000, 2_000_000, 5_000_000))
                .isEqualToNormalizingNewlines("""
                        grundy: 1048576 of 10000000 heaps
                        grundy: 4194304 of 10000000 heaps
                        """);
        assertThat(told(Language.ZH, 1_100_000)).startsWith("grundy：已算 1048576 堆，共 10000000 堆");
    }

    @Test
    void short_work_tells_nothing() {
        assertThat(told(Language.EN, 10, 100_000)).isEmpty();
    }
}
