package org.grundy.automata;

import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import org.grundy.run.Run;

/// Automata that read the last digit first, as automatic sets.
public final class ReversedAutomaton {
    private ReversedAutomaton() {}

    /// The numbers for which such an automaton has certain outputs. It starts in state 0, reads the digits of a
    /// number from the last to the first that is not 0, and gives the output of the state in which it ends.
    ///
    /// What was read from the other end is a function: from each state to the one in which the rest of the way
    /// ends. There may be as many of them as there are functions of states, which the run's limits end.
    ///
    /// @param base of the digits
    /// @param next by state and digit
    /// @param output by state
    /// @param wanted which outputs put a number in the set
    public static AutomaticSet of(
            int base, List<List<Integer>> next, List<Long> output, LongPredicate wanted, Run run) {
        List<Integer> identity = IntStream.range(0, next.size()).boxed().toList();
        return AutomaticSet.of(
                Numeration.base(base),
                1,
                Optional.<List<Integer>>empty(),
                (read, digits) -> read.isEmpty() && digits[0] == 0
                        ? read
                        : Optional.of(before(read.orElse(identity), next, digits[0])),
                read -> wanted.test(output.get(read.orElse(identity).getFirst())),
                run);
    }

    /// The digit is read before what was read.
    private static List<Integer> before(List<Integer> rest, List<List<Integer>> next, int digit) {
        return next.stream().map(row -> rest.get(row.get(digit))).toList();
    }
}
