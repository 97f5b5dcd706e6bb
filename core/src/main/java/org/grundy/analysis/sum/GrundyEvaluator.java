package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.grundy.analysis.move.DistinctOptions;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.game.Valuation.Decided;
import org.grundy.game.Valuation.Valued;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.search.CoupleValues;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.jspecify.annotations.Nullable;

/// Grundy values of the positions of one component, by the first way that answers: a theorem, the game's
/// own valuation, the solver.
///
/// @param <P> the type of positions
public final class GrundyEvaluator<P> {
    /// The part of the budget for a search of all positions where the game may fall apart.
    private static final int PART = 4;

    private final Game<P> game;
    private final P start;
    private final Effort effort;
    private final Run run;
    private @Nullable StatisticValues<P> searchOptions;
    private @Nullable CoupleValues<P> couples;
    private Solved.@Nullable Undecided<?> shortfall;

    /// The end of the valuation's search for options where it tells what it needs: that is less than for a value.
    private Solved.@Nullable Undecided<?> unlisted;

    /// Values of a component that may be one of several.
    public GrundyEvaluator(Component<P> component, Run run) {
        this(component, Effort.WHOLE, run);
    }

    /// @param effort how much the value is worth
    GrundyEvaluator(Component<P> component, Effort effort, Run run) {
        this.effort = effort;
        this.game = component.game();
        this.start = component.position();
        this.run = run;
    }

    /// The value of a position, or empty if no way answers within the budget.
    public Optional<Valued> value(P position) {
        Optional<Valued> proved = CoveringTheorem.value(new Component<>(game, position));
        return proved.isPresent() ? proved : computeValue(position, effort);
    }

    /// Values that a position is proved not to have, where its own is not known.
    List<Integer> excluded(P position) {
        return valuation()
                .flatMap(valuation ->
                        run.attempt(() -> valuation.excluded(position, run)).toOptional())
                .orElse(List.of());
    }

    /// Which limit kept a value from being known, if one did.
    public Optional<Solved.Undecided<?>> shortfall() {
        return Optional.ofNullable(unlisted != null ? unlisted : shortfall);
    }

    /// The options of a position that have a Grundy value, and those that win the whole sum.
    OptionSet<P> options(P position, BigInteger value) {
        for (Theorem<P> theorem : game.theorems()) {
            Optional<OptionSet<P>> named = theorem.options(position, value);
            if (named.isPresent()) {
                return named.get();
            }
        }
        return optionsByValuation(position, value).orElseGet(() -> searchOptions(position, value));
    }

    /// The options that win the whole sum at once.
    OptionSet<P> endingOptions(P position) {
        return DistinctOptions.of(
                        game.rules(),
                        position,
                        components -> components.stream().anyMatch(game.rules()::lost),
                        run)
                .choices();
    }

    /// The options of a position that have a Grundy value, where the game's own valuation finds them.
    Optional<OptionSet<P>> optionsByValuation(P position, BigInteger value) {
        return game.valuation().flatMap(valuation -> {
            Solved<Optional<OptionSet<P>>> found = run.attempt(() -> valuation.options(position, value, run));
            if (found instanceof Solved.Undecided<?> undecided && undecided.needed() > 0) {
                unlisted = undecided;
            }
            return found.toOptional().flatMap(options -> options);
        });
    }

    /// Whether a position has a value, where its game can tell without its own.
    Optional<Decided> has(P position, BigInteger value) {
        return valuation().flatMap(valuation -> {
            Solved<Optional<Decided>> end = decide(valuation, List.of(position), value);
            if (end instanceof Solved.Undecided<?> undecided && shortfall == null) {
                shortfall = undecided;
            }
            return end.toOptional().flatMap(found -> found);
        });
    }

    private Solved<Optional<Decided>> decide(Valuation<P> valuation, List<P> sum, BigInteger value) {
        return run.attempt(worth(effort), () -> valuation.decide(sum, value, run));
    }

    /// What may be spent on one question about a position: the outcome and the moves follow.
    private Budget worth(Effort effort) {
        return effort.of(run, game.valuation().isPresent());
    }

    /// The game's own valuation; and couples where a search of all positions was not to be had.
    private Optional<Valuation<P>> valuation() {
        return game.valuation().or(() -> Optional.ofNullable(couples));
    }

    /// The value of a position that no theorem tells, or empty if it is not found with this effort.
    Optional<Valued> computeValue(P position, Effort effort) {
        Solved<Valued> solved = run.attempt(
                worth(effort),
                () -> valuation()
                        .map(valuation -> valuation.value(position, run))
                        .orElseGet(() -> mayFallApart() ? searchInPart(position) : search(position)));
        if (solved instanceof Solved.Undecided<Valued> undecided) {
            shortfall = undecided;
        }
        return solved.toOptional();
    }

    /// Whether couples may do better than a search of all positions.
    private boolean mayFallApart() {
        return game.rules().splits()
                && !game.rules().entails()
                && game.rules().coding(start).isEmpty()
                && searchOptions == null;
    }

    /// Searches all positions as long as a part of the budget lasts, and couples then.
    private Valued searchInPart(P position) {
        return switch (run.attempt(run.part(PART), () -> search(position))) {
            case Solved.Done<Valued> done -> done.result();
            case Solved.Undecided<Valued> limit
            when limit.limit() == Limit.LOOPY || limit.limit() == Limit.METHOD -> throw run.giveUp(limit.limit());
            case Solved.Undecided<Valued> limit -> {
                searchOptions = null;
                CoupleValues<P> anew = new CoupleValues<>(game.rules());
                couples = anew;
                yield anew.value(position, run);
            }
        };
    }

    /// Where a theorem already says who wins, a value is not worth a search that cannot be a table within
    /// the budget.
    private boolean notWorthSearching(P position) {
        return isCovered(position)
                && game.rules()
                        .coding(position)
                        .filter(coding -> coding.size() > run.budget().positions())
                        .isPresent();
    }

    private boolean isCovered(P position) {
        return CoveringTheorem.find(new Component<>(game, position), Play.NORMAL)
                .isPresent();
    }

    private Valued search(P position) {
        StatisticValues<P> values = searchOptions;
        if (values == null) {
            if (notWorthSearching(position)) {
                throw run.giveUp(Limit.POSITIONS);
            }
            values = Solver.values(game.rules(), Statistic.GRUNDY, start, run);
            searchOptions = values;
        }
        int value = values.of(position);
        return new Valued(BigInteger.valueOf(value), values.evidence());
    }

    /// Those that are known without a search come first: what shows that a position is won is among them, and the time
    /// may end at any other.
    private OptionSet<P> searchOptions(P position, BigInteger value) {
        OptionSet<P> known = optionsAlreadyDecided(position, value);
        Map<P, Optional<BigInteger>> values = new HashMap<>();
        AtomicBoolean whole = new AtomicBoolean(true);
        DistinctOptions.Found<P> found = DistinctOptions.of(
                game.rules(),
                position,
                components -> {
                    if (components.stream().anyMatch(game.rules()::lost)) {
                        return true;
                    }
                    if (components.stream().anyMatch(game.rules()::won)) {
                        return false;
                    }
                    Optional<Boolean> has = has(components, value, values);
                    whole.compareAndSet(true, has.isPresent());
                    return has.orElse(false);
                },
                run);
        found.shortfall().ifPresent(limit -> shortfall = limit);
        return found.choices().complete() && whole.get() ? found.choices() : known.or(found.choices());
    }

    private OptionSet<P> optionsAlreadyDecided(P position, BigInteger value) {
        Budget hardlyAnySearch = run.budget().withPositions(1);
        return valuation()
                .map(valuation -> DistinctOptions.of(
                                game.rules(),
                                position,
                                components -> run.find(hardlyAnySearch, () -> valuation.decide(components, value, run))
                                        .filter(Decided::has)
                                        .isPresent(),
                                run)
                        .choices())
                .orElse(OptionSet.all(List.of()));
    }

    private Optional<Boolean> has(List<P> components, BigInteger value, Map<P, Optional<BigInteger>> values) {
        return components.isEmpty()
                ? Optional.of(value.signum() == 0)
                : valuation()
                        .flatMap(valuation -> decide(valuation, components, value)
                                .toOptional()
                                .flatMap(found -> found))
                        .map(Decided::has)
                        .or(() -> nimSum(components, values).map(value::equals));
    }

    /// The nim sum of the values of some positions, or empty if one of them is not known.
    Optional<BigInteger> nimSum(List<P> components) {
        return nimSum(components, new HashMap<>());
    }

    private Optional<BigInteger> nimSum(List<P> components, Map<P, Optional<BigInteger>> values) {
        BigInteger sum = BigInteger.ZERO;
        for (P position : components) {
            Optional<BigInteger> known =
                    values.computeIfAbsent(position, each -> value(each).map(Valued::grundy));
            if (known.isEmpty()) {
                return known;
            }
            sum = sum.xor(known.get());
        }
        return Optional.of(sum);
    }
}
