package org.grundy.cli.contest.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;
import org.grundy.cli.contest.StringMoves;

/// Problems of CodeChef.
final class CodeChefStatements {
    private CodeChefStatements() {}

    static List<Statement> all() {
        return List.of(numGame2(), boardChip(), matches(), blackWhiteCells(), adasPawns(), pairsGame(), numGame());
    }

    private static String read(String code) {
        return Read.github("captn3m0/codechef", "_problems/easy/" + code + ".md");
    }

    private static Statement numGame() {
        PlayedOut<Integer> play = PlayedOut.normal(
                n -> Numbers.divisors(n).filter(d -> d < n).mapToObj(d -> n - d).toList());
        return new Statement(
                "CodeChef NUMGAME",
                "divisors",
                read("NUMGAME"),
                "T <= 10000; 1 <= N <= 10^9",
                "Subtract a divisor of N other than N; who cannot loses. Read T, then T lines N; print ALICE, who begins, or"
                        + " BOB for each.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 1, 1, 60)),
                input -> Lines.answerCounted(input, in -> play.wins(in.nextInt()) ? "ALICE" : "BOB"),
                new Sample("2\n1\n2\n", "BOB\nALICE\n"));
    }

    private static Statement numGame2() {
        PlayedOut<Integer> play = PlayedOut.normal(n -> IntStream.range(1, n)
                .filter(p -> p == 1 || Numbers.isPrime(p))
                .mapToObj(p -> n - p)
                .toList());
        return new Statement(
                "CodeChef NUMGAME2",
                "subtraction",
                read("NUMGAME2"),
                "T <= 1000000; 1 <= N <= 10^9",
                "Subtract 1 or a prime less than N from N; who cannot loses. Read T, then T lines N; print BOB, who begins,"
                        + " or ALICE for each.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 1, 1, 60)),
                input -> Lines.answerCounted(input, in -> play.wins(in.nextInt()) ? "BOB" : "ALICE"),
                new Sample("2\n1\n2\n", "ALICE\nBOB\n"));
    }

    private static Statement boardChip() {
        return new Statement(
                "CodeChef TUZGMBR",
                "two numbers",
                read("TUZGMBR"),
                "T <= 100; 1 <= N, M <= 10^6",
                "Move a chip from (1, 1) 1 to 3 cells up or 1 or 2 cells to the right on a board of N rows and M columns; who"
                        + " cannot loses. Read T, then T lines N M; print Tuzik, who begins, or Vanya for each.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 2, 1, 14)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    PlayedOut<At> play = PlayedOut.normal(at -> at.steps(1, 0, 2, 0, 3, 0, 0, 1, 0, 2)
                            .filter(to -> to.x() <= n && to.y() <= m)
                            .toList());
                    return play.wins(new At(1, 1)) ? "Tuzik" : "Vanya";
                }),
                new Sample("2\n4 4\n2 2\n", "Tuzik\nVanya\n"));
    }

    private static Statement matches() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> piles.contains(0)
                ? List.of()
                : Stream.of(0, 1)
                        .flatMap(i -> IntStream.rangeClosed(1, piles.get(i) / piles.get(1 - i))
                                .mapToObj(times -> ListMoves.with(piles, i, piles.get(i) - times * piles.get(1 - i))))
                        .toList());
        return new Statement(
                "CodeChef MATCHS",
                "euclid",
                read("MATCHS"),
                "T <= 10^5; 1 <= N, M <= 10^18",
                "Take a positive multiple of the other pile from one of two piles; who empties a pile wins. Read T, then T"
                        + " lines N M; print Ari, who begins, or Rich for each.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 2, 1, 60)),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in, 2)) ? "Ari" : "Rich"),
                new Sample("5\n1 1\n2 2\n1 3\n155 47\n6 4\n", "Ari\nAri\nAri\nAri\nRich\n"));
    }

    private static Statement blackWhiteCells() {
        PlayedOut<String> play = PlayedOut.normal(cells -> {
            int white = cells.indexOf('W');
            return Stream.concat(
                            IntStream.range(0, white).mapToObj(left -> cells.substring(white - left)),
                            IntStream.range(white + 1, cells.length()).mapToObj(end -> cells.substring(0, end)))
                    .toList();
        });
        return new Statement(
                "CodeChef BWCELL",
                "string",
                read("BWCELL"),
                "T <= 10; 1 <= |S| <= 10000; one W",
                "Remove any number of black cells on one side of the white cell; who cannot loses. Read T, then T strings of"
                        + " B and W; print Aleksa, who begins, or Chef for each.",
                random -> Lines.counted(random, 8, r -> {
                    int left = r.nextInt(6);
                    return "B".repeat(left) + "W" + "B".repeat(r.nextInt(3) == 0 ? left : r.nextInt(6));
                }),
                input -> Lines.answerCounted(input, in -> play.wins(in.next()) ? "Aleksa" : "Chef"),
                new Sample("3\nW\nBW\nBWBB\n", "Chef\nAleksa\nAleksa\n"));
    }

    private static Statement adasPawns() {
        PlayedOut<String> play = PlayedOut.normal(board -> {
            List<String> next = new ArrayList<>();
            for (String from : List.of(".P", "..P")) {
                for (int i = board.indexOf(from); i >= 0; i = board.indexOf(from, i + 1)) {
                    String to = "P" + ".".repeat(from.length() - 1);
                    next.add(StringMoves.replaced(board, i, to));
                }
            }
            return next;
        });
        return new Statement(
                "CodeChef ADAPWNS",
                "pawns in a row",
                read("ADAPWNS"),
                "T <= 500; 2 <= N <= 128",
                "Move a pawn one or two squares to the left, not onto or over another; who cannot loses. Read T, then T"
                        + " strings of . and P; print Yes if the first player wins, else No, for each.",
                random -> Lines.counted(
                        random,
                        6,
                        r -> IntStream.range(0, r.nextInt(2, 12))
                                .mapToObj(i -> r.nextInt(3) == 0 ? "P" : ".")
                                .collect(Collectors.joining())),
                input -> Lines.answerCounted(input, in -> play.wins(in.next()) ? "Yes" : "No"),
                new Sample("1\n..P.P\n", "Yes\n"));
    }

    private static Statement pairsGame() {
        PlayedOut<List<List<Integer>>> play = PlayedOut.normal(pairs -> {
            List<List<List<Integer>>> next = new ArrayList<>();
            for (int i = 0; i < pairs.size(); i++) {
                int less = Math.min(pairs.get(i).get(0), pairs.get(i).get(1));
                int more = Math.max(pairs.get(i).get(0), pairs.get(i).get(1));
                for (int left = more - less; left > 0; left -= less) {
                    List<List<Integer>> all = new ArrayList<>(pairs);
                    all.remove(i);
                    if (left != less) {
                        all.add(i, List.of(Math.min(left, less), Math.max(left, less)));
                    }
                    next.add(List.copyOf(all));
                }
            }
            return next;
        });
        return new Statement(
                "CodeChef GAMEAAM",
                "euclid",
                read("GAMEAAM"),
                "T, N <= 100; numbers <= 10^8, different in each pair",
                "Take a positive multiple of the smaller number of a pair from the larger, which stays positive; a pair of"
                        + " equal numbers is gone; who cannot loses. Read T, then T times N and N pairs, a line each; print"
                        + " YES if the first player wins, else NO, for each.",
                random -> Lines.counted(
                        random,
                        5,
                        r -> Lines.counted(r, r.nextInt(1, 4), one -> {
                            int less = one.nextInt(1, 12);
                            return less + " " + (less + one.nextInt(1, 12));
                        })),
                input -> Lines.answerCounted(input, in -> {
                    List<List<Integer>> pairs = ListMoves.rows(in, in.nextInt(), 2);
                    return play.wins(pairs) ? "YES" : "NO";
                }),
                new Sample("3\n1\n2 3\n2\n4 5\n5 6\n2\n2 3\n3 5\n", "NO\nNO\nYES\n"));
    }
}
