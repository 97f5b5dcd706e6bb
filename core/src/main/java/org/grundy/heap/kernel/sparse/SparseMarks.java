package org.grundy.heap.kernel.sparse;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;

/// Options of eight heaps in a row, as marks on the cells of [SparseEncoding]: for each heap a byte for each rare
/// number and then one for each common number. A mark says that there is such an option.
final class SparseMarks {
    /// How many heaps are marked together.
    static final int TOGETHER = 8;

    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101_0101_0101_0101L;

    private final SplitMoves splits;
    private final int codes;
    private final byte[] marks;

    /// Room for marks.
    SparseMarks(SplitMoves splits, SparseSpace space) {
        this.splits = splits;
        this.codes = space.codes();
        this.marks = new byte[TOGETHER * 2 * codes];
    }

    /// Forgets all marks and marks what some heaps give, splits with a part of at most [NearSplits#LAST]
    /// excepted.
    ///
    /// @param start the first of the eight heaps
    void begin(int start, MarkingHeaps rare, MarkingHeaps others) {
        Arrays.fill(marks, (byte) 0);
        for (int taken : splits.pairs()) {
            rare.mark(start - taken, marks);
            others.mark(start - taken, marks);
        }
        if (splits.someUnequal()) {
            // Equal parts, which may not be left, have marked the sum 0. Whether others do is looked for.
            for (int index = 0; index < TOGETHER; index++) {
                marks[rare(index)] = 0;
            }
        }
    }

    /// Marks a cell.
    ///
    /// @param index of the heap among the eight
    void mark(int index, int cell) {
        marks[rare(index) + cell] = 1;
    }

    boolean isMarked(int index, int cell) {
        return marks[rare(index) + cell] != 0;
    }

    /// The first common number from one on that is not marked; that of values in each class if all are.
    int missingCommon(int index, int from) {
        return missing(rare(index) + codes, from, codes);
    }

    /// The first rare number from one on and below another one that is not marked; that other one if all are.
    int missingRare(int index, int from, int to) {
        return missing(rare(index), from, to);
    }

    private int rare(int index) {
        return 2 * index * codes;
    }

    private int missing(int base, int from, int to) {
        int code = from;
        while (code % Long.BYTES != 0 && code < to) {
            if (marks[base + code] == 0) {
                return code;
            }
            code++;
        }
        for (; code < to; code += Long.BYTES) {
            long open = ONES & ~(long) EIGHT.get(marks, base + code);
            if (open != 0) {
                return Math.min(to, code + Long.numberOfTrailingZeros(open) / Byte.SIZE);
            }
        }
        return to;
    }
}
