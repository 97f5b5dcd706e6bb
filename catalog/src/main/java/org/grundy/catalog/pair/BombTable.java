package org.grundy.catalog.pair;

import org.grundy.run.Run;

/// Grundy values of Bomb Game on the square board that holds every cell asked for so far.
///
/// Cost: n²(n−1)²/8 marks for a board of side n, once; 4 bytes a cell.
final class BombTable extends SquareTable {
    private static final int LARGEST_SIDE = 1 << 14;

    BombTable() {
        super(1, LARGEST_SIDE);
    }

    @Override
    int[][] filled(int side, Run run) {
        return new Board(side, run).filled();
    }

    /// A table in the making. Distances from the corner are counted from 0, and the table is symmetric.
    private static final class Board {
        private final int[][] table;
        private final Run run;
        /// Its length is a power of two above all values so far, and so above all nim sums of two of them.
        private int[] stamps = new int[2];

        private int round;

        Board(int side, Run run) {
            run.memory(4L * side * side);
            this.run = run;
            this.table = new int[side][side];
        }

        int[][] filled() {
            for (int x = 0; x < table.length; x++) {
                set(x, 0, x);
                for (int y = 1; y <= x; y++) {
                    run.position();
                    run.options((long) x * y);
                    set(x, y, mex(x, y));
                }
            }
            return table;
        }

        private void set(int x, int y, int value) {
            table[x][y] = value;
            table[y][x] = value;
            if (value >= stamps.length) {
                stamps = new int[2 * Integer.highestOneBit(value)];
                round = 0;
            }
        }

        private int mex(int x, int y) {
            mark(table[x], y, table[y], x);
            int candidate = 0;
            while (candidate < stamps.length && stamps[candidate] == round) {
                candidate++;
            }
            return candidate;
        }

        /// Marks the nim sums of the first values of the bomb's row and the first of its column, which
        /// stands in the table as a row too.
        private void mark(int[] row, int inRow, int[] column, int inColumn) {
            int[] marks = stamps;
            int now = ++round;
            for (int i = 0; i < inColumn; i++) {
                int first = column[i];
                for (int j = 0; j < inRow; j++) {
                    marks[first ^ row[j]] = now;
                }
            }
        }
    }
}
