package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.WholeRules;
import org.grundy.game.Options;
import org.grundy.game.Pair;

/// Subtract a positive multiple of the smaller number from the larger one; of equal numbers the second
/// counts as the larger. There is no coding, for few of the smaller pairs can follow from a ordered.
///
/// Where more than 2^31 multiples are possible, some are listed.
///
/// @param positive whether both numbers must stay positive, else one may become 0
record EuclidRules(boolean positive) implements WholeRules<Pair> {
    private static final BigInteger ONE = BigInteger.ONE;
    private static final int BITS = 31;
    private static final int NEAR = 64;

    /// A ordered with its numbers in order.
    ///
    /// @param small at least 0
    /// @param large at least `small`
    /// @param secondIsLarge which coordinate of the cell is the larger
    record OrderedPair(BigInteger small, BigInteger large, boolean secondIsLarge) {
        static OrderedPair of(Pair pair) {
            boolean ordered = pair.x().compareTo(pair.y()) <= 0;
            return ordered ? new OrderedPair(pair.x(), pair.y(), true) : new OrderedPair(pair.y(), pair.x(), false);
        }

        /// The cell with another number in place of the larger one.
        Pair with(BigInteger number) {
            return secondIsLarge ? new Pair(small, number) : new Pair(number, small);
        }
    }

    /// How often the smaller number can be subtracted, 0 if play is over.
    BigInteger most(OrderedPair ordered) {
        if (ordered.small.signum() == 0) {
            return BigInteger.ZERO;
        }
        return positive ? ordered.large.subtract(ONE).divide(ordered.small) : ordered.large.divide(ordered.small);
    }

    @Override
    public void options(Pair from, Options<Pair> out) {
        OrderedPair ordered = OrderedPair.of(from);
        BigInteger most = most(ordered);
        boolean tooMany = most.bitLength() > BITS;
        BigInteger listed = tooMany ? BigInteger.valueOf(NEAR) : most;
        for (BigInteger k = ONE; k.compareTo(listed) <= 0; k = k.add(ONE)) {
            out.to(after(ordered, k));
        }
        if (tooMany) {
            out.to(after(ordered, most.subtract(ONE)));
            out.to(after(ordered, most));
            out.unlisted();
        }
    }

    private static Pair after(OrderedPair ordered, BigInteger k) {
        return ordered.with(ordered.large.subtract(k.multiply(ordered.small)));
    }

    @Override
    public Optional<Boolean> permits(Pair from, List<Pair> to) {
        OrderedPair ordered = OrderedPair.of(from);
        if (to.size() != 1 || ordered.small.signum() == 0) {
            return Optional.of(false);
        }
        Pair pair = to.getFirst();
        BigInteger left = ordered.secondIsLarge ? pair.y() : pair.x();
        BigInteger[] k = ordered.large.subtract(left).divideAndRemainder(ordered.small);
        boolean counted = k[0].signum() > 0 && k[0].compareTo(most(ordered)) <= 0 && k[1].signum() == 0;
        return Optional.of(counted && pair.equals(ordered.with(left)));
    }
}
