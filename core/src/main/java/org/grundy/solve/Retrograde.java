package org.grundy.solve;

import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.run.Run;
import org.grundy.solve.graph.PositionGraph;
import org.grundy.solve.graph.PositionGraph.Predecessors;
import org.grundy.value.Outcome;

/// Who wins each position of a graph, and in how many moves, by working backwards from
/// the ends of play. Positions may come again: those from which neither player can force an end are draws.
///
/// Cost: O(V + E). For rules that do not split. Made inside [Run#attempt].
///
/// Source: Zermelo (1913) in spirit; Smith (1966) for draws.
///
/// @param <P> the type of positions
public final class Retrograde<P> {
    /// The complement of how many options are not known to be won: of none.
    private static final int NONE_OPEN = ~0;

    private static final int DRAW = -1;

    private final PositionGraph<P> graph;
    private final boolean terminalWins;
    /// Twice the number of moves, and 1 more where the player to move wins; negative while that is not decided, the
    /// complement of how many options are not known to be won.
    private final int[] ends;
    private final int[] decided;
    private int last;

    Retrograde(Ruleset<P> rules, P start, Play play, Run run) {
        this(reached(rules, start, run), play, run);
    }

    /// Decides all positions of a graph.
    public Retrograde(PositionGraph<P> graph, Play play, Run run) {
        this.graph = graph;
        this.terminalWins = play == Play.MISERE;
        run.memory(2L * Integer.BYTES * graph.size());
        this.ends = new int[graph.size()];
        this.decided = new int[graph.size()];
        decide(run);
    }

    static <P> PositionGraph<P> reached(Ruleset<P> rules, P start, Run run) {
        PositionGraph<P> graph = PositionGraph.of(rules, run);
        graph.reach(start);
        return graph;
    }

    /// Whether a position is in the graph.
    boolean reaches(P position) {
        return graph.find(position) >= 0;
    }

    /// Who wins a position that is in the graph.
    Outcome outcome(P position) {
        return outcome(graph.find(position));
    }

    /// Who wins a position of the graph.
    ///
    /// @param number of the position
    public Outcome outcome(int number) {
        int end = ends[number];
        if (end < 0) {
            return Outcome.D;
        }
        return (end & 1) != 0 ? Outcome.N : Outcome.P;
    }

    /// In how many moves play ends when the winner hurries and the loser delays; -1 for a draw.
    int remoteness(P position) {
        return Math.max(ends[graph.find(position)] >> 1, DRAW);
    }

    int positions() {
        return graph.size();
    }

    /// Breadth first from the terminal positions and those won or lost at once: a position is won when its
    /// first lost option is, and lost when its last option is found won.
    private void decide(Run run) {
        Predecessors predecessors = graph.predecessors();
        for (int i = 0; i < graph.size(); i++) {
            ends[i] = ~(graph.to(i) - graph.from(i));
            if (graph.won(i) || graph.lost(i)) {
                settle(i, graph.won(i), 0);
            } else if (ends[i] == NONE_OPEN) {
                settle(i, terminalWins, 0);
            }
        }
        for (int next = 0; next < last; next++) {
            int number = decided[next];
            boolean wins = (ends[number] & 1) != 0;
            int to = predecessors.starts()[number + 1];
            run.options(to - predecessors.starts()[number]);
            for (int at = predecessors.starts()[number]; at < to; at++) {
                int before = predecessors.all()[at];
                if (ends[before] < 0 && (!wins || ++ends[before] == NONE_OPEN)) {
                    settle(before, !wins, (ends[number] >> 1) + 1);
                }
            }
        }
    }

    private void settle(int number, boolean won, int moves) {
        ends[number] = 2 * moves + (won ? 1 : 0);
        decided[last++] = number;
    }
}
