package org.grundy.cli.contest.archive;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Pieces that go on a board.
final class BoardWalkStatements {
    private BoardWalkStatements() {}

    static List<Statement> all() {
        return List.of(bzoj1443(), bzoj2463(), bzoj3298());
    }

    private static Statement bzoj1443() {
        return new Statement(
                "BZOJ 1443",
                "grid",
                Read.bzoj(1443),
                "1 <= n, m <= 100; 1 s",
                "The first player puts a piece on a free cell of a grid; then, the second player first, it goes to a"
                        + " neighbour in row or column that is free and was not visited; who cannot move loses. Read n m and"
                        + " n rows, # for a blocked cell and . for a free one; print LOSE, or WIN and a line for each"
                        + " winning first cell, row and column from 1, in order.",
                random -> {
                    int m = random.nextInt(1, 5);
                    int n = random.nextInt(1, 4);
                    return n + " " + m + "\n"
                            + Lines.uncounted(
                                    random,
                                    n,
                                    r -> r.ints(m, 0, 4)
                                            .mapToObj(i -> i == 0 ? "#" : ".")
                                            .collect(Collectors.joining()));
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    List<String> rows = Lines.words(in, n);
                    int free = Bits.set(IntStream.range(0, n * m)
                            .filter(cell -> rows.get(cell / m).charAt(cell % m) == '.'));
                    PlayedOut<List<Integer>> walk = walk(n, m);
                    String cells = IntStream.range(0, n * m)
                            .filter(cell -> Bits.has(free, cell) && !walk.wins(List.of(cell, Bits.without(free, cell))))
                            .mapToObj(cell -> (cell / m + 1) + " " + (cell % m + 1) + "\n")
                            .collect(Collectors.joining());
                    return cells.isEmpty() ? "LOSE" : "WIN\n" + cells;
                }),
                new Sample("3 3\n.##\n...\n#.#\n", "WIN\n2 3\n3 2\n"));
    }

    /// Where the piece is, and the cells, as bits, to which it may still go.
    private static PlayedOut<List<Integer>> walk(int n, int m) {
        return PlayedOut.normal(at -> IntStream.range(0, n * m)
                .filter(to -> Bits.has(at.get(1), to))
                .filter(to -> Math.abs(to / m - at.get(0) / m) + Math.abs(to % m - at.get(0) % m) == 1)
                .mapToObj(to -> List.of(to, Bits.without(at.get(1), to)))
                .toList());
    }

    private static Statement bzoj2463() {
        return new Statement(
                "BZOJ 2463",
                "grid",
                Read.bzoj(2463),
                "1 <= n <= 10000; 1 s",
                "A stone in the upper left corner of an n x n board goes to a neighbour in row or column that it was not"
                        + " on; who cannot move loses. Read numbers n up to 0; print Alice if the first player wins, else"
                        + " Bob.",
                random -> Lines.numbers(random, 4, 1, 4).replace(' ', '\n') + "\n0\n",
                input -> Lines.answerAll(input, in -> {
                    int n = in.nextInt();
                    return n == 0 ? "" : walk(n, n).wins(List.of(0, (1 << (n * n)) - 2)) ? "Alice" : "Bob";
                }),
                new Sample("2\n0\n", "Alice\n"));
    }

    private static Statement bzoj3298() {
        return new Statement(
                "BZOJ 3298",
                "wythoff",
                Read.bzoj(3298),
                "1 <= M, N <= 1000000; 1 <= T <= 1000; 1 s",
                "A piece at (x, y) of an M x N board goes any way to the left, down, or as far down as to the left; who"
                        + " cannot move, at (0, 0), loses. Read M N, then T and T lines x y; print Bessie if the first"
                        + " player wins, else Farmer John.",
                random -> "15 15\n" + Lines.counted(random, 20, r -> Lines.numbers(r, 2, 0, 14)),
                input -> {
                    PlayedOut<List<Integer>> play = ListMoves.wythoff();
                    return Lines.answerCounted(
                            input.substring(input.indexOf('\n')),
                            in -> play.wins(ListMoves.read(in, 2)) ? "Bessie" : "Farmer John");
                },
                new Sample("3 3\n1\n1 1\n", "Bessie\n"));
    }
}
