package org.grundy.render.canvas;

import org.grundy.run.Run;

/// Colours of squares in rows and columns.
///
/// @param colours row by row from the top
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Raster(int columns, int rows, int[] colours) {
    /// The colour of a square; rows are counted from the top.
    @FunctionalInterface
    public interface Colouring {
        /// 0xRRGGBB.
        int of(int column, int row);
    }

    /// Colours every square.
    ///
    /// @param run charged with each
    public static Raster of(int columns, int rows, Run run, Colouring colouring) {
        int[] colours = new int[columns * rows];
        for (int row = 0; row < rows; row++) {
            run.options(columns);
            for (int column = 0; column < columns; column++) {
                colours[row * columns + column] = colouring.of(column, row);
            }
        }
        return new Raster(columns, rows, colours);
    }

    /// Takes neighbours of one colour in a row.
    @FunctionalInterface
    interface Stretches {
        void take(int column, int row, int length, int colour);
    }

    /// Tells all stretches of one colour, each as long as it can be, row by row.
    void each(Stretches stretches) {
        for (int row = 0; row < rows; row++) {
            int start = 0;
            for (int column = 1; column <= columns; column++) {
                int colour = colours[row * columns + start];
                if (column == columns || colours[row * columns + column] != colour) {
                    stretches.take(start, row, column - start, colour);
                    start = column;
                }
            }
        }
    }
}
