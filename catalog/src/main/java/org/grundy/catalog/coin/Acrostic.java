package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.grundy.evidence.Source;
import org.grundy.game.Cell;
import org.grundy.game.Step;
import org.grundy.game.Words;

/// Exactly two coins of one row or one column. No product: a move of a product of two games that turn two
/// coins each turns four.
///
/// A head is like a pair of Nim heaps, of which a move makes one smaller.
record Acrostic() implements BoardCoins {
    @Override
    public Cell corner() {
        return Cell.of(0, 0);
    }

    @Override
    public boolean listable(Cell place) {
        return place.x().bitLength() < Long.SIZE && place.y().bitLength() < Long.SIZE;
    }

    @Override
    public void each(Cell place, Consumer<List<Cell>> out) {
        LongStream.range(0, place.x().longValueExact())
                .forEach(x -> out.accept(List.of(new Cell(BigInteger.valueOf(x), place.y()))));
        LongStream.range(0, place.y().longValueExact())
                .forEach(y -> out.accept(List.of(new Cell(place.x(), BigInteger.valueOf(y)))));
    }

    @Override
    public boolean allows(Cell place, List<Cell> others) {
        return others.size() == 1
                && (others.getFirst().x().equals(place.x())
                        || others.getFirst().y().equals(place.y()));
    }

    @Override
    public Optional<BigInteger> value(Cell place) {
        return Optional.of(place.x().xor(place.y()));
    }

    @Override
    public Others<Cell> withSum(Cell place, BigInteger sum) {
        List<List<Cell>> sets = new ArrayList<>();
        BigInteger x = sum.xor(place.y());
        BigInteger y = sum.xor(place.x());
        if (x.compareTo(place.x()) < 0) {
            sets.add(List.of(new Cell(x, place.y())));
        }
        if (y.compareTo(place.y()) < 0) {
            sets.add(List.of(new Cell(place.x(), y)));
        }
        return new Others<>(sets, true);
    }

    @Override
    public Optional<Step> how(Cell place, BigInteger sum) {
        return BoardCoins.how(this, place, withSum(place, sum), sum);
    }

    @Override
    public String key() {
        return "acrostic";
    }

    @Override
    public Words words() {
        return CoinWords.ACROSTIC;
    }

    @Override
    public Source source() {
        return RowCoins.winningWays();
    }
}
