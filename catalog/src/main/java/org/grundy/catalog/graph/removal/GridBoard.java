package org.grundy.catalog.graph.removal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.graph.ArcKayles;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.notation.NamedRelation;
import org.grundy.lang.Arguments;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.Span;

/// A board of cells in rows and columns, each joined to its neighbours, as the arena of Arc Kayles. Cell
/// (row, column), counted from 1, is element (row−1)·columns + column−1.
///
/// @param rows at least 1
/// @param columns at least 1
public record GridBoard(int rows, int columns) {
    public static final int LONGEST = NamedGraph.MOST_VERTICES;

    private static final TextSlice NO_PLACE = new TextSlice("", new Span(0, 0));
    private static final int LARGEST_DRAWN = 20;
    private static final Pattern LAST_CELL = Pattern.compile("\\d{1,4}\\.\\d{1,4}");
    private static final Pattern SIZE = Pattern.compile("(\\S+?)\\s*[xX×*]\\s*(\\S+)");

    /// The board of an arena: the name of its last cell says how large it is.
    public static GridBoard of(RemovalBoard arena) {
        String[] last = arena.name(arena.size() - 1).split("\\.", -1);
        return new GridBoard(Integer.parseInt(last[0]), Integer.parseInt(last[1]));
    }

    /// The board on which an arena is this game; empty if there is none.
    ///
    /// @param game the position in which nothing has been removed from a graph
    static Optional<GridBoard> of(RemovalBoard arena, Function<NamedRelation, RemovalPosition> game) {
        if (arena.size() == 0
                || !LAST_CELL.matcher(arena.name(arena.size() - 1)).matches()) {
            return Optional.empty();
        }
        GridBoard board = of(arena);
        if ((long) board.rows * board.columns != arena.size()) {
            return Optional.empty();
        }
        RemovalBoard grid = game.apply(board.graph(NO_PLACE)).arena();
        boolean same = arena.linked().equals(grid.linked()) && arena.removals().equals(grid.removals());
        return same ? Optional.of(board) : Optional.empty();
    }

    /// Reads `3x4`.
    ///
    /// @param most the longest side allowed
    /// @throws org.grundy.text.InputError if the text has another form or a side is out of its range
    public static GridBoard sized(TextSlice slice, int most) {
        Matcher matcher = SIZE.matcher(slice.text());
        if (!matcher.matches()) {
            throw slice.error(
                    "\"" + slice.text() + "\" is no size of a board: rows x columns, as in 3x4",
                    "“" + slice.text() + "”不是棋盘大小：应为 行数x列数，例如 3x4");
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
            throw slice.error("a side is at most " + most + ", not " + side, "边长至多为 " + most + "，而不是 " + side);
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

    /// The position of which no cell is taken, of a board that is not too large.
    public RemovalPosition whole() {
        return whole(NO_PLACE);
    }

    /// The position of which no cell is taken.
    ///
    /// @param place for the message if the board is too large
    public RemovalPosition whole(TextSlice place) {
        if ((long) rows * columns > LONGEST) {
            throw place.error(
                    "a board has at most " + LONGEST + " cells, not " + (long) rows * columns,
                    "棋盘至多有 " + LONGEST + " 格，而不是 " + (long) rows * columns + " 格");
        }
        return ArcKayles.whole(graph(place));
    }

    private NamedRelation graph(TextSlice place) {
        NamedGraph drawing = new NamedGraph();
        draw(drawing, place);
        return NamedRelation.adjacency(drawing);
    }

    /// The arena of Node Kayles on the cells.
    RemovalBoard vertices() {
        return RemovalBoard.takingRelated(graph(NO_PLACE)).arena();
    }

    /// Reads `m,n` or `mxn`, or a drawing of rows from top to bottom, as in `..#/...`.
    public static RemovalPosition read(Arguments arguments, String form) {
        arguments.count(1, 2, form);
        TextSlice first = arguments.get(0);
        if (arguments.size() == 2) {
            return new GridBoard(side(first, LONGEST), side(arguments.get(1), LONGEST)).whole(first);
        }
        boolean drawn = first.text().indexOf('.') >= 0 || first.text().indexOf('#') >= 0;
        return drawn ? drawn(first) : sized(first, LONGEST).whole(first);
    }

    private static RemovalPosition drawn(TextSlice slice) {
        String[] lines = slice.text().split("/", -1);
        GridBoard board = new GridBoard(lines.length, lines[0].length());
        RemovalPosition whole = board.whole(slice);
        BitSet left = whole.left();
        for (int row = 0; row < lines.length; row++) {
            if (lines[row].length() != board.columns || !lines[row].matches("[.#]+")) {
                throw slice.error(
                        "row " + (row + 1) + " of this board is no row of " + board.columns
                                + " cells: . for a free cell, # for a taken one, / between rows",
                        "棋盘第 " + (row + 1) + " 行应有 " + board.columns + " 格：. 表示空格，# 表示已占，/ 分隔各行");
            }
            for (int column = 0; column < board.columns; column++) {
                left.set(row * board.columns + column, lines[row].charAt(column) == '.');
            }
        }
        return new RemovalPosition(whole.arena(), left);
    }

    /// The text that [#read] reads.
    public static String write(RemovalPosition part) {
        GridBoard board = of(part.arena());
        if (part.size() == part.arena().size()) {
            return board.rows + "," + board.columns;
        }
        return String.join("/", board.lines(part));
    }

    /// A drawing of a position for a player, as [#drawing(List)].
    public static List<String> drawing(RemovalPosition part) {
        return drawing(of(part.arena()).lines(part));
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

    private List<String> lines(RemovalPosition part) {
        return IntStream.range(0, rows).mapToObj(row -> line(part, row)).toList();
    }

    private String line(RemovalPosition part, int row) {
        return IntStream.range(row * columns, (row + 1) * columns)
                .mapToObj(cell -> part.has(cell) ? "." : "#")
                .collect(Collectors.joining());
    }
}
