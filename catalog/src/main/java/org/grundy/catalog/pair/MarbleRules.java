package org.grundy.catalog.pair;

import java.util.Optional;
import org.grundy.catalog.game.WholeRules;
import org.grundy.game.Options;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;

/// The moves of a queen towards (0, 0), where whoever arrives has won the whole sum.
record MarbleRules() implements WholeRules<Pair> {
    private static final PairRules QUEEN = PairRules.moving((x, y, out) -> {
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
    public void options(Pair from, Options<Pair> out) {
        QUEEN.options(from, out);
    }

    /// On an axis or on the diagonal, but not at the end.
    @Override
    public boolean won(Pair pair) {
        boolean straight =
                pair.x().signum() == 0 || pair.y().signum() == 0 || pair.x().equals(pair.y());
        return straight && !lost(pair);
    }

    @Override
    public boolean lost(Pair pair) {
        return pair.x().signum() == 0 && pair.y().signum() == 0;
    }

    @Override
    public Optional<Coding<Pair>> coding(Pair upTo) {
        return QUEEN.coding(upTo).map(Box::new);
    }

    /// The cells of a rectangle, with those from which a marble comes home.
    private record Box(Coding<Pair> cells) implements Coding<Pair> {
        @Override
        public long code(Pair position) {
            return cells.code(position);
        }

        @Override
        public Pair decode(long code) {
            return cells.decode(code);
        }

        @Override
        public long size() {
            return cells.size();
        }

        @Override
        public CodeOrder order() {
            return cells.order();
        }

        @Override
        public boolean won(long code) {
            return new MarbleRules().won(decode(code));
        }

        @Override
        public void options(long code, OptionCodes out) {
            cells.options(code, out);
        }
    }
}
