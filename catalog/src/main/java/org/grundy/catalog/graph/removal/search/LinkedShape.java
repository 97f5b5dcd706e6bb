package org.grundy.catalog.graph.removal.search;

import java.util.List;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.search.OptionList;

/// Pieces by a relation of elements; every piece plays in its own way.
final class LinkedShape implements SetShape {
    private final long[] linked;
    private final long playableAlone;

    /// @param linked for each element those linked to it
    /// @param playableAlone the elements that a move can take while nothing else is there
    private LinkedShape(long[] linked, long playableAlone) {
        this.linked = linked;
        this.playableAlone = playableAlone;
    }

    /// The shape of an arena of at most 64 elements.
    static LinkedShape of(RemovalBoard arena) {
        return new LinkedShape(
                arena.linked().stream().mapToLong(SetRules::mask).toArray(), playableAlone(arena.removals()));
    }

    private static long playableAlone(List<RemovalBoard.Removal> removals) {
        return removals.stream()
                .mapToLong(removal -> SetRules.mask(removal.needed()))
                .filter(needed -> Long.bitCount(needed) == 1)
                .reduce(0, (a, b) -> a | b);
    }

    @Override
    public void split(long set, OptionList out) {
        long rest = set;
        while (rest != 0) {
            long piece = firstPiece(rest);
            rest &= ~piece;
            if (((piece & (piece - 1)) | (piece & playableAlone)) != 0) {
                out.piece(piece);
            }
        }
    }

    private long firstPiece(long set) {
        long piece = set & -set;
        long frontier = piece;
        while (frontier != 0) {
            long near = linked[Long.numberOfTrailingZeros(frontier)] & set & ~piece;
            frontier = (frontier & (frontier - 1)) | near;
            piece |= near;
        }
        return piece;
    }
}
