package org.grundy.catalog.graph.isomorphism;

/// Looks for an isomorphism of two connected induced graphs: vertices of one are mapped one by one to vertices
/// of the other that have the same colour and are joined to the images of the same neighbours. A mapping of all
/// vertices that takes edges to edges is an isomorphism if both graphs have as many.
///
/// Where colours tell few vertices apart this could take long, so it ends after some steps without an answer.
final class Isomorphism {
    private static final int MOST_STEPS = 500;

    private final long[] neighbours;
    private final ColourRefinement from;
    private final ColourRefinement to;
    private final int[] image = new int[Long.SIZE];
    private final int[] order = new int[Long.SIZE];
    private int steps;

    /// @param neighbours by vertex, as bits
    /// @param from has coloured the first graph
    /// @param to has coloured the second one
    Isomorphism(long[] neighbours, ColourRefinement from, ColourRefinement to) {
        this.neighbours = neighbours;
        this.from = from;
        this.to = to;
    }

    /// Whether an isomorphism was found.
    ///
    /// @param first a connected set, coloured last by the first colouring
    /// @param second a connected set of as many vertices, coloured last by the second one
    boolean found(long first, long second) {
        if (from.edgeCount() != to.edgeCount()) {
            return false;
        }
        listFromNeighbourToNeighbour(first);
        steps = 0;
        return maps(0, 0, second);
    }

    /// Each vertex but the first comes after one of its neighbours.
    private void listFromNeighbourToNeighbour(long set) {
        long listed = set & -set;
        order[0] = Long.numberOfTrailingZeros(set);
        int count = 1;
        for (int at = 0; at < count; at++) {
            long near = neighbours[order[at]] & set & ~listed;
            listed |= near;
            for (; near != 0; near &= near - 1) {
                order[count++] = Long.numberOfTrailingZeros(near);
            }
        }
    }

    /// Whether the vertices from a place of the order on can be mapped, too.
    ///
    /// @param mapped the vertices before
    /// @param free of the second set, images of none
    private boolean maps(int at, long mapped, long free) {
        if (free == 0) {
            return true;
        }
        int vertex = order[at];
        long candidates = free;
        for (long near = neighbours[vertex] & mapped; near != 0; near &= near - 1) {
            candidates &= neighbours[image[Long.numberOfTrailingZeros(near)]];
        }
        for (; candidates != 0 && steps < MOST_STEPS; candidates &= candidates - 1) {
            int candidate = Long.numberOfTrailingZeros(candidates);
            if (to.of(candidate) != from.of(vertex)) {
                continue;
            }
            steps++;
            image[vertex] = candidate;
            if (maps(at + 1, mapped | (1L << vertex), free & ~(1L << candidate))) {
                return true;
            }
        }
        return false;
    }
}
