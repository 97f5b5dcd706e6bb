package org.grundy.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.game.Component;
import org.grundy.game.Move;
import org.grundy.run.Run;

/// Play in which each move is repeated in a component that is like the one it was made in.
final class MirrorPlay {
    private final Set<PlayState> answered = new HashSet<>();
    private final Run run;

    private MirrorPlay(Run run) {
        this.run = run;
    }

    /// The pairs of a sum of pairs, if every move from there can be answered by one that leaves pairs again.
    static Optional<WinningArgument.Mirror> of(PlayState state, Run run) {
        boolean holds = state.convention().normal() && new MirrorPlay(run).isAnswered(state);
        return holds ? pairs(state).map(WinningArgument.Mirror::new) : Optional.empty();
    }

    /// Whether a sum of pairs is left again after each move and an answer, to the end.
    private boolean isAnswered(PlayState state) {
        if (pairs(state).isEmpty()) {
            return false;
        }
        if (!answered.add(state)) {
            return true;
        }
        for (Move move : PlaysFrom.moves(state, run)) {
            PlayState asked = state.after(move);
            if (PlaysFrom.moves(asked, run).stream().noneMatch(reply -> isAnswered(asked.after(reply)))) {
                return false;
            }
        }
        return !state.over() || !state.wonWhenOver();
    }

    /// The pairs of components that are alike; empty if one that is not terminal is left over.
    private static Optional<List<WinningArgument.Pair>> pairs(PlayState state) {
        List<Component<?>> components = state.sum().components();
        List<WinningArgument.Pair> pairs = new ArrayList<>();
        List<Integer> alone = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            Component<?> component = components.get(i);
            if (component.terminal()) {
                continue;
            }
            Optional<Integer> like = alone.stream()
                    .filter(other -> components.get(other).expression().equals(component.expression()))
                    .findFirst();
            if (like.isPresent()) {
                alone.remove(/* element */ like.get());
                pairs.add(new WinningArgument.Pair(like.get(), i));
            } else {
                alone.add(i);
            }
        }
        return alone.isEmpty() ? Optional.of(pairs) : Optional.empty();
    }
}
