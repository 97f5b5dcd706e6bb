package org.grundy.discover.family;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import org.grundy.discover.form.Form;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// The number (u + √d) / w.
///
/// @param u any integer
/// @param d no square, positive
/// @param w at least 1
record QuadraticIrrational(long u, long d, long w) {
    private static final long LARGEST_U = 8;
    private static final long LARGEST_D = 200;
    private static final long LARGEST_W = 4;

    /// The small ones whose multiples, rounded down, are some numbers: ⌊n·α⌋ = multiples\[n\]. The smallest
    /// first.
    ///
    /// @param multiples by n, each n at least 1
    /// @param run charged for each multiple that is compared
    static List<QuadraticIrrational> of(SortedMap<Long, Long> multiples, Run run) {
        List<QuadraticIrrational> found = new ArrayList<>();
        for (long w = 1; w <= LARGEST_W; w++) {
            for (long u = -LARGEST_U; u <= LARGEST_U; u++) {
                for (long d = 2; d <= LARGEST_D; d++) {
                    QuadraticIrrational candidate = new QuadraticIrrational(u, d, w);
                    if (!candidate.isRational()
                            && multiples.entrySet().stream()
                                    .peek(each -> run.option())
                                    .allMatch(each -> candidate.multiple(each.getKey()) == each.getValue())) {
                        found.add(candidate);
                    }
                }
            }
        }
        return found.stream()
                .sorted(Comparator.comparingLong(QuadraticIrrational::size))
                .toList();
    }

    /// The order of preference: small numbers first.
    private long size() {
        return 5 * w + Math.abs(u) + d;
    }

    private boolean isRational() {
        long root = NumberFunction.ISQRT.of(d);
        return root * root == d;
    }

    /// ⌊n·α⌋, exactly.
    long multiple(long n) {
        return Math.floorDiv(u * n + NumberFunction.ISQRT.of(d * n * n), w);
    }

    /// ⌊n·α⌋ as an expression.
    IntExpr multiple(IntExpr n) {
        return multiple(n, IntExpr.of(u), IntExpr.of(d), w);
    }

    /// A form that such multiples make.
    Form form(IntExpr expression) {
        return new Form.Beatty(IntExpr.of(u), IntExpr.of(d), w, expression);
    }

    /// The same with expressions in place of numbers.
    static IntExpr multiple(IntExpr n, IntExpr u, IntExpr d, long w) {
        IntExpr root = product(product(d, n), n).squareRoot();
        IntExpr sum = u instanceof IntExpr.Constant(long value) && value < 0
                ? root.minus(n.times(-value))
                : product(u, n).plus(root);
        return sum.over(w);
    }

    private static IntExpr product(IntExpr a, IntExpr b) {
        return a instanceof IntExpr.Constant(long value) ? value == 0 ? IntExpr.of(0) : b.times(value) : a.times(b);
    }
}
