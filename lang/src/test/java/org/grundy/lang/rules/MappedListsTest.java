package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.testkit.Seed;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Lists that are made from lists have the elements that streams have, in compiled rules and where an expression is
/// asked alone.
final class MappedListsTest {
    private static final Map<String, ToLongFunction<long[]>> NUMBERS = Map.ofEntries(
            Map.entry(
                    "sum(x % 2 for x in a)",
                    list -> LongStream.of(list).filter(x -> x % 2 == 1).count()),
            Map.entry(
                    "sum([x * x for x in a if x > 2])",
                    list -> LongStream.of(list)
                            .filter(x -> x > 2)
                            .map(x -> x * x)
                            .sum()),
            Map.entry(
                    "length([x for x in a if x > sum(y for y in a if y < x)])",
                    list -> LongStream.of(list)
                            .filter(x ->
                                    x > LongStream.of(list).filter(y -> y < x).sum())
                            .count()),
            Map.entry(
                    "sum(i for i in indices(a) if a[i] % 2 = 1)",
                    list -> IntStream.range(0, list.length)
                            .filter(i -> list[i] % 2 == 1)
                            .sum()),
            Map.entry(
                    "sum(i * i for i in 3..length(a))",
                    list -> LongStream.rangeClosed(3, list.length)
                            .map(i -> i * i)
                            .sum()),
            Map.entry(
                    "sum(x * y for x in a if x > 2, y in a if y != x)",
                    list -> LongStream.of(list)
                            .filter(x -> x > 2)
                            .flatMap(
                                    x -> LongStream.of(list).filter(y -> y != x).map(y -> x * y))
                            .sum()),
            Map.entry(
                    "length([i for i in indices(a), j in 0..i - 1, k in 0..j - 1])",
                    list -> list.length * (list.length - 1L) * (list.length - 2) / 6),
            Map.entry(
                    "sum(d for d in divisors(sum(a)) if d > 1)",
                    list -> upTo(LongStream.of(list).sum())
                            .filter(d -> d > 1 && LongStream.of(list).sum() % d == 0)
                            .sum()),
            Map.entry(
                    "sum(primes(sum(a)))",
                    list -> upTo(LongStream.of(list).sum())
                            .filter(MappedListsTest::isPrime)
                            .sum()),
            Map.entry(
                    "length(primepowers(sum(a))) - length(powers(2, sum(a)))",
                    list -> upTo(LongStream.of(list).sum())
                            .filter(n -> upTo(n).filter(d -> n % d == 0 && isPrime(d))
                                                    .count()
                                            == 1
                                    && n % 2 == 1)
                            .count()),
            Map.entry(
                    "sum(x for x in {length(a), 3, 2..4, length(a) + 1})",
                    list -> LongStream.of(list.length, list.length + 1L, 2, 3, 4)
                            .distinct()
                            .sum()),
            Map.entry(
                    "mex(a)",
                    list -> LongStream.iterate(0, x -> x + 1)
                            .filter(x -> LongStream.of(list).noneMatch(each -> each == x))
                            .findFirst()
                            .orElseThrow()),
            Map.entry(
                    "gcd(a)",
                    list -> LongStream.iterate(99, d -> d >= 1, d -> d - 1)
                            .filter(d -> LongStream.of(list).allMatch(x -> x % d == 0))
                            .filter(d -> LongStream.of(list).anyMatch(x -> x > 0))
                            .findFirst()
                            .orElse(0)),
            Map.entry(
                    "length(distinct(a))",
                    list -> LongStream.of(list).distinct().count()),
            Map.entry(
                    "sum(unpaired(a))",
                    list -> LongStream.of(list)
                            .distinct()
                            .filter(x -> LongStream.of(list).filter(y -> x == y).count() % 2 == 1)
                            .sum()),
            Map.entry(
                    "length(before(a, 3))",
                    list -> LongStream.of(list).takeWhile(x -> x != 3).count()),
            Map.entry(
                    "1 if all(x < 5 for x in a) else 0",
                    list -> LongStream.of(list).allMatch(x -> x < 5) ? 1 : 0),
            Map.entry(
                    "1 if any(6 / (3 - k) > 1 and a[i] > k for k in 0..6, i in indices(a) if k != 3) else 0",
                    list -> LongStream.of(0, 1, 2)
                                    .anyMatch(k -> LongStream.of(list).anyMatch(x -> x > k))
                            ? 1
                            : 0),
            Map.entry(
                    "1 if any(a[i] > a[i + 1] for i in 0..length(a) - 2) else 0",
                    list -> IntStream.range(1, list.length).anyMatch(i -> list[i - 1] > list[i]) ? 1 : 0));

    private static LongStream upTo(long most) {
        return LongStream.rangeClosed(1, most);
    }

    private static boolean isPrime(long n) {
        return upTo(n).filter(d -> n % d == 0).count() == 2;
    }

    @Test
    void expressions_have_the_values_of_streams() {
        Random random = new Random(Seed.of("expressions of lists").value());
        NUMBERS.forEach((text, value) -> {
            ListExpression expression = ListExpression.of("(" + text + ")", List.of(), "a");
            RuleGame game = RuleText.compile("g: a[] -> list(" + text + ") if length(a) != 1")
                    .game("g");
            for (int i = 0; i < 60; i++) {
                long[] list = random.longs(random.nextInt(9), 0, 7).toArray();
                String at = text + " at " + Arrays.toString(list);
                assertThat(expression.value(new long[0], list)).as(at).hasValue(value.applyAsLong(list));
                if (list.length != 1) {
                    assertThat(option(game, list)).as(at).containsExactly(value.applyAsLong(list));
                }
            }
        });
    }

    private static long[] option(RuleGame game, long[] list) {
        return options(game, list).getFirst();
    }

    private static List<long[]> options(RuleGame game, long... state) {
        List<long[]> found = new ArrayList<>();
        game.tuples(parts -> found.add(parts.getFirst().clone())).list(state);
        return found;
    }

    @Test
    void variables_of_lists_and_of_loops_do_not_meet() {
        RuleGame game = RuleText.compile(
                        "g: (n, a[]) -> (n - k, [x + k for x in a if x != k]) for k in 1..n if any(x = k for x in a)")
                .game("g");
        assertThat(options(game, 3, 1, 2, 5)).containsExactly(new long[] {2, 3, 6}, new long[] {1, 3, 7});
    }

    /// Behind the answer stands what has no value: an element that there is not.
    @Test
    void a_search_ends_at_the_first_answer() {
        Map<String, Long> searches = Map.of(
                "any(a[i] = 2 for i in 0..9)", 1L,
                "all(a[i] != 2 for i in 0..9)", 0L,
                "all(a[i] + j != 7 for i in 0..9, j in 0..5)", 0L,
                "any(all(a[j] < 3 for j in 0..9) or a[i] = 4 for i in 0..9)", 1L);
        searches.forEach((text, expected) -> {
            RuleGame game = RuleText.compile("g: a[] -> list(1 if " + text + " else 0) if length(a) = 3")
                    .game("g");
            assertThat(ListExpression.of("(1 if " + text + " else 0)", List.of(), "a")
                            .value(new long[0], new long[] {4, 2, 1}))
                    .as(text)
                    .hasValue(expected);
            assertThat(option(game, new long[] {4, 2, 1})).as(text).containsExactly(expected);
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "n -> n - 1 if any(n)|any takes a condition on the elements of a list",
                "n -> n - 1 if all(k for k in 1..n)|all takes a condition on the elements of a list",
                "n -> n - sum(k for n in 1..n)|already stands for something",
                "n -> n - sum(k for k in n)|a list is needed here",
                "n -> n - sum(k for k in 1..n step 2)|write \"[x for x in 1..n if (x - 1) % 2 = 0]\"",
                "let r[] = 2..9 step 3; n -> r[n]|write \"[x for x in 2..9 if (x - 2) % 3 = 0]\"",
                "n -> n - sum(k for k in {1, 2..n step 2})|a range has no step here",
                "n -> n - sum([k for k in 1..j] for j in 1..n)|several variables stand behind one for",
                "n -> n - sum(k for k in 1..n, k in 1..n)|already stands for something",
                "n -> n - sum(k for 3 in 1..n)|the name of a variable",
                "n -> [k for k in 1..n]|a number is needed here",
            })
    void what_is_no_list_of_elements_is_refused(String rule, String why) {
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> RuleText.compile("g: " + rule).game("g"))
                .withMessageContaining(why);
    }
}
