package org.grundy.cli.contest.codeforces;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// One number, or the numbers up to one.
final class NumberStatements {
    private NumberStatements() {}

    static List<Statement> all() {
        return List.of(
                interestingGame(), winOrFreeze(), gameWithPowers(), gameWithBoard(), smawkBros(), gameWithIntegers());
    }

    private static Statement interestingGame() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> Heaps.moves(
                piles,
                pile -> IntStream.rangeClosed(2, pile)
                        .mapToObj(k -> parts(pile, k))
                        .filter(parts -> !parts.isEmpty())
                        .toList()));
        return new Statement(
                "Codeforces 87C",
                "least winning move",
                Read.codeforces(87, "C"),
                "1 <= n <= 10^5",
                "Divide a pile into two or more piles whose sizes are consecutive numbers; who cannot loses. Read n, the one"
                        + " pile; print the least number of parts of a winning first move, or -1.",
                random -> random.nextInt(1, 28) + "\n",
                input -> {
                    int n = new Scanner(input).nextInt();
                    return String.valueOf(IntStream.rangeClosed(2, n)
                            .filter(k -> !parts(n, k).isEmpty() && !play.wins(parts(n, k)))
                            .findFirst()
                            .orElse(-1));
                },
                new Sample("3\n", "2\n"));
    }

    /// A number as a sum of so many consecutive numbers from 1 on, or nothing.
    private static List<Integer> parts(int number, int count) {
        int rest = number - count * (count - 1) / 2;
        return rest <= 0 || rest % count != 0
                ? List.of()
                : IntStream.range(rest / count, rest / count + count).boxed().toList();
    }

    private static Statement winOrFreeze() {
        PlayedOut<Integer> play = PlayedOut.misere(NumberStatements::divisors);
        return new Statement(
                "Codeforces 150A",
                "first move",
                Read.codeforces(150, "A"),
                "1 <= q <= 10^13",
                "Write a divisor of the last number other than 1 and itself; who cannot wins. Read q; print 1 or 2 for the"
                        + " winner, and if it is 1 a winning first number in the next line, 0 if there is no move.",
                random -> random.nextInt(1, 400) + "\n",
                (input, output) -> {
                    int q = new Scanner(input).nextInt();
                    List<String> words = List.of(output.strip().split("\\s+"));
                    if (!play.wins(q)) {
                        return words.equals(List.of("2"));
                    }
                    return divisors(q).isEmpty()
                            ? words.equals(List.of("1", "0"))
                            : divisors(q).stream()
                                    .filter(next -> !play.wins(next))
                                    .anyMatch(next -> words.equals(List.of("1", String.valueOf(next))));
                },
                new Sample("30\n", "1\n6\n"));
    }

    private static List<Integer> divisors(int number) {
        return Numbers.divisors(number).filter(d -> d > 1 && d < number).boxed().toList();
    }

    private static Statement gameWithPowers() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(free -> free.stream()
                .map(x -> free.stream().filter(number -> !isPower(number, x)).toList())
                .toList());
        return new Statement(
                "Codeforces 317D",
                "powers",
                Read.codeforces(317, "D"),
                "1 <= n <= 10^9",
                "Choose a number from 1 to n that is neither a number chosen before nor a power of one; who cannot loses."
                        + " Read n; print Vasya, who begins, or Petya.",
                random -> random.nextInt(1, 13) + "\n",
                input -> play.wins(IntStream.rangeClosed(1, Integer.parseInt(input.strip()))
                                .boxed()
                                .toList())
                        ? "Vasya"
                        : "Petya",
                new Sample("2\n", "Petya\n"));
    }

    private static boolean isPower(int number, int base) {
        int power = base;
        while (base > 1 && power < number) {
            power *= base;
        }
        return power == number;
    }

    private static Statement gameWithBoard() {
        PlayedOut<List<Integer>> play = PlayedOut.misere(numbers -> {
            List<List<Integer>> next = new ArrayList<>();
            for (int number : numbers.stream().distinct().toList()) {
                for (int times = 2; times <= Collections.frequency(numbers, number); times++) {
                    List<Integer> left = new ArrayList<>(numbers);
                    Collections.nCopies(times, number).forEach(left::remove);
                    next.add(ListMoves.sorted(ListMoves.and(left, times * number)));
                }
            }
            return next;
        });
        return new Statement(
                "Codeforces 1841A",
                "misère",
                Read.codeforces(1841, "A"),
                "t <= 99; 2 <= n <= 100",
                "Replace two or more equal numbers by their sum, n ones at first; who cannot wins. Read t, then t lines n;"
                        + " print Alice or Bob for each.",
                random -> Lines.counted(random, 5, r -> Lines.numbers(r, 1, 2, 14)),
                input -> Lines.answerCounted(
                        input, in -> play.wins(Collections.nCopies(in.nextInt(), 1)) ? "Alice" : "Bob"),
                new Sample("2\n3\n6\n", "Bob\nAlice\n"));
    }

    private static Statement smawkBros() {
        return new Statement(
                "Codeforces 2157I",
                "last move barred",
                Read.codeforces(2157, "I"),
                "t <= 10^4; 1 <= n <= 10^6; 2 <= m <= 10^6; 4 s, 1024 MB",
                "Take 1 to m from n, not the number that the other took just before; who makes n at most 0 wins. Read t, then"
                        + " t lines n m; print YES or NO for each.",
                random -> Lines.counted(random, 8, r -> r.nextInt(1, 40) + " " + r.nextInt(2, 9)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    PlayedOut<List<Integer>> play =
                            PlayedOut.normal(at -> IntStream.rangeClosed(1, at.get(0) == 0 ? 0 : m)
                                    .filter(x -> x != at.get(1))
                                    .mapToObj(x -> List.of(Math.max(0, at.get(0) - x), x))
                                    .toList());
                    return play.wins(List.of(n, 0)) ? "YES" : "NO";
                }),
                new Sample("5\n6 9\n20 10\n69 2\n42 9\n42 10\n", "YES\nYES\nNO\nNO\nYES\n"));
    }

    private static Statement gameWithIntegers() {
        PlayedOut<List<Integer>> play =
                PlayedOut.normal(at -> (at.get(1) % 2 == 1 && at.get(0) % 3 == 0) || at.get(1) == 10
                        ? List.of()
                        : List.of(List.of(at.get(0) + 1, at.get(1) + 1), List.of(at.get(0) - 1, at.get(1) + 1)));
        return new Statement(
                "Codeforces 1899A",
                "bounded play",
                Read.codeforces(1899, "A"),
                "t <= 100; 1 <= n <= 1000",
                "Add 1 to n or take 1 away; the first player wins on making n divisible by 3, the second if ten moves have"
                        + " passed. Read t, then t lines n; print First or Second for each.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 1, 1, 40)),
                // After ten moves the first player is to move and has lost.
                input -> Lines.answerCounted(input, in -> play.wins(List.of(in.nextInt(), 0)) ? "First" : "Second"),
                new Sample("6\n1\n3\n5\n100\n999\n1000\n", "First\nSecond\nFirst\nFirst\nSecond\nFirst\n"));
    }
}
