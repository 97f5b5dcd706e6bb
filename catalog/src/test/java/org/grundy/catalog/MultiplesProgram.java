package org.grundy.catalog;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// The program of document 000 for the k-multiple game, line by line, and its sequence in exact numbers.
final class MultiplesProgram {
    private static final int ENTRIES = 100_000;

    private MultiplesProgram() {}

    /// The table that the program fills before it reads anything.
    ///
    /// @throws ArrayIndexOutOfBoundsException where the program runs off it
    static int[] table(int k) {
        int[] a = new int[ENTRIES];
        int[] b = new int[ENTRIES];
        a[0] = 1;
        b[0] = 1;
        for (int i = 1; i < ENTRIES; ++i) {
            a[i] = b[i - 1] + 1;
            int j = 0;
            while (a[j + 1] * k < a[i]) {
                ++j;
            }
            b[i] = a[j] * k < a[i] ? b[j] + a[i] : a[i];
        }
        return a;
    }

    /// How many entries of the table are right before the first that is not.
    static int rightEntries(int k) {
        int[] table = table(k);
        List<BigInteger> lost = new ArrayList<>(List.of(BigInteger.ONE));
        List<BigInteger> reach = new ArrayList<>(List.of(BigInteger.ONE));
        for (int i = 0; ; i++) {
            if (!lost.get(i).equals(BigInteger.valueOf(table[i]))) {
                return i;
            }
            BigInteger next = reach.get(i).add(BigInteger.ONE);
            BigInteger below = BigInteger.ZERO;
            for (int j = 0;
                    j <= i && lost.get(j).multiply(BigInteger.valueOf(k)).compareTo(next) < 0;
                    j++) {
                below = reach.get(j);
            }
            lost.add(next);
            reach.add(next.add(below));
        }
    }
}
