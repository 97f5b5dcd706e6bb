package org.grundy.cli.contest;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// A game that may go on for ever, played out: a player who cannot move loses, and what neither player can force is
/// drawn. Every position that can be reached is kept.
///
/// @param <P> a position, with equality by value
public final class PlayedRound<P> {
    /// What the player to move attains.
    public enum Result {
        WON,
        LOST,
        DRAWN
    }

    private final Function<P, ? extends Collection<P>> options;
    private final Map<P, Result> results = new HashMap<>();

    public PlayedRound(Function<P, ? extends Collection<P>> options) {
        this.options = options;
    }

    /// The result with best play.
    public Result result(P position) {
        if (!results.containsKey(position)) {
            label(reached(position));
        }
        return results.getOrDefault(position, Result.DRAWN);
    }

    private Map<P, Collection<P>> reached(P start) {
        Map<P, Collection<P>> reached = new LinkedHashMap<>();
        Deque<P> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty()) {
            P next = waiting.pop();
            if (!reached.containsKey(next)) {
                reached.put(next, List.copyOf(options.apply(next)));
                waiting.addAll(reached.get(next));
            }
        }
        return reached;
    }

    private void label(Map<P, Collection<P>> reached) {
        boolean found = true;
        while (found) {
            found = false;
            for (Map.Entry<P, Collection<P>> each : reached.entrySet()) {
                if (!results.containsKey(each.getKey())) {
                    Collection<P> next = each.getValue();
                    if (next.stream().anyMatch(p -> results.get(p) == Result.LOST)) {
                        results.put(each.getKey(), Result.WON);
                        found = true;
                    } else if (next.stream().allMatch(p -> results.get(p) == Result.WON)) {
                        results.put(each.getKey(), Result.LOST);
                        found = true;
                    }
                }
            }
        }
    }
}
