package org.grundy.cli.contest;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// A game for points that ends, played out: each player wants the difference of the scores as large as can be.
///
/// @param <P> a position, with equality by value
public final class ScoredPlay<P> {
    /// What a player may do.
    ///
    /// @param points that it brings
    public record Turn<P>(int points, P next) {}

    private final Function<P, List<Turn<P>>> turns;
    private final Map<P, Integer> known = new HashMap<>();

    /// @param turns none where play is over
    public ScoredPlay(Function<P, List<Turn<P>>> turns) {
        this.turns = turns;
    }

    /// The points of the player to move less those of the other, from here on.
    public int difference(P position) {
        Integer found = known.get(position);
        if (found == null) {
            found = turns.apply(position).stream()
                    .mapToInt(turn -> turn.points() - difference(turn.next()))
                    .max()
                    .orElse(0);
            known.put(position, found);
        }
        return found;
    }
}
