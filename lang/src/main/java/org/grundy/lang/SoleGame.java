package org.grundy.lang;

/// A family of one game, without parameters.
public interface SoleGame extends Family {
    /// The game.
    NamedGame<?> game();

    @Override
    default NamedGame<?> with(Arguments parameters) {
        parameters.count(0, 0, entry().form());
        return game();
    }
}
