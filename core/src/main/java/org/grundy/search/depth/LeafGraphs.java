package org.grundy.search.depth;

/// The nimbers of Node Kayles on all graphs of at most 7 vertices: 2^21 of 7, a byte each, made on first use.
///
/// A graph is coded by the pairs (i, j), j < i, in the order of i and then j: bit 1 where they are joined.
final class LeafGraphs {
    static final int LARGEST = 7;

    private static final byte[][] NIMBERS = nimbers();

    private LeafGraphs() {}

    /// The nimber of a set of vertices of a graph.
    ///
    /// @param rows for each vertex those next to it
    /// @param set of at most [#LARGEST] vertices
    static int nimber(int[] rows, int set) {
        return nimber(NIMBERS, rows, set);
    }

    private static int nimber(byte[][] nimbers, int[] rows, int set) {
        int code = 0;
        int pairs = 0;
        int before = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int vertex = Integer.numberOfTrailingZeros(rest);
            code |= Integer.compress(rows[vertex] & ((1 << vertex) - 1), set) << pairs;
            pairs += before++;
        }
        return nimbers[before][code];
    }

    private static byte[][] nimbers() {
        byte[][] nimbers = new byte[LARGEST + 1][];
        for (int vertices = 0; vertices <= LARGEST; vertices++) {
            nimbers[vertices] = new byte[1 << (vertices * (vertices - 1) / 2)];
            for (int code = 0; code < nimbers[vertices].length; code++) {
                nimbers[vertices][code] = byDefinition(nimbers, rows(vertices, code));
            }
        }
        return nimbers;
    }

    private static int[] rows(int vertices, int code) {
        int[] rows = new int[vertices];
        int pair = 0;
        for (int i = 1; i < vertices; i++) {
            for (int j = 0; j < i; j++) {
                int joined = (code >>> pair++) & 1;
                rows[i] |= joined << j;
                rows[j] |= joined << i;
            }
        }
        return rows;
    }

    private static byte byDefinition(byte[][] smaller, int[] rows) {
        int all = (1 << rows.length) - 1;
        int seen = 0;
        for (int vertex = 0; vertex < rows.length; vertex++) {
            seen |= 1 << nimber(smaller, rows, all & ~rows[vertex] & ~(1 << vertex));
        }
        return (byte) Integer.numberOfTrailingZeros(~seen);
    }
}
