package org.grundy.cli.contest.fresh;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Problems of a second draw, in which the players may have different moves.
final class DrawnStatements {
    private DrawnStatements() {}

    static List<Statement> all() {
        return List.of(pawns(), cuts(), ends(), rising(), boxes(), amounts());
    }

    /// A board, a row or heaps, and whether the first player is to move.
    private record Side<P>(P position, boolean first) {}

    private static Statement pawns() {
        return new Statement(
                "Codeforces 592A",
                "pawns",
                Read.codeforces(592, "A"),
                "8 rows of 8 cells; a winner always exists",
                "A moves a white pawn a row up, then B a black one a row down, and so on, to empty cells alone; who reaches"
                        + " the last row of this way wins. Read 8 rows of the letters B, W and .; print A or B.",
                DrawnStatements::pawnBoard,
                input -> Lines.answer(input, in -> {
                    String board = String.join("", Lines.words(in, 8));
                    PlayedOut<Side<String>> play = PlayedOut.normal(DrawnStatements::pawnMoves);
                    return play.wins(new Side<>(board, true)) ? "A" : "B";
                }),
                null);
    }

    /// Two pawns of each side in columns of their own, so that both can always move.
    private static String pawnBoard(Random random) {
        char[] cells = ".".repeat(64).toCharArray();
        for (int pawn = 0; pawn < 3; pawn++) {
            cells[8 * random.nextInt(1, 8) + 2 * pawn] = 'W';
            cells[8 * random.nextInt(0, 7) + 2 * pawn + random.nextInt(2)] = 'B';
        }
        String all = new String(cells);
        String board = IntStream.range(0, 8)
                .mapToObj(row -> all.substring(8 * row, 8 * row + 8) + "\n")
                .reduce("", String::concat);
        return all.contains("W") && all.contains("B") && !stuck(all) ? board : pawnBoard(random);
    }

    /// Whether a pawn stands below or above one of the other side, somewhere.
    private static boolean stuck(String board) {
        return IntStream.range(0, 8).noneMatch(column -> open(board, column, 'W', 'B'))
                || IntStream.range(0, 8).noneMatch(column -> open(board, column, 'B', 'W'));
    }

    private static boolean open(String board, int column, char side, char other) {
        String cells = IntStream.range(0, 8)
                .mapToObj(row -> String.valueOf(board.charAt(8 * row + column)))
                .reduce("", String::concat);
        return cells.indexOf(side) >= 0 && cells.indexOf(other) < 0;
    }

    /// After a player has won nobody moves any more, so that the other one loses.
    private static List<Side<String>> pawnMoves(Side<String> side) {
        String board = side.position();
        if (board.substring(0, 8).contains("W") || board.substring(56).contains("B")) {
            return List.of();
        }
        char pawn = side.first() ? 'W' : 'B';
        int step = side.first() ? -8 : 8;
        List<Side<String>> moves = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            int to = i + step;
            if (board.charAt(i) == pawn && to >= 0 && to < 64 && board.charAt(to) == '.') {
                StringBuilder moved = new StringBuilder(board);
                moved.setCharAt(i, '.');
                moved.setCharAt(to, pawn);
                moves.add(new Side<>(moved.toString(), !side.first()));
            }
        }
        return moves;
    }

    private static Statement cuts() {
        return new Statement(
                "Codeforces 1221E",
                "lengths of one's own",
                Read.codeforces(1221, "E"),
                "q <= 3 * 10^5; b < a <= 3 * 10^5; letters together <= 3 * 10^5",
                "Alice turns a dots in a row of dots and crosses into crosses, then Bob b dots, and so on, a > b, dots that"
                        + " follow each other; who cannot loses. Read q, then in each case a b and the row of . and X; print"
                        + " YES if Alice, who begins, wins, else NO.",
                random -> Lines.counted(random, 5, r -> {
                    int b = r.nextInt(1, 4);
                    return r.nextInt(b + 1, b + 4) + " " + b + "\n" + Lines.word(r, r.nextInt(1, 15), "....X");
                }),
                input -> Lines.answerCounted(input, in -> {
                    int a = in.nextInt();
                    int b = in.nextInt();
                    PlayedOut<Side<String>> play = PlayedOut.normal(side -> {
                        int length = side.first() ? a : b;
                        String row = side.position();
                        return IntStream.rangeClosed(0, row.length() - length)
                                .filter(i -> row.startsWith(".".repeat(length), i))
                                .mapToObj(i -> row.substring(0, i) + "X".repeat(length) + row.substring(i + length))
                                .map(next -> new Side<>(next, !side.first()))
                                .toList();
                    });
                    return play.wins(new Side<>(in.next(), true)) ? "YES" : "NO";
                }),
                null);
    }

    private static Statement ends() {
        return new Statement(
                "AtCoder AGC 048 D",
                "ends of one's own",
                Read.atcoder("agc048_d"),
                "T, N <= 100; A <= 10^9",
                "The first player takes of the leftmost pile that has stones, the second of the rightmost, one or more; who"
                        + " cannot loses. Read T, then in each case N and the piles; print First or Second for each.",
                random -> Lines.counted(random, 6, r -> Lines.list(r, 5, 1, 5)),
                input -> Lines.answerCounted(input, in -> {
                    PlayedOut<Side<List<Integer>>> play = PlayedOut.normal(DrawnStatements::endMoves);
                    return play.wins(new Side<>(ListMoves.read(in), true)) ? "First" : "Second";
                }),
                new Sample("3\n1\n10\n2\n3 2\n3\n2 1 2\n", "First\nFirst\nSecond\n"));
    }

    private static List<Side<List<Integer>>> endMoves(Side<List<Integer>> side) {
        List<Integer> piles = side.position();
        if (piles.isEmpty()) {
            return List.of();
        }
        int place = side.first() ? 0 : piles.size() - 1;
        return IntStream.range(0, piles.get(place))
                .mapToObj(left -> {
                    List<Integer> next = new ArrayList<>(piles);
                    if (left == 0) {
                        next.remove(place);
                    } else {
                        next.set(place, left);
                    }
                    return new Side<>(List.copyOf(next), !side.first());
                })
                .toList();
    }

    private static Statement rising() {
        return new Statement(
                "AtCoder ABC 229 H",
                "pieces of one's own",
                Read.atcoder("abc229_h"),
                "1 <= N <= 8",
                "Takahashi moves a white piece a square up, to an empty square, or takes a black piece away; then Snuke the"
                        + " same with the colours exchanged, and so on; who cannot loses. Read N, then N rows of the letters"
                        + " B, W and .; print Takahashi, who begins, or Snuke.",
                random -> {
                    int size = random.nextInt(1, 4);
                    return size + "\n" + Lines.uncounted(random, size, r -> Lines.word(r, size, "BW."));
                },
                input -> Lines.answer(input, in -> {
                    int size = in.nextInt();
                    PlayedOut<Side<String>> play = PlayedOut.normal(side -> risingMoves(side, size));
                    String board = String.join("", Lines.words(in, size));
                    return play.wins(new Side<>(board, true)) ? "Takahashi" : "Snuke";
                }),
                new Sample("3\nBB.\n.B.\n...\n", "Takahashi\n"));
    }

    private static List<Side<String>> risingMoves(Side<String> side, int size) {
        char own = side.first() ? 'W' : 'B';
        List<Side<String>> moves = new ArrayList<>();
        String board = side.position();
        for (int i = 0; i < board.length(); i++) {
            StringBuilder next = new StringBuilder(board);
            boolean up = board.charAt(i) == own && i >= size && board.charAt(i - size) == '.';
            if (up) {
                next.setCharAt(i - size, own);
            }
            next.setCharAt(i, '.');
            if (up || (board.charAt(i) != own && board.charAt(i) != '.')) {
                moves.add(new Side<>(next.toString(), !side.first()));
            }
        }
        return moves;
    }

    private static Statement boxes() {
        return new Statement(
                "Codeforces 2032F",
                "boxes of heaps",
                Read.codeforces(2032, "F"),
                "t <= 10^4; the sum of n <= 10^6; a <= 10^9; 4 s",
                "A row of pockets is divided into boxes of neighbours. Take peanuts of one pocket of the leftmost box that"
                        + " has any; who cannot loses. Read t, then in each case n and the pockets; print in how many ways"
                        + " the boxes can be chosen so that the first player wins, modulo 998244353.",
                random -> Lines.counted(random, 4, r -> Lines.list(r, 5, 1, 3)),
                input -> Lines.answerCounted(input, in -> {
                    List<Integer> pockets = ListMoves.read(in);
                    return String.valueOf(IntStream.range(0, 1 << (pockets.size() - 1))
                            .filter(walls -> boxesPlayed(walls).wins(pockets))
                            .count());
                }),
                new Sample("3\n3\n1 2 3\n4\n1 2 3 1\n5\n1 1 1 1 1\n", "1\n4\n16\n"));
    }

    /// @param walls of which the bit i says whether a box ends behind pocket i
    private static PlayedOut<List<Integer>> boxesPlayed(int walls) {
        return PlayedOut.normal(pockets -> {
            int from = 0;
            while (from < pockets.size() && pockets.get(from) == 0) {
                from++;
            }
            int to = from;
            while (to < pockets.size() - 1 && (walls >> to & 1) == 0) {
                to++;
            }
            return IntStream.rangeClosed(from, Math.min(to, pockets.size() - 1))
                    .boxed()
                    .flatMap(place -> IntStream.range(0, pockets.get(place))
                            .mapToObj(left -> ListMoves.with(pockets, place, left)))
                    .toList();
        });
    }

    private static Statement amounts() {
        return new Statement(
                "CodeChef RESN04",
                "amounts by place",
                Read.github("captn3m0/codechef", "_problems/easy/RESN04.md"),
                "T, N <= 100; 1 <= S <= 1000",
                "Take exactly i stones of pile i, counted from 1; who cannot loses. Read T, then in each case N and the"
                        + " piles; print ALICE, who begins, or BOB.",
                random -> Lines.counted(random, 6, r -> Lines.list(r, 4, 1, 9)),
                input -> Lines.answerCounted(input, (Scanner in) -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> IntStream.range(0, piles.size())
                            .filter(i -> piles.get(i) > i)
                            .boxed()
                            .flatMap(i -> Stream.of(ListMoves.with(piles, i, piles.get(i) - i - 1)))
                            .toList());
                    return play.wins(ListMoves.read(in)) ? "ALICE" : "BOB";
                }),
                new Sample("2\n1\n1\n2\n1 1\n", "ALICE\nALICE\n"));
    }
}
