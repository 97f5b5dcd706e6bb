package org.grundy.cli.contest.hackerrank;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Graphs;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Trees, forests and graphs without cycles.
final class TreeStatements {
    private TreeStatements() {}

    static List<Statement> all() {
        return List.of(deforestation(), bobAndBen(), moveTheCoins(), bendersPlay());
    }

    private static Statement deforestation() {
        return new Statement(
                "HackerRank deforestation-1",
                "tree",
                Read.hackerrank("deforestation-1"),
                "T <= 100; N <= 500",
                "Remove an edge of a tree with root 1 and what is no longer joined to the root; who cannot loses. Read T,"
                        + " then T times N and N - 1 edges; print Alice or Bob for each.",
                random -> Lines.counted(random, 4, r -> {
                    int n = r.nextInt(1, 9);
                    return n + "\n" + Graphs.randomTree(r, n);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int[] parents = Graphs.rooted(in, n);
                    return Graphs.cutting(parents).wins(ListMoves.upTo(n)) ? "Alice" : "Bob";
                }),
                new Sample("1\n5\n1 2\n3 1\n3 4\n4 5\n", "Alice\n"));
    }

    /// A tree as its edges, each from a vertex above 1 to a smaller one, and its vertices.
    private record Tree(List<Integer> vertices, int k) {
        int degree(int vertex) {
            return (int) vertices.stream()
                    .filter(v -> v > 1 && (v == vertex || to(v) == vertex))
                    .filter(v -> vertices.contains(v) && vertices.contains(to(v)))
                    .count();
        }

        int to(int vertex) {
            return Math.max(1, (vertex - 1) / k);
        }

        /// The tree without a leaf, or nothing at all.
        Stream<List<Tree>> options() {
            return IntStream.range(0, vertices.size())
                    .mapToObj(i -> degree(vertices.get(i)) == 1
                            ? List.of(new Tree(ListMoves.without(vertices, i), k))
                            : List.<Tree>of());
        }
    }

    private static Statement bobAndBen() {
        PlayedOut<List<Tree>> play = PlayedOut.normal(forest -> IntStream.range(0, forest.size())
                .boxed()
                .flatMap(i -> forest.get(i).options().map(left -> {
                    List<Tree> next = new ArrayList<>(forest);
                    next.remove((int) i);
                    next.addAll(i, left);
                    return List.copyOf(next);
                }))
                .toList());
        return new Statement(
                "HackerRank bob-and-ben",
                "forest",
                Read.hackerrank("bob-and-ben"),
                "g <= 100; n <= 10^6, sum of n 10^6; m_i <= 10^9; 2 <= k_i <= 100",
                "Remove a vertex of a forest: if it is a leaf (one edge) the rest of its tree remains, else the whole tree"
                        + " vanishes; who cannot loses. Tree i has vertices 1 to m_i, edge j joins j + 1 and"
                        + " max(1, floor(j / k_i)). Read g, then g times n and n lines m_i k_i; print BOB, who begins, or BEN"
                        + " for each.",
                random -> Lines.counted(
                        random,
                        4,
                        r -> Lines.counted(r, r.nextInt(1, 4), one -> one.nextInt(1, 6) + " " + one.nextInt(2, 4))),
                input -> Lines.answerCounted(input, in -> {
                    List<Tree> forest = At.list(in, in.nextInt()).stream()
                            .map(tree -> new Tree(ListMoves.upTo(tree.x()), tree.y()))
                            .toList();
                    return play.wins(forest) ? "BOB" : "BEN";
                }),
                new Sample("2\n2\n1 2\n1 3\n1\n3 2\n", "BEN\nBOB\n"));
    }

    private static Statement moveTheCoins() {
        return new Statement(
                "HackerRank move-the-coins",
                "staircase",
                Read.hackerrank("move-the-coins"),
                "n, q <= 5*10^4; 0 <= c_i <= 20",
                "Move one or more coins from a vertex other than the root 1 of a tree to its parent; who cannot loses. Read"
                        + " n, then c_1 … c_n, then n - 1 edges, then q and q lines u v: the edge from u to its parent is"
                        + " replaced by one to v; print YES if the first player then wins, else NO, or INVALID if it is no"
                        + " tree.",
                random -> {
                    int n = random.nextInt(2, 7);
                    return n + "\n" + Lines.numbers(random, n, 0, 2) + "\n" + Graphs.randomTree(random, n)
                            + Lines.counted(random, 5, r -> {
                                        int u = r.nextInt(2, n + 1);
                                        return u + " " + (u + r.nextInt(1, n)) % n;
                                    })
                                    .replace(" 0\n", " " + n + "\n");
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    List<Integer> coins = ListMoves.read(in, n);
                    int[] parents = Graphs.rooted(in, n);
                    return Lines.answers(in, in.nextInt(), query -> {
                        int u = query.nextInt();
                        int v = query.nextInt();
                        if (Graphs.below(parents, v, u)) {
                            return "INVALID";
                        }
                        int[] moved = parents.clone();
                        moved[u] = v;
                        return coinsDown(moved).wins(coins) ? "YES" : "NO";
                    });
                }),
                new Sample("6\n0 2 2 1 3 2\n1 2\n1 3\n3 4\n3 5\n4 6\n3\n6 2\n4 1\n3 6\n", "NO\nYES\nINVALID\n"));
    }

    private static PlayedOut<List<Integer>> coinsDown(int[] parents) {
        return PlayedOut.normal(coins -> {
            List<List<Integer>> next = new ArrayList<>();
            for (int v = 2; v <= coins.size(); v++) {
                next.addAll(ListMoves.moved(coins, v - 1, parents[v] - 1));
            }
            return next;
        });
    }

    private static Statement bendersPlay() {
        return new Statement(
                "HackerRank benders-play",
                "graph",
                Read.hackerrank("benders-play"),
                "1 < N <= 10^5; M <= 10^6; Q <= 10^5; K <= 100; no cycle",
                "Move one soldier along an edge u -> v of a graph without cycles; several may stand on a vertex; who cannot"
                        + " loses. Read N M, then M lines u v, then Q, then Q times K and K vertices; print Bumi, who begins,"
                        + " or Iroh for each.",
                random -> {
                    int n = random.nextInt(2, 8);
                    return n + " " + n + "\n"
                            + Lines.uncounted(random, n, r -> {
                                int u = r.nextInt(1, n);
                                return u + " " + r.nextInt(u + 1, n + 1);
                            })
                            + Lines.counted(random, 6, r -> Lines.list(r, 3, 1, n));
                },
                input -> Lines.answer(input, in -> {
                    List<List<Integer>> ends = Graphs.directed(in, in.nextInt(), in.nextInt());
                    PlayedOut<List<Integer>> play =
                            PlayedOut.normal(soldiers -> ListMoves.each(soldiers, (i, at) -> ends.get(at).stream()));
                    return Lines.answers(in, in.nextInt(), query -> play.wins(ListMoves.read(query)) ? "Bumi" : "Iroh");
                }),
                null);
    }
}
