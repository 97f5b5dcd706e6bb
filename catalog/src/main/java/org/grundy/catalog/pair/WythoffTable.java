package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.grundy.game.OptionSet;
import org.grundy.game.Pair;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// Grundy values of a queen that walks to (0, 0), on a square board that grows by doubling and holds every cell
/// asked for: of Wythoff's game, or of a race, in which whoever arrives wins the whole sum.
///
/// In a race the cells in line with (0, 0) have no value, and are no options that count.
///
/// A value is at most the number of options, so the values seen in a row, a column or a diagonal are kept as bits,
/// and a cell costs one pass over the words of three bit sets up to its value.
///
/// Cost: O(n³/64) for a board of side n, once; less than 5 bytes a cell.
final class WythoffTable extends SquareTable {
    private static final int SMALLEST_SIDE = 64;
    private static final int LARGEST_SIDE = 1 << 13;

    /// The number of no cell.
    private static final int NONE = -2;

    private final boolean race;

    /// @param race whether arriving at (0, 0) wins the whole sum
    WythoffTable(boolean race) {
        super(0, LARGEST_SIDE - 1);
        this.race = race;
    }

    /// The square is made large enough where its cells are at most half of the budget: with less there are values of
    /// smaller squares.
    @Override
    public synchronized Optional<ToIntFunction<Pair>> table(Pair upTo, Run run) {
        BigInteger side = upTo.x().max(upTo.y()).add(BigInteger.ONE);
        BigInteger cells = side.multiply(side).shiftLeft(1);
        Budget half = run.part(2);
        if (cells.compareTo(BigInteger.valueOf(Math.min(half.positions(), half.work()))) <= 0) {
            fill(upTo, run);
        }
        return super.table(upTo, run);
    }

    /// One pass over the row, the column and the diagonal; none for a cell that is won at once.
    @Override
    public synchronized Optional<OptionSet<Pair>> options(Pair pair, BigInteger grundy, Run run) {
        fill(pair, run);
        int x = pair.x().intValueExact();
        int y = pair.y().intValueExact();
        if (at(x, y) == WON) {
            return Optional.empty();
        }
        List<Pair> found = new ArrayList<>();
        int wanted = grundy.bitLength() < Integer.SIZE ? grundy.intValueExact() : NONE;
        for (int k = 1; k <= x; k++) {
            collect(x - k, y, wanted, found);
        }
        for (int k = 1; k <= y; k++) {
            collect(x, y - k, wanted, found);
        }
        for (int k = 1; k <= Math.min(x, y); k++) {
            collect(x - k, y - k, wanted, found);
        }
        return Optional.of(OptionSet.single(found));
    }

    private void collect(int x, int y, int wanted, List<Pair> found) {
        if (at(x, y) == wanted) {
            found.add(Pair.of(x, y));
        }
    }

    @Override
    int[][] filled(int side, Run run) {
        return new Board(Math.max(SMALLEST_SIDE, Integer.highestOneBit(2 * side - 1)), race, run).filled();
    }

    /// A table in the making: the values of the cells (x, y) with y ≤ x, the others being equal by
    /// symmetry. So the bits of column y are those of row y.
    private static final class Board {
        private final int[][] table;
        private final long[][] rows;
        private final long[][] diagonals;
        private final boolean race;
        private final Run run;

        Board(int side, boolean race, Run run) {
            run.memory(5L * side * side);
            this.race = race;
            this.run = run;
            this.table = new int[side][];
            this.rows = new long[side][words(side)];
            this.diagonals = new long[side][words(side)];
        }

        /// Room for a bit for each option, of which there are fewer than three sides.
        private static int words(int side) {
            return 3 * side / Long.SIZE;
        }

        int[][] filled() {
            for (int x = 0; x < table.length; x++) {
                table[x] = new int[x + 1];
                for (int y = 0; y <= x; y++) {
                    run.position();
                    boolean won = race && x > 0 && (y == 0 || x == y);
                    table[x][y] = won ? WON : settle(rows[x], rows[y], diagonals[x - y]);
                }
            }
            return table;
        }

        /// Finds the least value that none of the three sets has, and adds it to all of them.
        private static int settle(long[] row, long[] column, long[] diagonal) {
            int word = 0;
            long taken = row[0] | column[0] | diagonal[0];
            while (taken == -1L) {
                word++;
                taken = row[word] | column[word] | diagonal[word];
            }
            long bit = Long.lowestOneBit(~taken);
            row[word] |= bit;
            column[word] |= bit;
            diagonal[word] |= bit;
            return Long.SIZE * word + Long.numberOfTrailingZeros(bit);
        }
    }
}
