package org.grundy.cli.contest.atcoder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Nim about which something else is asked than who wins.
final class NimStatements {
    private NimStatements() {}

    static List<Statement> all() {
        return List.of(unfairNim(), arbitraryNim(), cheatingNim(), nimCounting());
    }

    private static Statement unfairNim() {
        return new Statement(
                "AtCoder ABC 172 F",
                "least change",
                Read.atcoder("abc172_f"),
                "2 <= N <= 300; 1 <= A_i <= 10^12; 2 s",
                "Nim. Before play 0 to A_1 - 1 stones are moved from the first pile to the second so that the second player"
                        + " wins. Read N, then A_1 … A_N; print the least number of stones moved, or -1.",
                random -> piles(random, 2, 5, 1, 7),
                input -> Lines.answer(input, in -> {
                    PlayedOut<List<Integer>> nim = ListMoves.nim();
                    List<Integer> piles = ListMoves.read(in);
                    int least = IntStream.range(0, piles.get(0))
                            .filter(moved -> !nim.wins(ListMoves.moved(piles, 0, 1, moved)))
                            .findFirst()
                            .orElse(-1);
                    return String.valueOf(least);
                }),
                new Sample("2\n5 3\n", "1\n"));
    }

    private static Statement arbitraryNim() {
        return new Statement(
                "AtCoder ARC 168 B",
                "greatest parameter",
                Read.atcoder("arc168_b"),
                "1 <= N <= 250000; 1 <= A_i <= 10^9; 2 s",
                "Take 1 to k stones of one pile; who cannot loses. Read N, then A_1 … A_N; print the greatest k >= 1 with"
                        + " which the first player wins, 0 if there is none, -1 if there is no greatest.",
                random -> {
                    // Often with xor 0, where k matters.
                    List<Integer> piles =
                            random.ints(random.nextInt(1, 4), 1, 6).boxed().toList();
                    int xor = piles.stream().reduce(0, (a, b) -> a ^ b);
                    List<Integer> all = ListMoves.and(piles, xor == 0 || random.nextInt(4) == 0 ? 2 : xor);
                    return Lines.list(all) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    List<Integer> piles = ListMoves.read(in);
                    int most = Collections.max(piles);
                    int greatest = IntStream.rangeClosed(1, most)
                            .filter(k -> PlayedOut.<List<Integer>>normal(
                                            heaps -> ListMoves.taking(heaps, taken -> taken <= k))
                                    .wins(piles))
                            .max()
                            .orElse(0);
                    // With more than the largest pile allowed nothing more can be taken.
                    return String.valueOf(greatest == most ? -1 : greatest);
                }),
                new Sample("3\n1 2 3\n", "2\n"));
    }

    private static Statement cheatingNim() {
        return new Statement(
                "CODE FESTIVAL 2016 Exhibition C",
                "least change",
                Read.atcoder("cf16_exhibition_final_c"),
                "1 <= N <= 10^5; 2 <= a_i <= 10^9; 2 s, 256 MB",
                "Nim. Before play 0 or 1 stone of each pile is eaten so that the second player wins. Read N, then a_1 … a_N,"
                        + " a line each; print the least number of stones eaten, or -1.",
                random -> piles(random, 1, 4, 2, 6).replace(' ', '\n'),
                input -> Lines.answer(input, in -> {
                    PlayedOut<List<Integer>> nim = ListMoves.nim();
                    List<Integer> piles = ListMoves.read(in);
                    int least = IntStream.range(0, 1 << piles.size())
                            .filter(eaten -> !nim.wins(IntStream.range(0, piles.size())
                                    .mapToObj(i -> piles.get(i) - (eaten >> i & 1))
                                    .toList()))
                            .map(Integer::bitCount)
                            .min()
                            .orElse(-1);
                    return String.valueOf(least);
                }),
                new Sample("3\n2\n3\n4\n", "3\n"));
    }

    private static Statement nimCounting() {
        return new Statement(
                "AtCoder ABC 212 H",
                "count of starts",
                Read.atcoder("abc212_h"),
                "1 <= N <= 2*10^5; 1 <= K, A_i < 2^16, A_i different; 2 s",
                "Nim with 1 to N heaps in a row, the size of each one of A_1 … A_K. Read N K, then A_1 … A_K; print how many"
                        + " starts the first player wins, modulo 998244353.",
                random -> {
                    List<Integer> sizes = random.ints(random.nextInt(1, 4), 1, 6)
                            .distinct()
                            .boxed()
                            .toList();
                    String line = Lines.joined(sizes);
                    return random.nextInt(1, 5) + " " + sizes.size() + "\n" + line + "\n";
                },
                input -> Lines.answer(input, in -> {
                    PlayedOut<List<Integer>> nim = ListMoves.nim();
                    int most = in.nextInt();
                    List<Integer> sizes = ListMoves.read(in);
                    List<List<Integer>> starts = List.of(List.of());
                    long won = 0;
                    for (int heaps = 1; heaps <= most; heaps++) {
                        List<List<Integer>> longer = new ArrayList<>();
                        starts.forEach(start -> sizes.forEach(size -> longer.add(ListMoves.and(start, size))));
                        won += longer.stream().filter(nim::wins).count();
                        starts = longer;
                    }
                    return String.valueOf(won % 998244353);
                }),
                new Sample("2 2\n1 2\n", "4\n"));
    }

    private static String piles(Random random, int least, int most, int smallest, int largest) {
        int count = random.nextInt(least, most);
        return count + "\n" + Lines.numbers(random, count, smallest, largest) + "\n";
    }
}
