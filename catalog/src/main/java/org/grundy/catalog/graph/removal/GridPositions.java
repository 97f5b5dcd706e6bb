package org.grundy.catalog.graph.removal;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.notation.NamedRelation;
import org.grundy.lang.Arguments;
import org.grundy.lang.TextSlice;

/// Positions of removal games on grids: which grid an arena is, and positions of Arc Kayles as they are read and
/// written.
public final class GridPositions {
    private static final Pattern LAST_CELL = Pattern.compile("\\d{1,4}\\.\\d{1,4}");

    private GridPositions() {}

    /// The board of an arena: the name of its last cell says how large it is.
    public static GridBoard board(RemovalBoard arena) {
        String[] last = arena.name(arena.size() - 1).split("\\.", -1);
        return new GridBoard(Integer.parseInt(last[0]), Integer.parseInt(last[1]));
    }

    /// The board on which an arena is this game; empty if there is none.
    ///
    /// @param game the position in which nothing has been removed from a graph
    public static Optional<GridBoard> board(RemovalBoard arena, Function<NamedRelation, RemovalPosition> game) {
        if (arena.size() == 0
                || !LAST_CELL.matcher(arena.name(arena.size() - 1)).matches()) {
            return Optional.empty();
        }
        GridBoard board = board(arena);
        if ((long) board.rows() * board.columns() != arena.size()) {
            return Optional.empty();
        }
        RemovalBoard grid = game.apply(board.graph(NamedGraph.NOWHERE)).arena();
        boolean same = arena.linked().equals(grid.linked()) && arena.removals().equals(grid.removals());
        return same ? Optional.of(board) : Optional.empty();
    }

    /// The position of Arc Kayles in which no cell is taken, of a board that is not too large.
    public static RemovalPosition whole(GridBoard board) {
        return whole(board, NamedGraph.NOWHERE);
    }

    private static RemovalPosition whole(GridBoard board, TextSlice place) {
        long cells = (long) board.rows() * board.columns();
        if (cells > GridBoard.LONGEST) {
            throw place.error("a board has at most %s cells, not %s", "棋盘至多有 %s 格，而不是 %s 格", GridBoard.LONGEST, cells);
        }
        return RemovalBoard.takingEdges(board.graph(place));
    }

    /// Reads `m,n` or `mxn`, or a drawing of rows from top to bottom, as in `..#/...`.
    public static RemovalPosition read(Arguments arguments, String form) {
        arguments.count(1, 2, form);
        TextSlice first = arguments.get(0);
        if (arguments.size() == 2) {
            GridBoard board = new GridBoard(
                    GridBoard.side(first, GridBoard.LONGEST), GridBoard.side(arguments.get(1), GridBoard.LONGEST));
            return whole(board, first);
        }
        boolean drawn = first.text().indexOf('.') >= 0 || first.text().indexOf('#') >= 0;
        return drawn ? drawn(first) : whole(GridBoard.sized(first, GridBoard.LONGEST), first);
    }

    private static RemovalPosition drawn(TextSlice slice) {
        String[] lines = slice.text().split("/", -1);
        GridBoard board = new GridBoard(lines.length, lines[0].length());
        RemovalPosition whole = whole(board, slice);
        BitSet left = whole.left();
        for (int row = 0; row < lines.length; row++) {
            if (lines[row].length() != board.columns() || !lines[row].matches("[.#]+")) {
                throw slice.error(
                        "row %s of this board is no row of %s cells: . for a free cell, # for a taken one, / between rows",
                        "棋盘第 %s 行应有 %s 格：. 表示空格，# 表示已占，/ 分隔各行", row + 1, board.columns());
            }
            for (int column = 0; column < board.columns(); column++) {
                left.set(row * board.columns() + column, lines[row].charAt(column) == '.');
            }
        }
        return new RemovalPosition(whole.arena(), left);
    }

    /// The text that [#read] reads.
    public static String write(RemovalPosition part) {
        GridBoard board = board(part.arena());
        if (part.size() == part.arena().size()) {
            return board.rows() + "," + board.columns();
        }
        return String.join("/", lines(part));
    }

    /// A drawing of a position for a player, as [GridBoard#drawing].
    public static List<String> drawing(RemovalPosition part) {
        return GridBoard.drawing(lines(part));
    }

    private static List<String> lines(RemovalPosition part) {
        GridBoard board = board(part.arena());
        return IntStream.range(0, board.rows())
                .mapToObj(row -> line(part, row * board.columns(), (row + 1) * board.columns()))
                .toList();
    }

    private static String line(RemovalPosition part, int first, int end) {
        return IntStream.range(first, end)
                .mapToObj(cell -> part.has(cell) ? "." : "#")
                .collect(Collectors.joining());
    }
}
