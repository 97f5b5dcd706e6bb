package org.grundy.heap.sequence;

import java.util.ArrayList;
import java.util.List;
import org.grundy.heap.value.HeapValues;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// How often each value occurs among the first heaps of a nim-sequence, and where.
///
/// @param rows of the values that occur, by value
public record SequenceTally(List<Row> rows) {
    /// The largest value that is counted: three numbers are held for each.
    private static final int MAX_VALUE = (1 << 24) - 1;

    /// How many values are looked at between two charges.
    private static final int PIECE = 1 << 12;

    /// Copies the list.
    public SequenceTally {
        rows = List.copyOf(rows);
    }

    /// A value that occurs.
    ///
    /// @param heaps how many heaps have it
    /// @param first the first of them
    /// @param last the last of them
    public record Row(int value, long heaps, long first, long last) {}

    /// Counts. Called inside [Run#attempt].
    ///
    /// Cost: one pass over the values, and a few words for each value up to the largest one.
    ///
    /// @param values at least `count` of them
    /// @param count how many heaps are looked at
    /// @param run charged for the pass
    /// @throws InputError if there is a value above 2^24 − 1
    public static SequenceTally of(HeapValues values, long count, Run run) {
        if (values.max() > MAX_VALUE) {
            throw new InputError(
                    "a tally has values up to %s, and the largest one here is %s: write the values with --csv",
                    "统计的值至多为 %s，而这里最大的是 %s：请用 --csv 写出各值", MAX_VALUE, values.max());
        }
        Pass pass = new Pass(values.max() + 1);
        int[] piece = new int[PIECE];
        for (long from = 0; from < count; from += PIECE) {
            int heaps = (int) Math.min(PIECE, count - from);
            run.options(heaps);
            values.copy(from, piece, heaps);
            pass.over(from, piece, heaps);
        }
        return new SequenceTally(pass.rows());
    }

    /// What was counted so far.
    private static final class Pass {
        private final long[] heaps;
        private final long[] first;
        private final long[] last;

        Pass(int values) {
            heaps = new long[values];
            first = new long[values];
            last = new long[values];
        }

        void over(long from, int[] values, int count) {
            for (int i = 0; i < count; i++) {
                int value = values[i];
                if (heaps[value]++ == 0) {
                    first[value] = from + i;
                }
                last[value] = from + i;
            }
        }

        List<Row> rows() {
            List<Row> rows = new ArrayList<>();
            for (int value = 0; value < heaps.length; value++) {
                if (heaps[value] > 0) {
                    rows.add(new Row(value, heaps[value], first[value], last[value]));
                }
            }
            return rows;
        }
    }
}
