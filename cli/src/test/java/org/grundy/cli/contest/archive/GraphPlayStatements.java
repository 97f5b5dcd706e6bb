package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Graphs;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.PlayedRound;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// A graph is read: tokens go along its edges, or edges are cut.
final class GraphPlayStatements {
    private GraphPlayStatements() {}

    static List<Statement> all() {
        return List.of(ybt1676(), poj2425(), luoguP6560(), bzoj1463(), bzoj2927());
    }

    private static Statement ybt1676() {
        return new Statement(
                "YBT 1676",
                "graph",
                "https://dotcpp.com/oj/problem3278.html",
                "N <= 2000; M <= 6000; 1 <= K <= N; 2 s",
                "Move one of K tokens along an arc of an acyclic graph; who cannot move loses. Read N M K, then M lines X Y,"
                        + " an arc from X to Y, then the K nodes with tokens; print win if the first player wins, else"
                        + " lose.",
                random -> {
                    int n = random.nextInt(1, 7);
                    List<String> arcs = arcs(random, n, true);
                    int tokens = random.nextInt(1, 4);
                    return n + " " + arcs.size() + " " + tokens + "\n" + lines(arcs)
                            + Lines.numbers(random, tokens, 1, n) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    int tokens = in.nextInt();
                    List<List<Integer>> after = Graphs.directed(in, n, m);
                    PlayedOut<List<Integer>> play =
                            PlayedOut.normal(at -> ListMoves.each(at, (i, v) -> after.get(v).stream()));
                    return play.wins(ListMoves.read(in, tokens)) ? "win" : "lose";
                }),
                new Sample("6 8 4\n2 1\n2 4\n1 4\n1 5\n4 5\n1 3\n3 5\n3 6\n1 2 4 6\n", "win\n"));
    }

    private static Statement poj2425() {
        return new Statement(
                "POJ 2425",
                "graph",
                "http://poj.org/problem?id=2425",
                "1 <= N <= 1000; 1 <= M <= 10",
                "Move one of M pieces along an arc of an acyclic graph; who cannot move loses. Up to the end of the input"
                        + " read N, then for each position from 0 on the number of arcs from it and their ends, then"
                        + " questions, M and M positions, up to a 0; print WIN for each if the first player wins, else"
                        + " LOSE.",
                random -> Lines.uncounted(random, 3, r -> {
                    int n = r.nextInt(1, 7);
                    List<String> arcs = arcs(r, n, true);
                    String ends = IntStream.rangeClosed(1, n)
                            .mapToObj(u -> {
                                List<String> of = arcs.stream()
                                        .filter(arc -> arc.startsWith(u + " "))
                                        .map(arc -> " " + (Integer.parseInt(arc.substring(2)) - 1))
                                        .toList();
                                return of.size() + String.join("", of) + "\n";
                            })
                            .collect(Collectors.joining());
                    return n + "\n" + ends
                            + Lines.uncounted(r, 4, q -> {
                                int pieces = q.nextInt(1, 4);
                                return pieces + " " + Lines.numbers(q, pieces, 0, n - 1);
                            })
                            + "0";
                }),
                input -> Lines.answer(input, in -> {
                    StringBuilder out = new StringBuilder();
                    while (in.hasNext()) {
                        List<List<Integer>> after = IntStream.range(0, in.nextInt())
                                .mapToObj(i -> ListMoves.read(in))
                                .toList();
                        PlayedOut<List<Integer>> play =
                                PlayedOut.normal(at -> ListMoves.each(at, (i, v) -> after.get(v).stream()));
                        for (int pieces = in.nextInt(); pieces > 0; pieces = in.nextInt()) {
                            out.append(play.wins(ListMoves.read(in, pieces)) ? "WIN\n" : "LOSE\n");
                        }
                    }
                    return out.toString();
                }),
                new Sample(
                        "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n",
                        "WIN\nWIN\nWIN\nLOSE\nWIN\n"));
    }

    private static Statement luoguP6560() {
        return new Statement(
                "Luogu P6560",
                "draws",
                "https://cnblogs.com/karashi/p/18216525",
                "1.5 s",
                "A token goes along the arcs of a graph that may have cycles; who brings it to the end node wins, and who"
                        + " cannot move loses. Read n m q, then m lines u v, an arc from u to v, then q lines x y, start and"
                        + " end, which differ; print for each 1 if the first player can win, -1 if the second can, and 0"
                        + " if neither.",
                random -> {
                    int n = random.nextInt(2, 8);
                    List<String> arcs = arcs(random, n, false);
                    return n + " " + arcs.size() + " 6\n" + lines(arcs)
                            + Lines.uncounted(random, 6, r -> {
                                int start = r.nextInt(1, n + 1);
                                return start + " " + ((start + r.nextInt(n - 1)) % n + 1);
                            });
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    int queries = in.nextInt();
                    List<List<Integer>> after = Graphs.directed(in, n, m);
                    return Lines.answers(in, queries, query -> {
                        int start = query.nextInt();
                        int end = query.nextInt();
                        // at the end node the other player has won
                        PlayedRound<Integer> play = new PlayedRound<>(v -> v == end ? List.of() : after.get(v));
                        return switch (play.result(start)) {
                            case WON -> "1";
                            case LOST -> "-1";
                            case DRAWN -> "0";
                        };
                    });
                }),
                new Sample("5 5 2\n1 2\n2 3\n3 1\n3 4\n4 5\n1 5\n4 3\n", "0\n1\n"));
    }

    private static Statement bzoj1463() {
        return new Statement(
                "BZOJ 1463",
                "hackenbush",
                Read.bzoj(1463),
                "1 s",
                "Remove an edge of a connected graph, and with it all that is no longer joined to node 1, the ground; who"
                        + " cannot move loses. Read B, then N M and the ends of M edges each; print Alice if the first"
                        + " player wins, else Bob.",
                random -> Lines.counted(random, 8, r -> {
                    int n = r.nextInt(2, 6);
                    List<String> edges =
                            new ArrayList<>(Graphs.randomTree(r, n).lines().toList());
                    arcs(r, n, true).stream().limit(r.nextInt(4)).forEach(edges::add);
                    return n + " " + edges.size() + "\n" + String.join("\n", edges);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    List<int[]> edges = Lines.rows(in, in.nextInt(), 2);
                    return hackenbush(edges, n).wins(Bits.below(edges.size())) ? "Alice" : "Bob";
                }),
                new Sample(
                        "2\n8 7\n1 2\n1 3\n3 4\n1 5\n5 6\n6 7\n7 8\n5 6\n1 2\n1 3\n3 2\n1 4\n5 1\n4 5\n",
                        "Alice\nBob\n"));
    }

    /// Edges, those that are left as bits, of which one is cut with all that is then no longer joined to node 1.
    static PlayedOut<Integer> hackenbush(List<int[]> edges, int n) {
        return PlayedOut.normal(left -> Bits.of(left)
                .mapToObj(e -> grounded(edges, Bits.without(left, e), n))
                .toList());
    }

    private static int grounded(List<int[]> edges, int left, int n) {
        boolean[] reached = new boolean[n + 1];
        reached[1] = true;
        int joined = 0;
        for (int round = 0; round < n; round++) {
            for (int e = 0; e < edges.size(); e++) {
                int[] edge = edges.get(e);
                if (Bits.has(left, e) && (reached[edge[0]] || reached[edge[1]])) {
                    reached[edge[0]] = true;
                    reached[edge[1]] = true;
                    joined |= 1 << e;
                }
            }
        }
        return joined;
    }

    private static Statement bzoj2927() {
        return new Statement(
                "BZOJ 2927",
                "graph",
                Read.bzoj(2927),
                "4 <= n <= 50000; 1 s",
                "A convex polygon is cut into triangles by diagonals, and one triangle is black. Cut off a triangle along"
                        + " one diagonal; who cuts off the black one wins. Read n, then n − 2 lines with the corners, 0 to n"
                        + " − 1, of the triangles, the black one first; print TAK if the first player wins, else NIE.",
                random -> {
                    int n = random.nextInt(4, 11);
                    List<String> triangles = new ArrayList<>();
                    triangulate(random, 0, n - 1, triangles);
                    Collections.shuffle(triangles, random);
                    return n + "\n" + lines(triangles);
                },
                input -> Lines.answer(input, in -> {
                    int count = in.nextInt() - 2;
                    List<int[]> triangles = Lines.rows(in, count, 3);
                    PlayedOut<Integer> play = PlayedOut.ending(
                            left -> IntStream.range(1, count)
                                    .filter(t -> Bits.has(left, t) && neighbours(triangles, left, t) <= 1)
                                    .mapToObj(t -> Bits.without(left, t))
                                    .toList(),
                            left -> neighbours(triangles, left, 0) <= 1);
                    return play.wins(Bits.below(count)) ? "TAK" : "NIE";
                }),
                new Sample("6\n0 1 2\n2 4 3\n4 2 0\n0 5 4\n", "TAK\n"));
    }

    private static long neighbours(List<int[]> triangles, int left, int triangle) {
        return IntStream.range(0, triangles.size())
                .filter(t -> t != triangle && Bits.has(left, t))
                .filter(t -> Arrays.stream(triangles.get(t))
                                .filter(corner ->
                                        Arrays.stream(triangles.get(triangle)).anyMatch(other -> other == corner))
                                .count()
                        == 2)
                .count();
    }

    private static void triangulate(Random random, int from, int to, List<String> triangles) {
        if (to - from > 1) {
            int apex = random.nextInt(from + 1, to);
            triangles.add(apex + " " + from + " " + to);
            triangulate(random, from, apex, triangles);
            triangulate(random, apex, to, triangles);
        }
    }

    /// Arcs without loops and doubles; of an acyclic graph they go to greater nodes.
    static List<String> arcs(Random random, int n, boolean acyclic) {
        return IntStream.rangeClosed(1, n)
                .boxed()
                .flatMap(u -> IntStream.rangeClosed(acyclic ? u + 1 : 1, n)
                        .filter(v -> v != u && random.nextInt(5) < 2)
                        .mapToObj(v -> u + " " + v))
                .toList();
    }

    private static String lines(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }
}
