package org.grundy.analysis.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.Analysis;
import org.grundy.analysis.ComponentFinding;
import org.grundy.analysis.move.SumMoves;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.ReasonStep;
import org.grundy.game.ReasonStep.Kind;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.CompoundSearch;
import org.grundy.value.Outcome;

/// A sum under any convention, decided by search over all positions that it can lead to; these may come
/// again.
public final class SearchedSum {
    private final Sum sum;
    private final Convention convention;
    private final Run run;

    public SearchedSum(Sum sum, Convention convention, Run run) {
        this.sum = sum;
        this.convention = convention;
        this.run = run;
    }

    public Analysis analyze() {
        Solved<Analysis> solved = run.attempt(() -> {
            CompoundSearch search = new CompoundSearch(sum, convention, run);
            return decide(search, search.outcome(List.of()));
        });
        return switch (solved) {
            case Solved.Done<Analysis> done -> done.result();
            case Solved.Undecided<Analysis> limit -> UndecidedSum.of(sum, convention, limit);
        };
    }

    private Analysis decide(CompoundSearch search, Outcome outcome) {
        WinningMoves winning = outcome == Outcome.N ? winning(search) : WinningMoves.none();
        ComponentFinding finding = ComponentFinding.of(search.evidence());
        List<ComponentFinding> findings =
                sum.components().stream().map(component -> finding).toList();
        List<ReasonStep> reason = List.of(
                ReasonStep.of(Kind.WHOLE_SEARCH, "positions", search.evidence().positions()));
        return new Analysis(
                sum, convention, Optional.of(outcome), Optional.empty(), winning, reason, findings, Optional.empty());
    }

    private WinningMoves winning(CompoundSearch search) {
        List<Move> winning = new ArrayList<>();
        Solved<Boolean> end = run.attempt(() -> {
            if (!search.over()) {
                SumMoves.forEach(sum, convention, run, move -> {
                    if (search.outcome(move.changes()) == Outcome.P) {
                        winning.add(move);
                    }
                });
            }
            return true;
        });
        return WinningMoves.of(winning, end.toOptional().isPresent());
    }
}
