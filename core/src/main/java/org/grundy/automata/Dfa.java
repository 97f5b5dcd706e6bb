package org.grundy.automata;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/// A complete deterministic automaton that reads tuples of digits, the most significant first. State 0 is
/// where it starts. Immutable.
///
/// The language of every automaton that [DecisionProcedure] makes holds no tuple of words with a
/// noncanonical one, and leading zeros make no difference.
public final class Dfa {
    private final Alphabet alphabet;
    private final int[] next;
    private final BitSet accepting;

    /// @param next the state after each state and letter, `state · letters + letter`; not to be changed
    Dfa(Alphabet alphabet, int[] next, BitSet accepting) {
        this.alphabet = alphabet;
        this.next = next;
        this.accepting = accepting;
    }

    Alphabet alphabet() {
        return alphabet;
    }

    /// The number of digits.
    public int digits() {
        return alphabet.digits();
    }

    /// The number of tracks.
    public int tracks() {
        return alphabet.tracks();
    }

    /// The number of states, at least 1.
    public int size() {
        return next.length / alphabet.count();
    }

    /// The state after a state and a letter.
    ///
    /// @param digits one for each track
    public int next(int state, int... digits) {
        if (digits.length != tracks()) {
            throw new IllegalArgumentException("one digit for each of " + tracks() + " tracks: " + digits.length);
        }
        return step(state, alphabet.join(digits));
    }

    /// The same transitions with other accepting states.
    Dfa accepting(BitSet others) {
        return new Dfa(alphabet, next, others);
    }

    int step(int state, int letter) {
        return next[state * alphabet.count() + letter];
    }

    /// Whether a word that ends in this state is accepted.
    public boolean accepting(int state) {
        return accepting.get(state);
    }

    /// The dead state, from which no word is accepted, if there is exactly one: in a minimal
    /// automaton there is at most one.
    Optional<Integer> dead() {
        int count = alphabet.count();
        for (int state = 0; state < size(); state++) {
            int here = state;
            if (!accepting.get(state)
                    && Arrays.stream(next, state * count, (state + 1) * count).allMatch(to -> to == here)) {
                return Optional.of(state);
            }
        }
        return Optional.empty();
    }

    /// Whether two automata are the same, state by state. Minimal automata are, if their languages are.
    @Override
    public boolean equals(Object other) {
        return other instanceof Dfa that
                && alphabet.equals(that.alphabet)
                && accepting.equals(that.accepting)
                && Arrays.equals(next, that.next);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(next) + accepting.hashCode();
    }

    @Override
    public String toString() {
        return size() + " states over " + tracks() + " tracks of " + digits() + " digits";
    }
}
