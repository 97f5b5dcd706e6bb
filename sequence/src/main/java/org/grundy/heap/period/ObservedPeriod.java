package org.grundy.heap.period;

import java.util.Optional;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// A repetition that the values computed so far show and no theorem proves: G(n + period) = G(n) + saltus
/// for every n from `preperiod` on, as far as `to`. It may end later.
///
/// @param preperiod first n from which it holds
/// @param period at least 1
/// @param saltus at least 0
/// @param to how many values were compared
public record ObservedPeriod(int preperiod, int period, int saltus, int to) {
    /// The fewest values in which a period is looked for.
    private static final int MIN_VALUES = 40;

    /// How many times the last half of the values must show the period.
    private static final int MIN_ROUNDS = 4;

    /// The least period that the last half of the values shows at least four times.
    ///
    /// When a comparison with shift p fails after m values, no shift q with p < q < m can do better: the
    /// differences of the last values would have both periods, hence their gcd, and what broke p would break
    /// q as well. So a failed comparison saves those of the shifts between.
    ///
    /// Cost: usually a few passes over the values, and never more comparisons than an eighth of them squared.
    ///
    /// @param run charged for them
    public static Optional<ObservedPeriod> of(NimValues values, Run run) {
        int size = values.size();
        if (size < MIN_VALUES) {
            return Optional.empty();
        }
        for (int period = 1; period <= size / 2 / MIN_ROUNDS; ) {
            run.option();
            int saltus = values.get(size - 1) - values.get(size - 1 - period);
            int preperiod = preperiod(values, period, saltus, run);
            if (preperiod <= size / 2) {
                return Optional.of(new ObservedPeriod(preperiod, period, saltus, size))
                        .filter(found -> saltus >= 0);
            }
            int equal = size - period - preperiod;
            period = Math.max(period + 1, equal);
        }
        return Optional.empty();
    }

    private static int preperiod(NimValues values, int period, int saltus, Run run) {
        int n = values.size() - period;
        while (n > 0 && values.get(n - 1 + period) == values.get(n - 1) + saltus) {
            run.option();
            n--;
        }
        return n;
    }
}
