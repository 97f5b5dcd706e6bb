package org.grundy.catalog.graph.walk;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.MatchingAlgorithm;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.MaskSubgraph;
import org.jgrapht.graph.SimpleGraph;

/// A maximum matching of what is left of a graph.
///
/// Cost: O(V·E·α(V)) by Edmonds' algorithm, O(E·α(V)) for each further question.
final class Matching {
    private final Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    private final RemovalPosition part;
    private final Set<DefaultEdge> edges;

    private Matching(RemovalPosition part) {
        this.part = part;
        part.elements().forEach(graph::addVertex);
        part.elements().forEach(vertex -> {
            Stream<Integer> later = part.related(vertex).stream()
                    .filter(other -> other > vertex)
                    .boxed();
            later.forEach(other -> graph.addEdge(vertex, other));
        });
        this.edges = part.size() == 0
                ? Set.of()
                : new SparseEdmondsMaximumCardinalityMatching<>(graph)
                        .getMatching()
                        .getEdges();
    }

    static Matching maximum(RemovalPosition part) {
        return new Matching(part);
    }

    boolean isPerfect() {
        return 2 * edges.size() == part.size();
    }

    /// The edges as `a-b`.
    List<String> written() {
        return edges.stream()
                .sorted((a, b) -> Integer.compare(first(a), first(b)))
                .map(edge -> part.arena().name(first(edge)) + "-" + part.arena().name(last(edge)))
                .toList();
    }

    private int first(DefaultEdge edge) {
        return Math.min(graph.getEdgeSource(edge), graph.getEdgeTarget(edge));
    }

    private int last(DefaultEdge edge) {
        return Math.max(graph.getEdgeSource(edge), graph.getEdgeTarget(edge));
    }

    /// Whether every maximum matching covers a vertex: without it and its edge this one would have to be as
    /// large again.
    boolean needs(int vertex) {
        Set<DefaultEdge> others = new HashSet<>(edges);
        others.removeAll(graph.edgesOf(vertex));
        if (others.size() == edges.size()) {
            return false;
        }
        Graph<Integer, DefaultEdge> rest = new MaskSubgraph<>(graph, each -> each == vertex, edge -> false);
        MatchingAlgorithm<Integer, DefaultEdge> begin =
                () -> new MatchingAlgorithm.MatchingImpl<>(rest, others, others.size());
        return new SparseEdmondsMaximumCardinalityMatching<>(rest, begin)
                        .getMatching()
                        .getEdges()
                        .size()
                < edges.size();
    }
}
