package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.PlayedRound;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Numbers in rows and columns, pawns in columns, stones on stairs.
final class MatrixStatements {
    private static final String UNREAD = "not in the text that was read";

    private MatrixStatements() {}

    static List<Statement> all() {
        return List.of(spojMatgame(), lightoj1247(), lightoj1393(), acwing892(), lightoj1186(), lightoj1192());
    }

    private static Statement spojMatgame() {
        return new Statement(
                "SPOJ MATGAME",
                "matrix",
                "https://spoj.com/problems/MATGAME/cstart=10",
                "T <= 1000; 1 <= N, M <= 50; numbers 1 to 50; 1 s",
                "Lower the first number of a row that is not 0; who cannot move loses. Read T, then N M and N rows of M"
                        + " numbers each, empty lines between; print FIRST if the first player wins, else SECOND.",
                random -> Lines.counted(random, 8, r -> {
                    int n = r.nextInt(1, 4);
                    int m = r.nextInt(1, 4);
                    return Lines.grid(r, n, m, 1, 3) + "\n";
                }),
                input -> {
                    PlayedOut<List<List<Integer>>> play =
                            PlayedOut.normal(rows -> ListMoves.each(rows, (i, row) -> lowered(row)));
                    return Lines.answerCounted(
                            input,
                            in -> play.wins(ListMoves.rows(in, in.nextInt(), in.nextInt())) ? "FIRST" : "SECOND");
                },
                new Sample("3\n2 2\n1 1\n1 1\n\n1 3\n2 1 1\n\n2 2\n3 2\n3 2\n", "SECOND\nFIRST\nSECOND\n"));
    }

    private static Stream<List<Integer>> lowered(List<Integer> row) {
        return IntStream.range(0, row.size())
                .filter(i -> row.get(i) > 0)
                .limit(1)
                .boxed()
                .flatMap(first -> ListMoves.lowered(row, first).stream());
    }

    private static Statement lightoj1247() {
        return new Statement(
                "LightOJ 1247",
                "matrix",
                Read.lightoj(1247),
                UNREAD,
                "Take one or more stones of one row of a grid, of any cells of it; who cannot move loses. Read T, then N M"
                        + " and N rows of M numbers each; print Case i: Alice if the first player wins, else Case i: Bob.",
                random -> Lines.counted(random, 8, r -> {
                    int n = r.nextInt(1, 4);
                    int m = r.nextInt(1, 3);
                    return Lines.grid(r, n, m, 0, 2);
                }),
                input -> Lines.answerNumbered("Case ", input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(cells -> IntStream.range(0, n)
                            .boxed()
                            .flatMap(
                                    i -> fewer(cells, i * m, i * m + m).stream().filter(next -> !next.equals(cells)))
                            .toList());
                    return play.wins(ListMoves.read(in, n * m)) ? "Alice" : "Bob";
                }),
                null);
    }

    /// All ways to have as many or fewer in the cells of a range.
    private static List<List<Integer>> fewer(List<Integer> cells, int from, int to) {
        if (from == to) {
            return List.of(cells);
        }
        return IntStream.rangeClosed(0, cells.get(from))
                .boxed()
                .flatMap(left -> fewer(ListMoves.with(cells, from, left), from + 1, to).stream())
                .toList();
    }

    private static Statement lightoj1393() {
        return new Statement(
                "LightOJ 1393",
                "staircase",
                Read.lightoj(1393),
                UNREAD,
                "Move one or more coins of a cell of an R x C grid, all to the cell at its right or all to the one below;"
                        + " who cannot move loses. Read T, then R C and R rows of C numbers each; print Case i: win if the"
                        + " first player wins, else Case i: lose.",
                random -> Lines.counted(random, 6, r -> {
                    int rows = r.nextInt(1, 3);
                    int columns = r.nextInt(1, 4);
                    return Lines.grid(r, rows, columns, 0, 2);
                }),
                input -> Lines.answerNumbered("Case ", input, in -> {
                    int rows = in.nextInt();
                    int columns = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(coins -> {
                        List<List<Integer>> next = new ArrayList<>();
                        for (int cell = 0; cell < rows * columns; cell++) {
                            if (cell % columns < columns - 1) {
                                next.addAll(ListMoves.moved(coins, cell, cell + 1));
                            }
                            if (cell / columns < rows - 1) {
                                next.addAll(ListMoves.moved(coins, cell, cell + columns));
                            }
                        }
                        return next;
                    });
                    return play.wins(ListMoves.read(in, rows * columns)) ? "win" : "lose";
                }),
                null);
    }

    private static Statement acwing892() {
        return new Statement(
                "AcWing 892",
                "staircase",
                "https://cnblogs.com/littlehb/p/15391920.html",
                "1 <= n <= 10^5; 1 <= ai <= 10^9",
                "Move any number of stones of a stair to the one below it, from the first to the ground, where they stay;"
                        + " who cannot move loses. Read n and the stones of n stairs; print Yes if the first player wins,"
                        + " else No.",
                random -> Lines.list(random, 4, 1, 3) + "\n",
                input -> Lines.answer(input, in -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(stairs -> {
                        List<List<Integer>> next = new ArrayList<>(ListMoves.lowered(stairs, 0));
                        for (int i = 1; i < stairs.size(); i++) {
                            next.addAll(ListMoves.moved(stairs, i, i - 1));
                        }
                        return next;
                    });
                    return play.wins(ListMoves.read(in)) ? "Yes" : "No";
                }),
                new Sample("3\n2 1 3\n", "Yes\n"));
    }

    private static Statement lightoj1186() {
        return new Statement(
                "LightOJ 1186",
                "northcott",
                Read.lightoj(1186),
                UNREAD,
                "In each column of an n x n board stands a white pawn below a black one. White, first, moves a white pawn"
                        + " any way up or down its column but not over the other, black a black one; who cannot move loses."
                        + " Read T, then n, the n rows of the white and the n rows of the black pawns; print Case i: white"
                        + " wins or Case i: black wins.",
                random -> Lines.counted(random, 5, r -> {
                    int n = r.nextInt(2, 5);
                    List<String> whites = new ArrayList<>();
                    List<String> blacks = new ArrayList<>();
                    for (int i = 0; i < n; i++) {
                        int white = r.nextInt(1, n);
                        whites.add(String.valueOf(white));
                        blacks.add(String.valueOf(r.nextInt(white + 1, n + 1)));
                    }
                    return n + "\n" + String.join(" ", whites) + "\n" + String.join(" ", blacks);
                }),
                input -> Lines.answerNumbered("Case ", input, in -> {
                    int n = in.nextInt();
                    // the rows of the pawns of whoever is to move and of the other, rows counted from the former's side
                    List<Integer> own = ListMoves.read(in, n);
                    List<Integer> other = ListMoves.read(in, n);
                    PlayedRound<List<List<Integer>>> play = new PlayedRound<>(at -> pushed(at.get(0), at.get(1), n));
                    return play.result(List.of(own, other)) == PlayedRound.Result.WON ? "white wins" : "black wins";
                }),
                null);
    }

    private static List<List<List<Integer>>> pushed(List<Integer> own, List<Integer> other, int n) {
        List<List<Integer>> moved = ListMoves.each(
                own,
                (i, row) ->
                        IntStream.range(1, other.get(i)).filter(to -> to != row).boxed());
        return moved.stream()
                .map(rows -> List.of(seen(other, n), seen(rows, n)))
                .toList();
    }

    private static List<Integer> seen(List<Integer> rows, int n) {
        return rows.stream().map(row -> n + 1 - row).toList();
    }

    private static Statement lightoj1192() {
        return new Statement(
                "LightOJ 1192",
                "northcott",
                Read.lightoj(1192),
                UNREAD,
                "Gray and white pieces by turns on a strip. Alice, first, moves a gray piece any way to the right, Bob a"
                        + " white one to the left, not over another; who cannot move loses. Read T, then k and 2k cells"
                        + " each, gray and white by turns, increasing; print Case i: Alice or Case i: Bob.",
                random -> Lines.counted(random, 10, r -> {
                    int k = r.nextInt(1, 4);
                    return k + "\n"
                            + Lines.joined(r.ints(0, 5 * k)
                                    .distinct()
                                    .limit(2L * k)
                                    .sorted()
                                    .boxed()
                                    .toList());
                }),
                input -> Lines.answerNumbered("Case ", input, in -> {
                    // the last number is whose turn it is
                    List<Integer> start = ListMoves.and(ListMoves.read(in, 2 * in.nextInt()), 0);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(MatrixStatements::closer);
                    return play.wins(start) ? "Alice" : "Bob";
                }),
                null);
    }

    private static List<List<Integer>> closer(List<Integer> cells) {
        int last = cells.size() - 1;
        int turn = cells.get(last);
        return ListMoves.each(cells, (i, cell) -> {
                    if (i == last || i % 2 != turn) {
                        return Stream.of();
                    }
                    int next = cells.get(turn == 0 ? i + 1 : i - 1);
                    return IntStream.range(Math.min(cell, next) + 1, Math.max(cell, next))
                            .boxed();
                })
                .stream()
                .map(moved -> ListMoves.with(moved, last, 1 - turn))
                .toList();
    }
}
