package org.grundy.lang.expression;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.text.Span;

/// A condition.
public sealed interface BoolExpr extends Expression {
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

        /// As a search, if it is one: a count that is compared with 0.
        public Optional<Search> search() {
            if (relation == Relation.LESS
                    && left instanceof IntExpr.Constant(long least)
                    && least == 0
                    && right instanceof IntExpr.Count(ListExpr list, IntExpr.Constant wanted)) {
                return Search.of(list, wanted, /* found= */ true);
            }
            if (relation == Relation.EQUAL
                    && right instanceof IntExpr.Constant(long most)
                    && most == 0
                    && left instanceof IntExpr.Count(ListExpr list, IntExpr.Constant wanted)) {
                return Search.of(list, wanted, /* found= */ false);
            }
            return Optional.empty();
        }
    }

    /// That an element of some list fulfils a condition, or that none does; what is behind the first such element is
    /// not looked at. In the tree it stands as a comparison.
    ///
    /// @param variable the element, in the condition only
    /// @param over the list
    /// @param holds the condition
    /// @param found whether there is to be one
    record Search(IntExpr.Variable variable, ListExpr over, BoolExpr holds, boolean found) {
        private static Optional<Search> of(ListExpr list, IntExpr.Constant wanted, boolean found) {
            return list.step().map(step -> {
                BoolExpr inside = switch (step.made()) {
                    case ListExpr.Single(IntExpr number) -> is(number, wanted);
                    case ListExpr.Several(ListExpr numbers) ->
                        new Comparison(Relation.LESS, IntExpr.of(0), new IntExpr.Count(numbers, wanted));
                };
                BoolExpr holds = step.condition().equals(Constant.ALWAYS) ? inside : new And(step.condition(), inside);
                return new Search(step.variable(), step.over(), holds, found);
            });
        }

        private static BoolExpr is(IntExpr number, IntExpr.Constant wanted) {
            if (number.isCondition() && wanted.value() == 1) {
                return number.holds();
            }
            return number.isCondition() && wanted.value() == 0
                    ? new Not(number.holds())
                    : new Comparison(Relation.EQUAL, number, wanted);
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

    /// The conditions that all hold where it does, from left to right: itself, if it is no conjunction.
    default Stream<BoolExpr> conjuncts() {
        return this instanceof And(BoolExpr first, BoolExpr second)
                ? Stream.concat(first.conjuncts(), second.conjuncts())
                : Stream.of(this);
    }

    @Override
    default List<? extends Expression> children() {
        return switch (this) {
            case Constant _ -> List.of();
            case Comparison compared -> List.of(compared.left(), compared.right());
            case Nonzero(IntExpr number) -> List.of(number);
            case And(BoolExpr first, BoolExpr second) -> List.of(first, second);
            case Or(BoolExpr first, BoolExpr second) -> List.of(first, second);
            case Not(BoolExpr operand) -> List.of(operand);
        };
    }
}
