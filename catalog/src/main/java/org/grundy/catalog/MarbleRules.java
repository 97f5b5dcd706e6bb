package org.grundy.catalog;

import java.util.Optional;
import org.grundy.game.Cell;
import org.grundy.game.CellRules;
import org.grundy.game.Codes;
import org.grundy.game.Coding;
import org.grundy.game.Options;
import org.grundy.game.Order;
import org.grundy.game.Ruleset;

/// The moves of a queen towards (0, 0), where whoever arrives has won the whole sum.
record MarbleRules() implements Ruleset<Cell> {
    private static final CellRules QUEEN = CellRules.moving((x, y, out) -> {
        for (long left = 0; left < x; left++) {
            out.to(left, y);
        }
        for (long left = 0; left < y; left++) {
            out.to(x, left);
        }
        for (long k = 1; k <= Math.min(x, y); k++) {
            out.to(x - k, y - k);
        }
    });

    @Override
    public void options(Cell from, Options<Cell> out) {
        QUEEN.options(from, out);
    }

    /// On an axis or on the diagonal, but not at the end.
    @Override
    public boolean won(Cell cell) {
        boolean straight =
                cell.x().signum() == 0 || cell.y().signum() == 0 || cell.x().equals(cell.y());
        return straight && !lost(cell);
    }

    @Override
    public boolean lost(Cell cell) {
        return cell.x().signum() == 0 && cell.y().signum() == 0;
    }

    @Override
    public boolean splits() {
        return false;
    }

    @Override
    public Optional<Coding<Cell>> coding(Cell upTo) {
        return QUEEN.coding(upTo).map(Box::new);
    }

    /// The cells of a rectangle, with those from which a marble comes home.
    private record Box(Coding<Cell> cells) implements Coding<Cell> {
        @Override
        public long code(Cell position) {
            return cells.code(position);
        }

        @Override
        public Cell decode(long code) {
            return cells.decode(code);
        }

        @Override
        public long size() {
            return cells.size();
        }

        @Override
        public Order order() {
            return cells.order();
        }

        @Override
        public boolean won(long code) {
            return new MarbleRules().won(decode(code));
        }

        @Override
        public void options(long code, Codes out) {
            cells.options(code, out);
        }
    }
}
