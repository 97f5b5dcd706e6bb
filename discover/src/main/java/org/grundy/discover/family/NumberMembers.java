package org.grundy.discover.family;

import java.util.List;
import java.util.stream.LongStream;
import org.grundy.discover.form.ExpressionBuilder;
import org.grundy.lang.expression.IntExpr;

/// The condition that a number is one of a few.
public final class NumberMembers {
    private static final int MOST_NAMED = 3;

    private NumberMembers() {}

    /// That x is one of some numbers; 0 if there are none.
    ///
    /// @param x at least 0 wherever it is evaluated
    /// @param numbers increasing, each at least 0
    public static IntExpr of(IntExpr x, List<Integer> numbers) {
        if (numbers.isEmpty()) {
            return ExpressionBuilder.number(0);
        }
        IntExpr first = ExpressionBuilder.number(numbers.getFirst());
        IntExpr last = ExpressionBuilder.number(numbers.getLast());
        if (numbers.size() == 1) {
            return ExpressionBuilder.equal(x, first);
        }
        if (numbers.getLast() - numbers.getFirst() == numbers.size() - 1) {
            IntExpr below = ExpressionBuilder.atMost(x, last);
            return numbers.getFirst() == 0 ? below : ExpressionBuilder.both(ExpressionBuilder.atMost(first, x), below);
        }
        return numbers.size() <= MOST_NAMED
                ? numbers.stream()
                        .map(number -> ExpressionBuilder.equal(x, ExpressionBuilder.number(number)))
                        .reduce(ExpressionBuilder::either)
                        .orElseThrow()
                : listed(x, numbers);
    }

    private static IntExpr listed(IntExpr x, List<Integer> numbers) {
        int size = numbers.getLast() + 1;
        List<Long> table = LongStream.range(0, size)
                .map(i -> numbers.contains((int) i) ? 1 : 0)
                .boxed()
                .toList();
        return ExpressionBuilder.both(
                ExpressionBuilder.less(x, ExpressionBuilder.number(size)),
                ExpressionBuilder.equal(new IntExpr.Element(table, x), ExpressionBuilder.number(1)));
    }
}
