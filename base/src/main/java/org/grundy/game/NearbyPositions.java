package org.grundy.game;

import java.math.BigInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Positions made of smaller numbers that lie near a position, with a few far below: what can be tried
/// where not all can be listed.
final class NearbyPositions {
    private static final int NEAR = 64;

    private NearbyPositions() {}

    /// The naturals just below a number, the nearest first, then those below it by a power of two, then 1
    /// and 0.
    ///
    /// @param n at least 2·[#NEAR]
    static Stream<BigInteger> naturals(BigInteger n) {
        Stream<BigInteger> near = IntStream.rangeClosed(1, NEAR).mapToObj(BigInteger::valueOf);
        Stream<BigInteger> far = Stream.iterate(
                BigInteger.valueOf(2L * NEAR), power -> power.compareTo(n) < 0, power -> power.shiftLeft(1));
        Stream<BigInteger> below = Stream.concat(near, far).map(n::subtract);
        return Stream.concat(below, Stream.of(BigInteger.ONE, BigInteger.ZERO));
    }

    /// The cells left when one coordinate becomes smaller, or both by the same.
    static Stream<Pair> cells(Pair pair) {
        BigInteger both = pair.x().min(pair.y());
        Stream<Pair> left = below(pair.x()).map(x -> new Pair(x, pair.y()));
        Stream<Pair> down = below(pair.y()).map(y -> new Pair(pair.x(), y));
        Stream<Pair> diagonal = below(both)
                .map(rest -> both.subtract(rest))
                .map(k -> new Pair(pair.x().subtract(k), pair.y().subtract(k)));
        return Stream.of(left, down, diagonal).flatMap(each -> each);
    }

    private static Stream<BigInteger> below(BigInteger n) {
        return naturals(n)
                .filter(left -> left.signum() >= 0 && left.compareTo(n) < 0)
                .distinct();
    }
}
