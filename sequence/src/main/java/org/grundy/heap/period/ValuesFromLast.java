package org.grundy.heap.period;

import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// Values in memory, read backwards: number 0 is the last of them.
///
/// @param run charged for what is compared
record ValuesFromLast(NimValues values, Run run) implements LastValues {
    /// How many values are compared at once.
    private static final int BLOCK = 512;

    /// How many shifts are tried between two charges: about a millisecond's work.
    private static final int SHIFTS = 1 << 20;

    /// So many shifts take as long as a step.
    private static final int SHIFTS_A_STEP = 1 << 7;

    @Override
    public long count() {
        return values.size();
    }

    /// As [NimValues#recurrence], in pieces that are charged.
    @Override
    public long recurrence(long wanted, long from, long to) {
        for (long first = from; first <= to; first += SHIFTS) {
            long last = Math.min(to, first + SHIFTS - 1);
            run.options(1 + (last - first) / SHIFTS_A_STEP);
            int shift = values.recurrence((int) Math.min(wanted, values.size()), (int) first, last);
            if (shift > 0) {
                return shift;
            }
        }
        return 0;
    }

    @Override
    public long equal(long shift, long limit) {
        return equal(0, (int) shift, (int) limit);
    }

    @Override
    public long occurrence(long wanted, long from, long to) {
        return new TwoWaySearch(this, (int) wanted).shift((int) from, to);
    }

    int get(int n) {
        return values.get(values.size() - 1 - n);
    }

    /// How many values from `first` on equal those from `second` on, at most `limit`.
    ///
    /// @param second at least `first`, and at most the number of values less the limit
    int equal(int first, int second, int limit) {
        int equal = 0;
        while (equal < limit) {
            int count = Math.min(BLOCK, limit - equal);
            run.option();
            if (!equalBlock(first + equal, second + equal, count)) {
                while (get(first + equal) == get(second + equal)) {
                    equal++;
                }
                return equal;
            }
            equal += count;
        }
        return equal;
    }

    private boolean equalBlock(int first, int second, int count) {
        int end = values.size() - count;
        return values.equalRuns(end - first, end - second, count);
    }
}
