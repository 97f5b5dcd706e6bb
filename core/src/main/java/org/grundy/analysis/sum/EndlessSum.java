package org.grundy.analysis.sum;

import java.util.List;
import java.util.Optional;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.analysis.move.MoveList;
import org.grundy.analysis.move.SumMoves;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.ReasonStep;
import org.grundy.game.ReasonStep.Kind;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// A single component in which every position has a move: nobody is ever without one, so nobody wins, and
/// every move holds the draw. No search would come to an end of it.
public final class EndlessSum {
    /// So many moves are listed: rules may have any number of them.
    private static final int LISTED = 10_000;

    private EndlessSum() {}

    /// Whether a sum is such.
    public static boolean concerns(Sum sum, Convention convention) {
        return sum.components().size() == 1
                && convention.ending() != Ending.SJ
                && endless(sum.components().getFirst());
    }

    private static <P> boolean endless(Component<P> component) {
        return component.game().rules().endless(component.position());
    }

    /// The draw.
    public static Analysis analyze(Sum sum, Convention convention, SumQuestion question, Run run) {
        return new Analysis(
                sum,
                convention,
                Optional.of(Outcome.D),
                Optional.empty(),
                WinningMoves.none(),
                question == SumQuestion.ALL ? SumMoves.first(sum, convention, LISTED, run) : MoveList.UNKNOWN,
                List.of(ReasonStep.of(Kind.ENDLESS)),
                List.of(ComponentFinding.NOTHING),
                Optional.empty());
    }
}
