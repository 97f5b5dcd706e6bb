package org.grundy.catalog.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Game;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.lang.NamedGame;

/// How the positions of a game are read and written.
///
/// @param <P> the type of positions
public interface PositionNotation<P> {
    /// The positions written between parentheses, each a component of its own.
    ///
    /// @throws org.grundy.text.InputError if they are not positions of the game; the message says what is
    List<P> read(Arguments arguments);

    /// A position as it can be read.
    String write(P position);

    /// A position as an expression: `bash[3](5)`.
    ///
    /// @param game its name with parameters
    default String expression(String game, P position) {
        return game + "(" + write(position) + ")";
    }

    /// The numbers that make up a position, where every move lowers their sum; empty for others.
    default Optional<List<BigInteger>> numbers(P position) {
        return Optional.empty();
    }

    /// A drawing of a position as lines of text; empty if there is none.
    default List<String> drawing(P position) {
        return List.of();
    }

    /// What a move does, as a sentence of the game's words; empty where the positions say it.
    ///
    /// @param from the position before the move
    /// @param to what the move leaves
    default Optional<ReasonStep> moveSentence(P from, List<P> to) {
        return Optional.empty();
    }

    /// How many coordinates a table of positions has: 1, 2, or 0 where no table can be made.
    default int dimensions() {
        return 0;
    }

    /// The smallest coordinate in a table.
    default int least() {
        return 0;
    }

    /// The largest coordinate of a table by default.
    default int usual() {
        return NamedGame.usual(dimensions());
    }

    /// The position of a table with these coordinates; empty where no table can be made.
    ///
    /// @param coordinates as many as there are [#dimensions()]
    /// @throws org.grundy.text.InputError if there is no such position
    default Optional<P> at(List<BigInteger> coordinates) {
        return Optional.empty();
    }

    /// A game as one of heaps, if the positions that are written so are heaps.
    default Optional<Game<BigInteger>> ofHeaps(Game<P> game) {
        return Optional.empty();
    }
}
