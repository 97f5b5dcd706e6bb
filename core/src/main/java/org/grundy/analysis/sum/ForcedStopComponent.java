package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.ComponentFinding;
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
/// counts as one, so it may consist of several parts; its value is their nim sum. Made and asked inside
/// [Run#attempt].
///
/// @param <P> the type of parts
final class ForcedStopComponent<P> {
    private final int number;
    private final Component<?> whole;
    private final List<Component<P>> parts;
    private final List<GrundyEvaluator<P>> valuers = new ArrayList<>();
    private final List<Valued> values = new ArrayList<>();

    private ForcedStopComponent(int number, Component<?> whole, List<Component<P>> parts, Run run) {
        this.number = number;
        this.whole = whole;
        this.parts = parts;
        for (Component<P> part : parts) {
            if (part.game().rules().entails()) {
                throw run.give(Limit.METHOD);
            }
            GrundyEvaluator<P> valuer = new GrundyEvaluator<>(part, run);
            valuers.add(valuer);
            values.add(valuer.value(part.position())
                    .orElseThrow(() -> run.give(
                            valuer.shortfall().map(Solved.Undecided::limit).orElse(Limit.METHOD))));
        }
    }

    static ForcedStopComponent<?> of(int number, Component<?> component, Run run) {
        return component.game() instanceof SumGame<?> several
                ? ofParts(number, component, several, run)
                : single(number, component, run);
    }

    private static <P> ForcedStopComponent<P> single(int number, Component<P> component, Run run) {
        return new ForcedStopComponent<>(number, component, List.of(component), run);
    }

    @SuppressWarnings("unchecked") // positions of the sum of a game are lists of the game's positions
    private static <P> ForcedStopComponent<P> ofParts(int number, Component<?> component, SumGame<P> several, Run run) {
        List<P> positions = (List<P>) component.position();
        return new ForcedStopComponent<>(
                number,
                component,
                positions.stream()
                        .map(position -> new Component<>(several.game(), position))
                        .toList(),
                run);
    }

    String expression() {
        return whole.expression();
    }

    BigInteger value() {
        return values.stream().map(Valued::grundy).reduce(BigInteger.ZERO, BigInteger::xor);
    }

    /// How the value is known: as that of the first part.
    ComponentFinding finding() {
        return new ComponentFinding(
                Optional.of(value()), values.stream().map(Valued::evidence).findFirst());
    }

    /// The moves of this component that leave it with a value.
    MoveList movesTo(BigInteger value) {
        List<Move> moves = new ArrayList<>();
        boolean complete = true;
        for (int i = 0; i < parts.size(); i++) {
            int place = i;
            BigInteger target = value.xor(value()).xor(values.get(i).grundy());
            OptionSet<P> choices = valuers.get(i).options(parts.get(i).position(), target);
            complete &= choices.complete();
            choices.options().forEach(to -> moves.add(Move.of(change(place, to))));
        }
        return new MoveList(moves.stream().distinct().toList(), complete);
    }

    private ComponentChange<?> change(int place, List<P> to) {
        Component<P> part = parts.get(place);
        if (!(whole.game() instanceof SumGame<?>)) {
            return new ComponentChange<>(number, part.game(), part.position(), to);
        }
        SumGame<P> game = new SumGame<>(part.game());
        List<P> left = new ArrayList<>(to);
        for (int i = 0; i < parts.size(); i++) {
            if (i != place) {
                left.add(parts.get(i).position());
            }
        }
        return new ComponentChange<>(
                number, game, parts.stream().map(Component::position).toList(), List.of(game.of(left)));
    }
}
