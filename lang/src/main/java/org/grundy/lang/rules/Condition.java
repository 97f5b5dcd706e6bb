package org.grundy.lang.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.lang.rules.internal.check.ConditionChecker;
import org.grundy.lang.rules.internal.tree.BoolExpr;
import org.grundy.lang.rules.internal.tree.GameTree;
import org.grundy.lang.rules.internal.tree.RuleTree;
import org.grundy.lang.rules.internal.tree.SpecialStates;
import org.grundy.lang.rules.internal.tree.StateShape;
import org.grundy.text.InputError;

/// A condition on a few numbers in the notation of rules, such as `n % (m + 1) == 0`, compiled.
public final class Condition {
    private final BoolExpr truth;
    private final CompiledRules rules;

    private Condition(BoolExpr truth, CompiledRules rules) {
        this.truth = truth;
        this.rules = rules;
    }

    /// Compiles a condition.
    ///
    /// @param text the condition
    /// @param variables the names of the numbers on which it is asked
    /// @param parameters names that stand for fixed numbers
    /// @throws InputError if it is no condition, or speaks of other names
    public static Condition of(String text, List<String> variables, Map<String, Long> parameters) {
        BoolExpr truth = ConditionChecker.of(text, variables, new LinkedHashMap<>(parameters));
        GameTree tree = new GameTree(
                text,
                new StateShape(variables, Optional.empty(), false),
                new BoolExpr.Always(true),
                List.of(new SpecialStates.Win(truth)),
                List.<RuleTree>of(),
                Optional.empty(),
                Optional.empty(),
                variables.size(),
                text);
        return new Condition(truth, new CompiledRules(tree));
    }

    /// Whether it holds of some numbers.
    ///
    /// @param numbers in the order of the variables
    /// @throws InputError if it cannot be computed, as where it divides by zero
    public boolean holds(long... numbers) {
        return rules.won(RuleState.of(numbers));
    }

    /// The same condition made of other terms.
    public <E> E in(ConditionTerms<E> terms) {
        return new ConditionFold<>(terms).of(truth);
    }
}
