package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PairNotation;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Bomb Game: a bomb that explodes leaves one bomb nearer in its row and one nearer in its column. Each
/// bomb is a component: two bombs on one cell have nim sum 0, so that it makes no difference whether they
/// destroy each other.
public final class Bomb implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "bomb",
            List.of("bomb game", "炸弹游戏", "炸弹"),
            List.of("HDU-2873"),
            "bomb(x,y)",
            "bomb(4,3) + bomb(2,5)",
            new BilingualText(
                    "Bomb Game: a bomb becomes one nearer in its row and one nearer in its column",
                    "炸弹游戏：一个炸弹分裂成同行、同列更近的两个"),
            new BilingualText(
                    "A bomb stands on cell (x, y) of a board whose corner is (1, 1). A move explodes it: where x and y are both above 1 it leaves two bombs, on (i, y) and (x, j) with i < x and j < y; on the border it leaves one bomb nearer to the corner; in the corner it cannot explode.",
                    "炸弹位于棋盘格 (x, y)，角格为 (1, 1)。每步引爆一个炸弹：若 x、y 都大于 1，则留下位于 (i, y) 和 (x, j) 的两个炸弹，其中 i < x，j < y；若在边上，则留下一个离角格更近的炸弹；角格上的炸弹不能引爆。"));

    private static final Messages WORDS = Messages.NONE
            .and(
                    "border.statement",
                    "On the border, where x = 1 or y = 1, a bomb is a heap of Nim with x + y − 2 tokens. So alone it is lost in normal play exactly at distance 0 from the corner, and in misère play exactly at distance 1.",
                    "在边上（x = 1 或 y = 1），一个炸弹等同于 x + y − 2 个石子的尼姆堆。因此单独一个炸弹，正常规则下当且仅当与角格的距离为 0 时必败，反常规则下当且仅当距离为 1 时必败。")
            .and(
                    "border.proof",
                    "A bomb at distance d from the corner along the border can be moved to every smaller distance and nowhere else.",
                    "沿边与角格距离为 d 的炸弹可以移到任何更小的距离，此外别无走法。")
            .and("border.domain", "x = 1 or y = 1, of any size", "x = 1 或 y = 1，大小不限")
            .and(
                    "border.distance",
                    "A bomb on the border at distance {d} from the corner has Grundy value {d}.",
                    "边上与角格距离为 {d} 的炸弹的 SG 值为 {d}。");

    private static final PairRules RULES = new PairRules(true, Bomb::explode);
    private static final int TRIAL = 24;

    @Override
    public Entry entry() {
        return ENTRY;
    }

    /// The game, with a table of its own that is filled once.
    @Override
    public CatalogGame<Pair> game() {
        return new CatalogGame<>(
                ENTRY,
                ENTRY.name(),
                RULES,
                List.of(new Border()),
                Optional.of(new BombTable()),
                new PairNotation(ENTRY, 1),
                WORDS);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.cells(game(), 1, thoroughness.bound(TRIAL, 50)));
    }

    /// Cells with a coordinate 0 are no part of the board; nothing explodes there.
    private static void explode(long x, long y, PairRules.Cells out) {
        if (x > 1 && y > 1) {
            for (long i = 1; i < x; i++) {
                for (long j = 1; j < y; j++) {
                    out.to(i, y, x, j);
                }
            }
        } else if (x >= 1 && y >= 1) {
            for (long i = 1; i < x; i++) {
                out.to(i, 1);
            }
            for (long j = 1; j < y; j++) {
                out.to(1, j);
            }
        }
    }

    /// On the border the game is Nim.
    private record Border() implements Theorem<Pair> {
        @Override
        public String key() {
            return "border";
        }

        @Override
        public Source source() {
            return new Source("C. L. Bouton", "Nim, a game with a complete mathematical theory", 1901, "");
        }

        @Override
        public boolean covers(Pair pair, Play play) {
            return onBorder(pair);
        }

        @Override
        public Outcome outcome(Pair pair, Play play) {
            BigInteger lost = play == Play.NORMAL ? BigInteger.ZERO : BigInteger.ONE;
            return distance(pair).equals(lost) ? Outcome.P : Outcome.N;
        }

        @Override
        public Optional<BigInteger> value(Pair pair) {
            return onBorder(pair) ? Optional.of(distance(pair)) : Optional.empty();
        }

        @Override
        public Optional<OptionSet<Pair>> winning(Pair pair, Play play) {
            return options(pair, play == Play.NORMAL ? BigInteger.ZERO : BigInteger.ONE);
        }

        @Override
        public Optional<OptionSet<Pair>> options(Pair pair, BigInteger value) {
            return onBorder(pair) ? Optional.of(OptionSet.single(nearer(pair, value))) : Optional.empty();
        }

        @Override
        public Optional<Tame> tame(Pair pair) {
            BigInteger value = distance(pair);
            return onBorder(pair) ? Optional.of(new Tame(value, value.bitLength() <= 1)) : Optional.empty();
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
