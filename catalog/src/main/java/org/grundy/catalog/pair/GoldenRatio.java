package org.grundy.catalog.pair;

/// Multiples of the golden ratio φ = (1+√5)/2, rounded down: the lower Wythoff sequence 0, 1, 3, 4, 6, 8, ….
///
/// Exact, without square roots: a whole number a is below nφ exactly if a² − an − n² is negative, and next to
/// nφ that number is so small that 64 bits hold it although its terms overflow.
final class GoldenRatio {
    /// The largest size, in bits, of numbers whose multiples are computed.
    static final int BITS = 59;

    /// The fraction 1/φ = φ − 1 times 2^64, rounded down.
    private static final long FRACTION = 0x9E3779B97F4A7C15L;

    private GoldenRatio() {}

    /// ⌊nφ⌋.
    ///
    /// @param n 0..2^59−1
    static long times(long n) {
        long next = n + Math.unsignedMultiplyHigh(n, FRACTION) + 1;
        return next * (next - n) - n * n < 0 ? next : next - 1;
    }

    /// The number that makes a lost pair of Wythoff's game with x: every number is ⌊kφ⌋ or ⌊kφ⌋ + k for
    /// one k, and these two are partners.
    ///
    /// @param x 0..2^59−2
    static long partner(long x) {
        long k = times(x + 1) - (x + 1);
        return times(k) == x ? x + k : times(x - k);
    }
}
