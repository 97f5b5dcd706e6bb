package org.grundy.automata;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.ProofObligations;

/// Finds a ranking function: sums of a position's numbers of which the first that a move changes becomes
/// smaller. Plays then end, for the natural numbers are well ordered, and so are tuples of them. A difference of two
/// numbers is as good where it falls from a natural number only, and so is a sum of multiples of two numbers.
///
/// A sum is taken if no move that is left raises it and some lower it; those need not be looked at further.
final class RankingFunction {
    private static final int LEAST_WEIGHTS = 3;
    private static final int LARGEST_WEIGHT = 5;

    private final ProofObligations claims;
    private final Predicate<ProofObligations.Violation> impossible;

    /// @param impossible decides whether a violation cannot be
    RankingFunction(ProofObligations claims, Predicate<ProofObligations.Violation> impossible) {
        this.claims = claims;
        this.impossible = impossible;
    }

    /// The sums in their order, each as the names of its numbers, as often as they are added; empty if none were found.
    Optional<List<List<String>>> found() {
        List<DefinableGame.Move> left = new ArrayList<>(claims.game().moves());
        List<List<String>> found = new ArrayList<>();
        while (!left.isEmpty()) {
            Optional<List<String>> next = Stream.of(sums(), differences(), weighted())
                    .flatMap(terms -> terms)
                    .filter(sum -> left.stream().allMatch(move -> falls(move, sum, 0)))
                    .filter(sum -> left.removeIf(move -> falls(move, sum, 1)))
                    .findFirst();
            if (next.isEmpty()) {
                return Optional.empty();
            }
            found.add(next.get());
        }
        return Optional.of(found);
    }

    private boolean falls(DefinableGame.Move move, List<String> sum, long by) {
        return impossible.test(claims.falling(move, sum, by));
    }

    /// All differences of two numbers of a position: what is left of a race up to one of them.
    private Stream<List<String>> differences() {
        List<String> numbers = claims.game().position();
        return numbers.stream()
                .flatMap(goal -> numbers.stream()
                        .filter(number -> !number.equals(goal))
                        .map(number -> List.of(goal, ProofObligations.MINUS + number)));
    }

    /// Sums of multiples of two numbers, the smallest first: where a move lowers one and raises the other.
    private Stream<List<String>> weighted() {
        List<String> numbers = claims.game().position();
        return IntStream.rangeClosed(LEAST_WEIGHTS, 2 * LARGEST_WEIGHT)
                .boxed()
                .flatMap(total -> IntStream.range(1, total)
                        .filter(weight -> Math.max(weight, total - weight) <= LARGEST_WEIGHT && 2 * weight != total)
                        .boxed()
                        .flatMap(weight -> pairs(numbers)
                                .map(pair -> Stream.concat(
                                                Collections.nCopies(weight, pair.getFirst()).stream(),
                                                Collections.nCopies(total - weight, pair.getLast()).stream())
                                        .toList())));
    }

    private static Stream<List<String>> pairs(List<String> numbers) {
        return IntStream.range(0, numbers.size())
                .boxed()
                .flatMap(second ->
                        IntStream.range(0, second).mapToObj(first -> List.of(numbers.get(first), numbers.get(second))));
    }

    /// All sums of numbers of a position, the shortest first.
    private Stream<List<String>> sums() {
        List<String> numbers = claims.game().position();
        return IntStream.rangeClosed(1, numbers.size())
                .boxed()
                .flatMap(size -> IntStream.range(1, 1 << numbers.size())
                        .filter(set -> Integer.bitCount(set) == size)
                        .mapToObj(set -> IntStream.range(0, numbers.size())
                                .filter(place -> (set >> place & 1) == 1)
                                .mapToObj(numbers::get)
                                .toList()));
    }
}
