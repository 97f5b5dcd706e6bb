package org.grundy.cli.contest.documented;

import java.util.List;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// One heap or one total, and which numbers may be taken or added.
final class SubtractionStatements {
    private SubtractionStatements() {}

    static List<Statement> all() {
        return List.of(
                hdu1846(),
                hdu1847(),
                hdu2149(),
                hdu2188(),
                leetcode292(),
                leetcode1510(),
                leetcode3360(),
                cf1194d(),
                cf1844a(),
                gameOfStones(),
                dpK(),
                uva10404());
    }

    /// A heap of which one of these numbers is taken.
    private static PlayedOut<Integer> taking(IntStream numbers) {
        int[] sizes = numbers.toArray();
        return PlayedOut.normal(heap -> IntStream.of(sizes)
                .filter(k -> k <= heap)
                .mapToObj(k -> heap - k)
                .toList());
    }

    private static Statement hdu1846() {
        return new Statement(
                "HDU 1846",
                "subtraction",
                "https://www.itread01.com/content/1537685776.html",
                "C <= 100; 1 <= n, m <= 1000; 1 s",
                "Take 1 to m of n stones; the last stone wins. Read C, then C lines n m; print first or second for each.",
                random -> Lines.counted(random, 20, r -> Lines.numbers(r, 2, 1, 12)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    return taking(IntStream.rangeClosed(1, m)).wins(n) ? "first" : "second";
                }),
                new Sample("2\n23 2\n4 3\n", "first\nsecond\n"));
    }

    private static Statement hdu1847() {
        return new Statement(
                "HDU 1847",
                "subtraction",
                Read.hdu(1847, "244106177"),
                "1 <= n <= 1000; 1 s",
                "Take a power of two of n cards; the last card wins, Kiki begins. Lines with n to the end of the input; "
                        + "print Kiki or Cici for each.",
                random -> Lines.uncounted(random, 20, r -> Lines.numbers(r, 1, 1, 40)),
                input -> Lines.answerAll(
                        input,
                        in -> taking(IntStream.iterate(1, k -> k <= 1000, k -> 2 * k))
                                        .wins(in.nextInt())
                                ? "Kiki"
                                : "Cici"),
                new Sample("1\n3\n", "Kiki\nCici\n"));
    }

    private static Statement hdu2149() {
        return new Statement(
                "HDU 2149",
                "subtraction",
                Read.hdu(2149, "20112965953"),
                "0 < M, N < 1100; 1 s",
                "A price begins at 0 and is raised by 1 to N in turn; whoever reaches M or more buys. Lines M N to the "
                        + "end of the input; print all winning first bids in ascending order with spaces, or none.",
                random -> Lines.uncounted(random, 20, r -> Lines.numbers(r, 2, 1, 12)),
                input -> Lines.answerAll(input, in -> {
                    int m = in.nextInt();
                    int n = in.nextInt();
                    PlayedOut<Integer> play = PlayedOut.normal(price -> price >= m
                            ? List.of()
                            : IntStream.rangeClosed(price + 1, price + n)
                                    .boxed()
                                    .toList());
                    String bids = IntStream.rangeClosed(1, n)
                            .filter(bid -> !play.wins(bid))
                            .mapToObj(String::valueOf)
                            .collect(Collectors.joining(" "));
                    return bids.isEmpty() ? "none" : bids;
                }),
                new Sample("4 2\n3 2\n3 5\n", "1\nnone\n3 4 5\n"));
    }

    private static Statement hdu2188() {
        return new Statement(
                "HDU 2188",
                "subtraction",
                Read.hdu(2188, "10987708953"),
                "1 <= n, m <= 1000; 1 s",
                "Two give 1 to m in turn, Grass first; whoever brings the total to n first wins. Read C, then C lines "
                        + "n m; print Grass or Rabbit for each.",
                random -> Lines.counted(random, 20, r -> Lines.numbers(r, 2, 1, 12)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    PlayedOut<Integer> play = PlayedOut.normal(total -> total >= n
                            ? List.of()
                            : IntStream.rangeClosed(total + 1, total + m)
                                    .boxed()
                                    .toList());
                    return play.wins(0) ? "Grass" : "Rabbit";
                }),
                null);
    }

    private static Statement leetcode292() {
        return leetcode(
                "LeetCode 292",
                "0200-0299/0292.Nim Game",
                "1 <= n <= 2^31 - 1",
                "Take 1 to 3 of n stones; the last stone wins. A function of n; read here on a line, with true or false "
                        + "printed.",
                taking(IntStream.rangeClosed(1, 3)),
                new Sample("4\n", "false\n"));
    }

    private static Statement leetcode1510() {
        return leetcode(
                "LeetCode 1510",
                "1500-1599/1510.Stone Game IV",
                "1 <= n <= 10^5",
                "Take a square number of n stones, not 0; who cannot move loses. A function of n; read here on a line, "
                        + "with true or false printed.",
                taking(IntStream.rangeClosed(1, 20).map(k -> k * k)),
                new Sample("2\n", "false\n"));
    }

    private static Statement leetcode(
            String problem, String path, String bounds, String asks, PlayedOut<Integer> play, Sample sample) {
        return new Statement(
                problem,
                "subtraction",
                Read.github("doocs/leetcode", "solution/" + path + "/README_EN.md"),
                bounds,
                asks,
                random -> Lines.numbers(random, 1, 1, 40) + "\n",
                input -> Lines.answer(input, in -> "" + play.wins(in.nextInt())),
                sample);
    }

    private static Statement leetcode3360() {
        record State(int stones, int next) {}
        PlayedOut<State> play = PlayedOut.normal(
                s -> s.stones >= s.next && s.next > 0 ? List.of(new State(s.stones - s.next, s.next - 1)) : List.of());
        return new Statement(
                "LeetCode 3360",
                "subtraction",
                Read.leetcode("3360.Stone Removal Game"),
                "1 <= n <= 50",
                "10 stones are taken of n, then 9, 8, ... in turn; who cannot loses. A function of n; read here on a "
                        + "line, with true or false printed.",
                random -> Lines.numbers(random, 1, 1, 50) + "\n",
                input -> Lines.answer(input, in -> "" + play.wins(new State(in.nextInt(), 10))),
                new Sample("12\n", "true\n"));
    }

    private static Statement cf1194d() {
        return new Statement(
                "Codeforces 1194D",
                "subtraction",
                Read.codeforces(1194, "D"),
                "1 <= T <= 100; 0 <= n <= 10^9; 3 <= k <= 10^9; 1 s",
                "Take 1, 2 or k of n; who cannot move loses. Read T, then T lines n k; print Alice or Bob for each.",
                random -> Lines.counted(random, 20, r -> Lines.numbers(r, 1, 0, 40) + " " + Lines.numbers(r, 1, 3, 12)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    return taking(IntStream.of(1, 2, in.nextInt())).wins(n) ? "Alice" : "Bob";
                }),
                new Sample("4\n0 3\n3 3\n3 4\n4 4\n", "Bob\nAlice\nBob\nAlice\n"));
    }

    private static Statement cf1844a() {
        return new Statement(
                "Codeforces 1844A",
                "subtraction",
                Read.codeforces(1844, "A"),
                "1 <= t <= 100; 1 <= a < b <= 100; 1 s",
                "Take a or b of n; who cannot move loses. Read t, then t lines a b; print for each any n of 1 to 10^6 "
                        + "that is lost for the player to move.",
                random -> Lines.counted(random, 10, r -> {
                    int a = r.nextInt(1, 10);
                    return a + " " + r.nextInt(a + 1, 15);
                }),
                (input, output) -> {
                    Scanner in = new Scanner(input);
                    Scanner out = new Scanner(output);
                    for (int cases = in.nextInt(); cases > 0; cases--) {
                        PlayedOut<Integer> play = taking(IntStream.of(in.nextInt(), in.nextInt()));
                        int n = out.hasNextInt() ? out.nextInt() : 0;
                        if (n < 1
                                || n > 1_000_000
                                || IntStream.rangeClosed(0, n)
                                                .filter(play::wins)
                                                .max()
                                                .orElse(0)
                                        == n) {
                            return false;
                        }
                    }
                    return !out.hasNext();
                },
                new Sample("3\n1 4\n1 5\n9 26\n", "2\n6\n3\n"));
    }

    private static Statement gameOfStones() {
        PlayedOut<Integer> play = taking(IntStream.of(2, 3, 5));
        return new Statement(
                "HackerRank Game of Stones",
                "subtraction",
                Read.hackerrank("game-of-stones-1"),
                "1 <= n, t <= 100",
                "Take 2, 3 or 5 of n stones; who cannot move loses. Read t, then t lines n; print First or Second.",
                random -> Lines.counted(random, 20, r -> Lines.numbers(r, 1, 1, 40)),
                input -> Lines.answerCounted(input, in -> play.wins(in.nextInt()) ? "First" : "Second"),
                new Sample(
                        "8\n1\n2\n3\n4\n5\n6\n7\n10\n", "Second\nFirst\nFirst\nFirst\nFirst\nFirst\nSecond\nFirst\n"));
    }

    private static Statement dpK() {
        return new Statement(
                "AtCoder DP K",
                "subtraction",
                Read.atcoder("dp_k"),
                "1 <= N <= 100; 1 <= K <= 10^5; 1 <= a_1 < a_2 < ... < a_N <= K; 2 s",
                "Take a number of a set of K stones; who cannot move loses. Read N K and the N numbers; print First or "
                        + "Second.",
                random -> {
                    int k = random.nextInt(4, 40);
                    List<Integer> set = random.ints(1, k + 1)
                            .distinct()
                            .limit(random.nextInt(1, 5))
                            .sorted()
                            .boxed()
                            .toList();
                    return set.size() + " " + k + "\n" + Lines.joined(set) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int size = in.nextInt();
                    int k = in.nextInt();
                    return taking(IntStream.of(Lines.read(in, size))).wins(k) ? "First" : "Second";
                }),
                new Sample("3 20\n1 2 3\n", "Second\n"));
    }

    private static Statement uva10404() {
        return new Statement(
                "UVa 10404",
                "subtraction",
                Read.quoted("https://onlinejudge.org/external/104/10404.pdf", "33144110174"),
                "n <= 1000000; m <= 10",
                "Take a number of a set that contains 1; the last stone wins, Stan begins. Lines n m and the m numbers of "
                        + "the set, to the end of the input; print Stan wins or Ollie wins.",
                random -> Lines.uncounted(random, 12, r -> r.nextInt(1, 40) + " 3 1 " + Lines.numbers(r, 2, 2, 9)),
                input -> Lines.answerAll(input, in -> {
                    int n = in.nextInt();
                    return taking(IntStream.of(Lines.read(in, in.nextInt()))).wins(n) ? "Stan wins" : "Ollie wins";
                }),
                new Sample(
                        "20 3 1 3 8\n21 3 1 3 8\n22 3 1 3 8\n23 3 1 3 8\n",
                        "Stan wins\nStan wins\nOllie wins\nStan wins\n"));
    }
}
