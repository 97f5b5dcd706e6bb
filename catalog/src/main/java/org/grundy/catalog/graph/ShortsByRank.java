package org.grundy.catalog.graph;

/// Numbers by the ranks 0, 1, 2, …, told in their order. Room is taken as they come: a long row whose work ends soon
/// costs nothing but what was told.
final class ShortsByRank {
    private static final int BITS = 16;
    private static final int PIECE = 1 << BITS;

    private final short[][] pieces;
    private final int size;
    private int told;

    /// Nothing told yet.
    ///
    /// @param size how many numbers there will be, at least 0
    ShortsByRank(int size) {
        this.pieces = new short[(int) (((long) size + PIECE - 1) >> BITS)][];
        this.size = size;
    }

    /// Some numbers, all told.
    static ShortsByRank of(short[] numbers) {
        ShortsByRank all = new ShortsByRank(numbers.length);
        all.tell(numbers, numbers.length);
        return all;
    }

    /// Tells the numbers of the next ranks.
    ///
    /// @param count how many of them
    void tell(short[] numbers, int count) {
        int from = 0;
        while (from < count) {
            int piece = told >> BITS;
            int at = told & (PIECE - 1);
            if (at == 0) {
                pieces[piece] = new short[Math.min(PIECE, size - told)];
            }
            int length = Math.min(count - from, pieces[piece].length - at);
            System.arraycopy(numbers, from, pieces[piece], at, length);
            from += length;
            told += length;
        }
    }

    /// The number of a rank that was told.
    short get(int rank) {
        return pieces[rank >> BITS][rank & (PIECE - 1)];
    }

    /// How many numbers there are when all are told.
    int size() {
        return size;
    }
}
