package org.grundy.cli.contest.fresh;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Boards, tables and polygons.
final class BoardStatements {
    private BoardStatements() {}

    static List<Statement> all() {
        return List.of(walk(), field(), table(), polygon());
    }

    /// A stone on a square of a board, whose squares are counted, and the squares where it was, as bits.
    private record Stone(int square, int met) {
        Stream<Stone> options(int size) {
            int row = square / size;
            int column = square % size;
            return Stream.of(
                            row > 0 ? square - size : -1,
                            row < size - 1 ? square + size : -1,
                            column > 0 ? square - 1 : -1,
                            column < size - 1 ? square + 1 : -1)
                    .filter(next -> next >= 0 && !Bits.has(met, next))
                    .map(next -> new Stone(next, met | 1 << next));
        }
    }

    private static Statement walk() {
        return new Statement(
                "HDU 1564",
                "walk",
                "https://blog.csdn.net/UncleJokerly/article/details/89159177",
                "1 <= n <= 10000",
                "Move a stone of an n × n board, in a corner at first, to a neighbouring square where it was not yet; who cannot"
                        + " loses. Read sizes n, up to 0; print 8600, who begins, or ailyanlu for each.",
                random -> Lines.uncounted(random, 4, r -> String.valueOf(r.nextInt(1, 5))) + "0\n",
                input -> Lines.answerAll(input, in -> {
                    int size = in.nextInt();
                    PlayedOut<Stone> play =
                            PlayedOut.normal(stone -> stone.options(size).toList());
                    return size == 0 ? "" : play.wins(new Stone(0, 1)) ? "8600" : "ailyanlu";
                }),
                new Sample("2\n0\n", "8600\n"));
    }

    /// The active cells, as bits, after a wave from one of them has gone both ways of a diagonal.
    private static int waved(int active, int rows, int columns, int cell, int step) {
        int left = active;
        for (int way : new int[] {-1, 1}) {
            int row = cell / columns;
            int column = cell % columns;
            while (row >= 0
                    && row < rows
                    && column >= 0
                    && column < columns
                    && Bits.has(active, row * columns + column)) {
                left &= ~(1 << (row * columns + column));
                row += way;
                column += way * step;
            }
        }
        return left;
    }

    private static Statement field() {
        return new Statement(
                "Codeforces 138D",
                "grid",
                Read.codeforces(138, "D"),
                "1 <= n, m <= 20; 3 s",
                "Choose an active cell of a field: waves go from it along one diagonal, L or R, or both, X, and make cells"
                        + " inactive, it too, up to the first inactive one; who cannot loses. Read n m and the field; print WIN"
                        + " if the first player wins, or LOSE.",
                random -> {
                    int rows = random.nextInt(1, 4);
                    int columns = random.nextInt(1, 5);
                    return rows + " " + columns + "\n"
                            + Lines.uncounted(random, rows, r -> Lines.word(r, columns, "LRX"));
                },
                input -> Lines.answer(input, in -> {
                    int rows = in.nextInt();
                    int columns = in.nextInt();
                    String cells = String.join("", Lines.words(in, rows));
                    PlayedOut<Integer> play = PlayedOut.normal(active -> Bits.of(active)
                            .mapToObj(cell -> {
                                char kind = cells.charAt(cell);
                                int left = kind == 'R' ? active : waved(active, rows, columns, cell, -1);
                                int right = kind == 'L' ? active : waved(active, rows, columns, cell, 1);
                                return left & right;
                            })
                            .toList());
                    return play.wins((1 << cells.length()) - 1) ? "WIN" : "LOSE";
                }),
                null);
    }

    private static String cells(Random random) {
        int numbers = random.nextInt(1, 5);
        int rows = random.nextInt(1, 5);
        int columns = random.nextInt(1, 5);
        return numbers + " " + rows + " " + columns + "\n" + Lines.numbers(random, numbers, 1, 3) + "\n"
                + Lines.uncounted(random, rows, r -> Lines.numbers(r, columns, 1, 3));
    }

    private static Statement table() {
        return new Statement(
                "Codeforces 2005E2",
                "matrix",
                Read.codeforces(2005, "E2"),
                "l, n, m <= 1500; the sum of n * m <= 3 * 10^6; the sum of l <= 1500; 2 s",
                "Two players choose cells in turn that have the first, the second … number of a list, each below and to the"
                        + " right of the last one; who cannot, or has no number, loses. Read t, then in each case l n m, the"
                        + " list and the table; print T if the first player wins, or N.",
                random -> Lines.counted(random, 5, BoardStatements::cells),
                input -> Lines.answerCounted(input, in -> {
                    int numbers = in.nextInt();
                    int rows = in.nextInt();
                    int columns = in.nextInt();
                    int[] list = Lines.read(in, numbers);
                    List<int[]> table = Lines.rows(in, rows, columns);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(at -> at.get(0) == numbers
                            ? List.of()
                            : IntStream.range(at.get(1), rows)
                                    .boxed()
                                    .flatMap(row -> IntStream.range(at.get(2), columns)
                                            .filter(column -> table.get(row)[column] == list[at.get(0)])
                                            .mapToObj(column -> List.of(at.get(0) + 1, row + 1, column + 1)))
                                    .toList());
                    return play.wins(List.of(0, 0, 0)) ? "T" : "N";
                }),
                null);
    }

    /// Whether two segments between vertices of a polygon have a point in common.
    private static boolean meet(List<Integer> one, List<Integer> other) {
        long inside =
                other.stream().filter(v -> v > one.get(0) && v < one.get(1)).count();
        return one.stream().anyMatch(other::contains) || inside == 1;
    }

    private static Statement polygon() {
        return new Statement(
                "TopCoder GameOfSegments",
                "splitting",
                "https://archive.topcoder.com/ProblemStatement/pm/13204",
                "3 <= N <= 1000; 2 s",
                "Draw a side or a diagonal of a convex polygon that has no point in common with those drawn before; who cannot"
                        + " loses. Given the number of vertices N: 1 if the first player wins, or 2.",
                random -> random.nextInt(3, 9) + "\n",
                input -> Lines.answer(input, in -> {
                    int vertices = in.nextInt();
                    List<List<Integer>> segments = IntStream.range(0, vertices)
                            .boxed()
                            .flatMap(v -> IntStream.range(v + 1, vertices).mapToObj(w -> List.of(v, w)))
                            .toList();
                    PlayedOut<List<List<Integer>>> play = PlayedOut.normal(drawn -> segments.stream()
                            .filter(next -> drawn.stream().noneMatch(old -> meet(old, next)))
                            .map(next -> segments.stream()
                                    .filter(each -> each.equals(next) || drawn.contains(each))
                                    .toList())
                            .toList());
                    return play.wins(List.of()) ? "1" : "2";
                }),
                new Sample("4\n", "1\n"));
    }
}
