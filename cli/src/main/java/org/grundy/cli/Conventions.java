package org.grundy.cli;

import java.util.List;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Sum;
import org.grundy.lang.NamedGame;

/// The convention of a sum for which none is asked.
final class Conventions {
    private Conventions() {}

    /// The convention that all its games have as their own; normal play of the ordinary sum if they differ.
    static Convention of(Sum sum) {
        List<Convention> own = sum.components().stream()
                .map(Component::game)
                .<Convention>map(Conventions::of)
                .distinct()
                .toList();
        return own.size() == 1 ? own.getFirst() : Convention.NORMAL;
    }

    private static Convention of(Game<?> game) {
        return game instanceof NamedGame<?> named ? named.convention() : Convention.NORMAL;
    }
}
