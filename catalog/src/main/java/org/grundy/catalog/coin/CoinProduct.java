package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.grundy.catalog.coin.turning.TurnedTogether;
import org.grundy.game.Pair;
import org.grundy.value.BigNimbers;

/// The product of two games of rows: a move of the first is chosen in the x direction and one of the second
/// in the y direction, and all coins are turned where a chosen x meets a chosen y.
///
/// By the Tartan theorem a head is worth the nim product of what the two games say of its coordinates. So a
/// move of the first that changes its value by p and one of the second that changes its value by q change
/// the product's by p⊗q.
///
/// @param first the game in the x direction
/// @param second the game in the y direction
record CoinProduct(CoinRow first, CoinRow second) implements BoardCoins {
    @Override
    public Pair corner() {
        return Pair.of(first.from(), second.from());
    }

    @Override
    public boolean listable(Pair place) {
        return first.listable(place.x()) && second.listable(place.y());
    }

    @Override
    public void each(Pair place, Consumer<List<Pair>> out) {
        first.each(place.x(), xs -> second.each(place.y(), ys -> out.accept(crossings(place, xs, ys))));
    }

    /// Where the moves meet, without the head that both have.
    List<Pair> crossings(Pair place, List<BigInteger> xs, List<BigInteger> ys) {
        List<Pair> cells = new ArrayList<>();
        for (BigInteger x : and(xs, place.x())) {
            for (BigInteger y : and(ys, place.y())) {
                cells.add(new Pair(x, y));
            }
        }
        cells.removeLast();
        return cells;
    }

    static List<BigInteger> and(List<BigInteger> places, BigInteger last) {
        List<BigInteger> all = new ArrayList<>(places);
        all.add(last);
        return all;
    }

    @Override
    public boolean allows(Pair place, List<Pair> others) {
        TreeSet<BigInteger> xs = new TreeSet<>();
        TreeSet<BigInteger> ys = new TreeSet<>();
        for (Pair other : others) {
            xs.add(other.x());
            ys.add(other.y());
        }
        xs.remove(place.x());
        ys.remove(place.y());
        return first.allows(place.x(), List.copyOf(xs))
                && second.allows(place.y(), List.copyOf(ys))
                && others.equals(crossings(place, List.copyOf(xs), List.copyOf(ys)));
    }

    @Override
    public Optional<BigInteger> value(Pair place) {
        return first.value(place.x()).flatMap(a -> second.value(place.y()).map(b -> BigNimbers.product(a, b)));
    }

    @Override
    public TurnedTogether<Pair> withSum(Pair place, BigInteger sum) {
        BigInteger change = value(place).orElseThrow().xor(sum);
        // No move of either game leaves its value as it is, so no product of changes is 0.
        return change.signum() == 0 ? TurnedTogether.none() : new ProductMoves(this, place, change).found();
    }

    @Override
    public String key() {
        return "tartan";
    }
}
