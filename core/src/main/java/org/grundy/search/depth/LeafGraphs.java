package org.grundy.search.depth;

/// The nimbers of Node Kayles on graphs of at most 7 vertices, each found when it is first asked for and then in a
/// table: a byte for each of the 2^21 graphs of 7. For one thread.
///
/// A graph is coded by the pairs (i, j), j < i, in the order of i and then j: bit 1 where they are joined.
final class LeafGraphs {
    static final int MOST_VERTICES = 7;

    /// By vertices and code: the nimber and 1, or 0 while it is unknown.
    private final byte[][] known = new byte[MOST_VERTICES + 1][];

    LeafGraphs() {
        for (int vertices = 0; vertices <= MOST_VERTICES; vertices++) {
            known[vertices] = new byte[1 << (vertices * (vertices - 1) / 2)];
        }
    }

    /// The nimber of a set of vertices of a graph.
    ///
    /// @param taken for each vertex it and those next to it
    /// @param set of at most [#MOST_VERTICES] vertices
    int nimber(int[] taken, int set) {
        int code = 0;
        int pairs = 0;
        int before = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int vertex = Integer.numberOfTrailingZeros(rest);
            code |= Integer.compress(taken[vertex] & ((1 << vertex) - 1), set) << pairs;
            pairs += before++;
        }
        int found = known[before][code];
        return (found != 0 ? found : byDefinition(taken, set, known[before], code)) - 1;
    }

    private byte byDefinition(int[] taken, int set, byte[] table, int code) {
        int seen = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            seen |= 1 << nimber(taken, set & ~taken[Integer.numberOfTrailingZeros(rest)]);
        }
        byte found = (byte) (Integer.numberOfTrailingZeros(~seen) + 1);
        table[code] = found;
        return found;
    }
}
