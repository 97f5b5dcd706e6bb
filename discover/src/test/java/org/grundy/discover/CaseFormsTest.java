package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.discover.Discovered.form;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.ZeroCondition;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.game.Play;
import org.grundy.lang.Library;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.RuleText;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Forms that differ by a number with few values, or by a parameter; starts with more numbers than a table has.
final class CaseFormsTest {
    private static DiscoveryReport found(String rules, List<String> vary, int to) {
        Library library = RuleText.compile(rules).before(new Library(List.of()));
        String name = rules.replaceFirst("(?s)[(:].*", "");
        return Discovered.of(NamedVariations.all(name, library, vary).getFirst(), Play.NORMAL, OptionalInt.of(to));
    }

    @Test
    void each_value_of_a_number_that_has_few_gets_a_form() {
        // AtCoder ARC 151 C: n free cells whose ends are free (0, one free: 1), unlike (2), or alike (3).
        IntExpr value = form(found("""
                        game: (n, 0) -> [i, 1] & [n - 1 - i, 1] for i in 0..n-1
                              (n, 1) -> [i, 2] & [n - 1 - i, 1] for i in 0..n-1
                              (n, 1) -> [i, 3] & [n - 1 - i, 1] for i in 1..n-1
                              (n, 2) -> [i, 2] & [n - 1 - i, 3] for i in 0..n-2
                              (n, 2) -> [i, 3] & [n - 1 - i, 2] for i in 1..n-1
                              (n, 3) -> [i, 2] & [n - 1 - i, 2] for i in 0..n-1
                              (n, 3) -> [i, 3] & [n - 1 - i, 3] for i in 1..n-2
                              states (n, e) where e <= 3
                        """, List.of(), Thorough.bound(40, 60)), SampledQuantity.GRUNDY);
        for (long n = 0; n < 1000; n++) {
            assertThat(value.value(n, 0)).isEqualTo(n % 2);
            assertThat(value.value(n, 1)).isEqualTo(n);
            assertThat(value.value(n, 2)).isZero();
            assertThat(value.value(n, 3)).isEqualTo(n == 0 ? 0 : 1);
        }
    }

    @Test
    void a_parameter_decides_between_two_forms_of_a_start_with_three_numbers() {
        // LeetCode 2029: stones with the remainders 1, 2, 0; whoever makes the sum a multiple of 3 loses, and at the
        // end the second player wins. The editorial: for even c a, b > 0 wins, else a difference of more than 2.
        IntExpr lost = form(found("""
                        stones: (a, b, c, s, t) -> (a - 1, b, c, (s + 1) % 3, 1 - t)  if a > 0 and (s + 1) % 3 != 0
                                (a, b, c, s, t) -> (a, b - 1, c, (s + 2) % 3, 1 - t)  if b > 0 and (s + 2) % 3 != 0
                                (a, b, c, s, t) -> (a, b, c - 1, s, 1 - t)            if c > 0 and s != 0
                                states (a, b, c, s, t) where s <= 2 and t <= 1
                                win when a = 0 and b = 0 and c = 0 and t = 1
                                start (a, b, c) as (a, b, c, 0, 0)
                        """, List.of(), Thorough.bound(24, 40)), SampledQuantity.LOST);
        for (long a = 0; a < 40; a++) {
            for (long b = 0; b < 40; b++) {
                for (long c = 0; c < Thorough.bound(8, 20); c++) {
                    boolean wins = c % 2 == 0 ? a > 0 && b > 0 : Math.abs(a - b) > 2;
                    assertThat(lost.value(a, b, c) != 0).isEqualTo(!wins);
                }
            }
        }
    }

    @Tag(Thorough.TAG)
    @Test
    void a_theorem_on_less_than_t_is_found_where_at_most_t_is_meant() {
        // HDU 6869. Fraenkel (1982): the n-th lost pair is the mex of those before, and (t + 1)·n more.
        IntExpr lost = form(found("""
                        slime(t): (a, b) -> (a - i, b) for i in 1..a
                                  (a, b) -> (a, b - i) for i in 1..b
                                  (a, b) -> (a - i, b - j) for i in 1..a, j in 1..b if abs(i - j) <= t
                        """, List.of("t=0..3"), Thorough.bound(35, 50)), SampledQuantity.LOST);
        for (long t = 0; t < 6; t++) {
            Set<Long> used = new HashSet<>();
            long least = 0;
            for (long n = 0; n < 200; n++) {
                while (used.contains(least)) {
                    least++;
                }
                long larger = least + (t + 1) * n;
                used.addAll(List.of(least, larger));
                assertThat(lost.value(least, larger, t)).isOne();
                assertThat(lost.value(least, larger + 1, t)).isZero();
            }
        }
    }

    @Test
    void a_parameter_with_one_value_is_a_number() {
        Form form = found("take(k): n -> n - i for i in 1..k if i <= n", List.of("k=2"), 100)
                .finding(SampledQuantity.LOST)
                .orElseThrow()
                .form();
        assertThat(form.expression().value(9)).isOne();
        assertThat(form.expression().value(10)).isZero();
    }

    @Test
    void a_checked_form_is_preferred_to_a_guess() {
        // Codeforces 1537D: odd numbers and powers of 2 with an odd exponent are lost.
        FoundForm form = found("deleting: n -> n - d for d in divisors(n) if 1 < d and d < n", List.of(), 10_000)
                .finding(SampledQuantity.LOST)
                .orElseThrow();
        assertThat(form.certainty()).isInstanceOf(Certainty.Checked.class);
        for (long n = 1; n < 1 << Thorough.bound(15, 17); n++) {
            boolean oddPower = Long.bitCount(n) == 1 && Long.numberOfTrailingZeros(n) % 2 == 1;
            assertThat(form.form().expression().value(n) != 0).isEqualTo(n % 2 == 1 || oddPower);
        }
    }

    @Test
    void a_quotient_is_0_where_the_number_is_smaller() {
        IntExpr n = new IntExpr.Variable("n", 0);
        IntExpr quotient =
                new IntExpr.Arithmetic(Operation.DIVIDE, n.mod(new IntExpr.Constant(7)), new IntExpr.Constant(2));
        assertThat(ZeroCondition.of(quotient))
                .isEqualTo(n.mod(new IntExpr.Constant(7)).lessThan(new IntExpr.Constant(2)));
    }
}
