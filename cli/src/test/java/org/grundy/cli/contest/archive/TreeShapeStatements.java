package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Graphs;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Trees in other dresses: circles within circles, parents in a list, edges with values, flights.
final class TreeShapeStatements {
    private TreeShapeStatements() {}

    static List<Statement> all() {
        return List.of(hdu5299(), hdu5996(), hdu5963(), poj2599());
    }

    private static Statement hdu5299() {
        return new Statement(
                "HDU 5299",
                "tree",
                "http://18.139.208.140:8080/p/P10917",
                "T <= 20; n <= 20000; |x|, |y|, r <= 20000",
                "Of any two circles one is inside the other or they are apart. Remove a circle and all inside it; who cannot"
                        + " move loses. Read T, then n and n lines x y r each; print Alice if the first player wins, else"
                        + " Bob.",
                random -> Lines.counted(random, 8, r -> {
                    List<String> circles = new ArrayList<>();
                    nest(r, 0, 1000, 3, circles);
                    return circles.size() + "\n" + String.join("\n", circles);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    List<int[]> circles = Lines.rows(in, n, 3);
                    PlayedOut<Integer> play = PlayedOut.normal(left -> IntStream.range(0, n)
                            .filter(i -> Bits.has(left, i))
                            .mapToObj(i -> left
                                    & ~Bits.set(
                                            IntStream.range(0, n).filter(j -> inside(circles.get(j), circles.get(i)))))
                            .toList());
                    return play.wins(Bits.below(n)) ? "Alice" : "Bob";
                }),
                new Sample("2\n1\n0 0 1\n6\n-100 0 90\n-50 0 1\n-20 0 1\n100 0 90\n47 0 1\n23 0 1\n", "Alice\nBob\n"));
    }

    /// Whether a circle is inside another, or is that one.
    private static boolean inside(int[] circle, int[] other) {
        return circle[2] <= other[2]
                && Math.hypot(circle[0] - other[0], circle[1] - other[1]) < Math.max(1, other[2] - circle[2] + 0.5);
    }

    /// Circles side by side between two places of the axis, each perhaps with others inside; twelve at most.
    private static void nest(Random random, int from, int to, int depth, List<String> circles) {
        int parts = random.nextInt(1, 4);
        for (int part = 0; depth > 0 && part < parts && circles.size() < 12; part++) {
            int left = from + (to - from) * part / parts;
            int radius = (to - from) / parts / 2 - 2;
            circles.add((left + radius + 2) + " 0 " + radius);
            if (random.nextBoolean()) {
                nest(random, left + 3, left + 2 * radius, depth - 1, circles);
            }
        }
    }

    private static Statement hdu5996() {
        return new Statement(
                "HDU 5996",
                "staircase",
                "http://daimami.com/other/1082964.htm",
                "1 <= T <= 100; 1 <= n <= 100000; ai < 134217728",
                "Stones on the nodes of a tree with root 0; move any number of stones of one node to its parent; who cannot"
                        + " move loses. Read T, then n, the n − 1 parents of the nodes 1 to n − 1, each less than its node,"
                        + " and the n numbers of stones; print win if the first player wins, else lose.",
                random -> Lines.counted(random, 8, r -> {
                    int n = r.nextInt(2, 5);
                    String parents = IntStream.range(1, n)
                            .mapToObj(v -> String.valueOf(r.nextInt(v)))
                            .collect(Collectors.joining(" "));
                    return n + "\n" + parents + "\n" + Lines.numbers(r, n, 0, 3);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int[] parent = Lines.read(in, n - 1);
                    // stones at the root never move
                    List<Integer> start = ListMoves.with(ListMoves.read(in, n), 0, 0);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(stones -> lifted(stones, parent));
                    return play.wins(start) ? "win" : "lose";
                }),
                new Sample("2\n2\n0\n1000 1\n4\n0 1 0\n2 3 3 3\n", "win\nlose\n"));
    }

    private static List<List<Integer>> lifted(List<Integer> stones, int[] parent) {
        List<List<Integer>> next = new ArrayList<>();
        for (int v = 1; v < stones.size(); v++) {
            int above = parent[v - 1];
            for (int left = 0; left < stones.get(v); left++) {
                next.add(
                        above == 0
                                ? ListMoves.with(stones, v, left)
                                : ListMoves.moved(stones, v, above, stones.get(v) - left));
            }
        }
        return next;
    }

    private static Statement hdu5963() {
        return new Statement(
                "HDU 5963",
                "tree",
                "http://acm.hdu.edu.cn/showproblem.php?pid=5963",
                "5 cases; n, m < 40000; 1 s",
                "Each edge of a tree has a value 0 or 1. With some node as root, choose another whose edge to its parent is"
                        + " 1, and change all edges from it to the root; who cannot move loses. Read T, then n m, n − 1 lines"
                        + " x y z with the ends and the value of an edge, and m lines, 0 x, which asks for root x, or 1 x y"
                        + " z, which makes the edge of x and y z; print for each that asks Girls win! if the first player"
                        + " wins, else Boys win!.",
                random -> Lines.counted(random, 4, r -> {
                    int n = r.nextInt(2, 8);
                    List<String> edges = Graphs.randomTree(r, n).lines().toList();
                    String values = edges.stream()
                            .map(edge -> edge + " " + r.nextInt(2) + "\n")
                            .collect(Collectors.joining());
                    return n + " 8\n" + values
                            + Lines.uncounted(
                                    r,
                                    8,
                                    one -> one.nextInt(3) > 0
                                            ? "0 " + one.nextInt(1, n + 1)
                                            : "1 " + edges.get(one.nextInt(n - 1)) + " " + one.nextInt(2));
                }),
                input -> Lines.answerCounted(input, TreeShapeStatements::askedForRoots)
                        .replaceAll("\n+", "\n"),
                null);
    }

    private static String askedForRoots(Scanner in) {
        int n = in.nextInt();
        int questions = in.nextInt();
        List<int[]> edges = Lines.rows(in, n - 1, 3);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < questions; i++) {
            if (in.nextInt() == 0) {
                out.append(winsFrom(edges, n, in.nextInt()) ? "Girls win!\n" : "Boys win!\n");
            } else {
                int[] change = Lines.read(in, 3);
                for (int[] edge : edges) {
                    if ((change[0] == edge[0] && change[1] == edge[1])
                            || (change[0] == edge[1] && change[1] == edge[0])) {
                        edge[2] = change[2];
                    }
                }
            }
        }
        return out.toString();
    }

    private static boolean winsFrom(List<int[]> edges, int n, int root) {
        String ends = edges.stream().map(edge -> edge[0] + " " + edge[1]).collect(Collectors.joining(" "));
        int[] parent = Graphs.parents(Graphs.undirected(new Scanner(ends), n, n - 1), root);
        // the nodes below edges of value 1, as bits
        int ones = edges.stream()
                .filter(edge -> edge[2] == 1)
                .mapToInt(edge -> 1 << (parent[edge[0]] == edge[1] ? edge[0] : edge[1]))
                .sum();
        PlayedOut<Integer> play = PlayedOut.normal(set -> Bits.of(set)
                .mapToObj(v -> set ^ (TreeCutStatements.path(parent, v) & ~(1 << root)))
                .toList());
        return play.wins(ones);
    }

    private static Statement poj2599() {
        return new Statement(
                "POJ 2599",
                "winning move",
                "https://fjnuacm.top/d/poj/p/P2599",
                "N <= 1000; 1 <= K <= N; at most 20 flights of an airport; 1 s",
                "Two fly together from airport to airport of a tree, one and the other choosing the flight, and each they"
                        + " leave is closed; who cannot fly loses. Read N K, K where they begin, and N − 1 flights; print"
                        + " First player wins flying to airport L, with the least L that wins, or First player loses.",
                random -> {
                    int n = random.nextInt(1, 10);
                    return n + " " + random.nextInt(1, n + 1) + "\n" + Graphs.randomTree(random, n);
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int start = in.nextInt();
                    List<List<Integer>> flights = Graphs.undirected(in, n, n - 1);
                    // where they are, and the airports that are open, as bits
                    PlayedOut<List<Integer>> play = PlayedOut.normal(at -> flights.get(at.get(0)).stream()
                            .filter(to -> Bits.has(at.get(1), to))
                            .map(to -> List.of(to, Bits.without(at.get(1), to)))
                            .toList());
                    int open = Bits.without((1 << (n + 1)) - 2, start);
                    return flights.get(start).stream()
                            .sorted()
                            .filter(to -> !play.wins(List.of(to, Bits.without(open, to))))
                            .map(to -> "First player wins flying to airport " + to + "\n")
                            .findFirst()
                            .orElse("First player loses\n");
                }),
                new Sample("4 3\n3 2\n3 1\n1 4\n", "First player wins flying to airport 2\n"));
    }
}
