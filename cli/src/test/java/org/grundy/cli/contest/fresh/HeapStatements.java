package org.grundy.cli.contest.fresh;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Heaps of stones or sweets.
final class HeapStatements {
    private HeapStatements() {}

    static List<Statement> all() {
        return List.of(sweets(), squares(), piles(), nim(), teams(), marked());
    }

    private static Statement sweets() {
        return new Statement(
                "SPOJ MMMGAME",
                "misère nim",
                "https://vn.spoj.com/problems/MMMGAME/vn/",
                "1 <= T <= 474; 1 <= N <= 47; 1 <= A_i <= 4747; 1 s",
                "Eat any number of sweets of one colour; who eats the last one of all loses. Read T, then in each case N and"
                        + " the numbers of sweets; print John, who begins, or Brother for each.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 4, 1, 5)),
                input -> Lines.answerCounted(
                        input, in -> PlayedOut.misere(Heaps::nim).wins(Heaps.read(in)) ? "John" : "Brother"),
                new Sample("2\n3\n3 5 1\n1\n1\n", "John\nBrother\n"));
    }

    private static Statement squares() {
        return new Statement(
                "SPOJ QCJ3",
                "coins",
                "https://www.spoj.com/problems/QCJ3",
                "all numbers are less than 25",
                "Move one coin to any square to its left; squares are counted from 0, and who moves last wins. Read N, then in"
                        + " each case S and how many coins are on each of the squares 1 to S; print Tom Wins, who begins, or"
                        + " Hanks Wins for each.",
                random -> Lines.counted(random, 6, r -> {
                    int squares = r.nextInt(1, 5);
                    return squares + "\n" + Lines.numbers(r, squares - 1, 0, 2) + " " + r.nextInt(1, 3);
                }),
                input -> Lines.answerCounted(input, in -> {
                    List<Integer> coins = new ArrayList<>();
                    int squares = in.nextInt();
                    for (int square = 1; square <= squares; square++) {
                        coins.addAll(Collections.nCopies(in.nextInt(), square));
                    }
                    return PlayedOut.normal(Heaps::nim).wins(Heaps.of(coins)) ? "Tom Wins" : "Hanks Wins";
                }),
                new Sample("2\n1\n1\n1\n2\n", "Tom Wins\nHanks Wins\n"));
    }

    private static Statement piles() {
        return new Statement(
                "UVa 10165",
                "nim",
                "https://codebarn.ca/problems/10165.html",
                "1 <= P_i <= 2 * 10^9; 3 s",
                "Take any number of stones of one pile; who takes the last stone wins. Read cases, each N and the piles, up to"
                        + " one with N = 0; print Yes if Jack, who begins, wins, or No for each.",
                random -> Lines.uncounted(random, 8, r -> Lines.list(r, 4, 1, 6)) + "0\n",
                input -> Lines.answerAll(input, in -> {
                    List<Integer> heaps = Heaps.read(in);
                    return heaps.isEmpty() ? "" : PlayedOut.normal(Heaps::nim).wins(heaps) ? "Yes" : "No";
                }),
                new Sample("2\n1 1\n2\n2 2\n2\n3 3\n0\n", "No\nNo\nNo\n"));
    }

    private static Statement nim() {
        return new Statement(
                "HackerRank nim-game-1",
                "nim",
                Read.hackerrank("nim-game-1"),
                "1 <= g <= 100; 1 <= n <= 100; 0 <= s_i <= 100",
                "Take one stone or more of one pile; who takes the last one wins. Read g, then in each game n and the piles;"
                        + " print First or Second for each.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 4, 0, 6)),
                input -> Lines.answerCounted(
                        input, in -> PlayedOut.normal(Heaps::nim).wins(Heaps.read(in)) ? "First" : "Second"),
                new Sample("2\n2\n1 1\n3\n2 1 4\n", "Second\nFirst\n"));
    }

    private static Statement teams() {
        return new Statement(
                "POJ 2068",
                "turns differ",
                Read.nemotron("「POJ2068」Nim"),
                "1 <= n <= 10; 1 <= S < 2^13; 1 <= M_i <= 16",
                "2n players of two teams sit around a table, each beside opponents, and take 1 to M_i stones in turn; the team"
                        + " that takes the last one loses. Read cases n S M_1 … M_2n, up to 0; print 1 if the team of the"
                        + " first player wins, or 0 for each.",
                random -> Lines.uncounted(random, 8, r -> {
                            int players = r.nextInt(1, 4);
                            return players + " " + r.nextInt(1, 40) + " " + Lines.numbers(r, 2 * players, 1, 5);
                        })
                        + "0\n",
                input -> Lines.answerAll(input, in -> {
                    int players = 2 * in.nextInt();
                    if (players == 0) {
                        return "";
                    }
                    int stones = in.nextInt();
                    int[] most = Lines.read(in, players);
                    PlayedOut<At> play = PlayedOut.misere(at -> IntStream.rangeClosed(1, Math.min(most[at.x()], at.y()))
                            .mapToObj(taken -> new At((at.x() + 1) % players, at.y() - taken))
                            .toList());
                    return play.wins(new At(0, stones)) ? "1" : "0";
                }),
                null);
    }

    /// The numbers, and which of them were chosen before, as bits.
    private record Marked(List<Integer> numbers, int chosen) {
        List<Marked> options() {
            return chosen == (1 << numbers.size()) - 1
                    ? List.of()
                    : IntStream.range(0, numbers.size())
                            .filter(i -> numbers.get(i) > 0)
                            .mapToObj(i -> new Marked(ListMoves.with(numbers, i, numbers.get(i) - 1), chosen | 1 << i))
                            .toList();
        }
    }

    private static Statement marked() {
        return new Statement(
                "AtCoder ARC 192 B",
                "list",
                Read.atcoder("arc192_b"),
                "1 <= N <= 2 * 10^5; 1 <= A_i <= 10^9",
                "Subtract 1 from a number that is not 0; who moves when each number has been chosen for the first time wins."
                        + " Read N and the numbers; print Fennec, who begins, or Snuke.",
                HeapStatements::numbers,
                input -> Lines.answer(
                        input,
                        in -> PlayedOut.normal(Marked::options).wins(new Marked(ListMoves.read(in), 0))
                                ? "Fennec"
                                : "Snuke"),
                new Sample("3\n1 9 2\n", "Fennec\n"));
    }

    private static String numbers(Random random) {
        return Lines.list(random, 6, 1, 4) + "\n";
    }
}
