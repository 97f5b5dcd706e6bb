package org.grundy.analysis.sum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.move.MoveList;
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
        MoveList winning = outcome == Outcome.N ? movesTo(Outcome.P, search) : MoveList.NONE;
        MoveList holding = outcome == Outcome.D ? movesTo(Outcome.D, search) : MoveList.NONE;
        Optional<List<Move>> ordered = winning.complete() ? quickestFirst(winning.moves(), search) : Optional.empty();
        return new Analysis(
                sum,
                convention,
                Optional.of(outcome),
                Optional.empty(),
                WinningMoves.of(ordered.orElse(winning.moves()), winning.complete()),
                holding,
                reason(search, outcome, ordered.isPresent()),
                ComponentFinding.of(search.evidence()).ofEach(sum),
                Optional.empty());
    }

    /// @param ordered whether the winning moves are
    private static List<ReasonStep> reason(CompoundSearch search, Outcome outcome, boolean ordered) {
        ReasonStep searched =
                ReasonStep.of(Kind.WHOLE_SEARCH, "positions", search.evidence().positions());
        boolean more = search.loopy() && (outcome != Outcome.N || ordered);
        return more ? List.of(searched, ReasonStep.of("search.loopy." + outcome)) : List.of(searched);
    }

    /// The moves that leave an outcome, as many as the run allows.
    private MoveList movesTo(Outcome wanted, CompoundSearch search) {
        List<Move> moves = new ArrayList<>();
        Solved<Boolean> end = run.attempt(() -> {
            if (!search.over()) {
                SumMoves.forEach(sum, convention, run, move -> {
                    if (search.outcome(move.changes()) == wanted) {
                        moves.add(move);
                    }
                });
            }
            return true;
        });
        return new MoveList(moves, end.toOptional().isPresent());
    }

    /// Where positions were seen to come again, an order in which a player who always takes the first move
    /// cannot be led round in circles; empty if there is no need of it, or the run is spent.
    private Optional<List<Move>> quickestFirst(List<Move> winning, CompoundSearch search) {
        return search.loopy()
                ? run.attempt(() -> winning.stream()
                                .map(move -> new Timed(move, search.remoteness(move.changes())))
                                .sorted(Comparator.comparingInt(Timed::remoteness))
                                .map(Timed::move)
                                .toList())
                        .toOptional()
                : Optional.empty();
    }

    private record Timed(Move move, int remoteness) {}
}
