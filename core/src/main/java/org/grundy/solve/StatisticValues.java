package org.grundy.solve;

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
}
