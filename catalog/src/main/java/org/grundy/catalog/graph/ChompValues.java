package org.grundy.catalog.graph;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Evidence;
import org.grundy.game.OptionSet;
import org.grundy.game.Valuation;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.jspecify.annotations.Nullable;

/// Grundy values of bars by a table of all parts; who wins, and with which bites, from the lost bars alone.
final class ChompValues implements Valuation<ChompPosition> {
    private @Nullable Within losses;
    private @Nullable StatisticValues<ChompPosition> values;
    private @Nullable ChompPosition valued;
    private @Nullable Run last;

    /// The lost bars within a rectangle.
    ///
    /// @param high at least 2
    /// @param wide at least high, for that takes fewer bars; so higher bars are transposed
    private record Within(int high, int wide, ChompLosses losses) {
        static Within of(ChompPosition bar, Run run) {
            int high = Math.max(2, Math.min(bar.height(), bar.width()));
            int wide = Math.max(high, Math.max(bar.height(), bar.width()));
            if (ChompLosses.choices(high, wide) > Integer.MAX_VALUE) {
                throw run.giveUp(Limit.MEMORY);
            }
            return new Within(high, wide, new ChompLosses(high, wide, run));
        }

        boolean has(ChompPosition bar) {
            return bar.height() <= high && bar.width() <= wide;
        }

        boolean isLost(ChompPosition bar) {
            return losses.isLost(has(bar) ? bar : bar.transposed());
        }
    }

    @Override
    public synchronized Valued value(ChompPosition bar, Run run) {
        StatisticValues<ChompPosition> kept = values;
        if (kept == null || run != last || !holds(bar)) {
            if (parts(bar) > run.budget().positions()) {
                throw run.giveUp(Limit.POSITIONS);
            }
            kept = Solver.values(ChompRules.RULES, Statistic.GRUNDY, bar, run);
            values = kept;
            valued = bar;
            last = run;
        }
        return new Valued(BigInteger.valueOf(kept.of(bar)), kept.evidence());
    }

    /// Whether the values that are kept are those of bars as large as this one.
    private boolean holds(ChompPosition bar) {
        ChompPosition largest = valued;
        return largest != null && bar.height() <= largest.height() && bar.width() <= largest.width();
    }

    private static long parts(ChompPosition bar) {
        return ChompLosses.choices(bar.height() + 1, bar.width());
    }

    @Override
    public synchronized Optional<Decided> decide(List<ChompPosition> sum, BigInteger grundy, Run run) {
        if (sum.size() != 1 || grundy.signum() != 0) {
            return Optional.empty();
        }
        Within known = losses(sum.getFirst(), run);
        long searched = ChompLosses.choices(known.high, known.wide) - 1;
        return Optional.of(new Decided(known.isLost(sum.getFirst()), new Evidence.BySearch(searched)));
    }

    @Override
    public synchronized Optional<OptionSet<ChompPosition>> options(ChompPosition bar, BigInteger grundy, Run run) {
        if (grundy.signum() != 0) {
            return Optional.empty();
        }
        Within known = losses(bar, run);
        return Optional.of(OptionSet.single(bar.bites().filter(known::isLost).toList()));
    }

    /// Lost bars within a rectangle that has room for a bar.
    private Within losses(ChompPosition bar, Run run) {
        Within known = losses;
        if (known == null || !(known.has(bar) || known.has(bar.transposed()))) {
            known = Within.of(bar, run);
            losses = known;
        }
        return known;
    }
}
