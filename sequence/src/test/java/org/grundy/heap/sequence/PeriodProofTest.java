package org.grundy.heap.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.grundy.heap.Sequences;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

final class PeriodProofTest {
    /// Period and preperiod are those of the kept certificate, `docs/certificates/0.1345.json`.
    @Test
    void a_period_that_begins_behind_the_first_values_is_found_by_some_more() {
        assumeTrue(VectorSupport.present());
        PeriodProof proof = PeriodProof.of(Sequences.code("0.1345"));
        proof.extend(new SurveyDepth(100_000, 300_000), Run.unlimited());
        assertThat(proof.period()).hasValueSatisfying(period -> {
            assertThat(period.preperiod()).isEqualTo(107_859);
            assertThat(period.period()).isEqualTo(11_539);
        });
        assertThat(proof.windows()).isPresent();
    }
}
