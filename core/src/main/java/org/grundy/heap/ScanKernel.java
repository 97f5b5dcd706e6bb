package org.grundy.heap;

import java.util.Arrays;
import org.grundy.run.Run;

/// The kernel for sequences of moderate length whatever their values: some thousand splits of a heap are
/// marked, which shows nearly every value below the mex; what is left is looked for among all splits, many
/// at a time ([PairScan]). The least one that is not found is the mex.
///
/// A mark costs as much as ten splits that are looked at, and shows any value at all; so the number of
/// marks is adapted until few values are left.
///
/// Cost a heap of n: the marks, about n/128 steps for each kind of split to see that the mex is no option
/// (n/64 where values have two bytes), and less for each value left.
final class ScanKernel implements Kernel {
    /// So many values must be known, and the tokens of one move more.
    static final int LEAST = 1024;

    private static final int ROUNDS = 127;
    private static final int SAMPLE = 64;
    private static final int FEWEST_LEFT = 10 * SAMPLE;
    private static final int MOST_LEFT = 16 * SAMPLE;
    private static final int FEWEST_MARKS = 256;

    private final Splits splits;
    private final PairScan scan;
    private byte[] stamps = new byte[0];
    private byte round;
    private int marks = FEWEST_MARKS;
    private int left;

    /// A kernel that goes on from some values.
    ///
    /// @param values at least [#LEAST] and the most tokens of a move
    ScanKernel(Splits splits, NimValues values) {
        this.splits = splits;
        this.scan = new PairScan(splits);
        this.marks = Math.max(FEWEST_MARKS, values.size() / 16);
    }

    @Override
    public String name() {
        return "scan";
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        values.reserve(to);
        while (values.size() < to) {
            int end = Math.min(to, values.size() + SAMPLE);
            run.positions(end - values.size());
            run.clock();
            while (values.size() < end) {
                values.add(next(values));
            }
            adapt();
        }
    }

    private void adapt() {
        if (left > MOST_LEFT) {
            marks += marks / 8;
        } else if (left < FEWEST_LEFT && marks > FEWEST_MARKS) {
            marks -= marks / 8;
        }
        left = 0;
    }

    private int next(NimValues values) {
        int n = values.size();
        begin(values);
        for (int taken : splits.singles()) {
            stamps[values.get(n - taken)] = round;
        }
        for (int i = 0; i < splits.pairs().length; i++) {
            int rest = n - splits.pairs()[i];
            int smaller = splits.smaller(i, rest);
            int count = Math.min(smaller, marks / splits.pairs().length);
            mark(values, (smaller - count) / 2 + 1, count, rest);
        }
        int value = 0;
        while (stamps[value] == round || found(values, n, value)) {
            value++;
        }
        return value;
    }

    private boolean found(NimValues values, int n, int value) {
        left++;
        return scan.reaches(values, n, value);
    }

    private void begin(NimValues values) {
        // The nim sum of two values is below the power of two above both, and the mex may be just that.
        int needed = 2 * Integer.highestOneBit(values.max() + 1) + 1;
        if (stamps.length < needed) {
            stamps = new byte[needed];
            round = 0;
        }
        if (++round == ROUNDS) {
            Arrays.fill(stamps, (byte) 0);
            round = 1;
        }
    }

    private void mark(NimValues values, int from, int count, int rest) {
        switch (values.width()) {
            case 1 -> markBytes(values.bytes(), from, from + count, rest);
            case 2 -> markChars(values.chars(), from, from + count, rest);
            default -> {
                for (int part = from; part < from + count; part++) {
                    stamps[values.get(part) ^ values.get(rest - part)] = round;
                }
            }
        }
    }

    private void markBytes(byte[] values, int from, int to, int rest) {
        byte[] marked = stamps;
        byte stamp = round;
        for (int part = from; part < to; part++) {
            marked[(values[part] ^ values[rest - part]) & 0xFF] = stamp;
        }
    }

    private void markChars(char[] values, int from, int to, int rest) {
        byte[] marked = stamps;
        byte stamp = round;
        for (int part = from; part < to; part++) {
            marked[values[part] ^ values[rest - part]] = stamp;
        }
    }
}
