package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.lang.Arguments;
import org.grundy.lang.Piece;

/// A chocolate bar, partly eaten: the lengths of its rows, of which none is longer than the one before it.
/// The first square of the first row is poisoned.
///
/// @param rows at least one, each at least 1
record Bar(List<Integer> rows) {
    static final int LONGEST = 1 << 10;

    /// Copies the list.
    Bar {
        rows = List.copyOf(rows);
    }

    /// A bar of which nothing has been eaten.
    static Bar rectangle(int rows, int columns) {
        return new Bar(Collections.nCopies(rows, columns));
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

    /// What is left after the square in a row and a column, both counted from 0, is eaten with all that is
    /// right of it and below.
    Bar bitten(int row, int column) {
        List<Integer> left = new ArrayList<>(rows.subList(0, row));
        rows.stream()
                .skip(row)
                .map(length -> Math.min(length, column))
                .filter(length -> length > 0)
                .forEach(left::add);
        return new Bar(left);
    }

    /// Reads `m,n` or `mxn`, or the lengths of the rows, as in `4/4/2`.
    static Bar read(Arguments arguments, String form) {
        arguments.count(1, 2, form);
        Piece first = arguments.get(0);
        if (arguments.size() == 2) {
            return rectangle(length(first), length(arguments.get(1)));
        }
        if (first.text().indexOf('/') < 0) {
            Board board = Board.sized(first, LONGEST);
            return rectangle(board.rows(), board.columns());
        }
        return new Bar(lengths(first));
    }

    private static List<Integer> lengths(Piece piece) {
        List<Integer> lengths = new ArrayList<>();
        int start = piece.span().start();
        for (int i = start; i <= piece.span().end(); i++) {
            if (i == piece.span().end() || piece.source().charAt(i) == '/') {
                lengths.add(length(Piece.trimmed(piece.source(), start, i)));
                start = i + 1;
            }
        }
        if (IntStream.range(1, lengths.size()).anyMatch(i -> lengths.get(i) > lengths.get(i - 1))) {
            throw piece.error("no row may be longer than the one before it, as in 4/4/2", "后一行不能比前一行长，例如 4/4/2");
        }
        return lengths;
    }

    private static int length(Piece piece) {
        return Board.side(piece, LONGEST);
    }

    /// The text that [#read] reads.
    String write() {
        return isRectangle()
                ? height() + "," + width()
                : rows.stream().map(String::valueOf).collect(Collectors.joining("/"));
    }
}
