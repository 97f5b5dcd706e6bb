package org.grundy.heap.period;

/// Looks in values for another occurrence of the last of them, in time linear in their number and without memory,
/// however much they repeat themselves: two-way string matching. All is read backwards from the last value.
///
/// Source: M. Crochemore and D. Perrin, "Two-way string-matching", J. ACM 38 (1991).
///
/// @param values those looked through
/// @param length how many of the last values are looked for, 1 to their number
record TwoWaySearch(ValuesFromLast values, int length) {
    /// How many values are compared between two charges.
    private static final int CHARGED = 1 << 16;

    /// The critical factorization of the values looked for: a place where the least repetition around it is as long as
    /// their least period.
    ///
    /// @param left how many values lie before that place
    /// @param period the least period of those after it
    private record Factorization(int left, int period) {}

    /// The least shift at which the last values occur again.
    ///
    /// @param from the least shift tried, at least 1
    /// @param longest the largest, less than the number of values by at least the length
    /// @return 0 if there is none
    int shift(int from, long longest) {
        Factorization rising = maximalSuffix(1);
        Factorization falling = maximalSuffix(-1);
        Factorization critical = rising.left > falling.left ? rising : falling;
        return beginsAgain(critical)
                ? shiftOfRepeated(critical, from, longest)
                : shiftOfUnrepeated(critical.left, from, longest);
    }

    /// Whether what lies before the critical place occurs again a period later: then the period found is that of all.
    private boolean beginsAgain(Factorization critical) {
        int period = critical.period;
        return critical.left + period <= length && values.equal(0, period, critical.left) == critical.left;
    }

    /// The search for values with a period: after a shift by it, what is known to be equal is not compared again.
    private int shiftOfRepeated(Factorization critical, int from, long longest) {
        int known = 0;
        for (long shift = from; shift <= longest; ) {
            int start = Math.max(critical.left, known);
            int after = values.equal(start, (int) shift + start, length - start);
            if (start + after < length) {
                shift += start + after - critical.left + 1;
                known = 0;
                continue;
            }
            if (known >= critical.left
                    || values.equal(known, (int) shift + known, critical.left - known) == critical.left - known) {
                return (int) shift;
            }
            shift += critical.period;
            known = length - critical.period;
        }
        return 0;
    }

    private int shiftOfUnrepeated(int left, int from, long longest) {
        int period = Math.max(left, length - left) + 1;
        for (long shift = from; shift <= longest; ) {
            int after = values.equal(left, (int) shift + left, length - left);
            if (left + after < length) {
                shift += after + 1;
            } else if (values.equal(0, (int) shift, left) == left) {
                return (int) shift;
            } else {
                shift += period;
            }
        }
        return 0;
    }

    /// The largest suffix of the values looked for, and its period.
    ///
    /// @param order 1 by the order of numbers, -1 by its reverse
    private Factorization maximalSuffix(int order) {
        int suffix = 0;
        int candidate = 1;
        int period = 1;
        long charged = 0;
        for (int same = 0; candidate + same < length; ) {
            int difference = order * Integer.compare(values.get(candidate + same), values.get(suffix + same));
            if (candidate + same >= charged) {
                values.run().options(CHARGED);
                charged += CHARGED;
            }
            if (difference < 0) {
                candidate += same + 1;
                same = 0;
                period = candidate - suffix;
            } else if (difference > 0) {
                suffix = candidate++;
                same = 0;
                period = 1;
            } else if (++same == period) {
                candidate += period;
                same = 0;
            }
        }
        return new Factorization(suffix, period);
    }
}
