package org.grundy.heap.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

final class ProvedSequenceTest {
    private static final int COUNT = 1000;

    @Test
    void a_sequence_whose_period_was_proved_before_has_the_values_that_the_definition_gives() {
        SequenceRules kayles = new SequenceRules.Coded(TakeAndBreakCode.of(0, 7, 7));
        NimSequence before = NimSequence.of(kayles);
        PeriodCertificate period = before.prove(COUNT, Run.unlimited()).orElseThrow();
        NimSequence proved = NimSequence.proved(kayles, before.values(), period);
        proved.extend(COUNT, Run.unlimited());
        NimSequence defined =
                NimSequence.of(kayles, KernelRegistry.PLAIN.kernel(kayles, 1)).withoutPeriod();
        defined.extend(COUNT, Run.unlimited());
        assertThat(proved.period()).contains(period);
        for (int heap = 0; heap < COUNT; heap++) {
            assertThat(proved.values().get(heap))
                    .as("kayles(%d)", heap)
                    .isEqualTo(defined.values().get(heap));
        }
    }
}
