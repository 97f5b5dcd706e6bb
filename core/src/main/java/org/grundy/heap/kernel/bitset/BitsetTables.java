package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.sequence.NimValues;

/// What the kernel by rows knows of a sequence before a block: the rare heaps as shifts, the heaps of each
/// common value as squares, small heaps that may show rare values.
final class BitsetTables {
    private static final int MOST_WITNESSES = 4096;
    private static final int MOST_BEYOND = 64;
    private static final int RECENT = 1 << 15;
    private static final int FARTHEST = 1 << 20;
    private static final double SINGLE = 0.004;

    private final SparseSpace space;
    private final int[] codeOf;
    private final int[] valueOf;
    private final HeapBitMatrices squares;
    private final RareShifts shifts;
    private final RareWitnesses witnesses;
    private final int[] rareOf;
    private final int[] rareBelow;
    private final int used;
    private final int made;
    private final boolean ahead;

    private BitsetTables(SplitMoves splits, NimValues values, SparseSpace space, int next, boolean ahead) {
        this.space = space;
        this.made = values.size();
        this.ahead = ahead;
        this.codeOf = IntStream.range(0, 2 * space.codes())
                .map(value -> space.rare(value) ? Math.max(Long.SIZE, space.codes()) : space.code(value))
                .toArray();
        this.valueOf = IntStream.range(0, space.codes()).map(space::common).toArray();
        int[] heaps = recent(values);
        this.used = used(heaps);
        List<SplitMoves.Shift> all = coded(splits.shifts(values, space.rarePositions(values, 0)));
        int farthest = all.stream()
                .mapToInt(SplitMoves.Shift::distance)
                .filter(d -> d < FARTHEST)
                .max()
                .orElse(0);
        int window = (Math.max(farthest, Math.min(2 * made, 1 << 16)) + 2048) & -HeapBitMatrices.SIDE;
        this.shifts = new RareShifts(window, space.codes() <= Long.SIZE, ahead);
        shifts.add(all);
        this.squares = new HeapBitMatrices(space.codes(), window, next);
        fill(values);
        this.witnesses = new RareWitnesses(small(splits, values), heaps);
        this.rareOf = IntStream.range(0, space.codes()).map(space::rareOf).toArray();
        this.rareBelow = IntStream.range(0, space.codes())
                .map(code -> valueOf[code] - code)
                .toArray();
    }

    /// Tables for the block after the values known.
    ///
    /// @param ahead whether a block is begun while the one before is not yet known
    static BitsetTables of(SplitMoves splits, NimValues values, boolean ahead) {
        return new BitsetTables(splits, values, SparseSpace.find(values, SparseSpace.KERNEL_WEIGHT), start(values), ahead);
    }

    /// Tables for the same block in a space of twice as many values.
    BitsetTables wider(SplitMoves splits, NimValues values) {
        return new BitsetTables(splits, values, space.wider(), start(values), ahead);
    }

    /// The first heap of the block that contains the first heap that is not known.
    static int start(NimValues values) {
        return values.size() & -HeapBitMatrices.SIDE;
    }

    private List<SplitMoves.Shift> coded(List<SplitMoves.Shift> shifts) {
        return shifts.stream()
                .map(shift -> new SplitMoves.Shift(shift.distance(), space.code(shift.value())))
                .toList();
    }

    private void fill(NimValues values) {
        for (int n = Math.max(0, squares.origin()); n < made; n++) {
            int code = codeOf[values.get(n)];
            if (code < space.codes()) {
                squares.set(code, n);
            }
        }
    }

    private int[] recent(NimValues values) {
        int[] heaps = new int[space.codes()];
        for (int n = Math.max(made / 2, made - RECENT); n < made; n++) {
            int code = codeOf[values.get(n)];
            if (code < space.codes()) {
                heaps[code]++;
            }
        }
        return heaps;
    }

    /// As few codes as leave no more heaps above them than can be dealt with one by one.
    private static int used(int[] heaps) {
        double most = SINGLE * Arrays.stream(heaps).sum();
        int above = 0;
        int code = heaps.length;
        while (code > HeapBitMatrices.SIDE && above + heaps[code - 1] <= most) {
            above += heaps[--code];
        }
        return (code + HeapBitMatrices.SIDE - 1) & -HeapBitMatrices.SIDE;
    }

    /// Common heaps by which a block is read at a byte's start, so that no bits have to be moved.
    private List<SplitMoves.Shift> small(SplitMoves splits, NimValues values) {
        int last = Math.min(made / 4, squares.window()) - splits.last();
        int[] common = IntStream.range(1, last)
                .filter(n -> codeOf[values.get(n)] < space.codes())
                .toArray();
        return coded(splits.pairsWith(values, common).stream()
                .filter(shift -> shift.distance() % HeapBitMatrices.SIDE == 0)
                .sorted()
                .limit(MOST_WITNESSES)
                .toList());
    }

    /// Adds a rare heap that was found.
    void addRare(SplitMoves splits, NimValues values, int heap) {
        shifts.add(coded(splits.pairsWith(values, new int[] {heap})));
    }

    /// Whether the tables are still good for the next block.
    boolean suit(NimValues values) {
        return values.size() <= 2L * made && shifts.byReach().beyond().size() <= MOST_BEYOND;
    }

    SparseSpace space() {
        return space;
    }

    /// The code of each value of the space. Rare ones have the number of codes, at least 64: a power of two,
    /// so that no nim sum with a code is a code.
    int[] codeOf() {
        return codeOf;
    }

    /// The common value of each code.
    int[] valueOf() {
        return valueOf;
    }

    HeapBitMatrices squares() {
        return squares;
    }

    RareShifts shifts() {
        return shifts;
    }

    RareWitnesses witnesses() {
        return witnesses;
    }

    /// The rare value of each code.
    int[] rareOf() {
        return rareOf;
    }

    /// How many rare values are smaller than the common value of each code; they have the codes from 0 on.
    int[] rareBelow() {
        return rareBelow;
    }

    /// Codes below this one are looked for in blocks, larger ones heap by heap; a multiple of 8.
    int used() {
        return used;
    }
}
