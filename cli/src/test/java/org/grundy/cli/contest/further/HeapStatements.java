package org.grundy.cli.contest.further;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// One heap, or several that are taken from alike.
final class HeapStatements {
    private HeapStatements() {}

    static List<Statement> all() {
        return List.of(buttons(), halves(), multiples(), oneMore(), lastStone(), thueMorse(), division());
    }

    /// A heap of which up to so many are taken.
    private static PlayedOut<Integer> upTo(int most) {
        return PlayedOut.normal(n ->
                IntStream.rangeClosed(1, Math.min(most, n)).mapToObj(k -> n - k).toList());
    }

    private static Statement buttons() {
        return new Statement(
                "POJ 2368",
                "least parameter",
                "https://it.cha138.com/tech/show-846649.html",
                "3 <= K <= 100000000; 1 s",
                "Take 1 to L of K buttons; who takes the last wins. The second player has chosen L, from 2 to K - 1. Read K;"
                        + " print the least L with which the second player wins, or 0.",
                random -> random.nextInt(3, 61) + "\n",
                input -> Lines.answer(input, in -> {
                    int buttons = in.nextInt();
                    return String.valueOf(IntStream.range(2, buttons)
                            .filter(most -> !upTo(most).wins(buttons))
                            .findFirst()
                            .orElse(0));
                }),
                new Sample("3\n", "2\n"));
    }

    private static Statement halves() {
        return new Statement(
                "LightOJ 1296",
                "half",
                Read.quoted("http://lightoj.com/volume_showproblem.php?problem=1296", "17601190671"),
                "heaps to 10^9",
                "Take one or more stones of a heap, not more than half of it; who cannot loses. Read T, then in each case n"
                        + " and n heaps; print Case 1: Alice if the first player wins, or Case 1: Bob.",
                random -> Lines.counted(random, 4, r -> Lines.list(r, 3, 1, 9)),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps ->
                            Heaps.moves(heaps, heap -> Heaps.single(IntStream.range(heap - heap / 2, heap))));
                    return Lines.answerNumbered("Case ", input, in -> play.wins(Heaps.read(in)) ? "Alice" : "Bob");
                },
                null);
    }

    /// A heap, and how many may be taken at most; the number that is taken says how many next.
    ///
    /// @param factor by which, and
    /// @param added to which, it is more
    private static PlayedOut<At> after(int factor, int added) {
        return PlayedOut.normal(heap -> IntStream.rangeClosed(1, Math.min(heap.x(), heap.y()))
                .mapToObj(taken -> new At(heap.x() - taken, factor * taken + added))
                .toList());
    }

    private static Statement multiples() {
        return new Statement(
                "POJ 3922",
                "memory of the last move",
                Read.poj(3922, "34485093460"),
                "t <= 20; 2 <= n <= 10^8; 1 <= k <= 10^5; 1 s",
                "Take stones of one heap, not all at first, and then at most k times as many as the other player took; who"
                        + " takes the last wins. Read t, then n k; print Case 1: and the least first move that wins, or lose.",
                random -> Lines.counted(random, 4, r -> r.nextInt(2, 41) + " " + r.nextInt(1, 7)),
                input -> Lines.answerNumbered("Case ", input, in -> {
                    int stones = in.nextInt();
                    int factor = in.nextInt();
                    return IntStream.range(1, stones)
                            .filter(taken -> !after(factor, 0).wins(new At(stones - taken, factor * taken)))
                            .mapToObj(String::valueOf)
                            .findFirst()
                            .orElse("lose");
                }),
                new Sample(
                        "5\n16 1\n11 1\n32 2\n34 2\n19 3\n",
                        "Case 1: lose\nCase 2: 1\nCase 3: 3\nCase 4: lose\nCase 5: 4\n"));
    }

    private static Statement oneMore() {
        return new Statement(
                "CODE THANKS FESTIVAL 2014 B G",
                "memory of the last move",
                "https://oj.gxyzh.com/d/atcoder/p/codethanksfestival14qualbg?lang=zh",
                "not in the text that was read",
                "Take 1 to P stones of N at first, then at most one more than the other player took; who takes the last"
                        + " wins. Read N and P; print first or second.",
                random -> {
                    int stones = random.nextInt(1, 41);
                    return stones + "\n" + random.nextInt(1, stones + 1) + "\n";
                },
                input -> Lines.answer(input, in -> after(1, 1).wins(At.read(in)) ? "first" : "second"),
                new Sample("5\n2\n", "second\n"));
    }

    private static Statement lastStone() {
        return new Statement(
                "TopCoder LastStone",
                "count over a range",
                "http://topcoder.bgcoder.com/print.php?id=1206",
                "up to 50 numbers to 100; 1 <= m <= n <= 100000; 2 s",
                "Take a number of stones that is in a list with 1; who takes the last wins. Given the list, m and n: for how"
                        + " many heaps from m to n the first player wins.",
                random -> {
                    List<Integer> takes = IntStream.concat(IntStream.of(1), random.ints(2, 2, 9))
                            .sorted()
                            .distinct()
                            .boxed()
                            .toList();
                    return Lines.list(takes) + "\n" + Lines.ascending(random, 1, 25) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int[] takes = Lines.read(in, in.nextInt());
                    PlayedOut<Integer> play = PlayedOut.normal(n -> IntStream.of(takes)
                            .filter(t -> t <= n)
                            .mapToObj(t -> n - t)
                            .toList());
                    return String.valueOf(IntStream.rangeClosed(in.nextInt(), in.nextInt())
                            .filter(play::wins)
                            .count());
                }),
                new Sample("3\n1 3 4\n1 5\n", "4\n"));
    }

    private static Statement thueMorse() {
        return new Statement(
                "TopCoder ThueMorseGame",
                "bits",
                "https://archive.topcoder.com/ProblemStatement/pm/14429",
                "1 <= n <= 500000000; 1 <= m <= 50; n has an even number of binary ones",
                "Take 1 to m stones; who leaves none wins, and who leaves a number with an odd number of binary ones loses at"
                        + " once. Given n and m: Alice if the first player wins, or Bob.",
                random -> {
                    int half = random.nextInt(1, 100);
                    return 2 * half + Integer.bitCount(half) % 2 + " " + random.nextInt(1, 9) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int stones = in.nextInt();
                    int most = in.nextInt();
                    PlayedOut<Integer> play = PlayedOut.ending(
                            n -> IntStream.rangeClosed(1, Math.min(most, n))
                                    .mapToObj(k -> n - k)
                                    .toList(),
                            n -> Integer.bitCount(n) % 2 == 1);
                    return play.wins(stones) ? "Alice" : "Bob";
                }),
                new Sample("3 1\n", "Bob\n"));
    }

    private static Statement division() {
        return new Statement(
                "TopCoder TheDivisionGame",
                "count over a range",
                "https://archive.topcoder.com/ProblemStatement/pm/12264",
                "2 <= L <= 10^9; L <= R <= L + 10^6; 2 s",
                "Divide one of several numbers by a divisor of it that is not 1; who cannot loses. Given L and R: for how many"
                        + " intervals in L to R the first player wins, if its numbers are those to begin with.",
                random -> {
                    int least = random.nextInt(2, 31);
                    return least + " " + (least + random.nextInt(7)) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int least = in.nextInt();
                    int most = in.nextInt();
                    PlayedOut<Integer> one = PlayedOut.normal(n -> IntStream.range(1, n)
                            .filter(d -> n % d == 0)
                            .boxed()
                            .toList());
                    return String.valueOf(IntStream.rangeClosed(least, most)
                            .mapToLong(from -> IntStream.rangeClosed(from, most)
                                    .filter(to -> IntStream.rangeClosed(from, to)
                                                    .map(one::value)
                                                    .reduce(0, (a, b) -> a ^ b)
                                            != 0)
                                    .count())
                            .sum());
                }),
                new Sample("9 10\n", "2\n"));
    }
}
