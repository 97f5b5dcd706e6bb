package org.grundy.cli.contest.documented;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Nim, normal and misère, and what is asked of it.
final class NimStatements {
    private static final PlayedOut<List<Integer>> NIM = PlayedOut.normal(Heaps::nim);
    private static final PlayedOut<List<Integer>> MISERE = PlayedOut.misere(Heaps::nim);

    private NimStatements() {}

    static List<Statement> all() {
        return List.of(leetcode1908(), p4279(), hdu1907(), hdu1850(), hdu2176(), zeroMove(), arc105d(), cf768e());
    }

    private static Statement leetcode1908() {
        return new Statement(
                "LeetCode 1908",
                "nim",
                Read.leetcode("1908.Game of Nim"),
                "1 <= n <= 7; 1 <= piles[i] <= 7",
                "Nim. A function of the piles; read here as n and a line of n numbers, with true or false printed.",
                random -> Lines.list(random, 4, 1, 7) + "\n",
                input -> Lines.answer(input, in -> NIM.wins(Heaps.read(in)) + "\n"),
                new Sample("3\n1 2 3\n", "false\n"));
    }

    private static Statement p4279() {
        return new Statement(
                "Luogu P4279",
                "misère",
                Read.bzoj(1022),
                "1 <= T <= 500; 1 <= n <= 50; 1 <= a_i <= 5000",
                "Nim in which the last stone loses. Read T, then for each n and the piles; print John or Brother.",
                random -> Lines.counted(random, 12, r -> Lines.list(r, 4, 1, 5)),
                input -> Lines.answerCounted(input, in -> MISERE.wins(Heaps.read(in)) ? "John" : "Brother"),
                new Sample("2\n3\n3 5 1\n1\n1\n", "John\nBrother\n"));
    }

    private static Statement hdu1907() {
        return new Statement(
                "HDU 1907",
                "misère",
                Read.hdu(1907, "37242879733"),
                "1 <= T <= 474; 1 <= N <= 47; 1 <= A_i <= 4747; 1 s",
                "Eat several sweets of one colour; whoever eats the last of all loses. Read T, then for each N and the "
                        + "amounts; print John or Brother.",
                random -> Lines.counted(random, 12, r -> Lines.list(r, 4, 1, 5)),
                input -> Lines.answerCounted(input, in -> MISERE.wins(Heaps.read(in)) ? "John" : "Brother"),
                new Sample("2\n3\n3 5 1\n1\n1\n", "John\nBrother\n"));
    }

    private static Statement hdu1850() {
        return new Statement(
                "HDU 1850",
                "nim",
                Read.hdu(1850, "48428269719"),
                "1 < M <= 100; 1 <= N_i <= 1000000; 1 s",
                "Nim; the last card wins. M and a line of M heaps, up to M = 0; print how many first moves win, 0 for a "
                        + "lost position.",
                random -> Lines.uncounted(random, 12, r -> "3\n" + Lines.numbers(r, 3, 1, 7)) + "0\n",
                input -> Lines.answerAll(input, in -> {
                    List<Integer> heaps = ListMoves.read(in);
                    return heaps.isEmpty() ? "" : "" + ListMoves.nim().winningMoves(heaps);
                }),
                new Sample("3\n5 7 9\n0\n", "1\n"));
    }

    /// For each winning move the place of the heap and what is left of it.
    private static List<int[]> winning(List<Integer> heaps) {
        List<int[]> all = new ArrayList<>();
        for (int i = 0; i < heaps.size(); i++) {
            for (int rest = 0; rest < heaps.get(i); rest++) {
                if (!NIM.wins(Heaps.of(ListMoves.with(heaps, i, rest)))) {
                    all.add(new int[] {i, rest});
                }
            }
        }
        return all;
    }

    private static Statement hdu2176() {
        return new Statement(
                "HDU 2176",
                "nim",
                Read.hdu(2176, "32455569814"),
                "m <= 200000; 1 s",
                "Nim. m and a line of m heaps, up to m = 0; print No for a lost position, else Yes and below it, for each "
                        + "winning move in the order of the heaps, the heap before and after it.",
                random -> Lines.uncounted(random, 12, r -> Lines.list(r, 4, 1, 7)) + "0\n",
                input -> Lines.answerAll(input, in -> {
                    List<Integer> heaps = ListMoves.read(in);
                    if (heaps.isEmpty()) {
                        return "";
                    }
                    StringBuilder lines = new StringBuilder();
                    winning(heaps)
                            .forEach(move -> lines.append('\n')
                                    .append(heaps.get(move[0]))
                                    .append(' ')
                                    .append(move[1]));
                    return lines.isEmpty() ? "No" : "Yes" + lines;
                }),
                new Sample("5\n5 7 8 9 10\n0\n", "Yes\n8 1\n9 0\n10 3\n"));
    }

    /// Piles, and which of them a move of nothing has been made on.
    private record Passed(List<Integer> piles, Set<Integer> passed) {}

    private static Statement zeroMove() {
        PlayedOut<Passed> play = PlayedOut.normal(now -> {
            List<Passed> options = new ArrayList<>();
            for (int i = 0; i < now.piles.size(); i++) {
                ListMoves.lowered(now.piles, i).forEach(next -> options.add(new Passed(next, now.passed)));
                if (now.piles.get(i) > 0 && !now.passed.contains(i)) {
                    options.add(new Passed(now.piles, and(now.passed, i)));
                }
            }
            return options;
        });
        return new Statement(
                "HackerRank Zero-Move Nim",
                "nim",
                Read.hackerrank("zero-move-nim"),
                "1 <= g, n <= 10; 1 <= p_i < 2^30",
                "Nim in which once for each pile, while it is not empty, nothing may be taken of it; the last item wins. "
                        + "Read g, then for each n and the piles; print W or L.",
                random -> Lines.counted(random, 10, r -> Lines.list(r, 3, 1, 6)),
                input -> Lines.answerCounted(
                        input, in -> play.wins(new Passed(ListMoves.read(in), Set.of())) ? "W" : "L"),
                new Sample("2\n2\n1 2\n2\n2 2\n", "W\nL\n"));
    }

    /// Coins in bags and on dishes; those of all dishes that are not listed are empty.
    private record Served(List<Integer> bags, List<Integer> dishes) {}

    private static Statement arc105d() {
        return new Statement(
                "AtCoder ARC 105 D",
                "nim",
                Read.atcoder("arc105_d"),
                "1 <= T <= 10^5; 1 <= N <= 10^5; 1 <= a_i <= 10^9; the sum of N <= 2*10^5; 2 s",
                "While bags have coins, empty one onto one of N dishes; then take coins of one dish; who cannot loses. "
                        + "Read T, then for each N and the bags; print First or Second.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 3, 1, 4)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    PlayedOut<Served> play = PlayedOut.normal(now -> served(now, n));
                    return play.wins(new Served(Heaps.of(ListMoves.read(in, n)), List.of())) ? "First" : "Second";
                }),
                new Sample("2\n1\n10\n2\n1 2\n", "Second\nFirst\n"));
    }

    private static List<Served> served(Served now, int n) {
        List<Served> options = new ArrayList<>();
        if (now.bags.isEmpty()) {
            Heaps.nim(now.dishes).forEach(dishes -> options.add(new Served(List.of(), dishes)));
        }
        for (int bag = 0; bag < now.bags.size(); bag++) {
            List<Integer> bags = ListMoves.without(now.bags, bag);
            int coins = now.bags.get(bag);
            for (int dish = 0; dish < now.dishes.size(); dish++) {
                List<Integer> more = ListMoves.with(now.dishes, dish, now.dishes.get(dish) + coins);
                options.add(new Served(bags, ListMoves.sorted(more)));
            }
            if (now.dishes.size() < n) {
                options.add(new Served(bags, ListMoves.sorted(ListMoves.and(now.dishes, coins))));
            }
        }
        return options;
    }

    /// A pile and which numbers have been taken of it.
    private record Taken(int size, Set<Integer> numbers) {
        Stream<Taken> options() {
            return IntStream.rangeClosed(1, size)
                    .filter(k -> !numbers.contains(k))
                    .mapToObj(k -> new Taken(size - k, and(numbers, k)));
        }
    }

    private static Set<Integer> and(Set<Integer> set, int number) {
        Set<Integer> more = new TreeSet<>(set);
        more.add(number);
        return more;
    }

    private static Statement cf768e() {
        PlayedOut<List<Taken>> play = PlayedOut.normal(piles -> ListMoves.each(piles, (i, pile) -> pile.options()));
        return new Statement(
                "Codeforces 768E",
                "nim",
                Read.codeforces(768, "E"),
                "1 <= n <= 10^6; 1 <= s_i <= 60; 3 s",
                "Nim in which no number is taken twice of one pile; who cannot move loses, Sam begins. Read n and a pile "
                        + "on each of n lines; print YES if Jon wins, else NO.",
                random -> Lines.counted(random, random.nextInt(1, 4), r -> Lines.numbers(r, 1, 1, 5)),
                input -> Lines.answer(
                        input,
                        in -> play.wins(ListMoves.read(in).stream()
                                        .map(size -> new Taken(size, Set.of()))
                                        .toList())
                                ? "NO"
                                : "YES"),
                new Sample("2\n1\n2\n", "YES\n"));
    }
}
