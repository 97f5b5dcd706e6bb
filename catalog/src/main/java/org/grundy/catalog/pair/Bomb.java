package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// Bomb Game: a bomb that explodes leaves one bomb nearer in its row and one nearer in its column. Each
/// bomb is a component: two bombs on one cell have nim sum 0, so that it makes no difference whether they
/// destroy each other.
public final class Bomb implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("bomb");

    private static final PairRules RULES = TEXT.pairRules();

    @Override
    public CatalogText text() {
        return TEXT;
    }

    /// The game, with a table of its own that is filled once.
    @Override
    public CatalogGame<Pair> game() {
        return TEXT.game("", RULES, List.of(new Border()), new BombTable(), TEXT.pairs(1));
    }

    /// On the border the game is Nim.
    private record Border() implements DescribedTheorem<Pair> {
        @Override
        public CatalogText.Stated stated() {
            return TEXT.theorem("border");
        }

        @Override
        public boolean covers(Pair pair, Play play) {
            return onBorder(pair);
        }

        @Override
        public Outcome outcome(Pair pair, Play play) {
            return distance(pair).equals(play.lostHeap()) ? Outcome.P : Outcome.N;
        }

        @Override
        public Optional<BigInteger> value(Pair pair) {
            return onBorder(pair) ? Optional.of(distance(pair)) : Optional.empty();
        }

        @Override
        public Optional<OptionSet<Pair>> winning(Pair pair, Play play) {
            return options(pair, play.lostHeap());
        }

        @Override
        public Optional<OptionSet<Pair>> options(Pair pair, BigInteger value) {
            return onBorder(pair) ? Optional.of(OptionSet.single(nearer(pair, value))) : Optional.empty();
        }

        @Override
        public Optional<Tame> tame(Pair pair) {
            return onBorder(pair) ? Optional.of(Tame.ofHeap(distance(pair))) : Optional.empty();
        }

        @Override
        public List<ReasonStep> reason(Pair pair, Play play) {
            return List.of(ReasonStep.of("border.distance", "d", distance(pair)));
        }

        private static boolean onBorder(Pair pair) {
            return pair.x().equals(BigInteger.ONE) || pair.y().equals(BigInteger.ONE);
        }

        private static BigInteger distance(Pair pair) {
            return pair.x().add(pair.y()).subtract(BigInteger.TWO);
        }

        private static List<Pair> nearer(Pair pair, BigInteger distance) {
            if (distance.compareTo(distance(pair)) >= 0) {
                return List.of();
            }
            BigInteger left = distance.add(BigInteger.ONE);
            return List.of(
                    pair.y().equals(BigInteger.ONE) ? new Pair(left, BigInteger.ONE) : new Pair(BigInteger.ONE, left));
        }
    }
}
