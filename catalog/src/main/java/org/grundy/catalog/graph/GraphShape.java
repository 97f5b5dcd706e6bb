package org.grundy.catalog.graph;

import org.grundy.catalog.graph.removal.RemovalPosition;

/// The numbers by which the simplest graphs are known.
///
/// @param vertices how many there are, at least 1
/// @param edges how many there are
/// @param least the smallest number of neighbours of a vertex
/// @param most the largest
/// @param connected whether there is one piece
public record GraphShape(int vertices, int edges, int least, int most, boolean connected) {
    /// The shape of what is left of a graph.
    public static GraphShape of(RemovalPosition part) {
        int[] degrees = part.elements()
                .map(vertex -> part.related(vertex).cardinality())
                .sorted()
                .toArray();
        int sum = 0;
        for (int degree : degrees) {
            sum += degree;
        }
        return new GraphShape(degrees.length, sum / 2, degrees[0], degrees[degrees.length - 1], part.connected());
    }

    public boolean path() {
        return connected && edges == vertices - 1 && most <= 2;
    }

    public boolean cycle() {
        return connected && vertices >= 3 && least == 2 && most == 2;
    }

    public boolean complete() {
        return least == vertices - 1;
    }

    /// At least one leaf around a centre.
    public boolean star() {
        return vertices >= 2 && connected && edges == vertices - 1 && most == vertices - 1;
    }
}
