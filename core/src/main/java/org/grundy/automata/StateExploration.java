package org.grundy.automata;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Makes an automaton from a description of its states: all that can be reached from the first, numbered in
/// the order in which they are met.
///
/// @param <S> a state, with value equality
final class StateExploration<S> {
    private static final int MEMORY_PER_STATE = 100;

    private final Alphabet alphabet;
    private final Run run;
    private final Map<S, Integer> numbers = new HashMap<>();
    private final List<S> states = new ArrayList<>();
    private int[] next = new int[16];

    private StateExploration(Alphabet alphabet, Run run) {
        this.alphabet = alphabet;
        this.run = run;
    }

    /// Where a letter leads.
    @FunctionalInterface
    interface Step<S> {
        /// The state after a state and the letter of some number.
        S after(S state, int letter);
    }

    /// The automaton, with as few states as there can be. Charges a position for each state.
    static <S> Dfa of(Alphabet alphabet, S start, Step<S> step, Predicate<S> accepting, Run run) {
        return new StateExploration<S>(alphabet, run).explore(start, step, accepting);
    }

    private Dfa explore(S start, Step<S> step, Predicate<S> accepting) {
        int count = alphabet.count();
        number(start);
        BitSet accepted = new BitSet();
        for (int state = 0; state < states.size(); state++) {
            S here = states.get(state);
            accepted.set(state, accepting.test(here));
            run.options(count);
            for (int letter = 0; letter < count; letter++) {
                int to = number(step.after(here, letter)); // may make the array anew
                next[state * count + letter] = to;
            }
        }
        int[] table = Arrays.copyOf(next, states.size() * count);
        return Minimisation.of(new Dfa(alphabet, table, accepted), run);
    }

    private int number(S state) {
        Integer known = numbers.get(state);
        if (known != null) {
            return known;
        }
        int count = alphabet.count();
        int number = states.size();
        run.position();
        run.memory(MEMORY_PER_STATE + 4L * count);
        if (Integer.MAX_VALUE / 2 / count <= number) {
            throw run.giveUp(Limit.MEMORY);
        }
        if (next.length < (number + 1) * count) {
            next = Arrays.copyOf(next, Math.max(2 * next.length, 2 * (number + 1) * count));
        }
        numbers.put(state, number);
        states.add(state);
        return number;
    }
}
