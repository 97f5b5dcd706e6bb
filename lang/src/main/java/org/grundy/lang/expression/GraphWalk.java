package org.grundy.lang.expression;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.LongFunction;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.arithmetic.RuleFault.Kind;

/// Walks over a graph whose vertices are numbered from 0, breadth first.
final class GraphWalk {
    private static final int MOST_VERTICES = 1 << 20;

    private GraphWalk() {}

    /// The least vertex that each one is joined to, arcs being followed both ways.
    ///
    /// @param row the vertices to which arcs lead from one
    /// @param last the last vertex
    /// @throws RuleFault if an arc leads to none of the vertices, or there are more than a million
    static long[] components(LongFunction<long[]> row, long last, int site) {
        return components(bothWays(count(last, site), row, site));
    }

    private static int count(long last, int site) {
        if (last < 0 || last >= MOST_VERTICES) {
            throw new RuleFault(Kind.TOO_MANY, site);
        }
        return (int) last + 1;
    }

    /// What shortest ways from one vertex tell of each.
    ///
    /// @param parents from which vertex each one is reached first, -1 for the first one and where none leads
    /// @param distances how many arcs lead there, -1 where none leads
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Ways(long[] parents, long[] distances) {}

    /// The shortest ways from a vertex.
    ///
    /// @param row the vertices to which arcs lead from one
    /// @param last the last vertex
    /// @throws RuleFault if an arc or the beginning is none of the vertices, or there are more than a million
    static Ways from(long beginning, LongFunction<long[]> row, long last, int site) {
        int count = count(last, site);
        long[] parents = new long[count];
        Arrays.fill(parents, -1);
        long[] distances = parents.clone();
        int first = ListOperations.place(beginning, count, site);
        distances[first] = 0;
        Deque<Integer> waiting = new ArrayDeque<>(List.of(first));
        while (!waiting.isEmpty()) {
            int from = waiting.remove();
            for (long each : row.apply(from)) {
                int to = ListOperations.place(each, count, site);
                if (distances[to] < 0) {
                    distances[to] = distances[from] + 1;
                    parents[to] = from;
                    waiting.add(to);
                }
            }
        }
        return new Ways(parents, distances);
    }

    private static List<List<Integer>> bothWays(int count, LongFunction<long[]> row, int site) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            neighbours.add(new ArrayList<>());
        }
        for (int from = 0; from < count; from++) {
            for (long each : row.apply(from)) {
                int to = ListOperations.place(each, count, site);
                neighbours.get(from).add(to);
                neighbours.get(to).add(from);
            }
        }
        return neighbours;
    }

    private static long[] components(List<List<Integer>> neighbours) {
        long[] least = new long[neighbours.size()];
        Arrays.fill(least, -1);
        for (int start = 0; start < least.length; start++) {
            Deque<Integer> waiting = new ArrayDeque<>();
            if (least[start] < 0) {
                least[start] = start;
                waiting.add(start);
            }
            while (!waiting.isEmpty()) {
                for (int next : neighbours.get(waiting.remove())) {
                    if (least[next] < 0) {
                        least[next] = start;
                        waiting.add(next);
                    }
                }
            }
        }
        return least;
    }
}
