package org.grundy.discover.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.automata.AutomaticSet;
import org.grundy.discover.prove.formula.ExpressionFormula;
import org.grundy.lang.expression.IntExpr;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;
import org.grundy.run.Run;

/// Expressions as automatic sets.
public final class FormAutomaton {
    private static final String VALUE = "value′";

    private FormAutomaton() {}

    /// The numbers for which a condition holds; empty where it is no formula, or one about two numeration systems.
    /// Called inside [Run#attempt].
    ///
    /// @param variables the names of the numbers, by slot
    /// @param value if given, each tuple has its value behind the numbers
    /// @param run charged for the states of automata
    public static Optional<AutomaticSet> of(
            List<String> variables, IntExpr condition, Optional<IntExpr> value, Run run) {
        try {
            ExpressionFormula formulas = new ExpressionFormula(variables, new long[0], run);
            List<String> all = new ArrayList<>(variables);
            Formula formula = formulas.condition(condition);
            if (value.isPresent()) {
                all.add(VALUE);
                Formula equal =
                        formulas.number(value.get()).compared(Piecewise.of(LinearTerm.of(VALUE)), Formula.Equal::new);
                formula = Formula.and(formula, equal);
            }
            return new ClaimFormula(all, formula, formulas.systems(), formulas.sets()).set(run);
        } catch (NotLinear none) {
            return Optional.empty();
        }
    }
}
