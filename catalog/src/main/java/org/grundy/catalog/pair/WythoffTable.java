package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Evidence;
import org.grundy.game.OptionSet;
import org.grundy.game.Pair;
import org.grundy.game.Valuation;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Grundy values of Wythoff's game on a square board that grows by doubling and holds every cell asked for.
///
/// No value exceeds the sum of the coordinates, so the values seen in a row, a column or a diagonal are
/// kept as bits, and a cell costs one pass over the words of three bit sets up to its value.
///
/// Cost: O(n³/64) for a board of side n, once; less than 5 bytes a cell.
final class WythoffTable implements Valuation<Pair> {
    private static final int SMALLEST_SIDE = 64;
    private static final int LARGEST_SIDE = 1 << 13;

    private int[][] values = new int[0][];

    @Override
    public synchronized Valued value(Pair pair, Run run) {
        fill(pair, run);
        return new Valued(
                BigInteger.valueOf(at(pair.x().intValueExact(), pair.y().intValueExact())),
                new Evidence.ByTable((long) values.length * values.length));
    }

    /// One pass over the row, the column and the diagonal.
    @Override
    public synchronized Optional<OptionSet<Pair>> options(Pair pair, BigInteger grundy, Run run) {
        fill(pair, run);
        int x = pair.x().intValueExact();
        int y = pair.y().intValueExact();
        List<Pair> found = new ArrayList<>();
        int wanted = grundy.bitLength() < Integer.SIZE ? grundy.intValueExact() : -1;
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

    private int at(int x, int y) {
        return values[Math.max(x, y)][Math.min(x, y)];
    }

    private void fill(Pair pair, Run run) {
        BigInteger largest = pair.x().max(pair.y());
        if (largest.compareTo(BigInteger.valueOf(LARGEST_SIDE)) >= 0) {
            throw run.giveUp(Limit.METHOD);
        }
        int side = largest.intValueExact() + 1;
        if (side > values.length) {
            values = new Board(Math.max(SMALLEST_SIDE, Integer.highestOneBit(2 * side - 1)), run).filled();
        }
    }

    /// A table in the making: the values of the cells (x, y) with y ≤ x, the others being equal by
    /// symmetry. So the bits of column y are those of row y.
    private static final class Board {
        private final int[][] table;
        private final long[][] rows;
        private final long[][] diagonals;
        private final Run run;

        Board(int side, Run run) {
            run.memory(5L * side * side);
            this.run = run;
            this.table = new int[side][];
            this.rows = new long[side][side / 32];
            this.diagonals = new long[side][side / 32];
        }

        int[][] filled() {
            for (int x = 0; x < table.length; x++) {
                table[x] = new int[x + 1];
                for (int y = 0; y <= x; y++) {
                    run.position();
                    table[x][y] = settle(rows[x], rows[y], diagonals[x - y]);
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
