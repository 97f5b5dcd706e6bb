package org.grundy.catalog.graph.notation;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.lang.Arguments;
import org.grundy.lang.TextSlice;

/// How positions of games that begin on a whole grid are written: the beginning by the sides of the grid, `3,4` or
/// `3x4`, any other position drawn. A table has the whole grids.
///
/// @param <P> the type of positions
public interface GridNotation<P> extends PositionNotation<P> {
    /// The position with which play on a grid begins.
    P whole(GridBoard grid);

    /// The largest side of a grid.
    int longest();

    /// The whole grid, where its sides are written; empty where a position is drawn.
    ///
    /// @param arguments one or two
    /// @throws org.grundy.text.InputError if a side is not 1 to [#longest()]
    default Optional<P> sized(Arguments arguments) {
        TextSlice first = arguments.get(0);
        if (arguments.size() == 2) {
            return Optional.of(whole(
                    new GridBoard(GridBoard.side(first, longest()), GridBoard.side(arguments.get(1), longest()))));
        }
        boolean drawn = first.text().chars().noneMatch(Character::isDigit);
        return drawn ? Optional.empty() : Optional.of(whole(GridBoard.sized(first, longest())));
    }

    @Override
    default int dimensions() {
        return 2;
    }

    @Override
    default int least() {
        return 1;
    }

    @Override
    default Optional<P> at(List<BigInteger> coordinates) {
        return Optional.of(whole(GridBoard.at(coordinates, longest())));
    }
}
