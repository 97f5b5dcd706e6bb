package org.grundy.cli.contest.further;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Boards, tables and blocks.
final class BoardStatements {
    /// The rows, columns and diagonals of a board of 3 × 3 cells, as bits.
    private static final int[] LINES = {
        0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100
    };

    private BoardStatements() {}

    static List<Statement> all() {
        return List.of(plates(), bono(), coins(), tofu());
    }

    /// Whether a plate has room. Where one has, the first player wins: a plate in the middle, then the mirror image of
    /// each of the other's. Without room nobody can move.
    private static Statement plates() {
        return new Statement(
                "Codeforces 197A",
                "mirror",
                Read.codeforces(197, "A"),
                "1 <= a, b, r <= 100; 2 s",
                "Put round plates of radius r on a table of a × b, so that they do not lie on each other or beyond the table;"
                        + " who cannot loses. Read a b r; print First if the first player wins, or Second.",
                random -> Lines.numbers(random, 2, 1, 12) + " " + random.nextInt(1, 7) + "\n",
                input -> Lines.answer(input, in -> {
                    int least = Math.min(in.nextInt(), in.nextInt());
                    return least - 2 * in.nextInt() >= 0 ? "First" : "Second";
                }),
                null);
    }

    private static List<Integer> marked(int board) {
        return IntStream.of(LINES).anyMatch(line -> (board & line) == line)
                ? List.of()
                : IntStream.range(0, 9)
                        .filter(cell -> !Bits.has(board, cell))
                        .mapToObj(cell -> board | 1 << cell)
                        .toList();
    }

    /// Boards side by side, each one with the number of its marked cells.
    private static Statement bono() {
        return new Statement(
                "SPOJ BLBONO",
                "board of marks",
                "https://br.spoj.com/SPOJ/problems/BLBONO",
                "fewer than 1000 games of fewer than 1000 boards",
                "Mark an empty cell of a board of 3 × 3 cells that has no line of three marks; who cannot loses. Read T, then"
                        + " in each case n and n boards of 9 digits, 1 for a mark; print Kang if the first player wins, or"
                        + " Kung.",
                random -> Lines.counted(
                        random, 3, r -> Lines.counted(r, r.nextInt(1, 3), inner -> Lines.word(inner, 9, "00111"))),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(boards -> IntStream.range(0, boards.size())
                            .boxed()
                            .flatMap(i -> marked(boards.get(i)).stream()
                                    .map(next -> IntStream.range(0, boards.size())
                                            .mapToObj(j -> i == j ? next : boards.get(j))
                                            .toList()))
                            .toList());
                    return Lines.answerCounted(
                            input,
                            in -> play.wins(Lines.words(in, in.nextInt()).stream()
                                            .map(board -> Integer.parseInt(board, 2))
                                            .toList())
                                    ? "Kang"
                                    : "Kung");
                },
                null);
    }

    /// Whether a set of cells of a board is one piece, joined side by side.
    private static boolean isJoined(Set<At> cells) {
        Set<At> met = Stream.of(cells.iterator().next()).collect(Collectors.toSet());
        boolean more = true;
        while (more) {
            more = met.addAll(met.stream()
                    .flatMap(cell -> cell.steps(1, 0, -1, 0, 0, 1, 0, -1))
                    .filter(cells::contains)
                    .toList());
        }
        return met.size() == cells.size();
    }

    private static Statement coins() {
        return new Statement(
                "Luogu P2594",
                "turning",
                "https://eaglebear2002.github.io/10607",
                "T <= 50; n, m <= 100",
                "Turn a connected set of the coins of a board, with one of them at the right and below all others, or beside"
                        + " them, that lies tails up; who cannot loses. Read T, then in each case n m and n rows of H and T;"
                        + " print -_- if the first player wins, or =_=.",
                random -> Lines.counted(random, 3, BoardStatements::board),
                input -> Lines.answerCounted(input, in -> {
                    int rows = in.nextInt();
                    int columns = in.nextInt();
                    String coins = String.join("", Lines.words(in, rows));
                    int[] blocks = IntStream.range(1, 1 << rows * columns)
                            .filter(block -> isJoined(Bits.of(block)
                                    .mapToObj(cell -> new At(cell / columns, cell % columns))
                                    .collect(Collectors.toSet())))
                            .filter(block -> Bits.of(block).allMatch(cell -> cell % columns <= last(block) % columns))
                            .toArray();
                    PlayedOut<Integer> play = PlayedOut.normal(tails -> IntStream.of(blocks)
                            .filter(block -> Bits.has(tails, last(block)))
                            .mapToObj(block -> tails ^ block)
                            .toList());
                    int tails = Bits.set(IntStream.range(0, coins.length()).filter(cell -> coins.charAt(cell) == 'T'));
                    return play.wins(tails) ? "-_-" : "=_=";
                }),
                new Sample("3\n2 3\nHHH\nHHH\n2 3\nHHH\nTTH\n2 1\nT\nH\n", "=_=\n-_-\n-_-\n"));
    }

    /// The last cell of a set, in rows from the first on.
    private static int last(int block) {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(block);
    }

    private static String board(Random random) {
        int rows = random.nextInt(1, 4);
        int columns = random.nextInt(1, rows == 3 ? 4 : 5);
        return rows + " " + columns + "\n" + Lines.uncounted(random, rows, r -> Lines.word(r, columns, "HT"));
    }

    /// What is left of the blocks along each direction: from where, and up to below where.
    private static Stream<List<At>> cut(List<At> left, List<int[]> hot) {
        return IntStream.range(0, left.size()).boxed().flatMap(i -> {
            At side = left.get(i);
            return IntStream.range(side.x() + 1, side.y())
                    .boxed()
                    .flatMap(at -> Stream.of(new At(side.x(), at), new At(at, side.y())))
                    .filter(rest -> IntStream.of(hot.get(i)).allMatch(h -> rest.x() <= h && h < rest.y()))
                    .map(rest -> IntStream.range(0, left.size())
                            .mapToObj(j -> i == j ? rest : left.get(j))
                            .toList());
        });
    }

    private static Statement tofu() {
        return new Statement(
                "AtCoder ARC 013 C",
                "cutting",
                Read.quoted("https://atcoder.jp/contests/arc013/tasks/arc013_3", "31118426170"),
                "N <= 100; at most 100 hot pieces in a block",
                "Cut a block of tofu along a plane and eat one of the parts; who eats a hot piece loses. Read N, then for each"
                        + " block its three sizes, the number of its hot pieces and their places, from 0 on; print WIN if the"
                        + " first player wins, or LOSE.",
                random -> Lines.counted(random, random.nextInt(1, 3), BoardStatements::block),
                input -> Lines.answer(input, in -> {
                    List<At> start = new ArrayList<>();
                    List<int[]> hot = new ArrayList<>();
                    for (int blocks = in.nextInt(); blocks > 0; blocks--) {
                        int[] sizes = Lines.read(in, 3);
                        List<int[]> places = Lines.rows(in, in.nextInt(), 3);
                        for (int i = 0; i < 3; i++) {
                            int side = i;
                            start.add(new At(0, sizes[i]));
                            hot.add(places.stream()
                                    .mapToInt(place -> place[side])
                                    .toArray());
                        }
                    }
                    PlayedOut<List<At>> play =
                            PlayedOut.normal(left -> cut(left, hot).toList());
                    return play.wins(start) ? "WIN" : "LOSE";
                }),
                null);
    }

    private static String block(Random random) {
        int[] sizes = random.ints(3, 1, 4).toArray();
        return sizes[0] + " " + sizes[1] + " " + sizes[2] + "\n"
                + Lines.counted(
                        random,
                        random.nextInt(1, 3),
                        r -> r.nextInt(sizes[0]) + " " + r.nextInt(sizes[1]) + " " + r.nextInt(sizes[2]));
    }
}
