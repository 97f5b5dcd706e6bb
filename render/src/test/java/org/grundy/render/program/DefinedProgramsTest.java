package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.rules.GivenLists;
import org.grundy.testkit.Seed;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Programs of rules that define functions and lists print what loops in Java find for the lists that are read.
final class DefinedProgramsTest {
    /// A function of one number, of two, of three and of none, with values below 0 and numbers below 0;
    /// one that does not depend on what is read; lists.
    private static final String RULES = """
            row(A): let best(l, r) = 0 if l > r else max(A[l] - best(l + 1, r), A[r] - best(l, r - 1))
                    let S[] = sorted([x - 5 for x in A])
                    let low() = S[0]
                    let part(i, j, k) = S[i] if j = 0 else part(i, j - 1, k) - k
                    let front(i) = 0 if i < 0 else front(i - 1) + A[i] % 3
                    let triangle(n) = 0 if n = 0 else triangle(n - 1) + n
                    i -> nothing if front(i - 1) > i
            """;

    @TempDir
    private Path folder;

    /// Functions alone: one that is computed at each call, one that is remembered between two of those, a condition.
    private static final String FUNCTIONS = """
            row(A): let twice(i) = 2 * A[i]
                    let total(i) = 0 if i < 0 else more(i) + total(i - 1)
                    let more(i) = twice(i) + 1
                    win when total(length(A) - 1) % 3 = 0
            """;

    private static String program(ProgramLanguage language, String input, String answer) {
        return program(RULES, language, input, answer);
    }

    private static String program(String rules, ProgramLanguage language, String input, String answer) {
        InputFormat format =
                new InputFormat(Optional.of(InputPattern.of(input)), "W", "L", "D", answer, Optional.empty());
        return GivenLists.of(RuleText.compile(rules).families().getFirst(), format, false)
                .orElseThrow()
                .program(language, SampledQuantity.LOST, Play.NORMAL, OptionalInt.empty(), false, Language.EN)
                .text(true, format);
    }

    @ParameterizedTest
    @EnumSource
    void programs_compute_what_is_defined(ProgramLanguage language) throws IOException, InterruptedException {
        Random random = new Random(Seed.of("defined functions in programs").value());
        List<long[]> lists = IntStream.range(0, 8)
                .mapToObj(each -> random.longs(1 + random.nextInt(7), 0, 10).toArray())
                .toList();
        String input = lists.size() + "\n"
                + lists.stream()
                        .map(list -> list.length + " " + Arrays.toString(list).replaceAll("[\\[\\],]", ""))
                        .collect(Collectors.joining("\n"))
                + "\n";
        String text = program(
                language,
                "T*(n A[n] each i=0..A-1)",
                "{answer} {best(0, n - 1)} {low()} {part(i, 2, 3)} {triangle(2*n + 1)}");
        assertThat(new Compiled(folder).run(language, text, input))
                .containsExactlyElementsOf(lists.stream()
                        .flatMap(list -> IntStream.range(0, list.length).mapToObj(i -> line(list, i)))
                        .toList());
    }

    private static String line(long[] list, int i) {
        long before = LongStream.of(list).limit(i).map(x -> x % 3).sum();
        long[] sorted = LongStream.of(list).map(x -> x - 5).sorted().toArray();
        long n = 2L * list.length + 1;
        return (before > i ? "W " : "L ") + best(list) + " " + sorted[0] + " " + (sorted[i] - 6) + " "
                + n * (n + 1) / 2;
    }

    /// The difference of the scores when both take from the ends.
    private static long best(long[] list) {
        return list.length == 0
                ? 0
                : Math.max(
                        list[0] - best(Arrays.copyOfRange(list, 1, list.length)),
                        list[list.length - 1] - best(Arrays.copyOf(list, list.length - 1)));
    }

    @ParameterizedTest
    @EnumSource
    void functions_alone_answer_once_for_each_case(ProgramLanguage language) throws IOException, InterruptedException {
        String text = program(FUNCTIONS, language, "T*(n A[n])", "{answer} {total(n - 1)} {twice(0)}");
        assertThat(text).contains("Reads: T, T times (n, the list A of n numbers).");
        assertThat(new Compiled(folder).run(language, text, "3\n1 4\n2 1 5\n3 0 0 0\n"))
                .containsExactly("W 9 8", "L 14 2", "W 3 0");
    }

    @Test
    void what_an_answer_calls_must_be_known() {
        for (List<String> gap : List.of(List.of("{worst(0)}", "{worst}"), List.of("{best(0, m)}", "{m}"))) {
            assertThatExceptionOfType(InputError.class)
                    .isThrownBy(() -> program(ProgramLanguage.CPP, "n A[n] i", gap.getFirst()))
                    .withMessageContaining("nothing is known of " + gap.getLast());
        }
    }
}
