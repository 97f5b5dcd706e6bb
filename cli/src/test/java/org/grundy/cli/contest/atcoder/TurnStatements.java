package org.grundy.cli.contest.atcoder;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// What a player may do, or has to reach, depends on who is to move.
final class TurnStatements {
    private TurnStatements() {}

    static List<Statement> all() {
        return List.of(pilesOfPebbles(), abGame(), modMGame(), exchangeGame(), primeSum());
    }

    private record Pebbles(List<Integer> piles, boolean first) {}

    private static Statement pilesOfPebbles() {
        return new Statement(
                "AtCoder ARC 143 C",
                "turns differ",
                Read.atcoder("arc143_c"),
                "1 <= N <= 2*10^5; 1 <= X, Y, A_i <= 10^9; 2 s",
                "Choose one or more piles; the first player takes X pebbles of each, the second Y; who cannot loses. Read"
                        + " N X Y, then A_1 … A_N; print First or Second.",
                random -> {
                    int piles = random.nextInt(1, 4);
                    return piles + " " + Lines.numbers(random, 2, 1, 4) + "\n" + Lines.numbers(random, piles, 1, 9)
                            + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int count = in.nextInt();
                    int x = in.nextInt();
                    int y = in.nextInt();
                    PlayedOut<Pebbles> play =
                            PlayedOut.normal(at -> ListMoves.takingOfSome(at.piles(), at.first() ? x : y).stream()
                                    .map(piles -> new Pebbles(piles, !at.first()))
                                    .toList());
                    return play.wins(new Pebbles(ListMoves.read(in, count), true)) ? "First" : "Second";
                }),
                new Sample("2 1 1\n3 3\n", "First\n"));
    }

    private record Stones(int stones, boolean first) {}

    private static Statement abGame() {
        return new Statement(
                "AtCoder ARC 145 B",
                "turns differ",
                Read.atcoder("arc145_b"),
                "1 <= N, A, B <= 10^18; 2 s",
                "Alice takes a positive multiple of A of n stones, Bob one of B; who cannot loses. Read N A B; print for how"
                        + " many n from 1 to N Alice, who begins, wins.",
                random -> random.nextInt(1, 40) + " " + Lines.numbers(random, 2, 1, 8) + "\n",
                input -> Lines.answer(input, in -> {
                    int most = in.nextInt();
                    int a = in.nextInt();
                    int b = in.nextInt();
                    PlayedOut<Stones> play = PlayedOut.normal(at -> {
                        int step = at.first() ? a : b;
                        return IntStream.rangeClosed(1, at.stones() / step)
                                .mapToObj(times -> new Stones(at.stones() - times * step, !at.first()))
                                .toList();
                    });
                    return String.valueOf(IntStream.rangeClosed(1, most)
                            .filter(n -> play.wins(new Stones(n, true)))
                            .count());
                }),
                new Sample("4 2 1\n", "2\n"));
    }

    /// Cards of the player to move and of the other.
    private record Hands(List<Integer> own, List<Integer> other, int sum, boolean alice) {
        List<Hands> options() {
            return IntStream.range(0, own.size())
                    .mapToObj(i -> new Hands(other, ListMoves.without(own, i), sum + own.get(i), !alice))
                    .toList();
        }
    }

    private static Statement modMGame() {
        return new Statement(
                "AtCoder ARC 185 A",
                "turns differ",
                Read.atcoder("arc185_a"),
                "T <= 10^5; 1 <= N < M <= 10^9; 2 s",
                "Each player has cards 1 to N and plays one; who makes the sum of all played cards divisible by M loses at"
                        + " once; if nobody does, Alice, who begins, wins. Read T, then T lines N M; print Alice or Bob.",
                random -> Lines.counted(random, 8, r -> {
                    int n = r.nextInt(1, 5);
                    return n + " " + r.nextInt(n + 1, 4 * n + 2);
                }),
                input -> Lines.answerCounted(input, in -> {
                    List<Integer> cards = ListMoves.upTo(in.nextInt());
                    int m = in.nextInt();
                    PlayedOut<Hands> play = PlayedOut.ending(
                            Hands::options,
                            at -> (at.sum() > 0 && at.sum() % m == 0)
                                    || (at.alice() && at.own().isEmpty()));
                    return play.wins(new Hands(cards, cards, 0, true)) ? "Alice" : "Bob";
                }),
                new Sample("3\n2 3\n3 6\n5 9\n", "Alice\nAlice\nBob\n"));
    }

    /// Cards of the player to move, of the other and on the table.
    private record Table(List<Integer> own, List<Integer> other, List<Integer> table) {
        List<Table> options() {
            List<Table> next = new ArrayList<>();
            for (int i = 0; i < own.size(); i++) {
                int card = own.get(i);
                List<Integer> left = ListMoves.without(own, i);
                next.add(new Table(other, left, ListMoves.sorted(ListMoves.and(table, card))));
                for (int j = 0; j < table.size(); j++) {
                    if (table.get(j) < card) {
                        next.add(new Table(
                                other,
                                ListMoves.sorted(ListMoves.and(left, table.get(j))),
                                ListMoves.sorted(ListMoves.with(table, j, card))));
                    }
                }
            }
            return next;
        }
    }

    private static Statement exchangeGame() {
        return new Statement(
                "AtCoder ABC 380 F",
                "hands of cards",
                Read.atcoder("abc380_f"),
                "1 <= N, M, L, N + M + L <= 12; numbers <= 10^9; 2 s",
                "Play a card of one's hand to the table and take at will one smaller card from the table; who has no card"
                        + " loses. Read N M L, then the N cards of the player who begins, the M of the other, the L on the"
                        + " table, a line each; print Takahashi or Aoki.",
                random -> {
                    int n = random.nextInt(1, 4);
                    int m = random.nextInt(1, 4);
                    int l = random.nextInt(1, 3);
                    return n + " " + m + " " + l + "\n" + Lines.numbers(random, n, 1, 6) + "\n"
                            + Lines.numbers(random, m, 1, 6) + "\n" + Lines.numbers(random, l, 1, 6) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    List<Integer> counts = ListMoves.read(in, 3);
                    List<List<Integer>> hands = counts.stream()
                            .map(count -> ListMoves.sorted(ListMoves.read(in, count)))
                            .toList();
                    PlayedOut<Table> play = PlayedOut.normal(Table::options);
                    return play.wins(new Table(hands.get(0), hands.get(1), hands.get(2))) ? "Takahashi" : "Aoki";
                }),
                new Sample("1 1 2\n2\n4\n1 3\n", "Aoki\n"));
    }

    private static Statement primeSum() {
        return new Statement(
                "AtCoder ABC 239 D",
                "two choices",
                Read.atcoder("abc239_d"),
                "1 <= A <= B <= 100; 1 <= C <= D <= 100; 2 s",
                "Takahashi names a number from A to B, then Aoki one from C to D, who wins if the sum is prime. Read A B C D;"
                        + " print Takahashi or Aoki.",
                random -> {
                    int a = random.nextInt(1, 40);
                    int c = random.nextInt(1, 40);
                    return a + " " + random.nextInt(a, a + 6) + " " + c + " " + random.nextInt(c, c + 6) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    List<Integer> bounds = ListMoves.read(in, 4);
                    boolean first = IntStream.rangeClosed(bounds.get(0), bounds.get(1))
                            .anyMatch(named -> IntStream.rangeClosed(bounds.get(2), bounds.get(3))
                                    .noneMatch(answer -> Numbers.isPrime(named + answer)));
                    return first ? "Takahashi" : "Aoki";
                }),
                new Sample("2 3 3 4\n", "Aoki\n"));
    }
}
