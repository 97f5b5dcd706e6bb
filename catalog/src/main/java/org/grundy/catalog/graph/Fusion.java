package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.catalog.graph.notation.NamedEdge;

/// The Grundy value of a picture of Green Hackenbush: every cycle is fused to one vertex, its edges
/// becoming loops there; then values are added up from the leaves to the ground, where a loop counts 1 and
/// a branch one more than the value of the picture that it carries.
///
/// A spanning tree by breadth-first search; each other edge fuses the tree path between its ends, which the
/// edges of already fused paths do not lengthen. So the cost is nearly linear in the edges.
///
/// Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (2001), ch. 7 (fusion and colon
/// principles).
final class Fusion {
    private final int[] one;
    private final int[] other;
    private final List<List<Integer>> edgesAt = new ArrayList<>();
    private final int[] parent;
    private final int[] depth;
    /// The edge to the parent, -1 at the ground.
    private final int[] treeEdge;
    /// A vertex nearer to the ground with which this one is fused, itself if there is none.
    private final int[] fused;

    private final int[] order;

    private Fusion(HackenbushPosition bush) {
        Map<String, Integer> numbers = new HashMap<>(Map.of(bush.ground(), 0));
        int edges = bush.twigs().size();
        one = new int[edges];
        other = new int[edges];
        edgesAt.add(new ArrayList<>());
        for (int edge = 0; edge < edges; edge++) {
            NamedEdge twig = bush.twigs().get(edge);
            one[edge] = number(numbers, twig.one());
            other[edge] = number(numbers, twig.other());
            edgesAt.get(one[edge]).add(edge);
            edgesAt.get(other[edge]).add(edge);
        }
        parent = new int[numbers.size()];
        depth = new int[numbers.size()];
        treeEdge = new int[numbers.size()];
        fused = new int[numbers.size()];
        order = new int[numbers.size()];
        Arrays.setAll(fused, vertex -> vertex);
    }

    private int number(Map<String, Integer> numbers, String name) {
        Integer known = numbers.get(name);
        if (known != null) {
            return known;
        }
        numbers.put(name, edgesAt.size());
        edgesAt.add(new ArrayList<>());
        return edgesAt.size() - 1;
    }

    /// What fusion finds.
    ///
    /// @param value the Grundy value
    /// @param bridges how many edges lie on no cycle
    record Found(int value, int bridges) {}

    static Found of(HackenbushPosition bush) {
        Fusion fusion = new Fusion(bush);
        fusion.span();
        fusion.fuse();
        return fusion.found();
    }

    private void span() {
        Arrays.fill(treeEdge, -1);
        int seen = 1;
        for (int at = 0; at < seen; at++) {
            int vertex = order[at];
            for (int edge : edgesAt.get(vertex)) {
                int next = one[edge] ^ other[edge] ^ vertex;
                if (next != 0 && treeEdge[next] < 0 && next != vertex) {
                    treeEdge[next] = edge;
                    parent[next] = vertex;
                    depth[next] = depth[vertex] + 1;
                    order[seen++] = next;
                }
            }
        }
    }

    private void fuse() {
        for (int edge = 0; edge < one.length; edge++) {
            if (treeEdge[one[edge]] != edge && treeEdge[other[edge]] != edge) {
                fuse(one[edge], other[edge]);
            }
        }
    }

    /// Fuses the tree path between two vertices.
    private void fuse(int from, int to) {
        int a = lowest(from);
        int b = lowest(to);
        while (a != b) {
            int deeper = depth[a] > depth[b] ? a : b;
            fused[deeper] = parent[deeper];
            a = lowest(a);
            b = lowest(b);
        }
    }

    /// The vertex nearest to the ground among those fused with this one.
    private int lowest(int vertex) {
        int at = vertex;
        while (fused[at] != at) {
            fused[at] = fused[fused[at]];
            at = fused[at];
        }
        return at;
    }

    private Found found() {
        int[] values = new int[fused.length];
        int bridges = 0;
        for (int edge = 0; edge < one.length; edge++) {
            if (!isBridge(edge)) {
                values[lowest(one[edge])] ^= 1;
            }
        }
        for (int at = order.length - 1; at > 0; at--) {
            int vertex = order[at];
            if (isBridge(treeEdge[vertex])) {
                values[lowest(parent[vertex])] ^= 1 + values[vertex];
                bridges++;
            }
        }
        return new Found(values[0], bridges);
    }

    private boolean isBridge(int edge) {
        return lowest(one[edge]) != lowest(other[edge]);
    }
}
