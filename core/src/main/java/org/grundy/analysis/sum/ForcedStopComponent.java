package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Move;
import org.grundy.game.OptionSet;
import org.grundy.game.SumGame;
import org.grundy.game.Valuation.Valued;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// A component of a sum with the forced stop of the SJ theorem. What a move leaves of a component still
/// counts as one, so it may consist of several positions; its value is their nim sum. Made and asked inside
/// [Run#attempt].
///
/// @param <P> the type of positions
final class ForcedStopComponent<P> {
    private final int number;
    private final Component<?> whole;
    private final List<Component<P>> components;
    private final List<GrundyEvaluator<P>> evaluators = new ArrayList<>();
    private final List<Valued> values = new ArrayList<>();

    private ForcedStopComponent(int number, Component<?> whole, List<Component<P>> components, Run run) {
        this.number = number;
        this.whole = whole;
        this.components = components;
        for (Component<P> component : components) {
            if (component.game().rules().entails()) {
                throw run.giveUp(Limit.METHOD);
            }
            GrundyEvaluator<P> evaluator = new GrundyEvaluator<>(component, run);
            evaluators.add(evaluator);
            values.add(evaluator
                    .value(component.position())
                    .orElseThrow(() -> run.giveUp(
                            evaluator.shortfall().map(Solved.Undecided::limit).orElse(Limit.METHOD))));
        }
    }

    static ForcedStopComponent<?> of(int number, Component<?> component, Run run) {
        return component.game() instanceof SumGame<?> sum
                ? ofSum(number, component, sum, run)
                : ofSingle(number, component, run);
    }

    private static <P> ForcedStopComponent<P> ofSingle(int number, Component<P> component, Run run) {
        return new ForcedStopComponent<>(number, component, List.of(component), run);
    }

    @SuppressWarnings("unchecked") // positions of the sum of a game are lists of the game's positions
    private static <P> ForcedStopComponent<P> ofSum(int number, Component<?> component, SumGame<P> sum, Run run) {
        List<P> positions = (List<P>) component.position();
        return new ForcedStopComponent<>(
                number,
                component,
                positions.stream()
                        .map(position -> new Component<>(sum.game(), position))
                        .toList(),
                run);
    }

    String expression() {
        return whole.expression();
    }

    BigInteger value() {
        return values.stream().map(Valued::grundy).reduce(BigInteger.ZERO, BigInteger::xor);
    }

    /// How the value is known: as that of the first position.
    ComponentFinding finding() {
        return new ComponentFinding(
                Optional.of(value()), values.stream().map(Valued::evidence).findFirst());
    }

    /// The moves of this component that leave it with a value.
    MoveList movesTo(BigInteger value) {
        List<Move> moves = new ArrayList<>();
        boolean complete = true;
        for (int i = 0; i < components.size(); i++) {
            int place = i;
            BigInteger target = value.xor(value()).xor(values.get(i).grundy());
            OptionSet<P> choices = evaluators.get(i).options(components.get(i).position(), target);
            complete &= choices.complete();
            choices.options().forEach(to -> moves.add(Move.of(change(place, to))));
        }
        return new MoveList(moves.stream().distinct().toList(), complete);
    }

    private ComponentChange<?> change(int place, List<P> to) {
        Component<P> component = components.get(place);
        if (!(whole.game() instanceof SumGame<?>)) {
            return new ComponentChange<>(number, component.game(), component.position(), to);
        }
        SumGame<P> game = new SumGame<>(component.game());
        List<P> left = new ArrayList<>(to);
        for (int i = 0; i < components.size(); i++) {
            if (i != place) {
                left.add(components.get(i).position());
            }
        }
        return new ComponentChange<>(
                number, game, components.stream().map(Component::position).toList(), List.of(game.of(left)));
    }
}
