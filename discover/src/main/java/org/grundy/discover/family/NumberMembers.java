package org.grundy.discover.family;

import java.util.List;
import java.util.stream.LongStream;
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
            return IntExpr.of(0);
        }
        IntExpr first = IntExpr.of(numbers.getFirst());
        IntExpr last = IntExpr.of(numbers.getLast());
        if (numbers.size() == 1) {
            return x.equalTo(first);
        }
        if (numbers.getLast() - numbers.getFirst() == numbers.size() - 1) {
            IntExpr below = x.atMost(last);
            return numbers.getFirst() == 0 ? below : first.atMost(x).and(below);
        }
        return numbers.size() <= MOST_NAMED
                ? numbers.stream()
                        .map(number -> x.equalTo(number))
                        .reduce(IntExpr::or)
                        .orElseThrow()
                : listed(x, numbers);
    }

    private static IntExpr listed(IntExpr x, List<Integer> numbers) {
        int size = numbers.getLast() + 1;
        List<Long> table = LongStream.range(0, size)
                .map(i -> numbers.contains((int) i) ? 1 : 0)
                .boxed()
                .toList();
        return x.lessThan(size).and(new IntExpr.Element(table, x).equalTo(1));
    }
}
