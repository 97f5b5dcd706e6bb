package org.grundy.catalog.coin.turning;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/// What any of several families allows.
///
/// @param families at least two
public record FamilyUnion(List<TurningFamily> families) implements TurningFamily {
    /// Copies the list.
    public FamilyUnion {
        families = List.copyOf(families);
    }

    @Override
    public void each(long coin, Sets out) {
        BigInteger place = BigInteger.valueOf(coin);
        for (int i = 0; i < families.size(); i++) {
            List<TurningFamily> before = families.subList(0, i);
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
        return families.stream().mapToLong(TurningFamily::lastListed).min().orElseThrow();
    }

    @Override
    public boolean allows(BigInteger coin, List<BigInteger> left) {
        return families.stream().anyMatch(family -> family.allows(coin, left));
    }

    @Override
    public CoinSetSums sums() {
        return new AllSums(families.stream().map(TurningFamily::sums).toList());
    }

    @Override
    public String notation() {
        return families.stream().map(TurningFamily::notation).collect(Collectors.joining(","));
    }

    private record AllSums(List<CoinSetSums> parts) implements CoinSetSums {
        @Override
        public long word(int word) {
            long bits = 0;
            for (CoinSetSums part : parts) {
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
            return parts.stream().mapToLong(CoinSetSums::cost).sum();
        }
    }
}
