package org.grundy.catalog.graph.removal;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import org.grundy.evidence.Evidence;
import org.grundy.game.Valuation;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.jspecify.annotations.Nullable;

/// Grundy values of removal games: by [BitboardSearch] on arenas of at most 64 elements, else by search of the
/// rules.
public final class RemovalValues implements Valuation<RemovalPosition> {
    private final Function<RemovalBoard, Masks> masks;
    private final Map<RemovalBoard, Masks> known = new WeakHashMap<>();
    private @Nullable Run last;
    private @Nullable StatisticValues<RemovalPosition> searched;

    /// A search and the bit that stands for each element in it.
    ///
    /// @param bits by element
    @SuppressWarnings("ArrayRecordComponent")
    public // never compared
    record Masks(BitboardSearch search, int[] bits) {
        /// Elements stand for themselves, and every set plays in its own way.
        public static Masks of(RemovalBoard arena) {
            int[] bits = new int[arena.size()];
            for (int element = 0; element < bits.length; element++) {
                bits[element] = element;
            }
            long[] linked = arena.linked().stream().mapToLong(Masks::mask).toArray();
            return new Masks(search(arena, BitboardSearch.pieces(linked), LongUnaryOperator.identity()), bits);
        }

        /// A search of an arena of at most 64 elements.
        public static BitboardSearch search(RemovalBoard arena, LongUnaryOperator firstPiece, LongUnaryOperator alike) {
            List<RemovalBoard.Removal> removals = arena.removals();
            long[] needed =
                    removals.stream().mapToLong(each -> mask(each.needed())).toArray();
            long[] removed =
                    removals.stream().mapToLong(each -> mask(each.removed())).toArray();
            return new BitboardSearch(needed, removed, firstPiece, alike);
        }

        private static long mask(BitSet set) {
            return set.isEmpty() ? 0 : set.toLongArray()[0];
        }

        long mask(RemovalPosition part) {
            return part.elements().mapToLong(element -> 1L << bits[element]).reduce(0, (a, b) -> a | b);
        }
    }

    /// Values by masks that may be shared among arenas.
    ///
    /// @param masks asked for arenas of at most 64 elements, once for each
    public RemovalValues(Function<RemovalBoard, Masks> masks) {
        this.masks = masks;
    }

    @Override
    public synchronized Valued value(RemovalPosition part, Run run) {
        if (part.arena().size() > Long.SIZE) {
            return large(part, run);
        }
        Masks of = known.computeIfAbsent(part.arena(), masks);
        int value = of.search.value(of.mask(part), run);
        return new Valued(BigInteger.valueOf(value), new Evidence.BySearch(of.search.known()));
    }

    private Valued large(RemovalPosition part, Run run) {
        StatisticValues<RemovalPosition> values = searched;
        if (values == null || run != last) {
            values = Solver.values(RemovalRules.RULES, Statistic.GRUNDY, part, run);
            searched = values;
            last = run;
        }
        return new Valued(BigInteger.valueOf(values.of(part)), values.evidence());
    }
}
