package org.grundy.cli.contest.archive;

import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Graphs;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Nim on paths, a coin on a ring, leaves and subtrees of a tree that is given by its parents, and known games of
/// which something else is asked.
final class PathStatements {
    private PathStatements() {}

    static List<Statement> all() {
        return List.of(bzoj2819(), luoguP1288(), luoguP7864(), jutgeP61396(), luoguP5675(), nod1185(), lightoj1020());
    }

    private static Statement bzoj2819() {
        return new Statement(
                "BZOJ 2819",
                "nim on paths",
                Read.bzoj(2819),
                "1 <= N, Q <= 500000; heaps <= 32767; 1 s",
                "Heaps on the nodes of a tree. Read n, the n heaps, n − 1 edges, q and q lines: Q v u asks whether the first"
                        + " player wins nim with the heaps on the path from v to u, C v k makes heap v k; print Yes or No"
                        + " for each that asks.",
                random -> {
                    int n = random.nextInt(1, 6);
                    return n + "\n" + Lines.numbers(random, n, 0, 3) + "\n" + Graphs.randomTree(random, n) + "7\n"
                            + Lines.uncounted(
                                    random,
                                    6,
                                    r -> r.nextInt(3) > 0
                                            ? "Q " + Lines.numbers(r, 2, 1, n)
                                            : "C " + Lines.numbers(r, 1, 1, n) + " " + r.nextInt(4))
                            + "Q 1 " + n + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int[] heaps = Lines.read(in, n);
                    List<List<Integer>> neighbours = Graphs.undirected(in, n, n - 1);
                    PlayedOut<List<Integer>> nim = ListMoves.nim();
                    StringBuilder out = new StringBuilder();
                    for (int left = in.nextInt(); left > 0; left--) {
                        boolean asks = in.next().equals("Q");
                        int v = in.nextInt();
                        int other = in.nextInt();
                        if (asks) {
                            int[] parents = Graphs.parents(neighbours, v);
                            List<Integer> path = IntStream.iterate(other, at -> at > 0, at -> parents[at])
                                    .mapToObj(at -> heaps[at - 1])
                                    .toList();
                            out.append(nim.wins(path) ? "Yes\n" : "No\n");
                        } else {
                            heaps[v - 1] = other;
                        }
                    }
                    return out.toString();
                }),
                new Sample(
                        "5\n1 3 5 2 5\n1 5\n3 5\n2 5\n1 4\n6\nQ 1 2\nQ 3 5\nC 3 7\nQ 1 2\nQ 2 4\nQ 5 3\n",
                        "Yes\nNo\nYes\nYes\nYes\n"));
    }

    private static Statement luoguP1288() {
        return new Statement(
                "Luogu P1288",
                "ring",
                "http://tj20.top:3000/james/src2020/src/branch/master/1790_roundgetnum/Readme.md",
                "N <= 20; numbers <= 30; 1 s",
                "A coin is on a node of a ring whose edges have numbers. Lower the number of an edge at the coin that is not"
                        + " 0, and move the coin over it; who cannot move loses. Read N and the numbers of the N edges, one"
                        + " of them 0; the coin is between the last and the first. Print YES if the first player wins, else"
                        + " NO.",
                random -> {
                    int n = random.nextInt(2, 7);
                    int zero = random.nextInt(n);
                    return n + "\n"
                            + IntStream.range(0, n)
                                    .mapToObj(i -> String.valueOf(i == zero ? 0 : random.nextInt(4)))
                                    .collect(Collectors.joining(" "))
                            + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    // the last number is the node of the coin; edge i joins nodes i and i + 1
                    List<Integer> start = ListMoves.and(ListMoves.read(in, n), 0);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(at -> {
                        int node = at.get(n);
                        int before = (node + n - 1) % n;
                        return Stream.concat(
                                        ListMoves.lowered(at, node).stream()
                                                .map(next -> ListMoves.with(next, n, (node + 1) % n)),
                                        ListMoves.lowered(at, before).stream()
                                                .map(next -> ListMoves.with(next, n, before)))
                                .toList();
                    });
                    return play.wins(start) ? "YES" : "NO";
                }),
                new Sample("4\n2 5 3 0\n", "YES\n"));
    }

    private static Statement luoguP7864() {
        return new Statement(
                "Luogu P7864",
                "leaves",
                "https://oj.qingbeixinao.com/p/luogu-P7864?lang=en",
                "not in the text that was read",
                "Remove one or more leaves of a tree with root 1; who removes the root wins. Read T, then n and the parents"
                        + " of the nodes 2 to n each; print 1 if the first player wins, else 0.",
                random -> Lines.counted(random, 8, r -> {
                    int n = r.nextInt(2, 9);
                    return n + "\n" + parents(r, n);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int[] parent = Lines.read(in, n - 1);
                    PlayedOut<Integer> play = PlayedOut.normal(left -> {
                        int inner = Bits.of(left)
                                .filter(v -> v > 1)
                                .map(v -> 1 << parent[v - 2])
                                .reduce(0, (a, b) -> a | b);
                        int leaves = left & ~inner;
                        return IntStream.rangeClosed(1, leaves)
                                .filter(some -> (some & ~leaves) == 0)
                                .mapToObj(some -> left & ~some)
                                .toList();
                    });
                    return play.wins((1 << (n + 1)) - 2) ? "1" : "0";
                }),
                new Sample("2\n3\n1 1\n4\n1 2 3\n", "1\n0\n"));
    }

    private static String parents(Random random, int n) {
        return IntStream.rangeClosed(2, n)
                .mapToObj(v -> String.valueOf(random.nextInt(1, v)))
                .collect(Collectors.joining(" "));
    }

    private static Statement jutgeP61396() {
        return new Statement(
                "Jutge P61396",
                "misère",
                "https://jutge.org/problems/P61396_en",
                "1 <= n <= 10^5",
                "Remove a subtree of a tree with root 1; who removes the root loses. Up to the end of the input: n and n − 1"
                        + " edges x y, x the parent of y; print the least root of a subtree with which the first player may"
                        + " begin and win, or L.",
                random -> Lines.uncounted(random, 8, r -> {
                    int n = r.nextInt(1, 10);
                    String[] parents = parents(r, n).split(" ", -1);
                    return n
                            + IntStream.rangeClosed(2, n)
                                    .mapToObj(v -> "  " + parents[v - 2] + " " + v)
                                    .collect(Collectors.joining());
                }),
                input -> Lines.answerAll(input, in -> {
                    int n = in.nextInt();
                    int[] parent = new int[n + 1];
                    for (int i = 1; i < n; i++) {
                        int above = in.nextInt();
                        parent[in.nextInt()] = above;
                    }
                    PlayedOut<Integer> play = PlayedOut.misere(left -> Bits.of(left)
                            .mapToObj(v -> left & ~TreeCutStatements.below(parent, v))
                            .toList());
                    int all = (1 << (n + 1)) - 2;
                    return IntStream.rangeClosed(1, n)
                            .filter(v -> !play.wins(all & ~TreeCutStatements.below(parent, v)))
                            .mapToObj(String::valueOf)
                            .findFirst()
                            .orElse("L");
                }),
                new Sample("""
                        4  1 4  4 3  3 2
                        3  1 2  1 3
                        4  1 2  1 3  1 4
                        6  3 4  1 5  5 3  1 6  3 2
                        7  1 7  5 3  1 5  7 4  7 6  5 2
                        """, "4\nL\n2\n3\nL\n"));
    }

    private static Statement luoguP5675() {
        return new Statement(
                "Luogu P5675",
                "count of starts",
                Read.github("OI-wiki/OI-wiki", "docs/math/game-theory/impartial-game.md"),
                "1 <= n, ai <= 200; modulo 10^9 + 7",
                "Choose some of n heaps for nim, and one of those, of which the first player must take in the first turn."
                        + " Read n and the n heaps; print in how many ways the first player cannot win, modulo 10^9 + 7.",
                random -> Lines.list(random, 5, 1, 5) + "\n",
                input -> Lines.answer(input, in -> {
                    List<Integer> heaps = ListMoves.read(in);
                    PlayedOut<List<Integer>> nim = ListMoves.nim();
                    long lost = 0;
                    for (int chosen = 1; chosen < 1 << heaps.size(); chosen++) {
                        int set = chosen;
                        List<Integer> start = ListMoves.chosen(heaps, set);
                        lost += IntStream.range(0, start.size())
                                .filter(first -> IntStream.range(0, start.get(first))
                                        .allMatch(left -> nim.wins(ListMoves.with(start, first, left))))
                                .count();
                    }
                    return lost + "\n";
                }),
                new Sample("3\n2 4 5\n", "5\n"));
    }

    private static Statement nod1185() {
        return new Statement(
                "51Nod 1185",
                "wythoff",
                "https://hzu-zuoxiong.gitbooks.io/my_algorithm_training/content/bo-yi-lun/wei-zuo-fu-bo-yi/wei-zuo-fu-you-xi-v2.html",
                "1 <= T <= 10000; 1 <= N <= 10^18; 1 s",
                "Take any number of one of two heaps, or as many of one as of the other; the last stone wins. Read T, then"
                        + " two heaps a line; print A if the first player wins, else B.",
                random -> Lines.counted(random, 20, r -> Lines.numbers(r, 2, 1, 15)),
                input -> {
                    PlayedOut<List<Integer>> play = ListMoves.wythoff();
                    return Lines.answerCounted(input, in -> play.wins(ListMoves.read(in, 2)) ? "A" : "B");
                },
                new Sample("3\n3 5\n3 4\n1 9\n", "B\nA\nA\n"));
    }

    private static Statement lightoj1020() {
        return new Statement(
                "LightOJ 1020",
                "misère",
                Read.lightoj(1020),
                "not in the text that was read",
                "Take 1 or 2 marbles. If Alice begins, who takes the last marble loses; if Bob begins, who takes it wins."
                        + " Read T, then n and the name of who begins each; print Case i: and the name of who wins.",
                random -> Lines.counted(random, 15, r -> r.nextInt(1, 20) + (r.nextBoolean() ? " Alice" : " Bob")),
                input -> Lines.answerNumbered("Case ", input, in -> {
                    int n = in.nextInt();
                    boolean alice = in.next().equals("Alice");
                    Function<Integer, List<Integer>> taken = heap ->
                            IntStream.range(Math.max(0, heap - 2), heap).boxed().toList();
                    PlayedOut<Integer> last = alice ? PlayedOut.misere(taken) : PlayedOut.normal(taken);
                    return last.wins(n) == alice ? "Alice" : "Bob";
                }),
                null);
    }
}
