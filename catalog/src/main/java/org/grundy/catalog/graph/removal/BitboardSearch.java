package org.grundy.catalog.graph.removal;

import java.util.function.LongUnaryOperator;
import org.grundy.run.Run;

/// Grundy values of a removal game on at most 64 elements, by search over connected sets with memory. A set
/// is a long with one bit for each element.
///
/// Cost: each connected set that can be reached is visited once, or one of each class where sets that play
/// alike are mapped to one; 18 to 36 bytes for each.
public final class BitboardSearch {
    private final long[] needed;
    private final long[] removed;
    private final LongUnaryOperator firstPiece;
    private final LongUnaryOperator alike;
    private final TranspositionTable memo = new TranspositionTable();

    /// A search that shares what it finds among all calls.
    ///
    /// @param needed for each move the elements that it needs
    /// @param removed for each move the elements that it removes
    /// @param firstPiece gives one of the connected pieces of a set that is not empty
    /// @param alike maps a connected set to a connected one of the same value, the same for sets that play
    ///     alike
    BitboardSearch(long[] needed, long[] removed, LongUnaryOperator firstPiece, LongUnaryOperator alike) {
        this.needed = needed;
        this.removed = removed;
        this.firstPiece = firstPiece;
        this.alike = alike;
    }

    /// Finds the piece around the lowest element of a set.
    ///
    /// @param linked for each element those linked to it
    static LongUnaryOperator pieces(long[] linked) {
        return set -> {
            long piece = set & -set;
            long frontier = piece;
            while (frontier != 0) {
                long near = linked[Long.numberOfTrailingZeros(frontier)] & set & ~piece;
                frontier = (frontier & (frontier - 1)) | near;
                piece |= near;
            }
            return piece;
        };
    }

    /// How many sets have been visited so far.
    int known() {
        return memo.size();
    }

    /// The Grundy value of a set, connected or not. Called inside [Run#attempt].
    int value(long set, Run run) {
        int sum = 0;
        long rest = set;
        while (rest != 0) {
            long piece = firstPiece.applyAsLong(rest);
            rest &= ~piece;
            sum ^= connected(alike.applyAsLong(piece), run);
        }
        return sum;
    }

    /// A play of a set of n elements has at most n moves, so no value is above 64 and no nim sum above 127.
    private int connected(long piece, Run run) {
        int known = memo.get(piece);
        if (known >= 0) {
            return known;
        }
        long below64 = 0;
        long above = 0;
        for (int move = 0; move < needed.length; move++) {
            if ((piece & needed[move]) == needed[move]) {
                run.option();
                int value = value(piece & ~removed[move], run);
                if (value < Long.SIZE) {
                    below64 |= 1L << value;
                } else {
                    above |= 1L << value;
                }
            }
        }
        int value =
                below64 != -1 ? Long.numberOfTrailingZeros(~below64) : Long.SIZE + Long.numberOfTrailingZeros(~above);
        run.position();
        memo.put(piece, value, run);
        return value;
    }
}
