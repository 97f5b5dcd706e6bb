package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.testkit.Seed;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Numbers and conditions as forms have them, compared with numbers of any size and with binary digits as text.
final class FormulaLanguageTest {
    private static final List<String> NAMES = List.of("a", "b");

    private static boolean is(String number, long expected, long a, long b) {
        return Condition.equal(number, NAMES, Map.of()).holds(a, b, expected);
    }

    private static boolean holds(String condition, long a, long b) {
        return Condition.of(condition, NAMES, Map.of()).holds(a, b);
    }

    @Test
    void functions_on_bits_are_those_of_the_binary_digits() {
        RandomGenerator random = Seed.of("FormulaLanguageTest").generator();
        Condition low = Condition.equal("lowbit(a)", NAMES, Map.of());
        Condition high = Condition.equal("highbit(a)", NAMES, Map.of());
        Condition zeros = Condition.equal("trailingzeros(a)", NAMES, Map.of());
        Condition ones = Condition.equal("trailingones(a)", NAMES, Map.of());
        Condition and = Condition.equal("a bitand b", NAMES, Map.of());
        Condition or = Condition.equal("a bitor b", NAMES, Map.of());
        for (int i = 0; i < 2_000; i++) {
            long a = i < 70 ? i : random.nextLong() >>> (1 + random.nextInt(62));
            long b = i < 70 ? 70 - i : random.nextLong() >>> (1 + random.nextInt(62));
            String digits = Long.toBinaryString(a);
            int tail = digits.length() - 1 - digits.lastIndexOf('1');
            assertThat(low.holds(a, b, a == 0 ? 0 : BigInteger.TWO.pow(tail).longValueExact()))
                    .isTrue();
            assertThat(high.holds(
                            a,
                            b,
                            a == 0 ? 0 : BigInteger.TWO.pow(digits.length() - 1).longValueExact()))
                    .isTrue();
            assertThat(zeros.holds(a, b, a == 0 ? 0 : tail)).isTrue();
            assertThat(ones.holds(a, b, a == 0 ? 0 : digits.length() - 1 - ("0" + digits).lastIndexOf('0') + 1))
                    .as(digits)
                    .isTrue();
            assertThat(and.holds(
                            a,
                            b,
                            BigInteger.valueOf(a).and(BigInteger.valueOf(b)).longValueExact()))
                    .isTrue();
            assertThat(or.holds(
                            a,
                            b,
                            BigInteger.valueOf(a).or(BigInteger.valueOf(b)).longValueExact()))
                    .isTrue();
        }
    }

    @Test
    void a_choice_looks_at_one_side_alone() {
        assertThat(is("a / b if b > 0 else 7", 7, 3, 0)).isTrue();
        assertThat(is("a / b if b > 0 else 7", 1, 3, 2)).isTrue();
        assertThat(is("0 if a < 3 else 1 if a < 6 else 2", 1, 4, 0)).isTrue();
        assertThat(is("1 + (0 if a = b else 5)", 6, 4, 3)).isTrue();
        assertThat(holds("b = 1 if a > 2 else b = 0", 3, 1)).isTrue();
        assertThat(holds("b = 1 if a > 2 else b = 0", 2, 1)).isFalse();
        assertThat(is("a - b if a > b else b - a", 5_000_000_000L, 1, 5_000_000_001L))
                .isTrue();
    }

    @Test
    void the_nim_product_is_that_of_nimbers() {
        // OEIS A051775
        int[][] products = {{0, 0, 0, 0}, {0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}};
        for (int a = 0; a < 4; a++) {
            for (int b = 0; b < 4; b++) {
                assertThat(is("a ⊗ b", products[a][b], a, b)).isTrue();
                assertThat(is("nimproduct(b, a)", products[a][b], a, b)).isTrue();
            }
        }
        assertThat(is("1 + a ⊗ b * 2", 1 + 13 * 2, 5, 7)).isTrue();
    }

    @Test
    void primes_and_powers_have_members() {
        for (int a = 0; a < 200; a++) {
            int number = a;
            boolean prime = a > 1 && IntStream.range(2, a).noneMatch(d -> number % d == 0);
            assertThat(holds("a in primes(150)", a, 0)).isEqualTo(prime && a <= 150);
            assertThat(holds("a in powers(b, a)", a, 3)).isEqualTo(a == 1 || a == 3 || a == 9 || a == 27 || a == 81);
        }
        assertThat(holds("a - b in primes(7)", 1, 5)).isFalse();
    }

    @Test
    void the_smallest_part_is_that_of_zeckendorf_for_twice_as_much() {
        for (int n = 1; n < 300; n++) {
            int left = n;
            int part = 0;
            while (left > 0) {
                int f = 1;
                for (int g = 2; g <= left; ) {
                    int next = f + g;
                    f = g;
                    g = next;
                }
                part = f;
                left -= f;
            }
            assertThat(is("smallestpart(a, b)", part, n, 2)).isTrue();
            assertThat(is("smallestpart(a, b)", Integer.lowestOneBit(n), n, 1)).isTrue();
        }
        assertThat(is("smallestpart(a, b)", 0, 0, 3)).isTrue();
    }

    @Test
    void names_are_defined_behind_where() {
        assertThat(holds("low + 2 = high where low = min(a, b), high = max(a, b)", 7, 5))
                .isTrue();
        assertThat(holds("(low < 3 where low = min(a, b)) and a > b", 7, 2)).isTrue();
        assertThat(is("d * d\n  where d = a - b", 9, 2, 5)).isTrue();
        assertThat(is("(d where d = 2 * d2) + d2 where d2 = a + 1", 12, 3, 0)).isTrue();
        assertThat(holds("x in {1, y, 2..y} where x = a, y = b", 4, 5)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "low = 1 where low | and what the name stands for",
                "a = 1 where x = 1, x = 2 | \"x\" is defined twice",
                "x = 1 where x = y, y = a | there is no variable or set \"y\" here",
                "a = 1 where 3 = a | a name and what it stands for",
                "f(1) = 1 where f = a | there is no function of numbers \"f\"",
            })
    void wrong_definitions_are_refused_with_their_place(String text, String sentence) {
        assertThatThrownBy(() -> holds(text, 1, 2))
                .isInstanceOf(InputError.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void functions_are_listed_in_the_same_order_each_time() {
        assertThatThrownBy(() -> holds("nosuch(a) = 1", 1, 2))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("length, sum, xor, ")
                .hasMessageContaining(
                        "replace, remove, insert, append, before, slice, sorted, distinct, unpaired, counts, reversed");
    }

    @Test
    void tables_are_read_by_entry_and_by_row_and_column() {
        int[][] table = {{0, 1, 2}, {5, 4, 3}};
        for (int a = 0; a < 12; a++) {
            for (int b = 0; b < 12; b++) {
                assertThat(is("[0, 7, 5][a mod 3]", new int[] {0, 7, 5}[a % 3], a, b))
                        .isTrue();
                assertThat(is("[[0, 1, 2], [5, 4, 3]][a mod 2][b mod 3]", table[a % 2][b % 3], a, b))
                        .isTrue();
            }
        }
    }

    @Test
    void membership_is_that_of_the_listed_numbers() {
        for (int a = 0; a < 40; a++) {
            int n = a;
            assertThat(holds("a in {1, 3, 5..9, 20}", a, 0))
                    .isEqualTo(IntStream.of(1, 3, 5, 6, 7, 8, 9, 20).anyMatch(each -> each == n));
            assertThat(holds("a in 3..20 step 4", a, 0)).isEqualTo(a >= 3 && a <= 20 && a % 4 == 3);
            assertThat(holds("a in {}", a, 0)).isFalse();
            assertThat(holds("not (a in {2, b + 1}) and a > 0", a, 4)).isEqualTo(a > 0 && a != 2 && a != 5);
            assertThat(holds("(a mod 2, b) in {(0, 4), (1, 5)}", a, 4)).isEqualTo(a % 2 == 0);
            assertThat(holds("a in divisors(36)", a, 0)).isEqualTo(a > 0 && 36 % a == 0);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "a > 1 && b > 1 ~ a > 1 and b > 1",
                "a > 1 || b > 1 ~ a > 1 or b > 1",
                "¬(a ≤ 1) ∧ b ∈ {2, 3} ~ not (a <= 1) and b in {2, 3}",
            })
    void signs_stand_for_words(String signs, String words) {
        Condition written = Condition.of(signs, NAMES, Map.of());
        Condition meant = Condition.of(words, NAMES, Map.of());
        for (long a = 0; a < 5; a++) {
            for (long b = 0; b < 5; b++) {
                assertThat(written.holds(a, b)).as("%s at %d,%d", signs, a, b).isEqualTo(meant.holds(a, b));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "a > 1 | b > 1 ~ or",
                "!(a > 1) ~ not",
                "a in primepowers(9) ~ members",
                "(a, b) in {(1, 2, 3)} ~ 2 numbers",
                "(a, b) in 3..5 ~ set of pairs",
                "a if b > 1 ~ else",
                "[[1, 2], [3]][a][b] = 1 ~ row",
                "lowbit(a, b) = 1 ~ 1 argument",
            })
    void what_is_meant_otherwise_is_told(String condition, String hint) {
        assertThatThrownBy(() -> Condition.of(condition, NAMES, Map.of()))
                .isInstanceOf(InputError.class)
                .hasMessageContaining(hint);
    }

    @Test
    void bits_of_negative_numbers_are_refused_with_their_place() {
        assertThatThrownBy(() -> holds("lowbit(a - b) = 1", 1, 2)).isInstanceOf(InputError.class);
        assertThatThrownBy(() -> holds("a bitand (a - b) = 1", 1, 2)).isInstanceOf(InputError.class);
    }
}
