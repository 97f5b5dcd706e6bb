package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.lang.expression.IntExpr;

/// One case of the conditions of a rule, and the numbers of a component that it leaves.
///
/// @param facts what holds in this case
/// @param target the numbers
record ComponentCase(LinearFacts facts, List<LinearForm> target) {
    ComponentCase {
        target = List.copyOf(target);
    }

    /// Whether a number of the component is proved non-negative.
    boolean natural(int place) {
        return facts.proves(target.get(place));
    }

    /// Whether a number is proved non-negative wherever the component is left.
    boolean natural(IntExpr number) {
        return facts.proves(facts.linear(number));
    }

    /// Whether the component's numbers are in ascending order.
    boolean ascending() {
        return IntStream.range(1, target.size())
                .allMatch(i -> facts.proves(target.get(i).minus(target.get(i - 1))));
    }

    /// Whether the sum of some numbers decreases by at least a given amount.
    boolean lowers(List<Integer> places, long by) {
        LinearForm fall = LinearForm.of(-by);
        for (int place : places) {
            fall = fall.plus(LinearForm.unknown(place)).minus(target.get(place));
        }
        return facts.proves(fall);
    }

    /// Whether the component's numbers, in some order, are each at most the state's, and their sum is smaller.
    boolean lowersUnordered() {
        List<Integer> places = IntStream.range(0, target.size()).boxed().toList();
        return lowers(places, 1) && dominated(0, new ArrayList<>());
    }

    private boolean dominated(int place, List<Integer> used) {
        if (place == target.size()) {
            return true;
        }
        for (int other = 0; other < target.size(); other++) {
            if (!used.contains(other) && facts.proves(LinearForm.unknown(place).minus(target.get(other)))) {
                used.add(other);
                if (dominated(place + 1, used)) {
                    return true;
                }
                used.removeLast();
            }
        }
        return false;
    }
}
