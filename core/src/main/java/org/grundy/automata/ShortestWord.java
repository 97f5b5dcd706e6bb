package org.grundy.automata;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/// Finds the shortest word that an automaton accepts, and of those the first in alphabetical order.
final class ShortestWord {
    private ShortestWord() {}

    /// The word as tuples of digits, if the automaton accepts any.
    static Optional<List<int[]>> of(Dfa dfa) {
        int[] before = new int[dfa.size()];
        int[] by = new int[dfa.size()];
        Arrays.fill(before, -1);
        before[0] = 0;
        Queue<Integer> queue = new ArrayDeque<>(List.of(0));
        for (Integer state = queue.poll(); state != null; state = queue.poll()) {
            if (dfa.accepting(state)) {
                return Optional.of(word(dfa, before, by, state));
            }
            for (int letter = 0; letter < dfa.alphabet().count(); letter++) {
                int to = dfa.step(state, letter);
                if (before[to] < 0) {
                    before[to] = state;
                    by[to] = letter;
                    queue.add(to);
                }
            }
        }
        return Optional.empty();
    }

    private static List<int[]> word(Dfa dfa, int[] before, int[] by, int end) {
        List<int[]> word = new ArrayList<>();
        for (int state = end; state != 0; state = before[state]) {
            word.add(dfa.alphabet().split(by[state]));
        }
        return word.reversed();
    }
}
