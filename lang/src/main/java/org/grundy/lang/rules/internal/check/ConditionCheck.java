package org.grundy.lang.rules.internal.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.InputError;
import org.grundy.lang.rules.internal.syntax.GameReader;
import org.grundy.lang.rules.internal.tree.Truth;
import org.grundy.lang.rules.internal.tree.Whole;

/// Reads conditions that stand alone.
public final class ConditionCheck {
    private ConditionCheck() {}

    /// The condition that a text is.
    ///
    /// @param variables names of the numbers, in the order of their slots
    /// @param parameters names of fixed numbers
    /// @throws InputError if it is no condition, or speaks of other names
    public static Truth of(String text, List<String> variables, Map<String, Long> parameters) {
        Map<String, Meaning> names = new LinkedHashMap<>();
        parameters.forEach((name, value) -> names.put(name, new Meaning.NumberValue(new Whole.Constant(value))));
        for (int i = 0; i < variables.size(); i++) {
            names.put(variables.get(i), new Meaning.NumberValue(new Whole.Variable(i)));
        }
        return new TruthCheck(new Scope(new Errors(text), names, variables.size())).of(GameReader.condition(text));
    }
}
