package org.grundy.heap.kernel.sparse;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;

/// Options of eight heaps in a row, as marks by encoded value ([SparseEncoding]): for each heap a byte for
/// each rare value, then one for each common value. A mark says that there is such an option.
final class SparseMarks {
    /// How many heaps are marked together.
    static final int TOGETHER = 8;

    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101_0101_0101_0101L;

    private final SplitMoves splits;
    private final int classSize;
    private final byte[] marks;

    SparseMarks(SplitMoves splits, SparseSpace space) {
        this.splits = splits;
        this.classSize = space.classSize();
        this.marks = new byte[TOGETHER * 2 * classSize];
    }

    /// Clears all marks and marks the options that some heaps give, splits with a part of at most
    /// [NearSplits#LAST] excepted.
    ///
    /// @param start the first of the eight heaps
    void begin(int start, MarkingHeaps rare, MarkingHeaps others) {
        Arrays.fill(marks, (byte) 0);
        for (int taken : splits.pairs()) {
            rare.mark(start - taken, marks);
            others.mark(start - taken, marks);
        }
        if (splits.someUnequal()) {
            // Equal parts, which may not be left, have marked the sum 0: other splits are probed for it.
            for (int slot = 0; slot < TOGETHER; slot++) {
                marks[rare(slot)] = 0;
            }
        }
    }

    /// Marks an encoded value.
    ///
    /// @param slot of the heap among the eight
    void mark(int slot, int encoded) {
        marks[rare(slot) + encoded] = 1;
    }

    boolean isMarked(int slot, int encoded) {
        return marks[rare(slot) + encoded] != 0;
    }

    /// The first class index, not below `from`, whose common value is not marked; the size of the class if
    /// all are.
    int missingCommon(int slot, int from) {
        return missing(rare(slot) + classSize, from, classSize);
    }

    /// The first class index, not below `from`, whose rare value is not marked; `to` if all below it are.
    int missingRare(int slot, int from, int to) {
        return missing(rare(slot), from, to);
    }

    private int rare(int slot) {
        return 2 * slot * classSize;
    }

    private int missing(int base, int from, int to) {
        int index = from;
        while (index % Long.BYTES != 0 && index < to) {
            if (marks[base + index] == 0) {
                return index;
            }
            index++;
        }
        for (; index < to; index += Long.BYTES) {
            long open = ONES & ~(long) EIGHT.get(marks, base + index);
            if (open != 0) {
                return Math.min(to, index + Long.numberOfTrailingZeros(open) / Byte.SIZE);
            }
        }
        return to;
    }
}
