package org.grundy.discover.form;

import java.util.List;
import org.grundy.lang.expression.IntExpr;

/// A closed form of a quantity: an [IntExpr] and its kind. For outcomes, 1 stands for a lost
/// position (P) and 0 for a won one (N).
public sealed interface Form {
    /// The quantity as an expression in the numbers of a position and in parameters.
    IntExpr expression();

    /// The values repeat from some number on: from there the expression depends only on the residue
    /// modulo the period.
    ///
    /// @param period in parameters
    /// @param preperiod the first number from which they do
    record Periodic(IntExpr period, long preperiod, IntExpr expression) implements Form {}

    /// The values repeat from some number on, plus a constant each time.
    ///
    /// @param period in parameters
    /// @param saltus by how much they grow, in parameters
    /// @param preperiod the first number from which they do
    record ArithmeticPeriodic(IntExpr period, IntExpr saltus, long preperiod, IntExpr expression) implements Form {}

    /// The values depend on the residues of two numbers, and perhaps on the numbers themselves.
    record Classes(IntExpr expression) implements Form {}

    /// Values determined by the digits of a number, by an automaton or by recursion.
    record Digits(IntExpr expression) implements Form {}

    /// A formula of arithmetic and of operations on bits.
    record Formula(IntExpr expression) implements Form {}

    /// Lost positions lie on lines whose slope is the quadratic irrational (u + √d) / w.
    ///
    /// @param u in parameters
    /// @param d in parameters
    /// @param w at least 1
    record Beatty(IntExpr u, IntExpr d, long w, IntExpr expression) implements Form {}

    /// For each first number the lost positions are those with a second number in a range.
    ///
    /// @param ends what is known of the ends that are no linear expressions
    record Range(List<Form> ends, IntExpr expression) implements Form {
        public Range {
            ends = List.copyOf(ends);
        }
    }

    /// Values determined by a numeration system, by the smallest part of a number.
    record Numeration(IntExpr expression) implements Form {}

    /// Values determined by membership in a set of numbers.
    record NumberSet(IntExpr expression) implements Form {}

    /// One form where a condition on parameters holds, another where it does not.
    record Cases(IntExpr condition, Form then, Form otherwise) implements Form {
        @Override
        public IntExpr expression() {
            return condition.choice(then.expression(), otherwise.expression());
        }
    }

    /// A form with finitely many exceptions.
    ///
    /// @param exceptions the number of exceptions
    record Exceptional(int exceptions, Form rule, IntExpr expression) implements Form {}
}
