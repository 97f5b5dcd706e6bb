package org.grundy.catalog.text;

import java.util.List;
import java.util.function.Supplier;
import org.grundy.game.PairRules;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.TupleOptions;

/// The moves of compiled rules whose states are two numbers, and that leave one state or two.
///
/// @param rules the game, compiled when moves are first listed
record CompiledPairs(Supplier<RuleGame> rules) implements PairRules.Moves {
    @Override
    public void from(long x, long y, PairRules.Cells out) {
        long[] pair = {x, y};
        TupleOptions options = rules.get().tuples(parts -> give(parts, out));
        if (options.exists(pair)) {
            options.list(pair);
        }
    }

    private static void give(List<long[]> parts, PairRules.Cells out) {
        long[] first = parts.getFirst();
        if (parts.size() == 1) {
            out.to(first[0], first[1]);
        } else {
            long[] second = parts.get(1);
            out.to(first[0], first[1], second[0], second[1]);
        }
    }
}
