package org.grundy.lang.rules.tree;

import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.text.Span;

/// States whose status is declared instead of given by rules.
public sealed interface SpecialStates {
    /// Which states.
    BoolExpr condition();

    /// Whoever is to move wins the whole sum at once.
    record Win(BoolExpr condition) implements SpecialStates {}

    /// There are no moves.
    record Lose(BoolExpr condition) implements SpecialStates {}

    /// It is a nimber.
    record Value(BoolExpr condition, IntExpr value, Span span) implements SpecialStates {}
}
