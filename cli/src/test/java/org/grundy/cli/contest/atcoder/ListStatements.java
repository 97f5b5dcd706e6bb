package org.grundy.cli.contest.atcoder;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Positions that are lists of numbers, of any length.
final class ListStatements {
    private ListStatements() {}

    static List<Statement> all() {
        return List.of(candyPiles(), decrementing(), zeroXor(), avoidCoprime(), chminXor(), removePairs());
    }

    private static Statement candyPiles() {
        PlayedOut<List<Integer>> play = PlayedOut.misere(piles -> {
            if (piles.isEmpty()) {
                return List.of();
            }
            List<Integer> fewer =
                    piles.stream().map(p -> p - 1).filter(p -> p > 0).toList();
            return List.of(ListMoves.without(piles, piles.size() - 1), fewer);
        });
        return new Statement(
                "AtCoder AGC 002 E",
                "list",
                Read.atcoder("agc002_e"),
                "1 <= N <= 10^5; 1 <= a_i <= 10^9; 2 s, 256 MB",
                "Eat all of a largest pile, or one candy of every pile that has any; who eats the last candy loses. Read N,"
                        + " then a_1 … a_N; print First or Second.",
                random -> Lines.list(random, 6, 1, 6) + "\n",
                input ->
                        Lines.answer(input, in -> play.wins(ListMoves.sorted(ListMoves.read(in))) ? "First" : "Second"),
                new Sample("2\n1 3\n", "First\n"));
    }

    private static Statement decrementing() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(numbers -> IntStream.range(0, numbers.size())
                .filter(i -> numbers.get(i) >= 2)
                .mapToObj(i -> overGcd(ListMoves.with(numbers, i, numbers.get(i) - 1)))
                .toList());
        return new Statement(
                "AtCoder AGC 010 D",
                "gcd",
                Read.atcoder("agc010_d"),
                "1 <= N <= 10^5; 1 <= A_i <= 10^9, gcd of all 1; 2 s, 256 MB",
                "Take 1 from a number of at least 2, then divide all numbers by their gcd; who cannot loses. Read N, then"
                        + " A_1 … A_N; print First or Second.",
                random -> {
                    List<Integer> numbers =
                            random.ints(random.nextInt(1, 5), 1, 9).boxed().toList();
                    return Lines.list(overGcd(numbers)) + "\n";
                },
                input -> Lines.answer(input, in -> play.wins(ListMoves.read(in)) ? "First" : "Second"),
                new Sample("3\n3 6 7\n", "First\n"));
    }

    private static List<Integer> overGcd(List<Integer> numbers) {
        int gcd = numbers.stream().reduce(0, Numbers::gcd);
        return numbers.stream().map(n -> n / gcd).toList();
    }

    private static Statement zeroXor() {
        PlayedOut<List<Integer>> play =
                PlayedOut.normal(cookies -> xor(cookies) == 0 ? List.of() : ListMoves.shorter(cookies));
        return new Statement(
                "AtCoder ARC 131 C",
                "list",
                Read.atcoder("arc131_c"),
                "1 <= N <= 400000; 1 <= A_i <= 10^9, all different, xor not 0; 2 s",
                "Eat one of the numbers; who leaves numbers with xor 0 (or none) wins. Read N, then A_1 … A_N; print Win or"
                        + " Lose for the player who begins.",
                random -> {
                    List<Integer> cookies = List.of(1);
                    do {
                        cookies = random.ints(random.nextInt(1, 8), 1, 16)
                                .distinct()
                                .boxed()
                                .toList();
                    } while (xor(cookies) == 0);
                    return Lines.list(cookies) + "\n";
                },
                input -> Lines.answer(input, in -> play.wins(ListMoves.read(in)) ? "Win" : "Lose"),
                new Sample("6\n9 14 11 3 5 8\n", "Lose\n"));
    }

    private static int xor(List<Integer> numbers) {
        return numbers.stream().reduce(0, (a, b) -> a ^ b);
    }

    /// What is left, and the number G.
    private record Erased(int g, List<Integer> left) {
        List<Erased> options() {
            return IntStream.range(0, left.size())
                    .filter(i -> Numbers.gcd(g, left.get(i)) != 1)
                    .mapToObj(i -> new Erased(Numbers.gcd(g, left.get(i)), ListMoves.without(left, i)))
                    .toList();
        }
    }

    private static Statement avoidCoprime() {
        PlayedOut<Erased> play = PlayedOut.normal(Erased::options);
        return new Statement(
                "AtCoder ARC 155 D",
                "each first move",
                Read.atcoder("arc155_d"),
                "2 <= N <= 2*10^5; 2 <= A_i <= 2*10^5, gcd of all 1; 2 s",
                "With G = 0 at first, erase a number a with gcd(G, a) not 1 and let G be that gcd; who cannot loses. Read N,"
                        + " then A_1 … A_N; print for each i the winner, Takahashi or Aoki, if Takahashi first erases A_i.",
                random -> {
                    List<Integer> numbers;
                    do {
                        numbers =
                                random.ints(random.nextInt(2, 8), 2, 31).boxed().toList();
                    } while (numbers.stream().reduce(0, Numbers::gcd) != 1);
                    return Lines.list(numbers) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    List<Integer> numbers = ListMoves.read(in);
                    return IntStream.range(0, numbers.size())
                            .mapToObj(i -> play.wins(new Erased(numbers.get(i), ListMoves.without(numbers, i)))
                                    ? "Aoki\n"
                                    : "Takahashi\n")
                            .collect(Collectors.joining());
                }),
                new Sample("4\n2 3 4 6\n", "Takahashi\nAoki\nTakahashi\nAoki\n"));
    }

    private static Statement chminXor() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(numbers -> IntStream.range(1, 16)
                .filter(x -> numbers.stream().anyMatch(a -> a > (a ^ x)))
                .mapToObj(x -> numbers.stream().map(a -> Math.min(a, a ^ x)).toList())
                .toList());
        return new Statement(
                "AtCoder ARC 163 E",
                "list",
                Read.atcoder("arc163_e"),
                "T, N <= 100; 0 <= A_i <= 10^9; 2 s",
                "Choose X with some A_i > A_i xor X and replace every A_i by min(A_i, A_i xor X); who cannot loses. Read T,"
                        + " then T times N and A_1 … A_N; print Alice or Bob for each.",
                random -> Lines.counted(random, 10, r -> Lines.list(r, 5, 0, 15)),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in)) ? "Alice" : "Bob"),
                new Sample("3\n2\n3 1\n5\n1 1 1 1 1\n4\n8 1 6 4\n", "Bob\nAlice\nBob\n"));
    }

    private static Statement removePairs() {
        return new Statement(
                "AtCoder ABC 354 E",
                "pairs of cards",
                Read.atcoder("abc354_e"),
                "1 <= N <= 18; 1 <= A_i, B_i <= 10^9; 2 s",
                "Remove two cards with the same number in front or the same number on the back; who cannot loses. Read N,"
                        + " then N lines A_i B_i; print Takahashi or Aoki.",
                random -> Lines.counted(random, random.nextInt(1, 9), r -> Lines.numbers(r, 2, 1, 4)),
                input -> Lines.answer(input, in -> {
                    PlayedOut<List<List<Integer>>> play = PlayedOut.normal(ListStatements::withoutPair);
                    return play.wins(ListMoves.rows(in, in.nextInt(), 2)) ? "Takahashi" : "Aoki";
                }),
                new Sample("5\n1 9\n2 5\n4 9\n1 4\n2 5\n", "Aoki\n"));
    }

    private static List<List<List<Integer>>> withoutPair(List<List<Integer>> cards) {
        List<List<List<Integer>>> next = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            for (int j = 0; j < i; j++) {
                List<Integer> one = cards.get(i);
                List<Integer> other = cards.get(j);
                if (one.get(0).equals(other.get(0)) || one.get(1).equals(other.get(1))) {
                    next.add(ListMoves.without(ListMoves.without(cards, i), j));
                }
            }
        }
        return next;
    }
}
