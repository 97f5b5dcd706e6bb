package org.grundy.cli.contest.codeforces;

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

/// Graphs, circles and pieces that are placed.
final class GraphStatements {
    private GraphStatements() {}

    static List<Statement> all() {
        return List.of(madmax(), berzerk(), stoneOnTree(), putKnight(), threeColoring());
    }

    /// Vertices of the player to move and of the other, and the letter of the move before.
    private record Marbles(int own, int other, char letter) {}

    private record Edge(int from, int to, char letter) {}

    private static Statement madmax() {
        return new Statement(
                "Codeforces 917B",
                "graph",
                Read.codeforces(917, "B"),
                "2 <= n <= 100; 1 <= m <= n(n - 1)/2; no cycle",
                "Each player moves a marble of one's own along an edge of a graph without cycles, with a letter not before"
                        + " that of the move before; who cannot loses. Read n m, then m lines v u letter; print n lines of n"
                        + " letters, the j-th of line i A if the first player wins from vertex i against vertex j, else B.",
                random -> {
                    int n = random.nextInt(2, 6);
                    String edges = IntStream.range(0, n * n)
                            .filter(i -> i / n < i % n && random.nextBoolean())
                            .mapToObj(
                                    i -> (i / n + 1) + " " + (i % n + 1) + " " + "abc".charAt(random.nextInt(3)) + "\n")
                            .collect(Collectors.joining());
                    String all = edges.isEmpty() ? "1 2 a\n" : edges;
                    return n + " " + all.lines().count() + "\n" + all;
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    List<Edge> edges = IntStream.range(0, in.nextInt())
                            .mapToObj(i -> new Edge(
                                    in.nextInt(), in.nextInt(), in.next().charAt(0)))
                            .toList();
                    PlayedOut<Marbles> play = PlayedOut.normal(at -> edges.stream()
                            .filter(edge -> edge.from() == at.own() && edge.letter() >= at.letter())
                            .map(edge -> new Marbles(at.other(), edge.to(), edge.letter()))
                            .toList());
                    return IntStream.rangeClosed(1, n)
                            .mapToObj(i -> IntStream.rangeClosed(1, n)
                                    .mapToObj(j -> play.wins(new Marbles(i, j, 'a')) ? "A" : "B")
                                    .collect(Collectors.joining("", "", "\n")))
                            .collect(Collectors.joining());
                }),
                new Sample("4 4\n1 2 b\n1 3 a\n2 4 c\n3 4 b\n", "BAAA\nABAA\nBBBA\nBBBB\n"));
    }

    private record Monster(int place, boolean rick) {}

    private static Statement berzerk() {
        return new Statement(
                "Codeforces 786A",
                "draws",
                Read.codeforces(786, "A"),
                "2 <= n <= 7000; 1 <= k_i <= n - 1",
                "A monster on a circle of n places is moved on by a number of the set of the player who moves; who brings it"
                        + " to place 1 wins. Read n, then k_1 and Rick's set, then k_2 and Morty's; print for places 2 to n"
                        + " Win, Lose or Loop for the player who begins, first if it is Rick, then if it is Morty.",
                random -> {
                    int n = random.nextInt(2, 9);
                    return n + "\n" + set(random, n) + "\n" + set(random, n) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    List<Integer> rick = ListMoves.read(in);
                    List<Integer> morty = ListMoves.read(in);
                    PlayedRound<Monster> play = new PlayedRound<>(at -> at.place() == 1
                            ? List.of()
                            : (at.rick() ? rick : morty)
                                    .stream()
                                            .map(x -> new Monster((at.place() - 1 + x) % n + 1, !at.rick()))
                                            .toList());
                    return line(n, play, true) + line(n, play, false);
                }),
                new Sample("5\n2 3 2\n3 1 2 3\n", "Lose Win Win Loop\nLoop Win Win Win\n"));
    }

    private static String set(Random random, int n) {
        List<Integer> set =
                random.ints(random.nextInt(1, 4), 1, n).distinct().boxed().toList();
        return set.size() + " " + Lines.joined(set);
    }

    private static String line(int n, PlayedRound<Monster> play, boolean rick) {
        return IntStream.rangeClosed(2, n)
                .mapToObj(place -> switch (play.result(new Monster(place, rick))) {
                    case WON -> "Win";
                    case LOST -> "Lose";
                    case DRAWN -> "Loop";
                })
                .collect(Collectors.joining(" ", "", "\n"));
    }

    private static Statement stoneOnTree() {
        return new Statement(
                "Codeforces 1970C2",
                "geography",
                Read.codeforces(1970, "C2"),
                "2 <= n <= 2*10^5; t = 1",
                "Move a stone along an edge of a tree to a vertex where it has not been; who cannot loses. Read n t, then"
                        + " n - 1 edges, then t starts; print Ron, who begins, or Hermione for each.",
                random -> {
                    int n = random.nextInt(2, 10);
                    return n + " 1\n" + Graphs.randomTree(random, n) + random.nextInt(1, n + 1) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int rounds = in.nextInt();
                    List<List<Integer>> neighbours = Graphs.undirected(in, n, n - 1);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(been -> neighbours.get(been.getLast()).stream()
                            .filter(to -> !been.contains(to))
                            .map(to -> ListMoves.and(been, to))
                            .toList());
                    return Lines.answers(in, rounds, start -> play.wins(List.of(start.nextInt())) ? "Ron" : "Hermione");
                }),
                null);
    }

    private static Statement putKnight() {
        return new Statement(
                "Codeforces 120E",
                "placing",
                Read.codeforces(120, "E"),
                "T <= 100; 1 <= n <= 10000",
                "Put a knight on a board of n x n where it threatens none on the board; who cannot loses. Read T, then T lines"
                        + " n; print 0 if the first player wins, else 1, for each.",
                random -> Lines.counted(random, 4, r -> Lines.numbers(r, 1, 1, 4)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    PlayedOut<Integer> play = PlayedOut.normal(board -> IntStream.range(0, n * n)
                            .filter(cell -> IntStream.range(0, n * n)
                                    .noneMatch(other -> Bits.has(board, other)
                                            && List.of(0, 5).contains(apart(n, cell, other))))
                            .mapToObj(cell -> board | 1 << cell)
                            .toList());
                    return play.wins(0) ? "0" : "1";
                }),
                new Sample("2\n2\n1\n", "1\n0\n"));
    }

    /// The square of the distance: 5 for a knight's move.
    private static int apart(int n, int cell, int other) {
        int rows = cell / n - other / n;
        int columns = cell % n - other % n;
        return rows * rows + columns * columns;
    }

    private static Statement threeColoring() {
        return Statement.withoutOracle(
                "Codeforces 1503B",
                "interactive",
                Read.codeforces(1503, "B"),
                "2 <= n <= 100",
                "Alice names one of three colours, Bob puts a token of another colour on an empty cell of a board of n x n and"
                        + " loses if two neighbours are of one colour. The program plays Bob against the judge: it reads a"
                        + " colour and prints a colour and a cell, n^2 times.");
    }
}
