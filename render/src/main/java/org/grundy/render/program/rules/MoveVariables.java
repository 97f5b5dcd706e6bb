package org.grundy.render.program.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.RuleTree;

/// The variables of a rule that its expressions use, with the names that people gave them.
final class MoveVariables {
    private MoveVariables() {}

    /// Those behind the numbers of the state, each once.
    ///
    /// @param arity how many numbers a state has
    static List<IntExpr.Variable> of(RuleTree rule, int arity) {
        Deque<IntExpr> left = new ArrayDeque<>();
        rule.expressions()
                .map(each -> each instanceof IntExpr number ? List.of(number) : each.parts())
                .forEach(left::addAll);
        List<IntExpr.Variable> found = new ArrayList<>();
        while (!left.isEmpty()) {
            IntExpr next = left.poll();
            if (next instanceof IntExpr.Variable variable) {
                if (variable.slot() >= arity && !found.contains(variable)) {
                    found.add(variable);
                }
            } else {
                left.addAll(next.parts());
            }
        }
        return found;
    }
}
