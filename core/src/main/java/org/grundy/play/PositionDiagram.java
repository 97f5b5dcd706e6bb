package org.grundy.play;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.analysis.Analysis;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.move.MoveList;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// All positions that play can reach from a small one, with their moves: the graph of the game.
///
/// @param nodes the start first
/// @param arcs the moves, each from and to the place of a node
public record PositionDiagram(List<Node> nodes, List<Arc> arcs) {
    /// Copies the lists.
    public PositionDiagram {
        nodes = List.copyOf(nodes);
        arcs = List.copyOf(arcs);
    }

    /// A position.
    ///
    /// @param state that it is
    /// @param outcome who wins, if that is known
    /// @param value its Grundy value, if it has one and that is known
    /// @param layer how many moves lead to it at most; at least, where positions can come again
    public record Node(PlayState state, Optional<Outcome> outcome, Optional<BigInteger> value, int layer) {
        private Node at(int other) {
            return new Node(state, outcome, value, other);
        }
    }

    /// A move.
    ///
    /// @param from place of the position before it
    /// @param to place of the position after it
    public record Arc(int from, int to) {}

    /// The graph below a position; empty if there are more positions than wanted, or the run does not allow it.
    ///
    /// @param most so many positions are drawn
    /// @param run charged for the work
    public static Optional<PositionDiagram> of(PlayState start, int most, Run run) {
        Map<PlayState, Integer> places = new HashMap<>(Map.of(start, 0));
        List<Node> nodes = new ArrayList<>(List.of(node(start, 0, run)));
        List<Arc> arcs = new ArrayList<>();
        Deque<Integer> waiting = new ArrayDeque<>(List.of(0));
        while (!waiting.isEmpty()) {
            int from = waiting.remove();
            PlayState state = nodes.get(from).state();
            MoveList moves = state.moves(most + 1, run);
            if (!moves.complete()) {
                return Optional.empty();
            }
            for (PlayState left :
                    moves.moves().stream().map(state::after).distinct().toList()) {
                Integer known = places.get(left);
                int to = known == null ? nodes.size() : known;
                if (known == null) {
                    if (nodes.size() == most) {
                        return Optional.empty();
                    }
                    places.put(left, to);
                    nodes.add(node(left, nodes.get(from).layer() + 1, run));
                    waiting.add(to);
                }
                arcs.add(new Arc(from, to));
            }
        }
        return Optional.of(new PositionDiagram(layered(nodes, arcs), arcs));
    }

    /// Moves every position below all that lead to it. Where positions can come again there is no such order, and the
    /// nodes stay as they are.
    private static List<Node> layered(List<Node> nodes, List<Arc> arcs) {
        int[] layers = new int[nodes.size()];
        boolean changed = true;
        for (int round = 0; changed; round++) {
            if (round > nodes.size()) {
                return nodes;
            }
            changed = false;
            for (Arc arc : arcs) {
                if (layers[arc.to()] <= layers[arc.from()]) {
                    layers[arc.to()] = layers[arc.from()] + 1;
                    changed = true;
                }
            }
        }
        return IntStream.range(0, layers.length)
                .mapToObj(i -> nodes.get(i).at(layers[i]))
                .toList();
    }

    private static Node node(PlayState state, int layer, Run run) {
        Analysis analysis = Grundy.analyze(state.sum(), state.convention(), run);
        return new Node(state, analysis.outcome(), analysis.value(), layer);
    }
}
