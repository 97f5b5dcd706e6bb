package org.grundy.catalog.coin.turning;

import java.math.BigInteger;
import java.util.List;

/// Any coins at all, so that between `least` and `most` are turned in all, the rightmost one included.
///
/// @param least at least 1
/// @param most at least `least`
public record SetSizes(int least, int most) implements TurningFamily {
    @Override
    public void each(long coin, Sets out) {
        for (int others = least - 1; others < most && others <= coin; others++) {
            combinations(coin, others, out);
        }
    }

    /// All sets of some size, in lexicographic order of their coins from the right.
    private static void combinations(long coin, int size, Sets out) {
        long[] set = new long[size];
        for (int i = 0; i < size; i++) {
            set[i] = i;
        }
        int moving;
        do {
            out.to(set, size);
            moving = 0;
            while (moving < size && set[moving] + 1 == (moving + 1 < size ? set[moving + 1] : coin)) {
                set[moving] = moving;
                moving++;
            }
            if (moving < size) {
                set[moving]++;
            }
        } while (moving < size);
    }

    @Override
    public boolean allows(BigInteger coin, List<BigInteger> left) {
        return left.size() >= least - 1 && left.size() < most;
    }

    @Override
    public SizeSums sums() {
        return new SizeSums(this);
    }

    @Override
    public String notation() {
        return least == most ? Integer.toString(most) : least + ".." + most;
    }
}
