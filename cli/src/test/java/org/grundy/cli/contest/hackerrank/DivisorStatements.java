package org.grundy.cli.contest.hackerrank;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Divisors, primes and ways to split.
final class DivisorStatements {
    private DivisorStatements() {}

    static List<Statement> all() {
        return List.of(towerBreakers(), towerBreakersAgain(), sillyGame(), stoneDivision(), stonePiles());
    }

    private static Statement towerBreakers() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(towers -> ListMoves.each(
                towers,
                (i, x) -> Numbers.divisors(x).filter(height -> height < x).boxed()));
        return new Statement(
                "HackerRank tower-breakers-1",
                "divisors",
                Read.hackerrank("tower-breakers-1"),
                "t <= 100; 1 <= n, m <= 10^6",
                "There are n towers of height m: bring one of height x to a smaller height that divides x; who cannot loses."
                        + " Read t, then t lines n m; print 1 or 2 for each.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 1, 1, 4) + " " + Lines.numbers(r, 1, 1, 16)),
                input -> Lines.answerCounted(
                        input, in -> play.wins(Collections.nCopies(in.nextInt(), in.nextInt())) ? "1" : "2"),
                new Sample("2\n2 2\n1 4\n", "2\n1\n"));
    }

    /// A pile divided into equal parts, as many as are allowed; parts of 1 are left out, which nobody can divide.
    private static Set<List<Integer>> dividing(List<Integer> piles, IntPredicate allowed) {
        return Heaps.moves(
                piles,
                pile -> Numbers.divisors(pile)
                        .filter(parts -> parts > 1 && allowed.test(parts))
                        .mapToObj(parts -> parts < pile ? Heaps.equal(pile, parts) : List.<Integer>of())
                        .toList());
    }

    private static Statement towerBreakersAgain() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(towers -> dividing(towers, parts -> true));
        return new Statement(
                "HackerRank tower-breakers-again-1",
                "splitting",
                Read.hackerrank("tower-breakers-again-1"),
                "T <= 200; N <= 100; 1 <= h_i <= 10^5",
                "Break a tower into two or more towers of equal height; who cannot loses. Read T, then T times N and"
                        + " h_1 … h_N; print 1 or 2 for each.",
                random -> Lines.counted(random, 6, r -> Lines.list(r, 2, 1, 16)),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in)) ? "1" : "2"),
                new Sample("2\n2\n1 2\n3\n1 2 3\n", "1\n2\n"));
    }

    private static Statement sillyGame() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(set -> set.stream()
                .filter(Numbers::isPrime)
                .map(p -> set.stream().filter(number -> number % p != 0).toList())
                .toList());
        return new Statement(
                "HackerRank alice-and-bobs-silly-game",
                "primes",
                Read.hackerrank("alice-and-bobs-silly-game"),
                "g <= 1000; 1 <= n <= 10^5",
                "From the set 1, 2, … n take a prime p of it and all its multiples; who cannot loses. Read g, then g lines"
                        + " n; print Alice or Bob for each.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 1, 1, 24)),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.upTo(in.nextInt())) ? "Alice" : "Bob"),
                new Sample("3\n1\n2\n5\n", "Bob\nAlice\nAlice\n"));
    }

    private static Statement stoneDivision() {
        return new Statement(
                "HackerRank stone-division",
                "splitting",
                Read.hackerrank("stone-division"),
                "1 <= n <= 10^18; 1 <= m <= 10; 2 <= s_i <= 10^18",
                "Split a pile into exactly s equal piles, s in the set; who cannot loses. Read n m, then the set; print First"
                        + " or Second.",
                random -> {
                    List<Integer> set = random.ints(random.nextInt(1, 5), 2, 7)
                            .distinct()
                            .boxed()
                            .toList();
                    String line = Lines.joined(set);
                    return List.of(8, 12, 15, 16, 18, 20, 24).get(random.nextInt(7)) + " " + set.size() + "\n" + line
                            + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    List<Integer> set = ListMoves.read(in);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> dividing(piles, set::contains));
                    return play.wins(List.of(n)) ? "First" : "Second";
                }),
                new Sample("15 3\n5 2 3\n", "Second\n"));
    }

    private static Statement stonePiles() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> Heaps.moves(
                piles,
                pile -> differentParts(pile, 1).stream()
                        .filter(parts -> parts.size() > 1)
                        .toList()));
        return new Statement(
                "HackerRank stone-piles",
                "splitting",
                Read.hackerrank("stone-piles"),
                "T <= 50; N <= 50; 1 <= x_i <= 50",
                "Divide a pile into two or more piles of different sizes; who cannot loses. Read T, then T times N and"
                        + " x_1 … x_N; print ALICE or BOB for each.",
                random -> Lines.counted(random, 6, r -> Lines.list(r, 2, 1, 9)),
                input -> Lines.answerCounted(
                        input, in -> play.wins(ListMoves.sorted(ListMoves.read(in))) ? "ALICE" : "BOB"),
                new Sample("4\n1\n4\n2\n1 2\n3\n1 3 4\n1\n8\n", "BOB\nBOB\nALICE\nBOB\n"));
    }

    /// A number as a sum of different numbers, in ascending order from a least one on.
    private static List<List<Integer>> differentParts(int number, int least) {
        List<List<Integer>> all = new ArrayList<>();
        if (number >= least) {
            all.add(List.of(number));
        }
        for (int first = least; 2 * first < number; first++) {
            for (List<Integer> rest : differentParts(number - first, first + 1)) {
                List<Integer> parts = new ArrayList<>(List.of(first));
                parts.addAll(rest);
                all.add(parts);
            }
        }
        return all;
    }
}
