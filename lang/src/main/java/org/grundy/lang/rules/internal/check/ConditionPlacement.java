package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.VariableSlots;
import org.grundy.lang.rules.tree.Clause;

/// Hoists conditions to where their variables are bound, so that `for q in 1..b/a if a > 0` never
/// divides by zero. Conditions joined by `and` keep their order.
final class ConditionPlacement {
    private ConditionPlacement() {}

    /// The same clauses with every condition as early as possible.
    static List<Clause> early(List<Clause> clauses) {
        List<Clause> result = new ArrayList<>();
        for (Clause clause : clauses) {
            switch (clause) {
                case Clause.For variable -> result.add(variable);
                case Clause.If(BoolExpr condition) -> {
                    int from = 0;
                    for (BoolExpr each : condition.conjuncts().toList()) {
                        int place = place(result, VariableSlots.lastNeeded(each), from);
                        result.add(place, new Clause.If(each));
                        from = place + 1;
                    }
                }
            }
        }
        return result;
    }

    /// After the loop of the last variable used, and after the conditions already there.
    private static int place(List<Clause> clauses, int slot, int from) {
        int place = from;
        for (int i = from; i < clauses.size(); i++) {
            if (clauses.get(i) instanceof Clause.For variable && variable.slot() <= slot) {
                place = i + 1;
            }
        }
        while (place < clauses.size() && clauses.get(place) instanceof Clause.If) {
            place++;
        }
        return place;
    }
}
