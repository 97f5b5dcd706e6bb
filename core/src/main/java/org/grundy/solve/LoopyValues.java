package org.grundy.solve;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.game.Ruleset;
import org.grundy.run.Run;
import org.grundy.value.LoopyLabel;
import org.grundy.value.Mex;

/// The loopy labels of all positions that can be reached from one. For rules that do not split. Made inside
/// [Run#attempt].
///
/// A position gets the mex m of its options' labels as soon as every option without a label has an option
/// labelled m, for such an option can be answered. Positions never labelled are infinite. The order in
/// which labels are given does not change them.
///
/// Cost: a position is looked at again when something within two moves of it was labelled: at most options²
/// of its neighbourhood, O(V·E) in the worst case.
///
/// Sources: Smith (1966); Fraenkel and Perl (1975).
///
/// @param <P> the type of positions
public final class LoopyValues<P> {
    private static final int NONE = -1;

    private final PositionGraph<P> graph;
    private final Run run;
    private final int[] values;
    private final int[] stamps;
    private int labelled;

    /// Labels all positions that can be reached.
    ///
    /// @param rules must not split
    /// @param start the position to begin from
    /// @param run charged for every position
    public LoopyValues(Ruleset<P> rules, P start, Run run) {
        this.graph = new PositionGraph<>(rules, start, run);
        this.run = run;
        this.values = new int[graph.size()];
        this.stamps = new int[graph.size()];
        Arrays.fill(values, NONE);
        label();
    }

    /// The label of a position that can be reached.
    public LoopyLabel of(P position) {
        int number = graph.number(position);
        if (values[number] != NONE) {
            return new LoopyLabel.Finite(values[number], stamps[number]);
        }
        Set<Integer> reachable = new TreeSet<>();
        for (int option : graph.options(number)) {
            if (values[option] != NONE) {
                reachable.add(values[option]);
            }
        }
        return new LoopyLabel.Infinite(reachable);
    }

    /// How many positions were labelled or found infinite.
    public int positions() {
        return graph.size();
    }

    private void label() {
        List<List<Integer>> predecessors = graph.predecessors();
        Mex mex = new Mex();
        Deque<Integer> waiting = new ArrayDeque<>();
        boolean[] queued = new boolean[graph.size()];
        for (int i = 0; i < graph.size(); i++) {
            waiting.add(i);
            queued[i] = true;
        }
        while (!waiting.isEmpty()) {
            int number = waiting.remove();
            queued[number] = false;
            if (values[number] == NONE && settles(number, mex)) {
                stamps[number] = labelled++;
                for (int before : predecessors.get(number)) {
                    enqueue(before, waiting, queued);
                    predecessors.get(before).forEach(twice -> enqueue(twice, waiting, queued));
                }
            }
        }
    }

    private void enqueue(int number, Deque<Integer> waiting, boolean[] queued) {
        run.option();
        if (values[number] == NONE && !queued[number]) {
            queued[number] = true;
            waiting.add(number);
        }
    }

    private boolean settles(int number, Mex mex) {
        mex.clear();
        if (graph.won(number)) {
            return false;
        }
        for (int option : graph.options(number)) {
            if (values[option] != NONE) {
                mex.add(values[option]);
            }
        }
        int value = mex.result();
        for (int option : graph.options(number)) {
            if (values[option] == NONE && !reverts(option, value)) {
                return false;
            }
        }
        values[number] = value;
        return true;
    }

    /// Whether an option without a label can be answered by a move to a value.
    private boolean reverts(int option, int value) {
        if (graph.won(option)) {
            return true;
        }
        for (int answer : graph.options(option)) {
            run.option();
            if (values[answer] == value) {
                return true;
            }
        }
        return false;
    }
}
