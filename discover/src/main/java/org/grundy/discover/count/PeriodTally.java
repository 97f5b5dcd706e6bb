package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.discover.prove.Repetition;
import org.grundy.lang.expression.IntExpr;

/// Counts numbers by their residues, where a condition repeats and what is added up repeats but for a constant
/// that is added each time.
record PeriodTally(IntExpr selected, IntExpr weight, long preperiod, long period) {
    private static final long LONGEST_PERIOD = 4_000_000;

    /// The sum over the numbers between two bounds; empty if no period is known.
    ///
    /// @param selected a condition on one number
    /// @param weight what is added up
    static Optional<CountResult> of(IntExpr selected, IntExpr weight, BigInteger from, BigInteger to) {
        Optional<Repetition> chosen = Repetition.of(selected, 0, 1, 0).filter(repeat -> repeat.saltus() == 0);
        Optional<Repetition> added = Repetition.of(weight, 0, 1, 0);
        if (chosen.isEmpty() || added.isEmpty()) {
            return Optional.empty();
        }
        long preperiod = Math.max(chosen.get().preperiod(), added.get().preperiod());
        BigInteger common =
                Repetition.commonPeriod(chosen.get().period(), added.get().period());
        if (common.compareTo(BigInteger.valueOf(LONGEST_PERIOD)) > 0) {
            return Optional.empty();
        }
        PeriodTally tally = new PeriodTally(selected, weight, preperiod, common.longValueExact());
        BigInteger sum = tally.upTo(to).subtract(tally.upTo(from.subtract(BigInteger.ONE)));
        return Optional.of(CountResult.of(sum, CountMethod.Kind.PERIOD, common.longValueExact()));
    }

    /// The sum over 0 to a number.
    private BigInteger upTo(BigInteger last) {
        BigInteger sum = BigInteger.ZERO;
        for (long n = 0; n < preperiod + period && BigInteger.valueOf(n).compareTo(last) <= 0; n++) {
            if (selected.value(n) != 0) {
                sum = sum.add(n < preperiod ? BigInteger.valueOf(weight.value(n)) : residue(n, last));
            }
        }
        return sum;
    }

    /// The sum over n, n + period, … up to a number.
    private BigInteger residue(long n, BigInteger last) {
        BigInteger first = BigInteger.valueOf(weight.value(n));
        BigInteger saltus = BigInteger.valueOf(weight.value(n + period)).subtract(first);
        BigInteger steps = last.subtract(BigInteger.valueOf(n)).divide(BigInteger.valueOf(period));
        BigInteger terms = steps.add(BigInteger.ONE);
        return terms.multiply(first).add(saltus.multiply(steps).multiply(terms).shiftRight(1));
    }
}
