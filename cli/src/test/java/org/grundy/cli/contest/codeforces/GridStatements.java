package org.grundy.cli.contest.codeforces;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Boards.
final class GridStatements {
    private GridStatements() {}

    static List<Statement> all() {
        return List.of(matrixGame(), reclamation(), dot(), subtangle(), castle(), gridGame());
    }

    private static Statement matrixGame() {
        return new Statement(
                "Codeforces 1365A",
                "grid",
                Read.codeforces(1365, "A"),
                "t <= 50; 1 <= n, m <= 50",
                "Claim a cell whose row and column have no claimed cell; who cannot loses. Read t, then t times n m and n"
                        + " lines of m numbers, 1 for a claimed cell and 0 for a free one; print Ashish, who begins, or Vivek"
                        + " for each.",
                random -> Lines.counted(random, 6, r -> {
                    int n = r.nextInt(1, 5);
                    int m = r.nextInt(1, 5);
                    return n + " " + m + "\n"
                            + Lines.uncounted(
                                    r,
                                    n,
                                    row -> IntStream.range(0, m)
                                            .mapToObj(i -> row.nextInt(6) == 0 ? "1" : "0")
                                            .reduce((a, b) -> a + " " + b)
                                            .orElseThrow());
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(cells -> IntStream.range(0, n * m)
                            .filter(i -> IntStream.range(0, n * m)
                                    .noneMatch(j -> cells.get(j) == 1 && (i / m == j / m || i % m == j % m)))
                            .mapToObj(i -> ListMoves.with(cells, i, 1))
                            .toList());
                    return play.wins(ListMoves.read(in, n * m)) ? "Ashish" : "Vivek";
                }),
                new Sample(
                        "4\n2 2\n0 0\n0 0\n2 2\n0 0\n0 1\n2 3\n1 0 1\n1 1 0\n3 3\n1 0 0\n0 0 0\n1 0 0\n",
                        "Vivek\nAshish\nVivek\nAshish\n"));
    }

    private static Statement reclamation() {
        return new Statement(
                "Codeforces 335C",
                "grid",
                Read.codeforces(335, "C"),
                "1 <= r <= 100; 0 <= n <= r; 2 s, 256 MB",
                "Claim a cell of a board of r rows and 2 columns, not in the other column of a claimed cell in its row or the"
                        + " rows beside it; who cannot loses. Read r n, then n lines with row and column of a claimed cell;"
                        + " print WIN or LOSE.",
                random -> {
                    int rows = random.nextInt(1, 7);
                    List<Integer> cells = List.of();
                    for (int tries = random.nextInt(4); tries > 0; tries--) {
                        List<List<Integer>> next = claimed(cells, rows);
                        cells = next.isEmpty() ? cells : next.get(random.nextInt(next.size()));
                    }
                    List<String> lines = cells.stream()
                            .map(c -> (c / 2 + 1) + " " + (c % 2 + 1) + "\n")
                            .toList();
                    return rows + " " + cells.size() + "\n" + String.join("", lines);
                },
                input -> Lines.answer(input, in -> {
                    int rows = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(cells -> claimed(cells, rows));
                    List<Integer> start = IntStream.range(0, in.nextInt())
                            .mapToObj(i -> 2 * (in.nextInt() - 1) + in.nextInt() - 1)
                            .toList();
                    return play.wins(ListMoves.sorted(start)) ? "WIN" : "LOSE";
                }),
                new Sample("12 2\n4 1\n8 1\n", "WIN\n"));
    }

    private static List<List<Integer>> claimed(List<Integer> cells, int rows) {
        return IntStream.range(0, 2 * rows)
                .filter(cell -> !cells.contains(cell))
                .filter(cell -> cells.stream().noneMatch(c -> c % 2 != cell % 2 && Math.abs(c / 2 - cell / 2) <= 1))
                .mapToObj(cell -> ListMoves.sorted(ListMoves.and(cells, cell)))
                .toList();
    }

    /// Whether the player to move, and the other, may still reflect the dot.
    private record Dot(int x, int y, boolean own, boolean other) {}

    private static Statement dot() {
        return new Statement(
                "Codeforces 69D",
                "grid",
                Read.codeforces(69, "D"),
                "-200 <= x, y <= 200; 1 <= d <= 200; 1 <= n <= 20; 0 <= x_i, y_i <= 200",
                "Add one of n vectors to (x, y), or once for each player exchange x and y; who leaves the disc of radius d"
                        + " around the origin loses. Read x y n d, then n vectors; print Anton, who begins, or Dasha.",
                random -> {
                    List<String> vectors = random.ints(random.nextInt(1, 4), 1, 16)
                            .distinct()
                            .mapToObj(v -> v / 4 + " " + v % 4 + "\n")
                            .toList();
                    return Lines.numbers(random, 2, -3, 3) + " " + vectors.size() + " " + random.nextInt(5, 12) + "\n"
                            + String.join("", vectors);
                },
                input -> Lines.answer(input, in -> {
                    Dot start = new Dot(in.nextInt(), in.nextInt(), true, true);
                    int n = in.nextInt();
                    int d = in.nextInt();
                    List<List<Integer>> vectors = ListMoves.rows(in, n, 2);
                    PlayedOut<Dot> play = PlayedOut.normal(at -> Stream.concat(
                                    vectors.stream()
                                            .map(v -> new Dot(
                                                    at.x() + v.get(0),
                                                    at.y() + v.get(1),
                                                    /* own= */ at.other(),
                                                    /* other= */ at.own())),
                                    Stream.of(new Dot(at.y(), at.x(), at.other(), false))
                                            .filter(reflected -> at.own()))
                            .filter(next -> next.x() * next.x() + next.y() * next.y() <= d * d)
                            .toList());
                    return play.wins(start) ? "Anton" : "Dasha";
                }),
                new Sample("0 0 2 3\n1 1\n1 2\n", "Anton\n"));
    }

    private static Statement subtangle() {
        return new Statement(
                "Codeforces 2005E1",
                "grid",
                Read.codeforces(2005, "E1"),
                "t <= 300; l, n, m <= 300, sum of n*m 10^5, of l 300; numbers <= min(7, n*m); 2 s, 256 MB",
                "In turn choose a cell of a matrix with the next number of a list, below and right of the cell before; who"
                        + " finds none, or no next number, loses. Read t, then t times l n m, the list a_1 … a_l and n lines"
                        + " of m numbers; print T for the player who begins, or N, for each.",
                random -> Lines.counted(random, 5, r -> {
                    int l = r.nextInt(1, 5);
                    int n = r.nextInt(2, 6);
                    int m = r.nextInt(2, 6);
                    return l + " " + n + " " + m + "\n" + Lines.numbers(r, l, 1, 3) + "\n"
                            + Lines.uncounted(r, n, row -> Lines.numbers(row, m, 1, 3));
                }),
                input -> Lines.answerCounted(input, in -> {
                    int l = in.nextInt();
                    int n = in.nextInt();
                    int m = in.nextInt();
                    List<Integer> list = ListMoves.read(in, l);
                    List<Integer> matrix = ListMoves.read(in, n * m);
                    // The index in the list, and the row and the column from which on cells may be chosen.
                    PlayedOut<List<Integer>> play = PlayedOut.normal(at -> at.get(0) == l
                            ? List.of()
                            : IntStream.range(0, n * m)
                                    .filter(c -> c / m >= at.get(1) && c % m >= at.get(2))
                                    .filter(c -> matrix.get(c).equals(list.get(at.get(0))))
                                    .mapToObj(c -> List.of(at.get(0) + 1, c / m + 1, c % m + 1))
                                    .toList());
                    return play.wins(List.of(0, 0, 0)) ? "T" : "N";
                }),
                new Sample(
                        "3\n2 2 3\n1 2\n1 3 5\n4 5 2\n2 2 4\n1 2\n1 1 3 2\n4 2 5 1\n2 4 2\n1 2\n3 4\n5 5\n5 5\n5 5\n",
                        "N\nT\nN\n"));
    }

    private static Statement castle() {
        return new Statement(
                "Codeforces 1866I",
                "lost positions given",
                Read.codeforces(1866, "I"),
                "1 <= N, M <= 2*10^5; 0 <= K <= min(NM - 1, 2*10^5)",
                "Move a piece from (1, 1) any way right or down on a board of N rows and M columns; who moves it to a special"
                        + " cell wins, who cannot move loses. Read N M K, then K special cells, row and column; print"
                        + " Chaneka, who begins, or Bhinneka.",
                random -> {
                    int n = random.nextInt(2, 7);
                    int m = random.nextInt(2, 7);
                    List<String> special = random.ints(random.nextInt(1, 7), 1, n * m)
                            .distinct()
                            .filter(c -> (c / m > 0 && c % m > 0) || random.nextInt(8) == 0)
                            .mapToObj(c -> (c / m + 1) + " " + (c % m + 1) + "\n")
                            .toList();
                    return n + " " + m + " " + special.size() + "\n" + String.join("", special);
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    List<List<Integer>> special = ListMoves.rows(in, in.nextInt(), 2);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(at -> special.contains(at)
                            ? List.of()
                            : Stream.concat(
                                            IntStream.rangeClosed(at.get(0) + 1, n)
                                                    .mapToObj(row -> List.of(row, at.get(1))),
                                            IntStream.rangeClosed(at.get(1) + 1, m)
                                                    .mapToObj(column -> List.of(at.get(0), column)))
                                    .toList());
                    return play.wins(List.of(1, 1)) ? "Chaneka" : "Bhinneka";
                }),
                new Sample("2 2 0\n", "Bhinneka\n"));
    }

    private static Statement gridGame() {
        PlayedOut<List<List<Integer>>> play = PlayedOut.normal(black -> black.stream()
                .map(chosen -> {
                    List<List<Integer>> next = new ArrayList<>(black);
                    int least = Math.min(chosen.get(0), chosen.get(1));
                    for (int i = 0; i < least * least; i++) {
                        List<Integer> cell = List.of(chosen.get(0) - i / least, chosen.get(1) - i % least);
                        if (!next.remove(cell)) {
                            next.add(cell);
                        }
                    }
                    return sorted(next);
                })
                .toList());
        return new Statement(
                "Codeforces 1906G",
                "turning coins",
                Read.codeforces(1906, "G"),
                "1 <= N <= 200000; 1 <= R_i, C_i <= 10^9, all different",
                "Choose a black cell (r, c) and change the colour of the cells (r - x, c - y) with 0 <= x, y < min(r, c); who"
                        + " finds no black cell loses. Read N, then N lines R C of the black cells; print FIRST or SECOND.",
                random -> {
                    List<String> cells = random.ints(random.nextInt(1, 5), 0, 16)
                            .distinct()
                            .mapToObj(c -> (c / 4 + 1) + " " + (c % 4 + 1) + "\n")
                            .toList();
                    return cells.size() + "\n" + String.join("", cells);
                },
                input -> Lines.answer(input, in -> {
                    List<List<Integer>> black = ListMoves.rows(in, in.nextInt(), 2);
                    return play.wins(sorted(black)) ? "FIRST" : "SECOND";
                }),
                new Sample("1\n2 2\n", "SECOND\n"));
    }

    private static List<List<Integer>> sorted(List<List<Integer>> cells) {
        return cells.stream()
                .sorted((a, b) -> 100 * (a.get(0) - b.get(0)) + a.get(1) - b.get(1))
                .toList();
    }
}
