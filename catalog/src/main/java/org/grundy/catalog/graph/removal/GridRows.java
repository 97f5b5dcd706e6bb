package org.grundy.catalog.graph.removal;

/// A set of cells row by row, pushed into the corner.
///
/// @param line the cells of each row as bits, the first and the last not empty
/// @param height how many rows there are
/// @param width how many columns, the first and the last not empty
@SuppressWarnings("ArrayRecordComponent") // never compared
record GridRows(int[] line, int height, int width) {
    /// The rows of a set that is not empty.
    ///
    /// @param columns at most 32 where the set has more than one row
    static GridRows of(long set, int columns) {
        long mask = -1L >>> (Long.SIZE - columns);
        long rest = set >>> (Long.numberOfTrailingZeros(set) / columns * columns);
        int height = 0;
        long any = 0;
        int[] line = new int[(Long.SIZE - Long.numberOfLeadingZeros(rest) + columns - 1) / columns];
        while (rest != 0) {
            line[height++] = (int) (rest & mask);
            any |= rest & mask;
            rest = columns == Long.SIZE ? 0 : rest >>> columns;
        }
        int shift = Long.numberOfTrailingZeros(any);
        for (int row = 0; row < height; row++) {
            line[row] >>>= shift;
        }
        return new GridRows(line, height, Long.SIZE - Long.numberOfLeadingZeros(any) - shift);
    }

    /// Whether it fits into a frame after transposition.
    boolean fitsTransposed(GridFrame frame) {
        return width <= frame.rows() && height <= frame.columns();
    }

    GridRows transposed() {
        int[] across = new int[width];
        for (int column = 0; column < width; column++) {
            int cells = 0;
            for (int row = 0; row < height; row++) {
                cells |= ((line[row] >>> column) & 1) << row;
            }
            across[column] = cells;
        }
        return new GridRows(across, width, height);
    }

    /// The least set among this one and its reflections, with rows of that many columns.
    long least(int columns) {
        long same = 0;
        long flipped = 0;
        long mirrored = 0;
        long turned = 0;
        for (int row = 0; row < height; row++) {
            long cells = Integer.toUnsignedLong(line[row]);
            long mirror = Integer.toUnsignedLong(Integer.reverse(line[row]) >>> (Integer.SIZE - width));
            int above = row * columns;
            int below = (height - 1 - row) * columns;
            same |= cells << above;
            flipped |= cells << below;
            mirrored |= mirror << above;
            turned |= mirror << below;
        }
        return Math.min(Math.min(same, flipped), Math.min(mirrored, turned));
    }
}
