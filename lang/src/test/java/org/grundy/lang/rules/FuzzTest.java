package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.grundy.analysis.Grundy;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.solve.StatisticValues;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Fuzz;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;

/// Random rule texts, most of them meaningless: each is compiled or refused with a place, and what compiles
/// has the same values in every way.
final class FuzzTest {
    private static final Budget SMALL =
            Budget.UNLIMITED.withPositions(1_000).withWork(10_000).withMemory(1 << 24);
    /// More than there are theories that try a sum one after the other.
    private static final int ATTEMPTS = 20;

    private static final Damage DAMAGE = new Damage(List.of(
            "n",
            "->",
            "&",
            " or ",
            " and ",
            " to ",
            " where ",
            "=>",
            "|",
            "g(",
            "[",
            "]",
            "(",
            ")",
            "{",
            "}",
            ",",
            ";",
            ":",
            ".",
            "..",
            "#",
            "=",
            "<",
            "+",
            "-",
            "*",
            "/",
            "%",
            "^",
            " for ",
            " if ",
            " in ",
            " of ",
            " each ",
            "win when ",
            "lose when ",
            "value when ",
            "states ",
            "start ",
            "unordered ",
            "nothing",
            "xor",
            "gcd(",
            "isqrt(",
            "powers(2,",
            "primes(",
            "divisors(",
            " 9223372036854775807",
            "巴",
            "×",
            "\n",
            "\0",
            "\"",
            "'"));
    private static final List<String> WRITTEN = List.of(
            "g(m): n -> n - k for k in 1..m if k <= n",
            "g(S): n -> n - k for k in S if k <= n; lose when n % 3 = 1",
            "g: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y; unordered",
            "g: a[] -> replace(a, i, a[i] - k) for i in 0..length(a) - 1 for k in 1..a[i]",
            "g: n -> [i] & [n - 1 - i] for i in 0..(n - 1) / 2 if n > 0; misere",
            "g: (n, m) -> (n - t, 2 * t) for t in 1..min(n, m); start n as (n, n - 1)",
            "g: (a, b, p) -> (a - 1, b, p) if a > 0; states (a, b, p) where p <= 1",
            "n -> n - 1, n - 2 or n - 5; play misere",
            "n -> {n - 1, n - 3} if n > 4, n - 2",
            "(x, y) -> (x - k, y), (x, y - k) for k = 1..3, k <= x",
            "g(n) -> g(i) + g(n - 2 - i) for i in 0..n - 2",
            "states n; g: n -> n - k, 1 <= k <= 3",
            "m = 3; n -> n - k for k from 1 to m",
            "if n > 3: n -> n - 1 (n < 9)",
            "x, y -> x - 1, y if x > 0",
            "g: n -> n - q for q in powers(2, n); win when n = 7; value when n = 9: 3");

    private static Optional<RuleText> compiled(String text) {
        try {
            return Optional.of(RuleText.compile(text));
        } catch (InputError error) {
            assertThat(error.source()).isIn("", text);
            hasPlace(error);
            return Optional.empty();
        }
    }

    private static void hasPlace(InputError error) {
        int length = error.source().length();
        assertThat(error.span().start()).isBetween(0, length);
        assertThat(error.span().end()).isBetween(error.span().start(), length);
        assertThat(error.getMessage()).isNotBlank();
        assertThat(error.text().zh()).isNotBlank();
    }

    @Test
    void random_games_are_solved_the_same_in_every_way_or_refused() {
        AtomicInteger solved = new AtomicInteger();
        Fuzz.texts(
                "FuzzTest games",
                90,
                20_000,
                random -> new RandomRules(random).game(),
                text -> compiled(text).ifPresent(rules -> solved.addAndGet(solve(rules, text) ? 1 : 0)));
        assertThat(solved.get()).isGreaterThan(9);
    }

    private static boolean solve(RuleText rules, String text) {
        int arity = rules.game("g").dimensions();
        RuleState start = arity == 1 ? RuleState.of(9) : arity == 2 ? RuleState.of(7, 9) : RuleState.of(3, 3, 4);
        List<Optional<String>> found = List.of(Way.values()).stream()
                .map(way -> value(rules, way, start))
                .toList();
        assertThat(found.stream().flatMap(Optional::stream).distinct().count())
                .as("%s gives %s", text, found)
                .isLessThanOrEqualTo(1);
        Sum sum = ExpressionParser.parse(rules.library(), "g(" + start + ")");
        try {
            Grundy.analyze(sum, Convention.NORMAL, SMALL);
        } catch (InputError error) {
            assertThat(error.getMessage()).as(text).contains("in g(");
        }
        return found.getFirst().isPresent();
    }

    /// The value, an error's sentence, or nothing where the budget was too small or a position comes again.
    private static Optional<String> value(RuleText rules, Way way, RuleState start) {
        Run run = new Run(SMALL);
        try {
            return run.attempt(() -> {
                        StatisticValues<RuleState> values = way.values(rules.game("g"), start, run);
                        return Integer.toString(values.of(start));
                    })
                    .toOptional();
        } catch (InputError error) {
            return Optional.of(error.text().en());
        }
    }

    @Test
    void damaged_texts_are_compiled_or_refused_with_a_place() {
        Fuzz.texts("FuzzTest damage", 1_000, 1_000_000, FuzzTest::damaged, FuzzTest::compiled);
    }

    @Test
    void what_is_compiled_of_damaged_texts_is_solved_within_the_budget_or_refused() {
        Fuzz.texts(
                "FuzzTest solved",
                300,
                100_000,
                FuzzTest::damaged,
                text -> compiled(text).ifPresent(FuzzTest::played));
    }

    /// A random game, or one of the language page, with damage; its numbers may be those at which computers end.
    private static String damaged(RandomGenerator random) {
        String text = random.nextInt(3) == 0 ? Damage.pick(WRITTEN, random) : new RandomRules(random).game();
        return DAMAGE.of(text, Damage.pick(WRITTEN, random), random);
    }

    private static void played(RuleText rules) {
        for (RuleFamily family : rules.families()) {
            try {
                Run run = new Run(SMALL);
                Sum sum = ExpressionParser.parse(rules.library(), family.entry().example());
                Grundy.analyze(sum, Convention.NORMAL, run);
                // Each attempt that the limit ends has charged the position at which it met it.
                assertThat(run.spent()).isLessThanOrEqualTo(SMALL.positions() + ATTEMPTS);
            } catch (InputError error) {
                hasPlace(error);
            }
        }
    }
}
