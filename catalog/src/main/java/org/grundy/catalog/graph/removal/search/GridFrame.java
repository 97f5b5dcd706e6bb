package org.grundy.catalog.graph.removal.search;

import org.grundy.catalog.graph.notation.GridBoard;

/// Sets of cells on a board of at most 64, as longs: bit columns·row + column. What Cram is played on does
/// not matter up to shifts, reflections and transposition, so every set has a least one among those that
/// play alike.
///
/// Boards of one frame share their sets: 5×6 and 7×8 both lie in 8×8.
///
/// @param rows at least 1, at most the columns
/// @param columns at least the rows; rows·columns is at most 64
record GridFrame(int rows, int columns) {
    private static final int CELLS = Long.SIZE;
    private static final int SQUARE = 8;

    /// The frame in which boards lie whose shorter side is so long: of 8 rows, or of as many columns as fit.
    ///
    /// @return of no more than 64 cells, so that larger boards do not lie in it
    static GridFrame of(int rows, int columns) {
        int shorter = Math.min(rows, columns);
        return Math.max(rows, columns) <= SQUARE
                ? new GridFrame(SQUARE, SQUARE)
                : new GridFrame(shorter, CELLS / shorter);
    }

    /// The bit of a cell of a board, counted row by row; the board lies with its longer side along the rows.
    ///
    /// @param board that fits
    int bit(GridBoard board, int cell) {
        int row = cell / board.columns();
        int column = cell % board.columns();
        return board.rows() <= board.columns() ? columns * row + column : columns * column + row;
    }

    boolean fits(GridBoard board) {
        return Math.min(board.rows(), board.columns()) <= rows && Math.max(board.rows(), board.columns()) <= columns;
    }

    private long firstColumn() {
        long column = 0;
        for (int row = 0; row < rows; row++) {
            column |= 1L << (row * columns);
        }
        return column;
    }

    /// The cells as bits.
    GridCells cells() {
        return new GridCells(columns, firstColumn(), -1L >>> (CELLS - rows * columns));
    }

    /// How sets of cells fall apart, and which play alike.
    SetShape shape() {
        return new GridShape(cells(), images(), false);
    }

    /// The images of sets, of which those of a connected set play like it.
    GridImages images() {
        return new GridImages(rows, columns, -1L >>> (CELLS - columns), firstColumn());
    }
}
