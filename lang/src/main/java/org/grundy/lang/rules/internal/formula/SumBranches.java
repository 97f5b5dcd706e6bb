package org.grundy.lang.rules.internal.formula;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.logic.DefinableSums;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;

/// The sums to which a rule leads, case by case.
///
/// @param rule whose moves these are
/// @param unordered whether the order of the numbers of a state is irrelevant
/// @param names for further numbers
record SumBranches(RuleTree rule, boolean unordered, FreshNames names) {
    /// The terms of a sum, each as often as it stands there, or less often by an even number; under a
    /// condition.
    ///
    /// @param choices further numbers of which the condition speaks
    private record CountedTerms(List<MoveTerm> terms, List<String> choices, List<Formula> conditions) {
        private CountedTerms with(CountedTerms more) {
            return new CountedTerms(
                    joined(terms, more.terms), joined(choices, more.choices), joined(conditions, more.conditions));
        }

        private static <T> List<T> joined(List<T> first, List<T> second) {
            return Stream.concat(first.stream(), second.stream()).toList();
        }
    }

    /// The moves of one branch. Of many equal components an even number is left out.
    List<DefinableSums.Move> of(RuleBranch branch, IntExprFormula integers, Formula allowed) {
        return counted(branch, integers).stream()
                .flatMap(counted -> of(branch, counted, integers, allowed))
                .toList();
    }

    private Stream<DefinableSums.Move> of(
            RuleBranch branch, CountedTerms counted, IntExprFormula integers, Formula allowed) {
        List<Piecewise> numbers = counted.terms.stream()
                .flatMap(term -> term.numbers().stream().map(number -> integers.of(number, branch.slots())))
                .toList();
        return branch.choosing(numbers).stream()
                .map(leaf -> new DefinableSums.Move(
                        CountedTerms.joined(leaf.choices(), counted.choices),
                        Formula.and(CountedTerms.joined(
                                CountedTerms.joined(leaf.conditions(), counted.conditions), List.of(allowed))),
                        components(leaf.option(), counted.terms)));
    }

    /// Two equal components count for nothing.
    DefinableSums.Move withoutPairs(DefinableSums.Move move) {
        List<List<LinearTerm>> single = new ArrayList<>();
        for (List<LinearTerm> component : move.components()) {
            if (!single.remove(component)) {
                single.add(component);
            }
        }
        return new DefinableSums.Move(move.choices(), move.condition(), single);
    }

    private static List<List<LinearTerm>> components(List<LinearTerm> numbers, List<MoveTerm> terms) {
        List<List<LinearTerm>> components = new ArrayList<>();
        int from = 0;
        for (MoveTerm term : terms) {
            int to = from + term.numbers().size();
            components.add(numbers.subList(from, to));
            from = to;
        }
        return components;
    }

    /// The combinations of how often each term stands in the sum.
    private List<CountedTerms> counted(RuleBranch branch, IntExprFormula integers) {
        if (unordered
                || rule.terms().stream()
                        .anyMatch(
                                term -> term.list().isPresent() || !term.each().isEmpty())) {
            throw new NotLinear();
        }
        List<CountedTerms> all = List.of(new CountedTerms(List.of(), List.of(), List.of()));
        for (MoveTerm term : rule.terms()) {
            List<CountedTerms> copies = copies(term, branch, integers);
            all = all.stream()
                    .flatMap(counted -> copies.stream().map(counted::with))
                    .toList();
        }
        return all;
    }

    /// The copies; of many an even number is left out, for two equal ones count for nothing.
    private List<CountedTerms> copies(MoveTerm term, RuleBranch branch, IntExprFormula integers) {
        IntExpr copies = term.copies().orElse(IntExpr.of(1));
        if (copies instanceof IntExpr.Constant(long count)) {
            int times = (int) (count <= 2 ? Math.max(0, count) : 2 + count % 2);
            return List.of(new CountedTerms(Collections.nCopies(times, term), List.of(), List.of()));
        }
        Piecewise number = integers.of(copies, branch.slots());
        return IntStream.rangeClosed(0, 2)
                .mapToObj(times -> {
                    String half = names.fresh("h");
                    LinearTerm count = times == 0
                            ? LinearTerm.of(0)
                            : LinearTerm.of(half).times(2).plus(times);
                    return new CountedTerms(
                            Collections.nCopies(times, term),
                            times == 0 ? List.of() : List.of(half),
                            List.of(number.compared(Piecewise.of(count), Formula.Equal::new)));
                })
                .toList();
    }
}
