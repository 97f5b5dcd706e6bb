package org.grundy.catalog.graph.removal.search;

/// The images of one piece, from which those of what a domino leaves of it follow at once: each is the image of the
/// piece without the image of the domino, as long as the sides of the rectangle around both are the same.
final class PieceImages {
    private final GridImages grid;
    private final int height;
    private final int width;
    private final long lastRow;
    private final long lastColumn;
    private final long flipped;
    private final long mirrored;
    private final long turned;
    private final boolean transposes;
    private final long transposed;
    private final long transposedFlipped;
    private final long transposedMirrored;
    private final long transposedTurned;

    /// @param piece in the corner of the first row and column
    PieceImages(GridImages grid, long piece) {
        this.grid = grid;
        this.height = grid.height(piece);
        this.width = grid.width(piece);
        this.lastRow = grid.firstRow() << ((height - 1) * grid.columns());
        this.lastColumn = grid.firstColumn() << (width - 1);
        this.flipped = grid.flipped(piece, height);
        this.turned = grid.turned(piece, height, width);
        this.mirrored = grid.turned(flipped, height, width);
        this.transposes = width <= grid.rows();
        this.transposed = transposes ? grid.transposed(piece, width) : 0;
        this.transposedFlipped = transposes ? grid.flipped(transposed, width) : 0;
        this.transposedTurned = transposes ? grid.turned(transposed, width, height) : 0;
        this.transposedMirrored = transposes ? grid.turned(transposedFlipped, width, height) : 0;
    }

    /// Whether a part of the piece touches all four sides of the rectangle around the piece.
    boolean sameBox(long rest) {
        return (rest & grid.firstRow()) != 0
                && (rest & lastRow) != 0
                && (rest & grid.firstColumn()) != 0
                && (rest & lastColumn) != 0;
    }

    /// The least image of what a domino leaves, as [GridImages#least].
    ///
    /// @param rest what is left, in the same rectangle
    /// @param unlessLost whether 0 is given for what [GridImages#leastUnlessLost] knows to be lost
    long least(long rest, long domino, boolean unlessLost) {
        int columns = grid.columns();
        int bit = Long.numberOfTrailingZeros(domino);
        int row = grid.row(bit);
        int column = bit - row * columns;
        boolean lengthwise = domino >>> bit == 3;
        int rowBack = height - (lengthwise ? 1 : 2) - row;
        int columnBack = width - (lengthwise ? 2 : 1) - column;
        long form = domino >>> bit;
        long half = turned & ~(form << (rowBack * columns + columnBack));
        if (unlessLost && half == rest && grid.answersAll(rest, height, width)) {
            return 0;
        }
        long least = Math.min(rest, half);
        least = Math.min(least, flipped & ~(form << (rowBack * columns + column)));
        least = Math.min(least, mirrored & ~(form << (row * columns + columnBack)));
        if (transposes) {
            long across = lengthwise ? 1L | (1L << columns) : 3;
            least = Math.min(least, transposed & ~(across << (column * columns + row)));
            least = Math.min(least, transposedFlipped & ~(across << (columnBack * columns + row)));
            least = Math.min(least, transposedMirrored & ~(across << (column * columns + rowBack)));
            least = Math.min(least, transposedTurned & ~(across << (columnBack * columns + rowBack)));
        }
        return least;
    }
}
