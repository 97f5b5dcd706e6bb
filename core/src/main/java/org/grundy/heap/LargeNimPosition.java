package org.grundy.heap;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.value.Outcome;

/// A position of Nim with very many heaps: outcome and all winning moves at the speed of reading the array.
///
/// A winning move makes the nim sum X zero: it changes a heap a to a⊕X, which is a move exactly when a has
/// the top bit of X. So one pass gives X, a second one their number, and the moves are found as they are
/// asked for. Both passes are simple enough for the compiler to use vectors.
///
/// Source: C. L. Bouton, "Nim, a game with a complete mathematical theory" (1901).
///
/// Cost: two passes over the array, limited by memory; a scan for the moves listed.
public final class LargeNimPosition {
    private final long[] heaps;
    private final long nimSum;
    private final long moves;

    private LargeNimPosition(long[] heaps, long nimSum, long moves) {
        this.heaps = heaps;
        this.nimSum = nimSum;
        this.moves = moves;
    }

    /// A winning move: one heap and what it is made.
    ///
    /// @param heap its index in the array
    /// @param to the tokens left, fewer than before
    public record Move(int heap, long to) {}

    /// The position with these heaps.
    ///
    /// @param heaps each at least 0; not copied, so it must not be changed while this is in use
    public static LargeNimPosition of(long[] heaps) {
        long nimSum = 0;
        for (long heap : heaps) {
            nimSum ^= heap;
        }
        long moves = 0;
        if (nimSum != 0) {
            int bit = topBit(nimSum);
            for (long heap : heaps) {
                moves += (heap >>> bit) & 1;
            }
        }
        return new LargeNimPosition(heaps, nimSum, moves);
    }

    private static int topBit(long value) {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(value);
    }

    /// Who wins in normal play.
    public Outcome outcome() {
        return nimSum == 0 ? Outcome.P : Outcome.N;
    }

    /// The nim sum of the heaps: the Grundy value of the position.
    public long nimSum() {
        return nimSum;
    }

    /// How many winning moves there are; odd unless it is 0.
    public long count() {
        return moves;
    }

    /// All winning moves, in the order of the heaps, found as they are asked for.
    public Stream<Move> winning() {
        if (nimSum == 0) {
            return Stream.empty();
        }
        long top = Long.highestOneBit(nimSum);
        return IntStream.range(0, heaps.length)
                .filter(heap -> (heaps[heap] & top) != 0)
                .mapToObj(heap -> new Move(heap, heaps[heap] ^ nimSum));
    }
}
