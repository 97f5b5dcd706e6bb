package org.grundy.catalog.graph.notation;

import java.util.Arrays;
import java.util.BitSet;
import java.util.StringJoiner;
import org.grundy.catalog.graph.removal.RemovalPosition;

/// Writes what is left of a graph as edges `a-b` and single vertices.
public final class GraphText {
    private GraphText() {}

    private static final int FEWEST_NAMED = 4;

    /// The word and size of a shape if it is one on the vertices that the shape has, else the edges among
    /// the vertices that are left, and those vertices that have none.
    public static String of(RemovalPosition part) {
        return Arrays.stream(NamedShape.values())
                .filter(shape -> part.size() >= FEWEST_NAMED)
                .flatMap(shape -> shape.written(part).stream())
                .findFirst()
                .orElseGet(() -> edges(part));
    }

    private static String edges(RemovalPosition part) {
        StringJoiner text = new StringJoiner(",");
        part.elements().forEach(vertex -> {
            BitSet near = part.related(vertex);
            if (near.isEmpty()) {
                text.add(part.arena().name(vertex));
            }
            for (int other = near.nextSetBit(vertex); other >= 0; other = near.nextSetBit(other + 1)) {
                text.add(part.arena().name(vertex) + "-" + part.arena().name(other));
            }
        });
        return text.toString();
    }
}
