package org.grundy.cli.contest.codeforces;

import java.util.List;
import java.util.Scanner;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.PlayedRound;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Statement;

/// Games of which the position at their end says who has won.
final class EndStatements {
    private EndStatements() {}

    static List<Statement> all() {
        return List.of(cities(), ticket(), fencing());
    }

    /// A position with whose turn it is, and whether that is the player who wins at certain ends.
    private record Moved<P>(P position, boolean first) {
        /// Whether who is to move has won.
        ///
        /// @param firstWins whether the first player wins at an end
        boolean isWon(Predicate<P> ended, Predicate<P> firstWins) {
            return ended.test(position) && firstWins.test(position) == first;
        }
    }

    private static Statement cities() {
        return new Statement(
                "Codeforces 549C",
                "parity at the end",
                Read.codeforces(549, "C"),
                "1 <= k <= n <= 2*10^5; 1 <= a_i <= 10^6; 1 s",
                "Burn a city, until k are left: Stannis, who begins, wins if their people are odd in number, else Daenerys."
                        + " Read n k, then a_1 … a_n; print Stannis or Daenerys.",
                random -> {
                    int n = random.nextInt(1, 8);
                    return n + " " + random.nextInt(1, n + 1) + "\n" + Lines.numbers(random, n, 1, 4) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int k = in.nextInt();
                    PlayedOut<Moved<List<Integer>>> play = PlayedOut.ending(
                            at -> at.position().size() == k
                                    ? List.of()
                                    : ListMoves.shorter(at.position()).stream()
                                            .map(next -> new Moved<>(next, !at.first()))
                                            .toList(),
                            at -> at.isWon(left -> left.size() == k, left -> ListMoves.sum(left) % 2 == 1));
                    return play.wins(new Moved<>(ListMoves.read(in, n), true)) ? "Stannis" : "Daenerys";
                }),
                null);
    }

    private static boolean happy(String ticket) {
        int half = ticket.length() / 2;
        return ticket.substring(0, half).chars().sum()
                == ticket.substring(half).chars().sum();
    }

    private static List<Moved<String>> digits(Moved<String> at) {
        String ticket = at.position();
        return IntStream.range(0, ticket.length())
                .filter(i -> ticket.charAt(i) == '?')
                .boxed()
                .flatMap(i -> IntStream.range(0, 10)
                        .mapToObj(digit ->
                                new Moved<>(ticket.substring(0, i) + digit + ticket.substring(i + 1), !at.first())))
                .toList();
    }

    private static Statement ticket() {
        PlayedOut<Moved<String>> play = PlayedOut.ending(
                EndStatements::digits, at -> at.isWon(ticket -> !ticket.contains("?"), ticket -> !happy(ticket)));
        return new Statement(
                "Codeforces 1215D",
                "digits",
                Read.codeforces(1215, "D"),
                "2 <= n <= 2*10^5, n even, and so the number of ?; 2 s",
                "Write a digit in place of a ? of a ticket: Bicarp wins if the sums of both halves are equal at the end, else"
                        + " Monocarp, who begins. Read n and the ticket; print Monocarp or Bicarp.",
                random -> {
                    String ticket;
                    do {
                        ticket = Lines.word(random, 2 * random.nextInt(1, 3), "?07?9?");
                    } while (ticket.chars().filter(each -> each == '?').count() % 2 == 1);
                    return ticket.length() + "\n" + ticket + "\n";
                },
                input -> Lines.answer(input, in -> {
                    in.nextInt();
                    return play.wins(new Moved<>(in.next(), true)) ? "Monocarp" : "Bicarp";
                }),
                null);
    }

    /// How far play is followed apart: no stroke is longer than 6, and from farther away nobody wins here.
    private static final int FAR = 60;

    /// How far the other fencer may stand after a move, before whom the player to move stands at 0.
    private static List<Integer> strokes(int distance, int least, int most) {
        return distance == 0 || Math.abs(distance) > FAR
                ? List.of(distance)
                : IntStream.rangeClosed(distance - most, distance - least)
                        .boxed()
                        .toList();
    }

    private static PlayedRound.Result fenced(int distance, int least, int most) {
        // who has been hit cannot move, and who is far away moves for ever
        PlayedRound<Integer> round = new PlayedRound<>(at -> at == 0 ? List.of() : strokes(at, least, most));
        return round.result(distance);
    }

    private static boolean isFencing(String input, String output) {
        Scanner in = new Scanner(input);
        int own = in.nextInt();
        int other = in.nextInt();
        int least = in.nextInt();
        int most = in.nextInt();
        List<String> said = List.of(output.strip().split("\\s+"));
        return switch (fenced(other - own, least, most)) {
            case LOST -> said.equals(List.of("SECOND"));
            case DRAWN -> said.equals(List.of("DRAW"));
            case WON -> {
                int place = said.size() == 2 ? Integer.parseInt(said.getLast()) : own + most + 1;
                yield said.getFirst().equals("FIRST")
                        && own + least <= place
                        && place <= own + most
                        && fenced(other - place, least, most) == PlayedRound.Result.LOST;
            }
        };
    }

    private static Statement fencing() {
        return new Statement(
                "Codeforces 154D",
                "draws",
                Read.codeforces(154, "D"),
                "-10^9 <= x1, x2, a, b <= 10^9; x1 != x2; a <= b; 2 s",
                "Two players on a line move in turn, the first one by a number from a to b to the right, the other to the left;"
                        + " who comes to where the other one stands wins. Read x1 x2 a b; print FIRST and a winning place, SECOND"
                        + " or DRAW.",
                random -> {
                    int own = random.nextInt(-9, 10);
                    int least = random.nextInt(-6, 7);
                    int away = random.nextInt(1, 25) * (random.nextBoolean() ? 1 : -1);
                    return own + " " + (own + away) + " " + least + " " + random.nextInt(least, 7) + "\n";
                },
                EndStatements::isFencing,
                null);
    }
}
