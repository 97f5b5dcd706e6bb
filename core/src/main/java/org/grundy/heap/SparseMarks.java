package org.grundy.heap;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/// The options of eight heaps in a row, as marks on the cells of [SparseCells]: for each heap a byte for each
/// rare number and then one for each common number. A mark says that there is such an option; where there is
/// none, [#settle] looks.
final class SparseMarks {
    /// How many heaps are marked together.
    static final int TOGETHER = 8;

    /// Larger parts may be marked, and are looked at, before a heap's turn comes.
    static final int NEAR = 64;

    /// Parts up to this one are marked when a heap's turn comes: what is marked together for eight heaps leaves
    /// out some parts a little above [#NEAR].
    private static final int MARKED_LATE = NEAR + TOGETHER;

    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101_0101_0101_0101L;

    private final Splits splits;
    private final SparseCells sequence;
    private final int codes;
    private final byte[] marks;
    private int commonLooks;
    private int rareLooks;
    private int least;
    private boolean leastOpen;
    private int nextRare;
    private final SplitLook look;

    /// Room for marks.
    SparseMarks(Splits splits, SparseCells sequence, SplitScan scan) {
        this.splits = splits;
        this.sequence = sequence;
        this.look = new SplitLook(splits, scan);
        this.codes = sequence.space().codes();
        this.marks = new byte[TOGETHER * 2 * codes];
    }

    /// Forgets all marks and marks what some heaps give, splits with a part of at most [#NEAR] excepted.
    ///
    /// @param start the first of the eight heaps
    void begin(int start, MarkingHeaps rare, MarkingHeaps others) {
        Arrays.fill(marks, (byte) 0);
        commonLooks = 0;
        rareLooks = 0;
        for (int pair = 0; pair < splits.pairs().length; pair++) {
            int rest = start - splits.pairs()[pair];
            rare.mark(rest, marks);
            others.mark(rest, marks);
        }
        if (splits.someUnequal()) {
            // Equal parts, which may not be left, have marked the sum 0. Whether others do is looked for.
            for (int index = 0; index < TOGETHER; index++) {
                marks[rare(index)] = 0;
            }
        }
    }

    /// Whether a split with a small part, the most equal split of all, or a move that leaves one heap has a
    /// cell.
    ///
    /// @param heap all before it being known
    boolean nearReaches(int heap, int cell) {
        boolean found = false;
        for (int taken : splits.singles()) {
            found |= sequence.cell(heap - taken) == cell;
        }
        for (int pair = 0; pair < splits.pairs().length; pair++) {
            int rest = heap - splits.pairs()[pair];
            int middle = splits.smaller(pair, rest);
            int last = Math.min(MARKED_LATE, middle);
            for (int part = 1; part <= last; part++) {
                found |= sequence.sum(part, rest - part) == cell;
            }
            found |= sequence.sum(middle, rest - middle) == cell;
        }
        return found;
    }

    /// Marks what [#nearReaches] looks at.
    ///
    /// @param index of the heap among the eight
    void markNear(int heap, int index) {
        int base = rare(index);
        for (int taken : splits.singles()) {
            marks[base + sequence.cell(heap - taken)] = 1;
        }
        for (int pair = 0; pair < splits.pairs().length; pair++) {
            int rest = heap - splits.pairs()[pair];
            int middle = splits.smaller(pair, rest);
            int last = Math.min(MARKED_LATE, middle);
            for (int part = 1; part <= last; part++) {
                marks[base + sequence.sum(part, rest - part)] = 1;
            }
            marks[base + sequence.sum(middle, rest - middle)] = 1;
        }
    }

    /// Looks among the splits with larger parts for what is not marked, and marks what it finds, until the
    /// least common number is known that is not found, and all smaller rare values were looked for.
    ///
    /// @param allCommon whether all common options of such splits are marked already
    /// @return the number of the least common value that is no such option; that of values in each class if
    ///     there is none
    int settle(int heap, int index, boolean allCommon) {
        return settle(heap, index, 0, 0, allCommon);
    }

    /// The same again when splits with a small part have been marked.
    ///
    /// @param common what was given back before
    int settleAgain(int heap, int index, int common, boolean allCommon) {
        return common < codes && marks[common(index) + common] != 0
                ? settle(heap, index, common + 1, rareBelow(common), allCommon)
                : common;
    }

    private int settle(int heap, int index, int fromCommon, int fromRare, boolean allCommon) {
        look.begin(heap);
        least = missing(common(index), fromCommon, codes);
        leastOpen = !allCommon && least < codes;
        nextRare = fromRare;
        int first = target(index, true);
        int second = target(index, false);
        int firstLeft = look.stretches();
        int secondLeft = firstLeft;
        while (first >= 0 || second >= 0) {
            int found = look.next(first, second);
            firstLeft--;
            secondLeft--;
            if (first >= 0 && ((found & 1) != 0 || firstLeft == 0)) {
                end(index, first, (found & 1) != 0, look.stretches() - firstLeft);
                first = target(index, true);
                firstLeft = look.stretches();
            }
            if (second >= 0 && ((found & 2) != 0 || secondLeft == 0)) {
                end(index, second, (found & 2) != 0, look.stretches() - secondLeft);
                second = -1;
            }
            if (second < 0) {
                second = target(index, false);
                secondLeft = look.stretches();
            }
        }
        return least;
    }

    /// What to look for next, a cell; −1 if there is nothing.
    private int target(int index, boolean common) {
        if (common && leastOpen) {
            return codes | least;
        }
        int to = rareBelow(least);
        int open = missing(rare(index), nextRare, to);
        nextRare = Math.min(to, open + 1);
        return open < to ? open : -1;
    }

    /// Takes note of what was found or not.
    private void end(int index, int cell, boolean found, int stretches) {
        if (cell >= codes) {
            if (found) {
                commonLooks += stretches;
                least = missing(common(index), least + 1, codes);
            }
            leastOpen = found && least < codes;
        } else if (found) {
            rareLooks += stretches;
            marks[rare(index) + cell] = 1;
        }
    }

    private int rareBelow(int common) {
        return common == codes ? codes : sequence.space().common(common) - common;
    }

    /// The least value that was neither marked nor found.
    ///
    /// @param common the number of the least such common value; there is one
    int value(int index, int common) {
        int to = rareBelow(common);
        int open = missing(rare(index), 0, to);
        return open < to ? sequence.space().rareOf(open) : sequence.space().common(common);
    }

    /// What it took to find common values that were not marked, in splits that were looked at.
    int commonLooks() {
        return commonLooks;
    }

    /// The same for rare values.
    int rareLooks() {
        return rareLooks;
    }

    private int rare(int index) {
        return 2 * index * codes;
    }

    private int common(int index) {
        return (2 * index + 1) * codes;
    }

    /// The first number from one on and below another one that is not marked; that other one if all are.
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
