package org.grundy.catalog.graph.notation;

import java.util.Arrays;
import java.util.BitSet;
import java.util.StringJoiner;

/// Writes a graph as edges `a-b` and single vertices.
public final class GraphText {
    private GraphText() {}

    private static final int FEWEST_NAMED = 4;

    /// The word and size of a shape if it is one on the vertices that the shape has, else the edges, and the
    /// vertices that have none.
    ///
    /// @param graph of adjacency
    public static String of(NamedRelation graph) {
        return Arrays.stream(NamedShape.values())
                .filter(shape -> graph.size() >= FEWEST_NAMED)
                .flatMap(shape -> shape.written(graph).stream())
                .findFirst()
                .orElseGet(() -> edges(graph));
    }

    private static String edges(NamedRelation graph) {
        StringJoiner text = new StringJoiner(",");
        for (int vertex = 0; vertex < graph.size(); vertex++) {
            String name = graph.names().get(vertex);
            BitSet near = graph.related().get(vertex);
            if (near.isEmpty()) {
                text.add(name);
            }
            for (int other = near.nextSetBit(vertex); other >= 0; other = near.nextSetBit(other + 1)) {
                text.add(name + "-" + graph.names().get(other));
            }
        }
        return text.toString();
    }
}
