package org.grundy.cli.contest.documented;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Heaps that are divided or put together, and numbers taken of a common stock.
final class SplittingStatements {
    private SplittingStatements() {}

    static List<Statement> all() {
        return List.of(
                cf1672a(),
                p2148(),
                p4101(),
                p3235(),
                leetcode464(),
                leetcode2029(),
                leetcode3222(),
                cf1738c(),
                arc137c());
    }

    private static Statement cf1672a() {
        PlayedOut<List<Integer>> play =
                PlayedOut.normal(logs -> Heaps.moves(logs, x -> Heaps.split(x).toList()));
        return new Statement(
                "Codeforces 1672A",
                "splitting",
                Read.codeforces(1672, "A"),
                "1 <= t <= 100; 1 <= n, a_i <= 50; 1 s",
                "Chop a log into two of whole lengths; who cannot loses. Read t, then for each n and the logs; print "
                        + "errorgorn or maomao90.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 3, 1, 6)),
                input -> Lines.answerCounted(input, in -> play.wins(Heaps.read(in)) ? "errorgorn" : "maomao90"),
                new Sample("2\n4\n2 4 2 1\n1\n1\n", "errorgorn\nmaomao90\n"));
    }

    private static Statement p2148() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> IntStream.range(0, heaps.size())
                .boxed()
                .flatMap(i -> IntStream.range(1, heaps.get(i))
                        .mapToObj(k -> ListMoves.with(ListMoves.with(heaps, i, heaps.get(i) - k), i ^ 1, k)))
                .toList());
        return new Statement(
                "Luogu P2148",
                "splitting",
                Read.bzoj(1228),
                "T <= 20; N <= 2*10^4, even; 1 <= S_i <= 2*10^9",
                "Heaps 2k-1 and 2k are a pair: remove one and divide the other into two; who cannot loses. Read T, then "
                        + "for each N and the heaps; print YES or NO.",
                random -> Lines.counted(random, 8, r -> {
                    int n = 2 * r.nextInt(1, 3);
                    return n + "\n" + Lines.numbers(r, n, 1, 7);
                }),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in)) ? "YES" : "NO"),
                new Sample("2\n4\n1 2 3 1\n6\n1 1 1 1 1 1\n", "YES\nNO\n"));
    }

    private static Statement p4101() {
        return new Statement(
                "Luogu P4101",
                "joining",
                Read.bzoj(3609),
                "T <= 100; 1 <= n, m <= 10^9",
                "n heaps of one stone: put two heaps together that have at most m in all; who cannot loses. Read T, then T "
                        + "lines n m; print 0 if the first wins, else 1.",
                random -> Lines.counted(random, 10, r -> Lines.numbers(r, 1, 1, 12) + " " + Lines.numbers(r, 1, 1, 7)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> Heaps.joined(heaps).stream()
                            .filter(next -> next.getLast() <= m)
                            .toList());
                    return play.wins(Collections.nCopies(n, 1)) ? "0" : "1";
                }),
                new Sample("5\n7 3\n1 5\n4 3\n6 1\n2 2\n", "1\n1\n1\n1\n0\n"));
    }

    private static Statement p3235() {
        return new Statement(
                "Luogu P3235",
                "splitting",
                Read.bzoj(3576),
                "T, n < 100; f and heaps < 10^5",
                "Divide a heap of at least f into m >= 2 heaps as equal as possible; who cannot loses. Read T f, then T "
                        + "lines: n and the heaps; print on one line 1 for each if the first wins, else 0.",
                random -> "6 " + random.nextInt(1, 5) + "\n"
                        + Lines.uncounted(random, 6, r -> Lines.list(r, 3, 1, 8).replace('\n', ' ')),
                input -> Lines.answer(input, in -> {
                    int t = in.nextInt();
                    int f = in.nextInt();
                    PlayedOut<List<Integer>> play =
                            PlayedOut.normal(heaps -> Heaps.moves(heaps, x -> x < f ? List.of() : evenly(x)));
                    return IntStream.range(0, t)
                                    .mapToObj(i -> play.wins(Heaps.read(in)) ? "1" : "0")
                                    .collect(Collectors.joining(" "))
                            + "\n";
                }),
                new Sample("4 3\n1 1\n1 2\n1 3\n1 5\n", "0 0 1 1\n"));
    }

    /// A heap in 2 and more parts that differ by 1 at most; in more than it has stones it has parts that are empty.
    private static List<List<Integer>> evenly(int x) {
        return IntStream.rangeClosed(2, x)
                .mapToObj(
                        m -> IntStream.range(0, m).map(i -> (x + i) / m).boxed().toList())
                .toList();
    }

    /// Numbers that are left and what is wanted yet.
    private record Wanted(List<Integer> numbers, int total) {}

    private static Statement leetcode464() {
        PlayedOut<Wanted> play = PlayedOut.normal(now -> now.total <= 0
                ? List.of()
                : IntStream.range(0, now.numbers.size())
                        .mapToObj(i -> new Wanted(ListMoves.without(now.numbers, i), now.total - now.numbers.get(i)))
                        .toList());
        return new Statement(
                "LeetCode 464",
                "stock",
                Read.leetcode("0464.Can I Win"),
                "1 <= maxChoosableInteger <= 20; 0 <= desiredTotal <= 300",
                "Add a number of 1 to m to a total, none twice; who first reaches d wins. A function of m and d, here each "
                        + "on a line, with true or false printed: whether the first can force a win, true for d = 0.",
                random -> {
                    int most = random.nextInt(1, 10);
                    return most + "\n" + random.nextInt(0, most * (most + 1) / 2 + 3) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    List<Integer> numbers = ListMoves.upTo(in.nextInt());
                    int total = in.nextInt();
                    boolean reachable = ListMoves.sum(numbers) >= total;
                    return (total == 0 || (reachable && play.wins(new Wanted(numbers, total)))) + "\n";
                }),
                new Sample("10\n11\n", "false\n"));
    }

    /// Stones that are left, the sum of those removed, and whether Alice is to move.
    private record Row(List<Integer> left, int sum, boolean alice) {}

    private static Statement leetcode2029() {
        PlayedOut<Row> play = PlayedOut.ending(
                now -> IntStream.range(0, now.left.size())
                        .mapToObj(i -> new Row(ListMoves.without(now.left, i), now.sum + now.left.get(i), !now.alice))
                        .toList(),
                now -> (now.sum > 0 && now.sum % 3 == 0) || (now.left.isEmpty() && !now.alice));
        return new Statement(
                "LeetCode 2029",
                "stock",
                Read.leetcode("2029.Stone Game IX"),
                "1 <= length <= 10^5; 1 <= stones[i] <= 10^4",
                "Remove a stone; who makes the sum of removed values a multiple of 3 loses, and Bob wins when none is "
                        + "left. A function of the stones; read here as n and a line of n numbers, with true or false.",
                random -> Lines.list(random, 8, 1, 6) + "\n",
                input -> Lines.answer(input, in -> {
                    List<Integer> stones = Heaps.read(in);
                    return play.wins(new Row(stones, 0, true)) + "\n";
                }),
                new Sample("5\n5 1 2 4 3\n", "false\n"));
    }

    private static Statement leetcode3222() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(coins -> IntStream.rangeClosed(0, coins.getFirst())
                .boxed()
                .flatMap(a -> IntStream.rangeClosed(0, coins.getLast())
                        .filter(b -> 75 * a + 10 * b == 115)
                        .mapToObj(b -> List.of(coins.getFirst() - a, coins.getLast() - b)))
                .toList());
        return new Statement(
                "LeetCode 3222",
                "coins",
                Read.leetcode("3222.Find the Winning Player in Coin Game"),
                "1 <= x, y <= 100",
                "Of x coins of 75 and y of 10 take 115 in value; who cannot loses. A function of x and y, here each on a "
                        + "line, with the winner, Alice or Bob, printed.",
                random -> random.nextInt(1, 20) + "\n" + random.nextInt(1, 40) + "\n",
                input -> Lines.answer(input, in -> play.wins(List.of(in.nextInt(), in.nextInt())) ? "Alice" : "Bob"),
                new Sample("4\n11\n", "Bob\n"));
    }

    /// Numbers that are left, the sum of Alice's, and whether she is to move.
    private record Chosen(List<Integer> left, int sum, boolean alice) {}

    private static Statement cf1738c() {
        PlayedOut<Chosen> play = PlayedOut.ending(
                now -> IntStream.range(0, now.left.size())
                        .mapToObj(i -> new Chosen(
                                ListMoves.without(now.left, i),
                                now.alice ? now.sum + now.left.get(i) : now.sum,
                                !now.alice))
                        .toList(),
                now -> now.left.isEmpty() && (now.sum % 2 == 0) == now.alice);
        return new Statement(
                "Codeforces 1738C",
                "stock",
                Read.codeforces(1738, "C"),
                "1 <= t, n <= 100; -10^9 <= a_i <= 10^9; 1 s",
                "Numbers are taken in turn until none is left; Alice, who begins, wins if the sum of hers is even. Read t, "
                        + "then for each n and the numbers; print Alice or Bob.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 7, -3, 3)),
                input -> Lines.answerCounted(input, in -> {
                    List<Integer> numbers = ListMoves.sorted(ListMoves.read(in));
                    return play.wins(new Chosen(numbers, 0, true)) ? "Alice" : "Bob";
                }),
                new Sample("4\n3\n1 3 5\n4\n1 3 5 7\n4\n1 2 3 4\n4\n10 20 30 40\n", "Alice\nAlice\nBob\nAlice\n"));
    }

    private static Statement arc137c() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(numbers -> IntStream.range(0, numbers.getLast())
                .filter(value -> !numbers.contains(value))
                .mapToObj(value -> ListMoves.sorted(ListMoves.with(numbers, numbers.size() - 1, value)))
                .toList());
        return new Statement(
                "AtCoder ARC 137 C",
                "piles",
                Read.atcoder("arc137_c"),
                "2 <= N <= 3*10^5; 0 <= A_1 < ... < A_N <= 10^9; 2 s",
                "The largest of distinct numbers is replaced by a smaller one that is not among them; who cannot loses. "
                        + "Read N and the numbers in ascending order; print Alice or Bob.",
                random -> {
                    int n = random.nextInt(2, 5);
                    return Lines.list(random.ints(0, 10)
                                    .distinct()
                                    .limit(n)
                                    .sorted()
                                    .boxed()
                                    .toList()) + "\n";
                },
                input -> Lines.answer(input, in -> play.wins(ListMoves.read(in)) ? "Alice" : "Bob"),
                new Sample("2\n2 4\n", "Alice\n"));
    }
}
