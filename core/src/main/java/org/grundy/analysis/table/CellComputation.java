package org.grundy.analysis.table;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.sum.CoveringTheorem;
import org.grundy.analysis.sum.GrundyEvaluator;
import org.grundy.analysis.sum.MisereOutcomes;
import org.grundy.analysis.sum.SharedValues;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation.Valued;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.ComponentStatistic;
import org.grundy.solve.EntailingValues;
import org.grundy.solve.LoopyValues;
import org.grundy.solve.Statistic;
import org.grundy.value.LoopyLabel;
import org.grundy.value.Outcome;
import org.jspecify.annotations.Nullable;

/// What is asked of a single position of a table: found by theorems where they speak, else from values that all
/// positions share.
///
/// @param <P> the type of positions
final class CellComputation<P> {
    private final SharedValues<P> game;
    private final Play play;
    private final P corner;
    private final Run run;
    private final GrundyEvaluator<P> evaluator;
    private final EntailingValues<P> entailing;
    private final RepeatingCells<P> repeating;
    private @Nullable ComponentStatistic<P> lengths;
    private @Nullable MisereOutcomes<P> misereOutcome;
    /// What the last analysis of a position fell short of.
    private Optional<Solved.Undecided<?>> lastShortfall = Optional.empty();

    CellComputation(SharedValues<P> game, Play play, Region<P> region, Run run) {
        this.game = game;
        this.play = play;
        this.corner = region.corner();
        this.run = run;
        this.evaluator = new GrundyEvaluator<>(new Component<>(game, corner), run);
        this.entailing = new EntailingValues<>(game.rules(), run);
        this.repeating = new RepeatingCells<>(game.rules(), region, play, run);
    }

    /// Of the values of positions.
    GrundyEvaluator<P> evaluator() {
        return evaluator;
    }

    /// What kept the last position from an answer, where that is known.
    Optional<Solved.Undecided<?>> shortfall() {
        return lastShortfall.or(evaluator::shortfall);
    }

    /// How a quantity of a position is found; empty where it is not known, and [#shortfall] says why. Called inside
    /// [Run#attempt].
    Function<P, Optional<BigInteger>> of(TableQuantity quantity) {
        return switch (quantity) {
            case OUTCOME -> position -> outcome(position).map(each -> BigInteger.valueOf(Table.code(each)));
            case GRUNDY -> this::grundy;
            case MOVES -> this::moves;
            case REMOTENESS -> length(Statistic.REMOTENESS, Statistic.MISERE_REMOTENESS);
            case SUSPENSE -> length(Statistic.SUSPENSE, Statistic.MISERE_SUSPENSE);
        };
    }

    /// Who wins, by the number of a cell, where that is known of all and is what is asked.
    Optional<IntFunction<Outcome>> outcomes(TableQuantity quantity) {
        return quantity == TableQuantity.OUTCOME && game.theorems().isEmpty() ? repeating.outcomes() : Optional.empty();
    }

    private Optional<BigInteger> grundy(P position) {
        if (game.rules().won(position)) {
            return Optional.empty();
        }
        if (game.rules().entails()) {
            OptionalInt value = entailing.value(position);
            return value.isPresent() ? Optional.of(BigInteger.valueOf(value.getAsInt())) : Optional.empty();
        }
        return value(position).or(() -> finiteLabel(position));
    }

    /// The value by theorems, by the game's own way or by search; not by the label of a position that can come again.
    private Optional<BigInteger> value(P position) {
        if (repeating.has(position)) {
            return Optional.empty();
        }
        Optional<BigInteger> value = evaluator.value(position).map(Valued::grundy);
        if (value.isEmpty() && isLoopy(position)) {
            repeating.begin();
        }
        return value;
    }

    /// The label of a position that can come again, if that is a value.
    private Optional<BigInteger> finiteLabel(P position) {
        return isLoopy(position) && label(position) instanceof LoopyLabel.Finite finite
                ? Optional.of(BigInteger.valueOf(finite.value()))
                : Optional.empty();
    }

    /// Whether a position without a value is known to have none. Without a limit in the way an entailing game's
    /// position has none only if it is loony.
    boolean isInfinite(P position) {
        return game.rules().entails()
                || (isLoopy(position)
                        && run.attempt(() -> label(position) instanceof LoopyLabel.Infinite)
                                .toOptional()
                                .orElse(false));
    }

    private boolean isLoopy(P position) {
        return repeating.has(position)
                || evaluator
                        .shortfall()
                        .filter(end -> end.limit() == Limit.LOOPY)
                        .isPresent();
    }

    private LoopyLabel label(P position) {
        return repeating.label(position).orElseGet(() -> new LoopyValues<>(game.rules(), position, run).of(position));
    }

    private Optional<Outcome> outcome(P position) {
        Optional<Theorem<P>> theorem = CoveringTheorem.find(new Component<>(game, position), play);
        if (theorem.isPresent()) {
            return Optional.of(theorem.get().outcome(position, play));
        }
        return computeOutcome(position).or(() -> analyze(position).outcome());
    }

    private Optional<Outcome> computeOutcome(P position) {
        if (game.rules().won(position)) {
            return Optional.of(Outcome.N);
        }
        if (game.rules().lost(position)) {
            return Optional.of(Outcome.P);
        }
        return repeating
                .outcome(position)
                .or(() -> play == Play.NORMAL
                        ? value(position).map(value -> value.signum() == 0 ? Outcome.P : Outcome.N)
                        : misereOutcome(position))
                .or(() -> repeating.outcome(position));
    }

    private Optional<Outcome> misereOutcome(P position) {
        Solved<Outcome> solved = run.attempt(() -> misereOutcomes().of(List.of(position)));
        if (solved instanceof Solved.Undecided<Outcome> end && end.limit() == Limit.LOOPY) {
            repeating.begin();
        }
        return solved.toOptional();
    }

    /// Outcomes in misère play of all positions up to the largest.
    MisereOutcomes<P> misereOutcomes() {
        MisereOutcomes<P> outcomes = misereOutcome;
        if (outcomes == null) {
            outcomes = MisereOutcomes.upTo(new Component<>(game, corner), run);
            misereOutcome = outcomes;
        }
        return outcomes;
    }

    private Optional<BigInteger> moves(P position) {
        return analyze(position).winning().number();
    }

    private Analysis analyze(P position) {
        Analysis analysis = Grundy.analyze(Sum.of(new Component<>(game, position)), Convention.disjunctive(play), run);
        lastShortfall = analysis.shortfall();
        return analysis;
    }

    /// How long play lasts, by one statistic for each play.
    private Function<P, Optional<BigInteger>> length(Statistic normal, Statistic misere) {
        Statistic length = play == Play.NORMAL ? normal : misere;
        return position -> Optional.of(BigInteger.valueOf(length(length, position)));
    }

    private int length(Statistic length, P position) {
        ComponentStatistic<P> statistic = lengths;
        if (statistic == null) {
            statistic = ComponentStatistic.of(new Component<>(game, corner), length, run);
            lengths = statistic;
        }
        return statistic.of(List.of(position));
    }
}
