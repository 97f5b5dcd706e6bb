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
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Kiki's board (HDU 2147): a coin goes one step left, down, or diagonally left and down.
public final class Kiki implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "kiki",
            List.of("kiki的棋盘", "kiki's game"),
            List.of("HDU-2147"),
            "kiki(n,m)",
            "kiki(5,4)",
            new BilingualText("Kiki's board: one step left, down or diagonally", "kiki 的棋盘：向左、向下或斜走一步"),
            new BilingualText(
                    "A coin stands in the top right corner of a board of n rows and m columns. A move takes it one step left, one step down, or one step left and down at once.",
                    "n 行 m 列的棋盘右上角有一枚硬币。每步把它向左一格、向下一格，或向左下斜走一格。"));

    private static final Messages WORDS = Messages.NONE
            .and(
                    "kiki.statement",
                    "Let x = n−1 and y = m−1 be the steps left in each direction. In normal play the player to move loses exactly when both are even. The Grundy value is 0 if both are even and 2 if both are odd; if one is odd it is 1 where the smaller of the two is even, and 3 where it is odd.",
                    "设 x = n−1、y = m−1 为两个方向剩余的步数。正常规则下，当且仅当两者都是偶数时先手必败。两者都是偶数时 SG 值为 0，都是奇数时为 2；一奇一偶时，较小者为偶数则值为 1，为奇数则值为 3。")
            .and(
                    "kiki.proof",
                    "By induction. Both even: options have values 1, 3 and 2, never 0. Both odd: the diagonal has value 0, lowering the larger gives 1, lowering the smaller 1 or 3. One odd, the smaller even: lowering the odd number gives 0, the even one 2, the diagonal 3. One odd, the smaller odd: the same, but the diagonal has value 1.",
                    "归纳法。都为偶数：后继的值为 1、3、2，没有 0。都为奇数：斜走得 0，减较大者得 1，减较小者得 1 或 3。一奇一偶且较小者为偶：减奇数得 0，减偶数得 2，斜走得 3。一奇一偶且较小者为奇：同上，但斜走得 1。")
            .and("kiki.domain", "n, m ≥ 1; normal play", "n, m ≥ 1；正常规则")
            .and(
                    "kiki.wins",
                    "Steps left: {x} and {y}. Take one step in each direction where their number is odd: to ({n},{m}), where both are even.",
                    "剩余步数：{x} 与 {y}。在步数为奇数的方向各走一步：到 ({n},{m})，两者都成为偶数。")
            .and(
                    "kiki.loses",
                    "Steps left: {x} and {y}, both even. Every move makes one of them odd, and the other player makes them even again.",
                    "剩余步数：{x} 与 {y}，都是偶数。每步都会使某个变为奇数，而对手总能使它们都变回偶数。");

    private static final PairRules RULES = PairRules.moving(Kiki::step)
            .testedBy((from, left) -> left.x().min(left.y()).signum() > 0
                    && from.x().subtract(left.x()).bitLength() <= 1
                    && from.y().subtract(left.y()).bitLength() <= 1);

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<Pair> game() {
        return new CatalogGame<>(
                ENTRY, ENTRY.name(), RULES, List.of(new Parities()), new PairNotation(ENTRY, 1), WORDS);
    }

    private static void step(long n, long m, PairRules.Cells out) {
        if (n > 1) {
            out.to(n - 1, m);
        }
        if (m > 1) {
            out.to(n, m - 1);
        }
        if (n > 1 && m > 1) {
            out.to(n - 1, m - 1);
        }
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.cells(game(), 1, 60));
    }

    /// The parities of the steps left decide.
    private record Parities() implements Theorem<Pair> {
        @Override
        public String key() {
            return "kiki";
        }

        @Override
        public Source source() {
            return new Source("P. M. Grundy", "Mathematics and games", 1939, "");
        }

        @Override
        public boolean covers(Pair pair, Play play) {
            return play == Play.NORMAL;
        }

        @Override
        public Outcome outcome(Pair pair, Play play) {
            return odd(pair.x()) + odd(pair.y()) == 0 ? Outcome.P : Outcome.N;
        }

        @Override
        public Optional<BigInteger> value(Pair pair) {
            int odd = odd(pair.x()) + odd(pair.y());
            int value = odd == 1 ? 1 + 2 * odd(pair.x().min(pair.y())) : odd;
            return Optional.of(BigInteger.valueOf(value));
        }

        @Override
        public Optional<String> valuedWhere(String value) {
            return Optional.of("%1$s = 1 and 1 + 2 * ((min(x, y) - 1) mod 2) = %2$s or %1$s != 1 and %1$s = %2$s"
                    .formatted("(x - 1) mod 2 + (y - 1) mod 2", value));
        }

        @Override
        public Optional<OptionSet<Pair>> winning(Pair pair, Play play) {
            return Optional.of(OptionSet.single(outcome(pair, play) == Outcome.P ? List.of() : List.of(even(pair))));
        }

        @Override
        public List<ReasonStep> reason(Pair pair, Play play) {
            BigInteger x = pair.x().subtract(BigInteger.ONE);
            BigInteger y = pair.y().subtract(BigInteger.ONE);
            Pair even = even(pair);
            String key = outcome(pair, play) == Outcome.P ? "kiki.loses" : "kiki.wins";
            return List.of(ReasonStep.of(key, "x", x, "y", y, "n", even.x(), "m", even.y()));
        }

        /// The cell with each odd number of steps made one less.
        private static Pair even(Pair pair) {
            return new Pair(
                    pair.x().subtract(BigInteger.valueOf(odd(pair.x()))),
                    pair.y().subtract(BigInteger.valueOf(odd(pair.y()))));
        }

        /// 1 if the steps left in the direction of a coordinate are an odd number, else 0.
        private static int odd(BigInteger coordinate) {
            return coordinate.testBit(0) ? 0 : 1;
        }
    }
}
