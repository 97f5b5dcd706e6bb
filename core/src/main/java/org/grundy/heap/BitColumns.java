package org.grundy.heap;

/// Turns the sets of a block round: from a row of heaps for each code to a row of codes for each heap.
///
/// A 64×64 square of bits is transposed by exchanging its off-diagonal quarters, then those of its
/// quarters, and so on.
///
/// Source: H. S. Warren, *Hacker's Delight* (2013), ch. 7-3.
///
/// Cost: 192 exchanges for each 64 codes and 64 heaps.
final class BitColumns {
    private final long[] square = new long[Long.SIZE];

    /// Turns sets round.
    ///
    /// @param rows the set of code c is the 8 words from 8·c on
    /// @param codes how many codes there are in rows; the others count as missing
    /// @param columns gets the codes of heap j of the block as the `width` words from width·j on
    /// @param width how many words a heap has
    void turn(long[] rows, int codes, long[] columns, int width) {
        for (int group = 0; group < width; group++) {
            int first = group * Long.SIZE;
            for (int word = 0; word < PositionRows.BLOCK_WORDS; word++) {
                for (int i = 0; i < Long.SIZE; i++) {
                    square[i] = first + i < codes ? rows[(first + i) * PositionRows.BLOCK_WORDS + word] : 0;
                }
                transpose();
                for (int i = 0; i < Long.SIZE; i++) {
                    columns[(word * Long.SIZE + i) * width + group] = square[i];
                }
            }
        }
    }

    private void transpose() {
        long mask = 0x00000000FFFFFFFFL;
        for (int half = 32; half != 0; half >>= 1, mask ^= mask << half) {
            for (int i = 0; i < Long.SIZE; i = (i + half + 1) & ~half) {
                long exchange = ((square[i] >>> half) ^ square[i + half]) & mask;
                square[i] ^= exchange << half;
                square[i + half] ^= exchange;
            }
        }
    }
}
