package org.grundy.catalog.judge;

import java.util.List;
import org.grundy.game.Choices;
import org.grundy.game.Game;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;

/// Asks a game's theorem who wins, and how.
final class Asked {
    private Asked() {}

    /// Whether the player about to move wins a position played alone.
    ///
    /// @throws IllegalArgumentException if none of the game's theorems covers the position
    static <P> boolean wins(Game<P> game, P position, Play play) {
        return covering(game, position, play).outcome(position, play) == Outcome.N;
    }

    /// The positions that a winning move leaves, in normal play, for rules that do not split.
    ///
    /// @throws IllegalArgumentException if none of the game's theorems names them
    static <P> List<P> winning(Game<P> game, P position) {
        return covering(game, position, Play.NORMAL)
                .winning(position, Play.NORMAL)
                .map(Choices::options)
                .orElseThrow(() -> new IllegalArgumentException("no moves are named for " + game.expression(position)))
                .stream()
                .map(List::getFirst)
                .toList();
    }

    private static <P> Theorem<P> covering(Game<P> game, P position, Play play) {
        return game.theorems().stream()
                .filter(theorem -> theorem.covers(position, play))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no theorem covers " + game.expression(position)));
    }
}
