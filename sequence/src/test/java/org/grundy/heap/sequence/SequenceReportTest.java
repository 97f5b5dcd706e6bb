package org.grundy.heap.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.Sequences;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.KernelType;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.period.ObservedPeriod;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.OctalPeriod;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class SequenceReportTest {
    @Test
    void a_summary_tells_of_the_first_values_only() {
        SequenceSummary summary =
                SequenceSummary.of(Sequences.values(0, 3, 0, 3, 1, 9), 5, HeapParity.IGNORED, Run.unlimited());
        assertThat(summary.max()).isEqualTo(3);
        assertThat(summary.maxAt()).isEqualTo(1);
        assertThat(summary.zeros()).isEqualTo(2);
        assertThat(summary.lastZero()).isEqualTo(2);
    }

    @Tag(Thorough.TAG)
    @Test
    void a_sequence_goes_on_from_values_computed_before() {
        SequenceRules officers = new SequenceRules.Coded(TakeAndBreakCode.of(0, 6));
        NimSequence whole = NimSequence.of(officers, KernelRegistry.PLAIN.kernel(officers, 1));
        int length = Thorough.bound(1400, 3000);
        whole.extend(length, Run.unlimited());
        for (KernelType type : KernelRegistry.all()) {
            for (int before : new int[] {1, 168, length - 300}) {
                if (type.canCompute(officers)) {
                    NimValues first = new NimValues();
                    for (int n = 0; n < before; n++) {
                        first.add(whole.values().get(n));
                    }
                    NimSequence resumed =
                            NimSequence.of(officers, type.kernel(officers, 1)).after(first);
                    resumed.extend(length, Run.unlimited());
                    assertThat(Sequences.list(resumed.values(), length))
                            .as(type.name() + " after " + before)
                            .isEqualTo(Sequences.list(whole.values(), length));
                }
            }
        }
    }

    @Test
    void a_period_is_proved_from_values_computed_before() {
        NimSequence kayles = NimSequence.of(TakeAndBreakCode.of(0, 7, 7)).withoutPeriod();
        kayles.extend(500, Run.unlimited());
        NimSequence resumed = NimSequence.of(TakeAndBreakCode.of(0, 7, 7)).after(kayles.values());
        assertThat(resumed.prove(501, Run.unlimited())).isPresent();
    }

    @Test
    void memory_is_not_charged_for_values_beyond_what_was_asked() {
        Run run = new Run(Budget.UNLIMITED.withMemory(1 << 20));
        NimSequence sequence = NimSequence.of(TakeAndBreakCode.of(0, 3, 6));
        for (int to = 2000; to <= 20_000; to += 100) {
            int next = to;
            assertThat(run.attempt(() -> {
                                sequence.extend(next, run);
                                return next;
                            })
                            .toOptional())
                    .contains(next);
        }
    }

    @Test
    void the_rate_is_that_of_the_computed_values() {
        SequenceRules rules = new SequenceRules.Coded(TakeAndBreakCode.of(0, 7, 7));
        NimSequence kayles = NimSequence.of(rules);
        kayles.extend(1000, Run.unlimited());
        SequenceReport report = SequenceReport.of(rules, kayles, 10, 1000, 182, Duration.ofMillis(2), Run.unlimited());
        assertThat(report.rate()).isEqualTo(91_000);
        assertThat(report.shown()).isEqualTo(990);
    }

    @Test
    void a_repetition_is_observed_where_the_later_half_shows_it() {
        NimValues values = Sequences.values(7, 7, 9, 1, 2);
        for (int n = 5; n < 200; n++) {
            values.add(values.get(n - 3) + 2);
        }
        assertThat(ObservedPeriod.of(values, Run.unlimited())).contains(new ObservedPeriod(2, 3, 2, 200));
        values.add(0);
        assertThat(ObservedPeriod.of(values, Run.unlimited())).isEmpty();
    }

    @Test
    void a_repetition_with_exceptions_in_the_later_half_is_not_observed() {
        NimValues values = new NimValues();
        for (int n = 0; n < 50_000; n++) {
            values.add(n == 30_000 ? 9 : n % 4);
        }
        assertThat(ObservedPeriod.of(values, Run.unlimited())).isEmpty();
    }

    @Test
    void a_survey_finds_the_published_periods() {
        for (OctalPeriod game : ReferenceData.octalPeriods()) {
            if (game.preperiod() < 1000) {
                SurveyRow row = SurveyRow.of(
                                List.of(Sequences.code(game.code())), SurveyDepth.of(4000), Run.unlimited())
                        .getFirst();
                assertThat(row.period())
                        .as(game.code())
                        .contains(new SurveyRow.Repetition(game.preperiod(), game.period()));
                assertThat(row.max()).as(game.code()).isEqualTo(game.maxGrundy());
                assertThat(row.maxAt()).as(game.code()).isEqualTo(game.firstHeapWithMax());
            }
        }
    }

    @Test
    void codes_of_one_form_are_computed_together() {
        List<SurveyRow> rows = SurveyRow.of(
                List.of(TakeAndBreakCode.of(0, 0, 7), TakeAndBreakCode.of(0, 1, 3, 7), TakeAndBreakCode.of(0, 4)),
                SurveyDepth.of(1000),
                Run.unlimited());
        // Dawson's Kayles 0.07 has the values of Dawson's Chess 0.137 one heap later, and 0.4 two heaps later.
        assertThat(rows).extracting(row -> row.form().shift()).containsExactly(1, 0, 2);
        assertThat(rows)
                .extracting(row -> row.period().orElseThrow())
                .containsExactly(
                        new SurveyRow.Repetition(53, 34),
                        new SurveyRow.Repetition(52, 34),
                        new SurveyRow.Repetition(54, 34));
    }
}
