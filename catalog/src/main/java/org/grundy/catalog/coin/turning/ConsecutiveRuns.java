package org.grundy.catalog.coin.turning;

import java.math.BigInteger;
import java.util.List;

/// The coins just to the left, as many as one likes: with the rightmost one an unbroken run.
public record ConsecutiveRuns() implements TurningFamily {
    @Override
    public long lastListed() {
        return 1 << 14;
    }

    @Override
    public void each(long coin, Sets out) {
        for (int length = 0; length <= coin; length++) {
            long[] run = new long[length];
            for (int i = 0; i < length; i++) {
                run[i] = coin - length + i;
            }
            out.to(run, length);
        }
    }

    @Override
    public boolean allows(BigInteger coin, List<BigInteger> left) {
        BigInteger first = coin.subtract(BigInteger.valueOf(left.size()));
        return left.isEmpty() || left.getFirst().equals(first);
    }

    @Override
    public CoinSetSums sums() {
        return new RunSums();
    }

    @Override
    public String notation() {
        return "ruler";
    }

    /// With a new coin every run gets longer by it, and there is the empty one again.
    private static final class RunSums implements CoinSetSums {
        private final XorSet sums = new XorSet();

        RunSums() {
            sums.add(0);
        }

        @Override
        public long word(int word) {
            return sums.word(word);
        }

        @Override
        public void add(int value) {
            sums.reserve(value);
            sums.move(value);
            sums.add(0);
        }

        @Override
        public long cost() {
            return sums.words();
        }
    }
}
