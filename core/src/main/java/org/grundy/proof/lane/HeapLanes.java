package org.grundy.proof.lane;

/// Indices of neighbouring heaps as words: at each place one of 64 bits, in which that heap and those
/// behind it have a lane each, with the bit of the heap's index; without a bit where the heap is not
/// known yet.
public final class HeapLanes {
    /// The first place where a heap may be.
    public static final int FIRST = 4;

    private final long[] words;
    private final int bits;

    /// Lanes of no heaps.
    ///
    /// @param bits of a lane: 16, 32 or 64, more than any index
    public HeapLanes(int places, int bits) {
        this.words = new long[places];
        this.bits = bits;
    }

    /// The words, not to be changed.
    public long[] words() {
        return words;
    }

    /// How many lanes a word has.
    public int count() {
        return Long.SIZE / bits;
    }

    /// Adds heaps behind those that are known, at most as many as a word has lanes.
    ///
    /// @param place of the first of them, [#FIRST] or more
    /// @param own their lanes, and none behind these
    public void add(int place, long own) {
        long before = words[place - count()];
        words[place] = own;
        if (bits == Short.SIZE) {
            words[place - 1] = before >>> 3 * Short.SIZE | own << Short.SIZE;
            words[place - 2] = before >>> 2 * Short.SIZE | own << 2 * Short.SIZE;
            words[place - 3] = before >>> Short.SIZE | own << 3 * Short.SIZE;
        } else if (bits == Integer.SIZE) {
            words[place - 1] = before >>> Integer.SIZE | own << Integer.SIZE;
        }
    }

    /// Moves some heaps to the first places.
    public void move(int from, int heaps) {
        System.arraycopy(words, from, words, 0, heaps);
    }
}
