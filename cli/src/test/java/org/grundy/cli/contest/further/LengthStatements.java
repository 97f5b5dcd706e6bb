package org.grundy.cli.contest.further;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Whoever wins does so as soon as possible, and whoever loses as late.
final class LengthStatements {
    private LengthStatements() {}

    static List<Statement> all() {
        return List.of(primes(), squares());
    }

    /// How many moves a game takes, by its positions: an odd number where the first player wins.
    private record Length<P>(Function<P, Stream<P>> options, Map<P, Integer> known) {
        int of(P position) {
            Integer length = known.get(position);
            if (length == null) {
                List<Integer> after = options.apply(position).map(this::of).toList();
                length = after.stream()
                        .filter(each -> each % 2 == 0)
                        .min(Integer::compare)
                        .or(() -> after.stream().max(Integer::compare))
                        .map(each -> each + 1)
                        .orElse(0);
                known.put(position, length);
            }
            return length;
        }
    }

    private static Statement primes() {
        return new Statement(
                "Luogu P1857",
                "length of play",
                "https://wzoi.cc/s/1/1310",
                "at most 10 heaps to 20000; 1 s",
                "Take a prime number of stones; who cannot loses. Read how many heaps follow; print for each the least number"
                        + " of moves, of both, within which the first player surely wins, or -1.",
                random -> Lines.counted(random, 4, r -> String.valueOf(r.nextInt(1, 81))),
                input -> {
                    Length<Integer> length = new Length<>(
                            n -> IntStream.rangeClosed(2, n)
                                    .filter(Numbers::isPrime)
                                    .mapToObj(p -> n - p),
                            new HashMap<>());
                    return Lines.answerCounted(input, in -> {
                        int moves = length.of(in.nextInt());
                        return String.valueOf(moves % 2 == 1 ? moves : -1);
                    });
                },
                new Sample("3\n8\n9\n16\n", "1\n-1\n3\n"));
    }

    private static Statement squares() {
        return new Statement(
                "TopCoder PowerGame",
                "length of play",
                "http://topcoder.bgcoder.com/print.php?id=1733",
                "two piles from 1 to 10000; 2 s",
                "Take a square number from each of two piles; who cannot loses. Given the piles: Alan (the first player) or Bob"
                        + " will win after so many moves.",
                random -> random.nextInt(1, 26) + " " + random.nextInt(1, 26) + "\n",
                input -> Lines.answer(input, in -> {
                    Length<At> length = new Length<>(
                            at -> IntStream.rangeClosed(1, at.x())
                                    .filter(i -> i * i <= at.x())
                                    .boxed()
                                    .flatMap(i -> IntStream.rangeClosed(1, at.y())
                                            .filter(j -> j * j <= at.y())
                                            .mapToObj(j -> new At(at.x() - i * i, at.y() - j * j))),
                            new HashMap<>());
                    int moves = length.of(At.read(in));
                    return (moves % 2 == 1 ? "Alan" : "Bob") + " will win after " + moves + " moves";
                }),
                new Sample("7\n13\n", "Bob will win after 4 moves\n"));
    }
}
