package org.grundy.cli.contest.fresh;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Rows of cells, coins, piles and numbers.
final class RowStatements {
    private RowStatements() {}

    static List<Statement> all() {
        return List.of(letters(), coins(), piles(), lists(), words());
    }

    /// A row of cells after one more is marked, with no two equal marks beside each other.
    private static List<String> marked(String row) {
        return IntStream.range(0, row.length())
                .filter(i -> row.charAt(i) == '.')
                .boxed()
                .flatMap(i -> Stream.of("X", "O").map(mark -> row.substring(0, i) + mark + row.substring(i + 1)))
                .filter(next -> !next.contains("XX") && !next.contains("OO"))
                .toList();
    }

    private static String row(Random random) {
        String row = ".".repeat(random.nextInt(1, 8));
        for (int marks = random.nextInt(4); marks > 0 && !marked(row).isEmpty(); marks--) {
            List<String> next = marked(row);
            row = next.get(random.nextInt(next.size()));
        }
        return row;
    }

    private static Statement letters() {
        PlayedOut<String> play = PlayedOut.normal(RowStatements::marked);
        return new Statement(
                "LightOJ 1401",
                "marks in a row",
                Read.nemotron("ACM | LightOJ 1401 No More Tic-tac-toe 博弈论SG打表"),
                "T <= 10000; 1 <= N <= 100",
                "Mark a free cell of a row with X or O so that no two equal marks are side by side; who marks last wins. Alice"
                        + " has begun, then a computer moves, and so on. Read T, then in each case the row; print Case 1: Yes"
                        + " if Alice can win from there, or Case 1: No.",
                random -> Lines.counted(random, 8, RowStatements::row),
                input -> Lines.answerNumbered("Case ", input, in -> {
                    String row = in.next();
                    boolean alice = row.replace(".", "").length() % 2 == 0;
                    return play.wins(row) == alice ? "Yes" : "No";
                }),
                null);
    }

    /// The places of coins after one is moved to the left: the leftmost coin first, and it the farthest.
    private static List<List<Integer>> left(List<Integer> coins) {
        return ListMoves.each(
                coins,
                (i, at) ->
                        IntStream.range(i == 0 ? 1 : coins.get(i - 1) + 1, at).boxed());
    }

    private static Statement coins() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(RowStatements::left);
        return new Statement(
                "CodeChef G3",
                "winning move",
                Read.github("captn3m0/codechef", "_problems/medium/G3.md"),
                "t about 100; 1 <= N <= 10000; p_N <= 10^9",
                "Move a coin of a strip to the left, over no other coin and not on one; who cannot loses. Read t, then in each"
                        + " case N and the places of the coins; print who wins, Mary, who begins, or Johnny, and for Mary the"
                        + " winning move of the leftmost coin, as far as possible.",
                random -> Lines.counted(random, 6, r -> {
                    List<Integer> places = new ArrayList<>();
                    for (int i = r.nextInt(1, 6); i > 0; i--) {
                        places.add((places.isEmpty() ? 0 : places.getLast()) + r.nextInt(1, 4));
                    }
                    return Lines.list(places);
                }),
                input -> Lines.answerCounted(input, in -> {
                    List<Integer> coins = ListMoves.read(in);
                    return left(coins).stream()
                            .filter(next -> !play.wins(next))
                            .findFirst()
                            .map(next -> IntStream.range(0, coins.size())
                                    .filter(i -> !coins.get(i).equals(next.get(i)))
                                    .mapToObj(i -> "Mary wins\nMove " + coins.get(i) + " to " + next.get(i))
                                    .collect(Collectors.joining()))
                            .orElse("Johnny wins");
                }),
                new Sample(
                        "3\n\n2\n2 3\n\n3\n1 3 5\n\n4\n2 4 6 9\n",
                        "Johnny wins\n\nMary wins\nMove 5 to 4\n\nMary wins\nMove 2 to 1\n"));
    }

    private static Statement piles() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> ListMoves.each(
                piles,
                (i, pile) ->
                        IntStream.range(i == 0 ? 0 : piles.get(i - 1), pile).boxed()));
        return new Statement(
                "HackerRank chocolate-game",
                "staircase",
                Read.hackerrank("chocolate-game"),
                "2 <= n <= 10^5; 1 to 10^9 in each pile",
                "Take one or more of a pile so that the piles stay in order, none larger than the next; who moves last wins."
                        + " Read n and the piles in order; print for how many of their parts of two piles or more, which"
                        + " stand side by side, the first player wins.",
                random -> {
                    int count = random.nextInt(2, 7);
                    List<Integer> piles = IntStream.range(0, count)
                            .mapToObj(i -> random.nextInt(1, 6))
                            .sorted()
                            .toList();
                    return Lines.list(piles) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    List<Integer> piles = ListMoves.read(in);
                    return ""
                            + IntStream.range(0, piles.size())
                                    .boxed()
                                    .flatMap(from -> IntStream.rangeClosed(from + 2, piles.size())
                                            .mapToObj(to -> piles.subList(from, to)))
                                    .filter(play::wins)
                                    .count();
                }),
                new Sample("5\n1 1 2 2 3\n", "5\n"));
    }

    /// A list of numbers, and the indices of those that were chosen.
    private static boolean isRight(List<Integer> numbers, List<Integer> chosen) {
        return IntStream.range(0, chosen.size() - 1).allMatch(i -> chosen.get(i) < chosen.get(i + 1))
                && IntStream.range(0, chosen.size() - 2)
                        .allMatch(i -> numbers.get(chosen.get(i + 1)) - numbers.get(chosen.get(i))
                                < numbers.get(chosen.get(i + 2)) - numbers.get(chosen.get(i + 1)));
    }

    private static Statement lists() {
        return new Statement(
                "Codeforces 1434E",
                "list",
                Read.codeforces(1434, "E"),
                "1 <= n <= 1000; 1 <= v_1 < … < v_m <= 10^5; all lists together have 10^5 numbers at most; 3 s",
                "Choose a number of an ascending list behind those chosen before, at a larger distance each time, in one of"
                        + " several lists; who cannot loses. Read n, then for each list m and the numbers; print YES if the"
                        + " first player wins, or NO.",
                random -> Lines.counted(random, random.nextInt(1, 3), r -> {
                    List<Integer> numbers = r.ints(1, 25)
                            .limit(r.nextInt(1, 6))
                            .distinct()
                            .sorted()
                            .boxed()
                            .toList();
                    return Lines.list(numbers);
                }),
                input -> Lines.answer(input, in -> {
                    int lists = in.nextInt();
                    List<List<Integer>> numbers = Stream.generate(() -> ListMoves.read(in))
                            .limit(lists)
                            .toList();
                    PlayedOut<List<List<Integer>>> play = PlayedOut.normal(chosen -> ListMoves.each(
                            chosen,
                            (game, before) -> IntStream.range(
                                            0, numbers.get(game).size())
                                    .mapToObj(next -> ListMoves.and(before, next))
                                    .filter(all -> isRight(numbers.get(game), all))));
                    return play.wins(numbers.stream()
                                    .map(each -> List.<Integer>of())
                                    .toList())
                            ? "YES"
                            : "NO";
                }),
                null);
    }

    private static Statement words() {
        return new Statement(
                "Codeforces 755B",
                "words",
                Read.codeforces(755, "B"),
                "1 <= n, m <= 1000; words of up to 500 letters",
                "Two players say words that they know in turn, none twice; who cannot loses. Read n m, the words that the first"
                        + " one knows and those of the second; print YES if the first wins, or NO.",
                random -> {
                    List<String> all = List.of("a", "b", "ab", "ba", "abc", "c");
                    List<String> first =
                            all.stream().filter(word -> random.nextBoolean()).toList();
                    List<String> second =
                            all.stream().filter(word -> random.nextBoolean()).toList();
                    return first.isEmpty() || second.isEmpty()
                            ? "1 1\na\na\n"
                            : first.size() + " " + second.size() + "\n" + String.join("\n", first) + "\n"
                                    + String.join("\n", second) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int first = in.nextInt();
                    int second = in.nextInt();
                    List<List<String>> known = List.of(Lines.words(in, first), Lines.words(in, second));
                    PlayedOut<List<String>> play = PlayedOut.normal(said -> known.get(said.size() % 2).stream()
                            .filter(word -> !said.contains(word))
                            .map(word ->
                                    ListMoves.and(said, word).stream().sorted().toList())
                            .toList());
                    return play.wins(List.of()) ? "YES" : "NO";
                }),
                null);
    }
}
