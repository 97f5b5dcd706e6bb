package org.grundy.render.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.game.Play;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.render.Language;
import org.grundy.render.json.TimedValues;
import org.grundy.render.picture.Tables;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.SequenceText;
import org.grundy.render.text.TableText;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Rendering by a clock on which each look takes a millisecond.
final class RenderingInTimeTest {
    private static final int WIDTH = Thorough.bound(100, 400);
    private static final int HEIGHT = Thorough.bound(75, 300);
    private static final Table TABLE = Tables.rectangle(WIDTH, HEIGHT, TableQuantity.OUTCOME, Play.NORMAL);
    private static final Table LINE = Tables.line(3000, TableQuantity.GRUNDY);
    private static final SequenceReport KAYLES = kayles();

    private static SequenceReport kayles() {
        SequenceRules rules = new SequenceRules.Coded(TakeAndBreakCode.of(0, 7, 7));
        NimSequence kayles = NimSequence.of(rules);
        kayles.extend(20_000, Run.unlimited());
        return SequenceReport.of(rules, kayles, 5, 20_000, 182, Duration.ofMillis(2), Run.unlimited());
    }

    private static Run looks(int most) {
        AtomicLong looks = new AtomicLong();
        return new Run(
                Budget.UNLIMITED.withTime(Duration.ofMillis(most)),
                progress -> {},
                () -> looks.getAndIncrement() * 1_000_000);
    }

    private static Solved<Boolean> attempt(Run run, Consumer<Run> work) {
        return run.attempt(() -> {
            work.accept(run);
            return true;
        });
    }

    /// Writes text with more and more time, until there is enough.
    private static void isCutAtLines(Lines lines) {
        StringBuilder whole = new StringBuilder();
        lines.write(Run.unlimited(), whole);
        int before = -1;
        for (int most = 1; before < whole.length(); most = 1 + most * 3 / 2) {
            StringBuilder text = new StringBuilder();
            Solved<Boolean> end = attempt(looks(most), run -> lines.write(run, text));
            assertThat(whole).startsWith(text);
            assertThat(text).matches(written -> written.isEmpty() || written.charAt(written.length() - 1) == '\n');
            assertThat(end instanceof Solved.Done).isEqualTo(text.length() == whole.length());
            assertThat(text).hasSizeGreaterThanOrEqualTo(before);
            before = text.length();
        }
    }

    private interface Lines {
        void write(Run run, StringBuilder text);
    }

    @Test
    void text_is_cut_after_a_whole_line() {
        isCutAtLines((run, text) -> TableText.write(TABLE, Language.EN, Paint.NONE, run, text));
        isCutAtLines((run, text) -> TableText.write(LINE, Language.ZH, Paint.ANSI, run, text));
        isCutAtLines((run, text) -> SequenceText.write(KAYLES, 20_000, Language.EN, Paint.NONE, run, text));
    }

    private static <R> void endsInTime(FileFormat<R> format, R result) {
        assertThat(attempt(looks(1), run -> write(format, result, run)))
                .as(format.name())
                .isInstanceOfSatisfying(
                        Solved.Undecided.class,
                        undecided -> assertThat(undecided.limit()).isEqualTo(Limit.TIME));
        assertThat(attempt(Run.unlimited(), run -> write(format, result, run)))
                .as(format.name())
                .isInstanceOf(Solved.Done.class);
    }

    private static <R> byte[] write(FileFormat<R> format, R result, Run run) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            format.write(result, Language.EN, run, out);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
        return out.toByteArray();
    }

    @Test
    void every_format_of_files_ends_in_time() {
        Stream.concat(FileFormats.TABLE_DATA.stream(), FileFormats.TABLE_PICTURES.stream())
                .forEach(format -> endsInTime(format, TABLE));
        Stream.concat(FileFormats.SEQUENCE_DATA.stream(), FileFormats.SEQUENCE_PICTURES.stream())
                .forEach(format -> endsInTime(format, KAYLES));
        endsInTime(FileFormats.SEQUENCE_TALLY, KAYLES);
    }

    @Test
    void records_of_csv_have_the_coordinates_and_the_number() {
        String table =
                new String(write(FileFormats.TABLE_DATA.getFirst(), TABLE, Run.unlimited()), StandardCharsets.UTF_8);
        // Two heaps of Nim: equal ones are lost.
        List<String> expected = new ArrayList<>(List.of("x,y,outcome"));
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                expected.add(x + "," + y + "," + (x == y ? 0 : 1));
            }
        }
        assertThat(table.lines()).containsExactlyElementsOf(expected);
        String line = new String(
                write(FileFormats.SEQUENCE_DATA.getFirst(), KAYLES, Run.unlimited()), StandardCharsets.UTF_8);
        assertThat(line.lines().skip(1))
                .containsExactlyElementsOf(IntStream.range(5, 20_000)
                        .mapToObj(n -> n + "," + KAYLES.values().get(n))
                        .toList());
    }

    @Test
    void a_list_of_values_ends_early_and_says_so() {
        TimedValues all = new TimedValues(KAYLES, 15_000, Run.unlimited());
        assertThat(all).hasSize(15_000);
        List<Integer> listed = new ArrayList<>();
        all.iterator().forEachRemaining(listed::add);
        assertThat(listed).hasSize(15_000);
        assertThat(all.isCut()).isFalse();
        TimedValues first = new TimedValues(KAYLES, 15_000, looks(5));
        List<Integer> begun = new ArrayList<>();
        first.iterator().forEachRemaining(begun::add);
        assertThat(begun).isNotEmpty().hasSizeLessThan(15_000).isEqualTo(listed.subList(0, begun.size()));
        assertThat(first.isCut()).isTrue();
    }
}
