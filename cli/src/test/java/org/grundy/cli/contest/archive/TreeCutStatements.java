package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Graphs;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Edges or nodes of a rooted tree are taken away, or a token goes along it.
final class TreeCutStatements {
    private TreeCutStatements() {}

    static List<Statement> all() {
        return List.of(hdu3094(), bzoj4134(), bzoj4730(), luoguP5801(), bzoj1777());
    }

    private static Statement hdu3094() {
        return new Statement(
                "HDU 3094",
                "tree",
                "http://cnblogs.com/Y-E-T-I/p/8438016.html",
                "T <= 100; 1 <= N <= 10^5; 1 s",
                "Remove an edge of a tree with root 1, and with it all that is no longer joined to the root; who cannot move"
                        + " loses. Read T, then N and N − 1 lines with the ends of an edge each; print Alice if the first"
                        + " player wins, else Bob.",
                random -> Lines.counted(random, 8, r -> {
                    int n = r.nextInt(1, 10);
                    return n + "\n" + Graphs.randomTree(r, n);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int[] parents = Graphs.rooted(in, n);
                    return Graphs.cutting(parents).wins(ListMoves.upTo(n)) ? "Alice" : "Bob";
                }),
                new Sample(
                        "3\n3\n1 2\n2 3\n3\n1 2\n1 3\n10\n6 2\n4 3\n8 4\n9 5\n8 6\n2 7\n5 8\n1 9\n6 10\n",
                        "Alice\nBob\nAlice\n"));
    }

    private static Statement bzoj4134() {
        return new Statement(
                "BZOJ 4134",
                "winning move",
                Read.bzoj(4134),
                "1 <= n <= 100000; 1 s",
                "Choose a node of a tree that is not taken and take all of its path to the root 1; who cannot move loses."
                        + " Read n, then n numbers, 1 for a node that is taken before, else 0, then n − 1 edges. Print the"
                        + " nodes with which the first player may begin and win, a line each in order, or -1.",
                random -> {
                    int n = random.nextInt(1, 10);
                    return n + "\n" + Lines.numbers(random, n, 0, 1) + "\n" + Graphs.randomTree(random, n);
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int[] taken = Lines.read(in, n);
                    int[] parent = Graphs.rooted(in, n);
                    PlayedOut<Integer> play = pathsTaken(parent);
                    int start = Bits.set(IntStream.rangeClosed(1, n).filter(v -> taken[v - 1] == 0));
                    String moves = Bits.of(start)
                            .filter(v -> !play.wins(start & ~path(parent, v)))
                            .mapToObj(v -> v + "\n")
                            .collect(Collectors.joining());
                    return moves.isEmpty() ? "-1\n" : moves;
                }),
                new Sample("8\n1 1 0 1 0 0 1 0\n1 2\n1 3\n2 6\n3 4\n3 5\n5 7\n7 8\n", "5\n"));
    }

    /// Nodes, those that are left as bits, of which one is taken with all above it.
    private static PlayedOut<Integer> pathsTaken(int[] parent) {
        return PlayedOut.normal(
                left -> Bits.of(left).mapToObj(v -> left & ~path(parent, v)).toList());
    }

    private static Statement bzoj4730() {
        return new Statement(
                "BZOJ 4730",
                "tree",
                Read.bzoj(4730),
                "n <= 10^5; 0 <= m <= n - 1; 1 s",
                "A forest whose roots are the least numbers of its trees. Choose a node that is not removed, and remove it"
                        + " and all nodes above it; who cannot move loses. Read T, then n m and m edges each; print Alice if"
                        + " the first player wins, else Bob.",
                random -> Lines.counted(random, 8, r -> {
                    int n = r.nextInt(1, 10);
                    List<String> kept = Graphs.randomTree(r, n)
                            .lines()
                            .filter(edge -> r.nextInt(4) > 0)
                            .toList();
                    return n + " " + kept.size() + "\n" + String.join("\n", kept);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    List<List<Integer>> neighbours = Graphs.undirected(in, n, in.nextInt());
                    // the least number of a tree is its root, and greater ones are seen with it
                    int[] parent = new int[n + 1];
                    for (int root = n; root >= 1; root--) {
                        int[] above = Graphs.parents(neighbours, root);
                        int top = root;
                        IntStream.rangeClosed(1, n)
                                .filter(v -> v == top || above[v] > 0)
                                .forEach(v -> parent[v] = above[v]);
                    }
                    return pathsTaken(parent).wins((1 << (n + 1)) - 2) ? "Alice" : "Bob";
                }),
                new Sample("4\n2 1\n1 2\n3 2\n1 2\n1 3\n2 0\n3 1\n1 2\n", "Alice\nAlice\nBob\nAlice\n"));
    }

    private static Statement luoguP5801() {
        return new Statement(
                "Luogu P5801",
                "tree",
                "https://www.yundouxueyuan.com/d/luogu/p/P5801",
                "1 <= n <= 10^5; 1 s",
                "All nodes of a tree with root 1 are white. Alice puts a token on a node, which becomes black; then, Bob"
                        + " first, the token goes to a white ancestor or descendant of its node, which becomes black; who"
                        + " cannot move loses. Read n and n − 1 edges; print Alice or Bob.",
                random -> {
                    int n = random.nextInt(1, 9);
                    return n + "\n" + Graphs.randomTree(random, n);
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int[] parent = Graphs.rooted(in, n);
                    // the token and the white nodes
                    PlayedOut<List<Integer>> play = PlayedOut.normal(at -> Bits.of(at.get(1))
                            .filter(v -> Bits.has(path(parent, v), at.get(0)) || Bits.has(path(parent, at.get(0)), v))
                            .mapToObj(v -> List.of(v, Bits.without(at.get(1), v)))
                            .toList());
                    int all = (1 << (n + 1)) - 2;
                    return Bits.of(all).anyMatch(v -> !play.wins(List.of(v, Bits.without(all, v)))) ? "Alice" : "Bob";
                }),
                new Sample("4\n1 2\n2 3\n3 4\n", "Bob\n"));
    }

    private static Statement bzoj1777() {
        return new Statement(
                "BZOJ 1777",
                "staircase",
                Read.bzoj(1777),
                "2 <= N <= 10000; 1 <= T <= 10000; 1 <= L, Ri, Bj <= 1000; 1 s",
                "Stones on the nodes of a tree with root 1; move 1 to L stones of one node to its parent; who cannot move"
                        + " loses. Read N T L, then Pi Ri, parent and stones, for the nodes 2 to N, then T lines Aj Bj: the"
                        + " stones of node Aj are Bj from now on. Print Yes or No after each change: whether the first"
                        + " player wins.",
                random -> {
                    int n = random.nextInt(2, 5);
                    String nodes = IntStream.rangeClosed(2, n)
                            .mapToObj(v -> random.nextInt(1, v) + " " + random.nextInt(1, 5) + "\n")
                            .collect(Collectors.joining());
                    return n + " 4 " + random.nextInt(1, 4) + "\n" + nodes
                            + Lines.uncounted(random, 4, r -> r.nextInt(2, n + 1) + " " + r.nextInt(1, 5));
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int changes = in.nextInt();
                    int most = in.nextInt();
                    int[] parent = new int[n + 1];
                    Integer[] stones = new Integer[n + 1];
                    Arrays.fill(stones, 0);
                    for (int v = 2; v <= n; v++) {
                        parent[v] = in.nextInt();
                        stones[v] = in.nextInt();
                    }
                    PlayedOut<List<Integer>> play = PlayedOut.normal(at -> lifted(at, parent, most));
                    return Lines.answers(in, changes, change -> {
                        stones[change.nextInt()] = change.nextInt();
                        return play.wins(List.of(stones)) ? "Yes" : "No";
                    });
                }),
                new Sample("3 2 10\n1 5\n1 3\n2 3\n3 1\n", "No\nYes\n"));
    }

    private static List<List<Integer>> lifted(List<Integer> stones, int[] parent, int most) {
        List<List<Integer>> next = new ArrayList<>();
        for (int v = 2; v < stones.size(); v++) {
            for (int moved = 1; moved <= Math.min(most, stones.get(v)); moved++) {
                next.add(ListMoves.moved(stones, v, parent[v], moved));
            }
        }
        return next;
    }

    /// A node and all above it, as bits.
    static int path(int[] parent, int node) {
        return node < 1 ? 0 : 1 << node | path(parent, parent[node]);
    }

    /// A node and all below it, as bits.
    static int below(int[] parent, int node) {
        return Bits.set(IntStream.range(1, parent.length).filter(v -> Bits.has(path(parent, v), node)));
    }
}
