package org.grundy.heap;

import java.util.stream.IntStream;
import org.grundy.evidence.PeriodCertificate;

/// The heaps of a periodic nim-sequence whose values are not those that the eventual cycle, continued
/// backwards, would give them.
public final class PeriodExceptions {
    private PeriodExceptions() {}

    /// The exceptional heaps, increasing.
    ///
    /// @param values at least preperiod + period of them
    public static IntStream of(NimValues values, PeriodCertificate proved) {
        int preperiod = Math.toIntExact(proved.preperiod());
        int period = Math.toIntExact(proved.period());
        return IntStream.range(0, preperiod).filter(n -> {
            int rounds = Math.ceilDiv(preperiod - n, period);
            return values.get(n) + rounds * proved.saltus() != values.get(n + rounds * period);
        });
    }
}
