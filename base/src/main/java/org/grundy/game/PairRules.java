package org.grundy.game;

import java.util.List;
import java.util.Optional;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;

/// Rules played on pairs of naturals in which no coordinate ever grows. Coordinates are of any length. All
/// options are listed for coordinates below 2^31 only; of a larger cell a few are listed where the rules
/// know a [Test], enough to go on playing.
///
/// @param splits whether a move may leave other than exactly one cell
/// @param moves lists the cells that a move may leave
/// @param test tells of any cell whether a move may leave it as the only one, for rules that know
public record PairRules(boolean splits, Moves moves, Optional<Test> test) implements Ruleset<Pair> {
    private static final int BITS = 31;

    /// Rules that can be asked for options of a cell only by listing them.
    public PairRules(boolean splits, Moves moves) {
        this(splits, moves, Optional.empty());
    }

    /// Tells legal moves from others at any size.
    @FunctionalInterface
    public interface Test {
        /// Whether a move may leave exactly one cell, which is another and has no larger coordinate.
        boolean allows(Pair from, Pair left);
    }

    /// The options of a cell by its coordinates.
    @FunctionalInterface
    public interface Moves {
        /// Lists the options of the cell (x, y), 0 ≤ x, y < 2^31.
        void from(long x, long y, Cells out);
    }

    /// Takes options as coordinates.
    public interface Cells {
        /// A single cell.
        void to(long x, long y);

        /// The sum of two cells.
        void to(long x1, long y1, long x2, long y2);
    }

    /// Rules by which every move leaves exactly one cell.
    public static PairRules moving(Moves moves) {
        return new PairRules(false, moves);
    }

    /// These rules with a test for moves at any size.
    public PairRules testedBy(Test known) {
        return new PairRules(splits, moves, Optional.of(known));
    }

    @Override
    public void options(Pair from, Options<Pair> out) {
        if (tooLarge(from)) {
            test.ifPresent(known -> NearbyPositions.cells(from)
                    .filter(left -> known.allows(from, left))
                    .forEach(out::to));
            out.unlisted();
        } else {
            moves.from(from.x().longValueExact(), from.y().longValueExact(), new Boxing(out));
        }
    }

    @Override
    public Optional<Boolean> permits(Pair from, List<Pair> to) {
        return to.size() == 1 ? test.map(known -> permits(known, from, to.getFirst())) : Optional.empty();
    }

    private static boolean permits(Test known, Pair from, Pair left) {
        boolean inside = left.x().signum() >= 0
                && left.y().signum() >= 0
                && left.x().compareTo(from.x()) <= 0
                && left.y().compareTo(from.y()) <= 0;
        return inside && !left.equals(from) && known.allows(from, left);
    }

    @Override
    public Optional<Coding<Pair>> coding(Pair upTo) {
        return tooLarge(upTo)
                ? Optional.empty()
                : Optional.of(
                        new Box(moves, upTo.x().longValueExact() + 1, upTo.y().longValueExact() + 1));
    }

    private static boolean tooLarge(Pair pair) {
        return pair.x().bitLength() > BITS || pair.y().bitLength() > BITS;
    }

    /// The cells of a rectangle, row by row: (x, y) has code x·height + y.
    private record Box(Moves moves, long width, long height) implements Coding<Pair> {
        @Override
        public long code(Pair position) {
            return position.x().longValueExact() * height + position.y().longValueExact();
        }

        @Override
        public Pair decode(long code) {
            return Pair.of(code / height, code % height);
        }

        @Override
        public long size() {
            return width * height;
        }

        @Override
        public CodeOrder order() {
            return CodeOrder.DECREASING;
        }

        @Override
        public void options(long code, OptionCodes out) {
            moves.from(code / height, code % height, new Coded(out, height));
        }
    }

    private record Coded(OptionCodes out, long height) implements Cells {
        @Override
        public void to(long x, long y) {
            out.to(x * height + y);
        }

        @Override
        public void to(long x1, long y1, long x2, long y2) {
            out.to(x1 * height + y1, x2 * height + y2);
        }
    }

    private record Boxing(Options<Pair> out) implements Cells {
        @Override
        public void to(long x, long y) {
            out.to(Pair.of(x, y));
        }

        @Override
        public void to(long x1, long y1, long x2, long y2) {
            out.to(List.of(Pair.of(x1, y1), Pair.of(x2, y2)));
        }
    }
}
