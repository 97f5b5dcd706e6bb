package org.grundy.render.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Only choices that were looked at are named.
final class ChoicesTextTest {
    private static final List<String> NAMES = List.of("p", "q");

    private static List<List<Long>> pairs(long to, java.util.function.BiPredicate<Long, Long> wanted) {
        List<List<Long>> pairs = new ArrayList<>();
        for (long p = 1; p <= to; p++) {
            for (long q = 1; q <= to; q++) {
                if (wanted.test(p, q)) {
                    pairs.add(List.of(p, q));
                }
            }
        }
        return pairs;
    }

    private static String text(List<List<Long>> choices) {
        return new ChoicesText(NAMES, choices).toString();
    }

    @Test
    void a_box_has_a_range_for_each_parameter() {
        assertThat(text(pairs(8, (p, q) -> p <= 4))).isEqualTo("p = 1..4, q = 1..8");
        assertThat(text(List.of(List.of(3L, 5L)))).isEqualTo("p = 3, q = 5");
        assertThat(new ChoicesText(List.of(), List.of(List.of())).toString()).isEmpty();
    }

    @Test
    void ends_that_depend_on_an_earlier_parameter_name_it() {
        assertThat(text(pairs(8, (p, q) -> p <= 4 && q >= p))).isEqualTo("p = 1..4, q = p..8");
        assertThat(text(pairs(6, (p, q) -> q < p))).isEqualTo("p = 2..6, q = 1..p-1");
        assertThat(text(pairs(6, (p, q) -> p < q))).isEqualTo("p = 1..5, q = p+1..6");
        assertThat(text(pairs(6, Long::equals))).isEqualTo("p = 1..6, q = p");
    }

    @Test
    void what_is_no_such_range_is_listed() {
        assertThat(text(pairs(3, (p, q) -> p * q != 2))).isEqualTo("p = 1, q = 1|3; p = 2, q = 2..3; p = 3, q = 1..3");
    }
}
