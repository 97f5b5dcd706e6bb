package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.game.OptionSet;

/// The naturals whose remainder lies in an interval of remainders, which may wrap around: all x for which
/// (x − first) mod modulus is below length.
///
/// @param modulus at least 1
/// @param first where the interval begins
/// @param length 0..modulus
public record ResidueInterval(BigInteger modulus, BigInteger first, BigInteger length) {
    private static final BigInteger ALL_LISTED = BigInteger.valueOf(100_000);

    /// How many are listed where there are more than can be listed whole.
    static final int FIRST = 100;

    boolean contains(BigInteger x) {
        return x.subtract(first).mod(modulus).compareTo(length) < 0;
    }

    /// The members from `least` to `most`, the largest first; only the first 100 if there are more than 100
    /// 000.
    public OptionSet<BigInteger> within(BigInteger least, BigInteger most) {
        List<BigInteger> found = new ArrayList<>();
        BigInteger count = BigInteger.ZERO;
        for (BigInteger start = startAtOrBelow(most);
                start.add(length).compareTo(least) > 0 && count.compareTo(ALL_LISTED) <= 0;
                start = start.subtract(modulus)) {
            BigInteger high = most.min(start.add(length).subtract(BigInteger.ONE));
            BigInteger size =
                    high.subtract(least.max(start)).add(BigInteger.ONE).max(BigInteger.ZERO);
            count = count.add(size);
            list(high, size.min(ALL_LISTED).intValue(), found);
        }
        boolean complete = count.compareTo(ALL_LISTED) <= 0;
        List<BigInteger> listed = complete ? found : found.subList(0, FIRST);
        return new OptionSet<>(listed.stream().map(List::of).toList(), complete);
    }

    private BigInteger startAtOrBelow(BigInteger x) {
        return x.subtract(x.subtract(first).mod(modulus));
    }

    private static void list(BigInteger high, int size, List<BigInteger> out) {
        BigInteger x = high;
        for (int i = 0; i < size; i++) {
            out.add(x);
            x = x.subtract(BigInteger.ONE);
        }
    }
}
