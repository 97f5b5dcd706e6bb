package org.grundy.cli.contest.documented;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Graphs;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Trees and graphs, and games that only a judge's program can be played against.
final class GraphStatements {
    private GraphStatements() {}

    static List<Statement> all() {
        return List.of(agc033c(), cf1823e(), abc278g());
    }

    private static Statement agc033c() {
        return new Statement(
                "AtCoder AGC 033 C",
                "tree",
                Read.atcoder("agc033_c"),
                "1 <= N <= 2*10^5; 2 s",
                "A tree with a coin on each vertex: remove all coins of a vertex v that has some, then every other coin "
                        + "moves one edge towards v; who finds no coin loses. Read N and the edges; print First or Second.",
                random -> {
                    int n = random.nextInt(1, 9);
                    return n + "\n"
                            + IntStream.rangeClosed(2, n)
                                    .mapToObj(v -> v + " " + random.nextInt(Math.max(1, v - 3), v) + "\n")
                                    .reduce("", String::concat);
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    List<List<Integer>> neighbours = Graphs.undirected(in, n, n - 1);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(vertices -> vertices.stream()
                            .map(v -> {
                                int[] towards = Graphs.parents(neighbours, v);
                                return vertices.stream()
                                        .filter(u -> !u.equals(v))
                                        .map(u -> towards[u])
                                        .distinct()
                                        .sorted()
                                        .toList();
                            })
                            .toList());
                    return play.wins(ListMoves.upTo(n)) ? "First" : "Second";
                }),
                new Sample("6\n1 2\n2 3\n2 4\n4 6\n5 6\n", "Second\n"));
    }

    /// Vertices that are left, as bits.
    private static Statement cf1823e() {
        return new Statement(
                "Codeforces 1823E",
                "graph",
                Read.codeforces(1823, "E"),
                "3 <= n <= 2*10^5; 1 <= l < r <= n; 2 s",
                "A graph of circles: erase l to r vertices that form a connected subgraph; who cannot loses. Read n l r "
                        + "and n edges; print Alice or Bob.",
                GraphStatements::circles,
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int l = in.nextInt();
                    int r = in.nextInt();
                    int[] beside = new int[n];
                    for (int i = 0; i < n; i++) {
                        int u = in.nextInt() - 1;
                        int v = in.nextInt() - 1;
                        beside[u] |= 1 << v;
                        beside[v] |= 1 << u;
                    }
                    List<Integer> connected = IntStream.range(1, 1 << n)
                            .filter(set -> l <= Integer.bitCount(set) && Integer.bitCount(set) <= r)
                            .filter(set -> isConnected(set, beside))
                            .boxed()
                            .toList();
                    PlayedOut<Integer> play = PlayedOut.normal(left -> connected.stream()
                            .filter(set -> (set & left) == set)
                            .map(set -> left ^ set)
                            .toList());
                    return play.wins(Bits.below(n)) ? "Alice" : "Bob";
                }),
                new Sample("12 1 3\n1 2\n2 3\n3 1\n4 5\n5 6\n6 7\n7 4\n8 9\n9 10\n10 11\n11 12\n12 8\n", "Alice\n"));
    }

    private static boolean isConnected(int set, int[] beside) {
        int reached = Integer.lowestOneBit(set);
        for (int more = reached; more != 0; ) {
            int next = 0;
            for (int v = 0; v < beside.length; v++) {
                if (Bits.has(more, v)) {
                    next |= beside[v];
                }
            }
            more = next & set & ~reached;
            reached |= more;
        }
        return reached == set;
    }

    private static String circles(Random random) {
        List<Integer> sizes = new ArrayList<>(List.of(random.nextInt(3, 8)));
        if (random.nextBoolean()) {
            sizes.add(random.nextInt(3, 5));
        }
        int n = sizes.stream().mapToInt(size -> size).sum();
        List<Integer> names = new ArrayList<>(ListMoves.upTo(n));
        Collections.shuffle(names, random);
        List<String> edges = new ArrayList<>();
        int from = 0;
        for (int size : sizes) {
            for (int i = 0; i < size; i++) {
                edges.add(names.get(from + i) + " " + names.get(from + (i + 1) % size));
            }
            from += size;
        }
        Collections.shuffle(edges, random);
        int l = random.nextInt(1, Math.min(4, n));
        return n + " " + l + " " + random.nextInt(l + 1, n + 1) + "\n" + String.join("\n", edges) + "\n";
    }

    private static Statement abc278g() {
        return Statement.withoutOracle(
                "AtCoder ABC 278 G",
                "interactive",
                Read.atcoder("abc278_g"),
                "1 <= N <= 2000; 1 <= L <= R <= N; 2 s",
                "Cards 1 to N in a row: remove L to R adjacent ones; who cannot loses. Read N L R, print First or Second, "
                        + "then play against the judge: print x y, read a b, up to 0 0.");
    }
}
