package org.grundy.heap.period;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

class PeriodExceptionsTest {
    @Test
    void they_are_the_heaps_that_differ_from_the_cycle_continued_backwards() {
        RandomGenerator random = Seed.of("PeriodExceptionsTest").generator();
        for (int round = 0; round < 200; round++) {
            int preperiod = random.nextInt(60);
            int period = 1 + random.nextInt(20);
            int saltus = random.nextInt(3);
            int[] values = new int[preperiod + period];
            NimValues known = new NimValues();
            for (int n = 0; n < values.length; n++) {
                values[n] = random.nextInt(3) + n / period * saltus;
                known.addAll(values, n, n + 1);
            }
            PeriodCertificate proved =
                    new PeriodCertificate("any", "guy-smith", preperiod, period, saltus, preperiod + period);
            List<Integer> expected = new ArrayList<>();
            for (int n = 0; n < preperiod; n++) {
                int later = n;
                int grown = values[n];
                while (later < preperiod) {
                    later += period;
                    grown += saltus;
                }
                if (values[later] != grown) {
                    expected.add(n);
                }
            }
            int most = random.nextInt(10);
            assertThat(PeriodExceptions.of(known, proved, most, Run.unlimited()))
                    .isEqualTo(new PeriodExceptions(
                            expected.size(),
                            expected.stream().limit(most).toList(),
                            expected.isEmpty() ? -1 : expected.getLast()));
        }
    }
}
