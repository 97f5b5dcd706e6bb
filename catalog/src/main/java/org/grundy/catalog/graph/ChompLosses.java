package org.grundy.catalog.graph;

import java.util.Arrays;
import org.grundy.run.Run;

/// All lost bars within a rectangle, by their last row: for given other rows no two last rows are lost, for the longer
/// could be bitten to the shorter. So one number for each choice of the other rows is enough, a small part of all bars.
///
/// Choices of the other rows are gone through in the order of their ranks. A bite in them, in some column,
/// leaves rows of a smaller rank, whose lost last row c is known. If c is left of that column, the bite
/// wins from the last row c; if c is that column, it wins from every last row of at least c, for these are
/// cut to c. The lost last row is the shortest from which no bite wins.
///
/// Source for the uniqueness: D. Zeilberger, *Three-rowed Chomp* (2001).
final class ChompLosses {
    /// No last row is lost.
    private static final short NONE = -1;

    private final int others;
    private final int width;
    private final long[][] terms;
    private final long[][] termsToRow;
    private final short[] lost;

    /// Computes all lost bars of so many rows. Called inside [Run#attempt].
    ///
    /// @param height at least 2
    /// @param width at least 1; [#choices] of both is an int
    /// @param run charged for each choice of the other rows
    ChompLosses(int height, int width, Run run) {
        this.others = height - 1;
        this.width = width;
        this.terms = ChompRules.terms(others, width);
        this.termsToRow = new long[others + 1][width + 1];
        for (int row = 0; row < others; row++) {
            for (int length = 0; length <= width; length++) {
                termsToRow[row + 1][length] = termsToRow[row][length] + terms[row][length];
            }
        }
        int choices = Math.toIntExact(choices(height, width));
        run.memory((long) Short.BYTES * choices);
        run.expect(choices);
        this.lost = new short[choices];
        fill(run);
    }

    /// In how many ways the rows but the last can be chosen, the nothing included.
    ///
    /// @return at most 2^62 or so: more is told as that
    static long choices(int height, int width) {
        double ways = 1;
        for (int i = 1; i < height; i++) {
            ways = ways * (width + i) / i;
        }
        return Math.round(Math.min(ways, 0x1p62));
    }

    private void fill(Run run) {
        int[] rows = new int[others];
        boolean[] won = new boolean[width + 2];
        for (int rank = 1; rank < lost.length; rank++) {
            next(rows);
            run.position();
            run.options(Arrays.stream(rows).sum());
            lost[rank] = lostRow(rows, won);
        }
    }

    /// The rows of the next rank: the last that may grow does, and those after it begin anew.
    private static void next(int[] rows) {
        int row = rows.length - 1;
        while (row > 0 && rows[row] == rows[row - 1]) {
            rows[row--] = 0;
        }
        rows[row]++;
    }

    /// The last row with which the other rows are lost, or NONE.
    private short lostRow(int[] rows, boolean[] won) {
        int last = rows[others - 1];
        Arrays.fill(won, 0, last + 2, false);
        int longest = last;
        long above = 0;
        for (int row = 0; row < others; row++) {
            longest = Math.min(longest, bite(rows, row, above, won));
            above += terms[row][rows[row]];
        }
        for (short length = 0; length <= longest; length++) {
            if (!won[length]) {
                return length;
            }
        }
        return NONE;
    }

    /// Looks at all bites in a row: notes last rows with which they win.
    ///
    /// @param above the terms of the rows above
    /// @return the longest last row that no bite to its own length wins
    private int bite(int[] rows, int row, long above, boolean[] won) {
        int longest = width;
        int cut = row;
        long below = 0;
        for (int after = row + 1; after < others; after++) {
            below += terms[after][rows[after]];
        }
        for (int column = rows[row] - 1; column >= (row == 0 ? 1 : 0); column--) {
            while (cut + 1 < others && rows[cut + 1] > column) {
                cut++;
                below -= terms[cut][rows[cut]];
            }
            int left = lost[(int) (above + termsToRow[cut + 1][column] - termsToRow[row][column] + below)];
            if (left == column) {
                longest = column - 1;
            } else if (left >= 0 && left < won.length) {
                won[left] = true;
            }
        }
        return longest;
    }

    /// Whether a bar within the rectangle is lost.
    boolean isLost(ChompPosition bar) {
        long rank = 0;
        for (int row = 0; row < others; row++) {
            rank += terms[row][bar.row(row)];
        }
        return lost[(int) rank] == bar.row(others);
    }
}
