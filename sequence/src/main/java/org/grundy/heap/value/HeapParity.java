package org.grundy.heap.value;

import java.util.stream.IntStream;

/// The parity of heaps as one more bit of their values, by which values may be divided in rare and common ones
/// ([org.grundy.heap.kernel.SparseSpace]).
///
/// Let every move that leaves two heaps take an even number of tokens, and let a heap have the bit 1 if it is odd. Then
/// the bits of the two heaps left have the bit of the heap itself as their nim sum. The same holds if all those moves
/// take an odd number and the even heaps have the bit 1. So the nim sum of the values of two heaps, with their bits, is
/// an option with the bit of the heap that was split, and only values with this bit matter for its mex.
///
/// A move that leaves one heap does not keep the bit if it takes an odd number of tokens: its option has the same value
/// in the other class.
///
/// 0.104 has 20 rare heaps by such a division, the last one below 1000; without the parity of heaps, about half of all
/// are rare by every mask.
public enum HeapParity {
    /// The class of a value is the same for all heaps.
    IGNORED(0, 0),
    /// Even heaps have the bit 1.
    EVEN(1, 1),
    /// Odd heaps have the bit 1.
    ODD(1, 0);

    private final int mask;
    private final int offset;

    HeapParity(int mask, int offset) {
        this.mask = mask;
        this.offset = offset;
    }

    /// The parity that may count where moves that leave two heaps take some numbers of tokens; [#IGNORED] if these are
    /// even and odd.
    ///
    /// @param taken at least one number
    public static HeapParity of(int[] taken) {
        int first = taken[0] & 1;
        return IntStream.of(taken).allMatch(each -> (each & 1) == first) ? first == 0 ? ODD : EVEN : IGNORED;
    }

    /// The bit of a heap.
    public int bit(int heap) {
        return heap + offset & mask;
    }

    /// Whether a move that takes `taken` tokens and leaves one heap gives an option of the other class than
    /// the value of that heap.
    public boolean turnedBy(int taken) {
        return (taken & mask) != 0;
    }
}
