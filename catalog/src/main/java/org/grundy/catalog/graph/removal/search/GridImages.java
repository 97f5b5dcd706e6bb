package org.grundy.catalog.graph.removal.search;

/// The images of a set of cells on a grid of at most 64: pushed into the corner of the first row and column,
/// reflected, turned and transposed.
///
/// @param rows of the grid
/// @param columns of the grid, at least as many as the rows
/// @param firstRow its cells as bits
/// @param firstColumn its cells as bits
/// @param reciprocal of the columns, in units of 2^-[#RECIPROCAL_BITS]
record GridImages(int rows, int columns, long firstRow, long firstColumn, int reciprocal) {
    private static final int RECIPROCAL_BITS = 16;

    GridImages(int rows, int columns, long firstRow, long firstColumn) {
        this(rows, columns, firstRow, firstColumn, (1 << RECIPROCAL_BITS) / columns + 1);
    }

    /// The least image of a set that is not empty.
    long least(long set) {
        return least(set, false);
    }

    /// The least image of a piece, or 0 if it is lost because every move of Cram, and of Node Kayles, can be
    /// answered with its image under a half turn: the piece is symmetric about its centre, no domino touches
    /// its image, and no vertex is its own image or next to it.
    long leastUnlessLost(long piece) {
        return least(piece, true);
    }

    private long least(long set, boolean unlessLost) {
        long fromFirstRow = set >>> (row(Long.numberOfTrailingZeros(set)) * columns);
        long any = anyRow(fromFirstRow);
        int left = Long.numberOfTrailingZeros(any);
        long corner = fromFirstRow >>> left;
        int width = Long.SIZE - Long.numberOfLeadingZeros(any) - left;
        int height = height(corner);
        long turned = turned(corner, height, width);
        if (unlessLost && turned == corner && answersAll(corner, height, width)) {
            return 0;
        }
        long least = leastReflection(corner, turned, height, width);
        if (width > rows) {
            return least;
        }
        long across = transposed(corner, width);
        return Math.min(least, leastReflection(across, turned(across, width, height), width, height));
    }

    /// The images of a piece in the corner.
    PieceImages of(long piece) {
        return new PieceImages(this, piece);
    }

    /// The row of a cell.
    int row(int cell) {
        return (cell * reciprocal) >>> RECIPROCAL_BITS;
    }

    /// How many rows a set in the corner has.
    int height(long corner) {
        return row(Long.SIZE - 1 - Long.numberOfLeadingZeros(corner)) + 1;
    }

    /// How many columns a set in the corner has.
    int width(long corner) {
        return Long.SIZE - Long.numberOfLeadingZeros(anyRow(corner));
    }

    /// Whether every domino on a set that is its own image under a half turn can be answered with its image, since
    /// none touches it: at the centre is no cell, or a corner of cells.
    boolean answersAll(long set, int height, int width) {
        boolean central = ((set >>> ((height - 1) / 2 * columns + (width - 1) / 2)) & 1) != 0;
        return !central || ((height | width) & 1) == 0;
    }

    /// The columns in which a set has a cell, as cells of the first row.
    private long anyRow(long set) {
        long any = set;
        for (int below = columns; below < Long.SIZE; below *= 2) {
            any |= any >>> below;
        }
        return any & firstRow;
    }

    /// The least reflection of a set in the corner, of so many rows and columns.
    private long leastReflection(long set, long turned, int height, int width) {
        long flipped = flipped(set, height);
        return Math.min(Math.min(set, flipped), Math.min(turned, turned(flipped, height, width)));
    }

    /// A set in the corner turned by half.
    long turned(long set, int height, int width) {
        return Long.reverse(set) >>> (Long.SIZE - (height - 1) * columns - width);
    }

    /// The last row becomes the first.
    long flipped(long set, int height) {
        if (columns == Byte.SIZE) {
            return Long.reverseBytes(set) >>> (Long.SIZE - height * Byte.SIZE);
        }
        long flipped = set & firstRow;
        for (int row = 1; row < height; row++) {
            flipped = (flipped << columns) | ((set >>> (row * columns)) & firstRow);
        }
        return flipped;
    }

    /// Rows become columns, for a set in the corner of no more columns than the grid has rows.
    long transposed(long set, int width) {
        long transposed = 0;
        for (int row = 0; row < width; row++) {
            transposed |= Long.compress(set >>> row, firstColumn) << (row * columns);
        }
        return transposed;
    }
}
