package org.grundy.lang;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Game;
import org.grundy.heap.SequenceRules;
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

    /// The same game without what its own text states of it; the game itself where it has no such text.
    default NamedGame<P> unstated() {
        return this;
    }

    /// The rules of its nim-sequence, if it is played on single heaps by a code or a set.
    default Optional<SequenceRules> sequence() {
        return SequenceRules.of(rules());
    }

    /// The number of coordinates of a position: 1 for a heap, 2 for a pair, 0 if it is not fixed. Games
    /// with 1 or 2 can be tabulated.
    default int dimensions() {
        return 0;
    }

    /// The names of the coordinates, as many as there are [#dimensions()]: n for one and x, y for two, unless the
    /// rules name them.
    default List<String> variables() {
        return switch (dimensions()) {
            case 1 -> List.of("n");
            case 2 -> List.of("x", "y");
            default -> List.of();
        };
    }

    /// The smallest coordinate of a position.
    default int least() {
        return 0;
    }

    /// The largest coordinate of a table by default.
    default int usual() {
        return usual(dimensions());
    }

    /// The largest coordinate of a table that is readable at a glance and computed instantly.
    static int usual(int dimensions) {
        return dimensions == 1 ? 59 : 20;
    }

    /// The position with these coordinates.
    ///
    /// @param coordinates as many as there are [#dimensions()], each at least [#least()]
    /// @throws InputError if there is no such position
    default P at(List<BigInteger> coordinates) {
        throw new InputError(
                "%s has no table: its positions are not single numbers or pairs",
                "%s 没有表：它的局面不是单个数或数对", entry().name());
    }
}
