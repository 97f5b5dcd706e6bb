package org.grundy.catalog.graph;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// What is proved about Chomp.
final class ChompTheorems {
    /// In the order in which they are tried.
    static final List<Theorem<ChompPosition>> ALL = List.of(new Hook(), new TwoRows(), new Square(), new Rectangle());

    private ChompTheorems() {}

    /// A row and a column.
    private record Hook() implements DescribedTheorem<ChompPosition> {
        @Override
        public CatalogText.Stated stated() {
            return Chomp.TEXT.theorem("hook");
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
    private record TwoRows() implements DescribedTheorem<ChompPosition> {
        @Override
        public CatalogText.Stated stated() {
            return Chomp.TEXT.theorem("tworows");
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
    private record Square() implements DescribedTheorem<ChompPosition> {
        @Override
        public CatalogText.Stated stated() {
            return Chomp.TEXT.theorem("square");
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
    private record Rectangle() implements DescribedTheorem<ChompPosition> {
        @Override
        public CatalogText.Stated stated() {
            return Chomp.TEXT.theorem("rectangle");
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
