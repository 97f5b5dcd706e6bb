package org.grundy.lang.rules.internal.check;

import org.grundy.lang.rules.internal.tree.Values;
import org.grundy.lang.rules.internal.tree.Whole;

/// What a name stands for.
public sealed interface Meaning {
    /// A number.
    record NumberValue(Whole value) implements Meaning {}

    /// A set given as a parameter.
    record SetValue(Values values) implements Meaning {}

    /// The list of the state.
    record ListValue() implements Meaning {}
}
