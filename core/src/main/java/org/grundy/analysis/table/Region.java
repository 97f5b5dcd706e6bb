package org.grundy.analysis.table;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The positions of a table: those with a coordinate in one axis, or with one in each of two.
///
/// @param x the first coordinate
/// @param y the second, empty for positions with only one
/// @param at the position with these coordinates
/// @param <P> the type of positions
public record Region<P>(Axis x, Optional<Axis> y, Function<List<BigInteger>, P> at) {
    /// Axes without a name are called n, or x and y.
    public Region {
        x = x.name().isEmpty() ? x.named(y.isPresent() ? "x" : "n") : x;
        y = y.map(axis -> axis.name().isEmpty() ? axis.named("y") : axis);
    }

    /// How many positions there are.
    public long size() {
        return (long) x.count() * y.map(Axis::count).orElse(1);
    }

    /// The position of a cell; x runs faster than y.
    ///
    /// @param cell 0..size−1
    public P position(int cell) {
        BigInteger first = x.at(cell % x.count());
        return at.apply(y.map(axis -> List.of(first, axis.at(cell / x.count()))).orElseGet(() -> List.of(first)));
    }

    /// The position with the largest coordinates.
    P corner() {
        return at.apply(y.map(axis -> List.of(x.last(), axis.last())).orElseGet(() -> List.of(x.last())));
    }
}
