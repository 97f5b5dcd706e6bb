package org.grundy.cli.contest.codeforces;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Games on cells, cycles, rows and words.
final class CellStatements {
    private static final int LARGEST = 3;

    private CellStatements() {}

    static List<Statement> all() {
        return List.of(sweets(), cycles(), nullify(), permutation(), differentLetters(), intervals(), primes());
    }

    /// The cells of a hexagon with sides of three cells, row by row; the sum of both numbers is between 2 and 6.
    private static final List<At> HEXAGON = IntStream.range(0, 25)
            .mapToObj(i -> new At(i / 5, i % 5))
            .filter(at -> at.x() + at.y() >= 2 && at.x() + at.y() <= 6)
            .toList();

    private static List<Integer> eaten(int left) {
        List<Integer> all = new ArrayList<>();
        for (At first : HEXAGON) {
            for (At step : List.of(new At(0, 1), new At(1, 0), new At(1, -1))) {
                int now = left;
                for (At at = first;
                        HEXAGON.contains(at) && Bits.has(left, HEXAGON.indexOf(at));
                        at = new At(at.x() + step.x(), at.y() + step.y())) {
                    now = Bits.without(now, HEXAGON.indexOf(at));
                    all.add(now);
                }
            }
        }
        return all;
    }

    private static Statement sweets() {
        PlayedOut<Integer> play = PlayedOut.normal(CellStatements::eaten);
        return new Statement(
                "Codeforces 63E",
                "hexagon",
                Read.codeforces(63, "E"),
                "5 lines of 3, 4, 5, 4 and 3 cells",
                "Eat chocolates that lie side by side on a line of a hexagon; who cannot loses. Read the rows, O for a"
                        + " chocolate and . for an empty cell, with spaces between; print Karlsson, who begins, or Lillebror.",
                random -> {
                    List<String> cells = HEXAGON.stream()
                            .map(at -> random.nextInt(5) < 2 ? "O" : ".")
                            .toList();
                    return IntStream.range(0, 5)
                            .mapToObj(row -> IntStream.range(0, HEXAGON.size())
                                    .filter(i -> HEXAGON.get(i).x() == row)
                                    .mapToObj(cells::get)
                                    .collect(Collectors.joining(" ")))
                            .collect(Collectors.joining("\n"));
                },
                input -> Lines.answer(input, in -> {
                    List<String> cells = Lines.words(in, HEXAGON.size());
                    return play.wins(Bits.set(IntStream.range(0, HEXAGON.size())
                                    .filter(i -> cells.get(i).equals("O"))))
                            ? "Karlsson"
                            : "Lillebror";
                }),
                null);
    }

    private static Statement cycles() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(
                cycles -> Heaps.moves(cycles, size -> Heaps.split(size).toList()));
        return new Statement(
                "Codeforces 705B",
                "splitting",
                Read.codeforces(705, "B"),
                "1 <= n <= 10^5; 1 <= a <= 10^9",
                "Split a cycle into two; who cannot loses. A cycle is added before each of n games. Read n and n numbers of"
                        + " vertices; print 1 or 2, who wins, for each game.",
                random -> Lines.list(random, 4, 1, 5),
                input -> Lines.answer(input, in -> {
                    List<Integer> all = ListMoves.read(in);
                    return IntStream.rangeClosed(1, all.size())
                            .mapToObj(end -> play.wins(Heaps.of(all.subList(0, end))) ? "1" : "2")
                            .collect(Collectors.joining("\n"));
                }),
                null);
    }

    /// What becomes of a matrix when a shortest path to the right and down goes on from a cell.
    private static void walked(List<Integer> matrix, int at, int columns, Set<List<Integer>> all) {
        all.add(matrix);
        Stream.of(at % columns + 1 < columns ? at + 1 : matrix.size(), at + columns)
                .filter(next -> next < matrix.size())
                .forEach(next -> IntStream.rangeClosed(0, LARGEST)
                        .forEach(value -> walked(ListMoves.with(matrix, next, value), next, columns, all)));
    }

    private static Set<List<Integer>> nullified(List<Integer> matrix, int columns) {
        Set<List<Integer>> all = new HashSet<>();
        for (int cell = 0; cell < matrix.size(); cell++) {
            for (List<Integer> less : ListMoves.lowered(matrix, cell)) {
                walked(less, cell, columns, all);
            }
        }
        return all;
    }

    private static Statement nullify() {
        return new Statement(
                "Codeforces 1451F",
                "grid",
                Read.codeforces(1451, "F"),
                "t <= 10; n, m <= 100; 0 <= a <= 10^6",
                "Lower a cell, and change the others on a shortest path from it to the right and down in any way; who cannot"
                        + " loses. Read t, then in each case n m and n lines of m numbers; print Ashish, who begins, or"
                        + " Jeel. (Played with numbers up to 3 alone: more is never needed.)",
                random -> Lines.counted(random, 5, r -> {
                    int rows = r.nextInt(1, 3);
                    return Lines.grid(r, rows, r.nextInt(1, rows == 1 ? 4 : 3), 0, LARGEST - r.nextInt(3));
                }),
                input -> Lines.answerCounted(input, in -> {
                    int rows = in.nextInt();
                    int columns = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(matrix -> nullified(matrix, columns));
                    return play.wins(ListMoves.read(in, rows * columns)) ? "Ashish" : "Jeel";
                }),
                null);
    }

    private static Statement permutation() {
        return new Statement(
                "Codeforces 1860C",
                "row",
                Read.codeforces(1860, "C"),
                "t <= 10^4; the sum of n <= 3 * 10^5",
                "A chip is moved to a smaller number on the left; who cannot wins. The first player places it. Read t, then in"
                        + " each case n and a permutation; print on how many places the first player wins by placing it.",
                random -> Lines.counted(random, 6, r -> {
                    List<Integer> numbers = new ArrayList<>(ListMoves.upTo(r.nextInt(1, 9)));
                    Collections.shuffle(numbers, r);
                    return Lines.list(numbers);
                }),
                input -> Lines.answerCounted(input, in -> {
                    List<Integer> numbers = ListMoves.read(in);
                    PlayedOut<Integer> play = PlayedOut.misere(at -> IntStream.range(0, at)
                            .filter(to -> numbers.get(to) < numbers.get(at))
                            .boxed()
                            .toList());
                    return ""
                            + IntStream.range(0, numbers.size())
                                    .filter(at -> !play.wins(at))
                                    .count();
                }),
                null);
    }

    private static Statement differentLetters() {
        PlayedOut<String> play = PlayedOut.normal(word -> IntStream.range(0, word.length() - 1)
                .filter(i -> word.charAt(i) != word.charAt(i + 1))
                .mapToObj(i -> word.substring(0, i) + word.substring(i + 2))
                .distinct()
                .toList());
        return new Statement(
                "Codeforces 1373B",
                "string",
                Read.codeforces(1373, "B"),
                "t <= 1000; 1 <= |s| <= 100",
                "Delete two neighbours that differ of a string of 0 and 1; who cannot loses. Read t, then t strings; print DA"
                        + " if the first player wins, else NET.",
                random -> Lines.counted(random, 8, r -> Lines.word(r, r.nextInt(1, 12), "01")),
                input -> Lines.answerCounted(input, in -> play.wins(in.next()) ? "DA" : "NET"),
                null);
    }

    private static Statement intervals() {
        PlayedOut<Integer> play = PlayedOut.normal(d -> d > 2 ? List.of(d / 3, d - d / 3) : List.of());
        return new Statement(
                "Codeforces 273E",
                "counting",
                Read.codeforces(273, "E"),
                "1 <= n <= 1000; 1 <= p <= 10^9",
                "Shorten a pair (l, r), by a third of r - l, rounded down, or to its middle third; who cannot loses. Read n p;"
                        + " print in how many ways n pairs up to p can be written so that the first player wins.",
                random -> random.nextInt(1, 4) + " " + random.nextInt(1, 9) + "\n",
                input -> Lines.answer(input, in -> {
                    int count = in.nextInt();
                    int largest = in.nextInt();
                    List<Integer> values = IntStream.rangeClosed(1, largest)
                            .flatMap(l -> IntStream.rangeClosed(l + 1, largest).map(r -> play.value(r - l)))
                            .boxed()
                            .toList();
                    List<Integer> sums = List.of(0);
                    for (int i = 0; i < count; i++) {
                        sums = sums.stream()
                                .flatMap(sum -> values.stream().map(value -> sum ^ value))
                                .toList();
                    }
                    return String.valueOf(sums.stream().filter(sum -> sum > 0).count());
                }),
                new Sample("100 1000\n", "269568947\n"));
    }

    private static Statement primes() {
        return Statement.withoutOracle(
                "Codeforces 1991H",
                "list",
                Read.codeforces(1991, "H"),
                "t <= 10^4; the sum of n <= 2 * 10^5; a <= 2 * 10^5",
                "Remove k of n piles, at most half, and split k others into two primes each; who cannot loses. Read t, then in"
                        + " each case n and n piles; print Alice, who begins, or Bob.");
    }
}
