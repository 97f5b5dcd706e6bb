package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.grundy.evidence.Evidence;
import org.grundy.game.Pair;
import org.grundy.game.Valuation;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Grundy values of pairs whose order makes no difference, on a square that holds every pair asked for so far.
abstract class SquareTable implements Valuation<Pair> {
    /// The number of a pair that is won at once, and so has no value.
    static final int WON = -1;

    private final int least;
    private final BigInteger largest;
    private int[][] values = new int[0][];

    /// @param least the smallest coordinate
    /// @param largest the largest that is answered
    SquareTable(int least, int largest) {
        this.least = least;
        this.largest = BigInteger.valueOf(largest);
    }

    /// The values, those of a larger number and a smaller one in the larger one's row; numbers count from the least.
    ///
    /// @param side how many rows there must be at least
    /// @param run charged for them
    abstract int[][] filled(int side, Run run);

    @Override
    public synchronized Valued value(Pair pair, Run run) {
        fill(pair, run);
        int value = at(pair.x().intValueExact(), pair.y().intValueExact());
        if (value == WON) {
            throw run.giveUp(Limit.METHOD);
        }
        return new Valued(BigInteger.valueOf(value), new Evidence.ByTable((long) values.length * values.length));
    }

    /// The square as it is: what a larger one takes is another matter.
    @Override
    public synchronized Optional<ToIntFunction<Pair>> table(Pair upTo, Run run) {
        int[][] filled = values;
        return upTo.x().max(upTo.y()).compareTo(BigInteger.valueOf(filled.length + least)) < 0
                ? Optional.of(
                        pair -> at(filled, pair.x().intValueExact(), pair.y().intValueExact()))
                : Optional.empty();
    }

    /// Makes the table large enough for a pair.
    final void fill(Pair pair, Run run) {
        BigInteger larger = pair.x().max(pair.y());
        if (larger.compareTo(largest) > 0) {
            throw run.giveUp(Limit.METHOD);
        }
        int side = larger.intValueExact() - least + 1;
        if (side > values.length) {
            values = filled(side, run);
        }
    }

    /// The number of a pair that the table holds.
    final int at(int x, int y) {
        return at(values, x, y);
    }

    private int at(int[][] values, int x, int y) {
        return values[Math.max(x, y) - least][Math.min(x, y) - least];
    }
}
