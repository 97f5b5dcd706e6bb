package org.grundy.catalog.coin.turning;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Exactly the coins at some distances to the left; not possible where the row does not reach so far.
///
/// @param distances descending, each at least 1; none for the coin alone
public record FixedDistances(List<Long> distances) implements TurningFamily {
    /// Copies the list.
    public FixedDistances {
        distances = List.copyOf(distances);
    }

    @Override
    public void each(long coin, Sets out) {
        if (farthest() <= coin) {
            long[] set = distances.stream().mapToLong(d -> coin - d).toArray();
            out.to(set, set.length);
        }
    }

    private long farthest() {
        return distances.isEmpty() ? 0 : distances.getFirst();
    }

    @Override
    public boolean allows(BigInteger coin, List<BigInteger> left) {
        return left.stream()
                .map(coin::subtract)
                .toList()
                .equals(distances.stream().map(BigInteger::valueOf).toList());
    }

    @Override
    public CoinSetSums sums() {
        return new DistanceSums(this);
    }

    @Override
    public String notation() {
        return distances.reversed().stream().map(Object::toString).collect(Collectors.joining(",", "{", "}"));
    }

    /// There is one sum, or none.
    private static final class DistanceSums implements CoinSetSums {
        private final FixedDistances distances;
        private final List<Integer> values = new ArrayList<>();

        DistanceSums(FixedDistances distances) {
            this.distances = distances;
        }

        @Override
        public long word(int word) {
            if (distances.farthest() > values.size()) {
                return 0;
            }
            int sum = 0;
            for (long distance : distances.distances()) {
                sum ^= values.get((int) (values.size() - distance));
            }
            return sum >> 6 == word ? 1L << sum : 0;
        }

        @Override
        public void add(int value) {
            values.add(value);
        }

        @Override
        public long cost() {
            return distances.distances().size() + 1L;
        }
    }
}
