package org.grundy.lang.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.lang.expression.ExpressionEvaluator;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.check.ConditionChecker;
import org.grundy.text.InputError;

/// A number or a condition on a few numbers and a list, in the notation of rules, such as `sum(a) % 2 = 0`.
public final class ListExpression {
    private final IntExpr expression;
    private final int slots;

    private ListExpression(IntExpr expression, int slots) {
        this.expression = expression;
        this.slots = slots;
    }

    /// Reads an expression.
    ///
    /// @param numbers the names of the numbers
    /// @param list the name of the list
    /// @throws InputError if it is neither a number nor a condition, or uses other names
    public static ListExpression of(String text, List<String> numbers, String list) {
        return new ListExpression(ConditionChecker.ofList(text, numbers, list), numbers.size());
    }

    /// Reads an expression; empty if it is none, or uses other names.
    ///
    /// @param numbers the names of the numbers
    /// @param list the name of the list
    public static Optional<ListExpression> read(String text, List<String> numbers, String list) {
        try {
            return Optional.of(of(text, numbers, list));
        } catch (InputError none) {
            return Optional.empty();
        }
    }

    /// What it is made of; the numbers have the first slots, in their order.
    public IntExpr tree() {
        return expression;
    }

    /// The value, of a condition 1 where it holds; empty where there is none, as for the largest of no numbers.
    ///
    /// @param numbers in the order of their names
    /// @param list not modified
    public OptionalLong value(long[] numbers, long[] list) {
        try {
            return OptionalLong.of(
                    new ExpressionEvaluator(Arrays.copyOf(numbers, slots), list, span -> 0).value(expression));
        } catch (ArithmeticException none) {
            return OptionalLong.empty();
        }
    }
}
