package org.grundy.analysis.table;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.sum.CoveringTheorem;
import org.grundy.analysis.sum.GrundyEvaluator;
import org.grundy.analysis.sum.MisereOutcomes;
import org.grundy.analysis.sum.SharedValues;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation.Valued;
import org.grundy.game.WinningMoves;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.CodedValues;
import org.grundy.solve.ComponentStatistic;
import org.grundy.solve.EntailingValues;
import org.grundy.solve.LoopyValues;
import org.grundy.solve.Statistic;
import org.grundy.value.LoopyLabel;
import org.grundy.value.Outcome;
import org.jspecify.annotations.Nullable;

/// Fills a [Table]: by theorems where they speak, else by values computed once for the largest position and
/// all below it.
///
/// @param <P> the type of positions
public final class TableComputation<P> {
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

    private TableComputation(Game<P> game, Play play, Region<P> region, Run run) {
        this.corner = region.corner();
        this.game = new SharedValues<>(game, corner);
        this.play = play;
        this.run = run;
        this.evaluator = new GrundyEvaluator<>(new Component<>(this.game, corner), run);
        this.entailing = new EntailingValues<>(game.rules(), run);
        this.repeating = new RepeatingCells<>(game.rules(), region, play, run);
    }

    /// The table of a game over a region.
    ///
    /// @param run charged for the work; cells that it does not reach stay unknown
    public static <P> Table of(Game<P> game, Region<P> region, TableQuantity quantity, Play play, Run run) {
        return of(game.name(), game, region, quantity, play, run);
    }

    /// The same under another name.
    ///
    /// @param name of what the region shows
    static <P> Table of(String name, Game<P> game, Region<P> region, TableQuantity quantity, Play play, Run run) {
        TableComputation<P> tabulation = new TableComputation<>(game, play, region, run);
        Table table = new Table(name, quantity, play, region);
        tabulation.prepare(quantity);
        Function<P, Optional<BigInteger>> cell = tabulation.cell(quantity);
        tabulation
                .numbers(quantity)
                .ifPresentOrElse(
                        numbers -> new NumberCells<>(
                                        numbers,
                                        quantity,
                                        run,
                                        i -> tabulation.fill(table, i, region.position(i), cell))
                                .fill(table, region),
                        () -> tabulation.fill(table, region, cell));
        return table;
    }

    /// Values that are all there is to know of a cell, where they are numbers in memory. Who wins is asked of a theorem
    /// first: that may need no values.
    private Optional<ToIntFunction<P>> numbers(TableQuantity quantity) {
        Optional<CodedValues<P>> coded =
                game.rules().entails() || !game.theorems().isEmpty()
                        ? Optional.empty()
                        : isByValues(quantity) ? game.coded() : misere(quantity);
        if (coded.isPresent()
                || quantity != TableQuantity.GRUNDY
                || game.rules().entails()) {
            return coded.map(NumberCells::of);
        }
        return game.valuation().flatMap(valuation -> run.find(() -> valuation.table(corner, run)));
    }

    private Optional<CodedValues<P>> misere(TableQuantity quantity) {
        return quantity == TableQuantity.OUTCOME && play == Play.MISERE
                ? run.find(() -> misereOutcomes().coded())
                : Optional.empty();
    }

    private boolean isByValues(TableQuantity quantity) {
        return quantity == TableQuantity.GRUNDY || (quantity == TableQuantity.OUTCOME && play == Play.NORMAL);
    }

    /// Lets values that grow with the largest position grow once, not cell by cell.
    private void prepare(TableQuantity quantity) {
        if (isByValues(quantity)
                && !game.rules().entails()
                && CoveringTheorem.find(new Component<>(game, corner), play).isEmpty()) {
            evaluator.value(corner);
        }
    }

    private void fill(Table table, Region<P> region, Function<P, Optional<BigInteger>> cell) {
        boolean more = true;
        for (int i = 0; i < table.size() && more; i++) {
            more = fill(table, i, region.position(i), cell);
        }
    }

    /// Fills one cell, and returns whether more can be filled.
    private boolean fill(Table table, int i, P position, Function<P, Optional<BigInteger>> cell) {
        Solved<Optional<BigInteger>> solved = run.attempt(() -> {
            run.option();
            return cell.apply(position);
        });
        switch (solved) {
            case Solved.Done<Optional<BigInteger>> done -> set(table, i, position, done.result());
            case Solved.Undecided<Optional<BigInteger>> limit -> {
                table.recordShortfall(limit);
                return !limit.limit().endsAll();
            }
        }
        return true;
    }

    /// A won position has no value, and nothing is missed there.
    private void set(Table table, int cell, P position, Optional<BigInteger> value) {
        value.ifPresent(known -> table.set(cell, known));
        if (value.isPresent() || game.rules().won(position)) {
            return;
        }
        if (table.quantity() == TableQuantity.GRUNDY && isInfinite(position)) {
            table.setInfinite(cell);
        } else {
            table.recordShortfall(lastShortfall
                    .or(evaluator::shortfall)
                    .orElse(new Solved.Undecided<>(Limit.METHOD, run.spent(), run.work())));
        }
    }

    private Function<P, Optional<BigInteger>> cell(TableQuantity quantity) {
        return switch (quantity) {
            case OUTCOME -> position -> outcome(position).map(each -> BigInteger.valueOf(Table.code(each)));
            case GRUNDY -> this::grundy;
            case MOVES -> this::moves;
            case REMOTENESS -> length(Statistic.REMOTENESS, Statistic.MISERE_REMOTENESS);
            case SUSPENSE -> length(Statistic.SUSPENSE, Statistic.MISERE_SUSPENSE);
        };
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
    private boolean isInfinite(P position) {
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

    private MisereOutcomes<P> misereOutcomes() {
        MisereOutcomes<P> outcomes = misereOutcome;
        if (outcomes == null) {
            outcomes = MisereOutcomes.upTo(new Component<>(game, corner), run);
            misereOutcome = outcomes;
        }
        return outcomes;
    }

    private Optional<BigInteger> moves(P position) {
        return count(analyze(position).winning());
    }

    /// How many moves there are, if that is known.
    static Optional<BigInteger> count(WinningMoves winning) {
        return switch (winning) {
            case WinningMoves.Complete complete ->
                Optional.of(BigInteger.valueOf(complete.listed().size()));
            case WinningMoves.Product product -> Optional.of(product.count());
            case WinningMoves.Partial partial -> Optional.empty();
            case WinningMoves.Unknown unknown -> Optional.empty();
        };
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
