package org.grundy.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.grundy.render.Language;
import org.grundy.run.Progress;
import org.junit.jupiter.api.Test;

/// How long work is told of where standard error is no terminal.
final class ProgressLinesTest {
    private static String told(Language language, long... steps) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        PrintStream err = new PrintStream(written, true, StandardCharsets.UTF_8);
        Console console = new Console(InputStream.nullInputStream(), err, err, Map.of(), false, false, false, language);
        AtomicLong work = new AtomicLong();
        ProgressLines lines = new ProgressLines(console, work::get);
        LongStream.of(steps).forEach(each -> {
            work.set(each);
            lines.report(new Progress(each / 1000, 500_000));
        });
        return written.toString(StandardCharsets.UTF_8);
    }

    @Test
    void a_line_comes_each_time_twice_as_many_steps_are_done() {
        assertThat(told(Language.EN, 30_000_000, 40_000_000, 60_000_000, 66_000_000, 90_000_000, 300_000_000))
                .isEqualToNormalizingNewlines("""
                        grundy: 40000 of 500000 heaps
                        grundy: 90000 of 500000 heaps
                        grundy: 300000 of 500000 heaps
                        """);
        assertThat(told(Language.ZH, 40_000_000)).startsWith("grundy：已算 40000 堆，共 500000 堆");
    }

    @Test
    void short_work_tells_nothing() {
        assertThat(told(Language.EN, 10, ProgressLines.FIRST - 1)).isEmpty();
    }
}
