package org.grundy.cli.contest.codeforces;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Lists and sets of numbers, of any length.
final class ListStatements {
    private ListStatements() {}

    static List<Statement> all() {
        return List.of(differences(), conanCards(), stonesApart(), arrayGame(), applesInBoxes(), permutationGame());
    }

    private static Statement differences() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(set -> set.stream()
                .flatMap(x -> set.stream().map(y -> Math.abs(x - y)))
                .filter(difference -> difference > 0 && !set.contains(difference))
                .distinct()
                .map(difference -> ListMoves.sorted(ListMoves.and(set, difference)))
                .toList());
        return new Statement(
                "Codeforces 346A",
                "set",
                Read.codeforces(346, "A"),
                "2 <= n <= 100; 1 <= a_i <= 10^9, all different",
                "Add the difference of two numbers of the set that the set does not have; who cannot loses. Read n, then"
                        + " a_1 … a_n; print Alice or Bob.",
                random -> {
                    List<Integer> set = random.ints(1, 13)
                            .distinct()
                            .limit(random.nextInt(2, 5))
                            .boxed()
                            .toList();
                    return Lines.list(set) + "\n";
                },
                input -> Lines.answer(input, in -> play.wins(ListMoves.sorted(ListMoves.read(in))) ? "Alice" : "Bob"),
                new Sample("2\n2 3\n", "Alice\n"));
    }

    private static Statement conanCards() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(cards -> IntStream.range(0, cards.size())
                .mapToObj(i -> ListMoves.without(cards, i).stream()
                        .filter(card -> card >= cards.get(i))
                        .toList())
                .toList());
        return new Statement(
                "Codeforces 914B",
                "list",
                Read.codeforces(914, "B"),
                "1 <= n <= 10^5; 1 <= a_i <= 10^5",
                "Remove a card and all cards with smaller numbers; who cannot loses. Read n, then a_1 … a_n; print Conan, who"
                        + " begins, or Agasa.",
                random -> Lines.list(random, 7, 1, 4) + "\n",
                input -> Lines.answer(input, in -> play.wins(ListMoves.sorted(ListMoves.read(in))) ? "Conan" : "Agasa"),
                new Sample("2\n1 1\n", "Agasa\n"));
    }

    private static Statement stonesApart() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> ListMoves.takingOne(piles)
                .filter(next -> next.stream().distinct().count() == next.size())
                .toList());
        return new Statement(
                "Codeforces 1190B",
                "list",
                Read.codeforces(1190, "B"),
                "1 <= n <= 10^5; 0 <= a_i <= 10^9",
                "Take one stone of a pile; who cannot, or leaves two piles of the same size, empty ones too, loses. Read n,"
                        + " then a_1 … a_n; print sjfnb for the player who begins, else cslnb.",
                random -> Lines.list(random, 4, 0, 7) + "\n",
                input -> Lines.answer(input, in -> play.wins(ListMoves.sorted(ListMoves.read(in))) ? "sjfnb" : "cslnb"),
                new Sample("1\n0\n", "cslnb\n"));
    }

    private record Ends(List<Integer> left, int last) {
        List<Ends> options() {
            return Stream.of(0, left.size() - 1)
                    .filter(i -> !left.isEmpty() && left.get(i) > last)
                    .map(i -> new Ends(ListMoves.without(left, i), left.get(i)))
                    .toList();
        }
    }

    private static Statement arrayGame() {
        PlayedOut<Ends> play = PlayedOut.normal(Ends::options);
        return new Statement(
                "Codeforces 1600E",
                "ends of a list",
                Read.codeforces(1600, "E"),
                "1 <= N <= 2*10^5; 0 <= A_i <= 10^9",
                "Take the first or the last number of a list, greater than the number taken before; who cannot loses. Read N,"
                        + " then A_1 … A_N; print Alice or Bob.",
                random -> Lines.list(random, 9, 0, 9) + "\n",
                input -> Lines.answer(input, in -> play.wins(new Ends(ListMoves.read(in), -1)) ? "Alice" : "Bob"),
                new Sample("1\n5\n", "Alice\n"));
    }

    private static Statement applesInBoxes() {
        return new Statement(
                "Codeforces 2107B",
                "list",
                Read.codeforces(2107, "B"),
                "t <= 10^4; 2 <= n <= 10^5, sum of n 10^5; 1 <= k, a_i <= 10^9; 1 s, 256 MB",
                "Take one apple of a box so that greatest and least box then differ by at most k; who cannot loses. Read t,"
                        + " then t times n k and a_1 … a_n; print Tom, who begins, or Jerry for each.",
                random -> Lines.counted(random, 6, r -> {
                    int n = r.nextInt(2, 5);
                    return n + " " + r.nextInt(1, 4) + "\n" + Lines.numbers(r, n, 1, 5);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int k = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(boxes -> ListMoves.takingOne(boxes)
                            .filter(next -> Collections.max(next) - Collections.min(next) <= k)
                            .toList());
                    return play.wins(ListMoves.sorted(ListMoves.read(in, n))) ? "Tom" : "Jerry";
                }),
                new Sample("3\n3 1\n2 1 2\n3 1\n1 1 3\n2 1\n1 4\n", "Tom\nTom\nJerry\n"));
    }

    private static Statement permutationGame() {
        return new Statement(
                "Codeforces 1033C",
                "each start",
                Read.codeforces(1033, "C"),
                "1 <= n <= 10^5; a permutation of 1 to n",
                "Move a token from cell i to a cell j with a_j > a_i, |i - j| a multiple of a_i; who cannot loses. Read n,"
                        + " then a_1 … a_n; print a string of n letters, A if the player who begins at i wins, else B.",
                random -> {
                    int n = random.nextInt(1, 12);
                    return Lines.list(random.ints(1, n + 1)
                                    .distinct()
                                    .limit(n)
                                    .boxed()
                                    .toList()) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    List<Integer> cells = ListMoves.read(in, n);
                    PlayedOut<Integer> play = PlayedOut.normal(i -> IntStream.range(0, n)
                            .filter(j -> cells.get(j) > cells.get(i) && (i - j) % cells.get(i) == 0)
                            .boxed()
                            .toList());
                    return IntStream.range(0, n)
                            .mapToObj(i -> play.wins(i) ? "A" : "B")
                            .collect(Collectors.joining());
                }),
                new Sample("8\n3 6 5 4 2 7 1 8\n", "BAAAABAB\n"));
    }
}
