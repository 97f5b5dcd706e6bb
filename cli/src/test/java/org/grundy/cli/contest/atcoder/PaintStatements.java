package org.grundy.cli.contest.atcoder;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Cells that the players paint in colours of their own.
final class PaintStatements {
    private PaintStatements() {}

    static List<Statement> all() {
        return List.of(weighted());
    }

    /// The cells of who is to move and of the other.
    private record Board(int own, int other) {
        List<Board> options() {
            return line(other) || (own | other) == Bits.below(9)
                    ? List.of()
                    : IntStream.range(0, 9)
                            .filter(cell -> !Bits.has(own | other, cell))
                            .mapToObj(cell -> new Board(other, own | 1 << cell))
                            .toList();
        }
    }

    private static boolean line(int cells) {
        return IntStream.range(0, 3).anyMatch(i -> all(cells, 3 * i, 1) || all(cells, i, 3))
                || all(cells, 0, 4)
                || all(cells, 2, 2);
    }

    private static boolean all(int cells, int from, int step) {
        return IntStream.range(0, 3).allMatch(i -> Bits.has(cells, from + i * step));
    }

    private static Statement weighted() {
        return new Statement(
                "AtCoder ABC 349 E",
                "tic-tac-toe",
                Read.atcoder("abc349_e"),
                "|A| <= 10^9, their sum odd; 2 s",
                "Paint a white cell of 3 x 3 in one's colour and score its number; three in a line win at once, else the higher"
                        + " score when all are painted. Read three lines of three numbers; print Takahashi, who begins, or"
                        + " Aoki.",
                random -> {
                    int[] numbers;
                    do {
                        numbers = random.ints(9, -9, 10).toArray();
                    } while (IntStream.of(numbers).sum() % 2 == 0);
                    return rows(numbers);
                },
                input -> Lines.answer(input, in -> {
                    int[] numbers = Lines.read(in, 9);
                    PlayedOut<Board> play = PlayedOut.ending(
                            Board::options,
                            board -> !line(board.other)
                                    && (board.own | board.other) == Bits.below(9)
                                    && score(numbers, board.own) > score(numbers, board.other));
                    return play.wins(new Board(0, 0)) ? "Takahashi" : "Aoki";
                }),
                new Sample("0 0 0\n0 1 0\n0 0 0\n", "Takahashi\n"));
    }

    private static String rows(int[] numbers) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 9; i++) {
            text.append(numbers[i]).append(i % 3 == 2 ? "\n" : " ");
        }
        return text.toString();
    }

    private static int score(int[] numbers, int cells) {
        return Bits.of(cells).map(cell -> numbers[cell]).sum();
    }
}
