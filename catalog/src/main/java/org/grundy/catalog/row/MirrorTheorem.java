package org.grundy.catalog.row;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.value.Outcome;

/// In the circular game whoever leaves two equal rows can mirror every move.
///
/// @param k how many coins may be taken at once, at least 1
record MirrorTheorem(BigInteger k) implements DescribedTheorem<AdjacentCoins> {
    @Override
    public CatalogText.Stated stated() {
        return Circle.TEXT.theorem("circle");
    }

    @Override
    public Outcome outcome(AdjacentCoins coins, Play play) {
        boolean wins = single() ? coins.count().testBit(0) : coins.count().signum() > 0 && !tooLarge(coins);
        return wins ? Outcome.N : Outcome.P;
    }

    private boolean single() {
        return k.equals(BigInteger.ONE);
    }

    private boolean tooLarge(AdjacentCoins coins) {
        return coins.ring() && coins.count().compareTo(k) > 0;
    }

    /// All winning moves of a circle; of a row one of them.
    @Override
    public Optional<OptionSet<AdjacentCoins>> winning(AdjacentCoins coins, Play play) {
        if (outcome(coins, play) == Outcome.P) {
            return Optional.of(OptionSet.all(List.of()));
        }
        if (coins.ring()) {
            BigInteger rest = single() ? coins.count().subtract(BigInteger.ONE) : BigInteger.ZERO;
            return Optional.of(OptionSet.all(List.of(rows(rest, 1))));
        }
        return Optional.of(new OptionSet<>(List.of(rows(side(coins), 2)), false));
    }

    /// Some equal rows, none if they are empty.
    private static List<AdjacentCoins> rows(BigInteger count, int number) {
        List<AdjacentCoins> rows = new ArrayList<>();
        for (int i = 0; i < number && count.signum() > 0; i++) {
            rows.add(AdjacentCoins.row(count));
        }
        return rows;
    }

    /// How many are left on either side when one or two are taken from the middle.
    private static BigInteger side(AdjacentCoins coins) {
        return coins.count().subtract(BigInteger.ONE).shiftRight(1);
    }

    @Override
    public List<ReasonStep> reason(AdjacentCoins coins, Play play) {
        BigInteger n = coins.count();
        if (n.signum() == 0) {
            return List.of(ReasonStep.of("circle.over"));
        }
        if (single()) {
            return List.of(ReasonStep.of("circle.single", "n", n));
        }
        if (!coins.ring()) {
            BigInteger side = side(coins);
            return List.of(
                    ReasonStep.of("circle.middle", "n", n, "middle", n.subtract(side.shiftLeft(1)), "side", side));
        }
        return List.of(ReasonStep.of(tooLarge(coins) ? "circle.ring" : "circle.whole", "n", n, "k", k));
    }
}
