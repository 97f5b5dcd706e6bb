package org.grundy.heap.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.period.ObservedPeriod;
import org.grundy.heap.period.PeriodExceptions;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// What is reported of sequences whose periods are published.
final class PeriodReportTest {
    private static final SequenceRules KAYLES = new SequenceRules.Coded(TakeAndBreakCode.of(0, 7, 7));

    /// The exceptional heaps of Kayles: *Winning Ways*, ch. 4; OEIS A002186.
    private static final List<Integer> EXCEPTIONS = List.of(0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70);

    private static PeriodReport report(SequenceRules rules, int values, int exceptions, Run run) {
        NimSequence sequence = NimSequence.of(rules);
        sequence.prove(values, Run.unlimited());
        return PeriodReport.of(rules, sequence, exceptions, Optional.empty(), run);
    }

    @Test
    void of_a_proved_period_it_has_the_proof_the_exceptions_and_a_summary() {
        PeriodReport report = report(KAYLES, 1000, 5, Run.unlimited());
        assertThat(report).isInstanceOfSatisfying(PeriodReport.Proved.class, proved -> {
            assertThat(proved.rules()).isEqualTo("0.77");
            assertThat(proved.period()).isEqualTo(new PeriodCertificate("0.77", "guy-smith", 71, 12, 0, 168));
            assertThat(proved.bound()).isEqualTo(156);
            assertThat(proved.exceptions())
                    .contains(new PeriodExceptions(EXCEPTIONS.size(), EXCEPTIONS.subList(0, 5), 70));
            assertThat(proved.summary()).hasValueSatisfying(summary -> {
                assertThat(summary.count()).isEqualTo(83);
                assertThat(summary.max()).isEqualTo(8);
            });
            assertThat(proved.kernel()).isNotEmpty();
        });
    }

    @Test
    void of_values_that_prove_nothing_it_says_what_they_look_like() {
        PeriodReport report = report(KAYLES, 160, 5, Run.unlimited());
        assertThat(report).isInstanceOfSatisfying(PeriodReport.Open.class, open -> {
            assertThat(open.rules()).isEqualTo("0.77");
            assertThat(open.values()).isEqualTo(160);
            assertThat(open.provable()).isTrue();
            assertThat(open.observed()).contains(new ObservedPeriod(71, 12, 0, 160));
            assertThat(open.summary())
                    .hasValueSatisfying(summary -> assertThat(summary.count()).isEqualTo(160));
            assertThat(open.known()).isEmpty();
        });
        assertThat(report(KAYLES, 30, 5, Run.unlimited()))
                .isInstanceOfSatisfying(
                        PeriodReport.Open.class,
                        open -> assertThat(open.observed()).isEmpty());
    }

    @Test
    void what_there_was_no_time_to_look_up_is_left_out() {
        for (int values : new int[] {160, 1000}) {
            Run stopped = new Run(Budget.UNLIMITED);
            stopped.stop();
            switch (report(KAYLES, values, 5, stopped)) {
                case PeriodReport.Proved proved -> {
                    assertThat(values).isEqualTo(1000);
                    assertThat(proved.exceptions()).isEmpty();
                    assertThat(proved.summary()).isEmpty();
                }
                case PeriodReport.Open open -> {
                    assertThat(values).isEqualTo(160);
                    assertThat(open.observed()).isEmpty();
                    assertThat(open.summary()).isEmpty();
                }
            }
        }
    }

    @Test
    void it_can_be_told_under_another_name() {
        for (int values : new int[] {160, 1000}) {
            PeriodReport report = report(KAYLES, values, 5, Run.unlimited());
            PeriodReport named = report.named("kayles");
            assertThat(named.rules()).isEqualTo("kayles");
            assertThat(named).isNotEqualTo(report);
            assertThat(named.named("0.77")).isEqualTo(report);
        }
    }

    @Test
    void of_values_on_disk_it_has_the_period_or_their_number() {
        PeriodCertificate period = new PeriodCertificate("0.77", "guy-smith", 71, 12, 0, 168);
        assertThat(PeriodReport.stored("0.77", Optional.of(period), 1000, FrontierReport.KERNEL))
                .isEqualTo(new PeriodReport.Proved(
                        "0.77", period, 156, Optional.empty(), Optional.empty(), FrontierReport.KERNEL));
        assertThat(PeriodReport.stored("0.77", Optional.empty(), 1000, FrontierReport.KERNEL))
                .isEqualTo(new PeriodReport.Open(
                        "0.77",
                        1000,
                        true,
                        Optional.empty(),
                        Optional.empty(),
                        FrontierReport.KERNEL,
                        Optional.empty()));
    }
}
