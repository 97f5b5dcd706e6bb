package org.grundy.cli.contest.documented;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Several heaps, of which one is made smaller or divided in each move.
final class HeapSumStatements {
    private HeapSumStatements() {}

    static List<Statement> all() {
        return List.of(
                abc297g(),
                primeGame(),
                hdu1848(),
                sNim("HDU 1536", 1536),
                sNim("HDU 1944", 1944),
                arc091f(),
                cf255e(),
                cf2004e(),
                abc255g(),
                abc368f(),
                cf603c());
    }

    private static Statement abc297g() {
        return new Statement(
                "AtCoder ABC 297 G",
                "heaps",
                Read.atcoder("abc297_g"),
                "1 <= N <= 2*10^5; 1 <= L <= R <= 10^9; 1 <= A_i <= 10^9; 2 s",
                "Take L to R of one of N piles; who cannot move loses. Read N L R and the piles; print First or Second.",
                random -> {
                    int n = random.nextInt(1, 4);
                    int l = random.nextInt(1, 4);
                    return n + " " + l + " " + random.nextInt(l, 7) + "\n" + Lines.numbers(random, n, 1, 12) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int l = in.nextInt();
                    int r = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> Heaps.moves(
                            heaps,
                            heap -> Heaps.less(heap, IntStream.rangeClosed(l, r).toArray())));
                    return play.wins(Heaps.of(ListMoves.read(in, n))) ? "First" : "Second";
                }),
                new Sample("5 1 1\n3 1 4 1 5\n", "Second\n"));
    }

    private static Statement primeGame() {
        PlayedOut<List<Integer>> play =
                PlayedOut.normal(heaps -> Heaps.moves(heaps, heap -> Heaps.less(heap, 2, 3, 5, 7, 11, 13)));
        return new Statement(
                "HackerRank Manasa and Prime game",
                "heaps",
                Read.hackerrank("the-prime-game"),
                "1 <= t <= 10; 1 <= n <= 10^4; 1 <= A_k <= 10^18",
                "Take 2, 3, 5, 7, 11 or 13 of one of n buckets; who cannot move loses. Read t, then for each n and a "
                        + "line of n numbers; print Manasa or Sandy.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 3, 1, 16)),
                input -> Lines.answerCounted(input, in -> play.wins(Heaps.read(in)) ? "Manasa" : "Sandy"),
                new Sample("2\n2\n10 10\n3\n2 2 3\n", "Sandy\nManasa\n"));
    }

    private static Statement hdu1848() {
        PlayedOut<List<Integer>> play =
                PlayedOut.normal(heaps -> Heaps.moves(heaps, heap -> Heaps.less(heap, 1, 2, 3, 5, 8, 13, 21)));
        return new Statement(
                "HDU 1848",
                "heaps",
                Read.hdu(1848, "53180599396"),
                "1 <= m, n, p <= 1000; 1 s",
                "Take a Fibonacci number of one of three heaps; whoever empties all wins. Lines m n p up to 0 0 0; print "
                        + "Fibo or Nacci for each.",
                random -> Lines.uncounted(random, 15, r -> Lines.numbers(r, 3, 1, 14)) + "0 0 0\n",
                input -> Lines.answerAll(input, in -> {
                    List<Integer> heaps = Heaps.of(ListMoves.read(in, 3));
                    return heaps.isEmpty() ? "" : play.wins(heaps) ? "Fibo" : "Nacci";
                }),
                new Sample("1 1 1\n1 4 1\n0 0 0\n", "Fibo\nNacci\n"));
    }

    private static Statement sNim(String problem, int number) {
        return new Statement(
                problem,
                "heaps",
                Read.hdu(number, "37664732831"),
                "0 < k <= 100; 0 < s_i <= 10000; 0 < m <= 100; 0 < l <= 100; 0 <= h_i <= 10000; 1 s",
                "Take a number of a set of one heap; who cannot move loses. Lines: k and the k numbers of the set; m; "
                        + "then m lines, each l and l heaps; more of these up to a 0. Print a line for each set with "
                        + "W or L for each of its positions.",
                random -> Lines.uncounted(random, 4, r -> {
                            int k = r.nextInt(1, 4);
                            Set<Integer> set = new TreeSet<>(ListMoves.read(new Scanner(Lines.numbers(r, k, 1, 8)), k));
                            String numbers = Lines.joined(set);
                            return set.size() + " " + numbers + "\n"
                                    + Lines.counted(
                                            r, 4, q -> Lines.list(q, 3, 1, 12).replace('\n', ' '));
                        })
                        + "0\n",
                input -> Lines.answerAll(input, in -> {
                    int[] set = Lines.read(in, in.nextInt());
                    if (set.length == 0) {
                        return "";
                    }
                    PlayedOut<List<Integer>> play =
                            PlayedOut.normal(heaps -> Heaps.moves(heaps, heap -> Heaps.less(heap, set)));
                    return IntStream.range(0, in.nextInt())
                            .mapToObj(i -> play.wins(Heaps.read(in)) ? "W" : "L")
                            .collect(Collectors.joining());
                }),
                new Sample(
                        "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
                        "LWW\nWWL\n"));
    }

    private static Statement arc091f() {
        return new Statement(
                "AtCoder ARC 091 F",
                "heaps",
                Read.atcoder("arc091_d"),
                "1 <= N <= 200; 1 <= A_i, K_i <= 10^9; 2 s",
                "Take 1 to floor(X/K_i) of pile i, X its present size; who cannot move loses. Read N, then N lines A_i "
                        + "K_i; print Takahashi or Aoki.",
                random -> Lines.counted(
                        random,
                        random.nextInt(1, 4),
                        r -> Lines.numbers(r, 1, 1, 14) + " " + Lines.numbers(r, 1, 1, 5)),
                input -> Lines.answer(input, in -> {
                    // a pile as its size and the number that divides it
                    PlayedOut<List<At>> play = PlayedOut.normal(piles -> ListMoves.each(
                            piles,
                            (i, pile) -> IntStream.range(pile.x() - pile.x() / pile.y(), pile.x())
                                    .mapToObj(left -> new At(left, pile.y()))));
                    return play.wins(At.list(in, in.nextInt())) ? "Takahashi" : "Aoki";
                }),
                new Sample("3\n28 3\n16 4\n19 2\n", "Aoki\n"));
    }

    private static Statement cf255e() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> Heaps.moves(
                heaps,
                x -> Heaps.single(IntStream.range(0, x)
                        .filter(y -> BigInteger.valueOf(y).pow(4).compareTo(BigInteger.valueOf(x)) >= 0)
                        .filter(y -> (long) y * y <= x))));
        return new Statement(
                "Codeforces 255E",
                "heaps",
                Read.codeforces(255, "E"),
                "1 <= n <= 77777; 1 <= a_i <= 777777777777; 2 s",
                "A pile of x becomes y < x with x^(1/4) <= y <= x^(1/2); who cannot move loses. Read n and the piles; "
                        + "print Furlo or Rublo.",
                random -> Lines.list(random, 3, 1, 60) + "\n",
                input -> Lines.answer(input, in -> play.wins(Heaps.read(in)) ? "Furlo" : "Rublo"),
                new Sample("10\n1 2 3 4 5 6 7 8 9 10\n", "Furlo\n"));
    }

    private static Statement cf2004e() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> Heaps.moves(
                heaps, x -> Heaps.single(IntStream.range(0, x).filter(rest -> Numbers.gcd(x, x - rest) == 1))));
        return new Statement(
                "Codeforces 2004E",
                "heaps",
                Read.codeforces(2004, "E"),
                "1 <= t <= 10^4; 1 <= n <= 3*10^5, their sum too; 1 <= a_i <= 10^7; 2 s, 512 MB",
                "Take y of a pile of x with gcd(x, y) = 1; who cannot move loses. Read t, then for each n and the piles; "
                        + "print Alice or Bob.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 3, 1, 14)),
                input -> Lines.answerCounted(input, in -> play.wins(Heaps.read(in)) ? "Alice" : "Bob"),
                new Sample("3\n3\n3 2 9\n4\n3 3 6 1\n5\n1 2 3 4 5\n", "Bob\nAlice\nBob\n"));
    }

    private static Statement abc255g() {
        return new Statement(
                "AtCoder ABC 255 G",
                "heaps",
                Read.atcoder("abc255_g"),
                "1 <= N, M <= 2*10^5; 1 <= A_i <= 10^18; 1 <= Y_i <= X_i <= 10^18; 2 s",
                "Nim in which exactly Y_i must not be taken of a pile of exactly X_i; who cannot move loses. Read N M, "
                        + "the piles, M lines X_i Y_i; print Takahashi or Aoki.",
                random -> {
                    Set<String> forbidden = new TreeSet<>();
                    for (int i = random.nextInt(1, 12); i > 0; i--) {
                        int x = random.nextInt(1, 9);
                        forbidden.add(x + " " + random.nextInt(1, x + 1));
                    }
                    int n = random.nextInt(1, 4);
                    return n + " " + forbidden.size() + "\n" + Lines.numbers(random, n, 1, 8) + "\n"
                            + String.join("\n", forbidden) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    List<Integer> piles = Heaps.of(ListMoves.read(in, n));
                    List<List<Integer>> forbidden = ListMoves.rows(in, m, 2);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> Heaps.moves(
                            heaps,
                            x -> Heaps.single(
                                    IntStream.range(0, x).filter(rest -> !forbidden.contains(List.of(x, x - rest))))));
                    return play.wins(piles) ? "Takahashi" : "Aoki";
                }),
                new Sample("3 4\n1 2 4\n2 1\n3 3\n3 1\n1 1\n", "Takahashi\n"));
    }

    private static Statement abc368f() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(numbers ->
                Heaps.moves(numbers, a -> Heaps.single(Numbers.divisors(a).filter(x -> x < a))));
        return new Statement(
                "AtCoder ABC 368 F",
                "divisors",
                Read.atcoder("abc368_f"),
                "1 <= N <= 10^5; 2 <= A_i <= 10^5; 2 s",
                "Replace a number by a smaller positive divisor; who cannot move loses. Read N and the numbers; print "
                        + "Anna or Bruno.",
                random -> Lines.list(random, 3, 2, 40) + "\n",
                input -> Lines.answer(input, in -> play.wins(Heaps.read(in)) ? "Anna" : "Bruno"),
                new Sample("4\n2 3 4 6\n", "Bruno\n"));
    }

    private static Statement cf603c() {
        return new Statement(
                "Codeforces 603C",
                "splitting",
                Read.codeforces(603, "C"),
                "1 <= n <= 10^5; 1 <= k, a_i <= 10^9; 2 s",
                "Take one of a pile, or replace a pile of 2x by k piles of x; whoever takes the last wins. Read n k and "
                        + "the piles; print Kevin or Nicky.",
                random -> {
                    int n = random.nextInt(1, 4);
                    return n + " " + random.nextInt(1, 4) + "\n" + Lines.numbers(random, n, 1, 6) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int k = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> Heaps.moves(heaps, x -> {
                        List<List<Integer>> options = new ArrayList<>(Heaps.less(x, 1));
                        if (x % 2 == 0) {
                            options.add(Collections.nCopies(k, x / 2));
                        }
                        return options;
                    }));
                    return play.wins(Heaps.of(ListMoves.read(in, n))) ? "Kevin" : "Nicky";
                }),
                new Sample("2 1\n3 4\n", "Kevin\n"));
    }
}
