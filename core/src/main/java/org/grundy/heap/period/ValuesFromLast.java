package org.grundy.heap.period;

import org.grundy.heap.sequence.NimValues;
import org.grundy.run.Run;

/// Values read backwards: number 0 is the last of them.
///
/// @param run charged for what is compared
record ValuesFromLast(NimValues values, Run run) {
    /// How many values are compared at once.
    private static final int BLOCK = 512;

    int count() {
        return values.size();
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
