package org.grundy.cli.contest.documented;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Limited;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Heaps with a limit that depends on the play or on an order, and coins in a row or a circle.
final class LimitStatements {
    private LimitStatements() {}

    static List<Statement> all() {
        return List.of(hdu2516(), hdu2897(), hdu4764(), nod1067(), p4018(), hdu3032(), hdu4111(), hdu3951(), hdu3537());
    }

    private static Statement hdu2516() {
        PlayedOut<Limited> play = Limited.times(2);
        return new Statement(
                "HDU 2516",
                "limit",
                Read.hdu(2516, "34485093460"),
                "2 <= n < 2^31; 1 s",
                "First take any number of n stones but not all, then at most twice what was taken before; the last stone "
                        + "wins. Lines n up to 0; print First win or Second win.",
                random -> Lines.uncounted(random, 15, r -> Lines.numbers(r, 1, 2, 40)) + "0\n",
                input -> Lines.answerAll(input, in -> {
                    int n = in.nextInt();
                    return n == 0 ? "" : play.wins(new Limited(n, n - 1)) ? "First win" : "Second win";
                }),
                new Sample("2\n13\n0\n", "Second win\nSecond win\n"));
    }

    private static Statement hdu2897() {
        return new Statement(
                "HDU 2897",
                "misère",
                Read.hdu(2897, "18117322984"),
                "n, p and q fit 32 bits; 1 s",
                "Take p to q of n coins, all of them if fewer than p are left; who takes the last loses. Lines n p q to "
                        + "the end of the input; print WIN or LOST.",
                random -> Lines.uncounted(random, 15, r -> {
                    int p = r.nextInt(1, 6);
                    return r.nextInt(1, 40) + " " + p + " " + r.nextInt(p, 9);
                }),
                input -> Lines.answerAll(input, in -> {
                    int n = in.nextInt();
                    int p = in.nextInt();
                    int q = in.nextInt();
                    PlayedOut<Integer> play = PlayedOut.misere(left -> left == 0
                            ? List.of()
                            : left < p
                                    ? List.of(0)
                                    : IntStream.rangeClosed(p, Math.min(q, left))
                                            .mapToObj(k -> left - k)
                                            .toList());
                    return play.wins(n) ? "WIN" : "LOST";
                }),
                null);
    }

    private static Statement hdu4764() {
        return new Statement(
                "HDU 4764",
                "misère",
                Read.hdu(4764, "34842211706"),
                "0 < N <= 10^8; 0 < k <= 100; 1 s",
                "From 0, write a number 1 to k above the one before; who first writes N or more loses, Tang begins. Lines "
                        + "N k up to 0 0; print Tang or Jiang.",
                random -> Lines.uncounted(random, 15, r -> Lines.numbers(r, 1, 1, 40) + " " + Lines.numbers(r, 1, 1, 8))
                        + "0 0\n",
                input -> Lines.answerAll(input, in -> {
                    int n = in.nextInt();
                    int k = in.nextInt();
                    PlayedOut<Integer> play = PlayedOut.misere(x -> x >= n
                            ? List.of()
                            : IntStream.rangeClosed(x + 1, x + k).boxed().toList());
                    return n == 0 ? "" : play.wins(0) ? "Tang" : "Jiang";
                }),
                new Sample("1 1\n30 3\n10 2\n0 0\n", "Jiang\nTang\nJiang\n"));
    }

    private static Statement nod1067() {
        PlayedOut<Integer> play = PlayedOut.normal(
                n -> Stream.of(1, 3, 4).filter(k -> k <= n).map(k -> n - k).toList());
        return new Statement(
                "51Nod 1067",
                "subtraction",
                Read.quoted("http://www.51nod.com/onlineJudge/questionCode.html#!problemId=1067", "53529230039"),
                "1 <= T <= 10000; 1 <= N <= 10^9; 1 s",
                "Take 1, 3 or 4 of N stones; the last stone wins. Read T, then T lines N; print A or B.",
                random -> Lines.counted(random, 20, r -> Lines.numbers(r, 1, 1, 40)),
                input -> Lines.answerCounted(input, in -> play.wins(in.nextInt()) ? "A" : "B"),
                new Sample("3\n2\n3\n4\n", "B\nA\nA\n"));
    }

    private static Statement p4018() {
        PlayedOut<Integer> play = PlayedOut.normal(n -> IntStream.rangeClosed(1, n)
                .filter(q -> Numbers.divisors(q).filter(Numbers::isPrime).count() <= 1)
                .mapToObj(q -> n - q)
                .toList());
        return new Statement(
                "Luogu P4018",
                "powers",
                Read.quoted("https://www.luogu.com.cn/problem/P4018", "70447014668"),
                "T <= 10^5; n <= 5*10^7",
                "Take p^k of n stones, p a prime and k a natural number with 0 among them; the last stone wins, October "
                        + "begins. Read T, then T lines n; print October wins! or Roy wins!",
                random -> Lines.counted(random, 15, r -> Lines.numbers(r, 1, 1, 50)),
                input -> Lines.answerCounted(input, in -> play.wins(in.nextInt()) ? "October wins!" : "Roy wins!"),
                null);
    }

    private static Statement hdu3032() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> Heaps.moves(
                heaps,
                x -> Stream.concat(Heaps.single(IntStream.range(0, x)).stream(), Heaps.split(x))
                        .toList()));
        return new Statement(
                "HDU 3032",
                "splitting",
                Read.hdu(3032, "35940046806"),
                "1 <= T <= 100; 1 <= N <= 10^6; 1 <= s_i <= 2^31 - 1; 1 s",
                "Take any number of a heap or divide it into two; the last object wins. Read T, then for each N and the "
                        + "heaps; print Alice or Bob.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 3, 1, 5)),
                input -> Lines.answerCounted(input, in -> play.wins(Heaps.read(in)) ? "Alice" : "Bob"),
                new Sample("2\n3\n2 2 3\n2\n3 3\n", "Alice\nBob\n"));
    }

    private static Statement hdu4111() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(Heaps::lessOrJoined);
        return new Statement(
                "HDU 4111",
                "joining",
                Read.hdu(4111, "25406568640"),
                "1 <= T <= 4000; 1 <= N <= 50; 1 <= A_i <= 1000; 1 s",
                "Decrease a number by one (0 is erased), or replace two by their sum; who cannot loses. Read T, then for "
                        + "each N and the numbers; print Case #i: Alice or Case #i: Bob.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 4, 1, 4)),
                input -> Lines.answerNumbered("Case #", input, in -> play.wins(Heaps.read(in)) ? "Alice" : "Bob"),
                new Sample("3\n3\n1 1 2\n2\n3 4\n3\n2 3 5\n", "Case #1: Alice\nCase #2: Bob\nCase #3: Bob\n"));
    }

    private static Statement hdu3951() {
        return new Statement(
                "HDU 3951",
                "circle",
                Read.hdu(3951, "34324364838"),
                "1 <= T <= 100; 3 <= N <= 10^9; 1 <= K <= 10; 1 s",
                "Take 1 to K coins that are side by side in a circle of N; the last coin wins. Read T, then T lines N K; "
                        + "print Case i: first or Case i: second.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 1, 3, 10) + " " + Lines.numbers(r, 1, 1, 10)),
                input -> Lines.answerNumbered("Case ", input, in -> {
                    int n = in.nextInt();
                    return circle(n, in.nextInt()).wins(Bits.below(n)) ? "first" : "second";
                }),
                new Sample("2\n3 1\n3 2\n", "Case 1: first\nCase 2: second\n"));
    }

    /// A circle of n coins, those that are left as bits, of which up to k are taken that are side by side.
    static PlayedOut<Integer> circle(int n, int k) {
        return PlayedOut.normal(coins -> {
            Set<Integer> options = new HashSet<>();
            for (int first = 0; first < n; first++) {
                int left = coins;
                for (int i = 0; i < k && Bits.has(left, (first + i) % n); i++) {
                    left = Bits.without(left, (first + i) % n);
                    options.add(left);
                }
            }
            return options;
        });
    }

    private static Statement hdu3537() {
        PlayedOut<Integer> play = PlayedOut.normal(heads -> IntStream.range(1, 1 << 10)
                .filter(flip -> Integer.bitCount(flip) <= 3 && (heads & Integer.highestOneBit(flip)) != 0)
                .mapToObj(flip -> heads ^ flip)
                .toList());
        return new Statement(
                "HDU 3537",
                "coins",
                Read.hdu(3537, "35475187029"),
                "0 <= n <= 100; 0 <= a_k < 10^8; 1 s; a coin may be named more than once",
                "Flip one to three coins of a row, the rightmost of them from heads; who cannot loses. Cases to the end of "
                        + "the input: n, then n places from 0 of heads; print Yes if the first loses, else No.",
                random -> Lines.uncounted(random, 8, r -> {
                    int n = r.nextInt(0, 5);
                    return n + "\n" + Lines.numbers(r, n, 0, 7) + "\n";
                }),
                input -> Lines.answerAll(input, in -> {
                    int heads = ListMoves.read(in).stream().reduce(0, (set, place) -> set | 1 << place);
                    return play.wins(heads) ? "No" : "Yes";
                }),
                new Sample("0\n1\n0\n4\n0 1 2 3\n", "Yes\nNo\nYes\n"));
    }
}
