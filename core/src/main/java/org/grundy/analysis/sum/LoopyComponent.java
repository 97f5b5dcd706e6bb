package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.analysis.move.DistinctOptions;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Move;
import org.grundy.game.Valuation.Valued;
import org.grundy.run.Run;
import org.grundy.solve.LoopyValues;
import org.grundy.value.LoopyLabel;
import org.jspecify.annotations.Nullable;

/// A component of an ordinary sum in which positions may come again, with its loopy label. A component
/// whose plays all end keeps the Grundy value that it has. Made inside [Run#attempt].
///
/// @param <P> the type of positions
final class LoopyComponent<P> {
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

    /// The moves to options of a Grundy value, those with the smallest stamps first: a player who takes the
    /// first makes progress.
    List<Stamped> movesTo(BigInteger value) {
        List<Stamped> moves = new ArrayList<>();
        if (labels == null) {
            evaluator.options(component.position(), value).options().forEach(to -> moves.add(new Stamped(move(to), 0)));
            return moves;
        }
        DistinctOptions.of(component.game().rules(), component.position(), to -> true, run)
                .choices()
                .options()
                .forEach(to -> finiteLabel(to.getFirst())
                        .filter(label -> grundy(label).equals(value))
                        .ifPresent(label -> moves.add(new Stamped(move(to), label.stamp() - stamp()))));
        moves.sort(Comparator.comparingInt(Stamped::stamp));
        return moves;
    }

    private int stamp() {
        return finiteLabel(component.position()).map(LoopyLabel.Finite::stamp).orElse(0);
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
