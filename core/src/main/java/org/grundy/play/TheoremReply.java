package org.grundy.play;

import java.util.Optional;
import org.grundy.analysis.move.MoveList;
import org.grundy.analysis.sum.CoveringTheorem;
import org.grundy.game.Component;
import org.grundy.game.Move;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.value.Outcome;

/// What a theorem alone says of a component that is the whole of an ordinary sum: who wins, and with which move. An
/// analysis says more, but finding the value of such a component can take far longer.
final class TheoremReply {
    private TheoremReply() {}

    /// Who wins; empty for several components, other conventions, and where no theorem covers the position.
    static Optional<Outcome> outcome(PlayState position) {
        return alone(position).flatMap(component -> outcome(component, play(position)));
    }

    /// The first winning move that the theorem names; empty where [#outcome] is, and where it names none.
    static Optional<Move> winning(PlayState position) {
        return alone(position).flatMap(component -> winning(component, play(position)));
    }

    private static Optional<Component<?>> alone(PlayState position) {
        boolean concerned =
                position.convention().ordinary() && position.sum().components().size() == 1;
        return concerned ? Optional.of(position.sum().components().getFirst()) : Optional.empty();
    }

    private static Play play(PlayState position) {
        return position.convention().play();
    }

    private static <P> Optional<Outcome> outcome(Component<P> component, Play play) {
        return CoveringTheorem.find(component, play).map(theorem -> theorem.outcome(component.position(), play));
    }

    private static <P> Optional<Move> winning(Component<P> component, Play play) {
        return CoveringTheorem.find(component, play)
                .flatMap(theorem -> theorem.winning(component.position(), play))
                .flatMap(named -> first(component, named));
    }

    private static <P> Optional<Move> first(Component<P> component, OptionSet<P> named) {
        return MoveList.of(0, component, named).moves().stream().findFirst();
    }
}
