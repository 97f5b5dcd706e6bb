package org.grundy.heap.kernel.word;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorShuffle;
import org.grundy.heap.kernel.KernelVectors;
import org.grundy.heap.kernel.SplitMoves;

/// Resolves a segment 64 bits at a time, where no heap gives an option to those that share its 64
/// bits: the lowest zero bits of all their words are found by one addition.
///
/// What the heaps of 32 bits are together, a *half*, is looked up in tables: two words of 16 bits,
/// or one of 32; words of 64 bits have one half and an empty one. Of each half there is what it
/// gives to the next 64 bits; a row of what it gives to those behind, the first of which are the
/// ones after the next; the smaller rare values; and the values of its heaps.
///
/// Cost for 64 bits: a chain of some fourteen cycles, and some fifty operations.
final class WordByWord implements SegmentMex {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

    /// Moves each 64 bits of a vector to the place before.
    private static final VectorShuffle<Long> ONE_ON =
            VectorShuffle.fromOp(KernelVectors.LONGS, lane -> (lane + 1) % WordWindow.LONGS);

    /// How many halves there may be; the empty one is behind those of the second place.
    private static final int HALVES = 1 << 8;

    private static final int EMPTY = 2 * HALVES;
    private static final int ENTRIES = EMPTY + 1;

    /// Bits of a class index in the number of a half that has two.
    private static final int INDEX_BITS = 4;

    private static final int HALF = Integer.SIZE;

    private final WordWindow window;
    private final WordTables tables;
    private final long[] rareBelow;
    private final byte[] commonValues;
    private final int bits;
    private final int together;

    /// A word 1 for each heap.
    private final long ones;

    /// The bits of class indices.
    private final long valid;

    private final long[] next = new long[ENTRIES];
    private final long[] rows = new long[ENTRIES * WordWindow.LONGS];

    /// By the parity of the first heap of the segment.
    private final long[][] below = new long[2][ENTRIES];

    private final short[][] values = new short[2][ENTRIES];

    /// Tables of [shifts that are no shorter][#serves] than so many heaps as share 64 bits.
    WordByWord(WordWindow window, WordTables tables) {
        this.window = window;
        this.tables = tables;
        this.bits = window.bytes() * Byte.SIZE;
        this.together = Long.SIZE / bits;
        long one = 0;
        for (int place = 0; place < together; place++) {
            one |= 1L << (place * bits);
        }
        this.ones = one;
        int indices = tables.space().classSize();
        this.valid = indices == Long.SIZE ? -1L : one * ((1L << indices) - 1);
        this.rareBelow = tables.rareBelow();
        this.commonValues = tables.commonValues();
        for (int place = 0; place < together; place++) {
            for (int index = 0; index < indices; index++) {
                fill(place, index);
            }
        }
    }

    /// Whether heaps that share 64 bits do not depend on each other.
    static boolean serves(WordWindow window, WordTables tables) {
        int together = Long.BYTES / window.bytes();
        return tables.all().stream().allMatch(shift -> shift.distance() >= together);
    }

    /// Adds what a heap gives to all halves that have it.
    private void fill(int place, int index) {
        int perHalf = Math.max(1, HALF / bits);
        int first = place / perHalf * HALVES;
        int inHalf = place % perHalf;
        for (int half = 0; half < HALVES; half++) {
            if (perHalf == 1 ? half == index : (half >> inHalf * INDEX_BITS & (1 << INDEX_BITS) - 1) == index) {
                fill(first + half, place, inHalf, index);
            }
        }
    }

    private void fill(int entry, int place, int inHalf, int index) {
        for (SplitMoves.Shift shift : tables.all()) {
            int target = place + shift.distance();
            long bit = 1L << (target % together * bits + (index ^ shift.value()));
            if (target < 2 * together) {
                next[entry] |= bit;
            } else if (target < window.segment()) {
                rows[entry * WordWindow.LONGS + target / together - 2] |= bit;
            }
        }
        for (int parity = 0; parity < 2; parity++) {
            int at = (parity + place & 1) * Long.SIZE + index;
            below[parity][entry] |= rareBelow[at] << place * bits;
            values[parity][entry] |= (short) (commonValues[at] << inHalf * Byte.SIZE);
        }
    }

    @Override
    public boolean resolve(long[] options, long[] needed) {
        byte[] words = window.words();
        byte[] stored = window.values();
        int place = window.place(window.count());
        int at = place * window.bytes();
        int parity = (int) (window.count() & 1);
        long toNext = 0;
        long known = options[0];
        long knownNext = options[1];
        LongVector later = LongVector.fromArray(KernelVectors.LONGS, options, 2);
        for (int word = 0; word < WordWindow.LONGS; word++) {
            long reached = known | toNext;
            long own = ~reached & (reached + ones) & valid;
            if (Long.bitCount(own) != together) {
                return false;
            }
            int first;
            int second;
            if (bits == Short.SIZE) {
                first = Long.numberOfTrailingZeros(own) | Long.numberOfTrailingZeros(own >>> Short.SIZE) << INDEX_BITS;
                second = HALVES
                        + (Long.numberOfTrailingZeros(own >>> HALF)
                                | Long.numberOfTrailingZeros(own >>> HALF + Short.SIZE) << INDEX_BITS);
            } else {
                first = Long.numberOfTrailingZeros(own);
                second = bits == HALF ? HALVES + Long.numberOfTrailingZeros(own >>> HALF) : EMPTY;
            }
            toNext = next[first] | next[second];
            known = knownNext;
            later = later.or(row(first).or(row(second)));
            knownNext = later.lane(0);
            later = later.rearrange(ONE_ON);
            LONG.set(words, at + word * Long.BYTES, own);
            needed[word] = below[parity][first] | below[parity][second];
            if (bits == Short.SIZE) {
                SHORT.set(stored, place + word * 4, values[parity][first]);
                SHORT.set(stored, place + word * 4 + 2, values[parity][second]);
            } else {
                stored[place + word * together] = (byte) values[parity][first];
                stored[place + word * together + 1] = (byte) values[parity][second];
            }
            parity ^= together & 1;
        }
        return true;
    }

    private LongVector row(int entry) {
        return LongVector.fromArray(KernelVectors.LONGS, rows, entry * WordWindow.LONGS);
    }
}
