package org.grundy.automata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.grundy.run.Run;

/// A set of tuples of natural numbers that an automaton recognises in a numeration system. Two are equal when
/// they are the same set in the same numeration system.
///
/// @param numeration how the numbers are written
/// @param dfa the smallest automaton of the tuples of canonical words of equal length; leading zeros make no
///     difference
public record AutomaticSet(Numeration numeration, Dfa dfa) {

    /// How many numbers a tuple has.
    public int arity() {
        return dfa.tracks();
    }

    /// The set of one number.
    static AutomaticSet of(Numeration numeration, BigInteger number, Run run) {
        List<Integer> word = numeration.word(number);
        int dead = word.size() + 1;
        Dfa dfa = StateExploration.of(
                new Alphabet(numeration.digits(), 1),
                0,
                (read, digit) -> {
                    if (read == 0 && digit == 0) {
                        return 0;
                    }
                    return read < word.size() && word.get(read) == digit ? read + 1 : dead;
                },
                read -> read == word.size(),
                run);
        return new AutomaticSet(numeration, dfa);
    }

    /// The set recognised by an automaton whose states are given by their meaning. Words that are
    /// not canonical are left out.
    ///
    /// @param start the state before a word; all zeros lead from it to itself
    /// @param step the state after a state and a tuple of digits
    /// @param accepting whether words that end there are in the set
    /// @param <S> a state, with value equality; there may be finitely many
    /// @throws IllegalArgumentException if zeros lead away from the start
    public static <S> AutomaticSet of(
            Numeration numeration, int arity, S start, Step<S> step, Predicate<S> accepting, Run run) {
        Alphabet alphabet = new Alphabet(numeration.digits(), arity);
        if (!step.after(start, new int[arity]).equals(start)) {
            throw new IllegalArgumentException("leading zeros lead from " + start + " to another state");
        }
        Dfa dfa = StateExploration.of(
                alphabet, start, (state, letter) -> step.after(state, alphabet.split(letter)), accepting, run);
        return new AutomaticSet(
                numeration,
                new RelationAutomaton(tracks(arity), dfa)
                        .canonical(numeration, run)
                        .dfa());
    }

    /// Names for tracks in their order.
    static List<String> tracks(int count) {
        return IntStream.range(0, count)
                .mapToObj(track -> String.format("%04d", track))
                .toList();
    }

    /// The transition function.
    ///
    /// @param <S> a state
    @FunctionalInterface
    public interface Step<S> {
        /// The state after a state and a tuple of digits.
        ///
        /// @param digits one for each number, not to be changed
        S after(S state, int[] digits);
    }

    /// The set of the smallest automaton that agrees with a table. Whether the set
    /// agrees with the game beyond the table is not known.
    ///
    /// @param bounds the table is asked for numbers below these, one for each number of a tuple
    /// @param states how many there may be
    /// @return empty if there are more states, or the table does not reach far enough to tell them apart
    public static Optional<AutomaticSet> learn(
            Numeration numeration, List<Long> bounds, Table table, int states, Run run) {
        return new AutomatonLearner(numeration, bounds, table, run)
                .learned(states)
                .map(dfa -> new AutomaticSet(
                        numeration,
                        new RelationAutomaton(tracks(bounds.size()), dfa)
                                .canonical(numeration, run)
                                .dfa()))
                .filter(set -> AutomatonLearner.agrees(set, bounds, table, run));
    }

    /// Partial knowledge of a set.
    @FunctionalInterface
    public interface Table {
        /// Whether a tuple is in the set; empty where that is not known.
        Optional<Boolean> at(long... numbers);
    }

    /// Whether a tuple is in the set.
    ///
    /// @param numbers as many as a tuple has, each at least 0
    public boolean contains(long... numbers) {
        return contains(Arrays.stream(numbers).mapToObj(BigInteger::valueOf).toList());
    }

    /// Whether a tuple is in the set.
    ///
    /// @param numbers as many as a tuple has, each at least 0
    /// @throws IllegalArgumentException if they are of another number, or one is negative
    public boolean contains(List<BigInteger> numbers) {
        if (numbers.size() != arity() || numbers.stream().anyMatch(number -> number.signum() < 0)) {
            throw new IllegalArgumentException("no tuple of " + arity() + " natural numbers: " + numbers);
        }
        List<List<Integer>> words = numbers.stream().map(numeration::word).toList();
        int length = words.stream().mapToInt(List::size).max().orElse(0);
        int state = 0;
        int[] digits = new int[arity()];
        for (int i = 0; i < length; i++) {
            for (int track = 0; track < digits.length; track++) {
                List<Integer> word = words.get(track);
                int place = word.size() - length + i;
                digits[track] = place < 0 ? 0 : word.get(place);
            }
            state = dfa.next(state, digits);
        }
        return dfa.accepting(state);
    }

    /// The tuple whose words are the shortest, and the first in alphabetical order among these; empty if the
    /// set is.
    public Optional<List<BigInteger>> least() {
        return ShortestWord.of(dfa).map(word -> {
            List<BigInteger> tuple = new ArrayList<>();
            for (int track = 0; track < arity(); track++) {
                int place = track;
                tuple.add(numeration.number(
                        word.stream().map(digits -> digits[place]).toList()));
            }
            return tuple;
        });
    }
}
