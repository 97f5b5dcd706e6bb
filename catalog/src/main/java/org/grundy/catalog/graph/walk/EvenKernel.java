package org.grundy.catalog.graph.walk;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.grundy.catalog.graph.notation.NamedEdge;
import org.grundy.catalog.graph.notation.NaturalOrder;

/// Who wins Undirected Edge Geography on a bipartite graph, with the set of vertices that shows it. Either the token's
/// side has a set with the token such that every vertex of the other side has an even number of edges to it, an *even
/// kernel*, and the player to move loses; or the other side has a set to which the token's vertex has an odd number of
/// edges, and every other vertex of its side an even one, and he wins. By linear algebra modulo 2 one of them is there.
///
/// Source: Fraenkel, Scheinerman, Ullman, *Undirected edge geography* (1993).
///
/// @param wins whether the player to move wins
/// @param names of the set
record EvenKernel(boolean wins, List<String> names) {
    /// A vector modulo 2 over the token's side, reduced: no other row has its pivot.
    ///
    /// @param sources the vertices of the other side whose edges it is the sum of
    private record Row(int pivot, BitSet edges, BitSet sources) {}

    /// Whether the graph is bipartite, as far as the token can come.
    static boolean isDefined(String token, List<NamedEdge> edges) {
        return sides(token, edges).isPresent();
    }

    /// The set for a token on a vertex; empty if the graph is not bipartite.
    static Optional<EvenKernel> of(String token, List<NamedEdge> edges) {
        return sides(token, edges)
                .map(sides -> of(
                        token,
                        edges.stream()
                                .filter(edge -> sides.containsKey(edge.one()))
                                .toList(),
                        sides));
    }

    private static EvenKernel of(String token, List<NamedEdge> edges, Map<String, Boolean> sides) {
        List<String> own = names(sides, true);
        List<String> others = names(sides, false);
        Map<String, Integer> numbers = new HashMap<>();
        Stream.of(own, others).forEach(side -> number(side, numbers));
        List<BitSet> rows = others.stream().map(name -> new BitSet()).toList();
        for (NamedEdge edge : edges) {
            boolean ownFirst = sides.getOrDefault(edge.one(), false);
            String mine = ownFirst ? edge.one() : edge.other();
            rows.get(numbers.getOrDefault(edge.other(mine), 0)).flip(numbers.getOrDefault(mine, 0));
        }
        return decided(numbers.getOrDefault(token, 0), reduced(rows), own, others);
    }

    private static void number(List<String> names, Map<String, Integer> numbers) {
        for (int i = 0; i < names.size(); i++) {
            numbers.put(names.get(i), i);
        }
    }

    private static EvenKernel decided(int token, List<Row> rows, List<String> own, List<String> others) {
        Optional<Row> its = rows.stream().filter(row -> row.pivot == token).findFirst();
        if (its.isPresent() && its.get().edges.cardinality() == 1) {
            return new EvenKernel(true, named(its.get().sources, others));
        }
        int free = its.map(row -> row.edges.stream()
                        .filter(each -> each != token)
                        .findFirst()
                        .orElse(token))
                .orElse(token);
        BitSet kernel = new BitSet();
        kernel.set(free);
        rows.stream().filter(row -> row.edges.get(free)).forEach(row -> kernel.set(row.pivot));
        return new EvenKernel(false, named(kernel, own));
    }

    private static List<Row> reduced(List<BitSet> vectors) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < vectors.size(); i++) {
            BitSet edges = (BitSet) vectors.get(i).clone();
            BitSet sources = new BitSet();
            sources.set(i);
            rows.forEach(row -> add(row, row.pivot, edges, sources));
            int pivot = edges.nextSetBit(0);
            if (pivot >= 0) {
                Row added = new Row(pivot, edges, sources);
                rows.forEach(row -> add(added, pivot, row.edges, row.sources));
                rows.add(added);
            }
        }
        return rows;
    }

    /// Adds a row to a sum that has its pivot.
    private static void add(Row row, int pivot, BitSet edges, BitSet sources) {
        if (edges.get(pivot)) {
            edges.xor(row.edges);
            sources.xor(row.sources);
        }
    }

    /// For each vertex that the token can reach whether it is on the token's side.
    private static Optional<Map<String, Boolean>> sides(String token, List<NamedEdge> edges) {
        Map<String, Boolean> sides = new LinkedHashMap<>(Map.of(token, true));
        for (int before = 0; before < sides.size(); ) {
            before = sides.size();
            for (NamedEdge edge : edges) {
                Boolean one = sides.get(edge.one());
                Boolean other = sides.get(edge.other());
                if (one != null && one.equals(other)) {
                    return Optional.empty();
                }
                if (one != null) {
                    sides.put(edge.other(), !one);
                } else if (other != null) {
                    sides.put(edge.one(), !other);
                }
            }
        }
        return Optional.of(sides);
    }

    private static List<String> names(Map<String, Boolean> sides, boolean own) {
        TreeSet<String> names = new TreeSet<>(NaturalOrder.ASCENDING);
        sides.forEach((name, side) -> {
            if (side == own) {
                names.add(name);
            }
        });
        return List.copyOf(names);
    }

    private static List<String> named(BitSet set, List<String> names) {
        return set.stream().mapToObj(names::get).toList();
    }
}
