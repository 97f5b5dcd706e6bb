package org.grundy.analysis.sum;

import java.util.List;
import java.util.Optional;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Solved;

/// The analysis of a sum of which nothing is known.
public final class UndecidedSum {
    private UndecidedSum() {}

    /// Nothing is known because of a limit.
    public static Analysis of(Sum sum, Convention convention, Solved.Undecided<?> limit) {
        return new Analysis(
                sum,
                convention,
                Optional.empty(),
                Optional.empty(),
                new WinningMoves.Unknown(),
                List.of(),
                ComponentFinding.NOTHING.ofEach(sum),
                Optional.of(limit));
    }
}
