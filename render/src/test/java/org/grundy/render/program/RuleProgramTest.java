package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.junit.jupiter.api.io.TempDir;

/// Rules of every kind as programs: what they print is the mex of the options that the rules list.
final class RuleProgramTest {
    /// No play in which a win can be forced is longer.
    private static final int ROUNDS = 60;

    @TempDir
    private Path folder;

    private static RuleSubject values(String text, int to, Long... parameters) {
        return new RuleSubject(text, SampledQuantity.GRUNDY, Play.NORMAL, List.of(parameters), to, false);
    }

    private static RuleSubject outcomes(String text, Play play, int to, Long... parameters) {
        return new RuleSubject(text, SampledQuantity.LOST, play, List.of(parameters), to, false);
    }

    /// A game in misère play that genera do not decide.
    private static RuleSubject wild(String text, int to) {
        return new RuleSubject(
                text, SampledQuantity.LOST, Play.MISERE, List.of(), to, false, Optional.of("a wild state"));
    }

    private static Stream<RuleSubject> subjects() {
        return Stream.of(
                values("kayles: n -> [i] & [n-1-i] for i in 0..n-1; n -> [i] & [n-2-i] for i in 0..n-2", 60),
                values("take(m): n -> n - k for k in 1..min(m, n)", 40, 4L),
                outcomes("take(m): n -> n - k for k in 1..min(m, n)", Play.MISERE, 40, 4L),
                outcomes(
                        "rows: n -> [i] & [n - k - i] for k in 1..n, i in 0..n-k; (n) -> 2 of [n / 2] if n > 3",
                        Play.MISERE,
                        9),
                outcomes("cut(l): n -> [i] & [n - k - i] for k in l..n, i in 0..n-k", Play.MISERE, 9, 2L),
                values("set: n -> n - k for k in {1, 3, 4} if k <= n", 60),
                values("none: n -> n - k for k in {7} if k <= n; n -> nothing if n > 40", 60),
                outcomes(
                        "tree(p, q): n -> n - k for k in p..q if k <= n; n -> 0 if 1 <= n and n < p",
                        Play.MISERE,
                        40,
                        2L,
                        5L),
                values(
                        "w: (a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a, b - k) for k in 1..b;"
                                + " (a, b) -> (a - k, b - k) for k in 1..min(a, b)",
                        9),
                outcomes("e: unordered; (a, b) -> (a, b - q * a) for q in 1..b/a if a > 0", Play.NORMAL, 16),
                values("moore: unordered; (a, b, c) -> (a - i, b - j, c) for i in 0..a, j in 0..b if i + j > 0", 4),
                values("""
                        bomb: (x, y) -> [i, y] & [x, j] for i in 1..x-1, j in 1..y-1 if x > 1 and y > 1
                        (x, 1) -> (i, 1) for i in 1..x-1
                        (1, y) -> (1, j) for j in 1..y-1
                        states (x, y) where x >= 1 and y >= 1""", 8),
                values("roy: n -> n - q for q in primepowers(n)", 60),
                values("oct: n -> n - q for q in {1, primes(n)} if q <= n", 60),
                values("pow(c): n -> n - q for q in powers(c, n)", 60, 3L),
                values("div: n -> n - d for d in divisors(n) if d < n", 60),
                values(
                        "factors: n -> n - omega(n) if n > 1; n -> n - bigomega(n) if n > 1; n -> n - numdiv(n) if n > 0;"
                                + " n -> primepi(n) if n > 0",
                        60),
                values("equal: n -> k of [n / k] for k in divisors(n) if k > 1", 60),
                values("ruler: n -> [j] each j in i..n-1 for i in 1..n", 32),
                values("roots: n -> n - k^2 for k in 1..isqrt(n); n -> gcd(n, 12) if gcd(n, 12) < n", 60),
                values("bits: n -> n - popcount(n) if n > 0; n -> n xor 1 if n % 2 = 1; n -> n / 2 if n > 1", 60),
                values(
                        "ones: n -> n - lowbit(n) if n > 0; n -> n - highbit(n) if n > 0;"
                                + " n -> n bitand n / 2 if n > 0; n -> n - (trailingones(n) if n % 2 = 1 else"
                                + " n / 2) if n > 1 and trailingzeros(n) < 2; n -> (n bitor 1) - 1 if n % 2 = 1",
                        60),
                values(
                        "stairs: (a, b, c) -> (a - t, b, c) for t in 1..a; (a, b, c) -> (a + t, b - t, c) for t in 1..b;"
                                + " (a, b, c) -> (a, b + t, c - t) for t in 1..c",
                        4),
                outcomes("multiple(k): (n, most) -> (n - t, k * t) for t in 1..min(n, most)", Play.NORMAL, 12, 2L),
                values(
                        "m: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y;"
                                + " (x, y) -> (x - k, y - k) for k in 1..min(x, y);"
                                + " win when (x = y or x = 0 or y = 0) and not (x = 0 and y = 0)",
                        9),
                values(
                        "mock: n -> nothing; n -> [i] for i in 0..n-1; n -> [i] & [j] for i in 0..n-1, j in i+1..n-1",
                        40),
                values(
                        "v: n -> n - 1 if n > 0; n -> n - 2 if n > 1; value when n % 7 = 3: n / 7 + 2; lose when n = 11",
                        60),
                values(
                        "vw: n -> [n - 1] & [n / 2] if n > 0; n -> n - 2 if n > 1; win when n % 9 = 8;"
                                + " lose when n = 11",
                        60),
                outcomes(
                        "ends: n -> n - k for k in 1..min(3, n); lose when n % 10 = 9; win when n % 10 = 6",
                        Play.MISERE, 60),
                values(
                        "steps: n -> n - k for k in 1..n step 2; n -> n - k for k in {2, 6..n/2}  if 2 divides n"
                                + " and k <= n",
                        60),
                values("up: (a, b) -> (a + 1, b - 2) if b > 1; (a, b) -> (a - 1, b) if a > 0", 12),
                values("heaps: a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..a[i]; unordered", 3),
                values(
                        "row: a[] -> joined(slice(a, 0, i), slice(a, i + 2, length(a)))"
                                + " for i in 0..length(a)-2 if a[i] = a[i + 1]",
                        2),
                values(
                        "mixed: (t, a[]) -> (t - 1, append(remove(a, i), a[i] / 2)) for i in indices(a)"
                                + " if t > 0 and count(a, a[i]) = 1; (t, a[]) -> (0, reversed(sorted(a))) if t > sum(a)"
                                + " or t > 1 and max(a) = xor(a) + min(a)",
                        3),
                wild("wild: n -> [i] & [n-1-i] for i in 0..n-1; n -> [i] & [n-2-i] for i in 0..n-2", 9),
                wild("half: a -> [b] & [a - b - 1] for b in 0..a-1; a -> a / 2 if a > 3; win when a = 7", 8),
                outcomes(
                        "round: (a, b) -> (b, a - 1) if a > 0; (a, b) -> (a, b + 1) if b < 5;"
                                + " (a, b) -> (a, b - 1) if b > 0 and a > 1; win when a = 5 and b = 0",
                        Play.NORMAL,
                        5),
                outcomes("ring(m): n -> (n + k) % m for k in {1, 4} if n % 5 < 4", Play.MISERE, 12, 13L),
                outcomes(
                        "swap: a[] -> append(remove(a, 0), a[0] / 2) if length(a) > 1; a[] -> reversed(a) if sum(a) > 3",
                        Play.NORMAL,
                        2),
                values("search: (a, b) -> (b, a - 1) if a > 0; (a, b) -> (a / 2, 0) if a > 1 and b > 0", 12));
    }

    private static String answer(
            RuleSubject subject,
            RuleGame game,
            RuleState state,
            Map<RuleState, Integer> known,
            Map<List<RuleState>, Integer> sums,
            Map<List<Object>, Integer> outcomes) {
        if (subject.isEndless()) {
            return Integer.toString(DefinedValues.outcome(game, subject.play(), state, ROUNDS, outcomes));
        }
        if (subject.play() == Play.MISERE) {
            return Integer.toString(DefinedValues.misereLost(game, List.of(state), sums));
        }
        int value = DefinedValues.value(game, state, known);
        return Integer.toString(subject.quantity() == SampledQuantity.GRUNDY ? value : value == 0 ? 1 : 0);
    }

    /// What is asked of a program and what its rules say, worked out once for all languages.
    ///
    /// @param opened as the program is called
    private record Answered(RuleSubject subject, RuleGame opened, List<long[]> asked, List<String> answers) {
        static Answered of(RuleSubject subject) {
            Map<RuleState, Integer> known = new HashMap<>();
            Map<List<RuleState>, Integer> sums = new HashMap<>();
            Map<List<Object>, Integer> outcomes = new HashMap<>();
            RuleGame closed = subject.closed();
            List<long[]> states = states(subject, closed);
            return new Answered(
                    subject,
                    subject.open(),
                    states.stream()
                            .map(state -> arguments(subject, closed, state))
                            .toList(),
                    states.stream()
                            .map(state -> closed.state(state).orElseThrow())
                            .map(state -> answer(subject, closed, state, known, sums, outcomes))
                            .toList());
        }

        String function() {
            return subject.isEndless() ? "outcome" : subject.quantity() == SampledQuantity.GRUNDY ? "grundy" : "lost";
        }
    }

    private static final List<Answered> ANSWERED = subjects().map(Answered::of).toList();

    /// All states of a game up to its limit, as numbers.
    private static List<long[]> states(RuleSubject subject, RuleGame game) {
        int places = game.numbers().size() + (game.list().isPresent() ? 4 : 0);
        List<long[]> all = List.of(new long[0]);
        for (int place = 0; place < places; place++) {
            all = all.stream()
                    .flatMap(state -> LongStream.rangeClosed(0, subject.to()).mapToObj(number -> {
                        long[] longer = Arrays.copyOf(state, state.length + 1);
                        longer[state.length] = number;
                        return longer;
                    }))
                    .toList();
        }
        return all.stream().filter(state -> game.state(state).isPresent()).toList();
    }

    private static long[] arguments(RuleSubject subject, RuleGame game, long... state) {
        int numbers = game.numbers().size();
        return LongStream.concat(
                        LongStream.concat(
                                Arrays.stream(state, 0, numbers),
                                subject.parameters().stream().mapToLong(each -> each)),
                        Arrays.stream(state, numbers, state.length))
                .toArray();
    }

    @ProgramTest
    void programs_of_rules_print_what_the_rules_say(ProgramLanguage language) throws IOException, InterruptedException {
        ProgramBundle bundle = new ProgramBundle(language);
        List<String> expected = new ArrayList<>();
        List<String> asked = new ArrayList<>();
        for (Answered each : ANSWERED) {
            int program = bundle.add(
                    each.subject().program(language),
                    each.function(),
                    each.opened().numbers().size(),
                    each.opened().list().isPresent());
            for (long[] arguments : each.asked()) {
                bundle.ask(program, arguments);
                asked.add(each.subject().text() + " " + Arrays.toString(arguments));
            }
            expected.addAll(each.answers());
        }
        List<String> printed = bundle.answers(folder);
        assertThat(printed).hasSameSizeAs(expected);
        assertThat(IntStream.range(0, printed.size())
                        .filter(i -> !printed.get(i).equals(expected.get(i)))
                        .mapToObj(i -> asked.get(i) + ": " + printed.get(i) + ", not " + expected.get(i)))
                .isEmpty();
    }

    @ProgramTest
    void beyond_its_table_a_program_refuses_and_without_one_numbers_may_have_64_bits(ProgramLanguage language)
            throws IOException, InterruptedException {
        RuleSubject table = values("take(m): n -> n - k for k in 1..min(m, n)", 40, 4L);
        RuleSubject memory =
                values("halve: n -> n / 2 if n > 0; n -> n / 3 if n > 2; n -> n - 1 if n % 5 = 1", 1 << 29);
        ProgramBundle bundle = new ProgramBundle(language);
        int first = bundle.add(table.program(language), "grundy", 2, false);
        int second = bundle.add(memory.program(language), "grundy", 1, false);
        bundle.ask(first, 41, 4);
        bundle.ask(first, 40, 6);
        bundle.ask(first, 40, 5);
        bundle.ask(first, Long.MAX_VALUE, 1);
        RuleSubject kayles =
                outcomes("g: n -> [i] & [n-1-i] for i in 0..n-1; n -> [i] & [n-2-i] for i in 0..n-2", Play.MISERE, 9);
        int third = bundle.add(kayles.program(language), "lost", 1, false);
        List.of(1, 3, 4, 5, 9).forEach(n -> bundle.ask(third, n)); // five pins are wild, so are nine
        List<Long> large = List.of(Long.MAX_VALUE, Long.MAX_VALUE - 1, 1L << 62, 1_000_000_000_000_000_001L);
        large.forEach(n -> bundle.ask(second, n));
        Map<RuleState, Integer> known = new HashMap<>();
        List<String> expected = new ArrayList<>(List.of("refused", "refused", "4", "refused"));
        large.forEach(n -> expected.add(Integer.toString(DefinedValues.value(memory.open(), RuleState.of(n), known))));
        expected.addAll(4, List.of("1", "0", "1", "refused", "refused"));
        assertThat(bundle.answers(folder)).isEqualTo(expected);
    }

    /// A program with what a judge gives it, and what it has to print.
    private record Judged(RuleSubject subject, InputFormat format, String input, List<String> printed) {}

    private static List<Judged> judged() {
        RuleSubject kayles = values("g: n -> [i] & [n-1-i] for i in 0..n-1; n -> [i] & [n-2-i] for i in 0..n-2", 20);
        InputFormat sums = new InputFormat("T*(sum k*position)", "First", "Second");
        RuleSubject bash = outcomes("take(m): n -> n - k for k in 1..min(m, n)", Play.NORMAL, 20, 4L);
        InputFormat once = new InputFormat("m *(n-1) until 0", "yes", "no");
        RuleSubject heaps = values("h: a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..a[i]; unordered", 3);
        Optional<InputPattern> shifted = Optional.of(InputPattern.of("*((a-1)[k])"));
        InputFormat counted = new InputFormat(shifted, "win", "lose", Optional.empty(), "{answer}", Optional.empty());
        return List.of(
                new Judged(kayles, sums, "3\n2 5 5\n3 1 2 4\n1 0\n", List.of("Second", "First", "Second")),
                new Judged(bash, once, "4\n11\n12\n0\n5\n", List.of("no", "yes")),
                new Judged(heaps, InputFormat.PLAIN, "1 2 3\n\n3 3 1\n", List.of("0", "1")),
                new Judged(heaps, counted, "3\n2 3 4\n2 2 4\n", List.of("lose", "win")),
                new Judged(bash, InputFormat.PLAIN, "5 4\n6 1\n7 3\n8 3\n7 3", List.of("P", "P", "N", "P", "N")));
    }

    @ProgramTest
    void the_main_program_reads_what_judges_give(ProgramLanguage language) throws IOException, InterruptedException {
        for (Judged each : judged()) {
            SourceText program = each.subject().program(language);
            assertThat(new Compiled(folder).run(language, program.text(true, each.format()), each.input()))
                    .isEqualTo(each.printed());
        }
    }
}
