package org.grundy.game;

import java.util.List;
import java.util.Optional;

/// Rules played on pairs of naturals in which no coordinate ever grows. Coordinates are of any length. All
/// options are listed for coordinates below 2^31 only; of a larger cell a few are listed where the rules
/// know a [Test], enough to go on playing.
///
/// @param splits whether a move may leave other than exactly one cell
/// @param moves lists the cells that a move may leave
/// @param test tells of any cell whether a move may leave it as the only one, for rules that know
public record CellRules(boolean splits, Moves moves, Optional<Test> test) implements Ruleset<Cell> {
    private static final int BITS = 31;

    /// Rules that can be asked for options of a cell only by listing them.
    public CellRules(boolean splits, Moves moves) {
        this(splits, moves, Optional.empty());
    }

    /// Tells legal moves from others at any size.
    @FunctionalInterface
    public interface Test {
        /// Whether a move may leave exactly one cell, which is another and has no larger coordinate.
        boolean allows(Cell from, Cell left);
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
    public static CellRules moving(Moves moves) {
        return new CellRules(false, moves);
    }

    /// These rules with a test for moves at any size.
    public CellRules testedBy(Test known) {
        return new CellRules(splits, moves, Optional.of(known));
    }

    @Override
    public void options(Cell from, Options<Cell> out) {
        if (tooLarge(from)) {
            test.ifPresent(known ->
                    Nearby.cells(from).filter(left -> known.allows(from, left)).forEach(out::to));
            out.unlisted();
        } else {
            moves.from(from.x().longValueExact(), from.y().longValueExact(), new Boxing(out));
        }
    }

    @Override
    public Optional<Boolean> permits(Cell from, List<Cell> to) {
        return to.size() == 1 ? test.map(known -> permits(known, from, to.getFirst())) : Optional.empty();
    }

    private static boolean permits(Test known, Cell from, Cell left) {
        boolean inside = left.x().signum() >= 0
                && left.y().signum() >= 0
                && left.x().compareTo(from.x()) <= 0
                && left.y().compareTo(from.y()) <= 0;
        return inside && !left.equals(from) && known.allows(from, left);
    }

    @Override
    public Optional<Coding<Cell>> coding(Cell upTo) {
        return tooLarge(upTo)
                ? Optional.empty()
                : Optional.of(
                        new Box(moves, upTo.x().longValueExact() + 1, upTo.y().longValueExact() + 1));
    }

    private static boolean tooLarge(Cell cell) {
        return cell.x().bitLength() > BITS || cell.y().bitLength() > BITS;
    }

    /// The cells of a rectangle, row by row: (x, y) has code x·height + y.
    private record Box(Moves moves, long width, long height) implements Coding<Cell> {
        @Override
        public long code(Cell position) {
            return position.x().longValueExact() * height + position.y().longValueExact();
        }

        @Override
        public Cell decode(long code) {
            return Cell.of(code / height, code % height);
        }

        @Override
        public long size() {
            return width * height;
        }

        @Override
        public Order order() {
            return Order.DECREASING;
        }

        @Override
        public void options(long code, Codes out) {
            moves.from(code / height, code % height, new Coded(out, height));
        }
    }

    private record Coded(Codes out, long height) implements Cells {
        @Override
        public void to(long x, long y) {
            out.to(x * height + y);
        }

        @Override
        public void to(long x1, long y1, long x2, long y2) {
            out.to(x1 * height + y1, x2 * height + y2);
        }
    }

    private record Boxing(Options<Cell> out) implements Cells {
        @Override
        public void to(long x, long y) {
            out.to(Cell.of(x, y));
        }

        @Override
        public void to(long x1, long y1, long x2, long y2) {
            out.to(List.of(Cell.of(x1, y1), Cell.of(x2, y2)));
        }
    }
}
