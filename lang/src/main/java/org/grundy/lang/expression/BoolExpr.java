package org.grundy.lang.expression;

import java.util.List;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.text.Span;

/// A condition.
public sealed interface BoolExpr {
    /// A constant: true or false.
    record Constant(boolean value) implements BoolExpr {
        /// What always holds.
        public static final BoolExpr ALWAYS = new Constant(true);
    }

    /// A comparison of two numbers.
    record Comparison(Relation relation, IntExpr left, IntExpr right, Span span) implements BoolExpr {
        /// One that stands in no text.
        public Comparison(Relation relation, IntExpr left, IntExpr right) {
            this(relation, left, right, Span.NONE);
        }
    }

    /// That a number is not 0, as one that is a truth value.
    record Nonzero(IntExpr number) implements BoolExpr {}

    /// Conjunction; the second is not evaluated if the first is false.
    record And(BoolExpr first, BoolExpr second) implements BoolExpr {}

    /// Disjunction; the second is not evaluated if the first is true.
    record Or(BoolExpr first, BoolExpr second) implements BoolExpr {}

    /// Negation.
    record Not(BoolExpr operand) implements BoolExpr {}

    /// The number of which it says that it is not 0: 1 where another condition holds, else 0.
    default IntExpr number() {
        return this instanceof Nonzero(IntExpr number) ? number : IntExpr.of(this);
    }

    /// The numbers that it is made of, from left to right; conditions as the numbers that they are.
    default List<IntExpr> parts() {
        return switch (this) {
            case Constant constant -> List.of();
            case Comparison compared -> List.of(compared.left(), compared.right());
            case Nonzero(IntExpr number) -> List.of(number);
            case And(BoolExpr first, BoolExpr second) -> List.of(first.number(), second.number());
            case Or(BoolExpr first, BoolExpr second) -> List.of(first.number(), second.number());
            case Not(BoolExpr operand) -> List.of(operand.number());
        };
    }
}
