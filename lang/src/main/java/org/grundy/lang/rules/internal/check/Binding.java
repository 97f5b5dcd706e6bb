package org.grundy.lang.rules.internal.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.SetExpr;

/// What a name is bound to.
public sealed interface Binding {
    /// What names are bound to that stand for numbers in slots.
    ///
    /// @param first the slot of the first name
    static Map<String, Binding> numbers(List<String> names, int first) {
        Map<String, Binding> bound = new LinkedHashMap<>();
        names.forEach(name -> bound.put(name, new NumberValue(new IntExpr.Variable(name, first + bound.size()))));
        return bound;
    }

    /// A number.
    record NumberValue(IntExpr value) implements Binding {}

    /// A set given as a parameter.
    record SetValue(SetExpr values) implements Binding {}

    /// The list of the state.
    record ListValue() implements Binding {}
}
