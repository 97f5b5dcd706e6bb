package org.grundy.catalog.graph.stones;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A board of cells in rows and columns with stones of two colours.
///
/// @param columns at least 1
/// @param cells row by row: [#FREE], [#HOLE], [#CROSS] or [#RING]
record StoneBoard(int columns, String cells) {
    static final char FREE = '.';
    static final char HOLE = '#';
    static final char CROSS = 'x';
    static final char RING = 'o';

    int rows() {
        return cells.length() / columns;
    }

    char at(int cell) {
        return cells.charAt(cell);
    }

    boolean stone(int cell) {
        return at(cell) == CROSS || at(cell) == RING;
    }

    static char other(char colour) {
        return colour == CROSS ? RING : colour == RING ? CROSS : colour;
    }

    /// The cells beside a cell.
    IntStream beside(int cell) {
        int column = cell % columns;
        return IntStream.of(
                        cell - columns,
                        column > 0 ? cell - 1 : -1,
                        column < columns - 1 ? cell + 1 : -1,
                        cell + columns)
                .filter(each -> each >= 0 && each < cells.length());
    }

    /// The board with other contents of two cells.
    StoneBoard with(int one, char content, int other, char otherContent) {
        char[] changed = cells.toCharArray();
        changed[one] = content;
        changed[other] = otherContent;
        return new StoneBoard(columns, new String(changed));
    }

    /// The cells that hang together with a cell by cells that have a property, as the cell has.
    BitSet around(int cell, IntPredicate property) {
        BitSet found = new BitSet();
        int[] open = new int[cells.length()];
        int count = 0;
        open[count++] = cell;
        found.set(cell);
        while (count > 0) {
            for (int next : beside(open[--count]).toArray()) {
                if (!found.get(next) && property.test(next)) {
                    found.set(next);
                    open[count++] = next;
                }
            }
        }
        return found;
    }

    /// The largest parts whose cells have a property and hang together, each on a board of this size.
    ///
    /// @param outside what stands on all cells outside a part
    List<StoneBoard> parts(IntPredicate property, char outside) {
        List<StoneBoard> parts = new ArrayList<>();
        BitSet seen = new BitSet();
        for (int cell = 0; cell < cells.length(); cell++) {
            if (!seen.get(cell) && property.test(cell)) {
                BitSet part = around(cell, property);
                seen.or(part);
                parts.add(only(part, outside));
            }
        }
        return parts;
    }

    private StoneBoard only(BitSet part, char outside) {
        char[] left = cells.toCharArray();
        for (int cell = 0; cell < left.length; cell++) {
            left[cell] = part.get(cell) ? left[cell] : outside;
        }
        return new StoneBoard(columns, new String(left));
    }

    long count(IntPredicate property) {
        return IntStream.range(0, cells.length()).filter(property).count();
    }

    /// The least image of what is not outside: cut out, turned and reflected, with the colours as they are or
    /// exchanged.
    ///
    /// @param outside what need not be kept at the edges
    StoneBoard image(char outside) {
        StoneBoard cut = cut(outside);
        StoneBoard least = cut.leastColours();
        StoneBoard turned = cut;
        for (int i = 0; i < 4; i++) {
            least = least(least, turned.mirrored().leastColours());
            turned = turned.turned();
            least = least(least, turned.leastColours());
        }
        return least;
    }

    private static StoneBoard least(StoneBoard one, StoneBoard other) {
        int difference = one.columns != other.columns
                ? Integer.compare(one.columns, other.columns)
                : one.cells.compareTo(other.cells);
        return difference <= 0 ? one : other;
    }

    private StoneBoard leastColours() {
        char[] exchanged = cells.toCharArray();
        for (int i = 0; i < exchanged.length; i++) {
            exchanged[i] = other(exchanged[i]);
        }
        return least(this, new StoneBoard(columns, new String(exchanged)));
    }

    private StoneBoard mirrored() {
        return picked(columns, (row, column) -> row * columns + columns - 1 - column);
    }

    private StoneBoard turned() {
        return picked(rows(), (row, column) -> (rows() - 1 - column) * columns + row);
    }

    private interface Place {
        int cell(int row, int column);
    }

    private StoneBoard picked(int width, Place place) {
        char[] picked = new char[cells.length()];
        for (int i = 0; i < picked.length; i++) {
            picked[i] = at(place.cell(i / width, i % width));
        }
        return new StoneBoard(width, new String(picked));
    }

    private StoneBoard cut(char outside) {
        int top = rows();
        int bottom = -1;
        int left = columns;
        int right = -1;
        for (int cell = 0; cell < cells.length(); cell++) {
            if (at(cell) != outside) {
                top = Math.min(top, cell / columns);
                bottom = cell / columns;
                left = Math.min(left, cell % columns);
                right = Math.max(right, cell % columns);
            }
        }
        if (bottom < 0) {
            return new StoneBoard(1, Character.toString(outside));
        }
        StringBuilder kept = new StringBuilder();
        for (int row = top; row <= bottom; row++) {
            kept.append(cells, row * columns + left, row * columns + right + 1);
        }
        return new StoneBoard(right - left + 1, kept.toString());
    }

    /// A cell by its row and column, counted from 1: `1.2`.
    String name(int cell) {
        return (cell / columns + 1) + "." + (cell % columns + 1);
    }

    /// The rows with a slash between them.
    String drawn() {
        return IntStream.range(0, rows())
                .mapToObj(row -> cells.substring(row * columns, (row + 1) * columns))
                .collect(Collectors.joining("/"));
    }
}
