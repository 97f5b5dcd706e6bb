package org.grundy.catalog.graph.removal;

/// Sets of cells on a board of 8×8, as longs: bit 8·row + column. What Cram is played on does not matter up
/// to shifts, reflections and transposition, so every set has a least one among those that play alike.
///
/// Source for the transposition: H. S. Warren, *Hacker's Delight* (2002), ch. 7.
public final class GridFrame {
    public static final int SIDE = 8;

    private static final long FIRST_COLUMN = 0x0101010101010101L;
    private static final long LAST_COLUMN = FIRST_COLUMN << (SIDE - 1);

    private GridFrame() {}

    /// The cells that hang together with the lowest one, spread to all sides at once until nothing is
    /// added.
    public static long firstPiece(long set) {
        long piece;
        long grown = set & -set;
        do {
            piece = grown;
            long sides = (piece & ~LAST_COLUMN) << 1 | (piece & ~FIRST_COLUMN) >>> 1;
            grown = (piece | sides | piece << SIDE | piece >>> SIDE) & set;
        } while (grown != piece);
        return piece;
    }

    /// The least of the sets that play like this one.
    public static long least(long set) {
        long transposed = transposed(set);
        return Math.min(leastReflected(set), leastReflected(transposed));
    }

    private static long leastReflected(long set) {
        long flipped = Long.reverseBytes(set);
        return Math.min(
                Math.min(shifted(set), shifted(flipped)), Math.min(shifted(mirrored(set)), shifted(mirrored(flipped))));
    }

    /// The set pushed into the corner.
    private static long shifted(long set) {
        long rows = set >>> (Long.numberOfTrailingZeros(set) & -SIDE);
        long columns = rows;
        columns |= columns >>> 32;
        columns |= columns >>> 16;
        columns |= columns >>> 8;
        return rows >>> Long.numberOfTrailingZeros(columns & 0xff);
    }

    /// Every row turned round: all bits reversed, and the rows put back in order.
    private static long mirrored(long set) {
        return Long.reverseBytes(Long.reverse(set));
    }

    private static long transposed(long set) {
        long x = set;
        long t = (x ^ x >>> 7) & 0x00aa00aa00aa00aaL;
        x ^= t ^ t << 7;
        t = (x ^ x >>> 14) & 0x0000cccc0000ccccL;
        x ^= t ^ t << 14;
        t = (x ^ x >>> 28) & 0x00000000f0f0f0f0L;
        return x ^ t ^ t << 28;
    }
}
