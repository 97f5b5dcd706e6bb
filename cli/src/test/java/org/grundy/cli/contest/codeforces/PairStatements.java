package org.grundy.cli.contest.codeforces;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.PlayedRound;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Two numbers or three.
final class PairStatements {
    private PairStatements() {}

    static List<Statement> all() {
        return List.of(dirichlet(), anotherNumberGame(), nimShortcuts(), walletExchange());
    }

    private static Statement dirichlet() {
        return new Statement(
                "Codeforces 39E",
                "draws",
                Read.codeforces(39, "E"),
                "1 <= a <= 10000; 1 <= b <= 30; 2 <= n <= 10^9; a^b < n",
                "Add 1 to a or to b; who makes a^b at least n loses. Read a b n; print the loser, Stas, who begins, or Masha,"
                        + " or Missing for a draw.",
                random -> {
                    int a = random.nextInt(1, 5);
                    int b = random.nextInt(1, 4);
                    int least = (int) Math.pow(a, b) + 1;
                    return a + " " + b + " " + random.nextInt(Math.max(2, least), least + 60) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    List<Integer> start = ListMoves.read(in, 2);
                    int n = in.nextInt();
                    // 2^b is above every n here long before b = 20, so that 1^20 stands for all that follow.
                    PlayedRound<List<Integer>> play = new PlayedRound<>(at -> Stream.of(
                                    List.of(at.get(0) + 1, at.get(1)), List.of(at.get(0), Math.min(20, at.get(1) + 1)))
                            .filter(next -> Math.pow(next.get(0), next.get(1)) < n)
                            .toList());
                    return switch (play.result(start)) {
                        case WON -> "Masha";
                        case LOST -> "Stas";
                        case DRAWN -> "Missing";
                    };
                }),
                new Sample("1 4 10\n", "Missing\n"));
    }

    private static Statement anotherNumberGame() {
        PlayedOut<List<Integer>> play = ListMoves.wythoff();
        return new Statement(
                "Codeforces 282D",
                "wythoff",
                Read.codeforces(282, "D"),
                "1 <= n <= 3; 0 <= a_i < 300",
                "Take any number from one heap, or the same number from all heaps; who cannot loses. Read n, then a_1 … a_n;"
                        + " print BitLGM, who begins, or BitAryo.",
                random -> Lines.list(random, 3, 0, 7) + "\n",
                input -> Lines.answer(input, in -> play.wins(ListMoves.read(in)) ? "BitLGM" : "BitAryo"),
                new Sample("2\n1 2\n", "BitAryo\n"));
    }

    private static Statement nimShortcuts() {
        return new Statement(
                "Codeforces 1458E",
                "lost positions given",
                Read.codeforces(1458, "E"),
                "1 <= n, m <= 10^5; 0 <= x_i, y_i, a_i, b_i <= 10^9",
                "Nim with two heaps, where a player to move loses at once at one of the given positions. Read n m, then the n"
                        + " positions x y, then m starts a b; print WIN or LOSE for each start.",
                random -> {
                    int n = random.nextInt(1, 5);
                    List<String> places = random.ints(n, 0, 36)
                            .distinct()
                            .mapToObj(p -> p / 6 + " " + p % 6)
                            .toList();
                    return places.size() + " 6\n" + String.join("\n", places) + "\n"
                            + Lines.uncounted(random, 6, r -> Lines.numbers(r, 2, 0, 7));
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    List<List<Integer>> lost = ListMoves.rows(in, n, 2);
                    PlayedOut<List<Integer>> play =
                            PlayedOut.normal(heaps -> lost.contains(heaps) ? List.of() : ListMoves.takingAny(heaps));
                    return Lines.answers(in, m, start -> play.wins(ListMoves.read(start, 2)) ? "WIN" : "LOSE");
                }),
                new Sample("3 5\n3 0\n0 1\n2 2\n0 0\n1 1\n2 2\n3 3\n5 4\n", "LOSE\nWIN\nLOSE\nWIN\nLOSE\n"));
    }

    private static Statement walletExchange() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(wallets -> Stream.of(
                        List.of(wallets.get(1), wallets.get(0) - 1), List.of(wallets.get(0), wallets.get(1) - 1))
                .filter(next -> next.get(1) >= 0)
                .toList());
        return new Statement(
                "Codeforces 1919A",
                "two numbers",
                Read.codeforces(1919, "A"),
                "t <= 1000; 1 <= a, b <= 10^9",
                "Exchange the wallets or not, then take a coin from one's own; who cannot loses. Read t, then t lines a b,"
                        + " a with the player who begins; print Alice or Bob for each.",
                random -> Lines.counted(random, 8, r -> Lines.numbers(r, 2, 1, 9)),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in, 2)) ? "Alice" : "Bob"),
                new Sample("3\n1 1\n1 4\n5 3\n", "Bob\nAlice\nBob\n"));
    }
}
