package org.grundy.analysis;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Solved;

/// The analysis of a sum of which nothing is known.
final class Unanswered {
    private Unanswered() {}

    /// Nothing is known because of a limit.
    static Analysis because(Sum sum, Convention convention, Solved.Undecided<?> limit) {
        List<Finding> findings =
                sum.components().stream().map(component -> Finding.NOTHING).toList();
        return new Analysis(
                sum,
                convention,
                Optional.empty(),
                Optional.empty(),
                new WinningMoves.Unknown(),
                List.of(),
                findings,
                Optional.of(limit));
    }
}
