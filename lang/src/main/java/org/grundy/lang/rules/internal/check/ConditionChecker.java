package org.grundy.lang.rules.internal.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.rules.internal.syntax.GameParser;
import org.grundy.lang.rules.tree.BoolExpr;
import org.grundy.lang.rules.tree.IntExpr;
import org.grundy.text.InputError;

/// Checks conditions on their own.
public final class ConditionChecker {
    private ConditionChecker() {}

    /// Parses and checks a condition.
    ///
    /// @param variables names of the numbers, in the order of their slots
    /// @param parameters names of fixed numbers
    /// @throws InputError if it is not a condition, or uses other names
    public static BoolExpr of(String text, List<String> variables, Map<String, Long> parameters) {
        Map<String, Binding> names = new LinkedHashMap<>();
        parameters.forEach((name, value) -> names.put(name, new Binding.NumberValue(new IntExpr.Constant(value))));
        for (int i = 0; i < variables.size(); i++) {
            names.put(variables.get(i), new Binding.NumberValue(new IntExpr.Variable(i)));
        }
        return new BoolExprChecker(new Scope(new TextErrors(text), names, variables.size()))
                .of(GameParser.condition(text));
    }
}
