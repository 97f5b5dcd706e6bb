package org.grundy.heap.kernel;

import java.util.Arrays;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// The values of a finite subtraction game. Sets of at most 63 numbers have values below 64, so the options
/// of a heap are one 64-bit mask and the mex its number of trailing ones.
///
/// Cost: one load for each member of the set and value.
public final class SubtractionKernel implements Kernel {
    private static final String NAME = "subtraction";

    /// The type of this kernel.
    public static final KernelType TYPE = new SoleKernelType<>(
            NAME,
            new BilingualText("games in which a number of a set is taken", "只能取某个集合中的数目的游戏"),
            SequenceRules.Taken.class,
            rules -> new SubtractionKernel(rules.set()));
    /// The most members for which every value is below 64, a bit of one word.
    private static final int MASK_MEMBERS = 63;

    /// How many values are computed between two charges to the run.
    private static final int PIECE = 1 << 16;

    private final int[] members;
    private final MexBitset marks = new MexBitset();

    public SubtractionKernel(SubtractionSet set) {
        this.members = set.upTo(NimValues.CAPACITY);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        values.reserve(to);
        while (values.size() < to) {
            int from = values.size();
            int end = Math.min(to, from + PIECE);
            run.positions(end - from);
            run.clock();
            if (members.length <= MASK_MEMBERS) {
                byMasks(values, from, end);
            } else {
                byMarks(values, end);
            }
        }
    }

    private void byMasks(NimValues values, int from, int end) {
        byte[] bytes = values.bytes();
        int largest = 0;
        int[] usable = members;
        for (int n = from; n < end; n++) {
            if (usable.length > 0 && n < usable[usable.length - 1]) {
                usable = takenFrom(n);
            } else if (usable.length < members.length && n >= members[usable.length]) {
                usable = takenFrom(n);
            }
            long mask = 0;
            for (int taken : usable) {
                mask |= 1L << bytes[n - taken];
            }
            int value = Long.numberOfTrailingZeros(~mask);
            bytes[n] = (byte) value;
            largest = Math.max(largest, value);
        }
        values.written(end, largest);
    }

    private void byMarks(NimValues values, int end) {
        for (int n = values.size(); n < end; n++) {
            marks.clear();
            for (int taken : takenFrom(n)) {
                marks.mark(values.get(n - taken));
            }
            values.add(marks.result());
        }
    }

    private int[] takenFrom(int n) {
        int count = members.length;
        while (count > 0 && members[count - 1] > n) {
            count--;
        }
        return count == members.length ? members : Arrays.copyOf(members, count);
    }
}
