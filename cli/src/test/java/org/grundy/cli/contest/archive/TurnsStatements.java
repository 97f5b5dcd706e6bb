package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Whose turn it is, in which room, and what was played before say what may be played.
final class TurnsStatements {
    private TurnsStatements() {}

    static List<Statement> all() {
        return List.of(luoguP8901(), spojGame31());
    }

    private static Statement luoguP8901() {
        return new Statement(
                "Luogu P8901",
                "length of play",
                "http://47.110.135.197/problem.php?id=8163",
                "1 <= T <= 1000; sum of N <= 2 10^5; 1 <= ai <= 5 10^6; 1 s",
                "Rooms with cows in a circle, the players in the first. Each takes a turn in a room, Farmer John first: take"
                        + " 1 or a prime number of its cows; who is to move where there is none loses. Then both go to the"
                        + " next room. Read T, then N and N numbers each; print Farmer John or Farmer Nhoj.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 3, 1, 9)),
                input -> {
                    // the cows from the room on where the players are, and as the last number whether one has moved
                    PlayedOut<List<Integer>> play = PlayedOut.normal(TurnsStatements::milked);
                    return Lines.answerCounted(input, in -> {
                        return play.wins(ListMoves.and(ListMoves.read(in), 0)) ? "Farmer John" : "Farmer Nhoj";
                    });
                },
                new Sample(
                        "5\n1\n4\n1\n9\n2\n2 3\n2\n7 10\n3\n4 9 4\n",
                        "Farmer Nhoj\nFarmer John\nFarmer John\nFarmer John\nFarmer Nhoj\n"));
    }

    private static List<List<Integer>> milked(List<Integer> rooms) {
        int last = rooms.size() - 1;
        return IntStream.rangeClosed(1, rooms.get(0))
                .filter(p -> p == 1 || Numbers.isPrime(p))
                .mapToObj(p -> {
                    List<Integer> next = new ArrayList<>(rooms);
                    next.set(0, rooms.get(0) - p);
                    next.set(last, 1 - rooms.get(last));
                    if (rooms.get(last) == 1) {
                        next.add(last - 1, next.removeFirst());
                    }
                    return next;
                })
                .toList();
    }

    private static Statement spojGame31() {
        return new Statement(
                "SPOJ GAME31",
                "cards",
                "http://www.spoj.com/problems/GAME31/",
                "a line has at most 24 digits",
                "Four cards each of 1 to 6; play a card on a pile whose sum must not become more than 31; who cannot loses."
                        + " Each line up to the end of the input has the cards of a game so far, none too; print it, a space,"
                        + " and A if who played the first of them wins, else B.",
                random -> Lines.uncounted(random, 6, TurnsStatements::cardsSoFar),
                input -> {
                    // how many of each card are left
                    PlayedOut<List<Integer>> play = PlayedOut.normal(left -> IntStream.rangeClosed(1, 6)
                            .filter(card -> left.get(card - 1) > 0 && sumOfPlayed(left) + card <= 31)
                            .mapToObj(card -> ListMoves.with(left, card - 1, left.get(card - 1) - 1))
                            .toList());
                    return input.lines()
                            .map(line -> {
                                List<Integer> left = IntStream.rangeClosed(1, 6)
                                        .mapToObj(card -> 4
                                                - (int) line.chars()
                                                        .filter(c -> c == '0' + card)
                                                        .count())
                                        .toList();
                                return line + (play.wins(left) == (line.length() % 2 == 0) ? " A\n" : " B\n");
                            })
                            .collect(Collectors.joining());
                },
                new Sample(
                        "356656\n35665\n3566\n111126666\n552525\n",
                        "356656 B\n35665 B\n3566 A\n111126666 A\n552525 A\n"));
    }

    private static int sumOfPlayed(List<Integer> left) {
        return IntStream.rangeClosed(1, 6)
                .map(card -> card * (4 - left.get(card - 1)))
                .sum();
    }

    private static String cardsSoFar(Random random) {
        StringBuilder cards = new StringBuilder();
        int sum = 0;
        int length = random.nextInt(1, 8);
        while (cards.length() < length) {
            int card = random.nextInt(1, 7);
            if (cards.chars().filter(c -> c == '0' + card).count() < 4 && sum + card <= 31) {
                cards.append(card);
                sum += card;
            } else {
                length--;
            }
        }
        return cards.toString();
    }
}
