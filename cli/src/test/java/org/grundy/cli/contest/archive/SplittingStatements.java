package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Heaps, rows and pieces of which a part is taken and what is left falls in two.
final class SplittingStatements {
    private SplittingStatements() {}

    static List<Statement> all() {
        return List.of(hdu2509(), hdu4664(), bzoj2358(), bzoj2940());
    }

    private static Statement hdu2509() {
        return new Statement(
                "HDU 2509",
                "misère",
                Read.nemotron("HDU2509 Be the Winner"),
                "1 <= n <= 100; a heap has at most 100 apples; 1 s",
                "Each heap is a row of apples; take any number of adjacent apples of one row, what is left on the two sides"
                        + " are two rows. Who takes the last apple loses. Up to the end of the input: n, then n numbers;"
                        + " print Yes if the first player wins, else No.",
                random -> Lines.uncounted(random, 12, r -> Lines.list(r, 3, 1, 4)),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.misere(rows -> split(rows, 1, Integer.MAX_VALUE));
                    return Lines.answerAll(input, in -> play.wins(Heaps.read(in)) ? "Yes" : "No");
                },
                new Sample("2\n2 2\n1\n3\n", "No\nYes\n"));
    }

    private static Statement hdu4664() {
        return new Statement(
                "HDU 4664",
                "splitting",
                Read.nemotron("HDU 4664-Triangulation"),
                "sum of N <= 10^6; 1 <= ni <= 10^9; 2 s",
                "On each of N planes are n points in convex position; join two points of one plane by a segment that has no"
                        + " point in common with any before; who cannot move loses. Read T, then N and N numbers each;"
                        + " print Carol if the first player wins, else Dave.",
                random -> Lines.counted(random, 10, r -> Lines.list(r, 3, 1, 7)),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(planes -> split(planes, 2, 2));
                    return Lines.answerCounted(input, in -> play.wins(Heaps.read(in)) ? "Carol" : "Dave");
                },
                new Sample("2\n1\n2\n2\n2 2\n", "Carol\nDave\n"));
    }

    private static Statement bzoj2358() {
        return new Statement(
                "BZOJ 2358",
                "splitting",
                Read.bzoj(2358),
                "T <= 10; counts <= 10^10000; 1 s",
                "Bricks of length 1 to 4. Take n bricks of length n away, or break one brick in two; who cannot move loses."
                        + " Read T, then the numbers of bricks of length 1, 2, 3, 4 each; print 1 if the first player wins,"
                        + " else 0.",
                random -> Lines.counted(random, 10, r -> Lines.numbers(r, 4, 0, 4)),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(SplittingStatements::takenOrBroken);
                    return Lines.answerCounted(input, in -> play.wins(ListMoves.read(in, 4)) ? "1" : "0");
                },
                new Sample("3\n4 2 1 0\n0 0 1 0\n7 0 1 0\n", "1\n1\n0\n"));
    }

    private static List<List<Integer>> takenOrBroken(List<Integer> bricks) {
        List<List<Integer>> next = new ArrayList<>();
        for (int length = 1; length <= 4; length++) {
            int count = bricks.get(length - 1);
            if (count >= length) {
                next.add(ListMoves.with(bricks, length - 1, count - length));
            }
            for (int part = 1; count > 0 && 2 * part <= length; part++) {
                List<Integer> one = ListMoves.moved(bricks, length - 1, part - 1, 1);
                next.add(ListMoves.with(one, length - part - 1, one.get(length - part - 1) + 1));
            }
        }
        return next;
    }

    private static Statement bzoj2940() {
        return new Statement(
                "BZOJ 2940",
                "splitting",
                Read.bzoj(2940),
                "1 <= c, z, n, m, p <= 1000; 1 s",
                "Cover c, z or n free adjacent squares of a strip of p; who cannot move loses. Read c z n, then m and m"
                        + " lines p; print 1 for each if the first player wins, else 2.",
                random -> Lines.numbers(random, 3, 1, 5) + "\n"
                        + Lines.counted(random, 6, r -> Lines.numbers(r, 1, 1, 12)),
                input -> Lines.answer(input, in -> {
                    List<Integer> lengths = ListMoves.read(in, 3);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(strips -> lengths.stream()
                            .distinct()
                            .flatMap(length -> split(strips, length, length).stream())
                            .toList());
                    return Lines.answers(in, in.nextInt(), strip -> play.wins(ListMoves.read(strip, 1)) ? "1" : "2");
                }),
                new Sample("1 5 1\n3\n1\n5\n6\n", "1\n1\n2\n"));
    }

    /// Rows of which one has lost so many neighbours, at an end or so that it is two.
    private static Set<List<Integer>> split(List<Integer> rows, int least, int most) {
        return Heaps.moves(
                rows,
                row -> IntStream.rangeClosed(least, Math.min(most, row))
                        .map(taken -> row - taken)
                        .boxed()
                        .flatMap(
                                left -> IntStream.rangeClosed(0, left / 2).mapToObj(part -> List.of(part, left - part)))
                        .toList());
    }
}
