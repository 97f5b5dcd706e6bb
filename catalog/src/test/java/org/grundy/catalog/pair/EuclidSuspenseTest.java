package org.grundy.catalog.pair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Suspense numbers of Euclid's game against their definition in `theory.md` §12.
class EuclidSuspenseTest {
    private static final int BOUND = 120;

    private record Pair(int small, int large) {}

    private final Map<Pair, Integer> known = new HashMap<>();

    /// 0 where play is over; 1 + the largest even suspense of an option, or else 1 + the least.
    private int defined(int small, int large) {
        if (small == 0) {
            return 0;
        }
        Pair pair = new Pair(small, large);
        Integer before = known.get(pair);
        if (before != null) {
            return before;
        }
        int[] options = IntStream.rangeClosed(1, large / small)
                .map(times -> large - times * small)
                .map(left -> defined(Math.min(left, small), Math.max(left, small)))
                .toArray();
        int suspense = 1
                + IntStream.of(options)
                        .filter(option -> option % 2 == 0)
                        .max()
                        .orElseGet(() -> IntStream.of(options).min().orElseThrow());
        known.put(pair, suspense);
        return suspense;
    }

    @Test
    void suspense_numbers_follow_their_definition() {
        for (int a = 0; a <= BOUND; a++) {
            for (int b = 0; b <= BOUND; b++) {
                int wanted = defined(Math.min(a, b), Math.max(a, b));
                assertThat(EuclidSuspense.of(a, b)).as(a + ", " + b).isEqualTo(wanted);
            }
        }
    }

    @Test
    void neighbouring_fibonacci_numbers_last_one_move_for_each_step() {
        // 13/8 has the quotients 1, 1, 1, 1, 2: there is no choice before (1,2), which is finished at once
        assertThat(EuclidSuspense.of(8, 13)).isEqualTo(5);
        assertThat(EuclidSuspense.of(1, 2)).isEqualTo(1);
    }
}
