package org.grundy.catalog.row;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.evidence.Evidence;
import org.grundy.game.Valuation;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceValuation;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.value.Mex;

/// Grundy values of rows by the octal game 0.77…7 with k sevens, and of circles by the rows that they
/// become.
final class CircleValues implements Valuation<AdjacentCoins> {
    private static final int MOST_SEVENS = 500;

    private final BigInteger k;
    private final SequenceValuation rows;

    /// @param k how many may be taken at once, at least 1
    CircleValues(BigInteger k) {
        this.k = k;
        this.rows = new SequenceValuation(NimSequence.of(code(k)));
    }

    /// The code; for large k the one in which any number may be taken, which is the same for rows of at
    /// most k.
    private static TakeAndBreakCode code(BigInteger k) {
        TakeAndBreakCode.Digit seven = TakeAndBreakCode.Digit.of(7);
        List<TakeAndBreakCode.Digit> none = List.of(TakeAndBreakCode.Digit.ZERO);
        return large(k)
                ? new TakeAndBreakCode(none, List.of(seven))
                : TakeAndBreakCode.of(IntStream.concat(
                                IntStream.of(0), IntStream.generate(() -> 7).limit(k.intValueExact()))
                        .toArray());
    }

    private static boolean large(BigInteger k) {
        return k.compareTo(BigInteger.valueOf(MOST_SEVENS)) > 0;
    }

    @Override
    public Valued value(AdjacentCoins coins, Run run) {
        if (large(k) && coins.count().compareTo(k) > 0) {
            throw run.giveUp(Limit.METHOD);
        }
        return coins.ring() ? circle(coins.count(), run) : rows.value(coins.count(), run);
    }

    private Valued circle(BigInteger count, Run run) {
        BigInteger most = k.min(count);
        if (most.bitLength() >= Integer.SIZE) {
            throw run.giveUp(Limit.METHOD);
        }
        Mex mex = new Mex();
        mex.clear();
        Evidence evidence = rows.value(BigInteger.ZERO, run).evidence();
        for (int taken = 1; taken <= most.intValueExact(); taken++) {
            run.option();
            Valued row = rows.value(count.subtract(BigInteger.valueOf(taken)), run);
            mex.add(row.grundy().intValueExact());
            evidence = taken == 1 ? row.evidence() : evidence;
        }
        return new Valued(BigInteger.valueOf(mex.result()), evidence);
    }
}
