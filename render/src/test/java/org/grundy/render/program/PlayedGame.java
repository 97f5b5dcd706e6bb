package org.grundy.render.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// A game played out move by move as its statement tells it, without the rule language: the oracle of forms.
///
/// @param moves the options of a state, whose numbers are followed by the parameters
/// @param misere whether whoever cannot move wins
record PlayedGame(Moves moves, boolean misere) {
    /// Lists the options of a state.
    @FunctionalInterface
    interface Moves {
        void from(int[] state, Options out);
    }

    /// The options of one state.
    static final class Options {
        private final List<List<List<Integer>>> all = new ArrayList<>();
        private final int[] parameters;

        private Options(int... parameters) {
            this.parameters = parameters;
        }

        /// A move that leaves one state.
        void to(int... numbers) {
            all.add(List.of(state(numbers)));
        }

        /// A move that leaves several states of one number.
        void heaps(int... heaps) {
            all.add(IntStream.of(heaps).mapToObj(heap -> state(heap)).toList());
        }

        /// A move that leaves two states of two numbers.
        void pairs(int a, int b, int c, int d) {
            all.add(List.of(state(a, b), state(c, d)));
        }

        private List<Integer> state(int... numbers) {
            return IntStream.concat(IntStream.of(numbers), IntStream.of(parameters))
                    .boxed()
                    .toList();
        }
    }

    /// The Grundy value, or in misère play 1 for a won position and 0 for a lost one.
    ///
    /// @param numbers how many of the state's numbers are no parameters
    int value(List<Integer> state, int numbers, Map<List<Integer>, Integer> known) {
        Integer before = known.get(state);
        if (before != null) {
            return before;
        }
        int[] all = state.stream().mapToInt(Integer::intValue).toArray();
        Options options = new Options(Arrays.copyOfRange(all, numbers, all.length));
        moves.from(all, options);
        BitSet seen = new BitSet();
        for (List<List<Integer>> option : options.all) {
            int sum = 0;
            for (List<Integer> part : option) {
                sum ^= value(part, numbers, known);
            }
            seen.set(sum);
        }
        int value = misere ? (seen.isEmpty() || seen.get(0) ? 1 : 0) : seen.nextClearBit(0);
        known.put(state, value);
        return value;
    }

    /// A memory for one game.
    static Map<List<Integer>, Integer> memory() {
        return new HashMap<>();
    }
}
