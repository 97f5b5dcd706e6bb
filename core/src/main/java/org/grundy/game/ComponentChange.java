package org.grundy.game;

import java.util.List;

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
}
