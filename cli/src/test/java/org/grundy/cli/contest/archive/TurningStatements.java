package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Coins in a row or on a board of which several are turned. A board is a set of bits, row by row.
final class TurningStatements {
    private TurningStatements() {}

    static List<Statement> all() {
        return List.of(bzoj1434(), bzoj4131(), bzoj4600(), hdu4642());
    }

    private static Statement bzoj1434() {
        return new Statement(
                "BZOJ 1434",
                "coins",
                Read.bzoj(1434),
                "1 <= n, m <= 100; 1 <= T <= 50; 0.5 s",
                "Turn all coins of a connected block, one of which is turned from tails to heads and has all others in its"
                        + " rows above or its own and columns to the left or its own; who cannot move loses. Read T, then n"
                        + " m and n rows each, H for heads and T for tails; print - - if the first player wins, else = =.",
                random -> Lines.counted(random, 5, r -> board(r.nextInt(1, 4), r.nextInt(1, 4), r.nextInt(), "TH", "")),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    int heads = bits(in, n, 'H');
                    List<List<Integer>> blocks = IntStream.range(0, n * m)
                            .mapToObj(pivot -> blocks(n, m, pivot))
                            .toList();
                    PlayedOut<Integer> play = PlayedOut.normal(up -> IntStream.range(0, n * m)
                            .filter(pivot -> !Bits.has(up, pivot))
                            .boxed()
                            .flatMap(pivot -> blocks.get(pivot).stream().map(block -> up ^ block))
                            .toList());
                    return play.wins(heads) ? "- -" : "= =";
                }),
                new Sample("3\n2 3\nHHH\nHHH\n2 3\nHHH\nTTH\n2 1\nT\nH\n", "= =\n- -\n- -\n"));
    }

    /// The connected blocks of a coin and others before it in rows and columns.
    private static List<Integer> blocks(int n, int m, int pivot) {
        return IntStream.range(0, 1 << pivot)
                .map(others -> others | 1 << pivot)
                .filter(block ->
                        IntStream.range(0, pivot).allMatch(cell -> !Bits.has(block, cell) || cell % m <= pivot % m))
                .filter(block -> connected(n, m, block, pivot))
                .boxed()
                .toList();
    }

    private static boolean connected(int n, int m, int block, int start) {
        int reached = 1 << start;
        for (int round = 0; round < n * m; round++) {
            for (int a = 0; a < n * m; a++) {
                for (int b = 0; b < n * m; b++) {
                    int apart = Math.abs(a / m - b / m) + Math.abs(a % m - b % m);
                    if (apart == 1 && Bits.has(reached, a) && Bits.has(block, b)) {
                        reached |= 1 << b;
                    }
                }
            }
        }
        return reached == block;
    }

    private static Statement bzoj4131() {
        return new Statement(
                "BZOJ 4131",
                "coins",
                Read.bzoj(4131),
                "n m K <= 10^5; T <= 20; 1 s",
                "On one of K boards choose a black piece (x, y) and turn all (x', y') with x' <= x and y' <= y; who cannot"
                        + " move loses. Read T, then K and K boards each: n m, then n rows of m numbers with spaces, 1 for"
                        + " black. Print lyp win if the first player wins, else ld win.",
                random -> Lines.counted(
                        random,
                        5,
                        r -> Lines.counted(
                                r,
                                r.nextInt(1, 3),
                                one -> board(one.nextInt(1, 3), one.nextInt(1, 4), one.nextInt(), "01", " "))),
                input -> Lines.answerCounted(input, in -> {
                    List<Integer> width = new ArrayList<>();
                    List<Integer> start = new ArrayList<>();
                    for (int boards = in.nextInt(); boards > 0; boards--) {
                        int n = in.nextInt();
                        int m = in.nextInt();
                        width.add(m);
                        start.add(bits(in, n * m, '1'));
                    }
                    PlayedOut<List<Integer>> play = PlayedOut.normal(boards -> ListMoves.each(
                            boards, (i, black) -> Bits.of(black).mapToObj(cell -> black ^ corner(cell, width.get(i)))));
                    return play.wins(start) ? "lyp win" : "ld win";
                }),
                new Sample("1\n1\n2 2\n1 1\n1 0\n", "lyp win\n"));
    }

    /// All cells above and to the left of a cell, itself too.
    private static int corner(int cell, int m) {
        return Bits.set(IntStream.rangeClosed(0, cell).filter(c -> c % m <= cell % m));
    }

    private static Statement bzoj4600() {
        return new Statement(
                "BZOJ 4600",
                "coins",
                Read.bzoj(4600),
                "1 <= n <= 30000; 1 <= MAXQ <= 20; T <= 100; 1 s",
                "Coins 1 to n. Choose a coin x = c 2^a 3^b, c without factors 2 and 3, that shows tails, and p >= 1 and"
                        + " 1 <= q <= MAXQ with p q <= a (or <= b), and turn the coins x / 2^(p j) (or x / 3^(p j)) for j ="
                        + " 0 to q; who cannot move loses. Read T, then n MAXQ and n numbers each, 0 for tails; print win"
                        + " if the first player wins, else lose.",
                random -> Lines.counted(random, 5, r -> {
                    int n = r.nextInt(1, 13);
                    return n + " " + r.nextInt(1, 5) + "\n" + Lines.numbers(r, n, 0, 1);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int most = in.nextInt();
                    int tails = ~(bits(in, n, '1') << 1) & ((1 << (n + 1)) - 2);
                    PlayedOut<Integer> play = PlayedOut.normal(down -> Bits.of(down)
                            .flatMap(x -> IntStream.concat(runs(x, 2, most), runs(x, 3, most)))
                            .mapToObj(run -> down ^ run)
                            .toList());
                    return play.wins(tails) ? "win" : "lose";
                }),
                new Sample("""
                        6
                        16 14
                        1 0 0 1 0 0 0 0 1 0 0 0 1 0 1 1
                        16 14
                        0 1 0 0 0 1 1 1 1 1 1 0 1 0 0 1
                        16 11
                        0 1 0 0 0 1 1 1 0 1 0 0 0 1 0 1
                        16 12
                        1 1 1 1 1 1 1 1 0 0 1 1 0 1 1 0
                        16 4
                        1 0 0 1 0 0 1 0 0 0 0 1 0 1 1 0
                        16 20
                        0 0 0 0 1 0 1 0 0 0 1 0 0 1 0 0
                        """, "win\nlose\nwin\nlose\nwin\nwin\n"));
    }

    /// The coins x, x / d^p, … x / d^(pq), as bits, for all p and q.
    private static IntStream runs(int x, int divisor, int most) {
        return IntStream.iterate(divisor, step -> x % step == 0, step -> step * divisor)
                .flatMap(step -> IntStream.rangeClosed(1, most)
                        .filter(q -> x % (int) Math.min(Math.pow(step, q), 2 * x) == 0)
                        .map(q -> IntStream.rangeClosed(0, q)
                                .map(j -> 1 << (x / (int) Math.pow(step, j)))
                                .sum()));
    }

    private static Statement hdu4642() {
        return new Statement(
                "HDU 4642",
                "coins",
                "http://acm.hdu.edu.cn/showproblem.php?pid=4642",
                "1 <= N, M <= 100; 1 s",
                "Choose a coin that shows heads and turn the rectangle from it to the corner (n, m); who cannot move loses."
                        + " Read T, then N M and N rows of M numbers each, 1 for heads; print Alice if the first player"
                        + " wins, else Bob.",
                random ->
                        Lines.counted(random, 6, r -> board(r.nextInt(1, 4), r.nextInt(1, 4), r.nextInt(), "01", " ")),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    PlayedOut<Integer> play = PlayedOut.normal(heads -> Bits.of(heads)
                            .mapToObj(cell -> heads
                                    ^ Bits.set(IntStream.range(cell, n * m).filter(c -> c % m >= cell % m)))
                            .toList());
                    return play.wins(bits(in, n * m, '1')) ? "Alice" : "Bob";
                }),
                new Sample("2\n2 2\n1 1\n1 1\n3 3\n0 0 0\n0 0 0\n0 0 0\n", "Alice\nBob\n"));
    }

    /// A size and a random board of it in two characters.
    private static String board(int n, int m, int bits, String characters, String between) {
        return n + " " + m + "\n"
                + IntStream.range(0, n)
                        .mapToObj(i -> IntStream.range(0, m)
                                .mapToObj(j -> String.valueOf(characters.charAt((bits >> (i * m + j)) & 1)))
                                .collect(Collectors.joining(between)))
                        .collect(Collectors.joining("\n"));
    }

    /// Words of the input, one after the other, as bits.
    private static int bits(Scanner in, int words, char one) {
        String cells = String.join("", Lines.words(in, words));
        return Bits.set(IntStream.range(0, cells.length()).filter(i -> cells.charAt(i) == one));
    }
}
