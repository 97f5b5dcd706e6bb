package org.grundy.solve;

import java.util.Optional;
import org.grundy.evidence.Evidence;

/// Computed values of one statistic for the positions of one ruleset.
///
/// @param <P> the type of positions
public interface StatisticValues<P> {
    /// The statistic of a position. Called inside [org.grundy.run.Run#attempt]; computes what is missing
    /// and charges the run.
    int of(P position);

    /// How the values so far are known.
    Evidence evidence();

    /// The same values by the codes of positions, where they are kept in a table.
    default Optional<CodedValues<P>> coded() {
        return Optional.empty();
    }
}
