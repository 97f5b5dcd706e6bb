package org.grundy.solve;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// Who wins each position that can be reached from one, and in how many moves, by working backwards from
/// the ends of play. Positions may come again: those from which neither player can force an end are draws.
///
/// Cost: O(V + E). For rules that do not split. Made inside [Run#attempt].
///
/// Source: Zermelo (1913) in spirit; Smith (1966) for draws.
final class Retrograde<P> {
    private static final int UNDECIDED = -1;

    private final PositionGraph<P> graph;
    private final boolean terminalWins;
    private final int[] remoteness;
    private final boolean[] wins;

    Retrograde(Ruleset<P> rules, P start, Play play, Run run) {
        this.graph = new PositionGraph<>(rules, start, run);
        this.terminalWins = play == Play.MISERE;
        this.remoteness = new int[graph.size()];
        this.wins = new boolean[graph.size()];
        Arrays.fill(remoteness, UNDECIDED);
        decide();
    }

    /// Whether a position can be reached from the one with which it began.
    boolean reaches(P position) {
        return graph.has(position);
    }

    Outcome outcome(P position) {
        int number = graph.number(position);
        if (remoteness[number] == UNDECIDED) {
            return Outcome.D;
        }
        return wins[number] ? Outcome.N : Outcome.P;
    }

    /// In how many moves play ends when the winner hurries and the loser delays; -1 for a draw.
    int remoteness(P position) {
        return remoteness[graph.number(position)];
    }

    int positions() {
        return graph.size();
    }

    /// Breadth first from the terminal positions and those won or lost at once: a position is won when its
    /// first lost option is, and lost when its last option is found won.
    private void decide() {
        List<List<Integer>> predecessors = graph.predecessors();
        int[] open = new int[graph.size()];
        Deque<Integer> decided = new ArrayDeque<>();
        for (int i = 0; i < graph.size(); i++) {
            open[i] = graph.options(i).length;
            if (graph.won(i) || graph.lost(i)) {
                settle(i, graph.won(i), 0, decided);
            } else if (open[i] == 0) {
                settle(i, terminalWins, 0, decided);
            }
        }
        while (!decided.isEmpty()) {
            int number = decided.remove();
            for (int before : predecessors.get(number)) {
                if (remoteness[before] == UNDECIDED && (!wins[number] || --open[before] == 0)) {
                    settle(before, !wins[number], remoteness[number] + 1, decided);
                }
            }
        }
    }

    private void settle(int number, boolean won, int moves, Deque<Integer> decided) {
        wins[number] = won;
        remoteness[number] = moves;
        decided.add(number);
    }
}
