package org.grundy.cli.contest.documented;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Limited;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Problems that `judge` answers and `docs/problems.md` has no rule for.
final class JudgeStatements {
    private static final PlayedOut<List<Integer>> NIM = PlayedOut.normal(Heaps::nim);

    private JudgeStatements() {}

    static List<Statement> all() {
        return List.of(
                p1247(),
                p1290(),
                p2197(),
                poj1704(),
                poj2311(),
                poj2484(),
                poj2975(),
                stone(2486),
                stone(2580),
                hdu3389());
    }

    private static Statement p1247() {
        return new Statement(
                "Luogu P1247",
                "nim",
                Read.quoted("https://www.luogu.com.cn/problem/P1247", "15246029859"),
                "k <= 500000; n_i <= 10^9",
                "Nim. Read k and the piles; print a and b: take a of pile b, with b as small as can be, then a; on the next "
                        + "line the piles after it; or lose.",
                random -> Lines.list(random, 4, 1, 7) + "\n",
                input -> Lines.answer(input, in -> {
                    List<Integer> piles = ListMoves.read(in);
                    for (int b = 0; b < piles.size(); b++) {
                        for (int a = 1; a <= piles.get(b); a++) {
                            List<Integer> next = ListMoves.with(piles, b, piles.get(b) - a);
                            if (!NIM.wins(Heaps.of(next))) {
                                return a + " " + (b + 1) + "\n" + Lines.joined(next) + "\n";
                            }
                        }
                    }
                    return "lose\n";
                }),
                new Sample("3\n3 6 9\n", "4 3\n3 6 5\n"));
    }

    private static Statement p1290() {
        PlayedOut<List<Integer>> play = NumberStatements.euclid();
        return new Statement(
                "Luogu P1290",
                "euclid",
                Read.quoted("https://www.luogu.com.cn/problem/P1290", "15246029859"),
                "1 <= C <= 6; M, N < 2^31",
                "Subtract a positive multiple of the smaller number from the greater; who reaches 0 wins, Stan begins. Read "
                        + "C, then C lines of two numbers; print Stan wins or Ollie wins.",
                random -> Lines.counted(random, 6, r -> Lines.numbers(r, 2, 1, 40)),
                input -> Lines.answerCounted(
                        input, in -> play.wins(ListMoves.sorted(ListMoves.read(in, 2))) ? "Stan wins" : "Ollie wins"),
                new Sample("2\n25 7\n24 15\n", "Stan wins\nOllie wins\n"));
    }

    private static Statement p2197() {
        return new Statement(
                "Luogu P2197",
                "nim",
                Read.quoted("https://www.luogu.com.cn/problem/P2197", "15246029859"),
                "T <= 10; n <= 10^4; heaps < 10^4, 0 among them",
                "Nim. Read T, then for each n and the heaps; print Yes or No.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 4, 0, 7)),
                input -> Lines.answerCounted(input, in -> NIM.wins(Heaps.read(in)) ? "Yes" : "No"),
                new Sample("2\n2\n1 1\n2\n1 0\n", "No\nYes\n"));
    }

    private static Statement poj1704() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(men -> ListMoves.each(
                men,
                (i, place) ->
                        IntStream.range(i == 0 ? 1 : men.get(i - 1) + 1, place).boxed()));
        return new Statement(
                "POJ 1704",
                "row",
                Read.poj(1704, "31546059429"),
                "1 <= T <= 20; 1 <= N <= 1000; 1 <= P_i <= 10000, different; 1 s",
                "Chessmen on squares of a row: move one to the left, not past another; who cannot loses. Read T, then for "
                        + "each N and the places; print Georgia will win or Bob will win.",
                random -> Lines.counted(random, 8, r -> places(r, r.nextInt(1, 5))),
                input -> Lines.answerCounted(
                        input,
                        in -> play.wins(ListMoves.sorted(ListMoves.read(in))) ? "Georgia will win" : "Bob will win"),
                new Sample("1\n3\n1 2 3\n", "Bob will win\n"));
    }

    private static String places(Random random, int n) {
        return Lines.list(random.ints(1, 12).distinct().limit(n).boxed().toList());
    }

    /// Sheets of paper, each as its width times 100 and its height; the game is over when one is a single grid.
    private static Statement poj2311() {
        PlayedOut<List<Integer>> play =
                PlayedOut.normal(sheets -> sheets.contains(101) ? Set.of() : Heaps.moves(sheets, JudgeStatements::cut));
        return new Statement(
                "POJ 2311",
                "grid",
                Read.poj(2311, "15909403971"),
                "2 <= W, H <= 200; 1 s",
                "Cut a sheet of paper along its grid into two; who cuts out a single grid wins. Lines W H to the end of the "
                        + "input; print WIN or LOSE.",
                random -> Lines.uncounted(random, 4, r -> Lines.numbers(r, 2, 2, 4)),
                input -> Lines.answerAll(
                        input, in -> play.wins(List.of(100 * in.nextInt() + in.nextInt())) ? "WIN" : "LOSE"),
                new Sample("2 2\n3 2\n4 2\n", "LOSE\nLOSE\nWIN\n"));
    }

    private static List<List<Integer>> cut(int sheet) {
        int w = sheet / 100;
        int h = sheet % 100;
        return Stream.concat(
                        IntStream.range(1, w).mapToObj(k -> List.of(100 * k + h, 100 * (w - k) + h)),
                        IntStream.range(1, h).mapToObj(k -> List.of(100 * w + k, 100 * w + h - k)))
                .toList();
    }

    private static Statement poj2484() {
        return new Statement(
                "POJ 2484",
                "circle",
                Read.poj(2484, "25401788043"),
                "1 <= n <= 10^6; 1 s",
                "Take one coin or two adjacent ones of a circle of n; the last coin wins. Lines n up to 0; print Alice or "
                        + "Bob.",
                random -> Lines.uncounted(random, 6, r -> Lines.numbers(r, 1, 1, 11)) + "0\n",
                input -> Lines.answerAll(input, in -> {
                    int n = in.nextInt();
                    return n == 0 ? "" : LimitStatements.circle(n, 2).wins(Bits.below(n)) ? "Alice" : "Bob";
                }),
                new Sample("1\n2\n3\n0\n", "Alice\nAlice\nBob\n"));
    }

    private static Statement poj2975() {
        return new Statement(
                "POJ 2975",
                "nim",
                Read.poj(2975, "36816481832"),
                "1 <= n <= 1000; 1 <= k_i <= 10^9; 1 s",
                "Nim. n and a line of n piles, up to n = 0; print how many moves win.",
                random -> Lines.uncounted(random, 10, r -> Lines.list(r, 4, 1, 7)) + "0\n",
                input -> Lines.answerAll(input, in -> {
                    List<Integer> piles = ListMoves.read(in);
                    return piles.isEmpty() ? "" : "" + ListMoves.nim().winningMoves(piles);
                }),
                new Sample("3\n7 11 13\n0\n", "3\n"));
    }

    private static Statement stone(int problem) {
        return new Statement(
                "HDU " + problem,
                "limit",
                Read.hdu(problem, "34485093460"),
                "t <= 20; 2 <= n <= 10^8; 1 <= k <= 10^5; 1 s",
                "First take any number of n stones but not all, then at most k times what was taken before; the last stone "
                        + "wins. Read t, then t lines n k; print Case i: and the least winning first number, or lose.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 1, 2, 40) + " " + Lines.numbers(r, 1, 1, 5)),
                input -> Lines.answerNumbered("Case ", input, in -> {
                    Limited start = new Limited(in.nextInt(), 0);
                    int k = in.nextInt();
                    PlayedOut<Limited> play = Limited.times(k);
                    return IntStream.range(1, start.stones())
                            .filter(taken -> !play.wins(start.taking(taken, k)))
                            .mapToObj(String::valueOf)
                            .findFirst()
                            .orElse("lose");
                }),
                new Sample(
                        "5\n16 1\n11 1\n32 2\n34 2\n19 3\n",
                        "Case 1: lose\nCase 2: 1\nCase 3: 3\nCase 4: lose\nCase 5: 4\n"));
    }

    private static Statement hdu3389() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(JudgeStatements::carried);
        return new Statement(
                "HDU 3389",
                "staircase",
                Read.hdu(3389, "35679723504"),
                "T <= 100; 1 <= n <= 10000; boxes hold 0 to 100; 1 s",
                "Carry cards of box A to a box B < A with A + B odd and divisible by 3; who cannot loses. Read T, then for "
                        + "each n and the boxes from 1; print Case i: Alice or Case i: Bob.",
                random -> Lines.counted(random, 6, r -> Lines.list(r, 7, 0, 2)),
                input -> Lines.answerNumbered("Case ", input, in -> play.wins(ListMoves.read(in)) ? "Alice" : "Bob"),
                new Sample("2\n2\n1 2\n7\n1 3 3 2 2 1 2\n", "Case 1: Alice\nCase 2: Bob\n"));
    }

    private static List<List<Integer>> carried(List<Integer> boxes) {
        List<List<Integer>> options = new ArrayList<>();
        for (int a = 1; a <= boxes.size(); a++) {
            for (int b = 1; b < a; b++) {
                if ((a + b) % 2 == 1 && (a + b) % 3 == 0) {
                    options.addAll(ListMoves.moved(boxes, a - 1, b - 1));
                }
            }
        }
        return options;
    }
}
