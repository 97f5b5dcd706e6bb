package org.grundy.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Component;
import org.grundy.game.Move;
import org.grundy.play.PositionDiagram.Arc;
import org.grundy.play.PositionDiagram.Node;
import org.grundy.run.Run;

/// Finds the positions of a diagram: all that one move reaches, then two, and so on while they are not too many.
final class DiagramSearch {
    private final int most;
    private final Run run;
    /// By components, each with its number: their order makes no other position.
    private final Map<Map<Component<?>, Long>, Integer> places = new HashMap<>();
    private final List<PlayState> states = new ArrayList<>();
    private final List<Integer> distances = new ArrayList<>();
    private final List<Arc> arcs = new ArrayList<>();
    private int followed;
    private boolean whole = true;

    DiagramSearch(PlayState start, int most, Run run) {
        this.most = most;
        this.run = run;
        place(start, 0);
    }

    /// Looks for all positions.
    ///
    /// @return whether they are no more than wanted
    boolean everything() {
        while (whole && followed < states.size()) {
            int end = states.size();
            int arcsBefore = arcs.size();
            boolean fits = IntStream.range(followed, end).allMatch(this::follow);
            if (fits || end == 1) {
                followed = end;
            } else {
                forget(end, arcsBefore);
            }
            whole = fits;
        }
        return whole;
    }

    private boolean follow(int from) {
        PlayState state = states.get(from);
        MoveList moves = state.moves(most + 1, run);
        Set<Integer> reached = new HashSet<>();
        for (Move move : moves.moves()) {
            OptionalInt to = place(state.after(move), distances.get(from) + 1);
            if (to.isEmpty()) {
                return false;
            }
            if (reached.add(to.getAsInt())) {
                arcs.add(new Arc(from, to.getAsInt(), move));
            }
        }
        return moves.complete();
    }

    private static Map<Component<?>, Long> components(PlayState state) {
        return state.sum().components().stream()
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }

    /// The place of a position; empty if there is none left for it.
    private OptionalInt place(PlayState state, int distance) {
        Map<Component<?>, Long> components = components(state);
        Integer known = places.get(components);
        if (known != null) {
            return OptionalInt.of(known);
        }
        if (states.size() == most) {
            return OptionalInt.empty();
        }
        places.put(components, states.size());
        states.add(state);
        distances.add(distance);
        return OptionalInt.of(states.size() - 1);
    }

    /// Gives up a distance of which not all positions fit.
    private void forget(int end, int arcsBefore) {
        states.subList(end, states.size()).clear();
        arcs.subList(arcsBefore, arcs.size()).clear();
    }

    boolean whole() {
        return whole;
    }

    List<Arc> arcs() {
        return arcs;
    }

    /// The positions with what is known of them.
    List<Node> nodes() {
        return IntStream.range(0, states.size()).mapToObj(this::node).toList();
    }

    private Node node(int place) {
        PlayState state = states.get(place);
        Analysis analysis = Grundy.analyze(state.sum(), state.convention(), run);
        return new Node(state, analysis.outcome(), analysis.value(), distances.get(place), place < followed);
    }
}
