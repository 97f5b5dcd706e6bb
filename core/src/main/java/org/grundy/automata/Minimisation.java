package org.grundy.automata;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.grundy.run.Run;

/// The smallest automaton of a language, its states numbered in the order in which words in length and
/// alphabetical order reach them, so that equal languages give equal automata.
///
/// Classes of states are refined until every letter leads from one class into one class. Source: E. F. Moore,
/// "Gedanken-experiments on sequential machines" (1956); here each letter is taken at once with the classes
/// of the letters before it, which reaches the same fixed point in fewer rounds.
///
/// Cost: states × letters for each round; rounds are few unless the states form a long chain.
final class Minimisation {
    private final Dfa dfa;
    private final Run run;
    private int[] classes;
    private int count;

    private Minimisation(Dfa dfa, Run run) {
        this.dfa = dfa;
        this.run = run;
        this.classes = new int[dfa.size()];
    }

    /// @param dfa each of whose states can be reached
    static Dfa of(Dfa dfa, Run run) {
        Minimisation minimisation = new Minimisation(dfa, run);
        minimisation.refine();
        return minimisation.quotient();
    }

    private void refine() {
        for (int state = 0; state < classes.length; state++) {
            classes[state] = dfa.accepting(state) == dfa.accepting(0) ? 0 : 1;
        }
        count = (int) Arrays.stream(classes).distinct().count();
        int before;
        do {
            before = count;
            for (int letter = 0; letter < dfa.alphabet().count() && count < classes.length; letter++) {
                split(letter);
            }
        } while (count > before && count < classes.length);
    }

    /// States stay in one class if the letter leads them into one class: equal pairs of classes are made neighbours by
    /// counting, first by where the letter leads, then by where the state is.
    private void split(int letter) {
        run.options(classes.length);
        int[] into = new int[classes.length];
        Arrays.setAll(into, state -> classes[dfa.step(state, letter)]);
        int[] states = sorted(sorted(IntStream.range(0, classes.length).toArray(), into), classes);
        int[] finer = new int[classes.length];
        int last = 0;
        for (int i = 1; i < states.length; i++) {
            boolean same = classes[states[i]] == classes[states[i - 1]] && into[states[i]] == into[states[i - 1]];
            last += same ? 0 : 1;
            finer[states[i]] = last;
        }
        classes = finer;
        count = last + 1;
    }

    /// Some states in the order of their classes, those of one class as they were.
    private int[] sorted(int[] states, int[] of) {
        int[] next = new int[count + 1];
        for (int each : of) {
            next[each + 1]++;
        }
        for (int each = 0; each < count; each++) {
            next[each + 1] += next[each];
        }
        int[] sorted = new int[states.length];
        for (int state : states) {
            sorted[next[of[state]]++] = state;
        }
        return sorted;
    }

    private Dfa quotient() {
        int letters = dfa.alphabet().count();
        int[] number = new int[classes.length];
        Arrays.fill(number, -1);
        int[] members = new int[classes.length];
        int[] next = new int[count * letters];
        BitSet accepting = new BitSet();
        int numbered = 1;
        number[classes[0]] = 0;
        for (int state = 0; state < numbered; state++) {
            accepting.set(state, dfa.accepting(members[state]));
            for (int letter = 0; letter < letters; letter++) {
                int to = dfa.step(members[state], letter);
                if (number[classes[to]] < 0) {
                    members[numbered] = to;
                    number[classes[to]] = numbered++;
                }
                next[state * letters + letter] = number[classes[to]];
            }
        }
        return new Dfa(dfa.alphabet(), next, accepting);
    }
}
