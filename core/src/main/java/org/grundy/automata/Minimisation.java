package org.grundy.automata;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
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

    /// States stay in one class if the letter leads them into one class.
    private void split(int letter) {
        Map<Long, Integer> pairs = new HashMap<>(2 * count);
        int[] finer = new int[classes.length];
        run.options(classes.length);
        for (int state = 0; state < classes.length; state++) {
            long pair = ((long) classes[state] << 32) | classes[dfa.step(state, letter)];
            finer[state] = pairs.computeIfAbsent(pair, fresh -> pairs.size());
        }
        classes = finer;
        count = pairs.size();
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
