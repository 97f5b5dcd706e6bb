package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/// What any of several families allows.
///
/// @param families at least two
record Either(List<Turning> families) implements Turning {
    /// Copies the list.
    Either {
        families = List.copyOf(families);
    }

    @Override
    public void each(long coin, Sets out) {
        BigInteger place = BigInteger.valueOf(coin);
        for (int i = 0; i < families.size(); i++) {
            List<Turning> before = families.subList(0, i);
            families.get(i).each(coin, (coins, count) -> {
                List<BigInteger> left = LongStream.of(coins)
                        .limit(count)
                        .mapToObj(BigInteger::valueOf)
                        .toList();
                if (before.stream().noneMatch(family -> family.allows(place, left))) {
                    out.to(coins, count);
                }
            });
        }
    }

    @Override
    public long lastListed() {
        return families.stream().mapToLong(Turning::lastListed).min().orElseThrow();
    }

    @Override
    public boolean allows(BigInteger coin, List<BigInteger> left) {
        return families.stream().anyMatch(family -> family.allows(coin, left));
    }

    @Override
    public Sums sums() {
        return new AllSums(families.stream().map(Turning::sums).toList());
    }

    @Override
    public String notation() {
        return families.stream().map(Turning::notation).collect(Collectors.joining(","));
    }

    private record AllSums(List<Sums> parts) implements Sums {
        @Override
        public long word(int word) {
            long bits = 0;
            for (Sums part : parts) {
                bits |= part.word(word);
            }
            return bits;
        }

        @Override
        public void add(int value) {
            parts.forEach(part -> part.add(value));
        }

        @Override
        public long cost() {
            return parts.stream().mapToLong(Sums::cost).sum();
        }
    }
}
