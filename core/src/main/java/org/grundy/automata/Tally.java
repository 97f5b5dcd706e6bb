package org.grundy.automata;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.run.Run;

/// How many tuples there are, and the sum of their numbers in each place.
///
/// @param count the number of tuples
/// @param sums for each place the sum of the numbers there
public record Tally(BigInteger count, List<BigInteger> sums) {
    /// Copies the list.
    public Tally {
        sums = List.copyOf(sums);
    }

    /// The tuples of an automatic set whose numbers are at most some bounds, counted digit by digit: of all words
    /// that lead to one state with the same places still equal to their bounds only count and sums are kept.
    ///
    /// Cost: digits of the largest bound · states · 2^places · letters.
    ///
    /// @param bounds for each place the largest number, empty where the other places leave only finitely many
    /// @param run charged for each step
    /// @throws IllegalArgumentException if there are not as many bounds as places
    public static Tally of(AutomaticSet set, List<Optional<BigInteger>> bounds, Run run) {
        if (bounds.size() != set.arity()) {
            throw new IllegalArgumentException(bounds.size() + " bounds for " + set.arity() + " places");
        }
        return new Count(set, bounds, run).counted();
    }

    /// Canonical words of equal length are ordered as their numbers are, so a comparison with the bound is settled
    /// by the first digit that differs.
    private static final class Count {
        private final Dfa dfa;
        private final List<BigInteger> weights;
        private final List<Optional<List<Integer>>> words;
        private final int length;
        private final int[][] letters;
        private final int dead;
        private final Run run;

        Count(AutomaticSet set, List<Optional<BigInteger>> bounds, Run run) {
            this.dfa = set.dfa();
            this.run = run;
            this.dead = dfa.dead().orElse(-1);
            this.letters = IntStream.range(0, dfa.alphabet().count())
                    .mapToObj(dfa.alphabet()::split)
                    .toArray(int[][]::new);
            this.words = bounds.stream()
                    .map(bound -> bound.map(set.numeration()::word))
                    .toList();
            int bounded = words.stream()
                    .flatMap(Optional::stream)
                    .mapToInt(List::size)
                    .max()
                    .orElse(0);
            // A longer word of a place without bound would go through a state twice, and there would be no end.
            boolean open = words.stream().anyMatch(Optional::isEmpty);
            this.length = open ? bounded + dfa.size() : bounded;
            this.weights = set.numeration().weights(length + 1);
        }

        Tally counted() {
            int places = words.size();
            Map<Integer, Partial> here = Map.of((1 << places) - 1, Partial.one(places));
            for (int at = 0; at < length; at++) {
                here = after(here, at);
            }
            Partial all = Partial.none(places);
            here.forEach((key, partial) -> {
                if (dfa.accepting(key >> places)) {
                    all.add(partial);
                }
            });
            return new Tally(all.count, List.of(all.sums));
        }

        /// @param here by state and the places that are still equal to their bounds
        /// @param at how many digits are read
        private Map<Integer, Partial> after(Map<Integer, Partial> here, int at) {
            int places = words.size();
            BigInteger weight = weights.get(length - 1 - at);
            Map<Integer, Partial> next = new HashMap<>();
            here.forEach((key, partial) -> {
                run.options(letters.length);
                for (int letter = 0; letter < letters.length; letter++) {
                    int tight = tight(key & ((1 << places) - 1), letters[letter], at);
                    int to = dfa.step(key >> places, letter);
                    if (tight >= 0 && to != dead) {
                        next.computeIfAbsent(to << places | tight, none -> Partial.none(places))
                                .add(partial.with(letters[letter], weight));
                    }
                }
            });
            return next;
        }

        /// Which places are still equal to their bounds, -1 if one exceeds its own.
        private int tight(int before, int[] digits, int at) {
            int tight = before;
            for (int place = 0; place < digits.length; place++) {
                if ((before >> place & 1) == 0 || words.get(place).isEmpty()) {
                    continue;
                }
                int bound = digit(words.get(place).get(), at);
                if (digits[place] > bound) {
                    return -1;
                }
                if (digits[place] < bound) {
                    tight &= ~(1 << place);
                }
            }
            return tight;
        }

        private int digit(List<Integer> word, int at) {
            int place = word.size() - length + at;
            return place < 0 ? 0 : word.get(place);
        }
    }

    /// What is known of all words that lead to one state.
    private static final class Partial {
        private BigInteger count;
        private final BigInteger[] sums;

        private Partial(BigInteger count, BigInteger... sums) {
            this.count = count;
            this.sums = sums;
        }

        static Partial none(int places) {
            BigInteger[] sums = new BigInteger[places];
            Arrays.fill(sums, BigInteger.ZERO);
            return new Partial(BigInteger.ZERO, sums);
        }

        static Partial one(int places) {
            Partial one = none(places);
            one.count = BigInteger.ONE;
            return one;
        }

        void add(Partial other) {
            count = count.add(other.count);
            Arrays.setAll(sums, place -> sums[place].add(other.sums[place]));
        }

        /// After one more digit in each place.
        Partial with(int[] digits, BigInteger weight) {
            BigInteger all = count.multiply(weight);
            BigInteger[] more = new BigInteger[sums.length];
            Arrays.setAll(
                    more,
                    place -> digits[place] == 0
                            ? sums[place]
                            : sums[place].add(all.multiply(BigInteger.valueOf(digits[place]))));
            return new Partial(count, more);
        }
    }
}
