package org.grundy.lang.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.testkit.Seed;
import org.grundy.text.InputError;
import org.grundy.text.Span;
import org.grundy.value.NimLogarithm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Expressions of nim arithmetic: their values, their one notation, and what is wrong with the others.
/// Products are those of OEIS A051775, inverses of A051917.
class NimCalculatorTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5*7 | 5 ⊗ 7 | 13",
                "5 × 7 | 5 ⊗ 7 | 13",
                "2·2 + 4⊗4 | 2 ⊗ 2 ⊕ 4 ⊗ 4 | 5",
                "(2+4)*(2+4) | (2 ⊕ 4) ⊗ (2 ⊕ 4) | 5",
                "( ( 9 ) ) | 9 | 9",
                "1 + (2 + 3) | 1 ⊕ (2 ⊕ 3) | 0",
                "1/2 | 1 / 2 | 3",
                "6/(2*3) | 6 / (2 ⊗ 3) | 6",
                "6/2*3 | 6 / 2 ⊗ 3 | 11",
                "4^2 | 4^2 | 6",
                "4^-1 | 4^-1 | 15",
                "4^−1 | 4^-1 | 15",
                "4^0 | 4^0 | 1",
                "0^0 | 0^0 | 1",
                "4^(2) |  | ",
                "INV(5) | inv(5) | 12",
                "sqrt（6） | sqrt(6) | 4",
                "square(16) | square(16) | 24",
                "0x1F + 0x_ |  | ",
                "0x1F | 31 | 31",
                "1e3 + 1_000 | 1000 ⊕ 1000 | 0",
            })
    void an_expression_has_a_value_or_is_refused(String written, String notation, String value) {
        if (value == null) {
            assertThatThrownBy(() -> NimCalculator.answer(written)).isInstanceOf(InputError.class);
        } else {
            NimAnswer answer = NimCalculator.answer(written);
            assertThat(answer.asked().notation()).isEqualTo(notation);
            assertThat(answer).isEqualTo(new NimAnswer.Nimber(answer.asked(), new BigInteger(value)));
        }
    }

    @Test
    void orders_degrees_and_logarithms_are_ordinary_numbers() {
        // 5 generates the nimbers below 16, and 5⊗5 = 7, 5⊗7 = 13.
        NimAnswer order = NimCalculator.answer("order(2+7)");
        assertThat(order.asked().notation()).isEqualTo("order(2 ⊕ 7)");
        assertThat(order).isInstanceOfSatisfying(NimAnswer.Order.class, found -> {
            assertThat(found.of()).isEqualTo(5);
            assertThat(found.order()).hasValue(BigInteger.valueOf(15));
        });
        assertThat(NimCalculator.answer("Degree(300)"))
                .isInstanceOfSatisfying(
                        NimAnswer.Degree.class,
                        found -> assertThat(found.degree()).isEqualTo(16));
        assertThat(NimCalculator.answer("log(13, 5)"))
                .isInstanceOfSatisfying(
                        NimAnswer.Logarithm.class,
                        found -> assertThat(found.result())
                                .isEqualTo(new NimLogarithm.Exponent(BigInteger.valueOf(3), BigInteger.valueOf(15))));
        assertThat(NimCalculator.answer("log(16，5)"))
                .isInstanceOfSatisfying(
                        NimAnswer.Logarithm.class,
                        found -> assertThat(found.result()).isEqualTo(new NimLogarithm.None()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5/(3+3) | 3 | 6 | this is 0",
                "inv(0) | 4 | 5 | this is 0",
                "0^-1 | 0 | 1 | this is 0",
                "log(5, 0) | 7 | 8 | this is 0",
                "order(2+2) | 6 | 9 | this is 0",
                "5 7 | 2 | 3 | operator",
                "5 * | 3 | 3 | expected a nimber",
                "(2+3 | 0 | 1 | never closed",
                "(2+3] | 4 | 5 | operator",
                "5) | 1 | 2 | operator",
                "cube(3) | 0 | 4 | no function",
                "order 5 | 6 | 7 | behind order",
                "order(5)+1 | 0 | 5 | ordinary number",
                "1+log(5,3) | 2 | 5 | ordinary number",
                "log(5) | 0 | 6 | takes 2 here, not 1",
                "inv(5,6) | 0 | 8 | takes 1 here, not 2",
                "2^3^4 | 3 | 4 | brackets",
                "2^x | 2 | 3 | an integer",
                "-5 | 0 | 1 | expected a nimber",
                "1e9999 | 0 | 6 | 10^1000",
            })
    void what_makes_no_sense_is_refused_at_its_place(String written, int start, int end, String message) {
        assertThatThrownBy(() -> NimCalculator.answer(written))
                .isInstanceOfSatisfying(InputError.class, error -> {
                    assertThat(error.span()).isEqualTo(new Span(start, end));
                    assertThat(error.text().zh()).containsPattern("\\p{IsHan}");
                })
                .hasMessageContaining(message);
    }

    @Test
    void nesting_and_length_have_bounds() {
        assertThatThrownBy(() -> NimCalculator.answer("(".repeat(3000) + "1" + ")".repeat(3000)))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("200 deep");
        assertThatThrownBy(() -> NimCalculator.answer("1+".repeat(6000) + "1"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("10000 characters");
        assertThat(NimCalculator.answer("1+".repeat(4998) + "1"))
                .isInstanceOfSatisfying(
                        NimAnswer.Nimber.class,
                        found -> assertThat(found.value()).isOne());
    }

    /// Whatever is typed gives an answer or an error of ours; what has an answer can be read again.
    @Test
    void random_texts_are_answered_or_refused() {
        RandomGenerator random = Seed.of("NimCalculatorTest.fuzz").generator();
        String alphabet = "0123456789+*/^()-, xinvsqrtlogder⊗（）_";
        int answered = 0;
        for (int i = 0; i < 20_000; i++) {
            String text = IntStream.range(0, random.nextInt(1, 12))
                    .mapToObj(j -> String.valueOf(alphabet.charAt(random.nextInt(alphabet.length()))))
                    .collect(Collectors.joining());
            try {
                NimAnswer answer = NimCalculator.answer(text);
                answered++;
                assertThat(NimCalculator.answer(answer.asked().notation())
                                .asked()
                                .notation())
                        .isEqualTo(answer.asked().notation());
            } catch (InputError error) {
                assertThat(error.span().start()).isBetween(0, text.length());
                assertThat(error.span().end()).isBetween(0, text.length() + 1);
            }
        }
        assertThat(answered).isPositive();
    }
}
