package org.grundy.lang.rules.internal.formula;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.rules.tree.IntExpr;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.logic.DefinableSums;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.Piecewise;

/// The sums to which a rule leads, case by case.
///
/// @param rule whose moves these are
/// @param unordered whether the order of the numbers of a state is irrelevant
record SumBranches(RuleTree rule, boolean unordered) {
    private static final long MOST_COPIES = 16;

    /// The moves of one branch, with all components.
    List<DefinableSums.Move> of(RuleBranch branch, IntExprFormula wholes, Formula allowed) {
        List<MoveTerm> terms = terms();
        List<Piecewise> numbers = terms.stream()
                .flatMap(term -> term.numbers().stream().map(number -> wholes.of(number, branch.slots(), term.span())))
                .toList();
        return branch.choosing(numbers, rule.span()).stream()
                .map(leaf -> new DefinableSums.Move(
                        leaf.choices(),
                        Formula.and(Stream.concat(leaf.conditions().stream(), Stream.of(allowed))
                                .toList()),
                        components(leaf.option(), terms)))
                .toList();
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

    /// Each term as often as it stands in the sum.
    private List<MoveTerm> terms() {
        if (unordered
                || rule.terms().stream()
                        .anyMatch(
                                term -> term.list().isPresent() || !term.each().isEmpty())) {
            throw new NotTranslatable(
                    rule.span(),
                    "formulas have sums of given positions of ordered numbers only",
                    "公式中的和只能由写明的、数有次序的局面组成");
        }
        return rule.terms().stream()
                .flatMap(term -> Collections.nCopies(copies(term), term).stream())
                .toList();
    }

    private static int copies(MoveTerm term) {
        IntExpr copies = term.copies().orElse(new IntExpr.Constant(1));
        if (!(copies instanceof IntExpr.Constant(long count)) || count < 0 || count > MOST_COPIES) {
            throw new NotTranslatable(
                    term.span(),
                    "a formula can have up to 16 copies only, a constant number",
                    "公式中只能有不超过 16 个、个数固定的相同局面");
        }
        return (int) count;
    }
}
