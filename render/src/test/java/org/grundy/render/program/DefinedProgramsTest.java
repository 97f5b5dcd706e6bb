package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
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
import org.grundy.testkit.Commands;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    /// Rows of a knapsack: in how many ways some of the numbers have a sum. A list by a choice, rows of two
    /// numbers, and rows that do not depend on what is read.
    private static final String ROWS = """
            bag(A, m): let ways(i)[] = [1 if j = 0 else 0 for j in 0..m] if i = 0 else
                           [ways(i - 1)[j] + (ways(i - 1)[j - A[i - 1]] if j >= A[i - 1] else 0) for j in 0..m]
                       let between(l, r)[] = joined([x for x in A if l <= x], [x for x in A if x < r])
                       let pascal(n)[] = list(1) if n = 0 else
                           [(pascal(n - 1)[k - 1] if k > 0 else 0) + (pascal(n - 1)[k] if k < n else 0) for k in 0..n]
                       let every() = sum(ways(length(A)))
                       let least(l, r) = min(between(l, r)) + length(between(l, r))
                       let binomial(n, k) = pascal(n)[k]
                       win when ways(length(A))[m] > 0
            """;

    @Test
    void functions_alone_have_no_parameter_that_is_not_used() throws IOException, InterruptedException {
        assumeTrue(Commands.installed("g++"), "g++ is not installed");
        Path source = Files.writeString(
                folder.resolve("a.cpp"), program(ROWS, ProgramLanguage.CPP, "*(n A[n] m)", "{answer}"));
        List<String> command = List.of("g++", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", source.toString());
        assertThat(Commands.printed(folder, command, "")).isEmpty();
    }

    @Tag(Thorough.TAG)
    @ProgramTest
    void programs_compute_lists_that_depend_on_numbers(ProgramLanguage language)
            throws IOException, InterruptedException {
        Random random = new Random(Seed.of("functions whose values are lists").value());
        List<long[]> lists = IntStream.range(0, 6)
                .mapToObj(each -> random.longs(1 + random.nextInt(6), 1, 9).toArray())
                .toList();
        int most = 17;
        String input = lists.stream()
                .map(each -> each.length + " "
                        + Arrays.stream(each).mapToObj(String::valueOf).collect(Collectors.joining(" ")) + " " + most)
                .collect(Collectors.joining("\n"));
        String text = program(ROWS, language, "*(n A[n] m)", "{answer} {every()} {least(4, 9)} {binomial(20, n)}");
        List<String> expected = lists.stream()
                .map(each -> {
                    List<Integer> sums = IntStream.range(0, 1 << each.length)
                            .map(some -> IntStream.range(0, each.length)
                                    .filter(i -> (some >> i & 1) == 1)
                                    .map(i -> (int) each[i])
                                    .sum())
                            .boxed()
                            .toList();
                    long below = sums.stream().filter(sum -> sum <= most).count();
                    long length = each.length
                            + Arrays.stream(each).filter(x -> x >= 4).count();
                    long binomial = 1;
                    for (int k = 1; k <= each.length; k++) {
                        binomial = binomial * (21 - k) / k;
                    }
                    return (sums.contains(most) ? "W " : "L ") + below + " "
                            + (Arrays.stream(each).min().orElseThrow() + length) + " " + binomial;
                })
                .toList();
        assertThat(new Compiled(folder).run(language, text, input)).isEqualTo(expected);
    }

    private static String program(ProgramLanguage language, String input, String answer) {
        return program(RULES, language, input, answer);
    }

    static String program(String rules, ProgramLanguage language, String input, String answer) {
        InputFormat format = new InputFormat(
                Optional.of(InputPattern.of(input)), "W", "L", Optional.empty(), answer, Optional.empty());
        return GivenLists.of(RuleText.compile(rules).families().getFirst(), format, false)
                .orElseThrow()
                .program(language, SampledQuantity.LOST, Play.NORMAL, OptionalInt.empty(), false, Language.EN)
                .text(true, format);
    }

    @ProgramTest
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

    @ProgramTest
    void functions_alone_answer_once_for_each_case(ProgramLanguage language) throws IOException, InterruptedException {
        String text = program(FUNCTIONS, language, "T*(n A[n])", "{answer} {total(n - 1)} {twice(0)}");
        assertThat(text).contains("Reads: T, T times (n, the list A of n numbers).");
        assertThat(new Compiled(folder).run(language, text, "3\n1 4\n2 1 5\n3 0 0 0\n"))
                .containsExactly("W 9 8", "L 14 2", "W 3 0");
    }

    /// An argument y hides the parameter, but not in what is called.
    @Tag(Thorough.TAG)
    @ProgramTest
    void arguments_hide_parameters(ProgramLanguage language) throws IOException, InterruptedException {
        String rules = """
                date(y, A): let next(y) = 0 if y = 0 else 2 * next(y - 1) + y + A[0]
                        let here() = next(3) + y
                        let with(x) = here() + x
                        win when next(y) > here()
                """;
        String text = program(rules, language, "T*(n A[n] y)", "{answer} {next(2)} {here()} {with(5)}");
        // next(1) = 1 + a, next(2) = 4 + 3a, next(3) = 11 + 7a
        assertThat(new Compiled(folder).run(language, text, "3\n1 1 2\n1 1 4\n1 0 3\n"))
                .containsExactly("L 7 20 25", "W 7 22 27", "L 4 14 19");
    }

    private static final String SETS = """
            row(A): let pairs() = sum(A[i] * A[j] for i in indices(A) if A[i] > 2, j in 0..i - 1)
                    let odd() = sum(d for d in divisors(sum(A)) if d % 2 = 1)
                    let known() = sum(primes(length(A))) + sum(primepowers(9)) + sum(powers(3, 30))
                    let some() = sum(x for x in {1, length(A), 3})
                    win when any(A[i] = A[j] for i in indices(A), j in 0..i - 1)
            """;

    /// The prime powers to 9 are 1, 2, 3, 4, 5, 7, 8, 9, and the powers of 3 to 30 are 1, 3, 9, 27.
    @Tag(Thorough.TAG)
    @ProgramTest
    void lists_are_made_from_several_lists_and_from_sets(ProgramLanguage language)
            throws IOException, InterruptedException {
        String text = program(SETS, language, "T*(n A[n])", "{answer} {pairs()} {odd()} {known()} {some()}");
        assertThat(new Compiled(folder).run(language, text, "3\n1 6\n4 3 1 4 1\n3 2 5 5\n"))
                .containsExactly("L 0 4 79 4", "W 16 13 84 8", "W 45 4 84 4");
    }

    /// Numbers that are parameters are given to functions and lists, and to those that answers call; what was computed
    /// with others is forgotten, and kept where it does not depend on them.
    @Tag(Thorough.TAG)
    @ProgramTest
    void parameters_are_passed_on(ProgramLanguage language) throws IOException, InterruptedException {
        String rules = """
                row(A, m): let large[] = [x for x in A if x >= m]
                           let above(i) = 0 if i < 0 else above(i - 1) + max(0, large[i] - m)
                           let total(i) = 0 if i < 0 else total(i - 1) + A[i]
                           win when above(length(large) - 1) > m
                """;
        String text = program(
                rules,
                language,
                "n A[n] q q*m",
                "{answer} {above(0)} {total(n - 1)} {above(0 + (1 - 1))} {large[]} {A[]}");
        assertThat(new Compiled(folder).run(language, text, "4\n1 7 3 5\n3\n2\n5\n7\n"))
                .containsExactly("W 5 16 5 7 3 5 1 7 3 5", "L 2 16 2 7 5 1 7 3 5", "L 0 16 0 7 1 7 3 5");
    }

    /// A ring of four vertices with a vertex hung on, and one alone; letters that were read are printed again.
    @ProgramTest
    void walks_over_graphs_and_words_are_printed(ProgramLanguage language) throws IOException, InterruptedException {
        String rules = """
                graph(E, S, n): let least[] = components(E, n)
                                let from[] = parents(E, n, 1)
                                let far[] = distances(E, n, 1)
                                win when S[0] = 1
                """;
        String input = "n m arcs E(u v)[m] S:'ab'";
        String text = program(rules, language, input, "{answer} {least[]} | {from[]} | {far[]} | {S[]}");
        assertThat(new Compiled(folder).run(language, text, "6 5\n1 2\n2 3\n3 4\n4 1\n5 4\nba\n"))
                .containsExactly("W 0 1 1 1 1 1 6 | -1 -1 1 2 3 -1 -1 | -1 0 1 2 3 -1 -1 | ba");
    }

    /// Each edge has its other end and two marks in the rows of both, a loop twice; runs are a list.
    @ProgramTest
    void marks_of_arcs_and_runs_are_read(ProgramLanguage language) throws IOException, InterruptedException {
        String rules = """
                graph(E, L): let row(v) = sum(E[v][i] * 10^i for i in indices(E[v]))
                             win when max(L) > 2
                """;
        String text = program(
                rules, language, "m edges E(u v-1 w c:'xyz')[m] runs L:'.'", "{answer} {row(1)} {row(2)} {L[]}");
        assertThat(new Compiled(folder).run(language, text, "2\n1 3 5 z\n1 2 7 y\n..#...#.\n"))
                .containsExactly("W 171171252 251 2 3 1");
    }

    @ProgramTest
    void calls_that_are_too_deep_end_a_program_with_a_sentence(ProgramLanguage language) {
        String text = program(
                "row(A): let f(i) = 0 if i = 0 else f(i - 1) + A[0]\nwin when f(3) > 0", language, "n A[n]", "{f(n)}");
        assertThat(text).contains("functions call each other too deeply");
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
