package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.game.Pair;
import org.grundy.game.Play;

/// The lost positions of generalised Wythoff: pairs (A(n), A(n) + t·n + s) for n ≥ 0, in which every
/// natural number stands exactly once. Exact at any size; each question costs a few integer square roots,
/// and not even that in Wythoff's own game with numbers that fit a long.
///
/// With α = (2 − t + √(t²+4))/2 the pairs of normal play have A(n) = ⌊nα⌋ and s = 0. Those of misère play
/// have A(n) = ⌊nα + 1/α⌋ and s = 1 where t ≥ 2; where t = 1 they are those of normal play but for the
/// first two, which are (2,2) and (0,1).
///
/// Source: A. S. Fraenkel, "How to beat your Wythoff games' opponent on three fronts" (1982), and "Wythoff
/// games, continued fractions, cedar trees and Fibonacci searches" (1984).
///
/// @param t how much the two amounts of a diagonal move may differ, exclusive; at least 1
/// @param play normal or misère
record WythoffPairs(BigInteger t, Play play) {
    private static final BigInteger ONE = BigInteger.ONE;
    private static final BigInteger TWO = BigInteger.TWO;

    /// The lost pair with a difference, the smaller number first; there is at most one.
    ///
    /// @param difference at least 0
    Optional<Pair> withDifference(BigInteger difference) {
        if (golden()) {
            return Optional.of(pair(difference));
        }
        if (firstTwoDiffer() && difference.bitLength() <= 1) {
            return Optional.of(difference.signum() == 0 ? Pair.of(2, 2) : Pair.of(0, 1));
        }
        BigInteger[] n = difference.subtract(shift()).divideAndRemainder(t);
        return n[0].signum() < 0 || n[1].signum() != 0 ? Optional.empty() : Optional.of(pair(n[0]));
    }

    /// The number that makes a lost pair with x; there is exactly one.
    ///
    /// @param x at least 0
    BigInteger partner(BigInteger x) {
        if (golden() && x.bitLength() < GoldenRatio.BITS) {
            return BigInteger.valueOf(GoldenRatio.partner(x.longValueExact()));
        }
        if (firstTwoDiffer() && x.compareTo(TWO) <= 0) {
            return x.equals(TWO) ? TWO : ONE.subtract(x);
        }
        BigInteger smaller = x.multiply(t.subtract(TWO)).add(root(x)).divide(t.shiftLeft(1));
        return near(smaller, x).or(() -> near(x.subtract(smaller), x)).orElseThrow();
    }

    /// The signed differences x − y of lost positions (x,y) that are less than t away from a given one. For
    /// t = 1 every difference is one of a lost position.
    List<BigInteger> differencesNear(BigInteger difference) {
        if (t.equals(ONE)) {
            return List.of(difference);
        }
        List<BigInteger> found = new ArrayList<>(above(difference));
        above(difference.negate()).stream()
                .map(BigInteger::negate)
                .filter(each -> !found.contains(each))
                .forEach(found::add);
        return found;
    }

    /// Those that are not negative.
    private List<BigInteger> above(BigInteger difference) {
        BigInteger below = difference.subtract(difference.subtract(shift()).mod(t));
        return List.of(below, below.add(t)).stream()
                .filter(each -> each.subtract(difference).abs().compareTo(t) < 0)
                .filter(each -> each.signum() >= 0 && withDifference(each).isPresent())
                .toList();
    }

    /// The other number of a pair that contains x and whose number is within 1 of n.
    private Optional<BigInteger> near(BigInteger n, BigInteger x) {
        return LongStream.of(1, 0, -1)
                .mapToObj(step -> n.add(BigInteger.valueOf(step)))
                .filter(each -> each.signum() >= 0)
                .map(this::pair)
                .filter(pair -> pair.x().equals(x) || pair.y().equals(x))
                .map(pair -> pair.x().equals(x) ? pair.y() : pair.x())
                .findFirst();
    }

    private Pair pair(BigInteger n) {
        BigInteger low = low(n);
        return new Pair(low, low.add(t.multiply(n)).add(shift()));
    }

    private BigInteger low(BigInteger n) {
        if (golden() && n.bitLength() <= GoldenRatio.BITS) {
            return BigInteger.valueOf(GoldenRatio.times(n.longValueExact()));
        }
        if (shift().signum() == 0) {
            return n.multiply(TWO.subtract(t)).add(root(n)).shiftRight(1);
        }
        BigInteger rational = n.multiply(t).multiply(TWO.subtract(t)).add(t).subtract(TWO);
        return rational.add(root(n.multiply(t).add(ONE))).divide(t.shiftLeft(1));
    }

    /// ⌊factor · √(t²+4)⌋.
    private BigInteger root(BigInteger factor) {
        return t.multiply(t)
                .add(TWO.shiftLeft(1))
                .multiply(factor.multiply(factor))
                .sqrt();
    }

    private BigInteger shift() {
        return play == Play.MISERE && !t.equals(ONE) ? ONE : BigInteger.ZERO;
    }

    private boolean golden() {
        return play == Play.NORMAL && t.equals(ONE);
    }

    private boolean firstTwoDiffer() {
        return play == Play.MISERE && t.equals(ONE);
    }
}
