package org.grundy.lang.rules.internal.check;

import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.SetExpr;

/// What a name is bound to.
public sealed interface Binding {
    /// A number.
    record NumberValue(IntExpr value) implements Binding {}

    /// A set given as a parameter.
    record SetValue(SetExpr values) implements Binding {}

    /// The list of the state.
    record ListValue() implements Binding {}
}
