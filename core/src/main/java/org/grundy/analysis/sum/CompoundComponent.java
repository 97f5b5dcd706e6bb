package org.grundy.analysis.sum;

import java.util.ArrayList;
import java.util.List;
import org.grundy.analysis.move.DistinctOptions;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.run.Run;
import org.grundy.solve.ComponentStatistic;
import org.grundy.solve.Statistic;

/// A component of a compound with its statistics and the choices that it offers: every change with the
/// statistics after it. Made and asked inside [Run#attempt].
///
/// @param <P> the type of positions
public final class CompoundComponent<P> {
    private final Component<P> component;
    private final List<ComponentStatistic<P>> statistics;
    private final List<Choice> changes = new ArrayList<>();
    private final List<Integer> values;

    /// A change of the component with the statistics of what it leaves.
    public record Choice(ComponentChange<?> change, List<Integer> values) {}

    CompoundComponent(int number, Component<P> component, List<Statistic> needed, Run run) {
        this.component = component;
        this.statistics = needed.stream()
                .map(statistic -> ComponentStatistic.of(component, statistic, run))
                .toList();
        this.values = values(List.of(component.position()));
        DistinctOptions.Found<P> found =
                DistinctOptions.of(component.game().rules(), component.position(), components -> true, run);
        found.shortfall().ifPresent(limit -> {
            throw run.giveUp(limit.limit());
        });
        for (List<P> to : found.choices().options()) {
            changes.add(
                    new Choice(new ComponentChange<>(number, component.game(), component.position(), to), values(to)));
        }
    }

    /// The component's own statistics.
    public List<Integer> values() {
        return values;
    }

    /// All its changes.
    public List<Choice> changes() {
        return changes;
    }

    public boolean terminal() {
        return changes.isEmpty();
    }

    String expression() {
        return component.expression();
    }

    private List<Integer> values(List<P> components) {
        return statistics.stream().map(statistic -> statistic.of(components)).toList();
    }
}
