package org.grundy.lang.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.KnownValues;
import org.grundy.lang.expression.VariableSlots;
import org.grundy.lang.rules.internal.check.ConditionChecker;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.text.InputError;

/// A condition on a few numbers in the notation of rules, such as `n % (m + 1) == 0`, compiled.
public final class Condition {
    /// No name in a text is written so.
    private static final String VALUE = "value′";

    private final BoolExpr condition;
    private final CompiledRules rules;

    private Condition(BoolExpr condition, CompiledRules rules) {
        this.condition = condition;
        this.rules = rules;
    }

    /// Compiles a condition.
    ///
    /// @param text the condition
    /// @param variables the names of its variables
    /// @param parameters names that stand for fixed numbers
    /// @throws InputError if it is not a condition, or uses other names
    public static Condition of(String text, List<String> variables, Map<String, Long> parameters) {
        return of(text, variables, ConditionChecker.of(text, variables, new LinkedHashMap<>(parameters)));
    }

    /// Compiles a number, as the condition that one more number is equal to it.
    ///
    /// @param text the number
    /// @param variables the names of its variables
    /// @param parameters names that stand for fixed numbers
    /// @throws InputError if it is not a number, or uses other names
    public static Condition equal(String text, List<String> variables, Map<String, Long> parameters) {
        List<String> all = new ArrayList<>(variables);
        all.add(VALUE);
        return of(text, all, ConditionChecker.equal(text, variables, new LinkedHashMap<>(parameters)));
    }

    /// Whether a text is meant as a number and not as a condition.
    ///
    /// @throws InputError if it is neither
    public static boolean isNumber(String text) {
        return ConditionChecker.isNumber(text);
    }

    private static Condition of(String text, List<String> variables, BoolExpr condition) {
        GameTree tree = new GameTree(
                "(" + String.join(",", variables).replace(VALUE, "value") + ") = ",
                new StateShape(variables, Optional.empty(), false),
                BoolExpr.Constant.ALWAYS,
                List.of(new SpecialStates.Win(condition)),
                List.<RuleTree>of(),
                Optional.empty(),
                Optional.empty(),
                new KnownValues(),
                Math.max(variables.size(), VariableSlots.last(condition) + 1),
                text);
        return new Condition(condition, new CompiledRules(tree));
    }

    /// Whether it holds for some numbers.
    ///
    /// @param numbers in the order of the variables
    /// @throws InputError if it cannot be computed, as where it divides by zero
    public boolean holds(long... numbers) {
        return rules.won(RuleState.of(numbers));
    }

    /// The checked condition; its variables are numbered in the order given.
    public BoolExpr tree() {
        return condition;
    }
}
