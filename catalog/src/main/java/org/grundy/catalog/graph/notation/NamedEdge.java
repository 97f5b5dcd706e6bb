package org.grundy.catalog.graph.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// An edge by the names of its ends, which come in natural order.
public record NamedEdge(String one, String other) {
    private static final Comparator<NamedEdge> ORDER = Comparator.comparing(NamedEdge::one, NaturalOrder.ASCENDING)
            .thenComparing(NamedEdge::other, NaturalOrder.ASCENDING);

    /// The edge between two vertices.
    public static NamedEdge of(String a, String b) {
        return NaturalOrder.ASCENDING.compare(a, b) <= 0 ? new NamedEdge(a, b) : new NamedEdge(b, a);
    }

    /// The edges of a drawing, ascending; one that is drawn twice comes twice.
    public static List<NamedEdge> all(NamedGraph drawing) {
        List<String> names = drawing.names();
        return drawing.lines().stream()
                .map(line -> of(names.get(line.from()), names.get(line.to())))
                .sorted(ORDER)
                .toList();
    }

    /// Those of some edges that hang together with a vertex, ascending.
    public static List<NamedEdge> connected(String vertex, Collection<NamedEdge> edges) {
        Set<String> reached = reached(vertex, edges);
        return edges.stream()
                .filter(edge -> reached.contains(edge.one))
                .sorted(ORDER)
                .toList();
    }

    private static Set<String> reached(String vertex, Collection<NamedEdge> edges) {
        Map<String, List<String>> near = new HashMap<>();
        for (NamedEdge edge : edges) {
            near.computeIfAbsent(edge.one, name -> new ArrayList<>()).add(edge.other);
            near.computeIfAbsent(edge.other, name -> new ArrayList<>()).add(edge.one);
        }
        Set<String> reached = new HashSet<>(Set.of(vertex));
        Deque<String> waiting = new ArrayDeque<>(reached);
        while (!waiting.isEmpty()) {
            for (String name : near.getOrDefault(waiting.pop(), List.of())) {
                if (reached.add(name)) {
                    waiting.push(name);
                }
            }
        }
        return reached;
    }

    /// The edge as graphs are written: `a-b`.
    public String written() {
        return one + "-" + other;
    }

    /// Whether a vertex is one of the ends.
    public boolean touches(String vertex) {
        return one.equals(vertex) || other.equals(vertex);
    }

    /// The end that is not this one.
    public String other(String end) {
        return one.equals(end) ? other : one;
    }
}
