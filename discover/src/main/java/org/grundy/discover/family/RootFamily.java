package org.grundy.discover.family;

import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Values of one number that grow as its square root: ⌊(⌊√(a·n + b)⌋ + c) / d⌋.
public final class RootFamily implements FormFamily {
    private static final List<Long> FACTORS = List.of(1L, 2L, 3L, 4L, 5L, 6L, 8L, 9L, 12L, 16L, 24L);
    private static final long LARGEST_ADDEND = 9;
    private static final long LARGEST_SHIFT = 3;
    private static final long LARGEST_DIVISOR = 4;

    /// The numbers of a formula.
    private record Numbers(long a, long b, long c, long d) {
        long weight() {
            return a + Math.abs(b) + 2 * Math.abs(c) + 2 * d;
        }

        IntExpr of(IntExpr n) {
            IntExpr root = n.times(a).plus(b).squareRoot();
            return root.plus(c).over(d);
        }
    }

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.isLine() || !fitted.isGrundy()) {
            return Stream.empty();
        }
        IntExpr n = fitted.variable(0);
        return candidates()
                .peek(numbers -> run.piece())
                .map(numbers -> numbers.of(n))
                .filter(expression -> fitted.mismatch(expression, run).isEmpty())
                .limit(1)
                .map(Form.Formula::new);
    }

    private static Stream<Numbers> candidates() {
        return FACTORS.stream()
                .flatMap(a -> range(-LARGEST_ADDEND, LARGEST_ADDEND)
                        .flatMap(b -> range(-LARGEST_SHIFT, LARGEST_SHIFT)
                                .flatMap(c -> range(1, LARGEST_DIVISOR).map(d -> new Numbers(a, b, c, d)))))
                .sorted(Comparator.comparingLong(Numbers::weight));
    }

    private static Stream<Long> range(long from, long to) {
        return LongStream.rangeClosed(from, to).boxed();
    }
}
