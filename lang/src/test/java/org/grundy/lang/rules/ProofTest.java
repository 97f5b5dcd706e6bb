package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the compiler can prove of games, and what it must not.
final class ProofTest {
    private static List<String> measures(String rules) {
        RuleText compiled = RuleText.compile("game: " + rules);
        return compiled.game("game").explanation().measures();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "n -> n - k for k in 1..n | n",
                "n -> n / 2 if n > 0 | n",
                "n -> n / 3 + n / 3 if n > 0 | n",
                "n -> n % 7 if n >= 7 | n",
                "n -> n - isqrt(n) if n > 0 | n",
                "n -> n - gcd(n, 6) if n > 0 | n",
                "n -> n - k^2 for k in 1..isqrt(n) | n",
                "n -> n - a * b for a in 1..n, b in 1..n if a * b <= n | n",
                "n -> isqrt(n) if n > 1 | n",
                "n -> n - max(digits(n)) if n > 0 | n",
                "n -> n - d for d in digits(n) if d > 0 | n",
                "n -> n - d for d in digits(n, 2) if n > d and d != 0 | n",
                "n -> n - k for k in 0..2 if k <= n and (k = 1 or k = 2) | n",
                "(x, y) -> (x - i, y - j) for i in 0..x, j in 0..y if i + j = 1 or i + j = 2 | x + y",
                "n -> popcount(n) if n > 1 | n",
                "n -> min(n - 1, 5) if n > 0 | n",
                "n -> n - p for p in primes(n) | n",
                "(n, c) -> (n - t, 3 * t) for t in 1..min(n, c) | n",
                "(x, y) -> (x + 1, y - 2) if y > 1; (x, y) -> (x - 2, y + 1) if x > 1 | x + y",
                "(a, b, c) -> (a, b - 1, c + 9) if b > 0; (a, b, c) -> (a, b, c - 1) if c > 0 | b c",
                "n -> n - 1 if n != 0 | n",
                "lose when n = 0; n -> n - 1 | n",
                "n -> n - k for k in 1..9223372036854775807 if k <= n | n",
                "n -> n - 9223372036854775807 if n >= 9223372036854775807 | n",
                "lose when n + 9223372036854775807 + 9223372036854775807 < n; n -> n - 1 if n > 0 | n",
                "lose when 9223372036854775807 * (9223372036854775807 - n) = 5; n -> n - 1 if n > 0 | n",
                "n -> n - 1 if n > 0 and n - 9223372036854775807 - 9223372036854775807 < 0 | n",
            })
    void a_measure_is_found(String rules, String found) {
        assertThat(String.join(" ", measures(rules))).isEqualTo(found);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "n -> n - k for k in 0..n",
                "n -> n / 2",
                "n -> n - d for d in digits(n) if d <= n",
                "n -> n - k for k in 0..2 if k <= n and (k = 1 or k = 0)",
                "n -> n + 1 if n < 9",
                "n -> n xor 1",
                "n -> n - gcd(n, 6) + 1 if n > 0",
                "(x, y) -> (y, x) if x > y; (x, y) -> (x + 1, y - 1) if y > 0",
                "n -> n - k for k in {0, 1} if k <= n",
                "n -> max(n - 1, 5)",
                "n -> n % 7",
                "n -> n + 9223372036854775807 - 9223372036854775807 if n > 0",
                "n -> n - k for k in 0 - 9223372036854775807..9223372036854775807 if k <= n",
                "n -> n * 9223372036854775807 - n * 9223372036854775806 if n > 0",
            })
    void no_measure_is_found_where_a_state_can_stay_or_come_again(String rules) {
        assertThat(measures(rules)).isEmpty();
    }
}
