package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.proof.PeriodVerdict.Accepted;
import org.grundy.proof.PeriodVerdict.Fault;
import org.grundy.proof.PeriodVerdict.Refused;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.AllButValues;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Claims of any preperiod, period and saltus about all-but games, against the values by the definition.
final class AllButCheckerTest {
    private static final int VALUES = 400;

    private static PeriodVerdict check(
            Set<Integer> forbidden, int[] values, int preperiod, int period, int saltus, int to) {
        return check(forbidden, values, preperiod, period, saltus, to, Run.unlimited());
    }

    private static PeriodVerdict check(
            Set<Integer> forbidden, int[] values, int preperiod, int period, int saltus, int to, Run run) {
        String rules = forbidden.stream().sorted().map(String::valueOf).collect(Collectors.joining(","));
        String checksum = SequenceCertificate.checksum(n -> values[n], to);
        PeriodCertificate claim = new PeriodCertificate(rules, "all-but", preperiod, period, saltus, to);
        return PeriodChecker.check(new SequenceCertificate(claim, 0, checksum, List.of()), run);
    }

    private static boolean holds(int[] values, int preperiod, int period, int saltus) {
        return IntStream.range(preperiod, VALUES - period).allMatch(n -> values[n + period] == values[n] + saltus);
    }

    /// A claim that rests on as few values as it may, so that few of them are compared: what is left is the state.
    @Test
    void whatever_is_accepted_holds_for_all_values() {
        int accepted = 0;
        for (Set<Integer> forbidden :
                List.of(Set.of(1), Set.of(2), Set.of(1, 3), Set.of(2, 3), Set.of(1, 2, 5), Set.of(4, 5))) {
            int[] values = AllButValues.of(forbidden, VALUES);
            int last = forbidden.stream().mapToInt(Integer::intValue).max().orElseThrow();
            for (int preperiod = 0; preperiod < Thorough.bound(12, 25); preperiod++) {
                for (int period = 1; period < Thorough.bound(10, 16); period++) {
                    for (int saltus = 0; saltus < 8; saltus++) {
                        int least = Math.max(last, preperiod) + period;
                        for (int to : new int[] {least, least + 1, least + last}) {
                            PeriodVerdict verdict = check(forbidden, values, preperiod, period, saltus, to);
                            if (verdict instanceof Accepted) {
                                accepted++;
                                assertThat(holds(values, preperiod, period, saltus))
                                        .as("all but %s: %s %s %s to %s", forbidden, preperiod, period, saltus, to)
                                        .isTrue();
                            }
                        }
                    }
                }
            }
        }
        assertThat(accepted).isPositive();
    }

    /// All but 1 gives 0, 0, 1, 1, 2, 2, …: the state of a heap is how many of the values up to the one before it the
    /// heap before it and itself have. Two heaps later it is the same, a value higher.
    @Test
    void a_state_that_comes_again_is_found_at_the_last_values_and_before_them() {
        Set<Integer> one = Set.of(1);
        int[] values = AllButValues.of(one, VALUES);
        assertThat(IntStream.range(0, VALUES).allMatch(n -> values[n] == n / 2)).isTrue();
        for (int preperiod = 0; preperiod < 9; preperiod++) {
            int first = Math.max(1, preperiod - 1);
            int least = Math.max(first + 2 + 1, Math.max(1, preperiod) + 2);
            assertThat(check(one, values, preperiod, 2, 1, least)).isEqualTo(new Accepted(least));
            assertThat(check(one, values, preperiod, 2, 1, least + 7)).isEqualTo(new Accepted(least + 7));
        }
        assertThat(check(one, values, 0, 2, 1, 2)).isEqualTo(new Refused(Fault.BOUND, 3));
        assertThat(check(one, values, 9, 1, 0, 10)).isEqualTo(new Refused(Fault.STATE, 9));
        assertThat(check(one, values, 9, 2, 2, 11)).isEqualTo(new Refused(Fault.STATE, 10));
        assertThat(check(one, values, 9, 1, 0, 11)).isEqualTo(new Refused(Fault.REPETITION, 9));
    }

    @Test
    void values_are_charged_as_memory_and_as_positions_before_they_are_computed() {
        Set<Integer> one = Set.of(1);
        int[] values = AllButValues.of(one, VALUES);
        for (Budget budget : List.of(
                Budget.UNLIMITED.withMemory(799), Budget.UNLIMITED.withPositions(99), Budget.UNLIMITED.withWork(99))) {
            Run run = new Run(budget);
            assertThat(run.attempt(() -> check(one, values, 3, 2, 1, 100, run))).isInstanceOf(Solved.Undecided.class);
        }
        Run enough = new Run(Budget.UNLIMITED.withMemory(800).withPositions(100));
        assertThat(enough.attempt(() -> check(one, values, 3, 2, 1, 100, enough)))
                .isEqualTo(new Solved.Done<>(new Accepted(100)));
    }
}
