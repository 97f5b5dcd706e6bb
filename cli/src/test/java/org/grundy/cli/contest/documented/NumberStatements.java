package org.grundy.cli.contest.documented;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Moves that depend on divisors, remainders and powers.
final class NumberStatements {
    private NumberStatements() {}

    static List<Statement> all() {
        return List.of(
                leetcode1025(),
                cf1537d(),
                cf1370c(),
                cf850c(),
                cf167c(),
                counterGame(),
                hdu1517(),
                hdu1525(),
                arc072d(),
                powersGame());
    }

    private static Statement leetcode1025() {
        PlayedOut<Integer> play = PlayedOut.normal(
                n -> Numbers.divisors(n).filter(x -> x < n).mapToObj(x -> n - x).toList());
        return new Statement(
                "LeetCode 1025",
                "divisors",
                Read.leetcode("1025.Divisor Game"),
                "1 <= n <= 1000",
                "Subtract a divisor smaller than n; who cannot loses. A function of n; read here on a line, with true or "
                        + "false printed.",
                random -> Lines.numbers(random, 1, 1, 60) + "\n",
                input -> Lines.answer(input, in -> "" + play.wins(in.nextInt())),
                new Sample("3\n", "false\n"));
    }

    private static Statement cf1537d() {
        PlayedOut<Integer> play = PlayedOut.normal(n -> Numbers.divisors(n)
                .filter(x -> x > 1 && x < n)
                .mapToObj(x -> n - x)
                .toList());
        return new Statement(
                "Codeforces 1537D",
                "divisors",
                Read.codeforces(1537, "D"),
                "1 <= t <= 10^4; 1 <= n <= 10^9; 2 s",
                "Subtract a divisor of n other than 1 and n; who cannot loses. Read t, then t lines n; print Alice or Bob.",
                random -> Lines.counted(random, 20, r -> Lines.numbers(r, 1, 1, 140)),
                input -> Lines.answerCounted(input, in -> play.wins(in.nextInt()) ? "Alice" : "Bob"),
                new Sample("4\n1\n4\n12\n69\n", "Bob\nAlice\nAlice\nBob\n"));
    }

    private static Statement cf1370c() {
        PlayedOut<Integer> play = PlayedOut.normal(n -> Stream.concat(
                        Numbers.divisors(n).filter(d -> d > 1 && d % 2 == 1).mapToObj(d -> n / d),
                        n > 1 ? Stream.of(n - 1) : Stream.<Integer>empty())
                .toList());
        return new Statement(
                "Codeforces 1370C",
                "divisors",
                Read.codeforces(1370, "C"),
                "1 <= t <= 100; 1 <= n <= 10^9; 1 s",
                "Divide n by an odd divisor above 1, or subtract 1 if n > 1; who cannot loses. Read t, then t lines n; "
                        + "print Ashishgup or FastestFinger.",
                random -> Lines.counted(random, 20, r -> Lines.numbers(r, 1, 1, 100)),
                input -> Lines.answerCounted(input, in -> play.wins(in.nextInt()) ? "Ashishgup" : "FastestFinger"),
                new Sample(
                        "7\n1\n2\n3\n4\n5\n6\n12\n",
                        "FastestFinger\nAshishgup\nAshishgup\nFastestFinger\nAshishgup\nFastestFinger\nAshishgup\n"));
    }

    private static Statement cf850c() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(list -> IntStream.rangeClosed(
                        2, list.stream().mapToInt(x -> x).max().orElse(1))
                .filter(q -> primePower(q) && list.stream().anyMatch(x -> x % q == 0))
                .mapToObj(q ->
                        list.stream().map(x -> x % q == 0 ? x / q : x).sorted().toList())
                .toList());
        return new Statement(
                "Codeforces 850C",
                "divisors",
                Read.codeforces(850, "C"),
                "1 <= n <= 100; 1 <= a_i <= 10^9; 1 s",
                "Choose a prime power that divides some number; every number that it divides is divided by it; who cannot "
                        + "loses. Read n and the numbers; print Mojtaba or Arpa.",
                random -> Lines.list(random, 4, 1, 64) + "\n",
                input ->
                        Lines.answer(input, in -> play.wins(ListMoves.sorted(ListMoves.read(in))) ? "Mojtaba" : "Arpa"),
                new Sample("4\n1 1 17 289\n", "Arpa\n"));
    }

    private static boolean primePower(int q) {
        return Numbers.divisors(q).filter(Numbers::isPrime).count() == 1;
    }

    private static Statement cf167c() {
        PlayedOut<List<Long>> play = PlayedOut.normal(pair -> {
            long a = pair.getFirst();
            long b = pair.getLast();
            return a == 0
                    ? List.of()
                    : Stream.concat(
                                    LongStream.iterate(a, p -> p <= b, p -> p * a)
                                            .limit(a == 1 ? 1 : 64)
                                            .mapToObj(p -> b - p),
                                    Stream.of(b % a))
                            .map(rest -> Stream.of(a, rest).sorted().toList())
                            .toList();
        });
        return new Statement(
                "Codeforces 167C",
                "euclid",
                Read.codeforces(167, "C"),
                "1 <= t <= 10^4; 0 <= a, b <= 10^18; 2 s",
                "Of a <= b, replace b by b - a^k >= 0 with k > 0, or by b mod a; with a number 0 there is no move, and who "
                        + "cannot loses. Read t, then t lines a b; print First or Second.",
                random -> Lines.counted(random, 20, r -> Lines.numbers(r, 2, 0, 60)),
                input -> Lines.answerCounted(
                        input,
                        in -> play.wins(Stream.of(in.nextLong(), in.nextLong())
                                        .sorted()
                                        .toList())
                                ? "First"
                                : "Second"),
                new Sample("4\n10 21\n31 10\n0 1\n10 30\n", "First\nSecond\nSecond\nFirst\n"));
    }

    private static Statement counterGame() {
        PlayedOut<BigInteger> play = PlayedOut.normal(n -> {
            BigInteger power = BigInteger.ONE.shiftLeft(n.bitLength() - 1);
            return n.equals(BigInteger.ONE)
                    ? List.of()
                    : List.of(n.equals(power) ? n.shiftRight(1) : n.subtract(power));
        });
        return new Statement(
                "HackerRank Counter game",
                "powers",
                Read.hackerrank("counter-game"),
                "1 <= t <= 10; 1 <= n <= 2^64 - 1",
                "A power of two is halved, another number reduced by the next lower power of two; who reaches 1 wins, and "
                        + "with 1 at the beginning Richard. Read t, then t lines n; print Louise or Richard.",
                random -> Lines.counted(random, 10, r -> new BigInteger(r.nextInt(1, 65), r).max(BigInteger.ONE) + ""),
                input -> Lines.answerCounted(input, in -> play.wins(in.nextBigInteger()) ? "Louise" : "Richard"),
                new Sample("1\n6\n", "Richard\n"));
    }

    private static Statement hdu1517() {
        return new Statement(
                "HDU 1517",
                "powers",
                Read.hdu(1517, "30588265358"),
                "1 < n < 4294967295; 1 s",
                "From p = 1, multiply p by 2 to 9 in turn, Stan first; who first reaches n wins. Lines n to the end of the "
                        + "input; print Stan wins. or Ollie wins.",
                random -> Lines.uncounted(random, 20, r -> Lines.numbers(r, 1, 2, 3000)),
                input -> Lines.answerAll(input, in -> {
                    long n = in.nextLong();
                    PlayedOut<Long> play = PlayedOut.normal(p -> p >= n
                            ? List.of()
                            : LongStream.rangeClosed(2, 9).mapToObj(k -> p * k).toList());
                    return play.wins(1L) ? "Stan wins." : "Ollie wins.";
                }),
                new Sample("162\n17\n34012226\n", "Stan wins.\nOllie wins.\nStan wins.\n"));
    }

    /// A positive multiple of the smaller of two numbers, which come first, is subtracted from the greater.
    static PlayedOut<List<Integer>> euclid() {
        return PlayedOut.normal(pair -> pair.getFirst() == 0
                ? List.of()
                : IntStream.rangeClosed(1, pair.getLast() / pair.getFirst())
                        .mapToObj(k -> ListMoves.sorted(List.of(pair.getFirst(), pair.getLast() - k * pair.getFirst())))
                        .toList());
    }

    private static Statement hdu1525() {
        PlayedOut<List<Integer>> play = euclid();
        return new Statement(
                "HDU 1525",
                "euclid",
                Read.hdu(1525, "30695417347"),
                "two positive numbers on a line; 1 s",
                "Subtract a positive multiple of the smaller number from the greater; who reaches 0 wins, Stan begins. "
                        + "Lines of two numbers up to 0 0; print Stan wins or Ollie wins.",
                random -> Lines.uncounted(random, 20, r -> Lines.numbers(r, 2, 1, 40)) + "0 0\n",
                input -> Lines.answerAll(input, in -> {
                    List<Integer> pair = ListMoves.sorted(ListMoves.read(in, 2));
                    return pair.getLast() == 0 ? "" : play.wins(pair) ? "Stan wins" : "Ollie wins";
                }),
                new Sample("34 12\n15 24\n0 0\n", "Stan wins\nOllie wins\n"));
    }

    private static Statement arc072d() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(pair -> {
            List<List<Integer>> options = new ArrayList<>();
            int x = pair.getFirst();
            int y = pair.getLast();
            IntStream.rangeClosed(1, x / 2).forEach(i -> options.add(List.of(x - 2 * i, y + i)));
            IntStream.rangeClosed(1, y / 2).forEach(i -> options.add(List.of(x + i, y - 2 * i)));
            return options;
        });
        return new Statement(
                "AtCoder ARC 072 D",
                "pairs",
                Read.atcoder("arc072_b"),
                "0 <= X, Y <= 10^18; 2 s",
                "Take 2i of a pile, i >= 1, and put i of them onto the other; who cannot loses. Read X Y; print Alice or "
                        + "Brown.",
                random -> Lines.numbers(random, 2, 0, 16) + "\n",
                input -> Lines.answer(input, in -> play.wins(ListMoves.read(in, 2)) ? "Alice" : "Brown"),
                new Sample("4 8\n", "Alice\n"));
    }

    /// The exponents that have no sign yet, the value of those that have one, and whose turn it is.
    private record Signs(List<Integer> open, int value) {}

    private static Statement powersGame() {
        return new Statement(
                "HackerRank Powers Game",
                "signs",
                Read.hackerrank("powers-game-1"),
                "1 <= T, n <= 10^6",
                "Write + or - before one of 2^1 ... 2^n in turn; the second player wins if the value is divisible by 17. "
                        + "Read T, then T lines n; print First or Second.",
                random -> Lines.counted(random, 7, r -> Lines.numbers(r, 1, 1, 8)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    boolean firstToMoveAtTheEnd = n % 2 == 0;
                    PlayedOut<Signs> play = PlayedOut.ending(
                            NumberStatements::signed,
                            now -> now.open.isEmpty() && (now.value % 17 != 0) == firstToMoveAtTheEnd);
                    return play.wins(new Signs(ListMoves.upTo(n), 0)) ? "First" : "Second";
                }),
                new Sample("1\n2\n", "First\n"));
    }

    private static List<Signs> signed(Signs now) {
        return now.open.stream()
                .flatMap(e -> {
                    List<Integer> open =
                            now.open.stream().filter(other -> !other.equals(e)).toList();
                    return Stream.of(new Signs(open, now.value + (1 << e)), new Signs(open, now.value - (1 << e)));
                })
                .toList();
    }
}
