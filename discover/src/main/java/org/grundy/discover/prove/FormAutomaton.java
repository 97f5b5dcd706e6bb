package org.grundy.discover.prove;

import java.util.List;
import java.util.Optional;
import org.grundy.automata.AutomaticSet;
import org.grundy.discover.prove.formula.ExpressionFormula;
import org.grundy.lang.expression.IntExpr;
import org.grundy.logic.NotLinear;
import org.grundy.run.Run;

/// Expressions as automatic sets.
public final class FormAutomaton {
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
            return ClaimFormula.of(variables, Optional.of(condition), value, formulas)
                    .set(run);
        } catch (NotLinear none) {
            return Optional.empty();
        }
    }
}
