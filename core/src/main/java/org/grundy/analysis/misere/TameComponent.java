package org.grundy.analysis.misere;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.move.DistinctOptions;
import org.grundy.analysis.move.MoveList;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.OptionSet;
import org.grundy.game.Theorem;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.grundy.value.Tame;
import org.jspecify.annotations.Nullable;

/// A component of an ordinary sum in misère play, as far as it is tame.
///
/// @param <P> the type of positions
final class TameComponent<P> {
    private final int number;
    private final Component<P> component;
    private final Run run;
    private final Optional<Theorem<P>> theorem;
    private final @Nullable StatisticValues<P> values;

    TameComponent(int number, Component<P> component, Run run) {
        this.number = number;
        this.component = component;
        this.run = run;
        this.theorem = component.game().theorems().stream()
                .filter(each -> each.tame(component.position()).isPresent())
                .findFirst();
        this.values = theorem.isPresent() ? null : search().toOptional().orElse(null);
    }

    private Solved<StatisticValues<P>> search() {
        return run.attempt(() -> {
            if (component.game().rules().entails()) {
                throw run.giveUp(Limit.METHOD);
            }
            StatisticValues<P> all =
                    Solver.values(component.game().rules(), Statistic.GENUS, component.position(), run);
            all.of(component.position());
            return all;
        });
    }

    /// The genus of the component, or empty if it is wild or the budget was spent.
    Optional<Tame> genus() {
        return genus(component.position());
    }

    /// Whether it is known that the component is wild.
    /// Whether a theorem says that a component is tame.
    static <P> boolean isByTheorem(Component<P> component) {
        return component.game().theorems().stream()
                .anyMatch(theorem -> theorem.tame(component.position()).isPresent());
    }

    boolean wild() {
        StatisticValues<P> table = values;
        return table != null && table.of(component.position()) == Statistic.WILD;
    }

    Component<P> component() {
        return component;
    }

    Evidence evidence() {
        StatisticValues<P> table = values;
        return table != null ? table.evidence() : theorem.map(Theorem::evidence).orElseThrow();
    }

    /// The moves of this component after which the player about to move has lost, where the others together
    /// have this genus.
    MoveList winning(Tame others) {
        return MoveList.of(number, component, namedOptions(others).orElseGet(() -> searchOptions(others)));
    }

    private OptionSet<P> searchOptions(Tame others) {
        return DistinctOptions.of(
                        component.game().rules(),
                        component.position(),
                        components -> lost(others.plus(genus(components))),
                        run)
                .choices();
    }

    private Optional<Tame> genus(P position) {
        StatisticValues<P> table = values;
        return table == null ? theorem.flatMap(each -> each.tame(position)) : Statistic.tame(table.of(position));
    }

    private Tame genus(List<P> components) {
        return components.stream()
                .map(position -> genus(position).orElseThrow())
                .reduce(Tame.ZERO, Tame::plus);
    }

    private static boolean lost(Tame genus) {
        return genus.misere().signum() == 0;
    }

    /// A lost sum has nim sum 0, or 1 where all is fickle; so two values of this component come into
    /// question.
    private Optional<OptionSet<P>> namedOptions(Tame others) {
        return theorem.flatMap(each -> {
            P position = component.position();
            Optional<OptionSet<P>> same = each.options(position, others.value());
            Optional<OptionSet<P>> flipped =
                    each.options(position, others.value().flipBit(0));
            return same.flatMap(first -> flipped.map(second -> lost(others, first, second)));
        });
    }

    private OptionSet<P> lost(Tame others, OptionSet<P> first, OptionSet<P> second) {
        List<List<P>> options = new ArrayList<>(first.options());
        options.addAll(second.options());
        List<List<P>> lost = options.stream()
                .filter(components -> lost(others.plus(genus(components))))
                .toList();
        return new OptionSet<>(lost, first.complete() && second.complete());
    }
}
