package org.grundy.cli.contest.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.ScoredPlay;
import org.grundy.cli.contest.ScoredPlay.Turn;
import org.grundy.cli.contest.Statement;
import org.grundy.cli.contest.StringMoves;

/// Functions of LeetCode about scores; their arguments are read here, a line each, and what they return is printed.
final class LeetCodeScoreStatements {
    private LeetCodeScoreStatements() {}

    static List<Statement> all() {
        return List.of(guessing(), firstPiles(), firstThree(), twoValues(), prefixes(), colours());
    }

    /// The least amount with which every number between two is found.
    private static int amount(int low, int high) {
        return IntStream.rangeClosed(low, high)
                .map(guess -> low == high ? 0 : guess + Math.max(amount(low, guess - 1), amount(guess + 1, high)))
                .min()
                .orElse(0);
    }

    private static Statement guessing() {
        return new Statement(
                "LeetCode 375",
                "least amount",
                Read.leetcode("0375.Guess Number Higher or Lower II"),
                "1 <= n <= 200",
                "A number from 1 to n is guessed; who guesses x wrongly pays x and is told whether it is higher or lower. A"
                        + " function of n. Read n; print the least amount with which every number is found.",
                random -> random.nextInt(1, 10) + "\n",
                input -> String.valueOf(amount(1, Integer.parseInt(input.strip()))),
                new Sample("10\n", "16\n"));
    }

    /// What is left of a row, and how much may be taken.
    private record Piles(List<Integer> left, int most) {
        List<Turn<Piles>> turns() {
            return IntStream.rangeClosed(1, Math.min(2 * most, left.size()))
                    .mapToObj(x -> new Turn<>(
                            ListMoves.sum(left.subList(0, x)),
                            new Piles(left.subList(x, left.size()), Math.max(most, x))))
                    .toList();
        }
    }

    private static Statement firstPiles() {
        ScoredPlay<Piles> play = new ScoredPlay<>(Piles::turns);
        return new Statement(
                "LeetCode 1140",
                "scores",
                Read.leetcode("1140.Stone Game II"),
                "1 <= n <= 100; 1 <= piles[i] <= 10^4",
                "Take the first X piles of a row, 1 <= X <= 2M, M = 1 at first, and let M be at least X. A function of the"
                        + " piles. Read n and a line of n numbers; print the most stones that the first player can get.",
                random -> Lines.list(random, 9, 1, 20) + "\n",
                input -> Lines.answer(input, in -> {
                    List<Integer> piles = ListMoves.read(in);
                    return String.valueOf((ListMoves.sum(piles) + play.difference(new Piles(piles, 1))) / 2);
                }),
                new Sample("5\n2 7 9 4 4\n", "10\n"));
    }

    private static Statement firstThree() {
        ScoredPlay<List<Integer>> play = new ScoredPlay<>(row -> IntStream.rangeClosed(1, Math.min(3, row.size()))
                .mapToObj(x -> new Turn<>(ListMoves.sum(row.subList(0, x)), row.subList(x, row.size())))
                .toList());
        return new Statement(
                "LeetCode 1406",
                "scores",
                Read.leetcode("1406.Stone Game III"),
                "1 <= n <= 5 * 10^4; -1000 <= stoneValue[i] <= 1000",
                "Take 1 to 3 stones from the front of a row; the higher sum wins. A function of the values. Read n and a line"
                        + " of n numbers; print Alice, who begins, Bob or Tie.",
                random -> Lines.list(random, 8, -6, 9) + "\n",
                input -> Lines.answer(input, in -> {
                    int difference = play.difference(ListMoves.read(in));
                    return difference > 0 ? "Alice" : difference < 0 ? "Bob" : "Tie";
                }),
                new Sample("4\n1 2 3 7\n", "Bob\n"));
    }

    /// Stones that are left, with what each is worth to who is to move and to the other.
    private record Stones(List<List<Integer>> left) {
        List<Turn<Stones>> turns() {
            return IntStream.range(0, left.size())
                    .mapToObj(i -> new Turn<>(
                            left.get(i).getFirst(),
                            new Stones(ListMoves.without(left, i).stream()
                                    .map(List::reversed)
                                    .toList())))
                    .toList();
        }
    }

    private static Statement twoValues() {
        ScoredPlay<Stones> play = new ScoredPlay<>(Stones::turns);
        return new Statement(
                "LeetCode 1686",
                "scores",
                Read.leetcode("1686.Stone Game VI"),
                "1 <= n <= 10^5; values from 1 to 100",
                "Take a stone, which has a value for each of the players; more points win. A function of both lists of values."
                        + " Read n and two lines of n numbers; print 1 if the first player wins, -1 if the other does, else 0.",
                random -> {
                    int n = random.nextInt(1, 7);
                    return n + "\n" + Lines.numbers(random, n, 1, 9) + "\n" + Lines.numbers(random, n, 1, 9) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    List<Integer> one = ListMoves.read(in, n);
                    List<Integer> other = ListMoves.read(in, n);
                    List<List<Integer>> stones = IntStream.range(0, n)
                            .mapToObj(i -> List.of(one.get(i), other.get(i)))
                            .toList();
                    return String.valueOf(Integer.signum(play.difference(new Stones(stones))));
                }),
                new Sample("3\n2 4 3\n1 6 7\n", "-1\n"));
    }

    private static Statement prefixes() {
        ScoredPlay<List<Integer>> play = new ScoredPlay<>(row -> IntStream.rangeClosed(2, row.size())
                .mapToObj(x -> {
                    int sum = ListMoves.sum(row.subList(0, x));
                    List<Integer> next = new ArrayList<>(row.subList(x, row.size()));
                    next.addFirst(sum);
                    return new Turn<>(sum, List.copyOf(next));
                })
                .toList());
        return new Statement(
                "LeetCode 1872",
                "scores",
                Read.leetcode("1872.Stone Game VIII"),
                "2 <= n <= 10^5; -10^4 <= stones[i] <= 10^4",
                "Put one stone, worth their sum, in place of the first x > 1 stones of a row, and score it; until one is left."
                        + " A function of the stones. Read n and a line of n numbers; print the difference of the scores.",
                random -> {
                    int n = random.nextInt(2, 9);
                    return n + "\n" + Lines.numbers(random, n, -9, 9) + "\n";
                },
                input -> Lines.answer(input, in -> String.valueOf(play.difference(ListMoves.read(in)))),
                new Sample("5\n-1 2 -3 4 -5\n", "5\n"));
    }

    /// A line of pieces, and the colour of who is to move.
    private record Line(String pieces, char mover) {
        List<Line> options() {
            String three = String.valueOf(mover).repeat(3);
            return IntStream.range(1, pieces.length())
                    .filter(i -> pieces.startsWith(three, i - 1))
                    .mapToObj(i -> new Line(StringMoves.without(pieces, i), mover == 'A' ? 'B' : 'A'))
                    .toList();
        }
    }

    private static Statement colours() {
        PlayedOut<Line> play = PlayedOut.normal(Line::options);
        return new Statement(
                "LeetCode 2038",
                "turns differ",
                Read.leetcode("2038.Remove Colored Pieces if Both Neighbors are the Same Color"),
                "1 <= n <= 10^5",
                "Alice removes a piece A between two others A of a line, Bob a B between two others B; who cannot loses. A"
                        + " function of a string of A and B. Read the string; print true if Alice, who begins, wins, else"
                        + " false.",
                LeetCodeScoreStatements::line,
                input -> String.valueOf(play.wins(new Line(input.strip(), 'A'))),
                new Sample("AAABABB\n", "true\n"));
    }

    private static String line(Random random) {
        return IntStream.range(0, random.nextInt(1, 6))
                        .mapToObj(run -> (run % 2 == 0 ? "A" : "B").repeat(random.nextInt(1, 5)))
                        .collect(Collectors.joining())
                + "\n";
    }
}
