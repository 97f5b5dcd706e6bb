package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How functions that a text defines may be called, and that ranges are lists.
final class NamesOfFunctionsTest {
    private static List<Long> options(RuleGame game, long... state) {
        List<Long> found = new ArrayList<>();
        game.tuples(parts -> found.add(parts.getFirst()[0])).list(state);
        return found;
    }

    private static RuleGame game(String text) {
        return RuleText.compile(text).game("g");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "let step(i) = i + 1; n -> k for k in 0..step(n) step step(0)|0 1 2 3",
                "let step(i) = i + 1; n -> k for k in 0..n step (2)|0 2",
                "let all(i) = 2 * i; n -> all(n)|4",
                "let any(i) = i > 1; n -> 5 if any(n) and not any(1)|5",
                "let count(i) = i; let max(a, b, c) = a + b + c; n -> count(n) + max(n, 1, 1)|6",
                "let mod(a) = a % 2; let xor(a, b) = 10 * a + b; n -> xor(n, mod(3)) + (n xor (1))|24",
                "let primes(i) = i + 4; n -> primes(n) if isprime(n)|6",
                "let indices(i) = 3; let value(i) = indices(i); n -> value(n)|3",
                "let sorted(i)[] = [i - j for j in 0..i]; n -> k for k in sorted(n)|0 1 2",
                "let sorted[] = reversed([j for j in 0..2]); n -> sorted[0] + sum(sorted(sorted))|5",
                "let gcd(i, j) = i if j = 0 else gcd(j, i % j); n -> gcd(6 * n, 20)|4",
            })
    void a_function_may_have_the_name_of_a_built_in_one_and_hides_it(String text, String options) {
        assertThat(options(game("g: " + text), 2))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(options.split(" ")).map(Long::valueOf).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "let r[] = 3..7; n -> k for k in r if k > n + 3|6 7",
                "let r(m)[] = 1..m; n -> sum(r(n)) + r(5)[n]|6",
                "let r(m)[] = list(9) if m = 0 else m..m + 1; n -> k for k in r(n)|2 3",
                "n -> sum(n..4) + max(1..n)|11",
                "n -> k for k in reversed(n..4)|2 3 4",
                "n -> length(joined(n..4, 1..n)) + count(5..1, 3)|5",
            })
    void a_range_is_a_list_where_a_list_is_needed(String text, String options) {
        assertThat(options(game("g: " + text), 2))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(options.split(" ")).map(Long::valueOf).toList());
    }

    @Test
    void a_parameter_is_a_number_where_it_is_given_to_a_function_with_the_name_of_one_of_lists() {
        RuleGame game = (RuleGame) ExpressionParser.parseGame(
                new Library(List.of(RuleText.compile("g(m): let count(i) = 2 * i; n -> n - 1 if n > count(m)")
                        .families()
                        .getFirst())),
                "g[2]");
        assertThat(options(game, 5)).containsExactly(4L);
        assertThat(options(game, 4)).isEmpty();
    }
}
