package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.grundy.heap.TakeAndBreakCode.Digit;
import org.junit.jupiter.api.Test;

final class TakeAndBreakCodeTest {
    @Test
    void a_code_is_written_as_it_is_read() {
        assertThat(TakeAndBreakCode.of(0, 7, 7)).hasToString("0.77");
        assertThat(TakeAndBreakCode.of(4, 0, 0)).hasToString("4.0");
        assertThat(TakeAndBreakCode.of(0, 0x1F)).hasToString("0.V");
        assertThat(new TakeAndBreakCode(List.of(new Digit(4, true)), List.of())).hasToString("4!.0");
        assertThat(new TakeAndBreakCode(List.of(Digit.ZERO, Digit.of(7)), List.of(Digit.of(3))))
                .hasToString("0.7[3]");
    }

    @Test
    void zeros_at_the_end_do_not_matter() {
        assertThat(TakeAndBreakCode.of(0, 7, 0, 0)).isEqualTo(TakeAndBreakCode.of(0, 7));
        assertThat(TakeAndBreakCode.of(0, 7).last()).isEqualTo(1);
    }

    @Test
    void the_largest_number_of_heaps_is_that_of_the_largest_bit() {
        assertThat(TakeAndBreakCode.of(0, 3).heaps()).isEqualTo(1);
        assertThat(TakeAndBreakCode.of(0, 1).heaps()).isEqualTo(1);
        assertThat(TakeAndBreakCode.of(0, 6).heaps()).isEqualTo(2);
        assertThat(TakeAndBreakCode.of(4, 3).heaps()).isEqualTo(2);
        assertThat(TakeAndBreakCode.of(0, 8).heaps()).isEqualTo(3);
        assertThat(TakeAndBreakCode.of(0, 31).heaps()).isEqualTo(4);
    }

    @Test
    void digit_0_may_not_leave_the_heap_as_it_is() {
        assertThatIllegalArgumentException().isThrownBy(() -> TakeAndBreakCode.of(2, 7));
        assertThatIllegalArgumentException().isThrownBy(() -> TakeAndBreakCode.of(1));
    }

    @Test
    void digits_of_a_tail_repeat_for_ever() {
        TakeAndBreakCode code = new TakeAndBreakCode(List.of(Digit.of(4)), List.of(Digit.of(3), Digit.of(0)));
        assertThat(code.digit(1).bits()).isEqualTo(3);
        assertThat(code.digit(2).bits()).isZero();
        assertThat(code.digit(1_000_000_001).bits()).isEqualTo(3);
        assertThat(code.finite()).isFalse();
    }
}
