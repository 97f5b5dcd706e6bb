package org.grundy.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ThoroughTest {
    private static final List<Integer> CASES = IntStream.range(0, 10).boxed().toList();

    @Test
    void a_part_of_the_cases_is_tried_in_a_usual_build_and_all_in_a_thorough_one() {
        List<Integer> part = Thorough.part("ThoroughTest", 3, CASES);
        if (Boolean.getBoolean("grundy.thorough")) {
            assertThat(part).isEqualTo(CASES);
        } else {
            assertThat(part).hasSizeBetween(3, 4).startsWith(part.getFirst(), part.getFirst() + 3);
        }
    }

    @Test
    void a_part_is_never_empty() {
        assertThat(Thorough.part("ThoroughTest", 1, CASES)).isEqualTo(CASES);
        assertThat(Thorough.part("ThoroughTest", 10, CASES)).isNotEmpty();
        assertThatThrownBy(() -> Thorough.part("ThoroughTest", 11, CASES))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("one of every 11 of 10");
    }
}
