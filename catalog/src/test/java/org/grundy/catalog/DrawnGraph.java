package org.grundy.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// A random graph on v0, v1, … for tests, with sets of vertices as bits.
///
/// @param near for each vertex its neighbours
record DrawnGraph(List<Integer> near) {
    static DrawnGraph random(RandomGenerator random, int vertices) {
        double density = random.nextDouble();
        int[] near = new int[vertices];
        for (int a = 0; a < vertices; a++) {
            for (int b = 0; b < a; b++) {
                if (random.nextDouble() < density) {
                    near[a] |= 1 << b;
                    near[b] |= 1 << a;
                }
            }
        }
        return new DrawnGraph(IntStream.of(near).boxed().toList());
    }

    int all() {
        return (1 << near.size()) - 1;
    }

    /// The members of a set.
    static List<Integer> members(int set) {
        return IntStream.range(0, Integer.SIZE)
                .filter(i -> (set >> i & 1) != 0)
                .boxed()
                .toList();
    }

    /// The edges within a set, each as its two ends.
    List<Integer> edges(int set) {
        List<Integer> edges = new ArrayList<>();
        for (int a : members(set)) {
            for (int b : members(near.get(a) & set & ((1 << a) - 1))) {
                edges.add(1 << a | 1 << b);
            }
        }
        return edges;
    }

    /// The graph as it is written in expressions.
    String written() {
        StringJoiner text = new StringJoiner(", ");
        members(all()).forEach(vertex -> text.add("v" + vertex));
        edges(all()).forEach(edge -> {
            List<Integer> ends = members(edge);
            text.add("v" + ends.get(0) + "-v" + ends.get(1));
        });
        return text.toString();
    }
}
