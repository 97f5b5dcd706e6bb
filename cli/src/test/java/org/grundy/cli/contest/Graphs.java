package org.grundy.cli.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Graphs and trees of inputs, with vertices from 1 on.
public final class Graphs {
    private Graphs() {}

    /// The n - 1 edges of a random tree, a line each.
    public static String randomTree(Random random, int vertices) {
        return IntStream.rangeClosed(2, vertices)
                .mapToObj(i -> random.nextBoolean()
                        ? i + " " + random.nextInt(1, i) + "\n"
                        : random.nextInt(1, i) + " " + i + "\n")
                .collect(Collectors.joining());
    }

    /// Neighbours of each vertex; the list at index 0 is empty.
    public static List<List<Integer>> undirected(Scanner in, int vertices, int edges) {
        List<List<Integer>> neighbours = empty(vertices);
        for (int i = 0; i < edges; i++) {
            int u = in.nextInt();
            int v = in.nextInt();
            neighbours.get(u).add(v);
            neighbours.get(v).add(u);
        }
        return neighbours;
    }

    /// Ends of the edges from each vertex; the list at index 0 is empty.
    public static List<List<Integer>> directed(Scanner in, int vertices, int edges) {
        List<List<Integer>> ends = empty(vertices);
        for (int i = 0; i < edges; i++) {
            ends.get(in.nextInt()).add(in.nextInt());
        }
        return ends;
    }

    /// A tree's parents, seen from a root, whose own parent is 0.
    public static int[] parents(List<List<Integer>> neighbours, int root) {
        int[] parents = new int[neighbours.size()];
        List<Integer> found = new ArrayList<>(List.of(root));
        for (int i = 0; i < found.size(); i++) {
            int vertex = found.get(i);
            for (int next : neighbours.get(vertex)) {
                if (next != parents[vertex]) {
                    parents[next] = vertex;
                    found.add(next);
                }
            }
        }
        return parents;
    }

    /// The parents of a tree of the input, with 1 as its root.
    public static int[] rooted(Scanner in, int vertices) {
        return parents(undirected(in, vertices, vertices - 1), 1);
    }

    /// Whether going to parents leads from a vertex to another, or it is that one.
    public static boolean below(int[] parents, int vertex, int ancestor) {
        int at = vertex;
        while (at != ancestor && at != 0) {
            at = parents[at];
        }
        return at == ancestor;
    }

    /// A tree of which an edge is cut and what is no longer joined to the root goes, played out. A position is the
    /// list of the vertices that are left.
    public static PlayedOut<List<Integer>> cutting(int[] parents) {
        return PlayedOut.normal(left -> left.stream()
                .filter(v -> parents[v] != 0)
                .map(v -> left.stream().filter(u -> !below(parents, u, v)).toList())
                .toList());
    }

    private static List<List<Integer>> empty(int vertices) {
        List<List<Integer>> lists = new ArrayList<>();
        for (int i = 0; i <= vertices; i++) {
            lists.add(new ArrayList<>());
        }
        return lists;
    }
}
