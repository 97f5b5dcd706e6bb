package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.grundy.discover.prove.Repetition;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.lang.expression.IntExpr;

/// How many heaps have each Grundy value, and the sum of their sizes.
///
/// @param counts by value
record HeapCounts(Map<Integer, Counts> counts) {
    /// A count and a sum.
    ///
    /// @param heaps how many
    /// @param sizes the sum of their sizes
    record Counts(BigInteger heaps, BigInteger sizes) {
        Counts plus(Counts other) {
            return new Counts(heaps.add(other.heaps), sizes.add(other.sizes));
        }
    }

    /// One more than the largest value.
    int values() {
        return counts.keySet().stream().mapToInt(value -> value + 1).max().orElse(1);
    }

    /// Of computed values.
    ///
    /// @param from the smallest heap
    static HeapCounts of(SampleBlock values, BigInteger from) {
        Map<Integer, Counts> counts = new TreeMap<>();
        for (int cell = 0; cell < values.size(); cell++) {
            BigInteger size = BigInteger.valueOf(values.from() + (long) cell);
            if (values.value(cell) != SampleBlock.UNKNOWN && size.compareTo(from) >= 0) {
                counts.merge(values.value(cell), new Counts(BigInteger.ONE, size), Counts::plus);
            }
        }
        return new HeapCounts(counts);
    }

    /// Of values that repeat; empty if it is not known that they do.
    ///
    /// @param values in one number
    static Optional<HeapCounts> of(IntExpr values, BigInteger from, BigInteger to) {
        return Repetition.of(values, 0, 1, 0)
                .filter(repeat -> repeat.saltus() == 0)
                .map(repeat -> new HeapCounts(counts(values, repeat, from, to)));
    }

    private static Map<Integer, Counts> counts(IntExpr values, Repetition repeat, BigInteger from, BigInteger to) {
        Map<Integer, Counts> counts = new TreeMap<>();
        for (long n = 0; n < repeat.preperiod() + repeat.period(); n++) {
            BigInteger period = BigInteger.valueOf(n < repeat.preperiod() ? 0 : repeat.period());
            Counts here = progression(BigInteger.valueOf(n), period, from, to);
            if (here.heaps.signum() > 0) {
                counts.merge(Math.toIntExact(values.value(n)), here, Counts::plus);
            }
        }
        return counts;
    }

    /// The numbers n, n + step, … between two bounds; only n where the step is 0.
    private static Counts progression(BigInteger n, BigInteger step, BigInteger from, BigInteger to) {
        BigInteger first = BigInteger.ZERO;
        BigInteger last = BigInteger.ZERO;
        if (step.signum() > 0) {
            BigInteger before = from.subtract(n).add(step).subtract(BigInteger.ONE);
            first = before.divide(step).max(BigInteger.ZERO);
            last = to.subtract(n).divide(step);
        }
        BigInteger least = n.add(first.multiply(step));
        if (least.compareTo(from) < 0 || least.compareTo(to) > 0) {
            return new Counts(BigInteger.ZERO, BigInteger.ZERO);
        }
        BigInteger terms = last.subtract(first).add(BigInteger.ONE);
        BigInteger most = n.add(last.multiply(step));
        return new Counts(terms, terms.multiply(least.add(most)).shiftRight(1));
    }
}
