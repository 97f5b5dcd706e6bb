package org.grundy.value;

/// Logarithms and powers in GF(2^16), the nimbers below 2^16: a product is two look-ups, a sum and a third.
///
/// Zero has a logarithm too, [#ZERO]: so large that every sum with it indexes past the powers, where the
/// table holds zeros. So no look-up needs a test for zero. The powers are stored three times, for a sum of
/// two logarithms and a constant one.
///
/// The tables (1.2 MB, of which the zeros are hardly ever touched) are made when this class is first used.
final class NimTables {
    /// The number of nonzero nimbers below 2^16.
    static final int UNITS = (1 << 16) - 1;
    /// The logarithm of zero.
    static final int ZERO = 3 * UNITS;

    private static final int[] LOG = new int[UNITS + 1];
    private static final char[] POWER = new char[2 * ZERO + UNITS];

    static {
        fill(multiplier(generator()));
    }

    /// The logarithm of 2^15, half the order of the field, which appears wherever a power of two is
    /// squared.
    static final int HALF = LOG[1 << 15];
    /// The logarithm of the square of 2^15.
    static final int HALF_SQUARED = 2 * HALF % UNITS;

    private NimTables() {}

    /// The logarithm of a nimber.
    ///
    /// @param a 0..2^16−1
    static int log(int a) {
        return LOG[a];
    }

    /// The nimber whose logarithm this is.
    ///
    /// @param log the sum of at most two logarithms, at most one of them [#ZERO], or of both, and of one
    ///     number below [#UNITS]
    static int power(int log) {
        return POWER[log];
    }

    private static void fill(int[][] multiplier) {
        int power = 1;
        for (int i = 0; i < UNITS; i++) {
            LOG[power] = i;
            POWER[i] = (char) power;
            POWER[i + UNITS] = (char) power;
            POWER[i + 2 * UNITS] = (char) power;
            power = multiplier[0][power & 0xff] ^ multiplier[1][power >>> 8];
        }
        LOG[0] = ZERO;
    }

    /// Products with one number, by the low and by the high byte of the other.
    private static int[][] multiplier(int number) {
        int[][] products = new int[2][256];
        for (int bit = 0; bit < 16; bit++) {
            int[] half = products[bit / 8];
            int step = 1 << (bit % 8);
            int product = product(number, 1 << bit, 16);
            for (int i = 0; i < step; i++) {
                half[step + i] = half[i] ^ product;
            }
        }
        return products;
    }

    /// The least primitive element: its powers are all nonzero nimbers below 2^16.
    private static int generator() {
        int candidate = 1 << 8;
        while (!generates(candidate)) {
            candidate++;
        }
        return candidate;
    }

    private static boolean generates(int number) {
        for (int prime : new int[] {3, 5, 17, 257}) {
            if (power(number, UNITS / prime) == 1) {
                return false;
            }
        }
        return true;
    }

    private static int power(int base, int exponent) {
        int power = 1;
        for (int bit = 15; bit >= 0; bit--) {
            power = product(power, power, 16);
            if (((exponent >>> bit) & 1) == 1) {
                power = product(power, base, 16);
            }
        }
        return power;
    }

    /// The product by the recursive rule alone: with F = 2^(bits/2), F⊗F = F + F/2 and F⊗x = F·x for x < F.
    private static int product(int a, int b, int bits) {
        if (bits == 1) {
            return a & b;
        }
        int half = bits / 2;
        int mask = (1 << half) - 1;
        int high = product(a >>> half, b >>> half, half);
        int low = product(a & mask, b & mask, half);
        int mixed = product((a >>> half) ^ (a & mask), (b >>> half) ^ (b & mask), half);
        return ((mixed ^ low) << half) ^ low ^ product(high, 1 << (half - 1), half);
    }
}
