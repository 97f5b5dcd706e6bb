package org.grundy.cli.contest.further;

import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Heaps with sets that are read, and queens.
final class ReadStatements {
    private ReadStatements() {}

    static List<Statement> all() {
        return List.of(sets(), queens());
    }

    private static Statement sets() {
        return new Statement(
                "POJ 2960",
                "subtraction by read sets",
                "https://acmore.cc/problem/POJ/2960",
                "k, m, l <= 100; numbers to 10000; 2 s",
                "Take a number of beads of a heap that a set allows; who cannot loses. Read k and the set, m, then m times l"
                        + " and l heaps, again and again up to 0; print W or L for each game, the games of a set on a line.",
                random -> set(random) + set(random) + "0\n",
                ReadStatements::games,
                new Sample(
                        "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
                        "LWW\nWWL\n"));
    }

    private static String set(Random random) {
        return Lines.list(random, 3, 1, 6) + "\n" + Lines.counted(random, 3, r -> Lines.list(r, 3, 0, 9));
    }

    private static String games(String input) {
        Scanner in = new Scanner(input);
        StringBuilder all = new StringBuilder();
        for (int size = in.nextInt(); size > 0; size = in.nextInt()) {
            List<Integer> set = ListMoves.read(in, size);
            PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> Heaps.moves(
                    heaps,
                    heap -> Heaps.less(heap, set.stream().mapToInt(s -> s).toArray())));
            for (int left = in.nextInt(); left > 0; left--) {
                all.append(play.wins(Heaps.read(in)) ? 'W' : 'L');
            }
            all.append('\n');
        }
        return all.toString();
    }

    private static Statement queens() {
        PlayedOut<List<At>> play = PlayedOut.ending(
                ReadStatements::moved,
                queens -> queens.stream().anyMatch(at -> !at.equals(new At(0, 0)) && reaches(at)));
        return new Statement(
                "TopCoder ChessTraining",
                "won at once",
                "http://topcoder.bgcoder.com/print.php?id=1494",
                "1 to 50 queens; numbers to 99",
                "Move a queen to the left, down or both alike; who brings one to (0, 0) wins. Read how many, all x and all y;"
                        + " print Alice will win or Bob will win.",
                random -> {
                    int count = random.nextInt(1, 4);
                    return count + "\n" + Lines.numbers(random, count, 0, 4) + "\n" + Lines.numbers(random, count, 1, 4)
                            + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int[] x = Lines.read(in, in.nextInt());
                    int[] y = Lines.read(in, x.length);
                    List<At> queens = IntStream.range(0, x.length)
                            .mapToObj(i -> new At(x[i], y[i]))
                            .toList();
                    return (play.wins(queens) ? "Alice" : "Bob") + " will win";
                }),
                null);
    }

    private static boolean reaches(At at) {
        return at.x() == 0 || at.y() == 0 || at.x() == at.y();
    }

    private static List<List<At>> moved(List<At> queens) {
        return ListMoves.each(
                queens,
                (i, at) -> IntStream.rangeClosed(1, Math.max(at.x(), at.y()))
                        .boxed()
                        .flatMap(k -> Stream.of(
                                new At(at.x() - k, at.y()), new At(at.x(), at.y() - k), new At(at.x() - k, at.y() - k)))
                        .filter(next -> next.x() >= 0 && next.y() >= 0));
    }
}
