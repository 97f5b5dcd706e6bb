package org.grundy.cli.contest.documented;

import java.util.List;
import java.util.Scanner;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Two heaps of which the same number may be taken, and those like them.
final class WythoffStatements {
    private WythoffStatements() {}

    static List<Statement> all() {
        return List.of(hdu1527(), hdu2177());
    }

    private static Statement hdu1527() {
        PlayedOut<List<Integer>> play = ListMoves.wythoff();
        return new Statement(
                "HDU 1527",
                "wythoff",
                Read.hdu(1527, "20112965953"),
                "0 <= a, b <= 10^9; 1 s",
                "Take any number of one of two heaps, or the same number of both; the last stone wins. Lines a b to the "
                        + "end of the input; print 1 if the first wins, else 0.",
                random -> Lines.uncounted(random, 15, r -> Lines.numbers(r, 2, 0, 20)),
                input -> Lines.answerAll(input, in -> play.wins(ListMoves.read(in, 2)) ? "1" : "0"),
                new Sample("2 1\n8 4\n4 7\n", "0\n1\n0\n"));
    }

    private static Statement hdu2177() {
        PlayedOut<List<Integer>> play = ListMoves.wythoff();
        return new Statement(
                "HDU 2177",
                "wythoff",
                Read.hdu(2177, "34485093460"),
                "0 <= a <= b <= 1000000; 3 s / 1 s",
                "Wythoff's game. Lines a b up to 0 0; print 0 for a lost position, else 1 and below it the heaps x <= y "
                        + "after each winning move, those first that take from both.",
                random -> Lines.uncounted(random, 12, r -> {
                            int a = r.nextInt(0, 16);
                            return a + " " + r.nextInt(Math.max(1, a), 24);
                        })
                        + "0 0\n",
                (input, output) -> {
                    Scanner in = new Scanner(input);
                    Scanner out = new Scanner(output);
                    for (List<Integer> pair = ListMoves.read(in, 2); pair.getLast() > 0; pair = ListMoves.read(in, 2)) {
                        boolean won = play.wins(pair);
                        if (!out.hasNext() || !out.next().equals(won ? "1" : "0")) {
                            return false;
                        }
                        List<List<Integer>> both = lost(play, ListMoves.takingOfAll(pair));
                        List<List<Integer>> one = lost(play, ListMoves.takingAny(pair));
                        if (!left(out, both.size()).equals(both) || !sameSet(left(out, one.size()), one)) {
                            return false;
                        }
                    }
                    return !out.hasNext();
                },
                new Sample("1 2\n5 8\n4 7\n2 2\n0 0\n", "0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n"));
    }

    private static List<List<Integer>> lost(PlayedOut<List<Integer>> play, List<List<Integer>> options) {
        return options.stream()
                .filter(next -> !play.wins(next))
                .map(ListMoves::sorted)
                .distinct()
                .toList();
    }

    private static List<List<Integer>> left(Scanner out, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> IntStream.range(0, 2)
                        .mapToObj(heap -> out.hasNextInt() ? out.nextInt() : -1)
                        .sorted()
                        .toList())
                .toList();
    }

    private static boolean sameSet(List<List<Integer>> these, List<List<Integer>> those) {
        return these.size() == those.size() && these.containsAll(those);
    }
}
