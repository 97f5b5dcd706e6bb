package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Fourier–Motzkin elimination: whether linear forms can all be at least 0 simultaneously.
///
/// Sound but not complete over the integers: a contradiction found is real; if none is found, or the
/// work or the coefficients grow too large, the answer is unknown.
///
/// Source: A. Schrijver, *Theory of Linear and Integer Programming* (1986), ch. 12.
final class FourierMotzkin {
    private static final int MOST_BITS = 256;

    private FourierMotzkin() {}

    /// Whether it is proved that these forms cannot all be at least 0.
    static boolean contradictory(List<LinearForm> forms, ProofEffort effort) {
        Set<LinearForm> left = new LinkedHashSet<>();
        forms.forEach(form -> left.add(form.reduced()));
        return contradictory(left, effort);
    }

    private static boolean contradictory(Set<LinearForm> forms, ProofEffort effort) {
        Set<LinearForm> left = forms;
        while (true) {
            if (left.stream()
                    .anyMatch(form -> form.isConstant() && form.constant().signum() < 0)) {
                return true;
            }
            left.removeIf(LinearForm::isConstant);
            Optional<Integer> unknown = cheapest(left);
            boolean large = left.stream().anyMatch(form -> form.bits() > MOST_BITS);
            if (large || unknown.isEmpty() || !effort.spend(combinations(unknown.get(), left))) {
                return false;
            }
            left = without(unknown.get(), left);
        }
    }

    private static Optional<Integer> cheapest(Set<LinearForm> forms) {
        Set<Integer> unknowns = new TreeSet<>();
        forms.forEach(form -> unknowns.addAll(form.terms().keySet()));
        return unknowns.stream().min(Comparator.comparingLong(unknown -> combinations(unknown, forms)));
    }

    /// The cost of eliminating an unknown: the number of new forms plus the number of forms to scan.
    private static long combinations(int unknown, Set<LinearForm> forms) {
        long above = forms.stream()
                .filter(form -> form.coefficient(unknown).signum() > 0)
                .count();
        long below = forms.stream()
                .filter(form -> form.coefficient(unknown).signum() < 0)
                .count();
        return above * below + forms.size();
    }

    private static Set<LinearForm> without(int unknown, Set<LinearForm> forms) {
        Set<LinearForm> result = new LinkedHashSet<>();
        List<LinearForm> lower = new ArrayList<>();
        List<LinearForm> upper = new ArrayList<>();
        for (LinearForm form : forms) {
            int sign = form.coefficient(unknown).signum();
            if (sign == 0) {
                result.add(form);
            } else {
                (sign > 0 ? lower : upper).add(form);
            }
        }
        for (LinearForm low : lower) {
            for (LinearForm high : upper) {
                result.add(low.times(high.coefficient(unknown).negate())
                        .plus(high.times(low.coefficient(unknown)))
                        .reduced());
            }
        }
        return result;
    }
}
