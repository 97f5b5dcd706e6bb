package org.grundy.cli.contest.archive;

import java.util.List;
import java.util.Scanner;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Limited;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.PlayedRound;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// One number or two that become smaller, or a count that grows to a bound.
final class NumberPlayStatements {
    private NumberPlayStatements() {}

    static List<Statement> all() {
        return List.of(luoguP10192(), bzoj2275(), bzoj3404(), bzoj2777(), bzoj4702());
    }

    private static Statement luoguP10192() {
        return new Statement(
                "Luogu P10192",
                "big numbers",
                "https://usaco.org/index.php?page=viewproblem2&cpid=1395",
                "1 <= T <= 10; 1 <= S < 10^100000; 2 s",
                "Take a number of stones that is a palindrome in decimal; the last stone wins. Read T and T numbers S;"
                        + " print B if the first player wins, else E.",
                random -> Lines.counted(random, 10, r -> Lines.numbers(r, 1, 1, 150)),
                input -> {
                    PlayedOut<Integer> play = PlayedOut.normal(s -> IntStream.rangeClosed(1, s)
                            .filter(x -> new StringBuilder()
                                    .append(x)
                                    .reverse()
                                    .toString()
                                    .equals(String.valueOf(x)))
                            .mapToObj(x -> s - x)
                            .toList());
                    return Lines.answerCounted(input, in -> play.wins(in.nextInt()) ? "B" : "E");
                },
                new Sample("3\n8\n10\n12\n", "B\nE\nB\n"));
    }

    private static Statement bzoj2275() {
        return new Statement(
                "BZOJ 2275",
                "least first move",
                Read.bzoj(2275),
                "1 <= n <= 10^15; 1 s",
                "Take stones in turn: any number first, later at most twice what was taken before; the last stone wins."
                        + " Read n; print the least number with which the first player may begin and win.",
                random -> random.nextInt(1, 60) + "\n",
                input -> {
                    int n = new Scanner(input).nextInt();
                    PlayedOut<Limited> play = Limited.times(2);
                    return IntStream.rangeClosed(1, n)
                                    .filter(taken -> !play.wins(new Limited(n, n).taking(taken, 2)))
                                    .findFirst()
                                    .orElseThrow()
                            + "\n";
                },
                new Sample("4\n", "1\n"));
    }

    private static Statement bzoj3404() {
        return new Statement(
                "BZOJ 3404",
                "digits",
                Read.bzoj(3404),
                "1 <= g <= 100; 1 <= ni <= 10^6; 1 s",
                "Subtract from the number its greatest digit or its least digit other than 0; who cannot move, at 0, loses."
                        + " Read g and g numbers; print YES if the first player wins, else NO.",
                random -> Lines.counted(random, 15, r -> Lines.numbers(r, 1, 1, 400)),
                input -> {
                    PlayedOut<Integer> play = PlayedOut.normal(n -> {
                        List<Integer> digits = String.valueOf(n)
                                .chars()
                                .map(c -> c - '0')
                                .filter(d -> d > 0)
                                .sorted()
                                .boxed()
                                .toList();
                        return digits.isEmpty() ? List.of() : List.of(n - digits.getFirst(), n - digits.getLast());
                    });
                    return Lines.answerCounted(input, in -> play.wins(in.nextInt()) ? "YES" : "NO");
                },
                new Sample("2\n9\n10\n", "YES\nNO\n"));
    }

    private static Statement bzoj2777() {
        return new Statement(
                "BZOJ 2777",
                "euclid",
                Read.bzoj(2777),
                "T <= 100; 1 <= A1, A2, B1, B2 <= 10^6; 1 s",
                "Subtract a positive multiple of one of two numbers from the other; who makes a number that is not positive"
                        + " loses. Read T, then A1 A2 B1 B2 each; print for how many A of A1 to A2 and B of B1 to B2 the"
                        + " first player wins.",
                random -> Lines.counted(random, 8, r -> {
                    int a = r.nextInt(1, 15);
                    int b = r.nextInt(1, 15);
                    return a + " " + r.nextInt(a, 18) + " " + b + " " + r.nextInt(b, 18);
                }),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(both -> {
                        int a = both.get(0);
                        int b = both.get(1);
                        return Stream.concat(
                                        multiples(a, b).mapToObj(less -> List.of(less, b)),
                                        multiples(b, a).mapToObj(less -> List.of(a, less)))
                                .toList();
                    });
                    return Lines.answerCounted(input, in -> {
                        int[] ends = Lines.read(in, 4);
                        return String.valueOf(IntStream.rangeClosed(ends[0], ends[1])
                                .mapToLong(a -> IntStream.rangeClosed(ends[2], ends[3])
                                        .filter(b -> play.wins(List.of(a, b)))
                                        .count())
                                .sum());
                    });
                },
                new Sample("3\n2 2 11 11\n1 6 1 6\n8 8 5 5\n", "1\n20\n0\n"));
    }

    /// What stays positive of a when multiples of b are subtracted.
    private static IntStream multiples(int a, int b) {
        return IntStream.iterate(a - b, less -> less > 0, less -> less - b);
    }

    private static Statement bzoj4702() {
        return new Statement(
                "BZOJ 4702",
                "draws",
                Read.bzoj(4702),
                "1 <= n < c; 1 <= m <= 30; 2 <= c <= 10^9; n^m < c; T <= 5; 1 s",
                "There are n boxes and m things; add a box or a thing. Who makes the number n^m of ways to put the things"
                        + " into the boxes c or more loses. Read T, then n m c each; print Alice if the first player wins,"
                        + " Bob if the second does, and Draw if the game goes on for ever.",
                random -> Lines.counted(random, 5, r -> {
                    // with one box play may go on for ever
                    int n = r.nextBoolean() ? 1 : r.nextInt(2, 5);
                    int m = n == 1 ? r.nextInt(1, 8) : r.nextInt(1, 4);
                    return n + " " + m + " " + r.nextInt((int) Math.pow(n, m) + 1, 120);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    int bound = in.nextInt();
                    // with one box all numbers of things above 30 have the same moves
                    PlayedRound<List<Integer>> play = new PlayedRound<>(at -> Stream.of(
                                    List.of(at.get(0) + 1, at.get(1)), List.of(at.get(0), Math.min(at.get(1) + 1, 31)))
                            .filter(next -> Math.pow(next.get(0), next.get(1)) < bound)
                            .toList());
                    return switch (play.result(List.of(n, m))) {
                        case WON -> "Alice";
                        case LOST -> "Bob";
                        case DRAWN -> "Draw";
                    };
                }),
                new Sample("4\n2 2 10\n5 5 16808\n3 1 4\n1 4 10\n", "Alice\nAlice\nBob\nDraw\n"));
    }
}
