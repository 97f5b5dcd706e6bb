package org.grundy.cli.contest.hackerrank;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;
import org.grundy.cli.contest.StringMoves;

/// Boards, rows and lists.
final class BoardStatements {
    private BoardStatements() {}

    static List<Statement> all() {
        return List.of(
                chessboardAgain(),
                digitsSquareBoard(),
                bitterChocolate(),
                kayles(),
                permutationGame(),
                kittyAndKatty());
    }

    private static Statement chessboardAgain() {
        PlayedOut<At> coin = PlayedOut.normal(at -> at.steps(-2, 1, -2, -1, 1, -2, -1, -2)
                .filter(to -> to.within(1, 15))
                .toList());
        return new Statement(
                "HackerRank chessboard-game-again-1",
                "grid",
                Read.hackerrank("chessboard-game-again-1"),
                "T <= 1000; k <= 1000; 1 <= x, y <= 15",
                "On a board of 15 x 15 move one coin from (x, y) to (x-2, y+1), (x-2, y-1), (x+1, y-2) or (x-1, y-2); who"
                        + " cannot loses. Read T, then T times k and k lines x y; print First or Second for each.",
                random -> Lines.counted(
                        random, 6, r -> Lines.counted(r, r.nextInt(1, 5), one -> Lines.numbers(one, 2, 1, 15))),
                // A sum of coins: played out whole it has too many positions, so the value of each by its definition.
                input -> Lines.answerCounted(input, in -> {
                    int xor = 0;
                    for (int coins = in.nextInt(); coins > 0; coins--) {
                        xor ^= coin.value(At.read(in));
                    }
                    return xor == 0 ? "Second" : "First";
                }),
                new Sample("2\n3\n5 4\n5 8\n8 2\n6\n7 1\n7 2\n7 3\n7 4\n7 4\n7 4\n", "First\nSecond\n"));
    }

    /// A board from a corner to one that no longer belongs to it.
    private record Piece(int top, int left, int bottom, int right) {
        Stream<List<Piece>> cuts() {
            return Stream.concat(
                    IntStream.range(top + 1, bottom)
                            .mapToObj(row ->
                                    List.of(new Piece(top, left, row, right), new Piece(row, left, bottom, right))),
                    IntStream.range(left + 1, right)
                            .mapToObj(column -> List.of(
                                    new Piece(top, left, bottom, column), new Piece(top, column, bottom, right))));
        }

        boolean hasNonPrime(List<List<Integer>> digits) {
            return digits.subList(top, bottom).stream()
                    .flatMap(row -> row.subList(left, right).stream())
                    .anyMatch(digit -> !List.of(2, 3, 5, 7).contains(digit));
        }
    }

    private static Statement digitsSquareBoard() {
        return new Statement(
                "HackerRank digits-square-board-1",
                "cutting",
                Read.hackerrank("digits-square-board-1"),
                "T <= 10; 1 <= N <= 30; digits 1 to 9",
                "Cut a board that has more than one cell and a digit that is no prime along a line of the grid in two; who"
                        + " cannot loses. Read T, then T times N and N lines of N digits; print First or Second for each.",
                random -> Lines.counted(random, 4, r -> {
                    int n = r.nextInt(1, 4);
                    return Lines.counted(r, n, one -> Lines.numbers(one, n, 2, 6));
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    List<List<Integer>> digits = ListMoves.rows(in, n, n);
                    PlayedOut<Set<Piece>> play = PlayedOut.normal(pieces -> pieces.stream()
                            .filter(piece -> piece.hasNonPrime(digits))
                            .flatMap(piece -> piece.cuts().map(parts -> {
                                Set<Piece> next = new HashSet<>(pieces);
                                next.remove(piece);
                                next.addAll(parts);
                                return next;
                            }))
                            .collect(Collectors.toSet()));
                    return play.wins(Set.of(new Piece(0, 0, n, n))) ? "First" : "Second";
                }),
                new Sample("2\n3\n2 7 5\n2 7 5\n7 7 7\n2\n4 3\n1 2\n", "Second\nFirst\n"));
    }

    private static Statement bitterChocolate() {
        PlayedOut<List<Integer>> play = PlayedOut.misere(rows -> {
            List<List<Integer>> next = new ArrayList<>();
            for (int row = 0; row < rows.size(); row++) {
                for (int length = 0; length < rows.get(row); length++) {
                    int lower = row;
                    int most = length;
                    next.add(IntStream.range(0, rows.size())
                            .mapToObj(i -> i < lower ? rows.get(i) : Math.min(rows.get(i), most))
                            .toList());
                }
            }
            return next;
        });
        return new Statement(
                "HackerRank bitter-chocolate",
                "chomp",
                Read.hackerrank("bitter-chocolate"),
                "T <= 100; 25 >= row_1 >= row_2 >= row_3 >= 0, row_1 >= 1",
                "Eat a block of a bar of three rows with all blocks to its right and above; who eats the lowest block at the"
                        + " left loses. Read T, then T lines row_1 row_2 row_3; print WIN or LOSE for each.",
                random -> Lines.counted(
                        random,
                        8,
                        r -> r.ints(3, 1, 8)
                                .boxed()
                                .sorted((a, b) -> b - a)
                                .map(String::valueOf)
                                .collect(Collectors.joining(" "))),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in, 3)) ? "WIN" : "LOSE"),
                new Sample("2\n1 1 1\n2 2 1\n", "WIN\nLOSE\n"));
    }

    private static Statement kayles() {
        PlayedOut<String> play = PlayedOut.normal(pins -> {
            List<String> next = new ArrayList<>();
            for (int i = 0; i < pins.length(); i++) {
                for (String struck : List.of("I", "II")) {
                    if (pins.startsWith(struck, i)) {
                        next.add(StringMoves.replaced(pins, i, "X".repeat(struck.length())));
                    }
                }
            }
            return next;
        });
        return new Statement(
                "HackerRank game-of-kyles",
                "string",
                Read.hackerrank("game-of-kyles"),
                "T <= 1000; N <= 300",
                "Knock down one pin or two neighbours of a row; the last pin wins. Read T, then T times N and a string of N"
                        + " letters, I for a pin and X for none; print WIN or LOSE for each.",
                random -> Lines.counted(random, 8, r -> {
                    int n = r.nextInt(1, 10);
                    String pins = "I"
                            + IntStream.range(1, n)
                                    .mapToObj(i -> r.nextInt(4) == 0 ? "X" : "I")
                                    .collect(Collectors.joining());
                    return n + "\n" + pins;
                }),
                input -> Lines.answerCounted(input, in -> {
                    in.nextInt();
                    return play.wins(in.next()) ? "WIN" : "LOSE";
                }),
                new Sample("4\n4\nIXXI\n4\nXIIX\n5\nIIXII\n5\nIIIII\n", "LOSE\nWIN\nLOSE\nWIN\n"));
    }

    private static Statement permutationGame() {
        PlayedOut<List<Integer>> play =
                PlayedOut.normal(left -> ListMoves.sorted(left).equals(left) ? List.of() : ListMoves.shorter(left));
        return new Statement(
                "HackerRank permutation-game",
                "permutation",
                Read.hackerrank("permutation-game"),
                "t <= 100; 2 <= n <= 15; not in ascending order",
                "Remove a number of a permutation of 1 to n; who leaves numbers in ascending order wins. Read t, then t times"
                        + " n and the permutation; print Alice or Bob for each.",
                random -> Lines.counted(random, 6, r -> {
                    int n = r.nextInt(2, 8);
                    List<Integer> numbers;
                    do {
                        numbers = r.ints(1, n + 1).distinct().limit(n).boxed().toList();
                    } while (ListMoves.sorted(numbers).equals(numbers));
                    return n + "\n" + Lines.joined(numbers);
                }),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in)) ? "Alice" : "Bob"),
                new Sample("2\n3\n1 3 2\n5\n5 3 2 1 4\n", "Alice\nBob\n"));
    }

    private record Blocks(List<Integer> blocks, boolean kitty) {
        List<Blocks> options() {
            List<Blocks> next = new ArrayList<>();
            for (int i = 0; i < blocks.size(); i++) {
                for (int j = 0; j < blocks.size(); j++) {
                    if (i != j) {
                        List<Integer> left =
                                ListMoves.without(ListMoves.without(blocks, Math.max(i, j)), Math.min(i, j));
                        int written = blocks.get(i) - blocks.get(j);
                        next.add(new Blocks(ListMoves.sorted(ListMoves.and(left, written)), !kitty));
                    }
                }
            }
            return next;
        }

        /// Whether play is over and the player who would move has won.
        boolean wonAtOnce() {
            if (blocks.size() > 1) {
                return false;
            }
            int rest = Math.floorMod(blocks.get(0), 3);
            return (rest == 1 && kitty) || (rest == 2 && !kitty);
        }
    }

    private static Statement kittyAndKatty() {
        PlayedOut<Blocks> play = PlayedOut.ending(Blocks::options, Blocks::wonAtOnce);
        return new Statement(
                "HackerRank kitty-and-katty",
                "last block",
                Read.hackerrank("kitty-and-katty"),
                "T <= 100; 1 <= N <= 10^5",
                "Of the numbers 1 to N replace two, a and b, by a - b, until one is left: Kitty, who begins, wins if it is 1"
                        + " modulo 3, Katty if it is 2, and who moved last if it is 0. Read T, then T lines N; print Kitty or"
                        + " Katty for each.",
                random -> Lines.counted(random, 4, r -> Lines.numbers(r, 1, 1, 6)),
                input -> Lines.answerCounted(input, in -> {
                    List<Integer> blocks = ListMoves.upTo(in.nextInt());
                    return play.wins(new Blocks(blocks, true)) ? "Kitty" : "Katty";
                }),
                new Sample("2\n2\n3\n", "Kitty\nKatty\n"));
    }
}
