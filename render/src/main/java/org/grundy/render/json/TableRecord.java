package org.grundy.render.json;

import java.math.BigInteger;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Table;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// A table of numbers.
///
/// @param game with its parameters
/// @param show `outcome`, `grundy`, `moves`, `remoteness` or `suspense`
/// @param play `normal` or `misere`
/// @param x range of the first coordinate
/// @param y range of the second, left out for a line
/// @param values a list for a line; for a rectangle a list for each y; null where a number is not
///     known, "∞" where there is no Grundy value
/// @param limit the limit that kept numbers from being known; left out if none did
public record TableRecord(
        String game,
        String show,
        String play,
        RangeRecord x,
        @OmittedIfNull @Nullable RangeRecord y,
        List<?> values,
        @OmittedIfNull @Nullable LimitRecord limit) {

    /// A range of integers, both ends included.
    ///
    /// @param name of the coordinate, as the rules or the question call it
    /// @param from the first
    /// @param to the last
    public record RangeRecord(String name, BigInteger from, BigInteger to) {
        private static RangeRecord of(Axis axis) {
            return new RangeRecord(axis.name(), axis.from(), axis.last());
        }
    }

    /// The record of a table.
    public static TableRecord of(Table table) {
        return new TableRecord(
                table.game(),
                Json.word(table.quantity()),
                Json.word(table.play()),
                RangeRecord.of(table.x()),
                table.y().map(RangeRecord::of).orElse(null),
                values(table),
                table.shortfall().map(LimitRecord::of).orElse(null));
    }

    private static List<?> values(Table table) {
        int width = table.x().count();
        return table.y().isPresent()
                ? new Places<>(table.size() / width, row -> row(table, row * width, width))
                : cells(table, 0, width);
    }

    /// A row as numbers where all of it are known: nothing is made for one of its cells then.
    private static Object row(Table table, int from, int width) {
        int[] numbers = new int[width];
        for (int column = 0; column < width; column++) {
            numbers[column] = table.number(from + column);
            if (numbers[column] < 0) {
                return cells(table, from, width);
            }
        }
        return numbers;
    }

    private static List<@Nullable Object> cells(Table table, int from, int width) {
        return new Places<>(width, column -> cell(table, from + column));
    }

    /// A list whose elements are made as they are asked for, so that a large table takes no room as a record.
    private static final class Places<T extends @Nullable Object> extends AbstractList<T> {
        private final int size;
        private final IntFunction<T> at;

        Places(int size, IntFunction<T> at) {
            this.size = size;
            this.at = at;
        }

        @Override
        public T get(int index) {
            return at.apply(Objects.checkIndex(index, size));
        }

        @Override
        public int size() {
            return size;
        }
    }

    private static @Nullable Object cell(Table table, int i) {
        int number = table.number(i);
        return number >= 0
                ? (Object) number
                : table.isInfinite(i) ? "∞" : table.value(i).orElse(null);
    }
}
