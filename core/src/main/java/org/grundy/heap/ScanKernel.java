package org.grundy.heap;

import java.util.Arrays;
import org.grundy.run.Run;

/// The kernel for sequences of moderate length whatever their values: most values are shown to be options
/// for a block of 504 heaps at once ([Witnesses]), and those left are looked for among all splits of a
/// heap, 64 at a time ([PairScan]). The least one that is not found is the mex.
///
/// Cost a heap of n: about n/128 steps for each kind of split, to see that the mex is no option, and a few
/// hundred loads for all smaller values together.
final class ScanKernel implements Kernel {
    private static final int BLOCK = PositionRows.BLOCK;
    private static final int WORDS = PositionRows.BLOCK_WORDS;

    /// So many values must be known, and the tokens of one move more.
    static final int LEAST = 1024;

    private final Splits splits;
    private final PairScan scan;
    private final BitColumns columns = new BitColumns();
    private final long[] all = new long[WORDS];
    private final long[] open = new long[WORDS];
    private ScanTables tables;
    private long[] reached = new long[0];
    private long[] options = new long[0];
    private long[] taken = new long[0];
    private int next;

    /// A kernel that goes on from some values.
    ///
    /// @param values at least [#LEAST] and the most tokens of a move
    ScanKernel(Splits splits, NimValues values) {
        this.splits = splits;
        this.scan = new PairScan(splits);
        Arrays.fill(all, -1L);
        this.tables = ScanTables.of(splits, values);
        this.next = values.size();
    }

    @Override
    public String name() {
        return "scan";
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        while (values.size() < to) {
            run.positions(BLOCK);
            run.clock();
            if (next != values.size() || !tables.suits(values)) {
                tables = ScanTables.of(splits, values);
            }
            block(values);
            next = values.size();
        }
    }

    private void block(NimValues values) {
        PositionRows rows = tables.rows();
        int used = tables.used();
        rows.makeRoom(next);
        begin(used);
        for (int value = 0; value < used; value++) {
            boolean some = tables.witnesses().leaveOpen(rows, next, value, all, 0, open);
            for (int word = 0; word < WORDS; word++) {
                reached[value * WORDS + word] = some ? ~open[word] : -1L;
            }
        }
        columns.turn(reached, used, options, used / Long.SIZE);
        for (int heap = 0; heap < BLOCK; heap++) {
            int value = mex(values, heap, used);
            values.add(value);
            if (value < used) {
                taken[value * WORDS + (heap >> 6)] |= 1L << heap;
            }
        }
        for (int value = 0; value < used; value++) {
            rows.put(value, next, taken, value * WORDS);
        }
    }

    private void begin(int used) {
        if (reached.length != used * WORDS) {
            reached = new long[used * WORDS];
            options = new long[used * WORDS];
            taken = new long[used * WORDS];
        }
        Arrays.fill(taken, 0);
    }

    private int mex(NimValues values, int heap, int used) {
        int width = used / Long.SIZE;
        for (int word = 0; word < width; word++) {
            for (long left = ~options[heap * width + word]; left != 0; left &= left - 1) {
                int value = (word << 6) + Long.numberOfTrailingZeros(left);
                if (!scan.reaches(values, next + heap, value)) {
                    return value;
                }
            }
        }
        int value = used;
        while (scan.reaches(values, next + heap, value)) {
            value++;
        }
        return value;
    }
}
