package org.grundy.logic;

import java.util.List;

/// A game whose positions are tuples of natural numbers and whose moves formulas define. Each move leads to
/// one position.
///
/// @param position the names of a position's numbers
/// @param domain which tuples are positions
/// @param won positions in which whoever is to move wins at once; no moves are looked at there
/// @param moves all that apply may be played; their choices have other names than the numbers of a position
public record DefinableGame(List<String> position, Formula domain, Formula won, List<Move> moves) {
    /// Copies the lists.
    public DefinableGame {
        position = List.copyOf(position);
        moves = List.copyOf(moves);
    }

    /// A game whose positions are all tuples, none of them won at once.
    public DefinableGame(List<String> position, List<Move> moves) {
        this(position, Formula.always(), Formula.never(), moves);
    }

    /// The moves of one rule.
    ///
    /// @param choices names of further natural numbers, of which each choice makes a move
    /// @param condition which choices are allowed in which positions
    /// @param option where the move leads, a term for each number of the position
    public record Move(List<String> choices, Formula condition, List<LinearTerm> option) {
        /// Copies the lists.
        public Move {
            choices = List.copyOf(choices);
            option = List.copyOf(option);
        }
    }

    /// The numbers of a position as terms.
    public List<LinearTerm> here() {
        return position.stream().map(LinearTerm::of).toList();
    }

    /// The formula that some move of a rule leads to a position with a property.
    static Formula moveInto(Move move, Formula there) {
        return Formula.exists(move.choices(), Formula.and(move.condition(), there));
    }
}
