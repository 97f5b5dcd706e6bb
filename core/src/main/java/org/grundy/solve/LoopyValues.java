package org.grundy.solve;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.game.Ruleset;
import org.grundy.run.Run;
import org.grundy.solve.graph.PositionGraph;
import org.grundy.solve.graph.PositionGraph.Predecessors;
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
        this(Retrograde.reached(rules, start, run), run);
    }

    /// Labels all positions of a graph.
    ///
    /// @param run charged for the work
    public LoopyValues(PositionGraph<P> graph, Run run) {
        this.graph = graph;
        this.run = run;
        run.memory(4L * Integer.BYTES * graph.size());
        this.values = new int[graph.size()];
        this.stamps = new int[graph.size()];
        Arrays.fill(values, NONE);
        label();
    }

    /// The label of a position that is in the graph.
    public LoopyLabel of(P position) {
        int number = graph.find(position);
        if (values[number] != NONE) {
            return new LoopyLabel.Finite(values[number], stamps[number]);
        }
        Set<Integer> reachable = new TreeSet<>();
        for (int at = graph.from(number); at < graph.to(number); at++) {
            int option = graph.option(at);
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
        Predecessors predecessors = graph.predecessors();
        Mex mex = new Mex();
        Waiting waiting = new Waiting(graph.size());
        for (int i = 0; i < graph.size(); i++) {
            waiting.add(i);
        }
        while (waiting.any()) {
            int number = waiting.next();
            if (values[number] == NONE && settles(number, mex)) {
                stamps[number] = labelled++;
                enqueueBefore(number, predecessors, waiting);
            }
        }
    }

    /// Those from which a position can be reached in one move or two.
    private void enqueueBefore(int number, Predecessors predecessors, Waiting waiting) {
        int[] starts = predecessors.starts();
        for (int at = starts[number]; at < starts[number + 1]; at++) {
            int before = predecessors.all()[at];
            enqueue(before, waiting);
            for (int twice = starts[before]; twice < starts[before + 1]; twice++) {
                enqueue(predecessors.all()[twice], waiting);
            }
        }
    }

    private void enqueue(int number, Waiting waiting) {
        run.option();
        if (values[number] == NONE) {
            waiting.add(number);
        }
    }

    /// Numbers that wait in a ring, each once.
    private static final class Waiting {
        private final int[] ring;
        private final boolean[] queued;
        private int first;
        private int count;

        Waiting(int size) {
            ring = new int[size];
            queued = new boolean[size];
        }

        boolean any() {
            return count > 0;
        }

        void add(int number) {
            if (!queued[number]) {
                queued[number] = true;
                int end = first + count++;
                ring[end >= ring.length ? end - ring.length : end] = number;
            }
        }

        int next() {
            int number = ring[first];
            first = first + 1 == ring.length ? 0 : first + 1;
            count--;
            queued[number] = false;
            return number;
        }
    }

    private boolean settles(int number, Mex mex) {
        mex.clear();
        if (graph.won(number)) {
            return false;
        }
        for (int at = graph.from(number); at < graph.to(number); at++) {
            int option = graph.option(at);
            if (values[option] != NONE) {
                mex.add(values[option]);
            }
        }
        int value = mex.result();
        for (int at = graph.from(number); at < graph.to(number); at++) {
            int option = graph.option(at);
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
        for (int at = graph.from(option); at < graph.to(option); at++) {
            run.option();
            if (values[graph.option(at)] == value) {
                return true;
            }
        }
        return false;
    }
}
