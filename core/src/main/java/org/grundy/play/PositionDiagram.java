package org.grundy.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Move;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// Positions that play can reach from a start, with their moves: the graph of a game, or what of it is near the start.
///
/// @param nodes the start first, the others by how many moves lead to them at least
/// @param arcs the moves, each from and to the place of a node; the first one to a node is the first that found it
/// @param whole whether no position that can follow is missing
public record PositionDiagram(List<Node> nodes, List<Arc> arcs, boolean whole) {
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
    /// @param followed whether its moves are among the arcs
    public record Node(
            PlayState state, Optional<Outcome> outcome, Optional<BigInteger> value, int layer, boolean followed) {
        private Node at(int other) {
            return new Node(state, outcome, value, other, followed);
        }
    }

    /// A move.
    ///
    /// @param from place of the position before it
    /// @param to place of the position after it
    /// @param move one that leads there; others may, too
    public record Arc(int from, int to, Move move) {}

    /// Whether a position has a graph of no more positions than wanted. Its moves are listed, and nothing is solved.
    ///
    /// @param most the largest number of positions drawn
    /// @param run charged for the moves
    public static boolean fits(PlayState start, int most, Run run) {
        return new DiagramSearch(start, most, run).everything();
    }

    /// The graph below a position; empty if there are more positions than wanted, or the run does not allow it.
    ///
    /// @param most the largest number of positions drawn
    /// @param run charged for the work
    public static Optional<PositionDiagram> of(PlayState start, int most, Run run) {
        DiagramSearch search = new DiagramSearch(start, most, run);
        return search.everything() ? Optional.of(layered(search)) : Optional.empty();
    }

    /// The graph below a position; where there are too many positions, all that are reached by some number of
    /// moves, the largest for which they fit. Of a position with too many options some are left out.
    ///
    /// @param most the largest number of positions drawn
    /// @param run charged for the work
    public static PositionDiagram near(PlayState start, int most, Run run) {
        DiagramSearch search = new DiagramSearch(start, most, run);
        search.everything();
        return layered(search);
    }

    /// Moves every position below all that lead to it. Where positions can come again there is no such order, and the
    /// nodes stay as they are.
    private static PositionDiagram layered(DiagramSearch search) {
        List<Node> nodes = search.nodes();
        List<Arc> arcs = search.arcs();
        int[] layers = new int[nodes.size()];
        boolean changed = true;
        for (int round = 0; changed; round++) {
            if (round > layers.length) {
                return new PositionDiagram(nodes, arcs, search.whole());
            }
            changed = false;
            for (Arc arc : arcs) {
                if (layers[arc.to()] <= layers[arc.from()]) {
                    layers[arc.to()] = layers[arc.from()] + 1;
                    changed = true;
                }
            }
        }
        List<Node> moved = IntStream.range(0, layers.length)
                .mapToObj(i -> nodes.get(i).at(layers[i]))
                .toList();
        return new PositionDiagram(moved, arcs, search.whole());
    }
}
