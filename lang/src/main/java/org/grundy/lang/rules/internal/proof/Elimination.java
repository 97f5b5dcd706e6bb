package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Fourier and Motzkin's elimination: whether linear forms can all be at least 0 at once.
///
/// Sound but not complete over the integers: a contradiction that is found is one; where none is found, or
/// the work or its numbers grow too large, nothing is said.
///
/// Source: A. Schrijver, *Theory of Linear and Integer Programming* (1986), ch. 12.
final class Elimination {
    private static final int MOST_BITS = 256;

    private Elimination() {}

    /// Whether these forms cannot all be at least 0.
    static boolean contradictory(List<Linear> forms, Effort effort) {
        Set<Linear> left = new LinkedHashSet<>();
        forms.forEach(form -> left.add(form.reduced()));
        return contradictory(left, effort);
    }

    private static boolean contradictory(Set<Linear> forms, Effort effort) {
        Set<Linear> left = forms;
        while (true) {
            if (left.stream()
                    .anyMatch(form -> form.isConstant() && form.constant().signum() < 0)) {
                return true;
            }
            left.removeIf(Linear::isConstant);
            Optional<Integer> unknown = cheapest(left);
            boolean large = left.stream().anyMatch(form -> form.bits() > MOST_BITS);
            if (large || unknown.isEmpty() || !effort.spend(combinations(unknown.get(), left))) {
                return false;
            }
            left = without(unknown.get(), left);
        }
    }

    private static Optional<Integer> cheapest(Set<Linear> forms) {
        Set<Integer> unknowns = new TreeSet<>();
        forms.forEach(form -> unknowns.addAll(form.terms().keySet()));
        return unknowns.stream().min(Comparator.comparingLong(unknown -> combinations(unknown, forms)));
    }

    /// How many new forms there will be, and as many as there are forms to look through.
    private static long combinations(int unknown, Set<Linear> forms) {
        long above = forms.stream()
                .filter(form -> form.coefficient(unknown).signum() > 0)
                .count();
        long below = forms.stream()
                .filter(form -> form.coefficient(unknown).signum() < 0)
                .count();
        return above * below + forms.size();
    }

    private static Set<Linear> without(int unknown, Set<Linear> forms) {
        Set<Linear> result = new LinkedHashSet<>();
        List<Linear> lower = new ArrayList<>();
        List<Linear> upper = new ArrayList<>();
        for (Linear form : forms) {
            int sign = form.coefficient(unknown).signum();
            if (sign == 0) {
                result.add(form);
            } else {
                (sign > 0 ? lower : upper).add(form);
            }
        }
        for (Linear low : lower) {
            for (Linear high : upper) {
                result.add(low.times(high.coefficient(unknown).negate())
                        .plus(high.times(low.coefficient(unknown)))
                        .reduced());
            }
        }
        return result;
    }
}
