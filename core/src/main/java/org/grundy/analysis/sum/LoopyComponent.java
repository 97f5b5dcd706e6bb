package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.grundy.analysis.move.DistinctOptions;
import org.grundy.analysis.move.MoveList;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Move;
import org.grundy.game.OptionSet;
import org.grundy.game.Valuation.Valued;
import org.grundy.run.Run;
import org.grundy.solve.LoopyValues;
import org.grundy.value.LoopyLabel;
import org.grundy.value.Outcome;
import org.jspecify.annotations.Nullable;

/// A component of an ordinary sum in which positions may come again, with its loopy label. A component
/// whose plays all end keeps the Grundy value that it has. Made inside [Run#attempt].
///
/// @param <P> the type of positions
final class LoopyComponent<P> {
    /// So many moves that hold a draw are listed in a component that has a value: almost all of them do, and
    /// there may be 10^18.
    private static final int HOLDING = 10_000;

    private final int number;
    private final Component<P> component;
    private final GrundyEvaluator<P> evaluator;
    private final Run run;
    private final Optional<Valued> valued;
    private final @Nullable LoopyValues<P> labels;

    LoopyComponent(int number, Component<P> component, Run run) {
        this.number = number;
        this.component = component;
        this.run = run;
        this.evaluator = new GrundyEvaluator<>(component, run);
        this.valued = evaluator.value(component.position());
        this.labels =
                valued.isPresent() ? null : new LoopyValues<>(component.game().rules(), component.position(), run);
    }

    /// The label with the stamp by which moves to it are ordered; 0 for components whose plays all end.
    record Stamped(Move move, int stamp) {}

    String expression() {
        return component.expression();
    }

    /// The Grundy value, if the position has one.
    Optional<BigInteger> value() {
        return valued.map(Valued::grundy)
                .or(() -> finiteLabel(component.position()).map(this::grundy));
    }

    private BigInteger grundy(LoopyLabel.Finite label) {
        return BigInteger.valueOf(label.value());
    }

    /// The finite values that a position without a value can reach.
    Set<Integer> reachable() {
        return label(component.position()) instanceof LoopyLabel.Infinite infinite ? infinite.reachable() : Set.of();
    }

    Evidence evidence() {
        LoopyValues<P> table = labels;
        return table == null ? valued.orElseThrow().evidence() : new Evidence.BySearch(table.positions());
    }

    /// Moves to options of one Grundy value.
    ///
    /// @param moves a player who takes one of the smallest stamp makes progress
    /// @param complete whether no other option has the value
    record ValueMoves(List<Stamped> moves, boolean complete) {}

    /// The moves to options of a Grundy value.
    ValueMoves movesTo(BigInteger value) {
        OptionSet<P> options = labels == null
                ? evaluator.options(component.position(), value)
                : DistinctOptions.of(
                                component.game().rules(), component.position(), option -> hasLabel(option, value), run)
                        .choices();
        List<Stamped> moves = options.options().stream()
                .map(to -> new Stamped(move(to), progress(to)))
                .toList();
        return new ValueMoves(moves, options.complete());
    }

    private boolean hasLabel(List<P> option, BigInteger value) {
        return finiteLabel(option.getFirst())
                .filter(label -> grundy(label).equals(value))
                .isPresent();
    }

    /// What the component is in a sum.
    LabelSum worth() {
        return value().map(LabelSum::of).orElseGet(() -> new LabelSum(1, reachable(), BigInteger.ZERO));
    }

    /// The moves that leave the whole sum drawn.
    ///
    /// @param others what all other components are together
    MoveList holding(LabelSum others) {
        AtomicBoolean whole = new AtomicBoolean(true);
        OptionSet<P> choices = DistinctOptions.first(
                        component.game().rules(),
                        component.position(),
                        option -> {
                            Optional<Boolean> holds = holds(option, others);
                            whole.compareAndSet(true, holds.isPresent());
                            return holds.orElse(false);
                        },
                        labels == null ? HOLDING : Integer.MAX_VALUE,
                        run)
                .choices();
        return MoveList.of(number, component, new OptionSet<>(choices.options(), choices.complete() && whole.get()));
    }

    /// Whether an option leaves the whole sum drawn; empty if its value would say so and is not known.
    private Optional<Boolean> holds(List<P> option, LabelSum others) {
        if (option.stream().anyMatch(component.game().rules()::won)) {
            return Optional.of(false);
        }
        if (others.drawnWithAny()) {
            return Optional.of(true);
        }
        return worth(option).map(worth -> others.plus(worth).outcome() == Outcome.D);
    }

    private Optional<LabelSum> worth(List<P> option) {
        LoopyValues<P> table = labels;
        return table == null
                ? evaluator.nimSum(option).map(LabelSum::of)
                : Optional.of(LabelSum.of(table.of(option.getFirst())));
    }

    private int progress(List<P> to) {
        return labels == null ? 0 : stamp(to.getFirst()) - stamp(component.position());
    }

    /// When a position got its label; 0 for one whose label is infinite.
    private int stamp(P position) {
        return finiteLabel(position).map(LoopyLabel.Finite::stamp).orElse(0);
    }

    private Move move(List<P> to) {
        return Move.of(new ComponentChange<>(number, component.game(), component.position(), to));
    }

    private Optional<LoopyLabel.Finite> finiteLabel(P position) {
        return label(position) instanceof LoopyLabel.Finite finite ? Optional.of(finite) : Optional.empty();
    }

    private @Nullable LoopyLabel label(P position) {
        LoopyValues<P> table = labels;
        return table == null ? null : table.of(position);
    }
}
