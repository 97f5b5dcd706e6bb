package org.grundy.discover.family;

import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Lost positions that are the squares, triangular numbers, primes, powers or multiples of a few numbers,
/// or one more or less than these, with few exceptions.
public final class NumberSetFamily implements FormFamily {
    private static final int FARTHEST = 2;
    private static final int LARGEST_BASE = 20;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.isLine() || !fitted.isLost()) {
            return Stream.empty();
        }
        IntExpr n = fitted.variable(0);
        return predicates()
                .flatMap(predicate -> LongStream.rangeClosed(-FARTHEST, FARTHEST)
                        .boxed()
                        .sorted((a, b) -> Long.compare(Math.abs(a), Math.abs(b)))
                        .map(shift -> shifted(predicate, n, shift)))
                .flatMap(expression -> {
                    run.piece();
                    return ExceptionCorrection.of(new Form.NumberSet(expression), fitted, run).stream();
                });
    }

    private static IntExpr shifted(Function<IntExpr, IntExpr> predicate, IntExpr n, long shift) {
        IntExpr holds = predicate.apply(n.plus(shift));
        return shift < 0 ? n.atLeast(-shift).and(holds) : holds;
    }

    private static Stream<Function<IntExpr, IntExpr>> predicates() {
        Stream<Function<IntExpr, IntExpr>> named = Stream.of(
                NumberSetFamily::square, m -> square(m.times(8).plus(1)), m -> IntExpr.of(NumberFunction.ISPRIME, m));
        Stream<Function<IntExpr, IntExpr>> powers = LongStream.rangeClosed(2, LARGEST_BASE)
                .mapToObj(base -> m -> IntExpr.of(NumberFunction.ISPOWER, m, IntExpr.of(base)));
        return Stream.concat(named, powers);
    }

    private static IntExpr square(IntExpr m) {
        IntExpr root = m.squareRoot();
        return root.times(root).equalTo(m);
    }
}
