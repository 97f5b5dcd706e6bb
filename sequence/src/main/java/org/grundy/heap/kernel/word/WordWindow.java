package org.grundy.heap.kernel.word;

import java.util.Arrays;
import org.grundy.heap.kernel.KernelVectors;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.value.HeapValues;

/// The last heaps of a sequence, with the first ones: all that is needed of it, as long as rare heaps are small.
///
/// A common heap of class index c is a word with bit c alone; a rare heap, and what is not a heap, a word
/// without a bit. Words have 16, 32 or 64 bits, as many as there are class indices or more, and lie one
/// after the other, so a vector of 64 bytes holds those of 32, 16 or 8 neighbouring heaps, from any heap
/// on; one of 32 bytes half as many.
final class WordWindow {
    /// Bytes of the words of a segment: a vector.
    static final int VECTOR = KernelVectors.LENGTH;

    /// Words of 64 bits in a segment.
    static final int LONGS = KernelVectors.LONGS.length();

    /// The fewest first heaps that are kept, and the fewest last ones.
    private static final int LEAST = 1 << 16;

    /// Room for heaps behind those kept, before the window moves on.
    private static final int ROOM = 1 << 18;

    /// Rare heaps at least so far back do not widen the window.
    private static final int MAX_WINDOW = 1 << 23;

    private final int bytes;
    private final int kept;
    private final byte[] words;
    private final byte[] values;
    private final byte[] prefix;
    private final byte[][] indexOf = new byte[2][256];
    private long origin;
    private long count;

    /// A window behind values that are known.
    ///
    /// @param kept how many of the last heaps are kept, as [#kept(SplitMoves, RareHeaps)] says or more
    /// @param first how many of the first heaps are kept at least
    WordWindow(HeapValues known, SparseSpace space, int kept, int first) {
        this.prefix = new byte[Math.max(LEAST, first)];
        this.bytes = Math.max(Short.BYTES, space.classSize() / Byte.SIZE);
        this.kept = kept;
        int heaps = kept + Math.max(kept / 2, ROOM);
        this.words = new byte[Math.addExact(Math.multiplyExact(heaps, bytes), 2 * VECTOR)];
        this.values = new byte[heaps + VECTOR];
        for (int value = 0; value < 256; value++) {
            for (int bit = 0; bit < 2; bit++) {
                boolean common = value >>> space.bits() == 0 && !space.rare(value, bit);
                indexOf[bit][value] = common ? (byte) space.index(value) : WordTables.NONE;
            }
        }
        this.count = known.count();
        this.origin = count - kept;
        known.copy(0, prefix, 0, (int) Math.min(prefix.length, count));
        int from = (int) Math.max(0, -origin);
        known.copy(origin + from, values, from, kept - from);
        for (int place = Math.max(from, (int) Math.max(0, 1 - origin)); place < kept; place++) {
            setWord(place, indexOf(values[place] & 0xFF, origin + place));
        }
    }

    /// How many of the last heaps are needed: as far back as rare heaps give options.
    static int kept(SplitMoves splits, RareHeaps rare) {
        long farthest = 0;
        for (int i = 0; i < rare.count(); i++) {
            long distance = rare.heap(i) + splits.last();
            farthest = distance < MAX_WINDOW ? Math.max(farthest, distance) : farthest;
        }
        return (int) Math.max(LEAST, farthest + splits.last());
    }

    private void setWord(int place, int index) {
        Arrays.fill(words, place * bytes, (place + 1) * bytes, (byte) 0);
        if (index != WordTables.NONE) {
            words[place * bytes + index / Byte.SIZE] = (byte) (1 << index % Byte.SIZE);
        }
    }

    /// How many heaps are known; the next one is the first that is not.
    long count() {
        return count;
    }

    /// Bytes of a word.
    int bytes() {
        return bytes;
    }

    /// Heaps of a segment.
    int segment() {
        return VECTOR / bytes;
    }

    /// How many of the last heaps are kept at least.
    int kept() {
        return kept;
    }

    /// The first heap whose value is here, apart from the first ones; negative where there are no such heaps.
    long origin() {
        return origin;
    }

    /// Where a heap is.
    int place(long heap) {
        return (int) (heap - origin);
    }

    byte[] words() {
        return words;
    }

    byte[] values() {
        return values;
    }

    /// The first values, as far as they are known.
    byte[] prefix() {
        return prefix;
    }

    /// How many first values there are.
    int prefixLength() {
        return (int) Math.min(prefix.length, count);
    }

    /// The class index of a value, [WordTables#NONE] if it is rare for the heap.
    int indexOf(int value, long heap) {
        return indexOf[(int) (heap & 1)][value];
    }

    /// Makes room for a segment behind the last heap.
    void makeRoom() {
        int next = place(count);
        if (next + segment() <= values.length - VECTOR) {
            return;
        }
        int gone = next - kept;
        System.arraycopy(values, gone, values, 0, kept);
        System.arraycopy(words, gone * bytes, words, 0, kept * bytes);
        origin += gone;
    }

    /// Takes all bits from the words of the segment behind the last heap.
    void clearNext() {
        Arrays.fill(words, place(count) * bytes, place(count) * bytes + VECTOR, (byte) 0);
    }

    /// Counts in heaps whose values and words were written behind the last one.
    void written(int heaps) {
        for (long heap = count; heap < Math.min(prefix.length, count + heaps); heap++) {
            prefix[(int) heap] = values[place(heap)];
        }
        count += heaps;
    }

    /// Adds the value of the next heap. Room for it was made.
    void add(int value) {
        int place = place(count);
        values[place] = (byte) value;
        setWord(place, indexOf(value, count));
        written(1);
    }
}
