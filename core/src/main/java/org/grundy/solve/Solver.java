package org.grundy.solve;

import java.util.Optional;
import org.grundy.evidence.Evidence;
import org.grundy.game.Ruleset;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.TableFiller;
import org.grundy.run.Run;

/// Chooses how the values of a statistic are computed: upwards in a table where the rules have a decreasing
/// coding that fits the budget, else by search with memory.
public final class Solver {
    private static final long LARGEST_TABLE = Integer.MAX_VALUE - 8;

    private Solver() {}

    /// Values of a statistic for a position and all that can be reached from it. Called inside
    /// [Run#attempt].
    ///
    /// @param rules must not split unless the statistics of two positions decide that of their sum, as
    ///     [Statistic#GRUNDY] and [Statistic#GENUS] do
    /// @param upTo the position to begin from; others are searched, if it does not happen that the same
    ///     table has them
    /// @param run charged for all work, also for later calls of [StatisticValues#of]
    public static <P> StatisticValues<P> values(Ruleset<P> rules, Statistic statistic, P upTo, Run run) {
        Optional<Coding<P>> coding = rules.coding(upTo).filter(candidate -> fits(candidate, statistic, run));
        if (coding.isPresent()) {
            try {
                return new TableValues<>(
                        coding.get(), table(coding.get(), statistic, run), new MemoValues<>(rules, statistic, run));
            } catch (IllegalStateException incomplete) {
                // Some code that perhaps no play reaches has no options; search asks for none but those reached.
            }
        }
        return new MemoValues<>(rules, statistic, run);
    }

    /// Who wins each position alone in misère play: 0 where the player to move loses, 1 where that player wins. Called
    /// inside [Run#attempt].
    ///
    /// @param rules must not split
    /// @param upTo the position to begin from
    /// @param run charged for all work, also for later calls of [StatisticValues#of]
    public static <P> StatisticValues<P> misereOutcomes(Ruleset<P> rules, P upTo, Run run) {
        Optional<Coding<P>> coding = rules.coding(upTo)
                .filter(candidate -> candidate.misereFilling().isPresent() && fits(candidate, candidate.size(), run));
        if (coding.isPresent()) {
            try {
                TableFiller filling = coding.get().misereFilling().orElseThrow();
                return new TableValues<>(
                        coding.get(),
                        new FilledValues<>(coding.get(), filling, run),
                        new LengthOutcomes<>(new MemoValues<>(rules, Statistic.MISERE_REMOTENESS, run)));
            } catch (IllegalStateException incomplete) {
                // As above.
            }
        }
        return new LengthOutcomes<>(values(rules, Statistic.MISERE_REMOTENESS, upTo, run));
    }

    private static <P> StatisticValues<P> table(Coding<P> coding, Statistic statistic, Run run) {
        Optional<TableFiller> filling = statistic == Statistic.GRUNDY ? coding.filling() : Optional.empty();
        if (filling.isPresent()) {
            return new FilledValues<>(coding, filling.get(), run);
        }
        return new DenseValues<>(coding, statistic, run);
    }

    /// Whether a table can be had at all: of a byte for each code, where the rules fill it themselves.
    private static boolean fits(Coding<?> coding, Statistic statistic, Run run) {
        boolean filled = statistic == Statistic.GRUNDY && coding.filling().isPresent();
        return fits(coding, filled ? coding.size() : 4 * coding.size(), run);
    }

    private static boolean fits(Coding<?> coding, long bytes, Run run) {
        return coding.order() == CodeOrder.DECREASING
                && coding.size() <= LARGEST_TABLE
                && coding.size() <= run.budget().positions()
                && bytes <= run.budget().memory();
    }

    /// Outcomes by how long play lasts: the winner of misère play does not make the last move.
    private record LengthOutcomes<P>(StatisticValues<P> lengths) implements StatisticValues<P> {
        @Override
        public int of(P position) {
            return lengths.of(position) % 2 == 0 ? 1 : 0;
        }

        @Override
        public Evidence evidence() {
            return lengths.evidence();
        }
    }

    /// Values from a table where its coding covers a position, else by another way.
    ///
    /// @param coding of the table
    /// @param table values of all codes
    /// @param others of positions that the coding does not cover
    /// @param <P> the type of positions
    private record TableValues<P>(Coding<P> coding, StatisticValues<P> table, StatisticValues<P> others)
            implements StatisticValues<P> {
        @Override
        public int of(P position) {
            return coding.covers(position) ? table.of(position) : others.of(position);
        }

        @Override
        public Optional<CodedValues<P>> coded() {
            return table.coded();
        }

        @Override
        public Evidence evidence() {
            return table.evidence();
        }
    }
}
