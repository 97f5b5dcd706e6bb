package org.grundy.value;

import java.math.BigInteger;

/// Two factors of a nim product that make smaller numbers of two given ones: what a move in a game of
/// products needs.
///
/// By its definition a⊗b is the mex of the numbers a⊗b ⊕ p⊗q with a⊕p < a and b⊕q < b. So for every c below
/// a⊗b there are p and q with p⊗q = a⊗b ⊕ c; here they are computed.
///
/// Source of the definition: Conway, *On Numbers and Games* (1976), ch. 6.
///
/// @param p above 0, with a⊕p < a
/// @param q above 0, with b⊕q < b
public record NimFactors(BigInteger p, BigInteger q) {
    /// The factors of a product. Cost: O(n) products of n bits, n being the number of bits of the largest
    /// argument.
    ///
    /// @param a at least 1
    /// @param b at least 1
    /// @param product a number d with (a⊗b) ⊕ d < a⊗b
    /// @throws IllegalArgumentException if d is no such number
    public static NimFactors of(BigInteger a, BigInteger b, BigInteger product) {
        if (!lowers(product, BigNimbers.product(a, b))) {
            throw new IllegalArgumentException(
                    product + " does not make the nim product of " + a + " and " + b + " smaller");
        }
        int degree = Math.max(BigNimbers.degree(a), BigNimbers.degree(b));
        return find(a, b, product, degree);
    }

    /// Whether the xor of d with a number is smaller than the number: the highest bit of d is one of its
    /// bits.
    private static boolean lowers(BigInteger d, BigInteger number) {
        return d.signum() > 0 && number.testBit(d.bitLength() - 1);
    }

    /// Works with the halves a = a₁F + a₀, b = b₁F + b₀, d = d₁F + d₀, F⊗F = F + h, h = F/2, where a⊗b is
    /// (a₁b₁ + a₁b₀ + a₀b₁)F + a₀b₀ + a₁b₁h. If d₁ is not 0, its highest bit is in one of the three
    /// products that make up the upper half; if it is 0, that of d₀ is in one of the two of the lower half.
    private static NimFactors find(BigInteger a, BigInteger b, BigInteger d, int degree) {
        if (degree == 1) {
            return new NimFactors(BigInteger.ONE, BigInteger.ONE);
        }
        int half = degree / 2;
        BigInteger a1 = a.shiftRight(half);
        BigInteger b1 = b.shiftRight(half);
        BigInteger d1 = d.shiftRight(half);
        return d1.signum() == 0
                ? lower(a1, low(a, half), b1, low(b, half), d, half)
                : upper(a1, low(a, half), b1, low(b, half), d1, low(d, half), half);
    }

    private static NimFactors upper(
            BigInteger a1, BigInteger a0, BigInteger b1, BigInteger b0, BigInteger d1, BigInteger d0, int half) {
        if (lowers(d1, BigNimbers.product(a1, b0))) {
            NimFactors f = find(a1, b0, d1, half);
            return new NimFactors(join(f.p, BigNimbers.quotient(d0, f.q), half), f.q);
        }
        if (lowers(d1, BigNimbers.product(a0, b1))) {
            NimFactors f = find(a0, b1, d1, half);
            return new NimFactors(f.p, join(f.q, BigNimbers.quotient(d0, f.p), half));
        }
        // p₁q₁ = d₁, so p₁q₀ and p₀q₁ must be equal; their product is p₁q₁p₀q₀.
        NimFactors f = find(a1, b1, d1, half);
        BigInteger corner = d0.xor(BigNimbers.product(d1, halfOf(half)));
        BigInteger side = BigNimbers.squareRoot(BigNimbers.product(d1, corner));
        return new NimFactors(
                join(f.p, BigNimbers.quotient(side, f.q), half), join(f.q, BigNimbers.quotient(side, f.p), half));
    }

    private static NimFactors lower(
            BigInteger a1, BigInteger a0, BigInteger b1, BigInteger b0, BigInteger d, int half) {
        if (lowers(d, BigNimbers.product(a0, b0))) {
            return find(a0, b0, d, half);
        }
        // With p₀ = p₁(s + 1) and q₀ = q₁s the upper half is 0 and the lower one p₁q₁(s² + s + h). All
        // numbers from h upwards are of the form s² + s + h.
        NimFactors f = find(BigNimbers.product(a1, b1), halfOf(half), d, half);
        NimFactors inner = find(a1, b1, f.p, half);
        BigInteger s = root(f.q.xor(halfOf(half)), half);
        return new NimFactors(
                join(inner.p, BigNimbers.product(inner.p, s.flipBit(0)), half),
                join(inner.q, BigNimbers.product(inner.q, s), half));
    }

    /// A solution s of s² + s = c in the field of that many bits, for c without the highest bit. With halves
    /// s₁² + s₁ = c₁ and s₀² + s₀ = c₀ + s₁²h; of the two s₁ one takes the highest bit from the right side.
    private static BigInteger root(BigInteger c, int degree) {
        if (degree == 1) {
            return BigInteger.ZERO;
        }
        int half = degree / 2;
        BigInteger high = root(c.shiftRight(half), half);
        BigInteger rest = low(c, half).xor(BigNimbers.product(BigNimbers.square(high), halfOf(half)));
        if (rest.testBit(half - 1)) {
            high = high.flipBit(0);
            rest = low(c, half).xor(BigNimbers.product(BigNimbers.square(high), halfOf(half)));
        }
        return join(high, root(rest, half), half);
    }

    private static BigInteger halfOf(int bits) {
        return BigInteger.ONE.shiftLeft(bits - 1);
    }

    private static BigInteger low(BigInteger a, int bits) {
        return a.xor(a.shiftRight(bits).shiftLeft(bits));
    }

    private static BigInteger join(BigInteger high, BigInteger low, int bits) {
        return high.shiftLeft(bits).xor(low);
    }
}
