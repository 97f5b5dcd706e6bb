package org.grundy.cluster.table;

import org.grundy.game.Play;
import org.grundy.solve.Statistic;

/// What a table shows of each position.
public enum ClusterQuantity {
    /// The Grundy value of normal play.
    GRUNDY,
    /// 1 where the player to move wins, else 0.
    OUTCOME,
    /// How many moves play lasts when the winner hurries.
    REMOTENESS,
    /// How many moves play lasts when the winner delays.
    SUSPENSE;

    /// The number that is folded over options.
    Statistic statistic(Play play) {
        boolean normal = play == Play.NORMAL;
        return switch (this) {
            // The mex of zeros and ones is 0 exactly where no option is 0.
            case GRUNDY, OUTCOME -> normal ? Statistic.GRUNDY : Statistic.MISERE_GRUNDY;
            case REMOTENESS -> normal ? Statistic.REMOTENESS : Statistic.MISERE_REMOTENESS;
            case SUSPENSE -> normal ? Statistic.SUSPENSE : Statistic.MISERE_SUSPENSE;
        };
    }

    /// What is stored for a result of the fold.
    int stored(int result) {
        return this == OUTCOME ? Math.min(result, 1) : result;
    }

    /// Whether a move may leave several positions: only Grundy values combine.
    boolean combines() {
        return this == GRUNDY;
    }
}
