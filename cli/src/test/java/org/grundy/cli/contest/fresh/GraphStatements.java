package org.grundy.cli.contest.fresh;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Graphs;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Trees and graphs.
final class GraphStatements {
    private GraphStatements() {}

    static List<Statement> all() {
        return List.of(parts(), stones(), units());
    }

    /// The vertices of a part of a tree that one of them is joined to.
    private static List<Integer> joined(List<List<Integer>> neighbours, List<Integer> part, int vertex) {
        List<Integer> found = new ArrayList<>(List.of(vertex));
        for (int i = 0; i < found.size(); i++) {
            neighbours.get(found.get(i)).stream()
                    .filter(next -> part.contains(next) && !found.contains(next))
                    .forEach(found::add);
        }
        return ListMoves.sorted(found);
    }

    private static List<List<Integer>> kept(List<List<Integer>> neighbours, List<Integer> tree) {
        return IntStream.range(0, tree.size())
                .mapToObj(i -> ListMoves.without(tree, i))
                .flatMap(rest -> rest.stream().map(vertex -> joined(neighbours, rest, vertex)))
                .distinct()
                .toList();
    }

    private static Statement parts() {
        return new Statement(
                "Luogu P8347",
                "forest",
                "https://www.yundouxueyuan.com/d/luogu/p/P8347",
                "T <= 5; 2 <= n <= 10^5",
                "Remove a vertex of a tree and keep one of the parts that are left; who leaves one vertex alone loses. Read T,"
                        + " then in each case n and the edges; print Hifuu, who begins, or Luna.",
                random -> Lines.counted(random, 5, r -> {
                    int vertices = r.nextInt(2, 8);
                    return vertices + "\n" + Graphs.randomTree(r, vertices);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int vertices = in.nextInt();
                    List<List<Integer>> neighbours = Graphs.undirected(in, vertices, vertices - 1);
                    PlayedOut<List<Integer>> play =
                            PlayedOut.ending(tree -> kept(neighbours, tree), tree -> tree.size() == 1);
                    return play.wins(ListMoves.upTo(vertices)) ? "Hifuu" : "Luna";
                }),
                null);
    }

    private static Statement stones() {
        return new Statement(
                "UVa 11927",
                "graph",
                "https://cppentry.com/bencandy.php?fid=49&id=99146",
                "1 <= n <= 1000; 0 <= m <= 10000; 0 <= s_i <= 1000",
                "Move a stone along an arc of a graph without circles; who cannot loses. Read cases, each n m, the arcs of"
                        + " vertices from 0 on and how many stones are on each vertex, up to 0 0; print First or Second.",
                random -> Lines.uncounted(random, 5, r -> {
                            int vertices = r.nextInt(2, 6);
                            int arcs = r.nextInt(0, 8);
                            return vertices + " " + arcs + "\n"
                                    + Lines.uncounted(r, arcs, arc -> {
                                        int from = arc.nextInt(vertices - 1);
                                        return from + " " + arc.nextInt(from + 1, vertices);
                                    })
                                    + Lines.numbers(r, vertices, 0, 2);
                        })
                        + "0 0\n",
                input -> Lines.answerAll(input, in -> {
                    int vertices = in.nextInt();
                    int arcs = in.nextInt();
                    List<int[]> ends = Lines.rows(in, arcs, 2);
                    List<Integer> stones = new ArrayList<>();
                    for (int vertex = 0; vertex < vertices; vertex++) {
                        stones.addAll(Collections.nCopies(in.nextInt(), vertex));
                    }
                    PlayedOut<List<Integer>> play = PlayedOut.normal(all ->
                            ListMoves.each(
                                            all,
                                            (i, at) -> ends.stream()
                                                    .filter(arc -> arc[0] == at)
                                                    .map(arc -> arc[1]))
                                    .stream()
                                    .map(ListMoves::sorted)
                                    .toList());
                    return vertices == 0 ? "" : play.wins(stones) ? "First" : "Second";
                }),
                new Sample("4 3\n0 1\n1 2\n2 3\n1\n0\n0\n0\n\n0 0\n", "First\n"));
    }

    /// Whether all edges on the way from the root to an edge have something left, it too.
    private static boolean reached(List<int[]> edges, List<Integer> left, int edge) {
        int[] ends = edges.get(edge);
        return left.get(edge) > 0
                && (ends[0] == 0
                        || IntStream.range(0, edges.size())
                                .anyMatch(above -> edges.get(above)[1] == ends[0] && reached(edges, left, above)));
    }

    private static Statement units() {
        return new Statement(
                "LightOJ 1355",
                "hackenbush",
                "https://miaokee.com/296776.html",
                "T <= 100; 2 <= n <= 1000; 1 <= w <= 10^9",
                "An edge of a rooted tree has w units. Colour a unit of an edge to which a way leads from the root along edges"
                        + " that are not coloured wholly; who cannot loses. Read T, then in each case n and the edges u v w of"
                        + " vertices from 0, the root, on; print Case 1: Emily, who begins, or Case 1: Jolly.",
                random -> Lines.counted(random, 5, r -> {
                    int vertices = r.nextInt(2, 6);
                    return vertices + "\n"
                            + IntStream.range(1, vertices)
                                    .mapToObj(v -> r.nextInt(v) + " " + v + " " + r.nextInt(1, 4) + "\n")
                                    .collect(Collectors.joining());
                }),
                input -> Lines.answerNumbered("Case ", input, in -> {
                    List<int[]> edges = Lines.rows(in, in.nextInt() - 1, 3);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(left -> IntStream.range(0, edges.size())
                            .filter(edge -> reached(edges, left, edge))
                            .mapToObj(edge -> ListMoves.with(left, edge, left.get(edge) - 1))
                            .toList());
                    return play.wins(edges.stream().map(edge -> edge[2]).toList()) ? "Emily" : "Jolly";
                }),
                null);
    }
}
