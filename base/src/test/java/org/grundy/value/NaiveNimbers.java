package org.grundy.value;

import java.math.BigInteger;

/// Nim multiplication by its definitions, slow and short.
final class NaiveNimbers {
    private NaiveNimbers() {}

    /// All products below a bound by a⊗b = mex{a'⊗b ⊕ a⊗b' ⊕ a'⊗b' : a' < a, b' < b} (Conway 1976, ch. 6).
    static int[][] products(int bound) {
        int[][] products = new int[bound][bound];
        Mex mex = new Mex();
        for (int a = 0; a < bound; a++) {
            for (int b = 0; b < bound; b++) {
                mex.clear();
                for (int i = 0; i < a; i++) {
                    for (int j = 0; j < b; j++) {
                        mex.add(products[i][b] ^ products[a][j] ^ products[i][j]);
                    }
                }
                products[a][b] = mex.result();
            }
        }
        return products;
    }

    /// A product of any size by distributing over powers of two, and those by F⊗x = F·x for x < F and F⊗F =
    /// 3F/2 (F = 2^2^k).
    static BigInteger product(BigInteger a, BigInteger b) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < a.bitLength(); i++) {
            for (int j = 0; a.testBit(i) && j < b.bitLength(); j++) {
                if (b.testBit(j)) {
                    sum = sum.xor(ofPowers(i, j));
                }
            }
        }
        return sum;
    }

    /// 2^i ⊗ 2^j. With F the largest 2^2^k in the larger of them: 2^i = F⊗2^(i−2^k).
    private static BigInteger ofPowers(int i, int j) {
        if (i < j) {
            return ofPowers(j, i);
        }
        if (i == 0) {
            return BigInteger.ONE;
        }
        int k = Integer.highestOneBit(i);
        if (j < k) {
            return ofPowers(i - k, j).shiftLeft(k);
        }
        BigInteger rest = ofPowers(i - k, j - k);
        return rest.shiftLeft(k).xor(product(rest, BigInteger.TWO.pow(k - 1)));
    }
}
