package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// A row of any length: heaps at its ends, pieces that go along it, cells that are coloured.
final class RowPlayStatements {
    private RowPlayStatements() {}

    static List<Statement> all() {
        return List.of(bzoj1413(), bzoj2066(), hdu5724(), hdu4315(), luoguP5652(), bzoj2410());
    }

    private static Statement bzoj1413() {
        return new Statement(
                "BZOJ 1413",
                "ends of a list",
                Read.bzoj(1413),
                "T <= 10; n <= 1000; heaps <= 10^9; 1 s",
                "Take any number of the leftmost or of the rightmost heap of a row; who cannot move loses. Read T, then n"
                        + " and n heaps each; print 1 if the first player wins, else 0.",
                random -> Lines.counted(random, 10, r -> Lines.list(r, 5, 1, 5)),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(RowPlayStatements::atTheEnds);
                    return Lines.answerCounted(input, in -> play.wins(ListMoves.read(in)) ? "1" : "0");
                },
                new Sample("1\n4\n3 1 9 4\n", "0\n"));
    }

    private static List<List<Integer>> atTheEnds(List<Integer> row) {
        List<List<Integer>> next = new ArrayList<>();
        for (int end : row.isEmpty() ? List.<Integer>of() : List.of(0, row.size() - 1)) {
            for (int left = 0; left < row.get(end); left++) {
                next.add(left == 0 ? ListMoves.without(row, end) : ListMoves.with(row, end, left));
            }
        }
        return next;
    }

    private static Statement bzoj2066() {
        return new Statement(
                "BZOJ 2066",
                "count of moves",
                Read.bzoj(2066),
                "2 <= m <= 10^9; 1 <= n <= 10^6; n < m; 1 s",
                "Pieces on different cells of a strip of m; move one to the first free cell after it. Who comes to cell m"
                        + " wins. Read m n, then n cells, none of them m, increasing; print the number of winning first"
                        + " moves.",
                random -> {
                    int m = random.nextInt(2, 11);
                    String cells = increasing(random, 1, m - 1);
                    return m + " " + cells.split(" ").length + "\n" + cells + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int m = in.nextInt();
                    List<Integer> start = ListMoves.read(in);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(pieces -> pieces.contains(m)
                            ? List.of()
                            : pieces.stream().map(from -> jumped(pieces, from)).toList());
                    return play.winningMoves(start) + "\n";
                }),
                new Sample("5 2\n1 3\n", "1\n"));
    }

    private static List<Integer> jumped(List<Integer> pieces, int from) {
        int to = from + 1;
        while (pieces.contains(to)) {
            to++;
        }
        return ListMoves.sorted(ListMoves.with(pieces, pieces.indexOf(from), to));
    }

    private static Statement hdu5724() {
        return new Statement(
                "HDU 5724",
                "pieces",
                "http://acm.hdu.edu.cn/showproblem.php?pid=5724",
                "T <= 100; n <= 1000; 20 columns; 1 s",
                "Move a piece of a board of 20 columns to the next free cell to its right in its row; who cannot move loses."
                        + " Read T, then n and n lines each: m and the columns of the m pieces of a row. Print YES if the"
                        + " first player wins, else NO.",
                random -> Lines.counted(
                        random,
                        6,
                        r -> Lines.counted(r, r.nextInt(1, 3), one -> {
                            String columns = increasing(one, 14, 20);
                            return columns.split(" ").length + " " + columns;
                        })),
                input -> {
                    PlayedOut<List<List<Integer>>> play = PlayedOut.normal(rows -> ListMoves.each(
                            rows,
                            (i, row) ->
                                    row.stream().map(from -> jumped(row, from)).filter(next -> next.getLast() <= 20)));
                    return Lines.answerCounted(
                            input,
                            in -> play.wins(IntStream.range(0, in.nextInt())
                                            .mapToObj(i -> ListMoves.read(in))
                                            .toList())
                                    ? "YES"
                                    : "NO");
                },
                new Sample("2\n1\n2 19 20\n2\n1 19\n1 18\n", "NO\nYES\n"));
    }

    private static Statement hdu4315() {
        return new Statement(
                "HDU 4315",
                "staircase",
                "http://acm.hdu.edu.cn/showproblem.php?pid=4315",
                "1 <= N <= 1000; 1 <= k <= N; cells < 100000; 2 s",
                "Persons on different cells of a hill, whose top, cell 0, holds any number; move one up by any number of"
                        + " cells but not over another. Who brings the king to the top wins. Up to the end of the input: N"
                        + " k, then N cells, increasing, the k-th of them the king's; print Alice if the first player wins,"
                        + " else Bob.",
                random -> Lines.uncounted(random, 15, r -> {
                    String cells = increasing(r, 1, 8);
                    int n = cells.split(" ").length;
                    return n + " " + r.nextInt(1, n + 1) + "\n" + cells;
                }),
                input -> Lines.answerAll(input, in -> {
                    int n = in.nextInt();
                    int king = in.nextInt() - 1;
                    PlayedOut<List<Integer>> play = PlayedOut.normal(persons -> persons.get(king) == 0
                            ? List.of()
                            : ListMoves.each(persons, (i, cell) -> climbed(persons, i)));
                    return play.wins(ListMoves.read(in, n)) ? "Alice" : "Bob";
                }),
                new Sample("3 3\n1 2 4\n2 1\n100 200\n", "Bob\nAlice\n"));
    }

    /// Where a person may climb: up to the next one above, or to the top.
    private static Stream<Integer> climbed(List<Integer> persons, int who) {
        int above = who == 0 ? 0 : persons.get(who - 1);
        int highest = above == 0 ? 0 : above + 1;
        return IntStream.range(highest, persons.get(who)).boxed();
    }

    private static Statement luoguP5652() {
        return new Statement(
                "Luogu P5652",
                "list",
                "https://luogu.com.cn/problem/P5652?contestId=23455",
                "cut off in the text that was read, the modulus of the sum too; with type 1 the questions come from a generator",
                "A token stands on the first of the numbers of a row, and that is lowered by 1. Then the players in turn"
                        + " move it from i to a number j of i to min(i + m, n) that is above 0, and lower that by 1; who"
                        + " cannot move loses. Read n m q type, n numbers, and with type 0 q lines l r, the ends of the part"
                        + " of the row that is played on; print the sum of the squares i^2 of the questions, from 1, which"
                        + " the first player wins.",
                random -> {
                    int n = random.nextInt(1, 6);
                    return n + " " + random.nextInt(1, 4) + " 8 0\n" + Lines.numbers(random, n, 1, 4) + "\n"
                            + Lines.uncounted(random, 8, r -> Lines.ascending(r, 1, n));
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    int questions = in.nextInt();
                    in.nextInt();
                    List<Integer> row = ListMoves.read(in, n);
                    long sum = 0;
                    for (long i = 1; i <= questions; i++) {
                        List<Integer> part = row.subList(in.nextInt() - 1, in.nextInt());
                        // the numbers from the token on, which need no others
                        PlayedOut<List<Integer>> play = PlayedOut.normal(ahead -> IntStream.rangeClosed(0, m)
                                .filter(j -> j < ahead.size() && ahead.get(j) > 0)
                                .mapToObj(j -> ListMoves.with(ahead, j, ahead.get(j) - 1)
                                        .subList(j, ahead.size()))
                                .toList());
                        sum += play.wins(ListMoves.with(part, 0, part.get(0) - 1)) ? i * i : 0;
                    }
                    return sum + "\n";
                }),
                null);
    }

    private static Statement bzoj2410() {
        return new Statement(
                "BZOJ 2410",
                "string",
                Read.bzoj(2410),
                "T <= 20; 1 <= k <= n <= 10^5; 1 s",
                "Colour a cell of a row that is not coloured with one of k colours, other than those of its neighbours;"
                        + " who cannot move loses. Read T, then n k and n numbers each, 0 for no colour; print y if the"
                        + " first player wins, else n.",
                random -> Lines.counted(random, 6, r -> {
                    int n = r.nextInt(1, 7);
                    int k = r.nextInt(1, Math.min(n, 3) + 1);
                    List<Integer> row = new ArrayList<>();
                    for (int i = 0; i < n; i++) {
                        int colour = Math.max(0, r.nextInt(-3, k + 1));
                        row.add(i > 0 && row.get(i - 1) == colour ? 0 : colour);
                    }
                    return n + " " + k + "\n" + Lines.joined(row);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int k = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(row -> ListMoves.each(
                            row,
                            (i, colour) -> IntStream.rangeClosed(1, colour > 0 ? 0 : k)
                                    .filter(c -> i == 0 || row.get(i - 1) != c)
                                    .filter(c -> i == n - 1 || row.get(i + 1) != c)
                                    .boxed()));
                    return play.wins(ListMoves.read(in, n)) ? "y" : "n";
                }),
                new Sample("2\n5 2\n0 0 1 0 0\n5 1\n1 0 0 0 0\n", "n\ny\n"));
    }

    /// One or more numbers between bounds, increasing.
    static String increasing(Random random, int least, int most) {
        List<String> chosen = IntStream.rangeClosed(least, most)
                .filter(i -> random.nextInt(5) < 2)
                .mapToObj(String::valueOf)
                .toList();
        return chosen.isEmpty() ? String.valueOf(random.nextInt(least, most + 1)) : String.join(" ", chosen);
    }
}
