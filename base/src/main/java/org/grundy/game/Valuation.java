package org.grundy.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.grundy.evidence.Evidence;
import org.grundy.run.Run;

/// A way to the exact Grundy values of a game that does not search its rules, such as a nim-sequence with
/// its period.
///
/// @param <P> the type of positions
public interface Valuation<P> {
    /// A value and how it is known.
    ///
    /// @param grundy at least 0
    /// @param evidence how it is known
    record Valued(BigInteger grundy, Evidence evidence) {}

    /// The Grundy value of a position. Called inside [Run#attempt]: it charges the run for its work and is
    /// left when the budget is spent. What it computed is kept for later calls.
    Valued value(P position, Run run);

    /// Whether a sum of positions has a Grundy value, and how it is known.
    ///
    /// @param has whether it has
    /// @param evidence how it is known
    record Decided(boolean has, Evidence evidence) {}

    /// Whether a sum of positions has a Grundy value, where that costs less than the value itself; else
    /// empty. Called as [#value].
    ///
    /// @param grundy at least 0
    default Optional<Decided> decide(List<P> sum, BigInteger grundy, Run run) {
        return Optional.empty();
    }

    /// Grundy values that a position is proved not to have, where a search for its value ended before it was found;
    /// ascending. Called as [#value], and searches nothing.
    default List<Integer> excluded(P position, Run run) {
        return List.of();
    }

    /// The options of a position that have a Grundy value, where they are found faster than by asking for
    /// the value of every option; else empty. Called as [#value].
    ///
    /// @param grundy at least 0
    default Optional<OptionSet<P>> options(P position, BigInteger grundy, Run run) {
        return Optional.empty();
    }

    /// The Grundy values of all positions up to one as numbers, where they stand in a table or can be had
    /// as one within the budget: for whoever asks for so many that to make each value and its evidence would
    /// cost more than to find it. −1 of a position that is won at once. Called as [#value].
    ///
    /// @param upTo the largest position that is asked for, in each number
    default Optional<ToIntFunction<P>> table(P upTo, Run run) {
        return Optional.empty();
    }

    /// Why a position has its value, in quantities of the valuation's own; none where it was computed as the least
    /// value that no option has.
    ///
    /// @param valued as [#value] gave it
    default List<ReasonStep> reason(P position, Valued valued) {
        return List.of();
    }

    /// The search by which the values of a position are found, where there is one that can keep what it
    /// proves; else empty.
    ///
    /// @param game whose values these are
    default Optional<KeptSearch<P>> search(Game<P> game, P position) {
        return Optional.empty();
    }

    /// Searches a position with an engine from now on, where the values are found so; else the valuation
    /// chooses by itself.
    ///
    /// @return whether it can
    default boolean searchWith(SearchEngine engine, P position) {
        return false;
    }
}
