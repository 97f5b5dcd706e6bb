package org.grundy.cli.contest.fresh;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.PlayedRound;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Numbers that are written, chosen or multiplied, and places in a row.
final class NumberStatements {
    private static final int MOST_CHOSEN = 20;

    private NumberStatements() {}

    static List<Statement> all() {
        return List.of(written(), multiplied(), chosen(), reversed());
    }

    private static Statement written() {
        return new Statement(
                "HDU 4371",
                "two numbers",
                Read.nemotron("HDU 4371-Alice and Bob-博弈论-[解题报告]HOJ"),
                "T <= 100; 1 <= n <= 10^6; 1 <= m <= 100; 1 <= d[k] <= 10^6",
                "Alice writes 0, Bob a d[k] up to n; then each writes the last number plus or minus a d[k], up to n and more"
                        + " than the last but one. Who cannot loses. Read T, then in each case n m and the d; print Case"
                        + " #1: Alice or Case #1: Bob.",
                random -> Lines.counted(random, 6, r -> {
                    int amounts = r.nextInt(1, 4);
                    return r.nextInt(1, 25) + " " + amounts + "\n" + Lines.numbers(r, amounts, 1, 9);
                }),
                input -> Lines.answerNumbered("Case #", input, in -> {
                    int most = in.nextInt();
                    List<Integer> amounts = ListMoves.read(in);
                    PlayedOut<At> play = PlayedOut.normal(last -> amounts.stream()
                            .flatMap(
                                    d -> last.x() < 0 ? Stream.of(last.y() + d) : Stream.of(last.y() + d, last.y() - d))
                            .filter(next -> next > last.x() && next <= most)
                            .map(next -> new At(last.y(), next))
                            .toList());
                    return play.wins(new At(-1, 0)) ? "Bob" : "Alice";
                }),
                new Sample("2\n7 1\n3\n7 2\n2 6\n", "Case #1: Alice\nCase #2: Bob\n"));
    }

    private static Statement multiplied() {
        return new Statement(
                "UVa 847",
                "multiplication",
                Read.nemotron("UVa 00847: A Multiplication Game"),
                "1 < n < 4294967295",
                "Multiply a number, 1 at first, by 2 to 9; who first reaches n wins. Read numbers n, up to the end of the"
                        + " input; print Stan wins., who begins, or Ollie wins. for each.",
                random -> Lines.uncounted(random, 10, r -> String.valueOf(r.nextInt(2, 1 << r.nextInt(2, 14)))),
                input -> Lines.answerAll(input, in -> {
                    int goal = in.nextInt();
                    PlayedOut<Integer> play = PlayedOut.normal(number -> number >= goal
                            ? List.of()
                            : IntStream.rangeClosed(2, 9)
                                    .mapToObj(factor -> number * factor)
                                    .toList());
                    return play.wins(1) ? "Stan wins." : "Ollie wins.";
                }),
                new Sample("162\n17\n34012226\n", "Stan wins.\nOllie wins.\nStan wins.\n"));
    }

    /// The numbers up to 20 that are forbidden, after one more is chosen: with each two, their sum.
    private static Set<Integer> forbidden(Set<Integer> before, int chosen) {
        Set<Integer> all = new TreeSet<>(before);
        all.add(chosen);
        boolean more = true;
        while (more) {
            List<Integer> sums = all.stream()
                    .flatMap(x -> all.stream().map(y -> x + y))
                    .filter(sum -> sum <= MOST_CHOSEN)
                    .toList();
            more = all.addAll(sums);
        }
        return all;
    }

    private static List<Integer> left(Set<Integer> forbidden) {
        return IntStream.rangeClosed(2, MOST_CHOSEN)
                .boxed()
                .filter(number -> !forbidden.contains(number))
                .toList();
    }

    private static String choices(Random random) {
        Set<Integer> forbidden = new TreeSet<>();
        for (int i = random.nextInt(2, 5); i > 0 && left(forbidden).size() > 1; i--) {
            List<Integer> left = left(forbidden);
            forbidden = forbidden(forbidden, left.get(random.nextInt(left.size())));
        }
        List<Integer> left = left(forbidden);
        return left.isEmpty() ? "1 2" : left.size() + " " + Lines.joined(left);
    }

    private static Statement chosen() {
        return new Statement(
                "POJ 1143",
                "winning move",
                "http://poj.org/problem?id=1143",
                "1 <= n <= 20; 2 <= a_i <= 20; 1 s",
                "Choose a number greater than 1 that is no sum of multiples of chosen ones; who cannot loses. Read cases, each"
                        + " n and the numbers that can still be chosen, up to one with n = 0; print the number of the case and"
                        + " all winning moves in ascending order, or that there is none.",
                random -> Lines.uncounted(random, 5, NumberStatements::choices) + "0\n",
                input -> {
                    int[] number = {0};
                    PlayedOut<Set<Integer>> play = PlayedOut.normal(forbidden -> left(forbidden).stream()
                            .map(chosen -> forbidden(forbidden, chosen))
                            .toList());
                    return Lines.answerAll(input, in -> {
                        List<Integer> left = ListMoves.read(in);
                        Set<Integer> forbidden = IntStream.rangeClosed(2, MOST_CHOSEN)
                                .boxed()
                                .filter(each -> !left.contains(each))
                                .collect(Collectors.toCollection(TreeSet::new));
                        String winning = left.stream()
                                .filter(chosen -> !play.wins(forbidden(forbidden, chosen)))
                                .map(String::valueOf)
                                .collect(Collectors.joining(" "));
                        return left.isEmpty()
                                ? ""
                                : "Test Case #" + ++number[0] + "\n"
                                        + (winning.isEmpty()
                                                ? "There's no winning move."
                                                : "The winning moves are: " + winning)
                                        + "\n";
                    });
                },
                null);
    }

    private static Statement reversed() {
        return new Statement(
                "TopCoder StonesGame",
                "draws",
                "https://archive.topcoder.com/ProblemStatement/pm/11292",
                "2 <= N <= 10^6; 1 <= M, K, L <= N; M != L; 2 s",
                "One of N stones in a row is white. Reverse K stones that follow each other, with the white one among them; who"
                        + " brings it to place L wins. Given N M K L, where M is its place: Romeo, who begins, Strangelet or"
                        + " Draw.",
                random -> {
                    int stones = random.nextInt(2, 12);
                    int first = random.nextInt(1, stones + 1);
                    int goal = 1 + (first + random.nextInt(stones - 1)) % stones;
                    return stones + " " + first + " " + random.nextInt(1, stones + 1) + " " + goal + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int stones = in.nextInt();
                    int white = in.nextInt();
                    int length = in.nextInt();
                    int goal = in.nextInt();
                    PlayedRound<Integer> play = new PlayedRound<>(place -> place == goal
                            ? List.of()
                            : IntStream.rangeClosed(
                                            Math.max(1, place - length + 1), Math.min(place, stones - length + 1))
                                    .mapToObj(from -> from + (from + length - 1 - place))
                                    .toList());
                    return switch (play.result(white)) {
                        case WON -> "Romeo";
                        case LOST -> "Strangelet";
                        case DRAWN -> "Draw";
                    };
                }),
                new Sample("5 5 2 3\n", "Strangelet\n"));
    }
}
