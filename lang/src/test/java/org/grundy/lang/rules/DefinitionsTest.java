package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.testkit.Seed;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Functions and lists that a text defines by `let` have the values that loops in Java find.
final class DefinitionsTest {
    private static List<Long> options(RuleGame game, long... state) {
        List<Long> found = new ArrayList<>();
        game.tuples(parts -> found.add(parts.getFirst()[0])).list(state);
        return found;
    }

    private static RuleGame game(String text) {
        return RuleText.compile(text).game("g");
    }

    @Test
    void a_function_calls_itself() {
        RuleGame game = game("g: let fib(n) = n if n < 2 else fib(n - 1) + fib(n - 2); n -> fib(n)");
        long[] fibonacci = new long[60];
        fibonacci[1] = 1;
        for (int n = 2; n < fibonacci.length; n++) {
            fibonacci[n] = fibonacci[n - 1] + fibonacci[n - 2];
        }
        for (int n = 0; n < fibonacci.length; n++) {
            assertThat(options(game, n)).containsExactly(fibonacci[n]);
        }
    }

    @Test
    void functions_call_each_other_also_as_conditions() {
        RuleGame game = game("g: let even(n) = n = 0 or odd(n - 1); let odd(n) = n > 0 and even(n - 1);"
                + " n -> 7 if even(n) and not odd(n)");
        for (int n = 0; n < 20; n++) {
            assertThat(options(game, n)).isEqualTo(n % 2 == 0 ? List.of(7L) : List.of());
        }
    }

    @Test
    void functions_stand_for_conditions_on_the_elements_of_a_list() {
        RuleGame game = game("g: let even(i) = i % 2 = 0; let rest(i, j) = (i + j) % 3;"
                + " a[] -> list(1) if all(even(x) for x in a); a[] -> list(2) if any(even(x) for x in a);"
                + " a[] -> list(3) if all(rest(x, y) for x in a, y in a)");
        assertThat(options(game, 4, 10)).containsExactly(1L, 2L, 3L);
        assertThat(options(game, 1, 5)).isEmpty();
        assertThat(options(game, 1, 2)).containsExactly(2L);
    }

    @Test
    void functions_alone_have_one_state_without_moves() {
        assertThat(options(game("g: let twice(i) = 2 * i"), 0)).isEmpty();
        assertThat(options(game("g: let twice(i) = 2 * i; states n; n -> twice(n)"), 3))
                .containsExactly(6L);
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> game("g: unordered"))
                .withMessageContaining("has no rule");
    }

    @Test
    void a_chain_of_a_hundred_thousand_calls_needs_no_deep_stack() {
        RuleGame game = game("g: let up(i) = 0 if i = 0 else up(i - 1) + 2; n -> up(n)");
        assertThat(options(game, 100_000)).containsExactly(200_000L);
    }

    @Test
    void a_function_may_give_a_list_for_each_number() {
        RuleGame game = game("g: let row(n)[] = list(1) if n = 0 else"
                + " [(row(n - 1)[k - 1] if k > 0 else 0) + (row(n - 1)[k] if k < n else 0) for k in 0..n];"
                + " n -> x for x in row(n); n -> sum(row(n)) if row(n)[0] = 1");
        long[] row = {1};
        for (int n = 0; n < 50; n++) {
            List<Long> wanted = new ArrayList<>(Arrays.stream(row).boxed().toList());
            wanted.add(1L << n);
            assertThat(options(game, n)).containsExactlyInAnyOrderElementsOf(wanted);
            long[] next = Arrays.copyOf(row, row.length + 1);
            for (int k = 1; k < row.length; k++) {
                next[k] = row[k - 1] + row[k];
            }
            next[row.length] = 1;
            row = next;
        }
    }

    @Test
    void a_chain_of_lists_needs_no_deep_stack() {
        RuleGame game = game("g: let row(i)[] = list(0, 0) if i = 0 else list(row(i - 1)[1], row(i - 1)[0] + 1);"
                + " n -> sum(row(n))");
        assertThat(options(game, 100_000)).containsExactly(100_000L);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "let row(i)[] = row(i + 1 - 1); n -> sum(row(n))|is called with the same numbers again",
                "let row(i)[] = [x for x in 0..i]; n -> row(n)|row(n)[0]",
                "let row(i)[] = [x for x in 0..i]; n -> sum(row(n, 1))|takes 1 argument",
                "let row(i)[] = 2 * i; n -> n - 1|a list is needed here",
                "let row(i)[] = [x for x in 0..i]; let row(i) = 2; n -> n - 1|already stands for something",
            })
    void a_list_for_each_number_that_is_not_well_defined_is_refused(String rules, String sentence) {
        assertThatExceptionOfType(RuntimeException.class)
                .isThrownBy(() -> options(game("g: " + rules), 3))
                .withMessageContaining(sentence);
    }

    /// Compared with the closure of the arcs, found by relaxing all of them as often as there are vertices.
    @Test
    void walks_find_components_parents_and_distances() {
        Random random = new Random(Seed.of("walks over graphs").value());
        for (int i = 0; i < 20; i++) {
            int n = 1 + random.nextInt(7);
            boolean[][] arc = new boolean[n][n];
            random.ints(random.nextInt(2 * n), 0, n * n).forEach(each -> arc[each / n][each % n] = true);
            String rows = IntStream.range(0, n)
                    .mapToObj(v -> IntStream.range(0, n)
                            .filter(w -> arc[v][w])
                            .boxed()
                            .toList()
                            .toString())
                    .toList()
                    .toString()
                    .replace(" ", "");
            RuleGame game = (RuleGame) ExpressionParser.parseGame(
                    new Library(List.of(RuleText.compile("g(E, n): let C[] = components(E, n);"
                                    + " let P[] = parents(E, n, 0); let D[] = distances(E, n, 0);"
                                    + " v -> C[v] + 100 * (P[v] + 1) + 10000 * (D[v] + 1)")
                            .families()
                            .getFirst())),
                    "g[" + rows + "," + (n - 1) + "]");
            long[] far = new long[n];
            long[] least = IntStream.range(0, n).asLongStream().toArray();
            Arrays.fill(far, 1, n, -1);
            for (int round = 0; round < n; round++) {
                for (int v = 0; v < n; v++) {
                    for (int w = 0; w < n; w++) {
                        if (arc[v][w]) {
                            least[v] = least[w] = Math.min(least[v], least[w]);
                            if (far[v] >= 0 && (far[w] < 0 || far[w] > far[v] + 1)) {
                                far[w] = far[v] + 1;
                            }
                        }
                    }
                }
            }
            for (int v = 0; v < n; v++) {
                long found = options(game, v).getFirst();
                assertThat(found % 100).as(rows).isEqualTo(least[v]);
                assertThat(found / 10000 - 1).as(rows).isEqualTo(far[v]);
                int parent = (int) (found / 100 % 100 - 1);
                assertThat(parent >= 0).as(rows).isEqualTo(far[v] > 0);
                assertThat(parent < 0 || (arc[parent][v] && far[parent] + 1 == far[v]))
                        .as(rows)
                        .isTrue();
            }
        }
    }

    @Test
    void walks_stand_in_definitions_and_take_graphs() {
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> RuleText.compile("g(E): v -> v - 1 if components(E, 3)[v] = 0"))
                .withMessageContaining("let c[] = components(E, n)");
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> RuleText.compile("g(A): let C[] = components(sorted(A), 3); v -> C[v]"))
                .withMessageContaining("a graph is needed here");
    }

    @Test
    void a_condition_alone_is_a_text() {
        assertThat(options(game("g: win when 3 > 2"), 0)).isEmpty();
    }

    @Test
    void lists_are_made_from_parameters_and_functions() {
        Random random = new Random(Seed.of("lists that texts define").value());
        for (int i = 0; i < 20; i++) {
            long[] a = random.longs(1 + random.nextInt(6), 0, 9).toArray();
            String text = Arrays.toString(a).replace(" ", "");
            RuleGame game = (RuleGame) ExpressionParser.parseGame(
                    new Library(List.of(RuleText.compile("g(A): let rest(i) = 0 if i < 0 else rest(i - 1) + A[i];"
                                    + " let sums[] = [rest(i) for i in indices(A)]; let S[] = sorted(sums);"
                                    + " n -> S[n] + 100 * counts(A)[A[n]]")
                            .families()
                            .getFirst())),
                    "g" + text);
            long[] sums = IntStream.range(0, a.length)
                    .mapToLong(end -> LongStream.of(a).limit(end + 1).sum())
                    .sorted()
                    .toArray();
            for (int n = 0; n < a.length; n++) {
                long wanted = a[n];
                long equal = LongStream.of(a).filter(each -> each == wanted).count();
                assertThat(options(game, n)).as(text).containsExactly(sums[n] + 100 * equal);
            }
        }
    }

    @Test
    void parameters_that_stay_open_are_passed_on() {
        RuleFamily family = RuleText.compile("g(k): let times(n) = 0 if n = 0 else times(n - 1) + k; n -> n - times(2)")
                .families()
                .getFirst();
        RuleGame open = (RuleGame) ExpressionParser.parseGame(
                new Library(List.of(new OpenRuleFamily(family, family.parameters()))), "g[k]");
        assertThat(options(open, 20, 3)).containsExactly(14L);
        assertThat(options(open, 20, 5)).containsExactly(10L);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "let f(n) = f(n) + 1; n -> f(n)|called with the same numbers again",
                "let s[] = sorted(s); n -> s[0]|called with the same numbers again",
                "let f(n) = 1 / n; n -> f(n - 1)|divides by zero",
                "let f(n) = f(n + 1); n -> f(n)|more than 2^20 values",
            })
    void what_has_no_value_is_told_at_the_call(String text, String why) {
        RuleGame game = game("g: " + text);
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> options(game, 1))
                .withMessageContaining(why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "let f(n) = 1; let f(m) = 2; n -> f(n)|already stands for something",
                "let list(n) = 1; n -> n - 1|already stands for something; choose another name, such as list1",
                "let f(n) = n; let f(m) = m; n -> f(n) + f1(n) + f2(n)|choose another name, such as f3",
                "let max(i) = i; n -> max(n, 2)|max takes 1 argument, not 2",
                "let all(i)[] = list(i); n -> n - 1 if all(n)|a number is needed here, but this is a list",
                "let f(n, n) = 1; n -> n - 1|already stands for something",
                "let f(n) = 1; n -> f(n, n)|f takes 1 argument, not 2",
                "let f(n) = m; n -> f(n)|there is no variable or set",
                "let f = 1; n -> n - 1|and the names of its numbers, or [] for a list",
                "let f(n) 1; n -> n - 1|and what it is",
                "let s[] = 3; n -> n - 1|a list is needed here",
            })
    void wrong_definitions_are_refused(String text, String why) {
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> game("g: " + text))
                .withMessageContaining(why);
    }
}
