package org.grundy.catalog.graph.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.Span;

/// A board of cells in rows and columns, each joined to its neighbours. Cell (row, column), counted from 1, is vertex
/// `row.column`, and element (row−1)·columns + column−1 of the board's graph.
///
/// @param rows at least 1
/// @param columns at least 1
public record GridBoard(int rows, int columns) {
    public static final int LONGEST = NamedGraph.MOST_VERTICES;

    private static final int LARGEST_DRAWN = 20;
    private static final Pattern SIZE = Pattern.compile("(\\S+?)\\s*[xX×*]\\s*(\\S+)");

    /// Reads `3x4`.
    ///
    /// @param most the longest side allowed
    /// @throws org.grundy.text.InputError if the text has another form or a side is out of its range
    public static GridBoard sized(TextSlice slice, int most) {
        Matcher matcher = SIZE.matcher(slice.text());
        if (!matcher.matches()) {
            throw slice.error(
                    "\"%s\" is no size of a board: rows x columns, as in 3x4",
                    "“%s”不是棋盘大小：应为 行数x列数，例如 3x4", slice.text());
        }
        int start = slice.span().start();
        Span rows = new Span(start + matcher.start(1), start + matcher.end(1));
        Span columns = new Span(start + matcher.start(2), start + matcher.end(2));
        return new GridBoard(
                side(new TextSlice(slice.source(), rows), most), side(new TextSlice(slice.source(), columns), most));
    }

    /// The board with these sides.
    ///
    /// @param sides rows and columns
    /// @throws org.grundy.text.InputError if a side is not in 1..most
    public static GridBoard at(List<BigInteger> sides, int most) {
        int[] lengths = sides.stream()
                .map(BigInteger::toString)
                .mapToInt(text -> side(new TextSlice(text, new Span(0, text.length())), most))
                .toArray();
        return new GridBoard(lengths[0], lengths[1]);
    }

    /// Reads a side.
    ///
    /// @throws org.grundy.text.InputError if it is not in 1..most
    public static int side(TextSlice slice, int most) {
        BigInteger side = slice.number(new BilingualText("a side", "边长"), 1);
        if (side.compareTo(BigInteger.valueOf(most)) > 0) {
            throw slice.error("a side is at most %s, not %s", "边长至多为 %s，而不是 %s", most, side);
        }
        return side.intValueExact();
    }

    /// Draws the cells as vertices `row.column`.
    ///
    /// @param place for the message if there are too many
    public void draw(NamedGraph drawing, TextSlice place) {
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) {
                int here = drawing.vertex(row + "." + column, place);
                if (column > 1) {
                    drawing.line(drawing.vertex(row + "." + (column - 1), place), here, place);
                }
                if (row > 1) {
                    drawing.line(drawing.vertex((row - 1) + "." + column, place), here, place);
                }
            }
        }
    }

    /// Draws the lines by which the last row is next to the first one, and the last column to the first one.
    public void drawWrapped(NamedGraph drawing, TextSlice place) {
        for (int column = 1; column <= columns && rows > 2; column++) {
            drawing.line(drawing.vertex(rows + "." + column, place), drawing.vertex("1." + column, place), place);
        }
        for (int row = 1; row <= rows && columns > 2; row++) {
            drawing.line(drawing.vertex(row + "." + columns, place), drawing.vertex(row + ".1", place), place);
        }
    }

    /// Draws a line between cells from one of which a queen attacks the other.
    public void drawQueens(NamedGraph drawing, TextSlice place) {
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) {
                int here = drawing.vertex(row + "." + column, place);
                for (int back = 1; back < Math.max(row, columns); back++) {
                    drawBack(drawing, here, row, column - back, place);
                    drawBack(drawing, here, row - back, column - back, place);
                    drawBack(drawing, here, row - back, column, place);
                    drawBack(drawing, here, row - back, column + back, place);
                }
            }
        }
    }

    private void drawBack(NamedGraph drawing, int here, int row, int column, TextSlice place) {
        if (row >= 1 && column >= 1 && column <= columns) {
            drawing.line(drawing.vertex(row + "." + column, place), here, place);
        }
    }

    /// The graph of the cells, each joined to its neighbours.
    ///
    /// @param place for the message if there are too many
    public NamedRelation graph(TextSlice place) {
        NamedGraph drawing = new NamedGraph();
        draw(drawing, place);
        return NamedRelation.adjacency(drawing);
    }

    /// A drawing for a player: the cells between the numbers of their rows and columns; none of a board that fits no
    /// screen.
    ///
    /// @param rows the cells as signs, as in `..#`
    public static List<String> drawing(List<String> rows) {
        int columns = rows.getFirst().length();
        if (Math.max(rows.size(), columns) > LARGEST_DRAWN) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            lines.add(String.format(Locale.ROOT, "%2d ", row + 1)
                    + spaced(rows.get(row).replace('.', '·').replace('#', '■')));
        }
        lines.add("   "
                + spaced(IntStream.rangeClosed(1, columns)
                        .mapToObj(column -> String.valueOf(column % 10))
                        .collect(Collectors.joining())));
        return lines;
    }

    private static String spaced(String signs) {
        return String.join(" ", signs.split(""));
    }
}
