package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.sequence.NimValues;

/// What the bitset kernel knows of a sequence before a block: the rare heaps as shifts, the heaps of each
/// common value as bit matrices, and the small heaps that verify rare values.
final class BitsetTables {
    /// The most shifts of small heaps that are kept for the verification: some hundred are used at a time.
    private static final int MAX_WITNESSES = 4096;

    /// The most shifts that reach beyond the window before the tables are made again: each costs one step for
    /// every heap.
    private static final int MAX_OUTSIDE = 64;

    /// How many of the last heaps tell which values are frequent.
    private static final int RECENT_HEAPS = 1 << 15;

    /// Shifts of at least this distance do not widen the window: a heap kept costs a byte for each 8 indices.
    private static final int MAX_WINDOW = 1 << 20;

    /// The heaps kept where the shifts known need fewer, as far as the sequence may grow before the tables
    /// are made again: a rare heap that is found may reach as far.
    private static final int USUAL_WINDOW = 1 << 16;

    /// Heaps kept beyond the farthest shift: those of four blocks.
    private static final int MARGIN = 2048;

    /// The part of the heaps whose index may be too large for the block and is found heap by heap.
    private static final double LARGE_INDICES = 0.004;

    private final SparseSpace space;
    private final int[] indexOf;
    private final int[] commonValue;
    private final HeapBitMatrices matrices;
    private final RareShifts shifts;
    private final RareWitnesses witnesses;
    private final int[] rareValue;
    private final int[] rareBelow;
    private final int indexLimit;
    private final int madeAt;
    private final boolean ahead;

    private BitsetTables(SplitMoves splits, NimValues values, SparseSpace space, int next, boolean ahead) {
        this.space = space;
        this.madeAt = values.size();
        this.ahead = ahead;
        this.indexOf = IntStream.range(0, 2 * space.classSize())
                .map(value -> space.rare(value) ? Math.max(Long.SIZE, space.classSize()) : space.index(value))
                .toArray();
        this.commonValue =
                IntStream.range(0, space.classSize()).map(space::commonValue).toArray();
        int[] heaps = recent(values);
        this.indexLimit = indexLimit(heaps);
        List<SplitMoves.Shift> all = byIndex(splits.shifts(values, space.rarePositions(values, 0)));
        int farthest = all.stream()
                .mapToInt(SplitMoves.Shift::distance)
                .filter(d -> d < MAX_WINDOW)
                .max()
                .orElse(0);
        int window = (Math.max(farthest, Math.min(2 * madeAt, USUAL_WINDOW)) + MARGIN) & -HeapBitMatrices.SIDE;
        this.shifts = new RareShifts(window, space.classSize() <= Long.SIZE, ahead);
        shifts.add(all);
        this.matrices = new HeapBitMatrices(space.classSize(), window, next);
        fill(values);
        this.witnesses = new RareWitnesses(witnesses(splits, values), heaps);
        this.rareValue =
                IntStream.range(0, space.classSize()).map(space::rareValue).toArray();
        this.rareBelow = IntStream.range(0, space.classSize())
                .map(index -> commonValue[index] - index)
                .toArray();
    }

    /// Tables for the block after the values known.
    ///
    /// @param ahead whether the far shifts of a block are ORed while the block before it is resolved
    static BitsetTables of(SplitMoves splits, NimValues values, boolean ahead) {
        return new BitsetTables(
                splits, values, SparseSpace.find(values, SparseSpace.KERNEL_WEIGHT), start(values), ahead);
    }

    /// Tables for the same block in a space of twice as many values.
    BitsetTables wider(SplitMoves splits, NimValues values) {
        return new BitsetTables(splits, values, space.wider(), start(values), ahead);
    }

    /// The first heap of the block that contains the first heap that is not known.
    static int start(NimValues values) {
        return values.size() & -HeapBitMatrices.SIDE;
    }

    private List<SplitMoves.Shift> byIndex(List<SplitMoves.Shift> shifts) {
        return shifts.stream()
                .map(shift -> new SplitMoves.Shift(shift.distance(), space.index(shift.value())))
                .toList();
    }

    private void fill(NimValues values) {
        for (int n = Math.max(0, matrices.origin()); n < madeAt; n++) {
            int index = indexOf[values.get(n)];
            if (index < space.classSize()) {
                matrices.set(index, n);
            }
        }
    }

    private int[] recent(NimValues values) {
        int[] heaps = new int[space.classSize()];
        for (int n = Math.max(madeAt / 2, madeAt - RECENT_HEAPS); n < madeAt; n++) {
            int index = indexOf[values.get(n)];
            if (index < space.classSize()) {
                heaps[index]++;
            }
        }
        return heaps;
    }

    /// The least limit above which no more heaps lie than can be resolved one by one.
    private static int indexLimit(int[] heaps) {
        double most = LARGE_INDICES * Arrays.stream(heaps).sum();
        int above = 0;
        int index = heaps.length;
        while (index > HeapBitMatrices.SIDE && above + heaps[index - 1] <= most) {
            above += heaps[--index];
        }
        return (index + HeapBitMatrices.SIDE - 1) & -HeapBitMatrices.SIDE;
    }

    /// Shifts of small common heaps whose distances are divisible by 8, so that no bits have to be shifted.
    private List<SplitMoves.Shift> witnesses(SplitMoves splits, NimValues values) {
        int last = Math.min(madeAt / 4, matrices.window()) - splits.last();
        int[] common = IntStream.range(1, last)
                .filter(n -> indexOf[values.get(n)] < space.classSize())
                .toArray();
        return byIndex(splits.pairsWith(values, common).stream()
                .filter(shift -> shift.distance() % HeapBitMatrices.SIDE == 0)
                .sorted()
                .limit(MAX_WITNESSES)
                .toList());
    }

    /// Adds a rare heap that was found.
    void addRare(SplitMoves splits, NimValues values, int heap) {
        shifts.add(byIndex(splits.pairsWith(values, new int[] {heap})));
    }

    /// Whether the tables can serve the next block.
    boolean canServe(NimValues values) {
        return values.size() <= 2L * madeAt && shifts.byDistance().outside().size() <= MAX_OUTSIDE;
    }

    SparseSpace space() {
        return space;
    }

    /// The class index of each common value. Rare values have the size of the class, at least 64: a power of
    /// two, so that no nim sum of it and an index is an index.
    int[] indexOf() {
        return indexOf;
    }

    /// The common value of each class index.
    int[] commonValue() {
        return commonValue;
    }

    HeapBitMatrices matrices() {
        return matrices;
    }

    RareShifts shifts() {
        return shifts;
    }

    RareWitnesses witnesses() {
        return witnesses;
    }

    /// The rare value of each class index.
    int[] rareValue() {
        return rareValue;
    }

    /// How many rare values are smaller than the common value of each class index; theirs are 0, 1, ….
    int[] rareBelow() {
        return rareBelow;
    }

    /// Class indices below this one are found by blocks, larger ones heap by heap; a multiple of 8.
    int indexLimit() {
        return indexLimit;
    }
}
