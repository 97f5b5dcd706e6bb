package org.grundy.catalog.graph.removal;

/// The images of a set of cells on a grid of at most 64: pushed into the corner of the first row and column,
/// reflected, turned and transposed.
///
/// @param rows of the grid
/// @param columns of the grid, at least as many as the rows
/// @param firstRow its cells as bits
/// @param firstColumn its cells as bits
record GridImages(int rows, int columns, long firstRow, long firstColumn) {
    /// The least image of a set that is not empty.
    long least(long set) {
        long fromFirstRow = set >>> (Long.numberOfTrailingZeros(set) / columns * columns);
        long row = anyRow(fromFirstRow);
        long corner = fromFirstRow >>> Long.numberOfTrailingZeros(row);
        int width = Long.SIZE - Long.numberOfLeadingZeros(row) - Long.numberOfTrailingZeros(row);
        int height = (Long.SIZE - 1 - Long.numberOfLeadingZeros(corner)) / columns + 1;
        long least = leastReflection(corner, height, width);
        return width <= rows ? Math.min(least, leastReflection(transposed(corner, width), width, height)) : least;
    }

    /// The columns in which a set has a cell, as cells of the first row.
    private long anyRow(long set) {
        long any = set;
        for (int row = 1; row < rows; row++) {
            any |= set >>> (row * columns);
        }
        return any & firstRow;
    }

    /// The least reflection of a set in the corner, of so many rows and columns.
    private long leastReflection(long set, int height, int width) {
        long flipped = flipped(set, height);
        int free = Long.SIZE - (height - 1) * columns - width;
        long turned = Long.reverse(set) >>> free;
        long mirrored = Long.reverse(flipped) >>> free;
        return Math.min(Math.min(set, flipped), Math.min(mirrored, turned));
    }

    /// The last row becomes the first.
    private long flipped(long set, int height) {
        long flipped = set & firstRow;
        for (int row = 1; row < height; row++) {
            flipped = (flipped << columns) | ((set >>> (row * columns)) & firstRow);
        }
        return flipped;
    }

    /// Rows become columns, for a set in the corner of no more columns than the grid has rows.
    private long transposed(long set, int width) {
        long transposed = 0;
        for (int row = 0; row < width; row++) {
            transposed |= Long.compress(set >>> row, firstColumn) << (row * columns);
        }
        return transposed;
    }
}
