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

    /// What a walk finds out of each vertex.
    ///
    /// @param row the vertices to which arcs lead from one
    /// @param arguments the last vertex, and where the walk begins, if it does
    /// @throws RuleFault if an arc or the beginning is none of the vertices, or there are more than a million
    static long[] of(ListExpr.Walk walk, LongFunction<long[]> row, long[] arguments, int site) {
        if (arguments[0] < 0 || arguments[0] >= MOST_VERTICES) {
            throw new RuleFault(Kind.TOO_MANY, site);
        }
        int count = (int) arguments[0] + 1;
        if (walk == ListExpr.Walk.COMPONENTS) {
            return components(bothWays(count, row, site));
        }
        long[] found = new long[count];
        Arrays.fill(found, -1);
        long[] distances = found.clone();
        int first = ListOperations.place(arguments[1], count, site);
        distances[first] = 0;
        Deque<Integer> waiting = new ArrayDeque<>(List.of(first));
        while (!waiting.isEmpty()) {
            int from = waiting.remove();
            for (long each : row.apply(from)) {
                int to = ListOperations.place(each, count, site);
                if (distances[to] < 0) {
                    distances[to] = distances[from] + 1;
                    found[to] = from;
                    waiting.add(to);
                }
            }
        }
        return walk == ListExpr.Walk.PARENTS ? found : distances;
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
