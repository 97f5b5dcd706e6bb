package org.grundy.cli.contest.hackerrank;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.PlayedRound;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Heaps.
final class HeapStatements {
    private HeapStatements() {}

    static List<Statement> all() {
        return List.of(misereNim(), nimble(), pokerNim(), chocolateInBox(), half(), verticalRooks());
    }

    private static Statement misereNim() {
        PlayedOut<List<Integer>> play = PlayedOut.misere(ListMoves::takingAny);
        return new Statement(
                "HackerRank misere-nim-1",
                "misère",
                Read.hackerrank("misere-nim-1"),
                "T <= 100; n <= 100; 1 <= s_i <= 10^9",
                "Take any number of one pile; who takes the last stone loses. Read T, then T times n and s_1 … s_n; print"
                        + " First or Second for each.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 4, 1, 4)),
                input -> Lines.answerCounted(
                        input, in -> play.wins(ListMoves.sorted(ListMoves.read(in))) ? "First" : "Second"),
                new Sample("2\n2\n1 1\n3\n2 1 3\n", "First\nSecond\n"));
    }

    private static Statement nimble() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(squares -> {
            List<List<Integer>> next = new ArrayList<>();
            for (int i = 1; i < squares.size(); i++) {
                for (int j = 0; j < i && squares.get(i) > 0; j++) {
                    next.add(ListMoves.moved(squares, i, j, 1));
                }
            }
            return next;
        });
        return new Statement(
                "HackerRank nimble-game-1",
                "coins on squares",
                Read.hackerrank("nimble-game-1"),
                "T <= 10^4; n <= 100; 0 <= c_i <= 10^9",
                "Move one coin from square i to a square j < i; who cannot loses. Read T, then T times n and the numbers of"
                        + " coins c_0 … c_(n-1); print First or Second for each.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 5, 0, 2)),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in)) ? "First" : "Second"),
                new Sample("2\n5\n0 2 3 0 6\n4\n0 0 0 0\n", "First\nSecond\n"));
    }

    /// How often the player to move, and the other, has added to each pile.
    private record Poker(List<Integer> piles, List<Integer> own, List<Integer> other) {
        List<Poker> options(int k, int most) {
            List<Poker> next = new ArrayList<>();
            ListMoves.takingAny(piles).forEach(left -> next.add(new Poker(left, /* own= */ other, /* other= */ own)));
            for (int i = 0; i < piles.size(); i++) {
                for (int size = piles.get(i) + 1; size <= most && own.get(i) < k; size++) {
                    List<Integer> added = ListMoves.with(own, i, own.get(i) + 1);
                    next.add(new Poker(ListMoves.with(piles, i, size), other, added));
                }
            }
            return next;
        }
    }

    private static Statement pokerNim() {
        return new Statement(
                "HackerRank poker-nim-1",
                "nim",
                Read.hackerrank("poker-nim-1"),
                "T <= 100; n, k <= 100; 1 <= c_i <= 10^9",
                "Take any number of one pile or add any number to one, each player at most k times to each pile; who takes"
                        + " the last chip wins. Read T, then T times n k and c_1 … c_n; print First or Second for each.",
                random -> Lines.counted(random, 3, r -> "2 " + r.nextInt(1, 3) + "\n" + Lines.numbers(r, 2, 1, 3)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int k = in.nextInt();
                    List<Integer> piles = ListMoves.read(in, n);
                    List<Integer> none = piles.stream().map(pile -> 0).toList();
                    // Piles of more than 4 are left out: play must be a list of finitely many moves.
                    PlayedOut<Poker> play = PlayedOut.normal(at -> at.options(k, 4));
                    return play.wins(new Poker(piles, none, none)) ? "First" : "Second";
                }),
                new Sample("1\n2 5\n1 2\n", "First\n"));
    }

    private static Statement chocolateInBox() {
        return new Statement(
                "HackerRank chocolate-in-box",
                "count of moves",
                Read.hackerrank("chocolate-in-box"),
                "1 <= N <= 10^6; 1 <= A_i <= 10^9",
                "Nim. Read N, then A_1 … A_N; print how many first moves win.",
                random -> Lines.list(random, 5, 1, 6) + "\n",
                input ->
                        Lines.answer(input, in -> String.valueOf(ListMoves.nim().winningMoves(ListMoves.read(in)))),
                new Sample("2\n2 3\n", "1\n"));
    }

    private static Statement half() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(HeapStatements::halved);
        return new Statement(
                "HackerRank half",
                "least winning move",
                Read.hackerrank("half"),
                "T <= 10^6; 1 <= N <= 10^9",
                "Piles of 1, 2, … N stones: take at least half of one; the last stone wins. Read T, then T lines N; print for"
                        + " each the least number of stones with which the first player wins, 0 if there is none.",
                random -> Lines.counted(random, 5, r -> Lines.numbers(r, 1, 1, 7)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    List<Integer> piles = ListMoves.upTo(n);
                    int all = n * (n + 1) / 2;
                    return String.valueOf(halved(piles).stream()
                            .filter(next -> !play.wins(next))
                            .mapToInt(next -> all - ListMoves.sum(next))
                            .min()
                            .orElse(0));
                }),
                new Sample("3\n1\n6\n3\n", "1\n2\n1\n"));
    }

    private static Set<List<Integer>> halved(List<Integer> piles) {
        return Heaps.moves(piles, pile -> Heaps.single(IntStream.range(0, pile).filter(left -> 2 * left <= pile)));
    }

    /// Rows of the rooks of the player to move and of the other.
    private record Rooks(List<Integer> own, List<Integer> other) {
        List<Rooks> options() {
            List<Rooks> next = new ArrayList<>();
            for (int i = 0; i < own.size(); i++) {
                for (int row = 1; row <= own.size(); row++) {
                    boolean sameSide = (row < other.get(i)) == (own.get(i) < other.get(i));
                    if (row != own.get(i) && row != other.get(i) && sameSide) {
                        next.add(new Rooks(other, ListMoves.with(own, i, row)));
                    }
                }
            }
            return next;
        }
    }

    private static Statement verticalRooks() {
        return new Statement(
                "HackerRank vertical-rooks",
                "turns differ",
                Read.hackerrank("vertical-rooks"),
                "t <= 10; 2 <= n <= 2000",
                "Each player has a rook in each of n columns of n rows: move one of one's own in its column, not onto or over"
                        + " the other; who cannot loses; the second player begins. Read t, then t times n, n rows of the first"
                        + " player's rooks, a line each, then n of the second's; print player-1 or player-2 for each.",
                random -> Lines.counted(random, 4, r -> {
                    int n = r.nextInt(2, 4);
                    List<Integer> first = r.ints(n, 1, n + 1).boxed().toList();
                    List<Integer> second = first.stream()
                            .map(row -> (row + r.nextInt(1, n) - 1) % n + 1)
                            .toList();
                    List<String> rows = new ArrayList<>(List.of(String.valueOf(n)));
                    first.forEach(row -> rows.add(String.valueOf(row)));
                    second.forEach(row -> rows.add(String.valueOf(row)));
                    return String.join("\n", rows);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    List<Integer> first = ListMoves.read(in, n);
                    PlayedRound<Rooks> play = new PlayedRound<>(Rooks::options);
                    return switch (play.result(new Rooks(ListMoves.read(in, n), first))) {
                        case WON -> "player-2";
                        case LOST -> "player-1";
                        case DRAWN -> throw new IllegalStateException("no draws are told of");
                    };
                }),
                new Sample("2\n3\n1\n2\n2\n3\n1\n1\n3\n1\n1\n1\n2\n2\n2\n", "player-2\nplayer-1\n"));
    }
}
