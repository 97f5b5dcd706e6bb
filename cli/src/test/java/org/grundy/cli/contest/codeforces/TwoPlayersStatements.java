package org.grundy.cli.contest.codeforces;

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.PlayedRound;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Games in which each player has moves of their own.
final class TwoPlayersStatements {
    private TwoPlayersStatements() {}

    static List<Statement> all() {
        return List.of(epic(), queens(), boxes(), godsend(), buttons(), frogs(), blackboard(), evenOdd());
    }

    private static Statement epic() {
        return new Statement(
                "Codeforces 119A",
                "fixed moves",
                Read.codeforces(119, "A"),
                "1 <= a, b, n <= 100",
                "Take as many of n stones as the greatest common divisor of their number and the player's own, a or b; who"
                        + " cannot loses. Read a b n; print 0 if the first player wins, and 1 if the second one does.",
                random -> Lines.numbers(random, 3, 1, 100),
                input -> Lines.answer(input, in -> {
                    int[] own = {in.nextInt(), in.nextInt()};
                    int stones = in.nextInt();
                    int player = 0;
                    while (Numbers.gcd(own[player], stones) <= stones) {
                        stones -= Numbers.gcd(own[player], stones);
                        player = 1 - player;
                    }
                    return "" + (1 - player);
                }),
                null);
    }

    /// Two queens on a board, the one to move first, and the pawns that are left.
    private record Queens(At own, At other, List<At> pawns) {
        List<Queens> captures(int size) {
            List<Queens> all = new ArrayList<>();
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    At at = new At(own.x() + dx, own.y() + dy);
                    while (at.within(1, size) && !at.equals(own) && !at.equals(other) && !pawns.contains(at)) {
                        at = new At(at.x() + dx, at.y() + dy);
                    }
                    At reached = at;
                    if (reached.equals(other)) {
                        all.add(new Queens(other, reached, List.of()));
                    } else if (pawns.contains(reached)) {
                        all.add(new Queens(
                                other,
                                reached,
                                pawns.stream().filter(p -> !p.equals(reached)).toList()));
                    }
                }
            }
            return all;
        }

        /// Whether the queen of the one to move has been taken: the other one stands where it was.
        boolean taken() {
            return own.equals(other);
        }
    }

    private static Statement queens() {
        return new Statement(
                "Codeforces 493D",
                "chess",
                Read.codeforces(493, "D"),
                "2 <= n <= 10^9",
                "A white queen on (1, 1), a black one on (1, n), pawns elsewhere on a board of n rows: capture a pawn or the"
                        + " other queen; who cannot, or has lost the queen, loses. Read n; print white and the first cell, by"
                        + " row and column, to which a winning move leads, or black.",
                random -> "" + random.nextInt(2, 4),
                input -> Lines.answer(input, in -> {
                    int size = in.nextInt();
                    PlayedOut<Queens> play = PlayedOut.normal(now -> now.taken() ? List.of() : now.captures(size));
                    List<At> pawns = IntStream.range(0, size * size)
                            .mapToObj(i -> new At(i / size + 1, i % size + 1))
                            .filter(at -> at.x() > 1 || (at.y() > 1 && at.y() < size))
                            .toList();
                    return new Queens(new At(1, 1), new At(1, size), pawns)
                            .captures(size).stream()
                                    .filter(next -> !play.wins(next))
                                    .map(Queens::other)
                                    .min((a, b) -> a.x() != b.x() ? a.x() - b.x() : a.y() - b.y())
                                    .map(to -> "white\n" + to.x() + " " + to.y())
                                    .orElse("black");
                }),
                null);
    }

    /// The box of the player to move, the other one, and how many may be taken of each.
    private record Boxes(int own, int other, int most, int otherMost) {
        Stream<Boxes> options() {
            return IntStream.rangeClosed(1, Math.min(own, most))
                    .mapToObj(taken -> new Boxes(other, own - taken, otherMost, most));
        }
    }

    private static Statement boxes() {
        PlayedOut<Boxes> play = PlayedOut.normal(boxes -> boxes.options().toList());
        return new Statement(
                "Codeforces 513A",
                "two boxes",
                Read.codeforces(513, "A"),
                "1 <= n1, n2, k1, k2 <= 50",
                "Take 1 to k1 balls of one's own box, the other player 1 to k2 of another; who cannot loses. Read n1 n2 k1 k2;"
                        + " print First or Second.",
                random -> Lines.numbers(random, 4, 1, 9),
                input -> Lines.answer(
                        input,
                        in -> play.wins(new Boxes(in.nextInt(), in.nextInt(), in.nextInt(), in.nextInt()))
                                ? "First"
                                : "Second"),
                null);
    }

    /// An array of which segments are removed, whose sum is odd for one player and even for the other.
    private record Segments(List<Integer> array, int parity) {
        Stream<Segments> options() {
            return IntStream.range(0, array.size())
                    .boxed()
                    .flatMap(from -> IntStream.rangeClosed(from + 1, array.size())
                            .filter(to -> Math.floorMod(ListMoves.sum(array.subList(from, to)), 2) == parity)
                            .mapToObj(to -> new Segments(
                                    Stream.concat(
                                                    array.subList(0, from).stream(),
                                                    array.subList(to, array.size()).stream())
                                            .toList(),
                                    1 - parity)));
        }
    }

    private static Statement godsend() {
        PlayedOut<Segments> play = PlayedOut.normal(now -> now.options().toList());
        return new Statement(
                "Codeforces 841B",
                "segments",
                Read.codeforces(841, "B"),
                "1 <= n <= 10^6; 0 <= a <= 10^9",
                "Remove a segment, the first player one with an odd sum, the second one with an even one; who cannot loses."
                        + " Read n and n numbers; print First or Second.",
                random -> {
                    int numbers = random.nextInt(1, 6);
                    int factor = random.nextInt(1, 3);
                    return numbers + "\n"
                            + IntStream.range(0, numbers)
                                    .mapToObj(i -> "" + factor * random.nextInt(4))
                                    .collect(Collectors.joining(" "));
                },
                input -> Lines.answer(input, in -> play.wins(new Segments(ListMoves.read(in), 1)) ? "First" : "Second"),
                null);
    }

    /// Buttons of the player to move, of the other one, and of both.
    private record Buttons(int own, int other, int shared) {
        Stream<Buttons> options() {
            return Stream.concat(
                    own > 0 ? Stream.of(new Buttons(other, own - 1, shared)) : Stream.empty(),
                    shared > 0
                            ? Stream.of(new Buttons(/* own= */ other, /* other= */ own, shared - 1))
                            : Stream.empty());
        }
    }

    private static Statement buttons() {
        PlayedOut<Buttons> play = PlayedOut.normal(now -> now.options().toList());
        return new Statement(
                "Codeforces 1858A",
                "three numbers",
                Read.codeforces(1858, "A"),
                "t <= 10^4; 1 <= a, b, c <= 10^9",
                "Press a button that has not been pressed: a of them are the first player's, b the second one's, c anybody's;"
                        + " who cannot loses. Read t, then t lines a b c; print First or Second for each.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 3, 1, 9)),
                input -> Lines.answerCounted(
                        input,
                        in -> play.wins(new Buttons(in.nextInt(), in.nextInt(), in.nextInt())) ? "First" : "Second"),
                null);
    }

    private static Statement frogs() {
        return new Statement(
                "Codeforces 2055A",
                "two tokens",
                Read.codeforces(2055, "A"),
                "t <= 500; 2 <= n <= 100",
                "Jump one place to the left or right among n places, not onto the other frog; who cannot loses. Read t, then t"
                        + " lines n a b; print YES if the first player wins, else NO.",
                random -> Lines.counted(random, 6, r -> {
                    int places = r.nextInt(2, 9);
                    int first = r.nextInt(1, places + 1);
                    return places + " " + first + " " + ((first + r.nextInt(places - 1)) % places + 1);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int places = in.nextInt();
                    PlayedRound<At> play = new PlayedRound<>(frogs -> IntStream.of(frogs.x() - 1, frogs.x() + 1)
                            .filter(to -> to >= 1 && to <= places && to != frogs.y())
                            .mapToObj(to -> new At(frogs.y(), to))
                            .toList());
                    return play.result(At.read(in)) == PlayedRound.Result.WON ? "YES" : "NO";
                }),
                new Sample("5\n2 1 2\n3 3 1\n4 2 3\n5 2 4\n7 6 2\n", "NO\nYES\nNO\nYES\nYES\n"));
    }

    /// The numbers that are left as bits, and what was erased just before by the other player, or -1.
    private record Erased(int left, int last) {
        List<Erased> options() {
            return Bits.of(left)
                    .filter(number -> last < 0 || (number + last) % 4 == 3)
                    .mapToObj(number -> new Erased(Bits.without(left, number), last < 0 ? number : -1))
                    .toList();
        }
    }

    private static Statement blackboard() {
        PlayedOut<Erased> play = PlayedOut.normal(Erased::options);
        return new Statement(
                "Codeforces 2123A",
                "residues",
                Read.codeforces(2123, "A"),
                "t <= 100; 1 <= n <= 100",
                "Of the numbers 0 to n - 1 one player erases any, then the other one a number with which it makes 3 modulo 4;"
                        + " who cannot loses. Read t, then t times n; print Alice, who begins, or Bob for each.",
                random -> Lines.counted(random, 5, r -> Lines.numbers(r, 1, 1, 9)),
                input -> Lines.answerCounted(
                        input, (Scanner in) -> play.wins(new Erased(Bits.below(in.nextInt()), -1)) ? "Alice" : "Bob"),
                null);
    }

    private static Statement evenOdd() {
        PlayedOut<At> play = PlayedOut.normal(now -> IntStream.rangeClosed(1, now.x())
                .filter(taken -> taken % 2 == now.y())
                .mapToObj(taken -> new At(now.x() - taken, 1 - now.y()))
                .toList());
        return new Statement(
                "Codeforces 959A",
                "subtraction",
                Read.codeforces(959, "A"),
                "1 <= n <= 10^9",
                "Subtract from n, the first player an even number of at least 1, the second one an odd one, down to 0; who"
                        + " cannot loses. Read n; print Mahmoud, who begins, or Ehab.",
                random -> Lines.numbers(random, 1, 1, 60),
                input -> Lines.answer(input, in -> play.wins(new At(in.nextInt(), 0)) ? "Mahmoud" : "Ehab"),
                null);
    }
}
