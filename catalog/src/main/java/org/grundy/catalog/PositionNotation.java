package org.grundy.catalog;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.Arguments;

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

    /// The numbers that make up a position, where every move lowers their sum; empty for others.
    default Optional<List<BigInteger>> numbers(P position) {
        return Optional.empty();
    }

    /// The position that a single number stands for, for games that can be shown as a row of a table.
    default Optional<P> at(BigInteger number) {
        return Optional.empty();
    }
}
