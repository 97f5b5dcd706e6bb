package org.grundy.cli.contest.hackerrank;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;
import org.grundy.cli.contest.StringMoves;

/// Challenges about remainders, divisors and runs.
final class ParityStatements {
    private ParityStatements() {}

    static List<Statement> all() {
        return List.of(newYear(), towers(), ones(), splitting());
    }

    /// Whether the first player can keep the difference from being a multiple of 3.
    private static boolean escapes(List<Integer> left, int difference, boolean first) {
        if (left.isEmpty()) {
            return difference % 3 != 0;
        }
        Stream<Boolean> ends = IntStream.range(0, left.size())
                .boxed()
                .map(i ->
                        escapes(ListMoves.without(left, i), difference + (first ? left.get(i) : -left.get(i)), !first));
        return first ? ends.anyMatch(each -> each) : ends.allMatch(each -> each);
    }

    private static Statement newYear() {
        return new Statement(
                "HackerRank newyear-game",
                "remainders",
                Read.hackerrank("newyear-game"),
                "T <= 100; 1 <= n, a <= 2000",
                "Take a number; the second player wins if the difference of both sums is a multiple of 3, else the first one."
                        + " Read T, then T times n and n numbers; print Balsa, who begins, or Koca.",
                random -> Lines.counted(random, 6, r -> Lines.list(r, 6, 1, 12)),
                input -> Lines.answerCounted(input, in -> escapes(ListMoves.read(in), 0, true) ? "Balsa" : "Koca"),
                new Sample("2\n3\n7 6 18\n1\n3\n", "Balsa\nKoca\n"));
    }

    private static Statement towers() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(towers ->
                Heaps.moves(towers, h -> Heaps.single(Numbers.divisors(h).filter(d -> d < h))));
        return new Statement(
                "HackerRank tower-breakers-revisited-1",
                "divisors",
                Read.hackerrank("tower-breakers-revisited-1"),
                "T, N <= 100; 1 <= h <= 10^6",
                "Lower a tower to a divisor of its height; who cannot loses. Read T, then T times N and N heights; print 1 or"
                        + " 2, who wins.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 3, 1, 36)),
                input -> Lines.answerCounted(input, in -> play.wins(Heaps.read(in)) ? "1" : "2"),
                new Sample("2\n2\n1 2\n3\n1 2 3\n", "1\n2\n"));
    }

    private static Statement ones() {
        return new Statement(
                "HackerRank binary-string-game",
                "string",
                Read.hackerrank("binary-string-game"),
                "n <= 5; 1 <= k <= |S| <= 1000, or k = 2 and |S| <= 10^6",
                "Turn k ones that stand side by side to zeros; who cannot loses. Read n, then n times k and a string; print"
                        + " Alice, who begins, or Bob.",
                random ->
                        Lines.counted(random, 4, r -> r.nextInt(1, 4) + "\n" + Lines.word(r, r.nextInt(3, 12), "1101")),
                input -> Lines.answerCounted(input, in -> {
                    int run = in.nextInt();
                    PlayedOut<String> play = PlayedOut.normal(string -> IntStream.rangeClosed(0, string.length() - run)
                            .filter(i -> string.startsWith("1".repeat(run), i))
                            .mapToObj(i -> StringMoves.replaced(string, i, "0".repeat(run)))
                            .toList());
                    return play.wins(in.next()) ? "Alice" : "Bob";
                }),
                new Sample("3\n4\n111111\n2\n111111\n4\n110111\n", "Alice\nAlice\nBob\n"));
    }

    private static Statement splitting() {
        return new Statement(
                "HackerRank simple-game",
                "counting",
                Read.hackerrank("simple-game"),
                "1 <= M <= 10; M <= N <= 600; 2 <= K <= 600",
                "Split a pile into 2 to K; who cannot loses. Read N M K; print in how many ways N stones lie in M piles so that"
                        + " the first player wins, modulo 10^9 + 7.",
                random -> {
                    int piles = random.nextInt(1, 5);
                    return random.nextInt(piles, 13) + " " + piles + " " + random.nextInt(2, 7) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int stones = in.nextInt();
                    int piles = in.nextInt();
                    int most = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(all ->
                            Heaps.moves(all, pile -> parts(pile, most, pile - 1).toList()));
                    return String.valueOf(ordered(stones, piles)
                            .filter(start -> play.wins(Heaps.of(start)))
                            .count());
                }),
                null);
    }

    /// The ways in which a number is a sum of up to so many, none larger than the one before.
    private static Stream<List<Integer>> parts(int number, int most, int largest) {
        if (number == 0) {
            return Stream.of(List.of());
        }
        return most == 0
                ? Stream.of()
                : IntStream.rangeClosed(1, Math.min(number, largest))
                        .boxed()
                        .flatMap(part -> parts(number - part, most - 1, part).map(rest -> ListMoves.and(rest, part)));
    }

    /// The ways in which a number is a sum of so many, in order.
    private static Stream<List<Integer>> ordered(int number, int count) {
        return count == 0
                ? number == 0 ? Stream.<List<Integer>>of(List.of()) : Stream.<List<Integer>>of()
                : IntStream.rangeClosed(1, number)
                        .boxed()
                        .flatMap(part -> ordered(number - part, count - 1).map(rest -> ListMoves.and(rest, part)));
    }
}
