package org.grundy.lang;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.text.InputError;

/// A game whose positions can be read from text.
///
/// @param <P> the type of positions
public interface NamedGame<P> extends Game<P> {
    /// The family's entry.
    Entry entry();

    /// The family's name; games of families with parameters have those in their names.
    @Override
    default String name() {
        return entry().name();
    }

    /// The positions written between parentheses, each a component of its own.
    ///
    /// @throws InputError if they are not positions of this game; the message says what is
    List<P> positions(Arguments arguments);

    /// The convention under which sums of this game are played where nothing else is asked for.
    default Convention convention() {
        return Convention.NORMAL;
    }

    /// How many numbers make up a position: 1 for a heap, 2 for a cell, 0 where positions are no fixed
    /// number of numbers. Tables can be made of games with 1 or 2.
    default int dimensions() {
        return 0;
    }

    /// The smallest coordinate of a position.
    default int least() {
        return 0;
    }

    /// The largest coordinate of a table for which no range is asked: as large as is read with ease and
    /// computed at once.
    default int usual() {
        return dimensions() == 1 ? 59 : 20;
    }

    /// The position with these coordinates.
    ///
    /// @param coordinates as many as there are [#dimensions()], each at least [#least()]
    /// @throws InputError if there is no such position
    default P at(List<BigInteger> coordinates) {
        throw new InputError(
                entry().name() + " has no table: its positions are not single numbers or pairs",
                entry().name() + " 没有表：它的局面不是单个数或数对");
    }
}
