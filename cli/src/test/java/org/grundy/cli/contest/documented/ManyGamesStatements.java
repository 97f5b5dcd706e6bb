package org.grundy.cli.contest.documented;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Several games, of which all or one are moved in, and boxes that fill.
final class ManyGamesStatements {
    private ManyGamesStatements() {}

    static List<Statement> all() {
        return List.of(hdu3595(), hdu1729(), hdu5011());
    }

    private static Statement hdu3595() {
        PlayedOut<List<At>> play = PlayedOut.normal(games -> games.isEmpty() ? List.of() : movedInAll(games));
        return new Statement(
                "HDU 3595",
                "euclid",
                Read.hdu(3595, "53354911163"),
                "at most 100 cases; N, p, q <= 1000; 2 s / 1 s",
                "Of two heaps remove a positive multiple of one from the other, in each of N games that is not over yet; "
                        + "who cannot loses, MM begins. Cases to the end of the input: N, then N lines p q; print MM or GG.",
                random -> Lines.uncounted(
                        random, 6, r -> Lines.counted(r, r.nextInt(1, 4), q -> Lines.numbers(q, 2, 1, 9))),
                input -> Lines.answerAll(input, in -> {
                    List<At> games = At.list(in, in.nextInt());
                    return play.wins(games) ? "MM" : "GG";
                }),
                null);
    }

    private static List<At> moves(At game) {
        List<At> options = new ArrayList<>();
        for (int k = game.x(); k <= game.y(); k += game.x()) {
            options.add(new At(game.x(), game.y() - k));
        }
        for (int k = game.y(); k <= game.x(); k += game.y()) {
            options.add(new At(game.x() - k, game.y()));
        }
        return options;
    }

    /// What a move in every game leaves of them; a game that is over is left out.
    private static List<List<At>> movedInAll(List<At> games) {
        List<List<At>> options = List.of(List.of());
        for (At game : games) {
            List<List<At>> longer = new ArrayList<>();
            for (List<At> before : options) {
                for (At next : moves(game)) {
                    List<At> after = new ArrayList<>(before);
                    if (next.x() > 0 && next.y() > 0) {
                        after.add(next);
                    }
                    longer.add(after);
                }
            }
            options = longer;
        }
        return options;
    }

    private static Statement hdu1729() {
        // a box as its size and the stones in it
        PlayedOut<List<At>> play = PlayedOut.normal(boxes -> ListMoves.each(
                boxes,
                (i, box) -> IntStream.rangeClosed(box.y() + 1, Math.min(box.x(), box.y() + box.y() * box.y()))
                        .mapToObj(stones -> new At(box.x(), stones))));
        return new Statement(
                "HDU 1729",
                "boxes",
                Read.hdu(1729, "35940046806"),
                "0 < N <= 50; 0 <= c_i <= s_i <= 1000000; 1 s",
                "Add to a box with c stones 1 to c^2 of them, s at most in all; who cannot loses. N and N lines s c, up to "
                        + "N = 0; print Case i: and, on the next line, Yes or No.",
                random -> Lines.uncounted(
                                random,
                                6,
                                r -> Lines.counted(r, r.nextInt(1, 4), q -> {
                                    int size = q.nextInt(0, 11);
                                    return size + " " + q.nextInt(0, size + 1);
                                }))
                        + "0\n",
                input -> {
                    int[] number = {0};
                    return Lines.answerAll(input, in -> {
                        List<At> boxes = At.list(in, in.nextInt());
                        return boxes.isEmpty() ? "" : "Case " + ++number[0] + ":\n" + (play.wins(boxes) ? "Yes" : "No");
                    });
                },
                new Sample("3\n2 0\n3 3\n6 2\n2\n6 3\n6 3\n0\n", "Case 1:\nYes\nCase 2:\nNo\n"));
    }

    private static Statement hdu5011() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> Heaps.moves(
                heaps,
                x -> IntStream.range(0, x)
                        .boxed()
                        .flatMap(left -> Stream.concat(Stream.of(List.of(left)), Heaps.split(left)))
                        .toList()));
        return new Statement(
                "HDU 5011",
                "splitting",
                Read.hdu(5011, "25680339958"),
                "n < 10^5; a_i < 2^31; 1 s",
                "Remove some beads of a pile and, if one likes, split what is left of it into two; who leaves none wins. "
                        + "Cases to the end of the input: n and the piles; print Win! or Lose!",
                random -> Lines.uncounted(random, 8, r -> Lines.list(r, 3, 1, 5)),
                input -> Lines.answerAll(input, in -> play.wins(Heaps.read(in)) ? "Win!" : "Lose!"),
                new Sample("1\n1\n2\n1 1\n3\n1 2 3\n", "Win!\nLose!\nLose!\n"));
    }
}
