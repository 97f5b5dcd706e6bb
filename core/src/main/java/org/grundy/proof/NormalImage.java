package org.grundy.proof;

import java.util.Arrays;
import java.util.BitSet;

/// The image of a set of cells of a square that stands for all its shifts, reflections and turns: each of
/// the eight is pushed into the corner, and the one whose ascending list of cells is least is taken.
final class NormalImage {
    private static final int IMAGES = 8;

    private NormalImage() {}

    /// @param piece a set of cells
    /// @param side of the square
    static BitSet of(BitSet piece, int side) {
        int[] cells = piece.stream().toArray();
        int[] least = image(cells, side, 0);
        for (int image = 1; image < IMAGES; image++) {
            int[] other = image(cells, side, image);
            if (Arrays.compare(other, least) < 0) {
                least = other;
            }
        }
        BitSet normal = new BitSet(side * side);
        for (int cell : least) {
            normal.set(cell);
        }
        return normal;
    }

    /// @param image three bits: exchange rows and columns, turn the rows around, turn the columns around
    private static int[] image(int[] cells, int side, int image) {
        int[] rows = new int[cells.length];
        int[] columns = new int[cells.length];
        int firstRow = side;
        int firstColumn = side;
        for (int i = 0; i < cells.length; i++) {
            int row = (image & 1) == 0 ? cells[i] / side : cells[i] % side;
            int column = (image & 1) == 0 ? cells[i] % side : cells[i] / side;
            rows[i] = (image & 2) == 0 ? row : side - 1 - row;
            columns[i] = (image & 4) == 0 ? column : side - 1 - column;
            firstRow = Math.min(firstRow, rows[i]);
            firstColumn = Math.min(firstColumn, columns[i]);
        }
        int[] pushed = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
            pushed[i] = (rows[i] - firstRow) * side + columns[i] - firstColumn;
        }
        Arrays.sort(pushed);
        return pushed;
    }
}
