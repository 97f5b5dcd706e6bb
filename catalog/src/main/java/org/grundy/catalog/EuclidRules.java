package org.grundy.catalog;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Cell;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// Subtract a positive multiple of the smaller number from the larger one; of equal numbers the second
/// counts as the larger. There is no coding, for few of the smaller pairs can follow from a pair.
///
/// Where more than 2^31 multiples are possible, some are listed.
///
/// @param positive whether both numbers must stay positive, else one may become 0
record EuclidRules(boolean positive) implements Ruleset<Cell> {
    private static final BigInteger ONE = BigInteger.ONE;
    private static final int BITS = 31;
    private static final int NEAR = 64;

    /// A pair with its numbers in order.
    ///
    /// @param small at least 0
    /// @param large at least `small`
    /// @param secondIsLarge which coordinate of the cell is the larger
    record Pair(BigInteger small, BigInteger large, boolean secondIsLarge) {
        static Pair of(Cell cell) {
            boolean ordered = cell.x().compareTo(cell.y()) <= 0;
            return ordered ? new Pair(cell.x(), cell.y(), true) : new Pair(cell.y(), cell.x(), false);
        }

        /// The cell with another number in place of the larger one.
        Cell with(BigInteger number) {
            return secondIsLarge ? new Cell(small, number) : new Cell(number, small);
        }
    }

    /// How often the smaller number can be subtracted, 0 if play is over.
    BigInteger most(Pair pair) {
        if (pair.small.signum() == 0) {
            return BigInteger.ZERO;
        }
        return positive ? pair.large.subtract(ONE).divide(pair.small) : pair.large.divide(pair.small);
    }

    @Override
    public void options(Cell from, Options<Cell> out) {
        Pair pair = Pair.of(from);
        BigInteger most = most(pair);
        boolean tooMany = most.bitLength() > BITS;
        BigInteger listed = tooMany ? BigInteger.valueOf(NEAR) : most;
        for (BigInteger k = ONE; k.compareTo(listed) <= 0; k = k.add(ONE)) {
            out.to(after(pair, k));
        }
        if (tooMany) {
            out.to(after(pair, most.subtract(ONE)));
            out.to(after(pair, most));
            out.unlisted();
        }
    }

    private static Cell after(Pair pair, BigInteger k) {
        return pair.with(pair.large.subtract(k.multiply(pair.small)));
    }

    @Override
    public Optional<Boolean> permits(Cell from, List<Cell> to) {
        Pair pair = Pair.of(from);
        if (to.size() != 1 || pair.small.signum() == 0) {
            return Optional.of(false);
        }
        Cell cell = to.getFirst();
        BigInteger left = pair.secondIsLarge ? cell.y() : cell.x();
        BigInteger[] k = pair.large.subtract(left).divideAndRemainder(pair.small);
        boolean counted = k[0].signum() > 0 && k[0].compareTo(most(pair)) <= 0 && k[1].signum() == 0;
        return Optional.of(counted && cell.equals(pair.with(left)));
    }

    @Override
    public boolean splits() {
        return false;
    }
}
