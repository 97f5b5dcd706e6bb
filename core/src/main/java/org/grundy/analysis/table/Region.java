package org.grundy.analysis.table;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

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

    /// The positions in the order of their cells; in a rectangle, numbers of the first coordinate are
    /// made once, those of the second once a row.
    IntFunction<P> inOrder() {
        return y.<IntFunction<P>>map(axis -> new Rows<>(x.numbers(), axis, at))
                .orElseGet(() -> cell -> at.apply(List.of(x.at(cell))));
    }

    /// The positions of a rectangle, row by row.
    private static final class Rows<P> implements IntFunction<P> {
        private final BigInteger[] columns;
        private final Axis rows;
        private final Function<List<BigInteger>, P> at;
        private BigInteger second;

        Rows(BigInteger[] columns, Axis rows, Function<List<BigInteger>, P> at) {
            this.columns = columns;
            this.rows = rows;
            this.at = at;
            this.second = rows.from();
        }

        @Override
        public P apply(int cell) {
            int column = cell % columns.length;
            if (column == 0) {
                second = rows.at(cell / columns.length);
            }
            return at.apply(List.of(columns[column], second));
        }
    }

    /// The position with the largest coordinates.
    P corner() {
        return at.apply(y.map(axis -> List.of(x.last(), axis.last())).orElseGet(() -> List.of(x.last())));
    }
}
