package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.value.NimValues;

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
    private final int[] turned;
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
        this.turned =
                IntStream.of(splits.singles()).filter(space.parity()::turnedBy).toArray();
        this.madeAt = values.size();
        this.ahead = ahead;
        int twice = 2 * space.classSize();
        int noIndex = Math.max(Long.SIZE, space.classSize());
        this.indexOf = byHeapBit(twice, (value, heap) -> space.rare(value, heap) ? noIndex : space.index(value));
        this.commonValue = byHeapBit(space.classSize(), space::commonValue);
        this.rareValue = byHeapBit(space.classSize(), space::rareValue);
        this.rareBelow = byHeapBit(space.classSize(), space::rareBelow);
        int[] heaps = recent(values);
        this.indexLimit = indexLimit(heaps);
        List<SplitMoves.Shift> all = byIndex(splits.shifts(values, space.rarePositions(values, 0), space.parity()));
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
    }

    /// What depends on an index and on the bit of a heap ([HeapParity]): all for bit 0, then all for bit 1.
    private int[] byHeapBit(int count, IntBinaryOperator of) {
        int heap = space.parity().bit(0);
        return IntStream.range(0, 2 * count)
                .map(i -> of.applyAsInt(i % count, i < count ? heap : 1 - heap))
                .toArray();
    }

    /// Tables for the block after the values known.
    ///
    /// @param ahead whether the far shifts of a block are ORed while the block before it is resolved
    static BitsetTables of(SplitMoves splits, NimValues values, SparseSpace space, boolean ahead) {
        return new BitsetTables(splits, values, space, start(values), ahead);
    }

    /// Tables for the same block in a space of twice as many values.
    ///
    /// @param heap the first one for which the space is too small
    BitsetTables wider(SplitMoves splits, NimValues values, int heap) {
        return new BitsetTables(splits, values, space.wider(heap), start(values), ahead);
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
        for (int n = Math.max(1, matrices.origin()); n < madeAt; n++) { // no split leaves a heap of 0
            int index = indexOf(values.get(n), n);
            if (index < space.classSize()) {
                matrices.set(index, n);
            }
        }
    }

    private int[] recent(NimValues values) {
        int[] heaps = new int[space.classSize()];
        for (int n = Math.max(madeAt / 2, madeAt - RECENT_HEAPS); n < madeAt; n++) {
            int index = indexOf(values.get(n), n);
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
                .filter(n -> indexOf(values.get(n), n) < space.classSize())
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

    /// The class index of the value of a heap, if it is common. Rare values have the size of the class, at
    /// least 64: a power of two, so that no nim sum of it and an index is an index.
    int indexOf(int value, int heap) {
        return indexOf[space.parity().bit(heap) * 2 * space.classSize() + value];
    }

    /// The value of a class index that is common for a heap.
    int commonValue(int index, int heap) {
        return commonValue[space.parity().bit(heap) * space.classSize() + index];
    }

    /// The numbers of tokens of the moves that leave one heap and give an option of the other class than
    /// that heap's value: rare heaps give common options by them, and no shift.
    int[] turned() {
        return turned;
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

    /// The value of a class index that is rare for a heap.
    int rareValue(int index, int heap) {
        return rareValue[space.parity().bit(heap) * space.classSize() + index];
    }

    /// How many values that are rare for a heap are smaller than the common one of a class index; theirs
    /// are 0, 1, ….
    int rareBelow(int index, int heap) {
        return rareBelow[space.parity().bit(heap) * space.classSize() + index];
    }

    /// Class indices below this one are found by blocks, larger ones heap by heap; a multiple of 8.
    int indexLimit() {
        return indexLimit;
    }
}
