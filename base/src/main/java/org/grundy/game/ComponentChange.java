package org.grundy.game;

import java.util.List;
import java.util.stream.Collectors;

/// What a move does to one component.
///
/// @param component its number in the sum, from 0
/// @param game the component's game
/// @param from the position before
/// @param to the positions left, none for a component that has vanished
/// @param <P> the type of positions
public record ComponentChange<P>(int component, Game<P> game, P from, List<P> to) {
    /// Copies the list.
    public ComponentChange {
        to = List.copyOf(to);
    }

    /// The change in one line, as in `kayles(7) → kayles(2) + kayles(4)`; `0` stands for nothing left.
    @Override
    public String toString() {
        return game.expression(from) + " → "
                + (to.isEmpty() ? "0" : to.stream().map(game::expression).collect(Collectors.joining(" + ")));
    }
}
