package org.grundy.lang.rules.tree;

import java.util.List;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.Expression;

/// A clause of a rule: a loop of a variable over a set, or a condition.
public sealed interface Clause {
    /// The variable takes each value in turn.
    record For(int slot, SetExpr values) implements Clause {}

    /// Continues only if the condition holds.
    record If(BoolExpr condition) implements Clause {}

    /// What it is made of, from left to right.
    default List<? extends Expression> children() {
        return switch (this) {
            case For loop -> loop.values().children();
            case If(BoolExpr condition) -> List.of(condition);
        };
    }
}
