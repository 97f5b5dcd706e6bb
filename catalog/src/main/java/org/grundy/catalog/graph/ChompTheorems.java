package org.grundy.catalog.graph;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// What is proved about Chomp.
final class ChompTheorems {
    /// In the order in which they are tried.
    static final List<Theorem<ChompPosition>> ALL = List.of(new Hook(), new TwoRows(), new Square(), new Rectangle());

    static final Messages WORDS = Messages.NONE
            .and(
                    "hook.statement",
                    "A bar of one row of a squares and one column of b is Nim with two heaps, a−1 and b−1: its value is (a−1) xor (b−1).",
                    "由一行 a 格和一列 b 格组成的巧克力就是两堆分别为 a−1 和 b−1 的尼姆：值为 (a−1) xor (b−1)。")
            .and(
                    "hook.proof",
                    "Every bite shortens exactly one arm to any smaller length; the poisoned square belongs to neither.",
                    "每一口恰好把一条臂缩短到任意更小的长度；有毒的格不属于任何一条臂。")
            .and("hook.domain", "bars in which only the first row is longer than 1", "除第一行外每行都只有 1 格的巧克力")
            .and(
                    "hook.arms",
                    "The arms are heaps of Nim with {a} and {b} squares: {a} xor {b} = {value}.",
                    "两条臂相当于 {a} 和 {b} 个石子的尼姆堆：{a} xor {b} = {value}。")
            .and(
                    "tworows.statement",
                    "Two rows of x ≥ y squares: in normal play the player to move loses exactly when y = x−1. Otherwise the only winning move leaves a lower row that is one shorter.",
                    "两行分别有 x ≥ y 格：正常规则下，当且仅当 y = x−1 时先手必败。否则唯一的制胜走法是使下行恰好短一格。")
            .and(
                    "tworows.proof",
                    "From x = y bite one square off the lower row; from x > y+1 shorten the upper row to y+1. From y = x−1 every bite makes the rows equal, or their difference greater than 1.",
                    "若 x = y，从下行吃一格；若 x > y+1，把上行缩短为 y+1。若 y = x−1，任何一口都使两行等长，或使差大于 1。")
            .and("tworows.domain", "bars of at most two rows; normal play", "至多两行的巧克力；正常规则")
            .and(
                    "tworows.bite",
                    "Rows of {x} and {y}: leave rows of {left} and {right}.",
                    "两行为 {x} 和 {y}：留下 {left} 和 {right}。")
            .and("tworows.lost", "Rows of {x} and {y}: the lower is one shorter already.", "两行为 {x} 和 {y}：下行已恰好短一格。")
            .and(
                    "square.statement",
                    "A square bar of n×n with n ≥ 2 is won in normal play by eating from the second square of the second row.",
                    "n×n（n ≥ 2）的正方形巧克力：正常规则下从第二行第二格吃起即胜。")
            .and(
                    "square.proof",
                    "It leaves one row and one column of equal length, two equal heaps of Nim: answer every bite in one arm with the same in the other.",
                    "这样剩下等长的一行和一列，相当于两堆相等的尼姆：对手在一臂怎样吃，就在另一臂同样吃。")
            .and("square.domain", "n×n, n ≥ 2; normal play", "n×n，n ≥ 2；正常规则")
            .and(
                    "square.bite",
                    "Eat from the second square of the second row: two arms of {arm} squares are left.",
                    "从第二行第二格吃起：剩下两条各 {arm} 格的臂。")
            .and(
                    "rectangle.statement",
                    "In normal play the player to move wins on every rectangle but 1×1. No rule is known that names the move.",
                    "正常规则下，除 1×1 外，任何矩形都是先手必胜。目前没有已知的规则能指出该走哪一步。")
            .and(
                    "rectangle.proof",
                    "Strategy stealing: if eating the last square alone does not win, some reply does; that reply eats the last square too, so it could have been made at once.",
                    "策略盗取：如果只吃最后一格不能获胜，则对手有某个制胜的应着；那一口也会吃掉最后一格，因此先手可以一开始就这样吃。")
            .and("rectangle.domain", "all rectangles; normal play", "所有矩形；正常规则")
            .and(
                    "rectangle.steal",
                    "{rows}×{columns}: whatever reply would win after the last square is eaten can be made at once.",
                    "{rows}×{columns}：若吃掉最后一格后对手有制胜应着，先手一开始就可以走那一步。")
            .and("rectangle.poison", "Only the poisoned square is left.", "只剩下有毒的一格。");

    private static final Source GALE = new Source("D. Gale", "A curious Nim-type game", 1974, "");

    private ChompTheorems() {}

    /// A row and a column.
    private record Hook() implements Theorem<ChompPosition> {
        @Override
        public String key() {
            return "hook";
        }

        @Override
        public Source source() {
            return new Source("C. L. Bouton", "Nim, a game with a complete mathematical theory", 1901, "");
        }

        @Override
        public boolean covers(ChompPosition bar, Play play) {
            return play == Play.NORMAL && bar.isHook();
        }

        @Override
        public Outcome outcome(ChompPosition bar, Play play) {
            return bar.height() == bar.width() ? Outcome.P : Outcome.N;
        }

        @Override
        public Optional<BigInteger> value(ChompPosition bar) {
            return bar.isHook()
                    ? Optional.of(BigInteger.valueOf((bar.width() - 1) ^ (bar.height() - 1)))
                    : Optional.empty();
        }

        @Override
        public Optional<Tame> tame(ChompPosition bar) {
            return bar.isHook() ? Optional.of(arm(bar.width() - 1).plus(arm(bar.height() - 1))) : Optional.empty();
        }

        private static Tame arm(int squares) {
            return new Tame(BigInteger.valueOf(squares), squares <= 1);
        }

        @Override
        public List<ReasonStep> reason(ChompPosition bar, Play play) {
            int a = bar.width() - 1;
            int b = bar.height() - 1;
            return List.of(ReasonStep.of("hook.arms", "a", a, "b", b, "value", a ^ b));
        }
    }

    /// At most two rows.
    private record TwoRows() implements Theorem<ChompPosition> {
        @Override
        public String key() {
            return "tworows";
        }

        @Override
        public Source source() {
            return GALE;
        }

        @Override
        public boolean covers(ChompPosition bar, Play play) {
            return play == Play.NORMAL && bar.height() <= 2;
        }

        @Override
        public Outcome outcome(ChompPosition bar, Play play) {
            return bar.row(1) == bar.width() - 1 ? Outcome.P : Outcome.N;
        }

        @Override
        public Optional<OptionSet<ChompPosition>> winning(ChompPosition bar, Play play) {
            return Optional.of(OptionSet.single(outcome(bar, play) == Outcome.N ? List.of(left(bar)) : List.of()));
        }

        /// Rows of equal length lose a square of the lower, others the end of the upper.
        private static ChompPosition left(ChompPosition bar) {
            return bar.isRectangle() && bar.height() == 2
                    ? bar.bitten(1, bar.width() - 1)
                    : bar.bitten(0, bar.row(1) + 1);
        }

        @Override
        public List<ReasonStep> reason(ChompPosition bar, Play play) {
            if (outcome(bar, play) == Outcome.P) {
                return List.of(ReasonStep.of("tworows.lost", "x", bar.width(), "y", bar.row(1)));
            }
            ChompPosition left = left(bar);
            return List.of(ReasonStep.of(
                    "tworows.bite", "x", bar.width(), "y", bar.row(1), "left", left.width(), "right", left.row(1)));
        }
    }

    /// As many rows as columns.
    private record Square() implements Theorem<ChompPosition> {
        @Override
        public String key() {
            return "square";
        }

        @Override
        public Source source() {
            return GALE;
        }

        @Override
        public boolean covers(ChompPosition bar, Play play) {
            return play == Play.NORMAL && bar.height() >= 2 && bar.isRectangle() && bar.height() == bar.width();
        }

        @Override
        public Outcome outcome(ChompPosition bar, Play play) {
            return Outcome.N;
        }

        @Override
        public Optional<OptionSet<ChompPosition>> winning(ChompPosition bar, Play play) {
            return Optional.of(new OptionSet<>(List.of(List.of(bar.bitten(1, 1))), false));
        }

        @Override
        public List<ReasonStep> reason(ChompPosition bar, Play play) {
            return List.of(ReasonStep.of("square.bite", "arm", bar.width() - 1));
        }
    }

    /// Any rectangle.
    private record Rectangle() implements Theorem<ChompPosition> {
        @Override
        public String key() {
            return "rectangle";
        }

        @Override
        public Source source() {
            return GALE;
        }

        @Override
        public boolean covers(ChompPosition bar, Play play) {
            return play == Play.NORMAL && bar.isRectangle();
        }

        @Override
        public Outcome outcome(ChompPosition bar, Play play) {
            return bar.equals(ChompPosition.rectangle(1, 1)) ? Outcome.P : Outcome.N;
        }

        @Override
        public Optional<OptionSet<ChompPosition>> winning(ChompPosition bar, Play play) {
            return Optional.empty();
        }

        @Override
        public List<ReasonStep> reason(ChompPosition bar, Play play) {
            return List.of(
                    outcome(bar, play) == Outcome.P
                            ? ReasonStep.of("rectangle.poison")
                            : ReasonStep.of("rectangle.steal", "rows", bar.height(), "columns", bar.width()));
        }
    }
}
