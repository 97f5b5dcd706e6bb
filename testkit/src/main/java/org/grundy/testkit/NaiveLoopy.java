package org.grundy.testkit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/// Who wins games whose positions may come again, by sweeping over all positions of a play until nothing
/// more can be said: what is left is drawn (Zermelo 1913 in spirit; Smith 1966).
///
/// Answers are exact; each sweep costs one pass over all options. Positions are compared with `equals`. One
/// thread at a time.
///
/// @param <P> the type of a position, of a whole sum where sums are played
public final class NaiveLoopy<P> {
    /// What becomes of the player to move.
    public enum Result {
        /// Wins.
        WON,
        /// Loses.
        LOST,
        /// Neither player can force a win.
        DRAWN
    }

    private final Function<P, List<P>> options;
    private final Function<P, Result> ends;
    private final Map<P, Result> known = new HashMap<>();

    /// An oracle for a game.
    ///
    /// @param options of a position; none where play is over
    /// @param ends what becomes of the player to move in a position without options
    public NaiveLoopy(Function<P, List<P>> options, Function<P, Result> ends) {
        this.options = options;
        this.ends = ends;
    }

    /// What becomes of the player to move in a position.
    ///
    /// @param position from which only finitely many others can be reached
    public Result of(P position) {
        if (!known.containsKey(position)) {
            sweep(reached(position));
        }
        return Objects.requireNonNull(known.get(position));
    }

    private Map<P, List<P>> reached(P start) {
        Map<P, List<P>> graph = new LinkedHashMap<>();
        Deque<P> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty()) {
            P position = waiting.remove();
            if (graph.putIfAbsent(position, options.apply(position)) == null) {
                waiting.addAll(graph.get(position));
            }
        }
        return graph;
    }

    private void sweep(Map<P, List<P>> graph) {
        Map<P, Result> said = new HashMap<>();
        int before = -1;
        while (before < said.size()) {
            before = said.size();
            graph.forEach((position, to) -> {
                if (to.isEmpty()) {
                    said.put(position, ends.apply(position));
                } else if (to.stream().anyMatch(option -> said.get(option) == Result.LOST)) {
                    said.put(position, Result.WON);
                } else if (to.stream().allMatch(option -> said.get(option) == Result.WON)) {
                    said.put(position, Result.LOST);
                }
            });
        }
        graph.keySet().forEach(position -> known.put(position, said.getOrDefault(position, Result.DRAWN)));
    }
}
