package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.game.Convention;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.run.Budget;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Rules as people write them at first: each has the values that follow from its options by the mex, which the test
/// lists and counts by itself. Positions are written without a name.
final class FirstTriesTest {
    private static final int LARGEST = 12;
    private static final int LARGEST_OF_TWO = Thorough.bound(4, 6);

    /// Rules of one number, and what they leave of it; numbers below 0 are no options.
    record OneNumber(String text, IntFunction<List<Integer>> options) {}

    /// Rules of two numbers.
    record TwoNumbers(String text, BiFunction<Integer, Integer, List<List<Integer>>> options) {}

    private static List<Integer> minus(int n, int... amounts) {
        return IntStream.of(amounts).mapToObj(amount -> n - amount).toList();
    }

    private static Stream<OneNumber> all(IntFunction<List<Integer>> options, String... texts) {
        return Stream.of(texts).map(text -> new OneNumber(text, options));
    }

    static List<OneNumber> someOfOneNumber() {
        return Thorough.part("FirstTriesTest one", 2, rulesOfOneNumber().toList());
    }

    static List<TwoNumbers> someOfTwoNumbers() {
        return Thorough.part("FirstTriesTest two", 2, rulesOfTwoNumbers());
    }

    private static Stream<OneNumber> rulesOfOneNumber() {
        return Stream.of(
                        all(
                                n -> minus(n, 2, 3, 5, 7, 11),
                                "n -> n - k for k in primes(n)",
                                "n -> n - k for k in 1..n if k in primes(n)",
                                "n -> n - k for k in 1..n if isprime(k)",
                                "n -> n - k for k in 1..n if is_prime(k) && k <= n"),
                        all(
                                n -> minus(n, 1, 2),
                                "n -> n-1, n-2",
                                "g: n -> n-1, n-2",
                                "n -> n-1; n -> n-2",
                                "n -> n-1\nn -> n-2",
                                "n -> n-1, n -> n-2",
                                "n -> n-1 or n-2",
                                "n → n-1 or n-2",
                                "n => n-1, n-2",
                                "n ⇒ n-1, n-2;",
                                "n --> n-1, n-2 ; # take one or two",
                                "# take one or two\nn -> n-1,\n     n-2\n",
                                "n -> {n-1, n-2}",
                                "n -> {n-1, n-2} if n > 0",
                                "n -> n-1 if n>0, n-2",
                                "n -> n-1 if n>0, n-2 if n>1",
                                "n -> n-k for k in 1..2",
                                "n -> n-k for k in 1..2 if k <= n",
                                "n -> n-k for k in 1..2, k <= n",
                                "n -> n-k, for k in 1..2, if k ≤ n",
                                "n -> n-k for k = 1..2",
                                "n -> n-k for k ∈ {1, 2}",
                                "n -> n-k for k in [1, 2]",
                                "n -> n-k for k in 1...2",
                                "n -> n – k for k in 1..2",
                                "g：n → n－k for k in 1…2，k ≤ n；",
                                "n -> n-１，n-２；",
                                "take(n) -> take(n-1), take(n-2)",
                                "g: n -> g(n-1), g(n-2)",
                                "states n\ng: n -> n-1, n-2",
                                "play normal; g: n -> n-1, n-2"),
                        all(n -> minus(n, 1, 3, 4), "n -> n-1, n-3, n-4", "n -> n-s for s in {1,3,4}"),
                        all(
                                n -> n > 1 ? minus(n, 1, 2) : List.of(),
                                "n -> {n-1, n-2} if n > 1",
                                "n -> {n-1, n-2} if not (n = 0 or n == 1)",
                                "n -> {n-1, n-2} if n != 0 && n <> 1",
                                "n -> {n-1, n-2} if n > 0, n > 1"),
                        all(
                                n -> n % 3 == 0 || n > 7 ? minus(n, 1) : List.of(),
                                "n -> n-1 if n mod 3 = 0 or n > 7",
                                "n -> n-1 if n % 3 == 0 || n > 7",
                                "n -> n-1 if n % 3 = 0 ∨ n ≥ 8"),
                        all(n -> minus(n, 2 * n / 3 + 1), "n -> n - (2 × n ÷ 3 + 1)", "n -> n - (2*n // 3 + 1)"),
                        all(
                                n -> n > 5 ? List.of(n - 5, n - 1) : minus(n, 1),
                                "n -> n-5 if n > 5, n-1",
                                "n -> n-1, n -> n-5 if n > 5"))
                .flatMap(each -> each);
    }

    private static List<TwoNumbers> rulesOfTwoNumbers() {
        return List.of(
                new TwoNumbers("(x,y) -> (x-1,y), (x,y-1)", (x, y) -> List.of(List.of(x - 1, y), List.of(x, y - 1))),
                new TwoNumbers("(x,y) -> (x-1,y) or (x,y-1)", (x, y) -> List.of(List.of(x - 1, y), List.of(x, y - 1))),
                new TwoNumbers("(x，y) → [x-1, y]，[x, y-1]", (x, y) -> List.of(List.of(x - 1, y), List.of(x, y - 1))),
                new TwoNumbers("g(x,y) -> g(x-1,y), g(x,y-1)", (x, y) -> List.of(List.of(x - 1, y), List.of(x, y - 1))),
                new TwoNumbers(
                        "(x,y) -> (x-k,y), (x,y-k) for k in 1..3",
                        (x, y) -> IntStream.rangeClosed(1, 3)
                                .boxed()
                                .flatMap(k -> Stream.of(List.of(x - k, y), List.of(x, y - k)))
                                .toList()),
                new TwoNumbers(
                        "(x,y) -> {(x-1,y), (x,y-1)} if x + y > 3",
                        (x, y) -> x + y > 3 ? List.of(List.of(x - 1, y), List.of(x, y - 1)) : List.of()),
                new TwoNumbers(
                        "(x,y) -> (x-2,y+1); (x,y) -> (x,y-3)",
                        (x, y) -> List.of(List.of(x - 2, y + 1), List.of(x, y - 3))),
                new TwoNumbers(
                        "(x,y) -> (x-i,y-j) for i in 1..2, j in 0..2 if i >= j",
                        (x, y) -> IntStream.rangeClosed(1, 2)
                                .boxed()
                                .flatMap(i -> IntStream.rangeClosed(0, i).mapToObj(j -> List.of(x - i, y - j)))
                                .toList()));
    }

    /// The mex of the values of the options of which no number is negative.
    private static int mex(List<List<Integer>> options, Map<List<Integer>, Integer> values) {
        List<Integer> found = options.stream()
                .filter(option -> option.stream().allMatch(number -> number >= 0))
                .map(values::get)
                .toList();
        int mex = 0;
        while (found.contains(mex)) {
            mex++;
        }
        return mex;
    }

    private static int value(RuleText rules, String position) {
        return Integer.parseInt(
                Grundy.analyze(ExpressionParser.parse(rules.library(), position), Convention.NORMAL, Budget.standard())
                        .value()
                        .map(String::valueOf)
                        .orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("someOfOneNumber")
    void rules_of_one_number_mean_what_they_say(OneNumber tried) {
        RuleText rules = RuleText.compile(tried.text());
        Map<List<Integer>, Integer> values = new HashMap<>();
        for (int n = 0; n <= LARGEST; n++) {
            List<List<Integer>> options =
                    tried.options().apply(n).stream().map(List::of).toList();
            values.put(List.of(n), mex(options, values));
            assertThat(value(rules, Integer.toString(n)))
                    .as("%s: %d", tried.text(), n)
                    .isEqualTo(values.get(List.of(n)));
        }
    }

    @ParameterizedTest
    @MethodSource("someOfTwoNumbers")
    void rules_of_two_numbers_mean_what_they_say(TwoNumbers tried) {
        RuleText rules = RuleText.compile(tried.text());
        Map<List<Integer>, Integer> values = new HashMap<>();
        // By x and then by y is an order in which each position stands behind its options.
        for (int x = 0; x <= LARGEST_OF_TWO; x++) {
            for (int y = 0; y <= 2 * LARGEST_OF_TWO - x; y++) {
                values.put(List.of(x, y), mex(tried.options().apply(x, y), values));
                if (y <= LARGEST_OF_TWO) {
                    assertThat(value(rules, "(" + x + "," + y + ")"))
                            .as("%s: %d,%d", tried.text(), x, y)
                            .isEqualTo(values.get(List.of(x, y)));
                }
            }
        }
    }

    /// The amounts of `a[i] - k` that are too large leave no list, as in Nim with at most three taken.
    @Test
    void numbers_of_a_list_do_not_fall_below_0() {
        RuleText rules = RuleText.compile("a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..3");
        assertAll(IntStream.rangeClosed(0, 6)
                .boxed()
                .flatMap(a -> IntStream.rangeClosed(0, 6)
                        .mapToObj(b -> () -> assertThat(value(rules, "(" + a + "," + b + ")"))
                                .isEqualTo(a % 4 ^ b % 4))));
    }

    /// Kayles: values of T. H. O'Beirne's and R. K. Guy's 0.77 for small heaps.
    @Test
    void positions_that_are_added_are_a_sum() {
        RuleText rules = RuleText.compile("row(n) -> row(i) + row(n-k-i) for k in 1..2, i in 0..n-k");
        List<Integer> found = new ArrayList<>();
        IntStream.rangeClosed(0, 11).forEach(n -> found.add(value(rules, "row(" + n + ")")));
        assertThat(found).containsExactly(0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6);
    }

    @Test
    void a_rule_without_a_name_is_of_the_game_g() {
        RuleText rules = RuleText.compile("n -> n-1, n-2");
        assertThat(rules.families()).hasSize(1);
        assertThat(value(rules, "g(5)")).isEqualTo(value(rules, "5")).isEqualTo(2);
        assertThat(value(rules, "5 + g(1)")).isEqualTo(3);
    }

    @Test
    void what_stands_before_the_name_of_the_only_game_belongs_to_it() {
        RuleText rules = RuleText.compile("play misere; unordered; take: (a, b) -> (a, b - k) for k in 1..b - a");
        RuleGame game = rules.game("take");
        assertThat(game.convention()).isEqualTo(Convention.MISERE);
        assertThat(game.tree().shape().unordered()).isTrue();
    }

    /// A function of numbers keeps its meaning in a game that is called like it.
    @Test
    void a_game_named_like_a_function_calls_the_function() {
        RuleText rules = RuleText.compile("isqrt: n -> isqrt(n) if n > 1");
        assertThat(value(rules, "isqrt(16)")).isEqualTo(1);
        assertThat(value(rules, "isqrt(4)")).isEqualTo(0);
    }

    /// Rules in which a number is proved to stay natural are as they were written, so that they are recognised.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "n -> n - k for k in 1..n",
                "(x, y) -> (x - k, y + k) for k in 1..x",
                "n -> n / 2, n - n / 2",
                "a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..a[i]"
            })
    void a_condition_that_is_proved_is_not_added(String text) {
        assertThat(RuleText.compile(text).game("g").tree().rules())
                .allSatisfy(rule -> assertThat(rule.clauses()).noneMatch(Clause.If.class::isInstance));
    }
}
