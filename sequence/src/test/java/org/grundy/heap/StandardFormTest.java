package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.heap.kernel.PlainKernel;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StandardFormTest {
    private static final int HEAPS = 60;

    @ParameterizedTest
    @CsvSource({"0.07, 0.137, 1", "0.007, 0.11337, 2", "0.6, 0.37, 1", "0.77, 0.77, 0", "4.0, 0.7, 1", "0.0, 0.0, 0"})
    void first_cousins_are_those_of_winning_ways(String code, String form, int shift) {
        // Berlekamp, Conway, Guy, Winning Ways, ch. 4: Dawson's Kayles, Treblecross, Officers.
        assertThat(StandardForm.of(Sequences.code(code))).isEqualTo(new StandardForm(Sequences.code(form), shift));
    }

    @Test
    void the_values_of_every_octal_code_of_three_digits_are_those_of_its_form_later() {
        for (int digits = 0; digits < 512; digits++) {
            assertSame(TakeAndBreakCode.of(0, digits >> 6, digits >> 3 & 7, digits & 7));
            assertSame(TakeAndBreakCode.of(4, digits >> 6, digits >> 3 & 7, digits & 7));
        }
    }

    @Test
    void the_same_holds_for_splits_in_three_and_four() {
        RandomGenerator random = Seed.of("StandardForm hexadecimal").generator();
        for (int round = 0; round < 60; round++) {
            assertSame(TakeAndBreakCode.of(4 * random.nextInt(8), 2 * random.nextInt(16), random.nextInt(32)));
        }
    }

    private static void assertSame(TakeAndBreakCode code) {
        StandardForm form = StandardForm.of(code);
        List<Integer> values = Sequences.values(new PlainKernel(code), HEAPS);
        List<Integer> others = Sequences.values(new PlainKernel(form.code()), HEAPS);
        assertThat(values.stream().limit(form.shift())).as(code.toString()).allMatch(value -> value == 0);
        assertThat(values.subList(form.shift(), HEAPS))
                .as(code + " " + form)
                .isEqualTo(others.subList(0, HEAPS - form.shift()));
    }

    @Test
    void a_code_without_a_form_is_its_own() {
        TakeAndBreakCode grundy = Sequences.code("4!.0");
        assertThat(StandardForm.of(grundy)).isEqualTo(new StandardForm(grundy, 0));
    }
}
