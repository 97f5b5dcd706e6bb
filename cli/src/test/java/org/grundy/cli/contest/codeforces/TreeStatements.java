package org.grundy.cli.contest.codeforces;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Graphs;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Trees and forests.
final class TreeStatements {
    private TreeStatements() {}

    static List<Statement> all() {
        return List.of(appleTree(), gameOnLeaves(), christmasGame(), poachers(), theGame());
    }

    private static Statement appleTree() {
        return new Statement(
                "Codeforces 812E",
                "staircase",
                Read.codeforces(812, "E"),
                "2 <= n <= 10^5; 1 <= a_i <= 10^7; all leaves at depths of one parity",
                "Take one or more apples of one vertex of a tree with root 1 and eat them, at a leaf, or move them to one"
                        + " child; who cannot loses. Read n, then a_1 … a_n, then the parents p_2 … p_n; print for how many"
                        + " pairs of vertices the second player wins after their apples are exchanged.",
                random -> {
                    List<Integer> parents;
                    do {
                        parents = parents(random, random.nextInt(2, 6));
                    } while (leafDepths(parents).stream()
                                    .map(d -> d % 2)
                                    .distinct()
                                    .count()
                            > 1);
                    int n = parents.size();
                    String line = parents.stream().skip(1).map(String::valueOf).collect(Collectors.joining(" "));
                    return n + "\n" + Lines.numbers(random, n, 1, 2) + "\n" + line + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    List<Integer> apples = ListMoves.read(in, n);
                    List<Integer> parents = Stream.concat(Stream.of(0), ListMoves.read(in, n - 1).stream())
                            .toList();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(at -> moved(at, parents));
                    int won = 0;
                    for (int u = 0; u < n; u++) {
                        for (int v = 0; v < u; v++) {
                            List<Integer> half = ListMoves.with(apples, u, apples.get(v));
                            won += play.wins(ListMoves.with(half, v, apples.get(u))) ? 0 : 1;
                        }
                    }
                    return String.valueOf(won);
                }),
                new Sample("3\n2 2 3\n1 1\n", "1\n"));
    }

    private static List<List<Integer>> moved(List<Integer> apples, List<Integer> parents) {
        List<List<Integer>> next = new ArrayList<>();
        for (int v = 0; v < apples.size(); v++) {
            if (!parents.contains(v + 1)) {
                next.addAll(ListMoves.lowered(apples, v));
            }
            for (int child = 0; child < apples.size(); child++) {
                if (parents.get(child) == v + 1) {
                    next.addAll(ListMoves.moved(apples, v, child));
                }
            }
        }
        return next;
    }

    /// Parents of the vertices from 1 on, 0 for the root.
    private static List<Integer> parents(Random random, int n) {
        return IntStream.rangeClosed(1, n)
                .mapToObj(v -> v == 1 ? 0 : random.nextInt(1, v))
                .toList();
    }

    private static List<Integer> leafDepths(List<Integer> parents) {
        return IntStream.rangeClosed(1, parents.size())
                .filter(v -> !parents.contains(v))
                .mapToObj(v -> (int) IntStream.iterate(v, u -> u != 0, u -> parents.get(u - 1))
                        .count())
                .toList();
    }

    private static Statement gameOnLeaves() {
        return new Statement(
                "Codeforces 1363C",
                "tree",
                Read.codeforces(1363, "C"),
                "t <= 10; 1 <= n <= 1000",
                "Remove a vertex with at most one edge from a tree; who removes vertex x wins. Read t, then t times n x and"
                        + " n - 1 edges; print Ayush, who begins, or Ashish for each.",
                random -> Lines.counted(random, 4, r -> {
                    int n = r.nextInt(1, 8);
                    return n + " " + r.nextInt(1, n + 1) + "\n" + Graphs.randomTree(r, n);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int x = in.nextInt();
                    List<List<Integer>> neighbours = Graphs.undirected(in, n, n - 1);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(left -> !left.contains(x)
                            ? List.of()
                            : left.stream()
                                    .filter(v -> neighbours.get(v).stream()
                                                    .filter(left::contains)
                                                    .count()
                                            <= 1)
                                    .map(v -> left.stream()
                                            .filter(u -> !u.equals(v))
                                            .toList())
                                    .toList());
                    return play.wins(ListMoves.upTo(n)) ? "Ayush" : "Ashish";
                }),
                new Sample("1\n3 1\n2 1\n3 1\n", "Ashish\n"));
    }

    private static Statement christmasGame() {
        return new Statement(
                "Codeforces 1498F",
                "staircase",
                Read.codeforces(1498, "F"),
                "3 <= n <= 10^5; 1 <= k <= 20; 0 <= a_i <= 10^9",
                "Move one or more presents from a vertex of a tree to its k-th ancestor; who cannot loses. Read n k, then"
                        + " n - 1 edges, then a_1 … a_n; print for each root from 1 to n 1 if the first player wins, else 0,"
                        + " in a line.",
                random -> {
                    int n = random.nextInt(3, 6);
                    return n + " " + random.nextInt(1, 3) + "\n" + Graphs.randomTree(random, n)
                            + Lines.numbers(random, n, 0, 2) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int k = in.nextInt();
                    List<List<Integer>> neighbours = Graphs.undirected(in, n, n - 1);
                    List<Integer> presents = ListMoves.read(in, n);
                    return IntStream.rangeClosed(1, n)
                            .mapToObj(root -> Graphs.parents(neighbours, root))
                            .map(parents -> lifting(parents, k).wins(presents) ? "1" : "0")
                            .collect(Collectors.joining(" "));
                }),
                new Sample("5 1\n1 2\n1 3\n5 2\n4 3\n0 3 2 4 4\n", "1 0 0 1 1\n"));
    }

    private static PlayedOut<List<Integer>> lifting(int[] parents, int k) {
        return PlayedOut.normal(presents -> {
            List<List<Integer>> next = new ArrayList<>();
            for (int v = 1; v <= presents.size(); v++) {
                int to = v;
                for (int step = 0; step < k; step++) {
                    to = parents[to];
                }
                if (to != 0) {
                    next.addAll(ListMoves.moved(presents, v - 1, to - 1));
                }
            }
            return next;
        });
    }

    private static Statement poachers() {
        return new Statement(
                "Codeforces 1585G",
                "forest",
                Read.codeforces(1585, "G"),
                "t <= 5*10^5; sum of n 5*10^5",
                "Choose a tree of a forest and a positive depth, at most the least number of vertices on a way from its root"
                        + " to a leaf, and remove the vertices down to it; who finds no tree loses. Read t, then t times n"
                        + " and p_1 … p_n, the parent of each vertex or 0; print YES or NO for each.",
                random -> Lines.counted(random, 4, r -> {
                    int n = r.nextInt(1, 9);
                    String line = IntStream.rangeClosed(1, n)
                            .mapToObj(v -> String.valueOf(r.nextInt(v)))
                            .collect(Collectors.joining(" "));
                    return n + "\n" + line;
                }),
                input -> Lines.answerCounted(input, in -> {
                    List<Integer> parents = ListMoves.read(in);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(left -> cut(left, parents));
                    return play.wins(ListMoves.upTo(parents.size())) ? "YES" : "NO";
                }),
                new Sample("3\n4\n0 1 0 3\n7\n0 1 1 0 4 4 4\n4\n0 1 1 2\n", "NO\nYES\nNO\n"));
    }

    private static List<List<Integer>> cut(List<Integer> left, List<Integer> parents) {
        List<List<Integer>> next = new ArrayList<>();
        for (int root : left) {
            if (!left.contains(parents.get(root - 1))) {
                List<Integer> level = List.of(root);
                List<Integer> rest = left;
                boolean leaf = false;
                while (!leaf) {
                    List<Integer> gone = level;
                    rest = rest.stream().filter(v -> !gone.contains(v)).toList();
                    next.add(rest);
                    leaf = !parents.containsAll(level);
                    level = rest.stream()
                            .filter(v -> gone.contains(parents.get(v - 1)))
                            .toList();
                }
            }
        }
        return next;
    }

    /// What is left of the tree, and the value of the vertex that was chosen last.
    private record Chosen(List<Integer> left, int last) {
        Chosen choose(int vertex, int[] parents, List<Integer> values) {
            return new Chosen(
                    left.stream().filter(v -> !Graphs.below(parents, v, vertex)).toList(), values.get(vertex - 1));
        }
    }

    private static Statement theGame() {
        return new Statement(
                "Codeforces 2062E1",
                "first move",
                Read.codeforces(2062, "E1"),
                "t <= 10^5; sum of n 4*10^5; 1 <= w_i <= n; 4 s, 512 MB",
                "Delete a vertex of a tree with root 1 and all below it, of a greater value than the vertex that the other"
                        + " chose last; who cannot wins. Read t, then t times n, w_1 … w_n and n - 1 edges; print for each"
                        + " a first vertex with which the first player wins, any one, or 0.",
                random -> Lines.counted(random, 3, r -> {
                    int n = r.nextInt(1, 8);
                    return n + "\n" + Lines.numbers(r, n, 1, n) + "\n" + Graphs.randomTree(r, n);
                }),
                (input, output) -> {
                    Scanner in = new Scanner(input);
                    List<String> answers = List.of(output.strip().split("\\s+"));
                    int cases = in.nextInt();
                    boolean right = answers.size() == cases;
                    for (int i = 0; i < cases && right; i++) {
                        List<Integer> winning = winningVertices(in);
                        right = winning.isEmpty()
                                ? answers.get(i).equals("0")
                                : winning.stream().map(String::valueOf).anyMatch(answers.get(i)::equals);
                    }
                    return right;
                },
                new Sample("2\n4\n2 2 4 3\n1 2\n1 3\n2 4\n5\n1 2 3 4 5\n1 2\n2 3\n3 4\n4 5\n", "2\n0\n"));
    }

    private static List<Integer> winningVertices(Scanner in) {
        int n = in.nextInt();
        List<Integer> values = ListMoves.read(in, n);
        int[] parents = Graphs.rooted(in, n);
        PlayedOut<Chosen> play = PlayedOut.misere(at -> at.left().stream()
                .filter(v -> values.get(v - 1) > at.last())
                .map(v -> at.choose(v, parents, values))
                .toList());
        Chosen start = new Chosen(ListMoves.upTo(n), 0);
        return start.left().stream()
                .filter(v -> !play.wins(start.choose(v, parents, values)))
                .toList();
    }
}
