package org.grundy.solve.sieve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Moves that take multiples of one vector from a tuple of numbers, as far as no number becomes negative.
///
/// @param vector what is taken at once, none of it negative, and not all 0
/// @param amounts which multiples, each at least 1; empty for all
public record TakenLine(List<Integer> vector, Optional<List<Integer>> amounts) {
    /// Copies the lists.
    ///
    /// @throws IllegalArgumentException if nothing is taken, or something is added
    public TakenLine {
        vector = List.copyOf(vector);
        amounts = amounts.map(List::copyOf);
        boolean added = vector.stream().anyMatch(each -> each < 0);
        if (added || vector.stream().allMatch(each -> each == 0)) {
            throw new IllegalArgumentException("no vector to take: " + vector);
        }
        if (amounts.isPresent() && amounts.get().stream().anyMatch(each -> each < 1)) {
            throw new IllegalArgumentException("no multiples: " + amounts.get());
        }
    }

    boolean everyMultiple() {
        return amounts.isEmpty();
    }

    /// The smallest multiple; larger than any number if there is none.
    int least() {
        return amounts.map(all -> all.stream().mapToInt(each -> each).min().orElse(Integer.MAX_VALUE))
                .orElse(1);
    }

    /// The multiples up to a bound.
    IntStream multiples(int most) {
        return amounts.map(all -> all.stream().mapToInt(each -> each).filter(each -> each <= most))
                .orElseGet(() -> IntStream.rangeClosed(1, most));
    }

    /// What is taken from the last number at once.
    int last() {
        return vector.getLast();
    }

    /// What is taken from all numbers at once.
    int total() {
        return vector.stream().mapToInt(each -> each).sum();
    }

    /// A place before the last from which one is taken at once: its number tells positions of a line apart.
    OptionalInt pivot() {
        return IntStream.range(0, vector.size() - 1)
                .filter(place -> vector.get(place) == 1)
                .findFirst();
    }
}
