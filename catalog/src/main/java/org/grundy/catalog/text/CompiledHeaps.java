package org.grundy.catalog.text;

import java.util.List;
import java.util.function.Supplier;
import org.grundy.game.HeapRules;
import org.grundy.game.coding.OptionCodes;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.TupleOptions;

/// The moves of compiled rules whose states are one number.
///
/// @param rules the game, compiled when moves are first listed
record CompiledHeaps(Supplier<RuleGame> rules) implements HeapRules.Moves {
    @Override
    public void from(long n, OptionCodes out) {
        long[] heap = {n};
        TupleOptions options = rules.get().tuples(new TupleOptions.Receiver() {
            @Override
            public void option(List<long[]> parts) {
                give(parts, out);
            }

            @Override
            public void looked(long candidates) {
                out.looked(candidates);
            }
        });
        if (options.exists(heap)) {
            options.list(heap);
        }
    }

    private static void give(List<long[]> parts, OptionCodes out) {
        if (parts.size() == 1) {
            out.to(parts.getFirst()[0]);
        } else {
            long[] heaps = new long[parts.size()];
            for (int i = 0; i < heaps.length; i++) {
                heaps[i] = parts.get(i)[0];
            }
            give(heaps, out);
        }
    }

    /// A move that leaves some heaps.
    static void give(long[] heaps, OptionCodes out) {
        switch (heaps.length) {
            case 1 -> out.to(heaps[0]);
            case 2 -> out.to(heaps[0], heaps[1]);
            default -> out.to(heaps, heaps.length);
        }
    }
}
