package org.grundy.heap.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.Sequences;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// Time is looked at within a value, where one takes long.
class SlowValuesTest {
    @Test
    void a_clock_that_goes_on_ends_a_sequence_of_slow_values() {
        // Splits in four heaps: by the plain kernel the value of a heap of n takes n³/144 steps, so time must be
        // looked at inside of one.
        AtomicLong looks = new AtomicLong();
        Run run = new Run(Budget.UNLIMITED.withTime(Duration.ofNanos(2000)), progress -> {}, looks::incrementAndGet);
        SequenceRules rules = new SequenceRules.Coded(Sequences.code("0.00F"));
        NimSequence sequence = NimSequence.of(rules, KernelRegistry.PLAIN.kernel(rules, 1));
        run.attempt(() -> sequence.prove(5000, run));
        assertThat(sequence.values().size()).isLessThan(600);
    }
}
