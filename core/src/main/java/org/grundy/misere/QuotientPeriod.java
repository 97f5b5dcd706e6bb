package org.grundy.misere;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.heap.period.PeriodTheorem;

/// A proved period of the elements of heaps, so that a quotient of the heaps up to some size is that of all
/// heaps.
///
/// With t the most heaps that a move leaves and k the most tokens that it takes, let Φ(n + p) = Φ(n) for
/// all n from n0 ≥ 1 on for which n + p is a heap of the quotient, and let these be all heaps below t(n0 +
/// p) + k. In a larger heap n + p each option has a part of at least n0 + p, and replacing it by one
/// smaller by p gives an option of n of the same element; and the other way round. So heaps n and n + p
/// have the same elements among their options, and every larger heap can be replaced by a smaller one in
/// every sum without a change of outcome.
///
/// Source: T. E. Plambeck, "Taming the wild in impartial combinatorial games" (2005), the periodicity
/// theorem.
///
/// @param preperiod n0
/// @param period p, at least 1
/// @param heaps the heaps below this were looked at
public record QuotientPeriod(int preperiod, int period, int heaps) {
    /// The smallest period that the elements of the first heaps prove.
    ///
    /// @param images the element of each heap, from heap 0 on
    public static Optional<QuotientPeriod> prove(int[] images, PeriodTheorem theorem) {
        int count = images.length;
        for (int period = 1; theorem.valuesFor(theorem.least(), period) <= count; period++) {
            int start = count - period;
            while (start > 0 && images[start - 1] == images[start - 1 + period]) {
                start--;
            }
            if (theorem.valuesFor(start, period) <= count) {
                return Optional.of(new QuotientPeriod(start, period, (int) theorem.valuesFor(start, period)));
            }
        }
        return Optional.empty();
    }

    /// The heap below [#heaps] of the same element as a heap of any size.
    public int reduced(BigInteger heap) {
        BigInteger first = BigInteger.valueOf(preperiod);
        return heap.compareTo(first) < 0
                ? heap.intValueExact()
                : heap.subtract(first)
                        .mod(BigInteger.valueOf(period))
                        .add(first)
                        .intValueExact();
    }
}
