package org.grundy.cli.contest.practice;

import java.util.List;
import java.util.Scanner;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Problems of CodeChef about heaps and numbers.
final class CodeChefHeapStatements {
    private CodeChefHeapStatements() {}

    static List<Statement> all() {
        return List.of(
                coins(), factorial(), dualNim(), zetaNim(), division(), floors(), exponents(), vehicle(), signs());
    }

    private static String read(String path) {
        return Read.github("captn3m0/codechef", "_problems/" + path + ".md");
    }

    private static boolean isPrimePower(int number) {
        int divisor = Numbers.divisors(number).skip(1).findFirst().orElse(1);
        int left = number;
        while (divisor > 1 && left % divisor == 0) {
            left /= divisor;
        }
        return left == 1;
    }

    private static Statement coins() {
        PlayedOut<List<Integer>> play =
                PlayedOut.normal(pile -> ListMoves.taking(pile, CodeChefHeapStatements::isPrimePower));
        return new Statement(
                "CodeChef CHCOINSG",
                "primes",
                read("easy/CHCOINSG"),
                "T <= 1000; 1 <= N <= 10^9",
                "Take one coin or a power of a prime of a pile; who cannot loses. Read T, then T times N; print Chef, who"
                        + " begins, or Misha for each.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 1, 1, 40)),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in, 1)) ? "Chef" : "Misha"),
                new Sample("2\n1\n8\n", "Chef\nChef\n"));
    }

    private static Statement factorial() {
        return new Statement(
                "CodeChef PRIGAME",
                "primes",
                read("easy/PRIGAME"),
                "T <= 10^6; 1 <= X, Y <= 10^6",
                "Subtract from X! a positive number with at most Y different prime factors; who reaches 0 wins. Read T, then"
                        + " T lines X Y; print Chef, who begins, or Divyam for each.",
                random -> Lines.counted(
                        random, 6, r -> r.nextInt(1, 6) + " " + (r.nextInt(5) == 0 ? 100_000 : r.nextInt(1, 5))),
                input -> Lines.answerCounted(input, in -> {
                    int most =
                            (int) LongStream.rangeClosed(1, in.nextInt()).reduce(1, (product, each) -> product * each);
                    int factors = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(left -> ListMoves.taking(
                            left,
                            taken -> Numbers.divisors(taken)
                                            .filter(Numbers::isPrime)
                                            .count()
                                    <= factors));
                    return play.wins(List.of(most)) ? "Chef" : "Divyam";
                }),
                new Sample("2\n1 2\n3 1\n", "Chef\nDivyam\n")); // its third case is too large to play out
    }

    private static Statement dualNim() {
        PlayedOut<List<Integer>> play = PlayedOut.ending(
                piles -> ListMoves.shorter(piles).stream()
                        .map(ListMoves::sorted)
                        .distinct()
                        .toList(),
                piles -> piles.stream().reduce(0, (a, b) -> a ^ b) == 0);
        return new Statement(
                "CodeChef TWONIM",
                "removing",
                read("medium/TWONIM"),
                "T <= 10; 1 <= N, a <= 500",
                "Remove a pile; who is to move where the xor of the piles is 0 wins. Read T, then T times N and N numbers;"
                        + " print First or Second for each.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 6, 1, 7)),
                input -> Lines.answerCounted(
                        input, in -> play.wins(ListMoves.sorted(ListMoves.read(in))) ? "First" : "Second"),
                new Sample("3\n4\n1 2 4 8\n3\n2 3 3\n5\n3 3 3 3 3\n", "First\nSecond\nSecond\n"));
    }

    /// A pile, and the largest number that may be taken from it.
    private record Pile(int stones, int most) {
        Stream<Pile> options() {
            return IntStream.rangeClosed(1, Math.min(stones, most)).mapToObj(taken -> new Pile(stones - taken, taken));
        }
    }

    private static Statement zetaNim() {
        PlayedOut<List<Pile>> play = PlayedOut.normal(piles -> ListMoves.each(piles, (i, pile) -> pile.options()));
        return new Statement(
                "CodeChef TAKEAWAY",
                "fibonacci",
                read("medium/TAKEAWAY"),
                "T <= 200; 1 <= N <= 50; 1 <= A <= 2012; 1 <= K <= 100000",
                "Take stones of a pile: at most K at first, later at most as many as were taken of that pile before; who"
                        + " cannot loses. Read T, then T times N K and N piles; print Nancy, who begins, or Zeta for each.",
                random -> Lines.counted(random, 6, r -> {
                    int piles = r.nextInt(1, 4);
                    return piles + " " + r.nextInt(1, 9) + "\n" + Lines.numbers(r, piles, 1, 9);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int piles = in.nextInt();
                    int most = in.nextInt();
                    return play.wins(ListMoves.read(in, piles).stream()
                                    .map(stones -> new Pile(stones, most))
                                    .toList())
                            ? "Nancy"
                            : "Zeta";
                }),
                new Sample("2\n1 1\n3\n2 2\n3 3\n", "Nancy\nZeta\n")); // its third case is too large to play out
    }

    private static Statement division() {
        PlayedOut<Integer> play = PlayedOut.normal(n -> n == 1
                ? List.of()
                : IntStream.concat(
                                IntStream.of(n - 1),
                                Numbers.divisors(n).filter(d -> d > 1 && d < n).map(d -> n / d))
                        .boxed()
                        .toList());
        return new Statement(
                "CodeChef DIVGAME",
                "divisors",
                read("medium/DIVGAME"),
                "T <= 10000; 2 <= N <= 10^8",
                "Decrease a number by 1, or divide it by a divisor other than 1 and itself; who has 1 loses. Read T, then T"
                        + " times N; print Mike, who begins, or Tom for each.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 1, 2, r.nextBoolean() ? 60 : 600)),
                input -> Lines.answerCounted(input, in -> play.wins(in.nextInt()) ? "Mike" : "Tom"),
                new Sample("4\n5\n3\n2\n4\n", "Tom\nTom\nMike\nMike\n"));
    }

    private static Statement floors() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(numbers -> Heaps.moves(
                numbers, n -> Heaps.single(IntStream.rangeClosed(2, 6).map(divisor -> n / divisor))));
        return new Statement(
                "CodeChef FDIVGAME",
                "logarithm",
                read("medium/FDIVGAME"),
                "T <= 1000; 1 <= N <= 100; 1 <= A <= 10^18",
                "Divide a number by 2, 3, 4, 5 or 6, rounding down; a 0 is erased, and who cannot loses. Read T, then T times"
                        + " N and N numbers; print Henry, who begins, or Derek for each.",
                random -> Lines.counted(
                        random, 8, r -> r.nextBoolean() ? Lines.list(r, 3, 1, 20) : Lines.list(r, 1, 1, 2000)),
                input -> Lines.answerCounted(input, in -> play.wins(Heaps.read(in)) ? "Henry" : "Derek"),
                new Sample("2\n2\n3 4\n3\n1 3 5\n", "Henry\nDerek\n"));
    }

    private static Statement exponents() {
        IntPredicate allowed = taken -> IntStream.rangeClosed(1, 4).anyMatch(n -> Math.round(Math.pow(n, n)) == taken);
        PlayedOut<List<Integer>> play = PlayedOut.normal(heaps ->
                ListMoves.taking(heaps, allowed).stream().map(ListMoves::sorted).toList());
        return new Statement(
                "CodeChef EXPGAME",
                "subtraction",
                read("medium/EXPGAME"),
                "T <= 100; 1 <= N <= 100; 1 <= a <= 100000",
                "Take n^n stones of a pile, for some n of at least 1; who cannot loses. Read T, then T times N and N piles;"
                        + " print Little Chef, who begins, or Head Chef for each.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 3, 1, 25)),
                input -> Lines.answerCounted(
                        input, in -> play.wins(ListMoves.sorted(ListMoves.read(in))) ? "Little Chef" : "Head Chef"),
                new Sample("1\n1\n4\n", "Little Chef\n"));
    }

    private static Statement vehicle() {
        PlayedOut<List<Integer>> play = ListMoves.wythoff();
        return new Statement(
                "CodeChef IGAME",
                "wythoff",
                read("easy/IGAME"),
                "T <= 1000; 1 <= m, n <= 1000; 0 <= p < m; 0 <= q < n",
                "Drive from (m, n) towards (p, q) in one direction or as far in both; who gets there wins. Read T, then T"
                        + " lines m n p q; print Alice, who begins, or Bob for each.",
                random -> Lines.counted(random, 8, r -> {
                    int m = r.nextInt(1, 20);
                    int n = r.nextInt(1, 20);
                    return m + " " + n + " " + r.nextInt(m) + " " + r.nextInt(n);
                }),
                input -> Lines.answerCounted(input, in -> {
                    List<Integer> place = ListMoves.read(in, 2);
                    return play.wins(List.of(place.get(0) - in.nextInt(), place.get(1) - in.nextInt()))
                            ? "Alice"
                            : "Bob";
                }),
                new Sample("2\n1 1 0 0\n2 4 1 2\n", "Alice\nBob\n"));
    }

    /// Who makes the sum even, by trying both signs of each number in turn.
    private static boolean evens(List<Integer> left, int sum, boolean first) {
        if (left.isEmpty()) {
            return sum % 2 == 0;
        }
        Stream<Boolean> ends = IntStream.range(0, left.size())
                .boxed()
                .flatMap(i -> Stream.of(sum + left.get(i), sum - left.get(i))
                        .map(next -> evens(ListMoves.without(left, i), next, !first)));
        return first ? ends.anyMatch(even -> even) : ends.allMatch(even -> even);
    }

    private static Statement signs() {
        return new Statement(
                "CodeChef EVENGAME",
                "signs",
                read("easy/EVENGAME"),
                "T <= 10; 1 <= N <= 10^5; 1 <= A <= 10^9",
                "Put a sign before a number that has none; an even sum wins for the first player. Read T, then T times N and"
                        + " N numbers; print 1 or 2 for each.",
                random -> Lines.counted(random, 6, r -> Lines.list(r, 4, 1, 9)),
                input -> Lines.answerCounted(input, (Scanner in) -> evens(ListMoves.read(in), 0, true) ? "1" : "2"),
                new Sample("3\n2\n1 2\n3\n1 1 2\n3\n1 2 4\n", "2\n1\n2\n"));
    }
}
