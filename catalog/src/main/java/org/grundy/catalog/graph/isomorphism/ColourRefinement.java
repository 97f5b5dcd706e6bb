package org.grundy.catalog.graph.isomorphism;

import java.util.Arrays;

/// Colours of the vertices of an induced graph that no isomorphism changes: vertices are alike at first, and in each
/// round a vertex gets a colour that stands for its own and those of its neighbours. Colours are hashes of 64
/// bits: equal ones tell where to look for an isomorphism, and prove nothing.
///
/// Source: B. Weisfeiler, A. Leman, *The reduction of a graph to canonical form* (1968).
final class ColourRefinement {
    /// Of 267 227 pieces of 16 to 22 cells that were met where Cram 5×8 was searched, three rounds told apart 155 700
    /// classes, four 158 356, and any number of rounds 158 503.
    private static final int ROUNDS = 4;

    private static final long OWN = 0xd1342543de82ef95L;
    private static final long FIRST = 0x9e3779b97f4a7c15L;
    private static final long SECOND = 0xbf58476d1ce4e5b9L;

    private final long[] neighbours;
    private final int[] vertices = new int[Long.SIZE];

    /// The two vertices of each edge, one after the other.
    private int[] edges = new int[Long.SIZE];

    private int vertexCount;
    private int edgeEnd;
    private long[] colours = new long[Long.SIZE];
    private long[] next = new long[Long.SIZE];

    /// @param neighbours by vertex, as bits
    ColourRefinement(long[] neighbours) {
        this.neighbours = neighbours;
    }

    /// Colours the graph that a set of vertices induces, and tells a hash of all of its colours.
    long colour(long set) {
        list(set);
        for (int round = 0; round < ROUNDS; round++) {
            refine();
        }
        long all = 0;
        for (int i = 0; i < vertexCount; i++) {
            all += mixed(colours[vertices[i]]);
        }
        return all;
    }

    /// The colour of a vertex of the set that was coloured last.
    long of(int vertex) {
        return colours[vertex];
    }

    /// How many edges the set has that was coloured last.
    int edgeCount() {
        return edgeEnd / 2;
    }

    private void list(long set) {
        vertexCount = 0;
        edgeEnd = 0;
        for (long rest = set; rest != 0; ) {
            int vertex = Long.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            vertices[vertexCount++] = vertex;
            colours[vertex] = 1;
            for (long near = neighbours[vertex] & rest; near != 0; near &= near - 1) {
                edge(vertex, Long.numberOfTrailingZeros(near));
            }
        }
    }

    private void edge(int one, int other) {
        if (edgeEnd == edges.length) {
            edges = Arrays.copyOf(edges, 2 * edgeEnd);
        }
        edges[edgeEnd++] = one;
        edges[edgeEnd++] = other;
    }

    private void refine() {
        for (int i = 0; i < vertexCount; i++) {
            next[vertices[i]] = OWN * colours[vertices[i]];
        }
        for (int i = 0; i < edgeEnd; i += 2) {
            next[edges[i]] += colours[edges[i + 1]];
            next[edges[i + 1]] += colours[edges[i]];
        }
        for (int i = 0; i < vertexCount; i++) {
            next[vertices[i]] = mixed(next[vertices[i]]);
        }
        long[] before = colours;
        colours = next;
        next = before;
    }

    private static long mixed(long colour) {
        long mixed = colour * FIRST;
        mixed = (mixed ^ (mixed >>> 29)) * SECOND;
        return mixed ^ (mixed >>> 32);
    }
}
