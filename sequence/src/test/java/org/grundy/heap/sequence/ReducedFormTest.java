package org.grundy.heap.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.heap.Sequences;
import org.grundy.heap.StandardForm;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.PlainKernel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReducedFormTest {
    private static final int HEAPS = 120;

    @ParameterizedTest
    @CsvSource({"0.07, 0.137, 1", "0.77, 0.77, 0", "0.13, 0.13, 0", "4.0, 0.7, 1"})
    void ones_that_matter_stay(String code, String form, int shift) {
        assertThat(ReducedForm.of(Sequences.code(code)).shift()).isEqualTo(shift);
        assertThat(Sequences.values(
                        new PlainKernel(ReducedForm.of(Sequences.code(code)).code()), HEAPS))
                .isEqualTo(Sequences.values(new PlainKernel(Sequences.code(form)), HEAPS));
    }

    @Test
    void codes_of_three_digits_have_the_values_of_their_forms() {
        for (int digits = 0; digits < 512; digits++) {
            TakeAndBreakCode code = TakeAndBreakCode.of(0, digits >> 6, digits >> 3 & 7, digits & 7);
            StandardForm form = ReducedForm.of(code);
            List<Integer> values = Sequences.values(new PlainKernel(code), HEAPS);
            List<Integer> others = Sequences.values(new PlainKernel(form.code()), HEAPS);
            assertThat(values.subList(form.shift(), HEAPS))
                    .as(code + " " + form)
                    .isEqualTo(others.subList(0, HEAPS - form.shift()));
        }
    }

    @Test
    void errors_of_published_tables_are_not_repeated() {
        // T. Czajka, octal-games: .27 is .26, not .06 as in the table of Winning Ways; .314 is not .31; .161 and .36
        // are different, first at heap 519.
        assertThat(form("0.27")).isEqualTo(form("0.26")).isNotEqualTo(form("0.06"));
        assertThat(form("0.314")).isNotEqualTo(form("0.31"));
        assertThat(form("0.161")).isNotEqualTo(form("0.36"));
        List<Integer> first = Sequences.values(new PlainKernel(Sequences.code("0.161")), 600);
        List<Integer> second = Sequences.values(new PlainKernel(Sequences.code("0.36")), 600);
        assertThat(firstDifference(first, second)).isEqualTo(519);
    }

    private static int firstDifference(List<Integer> first, List<Integer> second) {
        int heap = 0;
        while (first.get(heap).equals(second.get(heap))) {
            heap++;
        }
        return heap;
    }

    private static TakeAndBreakCode form(String code) {
        return ReducedForm.of(Sequences.code(code)).code();
    }
}
