package org.grundy.catalog.graph.stones;

import java.util.List;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// Rules of a game with stones, in which a move is a stone that goes from one cell to another, or that is laid.
interface StoneRules extends Ruleset<StoneBoard> {
    /// What is done with each move.
    @FunctionalInterface
    interface Moves {
        /// A move.
        ///
        /// @param start the cell from which the stone goes, or the target if it is laid
        /// @param left what remains after the move
        void move(int start, int target, char colour, List<StoneBoard> left);
    }

    /// Gives every move.
    void moves(StoneBoard from, Moves out);

    @Override
    default void options(StoneBoard from, Options<StoneBoard> out) {
        moves(from, (start, target, colour, left) -> out.to(left));
    }

    @Override
    default long bytes(StoneBoard board) {
        return board.cells().length();
    }
}
