package org.grundy.logic;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Finds the free variables of a formula.
final class FreeVariables {
    private FreeVariables() {}

    static Set<String> of(Formula formula) {
        Set<String> found = new TreeSet<>();
        collect(formula, found);
        return found;
    }

    private static void collect(Formula formula, Set<String> found) {
        switch (formula) {
            case Formula.Equal(LinearTerm left, LinearTerm right) -> collect(List.of(left, right), found);
            case Formula.Less(LinearTerm left, LinearTerm right) -> collect(List.of(left, right), found);
            case Formula.Member(String set, List<LinearTerm> terms) -> collect(terms, found);
            case Formula.Not(Formula operand) -> collect(operand, found);
            case Formula.And(List<Formula> operands) -> operands.forEach(each -> collect(each, found));
            case Formula.Or(List<Formula> operands) -> operands.forEach(each -> collect(each, found));
            case Formula.Exists(List<String> bound, Formula body) -> found.addAll(unbound(bound, body));
            case Formula.ForAll(List<String> bound, Formula body) -> found.addAll(unbound(bound, body));
        }
    }

    private static Set<String> unbound(List<String> bound, Formula body) {
        Set<String> inner = of(body);
        bound.forEach(inner::remove);
        return inner;
    }

    private static void collect(List<LinearTerm> terms, Set<String> found) {
        terms.forEach(term -> found.addAll(term.coefficients().keySet()));
    }
}
