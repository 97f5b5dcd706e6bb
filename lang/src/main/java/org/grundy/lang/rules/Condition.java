package org.grundy.lang.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.lang.InputError;
import org.grundy.lang.rules.internal.check.ConditionCheck;
import org.grundy.lang.rules.internal.tree.GameTree;
import org.grundy.lang.rules.internal.tree.RuleTree;
import org.grundy.lang.rules.internal.tree.Shape;
import org.grundy.lang.rules.internal.tree.Special;
import org.grundy.lang.rules.internal.tree.Truth;

/// A condition on a few numbers in the notation of rules, such as `n % (m + 1) == 0`, compiled.
public final class Condition {
    private final Truth truth;
    private final RuleSet rules;

    private Condition(Truth truth, RuleSet rules) {
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
        Truth truth = ConditionCheck.of(text, variables, new LinkedHashMap<>(parameters));
        GameTree tree = new GameTree(
                text,
                new Shape(variables, Optional.empty(), false),
                new Truth.Always(true),
                List.of(new Special.Win(truth)),
                List.<RuleTree>of(),
                Optional.empty(),
                Optional.empty(),
                variables.size(),
                text);
        return new Condition(truth, new RuleSet(tree));
    }

    /// Whether it holds of some numbers.
    ///
    /// @param numbers in the order of the variables
    /// @throws InputError if it cannot be computed, as where it divides by zero
    public boolean holds(long... numbers) {
        return rules.won(State.of(numbers));
    }

    /// The same condition made of other terms.
    public <E> E in(ConditionTerms<E> terms) {
        return new ConditionFold<>(terms).of(truth);
    }
}
