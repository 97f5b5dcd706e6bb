package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.grundy.catalog.coin.turning.TurnedTogether;
import org.grundy.game.Pair;

/// Exactly two coins of one row or one column. No product: a move of a product of two games that turn two
/// coins each turns four.
///
/// A head is like a pair of Nim heaps, of which a move makes one smaller.
record Acrostic() implements BoardCoins {
    @Override
    public Pair corner() {
        return Pair.of(0, 0);
    }

    @Override
    public boolean listable(Pair place) {
        return place.x().bitLength() < Long.SIZE && place.y().bitLength() < Long.SIZE;
    }

    @Override
    public void each(Pair place, Consumer<List<Pair>> out) {
        LongStream.range(0, place.x().longValueExact())
                .forEach(x -> out.accept(List.of(new Pair(BigInteger.valueOf(x), place.y()))));
        LongStream.range(0, place.y().longValueExact())
                .forEach(y -> out.accept(List.of(new Pair(place.x(), BigInteger.valueOf(y)))));
    }

    @Override
    public boolean allows(Pair place, List<Pair> others) {
        return others.size() == 1
                && (others.getFirst().x().equals(place.x())
                        || others.getFirst().y().equals(place.y()));
    }

    @Override
    public Optional<BigInteger> value(Pair place) {
        return Optional.of(place.x().xor(place.y()));
    }

    @Override
    public TurnedTogether<Pair> withSum(Pair place, BigInteger sum) {
        List<List<Pair>> sets = new ArrayList<>();
        BigInteger x = sum.xor(place.y());
        BigInteger y = sum.xor(place.x());
        if (x.compareTo(place.x()) < 0) {
            sets.add(List.of(new Pair(x, place.y())));
        }
        if (y.compareTo(place.y()) < 0) {
            sets.add(List.of(new Pair(place.x(), y)));
        }
        return new TurnedTogether<>(sets, true);
    }

    @Override
    public String key() {
        return "acrostic";
    }
}
