package org.grundy.heap.kernel.sparse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/// What a stretch costs is learnt from times; here they are given.
final class ProbeCostTest {
    private final ProbeCost cost = new ProbeCost(2);

    private void block(long markTime, long probeTime, int stretches) {
        cost.measured(0, markTime, probeTime, stretches);
        cost.measured(1, markTime, probeTime, stretches);
        cost.learn(2, 2_000);
    }

    @Test
    void the_ratio_of_the_times_is_learnt_over_some_blocks() {
        for (int i = 0; i < 200; i++) {
            block(1_000, 50_000, 100);
        }
        // A mark takes 1, a stretch 500.
        assertThat(cost.marks()).isCloseTo(500, within(1.0));
    }

    @Test
    void one_block_without_a_processor_changes_little() {
        double before = cost.marks();
        block(1_000, 1_000_000_000, 100);
        assertThat(cost.marks()).isBetween(before, 1.2 * before);
    }

    @Test
    void nothing_is_learnt_from_a_block_without_stretches() {
        double before = cost.marks();
        block(1_000, 0, 0);
        block(0, 1_000, 5);
        assertThat(cost.marks()).isEqualTo(before);
    }

    @Test
    void parts_that_a_short_block_does_not_have_do_not_count() {
        double before = cost.marks();
        cost.measured(1, 1, 1_000_000, 1);
        cost.measured(0, 300, 90_000, 1);
        cost.learn(1, 1);
        assertThat(cost.marks()).isEqualTo(before);
    }
}
