package org.grundy.heap.kernel.word;

import org.grundy.heap.kernel.NextHeaps;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.value.HeapValues;

/// The next heaps of a sequence with few rare heaps and at most 64 class indices, a segment of 32,
/// 16 or 8 heaps at a time.
///
/// Layout. A heap is a word of 16, 32 or 64 bits with the bit of its class index alone
/// ([WordWindow]), so its options are a word, too, and the index of the heap is the lowest bit that
/// is 0:
///
///     heaps n … n+7, 16 indices    0000000000000100 0100000000000000 …     16 bytes, from any heap on
///
/// A rare heap gives a shift (s, v): the options of a segment are the words s heaps before, with
/// bit i moved to i⊕v ([ShiftedWords]); heaps that are not known yet have no bit. As they become
/// known, each gives what it is to the others of the segment: 64 bits at a time where those do not
/// depend on each other ([WordByWord]), else heap by heap ([HeapByHeap]). At last the rare values
/// below that of each heap are verified to be options, by small common heaps in the same way
/// ([WordWitnesses]); the few that they leave open are searched for ([SplitSearch]). Where one is
/// no option the heap has it, and is one more rare heap.
///
/// Nothing is needed of the heaps between the first ones and the last ones but for values that the
/// search does not find there, and for rare heaps that are farther back than the window: so heaps
/// may have more than 32 bits.
///
/// Cost for one heap with R shifts, W witnesses and b bytes of a word: (R+W)·b/64 loads and ORs of
/// 64 bytes, and a chain of some eleven cycles from one heap to the next, or fourteen from 64 bits
/// to the next ones.
public final class WordBlocks implements NextHeaps {
    /// The most bits of values: 64 class indices.
    private static final int MAX_BITS = 7;

    /// One more than the largest value.
    public static final int MAX_VALUES = 1 << MAX_BITS;

    /// The most rare heaps for which this pays.
    public static final int MAX_RARE = 256;

    private final SplitMoves splits;
    private final SparseSpace space;
    private final RareHeaps rare;
    private final OutsideShifts outside;
    private final WordWindow window;
    private WordWitnesses witnesses;
    private final SplitSearch search;
    private final long[] options = new long[WordWindow.LONGS + SegmentMex.MORE];
    private final long[] needed = new long[WordWindow.LONGS];
    private final long[] attained = new long[WordWindow.LONGS];
    private final byte[] commonValues;
    private final long[] rareBelow;
    private WordTables tables;
    private SegmentMex mex;
    private int alone;

    /// The heaps behind those that are known.
    ///
    /// @param stored all values that are known now, below 128, and from now on those that the
    /// caller adds
    ///     to them; at least 1024 and four times the most tokens of a move
    /// @param space with `rare` as [#serves] asks for
    /// @param rare the rare heaps among them
    public WordBlocks(SplitMoves splits, HeapValues stored, SparseSpace space, RareHeaps rare) {
        this(splits, stored, space, rare, 0);
    }

    /// The same without anything but the first values and the last ones. Where these do not show
    /// whether a rare value is an option, the computation ends: [#isDecided()].
    ///
    /// @param known the values that are known now; the first and the last ones are read
    /// @param ends how many these are, at least 65 536
    /// @param rare all far before the heap of that number
    public static WordBlocks ofEnds(SplitMoves splits, HeapValues known, int ends, SparseSpace space, RareHeaps rare) {
        return new WordBlocks(splits, known, space, rare, ends);
    }

    private WordBlocks(SplitMoves splits, HeapValues stored, SparseSpace space, RareHeaps rare, int ends) {
        this.splits = splits;
        this.space = space;
        this.rare = rare;
        this.window = new WordWindow(stored, space, Math.max(WordWindow.kept(splits, rare), ends), ends);
        this.outside = new OutsideShifts(window, stored);
        this.tables = new WordTables(splits, space, rare, window);
        this.mex = SegmentMex.of(window, tables);
        this.commonValues = tables.commonValues();
        this.rareBelow = tables.rareBelow();
        this.witnesses = new WordWitnesses(splits, window, rareBelow);
        this.search = new SplitSearch(splits, window, ends > 0 ? null : stored);
        this.alone = rare.last() >= window.count() - splits.last() ? splits.last() : 0;
    }

    /// Whether values of a space and so many rare heaps are small and few enough.
    public static boolean serves(SparseSpace space, int rareHeaps) {
        return space.bits() <= MAX_BITS && rareHeaps <= MAX_RARE;
    }

    /// Whether every heap looked at showed its value. If not, there is no way on.
    public boolean isDecided() {
        return search.isDecided();
    }

    /// No split with a larger smaller part was needed to show that a rare value is an option.
    public int farthestWitness() {
        return search.farthest();
    }

    @Override
    public long count() {
        return window.count();
    }

    /// The rare heaps.
    public RareHeaps rare() {
        return rare;
    }

    @Override
    public SparseSpace space() {
        return space;
    }

    @Override
    public void copy(long from, byte[] into, int at, int heaps) {
        System.arraycopy(window.values(), window.place(from), into, at, heaps);
    }

    @Override
    public boolean advance(long to) {
        // Not in the loop: compiled into it, this would take all the inlining that the JVM allows a method.
        if (window.count() > 2 * witnesses.chosenAt()) {
            witnesses = new WordWitnesses(splits, window, rareBelow);
        }
        boolean whole = true;
        while (whole && window.count() < to) {
            whole = advanceSegment();
        }
        return whole;
    }

    /// As [#advance], but finds no heap more.
    public boolean advanceExactly(long to) {
        boolean whole = advance(to - window.segment() + 1);
        while (whole && window.count() < to) {
            window.makeRoom();
            whole = advanceAlone();
        }
        return whole;
    }

    /// Finds the next segment, or fewer heaps if one of them is rare.
    ///
    /// @return false if the space is too small for the next heap
    private boolean advanceSegment() {
        window.makeRoom();
        if (alone > 0) {
            alone--;
            return advanceAlone();
        }
        int at = window.place(window.count()) * window.bytes();
        window.clearNext();
        tables.shifts().or(window.words(), at, options);
        outside.or(tables, options);
        if (!mex.resolve(options, needed)) {
            return advanceAlone();
        }
        witnesses.shifts().or(window.words(), at, attained);
        if (verify()) {
            window.written(window.segment());
        }
        return search.isDecided();
    }

    /// Verifies the rare values below those of the segment.
    ///
    /// @return false if a heap turned out to be rare and ended the segment
    private boolean verify() {
        int bits = window.bytes() * Byte.SIZE;
        for (int word = 0; word < WordWindow.LONGS; word++) {
            for (long missing = needed[word] & ~attained[word]; missing != 0; missing &= missing - 1) {
                int bit = Long.numberOfTrailingZeros(missing);
                int place = (word * Long.SIZE + bit) / bits;
                long heap = window.count() + place;
                int value = space.rareValue(bit % bits, (int) (heap & 1));
                if (!search.reaches(heap, value)) {
                    window.written(place);
                    addRare(value);
                    return false;
                }
            }
        }
        return true;
    }

    /// Adds the next heap, whose value is rare: unless that is not decided.
    private void addRare(int value) {
        if (!search.isDecided()) {
            return;
        }
        rare.add(window.count(), value);
        window.add(value);
        tables = new WordTables(splits, space, rare, window);
        mex = SegmentMex.of(window, tables);
        alone = splits.last();
    }

    /// Finds the next heap by all shifts, one by one, and by the moves that give a common option from a
    /// rare heap.
    private boolean advanceAlone() {
        long heap = window.count();
        long reached = 0;
        for (SplitMoves.Shift shift : tables.all()) {
            reached |= outside.option(heap - shift.distance(), shift.value());
        }
        for (WordTables.FarShift shift : tables.outside()) {
            reached |= outside.option(heap - shift.distance(), shift.index());
        }
        for (int taken : splits.singles()) {
            int value = window.values()[window.place(heap - taken)];
            if (space.parity().turnedBy(taken) && window.indexOf(value, heap - taken) == WordTables.NONE) {
                reached |= 1L << space.index(value);
            }
        }
        int index = Long.numberOfTrailingZeros(~reached);
        if (index >= space.classSize()) {
            return false;
        }
        for (int each = 0; rareBelow[(int) (heap & 1) * Long.SIZE + index] >>> each != 0 && each < Long.SIZE; each++) {
            int value = space.rareValue(each, (int) (heap & 1));
            if (!search.reaches(heap, value)) {
                addRare(value);
                return search.isDecided();
            }
        }
        window.add(commonValues[(int) (heap & 1) * Long.SIZE + index]);
        return true;
    }
}
