package org.grundy.heap.period;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// The heaps of a periodic nim-sequence whose values are not those that the eventual cycle, continued
/// backwards, would give them. There may be hundreds of millions: they are counted, and the first ones listed.
///
/// @param count how many there are
/// @param first the first of them, increasing
/// @param last the last one; -1 if there is none
public record PeriodExceptions(int count, List<Integer> first, int last) {
    public PeriodExceptions {
        first = List.copyOf(first);
    }

    /// The exceptions of a sequence.
    ///
    /// Cost: one pass over the values before the period.
    ///
    /// @param values at least preperiod + period of them
    /// @param most at most this many are listed; at least 0
    /// @param run charged for the heaps before the period
    public static PeriodExceptions of(NimValues values, PeriodCertificate proved, int most, Run run) {
        List<Integer> first = new ArrayList<>();
        int[] countAndLast = {0, -1};
        each(values, proved, run, n -> {
            if (countAndLast[0]++ < most) {
                first.add(n);
            }
            countAndLast[1] = n;
        });
        return new PeriodExceptions(countAndLast[0], first, countAndLast[1]);
    }

    /// Gives the exceptional heaps, increasing.
    ///
    /// @param values at least preperiod + period of them
    /// @param run charged for the heaps before the period
    public static void each(NimValues values, PeriodCertificate proved, Run run, IntConsumer action) {
        int preperiod = Math.toIntExact(proved.preperiod());
        int period = Math.toIntExact(proved.period());
        int rounds = Math.ceilDiv(preperiod, period);
        int end = preperiod + period;
        int inCycle = rounds * period;
        for (int n = 0; n < preperiod; n++) {
            run.option();
            if (values.get(n) + rounds * proved.saltus() != values.get(inCycle)) {
                action.accept(n);
            }
            if (++inCycle == end) {
                inCycle = preperiod;
                rounds--;
            }
        }
    }
}
