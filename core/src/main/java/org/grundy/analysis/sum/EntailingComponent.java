package org.grundy.analysis.sum;

import java.util.List;
import java.util.OptionalInt;
import org.grundy.analysis.move.DistinctOptions;
import org.grundy.analysis.move.MoveList;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.OptionSet;
import org.grundy.game.Ruleset;
import org.grundy.game.Valuation.Valued;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.solve.EntailingValues;

/// A component of an ordinary sum in which some games have entailing moves. Made and asked inside
/// [Run#attempt].
///
/// @param <P> the type of positions
final class EntailingComponent<P> {
    private final int number;
    private final Component<P> component;
    private final Ruleset<P> rules;
    private final Run run;
    private final EntailingValues<P> values;
    private final OptionalInt value;
    private final Evidence evidence;

    EntailingComponent(int number, Component<P> component, Run run) {
        this.number = number;
        this.component = component;
        this.rules = component.game().rules();
        this.run = run;
        this.values = new EntailingValues<>(rules, run);
        if (forced()) {
            values.wins(component.position(), 0);
            value = OptionalInt.empty();
            evidence = new Evidence.BySearch(values.positions());
        } else if (rules.entails()) {
            value = values.value(component.position());
            evidence = new Evidence.BySearch(values.positions());
        } else {
            Valued valued = new GrundyEvaluator<>(component, run)
                    .value(component.position())
                    .filter(known -> known.grundy().bitLength() < Integer.SIZE)
                    .orElseThrow(() -> run.giveUp(Limit.METHOD));
            value = OptionalInt.of(valued.grundy().intValueExact());
            evidence = valued.evidence();
        }
    }

    boolean forced() {
        return component.forced();
    }

    boolean loony() {
        return !forced() && value.isEmpty();
    }

    /// The nimber that the component is worth; 0 for one that has none.
    int value() {
        return value.orElse(0);
    }

    /// Whether the player who must move here wins beside the rest.
    boolean wins(int rest) {
        return values.wins(component.position(), rest);
    }

    Evidence evidence() {
        return evidence;
    }

    String expression() {
        return component.expression();
    }

    /// The moves of this component that leave the opponent lost.
    ///
    /// @param rest what all other components are worth together, none of them loony
    MoveList winning(int rest) {
        OptionSet<P> choices = DistinctOptions.of(
                        rules, component.position(), components -> lost(components, rest), run)
                .choices();
        return MoveList.of(number, component, choices);
    }

    private boolean lost(List<P> components, int rest) {
        if (!rules.entails()) {
            GrundyEvaluator<P> evaluator = new GrundyEvaluator<>(component, run);
            return components.stream()
                            .map(position -> evaluator.value(position).orElseThrow(() -> run.giveUp(Limit.METHOD)))
                            .mapToInt(known -> known.grundy().intValueExact())
                            .reduce(rest, (sum, each) -> sum ^ each)
                    == 0;
        }
        if (components.stream().anyMatch(rules::forced)) {
            return !values.wins(components.getFirst(), rest);
        }
        int sum = rest;
        for (P position : components) {
            OptionalInt known = values.value(position);
            if (known.isEmpty()) {
                return false;
            }
            sum ^= known.getAsInt();
        }
        return sum == 0;
    }
}
