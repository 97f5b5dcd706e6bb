package org.grundy.cli.contest.documented;

import java.util.List;
import java.util.Scanner;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.PlayedRound;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;
import org.grundy.cli.contest.StringMoves;

/// A piece on a board, and boards of cells.
final class BoardStatements {
    private BoardStatements() {}

    static List<Statement> all() {
        return List.of(
                cf451a(), cf36d(), cf1719a(), cf1451d(), cf630r(), chessboard(), hdu1730(), hdu2147(), poj3537());
    }

    private static Statement cf451a() {
        PlayedOut<At> play = PlayedOut.normal(
                grid -> grid.steps(-1, -1).filter(next -> next.within(0, 100)).toList());
        return new Statement(
                "Codeforces 451A",
                "board",
                Read.codeforces(451, "A"),
                "1 <= n, m <= 100; 1 s",
                "Choose a crossing of n horizontal and m vertical sticks and remove both; who cannot loses. Read n m; "
                        + "print Akshat or Malvika.",
                random -> Lines.numbers(random, 2, 1, 20) + "\n",
                input -> Lines.answer(input, in -> play.wins(At.read(in)) ? "Akshat" : "Malvika"),
                new Sample("2 3\n", "Malvika\n"));
    }

    private static Statement cf36d() {
        return new Statement(
                "Codeforces 36D",
                "board",
                Read.codeforces(36, "D"),
                "1 <= t <= 20; 1 <= k, n, m <= 10^9; 2 s, 64 MB; input.txt and output.txt",
                "From a corner of an n x m board move one right, one down, or k diagonally; who cannot loses. Read t k, "
                        + "then t lines n m; print + if the first wins, else -.",
                random -> "20 " + random.nextInt(1, 6) + "\n"
                        + Lines.uncounted(random, 20, r -> Lines.numbers(r, 2, 1, 14)),
                input -> Lines.answer(input, in -> {
                    int t = in.nextInt();
                    int k = in.nextInt();
                    PlayedOut<At> play = PlayedOut.normal(left -> left.steps(-1, 0, 0, -1, -k, -k)
                            .filter(next -> next.x() >= 1 && next.y() >= 1)
                            .toList());
                    return Lines.answers(in, t, line -> play.wins(At.read(line)) ? "+" : "-");
                }),
                new Sample(
                        "10 2\n1 1\n1 2\n2 1\n2 2\n1 3\n2 3\n3 1\n3 2\n3 3\n4 3\n", "-\n+\n+\n-\n-\n+\n-\n+\n+\n+\n"));
    }

    private static Statement cf1719a() {
        PlayedOut<At> play = PlayedOut.normal(left -> Stream.concat(
                        IntStream.range(1, left.x())
                                .filter(x -> (left.x() - x) % 2 == 1)
                                .mapToObj(x -> new At(x, left.y())),
                        IntStream.range(1, left.y())
                                .filter(y -> (left.y() - y) % 2 == 1)
                                .mapToObj(y -> new At(left.x(), y)))
                .toList());
        return new Statement(
                "Codeforces 1719A",
                "board",
                Read.codeforces(1719, "A"),
                "1 <= t <= 10^4; 1 <= n, m <= 10^9; 1 s",
                "From a corner of an n x m board move right or up by an odd number; who cannot loses. Read t, then t "
                        + "lines n m; print Burenka or Tonya.",
                random -> Lines.counted(random, 20, r -> Lines.numbers(r, 2, 1, 12)),
                input -> Lines.answerCounted(input, in -> play.wins(At.read(in)) ? "Burenka" : "Tonya"),
                new Sample("5\n1 1\n1 4\n5 6\n2 2\n6 3\n", "Tonya\nBurenka\nBurenka\nTonya\nBurenka\n"));
    }

    private static Statement cf1451d() {
        return new Statement(
                "Codeforces 1451D",
                "board",
                Read.codeforces(1451, "D"),
                "1 <= t <= 100; 1 <= k <= d <= 10^5; 2 s",
                "From (0, 0) add k to a coordinate and stay within distance d of (0, 0); who cannot loses. Read t, then t "
                        + "lines d k; print Ashish or Utkarsh.",
                random -> Lines.counted(random, 12, r -> {
                    int k = r.nextInt(1, 6);
                    return r.nextInt(k, 40) + " " + k;
                }),
                input -> Lines.answerCounted(input, in -> {
                    long d = in.nextLong();
                    int k = in.nextInt();
                    PlayedOut<At> play = PlayedOut.normal(at -> at.steps(k, 0, 0, k)
                            .filter(next -> (long) next.x() * next.x() + (long) next.y() * next.y() <= d * d)
                            .toList());
                    return play.wins(new At(0, 0)) ? "Ashish" : "Utkarsh";
                }),
                new Sample("5\n2 1\n5 2\n10 3\n25 4\n15441 33\n", "Utkarsh\nAshish\nUtkarsh\nUtkarsh\nAshish\n"));
    }

    private static Statement cf630r() {
        return new Statement(
                "Codeforces 630R",
                "grid",
                Read.codeforces(630, "R"),
                "1 <= n <= 10^18; 0.5 s, 64 MB",
                "Paint an empty cell of an n x n board that has no side in common with a painted one; who cannot loses. "
                        + "Read n; print 1 or 2, the winner.",
                random -> random.nextInt(1, 5) + "\n",
                input -> {
                    int n = new Scanner(input).nextInt();
                    PlayedOut<Integer> play = PlayedOut.normal(painted -> IntStream.range(0, n * n)
                            .filter(c -> !Bits.has(painted, c) && !touches(painted, n, c))
                            .mapToObj(c -> painted | 1 << c)
                            .toList());
                    return play.wins(0) ? "1\n" : "2\n";
                },
                new Sample("2\n", "2\n"));
    }

    private static boolean touches(int painted, int n, int cell) {
        return IntStream.range(0, n * n)
                .filter(other -> Bits.has(painted, other))
                .anyMatch(other -> Math.abs(other / n - cell / n) + Math.abs(other % n - cell % n) == 1);
    }

    private static Statement chessboard() {
        PlayedOut<At> play = PlayedOut.normal(at -> at.steps(-2, 1, -2, -1, 1, -2, -1, -2)
                .filter(next -> next.within(1, 15))
                .toList());
        return new Statement(
                "HackerRank A Chessboard Game",
                "board",
                Read.hackerrank("a-chessboard-game-1"),
                "1 <= t <= 225; 1 <= x, y <= 15",
                "On a 15 x 15 board move a coin by (-2, 1), (-2, -1), (1, -2) or (-1, -2); who cannot loses. Read t, then "
                        + "t lines x y; print First or Second.",
                random -> Lines.counted(random, 30, r -> Lines.numbers(r, 2, 1, 15)),
                input -> Lines.answerCounted(input, in -> play.wins(At.read(in)) ? "First" : "Second"),
                new Sample("3\n5 2\n5 3\n8 8\n", "Second\nFirst\nFirst\n"));
    }

    /// The rows, each with the place of the man of the player to move and that of the other, whose turn is next.
    private static List<List<At>> northcott(List<At> rows, int width) {
        return ListMoves.each(
                        rows,
                        (i, row) -> IntStream.rangeClosed(1, width)
                                .filter(to -> to != row.x() && (row.x() < row.y() ? to < row.y() : to > row.y()))
                                .mapToObj(to -> new At(to, row.y())))
                .stream()
                .map(next -> next.stream().map(row -> new At(row.y(), row.x())).toList())
                .toList();
    }

    private static Statement hdu1730() {
        return new Statement(
                "HDU 1730",
                "board",
                Read.hdu(1730, "35618452542"),
                "1 <= n <= 1000; 2 <= m <= 100; 1 s; any number of empty lines between cases",
                "In each of n rows of m squares each player has a man; move an own man along its row, not past the other; "
                        + "whoever cannot move loses, Tom begins. Cases to the end of the input: n m, then n lines with "
                        + "the columns of Tom's and Jerry's man; print I WIN! or BAD LUCK!",
                random -> Lines.uncounted(random, 6, r -> {
                    int n = r.nextInt(1, 4);
                    int m = r.nextInt(2, 6);
                    return n + " " + m + "\n"
                            + Lines.uncounted(r, n, q -> {
                                int black = q.nextInt(1, m + 1);
                                int white = (black + q.nextInt(m - 1)) % m + 1;
                                return black + " " + white;
                            })
                            + "\n";
                }),
                input -> Lines.answerAll(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    PlayedRound<List<At>> play = new PlayedRound<>(rows -> northcott(rows, m));
                    List<At> rows = At.list(in, n);
                    return play.result(rows) == PlayedRound.Result.WON ? "I WIN!" : "BAD LUCK!";
                }),
                new Sample("3 6\n4 5\n1 2\n1 2\n\n3 6\n4 5\n1 3\n1 2\n", "BAD LUCK!\nI WIN!\n"));
    }

    private static Statement hdu2147() {
        PlayedOut<At> play = PlayedOut.normal(at -> at.steps(-1, 0, 0, -1, -1, -1)
                .filter(next -> next.x() >= 1 && next.y() >= 1)
                .toList());
        return new Statement(
                "HDU 2147",
                "board",
                Read.hdu(2147, "48365906545"),
                "0 < n, m <= 2000; 1 s, 10 MB",
                "On an n x m board a coin in the top right corner moves left, down or diagonally between; who cannot loses, "
                        + "kiki begins. Lines n m up to 0 0; print Wonderful! if kiki wins, else What a pity!",
                random -> Lines.uncounted(random, 15, r -> Lines.numbers(r, 2, 1, 12)) + "0 0\n",
                input -> Lines.answerAll(input, in -> {
                    At corner = At.read(in);
                    return corner.x() == 0 ? "" : play.wins(corner) ? "Wonderful!" : "What a pity!";
                }),
                new Sample("5 3\n5 4\n6 6\n0 0\n", "What a pity!\nWonderful!\nWonderful!\n"));
    }

    private static Statement poj3537() {
        PlayedOut<String> play = PlayedOut.normal(row -> row.contains("XXX")
                ? List.of()
                : IntStream.range(0, row.length())
                        .filter(i -> row.charAt(i) == '.')
                        .mapToObj(i -> StringMoves.replaced(row, i, "X"))
                        .toList());
        return new Statement(
                "POJ 3537",
                "row",
                Read.poj(3537, "6187736380"),
                "3 <= n <= 2000; 1 s",
                "Write X on a free cell of a row of n; who first has three side by side wins. Read n; print 1 or 2, the "
                        + "winner.",
                random -> Lines.numbers(random, 1, 3, 13) + "\n",
                input -> Lines.answer(input, in -> play.wins(".".repeat(in.nextInt())) ? "1" : "2"),
                new Sample("3\n", "1\n"));
    }
}
