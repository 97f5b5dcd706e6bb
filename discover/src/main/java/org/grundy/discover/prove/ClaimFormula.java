package org.grundy.discover.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.DecisionProcedure;
import org.grundy.automata.Numeration;
import org.grundy.discover.prove.formula.ExpressionFormula;
import org.grundy.lang.expression.IntExpr;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;
import org.grundy.run.Run;

/// A claim as a formula.
///
/// @param variables the numbers of a position, and the value if that is claimed
/// @param systems the numeration systems that it requires
/// @param sets the automatic sets that it uses
record ClaimFormula(List<String> variables, Formula formula, Set<Numeration> systems, Map<String, AutomaticSet> sets) {
    private static final String VALUE = "value′";

    /// The required system, base 2 if none is.
    Optional<Numeration> system() {
        return systems.size() > 1
                ? Optional.empty()
                : Optional.of(systems.stream().findFirst().orElse(Numeration.base(2)));
    }

    /// The tuples for which it holds, empty if it requires several systems.
    Optional<AutomaticSet> set(Run run) {
        return system().map(system -> set(system, run));
    }

    AutomaticSet set(Numeration system, Run run) {
        return new DecisionProcedure(system, sets, run).set(variables, formula);
    }

    /// Whether the order of the first two numbers is irrelevant: the formulas of moves cover ascending
    /// numbers only.
    boolean symmetric(AutomaticSet set, Run run) {
        List<String> swapped = new ArrayList<>(variables);
        swapped.set(0, variables.get(1));
        swapped.set(1, variables.get(0));
        return new DecisionProcedure(set.numeration(), sets, run)
                .set(swapped, formula)
                .equals(set);
    }

    /// @param base the base that the game requires, if any
    static ClaimFormula of(FormClaim claim, List<String> position, OptionalInt base, Run run) {
        ExpressionFormula formulas =
                new ExpressionFormula(position, claim.known().arguments(0), run);
        base.ifPresent(number -> formulas.systems().add(Numeration.base(number)));
        Optional<IntExpr> expression = Optional.of(claim.form().expression());
        return claim.isGrundy()
                ? of(position, Optional.empty(), expression, formulas)
                : of(position, expression, Optional.empty(), formulas);
    }

    /// That a condition holds, and that a value stands behind the numbers; either may be absent.
    ///
    /// @throws NotLinear where one of them is no formula
    static ClaimFormula of(
            List<String> position, Optional<IntExpr> condition, Optional<IntExpr> value, ExpressionFormula formulas) {
        List<String> variables = new ArrayList<>(position);
        List<Formula> all = new ArrayList<>();
        condition.ifPresent(holds -> all.add(formulas.condition(holds)));
        value.ifPresent(number -> {
            variables.add(VALUE);
            all.add(formulas.number(number).compared(Piecewise.of(LinearTerm.of(VALUE)), Formula.Equal::new));
        });
        return new ClaimFormula(variables, Formula.and(all), formulas.systems(), formulas.sets());
    }
}
