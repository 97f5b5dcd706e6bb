package org.grundy.cli.contest.documented;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
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

    /// Two numbers.
    private record Pair(int a, int b) {}

    private static Statement hdu3595() {
        PlayedOut<List<Pair>> play = PlayedOut.normal(games -> games.isEmpty() ? List.of() : movedInAll(games));
        return new Statement(
                "HDU 3595",
                "euclid",
                Read.hdu(3595, "53354911163"),
                "at most 100 cases; N, p, q <= 1000; 2 s / 1 s",
                "Of two heaps remove a positive multiple of one from the other, in each of N games that is not over yet; "
                        + "who cannot loses, MM begins. Cases to the end of the input: N, then N lines p q; print MM or GG.",
                random -> Lines.uncounted(random, 6, r -> {
                    int n = r.nextInt(1, 4);
                    return n + "\n"
                            + Lines.uncounted(r, n, q -> Lines.numbers(q, 2, 1, 9))
                                    .strip();
                }),
                input -> Lines.answerAll(input, in -> {
                    List<Pair> games = Stream.generate(() -> new Pair(in.nextInt(), in.nextInt()))
                            .limit(in.nextInt())
                            .toList();
                    return play.wins(games) ? "MM" : "GG";
                }),
                null);
    }

    private static List<Pair> moves(Pair game) {
        List<Pair> options = new ArrayList<>();
        for (int k = game.a; k <= game.b; k += game.a) {
            options.add(new Pair(game.a, game.b - k));
        }
        for (int k = game.b; k <= game.a; k += game.b) {
            options.add(new Pair(game.a - k, game.b));
        }
        return options;
    }

    /// What a move in every game leaves of them; a game that is over is left out.
    private static List<List<Pair>> movedInAll(List<Pair> games) {
        List<List<Pair>> options = List.of(List.of());
        for (Pair game : games) {
            List<List<Pair>> longer = new ArrayList<>();
            for (List<Pair> before : options) {
                for (Pair next : moves(game)) {
                    List<Pair> after = new ArrayList<>(before);
                    if (next.a > 0 && next.b > 0) {
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
        PlayedOut<List<Pair>> play = PlayedOut.normal(boxes -> IntStream.range(0, boxes.size())
                .boxed()
                .flatMap(i -> {
                    Pair box = boxes.get(i);
                    return IntStream.rangeClosed(box.b + 1, Math.min(box.a, box.b + box.b * box.b))
                            .mapToObj(stones -> {
                                List<Pair> next = new ArrayList<>(boxes);
                                next.set(i, new Pair(box.a, stones));
                                return next;
                            });
                })
                .toList());
        return new Statement(
                "HDU 1729",
                "boxes",
                Read.hdu(1729, "35940046806"),
                "0 < N <= 50; 0 <= c_i <= s_i <= 1000000; 1 s",
                "Add to a box with c stones 1 to c^2 of them, s at most in all; who cannot loses. N and N lines s c, up to "
                        + "N = 0; print Case i: and, on the next line, Yes or No.",
                random -> Lines.uncounted(random, 6, r -> {
                            int n = r.nextInt(1, 4);
                            return n + "\n"
                                    + Lines.uncounted(r, n, q -> {
                                                int size = q.nextInt(0, 11);
                                                return size + " " + q.nextInt(0, size + 1);
                                            })
                                            .strip();
                        })
                        + "0\n",
                input -> {
                    int[] number = {0};
                    return Lines.answerAll(input, in -> {
                        List<Pair> boxes = Stream.generate(() -> new Pair(in.nextInt(), in.nextInt()))
                                .limit(in.nextInt())
                                .toList();
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
                        .flatMap(left -> Stream.concat(
                                Stream.of(List.of(left)),
                                IntStream.range(1, left).mapToObj(y -> List.of(y, left - y))))
                        .toList()));
        return new Statement(
                "HDU 5011",
                "splitting",
                Read.hdu(5011, "25680339958"),
                "n < 10^5; a_i < 2^31; 1 s",
                "Remove some beads of a pile and, if one likes, split what is left of it into two; who leaves none wins. "
                        + "Cases to the end of the input: n and the piles; print Win! or Lose!",
                random -> Lines.uncounted(random, 8, r -> Heaps.random(r, 3, 5)),
                input -> Lines.answerAll(
                        input, in -> play.wins(Heaps.of(Lines.read(in, in.nextInt()))) ? "Win!" : "Lose!"),
                new Sample("1\n1\n2\n1 1\n3\n1 2 3\n", "Win!\nLose!\nLose!\n"));
    }
}
