package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.lang.Arguments;
import org.grundy.lang.TextSlice;

/// A chocolate bar, partly eaten: the lengths of its rows, of which none is longer than the one before it.
/// The first square of the first row is poisoned.
///
/// @param rows at least one, each at least 1
record ChompPosition(List<Integer> rows) {
    static final int LONGEST = 1 << 10;

    private static final int LARGEST_DRAWN = 20;

    /// Copies the list.
    ChompPosition {
        rows = List.copyOf(rows);
    }

    /// A bar of which nothing has been eaten.
    static ChompPosition rectangle(int rows, int columns) {
        return new ChompPosition(Collections.nCopies(rows, columns));
    }

    int height() {
        return rows.size();
    }

    /// The length of the first row.
    int width() {
        return rows.getFirst();
    }

    /// The length of a row, 0 below the last.
    int row(int i) {
        return i < rows.size() ? rows.get(i) : 0;
    }

    boolean isRectangle() {
        return rows.getLast() == width();
    }

    /// A first row and a first column and nothing else.
    boolean isHook() {
        return row(1) <= 1;
    }

    /// The bar with rows and columns exchanged, which plays alike.
    ChompPosition transposed() {
        return new ChompPosition(IntStream.range(0, width())
                .map(column ->
                        (int) rows.stream().filter(length -> length > column).count())
                .boxed()
                .toList());
    }

    /// What is left after the square in a row and a column, both counted from 0, is eaten with all that is
    /// right of it and below.
    ChompPosition bitten(int row, int column) {
        List<Integer> left = new ArrayList<>(rows.subList(0, row));
        rows.stream()
                .skip(row)
                .map(length -> Math.min(length, column))
                .filter(length -> length > 0)
                .forEach(left::add);
        return new ChompPosition(left);
    }

    /// What each bite leaves; the poisoned square is not eaten.
    Stream<ChompPosition> bites() {
        return IntStream.range(0, height())
                .boxed()
                .flatMap(row -> IntStream.range(row == 0 ? 1 : 0, row(row)).mapToObj(column -> bitten(row, column)));
    }

    /// Reads `m,n` or `mxn`, or the lengths of the rows, as in `4/4/2`.
    static ChompPosition read(Arguments arguments, String form) {
        arguments.count(1, 2, form);
        TextSlice first = arguments.get(0);
        if (arguments.size() == 2) {
            return rectangle(length(first), length(arguments.get(1)));
        }
        if (first.text().indexOf('/') < 0) {
            GridBoard board = GridBoard.sized(first, LONGEST);
            return rectangle(board.rows(), board.columns());
        }
        return new ChompPosition(lengths(first));
    }

    private static List<Integer> lengths(TextSlice slice) {
        List<Integer> lengths = new ArrayList<>();
        int start = slice.span().start();
        for (int i = start; i <= slice.span().end(); i++) {
            if (i == slice.span().end() || slice.source().charAt(i) == '/') {
                lengths.add(length(TextSlice.trimmed(slice.source(), start, i)));
                start = i + 1;
            }
        }
        if (IntStream.range(1, lengths.size()).anyMatch(i -> lengths.get(i) > lengths.get(i - 1))) {
            throw slice.error("no row may be longer than the one before it, as in 4/4/2", "后一行不能比前一行长，例如 4/4/2");
        }
        return lengths;
    }

    private static int length(TextSlice slice) {
        return GridBoard.side(slice, LONGEST);
    }

    /// The squares row by row, the poisoned one as a cross; empty for a large bar.
    List<String> drawing() {
        if (Math.max(height(), width()) > LARGEST_DRAWN) {
            return List.of();
        }
        return IntStream.range(0, height())
                .mapToObj(i -> (i == 0 ? "×" : "■") + " ■".repeat(row(i) - 1))
                .toList();
    }

    /// The text that [#read] reads.
    String write() {
        return isRectangle()
                ? height() + "," + width()
                : rows.stream().map(String::valueOf).collect(Collectors.joining("/"));
    }
}
