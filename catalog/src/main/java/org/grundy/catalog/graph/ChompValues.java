package org.grundy.catalog.graph;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.evidence.Evidence;
import org.grundy.game.OptionSet;
import org.grundy.game.Valuation;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// Grundy values of bars by a table of all parts; who wins, and with which bites, from the lost bars alone.
final class ChompValues implements Valuation<ChompPosition> {
    /// All lost bars of a rectangle are kept where they take no more than this share of the memory allowed.
    private static final int KEPT_SHARE = 4;

    private @Nullable Within losses;
    private @Nullable ChompGrundyTable values;

    /// The lost bars within a rectangle.
    ///
    /// @param high at least 2
    /// @param wide at least high, for that takes fewer bars; so higher bars are transposed
    private record Within(int high, int wide, ChompLosses losses) {
        /// All of a rectangle that holds a bar, or what is known of this bar and of those that a bite leaves of it.
        static Within of(ChompPosition bar, Run run) {
            int high = Math.max(2, Math.min(bar.height(), bar.width()));
            int wide = Math.max(high, Math.max(bar.height(), bar.width()));
            if (ChompRules.choices(high - 2, wide) > Integer.MAX_VALUE) {
                throw run.giveUp(Limit.MEMORY);
            }
            run.needs(ChompRules.choices(high - 1, wide));
            boolean allFit = Short.BYTES * ChompRules.choices(high - 1, wide)
                    <= Math.min(Integer.MAX_VALUE, run.budget().memory() / KEPT_SHARE);
            return new Within(high, wide, allFit ? ChompLosses.all(high, wide, run) : among(bar, high, wide, run));
        }

        private static ChompLosses among(ChompPosition bar, int high, int wide, Run run) {
            List<ChompPosition> bars = Stream.concat(Stream.of(bar), bar.bites())
                    .map(each -> lying(each, high, wide))
                    .toList();
            return ChompLosses.among(high, wide, bars, run);
        }

        private static boolean fits(ChompPosition bar, int high, int wide) {
            return bar.height() <= high && bar.width() <= wide;
        }

        private static ChompPosition lying(ChompPosition bar, int high, int wide) {
            return fits(bar, high, wide) ? bar : bar.transposed();
        }

        boolean has(ChompPosition bar) {
            ChompPosition lying = lying(bar, high, wide);
            return fits(lying, high, wide) && losses.knows(lying);
        }

        boolean isLost(ChompPosition bar) {
            return losses.isLost(lying(bar, high, wide));
        }
    }

    @Override
    public synchronized Valued value(ChompPosition bar, Run run) {
        ChompGrundyTable kept = values;
        if (kept == null || !kept.holds(bar)) {
            kept = new ChompGrundyTable(bar.height(), bar.width(), run);
            values = kept;
        }
        return new Valued(BigInteger.valueOf(kept.value(bar)), new Evidence.ByTable(kept.size()));
    }

    @Override
    public synchronized Optional<Decided> decide(List<ChompPosition> sum, BigInteger grundy, Run run) {
        if (sum.size() != 1 || grundy.signum() != 0) {
            return Optional.empty();
        }
        Within known = losses(sum.getFirst(), Stream.of(sum.getFirst()), run);
        long searched = ChompRules.choices(known.high - 1, known.wide) - 1;
        return Optional.of(new Decided(known.isLost(sum.getFirst()), new Evidence.BySearch(searched)));
    }

    @Override
    public synchronized Optional<OptionSet<ChompPosition>> options(ChompPosition bar, BigInteger grundy, Run run) {
        if (grundy.signum() != 0) {
            return Optional.empty();
        }
        Within known = losses(bar, bar.bites(), run);
        return Optional.of(OptionSet.single(bar.bites().filter(known::isLost).toList()));
    }

    /// Lost bars within a rectangle that has room for a bar, among them what is asked of it.
    ///
    /// @param asked the bar, or what bites leave of it
    private Within losses(ChompPosition bar, Stream<ChompPosition> asked, Run run) {
        Within known = losses;
        if (known == null || !asked.allMatch(known::has)) {
            known = Within.of(bar, run);
            losses = known;
        }
        return known;
    }
}
