package org.grundy.cli.contest;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/// A game whose play ends, played out: plain recursion on moves with a memo, so that positions need equality by value
/// (a record, a list, a string, a number) and must be few.
///
/// @param <P> a position
public final class PlayedOut<P> {
    private final Function<P, ? extends Collection<P>> options;
    private final Predicate<P> wonAtOnce;
    private final Map<P, Boolean> won = new HashMap<>();
    private final Map<P, Integer> values = new HashMap<>();

    private PlayedOut(Function<P, ? extends Collection<P>> options, Predicate<P> wonAtOnce) {
        this.options = options;
        this.wonAtOnce = wonAtOnce;
    }

    /// Normal play: a player who cannot move loses.
    public static <P> PlayedOut<P> normal(Function<P, ? extends Collection<P>> options) {
        return new PlayedOut<>(options, position -> false);
    }

    /// Misère play: a player who cannot move wins.
    public static <P> PlayedOut<P> misere(Function<P, ? extends Collection<P>> options) {
        return new PlayedOut<>(options, position -> options.apply(position).isEmpty());
    }

    /// Play that may end while there are moves: whoever is to move at such a position has won, and elsewhere a player
    /// who cannot move loses.
    public static <P> PlayedOut<P> ending(Function<P, ? extends Collection<P>> options, Predicate<P> wonAtOnce) {
        return new PlayedOut<>(options, wonAtOnce);
    }

    /// Whether the player to move wins.
    public boolean wins(P position) {
        Boolean known = won.get(position);
        if (known == null) {
            known = wonAtOnce.test(position) || options.apply(position).stream().anyMatch(next -> !wins(next));
            won.put(position, known);
        }
        return known;
    }

    /// How many moves win; moves to equal positions count as often as they are listed.
    public int winningMoves(P position) {
        return (int)
                options.apply(position).stream().filter(next -> !wins(next)).count();
    }

    /// The Grundy value by its definition, for statements that ask for it: the least number that no option has.
    public int value(P position) {
        Integer known = values.get(position);
        if (known == null) {
            Set<Integer> taken = new HashSet<>();
            options.apply(position).forEach(next -> taken.add(value(next)));
            known = 0;
            while (taken.contains(known)) {
                known++;
            }
            values.put(position, known);
        }
        return known;
    }
}
