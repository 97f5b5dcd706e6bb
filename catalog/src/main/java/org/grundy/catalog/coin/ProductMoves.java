package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.coin.turning.TurnedTogether;
import org.grundy.game.Pair;
import org.grundy.value.BigNimbers;
import org.grundy.value.NimFactors;

/// The moves of a product with one head that change the value of the whole by some number d: a move of the
/// first game that changes its value by p and one of the second that changes its value by q, with p⊗q = d.
/// All moves of one game are tried where they are few; else one pair is computed.
final class ProductMoves {
    /// Up to this number the moves of a game are enumerated.
    private static final int FEW = 1 << 12;

    private final CoinProduct board;
    private final Pair place;
    private final BigInteger change;
    private final List<List<Pair>> sets = new ArrayList<>();
    private boolean complete = true;

    /// @param change above 0
    ProductMoves(CoinProduct board, Pair place, BigInteger change) {
        this.board = board;
        this.place = place;
        this.change = change;
    }

    TurnedTogether<Pair> found() {
        TurnedTogether<BigInteger> xs = board.first().firstSets(place.x(), FEW);
        TurnedTogether<BigInteger> ys =
                xs.complete() ? TurnedTogether.none() : board.second().firstSets(place.y(), FEW);
        if (xs.complete()) {
            for (List<BigInteger> x : xs.sets()) {
                fitting(board.first(), place.x(), x, board.second(), place.y()).forEach(y -> add(x, y));
            }
        } else if (ys.complete()) {
            for (List<BigInteger> y : ys.sets()) {
                fitting(board.second(), place.y(), y, board.first(), place.x()).forEach(x -> add(x, y));
            }
        } else {
            complete = false;
            one();
        }
        return new TurnedTogether<>(sets, complete);
    }

    /// The moves of one game that go with a move of the other.
    private List<List<BigInteger>> fitting(
            CoinRow moved, BigInteger movedPlace, List<BigInteger> move, CoinRow other, BigInteger otherPlace) {
        BigInteger p = CoinProduct.and(move, movedPlace).stream()
                .map(each -> valueOf(moved, each))
                .reduce(BigInteger.ZERO, BigInteger::xor);
        BigInteger q = BigNimbers.quotient(change, p);
        TurnedTogether<BigInteger> others =
                other.withSum(otherPlace, valueOf(other, otherPlace).xor(q));
        complete &= others.complete();
        return others.sets();
    }

    private static BigInteger valueOf(CoinRow row, BigInteger place) {
        return row.value(place).orElseThrow();
    }

    private void add(List<BigInteger> x, List<BigInteger> y) {
        if (sets.size() < TurnedTogether.MOST_SETS) {
            sets.add(board.crossings(place, x, y));
        } else {
            complete = false;
        }
    }

    /// A pair of moves that make the values smaller, where the change makes the head's value smaller.
    private void one() {
        BigInteger a = valueOf(board.first(), place.x());
        BigInteger b = valueOf(board.second(), place.y());
        if (!BigNimbers.product(a, b).testBit(change.bitLength() - 1)) {
            return;
        }
        NimFactors factors = NimFactors.of(a, b, change);
        TurnedTogether<BigInteger> xs = board.first().withSum(place.x(), a.xor(factors.p()));
        TurnedTogether<BigInteger> ys = board.second().withSum(place.y(), b.xor(factors.q()));
        if (!xs.sets().isEmpty() && !ys.sets().isEmpty()) {
            add(xs.sets().getFirst(), ys.sets().getFirst());
        }
    }
}
