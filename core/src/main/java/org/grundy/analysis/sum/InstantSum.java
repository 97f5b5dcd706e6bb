package org.grundy.analysis.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.move.SumMoves;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Move;
import org.grundy.game.ReasonStep;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.value.Outcome;

/// A sum in which a component has been [won][org.grundy.game.Ruleset#won] or lost at once: that one alone decides,
/// whatever the others are and however they are joined.
public final class InstantSum {
    private final Sum sum;
    private final Convention convention;
    private final Run run;

    private InstantSum(Sum sum, Convention convention, Run run) {
        this.sum = sum;
        this.convention = convention;
        this.run = run;
    }

    /// The analysis of a sum that is decided so; empty for another, and for the ordinary sum in normal play
    /// with one that can be won, whose moves [NormalSum] names by values.
    public static Optional<Analysis> analyze(Sum sum, Convention convention, Run run) {
        InstantSum instant = new InstantSum(sum, convention, run);
        Optional<Component<?>> lost = instant.first(Component::lost);
        if (lost.isPresent()) {
            return Optional.of(instant.result(Outcome.P, WinningMoves.none(), "lost.at-once", lost.get()));
        }
        boolean named = convention.normal() && !EntailingSum.concerns(sum);
        return instant.first(Component::won)
                .filter(won -> !named && !instant.over())
                .map(won -> instant.result(Outcome.N, instant.winning(), "won.at-once", won));
    }

    private boolean over() {
        return convention.ending() == Ending.SHORT && first(Component::terminal).isPresent();
    }

    private Optional<Component<?>> first(Predicate<Component<?>> property) {
        return sum.components().stream().filter(property).findFirst();
    }

    /// All of them if the search ends within the budget, else those that end play.
    private WinningMoves winning() {
        Analysis searched = new SearchedSum(sum, convention, run).analyze();
        return searched.winning() instanceof WinningMoves.Complete complete ? complete : ending();
    }

    private WinningMoves ending() {
        List<Move> moves = new ArrayList<>();
        Solved<Boolean> end = run.attempt(() -> {
            SumMoves.forEach(sum, convention, run, move -> {
                if (move.changes().stream().anyMatch(InstantSum::ends)) {
                    moves.add(move);
                }
            });
            return true;
        });
        boolean awarded = moves.isEmpty() && end.toOptional().isPresent();
        return WinningMoves.of(moves, awarded);
    }

    private static <P> boolean ends(ComponentChange<P> change) {
        return change.to().stream().anyMatch(change.game().rules()::lost);
    }

    private Analysis result(Outcome outcome, WinningMoves winning, String key, Component<?> by) {
        List<ReasonStep> reason = List.of(ReasonStep.of(key, "expression", by.expression()));
        return Analysis.decided(sum, convention, outcome, winning, reason, ComponentFinding.NOTHING.ofEach(sum));
    }
}
